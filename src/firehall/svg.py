"""Scenes as SVG."""

from __future__ import annotations

from html import escape

from .scene import Piece, Point, Scene

UNIT = 48
MARGIN = 4
FOOT = 40
STYLE = """
.board{fill:#f7f3ea}.inside{fill:#fffdf8;stroke:#d9d2c3;stroke-width:1}
.outside{fill:#dfe9dc;stroke:#cbd8c7;stroke-width:1}.parking{fill:#cdd3dc;stroke:#b4bcc9;stroke-width:1}
.wall,.damaged-wall{stroke:#3a3a3a;stroke-width:5;stroke-linecap:square}
.damaged-wall{stroke-dasharray:9 4}.destroyed-wall{stroke:#3a3a3a;stroke-width:2;stroke-dasharray:2 7}
.closed-door{stroke:#8a4b12;stroke-width:8}.open-door{stroke:#8a4b12;stroke-width:3;stroke-dasharray:5 5}
.doorway{stroke:#b9ab92;stroke-width:2;stroke-dasharray:2 4}
.mark{font:10px sans-serif;fill:#77705f}.foot{font:13px sans-serif;fill:#222}
.fire{fill:#e8541e}.smoke{fill:#9aa1a8}.hidden{fill:#2468b4}.victim{fill:#f0c419}.person{fill:#fff;stroke:#b3202a;stroke-width:3}
.sign{font:bold 13px sans-serif;text-anchor:middle;fill:#111}
.fire+.sign,.hidden+.sign{fill:#fff}
"""


def draw(scene: Scene) -> str:
    """A complete SVG document with titles for readers and pointers."""
    width, height = scene.width * UNIT + 2 * MARGIN, scene.height * UNIT + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height + FOOT:g}" '
        f'width="{width:g}" height="{height + FOOT:g}" role="img" aria-label="{escape(scene.title)}">',
        f"<title>{escape(scene.title)}</title><style>{STYLE}</style>",
        f'<rect class="board" width="{width:g}" height="{height + FOOT:g}"/>',
    ]
    for spot in scene.spots:
        corners = " ".join(f"{x:g},{y:g}" for x, y in map(scaled, spot.outline))
        left, bottom = min(p[0] for p in spot.outline), max(p[1] for p in spot.outline)
        x, y = scaled((left, bottom))
        parts.append(
            f'<g><title>{escape(spot.label or spot.id)}</title><polygon class="{spot.kind}" points="{corners}"/>'
        )
        parts.append(f'<text class="mark" x="{x + 3:g}" y="{y - 4:g}">{escape(spot.id)}</text></g>')
    for line in scene.lines:
        (x1, y1), (x2, y2) = scaled(line.start), scaled(line.end)
        ends = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
        parts.append(f'<line class="{line.kind}" {ends}><title>{escape(line.label)}</title></line>')
    corner = {spot.id: (min(p[0] for p in spot.outline), min(p[1] for p in spot.outline)) for spot in scene.spots}
    parts += [draw_piece(piece, corner[piece.space]) for piece in scene.pieces]
    counters = " · ".join(f"{c.label} {c.value}" + (f"/{c.limit}" if c.limit else "") for c in scene.counters)
    parts.append(f'<text class="foot" x="{MARGIN + 4}" y="{height + 14:g}">{escape(counters)}</text>')
    parts.append(f'<text class="foot" x="{MARGIN + 4}" y="{height + 32:g}">{escape(scene.question)}</text></svg>')
    return "\n".join(parts)


def scaled(point: Point) -> Point:
    """A point of the scene in the picture.

    >>> scaled((1, 0))
    (52, 4)
    """
    return point[0] * UNIT + MARGIN, point[1] * UNIT + MARGIN


def draw_piece(piece: Piece, corner: Point) -> str:
    """One piece: a disc or a card with its sign, so that nothing is told by colour alone."""
    x, y = scaled((corner[0] + piece.place[0], corner[1] + piece.place[1]))
    if piece.kind in ("fire", "smoke"):
        y -= 6
        shape = f'<rect class="{piece.kind}" x="{x - 15:g}" y="{y - 15:g}" width="30" height="30" rx="8"/>'
    else:
        shape = f'<circle class="{piece.kind}" cx="{x:g}" cy="{y:g}" r="10"/>'
    sign = f'<text class="sign" x="{x:g}" y="{y:g}" dy=".35em">{escape(piece.symbol)}</text>'
    return f"<g><title>{escape(piece.label)}</title>{shape}{sign}</g>"
