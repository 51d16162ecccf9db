"""Computer team mates. One file a bot, found by looking; a file of your own does as well.

A bot is a function `choose(view, legal, rng, budget)` that returns one of the legal moves. The view is a game that
knows the position and nothing of the dice to come: plans are made on it and on copies of it. `rng` is the bot's own
luck, `budget` the seconds it may take. A bot may have a function `explain(view, move, language)` that tells in a
sentence why it plays a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from ..errors import BadSetup, FirehallError, NotAMove, nearest
from ..game import Game
from ..move import Move
from ..words import known, t


class BotTrouble(FirehallError):
    """A bot that gave no legal move; the text says why."""


@dataclass(frozen=True)
class Bot:
    """A bot by its name, and the module that plays for it."""

    name: str
    module: Any

    def open(self) -> None:
        """Get ready to play."""

    def close(self) -> None:
        """Play no more."""

    def choose(self, view: Game, legal: Sequence[Move], rng: Random, budget: float) -> str:
        """One of the legal moves."""
        return self.module.choose(view, legal, rng, budget)

    def explain(self, view: Game, move: str, language: str | None = None) -> str:
        """Why it plays a move, in a sentence; empty if it can't say."""
        say: Callable[..., str] | None = getattr(self.module, "explain", None)
        return say(view, move, language) if say else ""

    @property
    def compiled(self) -> int | None:
        """How many plans it weighs in compiled code, 0 if it plays at random; None if it plays in Python alone."""
        width: Any = getattr(self.module, "COMPILED", None)
        return width

    def sentence(self, language: str | None = None) -> str:
        """What it is like: our own words for a bot of ours, the first line of its docstring for any other."""
        own = f"bot-{self.name}"
        if known(own, language):
            return t(own, language)
        return (self.module.__doc__ or "").strip().partition("\n")[0]


@cache
def names() -> list[str]:
    """The bots that come with Firehall.

    >>> names()
    ['random', 'steady']
    """
    found = (p.name for p in files("firehall.bots").iterdir())
    return sorted(name.removesuffix(".py") for name in found if name.endswith(".py") and name[0] != "_")


@cache
def find(name: str) -> Bot:
    """The bot of a name, or of a Python file; a wrong name is answered with the nearest right one.

    >>> find("stedy")
    Traceback (most recent call last):
    ...
    firehall.errors.BadSetup: there is no bot 'stedy'; did you mean 'steady'? (there are: random, steady)
    """
    if name in names():
        return Bot(name, import_module(f"firehall.bots.{name}"))
    if not name.endswith(".py"):
        raise BadSetup([nearest(name, names(), "bot")])
    return Bot(Path(name).stem, read(Path(name)))


def read(path: Path) -> ModuleType:
    """The module of a file with a bot of one's own."""
    if not path.is_file():
        raise BadSetup([f"there is no file {str(path)!r} with a bot"])
    spec = spec_from_file_location(f"firehall_bot_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadSetup([f"the bot in {str(path)!r} can't be read: {type(error).__name__}: {error}"]) from error
    if not callable(getattr(module, "choose", None)):
        raise BadSetup([f"{str(path)!r} has no function choose(view, legal, rng, budget), so it is no bot"])
    return module


def answer_of(bot: Bot, game: Game, view: Game, rng: Random, budget: float) -> Move:
    """The legal move that a bot plays; anything else that it does is trouble.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1)
    >>> answer_of(find("random"), game, game.seen(0), Random(1), 1.0) in game.legal_moves
    True
    """
    try:
        said: object = bot.choose(view, list(game.legal_moves), rng, budget)
    except BotTrouble:
        raise
    except (Exception, SystemExit) as error:
        raise BotTrouble(t("trouble-raised", error=f"{type(error).__name__}: {error}")) from error
    if not isinstance(said, str):
        raise BotTrouble(t("trouble-no-move", answer=repr(said)))
    try:
        refused = game.why_not(said)
    except NotAMove:
        raise BotTrouble(t("trouble-no-move", answer=repr(said))) from None
    if refused:
        raise BotTrouble(t("trouble-illegal", move=said, reason=refused))
    return Move(said)


__all__ = ["Bot", "BotTrouble", "answer_of", "find", "names"]
