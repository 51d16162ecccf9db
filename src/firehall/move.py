"""Moves: short texts such as `move 3,4`; `docs/grammar.md` has the grammar of all games."""

from __future__ import annotations

import re

from .errors import NotAMove

FORM = re.compile(r"[a-z]+(?: [a-z]+)*(?: (?:[a-z]+|\S*\d\S*))*")


class Move(str):
    """What a seat chose, or what chance did. A move is its own text.

    >>> Move("move  3,4")
    Move('move 3,4')
    >>> Move("put out 4,4").verb, Move("put out 4,4").target
    ('put out', '4,4')
    >>> Move("move 3,4") == "move 3,4"
    True
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Move:
        if isinstance(text, Move):
            return text
        tidy = " ".join(text.split()).lower()
        if len(tidy) > 80 or not FORM.fullmatch(tidy):
            raise NotAMove(f"{text[:80]!r} is not a move; a move reads like 'move 3,4' or 'open 3,4-3,5'")
        return super().__new__(cls, tidy)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    @property
    def verb(self) -> str:
        """The words before the target."""
        return " ".join(w for w in self.split() if not re.search(r"\d", w))

    @property
    def target(self) -> str:
        """The space, edge, number or hex that is named, if any."""
        return next((w for w in self.split() if re.search(r"\d", w)), "")
