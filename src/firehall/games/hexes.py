"""Hexagons: where tiles lie on an unbounded table, which edges are free, and what touches what.  [A-011]

A hex has axial coordinates, its row `r` going down, pointy side up. The tiles are numbered in the order in which they
were laid. A *place* is a hex without a tile that touches at least one. All hexes that are either are found by their
coordinates in a grid of slots; two hexes that would share one stand side by side, so the table has no rim.
"""

from __future__ import annotations

import re
from typing import Annotated

from ..core.kernel import apart, kernel
from ..core.masks import count, lowest
from ..core.record import I64, Ints, Row
from ..errors import NotAMove

TILES = 44
PLACES = 92
NODES = TILES + PLACES
HALF = 48
ALL = (1 << HALF) - 1
SLOTS = 256
SIDES = 6
CLOSED = 63
NONE = -1
EAST = (1, 1, 0, -1, -1, 0)
SOUTH = (0, -1, -1, 0, 1, 1)
FAR = 60
FOUR = 4
NAME = 14
HEX = re.compile(r"q(0|-?[1-9][0-9]?)r(0|-?[1-9][0-9]?)")


class Forest:
    """The tiles on the table and the places around them.

    A node is a tile's number, or `TILES` plus a place's; `grid` holds nodes plus one. `sides` tells in which directions
    of a tile another lies, `heat` the sum of the numbers around a place.
    """

    tiles: I64
    places: Annotated[Ints, Row("i8", 2)]
    grid: Annotated[Ints, Row("u1", SLOTS)]
    q: Annotated[Ints, Row("i1", NODES)]
    r: Annotated[Ints, Row("i1", NODES)]
    sides: Annotated[Ints, Row("i1", TILES)]
    heat: Annotated[Ints, Row("i1", PLACES)]


@kernel
def slot_of(forest: Forest, q: int, r: int) -> int:
    """The slot of a hex, or the one that waits for it."""
    slot = (q & 15) | (r & 15) << 4
    while True:
        node = forest.grid[slot] - 1
        if node < 0 or (forest.q[node] == q and forest.r[node] == r):
            return slot
        slot = (slot + 1) & (SLOTS - 1)


@kernel
def tile_at(forest: Forest, q: int, r: int) -> int:
    """The tile on a hex; -1 if there is none."""
    node = forest.grid[slot_of(forest, q, r)] - 1
    return node if node < TILES else NONE


@kernel
def place_at(forest: Forest, q: int, r: int) -> int:
    """The place on a hex; -1 if there is none."""
    node = forest.grid[slot_of(forest, q, r)] - 1
    return node - TILES if node >= TILES else NONE


@apart
def lay(forest: Forest, q: int, r: int, number: int) -> int:
    """Lay a tile on a hex and tell the hexes around it; returns the tile.  [W-024] [W-049]"""
    tile = forest.tiles
    forest.tiles += 1
    slot = slot_of(forest, q, r)
    if forest.grid[slot]:
        leave(forest, forest.grid[slot] - 1 - TILES)
    enter(forest, slot, tile, q, r)
    forest.sides[tile] = 0
    for side in range(SIDES):
        beside = slot_of(forest, q + EAST[side], r + SOUTH[side])
        node = forest.grid[beside] - 1
        if node < 0:
            node = TILES + free_place(forest)
            enter(forest, beside, node, q + EAST[side], r + SOUTH[side])
            forest.heat[node - TILES] = 0
        if node < TILES:
            forest.sides[tile] |= 1 << side
            forest.sides[node] |= 1 << opposite(side)
        else:
            forest.heat[node - TILES] += number
    return tile


@kernel
def opposite(side: int) -> int:
    """The side on which the neighbour on a side has this tile."""
    return side + 3 if side < 3 else side - 3


@kernel
def enter(forest: Forest, slot: int, node: int, q: int, r: int) -> None:
    """Note a tile or place on a hex."""
    forest.grid[slot] = node + 1
    forest.q[node] = q
    forest.r[node] = r


