"""Positions as one short word, for links."""

from __future__ import annotations

from collections.abc import Container, Iterator

from ...core.record import copy, fields
from ...errors import BadPosition, Problem
from ..packing import packed, unpacked
from .board import CELL, Board
from .reading import read, write
from .rules import ROLES
from .soundness import check, damage_of
from .state import CREW, INSIDE, NOBODY, NOWHERE, OUTSIDE, SPOTS, STEP_CODES, UNPARKED, Book, State
from .statements import ASKS, ENDINGS, PHASES

COUNTS = range(100)
RANGES: dict[str, Container[int]] = {
    "sides": range(1 << 16),
    "where": {*CELL, NOWHERE},
    "spot": CELL.keys(),
    "rolled": range(48),
    "roles_held": range(1 << ROLES),
    "command": range(CREW * STEP_CODES),
    "crew": range(1, CREW + 1),
    "active": range(CREW),
    "first": range(-1, CREW),
    "asking": ASKS.values(),
    "asked": range(NOBODY, CREW),
    "phase": PHASES.values(),
    "standing": range(CREW + 1),
    "ending": ENDINGS.values(),
    "won": range(2),
    "role": range(ROLES),
    "fresh": range(2),
    "down": range(1 << CREW),
    "engine": range(UNPARKED, SPOTS),
    "ambulance": range(UNPARKED, SPOTS),
    "vehicle": range(2),
    "aboard": range(1 << CREW),
    "dice": range(4),
    "fury": range(16),
}
INDOORS_ALONE = ("hazmats", "hot", "struck", "primed", "flow")
SETS = ("fire", "smoke", "hidden", "victims", "treated", *INDOORS_ALONE)


def essence(state: State, book: Book) -> State:
    """The state in which everything that the board says is blank; done twice, it is the state itself."""
    bare = copy(state)
    bare.sides = [a ^ b for a, b in zip(state.sides, book.board.sides, strict=True)]
    bare.flow = [a ^ b for a, b in zip(state.flow, book.board.flow, strict=True)]
    return bare


def pack(state: State, book: Book) -> str:
    """A short text for links that says the same as the position; the board must be known."""
    return packed(essence(state, book))


def unpack(text: str, book: Book, board: Board) -> State:
    """The position of a packed text; refuses texts that were cut or that break a rule."""
    state = essence(unpacked(text, State), book)
    problems = list(nonsense(state)) or forgeries(state, book) or check(state, book) or differences(state, book, board)
    if problems:
        raise BadPosition([Problem(p) for p in problems])
    return state


def nonsense(state: State) -> Iterator[str]:
    """Numbers that mean nothing, whatever the rules."""
    for field in fields(State):
        value = getattr(state, field.name)
        numbers = value if field.length else [value]
        if field.name in SETS:
            planes = numbers if field.name in INDOORS_ALONE else numbers[::2]
            rings = [] if field.name in INDOORS_ALONE else numbers[1::2]
            fine = not any(n & ~INSIDE for n in planes) and not any(n & ~OUTSIDE for n in rings)
        else:
            fine = all(n in RANGES.get(field.name, COUNTS) for n in numbers)
        if not fine:
            yield f"the position id holds numbers that mean nothing, in {field.name.replace('_', ' ')!r}"


def forgeries(state: State, book: Book) -> list[str]:
    """What can't be drawn otherwise than right."""
    if state.fire[0] & state.smoke[0]:
        return ["a space can't hold smoke and fire"]
    if state.damage != damage_of(state, book):
        return [f"{state.damage} damage markers are counted, {damage_of(state, book)} lie on the walls"]
    return []


def differences(state: State, book: Book, board: Board) -> list[str]:
    """A position is sound if it reads the same after it was written; what can't be written can't be."""
    try:
        again = read("\n".join(write(state, book, board)), book, board)
    except BadPosition as error:
        return [p.text for p in error.problems]
    if vars(again) != vars(state):
        names = [f.name.replace("_", " ") for f in fields(State) if getattr(again, f.name) != getattr(state, f.name)]
        return [f"the position id holds what no game can come to, in {', '.join(map(repr, names))}"]
    return []
