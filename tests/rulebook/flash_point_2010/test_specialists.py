"""The four specialists."""

from __future__ import annotations

import pytest

from firehall.core.masks import count
from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010.houses import advanced, down, names
from tests.support import asks, at_edge, fires, play, refused, rule, victims, where


@rule("P-176")
def test_a_specialist_stays_one_for_the_whole_game() -> None:
    game = advanced(on="prototype", people="0,7", roles="paramedic", fresh=True)
    assert refused(game, "change to captain") == "P-079"


@rule("P-177", "P-015")
def test_the_paramedic_treats_a_victim_on_the_own_space_for_two_points() -> None:
    game = advanced(people="3,4", victims="3,4", roles="paramedic")
    play(game, "treat 3,4")
    assert (count(game.state.treated[0]), game.state.points, victims(game)) == (1, 2, "3,4")
    assert refused(game, "treat 3,4") == "P-177"
    assert refused(advanced(people="3,4", victims="3,5", roles="paramedic"), "treat 3,4") == "P-177"
    assert refused(advanced(people="3,4", victims="3,4", roles="captain"), "treat 3,4") == "P-176"


@rule("P-178", "P-Q51")
def test_a_treated_victim_walks_with_anybody_and_keeps_the_marker() -> None:
    game = advanced(people="3,4 3,4", victims="3,4", roles="paramedic driver", hidden="6,1 6,2")
    play(game, "treat 3,4", "end", "roll 1,8", "lead 3,5", "lead 3,6")
    assert (victims(game), game.state.points, count(game.state.treated[0])) == ("3,6", 2, 1)


@rule("P-Q51")
@pytest.mark.parametrize(("choice", "others"), [("3", "6,6 6,7 6,8"), ("2", "6,7 6,8"), ("1", "6,8")])
def test_the_table_may_limit_how_many_are_treated_at_a_time(choice: str, others: str) -> None:
    options = {"treat-limit": choice}
    game = advanced(people="3,4", victims="3,4", treated=others, roles="paramedic", options=options)
    assert refused(game, "treat 3,4") == "P-Q51"
    fewer = " ".join(others.split()[1:])
    game = advanced(people="3,4", victims="3,4", treated=fewer, roles="paramedic", options=options)
    assert "treat 3,4" in game.legal_moves


# The captain


@rule("P-181", "P-183", "P-Q53")
def test_the_captain_moves_others_and_pays() -> None:
    game = advanced(people="1,1 2,2", roles="captain driver", fire="2,4")
    play(game, "tell 2 move 2,3")
    assert (where(game, 2), game.state.points) == ("2,3", 3)
    play(game, "tell 2 move 2,4")
    assert (where(game, 2), game.state.points) == ("2,4", 1)
    play(game, "tell 2 move 3,4")
    assert refused(game, "tell 2 move 3,5") == "P-079"


@rule("P-E07", "P-182", "P-183")
def test_two_points_for_moving_somebody_with_a_victim() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver", victims="2,2")
    play(game, "tell 2 carry 2,3")
    assert (where(game, 2), victims(game), game.state.points) == ("2,3", "2,3", 2)


@rule("P-182", "P-178")
def test_hazmats_and_followers_come_along_too() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver", hazmats="2,2", treated="2,2")
    play(game, "tell 2 carry hazmat and lead 2,3")
    assert (victims(game), game.state.hazmats[0], game.state.points) == ("2,3", 1 << 10, 2)


@rule("P-181", "P-Q53")
def test_the_captain_works_no_doors_for_others() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver", closed="2,2-2,3")
    assert refused(game, "tell 2 open 2,2-2,3") == "P-181"
    assert refused(game, "tell 2 move 2,3") == "P-038"
    assert not [move for move in game.legal_moves if move.startswith("tell 2 open")]


@rule("P-181", "P-Q53")
def test_only_the_captain_commands_others_not_the_captain_and_nobody_on_the_ground() -> None:
    game = advanced(people="6,8 2,2 3,3", roles="captain driver paramedic", down="2")
    assert refused(game, "tell 1 move 6,7") == "P-181"
    assert refused(game, "tell 2 move 2,3") == "P-Q53"
    assert refused(advanced(people="6,8 2,2", roles="driver captain"), "tell 2 move 2,3") == "P-176"


@rule("P-Q53", "P-121")
def test_somebody_who_is_moved_onto_a_poi_turns_it_over() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver", hidden="2,3")
    play(game, "tell 2 move 2,3")
    assert asks(game) == Ask.POI_DRAW
    play(game, "draw victim")
    assert (victims(game), asks(game), game.asked) == ("2,3", Ask.ACTION, 0)


