"""Hot spots and flare-ups."""

import pytest

from firehall.games.flash_point.state import Ask
from tests.support import asks, experienced, fires, front, hot_spots, play, rule, smokes, where

THREE = "6,6 6,7 6,8"
AT_THE_END = {"flareup-check": "at-the-end"}


@rule("R-236")
def test_a_roll_on_a_hot_spot_brings_another_roll() -> None:
    game = experienced(hot="3,4", hidden=THREE, roll=True)
    assert play(game, "roll 3,4") == ["rolled", "smoke-stayed", "flared-up"]
    assert asks(game) == Ask.FIRE_ROLL
    play(game, "roll 1,8")
    assert (smokes(game), asks(game)) == ("1,8 3,4", Ask.ACTION)


@rule("R-236")
def test_a_roll_elsewhere_brings_none() -> None:
    game = experienced(hot="3,4", hidden=THREE, roll=True)
    assert "flared-up" not in play(game, "roll 3,5")
    assert asks(game) == Ask.ACTION


@rule("R-236", "R-242")
@pytest.mark.parametrize(
    ("before", "event"),
    [
        ({}, "smoke-stayed"),
        ({"smoke": "3,4"}, "smoke-on-smoke"),
        ({"fire": "3,3"}, "smoke-beside-fire"),
        ({"fire": "3,4"}, "exploded"),
    ],
)
def test_whatever_happens_on_the_hot_spot_comes_first(before: dict[str, str], event: str) -> None:
    game = experienced(hot="3,4", hidden=THREE, people="0,0", roll=True, **before)
    events = play(game, "roll 3,4")
    assert events.index(event) < events.index("flared-up") == len(events) - 1


@rule("R-242", "R-248", "R-246")
def test_the_flashover_comes_before_the_next_roll() -> None:
    game = experienced(hot="3,4", smoke="3,4 3,5", hidden=THREE, roll=True)
    events = play(game, "roll 3,4")
    assert events.index("flashed-over") < events.index("flared-up")


@rule("R-237", "R-051")
def test_there_is_no_limit_to_flare_ups() -> None:
    game = experienced(hot="1,1 2,2", hidden=THREE, people="0,0", roll=True)
    for n in range(6):
        assert play(game, f"roll {n % 2 + 1},{n % 2 + 1}")[-1] == "flared-up"
    play(game, "roll 4,4")
    assert (asks(game), hot_spots(game)) == (Ask.ACTION, "1,1 2,2 4,4")


