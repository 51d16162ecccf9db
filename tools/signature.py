"""One number for the behaviour of the rules: a refactoring must not change it, a correction must, knowingly.

It hashes the final positions of random games, interpreted, for every option's choices.
"""

from __future__ import annotations

import hashlib
import random

from firehall import new
from firehall.games.flash_point.editions import OPTIONS


def games(count: int) -> str:
    """The hash over a number of games for each choice of each option."""
    digest = hashlib.sha256()
    settings = [{}] + [{o.name: choice} for o in OPTIONS.values() for choice in o.choices]
    for number, options in enumerate(settings):
        for seed in range(count):
            luck = random.Random(seed)
            game = new(crew=1 + seed % 6, board=("front", "back")[number % 2], options=options, seed=seed)
            while not game.over:
                moves = game.legal_moves
                game.play(moves[luck.randrange(len(moves))])
            digest.update(game.position.encode())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    print(games(20))
