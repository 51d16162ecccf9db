"""Planning a turn: all that a seat can decide until somebody else is asked, weighed by what chance may answer.

A turn is small enough to be laid out whole, and chance's answers are few enough to be counted instead of sampled.
Each game says with four kernels what a plan needs to know: `worth`, `left`, `rest` and `trace`.
"""

from __future__ import annotations

from typing import Annotated, Any

from .kernel import kernel, placeholder
from .masks import lowest
from .play import CHANCE, OVER, apply, choose, deal, fate, fates, legal, span, start
from .record import I32, I64, Ints, Row

State = Any
Book = Any
Array = Any

CAPACITY = 6000
SCRATCH = 2
TABLE = 1 << 14
LEVELS = 32
PATH = 64
WEIGHTS = 32
NEVER = -(1 << 62)
NOTHING = -1
RANDOM = 0


class Notes:
    """What a planner writes down: the weights of what counts, how many plans it weighs, and the states of a turn.

    For each state: the state it came from and by which code, which other state has equally much left, and, if the
    turn is over in it, its score. `heads` begins the list of states with so much left; `table` holds the traces of
    those seen; `path` is the turn that was chosen, from its end back to its beginning, `ahead` how much of it is left.
    """

    weights: Annotated[Ints, Row("i8", WEIGHTS)]
    width: I64
    count: I32
    ahead: I32
    table: Annotated[Ints, Row("i8", TABLE)]
    score: Annotated[Ints, Row("i8", CAPACITY)]
    code: Annotated[Ints, Row("i2", CAPACITY)]
    before: Annotated[Ints, Row("i2", CAPACITY)]
    after: Annotated[Ints, Row("i2", CAPACITY)]
    heads: Annotated[Ints, Row("i2", LEVELS)]
    path: Annotated[Ints, Row("i2", PATH)]


@placeholder
def worth(state: State, book: Book, weights: Ints) -> int:
    """What a position is worth to the one who plans; more is better."""
    return 0


@placeholder
def left(state: State) -> int:
    """How much the one who is asked can still spend this turn, below `LEVELS`; no decision gives any of it back."""
    return 0


@placeholder
def rest(state: State, book: Book) -> int:
    """The code by which the one who is asked leaves it at that; -1 if there is none."""
    return NOTHING


@placeholder
def trace(state: State) -> int:
    """A number that is the same for positions which differ only in what is left to spend."""
    return 0


@placeholder
def end(state: State, book: Book) -> int:
    """How the game ended; 0 while it goes on."""
    return 0


@placeholder
def won(state: State, book: Book, side: int) -> int:
    """1 if a side, the team or a seat, has won."""
    return 0


@placeholder
def number(state: State, book: Book, side: int, which: int) -> int:
    """One of the numbers that are counted for each side."""
    return 0


@kernel
def think(state: State, book: Book, pool: Array, notes: Notes) -> int:
    """Choose the best turn: the most promising plans are weighed by all that chance may answer; returns its value."""
    pool[0] = state
    grow(book, pool, notes)
    best, most = NOTHING, NEVER
    for _ in range(notes.width):
        plan = promising(notes)
        if plan == NOTHING:
            break
        notes.score[plan] = NEVER
        value = expected(pool[plan], book, pool, is_whole(book, pool, notes, plan), notes.weights)
        if value > most:
            best, most = plan, value
    notes.ahead = 0
    while best > 0:
        notes.path[notes.ahead] = notes.code[best]
        notes.ahead += 1
        best = notes.before[best]
    return most


@placeholder
def follow(state: State, book: Book, pool: Array, notes: Notes) -> int:
    """The next code of the turn that was chosen; at its end, or when something came in between, think anew.

    A game with a mind of its own puts that in the place.
    """
    if notes.ahead == 0:
        think(state, book, pool, notes)
    notes.ahead -= 1
    return notes.path[notes.ahead]


@kernel
def grow(book: Book, pool: Array, notes: Notes) -> None:
    """Lay out the turn that begins in `pool[0]`, those states first in which most is left."""
    for slot in range(TABLE):
        notes.table[slot] = 0
    for level in range(LEVELS):
        notes.heads[level] = NOTHING
    notes.before[0], notes.after[0], notes.score[0] = NOTHING, NOTHING, NEVER
    notes.heads[left(pool[0])] = 0
    notes.count = 1
    for down in range(LEVELS):
        level = LEVELS - 1 - down
        while notes.heads[level] != NOTHING:
            node = notes.heads[level]
            notes.heads[level] = notes.after[node]
            if is_new(notes.table, trace(pool[node])):
                branch(book, pool, notes, node)


