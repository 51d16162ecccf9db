"""The reasons why a move is refused; `moves.py` gives each a rule, `words` a sentence."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """0 is legal; everything else is a refusal."""

    OK = 0
    GAME_OVER = 1
    NO_SUCH_MOVE = 2
    NO_POINTS = 3
    OFF_THE_BOARD = 4
    WALL_BETWEEN = 5
    DOOR_SHUT = 6
    VICTIM_INTO_FIRE = 7
    NO_VICTIM = 8
    NO_DOOR = 9
    NOTHING_TO_PUT_OUT = 10
    NO_FIRE = 11
    NO_WALL = 12
    WALL_GONE = 13
    STUCK_IN_FIRE = 14
    STANDS_IN_FIRE = 15
    NOT_NEAREST = 16
    NO_SUCH_FIREFIGHTER = 17
    NONE_LEFT = 18
    NOT_ON_THIS_DIE = 19
    NOT_ADJACENT = 20
    OPEN_ALREADY = 21
    CLOSED_ALREADY = 22
    NOT_ASKED = 23
    NOT_OUTSIDE = 24
    NOT_INSIDE = 25
    NO_HAZMAT = 26
    NO_TREATED = 27
    TOO_MANY_FOLLOWERS = 28
    OTHER_IN_FIRE = 29
    NOT_THIS_SPECIALIST = 30
    NO_ONE_TO_TREAT = 31
    NO_HEAL_MARKER = 32
    NOTHING_HIDDEN = 33
    COMMANDS_SELF = 34
    CANT_BE_COMMANDED = 35
    NO_DOORS_ON_COMMAND = 36
    CAFS_LIMIT = 37
    SPECIALIST_TAKEN = 38
    NOT_FIRST_ACTION = 39
    NOT_AT_ENGINE = 40
    NOT_AT_AMBULANCE = 41
    NOWHERE_TO_DRIVE = 42
    NOT_ITS_PARKING = 43
    MUST_RIDE = 44
    NO_RIDE_WITH_LOAD = 45
    FIREFIGHTER_IN_QUADRANT = 46
    ROLLED_AGAIN_ALREADY = 47
    NO_HAZMAT_ON_FIRE = 48
    NOT_IN_THIS_EDITION = 49
