"""Setting up a game: what is asked for is checked as a whole, and every problem is named at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ...core.record import empty
from ...errors import BadSetup
from ..layers import Wrong
from .editions import EDITIONS, OPTIONS, rules_of
from .rules import Goal, GoalNumber
from .state import CREW, Book, State


@dataclass(frozen=True)
class Setup:
    """Which game is to be played: all that has to be known before the first move."""

    edition: str = "standard"
    board: str = ""
    crew: int = 2
    options: dict[str, str] = field(default_factory=dict)
    plan: None = field(default=None, compare=False, repr=False)

    def problems(self) -> list[Wrong]:
        """Everything that is wrong with it: which part, and why.  [A-002] [W-065] [W-075] [W-Q15]"""
        rules, found = rules_of(self.edition, self.options)
        if self.board:
            found.append(("board", f"there is no board {self.board!r}: this game is played without one"))
        if isinstance(self.crew, bool) or not 1 <= self.crew <= CREW:
            found.append(("crew", f"{self.crew} players: 1 to {CREW} can play"))
        elif self.crew == 1 or rules.goal == Goal.TOGETHER:
            who = "alone" if self.crew == 1 else "together"
            if rules.firebreak:
                found.append(("options", f"firebreak=on: no firebreaks are cut {who}"))
            if rules.high_summer and rules.goal_number == GoalNumber.ONE:
                what = f"high-summer=on: the goal {who} needs the 1s, unless goal-number=lowest is chosen too"
                found.append(("options", what))
        return found

    def prepare(self) -> tuple[Book, State, None]:
        """The book and the blank state, both shared; a `BadSetup` lists everything that is wrong."""
        problems = self.problems()
        if problems:
            raise BadSetup([text for _, text in problems])
        return made(self.edition, tuple(sorted(self.options.items())), self.crew)


@lru_cache(maxsize=64)
def made(edition: str, options: tuple[tuple[str, str], ...], crew: int) -> tuple[Book, State, None]:
    """The book and the blank state for checked answers.  [A-012]"""
    book, blank = empty(Book), empty(State)
    book.rules, _ = rules_of(edition, dict(options))
    blank.crew = crew
    return book, blank, None


def editions() -> list[str]:
    """The editions of this game."""
    return list(EDITIONS)


def options(edition: str = "standard") -> dict[str, list[str]]:
    """The named options of this game, with their choices; they are the same in all editions."""
    return {option.name: list(option.choices) for option in OPTIONS.values()}
