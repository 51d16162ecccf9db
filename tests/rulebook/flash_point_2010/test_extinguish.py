"""Putting out smoke and fire."""

from __future__ import annotations

import pytest

from firehall.core.masks import count
from tests.rulebook.flash_point_2010.houses import advanced, basic
from tests.support import fires, play, refused, rule, smokes


@rule("P-071", "P-072", "P-031")
@pytest.mark.parametrize("space", ["3,3", "2,3", "3,2", "4,3", "3,4"])
def test_smoke_on_the_own_or_an_adjacent_space_goes_for_one_point(space: str) -> None:
    game = basic(people="3,3", smoke=space)
    play(game, f"put out {space}")
    assert (smokes(game), game.state.points) == ("", 3)


@rule("P-071", "P-037")
def test_further_off_there_is_no_reach() -> None:
    assert refused(basic(people="3,3", smoke="3,5"), "put out 3,5") == "P-037"
    assert refused(basic(people="3,3"), "put out 3,4") == "P-071"


@rule("P-073", "P-074", "P-E11", "P-080")
def test_one_point_turns_fire_to_smoke_two_in_all_clear_it() -> None:
    game = basic(people="3,3", fire="3,4")
    play(game, "damp 3,4")
    assert (fires(game), smokes(game), game.state.points) == ("", "3,4", 3)
    play(game, "put out 3,4")
    assert (fires(game), smokes(game), game.state.points) == ("", "", 2)
    play(game, "end")
    assert game.state.saved[0] == 2


@rule("P-074", "P-073")
def test_two_points_remove_fire_at_once_also_on_the_own_space() -> None:
    game = basic(people="3,3", fire="3,3", points=2)
    play(game, "put out 3,3")
    assert (fires(game), smokes(game), game.state.points) == ("", "", 0)
    assert refused(basic(people="3,3", smoke="3,4"), "damp 3,4") == "P-073"
    assert refused(basic(people="3,3", fire="3,4", points=1), "put out 3,4") == "P-079"


@rule("P-Q06")
@pytest.mark.parametrize(("edge", "reason"), [("walls", "P-Q09"), ("closed", "P-038")])
def test_water_needs_a_contiguous_space_unless_the_table_takes_the_text_at_its_word(edge: str, reason: str) -> None:
    barred = {edge: "3,3-3,4"}
    assert refused(basic(people="3,3", fire="3,4", **barred), "put out 3,4") == reason
    game = basic(people="3,3", fire="3,4", options={"extinguish-reach": "adjacent"}, **barred)
    play(game, "damp 3,4", "put out 3,4")
    assert (fires(game), smokes(game)) == ("", "")


@rule("P-Q61")
def test_from_outside_one_puts_out_through_an_opening_and_not_through_the_wall() -> None:
    game = basic(people="3,0", fire="3,1 4,1", openings="3,0-3,1")
    play(game, "put out 3,1")
    assert fires(game) == "4,1"
    game = basic(people="4,0", fire="4,1", openings="3,0-3,1")
    assert refused(game, "put out 4,1") == "P-Q09"
    game = basic(people="4,0", fire="4,1", destroyed="4,0-4,1")
    play(game, "damp 4,1")
    assert smokes(game) == "4,1"


@rule("P-031")
def test_discs_that_leave_the_board_are_in_the_supply_again() -> None:
    game = basic(people="3,3", smoke="3,4")
    play(game, "put out 3,4")
    assert count(game.state.smoke[0]) + count(game.state.fire[0]) == 0


@rule("P-184")
def test_the_rescue_specialist_puts_out_neither_fire_nor_smoke() -> None:
    game = advanced(people="3,3", roles="rescue-specialist", fire="3,4", smoke="3,2", points=8)
    assert {refused(game, move) for move in ("put out 3,4", "damp 3,4", "put out 3,2")} == {"P-176"}
    game = advanced(people="3,3", roles="paramedic", fire="3,4")
    play(game, "put out 3,4")
    assert game.state.points == 2
