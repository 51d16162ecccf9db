"""What Python calls on a machine: kernels over arrays of records.  A call with single records costs six times more."""

from __future__ import annotations

from typing import Any

from .kernel import kernel
from .play import CHANCE, OVER, apply, begin, deal, key, legal, run, settle, start, why_not, words
from .record import Ints

Array = Any


@kernel
def begin_one(states: Array, books: Array, journals: Array) -> None:
    """Lay out one game, with its journal."""
    begin(states[0], books[0], journals[0])


@kernel
def settle_one(states: Array, books: Array, journals: Array, dealers: Array, dealt: Ints, masks: Ints) -> int:
    """Let chance move in one game; `masks` gets the legal codes. Returns the number of chance's moves."""
    moves = settle(states[0], books[0], journals[0], dealers[0], dealt)
    look_one(states, books, masks)
    return moves


@kernel
def apply_one(states: Array, books: Array, journals: Array, code: int, masks: Ints) -> None:
    """One legal move of one game; `masks` gets the codes that are legal next."""
    apply(states[0], books[0], journals[0], code)
    look_one(states, books, masks)


@kernel
def play_one(
    states: Array, books: Array, journals: Array, dealers: Array, code: int, dealt: Ints, masks: Ints
) -> int:
    """One legal move of one game and chance's moves after it."""
    apply(states[0], books[0], journals[0], code)
    return settle_one(states, books, journals, dealers, dealt, masks)


@kernel
def look_one(states: Array, books: Array, masks: Ints) -> None:
    """The legal codes of one game, then who is asked, then the key to the codes."""
    state, book = states[0], books[0]
    for word in range(words()):
        masks[word] = legal(state, book, word)
    masks[words()] = state.asked
    masks[words() + 1] = key(state, book)


@kernel
def why_not_one(states: Array, books: Array, code: int) -> int:
    """Why a code is not legal in one game."""
    return why_not(states[0], books[0], code)


@kernel
def start_many(states: Array, books: Array, blanks: Array, dealers: Array, first: int, seed: Ints, masks: Ints) -> None:
    """Begin a game in every state: number `first`, `first + 1`, ... of the seed; chance moves first where it must."""
    for game in range(len(states)):
        start(states[game], books[0], blanks[0], dealers[game], first + game, seed[0], seed[1], seed[2])
        offer(states[game], books[0], dealers[game], masks, game)


@kernel
def step_many(states: Array, books: Array, dealers: Array, codes: Ints, masks: Ints) -> None:
    """One legal move in every game that is not over, then chance's; `masks` gets the legal codes of all."""
    for game in range(len(states)):
        if states[game].asking != OVER:
            apply(states[game], books[0], None, codes[game])
            offer(states[game], books[0], dealers[game], masks, game)


@kernel
def offer(state: Any, book: Any, dealer: Any, masks: Ints, game: int) -> None:
    """Let chance move in one game of many, then write down its legal codes."""
    while state.asked == CHANCE:
        apply(state, book, None, deal(state, book, dealer))
    for word in range(words()):
        masks[game * words() + word] = legal(state, book, word)


@kernel
def run_many(
    states: Array, books: Array, blanks: Array, dealers: Array, first: int, seed: Ints, limit: int, played: Ints
) -> None:
    """Random games from start to end, one in every state; `played` gets their numbers of decisions."""
    for game in range(len(states)):
        start(states[game], books[0], blanks[0], dealers[game], first + game, seed[0], seed[1], seed[2])
        played[game] = run(states[game], books[0], dealers[game], limit)


ENTRIES = (
    begin_one,
    settle_one,
    apply_one,
    play_one,
    look_one,
    why_not_one,
    start_many,
    step_many,
    run_many,
)
