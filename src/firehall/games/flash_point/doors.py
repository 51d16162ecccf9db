"""Opening and closing doors, and losing them.  [R-069] [R-070]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel
from .happened import Happened
from .house import edge, edges, set_edge
from .state import Book, Side, State
from .walk import bound_points, why_not_pay
from .why import Why


@kernel
def why_not_door(state: State, book: Book, direction: int) -> int:
    """One point turns over a door of one's own space, from either side.  [R-069] [RA-62] [RD-15]"""
    if not edge(state, state.where[state.active], direction, Side.DOOR):
        return Why.NO_DOOR
    return why_not_pay(state, book, book.rules.price_door)


@kernel
def legal_doors(state: State, book: Book) -> int:
    """The directions, as bits, in which there is a door to turn over."""
    if state.points < book.rules.price_door + bound_points(state, book):
        return 0
    return edges(state, state.where[state.active], Side.DOOR)


@kernel
def turn_door(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The door marker is turned over: open doors close, closed doors open.  [R-069] [R-010]"""
    here = state.where[state.active]
    opens = 1 - edge(state, here, direction, Side.WAY)
    state.points -= book.rules.price_door
    set_edge(state, book, here, direction, Side.WAY, opens)
    note(journal, Happened.DOOR_OPENED if opens else Happened.DOOR_CLOSED, here, direction)


@kernel
def door_is_shut(state: State, space: int, direction: int) -> int:
    """1 if a door hangs there and is closed."""
    return edge(state, space, direction, Side.DOOR) & (1 - edge(state, space, direction, Side.WAY))


@kernel
def lose_door(state: State, book: Book, space: int, direction: int) -> None:
    """The door marker is taken away; the doorway stays open and takes no damage.  [R-031] [R-099] [RD-07]"""
    set_edge(state, book, space, direction, Side.DOOR, 0)
    set_edge(state, book, space, direction, Side.WAY, 1)
