"""How near the common goal is: all men placed, one area a colour, and in each a 1 at the edge; not a rule."""

from __future__ import annotations

from ...core.kernel import apart, kernel
from ...core.masks import count, lowest
from ..hexes import CLOSED, EAST, HALF, PLACES, SIDES, SOUTH, TILES, connected, neighbours, open_edges, tile_at
from .areas import goal_number, tiles_of
from .ending import men_left
from .state import COLOURS, ROOMS, Book, Ending, State

WON = 1_000_000
PLACED = 300
ROOM = 60
SPLIT = 4000
LINK = 400
OUTLET = 2000
EDGE = 200
EDGES = 3
FAR = 4
WARM = 50
LACK = 60
SPARE = 0
HEAT = 1


@apart
def outlook(state: State, book: Book) -> int:
    """What all have reached, and what they can still reach."""
    if state.ending == Ending.REACHED:
        return WON
    total = -PLACED * men_left(state)
    goals = outlets(state, goal_number(state, book))
    warm = warm_tiles(state)
    for colour in range(COLOURS):
        tiles = tiles_of(state, colour)
        if tiles:
            total += hold(state, tiles, goals, warm, supply(state, colour))
            goals &= ~tiles
    return total


@kernel
def outlets(state: State, number: int) -> int:
    """The tiles with a needed number and a free edge, as bits."""
    found = 0
    for tile in range(state.forest.tiles):
        if state.number[tile] == number and state.forest.sides[tile] != CLOSED:
            found |= 1 << tile
    return found


@kernel
def warm_tiles(state: State) -> int:
    """The tiles beside the hottest places, where the next ones will be laid, as bits."""
    most, found = 0, 0
    for place in range(PLACES):
        half = 1 if place >= HALF else 0
        if (state.forest.places[half] >> (place - HALF * half)) & 1:
            most = max(most, state.forest.heat[place])
    for place in range(PLACES):
        half = 1 if place >= HALF else 0
        if (state.forest.places[half] >> (place - HALF * half)) & 1 and state.forest.heat[place] >= most - HEAT:
            for side in range(SIDES):
                q = state.forest.q[TILES + place] + EAST[side]
                r = state.forest.r[TILES + place] + SOUTH[side]
                tile = tile_at(state.forest, q, r)
                if tile >= 0:
                    found |= 1 << tile
    return found


@kernel
def supply(state: State, colour: int) -> int:
    """How many men of a colour are not placed yet."""
    total = 0
    for seat in range(state.crew):
        total += state.supply[seat * COLOURS + colour]
    return total


@apart
def hold(state: State, tiles: int, goals: int, warm: int, waiting: int) -> int:
    """What a colour holds: how many men would join its parts and reach a needed tile, and whether there is room."""
    reached = connected(state.forest, lowest(tiles), tiles)
    near = beside(state, reached)
    total, steps, goal, room = 0, 0, reached & goals, 0
    if goal:
        total += OUTLET + EDGE * edges_of(state, goal)
    around = near | reached
    for more in range(ROOMS):
        room += count(state.room[more] & around)
    total += ROOM * min(room, waiting) - LACK * max(waiting - room - SPARE, 0)
    if tiles & warm:
        total += WARM * min(waiting, 6)
    while steps < FAR and (tiles & ~reached or not goal):
        steps += 1
        reached |= near & state.room[0]
        for _ in range(2):
            reached |= beside(state, reached) & tiles
        near = beside(state, reached)
        if not goal:
            goal = reached & goals & (tiles | state.room[0])
            if goal:
                total += OUTLET - LINK * steps
    if tiles & ~reached:
        total -= SPLIT
    elif steps:
        total -= LINK * steps
    return total


@kernel
def beside(state: State, tiles: int) -> int:
    """The tiles beside a set of tiles, as bits."""
    found = 0
    left = tiles
    while left:
        found |= neighbours(state.forest, lowest(left))
        left &= left - 1
    return found & ~tiles


@kernel
def edges_of(state: State, tiles: int) -> int:
    """The free edges of some tiles, up to a few."""
    total = 0
    while tiles:
        total += open_edges(state.forest, lowest(tiles))
        tiles &= tiles - 1
    return min(total, EDGES)
