"""Editions and named options of any game: who sets which field of its rules, and from which rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Generic, TypeVar

from ..core.record import empty
from ..errors import nearest

R = TypeVar("R")
Wrong = tuple[str, str]


class Switch(IntEnum):
    """An option that is on or off."""

    OFF = 0
    ON = 1


SWITCH = {"off": Switch.OFF, "on": Switch.ON}


@dataclass(frozen=True)
class Value:
    """What a layer says about one field, and the rule or ruling it has it from."""

    value: int
    source: str


@dataclass(frozen=True)
class Edition:
    """One printed game: the values of all fields."""

    name: str
    year: int
    values: dict[str, Value]


@dataclass(frozen=True)
class Option:
    """A named option: its field, its choices by name, and the ruling that left it open."""

    name: str
    field: str
    choices: Mapping[str, IntEnum]
    ruling: str


class Layers(Generic[R]):
    """The editions and options of one game, and the record that holds what they come to."""

    def __init__(self, rules: type[R], editions: dict[str, Edition], options: dict[str, Option]) -> None:
        self.rules, self.editions, self.options = rules, editions, options
        self._checked = lru_cache(maxsize=256)(self._apply)

    def rules_of(self, edition: str, options: dict[str, str]) -> tuple[R, list[Wrong]]:
        """The rules of an edition with options applied, and what is wrong with the request: which part, and why.

        >>> from firehall.games.wildfire.editions import LAYERS
        >>> rules, problems = LAYERS.rules_of("standard", {"high-summer": "on"})
        >>> rules.high_summer, problems
        (1, [])
        >>> LAYERS.rules_of("standrad", {})[1][0][0]
        'edition'
        """
        rules, problems = self._checked(edition, tuple(options.items()))
        return rules, list(problems)

    def _apply(self, edition: str, options: tuple[tuple[str, str], ...]) -> tuple[R, tuple[Wrong, ...]]:
        """The same for options in a row; the rules are shared, so nobody may change them."""
        rules, problems = empty(self.rules), list[Wrong]()
        if edition in self.editions:
            for field, value in self.editions[edition].values.items():
                setattr(rules, field, int(value.value))
        else:
            problems.append(("edition", nearest(edition, list(self.editions), "edition")))
        for name, choice in options:
            option = self.options.get(name)
            if option is None:
                problems.append(("options", nearest(name, list(self.options), "option")))
            elif choice not in option.choices:
                problems.append(("options", nearest(choice, list(option.choices), f"choice for {name}")))
            else:
                setattr(rules, option.field, int(option.choices[choice]))
        return rules, tuple(problems)

    def default_of(self, option: Option, edition: str) -> str:
        """The choice that an edition makes by itself.

        >>> from firehall.games.wildfire.editions import LAYERS
        >>> LAYERS.default_of(LAYERS.options["high-summer"], "standard")
        'off'
        """
        value = self.editions[edition].values[option.field].value
        return next(name for name, choice in option.choices.items() if choice == value)
