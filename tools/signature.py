"""One number for the behaviour of the rules: a refactoring must not change it, a correction must, knowingly.

It hashes the final positions of random games, interpreted, for every option's choices.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from firehall import new, registry


def games(count: int) -> str:
    """The hash over a number of games for each choice of each option."""
    digest = hashlib.sha256()
    for number, setup in enumerate(setups()):
        for seed in range(number, number + count):
            luck = random.Random(seed)
            game = new(seed=seed, **setup)
            while not game.over:
                moves = game.legal_moves
                game.play(moves[luck.randrange(len(moves))])
            digest.update(game.position.encode())
    return digest.hexdigest()[:16]


def setups() -> Iterator[dict[str, Any]]:
    """Every game on every board for every number of players, with every choice of every option that it allows."""
    for name in registry.games():
        files = registry.game(name)
        for edition, board in product(files.setup.editions(), boards(files)):
            open_options = files.setup.options(edition)
            settings = [{}] + [{option: choice} for option, choices in open_options.items() for choice in choices]
            for options, crew in product(settings, range(1, 7)):
                setup = {"edition": edition, "board": board, "crew": crew, "options": options}
                if not files.setup.Setup(**setup).problems():
                    yield {"game": name, **setup}


def boards(files: registry.Files) -> list[str]:
    """The boards of a game; one without a name where it has none."""
    return files.board.names() if files.board else [""]


if __name__ == "__main__":
    print(games(2))
