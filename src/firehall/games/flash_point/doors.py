"""Opening and closing doors, and losing them.  [R-069] [R-070]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel, part
from ...core.masks import lowest
from .happened import Happened
from .house import edge, edges, set_edge
from .rules import Use
from .spending import pay
from .state import Book, Side, State
from .walk import why_not_pay
from .why import Why


@kernel
def door_use(state: State, who: int) -> int:
    """What a door is paid from: one's own points, or, for somebody else, those for commands.  [R-209] [R-211]"""
    return Use.ANYTHING if who == state.active else Use.COMMANDS


@kernel
def why_not_door(state: State, book: Book, who: int, direction: int) -> int:
    """One point turns over a door of one's own space, from either side.  [R-069] [RA-62] [RD-15] [P-Q08] [P-069]"""
    here = state.where[who]
    if not edge(state, here, direction, Side.DOOR):
        return Why.NO_DOOR
    swing(state, book, here, direction)
    refused = why_not_pay(state, book, book.rules.price_door, door_use(state, who))
    swing(state, book, here, direction)
    return refused


@part("specialists")
@kernel
def swing(state: State, book: Book, space: int, direction: int) -> None:
    """Suppose that a door were turned over: whether fire can be left is judged with the door as it then is.  [RA-22]"""
    set_edge(state, book, space, direction, Side.WAY, 1 - edge(state, space, direction, Side.WAY))


@kernel
def legal_doors(state: State, book: Book, who: int) -> int:
    """The directions, as bits, in which there is a door to turn over."""
    found, left = 0, edges(state, state.where[who], Side.DOOR)
    while left:
        direction = lowest(left)
        if why_not_door(state, book, who, direction) == Why.OK:
            found |= 1 << direction
        left &= left - 1
    return found


@kernel
def turn_door(state: State, book: Book, journal: Journal | None, who: int, direction: int) -> None:
    """The door marker is turned over: open doors close, closed doors open.

    [R-069] [R-010] [P-068] [P-013] [P-Q36]
    """
    here = state.where[who]
    opens = 1 - edge(state, here, direction, Side.WAY)
    pay(state, book, book.rules.price_door, door_use(state, who))
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
