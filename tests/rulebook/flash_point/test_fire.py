"""Advancing the fire: the roll, and what smoke does where it appears."""

import pytest

from firehall.games.flash_point.state import Ask
from tests.support import asks, fires, given, markers, play, rule, smokes


@rule("R-080")
def test_after_the_actions_the_fire_is_rolled_for() -> None:
    game = given()
    play(game, "end")
    assert asks(game) == Ask.FIRE_ROLL
    assert len(game.chances) == 48


@rule("R-080")
def test_smoke_comes_to_the_space_rolled() -> None:
    game = given(roll=True)
    play(game, "roll 3,4")
    assert (smokes(game), fires(game)) == ("3,4", "")


@rule("R-080")
def test_the_fire_is_rolled_for_once_a_turn() -> None:
    game = given(hidden="6,6 6,7 6,8", roll=True)
    play(game, "roll 3,4")
    assert asks(game) == Ask.ACTION


@rule("R-081")
def test_smoke_without_fire_or_smoke_on_or_beside_it_just_stays() -> None:
    game = given(fire="3,6", smoke="3,3", roll=True)
    assert play(game, "roll 3,4") == ["rolled", "smoke-stayed"]
    assert (smokes(game), fires(game)) == ("3,3 3,4", "3,6")


@rule("R-082", "RE-04")
def test_smoke_on_smoke_becomes_one_fire() -> None:
    game = given(smoke="2,3", roll=True)
    assert play(game, "roll 2,3") == ["rolled", "smoke-on-smoke"]
    assert (smokes(game), fires(game), markers(game)) == ("", "2,3", 1)


@rule("R-083", "RE-05")
def test_smoke_beside_fire_becomes_fire_at_once() -> None:
    game = given(fire="2,3", roll=True)
    assert play(game, "roll 2,4") == ["rolled", "smoke-beside-fire"]
    assert (smokes(game), fires(game)) == ("", "2,3 2,4")


@rule("R-084")
def test_smoke_on_fire_is_an_explosion() -> None:
    game = given(fire="3,3", roll=True)
    assert play(game, "roll 3,3")[:2] == ["rolled", "exploded"]


@rule("R-084", "RA-34")
def test_the_space_of_an_explosion_keeps_one_fire_and_no_smoke() -> None:
    game = given(fire="3,3", roll=True)
    play(game, "roll 3,3")
    assert "3,3" in fires(game)
    assert (smokes(game), markers(game)) == ("", 5)


@rule("RA-34")
def test_the_smoke_that_caused_an_explosion_is_in_the_supply_for_its_fires() -> None:
    burning = "1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 5,1 5,2 5,3 5,4 5,5 5,6 5,7 5,8 6,1 6,2 6,3 6,4 6,5 6,6 6,7 6,8"
    game = given(fire=f"3,3 2,1 3,1 4,1 4,8 {burning}", people="0,0", roll=True)
    assert markers(game) == 29
    play(game, "roll 3,3")
    assert markers(game) == 33


@rule("R-026", "R-083")
@pytest.mark.parametrize("fire", ["2,4", "3,5", "4,4", "3,3"])
def test_fire_above_below_left_or_right_is_adjacent(fire: str) -> None:
    game = given(fire=fire, roll=True)
    play(game, "roll 3,4")
    assert smokes(game) == ""


@rule("R-027")
@pytest.mark.parametrize("fire", ["2,3", "2,5", "4,3", "4,5"])
def test_fire_on_a_diagonal_space_is_not_adjacent(fire: str) -> None:
    game = given(fire=fire, roll=True)
    play(game, "roll 3,4")
    assert (smokes(game), fires(game)) == ("3,4", fire)


@rule("R-027")
def test_the_ends_of_two_rows_are_not_adjacent() -> None:
    game = given(fire="2,8", roll=True)
    play(game, "roll 3,1")
    assert smokes(game) == "3,1"


@rule("R-028", "R-083")
def test_a_wall_shields_smoke_from_fire() -> None:
    game = given(fire="3,3", walls="3,3-3,4", roll=True)
    play(game, "roll 3,4")
    assert smokes(game) == "3,4"


@rule("R-028", "R-083")
def test_a_closed_door_shields_smoke_from_fire() -> None:
    game = given(fire="3,3", closed="3,3-3,4", roll=True)
    play(game, "roll 3,4")
    assert smokes(game) == "3,4"


@rule("R-030")
def test_a_damaged_wall_still_shields_smoke_from_fire() -> None:
    game = given(fire="3,3", damaged="3,3-3,4", roll=True)
    play(game, "roll 3,4")
    assert smokes(game) == "3,4"


@rule("R-029")
def test_a_destroyed_wall_does_not_shield_smoke_from_fire() -> None:
    game = given(fire="3,3", destroyed="3,3-3,4", roll=True)
    play(game, "roll 3,4")
    assert fires(game) == "3,3 3,4"


@rule("R-070")
def test_an_open_door_does_not_shield_smoke_from_fire() -> None:
    game = given(fire="3,3", opened="3,3-3,4", roll=True)
    play(game, "roll 3,4")
    assert fires(game) == "3,3 3,4"


@rule("R-031")
def test_a_doorway_without_its_door_does_not_shield_smoke_from_fire() -> None:
    game = given(fire="3,3", gone="3,3-3,4", roll=True)
    play(game, "roll 3,4")
    assert fires(game) == "3,3 3,4"


@rule("R-028", "R-029", "R-030", "R-070")
def test_opening_a_door_or_destroying_a_wall_makes_spaces_adjacent_for_the_fire() -> None:
    game = given(fire="3,4 5,2", smoke="3,3", damaged="4,2-5,2", closed="3,3-3,4", people="3,3", points=8)
    play(game, "open 3,3-3,4", "move 4,3", "move 4,2", "chop 4,2-5,2", "end", "roll 4,2")
    assert (smokes(game), fires(game)) == ("", "3,3 3,4 4,2 5,2")
