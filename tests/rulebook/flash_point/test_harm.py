"""What fire does to firefighters, victims and points of interest, and the end of fire outside."""

import pytest

from firehall.errors import IllegalMove
from firehall.games.flash_point.state import CHANCE, Ask
from tests.support import Spot, asks, bare_board, fires, front, given, hidden, play, rule, smokes, victims, where

THREE = "6,6 6,7 6,8"
WALK = {"knockdown-distance": "walk"}
GRID = {"knockdown-distance": "grid"}


# The order of consequences


@rule("R-102", "R-108", "RD-25")
def test_flashover_then_knock_downs_then_losses_then_fire_outside() -> None:
    game = given(fire="1,6", smoke="1,4", openings="0,6-1,6", victims="1,4", people="1,4 0,6", roll=True)
    events = play(game, "roll 1,6")
    consequences = ["flashed-over", "knocked-down", "taken-to-ambulance", "victim-lost", "outside-fire-removed"]
    assert [e for e in dict.fromkeys(events) if e in consequences] == consequences
    assert events.count("knocked-down") == 2
    assert events[-1] == "outside-fire-removed"


@rule("R-108", "RE-29", "R-087")
def test_fire_outside_knocks_down_and_is_removed() -> None:
    game = given(fire="1,6", openings="0,6-1,6", people="0,6", roll=True)
    events = play(game, "roll 1,6")
    assert events.index("knocked-down") < events.index("outside-fire-removed")
    assert fires(game) == "1,5 1,6 1,7 2,6"


@rule("RA-10", "R-106")
def test_victims_and_points_of_interest_outside_are_lost_to_fire_outside() -> None:
    game = given(fire="1,6", openings="0,6-1,6", victims="0,6", hidden="0,6", roll=True)
    play(game, "roll 1,6", "draw victim")
    assert (victims(game), hidden(game), game.state.lost) == ("", "", 2)


# Knocked down


@rule("R-105")
def test_every_firefighter_on_fire_is_knocked_down() -> None:
    game = given(fire="1,5", people="1,4 1,4 1,6 6,1", turn=4, roll=True)
    events = play(game, "roll 1,5")
    assert events.count("knocked-down") == 3
    assert [where(game, who) for who in (1, 2, 3, 4)] == ["0,5", "0,5", "0,6", "6,1"]


@rule("R-105")
def test_smoke_and_fire_beside_them_leave_firefighters_standing() -> None:
    game = given(fire="1,6", people="1,5 6,5", roll=True)
    events = play(game, "roll 6,5")
    assert ("knocked-down" in events, where(game, 1), where(game, 2)) == (False, "1,5", "6,5")


@rule("R-109")
def test_an_explosion_knocks_down() -> None:
    game = given(fire="1,4", people="1,5", roll=True)
    assert "knocked-down" in play(game, "roll 1,4")


@rule("R-109")
def test_smoke_that_flashes_over_knocks_down() -> None:
    game = given(fire="1,4", smoke="1,5", people="1,5", roll=True)
    assert "knocked-down" in play(game, "roll 6,8")


@rule("R-109")
@pytest.mark.parametrize("before", [{"smoke": "1,5"}, {"fire": "1,4"}])
def test_smoke_rolled_that_becomes_fire_knocks_down(before: dict[str, str]) -> None:
    game = given(people="1,5", roll=True, **before)  # type: ignore[arg-type]
    assert "knocked-down" in play(game, "roll 1,5")


@rule("RD-34")
def test_whoever_is_in_fire_at_the_check_is_knocked_down_wherever_it_came_from() -> None:
    game = given(fire="1,5", people="1,5", roll=True)
    assert "knocked-down" in play(game, "roll 6,8")


@rule("R-110", "RD-02", "RA-14")
@pytest.mark.parametrize(("space", "place"), [("1,5", "0,5"), ("1,7", "0,6"), ("3,8", "3,9"), ("6,5", "7,4")])
def test_the_knocked_down_go_to_the_nearest_of_eight_spaces_without_being_asked(space: str, place: str) -> None:
    game = given(smoke=space, people=space, roll=True)
    events = play(game, f"roll {space}")
    assert (where(game), "taken-to-ambulance" in events) == (place, True)


