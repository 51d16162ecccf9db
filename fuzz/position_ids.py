"""Position ids."""

from __future__ import annotations

import sys

import firehall
from fuzz import common


def samples() -> list[str]:
    """Ids of positions from the beginning, the middle and the end of games."""
    return [game.position_id for game in common.games()]


check = common.round_trip(firehall.load, lambda game: game.position_id)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
