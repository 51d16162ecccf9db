"""The two machines on which one game at a time is played: the interpreter, and compiled code.

Both have the same entry points over sequences of records; only the form of the records differs.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .dealer import STREAMS, Dealer
from .entries import ENTRIES
from .journal import Journal
from .kernel import bind
from .record import copy, empty, freeze, layout, thaw
from .rulebook import Rulebook

MOST_DEALT = 64


class Interpreted:
    """A rulebook's entry points, run by Python itself on plain objects."""

    name = "python"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        entries = {e.__name__: e for e in ENTRIES}
        for name, function in bind(entries, rulebook.kernels, lambda fn, entry: fn).items():
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no kernel is called {name}")

    def records(self, thawed: object) -> list[Any]:
        """A sequence of one record."""
        return [copy(thawed)]

    def thawed(self, records: Any) -> Any:
        """The plain object of a sequence of one record."""
        return copy(records[0])

    def put(self, thawed: object, records: Any) -> None:
        """Let the record of a sequence say what a plain object says."""
        records[0] = copy(thawed)

    def row(self, length: int) -> Any:
        """A row of numbers that kernels fill."""
        return [0] * length

    def numbers(self, row: Any) -> Any:
        """The row as Python ints, kept up to date."""
        return row

    def count(self, journals: Any) -> int:
        """How many events there were."""
        return journals[0].count

    def page(self, journals: Any) -> tuple[list[int], list[int], list[int], list[int]]:
        """The rows of the journal."""
        j = journals[0]
        return j.causes, j.kinds, j.firsts, j.seconds


class Arrays:
    """The same for compiled code, on numpy arrays of one record."""

    name = "cpu"

    def __init__(self, rulebook: Rulebook) -> None:
        from .cpu import compiled

        self.rulebook = rulebook
        self.kernels = compiled(rulebook.name)
        self.offset = layout(Journal).fields["count"][1]  # type: ignore[index]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.kernels, name)

    def records(self, thawed: object) -> Any:
        """A sequence of one record."""
        return freeze(thawed)

    def thawed(self, records: Any) -> Any:
        """The plain object of a sequence of one record."""
        classes = {layout(c): c for c in (self.rulebook.state, self.rulebook.book, Dealer, Journal)}
        return thaw(records[0], classes[records.dtype])

    def put(self, thawed: object, records: Any) -> None:
        """Let the record of a sequence say what a plain object says."""
        freeze(thawed, records)

    def row(self, length: int) -> Any:
        """A row of numbers that kernels fill."""
        import numpy as np

        return np.zeros(length, np.int64)

    def numbers(self, row: Any) -> Any:
        """The row as Python ints, kept up to date."""
        return memoryview(row)

    def count(self, journals: Any) -> int:
        """How many events there were."""
        return int(journals["count"][0])

    def page(self, journals: Any) -> tuple[list[int], list[int], list[int], list[int]]:
        """The rows of the journal."""
        j = journals[0]
        return j["causes"].tolist(), j["kinds"].tolist(), j["firsts"].tolist(), j["seconds"].tolist()


@cache
def machine(kind: str, game: str) -> Interpreted | Arrays:
    """The machine of a kind, `python` or `cpu`, for a game."""
    from ..registry import rulebook

    return Arrays(rulebook(game)) if kind == "cpu" else Interpreted(rulebook(game))


def new_dealer(seed: int) -> Dealer:
    """A dealer for a game's seed."""
    from .dealer import seat
    from .seeds import words

    dealer = empty(Dealer)
    seat(dealer, *words(seed))
    return dealer


__all__ = ["MOST_DEALT", "STREAMS", "Arrays", "Interpreted", "machine", "new_dealer"]
