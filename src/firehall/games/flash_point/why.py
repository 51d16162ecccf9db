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
