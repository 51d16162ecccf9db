"""The lines below the drawing of a position: `name: value`, each in its form, each at most once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ..errors import nearest
from .hex_text import Drawn


@dataclass(frozen=True)
class Form:
    """How one line reads: a regular expression for its value, an example, and whether it may be missing."""

    pattern: str
    example: str
    optional: bool = False


def read(lines: list[str], first: int, forms: Mapping[str, Form], drawn: Drawn) -> dict[str, re.Match[str]]:
    """The values of the lines by their names; what is wrong with them is noted beside the drawing's mistakes."""
    found: dict[str, re.Match[str]] = {}
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, first):
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.startswith("#"):
            continue
        if not colon or name not in forms:
            drawn.complain(nearest(name[:40], list(forms), "field of a position"), number, 1)
            continue
        match = re.fullmatch(forms[name].pattern, value, re.A)
        if name in seen:
            drawn.complain(f"{name!r} stands here again; it was said in line {seen[name]}", number, 1)
        elif not match:
            example = f"{name}: {forms[name].example}"
            drawn.complain(f"can't read {line.strip()[:60]!r}; expected something like {example!r}", number, 1)
        else:
            found[name] = match
        seen.setdefault(name, number)
    for name, form in forms.items():
        if not form.optional and name not in seen:
            drawn.complain(f"the line '{name}: {form.example}' or its like is missing")
    return found
