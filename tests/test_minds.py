"""Minds: what looks ahead in the games that have one, the same on every machine, and worth having."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

import firehall
from firehall import bots, registry
from firehall.core.dealer import Dealer, seat
from firehall.core.greedy import LEVELS, MINDING, MOST, mind
from firehall.core.kernel import bind
from firehall.core.plan import Notes
from firehall.core.planner import new_room
from firehall.core.play import CHANCE
from firehall.core.record import empty
from firehall.game import Game
from firehall.games.wildfire.together import WON
from firehall.lab.play import END, in_compiled_code, in_python
from firehall.lab.trial import Trial
from tests.forests import FULL, HOMES, given

GAMES = [name for name in registry.games() if registry.game(name).mind]
every_game = pytest.mark.parametrize("name", GAMES)


def interpreted(name: str) -> dict[str, Any]:
    """The entry points of a mind, run by Python."""
    kernels = registry.game(name).rulebook.kernels
    return bind({e.__name__: e for e in MINDING}, kernels, lambda function, entry: function)


def foresee(name: str) -> Any:
    """What chooses moves in whole games, run by Python."""
    kernels = registry.game(name).rulebook.kernels
    return bind({"follow": kernels["follow"]}, kernels, lambda function, entry: function)["follow"]


def middle(name: str, crew: int, edition: str, seed: int, moves: int) -> Game:
    """A game after random moves, where somebody has several choices."""
    game, luck = firehall.new(name, crew=crew, edition=edition, seed=seed), Random(seed)
    while not game.over and (moves > 0 or len(game.legal_moves) < 2):
        game.play(luck.choice(list(game.legal_moves)))
        moves -= 1
    return game


def positions(name: str) -> list[Game]:
    """Positions of all editions and numbers of players."""
    setup = registry.game(name).setup
    return [
        game
        for edition in setup.editions()
        for crew in range(1, 5)
        for seed in (1, 2)
        if not (game := middle(name, crew, edition, seed, 11 * seed)).over
    ]


@every_game
def test_the_interpreter_and_compiled_code_weigh_moves_alike(name: str) -> None:
    entries = interpreted(name)
    for game in positions(name):
        room, codes, values = new_room(game.files.rulebook, LEVELS), [0] * MOST, [0] * MOST
        room[0] = game.state
        count = entries["ponder_one"](room, [game.book], codes, values)
        assert mind(game.files.rulebook).weighed(game.book, game.state) == list(zip(codes, values, strict=True))[:count]
        assert codes[:count] == list(game.legal_moves.codes())
        notes = Notes()
        notes.code, notes.score = [0] * MOST, [0] * MOST
        best = max(range(count), key=lambda n: values[n])
        assert foresee(name)(game.state, game.book, room, notes) == codes[best]


@every_game
def test_the_interpreter_and_compiled_code_play_on_alike(name: str) -> None:
    entries = interpreted(name)
    game = next(game for game in positions(name)[::-1] if game.setup.crew == 1)
    while not game.over and game.state.pile > 2:
        game.play(game.legal_moves[0])
    code, room, dealer = next(game.legal_moves.codes()), new_room(game.files.rulebook, LEVELS), empty(Dealer)
    seat(dealer, 5, 0, 0, 0)
    room[LEVELS - 1] = game.state
    won = entries["play_out"](room, [game.book], [dealer], [0] * MOST, [0] * MOST, code, 2)
    assert won == mind(game.files.rulebook).wins(game.book, game.state, code, 2, 5)


@every_game
def test_a_mind_plays_legal_moves_on_what_its_seat_may_know(name: str) -> None:
    steady = bots.find("steady")
    for game in positions(name):
        if game.asked != CHANCE:
            assert steady.choose(game.seen(game.asked), list(game.legal_moves), Random(1), 1.0) in game.legal_moves


def interval(won: int, games: int) -> float:
    """The lower end of the Wilson interval of 95 %."""
    z, share = 1.96, won / games
    middle, spread = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


def duel(name: str, seed: int) -> bool:
    """Whether steady alone beats random, in turns as the first and the second player."""
    game, luck, mine = firehall.new(name, crew=2, seed=seed, on="cpu"), Random(seed), seed % 2
    players = [bots.find("steady" if place == mine else "random") for place in (0, 1)]
    while not game.over:
        game.play(players[game.asked].choose(game.seen(game.asked), game.legal_moves, luck, 1.0))
    return game.state.won == 1 << mine


@every_game
def test_steady_beats_random(name: str) -> None:
    games = 120
    won = sum(duel(name, seed) for seed in range(games))
    assert won / games > 0.95
    assert interval(won, games) > 0.88


@every_game
def test_whole_games_are_the_same_in_compiled_code_and_move_by_move(name: str) -> None:
    trial = Trial(name, crew=2, bots="steady,random")
    assert trial.is_compiled
    compiled = in_compiled_code(trial, 5, 70, 3)
    assert compiled.tolist() == in_python(trial, 5, 70, 3).tolist()
    assert all(row[END] for row in compiled)


def test_steady_reaches_the_goal_of_wildfire_alone_now_and_then() -> None:
    game = firehall.new("wildfire", crew=1, seed=3)
    code = next(game.legal_moves.codes())
    assert mind(game.files.rulebook).wins(game.book, game.state, code, 200, 1) > 5


def test_the_goal_is_worth_more_than_anything_that_leads_to_it() -> None:
    near = given(HOMES, crew=1, turn=1, men=FULL.replace("2 red q0r4", "1 red q0r4"), pile=0, laid=True)
    weighed = dict(mind(near.files.rulebook).weighed(near.book, near.state))
    best = max(weighed, key=lambda code: weighed[code])
    near.play(near.move(best))
    assert near.won
    assert weighed[best] == WON == near.files.mind.value(near.state, near.book, 0)


def test_a_game_without_a_planner_is_not_explained() -> None:
    game = firehall.new("wildfire", crew=2, seed=1)
    while game.asked == CHANCE:
        game.play(game.legal_moves[0])
    assert bots.find("steady").explain(game.seen(game.asked), str(game.legal_moves[0])) == ""
