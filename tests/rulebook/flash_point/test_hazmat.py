"""Hazmats: carried, and exploding in fire."""

import pytest

from firehall.games.flash_point.state import Ask
from tests.support import (
    asks,
    at_edge,
    experienced,
    fires,
    given,
    hazmats,
    hot_spots,
    play,
    refused,
    rule,
    smokes,
    where,
)

THREE = "6,6 6,7 6,8"
EACH = {"hazmat-flashover": "after-each"}


# Carrying them


@rule("R-233")
@pytest.mark.parametrize("role", ["generalist", "hazmat-technician", "captain", "driver"])
def test_a_hazmat_is_carried_for_two_points_a_step(role: str) -> None:
    game = experienced(people="3,3", roles=role, hazmats="3,3", smoke="3,4")
    assert play(game, "carry hazmat 3,4") == ["carried-hazmat"]
    assert (hazmats(game), where(game), game.state.points) == ("3,4", "3,4", 2)


@rule("R-233")
def test_carrying_a_hazmat_needs_two_points() -> None:
    assert refused(experienced(people="3,3", hazmats="3,3", points=1), "carry hazmat 3,4") == "R-050"


@rule("R-233")
def test_one_hazmat_at_a_time() -> None:
    game = experienced(people="3,3", hazmats="3,3 3,3 3,3")
    play(game, "carry hazmat 3,4")
    assert hazmats(game) == "3,3 3,3 3,4"


@rule("R-233")
def test_a_hazmat_is_not_carried_into_fire() -> None:
    assert refused(experienced(people="3,3", hazmats="3,3", fire="3,4", points=8), "carry hazmat 3,4") == "R-059"


@rule("R-233")
def test_only_a_hazmat_on_the_own_space_is_carried() -> None:
    assert refused(experienced(people="3,3", hazmats="3,4"), "carry hazmat 3,4") == "R-233"
    assert refused(experienced(people="0,3", hazmats="1,3"), "carry hazmat 0,4") == "R-233"


@rule("R-233", "RA-18")
def test_a_hazmat_may_be_left_behind_at_any_time() -> None:
    game = experienced(people="3,3", hazmats="3,3")
    play(game, "carry hazmat 3,4", "move 3,5")
    assert (hazmats(game), where(game)) == ("3,4", "3,5")


@rule("RA-20", "R-233")
def test_nobody_carries_a_victim_and_a_hazmat_at_once() -> None:
    game = experienced(people="3,3", hazmats="3,3", victims="3,3", points=8)
    together = [str(move) for move in game.legal_moves if "hazmat" in move and "victim" in move]
    assert together == [] and "carry 3,4" in game.legal_moves and "carry hazmat 3,4" in game.legal_moves


@rule("RA-21")
def test_a_treated_victim_is_led_besides_a_hazmat() -> None:
    game = experienced(people="3,3", hazmats="3,3", treated="3,3")
    play(game, "carry hazmat and lead 3,4")
    assert (hazmats(game), game.state.points) == ("3,4", 2)
    assert "lead 3,5" in game.legal_moves


@rule("RA-21", "R-201")
def test_neither_of_them_goes_into_fire() -> None:
    game = experienced(people="3,3", hazmats="3,3", treated="3,3", fire="3,4", points=8)
    assert refused(game, "carry hazmat and lead 3,4") == "R-059"


@rule("R-234")
@pytest.mark.parametrize("way", ["openings", "destroyed"])
def test_a_hazmat_carried_out_is_disposed_of_at_once_for_nothing(way: str) -> None:
    game = experienced(people="3,1", hazmats="3,1 3,1", ambulance=1, **{way: "3,0-3,1"})
    gone = game.state.hazmats_gone
    assert play(game, "carry hazmat 3,0") == ["carried-hazmat", "hazmat-carried-out"]
    assert (hazmats(game), game.state.hazmats_gone, game.state.points) == ("3,1", gone + 1, 2)
    assert refused(game, "carry hazmat 2,0") == "R-233"


@rule("R-233", "R-043")
def test_the_family_game_has_no_hazmats() -> None:
    assert refused(given(), "carry hazmat 1,2") == "R-003"


# Exploding


@rule("R-230", "R-232")
def test_a_hazmat_on_fire_explodes_leaves_and_leaves_a_hot_spot() -> None:
    game = experienced(smoke="3,4", hazmats="3,4", hidden=THREE, roll=True)
    events = play(game, "roll 3,4")
    assert events[:4] == ["rolled", "smoke-on-smoke", "hazmat-burst", "exploded"]
    assert (fires(game), hazmats(game), hot_spots(game)) == ("2,4 3,3 3,4 3,5 4,4", "", "3,4")
    assert (game.state.hot_spots_left, game.state.hazmats_burst) == (5, 1)


