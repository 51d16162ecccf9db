"""Reports: what came of many games, counted. Reports of different games of one trial add up."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from .counts import Pairs, Share, Spread
from .play import DECISIONS, END, SIDES, TURNS, Rows
from .trial import Trial


def kebab(name: str) -> str:
    """The name of an enum's member as it stands in reports.

    >>> kebab("LATE_COLLAPSE")
    'late-collapse'
    """
    return name.lower().replace("_", "-")


@dataclass(frozen=True)
class Columns:
    """Where each thing that is counted stands in a row, by name; what each side has is a tuple, one column a side."""

    won: tuple[int, ...]
    numbers: dict[str, tuple[int, ...]]

    @classmethod
    def of(cls, trial: Trial) -> Columns:
        """The columns of a trial's rows."""
        names = [kebab(number.name) for number in trial.files.results.Number]
        starts = [SIDES + side * (1 + len(names)) for side in range(trial.sides())]
        return cls(tuple(starts), {name: tuple(s + 1 + n for s in starts) for n, name in enumerate(names)})


@dataclass(frozen=True)
class Report:
    """What came of the games of a trial: one distribution a column, and how long it took to play them.

    Everything but the time is the same for the same games, however they were shared out.
    """

    trial: Trial
    seed: int
    asked: int
    columns: tuple[Spread, ...]
    seconds: float = field(default=0.0, compare=False)

    @classmethod
    def of(cls, trial: Trial, seed: int, rows: Rows, seconds: float = 0.0) -> Report:
        """The report of some rows."""
        import numpy as np

        counted = (np.unique(column, return_counts=True) for column in rows.T)
        columns = tuple(Spread(dict(zip(v.tolist(), c.tolist(), strict=True))) for v, c in counted)
        return cls(trial, seed, len(rows), columns, seconds)

    def __add__(self, other: Report) -> Report:
        columns = tuple(a + b for a, b in zip(self.columns, other.columns, strict=True))
        return replace(self, asked=self.asked + other.asked, columns=columns, seconds=self.seconds + other.seconds)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.columns[END].games

    @property
    def complete(self) -> bool:
        """Whether all games that were asked for were played."""
        return self.games == self.asked

    @property
    def wins(self) -> tuple[Share, ...]:
        """How often each side has won: the team, or every seat."""
        return tuple(self.columns[column].share(1) for column in Columns.of(self.trial).won)

    @property
    def won(self) -> Share:
        """How often the team, or the first seat, has won."""
        return self.wins[0]

    @property
    def ends(self) -> dict[str, Share]:
        """How often the games ended in each way; those broken off are called `none`."""
        found = {kebab(end.name): self.columns[END].share(end) for end in self.trial.files.results.End}
        return {name: share for name, share in found.items() if share.count or name != "none"}

    @property
    def numbers(self) -> dict[str, tuple[Spread, ...]]:
        """The game's own numbers, each of every side."""
        named = Columns.of(self.trial).numbers.items()
        return {name: tuple(self.columns[column] for column in places) for name, places in named}

    @property
    def turns(self) -> Spread:
        """How many turns the games had."""
        return self.columns[TURNS]

    @property
    def decisions(self) -> Spread:
        """How many decisions were made in them."""
        return self.columns[DECISIONS]

    @property
    def turn_seconds(self) -> float | None:
        """The time a turn took on average, its dice and rules included; none where no turn was counted."""
        return self.seconds / self.turns.sum if self.turns.sum else None

    def __str__(self) -> str:
        from .table import table

        return table(self)

    def _repr_svg_(self) -> str:
        from .plot import plot

        return plot(self)


@dataclass(frozen=True)
class Comparison:
    """Two trials on common dice: their reports, and each number of the one beside that of the other, game by game."""

    first: Report
    second: Report
    pairs: tuple[Pairs, ...]

    @classmethod
    def of(cls, reports: tuple[Report, Report], rows: tuple[Rows, Rows]) -> Comparison:
        """The comparison of two trials' rows of the same games."""
        import numpy as np

        found: list[Pairs] = []
        for one, two in zip(rows[0].T, rows[1].T, strict=False):
            pairs, counts = np.unique(np.column_stack([one, two]), axis=0, return_counts=True)
            found.append(Pairs(dict(zip(map(tuple, pairs.tolist()), counts.tolist(), strict=True))))
        return cls(*reports, tuple(found))

    def __add__(self, other: Comparison) -> Comparison:
        pairs = tuple(a + b for a, b in zip(self.pairs, other.pairs, strict=True))
        return Comparison(self.first + other.first, self.second + other.second, pairs)

    @property
    def complete(self) -> bool:
        """Whether all games that were asked for were played."""
        return self.first.complete

    @property
    def games(self) -> int:
        """How many games were played, under each of the two."""
        return self.first.games

    @property
    def wins(self) -> tuple[Pairs, ...]:
        """Who won, side by side."""
        return tuple(self.pairs[column] for column in Columns.of(self.first.trial).won if column < len(self.pairs))

    @property
    def won(self) -> Pairs:
        """Who won: the team, or the first seat."""
        return self.wins[0]

    @property
    def numbers(self) -> dict[str, tuple[Pairs, ...]]:
        """The game's own numbers, each of every side."""
        named = Columns.of(self.first.trial).numbers.items()
        return {name: tuple(self.pairs[n] for n in places if n < len(self.pairs)) for name, places in named}

    @property
    def turns(self) -> Pairs:
        """How many turns the games had."""
        return self.pairs[TURNS]

    @property
    def decisions(self) -> Pairs:
        """How many decisions were made in them."""
        return self.pairs[DECISIONS]

    def __str__(self) -> str:
        from .table import comparison_table

        return comparison_table(self)

    def _repr_svg_(self) -> str:
        from .plot import plot

        return plot(self)


Result = Report | Comparison


def asked_for(result: Any, games: int) -> Any:
    """The same result, of so many games that were asked for."""
    if isinstance(result, Comparison):
        return replace(result, first=replace(result.first, asked=games), second=replace(result.second, asked=games))
    return replace(result, asked=games)


__all__ = ["Columns", "Comparison", "Report"]