@rule("R-111")
def test_of_two_that_are_equally_near_the_owner_chooses() -> None:
    game = given(smoke="3,6", people="3,6", roll=True)
    play(game, "roll 3,6")
    assert asks(game) == Ask.AMBULANCE_SPACE
    assert [str(move) for move in game.legal_moves] == ["recover 0,6", "recover 3,9"]
    play(game, "recover 3,9")
    assert where(game) == "3,9"


@rule("R-110", "R-111")
def test_an_ambulance_space_farther_away_can_not_be_chosen() -> None:
    game = given(smoke="3,6", people="3,6", roll=True)
    play(game, "roll 3,6")
    with pytest.raises(IllegalMove) as refused:
        game.play("recover 7,4")
    assert "R-110" in str(refused.value)


@rule("RA-64")
def test_the_owner_of_the_knocked_down_firefighter_chooses_in_anothers_turn() -> None:
    game = given(smoke="3,6", people="6,8 6,8 3,6", turn=2, roll=True)
    play(game, "roll 3,6")
    assert game.asked == 2


@rule("RA-64")
def test_each_of_several_owners_chooses_alone() -> None:
    game = given(smoke="3,6", people="3,6 3,6", roll=True)
    play(game, "roll 3,6")
    assert game.asked == 0
    play(game, "recover 3,9")
    assert game.asked == 1
    play(game, "recover 0,6")
    assert (where(game, 1), where(game, 2)) == ("3,9", "0,6")


@rule("RA-14")
def test_by_grid_walls_do_not_matter() -> None:
    game = front(smoke="5,1", people="5,1", roll=True, options=GRID)
    play(game, "roll 5,1")
    assert where(game) == "4,0"


@rule("RA-14")
def test_by_default_the_way_is_measured_by_grid() -> None:
    game = front(smoke="5,1", people="5,1", roll=True)
    play(game, "roll 5,1")
    assert where(game) == "4,0"


@rule("RA-14")
def test_by_walking_walls_matter() -> None:
    game = front(smoke="5,1", people="5,1", roll=True, options=WALK)
    play(game, "roll 5,1")
    assert where(game) == "7,3"


@rule("RA-14")
def test_by_walking_a_closed_door_bars_the_way_and_an_open_one_does_not() -> None:
    shut = given(smoke="1,5", people="1,5", closed="0,5-1,5", openings="3,8-3,9", roll=True, options=WALK)
    open_ = given(smoke="1,5", people="1,5", opened="0,5-1,5", openings="3,8-3,9", roll=True, options=WALK)
    play(shut, "roll 1,5")
    play(open_, "roll 1,5")
    assert (where(shut), where(open_)) == ("3,9", "0,5")


@rule("RA-14")
def test_by_walking_too_a_tie_is_decided_by_the_owner() -> None:
    game = given(smoke="3,6", people="3,6", openings="0,6-1,6 3,8-3,9", roll=True, options=WALK)
    play(game, "roll 3,6")
    assert [str(move) for move in game.legal_moves] == ["recover 0,6", "recover 3,9"]


@rule("RA-14")
def test_by_walking_without_any_way_the_grid_decides() -> None:
    game = given(smoke="6,5", people="6,5", roll=True, options=WALK)
    play(game, "roll 6,5")
    assert where(game) == "7,4"


@rule("RA-13")
@pytest.mark.parametrize("options", [GRID, WALK])
def test_whoever_is_hit_on_an_ambulance_space_stays_there(options: dict[str, str]) -> None:
    game = given(fire="1,6", openings="0,6-1,6", people="0,6", roll=True, options=options)
    events = play(game, "roll 1,6")
    assert ("knocked-down" in events, where(game), asks(game)) == (True, "0,6", Ask.POI_ROLL)


@rule("R-110", "RA-10")
def test_whoever_is_hit_elsewhere_outside_goes_to_the_nearest_ambulance_space() -> None:
    game = given(fire="1,8", destroyed="0,8-1,8", people="0,8", roll=True)
    play(game, "roll 1,8")
    assert where(game) == "0,6"