@kernel
def free_place(forest: Forest) -> int:
    """A number for a new place: the lowest that no other has."""
    word = 0 if forest.places[0] != ALL else 1
    bit = lowest(~forest.places[word])
    forest.places[word] |= 1 << bit
    return HALF * word + bit


@kernel
def leave(forest: Forest, place: int) -> None:
    """A place under a new tile is a place no more."""
    word = 1 if place >= HALF else 0
    forest.places[word] &= ~(1 << (place - HALF * word))


@kernel
def open_edges(forest: Forest, tile: int) -> int:
    """How many of the six edges of a tile are free: no tile lies beside them.  [W-024]"""
    return SIDES - count(forest.sides[tile])


@kernel
def neighbour(forest: Forest, tile: int, side: int) -> int:
    """The tile on a side on which one lies."""
    return forest.grid[slot_of(forest, forest.q[tile] + EAST[side], forest.r[tile] + SOUTH[side])] - 1


@kernel
def neighbours(forest: Forest, tile: int) -> int:
    """The tiles that lie beside a tile, as bits."""
    found = 0
    for side in range(SIDES):
        if (forest.sides[tile] >> side) & 1:
            found |= 1 << neighbour(forest, tile, side)
    return found


@apart
def connected(forest: Forest, tile: int, among: int) -> int:
    """The tiles of a set that hang together with one of them, as bits.  [W-032]"""
    found = 0
    left = 1 << tile
    while left:
        found |= left
        fresh = 0
        while left:
            fresh |= neighbours(forest, lowest(left))
            left &= left - 1
        left = fresh & among & ~found
    return found


@kernel
def clear(forest: Forest) -> None:
    """Take everything off the table."""
    forest.tiles = 0
    forest.places[0] = 0
    forest.places[1] = 0
    for slot in range(SLOTS):
        forest.grid[slot] = 0
    for node in range(NODES):
        forest.q[node] = 0
        forest.r[node] = 0
    for tile in range(TILES):
        forest.sides[tile] = 0
    for place in range(PLACES):
        forest.heat[place] = 0


@kernel
def packed(q: int, r: int) -> int:
    """A hex as one number of fourteen bits, for keys and journals; never 0.

    >>> packed(1, -2)
    8382
    """
    return (q + 64) << 7 | (r + 64)


@kernel
def named_tiles(forest: Forest, first: int) -> int:
    """The hexes of four tiles in fourteen bits each; 0 for those that are not laid."""
    word = 0
    for n in range(FOUR):
        if first + n < forest.tiles:
            word |= packed(forest.q[first + n], forest.r[first + n]) << NAME * n
    return word


@kernel
def named_places(forest: Forest, first: int) -> int:
    """The hexes of four places, in the same way."""
    word = 0
    for n in range(FOUR):
        if is_place(forest, first + n):
            word |= packed(forest.q[TILES + first + n], forest.r[TILES + first + n]) << NAME * n
    return word


@kernel
def is_place(forest: Forest, place: int) -> int:
    """1 if there is a place with this number."""
    half = 1 if place >= HALF else 0
    return (forest.places[half] >> (place - HALF * half)) & 1


def unpacked(number: int) -> tuple[int, int]:
    """The coordinates of a packed hex.

    >>> unpacked(packed(1, -2))
    (1, -2)
    """
    return (number >> 7) - 64, (number & 127) - 64


def hex_name(q: int, r: int) -> str:
    """A hex as players write it.

    >>> hex_name(1, -2)
    'q1r-2'
    """
    return f"q{q}r{r}"


def hex_of(text: str) -> tuple[int, int]:
    """The coordinates of a written hex; refuses what is none.

    >>> hex_of("q1r-2")
    (1, -2)
    >>> hex_of("1,2")
    Traceback (most recent call last):
    ...
    firehall.errors.NotAMove: '1,2' is no hex: write column and row, as in q1r-2
    """
    match = HEX.fullmatch(text)
    if not match or max(abs(int(match[1])), abs(int(match[2]))) > FAR:
        raise NotAMove(f"{text[:40]!r} is no hex: write column and row, as in q1r-2")
    return int(match[1]), int(match[2])
