"""A scene painted on its plan, cell by cell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.segment import Segment
from rich.style import Style

from ...scene import Line, Piece, Scene, Spot
from . import looks
from .plan import Place, Plan, Run, plan

RIGHT, DOWN = 1, 2
HIGH, ROOMY = 3, 7
MORE = "+"
Mark = tuple[str, Style]
Offers = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Shown:
    """What is shown besides the scene: what can be done where, the space with the cursor, the piece that acts."""

    offers: Offers
    cursor: str = ""
    acting: str = ""


class Painting:
    """The cells of a scene with their signs and styles."""

    def __init__(self, scene: Scene, made: Plan, shown: Shown) -> None:
        self.scene, self.plan, self.shown = scene, made, shown
        self.signs = [[" "] * made.width for _ in range(made.height)]
        self.styles = [[Style(bgcolor=looks.BOARD)] * made.width for _ in range(made.height)]
        self.arms: dict[Place, list[int]] = {}
        self.pieces: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.pieces.setdefault(piece.space, []).append(piece)
        for spot in scene.spots:
            self.lay_ground(spot)
        self.draw_rims()
        for line in scene.lines:
            self.draw_line(line)
        for spot in scene.spots:
            self.fill(spot)
        self.show_cursor()

    def rows(self) -> list[list[Segment]]:
        """Segments, one list a row."""
        return [
            [Segment(sign, style) for sign, style in zip(signs, styles, strict=True)]
            for signs, styles in zip(self.signs, self.styles, strict=True)
        ]

    def put(self, place: Place, sign: str, style: Style) -> None:
        """Write one sign over what is there."""
        x, y = place
        self.signs[y][x] = sign
        self.styles[y][x] += style

    # Spaces

    def lay_ground(self, spot: Spot) -> None:
        """The ground of a space: that of a piece that fills it, or of its kind."""
        fills = [looks.PIECES[p.kind].fill for p in self.pieces.get(spot.id, ()) if p.kind in looks.PIECES]
        ground = next(filter(None, fills), looks.ground_of(spot.kind, offered=spot.id in self.shown.offers))
        for run in self.plan.runs[spot.id]:
            for x in range(run.start, run.stop):
                self.put((x, run.y), " ", Style(bgcolor=ground))

    def fill(self, spot: Spot) -> None:
        """What stands on a space, what it is called, and what can be done there."""
        rows = self.plan.runs[spot.id]
        if not rows:
            return
        marks = [
            mark(piece, rows[0].width >= ROOMY, piece.id == self.shown.acting) for piece in self.pieces.get(spot.id, ())
        ]
        badge = self.badge(spot, rows, sum(len(text) for text, _ in marks))
        faint = Style(color=looks.PALE)
        if len(rows) >= HIGH:
            self.write(rows[0], [(spot.id, faint)], "left")
            if spot.sign and not marks:
                marks = [(spot.sign, faint)]
        elif not marks and not (badge and len(rows) == 1):
            marks = [(spot.id if rows[0].width >= len(spot.id) else spot.sign, faint)]
        if badge:
            self.write(rows[-1], [badge], "right")
        room = rows[len(rows) >= HIGH : len(rows) - (len(rows) > 1)]
        taken = len(badge[0]) if badge and len(rows) == 1 else 0
        self.spread(room, marks, taken)

    def badge(self, spot: Spot, rows: list[Run], taken: int) -> Mark | None:
        """What can be done on a space, as long as there is room for it."""
        offers = self.shown.offers.get(spot.id)
        if not offers:
            return None
        room = rows[-1].width - taken * (len(rows) == 1)
        texts = [" ".join(offers), "".join(offers), offers[0][-1:] + MORE * (len(offers) > 1), offers[0][-1:]]
        return next(text for text in texts if len(text) <= room or text == texts[-1]), Style(
            color=looks.OFFER, bold=True
        )

    def spread(self, rows: Sequence[Run], marks: Sequence[Mark], taken: int) -> None:
        """Signs on as many rows as they need, in the middle."""
        left, lines = list(marks), list[list[Mark]]()
        for run in rows:
            if left:
                line, left = fit(left, run.width - taken, last=run == rows[-1])
                lines.append(line)
        first = (len(rows) - len(lines)) // 2
        for run, line in zip(rows[first:], lines, strict=False):
            self.write(Run(run.y, run.start, run.stop - taken), line, "middle" if not taken else "left")

    def write(self, run: Run, marks: Sequence[Mark], where: str) -> None:
        """Signs within a run of cells."""
        cells = [(sign, style) for text, style in marks for sign in text][: run.width]
        spare = run.width - len(cells)
        x = run.start + {"left": 0, "middle": spare // 2, "right": spare}[where]
        for n, (sign, style) in enumerate(cells):
            self.put((x + n, run.y), sign, style)

    # Lines

    def draw_rims(self) -> None:
        """The outlines of spaces, faint, where no line is drawn over them."""
        drawn = {step for cells in self.plan.lines.values() for step in steps(cells)}
        faint = Style(color=looks.PALE)
        for rim in self.plan.rims.values():
            self.stroke((step for step in steps([*rim, rim[0]]) if step not in drawn), 1, faint)

    def draw_line(self, line: Line) -> None:
        """A wall or a door, with its sign and what can be done to it in the middle."""
        look = looks.LINES.get(line.kind, looks.PLAIN_LINE)
        cells, style = self.plan.lines[line.id], Style(color=look.ink, bold=look.weight > 1)
        taken = list(pairwise(cells))
        stub = 1 + (len(taken) >= 2 * HIGH)
        kept = taken[:stub] + taken[-stub:] if look.gap else taken
        if look.weight:
            self.stroke((tidy(step) for step in kept), look.weight, style)
        offers = self.shown.offers.get(line.id, ())
        room, lit = cells[1:-1], Style(color=looks.OFFER, bold=True)
        sign: list[Mark] = [(line.sign, style)] if line.sign else []
        wanted = [[*sign, (offers[0], lit)], [*sign, (offers[0][-1:], lit)], [(offers[0][-1:], lit)]] if offers else []
        for marks in [*wanted, sign]:
            signs = [(each, style) for text, style in marks for each in text]
            if signs and len(signs) <= len(room):
                first = (len(room) - len(signs)) // 2
                for cell, (each, style) in zip(room[first:], signs, strict=False):
                    self.put(cell, each, style)
                return

    def stroke(self, drawn: Iterable[tuple[Place, Place]], weight: int, style: Style) -> None:
        """Steps from cell to cell; where straight ones meet, they are joined."""
        for (x, y), (to_x, to_y) in drawn:
            if x != to_x and y != to_y:
                for place in ((x, y), (to_x, to_y)):
                    self.put(place, "╲" if (to_x > x) == (to_y > y) else "╱", style)
                continue
            near, far = (RIGHT, RIGHT + 2) if y == to_y else (DOWN, 0)
            for place, arm in (((x, y), near), ((to_x, to_y), far)):
                arms = self.arms.setdefault(place, [0, 0, 0, 0])
                strongest = max(arms)
                arms[arm] = max(arms[arm], weight)
                self.put(
                    place, looks.joint((arms[0], arms[1], arms[2], arms[3])), style if weight >= strongest else Style()
                )

    def show_cursor(self) -> None:
        """A frame around the space with the cursor."""
        for place in self.plan.rims.get(self.shown.cursor, ()):
            sign = self.signs[place[1]][place[0]]
            self.put(place, sign, Style(color=looks.BOARD, bgcolor=looks.BRIGHT))


def steps(cells: Sequence[Place]) -> list[tuple[Place, Place]]:
    """From each cell to the next."""
    return [tidy(step) for step in pairwise(cells)]


def tidy(step: tuple[Place, Place]) -> tuple[Place, Place]:
    """A step to the right or down."""
    return min(step), max(step)


def mark(piece: Piece, roomy: bool, acting: bool) -> Mark:
    """The sign of a piece, as a chip where there is room; underlined if it acts."""
    look = looks.PIECES.get(piece.kind, looks.PLAIN_PIECE)
    style = look.sign + looks.ACTING if acting else look.sign
    return f" {piece.symbol} " if roomy else piece.symbol, style


def fit(marks: list[Mark], width: int, *, last: bool) -> tuple[list[Mark], list[Mark]]:
    """As many signs as go into a row, with blanks between if they go in so, and the rest."""
    blank: Mark = (" ", Style())
    spaced = [each for one in marks for each in (one, blank)][:-1]
    if sum(len(text) for text, _ in spaced) <= width:
        return spaced, []
    room = list(marks)
    while room and sum(len(text) for text, _ in room) > width - (len(room) < len(marks) and last):
        room.pop()
    rest = marks[len(room) :]
    return (room + [(MORE, marks[-1][1])], []) if last and rest else (room, rest)


def paint(scene: Scene, scale: tuple[int, int], shown: Shown) -> list[list[Segment]]:
    """A scene at a scale, row by row."""
    return Painting(scene, plan(scene, scale), shown).rows()
