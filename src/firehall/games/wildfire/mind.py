"""What a position is worth to a seat: experience with the game, for those who look ahead; not a rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.greedy import foresee as follow
from ...core.greedy import mind
from ...core.kernel import apart, kernel
from ...core.masks import lowest
from ..hexes import connected, neighbours, open_edges
from .areas import area_points, tiles_of
from .ending import plays_together
from .start import owner
from .state import COLOURS, Book, State
from .together import outlook

POINT = 100
MASS = 6
GROWTH = 2
MAN = 25


@kernel
def value(state: State, book: Book, seat: int) -> int:
    """What a position is worth: together how near the goal is, else one's own prospects against the best other's."""
    if plays_together(state, book):
        return outlook(state, book)
    most = 0
    for other in range(state.crew):
        if other != seat:
            most = max(most, prospects(state, other))
    return 2 * prospects(state, seat) - most


@apart
def prospects(state: State, seat: int) -> int:
    """The points of a seat's areas, what could make them grow, and the men that are left for it."""
    total = 0
    for colour in range(COLOURS):
        if owner(state.crew, colour) == seat:
            left = tiles_of(state, colour)
            while left:
                area = connected(state.forest, lowest(left), left)
                left &= ~area
                total += area_worth(state, area)
            total += MAN * min(state.supply[seat * COLOURS + colour], state.pile + 2)
    return total


@kernel
def area_worth(state: State, area: int) -> int:
    """The points of an area, its numbers, and the room beside it."""
    total, left, around = POINT * area_points(state, area), area, 0
    while left:
        tile = lowest(left)
        left &= left - 1
        total += MASS * state.number[tile]
        around |= neighbours(state.forest, tile)
    around &= ~area & state.room[0]
    while around:
        tile = lowest(around)
        around &= around - 1
        total += GROWTH * (state.number[tile] + open_edges(state.forest, tile))
    return total


def choose(view: Any, legal: Sequence[str], rng: Random, budget: float) -> str:
    """The move after which one's prospects are best."""
    weighed = mind(view.rulebook).weighed(view.book, view.state)
    return view.move(max(weighed, key=lambda pair: pair[1])[0])


__all__ = ["choose", "follow", "value"]
