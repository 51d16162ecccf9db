"""Doors, chopping and the damage that walls take."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import Ask, Side
from tests.rulebook.flash_point_2010.houses import advanced, basic, names
from tests.support import asks, at_edge, edge_has, play, refused, rule, where


@rule("P-075", "P-036", "P-076", "P-077", "P-136")
def test_two_points_damage_a_wall_two_markers_destroy_it_and_one_passes() -> None:
    game = basic(people="3,3", walls="3,3-3,4", points=8)
    play(game, "chop 3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.damage, game.state.points) == ("!", 1, 6)
    play(game, "chop 3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.damage, game.state.points) == ("x", 2, 4)
    play(game, "move 3,4")
    assert where(game) == "3,4"


@rule("P-075", "P-Q07", "P-Q23", "P-Q61", "P-134")
@pytest.mark.parametrize(
    ("here", "edge"), [("1,1", "0,1-1,1"), ("0,1", "0,1-1,1"), ("3,3", "3,3-3,4"), ("3,4", "3,3-3,4")]
)
def test_every_wall_of_the_own_space_can_be_chopped_inner_or_outer_from_inside_or_outside(here: str, edge: str) -> None:
    game = basic(people=here, walls="3,3-3,4")
    play(game, f"chop {edge}")
    assert (at_edge(game, edge), game.state.damage) == ("!", 1)


@rule("P-Q07", "P-135")
def test_doors_openings_and_destroyed_walls_cannot_be_chopped() -> None:
    game = basic(people="3,3", closed="3,3-3,4", opened="3,2-3,3", destroyed="2,3-3,3")
    for edge in ("3,3-3,4", "3,2-3,3", "2,3-3,3", "3,3-4,3"):
        assert refused(game, f"chop {edge}") == "P-Q07"
    assert refused(game, "chop 1,1-1,2") == "P-037"


@rule("P-Q23", "P-042")
def test_entrances_have_no_wall() -> None:
    game = basic(people="3,1", openings="3,0-3,1")
    assert refused(game, "chop 3,0-3,1") == "P-Q07"


@rule("P-135")
def test_a_wall_takes_no_third_marker_from_a_wave_either() -> None:
    game = basic(people="6,8", fire="3,1", destroyed="3,0-3,1", hidden="6,1 6,2 6,3", roll=True)
    play(game, "roll 3,1")
    assert game.state.damage == 2


@rule("P-078", "P-E10", "P-131", "P-Q22", "P-134")
def test_the_axe_may_place_the_30th_marker_and_that_loses() -> None:
    game = basic(people="3,3", walls="3,3-3,4", damage=29)
    play(game, "chop 3,3-3,4")
    assert (game.over, game.outcome[:6], game.state.damage) == (True, "Defeat", 30)
    assert names(game)[-1] == "collapsed"


@rule("P-185")
def test_the_rescue_specialist_chops_for_one_point() -> None:
    game = advanced(people="3,3", walls="3,3-3,4", roles="rescue-specialist", points=2)
    play(game, "chop 3,3-3,4", "chop 3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.points) == ("x", 0)
    assert refused(advanced(people="1,1", roles="driver", points=1), "chop 0,1-1,1") == "P-079"


@rule("P-075")
@pytest.mark.parametrize("role", ["-", "paramedic", "captain", "driver"])
def test_everybody_has_an_axe(role: str) -> None:
    game = advanced(people="1,1", roles=role)
    play(game, "chop 0,1-1,1")
    assert (game.state.damage, game.state.points) == (1, 2)


# Doors


@rule("P-068", "P-Q08", "P-069", "P-030")
@pytest.mark.parametrize("here", ["3,3", "3,4"])
def test_one_point_turns_a_door_of_the_own_space_from_either_side(here: str) -> None:
    game = basic(people=here, closed="3,3-3,4")
    play(game, "open 3,3-3,4")
    assert (game.state.points, edge_has(game, "3,3-3,4", Side.WAY)) == (3, 1)
    assert refused(game, "open 3,3-3,4") == "P-068"
    play(game, "close 3,3-3,4")
    assert (game.state.points, edge_has(game, "3,3-3,4", Side.WAY)) == (2, 0)
    assert refused(game, "close 3,3-3,4") == "P-068"


@rule("P-Q08")
def test_a_door_further_off_and_a_lost_door_cannot_be_worked() -> None:
    game = basic(people="3,2", closed="3,3-3,4")
    assert refused(game, "open 3,3-3,4") == "P-037"
    game = basic(people="3,3", gone="3,3-3,4")
    assert refused(game, "close 3,3-3,4") == "P-Q08"


@rule("P-Q36")
def test_closing_a_door_does_nothing_to_what_is_beside_it() -> None:
    game = basic(people="3,3 3,4", opened="3,3-3,4", fire="4,4", victims="3,4", hidden="6,6 6,7")
    play(game, "close 3,3-3,4")
    assert (where(game, 2), game.state.lost, game.state.down, asks(game)) == ("3,4", 0, 0, Ask.ACTION)
