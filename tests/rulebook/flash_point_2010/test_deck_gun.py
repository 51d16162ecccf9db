"""The deck gun."""

from __future__ import annotations

from functools import partial

import pytest

from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010 import houses
from tests.rulebook.flash_point_2010.houses import ALL, down, names
from tests.support import asks, fires, given, hidden, play, refused, rule, smokes, victims, where

advanced = partial(houses.advanced, on="prototype", people="5,9", engine=2)


def fired(roll: str, **what: object) -> houses.Game:
    """The gun at the lower right corner has been fired, and the dice lie."""
    game = advanced(**what)  # type: ignore[arg-type]
    play(game, "fire deck gun", f"roll {roll}")
    return game


@rule("P-E05", "P-168", "P-169", "P-172", "P-167")
@pytest.mark.parametrize(("drawn", "lost"), [("draw victim", 1), ("draw false alarm", 0), ("draw hazmat", 0)])
def test_the_example_in_the_lower_right_corner(drawn: str, lost: int) -> None:
    game = given(
        edition="2010-advanced", level="two-alarm", people="5,9", engine=2, fire="5,7 4,7", smoke="5,8", hidden="5,6",
        walls="5,7-5,8", hazmats_unseen=3,
    )  # fmt: skip
    play(game, "fire deck gun", "roll 2,7")
    assert (asks(game), fires(game), smokes(game)) == (Ask.POI_DRAW, "", "")
    play(game, drawn)
    assert (game.state.lost, hidden(game), victims(game)) == (lost, "", "")
    assert sum(game.state.hazmats) == (1 << 37 if drawn == "draw hazmat" else 0)
    assert asks(game) == Ask.ACTION


@rule("P-166", "P-188")
@pytest.mark.parametrize(("role", "price"), [("paramedic", 4), ("captain", 4), ("driver", 2), ("-", 4)])
def test_it_costs_four_points_and_the_driver_two(role: str, price: int) -> None:
    game = advanced(roles=role, points=price)
    play(game, "fire deck gun")
    assert game.state.points == 0
    assert refused(advanced(roles=role, points=price - 1), "fire deck gun") == "P-079"


@rule("P-167", "P-168", "P-150")
@pytest.mark.parametrize(("engine", "here"), [(1, "0,7"), (2, "5,9"), (3, "7,1"), (4, "1,0")])
def test_dice_outside_the_quadrant_of_the_engine_are_turned_over(engine: int, here: str) -> None:
    rows, columns = (range(1, 4), range(4, 7))[engine in (2, 3)], (range(1, 5), range(5, 9))[engine in (1, 2)]
    for roll in ALL.split()[::7]:
        game = advanced(people=here, engine=engine, roles="paramedic")
        play(game, "fire deck gun", f"roll {roll}")
        row, column = map(int, roll.split(","))
        row, column = row if row in rows else 7 - row, column if column in columns else 9 - column
        (hit,) = [event.details["space"] for event in game.events if event.name == "gun-hit"]
        assert (hit, row in rows, column in columns) == (f"{row},{column}", True, True)


@rule("P-169", "P-Q47", "P-037")
def test_the_water_passes_walls_and_doors_and_the_border_of_the_quadrant_but_no_corner() -> None:
    game = fired("4,5", fire="4,5 3,5 4,4 5,5", smoke="4,6 3,4 5,4 3,6 5,6", roles="paramedic")
    assert (fires(game), smokes(game)) == ("", "3,4 3,6 5,4 5,6")


@rule("P-170", "P-100")
def test_firefighters_in_the_water_are_knocked_down_whether_it_burns_or_not() -> None:
    game = fired("5,6", people="5,9 5,6 4,6 5,7 3,6 6,5", fire="4,6")
    assert down(game) == [2, 3, 4]
    assert (fires(game), asks(game)) == ("", Ask.ACTION)


@rule("P-170", "P-105")
def test_they_lose_their_next_turn_like_all_others() -> None:
    game = fired("5,6", people="5,9 5,6", hidden="1,1 1,2 1,3")
    play(game, "end", "roll 1,8")
    assert (names(game)[-1], asks(game)) == ("stood-up", Ask.FIRE_ROLL)


@rule("P-Q62", "P-170")
def test_whoever_is_down_already_stays_down_and_no_more() -> None:
    game = fired("5,6", people="5,9 5,6", down="2")
    assert down(game) == [2]
    assert "lay-down" not in names(game)


