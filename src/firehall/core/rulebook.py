"""What a game hands to the core: its record classes and its kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from types import FunctionType, ModuleType
from typing import Any

from .kernel import bind, reachable

NAMES = ("begin", "apply", "legal", "why_not", "fates", "fate", "words", "wipe", "key")
PLANS = ("worth", "left", "rest", "trace")
RESULTS = ("sides", "end", "won", "number")


@dataclass(frozen=True, eq=False)
class Rulebook:
    """The rules of one game in the form in which machines run them."""

    name: str
    state: type
    book: type
    kernels: dict[str, Callable[..., Any]]
    parts: frozenset[str] | None = None

    @classmethod
    def of(cls, name: str, state: type, book: type, *modules: ModuleType) -> Rulebook:
        """The rulebook whose kernels stand under their usual names in modules: of rules, of plans, of results."""
        modules_of = zip(modules, (NAMES, PLANS, RESULTS), strict=True)
        return cls(name, state, book, {n: getattr(module, n) for module, names in modules_of for n in names})

    def bind(
        self,
        entries: dict[str, Callable[..., Any]],
        wrap: Callable[[FunctionType, bool], Any],
        primitives: dict[Callable[..., Any], Any] | None = None,
    ) -> dict[str, Any]:
        """The entries with this game's kernels in the place of the placeholders, for one machine."""
        return bind(entries, self.kernels, wrap, primitives, self.parts)

    def reachable(self, *entries: Callable[..., Any]) -> list[FunctionType]:
        """All kernels that the entries need."""
        return reachable(*entries, bound=self.kernels, parts=self.parts)

    @cached_property
    def words(self) -> int:
        """How many words of 64 codes the move space has."""
        return self.bind({"words": self.kernels["words"]}, lambda function, entry: function)["words"]()


@cache
def only(rulebook: Rulebook, parts: frozenset[str]) -> Rulebook:
    """The same rules for editions that have only some parts of the game: the kernels of the others are absent."""
    return replace(rulebook, name="-".join([rulebook.name, *sorted(parts)]), parts=parts)
