"""Knock-downs and deaths, the moment the fire comes."""

from __future__ import annotations

import pytest

import firehall
from firehall.game import Game
from firehall.games.flash_point.state import UNPARKED, Ask, Vehicle
from firehall.games.flash_point.vehicles import spaces_at
from firehall.games.flash_point.worth import weights, worth
from tests.rulebook.flash_point_2010.houses import advanced, basic, begun, down, names, rolled
from tests.support import asks, fires, front, given, hidden, play, rule, smokes, victims, where

THREE = "6,1 6,2 6,3"


@rule("P-102", "P-103", "P-112", "P-104")
def test_whom_fire_reaches_lies_down_on_the_same_space_and_the_disc_goes_back() -> None:
    game = rolled("3,4", "3,5", people="3,5 6,8", hidden=THREE)
    assert (down(game), where(game), fires(game)) == ([1], "3,5", "3,4")
    assert not game.over


@rule("P-Q26", "P-100")
def test_all_who_share_a_space_are_knocked_down_together() -> None:
    assert down(rolled("3,4", "3,5", people="3,5 3,5 6,8 3,5")) == [1, 2, 4]


@rule("P-105", "P-108", "P-Q14", "P-Q15")
def test_the_next_turn_is_lost_but_for_the_fire_and_the_one_after_is_normal() -> None:
    game = basic(people="3,5", fire="3,4", hidden=THREE, saved="3", roll=True)
    play(game, "roll 3,5")
    assert (asks(game), down(game), game.state.points, game.state.saved[0]) == (Ask.FIRE_ROLL, [], 0, 3)
    assert names(game)[-1] == "stood-up"
    play(game, "roll 1,8")
    assert (asks(game), game.state.points) == (Ask.ACTION, 7)


@rule("P-Q14")
def test_as_an_option_the_lost_turn_rolls_no_fire() -> None:
    game = basic(people="1,1 3,5 6,8", fire="3,4", hidden=THREE, roll=True, options={"downed-player-rolls-fire": "no"})
    play(game, "roll 3,5")
    assert (asks(game), game.asked, down(game)) == (Ask.ACTION, 2, [])


@rule("P-106")
def test_who_stood_up_can_be_knocked_down_again() -> None:
    game = basic(people="3,5", fire="3,4", hidden=THREE, roll=True)
    play(game, "roll 3,5", "roll 3,5")
    assert names(game).count("lay-down") == 2
    assert asks(game) == Ask.FIRE_ROLL


@rule("P-107", "P-Q16", "P-Q62")
@pytest.mark.parametrize(("choice", "burning"), [("stays", "3,4 3,5"), ("removed", "3,4")])
def test_fire_does_nothing_more_to_who_is_down(choice: str, burning: str) -> None:
    game = rolled("3,4", "3,5", people="6,8 6,7 3,5", down="3", hidden=THREE, options={"second-fire-on-downed": choice})
    assert (down(game), fires(game)) == ([3], burning)
    assert "lay-down" not in names(game)


@rule("P-Q62", "P-107", "P-Q16")
def test_neither_does_a_wave() -> None:
    game = rolled("3,3 3,4", "3,3", people="6,8 6,7 3,4", down="3", hidden=THREE, walls="2,3-3,3 3,3-4,3 3,2-3,3")
    assert (down(game), fires(game)) == ([3], "3,3 3,4 3,5")


@rule("P-107", "P-105")
def test_a_firefighter_who_lies_in_fire_stands_up_in_the_next_turn_all_the_same() -> None:
    game = basic(people="6,8 3,5", down="2", fire="3,4", hidden=THREE, roll=True)
    play(game, "roll 3,5")
    assert (down(game), names(game)[-1]) == ([], "stood-up")


@rule("P-109", "P-110", "P-127")
def test_fire_kills_victims_who_are_kept_apart_from_the_rescued() -> None:
    game = rolled("3,4", "3,5", victims="3,5 3,5", rescued=2)
    assert (game.state.lost, game.state.rescued, victims(game)) == (2, 2, "")
    assert names(game).count("victim-died") == 2


@rule("P-109", "P-104")
def test_a_victim_beside_a_firefighter_dies_although_the_disc_goes_back() -> None:
    game = rolled("3,4", "3,5", people="3,5", victims="3,5")
    assert (game.state.lost, down(game), fires(game)) == (1, [1], "3,4")


@rule("P-111", "P-130", "P-004")
def test_the_third_death_ends_the_game_in_the_middle_of_the_explosion() -> None:
    game = rolled("3,4", "3,4", victims="2,4 3,5", lost=2)
    assert (game.over, game.state.lost, victims(game)) == (True, 3, "3,5")
    assert fires(game) == "2,4 3,4"


@rule("P-111")
def test_no_fourth_victim_on_the_same_space_dies_any_more() -> None:
    game = rolled("3,4", "3,5", victims="3,5 3,5", lost=2)
    assert (game.over, game.state.lost) == (True, 3)


@rule("P-112", "P-004")
def test_all_firefighters_on_the_ground_are_no_defeat() -> None:
    game = rolled("3,4", "3,5", people="3,5 3,5 3,5", lost=2, hidden=THREE)
    assert not game.over


@rule("P-Q17", "P-E13", "P-114", "P-109")
def test_flashover_on_a_firefighter_and_a_victim() -> None:
    game = basic(people="6,8 4,4", fire="4,5", smoke="4,4 4,3", victims="4,4", hidden="6,1 6,2 6,3", roll=True)
    play(game, "roll 1,1")
    assert (game.state.lost, fires(game)) == (1, "4,5")
    assert smokes(game) == "1,1 4,3"
    assert (names(game)[-1], asks(game)) == ("stood-up", Ask.FIRE_ROLL)