@rule("R-230")
def test_smoke_does_nothing_to_a_hazmat() -> None:
    game = experienced(hazmats="3,4", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (hazmats(game), smokes(game), hot_spots(game)) == ("3,4", "3,4", "")


@rule("R-230", "R-246", "R-247")
def test_a_hazmat_that_only_the_flashover_reaches_explodes_too() -> None:
    game = experienced(fire="3,2", smoke="3,3 3,4", hazmats="3,4", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 6,1")
    assert events.index("flashed-over") < events.index("hazmat-burst")
    assert (hazmats(game), hot_spots(game)) == ("", "3,4")


@rule("R-230")
def test_walls_and_doors_are_hit_as_by_any_explosion() -> None:
    game = experienced(
        smoke="3,4", hazmats="3,4", walls="3,4-3,5", closed="3,3-3,4", opened="2,4-3,4", hidden=THREE, roll=True
    )
    play(game, "roll 3,4")
    assert [at_edge(game, edge) for edge in ("3,4-3,5", "3,3-3,4", "2,4-3,4")] == ["!", "o", "o"]
    assert (fires(game), game.state.damage) == ("2,4 3,4 4,4", 1)


@rule("R-231")
def test_the_players_choose_which_of_several_explodes_first() -> None:
    game = experienced(fire="2,2 5,5", hazmats="2,2 5,5", hidden=THREE, people="0,0 0,1", turn=2, roll=True)
    play(game, "roll 6,1")
    assert (asks(game), game.asked) == (Ask.HAZMAT, 1)
    assert [str(move) for move in game.legal_moves] == ["explode 2,2", "explode 5,5"]
    assert refused(game, "explode 3,3") == "R-231"
    events = play(game, "explode 5,5")
    assert [str(e.details["space"]) for e in game.events if e.name == "hazmat-burst"] == ["5,5", "2,2"]
    assert (events.count("hazmat-burst"), hot_spots(game), asks(game)) == (2, "2,2 5,5", Ask.ACTION)


@rule("R-231")
def test_after_each_explosion_the_players_choose_anew() -> None:
    game = experienced(fire="1,1 1,8 6,1", hazmats="1,1 1,8 6,1", hidden=THREE, people="0,0", roll=True)
    play(game, "roll 4,4", "explode 1,8")
    assert [str(move) for move in game.legal_moves] == ["explode 1,1", "explode 6,1"]
    play(game, "explode 6,1")
    assert hazmats(game) == ""


@rule("RA-37", "RA-30", "R-232")
def test_two_on_one_space_explode_one_after_the_other_and_leave_one_hot_spot() -> None:
    game = experienced(smoke="3,4", hazmats="3,4 3,4", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 3,4")
    assert (events.count("hazmat-burst"), events.count("hot-spot-placed")) == (2, 1)
    assert fires(game) == "1,4 2,4 3,2 3,3 3,4 3,5 3,6 4,4 5,4"
    assert (hot_spots(game), game.state.hot_spots_left, hazmats(game)) == ("3,4", 5, "")


@rule("RE-18", "RA-36", "R-230")
def test_the_example_of_a_chain() -> None:
    game = experienced(fire="3,3", hazmats="3,4 3,5", smoke="2,5", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 3,3")
    assert "flashed-over" not in events
    assert set(fires(game).split()) == set("3,3 2,3 4,3 3,2 3,4 2,4 4,4 3,5 3,1 2,5 3,6 4,5".split())
    assert (at_edge(game, "3,0-3,1"), game.state.damage, smokes(game)) == ("!", 1, "")
    assert (hot_spots(game), hazmats(game)) == ("3,4 3,5", "")


@rule("RA-36")
def test_at_some_tables_smoke_catches_fire_after_each_hazmat() -> None:
    game = experienced(fire="3,3", hazmats="3,4 3,5", smoke="2,5", hidden=THREE, people="0,0", roll=True, options=EACH)
    events = play(game, "roll 3,3")
    assert events.index("flashed-over") < len(events) - 1 - events[::-1].index("hazmat-burst")
    assert "1,5" in fires(game).split()


@rule("RA-36")
@pytest.mark.parametrize("options", [{}, EACH])
def test_a_flashover_after_the_hazmats_may_reach_more_of_them(options: dict[str, str]) -> None:
    game = experienced(
        fire="3,3", hazmats="3,3 3,6", smoke="3,5 3,6", hidden=THREE, people="0,0", roll=True, options=options
    )
    events = play(game, "roll 6,1")
    assert [e for e in events if e in ("hazmat-burst", "flashed-over")] == [
        "hazmat-burst",
        "flashed-over",
        "flashed-over",
        "hazmat-burst",
    ]
    assert (hot_spots(game), smokes(game)) == ("3,3 3,6", "6,1")


@rule("RA-36", "R-104")
def test_no_smoke_is_left_beside_fire_when_all_is_done() -> None:
    game = experienced(fire="3,3", hazmats="3,3", smoke="3,5 3,6 3,7 1,3", hidden=THREE, people="0,0", roll=True)
    play(game, "roll 6,1")
    assert (fires(game), smokes(game)) == ("1,3 2,3 3,2 3,3 3,4 3,5 3,6 3,7 4,3", "6,1")


@rule("RA-17", "R-249")
def test_a_hazmat_that_was_carried_explodes_before_its_bearer_is_moved() -> None:
    game = experienced(people="3,3", hazmats="3,3", smoke="3,4", hidden=THREE)
    events = play(game, "carry hazmat 3,4", "end", "roll 3,4")
    assert events.index("hazmat-burst") < events.index("knocked-down")
    assert (asks(game), hot_spots(game)) == (Ask.AMBULANCE_SPACE, "3,4")


@rule("R-127", "R-230")
def test_a_hazmat_may_bring_the_house_down() -> None:
    game = experienced(smoke="3,4", hazmats="3,4", walls="3,4-3,5", damage=23, roll=True)
    events = play(game, "roll 3,4")
    assert (game.over, game.won, "hot-spot-placed" in events) == (True, False, False)


@rule("R-232", "RA-29")
def test_without_a_reserve_an_explosion_leaves_no_hot_spot() -> None:
    game = experienced(smoke="3,4", hazmats="3,4", reserve=0, hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (hazmats(game), hot_spots(game), game.state.hot_spots_left) == ("", "", 0)


@rule("R-014", "RA-32")
@pytest.mark.parametrize("level", ["recruit", "veteran", "heroic"])
def test_six_hazmats_are_enough_for_every_level(level: str) -> None:
    game = experienced(level=level)
    assert 0 < game.book.rules.hazmats <= 6
