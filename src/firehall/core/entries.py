"""What Python calls on a machine: kernels over arrays of records.

A call with single records costs six times more, and every further array a third of a microsecond; so a game
that is played from Python is one record, its desk.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from .dealer import Dealer, fancy, seat
from .journal import Journal
from .kernel import kernel
from .masks import count, nth
from .play import CHANCE, OVER, again, apply, begin, deal, key, legal, run, settle, start, why_not, words
from .record import Ints, Row

Array = Any
MASKS = 3
MOST_DEALT = 64


class Desk:
    """One game being played: position, dealer, journal, and what was dealt and seen last.

    `look` holds how often chance moved, who is asked, the number of events, the words of legal codes, and the key to
    the codes of each word.
    """

    state: Any
    dealer: Dealer
    dealt: Annotated[Ints, Row("i8", MOST_DEALT)]
    look: Any
    journal: Journal


@cache
def desk_of(state: type, words: int) -> type:
    """The record class of a desk for a game's states and so many words of codes."""
    look = Annotated[Ints, Row("i8", MASKS + 2 * words)]
    hints = {**Desk.__annotations__, "state": state, "look": look}
    return type("Desk", (Desk,), {"__annotations__": hints, "__module__": __name__})


@kernel
def begin_one(desks: Array, books: Array) -> None:
    """Lay out the game of a desk on which only the crew is known."""
    desk = desks[0]
    begin(desk.state, books[0], desk.journal)
    look(desk, books[0])


@kernel
def settle_one(desks: Array, books: Array) -> None:
    """Let chance move; the desk tells how often it did."""
    desk = desks[0]
    desk.look[0] = settle(desk.state, books[0], desk.journal, desk.dealer, desk.dealt)
    look(desk, books[0])


@kernel
def apply_one(desks: Array, books: Array, code: int) -> None:
    """One legal move."""
    desk = desks[0]
    apply(desk.state, books[0], desk.journal, code)
    look(desk, books[0])


@kernel
def play_one(desks: Array, books: Array, code: int) -> None:
    """One legal move and chance's moves after it."""
    desk = desks[0]
    apply(desk.state, books[0], desk.journal, code)
    desk.look[0] = settle(desk.state, books[0], desk.journal, desk.dealer, desk.dealt)
    look(desk, books[0])


@kernel
def look_one(desks: Array, books: Array) -> None:
    """See anew what is legal."""
    look(desks[0], books[0])


@kernel
def look(desk: Desk, book: Any) -> None:
    """Write down who is asked, how many events there were, which codes are legal, and what they stand for."""
    desk.look[1] = desk.state.asked
    desk.look[2] = desk.journal.count
    for word in range(words()):
        desk.look[MASKS + word] = legal(desk.state, book, word)
        desk.look[MASKS + words() + word] = key(desk.state, book, word)


@kernel
def seat_one(desks: Array, s0: int, s1: int, s2: int, s3: int) -> None:
    """Give the dealer a seed."""
    seat(desks[0].dealer, s0, s1, s2, s3)


@kernel
def skip_one(desks: Array) -> None:
    """Pass over the dealer's next number for the question, because the answer is known."""
    desk = desks[0]
    desk.dealer.rolled[desk.state.asking] += 1


@kernel
def why_not_one(desks: Array, books: Array, code: int) -> int:
    """Why a code is not legal now."""
    return why_not(desks[0].state, books[0], code)


@kernel
def start_many(states: Array, books: Array, blanks: Array, dealers: Array, first: int, seed: Ints, masks: Ints) -> None:
    """Begin a game in every state: number `first`, `first + 1`, ... of the seed; chance moves first where it must."""
    for game in range(len(states)):
        start(states[game], books[0], blanks[0], dealers[game], first + game, seed[0], seed[1], seed[2])
        offer(states[game], books[0], dealers[game], masks, game)


@kernel
def step_many(states: Array, books: Array, blanks: Array, dealers: Array, codes: Ints, masks: Ints) -> None:
    """One legal move in every game, then chance's; a game that is over begins anew instead, with fresh dice."""
    for game in range(len(states)):
        if states[game].asking == OVER:
            again(states[game], books[0], blanks[0], dealers[game])
        else:
            apply(states[game], books[0], None, codes[game])
        offer(states[game], books[0], dealers[game], masks, game)


@kernel
def pick_many(dealers: Array, masks: Ints, codes: Ints) -> None:
    """A random legal code for every game; 0 where the game is over."""
    for game in range(len(dealers)):
        total = 0
        for word in range(words()):
            total += count(masks[game * words() + word])
        left = fancy(dealers[game], total)
        codes[game] = 0
        for word in range(words()):
            mask = masks[game * words() + word]
            if 0 <= left < count(mask):
                codes[game] = 64 * word + nth(mask, left)
            left -= count(mask)


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
    seat_one,
    skip_one,
    start_many,
    step_many,
    pick_many,
    run_many,
)
