"""Setting up, through the same moves as the rest.  [W-004] to [W-009]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel
from ..hexes import lay, packed, tile_at
from .happened import Happened
from .men import make_room_around
from .rules import Removed, StartLayout, StartRule
from .state import CHANCE, COLOURS, CREW, NEUTRAL, NUMBERS, START_Q, START_R, UNKNOWN, Ask, Book, Phase, State
from .why import Why


@kernel
def lay_out(state: State, book: Book) -> None:
    """The tiles are mixed face down, some leave the game unseen, and everybody takes men.  [A-004] [W-002] [W-005]"""
    state.pile = -removed_tiles(book)
    for number in range(1, NUMBERS):
        state.left[number] = tiles_with(book, number)
        state.pile += state.left[number]
    for seat in range(state.crew):
        for colour in range(COLOURS):
            state.supply[seat * COLOURS + colour] = men_at_first(state, book, seat, colour)
    state.first = first_player(state, book)
    state.phase = Phase.SET_UP
    state.asking = Ask.NOTHING


@kernel
def tiles_with(book: Book, number: int) -> int:
    """Each number is there seven times, the 3 once more; in high summer there are no 1s.  [A-005] [W-051]"""
    if number == 1 and book.rules.high_summer:
        return 0
    return book.rules.tiles_of_each + (book.rules.more_threes if number == 3 else 0)


@kernel
def removed_tiles(book: Book) -> int:
    """Seven tiles leave the game unseen, but none in high summer.  [W-006] [W-051] [W-Q13]"""
    if book.rules.removed == Removed.NONE or tiles_with(book, 1) == 0:
        return 0
    return book.rules.tiles_removed


@kernel
def men_at_first(state: State, book: Book, seat: int, colour: int) -> int:
    """Twelve men of each own colour; three players have four helpers each.  [A-003] [W-004] [W-054] [W-063] [W-Q16]"""
    if owner(state.crew, colour) == seat:
        return book.rules.men
    return book.rules.helpers if state.crew == 3 and colour == NEUTRAL else 0


@kernel
def owner(crew: int, colour: int) -> int:
    """Whose men a colour is: one each, two each for two, all alone; helpers are nobody's.  [W-054] [W-059] [W-063]"""
    if crew == 1:
        return 0
    if crew == 2:
        return colour >> 1
    return colour if colour < crew else UNKNOWN


@kernel
def first_player(state: State, book: Book) -> int:
    """The seat after the oldest begins; the first seat is the oldest, unless chance says so.  [W-009] [W-Q23]"""
    if book.rules.start_rule == StartRule.RANDOM and state.crew > 1:
        return UNKNOWN
    return 1 if state.crew > 1 else 0


@kernel
def oldest(state: State) -> int:
    """The seat before the one that begins.  [W-009]"""
    return state.first - 1 if state.first > 0 else state.crew - 1


@kernel
def set_up(state: State, book: Book, journal: Journal | None) -> None:
    """Who begins, then as many tiles as there are players, joined as the oldest wants.

    [W-007] [W-008] [W-055] [W-060] [W-063]
    """
    if state.first == UNKNOWN:
        state.asking, state.asked = Ask.FIRST_PLAYER, CHANCE
    elif state.uncovered < state.crew:
        state.asking, state.asked = Ask.TILE, CHANCE
    elif may_arrange(state, book):
        state.asking, state.asked = Ask.ARRANGE, oldest(state)
    elif state.forest.tiles < state.crew:
        for spot in range(CREW):
            if state.forest.tiles < state.crew and is_free(state, spot):
                lay_start(state, book, journal, spot)
    else:
        state.active = state.first
        begin_turn(state, journal)


@kernel
def begin_turn(state: State, journal: Journal | None) -> None:
    """A seat's turn begins.  [W-009]"""
    note(journal, Happened.TURN_BEGAN, state.active, state.pile)
    state.phase = Phase.TURN


@kernel
def may_arrange(state: State, book: Book) -> int:
    """Only in a rhombus does it matter which tile lies where; the last goes where room is left.  [W-008] [W-Q24]"""
    if book.rules.start_layout == StartLayout.RANDOM or state.crew < CREW:
        return 0
    return 1 if state.forest.tiles < CREW - 1 else 0


@kernel
def is_free(state: State, spot: int) -> int:
    """1 if no tile lies on a hex of the start layout."""
    return 1 if tile_at(state.forest, START_Q[spot], START_R[spot]) < 0 else 0


@kernel
def free_spots(state: State) -> int:
    """The hexes of the rhombus on which no tile lies, as bits.  [W-007]"""
    found = 0
    for spot in range(CREW):
        found |= is_free(state, spot) << spot
    return found


@kernel
def why_not_arrange(state: State, code: int) -> int:
    """The tiles at the start form a rhombus.  [W-007] [W-008]"""
    if code >= CREW:
        return Why.NO_SUCH_MOVE
    return Why.OK if is_free(state, code) else Why.NOT_FREE


@kernel
def uncover_start(state: State, journal: Journal | None, number: int) -> None:
    """As many tiles are uncovered as there are players.  [W-007]"""
    state.start[state.uncovered] = number
    state.uncovered += 1
    note(journal, Happened.START_UNCOVERED, number, 0)


@kernel
def lay_start(state: State, book: Book, journal: Journal | None, spot: int) -> None:
    """The next uncovered tile goes to a hex of the start layout.  [W-007] [W-008] [W-Q28]"""
    number = state.start[state.forest.tiles]
    state.start[state.forest.tiles] = 0
    q, r = START_Q[spot], START_R[spot]
    tile = lay(state.forest, q, r, number)
    state.number[tile] = number
    make_room_around(state, book, tile)
    note(journal, Happened.START_LAID, packed(q, r), number)


@kernel
def go_first(state: State, journal: Journal | None, seat: int) -> None:
    """Chance says who begins.  [W-Q23]"""
    state.first = seat
    note(journal, Happened.PLAYER_DRAWN, seat, 0)
