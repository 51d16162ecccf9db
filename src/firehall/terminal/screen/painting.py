"""A scene painted on its plan, cell by cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.segment import Segment
from rich.style import Style

from ...scene import Line, Piece, Scene, Spot
from . import looks
from .plan import Place, Plan, Run, middle, plan

UP, RIGHT, DOWN, LEFT = range(4)
HIGH, ROOMY = 3, 7
FINE = 8
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
        self.dots: dict[Place, int] = {}
        self.pieces: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            for space in (piece.space, *piece.more):
                self.pieces.setdefault(space, []).append(piece)
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
        style = Style(bgcolor=ground)
        for run in self.plan.runs[spot.id]:
            self.styles[run.y][run.start : run.stop] = [style] * run.width

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
        drawn = {ends(cells) for cells in self.plan.lines.values()}
        rims = {ends(side): side for sides in self.plan.sides.values() for side in sides}
        faint = Style(color=looks.PALE)
        for name, side in rims.items():
            if name not in drawn:
                self.stroke(side, 1, faint)

    def draw_line(self, line: Line) -> None:
        """A wall or a door, with its sign and what can be done to it in the middle."""
        look = looks.LINES.get(line.kind, looks.PLAIN_LINE)
        cells, style = self.plan.lines[line.id], Style(color=look.ink, bold=look.weight > 1)
        stub = 2 + (len(cells) > 2 * HIGH)
        for part in (cells[:stub], cells[-stub:]) if look.gap else (cells,) if look.weight else ():
            self.stroke(part, look.weight, style)
        offers = self.shown.offers.get(line.id, ())
        room, lit = middle(cells), Style(color=looks.OFFER, bold=True)
        sign: list[Mark] = [(line.sign, style)] if line.sign else []
        wanted = [[*sign, (offers[0], lit)], [*sign, (offers[0][-1:], lit)], [(offers[0][-1:], lit)]] if offers else []
        for marks in [*wanted, sign]:
            signs = [(each, style) for text, style in marks for each in text]
            if signs and len(signs) <= len(room):
                first = (len(room) - len(signs)) // 2
                for cell, (each, style) in zip(room[first:], signs, strict=False):
                    self.put(cell, each, style)
                return

    def stroke(self, cells: Sequence[Place], weight: int, style: Style) -> None:
        """A straight line: box drawing across and down, dots aslant."""
        (x, y), (to_x, to_y) = cells[0], cells[-1]
        if x != to_x and y != to_y:
            self.dot(cells, weight, style)
            return
        near, far = (RIGHT, LEFT) if y == to_y else (DOWN, UP)
        for step in pairwise(cells):
            for place, arm in ((min(step), near), (max(step), far)):
                arms = self.arms.setdefault(place, [0, 0, 0, 0])
                strongest = max(arms)
                arms[arm] = max(arms[arm], weight)
                self.put(place, looks.joint(*arms), style if weight >= strongest else Style())

    def dot(self, cells: Sequence[Place], weight: int, style: Style) -> None:
        """A line aslant, in braille dots; a heavy one is two dots wide."""
        (x, y), (to_x, to_y) = cells[0], cells[-1]
        steps = FINE * len(cells)
        for n in range(steps + 1):
            across, down = x + 0.5 + (to_x - x) * n / steps, y + 0.5 + (to_y - y) * n / steps
            place = int(across), int(down)
            if place in cells and place not in self.arms:
                first = int(2 * across) % 2
                for column in {first, first + weight - 1} & {0, 1}:
                    self.dots[place] = self.dots.get(place, 0) | looks.DOTS[int(4 * down) % 4][column]
                self.put(place, chr(looks.BRAILLE + self.dots[place]), style)

    def show_cursor(self) -> None:
        """A frame around the space with the cursor."""
        for place in {place for side in self.plan.sides.get(self.shown.cursor, ()) for place in side}:
            sign = self.signs[place[1]][place[0]]
            self.put(place, sign, Style(color=looks.BOARD, bgcolor=looks.BRIGHT))


def ends(cells: Sequence[Place]) -> frozenset[Place]:
    """Where a line begins and ends, whichever way it is drawn."""
    return frozenset((cells[0], cells[-1]))


def mark(piece: Piece, roomy: bool, acting: bool) -> Mark:
    """The sign of a piece, as a chip where there is room; underlined if it acts."""
    look = looks.PIECES.get(piece.kind, looks.PLAIN_PIECE)
    style = look.sign + looks.ACTING if acting else look.sign
    return f" {piece.symbol}{piece.badge or ' '}" if roomy else piece.symbol + piece.badge, style


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
