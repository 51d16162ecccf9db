"""Loops over games, the same for every game: each game puts its own kernels in the placeholders.

A state has two fields for them: `asking`, 0 once the game is over, and `asked`, the seat that answers.
"""

from __future__ import annotations

from typing import Any

from .dealer import Dealer, draw, fancy, seat
from .journal import Journal
from .kernel import WORDS, kernel, part, placeholder
from .masks import count, nth
from .record import Ints

OVER = 0
CHANCE = -1
TEAM = -2
NOBODY = -3

State = Any
Book = Any


@placeholder
def begin(state: State, book: Book, journal: Journal | None) -> None:
    """Lay out the board; `state` is blank but for its crew."""


@placeholder
def apply(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """Carry out a move that is known to be legal."""


@placeholder
def legal(state: State, book: Book, word: int) -> int:
    """The legal codes from `64 * word` on, as bits."""
    return 0


@placeholder
def why_not(state: State, book: Book, code: int) -> int:
    """0 if the code is legal now, else the number of the reason."""
    return 0


@placeholder
def fates(state: State, book: Book) -> int:
    """How many equally likely fates chance has now."""
    return 0


@placeholder
def fate(state: State, book: Book, n: int) -> int:
    """The code of chance's n-th fate."""
    return 0


@placeholder
def words() -> int:
    """How many words of 64 codes the move space has."""
    return 1


@placeholder
def span(state: State, book: Book) -> int:
    """How many of the words, from the first on, may hold legal codes now."""
    return words()


@placeholder
def key(state: State, book: Book, word: int) -> int:
    """All that the texts of the codes from `64 * word` on depend on now, as one number."""
    return 0


@kernel
def deal(state: State, book: Book, dealer: Dealer) -> int:
    """Chance's move: the next of the stream that belongs to the question."""
    return fate(state, book, draw(dealer, state.asking, fates(state, book)))


@kernel
def choose(state: State, book: Book, dealer: Dealer) -> int:
    """A legal move, each as likely as the others."""
    first = legal(state, book, 0)
    total = count(first) + count_later(state, book)
    left = fancy(dealer, total)
    if left < count(first) or total == count(first):
        return nth(first, left)
    return find_later(state, book, left - count(first))


@part(WORDS)
@kernel
def count_later(state: State, book: Book) -> int:
    """How many codes are legal beyond those of the first word."""
    total = 0
    for word in range(1, span(state, book)):
        total += count(legal(state, book, word))
    return total


@part(WORDS)
@kernel
def find_later(state: State, book: Book, left: int) -> int:
    """The legal code beyond the first word that has so many others before it there."""
    word = 1
    mask = legal(state, book, word)
    while left >= count(mask):
        left -= count(mask)
        word += 1
        mask = legal(state, book, word)
    return 64 * word + nth(mask, left)


@kernel
def settle(state: State, book: Book, journal: Journal | None, dealer: Dealer, dealt: Ints) -> int:
    """Let chance move until a player is asked or the game is over; returns how many moves chance made."""
    moves = 0
    while state.asked == CHANCE and state.asking != OVER and moves < len(dealt):
        code = deal(state, book, dealer)
        dealt[moves] = code
        moves += 1
        apply(state, book, journal, code)
    return moves


@kernel
def run(state: State, book: Book, dealer: Dealer, limit: int) -> int:
    """Random moves until the game is over or `limit` decisions were made; returns the decisions."""
    decisions = 0
    while state.asking != OVER and decisions < limit:
        if state.asked == CHANCE:
            code = deal(state, book, dealer)
        else:
            code = choose(state, book, dealer)
            decisions += 1
        apply(state, book, None, code)
    return decisions


@kernel
def start(state: State, book: Book, blank: State, dealer: Dealer, game: int, s1: int, s2: int, s3: int) -> None:
    """Begin a game with a seed; `blank` is a state in which only the crew is set."""
    wipe(state, blank)
    seat(dealer, game, s1, s2, s3)
    begin(state, book, None)


@kernel
def again(state: State, book: Book, blank: State, dealer: Dealer) -> None:
    """Begin the next game with the same dealer: its streams go on, so the dice are fresh."""
    wipe(state, blank)
    begin(state, book, None)


@placeholder
def wipe(state: State, blank: State) -> None:
    """Make the state blank but for its crew."""
