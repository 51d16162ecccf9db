"""Positions as text: the forest as it stands, and below it everything that is not to be seen in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ...core.masks import bag_add
from ...core.record import copy, empty
from ...errors import BadPosition, NotAMove, Problem
from ..hex_fields import Form
from ..hex_fields import read as read_fields
from ..hex_text import Drawn, Hex
from ..hex_text import read as read_drawing
from ..hexes import TILES, Forest, clear, hex_name, hex_of, lay
from ..packing import packed, unpacked
from .check import check
from .men import make_room
from .spread import OWNER, find_hottest
from .state import CHANCE, COLOURS, CREW, EVERYBODY, KINDS, NOBODY, NUMBERS, Ask, Book, Cut, Ending, Phase, State
from .view import SIGNS, draw, tiles

SEATS = {CHANCE: "chance", NOBODY: "nobody"}
SEAT_NUMBERS = {name: seat for seat, name in SEATS.items()} | {str(n + 1): n for n in range(CREW)}
ASKS = {a.name.lower().replace("_", "-"): a for a in Ask if a != Ask.NOTHING}
PHASES = {p.name.lower().replace("_", "-"): p for p in Phase}
ENDINGS = {e.name.lower(): e for e in Ending if e}
CUTS = {"no": Cut.NO, "yes": Cut.YES}
CELL = re.compile(r"([0-6])([rgby]{0,3})|[.*]")
HEXES = r"q-?\d+r-?\d+( q-?\d+r-?\d+)*"
FORMS = {
    "asks": Form(r"(\S+) of (\S+)", "men of 2"),
    "turn": Form(r"([1-4]) of ([1-4]), first ([0-4]), (\S+)(, tile laid)?", "2 of 4, first 2, tile-laid, tile laid"),
    "supply": Form(r"(\d+( \d+){3}(; )?){1,4}", "12 0 0 0; 0 11 0 0; 0 0 12 0; 0 0 0 12"),
    "pile": Form(r"(\d{1,2})", "20"),
    "unseen": Form(r"\d{1,2}( \d{1,2}){5}", "5 6 8 7 7 6"),
    "order": Form(HEXES, "q0r0 q1r0 q0r1 q1r1", True),
    "drawn": Form(r"([1-6])", "4", True),
    "firebreak": Form(r"(yes|no)", "yes", True),
    "uncovered": Form(r"[1-6]( [1-6])*", "3 6 6 4", True),
    "secrets": Form(r"q-?\d+r-?\d+ [1-6?] of [1-4](, q-?\d+r-?\d+ [1-6?] of [1-4])*", "q1r0 4 of 2", True),
    "passes": Form(r"([0-4])", "1", True),
    "first men": Form(r"(\d{1,2})", "5", True),
    "helpers removed": Form(r"(\d{1,2})", "7", True),
    "ending": Form(r"(\S+)", "scored", True),
    "points": Form(r"\d{1,4}( \d{1,4}){0,3}", "12 6 4 3", True),
    "best": Form(r"\d{1,4}( \d{1,4}){0,3}", "12 6 3 3", True),
    "won": Form(r"nobody|[1-4](, [1-4]){0,3}", "2", True),
}


def write(state: State, book: Book, board: None) -> Iterator[str]:
    """The lines of a position."""
    if state.forest.tiles:
        yield draw(state, board)
    seats = range(state.crew)
    laid = ", tile laid" if state.laid else ""
    yield f"asks: {name_of(ASKS, state.asking)} of {SEATS.get(state.asked, str(state.asked + 1))}"
    yield f"turn: {state.active + 1} of {state.crew}, first {state.first + 1}, {name_of(PHASES, state.phase)}{laid}"
    yield "supply: " + "; ".join(numbers(state.supply[seat * COLOURS : (seat + 1) * COLOURS]) for seat in seats)
    yield f"pile: {state.pile}"
    yield f"unseen: {numbers(state.left[1:NUMBERS])}"
    if state.forest.tiles:
        yield "order: " + " ".join(hex_name(*here) for here in tiles(state))
    yield from rarely(state)
    if state.ending:
        yield f"ending: {name_of(ENDINGS, state.ending)}"
        yield f"points: {numbers(state.points[: state.crew])}"
        yield f"best: {numbers(state.best[: state.crew])}"
        yield "won: " + (", ".join(str(seat + 1) for seat in seats if state.won >> seat & 1) or "nobody")


def rarely(state: State) -> Iterator[str]:
    """The lines that are only there when they say something."""
    if state.drawn:
        yield f"drawn: {state.drawn}"
    if state.cutting:
        yield f"firebreak: {name_of(CUTS, state.cutting)}"
    if state.phase == Phase.SET_UP and state.uncovered:
        yield f"uncovered: {numbers(uncovered(state))}"
    secrets = [(here, state.secret[tile]) for here, tile in tiles(state).items() if state.secret[tile]]
    if secrets:
        told = (f"{hex_name(*here)} {secret % OWNER or '?'} of {secret // OWNER}" for here, secret in secrets)
        yield f"secrets: {', '.join(told)}"
    for name, number in (("passes", state.passes), ("first men", state.early), ("helpers removed", state.gone)):
        if number:
            yield f"{name}: {number}"


def uncovered(state: State) -> list[int]:
    """The numbers of the first tiles, those that are laid already too."""
    return [state.number[n] if n < state.forest.tiles else state.start[n] for n in range(state.uncovered)]


def numbers(row: list[int]) -> str:
    """Numbers with blanks between."""
    return " ".join(map(str, row))


def name_of(names: Mapping[str, int], value: int) -> str:
    """The name that stands for a number."""
    return next(name for name, number in names.items() if number == value)


def read(text: str, book: Book, board: None, first_line: int = 1, source: str = "") -> State:
    """Read a position; a `BadPosition` lists everything that is wrong with it."""
    lines = text.splitlines()
    drawn = read_drawing(lines, first_line) if any(line.startswith("r") for line in lines) else Drawn()
    found = read_fields(lines[drawn.below :], first_line + drawn.below, FORMS, drawn)
    state = empty(State)
    if not drawn.problems:
        take(state, book, drawn, found)
    if not drawn.problems:
        drawn.problems += [Problem(text) for text in check(state, book)]
    if drawn.problems:
        raise BadPosition(sorted(drawn.problems, key=lambda p: (p.line or 10**6, p.column)), source)
    return state


def take(state: State, book: Book, drawn: Drawn, found: dict[str, re.Match[str]]) -> None:
    """Enter everything that was read."""
    take_fields(state, drawn, found)
    cells = take_cells(drawn)
    if drawn.problems:
        return
    order = [hex_of(name) for name in found["order"][0].split()] if "order" in found else list(cells)
    if sorted(order) != sorted(cells):
        drawn.complain("'order' has to name every hex with a tile once, in the order in which they were laid")
        return
    build(state.forest, [(q, r, int(cells[q, r][0])) for q, r in order])
    for tile, here in enumerate(order):
        state.number[tile] = int(cells[here][0])
        for sign in cells[here][1]:
            bag_add(state.men, KINDS, 64 * SIGNS.index(sign) + tile)
            bag_add(state.men, KINDS, 64 * EVERYBODY + tile)
    take_secrets(state, drawn, found, order)
    derive(state, book)


def build(forest: Forest, laid: list[tuple[int, int, int]]) -> None:
    """Lay tiles one after the other."""
    clear(forest)
    for q, r, number in laid:
        lay(forest, q, r, number)


def derive(state: State, book: Book) -> None:
    """Enter what follows from the rest: room for men, and the hottest places while a tile waits."""
    for tile in range(state.forest.tiles):
        make_room(state, book, tile)
    if state.drawn:
        find_hottest(state)


def take_cells(drawn: Drawn) -> dict[Hex, tuple[str, str]]:
    """The numbers and men of the tiles."""
    found: dict[Hex, tuple[str, str]] = {}
    for here, (text, line, column) in drawn.cells.items():
        match = CELL.fullmatch(text)
        if not match:
            what = "draw a number from 0 to 6 with up to three men r g b y, or . for a place"
            drawn.complain(f"{hex_name(*here)} has {text[:20]!r}: {what}", line, column)
        elif match[1]:
            found[here] = match[1], match[2]
    if len(found) > TILES:
        drawn.complain(f"{len(found)} tiles are drawn: there are 43")
    return found


def take_fields(state: State, drawn: Drawn, found: dict[str, re.Match[str]]) -> None:
    """Enter the lines below the drawing."""
    asks, turn = found["asks"], found["turn"]
    if asks[1] not in ASKS or asks[2] not in SEAT_NUMBERS or turn[4] not in PHASES:
        drawn.complain(f"nobody can be asked '{asks[0]}' in the phase '{turn[4]}'")
        return
    state.asking, state.asked, state.phase = ASKS[asks[1]], SEAT_NUMBERS[asks[2]], PHASES[turn[4]]
    state.active, state.crew, state.first, state.laid = (
        int(turn[1]) - 1,
        int(turn[2]),
        int(turn[3]) - 1,
        int(bool(turn[5])),
    )
    supply = [int(n) for n in re.findall(r"\d+", found["supply"][0])]
    state.supply[: len(supply)] = [min(n, 99) for n in supply]
    state.left[1:NUMBERS] = [int(n) for n in found["unseen"][0].split()]
    for name, where in (("pile", "pile"), ("drawn", "drawn"), ("passes", "passes"), ("first men", "early")):
        setattr(state, where, int(found[name][1]) if name in found else 0)
    state.gone = int(found["helpers removed"][1]) if "helpers removed" in found else 0
    state.cutting = CUTS[found["firebreak"][1]] if "firebreak" in found else Cut.UNDECIDED
    begun = [int(n) for n in found["uncovered"][0].split()] if "uncovered" in found else []
    laid = len([cell for cell, _, _ in drawn.cells.values() if cell[0].isdigit()])
    if len(begun) > CREW or len(supply) != state.crew * COLOURS:
        drawn.complain(f"'supply' needs four numbers for each of {state.crew} players, 'uncovered' up to four numbers")
        return
    state.uncovered = len(begun) if state.phase == Phase.SET_UP else state.crew
    state.start[laid : len(begun)] = begun[laid:]
    take_ending(state, drawn, found)


def take_ending(state: State, drawn: Drawn, found: dict[str, re.Match[str]]) -> None:
    """Enter how the game ended, if it did."""
    if "ending" not in found:
        return
    if found["ending"][1] not in ENDINGS:
        drawn.complain(f"no game ends '{found['ending'][1]}'; there are: {', '.join(ENDINGS)}")
        return
    state.ending = ENDINGS[found["ending"][1]]
    for name, row in (("points", state.points), ("best", state.best)):
        if name in found:
            given = [int(n) for n in found[name][0].split()]
            row[: len(given)] = given
    if "won" in found and found["won"][0] != "nobody":
        state.won = sum(1 << int(n) - 1 for n in set(found["won"][0].split(", ")))


def take_secrets(state: State, drawn: Drawn, found: dict[str, re.Match[str]], order: list[Hex]) -> None:
    """Enter what lies under the firebreaks, and who knows it."""
    for part in found["secrets"][0].split(", ") if "secrets" in found else ():
        name, number, _, who = part.split()
        try:
            here = hex_of(name)
        except NotAMove as error:
            drawn.complain(str(error))
            continue
        if here not in order or state.number[order.index(here)]:
            drawn.complain(f"'secrets' names {name}, but no firebreak lies there")
        else:
            state.secret[order.index(here)] = OWNER * int(who) + (0 if number == "?" else int(number))


def pack(state: State, book: Book) -> str:
    """A short text for links that says the same as the position."""
    return packed(essence(state))


def essence(state: State) -> State:
    """The state without what follows from the rest."""
    bare = copy(state)
    clear(bare.forest)
    bare.forest.tiles = state.forest.tiles
    for tile in range(state.forest.tiles):
        bare.forest.q[tile], bare.forest.r[tile] = state.forest.q[tile], state.forest.r[tile]
    bare.room, bare.hot = [0] * len(state.room), [0] * len(state.hot)
    return bare


def unpack(text: str, book: Book, board: None) -> State:
    """The position of a packed text; refuses texts that were cut or that break a rule."""
    state = unpacked(text, State)
    forest, count = copy(state.forest), state.forest.tiles
    known = state.asking in ASKS.values() and state.phase in PHASES.values() and 1 <= state.crew <= CREW
    if not known or not 0 <= count <= TILES - 1 or any(not 0 <= n < NUMBERS for n in state.number):
        raise BadPosition([Problem("the position id holds numbers that mean nothing")])
    hexes = [(forest.q[n], forest.r[n]) for n in range(count)]
    if len(set(hexes)) < count or any(max(abs(q), abs(r)) > TILES for q, r in hexes):
        raise BadPosition([Problem("the position id has two tiles on one hex, or one that lies too far away")])
    build(state.forest, [(q, r, state.number[n]) for n, (q, r) in enumerate(hexes)])
    derive(state, book)
    problems = check(state, book) or differences(state, book)
    if problems:
        raise BadPosition([Problem(problem) for problem in problems])
    return state


def differences(state: State, book: Book) -> list[str]:
    """A position is sound if it reads the same after it was written; what can't be written can't be."""
    again = read("\n".join(write(state, book, None)), book, None)
    same = packed(again) == packed(state)
    return [] if same else ["the position id holds numbers that no game can come to"]
