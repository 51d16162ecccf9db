"""Results for other programs: as one JSON object, or as a table of comma-separated values. Both are documented in
`docs/numbers.md` and keep their names."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Any

from .counts import Pairs, Share, Spread
from .report import Comparison, Report, Result

FORMAT = 1
QUANTILES = {"q10": 0.1, "median": 0.5, "q90": 0.9}
FIELDS = ["set_up", "seat", "what", "games", "count", "mean", "low", "high", "deviation"]
FIELDS += ["least", *QUANTILES, "most", "correlation", "p"]
Cells = dict[str, Any]


def as_dict(result: Result) -> Cells:
    """A result as a dictionary of plain values."""
    if isinstance(result, Report):
        return {"format": FORMAT, **report_dict(result)}
    first, second = report_dict(result.first), report_dict(result.second)
    return {"format": FORMAT, "first": first, "second": second, "difference": difference_dict(result)}


def report_dict(report: Report) -> Cells:
    """One report; the histograms say how often each value was seen."""
    trial, numbers = report.trial, report.numbers
    sides = [
        {"won": share_cells(won), "numbers": {name: spread_dict(found[side]) for name, found in numbers.items()}}
        for side, won in enumerate(report.wins)
    ]
    return {
        "game": trial.game,
        "edition": trial.edition,
        "level": trial.level,
        "board": trial.board,
        "crew": trial.crew,
        "options": dict(trial.options),
        "house_rules": trial.house.lines() if trial.house else [],
        "bots": list(trial.bots),
        "seed": str(report.seed),
        "games": report.games,
        "asked": report.asked,
        "complete": report.complete,
        "sides": sides,
        "ends": {name: share_cells(share) for name, share in report.ends.items()},
        "turns": spread_dict(report.turns),
        "decisions": spread_dict(report.decisions),
        "milliseconds_a_turn": None if report.turn_seconds is None else report.turn_seconds * 1000,
    }


def difference_dict(result: Comparison) -> Cells:
    """The second less the first, side by side."""
    sides = [
        {"won": win_cells(won), "numbers": {name: pair_cells(found[side]) for name, found in result.numbers.items()}}
        for side, won in enumerate(result.wins)
    ]
    return {"sides": sides, "turns": pair_cells(result.turns), "decisions": pair_cells(result.decisions)}


def share_cells(share: Share) -> Cells:
    """A share and its interval."""
    low, high = share.interval
    return {"count": share.count, "mean": share.rate, "low": low, "high": high}


def spread_cells(spread: Spread) -> Cells:
    """An average, its interval, and what lies around it."""
    low, high = spread.interval or (None, None)
    quantiles = {name: spread.quantile(part) for name, part in QUANTILES.items()}
    cells = {"mean": spread.mean, "low": low, "high": high, "deviation": spread.deviation}
    return cells | {"least": spread.least, **quantiles, "most": spread.most}


def spread_dict(spread: Spread) -> Cells:
    """The same with the histogram."""
    return spread_cells(spread) | {"histogram": {str(v): c for v, c in sorted(spread.counts.items())}}


def pair_cells(pairs: Pairs) -> Cells:
    """A difference of averages."""
    low, high = pairs.difference.interval or (None, None)
    return {"mean": pairs.difference.mean, "low": low, "high": high, "correlation": pairs.correlation}


def win_cells(pairs: Pairs) -> Cells:
    """A difference of win rates; `first`, `second`, `both` and `neither` count who won which games."""
    low, high = pairs.interval
    counted = {"both": (1, 1), "first": (1, 0), "second": (0, 1), "neither": (0, 0)}
    cells: Cells = {name: pairs.counts[pair] for name, pair in counted.items()}
    return cells | {
        "mean": pairs.difference.mean,
        "low": low,
        "high": high,
        "correlation": pairs.correlation,
        "p": pairs.mcnemar,
    }


def as_csv(result: Result) -> str:
    """A result as comma-separated values with a line of names; the seat is empty for what all share."""
    out = StringIO()
    writer = csv.DictWriter(out, FIELDS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(csv_rows(result))
    return out.getvalue()


def csv_rows(result: Result) -> Iterator[Cells]:
    """The rows of a result."""
    if isinstance(result, Report):
        yield from report_rows(result, "first")
        return
    yield from report_rows(result.first, "first")
    yield from report_rows(result.second, "second")
    head = {"set_up": "difference", "games": result.games}
    for side, won in enumerate(result.wins):
        seat = seat_of(result.first, side)
        yield head | {"seat": seat, "what": "won", **win_cells(won)}
        for name, found in result.numbers.items():
            yield head | {"seat": seat, "what": name, **pair_cells(found[side])}
    yield head | {"what": "turns", **pair_cells(result.turns)}
    yield head | {"what": "decisions", **pair_cells(result.decisions)}


def report_rows(report: Report, set_up: str) -> Iterator[Cells]:
    """The rows of one report."""
    head = {"set_up": set_up, "games": report.games}
    for side, won in enumerate(report.wins):
        seat = seat_of(report, side)
        yield head | {"seat": seat, "what": "won", **share_cells(won)}
        for name, found in report.numbers.items():
            yield head | {"seat": seat, "what": name, **spread_cells(found[side])}
    for name, share in report.ends.items():
        yield head | {"what": f"end:{name}", **share_cells(share)}
    yield head | {"what": "turns", **spread_cells(report.turns)}
    yield head | {"what": "decisions", **spread_cells(report.decisions)}


def seat_of(report: Report, side: int) -> int | str:
    """The seat of a side; nothing for a team."""
    return side + 1 if len(report.wins) > 1 else ""


__all__ = ["as_csv", "as_dict"]
