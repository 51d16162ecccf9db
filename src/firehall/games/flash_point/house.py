"""What stands where: spaces and their edges, without a thought of rows and columns.  [R-026] [R-028]

`sides[space]` holds four bits for each property of the four edges, in the order of `Direction`:
a way leads through, a wall stands, a door hangs, the wall is hurt. Both spaces of an edge hold the same.
`flow` says it once more for whole sets of inside spaces: where one can pass right, and where down.
"""

from __future__ import annotations

from ...core.kernel import kernel
from ...core.masks import add, bag_has, count, drop, has
from .state import ALL_DIRECTIONS, DIRECTIONS, INSIDE, NOWHERE, WORDS, Book, Side, State

ROW_ENDS = 0x808080808080


@kernel
def beyond(book: Book, space: int, direction: int) -> int:
    """The space next to this one, whatever stands between; `NOWHERE` past the rim."""
    return book.board.beyond[space * DIRECTIONS + direction]


@kernel
def is_outside(space: int) -> int:
    """1 for a space of the ring around the building.  [R-022]"""
    return space >> 6


@kernel
def burns(state: State, space: int) -> int:
    """1 if there is fire on the space."""
    return has(state.fire, space)


@kernel
def smokes(state: State, space: int) -> int:
    """1 if there is smoke on the space."""
    return has(state.smoke, space)


@kernel
def has_poi(state: State, space: int) -> int:
    """1 if a hidden point of interest or a victim lies there."""
    return has(state.hidden, space) | bag_has(state.victims, WORDS, space)


@kernel
def edges(state: State, space: int, side: int) -> int:
    """The directions, as bits, in which the edges of a space have a property."""
    return (state.sides[space] >> side) & ALL_DIRECTIONS


@kernel
def edge(state: State, space: int, direction: int, side: int) -> int:
    """1 if one edge of a space has a property."""
    return (state.sides[space] >> (side + direction)) & 1


@kernel
def adjacent(state: State, space: int, direction: int) -> int:
    """1 if no wall and no closed door separates the space from its neighbour.

    [R-028] [R-029] [R-031] [R-070] [P-038] [P-039] [P-070] [P-077]
    """
    return edge(state, space, direction, Side.WAY)


@kernel
def set_edge(state: State, book: Book, space: int, direction: int, side: int, on: int) -> None:
    """Give or take a property of an edge, on both of its sides."""
    there = beyond(book, space, direction)
    mine, theirs = 1 << (side + direction), 1 << (side + (direction ^ 2))
    if on:
        state.sides[space] |= mine
        state.sides[there] |= theirs
    else:
        state.sides[space] &= ~mine
        state.sides[there] &= ~theirs
    if side == Side.WAY and is_outside(space | there) == 0:
        near = 1 << min(space, there)
        axis = (direction & 1) ^ 1
        state.flow[axis] = state.flow[axis] | near if on else state.flow[axis] & ~near


@kernel
def beside(state: State, spaces: int) -> int:
    """All inside spaces adjacent to a set of inside spaces; a row of the house is eight bits.  [R-028]"""
    return across(spaces, state.flow[0], state.flow[1])


@kernel
def across(spaces: int, right: int, down: int) -> int:
    """All inside spaces on the other side of the edges that are named to the right of spaces and below them."""
    return ((spaces & right) << 1) | ((spaces >> 1) & right) | ((spaces & down) << 8) | ((spaces >> 8) & down)


@kernel
def side_by_side(spaces: int) -> int:
    """All inside spaces beside some others, whatever stands between.  [R-026] [R-027] [P-037]"""
    return across(spaces, INSIDE & ~ROW_ENDS, INSIDE) & INSIDE


@kernel
def burning_beside(state: State, book: Book, space: int) -> int:
    """The directions, as bits, in which the next space burns, whatever stands between."""
    found = 0
    for direction in range(DIRECTIONS):
        found |= burns(state, beyond(book, space, direction)) << direction
    return found


@kernel
def smoking_beside(state: State, book: Book, space: int) -> int:
    """The directions, as bits, in which the next space has smoke, whatever stands between."""
    found = 0
    for direction in range(DIRECTIONS):
        found |= smokes(state, beyond(book, space, direction)) << direction
    return found


@kernel
def marker_left(state: State, book: Book) -> int:
    """1 if the supply still has a fire or smoke marker.  [R-007] [R-260] [RA-28] [RD-13]"""
    if book.rules.limit_threat_markers == 0:
        return 1
    used = count(state.fire[0]) + count(state.fire[1]) + count(state.smoke[0])
    return 1 if used < book.rules.threat_markers else 0


@kernel
def set_fire(state: State, book: Book, space: int) -> int:
    """Put fire on a free space, or turn its smoke over; 0 if no marker was left to put.  [R-260] [P-031]"""
    if smokes(state, space):
        drop(state.smoke, space)
    elif not marker_left(state, book):
        return 0
    add(state.fire, space)
    return 1


@kernel
def on_board(space: int) -> int:
    """1 if there is such a space."""
    return 1 if space != NOWHERE else 0
