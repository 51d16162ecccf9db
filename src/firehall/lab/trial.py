"""What is tried: a set-up and the bots that play it, checked as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from .. import registry
from ..bots import Bot, find, names
from ..core.seeds import read
from ..errors import BadSetup
from ..words import t

SEEDS = 1 << 96
GAMES = 1 << 32
BATCH = 32
SUFFIX = ".py"


@dataclass(frozen=True)
class Trial:
    """A set-up, and who plays it: one bot for each firefighter, or one for all.

    >>> Trial(bots="steady", crew=3).bots
    ('steady', 'steady', 'steady')
    >>> Trial(bots="stedy", crew=1)
    Traceback (most recent call last):
    ...
    firehall.errors.BadSetup: there is no bot 'stedy': did you mean 'steady'? (there are: random, steady)
    """

    game: str = "flash-point"
    edition: str = ""
    board: str = ""
    crew: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    bots: str | tuple[str, ...] = "steady,steady"
    level: str = ""
    house: Any = None

    def __post_init__(self) -> None:
        named = [part.strip() for part in self.bots.split(",")] if isinstance(self.bots, str) else list(self.bots)
        crew = len(named) if self.crew is None else self.crew
        if len(named) == 1 and 0 < crew < GAMES >> 16:
            named *= crew
        object.__setattr__(self, "crew", crew)
        object.__setattr__(self, "bots", tuple(named))
        setup = self.setup
        for name in ("edition", "level", "board"):
            object.__setattr__(self, name, getattr(setup, name, ""))
        object.__setattr__(self, "options", dict(sorted(setup.options.items())))
        problems = [text for _, text in setup.problems()]
        problems += [text for name in dict.fromkeys(named) if (text := unknown(name))]
        if not problems and len(named) != crew:
            problems.append(t("lab-seats", bots=len(named), crew=crew))
        if problems:
            raise BadSetup(problems)

    @property
    def files(self) -> registry.Files:
        """The game's modules."""
        return registry.game(self.game)

    @property
    def setup(self) -> Any:
        """The game's set-up."""
        asked = {"edition": self.edition, "level": self.level, "board": self.board, "house": self.house}
        said = {name: value for name, value in asked.items() if value}
        return self.files.set_up(**said, crew=self.crew, options=dict(self.options))

    @property
    def is_compiled(self) -> bool:
        """Whether whole games run in compiled code: all bots have theirs."""
        return all(not name.endswith(SUFFIX) and find(name).compiled is not None for name in self.bots)

    def players(self) -> list[Bot]:
        """The bots by seats; the code of those in files runs here."""
        return [find(name) for name in self.bots]

    def sides(self) -> int:
        """How many sides win or lose: one team, or each seat for itself."""
        book, blank, _ = self.setup.prepare()
        return self.files.results.sides(blank, book)


def unknown(name: str) -> str:
    """What is wrong with the name of a bot; nothing if there is one."""
    if name.endswith(SUFFIX):
        return "" if Path(name).is_file() else t("lab-no-file", file=name)
    if name in names():
        return ""
    close = get_close_matches(name, names(), 1, 0.5)
    known = ", ".join(names())
    return (
        t("lab-nearly-bot", bot=name, near=close[0], known=known) if close else t("lab-no-bot", bot=name, known=known)
    )


def read_games(games: int) -> int:
    """How many games may be asked for."""
    if not 0 < games < GAMES:
        raise BadSetup([t("lab-bad-games", games=str(games))])
    return games


def read_jobs(jobs: int) -> int:
    """How many may play at once."""
    if not 0 < jobs <= 1024:
        raise BadSetup([t("lab-bad-jobs", jobs=str(jobs))])
    return jobs


def read_seed(seed: int | str) -> int:
    """The seed of a batch; a game's own seed has its number besides.

    >>> read_seed("0xff")
    255
    """
    try:
        found = read(seed)
    except BadSetup:
        found = SEEDS
    if found >= SEEDS:
        raise BadSetup([t("lab-bad-seed", seed=str(seed))])
    return found


def seed_of(seed: int, game: int) -> int:
    """The seed with which one game of a batch can be played alone.

    >>> seed_of(1, 5)
    4294967301
    """
    return game + (seed << BATCH)


__all__ = ["Trial", "read_games", "read_jobs", "read_seed", "seed_of"]
