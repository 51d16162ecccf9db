"""Chopping walls, and the damage that walls take.  [R-076] [R-077] [R-078]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel, part
from .ending import collapse, resume
from .happened import Happened
from .house import beyond, edge, edges, on_board, set_edge
from .rules import Use
from .spending import can_afford, pay
from .state import DIRECTIONS, Book, Side, State
from .walk import why_not_pay
from .why import Why


@kernel
def why_not_chop(state: State, book: Book, direction: int) -> int:
    """Two points damage a standing wall of one's own space, from inside or outside.

    [R-077] [RA-46] [RD-15] [P-Q07] [P-Q23] [P-135]
    """
    here = state.where[state.active]
    if not edge(state, here, direction, Side.WALL):
        if not on_board(beyond(book, here, direction)):
            return Why.OFF_THE_BOARD
        return Why.WALL_GONE if (book.board.sides[here] >> (Side.WALL + direction)) & 1 else Why.NO_WALL
    refused = why_not_pay_chop(state, book)
    return why_not_break_out(state, book, direction) if refused == Why.STUCK_IN_FIRE else refused


@part("specialists", otherwise=Why.STUCK_IN_FIRE)
@kernel
def why_not_break_out(state: State, book: Book, direction: int) -> int:
    """A blow that destroys a wall may be what opens the way out of the fire.  [RA-22]"""
    here = state.where[state.active]
    if not edge(state, here, direction, Side.HURT):
        return Why.STUCK_IN_FIRE
    set_edge(state, book, here, direction, Side.WAY, 1)
    refused = why_not_pay_chop(state, book)
    set_edge(state, book, here, direction, Side.WAY, 0)
    return refused


@kernel
def why_not_pay_chop(state: State, book: Book) -> int:
    """Whether a blow can be paid for; before the last one of all nobody need keep points for leaving fire.  [RA-22]"""
    price = chop_price(state, book)
    if brings_down(state, book) and can_afford(state, book, price, Use.ANYTHING):
        return Why.OK
    return why_not_pay(state, book, price, Use.ANYTHING)


@kernel
def chop_price(state: State, book: Book) -> int:
    """Two points, or what the specialist pays.  [R-077] [R-215] [P-185]"""
    special = chop_price_of_role(state, book)
    return special if special else book.rules.price_chop


@part("specialists")
@kernel
def chop_price_of_role(state: State, book: Book) -> int:
    """What a blow costs the active specialist; 0 if no more and no less than others.  [R-215] [P-185]"""
    return book.rules.role_chop[state.role[state.active]]


@kernel
def brings_down(state: State, book: Book) -> int:
    """1 if the next damage marker is the last: then the game is over and nobody burns.  [R-079] [RA-22]"""
    return 1 if state.damage + 1 >= book.rules.damage_markers else 0


@kernel
def legal_chops(state: State, book: Book) -> int:
    """The directions, as bits, in which a wall may be chopped."""
    walls = edges(state, state.where[state.active], Side.WALL)
    if walls == 0:
        return 0
    refused = why_not_pay_chop(state, book)
    if refused == Why.OK:
        return walls
    return legal_break_outs(state, book, walls) if refused == Why.STUCK_IN_FIRE else 0


@part("specialists")
@kernel
def legal_break_outs(state: State, book: Book, walls: int) -> int:
    """Those of some walls, as bits, whose end opens the way out of the fire.  [RA-22]"""
    found = 0
    for direction in range(DIRECTIONS):
        if (walls >> direction) & 1 and why_not_break_out(state, book, direction) == Why.OK:
            found |= 1 << direction
    return found


@kernel
def chop(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The axe puts one damage marker on the wall.  [R-077]"""
    here = state.where[state.active]
    pay(state, book, chop_price(state, book), Use.ANYTHING)
    note(journal, Happened.CHOPPED, here, direction)
    before = because(journal)
    damage_wall(state, book, journal, here, direction)
    resume(state, journal, before)


@kernel
def damage_wall(state: State, book: Book, journal: Journal | None, space: int, direction: int) -> None:
    """One marker damages a wall, the second destroys it; the last marker of all brings the house down.

    [R-029] [R-030] [R-127] [RA-06] [P-017] [P-036] [P-076] [P-078] [P-134] [P-136]
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
        collapse(state, book, journal)
