"""Writes docs/rulings.md from the code: every named option with its question, choices, default and source.

With --check it writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from firehall import registry
from firehall.games.flash_point.editions import EDITIONS, Edition
from firehall.games.flash_point.layers import default_of
from firehall.games.flash_point.options import OPTIONS, Option
from firehall.games.flash_point.ranges import CREW_ENTRIES, RANGES
from firehall.games.layers import Layers
from firehall.words import own, t

TARGET = Path(__file__).parent.parent / "docs" / "rulings.md"


def lines() -> Iterator[str]:
    """The page."""
    yield "# Rulings"
    yield ""
    yield "Where the rulebooks contradict each other, say nothing or leave it open, there is a named option:"
    yield "`--option name=choice`. This page is made by `make docs`; `firehall rules options flash-point/experienced`"
    yield "prints the same list. An option sets fields of the rules; [house rules](house-rules.md) set them one by one."
    yield ""
    for edition in EDITIONS.values():
        levels = f" ({', '.join(edition.levels)})" if edition.levels else ""
        yield f"## Flash Point, {edition.name}{levels}"
        yield ""
        yield "| option | choices (the default in bold) | sets | ruling | what the rule says |"
        yield "|---|---|---|---|---|"
        yield from (row(option, edition) for option in OPTIONS.values() if edition.name in option.editions)
        yield ""
    for game in registry.games():
        if hasattr(registry.game(game).editions, "LAYERS"):
            yield from of_game(game)
    yield from fields()


def of_game(game: str) -> Iterator[str]:
    """The options of one game, edition by edition; editions with the same defaults together."""
    layers = registry.game(game).editions.LAYERS
    tables: dict[str, list[str]] = {}
    for edition in layers.editions:
        rows = "\n".join(rows_of(layers, edition))
        tables.setdefault(rows, []).append(edition)
    for rows, editions in tables.items():
        yield f"## {t(own(game, 'title'), 'en')}, {' and '.join(editions)}"
        yield ""
        yield "| option | choices (the default in bold) | rule | what the rule says |"
        yield "|---|---|---|---|"
        yield rows
        yield ""


def fields() -> Iterator[str]:
    """What every field of the rules can be set to."""
    yield "## Fields of the rules"
    yield ""
    yield "What [house rules](house-rules.md) can set, and which part of the game a field needs."
    yield ""
    yield "| field | can be | for each | needs |"
    yield "|---|---|---|---|"
    for name, span in RANGES.items():
        numbers = [f"{span.least} to {span.most}"] if span.least <= span.most else []
        values = ", ".join([*numbers, *(f"`{choice}`" for choice in span.names)])
        each = "size of the crew" if span.entries == CREW_ENTRIES else "specialist" if span.entries else ""
        yield f"| `{name}` | {values} | {each} | {span.part.replace('_', ' ')} |"
    yield ""


def row(option: Option, edition: Edition) -> str:
    """An option as an edition has it, with the levels at which it is open if not at all of them."""
    default = default_of(option, edition.name, (option.levels or ("",))[0])
    choices = ", ".join(f"**{c}**" if c == default else c for c in option.choices)
    name = f"`{option.name}`" + (f" ({', '.join(option.levels)} alone)" if option.levels else "")
    sets = ", ".join(f"`{field}`" for field in option.fields)
    return f"| {name} | {choices} | {sets} | {option.ruling} | {t(option.ruling, 'en')} |"


def rows_of(layers: Layers[object], edition: str) -> Iterator[str]:
    """One row an option."""
    for option in layers.options.values():
        default = layers.default_of(option, edition)
        choices = ", ".join(f"**{c}**" if c == default else c for c in option.choices)
        yield f"| `{option.name}` | {choices} | {option.ruling} | {t(option.ruling, 'en')} |"


def main() -> int:
    """Write the page, or compare it."""
    text = "\n".join(lines())
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.name} is out of date: run 'make docs'", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
