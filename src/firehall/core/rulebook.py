"""What a game hands to the core: its record classes and its kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

NAMES = ("begin", "apply", "legal", "why_not", "fates", "fate", "words", "wipe", "key")
PLANS = ("worth", "left", "rest", "trace")


@dataclass(frozen=True, eq=False)
class Rulebook:
    """The rules of one game in the form in which machines run them."""

    name: str
    state: type
    book: type
    kernels: dict[str, Callable[..., Any]]

    @classmethod
    def of(cls, name: str, turn: ModuleType, worth: ModuleType, state: type, book: type) -> Rulebook:
        """The rulebook whose kernels stand under their usual names: those of the rules, and those of whoever plans."""
        rules = {n: getattr(turn, n) for n in NAMES}
        return cls(name, state, book, rules | {n: getattr(worth, n) for n in PLANS})
