"""Choosing the move after which a position is worth most, a step or two ahead, for games that say what that is.

A game's mind has one kernel: `value`. Where chance decides much, the best few moves are played on to the end, again and
again, by the same thought.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .cpu import Compiled, Progress, tell
from .kernel import apart, kernel, placeholder
from .machine import new_dealer
from .masks import lowest
from .play import CHANCE, OVER, apply, deal, legal, words
from .record import Ints, freeze, layout
from .rulebook import Rulebook

State = Any
Book = Any
Array = Any
NOTHING = -1
NEVER = -(1 << 62)
LEVELS = 4
MOST = 1024


@placeholder
def value(state: State, book: Book, seat: int) -> int:
    """What a position is worth to a seat; more is better."""
    return 0


@apart
def followed(pool: Array, book: Book, seat: int) -> int:
    """What the position in `pool[1]` is worth to a seat, with its best move if it is asked again."""
    if pool[1].asked != seat:
        return value(pool[1], book, seat)
    most = NEVER
    for word in range(words()):
        mask = legal(pool[1], book, word)
        while mask:
            code = 64 * word + lowest(mask)
            mask &= mask - 1
            pool[2] = pool[1]
            apply(pool[2], book, None, code)
            most = max(most, value(pool[2], book, seat))
    return most


@apart
def ponder(pool: Array, book: Book, codes: Ints, values: Ints) -> int:
    """Weigh every legal move of the position in `pool[0]`; returns how many there are."""
    seat, count = pool[0].asked, 0
    for word in range(words()):
        mask = legal(pool[0], book, word)
        while mask:
            code = 64 * word + lowest(mask)
            mask &= mask - 1
            pool[1] = pool[0]
            apply(pool[1], book, None, code)
            codes[count] = code
            values[count] = followed(pool, book, seat)
            count += 1
    return count


@kernel
def best(count: int, values: Ints) -> int:
    """The place of the best value, the first of several."""
    place = 0
    for n in range(count):
        if values[n] > values[place]:
            place = n
    return place


@apart
def foresee(state: State, book: Book, pool: Array, notes: Any) -> int:
    """The legal move after which a position is worth most: in whole games, what `follow` is elsewhere."""
    pool[0] = state
    return notes.code[best(ponder(pool, book, notes.code, notes.score), notes.score)]


@kernel
def ponder_one(pool: Array, books: Array, codes: Ints, values: Ints) -> int:
    """Weigh every legal move of one position."""
    return ponder(pool, books[0], codes, values)


@kernel
def play_out(pool: Array, books: Array, dealers: Array, codes: Ints, values: Ints, code: int, games: int) -> int:
    """Play on after a move, to the end, a number of times, everybody by the same thought; how often a seat has won."""
    won = 0
    for _ in range(games):
        pool[0] = pool[LEVELS - 1]
        apply(pool[0], books[0], None, code)
        while pool[0].asking != OVER:
            if pool[0].asked == CHANCE:
                chosen = deal(pool[0], books[0], dealers[0])
            else:
                chosen = codes[best(ponder(pool, books[0], codes, values), values)]
            apply(pool[0], books[0], None, chosen)
        won += 1 if pool[0].won else 0
    return won


MINDING = (ponder_one, play_out)


class Mind:
    """Chooses moves for one game, with compiled code."""

    def __init__(self, rulebook: Rulebook, progress: Progress | None = tell) -> None:
        import numpy as np

        self.rulebook = rulebook
        self.kernels: Any = Compiled(rulebook, entries=MINDING, progress=progress)
        self.pool: Any = np.zeros(LEVELS, layout(rulebook.state))
        self.codes, self.values = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
        self.spare = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)

    def weighed(self, book: object, state: object) -> list[tuple[int, int]]:
        """The legal codes of a position with their values."""
        self.pool[0] = freeze(state)[0]
        count = self.kernels.ponder_one(self.pool, freeze(book), self.codes, self.values)
        return list(zip(self.codes[:count].tolist(), self.values[:count].tolist(), strict=True))

    def wins(self, book: object, state: object, code: int, games: int, seed: int) -> int:
        """How many of a number of games are won after a move, if all go on playing by the same thought."""
        self.pool[LEVELS - 1] = freeze(state)[0]
        dealers = freeze(new_dealer(seed))
        return int(self.kernels.play_out(self.pool, freeze(book), dealers, *self.spare, code, games))


@cache
def mind(rulebook: Rulebook) -> Mind:
    """The mind of a game; each is made once."""
    return Mind(rulebook)
