"""Setting up a game: what is asked for is checked as a whole, and every problem is named at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ...core.record import empty
from ...errors import BadSetup
from . import board as boards
from .board import Board
from .editions import EDITIONS, OPTIONS, Wrong, rules_of
from .state import CREW, Book, State


@dataclass(frozen=True)
class Setup:
    """Which game is to be played: all that has to be known before the first move."""

    edition: str = "family"
    board: str = "front"
    crew: int = 4
    options: dict[str, str] = field(default_factory=dict)
    plan: Board | None = field(default=None, compare=False, repr=False)

    def problems(self) -> list[Wrong]:
        """Everything that is wrong with it: which part, and why.  [R-004] [RA-54]"""
        _, found = rules_of(self.edition, self.options)
        try:
            self.floor()
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
        """The floor plan: the one given, or the one that the board's name stands for."""
        return self.plan or boards.load(self.board)

    def on(self, plan: Board) -> tuple[Book, State, Board]:
        """The same on a floor plan that was read already. What comes back is shared: nobody may change it."""
        return made(self.edition, tuple(sorted(self.options.items())), self.crew, plan)


@lru_cache(maxsize=64)
def made(edition: str, options: tuple[tuple[str, str], ...], crew: int, plan: Board) -> tuple[Book, State, Board]:
    """The book and the blank state for checked answers.  [R-042]"""
    book, blank = empty(Book), empty(State)
    book.rules, _ = rules_of(edition, dict(options))
    book.board = plan.house()
    blank.crew = crew
    return book, blank, plan


def editions() -> list[str]:
    """The editions of this game."""
    return list(EDITIONS)


def options() -> list[str]:
    """The named options of this game."""
    return list(OPTIONS)
