"""Writes docs/rulings.md from the code: every named option with its question, choices, default and source.

With --check it writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from firehall.games.flash_point.editions import EDITIONS, OPTIONS, default_of
from firehall.words import t

TARGET = Path(__file__).parent.parent / "docs" / "rulings.md"


def lines() -> Iterator[str]:
    """The page."""
    yield "# Rulings"
    yield ""
    yield "Where the rulebooks contradict each other or say nothing, Firehall has a named option. This page is made by"
    yield "`make docs`; `firehall rules options` prints the same list."
    yield ""
    for edition in EDITIONS:
        yield f"## Flash Point, {edition}"
        yield ""
        yield "| option | choices (the default in bold) | rule | what the rule says |"
        yield "|---|---|---|---|"
        for option in OPTIONS.values():
            default = default_of(option, edition)
            choices = ", ".join(f"**{c}**" if c == default else c for c in option.choices)
            yield f"| `{option.name}` | {choices} | {option.ruling} | {t(option.ruling, 'en')} |"
        yield ""


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
