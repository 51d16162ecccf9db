"""Plays any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.plan import RANDOM
from ..game import Game
from ..move import Move

COMPILED = RANDOM


def choose(view: Game, legal: Sequence[Move], rng: Random, budget: float) -> str:
    """Any of the legal moves.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1)
    >>> choose(game.seen(0), game.legal_moves, Random(1), 1.0) in game.legal_moves
    True
    """
    return legal[int(rng.random() * len(legal))]


__all__ = ["COMPILED", "choose"]
