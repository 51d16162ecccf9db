"""Layers of rules, the last one wins: edition, level, named options, house rules.

Every value knows who set it and why.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ...core.record import empty, fields
from ...errors import nearest
from .editions import EDITIONS, Edition, Number, Value
from .options import OPTIONS, Fields, Option
from .ranges import RANGES
from .rules import Rules

Wrong = tuple[str, str]
Change = tuple[str, str, int]
HOUSE_RULES = "house-rules"


@dataclass(frozen=True)
class Setting:
    """The value of one field, the layer that set it, and the rule or ruling behind it."""

    value: Number
    layer: str
    source: str


Settings = dict[str, Setting]


def ancestry(edition: Edition) -> list[Edition]:
    """An edition and those it is like, the first one first: what it does not change holds as there.  [R-139]

    >>> [e.name for e in ancestry(EDITIONS["2010-advanced"])]
    ['family', '2010-basic', '2010-advanced']
    """
    return [*(ancestry(EDITIONS[edition.like]) if edition.like else []), edition]


def level_of(edition: str, level: str) -> str:
    """The level that is played: the first one where none is named, none where there are none.

    >>> level_of("experienced", ""), level_of("family", "")
    ('recruit', '')
    """
    return level or next(iter(EDITIONS[edition].levels), "")


def printed(edition: str, level: str) -> Settings:
    """What an edition says at a level."""
    found: Settings = {}
    for layer in ancestry(EDITIONS[edition]):
        found |= {name: Setting(v.value, layer.name, v.source) for name, v in layer.values.items()}
    values: dict[str, Value] = EDITIONS[edition].levels.get(level, {})
    return found | {name: Setting(v.value, f"{edition}/{level}", v.source) for name, v in values.items()}


def default_of(option: Option, edition: str, level: str = "") -> str:
    """The choice that an edition makes by itself.

    >>> default_of(OPTIONS["end-on-fire"], "family"), default_of(OPTIONS["experienced-parts"], "experienced")
    ('forbidden', 'all')
    """
    settings = printed(edition, level_of(edition, level))
    return next(name for name, chosen in option.choices.items() if agrees(settings, chosen))


def agrees(settings: Settings, chosen: Fields) -> bool:
    """Whether settings are what a choice would make of them."""
    return all(settings[name].value == value for name, value in chosen.items())


def open_options(edition: str, level: str = "") -> list[Option]:
    """The options that an edition leaves open at a level."""
    return [option for option in OPTIONS.values() if option.is_open(edition, level_of(edition, level))]


def resolve(
    edition: str, level: str, options: dict[str, str], changes: tuple[Change, ...] = ()
) -> tuple[Settings, list[Wrong]]:
    """Every value of the rules, and what is wrong with the request: which part, and why.

    >>> settings, problems = resolve("family", "", {"play-on-after-seven": "on"})
    >>> settings["play_on"], problems
    (Setting(value=<Switch.ON: 1>, layer='play-on-after-seven=on', source='RA-03'), [])
    >>> resolve("famly", "", {})[1][0][1][:52]
    "there is no edition 'famly'; did you mean 'family'? "
    """
    if edition not in EDITIONS:
        unknown = [nearest(name, list(OPTIONS), "option") for name in options if name not in OPTIONS]
        wrong = [("edition", nearest(edition, list(EDITIONS), "edition"))]
        return {}, [*wrong, *(("options", text) for text in unknown)]
    problems = list(level_problems(edition, level))
    level = level_of(edition, "" if problems else level)
    settings = printed(edition, level)
    by: dict[str, str] = {}
    for name, choice in options.items():
        option = OPTIONS.get(name)
        if option is None or not option.is_open(edition, level):
            names = [o.name for o in open_options(edition, level)]
            problems.append(("options", nearest(name, names, f"option of {edition}")))
        elif choice not in option.choices:
            problems.append(("options", nearest(choice, list(option.choices), f"choice for {name}")))
        else:
            said = f"{name}={choice}"
            for field, value in option.choices[choice].items():
                if field in by and settings[field].value != value:
                    problems.append(("options", f"{said} and {by[field]} set {field} differently: choose one of them"))
                settings[field] = Setting(value, said, option.ruling)
                by[field] = said
    return changed(settings, changes), problems


def changed(settings: Settings, changes: tuple[Change, ...]) -> Settings:
    """The settings with single fields changed, or single entries of their rows.

    >>> changed({"victims": Setting(10, "family", "R-036")}, (("victims", "", 9),))["victims"]
    Setting(value=9, layer='house-rules', source='')
    """
    found = dict(settings)
    for name, entry, number in changes:
        value: Number = number
        if entry:
            at, before = RANGES[name].entries.index(entry), found[name].value
            assert isinstance(before, tuple)
            value = (*before[:at], number, *before[at + 1 :])
        found[name] = Setting(value, HOUSE_RULES, "")
    return found


def level_problems(edition: str, level: str) -> Iterator[Wrong]:
    """What is wrong with a level for an edition."""
    levels = list(EDITIONS[edition].levels)
    if level and not levels:
        yield "level", f"the edition {edition!r} has no levels: leave out {level!r}"
    elif level and level not in levels:
        yield "level", nearest(level, levels, f"level of {edition}")


def rules_of(
    edition: str, options: dict[str, str], level: str = "", changes: tuple[Change, ...] = ()
) -> tuple[Rules, list[Wrong]]:
    """The rules of an edition at a level with options and house rules applied, and what is wrong with the request.

    >>> rules, problems = rules_of("family", {"play-on-after-seven": "on"})
    >>> rules.play_on, problems
    (1, [])
    """
    rules, problems = checked(edition, level, tuple(options.items()), changes)
    return rules, list(problems)


@lru_cache(maxsize=256)
def checked(
    edition: str, level: str, options: tuple[tuple[str, str], ...], changes: tuple[Change, ...]
) -> tuple[Rules, tuple[Wrong, ...]]:
    """The same for options in a row; the rules are shared, so nobody may change them."""
    rules = empty(Rules)
    settings, problems = resolve(edition, level, dict(options), changes)
    lengths = {field.name: field.length for field in fields(Rules)}
    for name, setting in settings.items():
        value = setting.value
        setattr(rules, name, list(map(int, value)) if isinstance(value, tuple) else int(value))
        assert len(value if isinstance(value, tuple) else ()) == lengths[name]
    return rules, tuple(problems)
