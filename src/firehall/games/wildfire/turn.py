"""A turn: the fire spreads, then men may be placed.  [W-010] [W-011]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, note
from ...core.kernel import apart, kernel
from ..hexes import FOUR, PLACES, clear
from .ending import end_turn, let_pass, offer_men
from .happened import Happened
from .men import legal_men, place, why_not_men
from .moves import key as key
from .spread import (
    ask_where,
    decide,
    draw,
    fate_of,
    is_firebreak,
    lay_drawn,
    legal_draws,
    legal_places,
    place_of,
    uncover,
    unseen,
    why_not_draw,
    why_not_lay,
)
from .start import free_spots, go_first, lay_out, lay_start, set_up, uncover_start, why_not_arrange
from .state import (
    COLOURS,
    CREW,
    KINDS,
    NUMBERS,
    ROOMS,
    TILES,
    Act,
    Ask,
    Book,
    Phase,
    State,
)
from .why import Why

WORDS = PLACES // FOUR


@kernel
def words() -> int:
    """One word for each four places; for men, one for each four tiles."""
    return WORDS


@kernel
def begin(state: State, book: Book, journal: Journal | None) -> None:
    """Mix the tiles, hand out the men, and ask the first question."""
    lay_out(state, book)
    go_on(state, book, journal)


@kernel
def legal(state: State, book: Book, word: int) -> int:
    """The legal codes, as bits."""
    asking = state.asking
    if asking == Ask.MEN:
        return legal_men(state, book, word)
    if asking == Ask.LAY:
        return legal_places(state, book, word)
    if word or asking == Ask.GAME_OVER:
        return 0
    if asking == Ask.TILE:
        return legal_draws(state)
    if asking == Ask.CUT:
        return 1 << Act.UNCOVER | 1 << Act.CUT
    if asking == Ask.ARRANGE:
        return free_spots(state)
    return (1 << state.crew) - 1


@kernel
def why_not(state: State, book: Book, code: int) -> int:
    """Why a code can't be played now; 0 if it can. The one authority on legality."""
    asking = state.asking
    if asking == Ask.GAME_OVER:
        return Why.GAME_OVER
    if code < 0 or code >= 64 * WORDS:
        return Why.NO_SUCH_MOVE
    if asking == Ask.MEN:
        return why_not_men(state, book, code)
    if asking == Ask.LAY:
        return why_not_lay(state, book, code)
    if asking == Ask.TILE:
        return why_not_draw(state, code)
    if asking == Ask.CUT:
        return Why.OK if code <= Act.CUT else Why.NO_SUCH_MOVE
    if asking == Ask.ARRANGE:
        return why_not_arrange(state, code)
    return Why.OK if code < state.crew else Why.NO_SUCH_PLAYER


@kernel
def apply(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """Carry out a move that is known to be legal, and all that follows until somebody is asked again."""
    asking = state.asking
    state.asking = Ask.NOTHING
    if asking == Ask.MEN:
        act(state, book, journal, code)
    elif asking == Ask.LAY:
        lay_drawn(state, book, journal, place_of(code), is_firebreak(code))
    elif asking == Ask.TILE:
        take_tile(state, book, journal, code)
    elif asking == Ask.CUT:
        decide(state, code)
    elif asking == Ask.ARRANGE:
        lay_start(state, book, journal, code)
    else:
        go_first(state, journal, code)
    go_on(state, book, journal)


@kernel
def act(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """Men are placed on one tile, or none at all.  [W-011] [W-019] [W-020] [W-031]"""
    back_to(journal, NO_CAUSE)
    if code == Act.PASS:
        note(journal, Happened.PASSED, state.active, 0)
        let_pass(state)
    else:
        place(state, book, journal, code)


@kernel
def take_tile(state: State, book: Book, journal: Journal | None, number: int) -> None:
    """A tile is drawn: for the layout at the start, or for the turn.  [W-007] [W-010]"""
    back_to(journal, NO_CAUSE)
    state.left[number] -= 1
    state.pile -= 1
    if state.phase == Phase.SET_UP:
        uncover_start(state, journal, number)
    else:
        draw(state, book, journal, number)


@apart
def go_on(state: State, book: Book, journal: Journal | None) -> None:
    """Go through the phases until somebody is asked or the game is over."""
    while state.asking == Ask.NOTHING:
        phase = state.phase
        if phase == Phase.SET_UP:
            set_up(state, book, journal)
        elif phase == Phase.TURN:
            go_through(state, book, journal)
        elif phase == Phase.TILE_LAID:
            offer_men(state, journal)
        else:
            end_turn(state, book, journal)


@kernel
def go_through(state: State, book: Book, journal: Journal | None) -> None:
    """A tile first, while there is one face down; after that only men.  [W-013] [W-028]"""
    if state.drawn:
        ask_where(state, book, journal)
    elif state.pile:
        uncover(state, book)
    else:
        state.phase = Phase.TILE_LAID


@kernel
def fates(state: State, book: Book) -> int:
    """How many equally likely fates chance has: the tiles unseen, or the players.  [W-005] [W-Q23]"""
    return state.crew if state.asking == Ask.FIRST_PLAYER else unseen(state)


@kernel
def fate(state: State, book: Book, n: int) -> int:
    """The n-th of them."""
    return n if state.asking == Ask.FIRST_PLAYER else fate_of(state, n)


@kernel
def wipe(state: State, blank: State) -> None:
    """Make a state blank but for its crew, so that a new game can begin in it."""
    clear(state.forest)
    for word in range(2 * KINDS):
        state.men[word] = 0
    for more in range(ROOMS):
        state.room[more] = 0
    state.hot[0], state.hot[1] = 0, 0
    for tile in range(TILES):
        state.number[tile] = 0
        state.secret[tile] = 0
    for slot in range(CREW * COLOURS):
        state.supply[slot] = 0
    for number in range(NUMBERS + 1):
        state.left[number] = 0
    for seat in range(CREW):
        state.points[seat] = 0
        state.best[seat] = 0
        state.start[seat] = 0
    state.crew = blank.crew
    state.active, state.first, state.phase, state.pile = 0, 0, 0, 0
    state.drawn, state.cutting, state.laid, state.passes = 0, 0, 0, 0
    state.uncovered, state.gone, state.early, state.ending, state.won = 0, 0, 0, 0, 0
