"""What a finished game comes to: how it ended, who has won, and the numbers that are worth an average."""

from __future__ import annotations

from enum import IntEnum

from ...core.kernel import kernel
from .ending import plays_together
from .state import Book, State


class End(IntEnum):
    """How a game may end; 0 while it goes on."""

    NONE = 0
    SCORED = 1
    REACHED = 2
    MISSED = 3


class Number(IntEnum):
    """What is counted for each side."""

    POINTS = 0
    BEST_AREA = 1
    DIFFICULTY = 2


@kernel
def sides(state: State, book: Book) -> int:
    """Each seat for itself, or all together.  [W-039] [W-072]"""
    return 1 if plays_together(state, book) else state.crew


@kernel
def end(state: State, book: Book) -> int:
    """How the game ended: the members of `End` are those of `Ending`."""
    return state.ending


@kernel
def won(state: State, book: Book, side: int) -> int:
    """1 if the side has won; several may.  [W-041] [W-069]"""
    return (state.won >> side) & 1


@kernel
def number(state: State, book: Book, side: int, which: int) -> int:
    """One of the numbers of a side.  [W-071] [W-Q19]"""
    if which == Number.POINTS:
        return state.points[side]
    return state.best[side] if which == Number.BEST_AREA else state.early