@rule("P-151", "P-171", "P-Q48")
def test_victims_in_the_water_die_carried_and_treated_ones_too() -> None:
    game = fired("5,6", people="5,9 4,6", victims="5,6 4,6", treated="3,6")
    assert (game.state.lost, victims(game)) == (2, "3,6")
    game = fired("5,6", treated="5,6 5,7")
    assert (game.state.lost, sum(game.state.treated)) == (2, 0)


@rule("P-171", "P-130", "P-111")
def test_the_third_death_by_water_loses_at_once() -> None:
    game = fired("5,6", victims="5,6 5,7 5,5", lost=1)
    assert (game.over, game.state.lost) == (True, 3)
    assert victims(game) == "5,7"


@rule("P-171", "P-172", "P-130")
def test_a_hidden_victim_may_be_the_third() -> None:
    game = fired("5,6", hidden="5,6", lost=2)
    play(game, "draw victim")
    assert (game.over, game.state.lost) == (True, 3)


@rule("P-171", "P-132")
def test_the_last_victim_may_die_in_the_water_and_the_crew_win() -> None:
    game = fired("5,6", victims="5,6", rescued=7)
    assert game.outcome[:7] == "Victory"


@rule("P-172", "P-173", "P-032")
def test_all_hidden_pois_in_the_water_are_turned_over_one_by_one() -> None:
    game = fired("5,6", hidden="5,6 4,6 1,1")
    play(game, "draw false alarm", "draw victim")
    assert (hidden(game), game.state.lost, game.state.false_unseen, asks(game)) == ("1,1", 1, 3, Ask.ACTION)


@rule("P-174", "P-Q49")
def test_a_hazmat_in_the_water_stays_where_it_is() -> None:
    game = fired("5,6", hazmats="5,6", fire="5,7")
    assert (game.state.hazmats[0], game.state.hazmats_burst, fires(game)) == (1 << 37, 0, "")
    game = fired("5,6", hidden="5,6", hazmats_unseen=3)
    play(game, "draw hazmat")
    assert (game.state.hazmats[0], game.state.hazmats_burst, game.state.primed) == (1 << 37, 0, 0)


@rule("P-Q47")
@pytest.mark.parametrize(("choice", "lost", "fallen"), [("no", 0, []), ("yes", 1, [2])])
def test_outside_the_water_reaches_nobody_unless_the_table_plays_so(choice: str, lost: int, fallen: list[int]) -> None:
    game = fired("6,5", people="5,9 7,5", victims="7,5", options={"splash-outside": choice})
    assert (game.state.lost, down(game)) == (lost, fallen)


@rule("P-Q47", "P-103")
def test_then_it_may_knock_down_whoever_fires_and_end_that_turn() -> None:
    game = fired("5,8", people="5,9 1,1", points=6, options={"splash-outside": "yes"})
    assert (down(game), asks(game), game.state.saved[0]) == ([1], Ask.FIRE_ROLL, 2)


@rule("P-189", "P-190", "P-191", "P-Q50", "P-168")
def test_the_driver_keeps_the_dice_or_rolls_each_again_once() -> None:
    game = advanced(roles="driver", fire="5,7 6,7")
    play(game, "fire deck gun", "roll 2,3")
    assert (asks(game), game.asked, fires(game)) == (Ask.GUN_DICE, 0, "5,7 6,7")
    assert set(game.legal_moves) == {"reroll red", "reroll black", "keep"}
    play(game, "reroll red", "roll red 6")
    assert refused(game, "reroll red") == "P-190"
    play(game, "reroll black", "roll black 7")
    assert [e.details["space"] for e in game.events if e.name == "gun-hit"] == ["6,7"]
    assert (fires(game), asks(game)) == ("", Ask.ACTION)


@rule("P-191", "P-190")
def test_the_second_roll_counts_even_if_it_is_worse() -> None:
    game = advanced(roles="driver", fire="5,7")
    play(game, "fire deck gun", "roll 5,7", "reroll black", "roll black 5", "keep")
    assert [e.details["space"] for e in game.events if e.name == "gun-hit"] == ["5,5"]
    assert fires(game) == "5,7"


@rule("P-189")
def test_nobody_else_rolls_again() -> None:
    game = fired("5,7", roles="captain")
    assert asks(game) == Ask.ACTION and where(game) == "5,9"


@rule("P-151", "P-170")
def test_firefighters_in_the_quadrant_do_not_silence_it() -> None:
    assert "fire deck gun" in advanced(people="5,9 5,6").legal_moves
