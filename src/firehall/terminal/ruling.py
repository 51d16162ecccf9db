"""What the rules of an edition are, who set them, and from which rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from json import dumps
from pathlib import Path
from typing import Any

from .. import registry
from ..errors import BadSetup
from ..games.flash_point.editions import EDITIONS, Number
from ..games.flash_point.house_rules import GAME, edition_of, read, shown
from ..games.flash_point.layers import HOUSE_RULES, default_of, level_problems, open_options, resolve
from ..games.flash_point.setup import Setup
from ..words import known, t

SLASH = "/"


@dataclass(frozen=True)
class Line:
    """One value of the rules, of a row one entry: who set it, and from which rule."""

    rule: str
    entry: str
    value: int | str
    layer: str
    source: str


def is_edition(name: str) -> bool:
    """Whether a text names an edition, rightly or wrongly, and no rule.

    >>> is_edition("flash-point/famly"), is_edition("experienced"), is_edition("R-073")
    (True, True, False)
    """
    return SLASH in name or name in EDITIONS


def named(name: str) -> str:
    """The edition that `flash-point/experienced` or `experienced` names.

    >>> named("flash-point/experienced")
    'experienced'
    """
    edition, problem = edition_of(name)
    if problem:
        raise BadSetup([problem])
    return edition


def option_rows(name: str, level: str) -> list[dict[str, Any]]:
    """The options that an edition leaves open at a level, their choices, the default first, and their rulings."""
    game = name.partition(SLASH)[0]
    if game != GAME and game in registry.games():
        return rows_of_game(game)
    edition = named(name)
    problems = [text for _, text in level_problems(edition, level)]
    if problems:
        raise BadSetup(problems)
    rows: list[dict[str, Any]] = []
    for option in open_options(edition, level):
        default = default_of(option, edition, level)
        choices = [default, *(c for c in option.choices if c != default)]
        rows.append({"option": option.name, "choices": choices, "default": default, "ruling": option.ruling})
    return rows


def rows_of_game(game: str) -> list[dict[str, Any]]:
    """The same for a game whose editions leave the same options open."""
    layers = registry.game(game).editions.LAYERS
    rows: list[dict[str, Any]] = []
    for option in layers.options.values():
        default = layers.default_of(option, next(iter(layers.editions)))
        choices = [default, *(c for c in option.choices if c != default)]
        rows.append({"option": option.name, "choices": choices, "default": default, "ruling": option.ruling})
    return rows


def asked_for(name: str, level: str, options: dict[str, str], file: Path | None) -> Setup:
    """The set-up whose rules are to be shown; a `BadSetup` lists what is wrong with it."""
    house = read(file) if file is not None else None
    setup = Setup(named(name), level=level, options=options, house=house)
    setup.prepare()
    return setup


def values_of(setup: Setup) -> Iterator[Line]:
    """Every value of the rules, a row entry by entry."""
    settings, _ = resolve(setup.edition, setup.level, setup.options)
    changes = {(name, entry): number for name, entry, number in setup.changes}
    for name, setting in settings.items():
        for entry, value in entries(name, setting.value):
            ours = changes.get((name, entry))
            if ours is None:
                yield Line(name, entry, value, setting.layer, setting.source)
            else:
                yield Line(name, entry, dict(entries(name, ours, entry))[entry], HOUSE_RULES, "")


def entries(name: str, value: Number, entry: str = "") -> list[tuple[str, int | str]]:
    """The entries of a value as people write them; a single number is its own."""
    found = shown(name, value)
    return list(found.items()) if isinstance(found, dict) else [(entry, found)]


def layer_title(layer: str) -> str:
    """Who set a value, in words."""
    edition, _, level = layer.partition(SLASH)
    if layer == HOUSE_RULES:
        return t("layer-house-rules")
    if known(f"edition-{edition}"):
        return t(f"level-{level}") if level else t(f"edition-{edition}")
    return t("layer-option", name=layer)


def table(setup: Setup, why: bool) -> Iterator[str]:
    """The values as lines for people."""
    yield ", ".join(filter(None, ("Flash Point", t(f"edition-{setup.edition}"), setup.subtitle())))
    rows = [("", t("rules-value"), t("rules-by"), t("rules-source"))] if why else []
    before = ""
    for line in values_of(setup):
        name, before = line.rule if line.rule != before else "", line.rule
        value = f"{line.entry} {line.value}" if line.entry else f"{line.value}"
        rows.append((name, value, layer_title(line.layer), line.source or t("rules-own")))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join(cells if why else cells[:2]).rstrip()


def as_json(setup: Setup, why: bool) -> str:
    """The same for programs."""
    values: dict[str, Any] = {}
    for line in values_of(setup):
        cells = asdict(line)
        told = {key: cells[key] for key in ("value", "layer", "source")} if why else line.value
        if line.entry:
            values.setdefault(line.rule, {})[line.entry] = told
        else:
            values[line.rule] = told
    asked = {"game": GAME, "edition": setup.edition, "level": setup.level, "options": setup.options}
    house = setup.house.lines() if setup.house else []
    return dumps({**asked, "house_rules": house, "rules": values}, indent=1, ensure_ascii=False)


__all__ = ["Line", "as_json", "asked_for", "is_edition", "option_rows", "table", "values_of"]
