"""Results as tables for people, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Sequence

from ..words import t
from .counts import Pairs, Share, Spread
from .report import Comparison, Report
from .telling import (
    between,
    chances,
    digits_of,
    duration,
    figure,
    named_pairs,
    named_shares,
    named_spreads,
    of_seat,
    percent,
    points,
    size,
    title,
)

BAR = 20
STEPS = "▁▂▃▄▅▆▇█"
PARTS = "▏▎▍▌▋▊▉█"
Row = list[str]


def table(report: Report) -> str:
    """A report as a table."""
    shares = [["", "", t("lab-interval"), ""]]
    shares += [[name, percent(s.rate), between(s.interval, 100), bar(s)] for name, s in named_shares(report)]
    spreads = [["", t("lab-mean"), t("lab-interval"), t("lab-least"), t("lab-middle"), t("lab-most"), ""]]
    spreads += [[name, *spread_row(spread)] for name, spread in named_spreads(report)]
    lines = [title(report.trial), size(report), "", *laid_out(shares), "", *laid_out(spreads)]
    if report.turn_seconds is not None:
        lines += ["", t("lab-speed", time=duration(report.turn_seconds))]
    return "\n".join(lines)


def comparison_table(result: Comparison) -> str:
    """A comparison as a table: the second less the first."""
    first, second = result.first, result.second
    rows = [["", t("lab-first"), t("lab-second"), t("lab-difference"), t("lab-interval"), t("lab-correlation")]]
    for side, won in enumerate(result.wins):
        rates = [percent(first.wins[side].rate), percent(second.wins[side].rate), points(won.difference.mean)]
        interval = between(won.interval, 100, signed=True)
        rows.append([of_seat(t("lab-won"), first, side), *rates, interval, closeness(won)])
    pairs = dict(named_pairs(result))
    for (name, one), (_, two) in zip(named_spreads(first), named_spreads(second), strict=False):
        rows.append([name, *pair_row(one, two, pairs[name])])
    lines = [t("lab-first-is", what=title(first.trial)), t("lab-second-is", what=title(second.trial))]
    lines += [size(result), "", *laid_out(rows, drawn=False), ""]
    for side, won in enumerate(result.wins):
        lines += [of_seat(split(won), first, side), t("lab-mcnemar", p=chances(won.mcnemar))]
    return "\n".join(lines)


def split(won: Pairs) -> str:
    """How many games each of the two won."""
    both, one, two, neither = (figure(won.counts[pair]) for pair in ((1, 1), (1, 0), (0, 1), (0, 0)))
    return t("lab-split", both=both, first=one, second=two, neither=neither)


def spread_row(spread: Spread) -> Row:
    """An average, its interval, the ends and the middle, and the shape."""
    digits = digits_of(spread)
    ends = (spread.least, spread.quantile(0.5), spread.most)
    return [figure(spread.mean, digits), between(spread.interval, 1, digits), *map(figure, ends), shape(spread)]


def pair_row(one: Spread, two: Spread, pairs: Pairs) -> Row:
    """Two averages, their difference with its interval, and how closely the games go together."""
    digits = max(digits_of(one), digits_of(two))
    difference = pairs.difference
    cells = [figure(one.mean, digits), figure(two.mean, digits), figure(difference.mean, digits, True)]
    return [*cells, between(difference.interval, 1, digits, True), closeness(pairs)]


def closeness(pairs: Pairs) -> str:
    """The correlation, if there is one."""
    return "–" if pairs.correlation is None else figure(pairs.correlation, 2)


def bar(share: Share) -> str:
    """A share as a bar of a fixed length.

    >>> bar(Share(1, 4))
    '█████'
    """
    eighths = round(share.rate * BAR * len(PARTS))
    whole, rest = divmod(eighths, len(PARTS))
    return PARTS[-1] * whole + (PARTS[rest - 1] if rest else "")


def shape(spread: Spread) -> str:
    """A distribution as a row of little columns from the least to the most; what never happened is blank.

    >>> shape(Spread({0: 1, 1: 8, 3: 4}))
    '▁█ ▄'
    """
    heights = binned(spread, spread.least, spread.most, BAR)
    top = max(heights)
    return "".join(STEPS[max(0, round(h / top * len(STEPS)) - 1)] if h else " " for h in heights)


def bin_width(least: int, most: int, bins: int) -> int:
    """How wide bins must be for so many to hold all values."""
    return -(-(most - least + 1) // bins)


def binned(spread: Spread, least: int, most: int, bins: int) -> list[int]:
    """How often values fell into bins of equal width from the least to the most, of which there are at most so many."""
    width = bin_width(least, most, bins)
    found = [0] * bin_width(least, most, width)
    for value, count in spread.counts.items():
        found[(value - least) // width] += count
    return found


def laid_out(rows: Sequence[Row], *, drawn: bool = True) -> list[str]:
    """Rows in columns: names to the left, figures to the right, and to the left again what is drawn beside them."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    found: list[str] = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        cells[0] = row[0].ljust(widths[0])
        cells[-1] = row[-1] if drawn else cells[-1]
        found.append("  ".join(cells).rstrip())
    return found


__all__ = ["comparison_table", "table"]
