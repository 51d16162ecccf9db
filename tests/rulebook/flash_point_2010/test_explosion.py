"""Explosions and shockwaves."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import Side
from tests.rulebook.flash_point_2010.houses import ALL, basic, down, names, rolled
from tests.support import at_edge, edge_has, fires, play, rule, smokes


@rule("P-E02", "P-092", "P-093", "P-094", "P-095", "P-097", "P-101")
def test_four_waves_of_one_explosion_end_in_four_ways() -> None:
    game = rolled("1,1 2,1 1,2 1,3", "1,1", destroyed="0,1-1,1", closed="1,3-1,4")
    assert fires(game) == "1,1 1,2 1,3 2,1 3,1"
    assert (at_edge(game, "1,0-1,1"), at_edge(game, "0,1-1,1"), at_edge(game, "1,3-1,4")) == ("!", "x", "o")
    assert (edge_has(game, "1,3-1,4", Side.DOOR), game.state.damage) == (0, 3)


@rule("P-E03", "P-098", "P-099")
def test_an_open_door_is_lost_and_does_not_hold_the_wave() -> None:
    game = rolled("1,1 2,1 1,2 1,3", "1,1", destroyed="0,1-1,1", opened="1,3-1,4")
    assert "1,4" in fires(game)
    assert (edge_has(game, "1,3-1,4", Side.DOOR), edge_has(game, "1,3-1,4", Side.WAY)) == (0, 1)


@rule("P-098", "P-099", "P-095")
def test_doors_of_the_exploding_space_go_too() -> None:
    game = rolled("3,4", "3,4", opened="3,4-3,5", closed="3,3-3,4")
    assert [edge_has(game, edge, Side.DOOR) for edge in ("3,4-3,5", "3,3-3,4")] == [0, 0]
    assert fires(game) == "2,4 3,4 3,5 4,4"
    assert game.state.damage == 0


@rule("P-099", "P-101", "P-093")
def test_a_wave_crosses_burning_spaces_open_doors_and_holes_until_something_stops_it() -> None:
    game = rolled("3,1 3,2 3,3 3,4", "3,1", opened="3,1-3,2 3,3-3,4", destroyed="3,2-3,3", walls="3,4-3,5")
    assert at_edge(game, "3,4-3,5") == "!"
    assert "wave-hit-wall" in names(game)
    assert fires(game) == "2,1 3,1 3,2 3,3 3,4 4,1"


@rule("P-092", "P-100")
def test_each_wave_goes_its_own_way() -> None:
    game = rolled("3,4 3,5", "3,4", walls="2,4-3,4", closed="3,3-3,4")
    assert (fires(game), at_edge(game, "2,4-3,4"), at_edge(game, "3,3-3,4")) == ("3,4 3,5 3,6 4,4", "!", "o")


@rule("P-094", "P-036", "P-136")
@pytest.mark.parametrize(("edge", "then"), [("walls", "!"), ("damaged", "x")])
def test_a_wall_of_the_exploding_space_takes_one_marker_and_nothing_passes(edge: str, then: str) -> None:
    game = rolled("3,4", "3,4", **{edge: "3,4-3,5"})
    assert at_edge(game, "3,4-3,5") == then
    assert "3,5" not in fires(game)


@rule("P-094", "P-Q23", "P-134", "P-076")
def test_outer_walls_are_damaged_like_inner_ones() -> None:
    game = rolled("1,1", "1,1", damaged="0,1-1,1")
    assert (at_edge(game, "0,1-1,1"), at_edge(game, "1,0-1,1"), game.state.damage) == ("x", "!", 3)


@rule("P-096")
def test_a_wave_sets_fire_to_the_first_free_space() -> None:
    game = rolled("3,4 3,5", "3,4")
    assert "3,6" in fires(game) and "3,7" not in fires(game)


@rule("P-097", "P-Q25", "P-042")
@pytest.mark.parametrize("how", ["openings", "destroyed"])
def test_a_wave_that_leaves_the_house_sets_nothing_on_fire(how: str) -> None:
    game = rolled("3,1 3,2", "3,2", **{how: "3,0-3,1"})
    assert game.state.fire[1] == 0
    assert "wave-vented" in names(game)
    game = rolled("3,1", "3,1", people="3,0", **{how: "3,0-3,1"})
    assert (game.state.fire[1], down(game)) == (0, [])


@rule("P-Q11")
@pytest.mark.parametrize(("choice", "burning"), [("rolls-on", "3,4 3,5 3,6 3,7"), ("stops", "3,4 3,5 3,6")])
def test_a_wave_lights_smoke_and_rolls_on_unless_the_table_plays_otherwise(choice: str, burning: str) -> None:
    game = rolled("3,4 3,5", "3,4", smoke="3,6", walls="2,4-3,4 3,4-4,4 3,3-3,4", options={"wave-meets-smoke": choice})
    assert (fires(game), smokes(game)) == (burning, "")


@rule("P-Q11")
@pytest.mark.parametrize(("choice", "burning"), [("rolls-on", "3,4 3,5 3,6"), ("stops", "3,4 3,5")])
def test_so_does_smoke_right_beside_the_explosion(choice: str, burning: str) -> None:
    game = rolled("3,4", "3,4", smoke="3,5", walls="2,4-3,4 3,4-4,4 3,3-3,4", options={"wave-meets-smoke": choice})
    assert fires(game) == burning


@rule("P-100", "P-Q12", "P-102", "P-104")
def test_a_firefighter_in_the_way_is_knocked_down_and_the_wave_goes_on() -> None:
    game = rolled("3,2 3,3 3,4", "3,2", people="3,3", walls="2,2-3,2 3,2-4,2 3,1-3,2")
    assert (down(game), fires(game)) == ([1], "3,2 3,4 3,5")


@rule("P-Q12", "P-092")
def test_a_firefighter_on_the_exploding_space_is_knocked_down_and_all_waves_go_on() -> None:
    game = rolled("3,4", "3,4", people="3,4")
    assert (down(game), fires(game)) == ([1], "2,4 3,3 3,5 4,4")


@rule("P-096", "P-100", "P-102")
def test_a_firefighter_where_the_wave_ends_is_knocked_down_and_the_fire_put_back() -> None:
    game = rolled("3,4", "3,4", people="3,5", walls="2,4-3,4 3,4-4,4 3,3-3,4")
    assert (down(game), fires(game)) == ([1], "3,4")


@rule("P-Q13", "P-109")
def test_a_victim_on_a_burning_space_that_a_wave_crosses_is_lost() -> None:
    game = basic(fire="3,4 3,5", victims="3,5", people="6,8", roll=True)
    play(game, "roll 3,4")
    assert game.state.lost == 1


@rule("P-Q13", "P-Q18")
def test_and_so_is_what_lies_hidden_there() -> None:
    game = basic(fire="3,4 3,5", hidden="3,5", people="6,8", roll=True)
    play(game, "roll 3,4", "draw victim")
    assert game.state.lost == 1


@rule("P-Q27", "P-096")
def test_without_discs_waves_still_break_walls_and_doors_and_light_smoke() -> None:
    full = " ".join(ALL.split()[12:48])
    game = basic(fire=full.replace(" 6,8", ""), smoke="6,8", people="0,0", closed="2,4-2,5", roll=True)
    play(game, "roll 2,5")
    assert (names(game).count("no-marker"), edge_has(game, "2,4-2,5", Side.DOOR)) == (1, 0)
    assert game.state.damage == 2


@rule("P-Q27")
@pytest.mark.parametrize(("choice", "count"), [("skip", 36), ("unlimited", 38)])
def test_the_last_disc_is_the_last_unless_discs_are_unlimited(choice: str, count: int) -> None:
    full = " ".join(ALL.split()[12:48])
    game = basic(fire=full, people="0,0", options={"disc-shortage": choice}, roll=True)
    play(game, "roll 2,5")
    assert len(fires(game).split()) == count
