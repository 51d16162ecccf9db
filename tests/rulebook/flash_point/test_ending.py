"""Victory, defeat and collapse; and the quick start, which says the rules once more."""

import pytest

import firehall
from firehall.games.flash_point.state import CHANCE, Ask, Ending
from tests.support import at_edge, fires, front, given, hidden, play, rule, smokes, victims

PLAY_ON = {"play-on-after-seven": "on"}


# Victory


@rule("R-124", "R-136")
def test_the_seventh_rescue_wins() -> None:
    game = front(victims="3,1", people="3,1", rescued=6)
    play(game, "carry 3,0")
    assert (game.over, game.won) == (True, True)
    assert game.outcome == "Victory: 7 rescued, 0 lost."


@rule("R-124", "R-136")
def test_the_sixth_rescue_does_not_win_yet() -> None:
    game = front(victims="3,1", people="3,1", rescued=5)
    play(game, "carry 3,0")
    assert (game.over, game.won, game.state.rescued) == (False, False, 6)


@rule("RA-03", "RD-06")
def test_a_win_ends_the_game_at_once_in_the_middle_of_the_actions() -> None:
    game = front(victims="3,1", people="3,1", rescued=6, points=4)
    play(game, "carry 3,0")
    assert game.state.points == 2
    assert list(game.legal_moves) == []
    assert game.why_not("roll 3,3") == "The game is over. [R-130]"


@rule("R-125", "RA-03")
def test_with_the_option_the_team_plays_on_after_the_seventh_rescue() -> None:
    game = front(victims="3,1", people="3,1", rescued=6, options=PLAY_ON)
    assert "won" in play(game, "carry 3,0")
    assert (game.over, game.won) == (False, True)
    play(game, "end", "roll 1,8")
    assert game.question == "Roll both dice for a new point of interest."


@rule("R-125")
def test_ten_rescues_are_a_perfect_game() -> None:
    game = front(victims="3,1", people="3,1", rescued=9, won=True, options=PLAY_ON)
    play(game, "carry 3,0")
    assert (game.over, game.won) == (True, True)
    assert game.outcome == "A perfect game: all 10 victims are rescued."


@rule("R-125")
def test_playing_on_ends_when_no_victim_is_left_to_save() -> None:
    game = front(victims="3,1", people="3,1", rescued=7, lost=2, won=True, options=PLAY_ON)
    play(game, "carry 3,0")
    assert game.over
    assert game.outcome == "Victory: 8 rescued, 2 lost."


@rule("R-125")
def test_playing_on_goes_on_while_a_victim_may_lie_hidden() -> None:
    game = front(victims="3,1", people="3,1", rescued=7, lost=1, won=True, options=PLAY_ON)
    play(game, "carry 3,0")
    assert game.state.victims_unseen == 1
    assert not game.over


@rule("R-125")
def test_playing_on_ends_when_the_last_that_was_hidden_shows_that_nobody_is_left() -> None:
    game = given(hidden="6,7", people="6,8", rescued=8, lost=2, won=True, false_found=4, options=PLAY_ON)
    assert play(game, "move 6,7", "draw false alarm") == ["moved", "found-false-alarm", "all-accounted-for"]
    assert game.over


@rule("RA-04")
def test_a_collapse_after_the_seventh_rescue_takes_nothing_from_the_win() -> None:
    game = front(victims="3,1", people="3,1", rescued=6, points=8, damage=23, options=PLAY_ON)
    play(game, "carry 3,0", "move 2,0", "chop 2,0-2,1")
    assert (game.over, game.won) == (True, True)
    assert game.outcome == "Victory: 7 rescued, 0 lost; the building collapsed afterwards."


@rule("RA-04")
def test_losses_after_the_seventh_rescue_change_only_the_score() -> None:
    game = given(victims="4,4", fire="4,5", people="6,8", rescued=7, lost=2, won=True, roll=True, options=PLAY_ON)
    play(game, "roll 4,4")
    assert game.won
    assert game.outcome == "Victory: 7 rescued, 3 lost."


# Defeat


@rule("R-126", "R-136", "RD-06")
def test_the_fourth_lost_victim_is_a_defeat() -> None:
    game = given(victims="4,4", fire="4,5", people="6,8", lost=3, roll=True)
    assert play(game, "roll 4,4")[-1] == "too-many-lost"
    assert (game.over, game.won) == (True, False)
    assert game.outcome == "Defeat: 4 victims were lost, 0 rescued."


