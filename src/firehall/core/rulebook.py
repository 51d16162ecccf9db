"""What a game hands to the core: its record classes and its kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

NAMES = ("begin", "apply", "legal", "why_not", "fates", "fate", "words", "wipe", "key")


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in the form in which machines run them."""

    name: str
    state: type
    book: type
    kernels: dict[str, Callable[..., Any]]

    @classmethod
    def of(cls, name: str, module: ModuleType, state: type, book: type) -> Rulebook:
        """The rulebook whose kernels stand in one module under their usual names."""
        return cls(name, state, book, {n: getattr(module, n) for n in NAMES})
