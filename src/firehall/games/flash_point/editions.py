"""Editions and named options: who sets which number, and from which rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from ...core.record import empty
from ...errors import nearest
from .rules import Distance, DoorsInSetUp, EndOnFire, Rules, SetUp, Switch


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


FAMILY = Edition(
    "family",
    2011,
    {
        "points_per_turn": Value(4, "R-049"),
        "points_saved": Value(4, "R-054"),
        "price_move": Value(1, "R-056"),
        "price_move_into_fire": Value(2, "R-057"),
        "price_carry": Value(2, "R-058"),
        "price_door": Value(1, "R-069"),
        "price_remove_smoke": Value(1, "R-072"),
        "price_damp_fire": Value(1, "R-073"),
        "price_remove_fire": Value(2, "R-074"),
        "price_chop": Value(2, "R-077"),
        "threat_markers": Value(33, "R-007"),
        "limit_threat_markers": Value(Switch.ON, "RA-28"),
        "damage_markers": Value(24, "R-009"),
        "action_markers": Value(21, "R-012"),
        "limit_action_markers": Value(Switch.OFF, "RA-27"),
        "victims": Value(10, "R-036"),
        "false_alarms": Value(5, "R-036"),
        "points_of_interest": Value(3, "R-115"),
        "rescues_to_win": Value(7, "R-124"),
        "losses_to_lose": Value(4, "R-126"),
        "play_on": Value(Switch.OFF, "RA-03"),
        "end_on_fire": Value(EndOnFire.FORBIDDEN, "RA-22"),
        "knockdown_distance": Value(Distance.GRID, "RA-14"),
        "family_setup": Value(SetUp.PRINTED, "R-254"),
        "setup_explosions": Value(3, "R-255"),
        "random_setup_doors": Value(DoorsInSetUp.REMOVED, "RA-43"),
    },
)
EDITIONS = {e.name: e for e in (FAMILY,)}


@dataclass(frozen=True)
class Option:
    """A named option: its field, its choices by name, and the ruling that left it open."""

    name: str
    field: str
    choices: Mapping[str, IntEnum]
    ruling: str


SWITCH = {"off": Switch.OFF, "on": Switch.ON}
OPTIONS = {
    o.name: o
    for o in (
        Option(
            "family-setup",
            "family_setup",
            {"printed": SetUp.PRINTED, "random": SetUp.RANDOM, "rolled": SetUp.ROLLED},
            "R-254",
        ),
        Option(
            "random-setup-doors",
            "random_setup_doors",
            {"removed": DoorsInSetUp.REMOVED, "kept": DoorsInSetUp.KEPT},
            "RA-43",
        ),
        Option(
            "end-on-fire",
            "end_on_fire",
            {"forbidden": EndOnFire.FORBIDDEN, "knocked-down": EndOnFire.KNOCKED_DOWN},
            "RA-22",
        ),
        Option("knockdown-distance", "knockdown_distance", {"grid": Distance.GRID, "walk": Distance.WALK}, "RA-14"),
        Option("limit-threat-markers", "limit_threat_markers", {"33": Switch.ON, "unlimited": Switch.OFF}, "RA-28"),
        Option("limit-action-markers", "limit_action_markers", SWITCH, "RA-27"),
        Option("play-on-after-seven", "play_on", SWITCH, "RA-03"),
    )
}


Wrong = tuple[str, str]


def rules_of(edition: str, options: dict[str, str]) -> tuple[Rules, list[Wrong]]:
    """The rules of an edition with options applied, and what is wrong with the request: which part, and why.

    >>> rules, problems = rules_of("family", {"play-on-after-seven": "on"})
    >>> rules.play_on, problems
    (1, [])
    >>> rules_of("famly", {})[1]
    [('edition', "there is no edition 'famly'; did you mean 'family'? (there are: family)")]
    """
    rules, problems = checked(edition, tuple(options.items()))
    return rules, list(problems)


@lru_cache(maxsize=256)
def checked(edition: str, options: tuple[tuple[str, str], ...]) -> tuple[Rules, tuple[Wrong, ...]]:
    """The same for options in a row; the rules are shared, so nobody may change them."""
    rules = empty(Rules)
    problems: list[Wrong] = []
    if edition in EDITIONS:
        for field, value in EDITIONS[edition].values.items():
            setattr(rules, field, int(value.value))
    else:
        problems.append(("edition", nearest(edition, list(EDITIONS), "edition")))
    for name, choice in options:
        option = OPTIONS.get(name)
        if option is None:
            problems.append(("options", nearest(name, list(OPTIONS), "option")))
        elif choice not in option.choices:
            problems.append(("options", nearest(choice, list(option.choices), f"choice for {name}")))
        else:
            setattr(rules, option.field, int(option.choices[choice]))
    return rules, tuple(problems)


def default_of(option: Option, edition: str) -> str:
    """The choice that an edition makes by itself.

    >>> default_of(OPTIONS["end-on-fire"], "family")
    'forbidden'
    """
    value = EDITIONS[edition].values[option.field].value
    return next(name for name, choice in option.choices.items() if choice == value)
