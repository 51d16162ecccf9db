"""Identifying and rescuing."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010.houses import advanced, basic, names
from tests.support import asks, hidden, play, refused, rule, victims, where


@rule("P-121", "P-032", "P-033", "P-123")
def test_whoever_enters_a_poi_turns_it_over_for_nothing_and_a_victim_stays() -> None:
    game = basic(people="3,3", hidden="3,4")
    play(game, "move 3,4")
    assert (asks(game), game.state.points) == (Ask.POI_DRAW, 3)
    play(game, "draw victim")
    assert (victims(game), hidden(game), game.state.points) == ("3,4", "", 3)


@rule("P-032")
def test_nobody_learns_what_a_poi_is_from_the_next_space() -> None:
    game = basic(people="3,3", hidden="3,4")
    play(game, "move 3,2", "move 3,3")
    assert (hidden(game), game.state.victims_unseen) == ("3,4", 8)


@rule("P-122", "P-034")
def test_a_false_alarm_leaves_the_game_and_the_pile() -> None:
    game = basic(people="3,3", hidden="3,4")
    play(game, "move 3,4", "draw false alarm")
    assert (hidden(game), victims(game), game.state.false_unseen, game.state.rescued) == ("", "", 3, 0)


@rule("P-067", "P-124", "P-Q33", "P-Q24")
def test_a_victim_is_carried_with_the_very_next_step_for_two_points() -> None:
    game = basic(people="3,3", hidden="3,4")
    play(game, "move 3,4", "draw victim", "carry 3,5")
    assert (victims(game), game.state.points) == ("3,5", 1)


@rule("P-Q33", "P-Q24")
def test_one_need_not_take_a_victim_along_and_may_leave_it_anywhere() -> None:
    game = basic(people="3,4", victims="3,4")
    play(game, "carry 3,5", "move 3,6", "move 3,7")
    assert (victims(game), where(game), game.state.points) == ("3,5", "3,7", 0)


@rule("P-067", "P-124")
def test_a_victim_costs_two_points_in_smoke_too() -> None:
    game = basic(people="3,4", victims="3,4", smoke="3,5", points=1)
    assert refused(game, "carry 3,5") == "P-079"


@rule("P-125", "P-Q24")
def test_nobody_carries_a_victim_into_fire() -> None:
    game = basic(people="3,4", victims="3,4", fire="3,5")
    assert refused(game, "carry 3,5") == "P-125"
    play(game, "move 3,5")
    assert victims(game) == "3,4"


@rule("P-126", "P-127", "P-124")
def test_a_victim_is_rescued_with_the_step_outside() -> None:
    game = basic(on="prototype", people="3,1", victims="3,1")
    play(game, "carry 3,0")
    assert (game.state.rescued, game.state.lost, victims(game), game.state.points) == (1, 0, "", 2)


@rule("P-126")
@pytest.mark.parametrize("edge", ["openings", "destroyed"])
def test_every_way_out_will_do_in_the_basic_game(edge: str) -> None:
    game = basic(people="1,1", victims="1,1", **{edge: "0,1-1,1"})
    play(game, "carry 0,1")
    assert game.state.rescued == 1


@rule("P-179", "P-198")
def test_one_carries_one_victim_at_a_time() -> None:
    game = basic(people="3,4", victims="3,4 3,4")
    play(game, "carry 3,5")
    assert victims(game) == "3,4 3,5"
    assert refused(basic(people="3,4"), "carry 3,5") == "P-123"


# Besides: those who follow, and hazmats


@rule("P-178", "P-Q38")
def test_anybody_takes_a_treated_victim_along_at_no_extra_price() -> None:
    game = advanced(people="3,4", treated="3,4", roles="driver")
    play(game, "lead 3,5")
    assert (victims(game), game.state.points) == ("3,5", 3)


@rule("P-180", "P-178", "P-Q38", "P-179")
def test_several_follow_besides_one_who_is_carried() -> None:
    game = advanced(people="3,4", treated="3,4 3,4", victims="3,4")
    play(game, "carry and lead two 3,5")
    assert (victims(game), game.state.points) == ("3,5 3,5 3,5", 2)
    game = advanced(people="3,4", treated="3,4 3,4 3,4")
    play(game, "lead three 3,5")
    assert (victims(game), game.state.points) == ("3,5 3,5 3,5", 3)
    game = advanced(people="3,4", treated="3,4 3,4", victims="3,4")
    play(game, "lead two 3,5")
    assert (victims(game), game.state.points) == ("3,4 3,5 3,5", 3)


@rule("P-178")
def test_those_who_were_not_treated_do_not_follow() -> None:
    game = advanced(people="3,4", victims="3,4 3,4")
    assert refused(game, "lead 3,5") == "P-178"


@rule("P-Q52", "P-Q38", "P-125")
def test_followers_are_not_taken_into_fire_but_may_be_left_behind() -> None:
    game = advanced(people="3,4", treated="3,4", fire="3,5")
    assert refused(game, "lead 3,5") == "P-125"
    play(game, "move 3,5")
    assert (where(game), game.state.points, victims(game)) == ("3,5", 2, "3,4")


@rule("P-148", "P-Q44", "P-054")
def test_in_the_advanced_game_only_the_ambulance_rescues() -> None:
    game = advanced(on="prototype", people="3,1", victims="3,1", ambulance=1)
    play(game, "carry 3,0")
    assert (game.state.rescued, victims(game)) == (0, "3,0")


@rule("P-148", "P-Q44", "P-155")
@pytest.mark.parametrize(("here", "there"), [("3,1", "3,0"), ("5,0", "4,0")])
def test_either_space_of_the_ambulance_rescues_at_once(here: str, there: str) -> None:
    game = advanced(on="prototype", people=here, victims=here, ambulance=4)
    play(game, f"carry {there}")
    assert (game.state.rescued, victims(game)) == (1, "")


@rule("P-Q44")
def test_a_victim_outside_is_safe_from_the_fire() -> None:
    game = advanced(on="prototype", people="0,0", victims="3,0", fire="3,1", hidden="6,1 6,2", ambulance=1, roll=True)
    play(game, "roll 3,1")
    assert (game.state.lost, victims(game), asks(game)) == (0, "3,0", Ask.ACTION)


@rule("P-196", "P-Q60", "P-197")
def test_a_hazmat_is_disposed_of_on_the_first_space_outside() -> None:
    game = advanced(on="prototype", people="3,1", hazmats="3,1", ambulance=1)
    play(game, "carry hazmat 3,0")
    assert (sum(game.state.hazmats), game.state.points, game.state.rescued) == (0, 2, 0)
    assert "hazmat-carried-out" in names(game)


@rule("P-197", "P-198")
def test_a_hazmat_encumbers_like_a_victim() -> None:
    game = advanced(people="3,4", hazmats="3,4", fire="3,3")
    assert refused(game, "carry hazmat 3,3") == "P-125"
    play(game, "carry hazmat 3,5")
    assert (game.state.points, game.state.hazmats[0]) == (2, 1 << 20)
    assert refused(advanced(people="3,4"), "carry hazmat 3,5") == "P-197"


@rule("P-198", "P-179")
def test_nobody_carries_two_things() -> None:
    game = advanced(people="3,4", hazmats="3,4 3,4", victims="3,4 3,4")
    assert not [move for move in game.legal_moves if move.count("carry") > 1]
    play(game, "carry hazmat 3,5")
    assert (victims(game), sum(bits.bit_count() for bits in game.state.hazmats)) == ("3,4 3,4", 2)
    assert game.state.hazmats[0] >> 19 & 3 == 3


@rule("P-198", "P-180", "P-197")
def test_followers_may_walk_beside_a_carried_hazmat() -> None:
    game = advanced(people="3,4", hazmats="3,4", treated="3,4")
    play(game, "carry hazmat and lead 3,5")
    assert (victims(game), game.state.points, game.state.hazmats[0]) == ("3,5", 2, 1 << 20)
