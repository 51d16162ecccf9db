"""Flashover: smoke beside fire becomes fire."""

import pytest

from tests.support import fires, given, play, rule, smokes


@rule("R-103")
def test_smoke_anywhere_on_the_board_beside_fire_becomes_fire() -> None:
    game = given(fire="2,2 6,8", smoke="2,3 5,8", people="0,0", roll=True)
    events = play(game, "roll 4,4")
    assert events.count("flashed-over") == 2
    assert (fires(game), smokes(game)) == ("2,2 2,3 5,8 6,8", "4,4")


@rule("R-104")
def test_smoke_that_became_fire_lights_more_smoke_until_none_is_left() -> None:
    game = given(fire="2,2", smoke="2,3 2,4 3,4 4,4 4,3", roll=True)
    play(game, "roll 6,8")
    assert (fires(game), smokes(game)) == ("2,2 2,3 2,4 3,4 4,3 4,4", "6,8")


@rule("R-102", "R-104")
def test_fire_from_an_explosion_lights_smoke_after_it() -> None:
    game = given(fire="3,3", smoke="3,5 3,6", people="6,8", roll=True)
    events = play(game, "roll 3,3")
    assert events.index("flashed-over") > max(n for n, name in enumerate(events) if name.startswith("blast"))
    assert smokes(game) == ""


@rule("R-026", "R-103")
@pytest.mark.parametrize("smoke", ["2,4", "3,5", "4,4", "3,3"])
def test_flashover_goes_up_down_left_and_right(smoke: str) -> None:
    game = given(fire="3,4", smoke=smoke, roll=True)
    play(game, "roll 6,8")
    assert smokes(game) == "6,8"


@rule("R-027", "R-103")
def test_flashover_never_goes_diagonally() -> None:
    game = given(fire="3,4", smoke="2,3 2,5 4,3 4,5", roll=True)
    play(game, "roll 6,8")
    assert (fires(game), smokes(game)) == ("3,4", "2,3 2,5 4,3 4,5 6,8")


@rule("R-027", "R-103")
def test_flashover_never_goes_from_the_end_of_a_row_to_the_next() -> None:
    game = given(fire="2,8 5,1", smoke="3,1 4,8", people="0,0", roll=True)
    play(game, "roll 6,5")
    assert smokes(game) == "3,1 4,8 6,5"


@rule("R-028", "R-030", "R-103")
@pytest.mark.parametrize("barrier", ["walls", "damaged", "closed"])
def test_walls_damaged_walls_and_closed_doors_stop_flashover(barrier: str) -> None:
    game = given(fire="3,4", smoke="3,5 4,4", roll=True, **{barrier: "3,4-3,5 3,4-4,4"})
    play(game, "roll 6,8")
    assert smokes(game) == "3,5 4,4 6,8"


@rule("R-029", "R-031", "R-070", "R-103")
@pytest.mark.parametrize("way", ["destroyed", "gone", "opened"])
def test_flashover_passes_destroyed_walls_doorways_and_open_doors(way: str) -> None:
    game = given(fire="3,4", smoke="3,5 4,4", roll=True, **{way: "3,4-3,5 3,4-4,4"})
    play(game, "roll 6,8")
    assert (fires(game), smokes(game)) == ("3,4 3,5 4,4", "6,8")


@rule("R-102", "R-103")
def test_flashover_passes_a_door_that_the_explosion_has_just_destroyed() -> None:
    game = given(fire="3,3", closed="3,3-3,4", smoke="3,4", people="6,8", roll=True)
    events = play(game, "roll 3,3")
    assert ("blast-took-closed-door" in events, "flashed-over" in events) == (True, True)
    assert "3,4" in fires(game)


@rule("RE-07")
def test_the_flashover_of_the_rules() -> None:
    game = given(
        fire="2,2",
        smoke="2,3 2,4 3,2 3,3 3,4 2,5 4,2",
        opened="2,4-2,5",
        walls="3,2-4,2 3,3-4,3 3,4-4,4",
        roll=True,
    )
    play(game, "roll 6,8")
    assert fires(game) == "2,2 2,3 2,4 2,5 3,2 3,3 3,4"
    assert smokes(game) == "4,2 6,8"


@rule("RE-28")
def test_fire_turned_to_smoke_beside_fire_burns_again() -> None:
    game = given(fire="3,3 3,4", people="3,2")
    play(game, "damp 3,3")
    assert (fires(game), smokes(game)) == ("3,4", "3,3")
    play(game, "end", "roll 6,8")
    assert (fires(game), smokes(game)) == ("3,3 3,4", "6,8")
