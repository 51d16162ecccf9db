"""What a game hands to the core: its record classes and its kernels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from types import FunctionType, ModuleType
from typing import Any

from .kernel import WORDS, bind, called, is_present, reachable
from .lean import calls

NAMES = ("begin", "apply", "legal", "why_not", "fates", "fate", "words", "wipe", "key")
PLANS = ("worth", "left", "rest", "trace")
OPTIONAL = ("span",)
RESULTS = ("sides", "end", "won", "number")
MINDS = ("value", "follow")


@dataclass(frozen=True, eq=False)
class Rulebook:
    """The rules of one game in the form in which machines run them."""

    name: str
    state: type
    book: type
    kernels: dict[str, Callable[..., Any]]
    parts: frozenset[str] | None = None

    @classmethod
    def of(cls, name: str, state: type, book: type, *modules: ModuleType | None) -> Rulebook:
        """The rulebook whose kernels stand under their usual names in modules: of rules, results, plans, and minds.

        A game without plans or without a mind has none of their kernels.
        """
        usual = zip(modules, ((*NAMES, *OPTIONAL), RESULTS, PLANS, MINDS), strict=True)
        named = [(module, name) for module, names in usual if module is not None for name in names]
        there = [(module, name) for module, name in named if name not in OPTIONAL or hasattr(module, name)]
        return cls(name, state, book, {name: getattr(module, name) for module, name in there})

    def bind(
        self,
        entries: dict[str, Callable[..., Any]],
        wrap: Callable[[FunctionType, bool], Any],
        primitives: dict[Callable[..., Any], Any] | None = None,
    ) -> dict[str, Any]:
        """The entries with this game's kernels in the place of the placeholders, for one machine."""
        return bind(entries, self.kernels, wrap, primitives, self.present)

    def callees(self, function: FunctionType) -> Counter[FunctionType]:
        """The kernels that a kernel calls, and in how many places."""
        found = Counter[FunctionType]()
        many = calls(function)
        for name, callee in called(function):
            stand_in: Any = self.kernels.get(name, callee) if getattr(callee, "__placeholder__", False) else callee
            if is_present(stand_in, self.present):
                found[stand_in] += many[name]
        return found

    def reachable(self, *entries: Callable[..., Any]) -> list[FunctionType]:
        """All kernels that the entries need."""
        return reachable(*entries, bound=self.kernels, parts=self.present)

    @cached_property
    def words(self) -> int:
        """How many words of 64 codes the move space has."""
        own = {"words": self.kernels["words"]}
        return bind(own, self.kernels, lambda function, entry: function, parts=self.parts)["words"]()

    @cached_property
    def present(self) -> frozenset[str] | None:
        """The parts whose kernels a machine needs; all of them if the edition is not known."""
        if self.parts is None:
            return None
        return self.parts | {WORDS} if self.words > 1 else self.parts


@cache
def only(rulebook: Rulebook, parts: frozenset[str]) -> Rulebook:
    """The same rules for editions that have only some parts of the game: the kernels of the others are absent."""
    return replace(rulebook, name="-".join([rulebook.name, *sorted(parts)]), parts=parts)
