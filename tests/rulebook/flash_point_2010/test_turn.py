"""Phases, saved points, passing."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import CHANCE, Ask
from tests.rulebook.flash_point_2010.houses import basic, begun, names
from tests.support import asks, hidden, play, refused, rule, where

THREE = "6,1 6,2 6,3"


@rule("P-048", "P-049", "P-084", "P-085", "P-051")
def test_a_turn_detects_pois_then_acts_then_advances_the_fire_with_one_roll() -> None:
    game = basic(people="1,1 1,2", hidden="6,1 6,2", roll=False)
    play(game, "end")
    assert (asks(game), game.asked) == (Ask.FIRE_ROLL, CHANCE)
    play(game, "roll 4,4")
    assert asks(game) == Ask.POI_ROLL and game.state.active == 1
    play(game, "roll 4,8")
    assert hidden(game) == "4,8 6,1 6,2"
    assert (asks(game), game.asked) == (Ask.ACTION, 1)
    assert names(game).count("rolled") == 1


@rule("P-050", "P-079")
def test_four_points_are_spent_in_any_order_and_combination_and_as_often_as_they_last() -> None:
    game = begun(crew=1)
    play(game, "start 3,0")
    assert game.state.points == 4
    game = basic(people="3,4", smoke="3,5 3,3", closed="2,4-3,4", hidden=THREE)
    play(game, "put out 3,5", "open 2,4-3,4", "put out 3,3", "close 2,4-3,4")
    assert (game.state.points, refused(game, "move 3,5")) == (0, "P-079")


@rule("P-052")
def test_play_goes_round_the_table() -> None:
    game = basic(people="1,1 1,2 1,3", hidden=THREE, turn=3)
    play(game, "end", "roll 4,4")
    assert game.asked == 0
    play(game, "end", "roll 4,6")
    assert game.asked == 1


@rule("P-080", "P-083", "P-Q34", "P-Q35")
@pytest.mark.parametrize(
    ("points", "kept", "told"),
    [(0, 0, []), (3, 3, ["points-saved"]), (4, 4, ["points-saved"]), (6, 4, ["points-saved", "points-lost"])],
)
def test_up_to_four_unspent_points_are_saved_and_the_rest_is_lost(points: int, kept: int, told: list[str]) -> None:
    game = basic(people="1,1", points=points, hidden=THREE)
    assert play(game, "end")[1:] == told
    assert game.state.saved[0] == kept
    play(game, "roll 4,4")
    assert game.state.points == 4 + kept


@rule("P-E12", "P-083")
def test_whoever_has_saved_four_and_passes_still_has_four() -> None:
    game = basic(people="1,1 1,2", hidden=THREE, saved="0 4")
    play(game, "end", "roll 4,4", "end")
    assert game.state.saved[:2] == [4, 4]


@rule("P-063", "P-Q30")
@pytest.mark.parametrize("space", ["0,0", "0,9", "7,0", "7,9", "3,0", "0,5"])
def test_on_the_first_turn_the_pawn_enters_on_any_outside_space_and_has_four_points(space: str) -> None:
    game = begun(crew=2)
    play(game, "first 2")
    assert (asks(game), game.asked, game.state.where[:2]) == (Ask.START_SPACE, 1, [127, 127])
    assert refused(game, "start 1,1") == "P-063"
    play(game, f"start {space}")
    assert (where(game, 2), game.state.points, asks(game)) == (space, 4, Ask.ACTION)


@rule("P-063", "P-Q26")
def test_each_firefighter_enters_on_the_own_first_turn_also_where_another_stands() -> None:
    game = begun(crew=2)
    play(game, "first 1", "start 3,0", "end", "roll 1,1")
    assert (asks(game), game.asked) == (Ask.START_SPACE, 1)
    play(game, "start 3,0", "end", "roll 1,2")
    assert (asks(game), game.asked) == (Ask.ACTION, 0)
    assert where(game, 1) == where(game, 2) == "3,0"


@rule("P-Q32", "P-053")
def test_in_the_first_turn_no_poi_is_missing() -> None:
    game = begun(crew=1)
    assert asks(game) == Ask.START_SPACE and "poi-rolled" not in names(game)
