"""What can be wrong, with names a caller can act on."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches


class FirehallError(Exception):
    """Anything a user can mend; its text says what is wrong, where, and what would be right."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong in a text, with its place; line and column count from 1, 0 means none.

    >>> print(Problem("no such letter", 3, 14))
    line 3, column 14: no such letter
    """

    text: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        place = [f"{name} {n}" for name, n in (("line", self.line), ("column", self.column)) if n]
        return f"{', '.join(place)}: {self.text}" if place else self.text


class BadText(FirehallError):
    """A text that can't be read; `problems` lists everything wrong with it."""

    what = "text"

    def __init__(self, problems: list[Problem], source: str = "") -> None:
        self.problems = problems
        self.source = source
        lines = [f"{source}: {p}" if source else str(p) for p in problems]
        super().__init__("\n".join(lines))


class BadBoard(BadText):
    """A board file with mistakes."""


class BadPosition(BadText):
    """A position that can't be read or breaks a rule."""


class BadHouseRules(BadText):
    """House rules with mistakes."""


class BadRecord(BadText):
    """A record that can't be read or replayed."""


class BadSetup(FirehallError):
    """A game that can't be set up as asked; `problems` lists every reason."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join(problems))

    def __reduce__(self) -> tuple[type[BadSetup], tuple[list[str]]]:
        """It may come from another process."""
        return type(self), (self.problems,)


class NotAMove(FirehallError):
    """A text that is no move at all."""


class IllegalMove(FirehallError):
    """A move that can't be made now; `rule` names the rule that forbids it."""

    def __init__(self, text: str, rule: str) -> None:
        self.rule = rule
        super().__init__(f"{text} [{rule}]")


class UndoRefused(FirehallError):
    """A move that can't be taken back, because dice have fallen since."""


def nearest(name: str, names: list[str], what: str) -> str:
    """A sentence that names the nearest right name.

    >>> nearest("famly", ["family", "experienced"], "edition")
    "there is no edition 'famly'; did you mean 'family'? (there are: family, experienced)"
    """
    close = get_close_matches(name, names, 1, 0.5)
    hint = f"; did you mean {close[0]!r}?" if close else "."
    return f"there is no {what} {name!r}{hint} (there are: {', '.join(names)})"


def is_number(text: str) -> bool:
    """Whether a text is a whole number in plain digits, and not absurdly long.

    >>> is_number("12"), is_number("-1"), is_number("²")
    (True, False, False)
    """
    return len(text) < 40 and text.isascii() and text.isdecimal()
