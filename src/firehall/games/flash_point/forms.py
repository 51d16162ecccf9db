"""The forms of statements: lines of a position with numbers, names that hold, or one name of several."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from .state import Book, State


@dataclass(frozen=True)
class Statement:
    """One line: its key, an example, how it is shown and taken, the parts of the game that need it.

    `show` gives an empty text where there is nothing to state; `take` says whether it could read one. What is not
    `needed` may be left out, and `each` states something for every firefighter.
    """

    key: str
    example: str
    show: Callable[[State, Book], str]
    take: Callable[[State, Book, str], bool]
    parts: frozenset[str] = frozenset()
    needed: bool = True
    each: bool = False


def named(members: Iterable[IntEnum]) -> dict[str, int]:
    """Members of an enum by their names as they are written.

    >>> from firehall.games.flash_point.state import Die
    >>> named(Die)
    {'red': 1, 'black': 2}
    """
    return {member.name.lower().replace("_", "-"): int(member) for member in members}


def name_of(names: Mapping[str, int], value: int) -> str:
    """The name that stands for a number."""
    return next(name for name, number in names.items() if number == value)


def numbers(key: str, form: str, *fields: str, example: str, of: Iterable[str] = (), needed: bool = True) -> Statement:
    """Numbers within a text; where it is not needed, no line if all of them are 0."""
    pattern = "([0-9]{1,2})".join(map(re.escape, form.split("{}")))

    def show(state: State, book: Book) -> str:
        found = [getattr(state, name) for name in fields]
        return form.format(*found) if needed or any(found) else ""

    def take(state: State, book: Book, value: str) -> bool:
        found = re.fullmatch(pattern, value, re.ASCII)
        for name, number in zip(fields, found.groups() if found else (), strict=False):
            setattr(state, name, int(number))
        return found is not None

    return Statement(key, example, show, take, frozenset(of), needed)


def flags(key: str, field: str, names: Mapping[str, int], *, example: str, of: Iterable[str]) -> Statement:
    """Those of some names that hold, with blanks between; no line if none does."""

    def show(state: State, book: Book) -> str:
        return " ".join(name for name, bit in names.items() if getattr(state, field) & bit)

    def take(state: State, book: Book, value: str) -> bool:
        words = value.split()
        setattr(state, field, sum(names.get(word, 0) for word in set(words)))
        return set(words) <= set(names) and 0 < len(words) == len(set(words))

    return Statement(key, example, show, take, frozenset(of), needed=False)


def choice(
    key: str,
    field: str,
    names: Mapping[str, int],
    when: Callable[[State], object],
    *,
    example: str,
    of: Iterable[str] = (),
) -> Statement:
    """One of some names, if it matters."""

    def show(state: State, book: Book) -> str:
        return name_of(names, getattr(state, field)) if when(state) else ""

    def take(state: State, book: Book, value: str) -> bool:
        setattr(state, field, names.get(value, 0))
        return value in names

    return Statement(key, example, show, take, frozenset(of), needed=False)