@rule("P-Q53", "P-186")
def test_a_rescue_specialist_is_moved_diagonally_too() -> None:
    game = advanced(people="6,8 2,2", roles="captain rescue-specialist")
    play(game, "tell 2 move 3,3")
    assert (where(game, 2), game.state.points) == ("3,3", 3)
    assert refused(game, "move 5,7") == "P-037"


@rule("P-Q53", "P-125")
def test_the_captain_takes_nobody_with_a_victim_into_fire() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver", victims="2,2", fire="2,3")
    assert refused(game, "tell 2 carry 2,3") == "P-125"


@rule("P-183", "P-083")
def test_saved_points_pay_for_commands_too_and_without_limit() -> None:
    game = advanced(people="6,8 2,1", roles="captain driver", points=8)
    play(game, *[f"tell 2 move {space}" for space in ("2,2 2,3 2,4 2,5 2,6 2,7 2,8 1,8".split())])
    assert (where(game, 2), game.state.points) == ("1,8", 0)


@rule("P-Q53")
def test_somebody_who_is_not_on_the_board_yet_cannot_be_moved() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver")
    state = game.state
    state.where[1] = 127
    again = type(game)(game.setup, game="flash-point", at=state)
    assert again.why_not("tell 2 move 2,3").endswith("[P-Q53]")


# The rescue specialist

NEAR_DIAGONALS = {
    "people": "3,4",
    "roles": "rescue-specialist",
    "destroyed": "3,3-3,4",
    "opened": "4,3-4,4 2,4-2,5",
    "walls": "3,4-3,5",
}


@rule("P-E06", "P-186", "P-187", "P-Q54")
def test_the_example_with_a_near_and_a_far_wall() -> None:
    game = advanced(**NEAR_DIAGONALS)
    assert "move 4,3" in game.legal_moves
    assert refused(game, "move 2,5") == "P-037"


@rule("P-186", "P-187", "P-Q54")
@pytest.mark.parametrize("edge", ["3,4-3,5", "2,4-2,5", "2,4-3,4", "2,5-3,5"])
@pytest.mark.parametrize(
    ("kind", "open_"), [("walls", 0), ("damaged", 0), ("closed", 0), ("opened", 1), ("destroyed", 1), ("gone", 1)]
)
def test_all_four_edges_at_the_corner_have_to_be_open(edge: str, kind: str, open_: int) -> None:
    game = advanced(people="3,4", roles="rescue-specialist", **{kind: edge})
    assert ("move 2,5" in game.legal_moves) == bool(open_)
    back = advanced(people="2,5", roles="rescue-specialist", **{kind: edge})
    assert ("move 3,4" in back.legal_moves) == bool(open_)


@rule("P-186", "P-037")
@pytest.mark.parametrize("role", ["-", "paramedic", "captain", "driver"])
def test_nobody_else_moves_diagonally(role: str) -> None:
    assert refused(advanced(people="3,4", roles=role), "move 2,5") == "P-037"


@rule("P-Q54", "P-066", "P-067")
def test_a_diagonal_step_costs_what_a_step_costs() -> None:
    game = advanced(people="3,4", roles="rescue-specialist", fire="2,5", victims="3,4")
    assert refused(game, "carry 2,5") == "P-125"
    play(game, "move 2,5")
    assert (where(game), game.state.points) == ("2,5", 2)
    game = advanced(people="3,4", roles="rescue-specialist", victims="3,4")
    play(game, "carry 4,5", "move 5,6")
    assert (victims(game), where(game), game.state.points) == ("4,5", "5,6", 1)


@rule("P-186", "P-Q54")
def test_at_the_corner_of_the_house_the_outer_walls_stand_in_the_way() -> None:
    game = advanced(people="0,0", roles="rescue-specialist")
    assert refused(game, "move 1,1") == "P-037"
    game = advanced(people="0,2", roles="rescue-specialist", destroyed="0,2-1,2")
    assert "move 1,1" not in game.legal_moves
    game = advanced(people="0,2", roles="rescue-specialist", destroyed="0,2-1,2 0,1-1,1")
    assert "move 1,1" in game.legal_moves


@rule("P-186", "P-071", "P-075")
def test_only_moves_go_diagonally() -> None:
    game = advanced(people="3,4", roles="rescue-specialist", smoke="2,5", walls="1,1-1,2")
    assert refused(game, "put out 2,5") == "P-037"
    assert at_edge(game, "1,1-1,2") == "-"


@rule("P-181", "P-102")
def test_a_captain_may_leave_others_in_fire() -> None:
    game = advanced(people="6,8 2,2", roles="captain driver", fire="2,3", hidden="6,1 6,2 6,3")
    play(game, "tell 2 move 2,3", "end", "roll 1,1")
    assert (down(game), fires(game), names(game)[-1]) == ([], "2,3", "turn-began")
