"""Steps and edges as players write them."""

from __future__ import annotations

from collections.abc import Mapping

from .board import CELL, SPACE, neighbour, space_name
from .state import DIRECTIONS, LOADS, NOWHERE, WAYS, WAYS_IN_ALL

CARRYING = ("", "carry", "carry hazmat")
LEADING = ("", "lead", "lead two", "lead three")
WAY_VERBS = tuple(
    " and ".join(word for word in (CARRYING[way % LOADS], LEADING[way // LOADS]) if word) or "move"
    for way in range(WAYS_IN_ALL)
)
LAST_WAY = WAYS_IN_ALL - 1
DIAGONALS = ((-1, 1), (1, 1), (1, -1), (-1, -1))


def step_to(space: int, direction: int) -> int:
    """The space to which a step in one of the eight directions leads; `NOWHERE` past the rim.

    >>> space_name(step_to(SPACE[3, 4], 1)), space_name(step_to(SPACE[3, 4], 4))
    ('3,5', '2,5')
    """
    if direction < DIRECTIONS:
        return neighbour(space, direction)
    (row, column), (down, right) = CELL[space], DIAGONALS[direction - DIRECTIONS]
    return SPACE.get((row + down, column + right), NOWHERE)


def step_direction(space: int, there: int) -> int:
    """The direction of a step; -1 if it is too far, or none.

    >>> step_direction(SPACE[3, 4], SPACE[4, 4]), step_direction(SPACE[3, 4], SPACE[5, 4])
    (2, -1)
    """
    return next((n for n in range(WAYS) if step_to(space, n) == there), -1)


def edge_text(space: int, direction: int) -> str:
    """The edge of a space as players write it.

    >>> edge_text(0, 1), edge_text(1, 3)
    ('1,1-1,2', '1,1-1,2')
    """
    pair = sorted((CELL[space], CELL[neighbour(space, direction)]))
    return f"{pair[0][0]},{pair[0][1]}-{pair[1][0]},{pair[1][1]}"


def reach_text(verbs: Mapping[str, int], kind: int, space: int) -> str:
    """A verb by its kind, and a space."""
    return f"{next(verb for verb, number in verbs.items() if number == kind)} {space_name(space)}"