@rule("R-238", "R-242", "RE-16")
def test_the_first_roll_without_a_hot_spot_ends_it_and_gets_one() -> None:
    game = experienced(hot="1,1 2,2", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 1,1", "roll 2,2", "roll 6,8")
    assert events.count("flared-up") == 2
    assert events[-2:] == ["hot-spot-placed", "turn-began"]
    assert (smokes(game), hot_spots(game), game.state.hot_spots_left) == ("1,1 2,2 6,8", "1,1 2,2 6,8", 5)


@rule("R-238", "RE-17")
def test_a_single_roll_leaves_no_hot_spot() -> None:
    game = experienced(hidden=THREE, roll=True)
    play(game, "roll 4,4")
    assert (hot_spots(game), smokes(game), game.state.hot_spots_left) == ("", "4,4", 6)


@rule("R-238")
def test_the_next_turn_remembers_no_flare_up() -> None:
    game = experienced(hot="1,1", hidden=THREE, people="0,0", roll=True)
    play(game, "roll 1,1", "roll 4,4", "end", "roll 4,6")
    assert hot_spots(game) == "1,1 4,4"


@rule("R-238", "R-242")
def test_the_last_roll_is_resolved_before_it_gets_its_hot_spot() -> None:
    game = experienced(hot="1,1", fire="4,4", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 1,1", "roll 4,4")
    assert events.index("exploded") < events.index("hot-spot-placed")
    assert hot_spots(game) == "1,1 4,4"


@rule("R-239")
def test_each_series_makes_the_next_one_more_likely() -> None:
    game = experienced(hot="1,1", hidden=THREE, people="0,0", roll=True)
    play(game, "roll 1,1", "roll 4,4", "end")
    assert play(game, "roll 4,4")[-1] == "flared-up"
    play(game, "roll 1,8")
    assert hot_spots(game) == "1,1 1,8 4,4"


@rule("R-240", "RD-12")
def test_hot_spots_do_nothing_to_smoke_and_fire() -> None:
    game = experienced(hot="3,3 3,4 3,5", fire="3,4", smoke="5,5", hidden=THREE, people="0,0", roll=True)
    play(game, "roll 1,1")
    assert (fires(game), smokes(game)) == ("3,4", "1,1 5,5")


@rule("R-241", "RD-12")
def test_a_hot_spot_can_not_be_put_out() -> None:
    game = experienced(hot="3,3 3,4", people="3,3", fire="3,3 3,4")
    play(game, "put out 3,3", "put out 3,4")
    assert (hot_spots(game), fires(game)) == ("3,3 3,4", "")
    assert "put out 3,3" not in game.legal_moves


@rule("R-241", "R-193")
def test_the_deck_gun_does_not_wash_a_hot_spot_away() -> None:
    game = experienced(engine=4, people="1,0", hot="2,2")
    play(game, "fire deck gun", "roll 2,2")
    assert hot_spots(game) == "2,2"


@rule("RA-29")
def test_with_an_empty_reserve_none_is_placed_and_flare_ups_go_on() -> None:
    game = experienced(hot="1,1", reserve=0, hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 1,1", "roll 1,1", "roll 4,4")
    assert (events.count("flared-up"), "hot-spot-placed" in events) == (2, False)
    assert (hot_spots(game), game.state.hot_spots_left) == ("1,1", 0)


@rule("RA-29")
def test_the_reserve_runs_out_one_by_one() -> None:
    game = experienced(hot="1,1", reserve=1, hidden=THREE, people="0,0", roll=True)
    play(game, "roll 1,1", "roll 4,4")
    assert (hot_spots(game), game.state.hot_spots_left) == ("1,1 4,4", 0)


@rule("RA-30")
def test_a_space_that_has_one_by_then_uses_up_nothing() -> None:
    game = experienced(hot="1,1", hazmats="4,4", smoke="4,4", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 1,1", "roll 4,4")
    assert (events.count("hot-spot-placed"), hot_spots(game), game.state.hot_spots_left) == (1, "1,1 4,4", 5)


@rule("RA-35", "R-236")
def test_a_hot_spot_that_a_hazmat_leaves_on_the_space_rolled_does_not_flare_up() -> None:
    game = experienced(hazmats="3,4", smoke="3,4", hidden=THREE, people="0,0", roll=True)
    assert "flared-up" not in play(game, "roll 3,4")
    assert (hot_spots(game), asks(game)) == ("3,4", Ask.ACTION)


@rule("RA-35")
def test_at_some_tables_it_does() -> None:
    game = experienced(hazmats="3,4", smoke="3,4", hidden=THREE, people="0,0", roll=True, options=AT_THE_END)
    assert play(game, "roll 3,4")[-1] == "flared-up"
    play(game, "roll 1,8")
    assert (hot_spots(game), asks(game)) == ("1,8 3,4", Ask.ACTION)


@rule("RA-35")
def test_a_hot_spot_of_a_hazmat_elsewhere_does_not_flare_up_either_way() -> None:
    for options in ({}, AT_THE_END):
        game = experienced(hazmats="3,4", fire="3,4", hidden=THREE, people="0,0", roll=True, options=options)
        assert "flared-up" not in play(game, "roll 1,8")
        assert hot_spots(game) == "3,4"


@rule("R-248", "R-249")
def test_knock_downs_and_losses_wait_until_all_flare_ups_are_over() -> None:
    game = experienced(hot="3,4", smoke="3,4", people="3,4", victims="3,4", hidden="6,6 6,7", roll=True)
    events = play(game, "roll 3,4")
    assert (events[-1], where(game), game.state.lost) == ("flared-up", "3,4", 0)
    assert "knocked-down" in play(game, "roll 1,8")
    assert "victim-lost" in play(game, "recover 0,5")


@rule("R-237", "R-249")
def test_whoever_is_reached_by_the_second_roll_is_knocked_down_once() -> None:
    game = experienced(hot="3,4", fire="3,4", people="3,5", hidden=THREE, roll=True)
    events = play(game, "roll 3,4", "roll 3,4", "roll 1,8")
    assert events.count("knocked-down") == 1


@rule("R-236", "R-043")
def test_the_family_game_knows_no_flare_ups() -> None:
    game = front(hot="3,4", hidden=THREE, roll=True)
    assert "flared-up" not in play(game, "roll 3,4")


@rule("RA-66", "R-259")
@pytest.mark.parametrize("parts", ["vehicles", "specialists-hazmats"])
def test_without_hot_spots_nothing_flares_up_and_hazmats_leave_none(parts: str) -> None:
    options = {"experienced-parts": parts}
    game = experienced(hazmats="3,4", smoke="3,4", hidden=THREE, people="0,0", roll=True, options=options)
    events = play(game, "roll 3,4")
    assert ("hazmat-burst" in events, "flared-up" in events, hot_spots(game)) == (True, False, "")
