"""Everything that can happen in Wildfire!; `events.py` says which rule makes it happen."""

from __future__ import annotations

from enum import IntEnum, auto


class Happened(IntEnum):
    """One kind of event; each has exactly one rule."""

    PLAYER_DRAWN = auto()
    START_UNCOVERED = auto()
    START_LAID = auto()
    TURN_BEGAN = auto()
    UNCOVERED = auto()
    LOOKED_SECRETLY = auto()
    LAID_HOTTEST = auto()
    LAID_CHOSEN = auto()
    FIREBREAK_LAID = auto()
    LAST_TILE_LAID = auto()
    FIRST_MEN_PLACED = auto()
    MEN_PLACED = auto()
    HELPERS_PLACED = auto()
    PASSED = auto()
    COULD_NOT_PLACE = auto()
    ALL_PASSED = auto()
    HELPERS_REMOVED = auto()
    AREA_SCORED = auto()
    AREA_ENCLOSED = auto()
    POINTS_SCORED = auto()
    WON_BY_POINTS = auto()
    WON_BY_AREA = auto()
    SHARED_VICTORY = auto()
    GOAL_REACHED = auto()
    MEN_LEFT_OVER = auto()
    AREAS_SPLIT = auto()
    AREA_WITHOUT_EDGE = auto()
