"""Setting up a game: what is asked for is checked as a whole, and every problem is named at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ...core.record import empty
from ...errors import BadSetup
from ...words import t
from . import board as boards
from . import house_rules as house
from .board import Board
from .editions import EDITIONS
from .house_rules import HouseRules
from .layers import Change, Wrong, level_of, open_options, rules_of
from .options import OPTIONS
from .parts import parts
from .ranges import ROLE_ENTRIES
from .rules import Role
from .sense import contradictions, idle, missing, players
from .state import CREW, Book, State

EDITION = "family"


@dataclass(frozen=True)
class Setup:
    """Which game is to be played: all that has to be known before the first move.

    House rules bring their edition, level and options along; what is asked for besides is added.
    """

    edition: str = ""
    board: str = ""
    crew: int = 4
    options: dict[str, str] = field(default_factory=dict)
    level: str = ""
    plan: Board | None = field(default=None, compare=False, repr=False)
    house: HouseRules | None = None

    def __post_init__(self) -> None:
        brought = self.house or HouseRules(EDITION)
        self.be("edition", self.edition or brought.edition)
        if self.edition == brought.edition:
            self.be("options", dict(brought.options) | self.options)
            self.be("level", self.level or brought.level)
        if self.edition in EDITIONS:
            self.be("board", self.board or EDITIONS[self.edition].board)
            self.be("level", level_of(self.edition, self.level))

    def be(self, name: str, value: object) -> None:
        """Say what was left open; afterwards nothing changes any more."""
        object.__setattr__(self, name, value)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the house rules change."""
        return self.house.values if self.house else ()

    def problems(self) -> list[Wrong]:
        """Everything that is wrong with it: which part, and why.  [R-004] [RA-54] [P-008] [P-Q37] [P-019]"""
        found = [("house-rules", text) for text in disputes(self, self.house)] if self.house else []
        rules, wrong = rules_of(self.edition, self.options, self.level, self.changes)
        found += wrong
        if not found:
            names = dict.fromkeys(name for name, *_ in self.changes)
            found += [("house-rules", text) for text in (*idle(rules, names), *contradictions(rules))]
        try:
            found += [("board", text) for text in missing(rules, self.floor())]
        except BadSetup as error:
            found += [("board", text) for text in error.problems]
        if isinstance(self.crew, bool) or not 1 <= self.crew <= CREW:
            found.append(("crew", f"{self.crew} firefighters: 1 to {CREW} can play"))
        return found

    def prepare(self) -> tuple[Book, State, Board]:
        """The book, the blank state and the floor plan; a `BadSetup` lists everything that is wrong."""
        problems = self.problems()
        if problems:
            raise BadSetup([text for _, text in problems])
        return self.on(self.floor())

    def floor(self) -> Board:
        """The floor plan: the one given, or the one that the board's name stands for.

        [RD-22] [P-025] [P-Q02] [P-D02]
        """
        return self.plan or boards.load(self.board)

    def on(self, plan: Board) -> tuple[Book, State, Board]:
        """The same on a floor plan that was read already. What comes back is shared: nobody may change it."""
        return made(self.edition, self.level, tuple(sorted(self.options.items())), self.changes, self.crew, plan)

    def subtitle(self, language: str | None = None) -> str:
        """The level and the house rules, where there are such.

        >>> Setup("experienced").subtitle("en"), Setup().subtitle("en")
        ('recruit', '')
        """
        level = [t(f"level-{self.level}", language)] if self.level in levels(self.edition) else []
        name = self.house.name if self.house else ""
        return ", ".join(level + ([t("house-rules-called", language, name=name)] if name else []))


def disputes(setup: Setup, brought: HouseRules) -> Iterator[str]:
    """What was asked for besides house rules and contradicts them."""
    for what, ours, theirs in (("edition", setup.edition, brought.edition), ("level", setup.level, brought.level)):
        if theirs and ours != theirs:
            yield f"the house rules are made for the {what} {theirs!r}, but {ours!r} was asked for: leave one out"
            return
    values = {(name, entry): number for name, entry, number in brought.values}
    for name, choice in setup.options.items():
        theirs = dict(brought.options).get(name, choice)
        if theirs != choice:
            yield f"the house rules say {name}={theirs}, but {name}={choice} was asked for: leave one out"
        if name in OPTIONS and name not in dict(brought.options):
            yield from overruled(name, choice, values)


def overruled(name: str, choice: str, values: Mapping[house.Entry, int]) -> Iterator[str]:
    """What an option sets differently from the house rules."""
    chosen = house.entries_of(OPTIONS[name].choices.get(choice, {}).items())
    for entry in [entry for entry, number in chosen if values.get(entry, number) != number]:
        yield f"{name}={choice} and the house rules set {house.path(*entry)} differently: choose one of them"


@lru_cache(maxsize=64)
def made(
    edition: str,
    level: str,
    options: tuple[tuple[str, str], ...],
    changes: tuple[Change, ...],
    crew: int,
    plan: Board,
) -> tuple[Book, State, Board]:
    """The book and the blank state for checked answers.  [R-042]"""
    book, blank = empty(Book), empty(State)
    book.rules, _ = rules_of(edition, dict(options), level, changes)
    book.board = plan.house()
    blank.crew = crew
    return book, blank, plan


def editions() -> list[str]:
    """The editions of this game."""
    return list(EDITIONS)


def levels(edition: str) -> list[str]:
    """The levels of an edition.

    >>> levels("experienced"), levels("family")
    (['recruit', 'veteran', 'heroic'], [])
    """
    return list(EDITIONS[edition].levels) if edition in EDITIONS else []


def specialists(book: Book) -> list[str]:
    """The specialists that can be played.

    >>> specialists(Setup("2010-advanced").prepare()[0])
    ['paramedic', 'captain', 'rescue-specialist', 'driver']
    """
    return [ROLE_ENTRIES[role] for role in players(book.rules) if role != Role.NONE]


def options(edition: str, level: str = "") -> dict[str, list[str]]:
    """The named options that an edition leaves open at a level, with their choices."""
    return {option.name: list(option.choices) for option in open_options(edition, level)}


__all__ = ["Setup", "editions", "house", "levels", "options", "parts", "specialists"]
