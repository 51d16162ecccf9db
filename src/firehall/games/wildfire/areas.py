"""Wood areas and what they are worth.  [W-032] to [W-038]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel
from ...core.masks import count, lowest
from ..hexes import CLOSED, connected
from .happened import Happened
from .rules import GoalNumber
from .start import tiles_with
from .state import COLOURS, KINDS, NUMBERS, Book, State


@kernel
def tiles_of(state: State, colour: int) -> int:
    """The tiles on which at least one man of a colour stands, as bits.  [W-033] [W-042]"""
    return state.men[colour] | state.men[KINDS + colour]


@kernel
def area_points(state: State, area: int) -> int:
    """The sum of the numbers, divided by the smallest one at a free edge, rounded down; 0 for an enclosed area.

    [W-034] [W-035] [W-036] [W-037] [W-052] [W-Q09] [W-Q22]
    """
    total, least = 0, NUMBERS
    while area:
        tile = lowest(area)
        area &= area - 1
        total += state.number[tile]
        if state.forest.sides[tile] != CLOSED:
            least = min(least, state.number[tile])
    return total // least if least < NUMBERS else 0


@kernel
def score_colour(state: State, journal: Journal | None, seat: int, colour: int) -> None:
    """Each area of a colour is worked out by itself; the most valuable one is remembered for ties.

    [W-032] [W-038] [W-040] [W-062] [W-Q20] [W-Q21]
    """
    left = tiles_of(state, colour)
    while left:
        area = connected(state.forest, lowest(left), left)
        left &= ~area
        points = area_points(state, area)
        if points:
            note(journal, Happened.AREA_SCORED, COLOURS * points + colour, count(area))
        else:
            note(journal, Happened.AREA_ENCLOSED, colour, count(area))
        state.points[seat] += points
        state.best[seat] = max(state.best[seat], points)


@kernel
def goal_number(state: State, book: Book) -> int:
    """The number that every area needs at its edge: 1, or the lowest in the game.  [W-068] [W-Q15]"""
    return 2 if book.rules.goal_number == GoalNumber.LOWEST and tiles_with(book, 1) == 0 else 1


@kernel
def has_outlet(state: State, area: int, number: int) -> int:
    """1 if a tile of the area shows the number and has a free edge.  [W-068]"""
    while area:
        tile = lowest(area)
        area &= area - 1
        if state.number[tile] == number and state.forest.sides[tile] != CLOSED:
            return 1
    return 0
