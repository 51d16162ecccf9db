"""The fire advances: one of four outcomes."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010.houses import ALL, basic, down, names, rolled
from tests.support import asks, fires, given, hidden, play, rule, smokes, victims

OUTCOMES = {"smoke-stayed", "smoke-beside-fire", "smoke-on-smoke", "exploded"}


@rule("P-085", "P-051", "P-028")
def test_the_player_rolls_once_for_every_space() -> None:
    game = basic(people="6,8", hidden="6,1 6,2 6,3")
    play(game, "end")
    assert list(game.legal_moves) == [f"roll {space}" for space in ALL.split()]
    play(game, "roll 2,2")
    assert asks(game) == Ask.ACTION


@rule("P-086", "P-090")
@pytest.mark.parametrize("fire", ["", "2,2 4,4", "3,5 2,4"])
def test_smoke_comes_to_an_empty_space_that_is_not_contiguous_with_fire(fire: str) -> None:
    walls = "2,4-3,4 3,4-3,5" if fire.startswith("3,5") else ""
    game = rolled(fire, "3,4", walls=walls, people="0,0") if "4,4" not in fire else rolled("2,2", "3,4")
    assert (smokes(game), OUTCOMES & set(names(game))) == ("3,4", {"smoke-stayed"})


@rule("P-087", "P-090", "P-039")
@pytest.mark.parametrize("way", [{}, {"opened": "3,4-3,5"}, {"gone": "3,4-3,5"}, {"destroyed": "3,4-3,5"}])
def test_fire_spreads_to_an_empty_space_contiguous_with_it(way: dict[str, str]) -> None:
    game = rolled("3,5", "3,4", **way)
    assert (fires(game), smokes(game), OUTCOMES & set(names(game))) == ("3,4 3,5", "", {"smoke-beside-fire"})


@rule("P-039", "P-038", "P-086")
@pytest.mark.parametrize("barrier", [{"walls": "3,4-3,5"}, {"damaged": "3,4-3,5"}, {"closed": "3,4-3,5"}])
def test_walls_and_closed_doors_hold_the_fire_back(barrier: dict[str, str]) -> None:
    game = rolled("3,5", "3,4", **barrier)
    assert (fires(game), smokes(game)) == ("3,5", "3,4")


@rule("P-088", "P-090")
def test_smoke_that_is_rolled_again_becomes_fire() -> None:
    game = rolled("1,8", "3,4", smoke="3,4")
    assert (fires(game), smokes(game), OUTCOMES & set(names(game))) == ("1,8 3,4", "", {"smoke-on-smoke"})


@rule("P-089", "P-091", "P-090")
def test_a_burning_space_explodes() -> None:
    game = rolled("3,4", "3,4")
    assert (fires(game), OUTCOMES & set(names(game))) == ("2,4 3,3 3,4 3,5 4,4", {"exploded"})


@rule("P-Q19", "P-Q63")
def test_smoke_harms_neither_firefighters_nor_victims_nor_pois() -> None:
    game = rolled("", "3,4", people="3,4", hidden="6,1 6,2", victims="3,4")
    assert (smokes(game), down(game), victims(game), game.state.lost) == ("3,4", [], "3,4", 0)
    game = rolled("", "3,4", hidden="3,4 6,1 6,2")
    assert (smokes(game), hidden(game)) == ("3,4", "3,4 6,1 6,2")


@rule("P-Q19", "P-109", "P-Q18")
def test_until_it_becomes_fire() -> None:
    game = rolled("3,5", "3,4", victims="3,4")
    assert (game.state.lost, victims(game)) == (1, "")


@rule("P-Q64", "P-102", "P-104")
def test_fire_that_spreads_to_a_firefighter_knocks_down_and_goes_out_at_once() -> None:
    game = rolled("3,5", "3,4", people="3,4")
    assert (down(game), fires(game)) == ([1], "3,5")


@rule("P-028", "P-085")
def test_the_fire_is_rolled_for_in_a_lost_turn_too() -> None:
    game = given(edition="2010-basic", people="1,1 2,2", down="2", hidden="6,1 6,2 6,3")
    play(game, "end", "roll 5,5")
    assert (asks(game), game.state.active) == (Ask.FIRE_ROLL, 1)
