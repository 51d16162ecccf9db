"""What changes during a game of Flash Point."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...core.play import CHANCE as CHANCE
from ...core.play import NOBODY as NOBODY
from ...core.play import TEAM as TEAM
from ...core.record import I8, I16, I64, Ints, Row
from .rules import Rules

WORDS = 2
SPACES = 96
INSIDE = (1 << 48) - 1
OUTSIDE = (1 << 32) - 1
RING = 64
NOWHERE = 127
CREW = 6


class Direction(IntEnum):
    """The four directions, in the order in which an explosion is resolved.  [RA-64]"""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


DIRECTIONS = 4
ALL_DIRECTIONS = 15
HERE = 7


class Side(IntEnum):
    """Where the four bits of each property of a space's edges begin in `sides`."""

    WAY = 0
    WALL = 4
    DOOR = 8
    HURT = 12


class Ask(IntEnum):
    """What the state waits for."""

    GAME_OVER = 0
    START_SPACE = 1
    FIRST_PLAYER = 2
    ACTION = 3
    FIRE_ROLL = 4
    AMBULANCE_SPACE = 5
    POI_ROLL = 6
    POI_DRAW = 7
    FIRST_EXPLOSION = 8
    EXPLOSION_ROLL = 9
    TURNED_ROLL = 10
    SETUP_POI_ROLL = 11
    NOTHING = 15


class Phase(IntEnum):
    """Where in the game or in the turn we are."""

    SET_UP = 0
    ACTIONS = 1
    FIRE = 2
    KNOCK_DOWNS = 3
    LOSSES = 4
    POINTS = 5
    RUIN = 6
    TURN_END = 7


class Act(IntEnum):
    """Where the codes of each action begin; direction (or `HERE`) is added.  [R-043]"""

    MOVE = 0
    CARRY = 8
    DOOR = 16
    REMOVE = 24
    DAMP = 32
    CHOP = 40
    END = 48


class Draw(IntEnum):
    """What a point of interest turns out to be."""

    VICTIM = 0
    FALSE_ALARM = 1


class Ending(IntEnum):
    """How the game ended."""

    NONE = 0
    VICTORY = 1
    LOSSES = 2
    COLLAPSE = 3


class State:
    """One position, whole."""

    fire: Annotated[Ints, Row("i8", WORDS)]
    smoke: Annotated[Ints, Row("i8", WORDS)]
    hidden: Annotated[Ints, Row("i8", WORDS)]
    victims: Annotated[Ints, Row("i8", 2 * WORDS)]
    flow: Annotated[Ints, Row("i8", 2)]
    sides: Annotated[Ints, Row("u2", SPACES)]
    where: Annotated[Ints, Row("i2", CREW)]
    spot: I16
    crew: I8
    active: I8
    first: I8
    points: I8
    asking: I8
    asked: I8
    phase: I8
    standing: I8
    saved: Annotated[Ints, Row("i1", CREW)]
    damage: I8
    rescued: I8
    lost: I8
    victims_unseen: I8
    false_unseen: I8
    false_found: I8
    false_lost: I8
    explosions: I8
    ending: I8
    won: I8
    spare: Annotated[Ints, Row("i1", 2)]


class House:
    """A board, as the rules see it."""

    fires: I64
    pois: I64
    ambulance: I64
    flow: Annotated[Ints, Row("i8", 2)]
    doors: Annotated[Ints, Row("i8", 2)]
    nearest: Annotated[Ints, Row("i8", SPACES)]
    beyond: Annotated[Ints, Row("i2", SPACES * DIRECTIONS)]
    sides: Annotated[Ints, Row("u2", SPACES)]
    rim: Annotated[Ints, Row("i2", 28)]
    start: Annotated[Ints, Row("i1", 8)]
    red: Annotated[Ints, Row("i1", 48)]
    black: Annotated[Ints, Row("i1", 48)]
    lap: Annotated[Ints, Row("i1", 32)]
    porch: Annotated[Ints, Row("i1", 32)]


class Book:
    """What never changes during a game: the board and the rules."""

    board: House
    rules: Rules
