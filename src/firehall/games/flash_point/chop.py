"""Chopping walls, and the damage that walls take.  [R-076] [R-077] [R-078]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel
from .ending import collapse, resume
from .happened import Happened
from .house import beyond, edge, edges, on_board, set_edge
from .state import Book, Side, State
from .walk import bound_points, why_not_pay
from .why import Why


@kernel
def why_not_chop(state: State, book: Book, direction: int) -> int:
    """Two points damage a standing wall of one's own space, from inside or outside.  [R-077] [RA-46] [RD-15]"""
    here = state.where[state.active]
    if not edge(state, here, direction, Side.WALL):
        if not on_board(beyond(book, here, direction)):
            return Why.OFF_THE_BOARD
        return Why.WALL_GONE if (book.board.sides[here] >> (Side.WALL + direction)) & 1 else Why.NO_WALL
    if brings_down(state, book) and state.points >= book.rules.price_chop:
        return Why.OK
    return why_not_pay(state, book, book.rules.price_chop)


@kernel
def brings_down(state: State, book: Book) -> int:
    """1 if the next damage marker is the last: then the game is over and nobody burns.  [R-079] [RA-22]"""
    return 1 if state.damage + 1 >= book.rules.damage_markers else 0


@kernel
def legal_chops(state: State, book: Book) -> int:
    """The directions, as bits, in which a wall may be chopped."""
    bound = 0 if brings_down(state, book) else bound_points(state, book)
    if state.points < book.rules.price_chop + bound:
        return 0
    return edges(state, state.where[state.active], Side.WALL)


@kernel
def chop(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The axe puts one damage marker on the wall.  [R-077]"""
    here = state.where[state.active]
    state.points -= book.rules.price_chop
    note(journal, Happened.CHOPPED, here, direction)
    before = because(journal)
    damage_wall(state, book, journal, here, direction)
    resume(state, journal, before)


@kernel
def damage_wall(state: State, book: Book, journal: Journal | None, space: int, direction: int) -> None:
    """One marker damages a wall, the second destroys it; the last marker of all brings the house down.

    [R-029] [R-030] [R-127] [RA-06]
    """
    state.damage += 1
    if edge(state, space, direction, Side.HURT):
        set_edge(state, book, space, direction, Side.WALL, 0)
        set_edge(state, book, space, direction, Side.WAY, 1)
        note(journal, Happened.WALL_DESTROYED, space, direction)
    else:
        set_edge(state, book, space, direction, Side.HURT, 1)
        note(journal, Happened.WALL_DAMAGED, space, direction)
    if state.damage >= book.rules.damage_markers:
        because(journal)
        collapse(state, journal)
