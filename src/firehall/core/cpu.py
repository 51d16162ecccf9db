"""The compiled machine: Numba makes machine code of the kernels, once, and keeps it.

The cache folder is named by a hash of all kernel sources, because Numba itself only notices a change in
the file of the entry point. It is private to the user: it holds pickled code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from .entries import ENTRIES
from .lean import only_entries, outlined, widened
from .masks import count, lowest, nth
from .rulebook import Rulebook

Progress = Callable[[int, int], None]
KEPT = 4


def fingerprint() -> str:
    """A hash of every source file that kernels may come from, and of the compiler."""
    import numba

    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version} numba {numba.__version__}".encode())
    for folder in ("core", "games"):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder for compiled code: `$FIREHALL_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("FIREHALL_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or (
        os.environ.get("LOCALAPPDATA") if os.name == "nt" else Path.home() / ".cache"
    )
    return Path(str(base)) / "firehall" / "kernels"


def cache_folder() -> Path:
    """This version's folder for compiled code; folders of the oldest other versions are removed."""
    root = cache_root()
    folder = root / fingerprint()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)
    os.utime(folder)
    others = sorted((p for p in root.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
    for old in others[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


@cache
def primitives() -> dict[Any, Any]:
    """The kernels for which a CPU has an instruction."""
    import numba
    from llvmlite import binding, ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic
    def ctpop(context: Any, mask: Any) -> Any:
        return types.int64(types.int64), lambda cx, builder, sig, args: builder.ctpop(args[0])

    @intrinsic
    def cttz(context: Any, mask: Any) -> Any:
        sure = ir.Constant(ir.IntType(1), 1)
        return types.int64(types.int64), lambda cx, builder, sig, args: builder.cttz(args[0], sure)

    @numba.njit
    def popcount(mask: int) -> int:
        return ctpop(mask)  # pyright: ignore[reportCallIssue]

    @numba.njit
    def first(mask: int) -> int:
        return cttz(mask)  # pyright: ignore[reportCallIssue]

    found: dict[Any, Any] = {count: popcount, lowest: first}
    if binding.get_host_cpu_features().get("bmi2"):

        @intrinsic
        def pdep(context: Any, source: Any, mask: Any) -> Any:
            word = ir.IntType(64)

            def emit(cx: Any, builder: Any, sig: Any, args: Any) -> Any:
                call = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word] * 2))
                return builder.call(call, args)

            return types.int64(types.int64, types.int64), emit

        @numba.njit
        def select(mask: int, n: int) -> int:
            return cttz(pdep(1 << n, mask))  # pyright: ignore[reportCallIssue]

        found[nth] = select
    return found


def tell(done: int, total: int) -> None:
    """The standard progress: one line on standard error, rewritten in a terminal."""
    if sys.stderr.isatty():
        end = "\n" if done >= total else ""
        print(f"\rcompiling the rules, once: {done} of {total} functions ", end=end, file=sys.stderr, flush=True)
    elif done == 1:
        print(f"compiling the rules, once ({total} functions, some 10 s) ...", file=sys.stderr, flush=True)


class Watch:
    """Counts the functions that the compiler finishes, over all entry points of one machine."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self.done, self.total, self.progress = 0, total, progress

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Report each function that is compiled meanwhile."""
        from numba.core import event

        watch = self

        class Listener(event.Listener):
            def on_start(self, event: Any) -> None:
                pass

            def on_end(self, event: Any) -> None:
                watch.done += 1
                if watch.progress is not None and watch.done <= watch.total:
                    watch.progress(watch.done, watch.total)

        before = self.done
        with event.install_listener("numba:compile", Listener()):
            yield
        if before < self.done < self.total and self.progress is not None:
            self.progress(self.total, self.total)


class Compiled:
    """A rulebook's entry points as machine code, compiled or loaded when they are first called.

    Every kernel becomes part of its callers, but for those that are marked as apart or would be copied too often.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        *,
        bounds: bool = False,
        progress: Progress | None = tell,
        entries: Sequence[Callable[..., Any]] = ENTRIES,
    ) -> None:
        import numba

        self.rulebook = rulebook
        self.bounds = bounds
        if not bounds:
            numba.config.CACHE_DIR = str(cache_folder() / rulebook.name)  # type: ignore[attr-defined]
        njit: Any = numba.njit
        common: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": bounds}
        inner = common | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        kernels = rulebook.reachable(*entries)
        apart = {name for entry in entries for name in outlined(rulebook.reachable(entry), rulebook.callees)}
        self.entries = frozenset(entry.__name__ for entry in entries)

        def wrap(function: FunctionType, entry: bool) -> Any:
            if entry:
                return njit(**common, cache=not bounds)(function)
            own = function.__name__ in apart or getattr(function, "__apart__", False)
            return widened(njit(**inner, forceinline=not own)(function))

        named = {e.__name__: e for e in entries}
        self.watch = Watch(len(kernels), progress)
        for name, dispatcher in rulebook.bind(named, wrap, primitives()).items():
            setattr(self, name, self.first_call(name, dispatcher))

    def first_call(self, name: str, dispatcher: Any) -> Callable[..., Any]:
        """The entry point's stand-in, which shows progress and then steps aside."""

        def call(*args: Any) -> Any:
            with self.watch.watching(), only_entries(self.entries):
                result = dispatcher(*args)
            setattr(self, name, dispatcher)
            return result

        return call

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"no kernel is called {name}")


MADE: dict[str, Compiled] = {}


def compiled(rulebook: Rulebook) -> Compiled:
    """The one compiled machine of a game in this process."""
    if rulebook.name not in MADE:
        MADE[rulebook.name] = Compiled(rulebook)
    return MADE[rulebook.name]
