"""Positions of the two games of 2010."""

from __future__ import annotations

from functools import partial
from typing import Any

from firehall import new
from firehall.game import Game
from tests.support import given

ROWS = [[f"{row},{column}" for column in range(1, 9)] for row in range(1, 7)]
ALL = " ".join(space for row in ROWS for space in row)

basic = partial(given, edition="2010-basic")
advanced = partial(given, edition="2010-advanced", level="two-alarm")


def begun(edition: str = "2010-basic", **what: Any) -> Game:
    """A new game before the first answer; chance is dictated."""
    return new(edition=edition, real_dice=True, **what)


def rolled(fire: str, roll: str, **what: Any) -> Game:
    """A basic game in which the fire has just advanced; the others stand far away."""
    game = basic(**{"people": "6,8", **what}, fire=fire, roll=True)
    game.play(f"roll {roll}")
    return game


def names(game: Game) -> list[str]:
    """The names of all events."""
    return [event.name for event in game.events]


def but(*spaces: str) -> str:
    """All spaces of the house but some."""
    return " ".join(space for space in ALL.split() if space not in spaces)


def down(game: Game) -> list[int]:
    """Who lies on the ground."""
    return [who + 1 for who in range(game.state.crew) if game.state.down >> who & 1]
