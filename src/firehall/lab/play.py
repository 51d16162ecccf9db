"""Playing: games of a trial, whose results are rows of numbers. The same games come out in compiled code and in Python.

A row holds the decisions and the turns, how the game ended, and for each side whether it won and its numbers.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from threading import current_thread, main_thread
from time import thread_time
from typing import Any

from ..bots import Bot, BotTrouble, answer_of, find
from ..core.dealer import Dealer
from ..core.machine import new_dealer
from ..core.plan import NOTHING, tell_many
from ..core.planner import new_notes, new_pool, planner
from ..core.record import freeze, layout
from ..core.seeds import words
from ..game import Game
from ..words import t
from .trial import SUFFIX, Trial, seed_of
from .whims import Whims

Rows = Any
DECISIONS, TURNS, END, SIDES = range(4)
LONGEST = 100_000
BUDGET = 10.0


def play(trial: Trial, seed: int, first: int, count: int) -> tuple[Rows, float]:
    """The rows of games number `first`, `first + 1`, ... of a seed, and the seconds of work in them."""
    begun = thread_time()
    rows = in_compiled_code(trial, seed, first, count) if trial.is_compiled else in_python(trial, seed, first, count)
    return rows, thread_time() - begun


def warm_up(trial: Trial) -> None:
    """Compile what this trial needs, once, before many play at once."""
    if trial.is_compiled:
        in_compiled_code(trial, 0, 0, 0)
        return
    game = Game(trial.setup, game=trial.game, seed=0)
    for name in {name for name in trial.bots if not name.endswith(SUFFIX)}:
        find(name).choose(game.seen(game.asked), game.legal_moves, Random(0), BUDGET)


def in_compiled_code(trial: Trial, seed: int, first: int, count: int) -> Rows:
    """The rows of games that run whole in compiled code, without Python's lock."""
    import numpy as np

    files, (book, blank, _) = trial.files, trial.setup.prepare()
    rulebook = files.rulebook_for(book)
    kernels = planner(rulebook).kernels
    books, sides, numbers = freeze(book), trial.sides(), len(files.results.Number)
    states, dealers = np.zeros(count, layout(rulebook.state)), np.zeros(count, layout(Dealer))
    decisions, turns = np.zeros(count, np.int64), np.zeros(count, np.int64)
    told = np.zeros((count, 1 + sides * (1 + numbers)), np.int64)
    widths = np.array([bot.compiled for bot in trial.players()], np.int64)
    batch, notes = np.array(words(seed)[:3], np.int64), new_notes(files.worth.weights() if files.worth else [], 0)
    kernels.play_many(
        states,
        books,
        freeze(blank),
        dealers,
        first,
        batch,
        widths,
        new_pool(rulebook),
        notes,
        LONGEST,
        decisions,
        turns,
    )
    kernels.tell_many(states, books, sides, numbers, told.ravel())
    return np.column_stack([decisions, turns, told])


def in_python(trial: Trial, seed: int, first: int, count: int) -> Rows:
    """The rows of games in which bots without compiled code play too."""
    import numpy as np

    bots, sides = trial.players(), trial.sides()
    return np.array([one_game(trial, bots, sides, seed, first + n) for n in range(count)], np.int64)


def one_game(trial: Trial, bots: list[Bot], sides: int, seed: int, number: int) -> list[int]:
    """The row of one game, move by move."""
    own, files = seed_of(seed, number), trial.files
    game, luck = Game(trial.setup, game=trial.game, seed=own), Whims(new_dealer(own))
    decisions = turns = 0
    while not game.over and decisions < LONGEST:
        seat, view = max(game.asked, 0), game.seen(game.asked)
        rest = files.worth.rest(view.state, view.book) if files.worth else NOTHING
        try:
            with alarm(BUDGET) if bots[seat].compiled is None else nullcontext():
                move = answer_of(bots[seat], game, view, luck, BUDGET)
        except BotTrouble as error:
            bot = bots[seat].name
            raise BotTrouble(t("lab-trouble", bot=bot, seat=seat + 1, seed=str(own), reason=str(error))) from None
        decisions += 1
        turns += rest >= 0 and game.move(rest) == move
        game.play(move)
    counted = len(files.results.Number)
    told = [0] * (1 + sides * (1 + counted))
    tell = game.rulebook.bind({"tell_many": tell_many}, lambda function, entry: function)["tell_many"]
    tell([game.state], [game.book], sides, counted, told)
    return [decisions, turns, *told]


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Break off what takes longer, where the system can: an alarm rings in the main thread alone."""
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise BotTrouble(t("trouble-slow", seconds=f"{seconds:g}"))

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


__all__ = ["DECISIONS", "END", "SIDES", "TURNS", "Rows", "play", "warm_up"]
