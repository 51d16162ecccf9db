"""One source, three machines, for every game but Flash Point, which has a file of its own.

`SOAK=20` in the environment plays twenty times as many games.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from itertools import combinations, product
from random import Random
from typing import Any

import numpy as np
import pytest

import firehall
from firehall import registry
from firehall.bench import Subject, compare
from firehall.core import gpu
from firehall.core.cpu import Compiled, compiled
from firehall.core.dealer import Dealer
from firehall.core.journal import NO_CAUSE, PAGE, Journal
from firehall.core.machine import machine
from firehall.core.play import OVER
from firehall.core.record import copy, empty, freeze, layout
from firehall.game import Game
from firehall.games.packing import bytes_of

SOAK = int(os.environ.get("SOAK", "1"))
GAMES = [name for name in registry.games() if name != "flash-point"]
MACHINES = ("interpreter", "cpu", "cpu with bounds checks")
FOREVER = 1 << 40
LARGEST = 1024

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def kernels_of(name: str, on: str) -> Any:
    """The entry points of a game on a machine."""
    rulebook = registry.game(name).rulebook
    if on == "interpreter":
        return machine("python", rulebook).kernels
    return compiled(rulebook) if on == "cpu" else Compiled(rulebook, bounds=True, progress=None)


def options(name: str) -> dict[str, list[str]]:
    """The options of a game with their choices."""
    editions = import_module(f"firehall.games.{name.replace('-', '_')}.editions")
    return {option.name: list(option.choices) for option in editions.OPTIONS.values()}


def setups(name: str, chosen: dict[str, str]) -> list[Any]:
    """All set-ups with some options that the game allows."""
    setup = registry.game(name).setup
    found = [setup.Setup(edition=e, crew=c, options=chosen) for e in setup.editions() for c in range(1, 7)]
    return [one for one in found if not one.problems()]


def ends(name: str, on: str, setup: Any, first: int, games: int) -> tuple[bytes, list[int]]:
    """The last positions of random games with their dealers, and the numbers of decisions."""
    state, (book, blank, _) = registry.game(name).state.State, setup.prepare()
    if on == "interpreter":
        states, dealers, played = (
            [empty(state) for _ in range(games)],
            [empty(Dealer) for _ in range(games)],
            [0] * games,
        )
        kernels_of(name, on).run_many(states, [book], [blank], dealers, first, [0] * 3, FOREVER, played)
        return b"".join(freeze(record).tobytes() for record in (*states, *dealers)), played
    rows, dealt, counted = np.zeros(games, layout(state)), np.zeros(games, layout(Dealer)), np.zeros(games, np.int64)
    seed = np.zeros(3, np.int64)
    kernels_of(name, on).run_many(rows, freeze(book), freeze(blank), dealt, first, seed, FOREVER, counted)
    assert all(asking == OVER for asking in rows["asking"])
    return rows.tobytes() + dealt.tobytes(), [int(n) for n in counted]


def same_everywhere(name: str, chosen: dict[str, str], games: int) -> int:
    """Play random games of all set-ups with some options on every machine; how many, if all end alike."""
    total = 0
    for n, setup in enumerate(setups(name, chosen)):
        found = [ends(name, on, setup, 1000 * n, games) for on in MACHINES]
        assert found[0] == found[1] == found[2]
        total += games
    return total


@every_game
def test_all_set_ups_end_alike_on_all_machines(name: str) -> None:
    assert same_everywhere(name, {}, 15 * SOAK) >= 60


@pytest.mark.parametrize(
    ("name", "option", "choice"), [(g, o, c) for g in GAMES for o, choices in options(g).items() for c in choices]
)
def test_every_choice_ends_alike_on_all_machines(name: str, option: str, choice: str) -> None:
    assert same_everywhere(name, {option: choice}, 4 * SOAK) >= 8


@every_game
def test_every_pair_of_choices_ends_alike_on_all_machines(name: str) -> None:
    table, total = options(name), 0
    for one, two in combinations(table, 2):
        for x, y in product(table[one], table[two]):
            total += same_everywhere(name, {one: x, two: y}, SOAK)
    assert total > 100


def everything(game: Game) -> tuple[Any, ...]:
    """All that can be seen of a game."""
    game.date = "2011-11-01"
    events = [(e.number, e.name, e.rule, e.cause, e.details) for e in game.events]
    return game.history, events, game.record, game.position, game.position_id, list(game.legal_moves)


@every_game
@pytest.mark.parametrize("dealt", [True, False], ids=["dealt", "real dice"])
def test_one_game_is_the_same_on_both_machines_after_every_move(name: str, dealt: bool) -> None:
    for setup in setups(name, {}):
        one, two = (
            firehall.new(
                name, edition=setup.edition, crew=setup.crew, seed=9 if dealt else None, real_dice=not dealt, on=on
            )
            for on in ("python", "cpu")
        )
        luck, undone = Random(3), 0
        while not one.over:
            if luck.random() < 0.1 and len(one.history) > 8:
                assert one.undo(what_if=True) == two.undo(what_if=True)
                undone += 1
            else:
                move = luck.choice(list(one.legal_moves))
                assert [str(e) for e in one.play(move)] == [str(e) for e in two.play(move)]
            assert list(one.legal_moves) == list(two.legal_moves)
        assert everything(one) == everything(two)
        assert bytes_of(one.state) == bytes_of(two.state)
        assert undone > 0


@every_game
def test_a_journal_never_changes_a_game_and_is_never_too_long(name: str) -> None:
    turn = registry.game(name).turn
    for n, setup in enumerate(setups(name, {})):
        book, blank, _ = setup.prepare()
        told, untold, journal = copy(blank), copy(blank), empty(Journal)
        journal.cause = NO_CAUSE
        turn.begin(told, book, journal)
        turn.begin(untold, book, None)
        luck = Random(n)
        while told.asking != OVER:
            assert bytes_of(told) == bytes_of(untold)
            masks = [turn.legal(told, book, word) for word in range(turn.words())]
            code = luck.choice(
                [64 * word + bit for word, mask in enumerate(masks) for bit in range(64) if mask >> bit & 1]
            )
            before = journal.count
            turn.apply(told, book, journal, code)
            turn.apply(untold, book, None, code)
            assert journal.count - before < PAGE // 2
        assert bytes_of(told) == bytes_of(untold)


@every_game
def test_a_game_that_is_over_begins_anew_as_if_it_were_the_first(name: str) -> None:
    turn = registry.game(name).turn
    book, blank, _ = setups(name, {})[0].prepare()
    fresh, used = copy(blank), copy(blank)
    turn.begin(fresh, book, None)
    machine("python", registry.game(name).rulebook)
    kernels_of(name, "interpreter").run_many([used], [book], [blank], [empty(Dealer)], 0, [0] * 3, FOREVER, [0])
    turn.wipe(used, blank)
    turn.begin(used, book, None)
    assert bytes_of(used) == bytes_of(fresh)


@every_game
def test_a_record_is_small(name: str) -> None:
    assert layout(registry.game(name).state.State).itemsize <= LARGEST


@every_game
def test_the_kernels_compile_for_cuda_and_play_the_same_games_where_there_is_a_gpu(name: str) -> None:
    from numba import cuda

    text = gpu.ptx(registry.game(name).rulebook)
    assert ".target sm_90" in text
    assert text.count(".entry") == 1
    assert not any(kind in text for kind in (".f32", "fma.", "cvt.rn.f64"))
    if cuda.is_available():
        subject = Subject(name)
        assert compare(subject, gpu.Device(registry.game(name).rulebook), 2000) == 2000
