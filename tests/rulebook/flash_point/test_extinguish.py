"""Putting out smoke and fire."""

import pytest

from tests.support import fires, front, given, play, refused, rule, smokes


@rule("R-071")
@pytest.mark.parametrize("there", ["3,3", "2,3", "3,4", "4,3", "3,2"])
def test_water_reaches_the_own_space_and_the_four_adjacent_ones(there: str) -> None:
    game = given(people="3,3", fire=there, points=4)
    play(game, f"damp {there}")
    assert smokes(game) == there
    play(game, f"put out {there}")
    assert (fires(game), smokes(game)) == ("", "")


@rule("R-071")
@pytest.mark.parametrize("move", ["put out", "damp"])
@pytest.mark.parametrize("there", ["2,2", "4,4", "3,5", "1,3"])
def test_water_reaches_no_further(move: str, there: str) -> None:
    assert refused(given(people="3,3", fire=there), f"{move} {there}") == "R-026"


@rule("R-071")
@pytest.mark.parametrize(("between", "why"), [("walls", "R-063"), ("damaged", "R-063"), ("closed", "R-028")])
def test_water_passes_no_wall_and_no_closed_door(between: str, why: str) -> None:
    game = given(people="3,3", fire="3,4", **{between: "3,3-3,4"})
    assert refused(game, "put out 3,4") == why
    assert refused(game, "damp 3,4") == why


@rule("R-071")
@pytest.mark.parametrize("between", ["opened", "gone", "destroyed"])
def test_water_passes_open_doors_and_gaps(between: str) -> None:
    game = given(people="3,3", fire="3,4", **{between: "3,3-3,4"})
    play(game, "put out 3,4")
    assert fires(game) == ""


@rule("R-071")
@pytest.mark.parametrize("there", ["3,3", "3,4"])
def test_there_must_be_something_to_put_out(there: str) -> None:
    assert refused(given(people="3,3"), f"put out {there}") == "R-071"


@rule("R-072")
@pytest.mark.parametrize("there", ["3,3", "3,4"])
def test_smoke_is_removed_for_one_point(there: str) -> None:
    game = given(people="3,3", smoke="3,3 3,4 3,5", points=1)
    assert play(game, f"put out {there}") == ["smoke-removed"]
    assert there not in smokes(game)
    assert (len(smokes(game).split()), game.state.points) == (2, 0)


@rule("R-072")
def test_without_a_point_no_smoke_is_removed() -> None:
    assert refused(given(people="3,3", smoke="3,4", points=0), "put out 3,4") == "R-050"


@rule("R-073")
@pytest.mark.parametrize("there", ["3,3", "3,4"])
def test_fire_is_turned_to_smoke_for_one_point(there: str) -> None:
    game = given(people="3,3", fire=there, points=1)
    assert play(game, f"damp {there}") == ["fire-damped"]
    assert (fires(game), smokes(game), game.state.points) == ("", there, 0)


@rule("R-073")
@pytest.mark.parametrize("there", ["3,3", "3,4", "3,2"])
def test_only_fire_is_turned_to_smoke(there: str) -> None:
    assert refused(given(people="3,3", smoke="3,3 3,4"), f"damp {there}") == "R-073"


@rule("R-074")
@pytest.mark.parametrize("there", ["3,3", "3,4"])
def test_fire_is_removed_for_two_points(there: str) -> None:
    game = given(people="3,3", fire=there, points=2)
    assert play(game, f"put out {there}") == ["fire-removed"]
    assert (fires(game), smokes(game), game.state.points) == ("", "", 0)


@rule("R-074")
@pytest.mark.parametrize("there", ["3,3", "3,4"])
def test_one_point_is_too_little_to_remove_fire(there: str) -> None:
    assert refused(given(people="3,3", fire=there, points=1), f"put out {there}") == "R-050"


@rule("R-075")
@pytest.mark.parametrize(("move", "after"), [("damp 3,4", "3,4 3,5"), ("put out 3,4", "3,5")])
def test_smoke_left_beside_fire_burns_again_but_fire_put_out_does_not(move: str, after: str) -> None:
    game = given(people="3,3", fire="3,4 3,5")
    play(game, move, "end", "roll 6,1")
    assert fires(game) == after


@rule("RA-63")
def test_fire_inside_is_fought_from_outside_through_an_entrance() -> None:
    game = front(people="3,0", fire="3,1")
    play(game, "damp 3,1", "put out 3,1")
    assert (fires(game), smokes(game), game.state.points) == ("", "", 2)


@rule("RA-63")
def test_fire_inside_is_fought_from_outside_through_a_destroyed_wall() -> None:
    game = given(people="2,0", fire="2,1", destroyed="2,0-2,1")
    play(game, "put out 2,1")
    assert fires(game) == ""


@rule("RA-63")
def test_fire_inside_is_not_fought_through_a_standing_outer_wall() -> None:
    assert refused(front(people="2,0", fire="2,1"), "put out 2,1") == "R-063"


@rule("RA-63")
def test_outside_there_is_nothing_to_put_out() -> None:
    game = front(fire="3,1", hidden="6,6 6,7 6,8", people="4,0", roll=True)
    assert "outside-fire-removed" in play(game, "roll 3,1")
    assert refused(game, "put out 3,0") == "R-071"
