"""Board files."""

from __future__ import annotations

import sys

from firehall.games.flash_point import board
from fuzz import common


def samples() -> list[str]:
    """The boards that come with the game."""
    return [str(board.load(name)) for name in board.names()]


check = common.round_trip(board.parse, str)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
