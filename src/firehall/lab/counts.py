"""Counting: shares with their intervals, distributions of whole numbers, and pairs of them. All of them add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, fsum, lgamma, log, sqrt

Z = 1.959963984540054
Interval = tuple[float, float]


@dataclass(frozen=True)
class Share:
    """So many of so many, with the 95 % interval of Wilson.

    >>> won = Share(575, 1000)
    >>> won.rate, [round(end, 3) for end in won.interval]
    (0.575, [0.544, 0.605])
    """

    count: int
    of: int

    @property
    def rate(self) -> float:
        """The share as a number from 0 to 1."""
        return self.count / self.of

    @property
    def interval(self) -> Interval:
        """Where the true share lies, 95 times of 100."""
        n, p = self.of, self.rate
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return (0.0 if self.count == 0 else middle - half), (1.0 if self.count == n else middle + half)


class Spread:
    """How a whole number is distributed: how often each value was seen.

    >>> both = Spread({3: 2, 5: 1}) + Spread({5: 1})
    >>> both.counts == {3: 2, 5: 2}, both.mean, both.least, both.quantile(0.5), both.most
    (True, 4.0, 3, 3, 5)
    """

    def __init__(self, counts: dict[int, int]) -> None:
        self.counts = Counter(counts)

    def __add__(self, other: Spread) -> Spread:
        return Spread(self.counts + other.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spread) and self.counts == other.counts

    def __repr__(self) -> str:
        return f"Spread({dict(sorted(self.counts.items()))})"

    @property
    def games(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def sum(self) -> int:
        """All values together."""
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        """The average."""
        return self.sum / self.games

    @property
    def deviation(self) -> float | None:
        """The standard deviation of one value; none from a single one."""
        games = self.games
        if games < 2:
            return None
        squares = sum(value * value * count for value, count in self.counts.items())
        return sqrt((games * squares - self.sum**2) / (games * (games - 1)))

    @property
    def interval(self) -> Interval | None:
        """Where the true average lies, 95 times of 100; none from a single value."""
        if self.deviation is None:
            return None
        half = Z * self.deviation / sqrt(self.games)
        return self.mean - half, self.mean + half

    @property
    def least(self) -> int:
        """The smallest value."""
        return min(self.counts)

    @property
    def most(self) -> int:
        """The greatest value."""
        return max(self.counts)

    def quantile(self, part: float) -> int:
        """The smallest value such that at least this part of all values is no greater."""
        left = part * self.games
        for value, count in sorted(self.counts.items()):
            left -= count
            if left <= 0:
                return value
        return self.most

    def share(self, value: int) -> Share:
        """How often one value was seen."""
        return Share(self.counts[value], self.games)


class Pairs:
    """Two numbers of the same game, one under each of two set-ups: how often each pair was seen.

    >>> wins = Pairs({(0, 1): 6, (1, 0): 1, (1, 1): 3})
    >>> wins.difference.mean, round(wins.mcnemar, 3)
    (0.5, 0.125)
    """

    def __init__(self, counts: dict[tuple[int, int], int]) -> None:
        self.counts = Counter(counts)

    def __add__(self, other: Pairs) -> Pairs:
        return Pairs(self.counts + other.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pairs) and self.counts == other.counts

    @property
    def difference(self) -> Spread:
        """The second number less the first."""
        return self.folded(lambda first, second: second - first)

    def folded(self, fold: Callable[[int, int], int]) -> Spread:
        """The distribution of what is made of each pair."""
        found: Counter[int] = Counter()
        for pair, count in self.counts.items():
            found[fold(*pair)] += count
        return Spread(found)

    @property
    def correlation(self) -> float | None:
        """How closely the two numbers go together, from -1 to 1; none if one of them never changes."""
        one, two = self.folded(lambda first, second: first), self.folded(lambda first, second: second)
        games = one.games
        cross = sum(first * second * count for (first, second), count in self.counts.items())
        together = games * cross - one.sum * two.sum
        apart = [games * sum(v * v * c for v, c in s.counts.items()) - s.sum**2 for s in (one, two)]
        return together / sqrt(apart[0]) / sqrt(apart[1]) if all(apart) else None

    @property
    def interval(self) -> Interval:
        """Where the true difference of two win rates lies, 95 times of 100: Newcombe's interval for pairs.

        It joins the two intervals of Wilson and takes account of how closely the games go together.
        """
        both, first, second, neither = (self.counts[pair] for pair in ((1, 1), (1, 0), (0, 1), (0, 0)))
        games = both + first + second + neither
        one, two = Share(both + first, games), Share(both + second, games)
        (low1, high1), (low2, high2) = one.interval, two.interval
        product = one.count * (games - one.count) * two.count * (games - two.count)
        together = both * neither - first * second
        if together > 0:
            together = max(together - games / 2, 0)
        phi = together / sqrt(product) if product else 0.0
        gap = two.rate - one.rate
        return (
            gap - joined(two.rate - low2, high1 - one.rate, phi),
            gap + joined(high2 - two.rate, one.rate - low1, phi),
        )

    @property
    def mcnemar(self) -> float:
        """How likely so many games that only one set-up wins would fall so unevenly by luck alone: McNemar, exact."""
        split = self.counts[1, 0], self.counts[0, 1]
        many = sum(split)
        tail = fsum(exp(chosen(many, n) - many * log(2)) for n in range(min(split) + 1))
        return min(1.0, 2 * tail)


def joined(one: float, two: float, phi: float) -> float:
    """The half of an interval that two others make together."""
    return sqrt(max(one * one - 2 * phi * one * two + two * two, 0.0))


def chosen(many: int, n: int) -> float:
    """The logarithm of the number of ways to choose so many of many."""
    return lgamma(many + 1) - lgamma(n + 1) - lgamma(many - n + 1)
