"""Finds the games by looking: a folder of `games` with a `turn.py` is a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from types import ModuleType

from .core.rulebook import Rulebook, only
from .errors import BadSetup, nearest


@dataclass(frozen=True)
class Files:
    """The modules that every game has, under the same names."""

    name: str
    state: ModuleType
    board: ModuleType
    moves: ModuleType
    events: ModuleType
    position: ModuleType
    setup: ModuleType
    turn: ModuleType
    view: ModuleType
    worth: ModuleType
    results: ModuleType

    @cached_property
    def rulebook(self) -> Rulebook:
        """What the machines need of it."""
        return Rulebook.of(self.name, self.state.State, self.state.Book, self.turn, self.worth, self.results)

    def rulebook_for(self, book: object) -> Rulebook:
        """The rulebook without those parts of the game that the book's edition lacks, if the game has such parts."""
        parts = getattr(self.setup, "parts", None)
        return self.rulebook if parts is None else only(self.rulebook, parts(book))


@cache
def games() -> list[str]:
    """The names of all games.

    >>> "flash-point" in games()
    True
    """
    folder = files("firehall").joinpath("games")
    found = [p.name for p in folder.iterdir() if p.joinpath("turn.py").is_file()]
    return sorted(name.replace("_", "-") for name in found)


@cache
def game(name: str) -> Files:
    """The modules of a game; a wrong name is answered with the nearest right one."""
    if name not in games():
        raise BadSetup([nearest(name, games(), "game")])
    package = f"firehall.games.{name.replace('-', '_')}"
    parts = ("state", "board", "moves", "events", "position", "setup", "turn", "view", "worth", "results")
    return Files(name, **{part: import_module(f"{package}.{part}") for part in parts})
