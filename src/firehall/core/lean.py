"""Compiling many small kernels into one entry point, without compiling each of them for itself.

Numba optimises every function and makes machine code of it, although kernels become part of their callers. Here
only entry points are optimised; whole numbers of all widths, truth values and members of enums are one type, so that
no kernel is compiled twice; and what would be copied too often stays a function that is called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dis import get_instructions
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

from .kernel import called

COPIED = 12000
ENTRIES: ContextVar[frozenset[str] | None] = ContextVar("entries", default=None)


def outlined(kernels: Iterable[FunctionType], callees: Callable[[FunctionType], Counter[FunctionType]]) -> set[str]:
    """The names of kernels that would be copied too often: all that they call counts as part of them.

    >>> def leaf(n): return n + 1
    >>> def caller(n): return leaf(leaf(n))
    >>> outlined([leaf, caller], lambda fn: Counter({leaf: 2}) if fn is caller else Counter())
    set()
    """
    found: set[str] = set()
    known = list(kernels)
    sites = Counter[FunctionType]()
    for function in known:
        sites.update(callees(function))

    @cache
    def size(function: FunctionType) -> int:
        own = sum(1 for _ in get_instructions(function.__code__))
        return own + sum(many * weight(callee) for callee, many in callees(function).items())

    @cache
    def weight(function: FunctionType) -> int:
        if (sites[function] - 1) * size(function) > COPIED:
            found.add(function.__name__)
            return 1
        return size(function)

    for function in known:
        weight(function)
    return found


def calls(function: FunctionType) -> Counter[str]:
    """How often a kernel names each kernel that it calls."""
    names = [name for name, _ in called(function)]
    return Counter(i.argval for i in get_instructions(function.__code__) if i.argval in names)


def widened(dispatcher: Any) -> Any:
    """The function that takes every whole number as one of 64 bits."""
    from numba import types

    narrow = (types.Integer, types.Boolean, types.IntegerLiteral, types.BooleanLiteral)
    template = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return template(tuple(types.int64 if isinstance(a, narrow) else a for a in args), kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@contextmanager
def only_entries(names: frozenset[str]) -> Iterator[None]:
    """Meanwhile, in this thread, only functions of these names are optimised and become machine code of their own."""
    make_lean()
    before = ENTRIES.set(names)
    try:
        yield
    finally:
        ENTRIES.reset(before)


def is_inner(name: str) -> bool:
    """Whether a function that is being compiled becomes part of an entry point; whatever is not ours never does."""
    names = ENTRIES.get()
    return names is not None and name not in names


@cache
def make_lean() -> None:
    """Let Numba ask, once and for all, whether what it compiles is only a part of something else."""
    from numba.core.codegen import CPUCodeLibrary
    from numba.core.cpu import CPUContext

    make_function: Any = import_module("numba._dynfunc").make_function
    library: Any = CPUCodeLibrary
    context: Any = CPUContext
    optimise, finish = library._optimize_final_module, library._finalize_final_module
    executable = context.get_executable

    def optimise_entry(self: Any) -> None:
        if not is_inner(self.name):
            optimise(self)

    def finish_entry(self: Any) -> None:
        if is_inner(self.name):
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            finish(self)

    def executable_entry(self: Any, library: Any, fndesc: Any, env: Any) -> Any:
        if is_inner(library.name):
            return make_function(fndesc.lookup_module(), fndesc.qualname, "", nowhere(), env, (library,))
        return executable(self, library, fndesc, env)

    library._optimize_final_module = optimise_entry
    library._finalize_final_module = finish_entry
    context.get_executable = executable_entry


@cache
def nowhere() -> int:
    """The address of some function: what stands for an inner kernel is never called from Python."""
    import ctypes

    return ctypes.cast(ctypes.pythonapi.Py_IncRef, ctypes.c_void_p).value or 0
