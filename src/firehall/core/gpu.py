"""The same kernels on an NVIDIA GPU, through Numba's CUDA target.

Every thread plays one game after another; a thread whose game is over begins its next one in the same
loop, so that the threads of a warp stay together. What a game comes to depends on its number alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FunctionType, SimpleNamespace
from typing import Any

from .dealer import Dealer
from .kernel import kernel
from .masks import count, lowest
from .play import CHANCE, OVER, apply, choose, deal, start
from .record import freeze, layout
from .rulebook import Rulebook

Array = Any
BLOCK = 128
WIDE = 0
"""Makes 64 bits of a shorter field, for which there are no such instructions."""


def toolkit() -> Any:
    """Numba's CUDA target; its types say too little to be checked."""
    from numba import cuda

    return cuda


def entries(state_type: Any, dealer_type: Any) -> dict[str, Any]:
    """The kernels that are launched, for records of the given types."""
    cuda = toolkit()

    @kernel
    def play_all(
        states: Array, books: Array, blanks: Array, first: int, games: int, seed: Array, played: Array
    ) -> None:
        """Play random games from start to end; `states` gets their last positions, or is empty."""
        state = cuda.local.array(1, dtype=state_type)
        dealer = cuda.local.array(1, dtype=dealer_type)
        thread = cuda.grid(1)
        stride = cuda.gridsize(1)
        game = thread
        decisions = 0
        if game < games:
            start(state[0], books[0], blanks[0], dealer[0], first + game, seed[0], seed[1], seed[2])
        while game < games:
            if state[0].asking == OVER:
                if len(states) > game:
                    states[game] = state[0]
                game += stride
                if game < games:
                    start(state[0], books[0], blanks[0], dealer[0], first + game, seed[0], seed[1], seed[2])
            else:
                if state[0].asked == CHANCE:
                    code = deal(state[0], books[0], dealer[0])
                else:
                    code = choose(state[0], books[0], dealer[0])
                    decisions += 1
                apply(state[0], books[0], None, code)
        played[thread] = decisions

    return {"play_all": play_all}


@dataclass
class Run:
    """What a launch came to: decisions, games, milliseconds on the device, last positions."""

    decisions: int
    games: int
    milliseconds: float
    states: Any


class Device:
    """A rulebook's kernels on the GPU."""

    def __init__(self, rulebook: Rulebook) -> None:
        import numba

        self.rulebook = rulebook
        types = [numba.from_dtype(layout(c)) for c in (rulebook.state, Dealer)]
        self.kernels = rulebook.bind(entries(*types), wrap, primitives())
        self.cuda = toolkit()

    def play_all(
        self,
        book: object,
        blank: object,
        *,
        games: int,
        threads: int,
        base: int = 0,
        first: int = 0,
        keep: bool = False,
    ) -> Run:
        """Random games number `first`, `first + 1`, ... of a base seed, each to its end."""
        import numpy as np

        from .seeds import words

        cuda = self.cuda
        states = cuda.device_array(games if keep else 0, layout(self.rulebook.state))
        books, blanks = cuda.to_device(freeze(book)), cuda.to_device(freeze(blank))
        seed = cuda.to_device(np.array(words(base)[:3], np.int64))
        played = cuda.to_device(np.zeros(threads, np.int64))
        begun, done = cuda.event(), cuda.event()
        begun.record()
        self.kernels["play_all"][threads // BLOCK, BLOCK](states, books, blanks, first, games, seed, played)
        done.record()
        done.synchronize()
        decisions = int(played.copy_to_host().sum())
        return Run(decisions, games, cuda.event_elapsed_time(begun, done), states.copy_to_host() if keep else None)


def primitives() -> dict[Any, Any]:
    """The kernels for which a GPU has an instruction."""
    import numba

    cuda = toolkit()

    @numba.njit
    def popcount(mask: int) -> int:
        return cuda.popc(mask | WIDE)

    @numba.njit
    def first(mask: int) -> int:
        return cuda.ffs(mask | WIDE) - 1

    return {count: popcount, lowest: first}


def wrap(function: FunctionType, entry: bool) -> Any:
    """A kernel for launching, or a function for it to call."""
    import numba

    return toolkit().jit(function) if entry else numba.njit(function)


def ptx(rulebook: Rulebook, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernels as PTX, for a machine without a GPU: what can't be compiled is noticed everywhere."""
    import numba
    from numba import types

    records = [numba.from_dtype(layout(c)) for c in (rulebook.state, rulebook.book, Dealer)]
    made = rulebook.bind(
        entries(records[0], records[2]), lambda fn, entry: fn if entry else wrap(fn, False), primitives()
    )
    one = types.Array(types.int64, 1, "C")
    state, book = (types.Array(r, 1, "C") for r in records[:2])
    signature = types.void(state, book, state, types.int64, types.int64, one, one)
    with pretended(capability):
        text, _ = toolkit().compile_ptx(made["play_all"], signature, cc=capability)
    return text


@contextmanager
def pretended(capability: tuple[int, int]) -> Iterator[None]:
    """A device that is only spoken of: for each function it compiles, Numba asks the current one what it can do."""
    from numba.cuda import dispatcher as module

    dispatcher: Any = module
    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = real
