"""The numbers and choices in which games of Wildfire! differ: each stands in one field."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...core.record import I8, Ints, Row


class Goal(IntEnum):
    """What is played for."""

    POINTS = 0
    TOGETHER = 1


class Spaces(IntEnum):
    """How many spaces tiles with the numbers 1 to 6 have."""

    ONE_FOR_TWO = 0
    TWO_FOR_TWO = 1


class Removed(IntEnum):
    """Whether tiles leave the game unseen."""

    SEVEN = 0
    NONE = 1


class StartRule(IntEnum):
    """Who is taken for the oldest player."""

    FIRST_SEAT = 0
    RANDOM = 1


class StartLayout(IntEnum):
    """Who arranges the first tiles."""

    OLDEST_CHOOSES = 0
    RANDOM = 1


class Decision(IntEnum):
    """When a firebreak is announced."""

    DECLARED_FIRST = 0
    AFTER_LOOKING = 1


class Memory(IntEnum):
    """Who may know what lies face down in a firebreak."""

    OWNER_ONLY = 0
    NOBODY = 1


class PassRule(IntEnum):
    """Which passes end the game."""

    CONSECUTIVE = 0
    SAME_ROUND = 1


class GoalNumber(IntEnum):
    """Which number every area must have at its edge when all play together."""

    ONE = 0
    LOWEST = 1


class Rules:
    """One edition, with all its layers applied."""

    goal: I8
    men: I8
    helpers: I8
    men_a_turn: I8
    tiles_of_each: I8
    more_threes: I8
    tiles_removed: I8
    removed: I8
    spaces: I8
    start_rule: I8
    start_layout: I8
    firebreak: I8
    firebreak_decision: I8
    firebreak_memory: I8
    high_summer: I8
    pass_rule: I8
    goal_number: I8
    spare: Annotated[Ints, Row("i1", 7)]
