"""Moving a firefighter.  [R-056] [R-057] [R-061] [R-062] [R-063]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel
from ...core.masks import has
from .happened import Happened
from .house import adjacent, beyond, burning_beside, burns, edge, edges, on_board
from .rules import EndOnFire
from .state import CHANCE, DIRECTIONS, Ask, Book, Side, State
from .why import Why


@kernel
def price_of_escape(state: State, book: Book, space: int) -> int:
    """The least points that get a firefighter out of the fire on a space: damp it, remove it, step away.  [RA-22]"""
    price = min(book.rules.price_damp_fire, book.rules.price_remove_fire)
    if book.rules.price_move < price and edges(state, space, Side.WAY) & ~burning_beside(state, book, space):
        return book.rules.price_move
    return price


@kernel
def bound_points(state: State, book: Book) -> int:
    """The points that must be kept for leaving the fire one stands in.  [R-061] [RA-22]"""
    here = state.where[state.active]
    if book.rules.end_on_fire == EndOnFire.KNOCKED_DOWN or not burns(state, here):
        return 0
    return price_of_escape(state, book, here)


@kernel
def price_of_fire(state: State, book: Book, space: int) -> int:
    """The points needed to enter a burning space: its price, and what it takes to get out of it.  [R-057] [RA-22]"""
    price = book.rules.price_move_into_fire
    if book.rules.end_on_fire == EndOnFire.FORBIDDEN:
        price += price_of_escape(state, book, space)
    return price


@kernel
def why_not_pay(state: State, book: Book, price: int) -> int:
    """Whether an action that leaves the firefighter in place can be paid for.  [R-050] [RA-22]"""
    if state.points < price:
        return Why.NO_POINTS
    if state.points < price + bound_points(state, book):
        return Why.STUCK_IN_FIRE
    return Why.OK


@kernel
def why_not_pass(state: State, book: Book, space: int, direction: int) -> int:
    """Whether one can step, or spray water, from a space in a direction.  [R-026] [R-028] [R-063]"""
    if not on_board(beyond(book, space, direction)):
        return Why.OFF_THE_BOARD
    if adjacent(state, space, direction):
        return Why.OK
    return Why.DOOR_SHUT if edge(state, space, direction, Side.DOOR) else Why.WALL_BETWEEN


@kernel
def why_not_move(state: State, book: Book, direction: int) -> int:
    """One point to a space without fire, two into fire, if one can get out of it again.  [R-056] [R-057] [RA-22]"""
    here = state.where[state.active]
    blocked = why_not_pass(state, book, here, direction)
    if blocked != Why.OK:
        return blocked
    there = beyond(book, here, direction)
    if not burns(state, there):
        return Why.OK if state.points >= book.rules.price_move else Why.NO_POINTS
    if state.points < book.rules.price_move_into_fire:
        return Why.NO_POINTS
    return Why.OK if state.points >= price_of_fire(state, book, there) else Why.STUCK_IN_FIRE


@kernel
def legal_moves(state: State, book: Book, ways: int, burning: int) -> int:
    """The directions, as bits, in which the active firefighter may move."""
    free = ways & ~burning if state.points >= book.rules.price_move else 0
    hot = ways & burning
    if hot and state.points >= book.rules.price_move_into_fire:
        here = state.where[state.active]
        for direction in range(DIRECTIONS):
            if (hot >> direction) & 1 and state.points >= price_of_fire(state, book, beyond(book, here, direction)):
                free |= 1 << direction
    return free


@kernel
def move(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The firefighter steps to the next space and turns over what lies hidden there.  [R-056] [R-057] [RD-23]"""
    there = beyond(book, state.where[state.active], direction)
    if burns(state, there):
        state.points -= book.rules.price_move_into_fire
        note(journal, Happened.MOVED_INTO_FIRE, state.active, there)
    else:
        state.points -= book.rules.price_move
        note(journal, Happened.MOVED, state.active, there)
    enter(state, journal, there)


@kernel
def enter(state: State, journal: Journal | None, space: int) -> None:
    """Whoever enters a space with a hidden point of interest turns it over at once, for nothing.  [R-064]"""
    state.where[state.active] = space
    if has(state.hidden, space):
        because(journal)
        state.spot = space
        state.asking = Ask.POI_DRAW
        state.asked = CHANCE


@kernel
def why_not_end(state: State, book: Book) -> int:
    """A turn may end at any time, but not in fire.  [R-052] [R-061] [RA-22]"""
    if book.rules.end_on_fire == EndOnFire.FORBIDDEN and burns(state, state.where[state.active]):
        return Why.STANDS_IN_FIRE
    return Why.OK
