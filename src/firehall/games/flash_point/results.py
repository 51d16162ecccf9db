"""What a finished game comes to: how it ended, whether it was won, and the numbers that are worth an average.

Those who play many games count what stands here and know nothing else of the game. A *side* is whoever wins or loses:
here the team as a whole, in other games each seat.
"""

from __future__ import annotations

from enum import IntEnum

from ...core.kernel import kernel
from .state import Ask, Book, Ending, State


class End(IntEnum):
    """How a game may end; 0 while it goes on."""

    NONE = 0
    VICTORY = 1
    PERFECT = 2
    LATE_COLLAPSE = 3
    LOSSES = 4
    COLLAPSE = 5


class Number(IntEnum):
    """What is counted for each side."""

    RESCUED = 0
    LOST = 1
    DAMAGE = 2


@kernel
def sides(state: State, book: Book) -> int:
    """The team wins or loses together.  [R-001]"""
    return 1


@kernel
def end(state: State, book: Book) -> int:
    """How the game ended; a victory stays one when the building collapses afterwards.  [R-124] [R-125] [R-127]"""
    if state.asking != Ask.GAME_OVER:
        return End.NONE
    if state.won:
        if state.ending == Ending.COLLAPSE:
            return End.LATE_COLLAPSE
        return End.PERFECT if state.rescued == book.rules.victims else End.VICTORY
    return End.COLLAPSE if state.ending == Ending.COLLAPSE else End.LOSSES


@kernel
def won(state: State, book: Book, side: int) -> int:
    """1 if the side has won.  [R-124]"""
    return state.won


@kernel
def number(state: State, book: Book, side: int, which: int) -> int:
    """One of the numbers of a side."""
    if which == Number.RESCUED:
        return state.rescued
    return state.lost if which == Number.LOST else state.damage
