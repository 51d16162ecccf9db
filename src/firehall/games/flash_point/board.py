"""Boards: floor plans drawn in text, and what the rules see of them.  [R-020] to [R-024]"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ...core.record import empty
from ...errors import BadBoard, BadSetup, Problem, nearest
from . import drawing
from .drawing import Cell, Drawing, Edge, all_cells, all_edges, edge_name, is_building_edge, is_inside, name_of
from .state import INSIDE, NOWHERE, RING, Direction, House, Side

ARROWS = {"↑": (-1, 0), "↗": (-1, 1), "→": (0, 1), "↘": (1, 1), "↓": (1, 0), "↙": (1, -1), "←": (0, -1), "↖": (-1, -1)}
STEPS = {Direction.UP: (-1, 0), Direction.RIGHT: (0, 1), Direction.DOWN: (1, 0), Direction.LEFT: (0, -1)}
SIGNS = {"-": "wall", "|": "wall", "D": "door", "o": "opening", "": "nothing"}
HEAD = "firehall board 1"
RED_FACES = 6
FACES = 8
INSIDE_SPACES = RED_FACES * FACES
ANEW = "@"
QUADRANTS = [((1, 1), (3, 4)), ((1, 5), (3, 8)), ((4, 1), (6, 4)), ((4, 5), (6, 8))]


def spaces() -> dict[Cell, int]:
    """The number of each cell: inside spaces from 0, those of the ring from 64, both in reading order.  [R-023]

    >>> spaces()[1, 1], spaces()[6, 8], spaces()[0, 0]
    (0, 47, 64)
    """
    inside = [c for c in all_cells() if is_inside(c)]
    ring = [c for c in all_cells() if not is_inside(c)]
    return {c: n for n, c in enumerate(inside)} | {c: RING + n for n, c in enumerate(ring)}


SPACE = spaces()
CELL = {n: c for c, n in SPACE.items()}


def space_name(space: int) -> str:
    """A space as players write it: red die, black die; 0, 7 and 9 are outside.  [R-024]

    >>> space_name(2), space_name(64)
    ('1,3', '0,0')
    """
    return name_of(CELL[space])


def neighbour(space: int, direction: int) -> int:
    """The space next to this one; `NOWHERE` past the rim.  [R-026] [R-027]"""
    (row, column), (down, right) = CELL[space], STEPS[Direction(direction)]
    return SPACE.get((row + down, column + right), NOWHERE)


@dataclass(frozen=True)
class Spot:
    """A parking spot: its two cells, and for the engine the quadrant that its deck gun reaches.

    [R-184] [RA-55] [RD-09]
    """

    cells: tuple[Cell, Cell]
    reach: tuple[Cell, Cell] | None = None


@dataclass(eq=False)
class Board:
    """One floor plan as a person drew it. Once read, it does not change.  [R-021]"""

    name: str = ""
    title: str = ""
    source: str = ""
    edges: dict[Edge, str] = field(default_factory=dict)
    arrows: dict[Cell, Cell] = field(default_factory=dict)
    fires: list[Cell] = field(default_factory=list)
    pois: list[Cell] = field(default_factory=list)
    start: dict[int, Cell] = field(default_factory=dict)
    ambulance: dict[int, Spot] = field(default_factory=dict)
    engine: dict[int, Spot] = field(default_factory=dict)

    def __str__(self) -> str:
        return "\n".join(write(self)) + "\n"

    @property
    def is_own(self) -> bool:
        """Whether it did not come with the game, so that a record must hold it."""
        return self.name not in names()

    @property
    def doors(self) -> list[Edge]:
        """The edges with a door."""
        return [e for e, kind in self.edges.items() if kind == "door"]

    @property
    def entrances(self) -> list[Edge]:
        """The openings in the outer wall.  [RA-09]"""
        return [e for e, kind in self.edges.items() if kind == "opening" and not all(map(is_inside, e))]

    def house(self) -> House:
        """The record that kernels read."""
        house = empty(House)
        house.beyond = [NOWHERE] * len(house.beyond)
        for space in CELL:
            for direction in Direction:
                there = neighbour(space, direction)
                house.beyond[space * len(Direction) + direction] = there
                if there != NOWHERE:
                    set_side(house, self.kind(space, there), space, direction)
        for cell in self.fires:
            house.fires |= 1 << SPACE[cell]
        for cell in self.pois:
            house.pois |= 1 << SPACE[cell]
        for face, cell in self.start.items():
            house.start[face - 1] = SPACE[cell]
        parking = [cell for spot in self.ambulance.values() for cell in spot.cells]
        for cell in parking:
            house.ambulance |= 1 << (SPACE[cell] - RING)
        for space, cell in CELL.items():
            house.nearest[space] = nearest_of(cell, parking)
            if is_inside(cell):
                house.red[space], house.black[space] = cell
        self.enter_arrows(house)
        walk_around(house)
        self.enter_parking(house)
        return house

    def enter_arrows(self, house: House) -> None:
        """Where each arrow leads, all spaces on the path from there, and those on which all paths meet.  [RA-41]"""
        for cell, there in self.arrows.items():
            house.arrow[SPACE[cell]] = SPACE[there]
        house.paths_meet = INSIDE
        for start in range(INSIDE_SPACES):
            space = start
            while not house.path[start] >> space & 1:
                house.path[start] |= 1 << space
                space = house.arrow[space]
            house.paths_meet &= house.path[start]

    def enter_parking(self, house: House) -> None:
        """Where vehicles park, clockwise, and what the deck gun reaches from there.  [R-166] [R-186] [RA-16]"""
        house.engines, house.ambulances = len(self.engine), len(self.ambulance)

        def along(spot: Spot) -> int:
            return min(house.lap[SPACE[cell] - RING] for cell in spot.cells)

        for n, spot in enumerate(sorted(self.ambulance.values(), key=along)):
            house.ambulance_at[n] = sum(1 << (SPACE[cell] - RING) for cell in spot.cells)
        for n, spot in enumerate(sorted(self.engine.values(), key=along)):
            assert spot.reach is not None
            house.engine_at[n] = sum(1 << (SPACE[cell] - RING) for cell in spot.cells)
            for space in range(INSIDE_SPACES):
                if within(CELL[space], spot.reach):
                    house.quadrant[n] |= 1 << space
                house.aim[n * INSIDE_SPACES + space] = SPACE[turned(CELL[space], spot.reach)]

    def kind(self, space: int, there: int) -> str:
        """What stands between two neighbouring spaces."""
        edge = (min(CELL[space], CELL[there]), max(CELL[space], CELL[there]))
        return self.edges.get(edge, "nothing")


def within(cell: Cell, reach: tuple[Cell, Cell]) -> bool:
    """Whether a space lies in a rectangle."""
    return reach[0][0] <= cell[0] <= reach[1][0] and reach[0][1] <= cell[1] <= reach[1][1]


def turned(cell: Cell, reach: tuple[Cell, Cell]) -> Cell:
    """Where the deck gun hits with a roll: a die outside the quadrant shows its opposite face.  [R-189]

    >>> turned((2, 6), ((4, 5), (6, 8))), turned((5, 8), ((1, 1), (3, 4)))
    ((5, 6), (2, 1))
    """
    row, column = cell
    row = row if reach[0][0] <= row <= reach[1][0] else RED_FACES + 1 - row
    return row, column if reach[0][1] <= column <= reach[1][1] else FACES + 1 - column


def set_side(house: House, kind: str, space: int, direction: Direction) -> None:
    """Enter what stands on one edge of a space; doors begin closed.  [R-034]"""
    if kind == "wall":
        house.sides[space] |= 1 << (Side.WALL + direction)
    else:
        house.sides[space] |= 1 << (direction + (Side.DOOR if kind == "door" else Side.WAY))
        both_inside = space < RING and neighbour(space, direction) < RING
        if both_inside and direction in (Direction.RIGHT, Direction.DOWN):
            passages = house.doors if kind == "door" else house.flow
            passages[0 if direction == Direction.RIGHT else 1] |= 1 << space


def walk_around(house: House) -> None:
    """Number the ring as one walks it, and enter the edges of the house that one passes.  [R-022]"""
    row, column, edges = 0, 0, 0
    for lap, direction in enumerate(d for d, n in ((1, 9), (2, 7), (3, 9), (0, 7)) for _ in range(n)):
        space, inward = SPACE[row, column], Direction((direction + 1) % 4)
        house.lap[space - RING] = lap
        house.porch[lap] = there = neighbour(space, inward)
        if there < RING:
            house.rim[edges] = there << 7 | lap << 2 | (inward ^ 2)
            edges += 1
        row, column = row + STEPS[Direction(direction)][0], column + STEPS[Direction(direction)][1]


def nearest_of(cell: Cell, places: list[Cell]) -> int:
    """The places fewest rows and columns away, as bits of the ring.  [RA-14] [RA-13] [RD-02]"""
    away = {place: abs(place[0] - cell[0]) + abs(place[1] - cell[1]) for place in places}
    return sum(1 << (SPACE[place] - RING) for place, steps in away.items() if steps == min(away.values()))


def parse(text: str, source: str = "") -> Board:
    """Read a board; a `BadBoard` lists everything that is wrong with it, each with its place."""
    lines = text.splitlines()
    problems: list[Problem] = []
    board = Board()
    head = drawing.find_head(lines)
    if not lines or lines[0].strip() != HEAD:
        problems.append(Problem(f"a board begins with the line {HEAD!r}", 1))
    if head is None:
        problems.append(Problem("there is no drawing: it begins with a line of the column numbers 0 to 9"))
        raise BadBoard(problems, source)
    reach = read_fields(board, lines[1:head], problems)
    drawn = drawing.read(lines[head:], head + 1)
    read_edges(board, drawn)
    marks = read_cells(board, drawn)
    close_path(board, drawn)
    check_spots(board, marks, reach, drawn)
    check_counts(board, drawn)
    for number, line in enumerate(lines[head + 2 * drawing.ROWS :], head + 2 * drawing.ROWS + 1):
        if line.strip():
            problems.append(Problem("nothing may stand below the drawing", number, 1))
    problems += drawn.problems
    if problems:
        raise BadBoard(sorted(problems, key=lambda p: (p.line or 10**6, p.column)), source)
    return board


def read_fields(board: Board, lines: list[str], problems: list[Problem]) -> dict[int, tuple[Cell, Cell]]:
    """The lines above the drawing: title, source, and which rectangle each deck gun reaches."""
    reach: dict[int, tuple[Cell, Cell]] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.startswith("#"):
            continue
        gun = re.fullmatch(r"deck gun E([1-9])", key)
        cells = re.fullmatch(r"([0-9]),([0-9]) to ([0-9]),([0-9])", value)
        if not colon:
            problems.append(Problem("expected 'title: ...', 'source: ...' or 'deck gun E1: 1,1 to 3,4'", number, 1))
        elif key in ("title", "source"):
            setattr(board, key, value)
        elif gun and cells:
            r1, c1, r2, c2 = map(int, cells.groups())
            reach[int(gun[1])] = ((r1, c1), (r2, c2))
            if reach[int(gun[1])] not in QUADRANTS:
                choices = ", ".join(f"{name_of(a)} to {name_of(b)}" for a, b in QUADRANTS)
                problems.append(Problem(f"a deck gun reaches one quadrant of the house: {choices}", number, 1))
        elif gun:
            problems.append(Problem(f"expected two spaces, as in '{key}: 1,1 to 3,4'", number, len(key) + 3))
        else:
            problems.append(Problem(nearest(key, ["title", "source", "deck gun E1"], "field"), number, 1))
    return reach


def read_edges(board: Board, drawn: Drawing) -> None:
    """Walls, doors and openings; the outer wall must be drawn all around."""
    for edge, (sign, line, column) in drawn.edges.items():
        kind = SIGNS.get(sign)
        if kind is None:
            choices = "draw - or | for a wall, D for a door, o for an opening"
            drawn.complain(f"unknown sign {sign!r} on edge {edge_name(edge)}: {choices}", line, column)
        elif not is_building_edge(edge):
            if kind != "nothing":
                drawn.complain(f"nothing can stand outside the building, on edge {edge_name(edge)}", line, column)
        elif kind == "nothing" and not all(map(is_inside, edge)):
            text = f"edge {edge_name(edge)} of the outer wall is missing: draw a wall, or o for an entrance"
            drawn.complain(text, line, column)
        elif kind == "door" and not all(map(is_inside, edge)):
            text = f"a door on edge {edge_name(edge)}: entrances have no doors, draw o"
            drawn.complain(text, line, column)
        else:
            board.edges[edge] = kind


def read_cells(board: Board, drawn: Drawing) -> dict[str, list[Cell]]:
    """Arrows and start markers inside, parking outside; returns the parking cells by their sign."""
    marks: dict[str, list[Cell]] = {}
    for cell, (text, line, column) in drawn.cells.items():
        if not is_inside(cell):
            if re.fullmatch(r"[AE][1-9]", text):
                marks.setdefault(text, []).append(cell)
            elif text != ".":
                text = f"outside space {name_of(cell)} has {text!r}: draw . or A1 or E1 for parking"
                drawn.complain(text, line, column)
            continue
        for n, sign in enumerate(text):
            if not take_sign(board, cell, sign):
                choices = "an arrow, f for fire, ? for a point of interest, 1 to 8 for the first explosion"
                drawn.complain(f"space {name_of(cell)} has {sign!r}: draw {choices}, each once", line, column + n)
        if cell not in board.arrows:
            signs = "".join(ARROWS)
            drawn.complain(f"space {name_of(cell)} has no arrow: draw one of {signs}, or {ANEW}", line, column)
        elif not is_inside(board.arrows[cell]):
            drawn.complain(f"the arrow of space {name_of(cell)} leaves the building", line, column)
    return marks


def take_sign(board: Board, cell: Cell, sign: str) -> bool:
    """Enter one sign of an inside space; False if it is unknown or stands there twice."""
    if sign == ANEW and cell not in board.arrows:
        board.arrows[cell] = cell
    elif sign in ARROWS and cell not in board.arrows:
        down, right = ARROWS[sign]
        board.arrows[cell] = (cell[0] + down, cell[1] + right)
    elif sign == "f" and cell not in board.fires:
        board.fires.append(cell)
    elif sign == "?" and cell not in board.pois:
        board.pois.append(cell)
    elif sign in "12345678" and int(sign) not in board.start:
        board.start[int(sign)] = cell
    else:
        return False
    return True


def close_path(board: Board, drawn: Drawing) -> None:
    """Where the path of arrows begins anew, it goes on at its beginning: the one space to which no arrow points."""
    ends = [cell for cell, there in board.arrows.items() if cell == there]
    begins = set(board.arrows) - set(board.arrows.values())
    for cell in ends:
        if len(ends) == 1 and len(begins) == 1:
            board.arrows[cell] = min(begins)
        else:
            _, line, column = drawn.cells[cell]
            found = " ".join(map(name_of, sorted(begins))) or "none"
            what = f"{ANEW} stands once, and no arrow points to the space where the path begins; there are: {found}"
            drawn.complain(what, line, column)


def check_spots(
    board: Board, marks: dict[str, list[Cell]], reach: dict[int, tuple[Cell, Cell]], drawn: Drawing
) -> None:
    """Each parking spot has two cells side by side, each engine spot a deck gun line."""
    for sign, cells in sorted(marks.items()):
        _, line, column = drawn.cells[cells[0]]
        number = int(sign[1])
        if len(cells) != 2 or abs(cells[0][0] - cells[1][0]) + abs(cells[0][1] - cells[1][1]) != 1:
            where = " ".join(map(name_of, cells))
            drawn.complain(f"parking {sign} is drawn on {where}: it covers two neighbouring spaces", line, column)
            continue
        pair = (cells[0], cells[1])
        if sign[0] == "A":
            board.ambulance[number] = Spot(pair)
        elif number in reach:
            board.engine[number] = Spot(pair, reach.pop(number))
        else:
            drawn.complain(f"parking {sign} has no line 'deck gun {sign}: ...' above the drawing", line, column)
    for number in reach:
        drawn.complain(f"deck gun E{number} has no parking E{number} in the drawing")
    if not board.ambulance:
        drawn.complain("there is no ambulance parking: draw A1 on two neighbouring outside spaces")


def check_counts(board: Board, drawn: Drawing) -> None:
    """What every board must have: entrances, a printed fire, three points of interest, eight first spaces."""
    if not board.entrances:
        drawn.complain("there is no entrance: draw o in the outer wall")
    if not board.fires:
        drawn.complain("no space has a fire: draw f where the family game begins")
    if len(board.pois) != 3:
        drawn.complain(f"{len(board.pois)} spaces have a point of interest: draw ? on three")
    for cell in sorted(set(board.fires) & set(board.pois)):
        _, line, column = drawn.cells[cell]
        drawn.complain(f"space {name_of(cell)} has fire and a point of interest: one would be lost", line, column)
    missing = [str(face) for face in range(1, FACES + 1) if face not in board.start]
    if missing:
        drawn.complain(f"the first explosion has no space for {', '.join(missing)}: draw the numbers 1 to 8")


def write(board: Board) -> Iterator[str]:
    """The lines of a board file."""
    arrows = {step: sign for sign, step in ARROWS.items()}
    signs = {"wall": "-", "door": "D", "opening": "o", "nothing": " "}
    parking = {
        c: f"{k}{n}" for k, d in (("A", board.ambulance), ("E", board.engine)) for n, s in d.items() for c in s.cells
    }

    def cell_text(cell: Cell) -> str:
        if not is_inside(cell):
            return parking.get(cell, ".")
        there = board.arrows[cell]
        text = arrows.get((there[0] - cell[0], there[1] - cell[1]), ANEW)
        text += "f" * (cell in board.fires) + "?" * (cell in board.pois)
        return text + "".join(str(face) for face, c in board.start.items() if c == cell)

    yield HEAD
    yield f"title: {board.title}"
    yield f"source: {board.source}"
    for number, spot in sorted(board.engine.items()):
        assert spot.reach is not None
        yield f"deck gun E{number}: {name_of(spot.reach[0])} to {name_of(spot.reach[1])}"
    yield ""
    yield from drawing.write(cell_text, lambda e: signs[board.edges.get(e, "nothing")])


def folder() -> Traversable:
    """Where the boards of the game lie."""
    return files("firehall.games.flash_point").joinpath("boards")


@cache
def names() -> list[str]:
    """The boards that come with the game, found by looking."""
    found = (p.name for p in folder().iterdir())
    return sorted(name.removesuffix(".board") for name in found if name.endswith(".board"))


def load(name: str) -> Board:
    """A board of the game by its name, or of your own by its path (with a dot or a slash in it).

    >>> load("front").title
    'House, front side'
    """
    if name in names():
        return printed(name)
    if not ("/" in name or "\\" in name or "." in name):
        raise BadSetup([nearest(name, names(), "board") + "; a file of your own needs its ending, as in my.board"])
    try:
        text = Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSetup([f"there is no board file {name!r}"]) from None
    except (OSError, ValueError) as error:
        raise BadSetup([f"the board file {name!r} can't be read: {error}"]) from None
    return named(name, parse(text, name))


@cache
def printed(name: str) -> Board:
    """A board that comes with the game."""
    return named(name, parse(folder().joinpath(f"{name}.board").read_text(encoding="utf-8"), name))


def named(name: str, board: Board) -> Board:
    """The board, with the name under which it was asked for."""
    board.name = name
    return board


__all__ = ["Board", "all_edges", "load", "names", "parse"]
