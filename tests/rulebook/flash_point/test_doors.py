"""Opening and closing doors."""

import pytest

from tests.support import at_edge, fires, given, play, refused, rule, smokes, where


@rule("R-069")
def test_opening_a_door_costs_one_point() -> None:
    game = given(people="3,3", closed="3,3-3,4", points=1)
    assert play(game, "open 3,3-3,4") == ["door-opened"]
    assert (at_edge(game, "3,3-3,4"), game.state.points, where(game)) == ("/", 0, "3,3")


@rule("R-069")
def test_closing_a_door_costs_one_point() -> None:
    game = given(people="3,3", opened="3,3-3,4", points=1)
    assert play(game, "close 3,3-3,4") == ["door-closed"]
    assert (at_edge(game, "3,3-3,4"), game.state.points) == ("D", 0)


@rule("R-069")
def test_without_a_point_no_door_is_turned() -> None:
    assert refused(given(people="3,3", closed="3,3-3,4", points=0), "open 3,3-3,4") == "R-050"


@rule("R-069")
@pytest.mark.parametrize(("door", "move"), [("opened", "open 3,3-3,4"), ("closed", "close 3,3-3,4")])
def test_a_door_is_turned_to_its_other_side(door: str, move: str) -> None:
    assert refused(given(people="3,3", **{door: "3,3-3,4"}), move) == "R-069"


@rule("R-069")
@pytest.mark.parametrize("move", ["open 3,3-3,4", "close 3,3-3,4"])
@pytest.mark.parametrize("edge", ["gone", "openings", "destroyed", "walls"])
def test_only_a_door_is_opened_and_closed(edge: str, move: str) -> None:
    assert refused(given(people="3,3", **{edge: "3,3-3,4"}), move) == "R-069"


@rule("R-069", "RD-15")
@pytest.mark.parametrize("door", ["3,4-3,5", "2,4-3,4", "2,3-2,4", "6,7-6,8"])
def test_a_door_elsewhere_is_not_in_reach(door: str) -> None:
    assert refused(given(people="3,3", closed=door), f"open {door}") == "R-026"


@rule("RD-15")
@pytest.mark.parametrize("door", ["2,3-3,3", "3,3-3,4", "3,3-4,3", "3,2-3,3"])
def test_a_door_on_any_border_of_the_own_space_is_in_reach(door: str) -> None:
    game = given(people="3,3", closed="2,3-3,3 3,3-3,4 3,3-4,3 3,2-3,3")
    play(game, f"open {door}")
    assert at_edge(game, door) == "/"


@rule("RA-62")
@pytest.mark.parametrize("side", ["3,3", "3,4"])
def test_a_door_is_opened_and_closed_from_either_side(side: str) -> None:
    game = given(people=side, closed="3,3-3,4")
    play(game, "open 3,3-3,4")
    assert at_edge(game, "3,3-3,4") == "/"
    play(game, "close 3,3-3,4")
    assert at_edge(game, "3,3-3,4") == "D"


@rule("RA-62")
def test_a_door_is_closed_with_fire_on_both_sides() -> None:
    game = given(people="3,3", fire="3,3 3,4", opened="3,3-3,4")
    play(game, "close 3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), fires(game)) == ("D", "3,3 3,4")


@rule("R-070")
@pytest.mark.parametrize("move", ["move 3,4", "carry 3,4", "put out 3,4"])
def test_an_open_door_is_no_obstacle(move: str) -> None:
    game = given(people="3,3", victims="3,3", smoke="3,4", closed="3,3-3,4")
    assert refused(game, move) == "R-028"
    play(game, "open 3,3-3,4", move)
    assert game.state.points == (1 if move == "carry 3,4" else 2)


@rule("R-070")
def test_flashover_passes_an_open_door_but_not_a_closed_one() -> None:
    game = given(fire="3,3", smoke="3,4 4,3", opened="3,3-3,4", closed="3,3-4,3", people="0,0", roll=True)
    play(game, "roll 6,8")
    assert (fires(game), smokes(game)) == ("3,3 3,4", "4,3 6,8")
