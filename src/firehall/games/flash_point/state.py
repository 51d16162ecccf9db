"""What changes during a game of Flash Point."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...core.masks import HEAP_PLANES
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
WAYS = 8
HERE = 7
SPOTS = 9
UNPARKED = -1


class Side(IntEnum):
    """Where the four bits of each property of a space's edges begin in `sides`."""

    WAY = 0
    WALL = 4
    DOOR = 8
    HURT = 12


class Ask(IntEnum):
    """What the state waits for; chance is asked for rolls and draws."""

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
    HAZMAT_ROLL = 12
    HOT_SPOT_ROLL = 13
    GUN_ROLL = 14
    GUN_RED_ROLL = 15
    GUN_BLACK_ROLL = 16
    STARVED_ROLL = 17
    SPECIALIST = 18
    SPECIALIST_DRAW = 19
    PARK_ENGINE = 20
    PARK_AMBULANCE = 21
    RIDE = 22
    GUN_DICE = 23
    HAZMAT = 24
    CONSENT = 25
    NOTHING = 31


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
    RIDES = 8
    DELUGE = 9
    STARVED = 10
    TURN_START = 11


class Act(IntEnum):
    """Where the codes of each action begin; to some, direction (or `HERE`), space or specialist is added.  [R-043]"""

    MOVE = 0
    CARRY = 8
    DOOR = 16
    REMOVE = 24
    DAMP = 32
    CHOP = 40
    END = 48
    TREAT = 49
    DISPOSE = 50
    DRIVE = 51
    FIRE_GUN = 55
    IDENTIFY = 64
    CHANGE = 112
    STEPS = 128
    TELL = 256


STEP_CODES = 128
STEP_DOOR = 104
WAYS_IN_WORD = 7
WAYS_IN_ALL = 12


class Load(IntEnum):
    """What is carried with a step."""

    NOTHING = 0
    VICTIM = 1
    HAZMAT = 2


LOADS = 3


class Vehicle(IntEnum):
    """The two vehicles.  [R-015]"""

    ENGINE = 0
    AMBULANCE = 1


class Fury(IntEnum):
    """What goes on in a fire phase, as bits."""

    HOT_ROLL = 1
    FLARED_UP = 2
    HAZMATS_BURST = 4
    STARVED = 8


class Die(IntEnum):
    """The dice of the deck gun that may be rolled again, as bits."""

    RED = 1
    BLACK = 2


class Draw(IntEnum):
    """What a point of interest turns out to be."""

    VICTIM = 0
    FALSE_ALARM = 1
    HAZMAT = 2


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
    treated: Annotated[Ints, Row("i8", 2 * WORDS)]
    hazmats: Annotated[Ints, Row("i8", HEAP_PLANES)]
    hot: I64
    struck: I64
    primed: I64
    flow: Annotated[Ints, Row("i8", 2)]
    sides: Annotated[Ints, Row("u2", SPACES)]
    where: Annotated[Ints, Row("i2", CREW)]
    spot: I16
    roles_held: I16
    command: I16
    rolled: I16
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
    role: Annotated[Ints, Row("i1", CREW)]
    extra: I8
    cafs_told: I8
    fresh: I8
    down: I8
    engine: I8
    ambulance: I8
    vehicle: I8
    aboard: I8
    dice: I8
    fury: I8
    hot_spots_left: I8
    hot_spots_rolled: I8
    hazmats_unseen: I8
    hazmats_rolled: I8
    hazmats_gone: I8
    hazmats_burst: I8
    spare: Annotated[Ints, Row("i1", 6)]


class House:
    """A board, as the rules see it."""

    fires: I64
    pois: I64
    ambulance: I64
    engine_at: Annotated[Ints, Row("i8", SPOTS)]
    ambulance_at: Annotated[Ints, Row("i8", SPOTS)]
    quadrant: Annotated[Ints, Row("i8", SPOTS)]
    path: Annotated[Ints, Row("i8", 48)]
    paths_meet: I64
    flow: Annotated[Ints, Row("i8", 2)]
    doors: Annotated[Ints, Row("i8", 2)]
    nearest: Annotated[Ints, Row("i8", SPACES)]
    beyond: Annotated[Ints, Row("i2", SPACES * DIRECTIONS)]
    sides: Annotated[Ints, Row("u2", SPACES)]
    rim: Annotated[Ints, Row("i2", 28)]
    start: Annotated[Ints, Row("i1", 8)]
    red: Annotated[Ints, Row("i1", 48)]
    black: Annotated[Ints, Row("i1", 48)]
    arrow: Annotated[Ints, Row("i1", 48)]
    aim: Annotated[Ints, Row("i1", 48 * SPOTS)]
    lap: Annotated[Ints, Row("i1", 32)]
    porch: Annotated[Ints, Row("i1", 32)]
    engines: I8
    ambulances: I8
    spare: Annotated[Ints, Row("i1", 6)]


class Book:
    """What never changes during a game: the board and the rules."""

    board: House
    rules: Rules
