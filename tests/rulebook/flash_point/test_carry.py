"""Points of interest that turn out to be victims, and carrying them out."""

import pytest

from firehall.games.flash_point.state import Ask
from tests.support import at_edge, fires, front, given, hidden, play, refused, rule, smokes, victims, where


@rule("R-058")
@pytest.mark.parametrize("smoke", ["", "3,4"])
def test_a_step_with_a_victim_costs_two_points(smoke: str) -> None:
    game = given(people="3,3", victims="3,3", smoke=smoke, points=2)
    assert play(game, "carry 3,4") == ["carried"]
    assert (where(game), victims(game), smokes(game), game.state.points) == ("3,4", "3,4", smoke, 0)


@rule("R-058")
def test_one_point_is_too_little_to_carry() -> None:
    assert refused(given(people="3,3", victims="3,3", points=1), "carry 3,4") == "R-050"


@rule("R-059")
def test_nobody_carries_a_victim_into_fire() -> None:
    game = given(people="3,3", victims="3,3", fire="3,4", points=8)
    assert refused(game, "carry 3,4") == "R-059"
    play(game, "damp 3,4", "carry 3,4")
    assert victims(game) == "3,4"


@rule("R-059")
def test_one_may_leave_the_victim_and_step_into_fire_alone() -> None:
    game = given(people="3,3", victims="3,3", fire="3,4", points=8)
    play(game, "move 3,4")
    assert (where(game), victims(game)) == ("3,4", "3,3")


@rule("R-060", "RD-26", "RA-20")
def test_one_victim_is_carried_at_a_time() -> None:
    game = given(people="3,3", victims="3,3 3,3")
    play(game, "carry 3,4")
    assert victims(game) == "3,3 3,4"
    play(game, "carry 3,5")
    assert victims(game) == "3,3 3,5"


@rule("R-060", "RA-20")
def test_of_two_victims_on_a_space_one_is_carried_on() -> None:
    game = given(people="3,3", victims="3,3 3,4", points=4)
    play(game, "carry 3,4", "carry 3,5")
    assert victims(game) == "3,4 3,5"


@rule("R-066")
def test_there_must_be_a_victim_to_carry() -> None:
    game = given(people="3,3", victims="3,4", hidden="3,2")
    assert refused(game, "carry 3,4") == "R-066"


@rule("R-064")
def test_whoever_carries_turns_over_what_lies_hidden_too() -> None:
    game = given(people="3,3", victims="3,3", hidden="3,4", points=2)
    play(game, "carry 3,4", "draw victim")
    assert (hidden(game), victims(game), game.state.points) == ("", "3,4 3,4", 0)


@rule("R-065")
def test_a_false_alarm_goes_to_the_rescued_spot_and_is_no_rescue() -> None:
    game = given(people="3,3", hidden="3,4", rescued=6)
    play(game, "move 3,4", "draw false alarm")
    state = game.state
    assert (hidden(game), victims(game)) == ("", "")
    assert (state.false_found, state.false_unseen, state.false_lost) == (1, 4, 0)
    assert (state.rescued, game.over) == (6, False)


@rule("R-066")
def test_a_victim_stays_where_it_was_found_and_may_be_carried() -> None:
    game = given(people="3,3", hidden="3,4")
    play(game, "move 3,4", "draw victim")
    assert (hidden(game), victims(game), game.state.rescued) == ("", "3,4", 0)
    play(game, "carry 3,5")
    assert victims(game) == "3,5"


@rule("R-067")
@pytest.mark.parametrize(("inside", "outside"), [("3,1", "3,0"), ("1,6", "0,6"), ("4,8", "4,9"), ("6,3", "7,3")])
def test_a_victim_carried_out_of_the_building_is_rescued_at_once(inside: str, outside: str) -> None:
    game = front(people=inside, victims=inside, points=2)
    assert play(game, f"carry {outside}") == ["carried", "rescued"]
    assert (where(game), victims(game), game.state.rescued) == (outside, "", 1)


@rule("R-067")
def test_a_victim_carried_through_a_hole_in_the_wall_is_rescued() -> None:
    game = given(people="3,1", victims="3,1", destroyed="3,0-3,1")
    play(game, "carry 3,0")
    assert (victims(game), game.state.rescued) == ("", 1)


@rule("R-068", "RD-27")
def test_one_may_go_on_after_a_rescue() -> None:
    game = front(people="3,1", victims="3,1", points=4)
    play(game, "carry 3,0", "move 3,1", "move 2,1")
    assert (where(game), game.state.points, game.state.rescued) == ("2,1", 0, 1)


@rule("RA-18")
def test_a_victim_is_put_down_and_picked_up_for_nothing_any_number_of_times() -> None:
    game = given(people="3,3", victims="3,3", points=8)
    play(game, "carry 3,4", "move 3,5", "move 3,4", "carry 3,5", "move 3,6", "move 3,5")
    assert (where(game), victims(game), game.state.points) == ("3,5", "3,5", 0)


@rule("RA-18")
def test_every_step_is_with_or_without_the_victim() -> None:
    game = given(people="3,3", victims="3,3")
    assert {"move 3,4", "carry 3,4"} <= set(game.legal_moves)
    play(game, "carry 3,4")
    assert {"move 3,5", "carry 3,5"} <= set(game.legal_moves)


@rule("RA-18")
def test_anybody_may_take_a_victim_that_was_put_down() -> None:
    game = given(people="3,3 3,4", victims="3,3", hidden="6,7 6,8")
    play(game, "carry 3,4", "end", "roll 1,1", "carry 3,5")
    assert (where(game, 1), where(game, 2), victims(game)) == ("3,4", "3,5", "3,5")


@rule("RA-18")
def test_a_victim_that_was_put_down_is_one_of_the_three_points_of_interest() -> None:
    game = given(people="3,3 0,0", victims="3,3", hidden="6,7 6,8")
    play(game, "carry 3,4", "move 3,5", "end", "roll 1,1")
    assert (victims(game), game.state.asking, game.asked) == ("3,4", Ask.ACTION, 1)


@rule("RA-19")
def test_no_victim_is_put_down_outside() -> None:
    game = front(people="3,1", victims="3,1", points=4)
    play(game, "carry 3,0")
    assert refused(game, "carry 4,0") == "R-066"


@rule("R-063", "R-028")
@pytest.mark.parametrize(("between", "why"), [("walls", "R-063"), ("damaged", "R-063"), ("closed", "R-028")])
def test_victims_are_not_carried_through_walls_and_closed_doors(between: str, why: str) -> None:
    assert refused(given(people="3,3", victims="3,3", **{between: "3,3-3,4"}), "carry 3,4") == why


@rule("RE-02")
def test_putting_out_a_fire_and_finding_a_victim() -> None:
    game = given(people="3,4", fire="3,3", hidden="3,5")
    play(game, "put out 3,3")
    assert game.state.points == 2
    play(game, "move 3,5", "draw victim")
    assert (game.state.points, fires(game), victims(game)) == (1, "", "3,5")
    play(game, "end")
    assert game.state.saved[0] == 1


@rule("RE-03")
def test_leaving_a_victim_to_break_through_a_wall() -> None:
    game = given(people="3,5", victims="3,5", damaged="3,6-3,7", points=5)
    left = []
    for move in ("carry 3,6", "chop 3,6-3,7", "move 3,7"):
        play(game, move)
        left.append(game.state.points)
    assert left == [3, 1, 0]
    assert (at_edge(game, "3,6-3,7"), victims(game), where(game)) == ("x", "3,6", "3,7")