@rule("R-112")
def test_the_fire_stays_where_a_firefighter_was_knocked_down() -> None:
    game = given(smoke="1,5", people="1,5", roll=True)
    play(game, "roll 1,5")
    assert (fires(game), where(game)) == ("1,5", "0,5")


@rule("R-114")
def test_the_knocked_down_keep_their_saved_points_and_act_normally_next_turn() -> None:
    game = given(smoke="1,5", people="1,5", saved="3", hidden=THREE, roll=True)
    play(game, "roll 1,5")
    assert (asks(game), game.asked, game.state.points) == (Ask.ACTION, 0, 7)
    assert play(game, "move 0,4") == ["moved"]


@rule("R-114")
def test_no_turn_of_a_knocked_down_firefighter_is_left_out() -> None:
    game = given(smoke="1,5", people="6,1 1,5", hidden=THREE, roll=True)
    play(game, "roll 1,5")
    assert (game.asked, game.state.points) == (1, 4)


# Victims and points of interest


@rule("R-106")
def test_all_victims_on_a_burning_space_are_lost() -> None:
    game = given(smoke="3,4", victims="3,4 3,4 3,5", roll=True)
    play(game, "roll 3,4")
    assert (victims(game), game.state.lost) == ("3,5", 2)


@rule("R-106", "R-107")
def test_a_hidden_point_of_interest_on_fire_is_turned_over_and_lost() -> None:
    game = given(smoke="3,4", hidden="3,4", roll=True)
    play(game, "roll 3,4")
    assert asks(game) == Ask.POI_DRAW
    assert play(game, "draw victim") == ["lost-was-victim"]
    assert (hidden(game), victims(game), game.state.lost) == ("", "", 1)


@rule("R-107")
def test_a_false_alarm_that_is_lost_is_no_dead_victim() -> None:
    game = given(smoke="3,4", hidden="3,4", lost=3, roll=True)
    play(game, "roll 3,4", "draw false alarm")
    assert (hidden(game), game.state.lost, game.state.false_lost, game.over) == ("", 3, 1, False)


@rule("R-106", "R-107")
def test_every_hidden_point_of_interest_on_fire_is_turned_over() -> None:
    game = given(fire="3,4", hidden="3,3 3,5 6,8", roll=True)
    assert play(game, "roll 3,4", "draw victim", "draw false alarm")[-2:] == ["lost-was-victim", "lost-was-false-alarm"]
    assert (hidden(game), game.state.lost, asks(game)) == ("6,8", 1, Ask.POI_ROLL)


@rule("R-113", "RA-17")
def test_a_victim_carried_by_a_knocked_down_firefighter_is_lost() -> None:
    game = given(smoke="1,5", victims="1,4", people="1,4", hidden="6,7 6,8")
    play(game, "carry 1,5", "end", "roll 1,5")
    assert (where(game), victims(game), game.state.lost) == ("0,5", "", 1)


@rule("RE-22")
def test_the_knocked_down_bearer_chooses_loses_the_victim_and_acts_again_next_turn() -> None:
    game = given(smoke="3,6", victims="3,5", people="3,5", hidden=THREE)
    play(game, "carry 3,6", "end", "roll 3,6")
    assert [str(move) for move in game.legal_moves] == ["recover 0,6", "recover 3,9"]
    play(game, "recover 0,6")
    assert (where(game), victims(game), game.state.lost, fires(game)) == ("0,6", "", 1, "3,6")
    assert (asks(game), game.state.points) == (Ask.ACTION, 6)


@rule("RA-08")
def test_all_losses_of_the_step_are_made_before_the_fourth_is_judged() -> None:
    game = given(smoke="3,4", victims="3,4 3,4", hidden="3,4", lost=3, roll=True)
    play(game, "roll 3,4")
    assert (game.over, asks(game)) == (False, Ask.POI_DRAW)
    play(game, "draw victim")
    assert (game.over, game.won, game.state.lost) == (True, False, 6)


