"""Moves, and their codes under every question."""

from __future__ import annotations

import sys

from firehall import registry
from firehall.errors import NotAMove
from firehall.move import Move
from fuzz import common


def samples() -> list[str]:
    """A move of each form, and the moves that are legal in some games."""
    forms = [form for name in registry.games() for form in registry.game(name).moves.FORMS.values()]
    return [*forms, *(str(move) for game in common.games() for _, move in game.history)]


def read(text: str) -> Move:
    """A move; in games that know it, where it has a code, the code has a text that leads back to it."""
    move, knowing = Move(text), 0
    for game in common.games():
        moves, state, book = game.files.moves, game.state, game.book
        try:
            code, why = moves.encode(state, book, move)
        except NotAMove:
            continue
        knowing += 1
        written = moves.decode(moves.key(state, book, code >> 6), code) if code >= 0 else None
        assert (code >= 0) == (written is not None) or why != moves.Why.OK
        assert written is None or moves.encode(state, book, written)[0] == code
    if not knowing:
        raise NotAMove(f"no game knows {text!r}")
    return move


check = common.round_trip(read, str)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
