"""Chopping walls."""

import pytest

from firehall.games.flash_point.state import Act, Direction
from firehall.games.flash_point.turn import why_not
from firehall.games.flash_point.why import Why
from tests.support import at_edge, fires, front, given, hidden, play, refused, rule, victims, where

EVERYBODY = "3,3 3,3 3,3 3,3 3,3 3,3"


@rule("R-076")
@pytest.mark.parametrize("turn", range(1, 7))
def test_every_firefighter_has_an_axe(turn: int) -> None:
    game = given(people=EVERYBODY, turn=turn, walls="3,3-3,4")
    play(game, "chop 3,3-3,4")
    assert at_edge(game, "3,3-3,4") == "!"


@rule("R-077")
def test_a_chop_puts_one_marker_on_the_wall_for_two_points() -> None:
    game = given(people="3,3", walls="3,3-3,4", points=2)
    assert play(game, "chop 3,3-3,4") == ["chopped", "wall-damaged"]
    assert (at_edge(game, "3,3-3,4"), game.state.damage) == ("!", 1)
    assert (game.state.points, where(game)) == (0, "3,3")


@rule("R-077")
def test_one_point_is_too_little_to_chop() -> None:
    assert refused(given(people="3,3", walls="3,3-3,4", points=1), "chop 3,3-3,4") == "R-050"


@rule("R-077", "RD-15")
@pytest.mark.parametrize("wall", ["3,4-3,5", "2,4-3,4", "2,3-2,4"])
def test_a_wall_elsewhere_is_not_in_reach(wall: str) -> None:
    assert refused(given(people="3,3", walls=wall), f"chop {wall}") == "R-026"


@rule("RD-15", "RA-46")
@pytest.mark.parametrize("wall", ["2,3-3,3", "3,3-3,4", "3,3-4,3", "3,2-3,3"])
def test_a_wall_on_any_border_of_the_own_space_is_in_reach(wall: str) -> None:
    game = given(people="3,3", walls="2,3-3,3 3,3-3,4 3,3-4,3 3,2-3,3")
    play(game, f"chop {wall}")
    assert at_edge(game, wall) == "!"


@rule("R-077", "RA-46")
@pytest.mark.parametrize("side", ["2,0", "2,1"])
def test_outer_walls_are_chopped_from_outside_and_inside(side: str) -> None:
    game = front(people=side)
    play(game, "chop 2,0-2,1")
    assert at_edge(game, "2,0-2,1") == "!"


@rule("RA-46")
@pytest.mark.parametrize("edge", ["closed", "opened", "gone", "openings"])
def test_doors_and_empty_doorways_are_not_chopped(edge: str) -> None:
    assert refused(given(people="3,3", **{edge: "3,3-3,4"}), "chop 3,3-3,4") == "R-077"


@rule("RA-46")
def test_entrances_are_not_chopped() -> None:
    assert refused(front(people="3,0"), "chop 3,0-3,1") == "R-077"


@rule("RA-46")
def test_destroyed_walls_are_not_chopped() -> None:
    assert refused(given(people="3,3", destroyed="3,3-3,4"), "chop 3,3-3,4") == "RA-46"


@rule("R-077")
@pytest.mark.parametrize(("people", "edge"), [("3,3", "3,3-3,4"), ("0,1", "0,0-0,1")])
def test_there_must_be_a_wall_to_chop(people: str, edge: str) -> None:
    assert refused(given(people=people), f"chop {edge}") == "R-077"


@rule("R-078")
def test_the_second_marker_destroys_the_wall_and_firefighters_pass() -> None:
    game = given(people="3,3", damaged="3,3-3,4", points=3)
    assert play(game, "chop 3,3-3,4") == ["chopped", "wall-destroyed"]
    assert (at_edge(game, "3,3-3,4"), game.state.damage) == ("x", 2)
    play(game, "move 3,4")
    assert where(game) == "3,4"


@rule("R-078")
def test_fire_spreads_through_a_wall_that_was_chopped_down() -> None:
    game = given(people="3,3", fire="3,4", walls="3,3-3,4", points=4)
    play(game, "chop 3,3-3,4", "chop 3,3-3,4", "end", "roll 3,3")
    assert fires(game) == "3,3 3,4"


@rule("R-079")
def test_a_chop_with_the_last_marker_brings_the_building_down_on_everyone_inside() -> None:
    game = given(people="3,3", walls="3,3-3,4", victims="5,5", hidden="6,6 6,7", damage=23)
    assert play(game, "chop 3,3-3,4")[:3] == ["chopped", "wall-damaged", "collapsed"]
    play(game, "draw victim", "draw false alarm")
    assert (hidden(game), victims(game), game.state.lost) == ("", "", 2)
    assert game.outcome == "Defeat: the building collapsed, with 0 rescued and 2 lost."


@rule("R-079")
def test_the_building_stands_while_a_marker_is_left() -> None:
    game = given(people="3,3", walls="3,3-3,4", victims="5,5", damage=22)
    play(game, "chop 3,3-3,4")
    assert not game.over
    assert victims(game) == "5,5"


@rule("R-079", "RA-22")
def test_only_a_chop_that_brings_the_building_down_may_leave_one_in_fire() -> None:
    last = given(people="3,3", fire="3,3", walls="3,3-3,4", points=2, damage=23)
    before = given(people="3,3", fire="3,3", walls="3,3-3,4", points=2, damage=22)
    assert refused(before, "chop 3,3-3,4") == "RA-22"
    assert play(last, "chop 3,3-3,4")[:3] == ["chopped", "wall-damaged", "collapsed"]


@rule("R-077", "R-079")
def test_the_chop_that_brings_the_building_down_has_its_price_too() -> None:
    assert refused(given(people="3,3", walls="3,3-3,4", points=1, damage=23), "chop 3,3-3,4") == "R-050"


@rule("R-022", "RA-46")
def test_past_the_rim_of_the_board_there_is_nothing_to_chop() -> None:
    game = given(people="3,0")
    assert why_not(game.state, game.book, Act.CHOP + Direction.LEFT) == Why.OFF_THE_BOARD
