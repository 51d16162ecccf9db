"""Scenes as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from textwrap import wrap

from .scene import Line, Piece, Point, Scene, Spot

UNIT = 48
MARGIN = 4
LEADING = 18
LETTER = 7.2
FULL = ("fire", "smoke")
DIAMONDS = ("hot-spot", "hazmat")
STYLE = """
.board{fill:#f7f3ea}.inside{fill:#fffdf8;stroke:#d9d2c3;stroke-width:1}
.outside{fill:#dfe9dc;stroke:#cbd8c7;stroke-width:1}.parking{fill:#cdd3dc;stroke:#b4bcc9;stroke-width:1}
.wall,.damaged-wall{stroke:#3a3a3a;stroke-width:5;stroke-linecap:square}
.damaged-wall{stroke-dasharray:5 4;stroke-linecap:butt}
.destroyed-wall{stroke:#3a3a3a;stroke-width:2;stroke-dasharray:2 7}
.closed-door{stroke:#8a4b12;stroke-width:8}.open-door{stroke:#8a4b12;stroke-width:3;stroke-dasharray:5 5}
.doorway{stroke:#b9ab92;stroke-width:2;stroke-dasharray:2 4}
.mark{font:10px sans-serif;fill:#77705f}.pointed{text-anchor:middle;fill:#4d483c}.foot{font:13px sans-serif;fill:#222}
.fire{fill:#e8541e}.smoke{fill:#9aa1a8}
.hidden{fill:#2468b4}.victim{fill:#f0c419}.person{fill:#fff;stroke:#b3202a;stroke-width:3}
.downed{fill:#d9d2c3;stroke:#b3202a;stroke-width:2;stroke-dasharray:3 3}.heal{fill:#2e8b57}
.hot-spot{fill:#7a1010;stroke:#ffb000;stroke-width:2}.hazmat{fill:#ffe14d;stroke:#111;stroke-width:2}
.engine{fill:#f3bdb9;stroke:#b3202a;stroke-width:3}.ambulance{fill:#fff;stroke:#2468b4;stroke-width:3}
.place{fill:#f1ead9;stroke:#d9d2c3;stroke-width:1;stroke-dasharray:3 3}.hot{fill:#ffd9b8;stroke:#b3202a;stroke-width:2}
.heat-0{fill:#c9b79a;stroke:#8a7a5c}.heat-1{fill:#9fcbe8;stroke:#5b88a6}.heat-2{fill:#b7d8b0;stroke:#6f9667}
.heat-3{fill:#dbe3a1;stroke:#9aa35a}.heat-4{fill:#f6d98a;stroke:#b59540}.heat-5{fill:#f6b26b;stroke:#b5742f}
.heat-6{fill:#ef8a62;stroke:#a94f2b}.tile,.firebreak{fill:none}.red{fill:#d7263d}.green{fill:#2e8b57}.blue{fill:#2f6fd0}
.yellow{fill:#ffd23f;stroke:#8a6d00}.red+.sign,.green+.sign,.blue+.sign{fill:#fff}
.sign{font:bold 13px sans-serif;text-anchor:middle;fill:#111}
.badge{font:bold 10px sans-serif;fill:#b3202a;stroke:#fff;stroke-width:3;paint-order:stroke}
.fire+.sign,.hidden+.sign,.heal+.sign,.hot-spot+.sign{fill:#fff}
"""


def draw(scene: Scene) -> str:
    """A complete SVG document with titles for readers and pointers."""
    width, height = scene.width * UNIT + 2 * MARGIN, scene.height * UNIT + 2 * MARGIN
    notes = [part for text in foot(scene) for part in wrap(text, int(width // LETTER))]
    whole = height + LEADING * len(notes) + 2 * MARGIN
    outlines = {spot.id: spot.outline for spot in scene.spots}
    large, small = ([p for p in scene.pieces if bool(p.more) == several] for several in (True, False))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {whole:g}" '
            f'width="{width:g}" height="{whole:g}" role="img" aria-label="{escape(scene.title)}">',
            f"<title>{escape(scene.title)}</title><style>{STYLE}</style>",
            f'<rect class="board" width="{width:g}" height="{whole:g}"/>',
            *(draw_ground(spot) for spot in scene.spots),
            *(draw_piece(piece, outlines) for piece in large),
            *(draw_name(spot) for spot in scene.spots),
            *(draw_line(line) for line in scene.lines),
            *(draw_piece(piece, outlines) for piece in small),
            *(
                f'<text class="foot" x="{MARGIN + 4}" y="{height + LEADING * (n + 1):g}">{escape(note)}</text>'
                for n, note in enumerate(notes)
            ),
            "</svg>",
        ]
    )


def foot(scene: Scene) -> list[str]:
    """What is told below: the numbers, who is what, and what is asked."""
    counters = " · ".join(f"{c.label} {c.value}" + (f"/{c.limit}" if c.limit else "") for c in scene.counters)
    people = " · ".join(f"{player.symbol} {player.about}" for player in scene.players if player.about)
    return [text for text in (counters, people, scene.question) if text]


def draw_ground(spot: Spot) -> str:
    """A space in the colour of its kind."""
    corners = " ".join(f"{x:g},{y:g}" for x, y in map(scaled, spot.outline))
    title = escape(spot.label or spot.id)
    return f'<g><title>{title}</title><polygon class="{spot.kind}" points="{corners}"/></g>'


def draw_name(spot: Spot) -> str:
    """The name of a space, at its lowest corner: beside it, or above it where it is pointed."""
    corner = lowest_corner(spot.outline)
    x, y = scaled(corner)
    if sum(point[1] == corner[1] for point in spot.outline) == 1:
        return f'<text class="mark pointed" x="{x:g}" y="{y - 11:g}">{escape(spot.id)}</text>'
    return f'<text class="mark" x="{x + 3:g}" y="{y - 4:g}">{escape(spot.id)}</text>'


def lowest_corner(outline: tuple[Point, ...]) -> Point:
    """Where a space is named: at its lowest corner, the left one of two.

    >>> lowest_corner(((0, 0), (1, 0), (1, 1), (0, 1)))
    (0, 1)
    """
    return min(outline, key=lambda point: (-point[1], point[0]))


def draw_line(line: Line) -> str:
    """A wall or a door."""
    (x1, y1), (x2, y2) = scaled(line.start), scaled(line.end)
    ends = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
    return f'<line class="{line.kind}" {ends}><title>{escape(line.label)}</title></line>'


def scaled(point: Point) -> Point:
    """A point of the scene in the picture.

    >>> scaled((1, 0))
    (52, 4)
    """
    return point[0] * UNIT + MARGIN, point[1] * UNIT + MARGIN


def draw_piece(piece: Piece, outlines: Mapping[str, Sequence[Point]]) -> str:
    """One piece with its sign, so that nothing is told by colour alone."""
    corners = [scaled(point) for space in (piece.space, *piece.more) for point in outlines[space]]
    (left, right), (top, bottom) = ((min(numbers), max(numbers)) for numbers in zip(*corners, strict=True))
    x, y = left + piece.place[0] * (right - left), top + piece.place[1] * (bottom - top)
    if piece.kind in FULL:
        y -= 6
    shape = shape_of(piece, x, y, right - left, bottom - top)
    sign = f'<text class="sign" x="{x:g}" y="{y:g}" dy=".35em">{escape(piece.symbol)}</text>'
    badge = f'<text class="badge" x="{x + 7:g}" y="{y + 13:g}">{escape(piece.badge)}</text>' if piece.badge else ""
    return f"<g><title>{escape(piece.label)}</title>{shape}{sign}{badge}</g>"


def shape_of(piece: Piece, x: float, y: float, width: float, height: float) -> str:
    """A card for what fills a space or several, a diamond for what is dangerous, a disc for all else."""
    across, down = (width - 14, height - 14) if piece.more else (30, 30) if piece.kind in FULL else (14, 14)
    if not piece.more and piece.kind not in (*FULL, *DIAMONDS):
        return f'<circle class="{piece.kind}" cx="{x:g}" cy="{y:g}" r="10"/>'
    turned = f' transform="rotate(45 {x:g} {y:g})"' if piece.kind in DIAMONDS else ""
    size = f'x="{x - across / 2:g}" y="{y - down / 2:g}" width="{across:g}" height="{down:g}"'
    return f'<rect class="{piece.kind}" {size} rx="{2 if turned else 8}"{turned}/>'
