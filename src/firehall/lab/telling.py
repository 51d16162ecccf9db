"""Figures and names as people read them, in their language."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from ..game import subtitle
from ..words import known, own, preferred, t
from .counts import Interval, Pairs, Share, Spread
from .report import Comparison, Report
from .trial import Trial

COMMA = ("de", "it")
SPACED = ("de",)
NONE = "none"


def figure(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number with so many decimals.

    >>> figure(1234.5, 1) in ("1,234.5", "1.234,5"), figure(-0.04, 1)[0], figure(2, 0, True)
    (True, '0', '+2')
    """
    value = round(value, digits) + 0.0
    text = f"{value:{'+' if signed else ''},.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if preferred() in COMMA else text


def percent(rate: float) -> str:
    """A share as a percentage."""
    return f"{figure(100 * rate, 1)}{' ' * (preferred() in SPACED)}%"


def points(difference: float) -> str:
    """A difference of percentages."""
    return t("lab-points", number=figure(100 * difference, 1, True))


def between(interval: Interval | None, scale: float = 1, digits: int = 1, signed: bool = False) -> str:
    """An interval; a stroke where there is none."""
    if interval is None:
        return "–"
    low, high = (figure(scale * end, digits, signed) for end in interval)
    return t("lab-range", low=low, high=high)


def duration(seconds: float) -> str:
    """A short time.

    >>> duration(0.0204)[-2:], duration(2e-7)[-2:]
    ('ms', 'µs')
    """
    milliseconds = 1000 * seconds
    return f"{figure(milliseconds, 2)} ms" if milliseconds >= 0.01 else f"{figure(1000 * milliseconds, 2)} µs"


def chances(p: float) -> str:
    """A probability that may be tiny."""
    text = f"{p:.2g}" if p >= 1e-4 else f"{p:.0e}"
    return text.translate(str.maketrans(".", ",")) if preferred() in COMMA else text


def digits_of(spread: Spread) -> int:
    """How many decimals an average deserves."""
    return 1 if spread.mean >= 10 else 2


def title(trial: Trial) -> str:
    """A trial in a line: game, edition, level and house rules, board, options, bots."""
    edition, board = own(trial.game, f"edition-{trial.edition}"), f"board-title-{trial.board}"
    named = t(edition) if known(edition) else trial.edition
    parts = [trial.game, ", ".join(filter(None, (named, subtitle(trial.setup))))]
    parts += [t(board) if known(board) else trial.board] if trial.board else []
    parts += [f"{name} {choice}" for name, choice in trial.options.items()]
    return t("lab-trial", what="; ".join(parts), bots=company(trial.bots))


def company(bots: tuple[str, ...] | str) -> str:
    """Who plays, in the order of the seats; files without their folders.

    >>> company(("steady", "steady", "bots/mine.py"))
    '2 × steady, mine.py'
    """
    runs = [(Path(name).name, len(list(run))) for name, run in groupby(bots)]
    return ", ".join(name if many == 1 else f"{many} × {name}" for name, many in runs)


def size(result: Report | Comparison) -> str:
    """How many games of which seed."""
    seed = result.seed if isinstance(result, Report) else result.first.seed
    return t("lab-games", games=figure(result.games), many=result.games, seed=str(seed))


def end_name(trial: Trial, name: str) -> str:
    """How a game ended."""
    return t("lab-broken-off") if name == NONE else t(f"end-{trial.game}-{name}")


def of_seat(text: str, report: Report, side: int) -> str:
    """What is counted, with the seat if each seat counts its own."""
    if len(report.wins) == 1:
        return text
    return t("lab-seat", what=text, seat=side + 1, bot=Path(report.trial.bots[side]).name)


def named_shares(report: Report) -> list[tuple[str, Share]]:
    """Who won, and how the games ended, ways that never came about left out."""
    found = [(of_seat(t("lab-won"), report, side), share) for side, share in enumerate(report.wins)]
    return found + [(end_name(report.trial, name), share) for name, share in report.ends.items() if share.count]


def named_spreads(report: Report) -> list[tuple[str, Spread]]:
    """The game's numbers, turns and decisions."""
    found: list[tuple[str, Spread]] = []
    for name, spreads in report.numbers.items():
        label = t(f"number-{report.trial.game}-{name}")
        found += [(of_seat(label, report, side), spread) for side, spread in enumerate(spreads)]
    if report.turns.most:
        found.append((t("lab-turns"), report.turns))
    return [*found, (t("lab-decisions"), report.decisions)]


def named_pairs(result: Comparison) -> list[tuple[str, Pairs]]:
    """The same numbers under both set-ups."""
    report, found = result.first, list[tuple[str, Pairs]]()
    for name, pairs in result.numbers.items():
        label = t(f"number-{report.trial.game}-{name}")
        found += [(of_seat(label, report, side), pair) for side, pair in enumerate(pairs)]
    if report.turns.most:
        found.append((t("lab-turns"), result.turns))
    return [*found, (t("lab-decisions"), result.decisions)]
