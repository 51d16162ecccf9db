"""Moving."""

from __future__ import annotations

import pytest

from tests.rulebook.flash_point_2010.houses import basic
from tests.support import given, play, refused, rule, where


@rule("P-064", "P-065")
def test_each_step_to_an_empty_or_smoky_adjacent_space_is_one_move_for_one_point() -> None:
    game = basic(people="3,3", smoke="3,5")
    play(game, "move 3,4")
    assert game.state.points == 3
    play(game, "move 3,5")
    assert (game.state.points, where(game)) == (2, "3,5")
    assert refused(game, "move 3,7") == "P-037"


@rule("P-037")
@pytest.mark.parametrize("space", ["2,2", "2,4", "4,2", "4,4"])
def test_diagonal_spaces_are_never_adjacent(space: str) -> None:
    game = basic(people="3,3", fire=space)
    assert refused(game, f"move {space}") == "P-037"
    assert refused(game, f"put out {space}") == "P-037"
    assert refused(basic(people="3,3", walls="3,3-3,4"), "chop 2,2-2,3") == "P-037"


@rule("P-066", "P-Q10")
def test_a_step_into_fire_costs_two_points_and_the_turn_may_end_there_unharmed() -> None:
    game = basic(people="3,3 6,8", fire="3,4", hidden="6,1 6,2 6,3")
    play(game, "move 3,4")
    assert game.state.points == 2
    play(game, "end", "roll 1,8")
    assert (game.state.down, game.asked, where(game)) == (0, 1, "3,4")
    game = basic(people="3,3", fire="3,4", points=1)
    assert refused(game, "move 3,4") == "P-079"


@rule("P-Q10")
def test_all_points_may_be_spent_in_fire() -> None:
    game = basic(people="3,3", fire="3,4", points=2)
    play(game, "move 3,4")
    assert (game.state.points, "end" in game.legal_moves) == (0, True)


@rule("P-Q10")
def test_as_an_option_nobody_ends_a_turn_in_fire() -> None:
    game = basic(people="3,3", fire="3,4", points=2, options={"may-end-turn-in-fire": "no"})
    assert refused(game, "move 3,4") == "P-Q10"
    game = basic(people="3,3", fire="3,4", options={"may-end-turn-in-fire": "no"})
    play(game, "move 3,4")
    assert refused(game, "end") == "P-Q10"


@rule("P-064", "P-Q09", "P-038")
@pytest.mark.parametrize(
    ("edge", "reason"),
    [({"walls": "3,3-3,4"}, "P-Q09"), ({"damaged": "3,3-3,4"}, "P-Q09"), ({"closed": "3,3-3,4"}, "P-038")],
)
def test_walls_and_closed_doors_stop_firefighters(edge: dict[str, str], reason: str) -> None:
    assert refused(basic(people="3,3", **edge), "move 3,4") == reason


@rule("P-070", "P-077", "P-038", "P-Q09")
@pytest.mark.parametrize("edge", ["opened", "destroyed", "gone"])
def test_open_and_lost_doors_and_destroyed_walls_let_them_through(edge: str) -> None:
    game = basic(people="3,3", **{edge: "3,3-3,4"})
    play(game, "move 3,4")
    assert (where(game), game.state.points) == ("3,4", 3)


@rule("P-077")
def test_a_hole_in_the_outer_wall_leads_outside() -> None:
    game = basic(people="3,1", destroyed="3,0-3,1")
    play(game, "move 3,0")
    assert where(game) == "3,0"


@rule("P-Q31", "P-Q09")
def test_outside_a_step_costs_one_point_and_two_with_a_victim() -> None:
    game = given(edition="2010-advanced", people="0,0", victims="0,0")
    play(game, "carry 0,1")
    assert game.state.points == 2
    play(game, "move 0,2")
    assert game.state.points == 1
    assert refused(game, "move 1,2") == "P-Q09"


@rule("P-Q26", "P-Q10")
def test_any_number_of_firefighters_share_a_space() -> None:
    game = basic(people="3,3 3,4 3,4 3,4")
    play(game, "move 3,4")
    assert {where(game, n) for n in range(1, 5)} == {"3,4"}
