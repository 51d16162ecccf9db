"""Kernels: plain functions over records that run as they are, or compiled for CPU and GPU."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dis import get_instructions
from enum import IntEnum
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

WORDS = "words"
F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Mark a function as a kernel: it may be compiled, and calls only kernels.

    The function itself stays what it was, so the interpreter runs it without any detour.

    >>> @kernel
    ... def twice(n: int) -> int:
    ...     return 2 * n
    >>> twice(4), is_kernel(twice)
    (8, True)
    """
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def apart(function: F) -> F:
    """A kernel that stays a function of its own when it is compiled: large ones, called from several places."""
    function.__apart__ = True  # type: ignore[attr-defined]
    return kernel(function)


def is_kernel(thing: object) -> bool:
    """Whether `thing` was marked with `@kernel`."""
    return getattr(thing, "__kernel__", False) is True


def part(*names: str, otherwise: int = 0) -> Callable[[F], F]:
    """Mark a kernel that belongs to parts of a game which not every edition has.

    `WORDS` is the part of all games whose moves need more than one word of codes.

    A machine for editions with none of these parts puts a kernel in its place that changes nothing and answers
    `otherwise`, and compiles none of it.
    """

    def mark(function: F) -> F:
        function.__parts__ = frozenset(names)  # type: ignore[attr-defined]
        function.__otherwise__ = nothing(int(otherwise))  # type: ignore[attr-defined]
        return function

    return mark


@cache
def nothing(answer: int) -> FunctionType:
    """What a kernel of an absent part comes to: nothing changes, and the answer is always the same."""

    def absent(*_: object) -> int:
        return answer

    return absent


def is_present(function: Callable[..., Any], parts: frozenset[str] | None) -> bool:
    """Whether a kernel belongs to one of some parts; to all of them if they are not named."""
    belongs: frozenset[str] = getattr(function, "__parts__", frozenset())
    return parts is None or not belongs or bool(belongs & parts)


def called(function: Callable[..., Any]) -> Iterator[tuple[str, FunctionType]]:
    """The kernels that a kernel calls, with the names under which it knows them."""
    fn = cast(FunctionType, function)
    names = {i.argval for i in get_instructions(fn.__code__) if i.opname == "LOAD_GLOBAL"}
    for name in sorted(names):
        thing = fn.__globals__.get(name)
        if is_kernel(thing):
            yield name, cast(FunctionType, thing)


def reachable(
    *entries: Callable[..., Any], bound: dict[str, Any] | None = None, parts: frozenset[str] | None = None
) -> list[FunctionType]:
    """All kernels that the entries need, themselves included, each once.

    `bound` names the kernels that stand in for placeholders, `parts` those that are present, as in `bind`.
    """
    found: dict[FunctionType, None] = {}
    waiting = [cast(FunctionType, e) for e in entries]
    while waiting:
        fn = waiting.pop()
        if fn in found:
            continue
        found[fn] = None
        for name, callee in called(fn):
            stand_in = (bound or {}).get(name, callee)
            if is_present(stand_in, parts):
                waiting.append(stand_in)
    return list(found)


def bind(
    entries: dict[str, Callable[..., Any]],
    bound: dict[str, Callable[..., Any]],
    wrap: Callable[[FunctionType, bool], Any],
    primitives: dict[Callable[..., Any], Any] | None = None,
    parts: frozenset[str] | None = None,
) -> dict[str, Any]:
    """Give every kernel that the entries reach new globals, in which kernels are what `wrap` makes of them.

    The code objects stay the same, so there is one source and no copy of it. `bound` replaces
    placeholders by name (the game's `apply` in the core's loops); `primitives` replaces kernels for
    which a machine has an instruction; `parts` names the parts of the game whose kernels are present, or all.
    `wrap(function, is_entry)` gets the function with its new globals.
    """
    primitives = primitives or {}
    scopes: dict[int, dict[str, Any]] = {}
    made: dict[FunctionType, Any] = {}

    def resolve(name: str, fn: FunctionType) -> FunctionType:
        stand_in = bound.get(name, fn) if getattr(fn, "__placeholder__", False) else fn
        return cast(FunctionType, stand_in if is_present(stand_in, parts) else vars(stand_in)["__otherwise__"])

    def make(fn: FunctionType, entry: bool) -> Any:
        if fn in made:
            return made[fn]
        if fn in primitives:
            made[fn] = primitives[fn]
            return made[fn]
        scope = scopes.setdefault(id(fn.__globals__), with_plain_numbers(fn.__globals__))
        for name, callee in called(fn):
            scope[name] = make(resolve(name, callee), False)
        twin = FunctionType(fn.__code__, scope, fn.__name__, fn.__defaults__, fn.__closure__)
        twin.__qualname__, twin.__doc__, twin.__module__ = fn.__qualname__, fn.__doc__, fn.__module__
        twin.__dict__.update(fn.__dict__)
        made[fn] = wrap(twin, entry)
        return made[fn]

    return {name: make(cast(FunctionType, fn), True) for name, fn in entries.items()}


def with_plain_numbers(names: dict[str, Any]) -> dict[str, Any]:
    """Global names in which enums are plain numbers: a compiler would make types of them, and kernels for each."""
    return {name: plain(thing) if is_numbers(thing) else thing for name, thing in names.items()}


def is_numbers(thing: object) -> bool:
    """Whether something is an enum of whole numbers."""
    return isinstance(thing, type) and issubclass(thing, IntEnum)


@cache
def plain(numbers: type[IntEnum]) -> ModuleType:
    """The members of an enum as the plain numbers of a module.

    >>> Axis = IntEnum("Axis", ["ROW", "COLUMN"])
    >>> plain(Axis).COLUMN
    2
    """
    made = ModuleType(numbers.__name__)
    made.__dict__.update({member.name: int(member) for member in numbers})
    return made


def placeholder(function: F) -> F:
    """A kernel that each game puts its own in the place of."""
    function.__placeholder__ = True  # type: ignore[attr-defined]
    return kernel(function)