@rule("RA-39")
def test_smoke_harms_neither_victims_nor_points_of_interest() -> None:
    game = given(smoke="3,5", victims="3,4 3,5", hidden="6,8", roll=True)
    play(game, "roll 3,4")
    assert (smokes(game), victims(game), hidden(game), game.state.lost) == ("3,4 3,5", "3,4 3,5", "6,8", 0)


@rule("RA-39")
def test_smoke_rolled_onto_a_hidden_point_of_interest_leaves_it_hidden() -> None:
    game = given(hidden="3,4 6,7 6,8", roll=True)
    play(game, "roll 3,4")
    assert (smokes(game), hidden(game), asks(game)) == ("3,4", "3,4 6,7 6,8", Ask.ACTION)


@rule("RA-39")
@pytest.mark.parametrize("marker", ["smoke", "fire"])
def test_a_new_point_of_interest_removes_smoke_and_fire_from_its_space(marker: str) -> None:
    game = given(hidden="6,7 6,8", roll=True, **{marker: "3,4"})
    play(game, "roll 1,8", "roll 3,4")
    assert (smokes(game), fires(game), hidden(game)) == ("1,8", "", "3,4 6,7 6,8")


# Fire outside


@rule("R-108")
def test_no_fire_stays_outside() -> None:
    game = given(fire="3,1 3,2 3,3", openings="3,0-3,1", roll=True, people="6,8")
    play(game, "roll 3,3")
    assert {"space": "3,0"} in [e.details for e in game.events if e.name == "wave-set-fire"]
    assert all("0," not in space and ",0" not in space for space in fires(game).split())


@rule("RA-14")
def test_by_walking_one_who_is_hit_outside_walks_from_there() -> None:
    game = given(fire="1,8", openings="1,8-1,9", people="1,9", options=WALK, roll=True)
    play(game, "roll 1,8")
    assert where(game) == "3,9"


@rule("RA-14")
def test_by_walking_on_the_ring_every_step_counts() -> None:
    game = given(fire="2,1", openings="2,0-2,1", people="2,0", options=WALK, roll=True)
    play(game, "roll 2,1")
    assert where(game) == "3,0"
    game = given(fire="6,7", openings="6,7-7,7 1,0-1,1", people="7,7", options=WALK, roll=True)
    play(game, "roll 6,7")
    assert where(game) == "7,4"


@rule("R-107")
def test_chance_turns_over_what_burns_after_an_owner_was_asked() -> None:
    game = given(fire="3,4", people="3,4", hidden="3,4", roll=True)
    play(game, "roll 5,5")
    assert (asks(game), game.state.asked) == (Ask.AMBULANCE_SPACE, 0)
    play(game, "recover 0,5")
    assert (asks(game), game.state.asked) == (Ask.POI_DRAW, CHANCE)


@rule("R-108")
def test_every_fire_outside_is_removed_and_told() -> None:
    game = given(fire="1,1", openings="0,1-1,1 1,0-1,1", people="6,6", roll=True)
    events = game.play("roll 1,1")
    told = [event.details["space"] for event in events if event.name == "outside-fire-removed"]
    assert told == ["0,1", "1,0"]
    assert game.state.fire[1] == 0


@rule("RA-14")
def test_by_walking_one_who_is_hit_outside_goes_round_the_house() -> None:
    plan = bare_board(openings="0,4-1,4")
    plan.ambulance = {1: Spot(((7, 3), (7, 4)))}
    for options, there in ((WALK, "7,3"), (GRID, "7,4")):
        game = given(plan=plan, fire="1,4", people="0,4", options=options, roll=True)
        play(game, "roll 1,4")
        assert where(game) == there


@rule("R-106")
def test_a_victim_in_the_corner_of_the_house_is_lost_once() -> None:
    game = given(fire="1,1", victims="1,1 2,5", people="6,6", roll=True)
    assert play(game, "roll 6,8").count("victim-lost") == 1
    assert (victims(game), game.state.lost) == ("2,5", 1)


@rule("R-105", "R-109")
def test_the_knock_downs_begin_with_the_first_firefighter_whoever_acts() -> None:
    game = given(fire="1,2", people="1,3 6,6 6,7", turn=3)
    assert "knocked-down" in play(game, "end", "roll 1,2")
    assert where(game, 1) == "0,5"
