"""The reasons why a move is refused; `moves.py` gives each a rule, `words` a sentence."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """0 is legal; everything else is a refusal."""

    OK = 0
    GAME_OVER = 1
    NO_SUCH_MOVE = 2
    NOT_ASKED = 3
    NOT_A_PLACE = 4
    NOT_HOTTEST = 5
    NO_FIREBREAK = 6
    NOT_FREE = 7
    NO_TILE = 8
    TOO_MANY = 9
    NOT_YOUR_COLOUR = 10
    NOT_ENOUGH_MEN = 11
    ON_FIREBREAK = 12
    NO_SPACE = 13
    NO_FREE_EDGE = 14
    NO_SUCH_PLAYER = 15
    NONE_LEFT = 16
    FIREBREAK_DECLARED = 17