@rule("P-Q17")
@pytest.mark.parametrize(
    ("choice", "burning", "smoking"), [("at-once", "3,4", "3,6"), ("after-flashover", "3,4 3,6", "")]
)
def test_the_disc_that_is_put_back_lights_no_smoke_unless_all_waits_for_the_flashover(
    choice: str, burning: str, smoking: str
) -> None:
    options = {"knockdown-timing": choice}
    game = rolled("3,4", "3,5", people="3,5 6,8", smoke="3,6", victims="3,5", hidden=THREE, options=options)
    assert (fires(game), smokes(game), down(game), game.state.lost) == (burning, smoking, [1], 1)


@rule("P-Q17", "P-Q26", "P-Q18", "P-Q10")
def test_after_the_flashover_all_whom_fire_reached_are_struck_and_nobody_else() -> None:
    options = {"knockdown-timing": "after-flashover"}
    game = basic(
        people="3,5 3,5 1,1", fire="3,4 1,1", smoke="3,6", hidden="3,6 6,1 6,2", victims="", options=options, roll=True
    )
    play(game, "roll 3,5")
    assert (down(game), asks(game)) == ([1, 2], Ask.POI_DRAW)
    play(game, "draw victim")
    assert (game.state.lost, hidden(game), fires(game)) == (1, "6,1 6,2", "1,1 3,4 3,6")


@rule("P-Q17", "P-Q56")
def test_after_the_flashover_hazmats_still_explode_and_what_they_reach_is_struck() -> None:
    options = {"knockdown-timing": "after-flashover"}
    game = advanced(people="3,5 3,6", fire="3,4", hazmats="3,5", hidden=THREE, options=options, roll=True)
    play(game, "roll 3,5")
    assert names(game).count("lay-down") == 2
    assert (down(game), game.state.hazmats_burst, sum(game.state.hazmats)) == ([1], 1, 0)


@rule("P-Q17")
def test_explosions_of_the_setup_strike_nobody_later() -> None:
    game = begun("2010-advanced", level="one-alarm", crew=1, options={"knockdown-timing": "after-flashover"})
    play(game, "roll 1,1", "roll 6,8")
    assert game.state.primed == 0


@rule("P-Q18", "P-D09", "P-032")
@pytest.mark.parametrize(("drawn", "lost"), [("draw victim", 1), ("draw false alarm", 0)])
def test_fire_turns_a_hidden_poi_over(drawn: str, lost: int) -> None:
    game = basic(people="6,8", fire="3,4", hidden="3,5 6,1 6,2", roll=True)
    play(game, "roll 3,5")
    assert asks(game) == Ask.POI_DRAW
    play(game, drawn)
    assert (game.state.lost, hidden(game), victims(game), fires(game)) == (lost, "6,1 6,2", "", "3,4 3,5")


@rule("P-Q18", "P-D09", "P-193")
def test_a_hazmat_that_fire_turns_over_explodes() -> None:
    game = advanced(people="6,8", fire="3,4", hidden="3,5 6,1 6,2", hazmats_unseen=3, roll=True)
    play(game, "roll 3,5", "draw hazmat")
    assert (game.state.hazmats_burst, fires(game)) == (1, "2,5 3,3 3,4 3,5 3,6 4,5")


@rule("P-Q18", "P-111", "P-130")
def test_a_victim_that_fire_turns_over_may_be_the_third() -> None:
    game = basic(people="6,8", fire="3,4", hidden="3,5 6,1 6,2", lost=2, roll=True)
    play(game, "roll 3,5", "draw victim")
    assert (game.over, game.state.lost) == (True, 3)


@rule("P-Q18", "P-113")
def test_what_a_wave_uncovers_in_the_middle_of_the_chain_is_turned_over_before_the_flashover() -> None:
    game = basic(people="6,8", fire="3,4", hidden="3,5 4,4 6,1", smoke="3,6", roll=True)
    play(game, "roll 3,4")
    assert (asks(game), smokes(game)) == (Ask.POI_DRAW, "3,6")
    play(game, "draw false alarm", "draw victim")
    assert (smokes(game), game.state.lost, hidden(game)) == ("", 1, "6,1")


@rule("P-103", "P-104")
def test_house_rules_may_let_those_lie_down_whom_fire_reaches_in_the_game_of_2011() -> None:
    rules = {"extends": "flash-point/family", "rules": {"knockdown": "lies-down"}}
    setup = firehall.new(house_rules=rules, crew=1, real_dice=True).setup
    game = Game(setup, game="flash-point", at=front(fire="3,3", people="3,4", roll=True).state)
    assert play(game, "roll 3,3").count("lay-down") == 1
    assert (game.state.down, where(game)) == (1, "3,4") and "3,4" not in fires(game).split()


@rule("P-Q13", "P-111")
def test_the_third_death_stops_the_wave_that_brings_it() -> None:
    game = given(
        edition="2010-basic", fire="3,3 3,4", victims="3,4", walls="3,2-3,3 2,3-3,3 3,3-4,3", lost=2, roll=True
    )
    happened = play(game, "roll 3,3")
    assert happened[-2:] == ["victim-died", "too-many-lost"]
    assert game.over and "3,5" not in fires(game).split()


@rule("R-169")
def test_victims_outside_are_worth_more_the_nearer_the_ambulance_is() -> None:
    values: list[int] = []
    for ambulance in (1, 2):
        game = given(edition="experienced", victims="0,1", people="4,4", roles="generalist", ambulance=ambulance)
        values.append(worth(game.state, game.book, weights()))
    assert values[0] > values[1]


@rule("R-163")
def test_a_vehicle_that_is_not_parked_yet_covers_no_space() -> None:
    assert spaces_at(given(edition="experienced", roles="generalist").book, Vehicle.ENGINE, UNPARKED) == 0
