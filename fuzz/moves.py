"""Moves, and their codes under every question."""

from __future__ import annotations

import sys

from firehall.games.flash_point.moves import FORMS, decode, encode, key
from firehall.games.flash_point.why import Why
from firehall.move import Move
from fuzz import common


def samples() -> list[str]:
    """A move of each form, and the moves that are legal in some games."""
    return [*FORMS.values(), *(str(move) for game in common.games() for _, move in game.history)]


def read(text: str) -> Move:
    """A move; where it has a code, the code has a text that leads back to it."""
    move = Move(text)
    for game in common.games():
        code, why = encode(game.state, game.book, move)
        written = decode(key(game.state, game.book, code >> 6), code) if code >= 0 else None
        assert (code >= 0) == (written is not None) or why != Why.OK
        assert written is None or encode(game.state, game.book, written)[0] == code
    return move


check = common.round_trip(read, str)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
