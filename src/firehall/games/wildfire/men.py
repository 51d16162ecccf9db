"""Placing men: on spaces, and no more than the tile has free edges.  [W-019] to [W-027]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import apart, kernel
from ...core.masks import bag_add, bag_count, lowest
from ..hexes import FOUR, TILES, neighbours, open_edges, packed
from .happened import Happened
from .rules import Spaces
from .state import COLOURS, EVERYBODY, KINDS, NEUTRAL, ROOMS, Act, Book, Phase, State
from .why import Why

MEN_CODES = 16
ALL_FOUR = 15


@kernel
def spaces(book: Book, number: int) -> int:
    """A tile has one to three spaces, the fewer the more water it shows; a firebreak none.

    [A-006] [A-007] [A-008] [W-050]
    """
    if number == 0:
        return 0
    if number == 2 and book.rules.spaces == Spaces.TWO_FOR_TWO:
        return 2
    return (number + 1) >> 1


@kernel
def standing(state: State, tile: int) -> int:
    """How many men of all colours, helpers too, stand on a tile.  [W-022] [W-Q06]"""
    return bag_count(state.men, KINDS, 64 * EVERYBODY + tile)


@kernel
def make_room(state: State, book: Book, tile: int) -> None:
    """Count how many more men a tile takes: as spaces and free edges allow.  [W-021] [W-023] [W-025] [W-Q07]"""
    most = min(spaces(book, state.number[tile]), open_edges(state.forest, tile)) - standing(state, tile)
    for more in range(ROOMS):
        if more < most:
            state.room[more] |= 1 << tile
        else:
            state.room[more] &= ~(1 << tile)


@apart
def make_room_around(state: State, book: Book, tile: int) -> None:
    """A new tile has room and takes an edge from those beside it, whose men stay.  [W-024] [W-026] [W-049]"""
    make_room(state, book, tile)
    left = neighbours(state.forest, tile)
    while left:
        make_room(state, book, lowest(left))
        left &= left - 1


@kernel
def men_code(tile: int, colour: int, count: int) -> int:
    """The code by which so many men of a colour are placed on a tile: four tiles to a word."""
    return 64 * (tile // FOUR) + MEN_CODES * (tile % FOUR) + ROOMS * colour + count - 1


@kernel
def tile_of(code: int) -> int:
    """The tile that a code for men is about."""
    return FOUR * (code >> 6) + (code & 63) // MEN_CODES


@kernel
def legal_men(state: State, book: Book, word: int) -> int:
    """The men that may be placed on four tiles, as bits; passing, in the last word, is always allowed.

    [W-011] [W-012] [W-020] [W-029] [W-056] [W-061] [W-064] [W-Q27]
    """
    if word >= TILES // FOUR:
        return 1 << (Act.PASS & 63) if word == Act.PASS >> 6 else 0
    found = 0
    for more in range(min(ROOMS, book.rules.men_a_turn)):
        tiles = (state.room[more] >> FOUR * word) & ALL_FOUR
        if tiles:
            for colour in range(COLOURS):
                if state.supply[state.active * COLOURS + colour] > more:
                    found |= spread_out(tiles) << (ROOMS * colour + more)
    return found


@kernel
def spread_out(tiles: int) -> int:
    """Four bits, each at the beginning of the codes of its tile."""
    return (tiles & 1) | (tiles & 2) << 15 | (tiles & 4) << 30 | (tiles & 8) << 45


@kernel
def can_place(state: State) -> int:
    """1 if whoever is active has a man and a tile for him.  [W-Q04] [W-Q26]"""
    men = 0
    for colour in range(COLOURS):
        men += state.supply[state.active * COLOURS + colour]
    return 1 if men > 0 and state.room[0] != 0 else 0


@kernel
def why_not_men(state: State, book: Book, code: int) -> int:
    """Why men can't be placed on a tile.  [W-019] to [W-025]"""
    if code == Act.PASS:
        return Why.OK
    tile, men = tile_of(code), (code & 63) % MEN_CODES
    colour, count = men // ROOMS, men % ROOMS + 1
    if colour >= COLOURS or tile >= state.forest.tiles:
        return Why.NO_SUCH_MOVE
    if count > book.rules.men_a_turn:
        return Why.TOO_MANY
    if state.supply[state.active * COLOURS + colour] < count:
        return why_no_men(state, colour)
    if state.number[tile] == 0:
        return Why.ON_FIREBREAK
    if standing(state, tile) + count > spaces(book, state.number[tile]):
        return Why.NO_SPACE
    return Why.NO_FREE_EDGE if standing(state, tile) + count > open_edges(state.forest, tile) else Why.OK


@kernel
def why_no_men(state: State, colour: int) -> int:
    """Men of other seats are not one's own to place.  [W-004] [W-054] [W-059]"""
    if colour == NEUTRAL and state.crew == 3:
        return Why.NOT_ENOUGH_MEN
    mine = colour if state.crew > 2 else colour >> 1 if state.crew == 2 else 0
    return Why.NOT_ENOUGH_MEN if mine == state.active else Why.NOT_YOUR_COLOUR


@kernel
def place(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """One to three men of one colour are placed on one tile, one a space.

    [A-009] [W-019] [W-021] [W-022] [W-027] [W-056] [W-061] [W-064] [W-071] [W-Q14]
    """
    tile, men = tile_of(code), (code & 63) % MEN_CODES
    colour, count = men // ROOMS, men % ROOMS + 1
    here = packed(state.forest.q[tile], state.forest.r[tile])
    kind = Happened.HELPERS_PLACED if colour == NEUTRAL and state.crew == 3 else Happened.MEN_PLACED
    note(journal, kind, here, COLOURS * count + colour)
    if state.early == 0:
        state.early = state.forest.tiles
        note(journal, Happened.FIRST_MEN_PLACED, state.early, 0)
    for _ in range(count):
        bag_add(state.men, KINDS, 64 * colour + tile)
        bag_add(state.men, KINDS, 64 * EVERYBODY + tile)
    state.supply[state.active * COLOURS + colour] -= count
    make_room(state, book, tile)
    state.passes = 0
    state.phase = Phase.TURN_END