@kernel
def branch(book: Book, pool: Array, notes: Notes, node: int) -> None:
    """Everything that can be decided in one state; a turn that is over is scored."""
    for word in range(span(pool[node], book)):
        mask = legal(pool[node], book, word)
        while mask and notes.count < len(pool) - SCRATCH:
            code = 64 * word + lowest(mask)
            mask &= mask - 1
            new = notes.count
            notes.count += 1
            pool[new] = pool[node]
            apply(pool[new], book, None, code)
            notes.code[new], notes.before[new] = code, node
            if pool[new].asked == pool[0].asked and pool[new].asking == pool[0].asking:
                level = left(pool[new])
                notes.score[new], notes.after[new] = NEVER, notes.heads[level]
                notes.heads[level] = new
            else:
                notes.score[new] = worth(pool[new], book, notes.weights)


@kernel
def is_new(table: Ints, mark: int) -> int:
    """1 the first time that a mark is shown."""
    mark |= 1
    slot = (mark >> 1) & (TABLE - 1)
    while table[slot]:
        if table[slot] == mark:
            return 0
        slot = (slot + 1) & (TABLE - 1)
    table[slot] = mark
    return 1


@kernel
def promising(notes: Notes) -> int:
    """The plan with the best score that has not been weighed yet; -1 if there is none."""
    best, most = NOTHING, NEVER
    for plan in range(notes.count):
        if notes.score[plan] > most:
            best, most = plan, notes.score[plan]
    return best


@kernel
def is_whole(book: Book, pool: Array, notes: Notes, plan: int) -> int:
    """1 if the plan's turn was left at that; 0 if chance only interrupts it."""
    return 1 if notes.code[plan] == rest(pool[notes.before[plan]], book) else 0


@kernel
def expected(state: State, book: Book, pool: Array, whole: int, weights: Ints) -> int:
    """What a plan is worth on average over chance's next answers; a turn that goes on after them is left at that."""
    if state.asked != CHANCE:
        return worth(state, book, weights)
    if whole:
        return answered(state, book, pool, weights)
    many, total, before, value = fates(state, book), 0, NOTHING, 0
    here = len(pool) - SCRATCH
    for n in range(many):
        code = fate(state, book, n)
        if code != before:
            pool[here] = state
            apply(pool[here], book, None, code)
            done = rest(pool[here], book)
            if done != NOTHING:
                apply(pool[here], book, None, done)
            value = answered(pool[here], book, pool, weights)
            before = code
        total += value
    return total // many


@kernel
def answered(state: State, book: Book, pool: Array, weights: Ints) -> int:
    """What a position is worth on average over chance's next answers, whatever then follows."""
    if state.asked != CHANCE:
        return worth(state, book, weights)
    many, total, here = fates(state, book), 0, len(pool) - 1
    for n in range(many):
        pool[here] = state
        apply(pool[here], book, None, fate(state, book, n))
        total += worth(pool[here], book, weights)
    return total // many


@kernel
def think_one(states: Array, books: Array, pool: Array, notes: Array) -> int:
    """Choose the best turn in one position; the notes hold its path."""
    return think(states[0], books[0], pool, notes[0])


@kernel
def weigh_one(states: Array, books: Array, pool: Array, notes: Array, whole: int) -> int:
    """What a position is worth on average over chance's next answers; `whole` says whether they end the turn."""
    return expected(states[0], books[0], pool, whole, notes[0].weights)


@kernel
def play_many(
    states: Array,
    books: Array,
    blanks: Array,
    dealers: Array,
    first: int,
    seed: Ints,
    widths: Ints,
    pool: Array,
    notes: Array,
    limit: int,
    played: Ints,
    turns: Ints,
) -> None:
    """Whole games, number `first`, `first + 1`, ... of the seed; each seat weighs so many plans as `widths`
    says, or, with none, plays at random.

    `played` gets the numbers of decisions, `turns` how often somebody left it at that; after `limit` decisions a game
    is broken off. What the team decides, the first seat decides.
    """
    for game in range(len(states)):
        start(states[game], books[0], blanks[0], dealers[game], first + game, seed[0], seed[1], seed[2])
        played[game] = turns[game] = 0
        notes[0].ahead = 0
        while states[game].asking != OVER and played[game] < limit:
            if states[game].asked == CHANCE:
                code = deal(states[game], books[0], dealers[game])
                notes[0].ahead = 0
            else:
                played[game] += 1
                notes[0].width = widths[max(states[game].asked, 0)]
                if notes[0].width != RANDOM:
                    code = follow(states[game], books[0], pool, notes[0])
                else:
                    code = choose(states[game], books[0], dealers[game])
                turns[game] += 1 if code == rest(states[game], books[0]) else 0
            apply(states[game], books[0], None, code)


@kernel
def tell_many(states: Array, books: Array, count: int, numbers: int, told: Ints) -> None:
    """What came of every game: how it ended, then of each of so many sides whether it won, and its numbers."""
    at = 0
    for game in range(len(states)):
        told[at] = end(states[game], books[0])
        at += 1
        for side in range(count):
            told[at] = won(states[game], books[0], side)
            at += 1
            for which in range(numbers):
                told[at] = number(states[game], books[0], side, which)
                at += 1


PLANNING = (think_one, weigh_one, play_many, tell_many)
