"""Records."""

from __future__ import annotations

import sys

import firehall
from fuzz import common


def samples() -> list[str]:
    """Records of games that have just begun, and of games that went on from a position."""
    early = [game.record for game in common.games()[:3]]
    return early + [firehall.load(game.position_id).record for game in common.games()]


check = common.round_trip(firehall.load, lambda game: game.record)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