@rule("R-126", "R-136")
def test_the_third_lost_victim_is_no_defeat_yet() -> None:
    game = given(victims="4,4", fire="4,5", people="6,8", lost=2, roll=True)
    play(game, "roll 4,4")
    assert (game.over, game.state.lost) == (False, 3)


@rule("RA-08")
def test_all_losses_of_the_step_are_made_before_they_are_judged() -> None:
    game = given(victims="4,4 4,6", smoke="4,6", fire="4,5", people="6,8", lost=3, roll=True)
    play(game, "roll 4,4")
    assert game.state.lost == 5
    assert game.outcome == "Defeat: 5 victims were lost, 0 rescued."


@rule("RA-08")
def test_a_hidden_loss_is_turned_over_before_losses_are_judged() -> None:
    game = given(victims="4,4", hidden="4,6", smoke="4,6", fire="4,5", people="6,8", lost=3, roll=True)
    play(game, "roll 4,4")
    assert (game.over, game.state.lost) == (False, 4)
    play(game, "draw victim")
    assert (game.over, game.state.lost) == (True, 5)


@rule("RA-65")
def test_after_the_fourth_loss_nothing_is_replenished() -> None:
    game = given(victims="4,4", fire="4,5", people="6,8", lost=3, roll=True)
    play(game, "roll 4,4")
    assert game.question == "The game is over."
    assert (hidden(game), victims(game)) == ("", "")


# Collapse


@rule("R-127", "R-136", "RD-06")
def test_the_24th_damage_marker_ends_the_game_at_once() -> None:
    game = given(people="1,1", points=8, damage=23)
    assert play(game, "chop 0,1-1,1") == ["chopped", "wall-damaged", "collapsed"]
    assert (game.over, game.state.damage, game.state.points) == (True, 24, 6)


@rule("R-127")
def test_the_23rd_damage_marker_ends_nothing() -> None:
    game = given(people="1,1", points=8, damage=22)
    play(game, "chop 0,1-1,1")
    assert (game.over, game.state.damage) == (False, 23)


@rule("R-129", "RA-01", "RD-05")
def test_a_collapse_is_a_defeat_even_with_few_losses() -> None:
    game = given(people="1,1", damage=23, rescued=6, lost=3)
    play(game, "chop 0,1-1,1")
    assert (game.over, game.won) == (True, False)
    assert game.outcome == "Defeat: the building collapsed, with 6 rescued and 3 lost."


@rule("R-128")
def test_a_collapse_takes_all_victims_that_lie_on_the_board() -> None:
    game = given(people="1,1", victims="2,2 2,2 5,5", damage=23)
    play(game, "chop 0,1-1,1")
    assert (victims(game), game.state.lost) == ("", 3)


@rule("R-128")
def test_a_collapse_takes_all_hidden_points_too_which_are_turned_over() -> None:
    game = given(people="1,1", hidden="2,2 5,5", damage=23)
    play(game, "chop 0,1-1,1", "draw victim", "draw false alarm")
    assert hidden(game) == ""
    assert (game.over, game.state.lost, game.state.false_lost) == (True, 1, 1)


@rule("RE-14", "R-127", "R-128")
def test_an_explosion_that_places_the_last_marker_is_not_carried_further() -> None:
    walls = "2,3-3,3 3,3-3,4 3,3-4,3 3,2-3,3"
    game = given(fire="3,3", walls=walls, people="6,8", victims="5,5", hidden="6,1", damage=23, roll=True)
    play(game, "roll 3,3", "draw victim")
    assert [at_edge(game, pair) for pair in walls.split()] == ["!", "-", "-", "-"]
    assert game.state.damage == 24
    assert (victims(game), hidden(game), game.state.lost) == ("", "", 2)
    assert game.outcome == "Defeat: the building collapsed, with 0 rescued and 2 lost."


@rule("RE-30", "R-128", "RD-05")
def test_a_chop_that_brings_the_building_down_loses_all_and_no_fire_is_rolled() -> None:
    game = given(people="1,1", hidden="2,2 2,3", victims="5,5", rescued=6, damage=23)
    events = play(game, "chop 0,1-1,1", "draw false alarm", "draw victim")
    assert "rolled" not in events
    assert (game.state.lost, game.state.false_lost) == (2, 1)
    assert game.outcome == "Defeat: the building collapsed, with 6 rescued and 2 lost."


