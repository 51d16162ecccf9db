"""What changes during a game of Wildfire!."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...core.play import CHANCE as CHANCE
from ...core.play import NOBODY as NOBODY
from ...core.record import I8, Ints, Row
from ..hexes import TILES, Forest
from .rules import Rules

CREW = 4
COLOURS = 4
KINDS = 5
EVERYBODY = 4
NEUTRAL = 3
ROOMS = 3
NUMBERS = 7
UNKNOWN = -1
START_Q = (0, 1, 0, 1)
START_R = (0, 0, 1, 1)


class Ask(IntEnum):
    """What the state waits for."""

    GAME_OVER = 0
    FIRST_PLAYER = 1
    TILE = 2
    ARRANGE = 3
    CUT = 4
    LAY = 5
    MEN = 6
    NOTHING = 15


class Phase(IntEnum):
    """Where in the game or in the turn we are."""

    SET_UP = 0
    TURN = 1
    TILE_LAID = 2
    TURN_END = 3


class Cut(IntEnum):
    """Whether the active seat wants to cut a firebreak."""

    UNDECIDED = 0
    NO = 1
    YES = 2


class Act(IntEnum):
    """Codes that are about no tile or place."""

    UNCOVER = 0
    CUT = 1
    PASS = 64 * 11


class Ending(IntEnum):
    """How the game ended."""

    NONE = 0
    SCORED = 1
    REACHED = 2
    MISSED = 3


class State:
    """One position, whole.

    `men` is a bag: how many men of each colour, and of all together, stand on each tile; `room` are the tiles on which
    one, two and three more may be placed. `secret` holds of each firebreak eight times its owner's number and the
    number that lies face down, 0 if it is not known. `left` counts the tiles that nobody has seen, removed ones too.
    """

    forest: Forest
    men: Annotated[Ints, Row("i8", 2 * KINDS)]
    room: Annotated[Ints, Row("i8", ROOMS)]
    hot: Annotated[Ints, Row("i8", 2)]
    points: Annotated[Ints, Row("i2", CREW)]
    best: Annotated[Ints, Row("i2", CREW)]
    number: Annotated[Ints, Row("i1", TILES)]
    secret: Annotated[Ints, Row("i1", TILES)]
    supply: Annotated[Ints, Row("i1", CREW * COLOURS)]
    left: Annotated[Ints, Row("i1", NUMBERS + 1)]
    start: Annotated[Ints, Row("i1", CREW)]
    crew: I8
    active: I8
    first: I8
    asking: I8
    asked: I8
    phase: I8
    pile: I8
    drawn: I8
    cutting: I8
    laid: I8
    passes: I8
    uncovered: I8
    gone: I8
    early: I8
    ending: I8
    won: I8
    spare: Annotated[Ints, Row("i1", 4)]


class Book:
    """What never changes during a game: the rules."""

    rules: Rules
