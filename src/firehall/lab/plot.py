"""Results as a picture: shares as bars with their intervals, distributions as columns; a comparison shows both."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from tempfile import TemporaryFile

from ..errors import BadSetup
from ..save import write_whole
from ..words import t
from .counts import Interval, Share, Spread
from .report import Comparison, Report, Result
from .table import bin_width, binned
from .telling import between, digits_of, figure, named_shares, named_spreads, of_seat, percent, points, size, title

WIDTH, MARGIN = 760, 24
LINE, BAR = 20, 12
NAMES = 190
SCALE = 340
PANEL, HEIGHT = 344, 96
BINS = 40
MARKS = (b"<svg", b"<?xml")
STYLE = """
.paper{fill:#fffdf8}.text{font:13px sans-serif;fill:#222}.small{font:11px sans-serif;fill:#5c5648}
.head{font:bold 15px sans-serif;fill:#222}.axis{stroke:#8a8475;stroke-width:1}.grid{stroke:#e6dfd0;stroke-width:1}
.one{fill:#b3202a}.two{fill:#2468b4}.one.part,.two.part{fill-opacity:.75}.end{text-anchor:end}
.mid{text-anchor:middle}.span{stroke:#222;stroke-width:2}.mean{stroke-width:2;stroke-dasharray:4 3}
.mean.one{stroke:#6d0f16}.mean.two{stroke:#10386b}
"""
Series = tuple[tuple[str, Report], ...]


def plot(result: Result) -> str:
    """A complete SVG document."""
    if isinstance(result, Report):
        series: Series = (("one", result),)
        heads = [title(result.trial)]
    else:
        series = (("one", result.first), ("two", result.second))
        heads = [t("lab-first-is", what=title(result.first.trial)), t("lab-second-is", what=title(result.second.trial))]
    parts = [text(MARGIN, MARGIN + 8, size(result), "head")]
    y = MARGIN + 14
    for (colour, _), head in zip(series, heads, strict=True):
        y += LINE
        parts += [f'<rect class="{colour}" x="{MARGIN}" y="{y - 10}" width="10" height="10"/>']
        parts.append(text(MARGIN + 16, y, head))
    for draw in (shares, gaps, panels):
        y += LINE
        for piece, bottom in draw(result, series, y):
            parts.append(piece)
            y = max(y, bottom)
    height = y + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" '
            f'height="{height:g}" role="img" aria-label="{escape(heads[0])}">',
            f"<title>{escape('; '.join([*heads, size(result)]))}</title><style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height:g}"/>',
            *parts,
            "</svg>\n",
        ]
    )


Pieces = Iterator[tuple[str, float]]


def shares(result: Result, series: Series, y: float) -> Pieces:
    """Who won and how the games ended: one bar for each set-up, from nothing to all games."""
    named = [(colour, report.games, dict(named_shares(report))) for colour, report in series]
    left, top = MARGIN + NAMES, y
    for name in dict.fromkeys(name for _, _, found in named for name in found):
        yield text(left - 10, y + BAR, name, "text end"), y
        for colour, games, found in named:
            share = found.get(name, Share(0, games))
            label = f"{percent(share.rate)} ({between(share.interval, 100)})"
            yield (
                f'<rect class="{colour}" x="{left}" y="{y + 2:g}" width="{SCALE * share.rate:.1f}" height="{BAR}"/>',
                y,
            )
            yield whisker(left, share.interval, SCALE, y + 2 + BAR / 2), y
            yield text(left + SCALE + 12, y + BAR, label, "small"), y
            y += LINE
    for fifth in range(6):
        x = left + SCALE * fifth / 5
        yield f'<line class="{"grid" if fifth else "axis"}" x1="{x:g}" y1="{top:g}" x2="{x:g}" y2="{y:g}"/>', y
        yield text(x, y + 14, figure(20 * fifth), "small mid"), y + 14


def gaps(result: Result, series: Series, y: float) -> Pieces:
    """The difference of the win rates with its interval, around a line where there is none."""
    if not isinstance(result, Comparison):
        return
    y += LINE
    left, middle = MARGIN + NAMES, MARGIN + NAMES + SCALE / 2
    for side, won in enumerate(result.wins):
        name = of_seat(f"{t('lab-won')}: {t('lab-difference')}", result.first, side)
        x, width = middle + SCALE / 2 * won.difference.mean, SCALE / 2
        yield text(left - 10, y + BAR, name, "text end"), y
        yield whisker(middle, won.interval, width, y + 2 + BAR / 2), y
        yield f'<circle class="two" cx="{x:.1f}" cy="{y + 2 + BAR / 2:g}" r="5"/>', y
        label = f"{points(won.difference.mean)}  ({between(won.interval, 100, signed=True)})"
        yield text(left + SCALE + 12, y + BAR, label, "small"), y
        yield f'<line class="axis" x1="{middle:g}" y1="{y:g}" x2="{middle:g}" y2="{y + LINE:g}"/>', y + LINE
        y += LINE
    for rate in (-1.0, -0.5, 0.0, 0.5, 1.0):
        yield text(middle + rate * SCALE / 2, y + 14, figure(100 * rate, 0, True), "small mid"), y + 14


def panels(result: Result, series: Series, y: float) -> Pieces:
    """The distributions, two beside each other."""
    found: dict[str, list[tuple[str, Spread]]] = {}
    for colour, report in series:
        for name, spread in named_spreads(report):
            found.setdefault(name, []).append((colour, spread))
    for n, (name, spreads) in enumerate(found.items()):
        x, top = MARGIN + (n % 2) * (PANEL + 24), y + n // 2 * (HEIGHT + 72)
        yield text(x, top + 12, f"{name}: {t('lab-mean')}"), y
        for place, (colour, spread) in enumerate(spreads):
            at, digits = x + PANEL * place / 2, digits_of(spread)
            label = f"{figure(spread.mean, digits)} ({between(spread.interval, 1, digits)})"
            yield f'<rect class="{colour} part" x="{at:g}" y="{top + 20:g}" width="8" height="8"/>', y
            yield text(at + 12, top + 28, label, "small"), y
        yield from panel(spreads, x, top + 36)


def panel(spreads: list[tuple[str, Spread]], x: float, y: float) -> Pieces:
    """One number: in how many games each value was seen, and the averages."""
    least, most = min(s.least for _, s in spreads), max(s.most for _, s in spreads)
    width = bin_width(least, most, BINS)
    step = PANEL / -(-(most - least + 1) // width)
    rows = [(colour, [n / spread.games for n in binned(spread, least, most, BINS)]) for colour, spread in spreads]
    top = max(rate for _, rates in rows for rate in rates)
    thick = max((step - 1) / len(rows), 0.5)
    for n, (colour, rates) in enumerate(rows):
        for place, rate in enumerate(rates):
            if rate:
                tall, value = HEIGHT * rate / top, least + place * width
                last = f"–{figure(value + width - 1)}" if width > 1 else ""
                yield (
                    f'<rect class="{colour} part" x="{x + place * step + n * thick:.1f}" y="{y + HEIGHT - tall:.1f}" '
                    f'width="{thick:.1f}" height="{tall:.1f}">'
                    f"<title>{escape(f'{figure(value)}{last}: {percent(rate)}')}</title></rect>",
                    y,
                )
    for colour, spread in spreads:
        at = x + (spread.mean - least + 0.5) / width * step
        yield f'<line class="mean {colour}" x1="{at:.1f}" y1="{y:g}" x2="{at:.1f}" y2="{y + HEIGHT:g}"/>', y
    bottom = y + HEIGHT
    yield f'<line class="axis" x1="{x:g}" y1="{bottom:g}" x2="{x + PANEL:g}" y2="{bottom:g}"/>', y
    yield text(x, bottom + 14, figure(least), "small"), y
    yield text(x + PANEL, bottom + 14, figure(most), "small end"), bottom + 20


def whisker(x: float, interval: Interval, scale: float, y: float) -> str:
    """An interval as a line with ends."""
    low, high = (f"{x + scale * end:.1f}" for end in interval)
    ends = "".join(f'<line class="span" x1="{e}" y1="{y - 4:g}" x2="{e}" y2="{y + 4:g}"/>' for e in (low, high))
    return f'<line class="span" x1="{low}" y1="{y:g}" x2="{high}" y2="{y:g}"/>{ends}'


def text(x: float, y: float, what: str, kind: str = "text") -> str:
    """A line of text."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(what)}</text>'


def check_place(path: Path) -> None:
    """Refuse a file that can't be written, or that holds anything but a picture, before games are played for it."""
    if not path.parent.is_dir():
        raise BadSetup([t("lab-plot-folder", folder=str(path.parent))])
    try:
        if path.exists() and not is_picture(path):
            raise BadSetup([t("lab-plot-kept", file=str(path))])
        with TemporaryFile(dir=path.resolve().parent):
            pass
    except OSError as error:
        raise refused(path, error) from None


def is_picture(path: Path) -> bool:
    """Whether a file may be written over: it holds a picture or nothing."""
    if not path.is_file():
        return False
    with path.open("r+b") as file:
        head = file.read(5)
    return head.startswith(MARKS) or not head


def save_plot(result: Result, path: Path) -> None:
    """Write the picture of a result; until it is whole, what stood there before remains."""
    try:
        write_whole(path.resolve(), plot(result))
    except OSError as error:
        raise refused(path, error) from None


def refused(path: Path, error: OSError) -> BadSetup:
    """That the picture can't be written, and why."""
    return BadSetup([t("lab-plot-refused", file=str(path), reason=error.strerror or str(error))])


__all__ = ["check_place", "plot", "save_plot"]
