"""Finds the games by looking: a folder of `games` with a `turn.py` is a game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from .core.rulebook import Rulebook, only
from .errors import BadSetup, nearest

OPTIONAL = ("board", "worth", "mind")
NEEDED = ("state", "moves", "events", "position", "setup", "turn", "view", "results", "editions")
MODULES = (*NEEDED, *OPTIONAL)


@dataclass(frozen=True)
class Files:
    """The modules that games have under the same names: boards, what a plan is worth and a mind only where needed."""

    name: str
    state: ModuleType
    moves: ModuleType
    events: ModuleType
    position: ModuleType
    setup: ModuleType
    turn: ModuleType
    view: ModuleType
    results: ModuleType
    editions: ModuleType
    board: Any = None
    worth: Any = None
    mind: Any = None

    @cached_property
    def rulebook(self) -> Rulebook:
        """What the machines need of it."""
        modules = self.turn, self.results, self.worth, self.mind
        return Rulebook.of(self.name, self.state.State, self.state.Book, *modules)

    def set_up(self, **asked: Any) -> Any:
        """The game's set-up; what this game knows nothing of, such as levels, is refused."""
        known = {field.name for field in fields(self.setup.Setup)}
        if unknown := [name.replace("_", " ") for name in asked if name not in known]:
            raise BadSetup([f"the game {self.name!r} has no {' and no '.join(unknown)}"])
        return self.setup.Setup(**asked)

    def house_rules(self, source: Any) -> Any:
        """House rules from a file or a dictionary, in a game that has some; none from none."""
        if source is None:
            return None
        if not hasattr(self.setup, "house"):
            raise BadSetup([f"the game {self.name!r} has no house rules"])
        return self.setup.house.read(source)

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
    parts = [part for part in MODULES if part not in OPTIONAL or find_spec(f"{package}.{part}")]
    return Files(name, **{part: import_module(f"{package}.{part}") for part in parts})