@rule("RA-02")
def test_a_seventh_rescue_comes_before_a_collapse_that_would_have_followed() -> None:
    game = front(victims="3,1", people="3,1", rescued=6, points=8, damage=23)
    play(game, "carry 3,0")
    assert game.why_not("chop 2,0-2,1") == "The game is over. [R-130]"
    assert (game.won, game.state.ending) == (True, Ending.VICTORY)


@rule("RA-02")
def test_a_collapse_comes_before_the_fourth_loss_of_the_same_explosion() -> None:
    game = given(fire="3,3", walls="2,3-3,3", victims="3,4", people="6,8", lost=3, damage=23, roll=True)
    play(game, "roll 3,3")
    assert game.outcome == "Defeat: the building collapsed, with 0 rescued and 4 lost."


@rule("R-130")
def test_play_goes_on_turn_by_turn_until_an_end_occurs() -> None:
    game = given(hidden="2,2 2,3 2,4", people="6,8 6,8", rescued=6, lost=3, damage=23)
    seats = []
    for row in "123456":
        seats.append(game.asked + 1)
        play(game, "end", f"roll {row},8")
    assert seats == [1, 2, 1, 2, 1, 2]
    assert not game.over


# The quick start


@rule("R-131")
def test_the_quick_start_begins_as_pictured_and_the_team_chooses_who_begins() -> None:
    game = firehall.new(crew=3, real_dice=True)
    assert fires(game) == "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6"
    assert hidden(game) == "2,4 5,1 5,8"
    play(game, "start 0,1", "start 0,2", "start 0,3")
    assert list(game.legal_moves) == ["first 1", "first 2", "first 3"]
    play(game, "first 2")
    assert game.asked + 1 == 2


@pytest.mark.parametrize(
    ("move", "price", "what"),
    [
        ("move 1,2", 1, {}),
        ("open 1,1-1,2", 1, {"closed": "1,1-1,2"}),
        ("close 1,1-1,2", 1, {"opened": "1,1-1,2"}),
        ("carry 1,2", 2, {"victims": "1,1"}),
        ("put out 1,2", 2, {"fire": "1,2"}),
        ("damp 1,2", 1, {"fire": "1,2"}),
        ("put out 1,2", 1, {"smoke": "1,2"}),
        ("chop 0,1-1,1", 2, {}),
    ],
)
@rule("R-132")
def test_the_prices_of_the_quick_start(move: str, price: int, what: dict[str, str]) -> None:
    game = given(people="1,1", points=4, **what)
    play(game, move)
    assert game.state.points == 4 - price


@pytest.mark.parametrize(
    ("before", "burning", "smoking"),
    [
        ({}, "", "4,4"),
        ({"smoke": "4,4"}, "4,4", ""),
        ({"fire": "4,4"}, "3,4 4,3 4,4 4,5 5,4", ""),
        ({"smoke": "4,4 4,5 4,6 6,6"}, "4,4 4,5 4,6", "6,6"),
    ],
)
@rule("R-133")
def test_the_fire_of_the_quick_start(before: dict[str, str], burning: str, smoking: str) -> None:
    game = given(people="6,8", roll=True, **before)
    play(game, "roll 4,4")
    assert (fires(game), smokes(game)) == (burning, smoking)


@rule("R-134")
def test_a_victim_that_the_fire_reaches_leaves_the_board_as_lost() -> None:
    game = given(victims="4,5", smoke="4,4 4,5", people="6,8", roll=True)
    play(game, "roll 4,4")
    assert (victims(game), game.state.lost) == ("", 1)


@rule("R-124")
def test_a_victory_is_noted_once() -> None:
    game = front(victims="3,1", people="3,1", rescued=6)
    play(game, "carry 3,0")
    assert game.state.won == 1


@rule("R-107", "R-128")
def test_under_the_ruins_of_a_chop_it_is_chance_that_turns_over() -> None:
    game = given(people="3,3", walls="3,3-3,4", hidden="5,5", damage=23)
    play(game, "chop 3,3-3,4")
    assert (game.state.asking, game.state.asked) == (Ask.POI_DRAW, CHANCE)


@rule("R-128")
def test_the_ruins_take_the_victim_in_the_corner_too() -> None:
    game = given(people="3,3", walls="3,3-3,4", victims="1,1 6,8", damage=23)
    assert play(game, "chop 3,3-3,4").count("ruin-took-victim") == 2
    assert (victims(game), game.state.lost) == ("", 2)
