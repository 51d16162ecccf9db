"""Positions."""

from __future__ import annotations

import sys

import firehall
from fuzz import common


def samples() -> list[str]:
    """Positions from the beginning, the middle and the end of games."""
    return [game.position for game in common.games()]


check = common.round_trip(firehall.load, lambda game: game.position)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
