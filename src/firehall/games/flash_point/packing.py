"""Positions as one short word, for links."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Container, Iterator

from ...core.record import Field, empty, fields
from ...errors import BadPosition, Problem
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


def essence(state: State, book: Book) -> bytes:
    """The bytes of a state in which everything that the board says is blank."""
    data = bytearray()
    for field in fields(State):
        value = getattr(state, field.name)
        numbers = value if field.length else [value]
        if field.name in ("sides", "flow"):
            numbers = [a ^ b for a, b in zip(value, getattr(book.board, field.name), strict=True)]
        for number in numbers:
            data += int(number).to_bytes(width(field), "little", signed=field.code[0] != "u")
    return bytes(data)


def width(field: Field) -> int:
    """The bytes of one number of a field."""
    return int(field.code[1])


def pack(state: State, book: Book) -> str:
    """A short text for links that says the same as the position; the board must be known."""
    deflate = zlib.compressobj(9, wbits=-15)
    data = essence(state, book)
    packed = zlib.crc32(data).to_bytes(4, "little") + deflate.compress(data) + deflate.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str, book: Book, board: Board) -> State:
    """The position of a packed text; refuses texts that were cut or that break a rule."""
    wrong = BadPosition([Problem(f"{text[:40]!r} is no position id: it was cut off, or belongs to another version")])
    size = sum(width(f) * (f.length or 1) for f in fields(State))
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        inflate = zlib.decompressobj(wbits=-15)
        data = inflate.decompress(packed[4:], size + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise wrong from None
    whole = inflate.eof and not inflate.unused_data and packed[:4] == zlib.crc32(data).to_bytes(4, "little")
    if len(data) != size or not whole:
        raise wrong
    state = unfold(data, book)
    problems = list(nonsense(state)) or forgeries(state, book) or check(state, book) or differences(state, book, board)
    if problems:
        raise BadPosition([Problem(p) for p in problems])
    return state


def unfold(data: bytes, book: Book) -> State:
    """The state whose essence was packed."""
    state, at = empty(State), 0
    for field in fields(State):
        step = width(field)
        numbers = [
            int.from_bytes(data[at + step * n : at + step * (n + 1)], "little", signed=field.code[0] != "u")
            for n in range(field.length or 1)
        ]
        at += step * len(numbers)
        if field.name in ("sides", "flow"):
            numbers = [a ^ b for a, b in zip(numbers, getattr(book.board, field.name), strict=True)]
        setattr(state, field.name, numbers if field.length else numbers[0])
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
