"""Explosions and shockwaves."""

import pytest

from firehall.game import Game
from firehall.games.flash_point.state import Ask, Side
from tests.support import asks, at_edge, edge_has, fires, given, hidden, markers, play, rule, smokes, where

FULL = {"limit-threat-markers": "33"}
UNLIMITED = {"limit-threat-markers": "unlimited"}
# 32 fires that leave the spaces around 3,3 free.
FAR_FIRES = (
    "1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 5,1 5,2 5,3 5,4 5,5 5,6 5,7 5,8 6,1 6,2 6,3 6,4 6,5 6,6 6,7 6,8 "
    "2,8 3,6 3,7 3,8 4,5 4,6 4,7 4,8"
)
ALL_BUT_ONE = FAR_FIRES.removesuffix(" 4,8")


def exploding(**what: object) -> tuple[Game, list[str]]:
    """Fire on 3,3 explodes, with whatever else is named; the game and the names of the events."""
    fire = f"3,3 {what.pop('fire', '')}"
    what = {"people": "6,8", **what}
    game = given(fire=fire, roll=True, **what)  # type: ignore[arg-type]
    return game, play(game, "roll 3,3")


def doors(game: Game) -> int:
    """How many doors hang in the house."""
    return sum((sides >> Side.DOOR & 15).bit_count() for sides in game.state.sides) // 2


# The explosion itself


@rule("R-086", "R-087")
def test_an_explosion_acts_in_all_four_directions() -> None:
    game, _ = exploding()
    assert fires(game) == "2,3 3,2 3,3 3,4 4,3"


@rule("R-085")
def test_one_explosion_spreads_fire_breaks_walls_and_doors_and_strikes_firefighters_and_victims() -> None:
    game, events = exploding(walls="2,3-3,3", closed="3,3-3,4", victims="4,3", people="3,2")
    assert fires(game) == "3,2 3,3 4,3"
    assert (at_edge(game, "2,3-3,3"), at_edge(game, "3,3-3,4")) == ("!", "o")
    assert ("knocked-down" in events, game.state.lost) == (True, 1)


@rule("RE-12", "R-101", "R-087", "R-088", "R-089", "R-090")
def test_an_explosion_does_one_of_three_things_in_every_direction() -> None:
    game = given(
        fire="3,3", smoke="3,4", destroyed="2,3-3,3", opened="3,2-3,3", damaged="3,3-4,3", people="6,8", roll=True
    )
    play(game, "roll 3,3")
    assert fires(game) == "2,3 3,2 3,3 3,4"
    assert smokes(game) == ""
    assert at_edge(game, "3,2-3,3") == "o"
    assert at_edge(game, "3,3-4,3") == "x"
    assert game.state.damage == 4


@rule("R-101")
@pytest.mark.parametrize(
    "to_the_right",
    [
        {},
        {"smoke": "3,4"},
        {"walls": "3,3-3,4"},
        {"damaged": "3,3-3,4"},
        {"destroyed": "3,3-3,4"},
        {"closed": "3,3-3,4"},
        {"opened": "3,3-3,4"},
        {"gone": "3,3-3,4"},
        {"fire": "3,4"},
        {"fire": "3,4", "smoke": "3,5"},
        {"fire": "3,4 3,5", "walls": "3,4-3,5"},
        {"fire": "3,4 3,5", "closed": "3,4-3,5"},
        {"fire": "3,4 3,5", "gone": "3,4-3,5"},
        {"fire": "3,8", "destroyed": "3,8-3,9", "smoke": "3,4"},
    ],
)
def test_a_direction_gets_a_fire_or_a_damage_marker_or_loses_a_closed_door(to_the_right: dict[str, str]) -> None:
    plain = {"walls": "2,3-3,3 3,3-4,3 3,2-3,3"}
    what = {**plain, **to_the_right, "walls": f"{plain['walls']} {to_the_right.get('walls', '')}"}
    before = given(**{**what, "fire": f"3,3 {what.get('fire', '')}"})  # type: ignore[arg-type]
    game, _ = exploding(**what)
    new_fires = len(fires(game).split()) - len(fires(before).split())
    new_damage = game.state.damage - before.state.damage - 3
    closed_doors_lost = doors(before) - doors(game) if "closed" in to_the_right else 0
    assert sorted((new_fires, new_damage, closed_doors_lost)) == [0, 0, 1]


@rule("R-032", "RD-28", "R-087")
def test_a_space_with_a_firefighter_or_a_point_of_interest_is_free_for_fire() -> None:
    game, _ = exploding(people="3,4", hidden="4,3", victims="2,3")
    assert fires(game) == "2,3 3,2 3,3 3,4 4,3"


@rule("R-088")
def test_an_explosion_turns_adjacent_smoke_to_fire() -> None:
    game, events = exploding(smoke="3,4", walls="2,3-3,3 3,3-4,3 3,2-3,3")
    assert "blast-lit-smoke" in events
    assert (fires(game), smokes(game), markers(game)) == ("3,3 3,4", "", 2)


@rule("R-088")
def test_smoke_stops_an_explosion_even_in_front_of_fire() -> None:
    game, _ = exploding(smoke="3,4", fire="3,5")
    assert fires(game) == "2,3 3,2 3,3 3,4 3,5 4,3"


@rule("R-089", "R-030")
def test_a_wall_takes_one_damage_marker_and_lets_nothing_pass() -> None:
    game, _ = exploding(walls="3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.damage) == ("!", 1)
    assert fires(game) == "2,3 3,2 3,3 4,3"


@rule("R-089", "R-029")
def test_a_wall_that_an_explosion_destroys_still_lets_nothing_pass() -> None:
    game, _ = exploding(damaged="3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.damage) == ("x", 2)
    assert fires(game) == "2,3 3,2 3,3 4,3"


@rule("R-029")
def test_an_explosion_passes_a_destroyed_wall() -> None:
    game, _ = exploding(destroyed="3,3-3,4")
    assert "3,4" in fires(game)


@rule("RA-06")
def test_a_destroyed_wall_never_takes_a_third_damage_marker() -> None:
    game, _ = exploding(destroyed="3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.damage) == ("x", 2)


@rule("RA-06")
def test_a_destroyed_wall_in_front_of_fire_lets_the_wave_begin() -> None:
    game, events = exploding(destroyed="3,3-3,4", fire="3,4")
    assert ("wave-began" in events, "3,5" in fires(game)) == (True, True)


@rule("R-090")
def test_every_door_of_the_space_is_removed_open_or_closed() -> None:
    game, _ = exploding(closed="2,3-3,3 3,2-3,3", opened="3,3-3,4 3,3-4,3")
    assert doors(game) == 0


@rule("R-090")
def test_doors_of_other_spaces_stay() -> None:
    game, _ = exploding(closed="3,4-3,5", opened="2,3-2,4")
    assert (at_edge(game, "3,4-3,5"), at_edge(game, "2,3-2,4")) == ("D", "/")


@rule("R-090")
def test_a_closed_door_holds_an_explosion_back() -> None:
    game, _ = exploding(closed="3,3-3,4")
    assert fires(game) == "2,3 3,2 3,3 4,3"


@rule("R-090", "R-070")
def test_an_open_door_holds_nothing_back() -> None:
    game, _ = exploding(opened="3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), "3,4" in fires(game)) == ("o", True)


@rule("R-031")
def test_an_explosion_passes_a_doorway_without_its_door() -> None:
    game, _ = exploding(gone="3,3-3,4")
    assert "3,4" in fires(game)


@rule("R-028", "R-029")
def test_an_explosion_sees_what_an_earlier_one_has_broken() -> None:
    game = given(fire="3,3", damaged="3,3-3,4", closed="3,2-3,3", hidden="6,6 6,7 6,8", people="0,0", roll=True)
    play(game, "roll 3,3")
    assert "3,4" not in fires(game)
    play(game, "end", "roll 3,3")
    assert {"3,2", "3,4"} <= set(fires(game).split())


@rule("RE-06")
def test_the_explosion_of_the_rules() -> None:
    game = given(
        fire="3,3 3,4 3,5", hidden="4,3", walls="2,3-3,3", closed="3,2-3,3", people="5,1 3,6", turn=1, roll=True
    )
    play(game, "roll 3,3")
    assert (asks(game), game.asked) == (Ask.AMBULANCE_SPACE, 1)
    assert [str(move) for move in game.legal_moves] == ["recover 0,6", "recover 3,9"]
    play(game, "recover 3,9", "draw victim")
    assert fires(game) == "3,3 3,4 3,5 3,6 4,3"
    assert (hidden(game), game.state.lost) == ("", 1)
    assert (at_edge(game, "2,3-3,3"), game.state.damage) == ("!", 1)
    assert at_edge(game, "3,2-3,3") == "o"
    assert where(game, 2) == "3,9"


@rule("RE-06")
def test_the_firefighter_of_that_explosion_may_go_to_either_ambulance_space() -> None:
    game = given(fire="3,3 3,4 3,5", people="5,1 3,6", roll=True)
    play(game, "roll 3,3", "recover 0,6")
    assert where(game, 2) == "0,6"


# Shockwaves


@rule("R-091")
def test_adjacent_fire_starts_a_shockwave() -> None:
    game, events = exploding(fire="3,4")
    assert events.count("wave-began") == 1
    assert fires(game) == "2,3 3,2 3,3 3,4 3,5 4,3"


@rule("R-091", "R-028")
def test_no_shockwave_starts_through_a_wall() -> None:
    game, events = exploding(fire="3,4", walls="3,3-3,4")
    assert ("wave-began" in events, game.state.damage, "3,5" in fires(game)) == (False, 1, False)


@rule("R-091", "R-086")
def test_shockwaves_may_start_in_all_directions() -> None:
    game, _ = exploding(fire="2,3 3,2 3,4 4,3")
    assert {"1,3", "3,1", "3,5", "5,3"} <= set(fires(game).split())
    assert markers(game) == 9


@rule("R-092", "R-093")
def test_a_wave_runs_straight_on_over_fire_to_the_first_free_space() -> None:
    game, _ = exploding(fire="3,4 3,5 3,6 2,5", walls="2,3-3,3 3,3-4,3 3,2-3,3")
    assert fires(game) == "2,5 3,3 3,4 3,5 3,6 3,7"


@rule("R-092", "R-093")
def test_a_wave_ends_on_a_free_space_even_in_front_of_more_fire() -> None:
    game, _ = exploding(fire="3,4 3,6", walls="2,3-3,3 3,3-4,3 3,2-3,3")
    assert fires(game) == "3,3 3,4 3,5 3,6"


@rule("R-093", "RA-10")
def test_a_wave_sets_fire_outside() -> None:
    game, events = exploding(fire="3,4 3,5 3,6 3,7 3,8", openings="3,8-3,9")
    assert [e.details for e in game.events if e.name == "wave-set-fire"] == [{"space": "3,9"}]
    assert "outside-fire-removed" in events


@rule("R-094")
def test_a_wave_turns_smoke_to_fire_and_ends() -> None:
    game, events = exploding(fire="3,4", smoke="3,5")
    assert "wave-lit-smoke" in events
    assert (fires(game), smokes(game)) == ("2,3 3,2 3,3 3,4 3,5 4,3", "")


@rule("R-094")
def test_a_wave_ends_at_smoke_even_in_front_of_more_fire() -> None:
    game, _ = exploding(fire="3,4 3,6", smoke="3,5")
    assert "3,7" not in fires(game)


@rule("R-095", "R-092")
def test_a_wave_damages_a_wall_and_ends() -> None:
    game, _ = exploding(fire="3,4 3,5", walls="3,4-3,5")
    assert (at_edge(game, "3,4-3,5"), game.state.damage) == ("!", 1)
    assert "3,6" not in fires(game)


@rule("R-095")
def test_a_wave_that_destroys_a_wall_ends_there() -> None:
    game, _ = exploding(fire="3,4 3,5", damaged="3,4-3,5")
    assert (at_edge(game, "3,4-3,5"), game.state.damage) == ("x", 2)
    assert "3,6" not in fires(game)


@rule("R-095", "RA-10")
def test_a_wave_damages_an_outer_wall_that_still_stands() -> None:
    game, events = exploding(fire="3,4 3,5 3,6 3,7 3,8")
    assert at_edge(game, "3,8-3,9") == "!"
    assert "outside-fire-removed" not in events


@rule("R-096")
def test_a_wall_destroyed_before_does_not_stop_a_wave() -> None:
    game, _ = exploding(fire="3,4 3,5", destroyed="3,4-3,5")
    assert ("3,6" in fires(game), game.state.damage) == (True, 2)


@rule("R-097", "R-092")
def test_a_wave_removes_a_closed_door_and_ends() -> None:
    game, _ = exploding(fire="3,4 3,5", closed="3,4-3,5")
    assert (at_edge(game, "3,4-3,5"), "3,6" in fires(game)) == ("o", False)


@rule("R-098")
def test_a_wave_removes_an_open_door_and_runs_on() -> None:
    game, _ = exploding(fire="3,4 3,5", opened="3,4-3,5")
    assert (at_edge(game, "3,4-3,5"), "3,6" in fires(game)) == ("o", True)


@rule("R-098")
def test_a_wave_removes_every_open_door_on_its_way() -> None:
    game, _ = exploding(fire="3,4 3,5", opened="3,3-3,4 3,4-3,5 3,5-3,6 3,6-3,7")
    assert [at_edge(game, e) for e in ("3,3-3,4", "3,4-3,5", "3,5-3,6", "3,6-3,7")] == ["o", "o", "o", "/"]


@rule("RE-13", "R-097", "R-098")
def test_a_wave_passes_an_open_door_and_ends_at_a_closed_one() -> None:
    game = given(fire="3,2 3,3 3,4", opened="3,3-3,4", closed="3,4-3,5", people="6,8", roll=True)
    play(game, "roll 3,2")
    assert (at_edge(game, "3,3-3,4"), at_edge(game, "3,4-3,5")) == ("o", "o")
    assert fires(game) == "2,2 3,1 3,2 3,3 3,4 4,2"


@rule("R-099", "RD-07")
def test_no_door_destroyed_by_an_explosion_or_a_wave_takes_damage() -> None:
    game, events = exploding(
        fire="3,4 3,5", closed="2,3-3,3 3,5-3,6", opened="3,2-3,3 3,4-3,5", walls="6,1-6,2", damage=23
    )
    assert {"blast-took-open-door", "wave-took-open-door", "wave-took-closed-door"} <= set(events)
    assert (game.state.damage, game.over) == (23, False)
    assert [edge_has(game, e, Side.HURT) for e in ("2,3-3,3", "3,2-3,3", "3,4-3,5", "3,5-3,6")] == [0, 0, 0, 0]


@rule("R-100", "R-031")
def test_a_wave_passes_a_doorway_without_its_door() -> None:
    game, _ = exploding(fire="3,4 3,5", gone="3,4-3,5")
    assert "3,6" in fires(game)


# Outside


@rule("R-087", "RA-10")
def test_an_explosion_sets_fire_outside_through_a_destroyed_outer_wall() -> None:
    game = given(fire="1,3", destroyed="0,3-1,3", roll=True, people="0,3")
    events = play(game, "roll 1,3")
    assert {"space": "0,3"} in [e.details for e in game.events if e.name == "blast-set-fire"]
    assert ("knocked-down" in events, game.state.damage) == (True, 2)


@rule("RA-10")
def test_an_explosion_damages_an_outer_wall_that_still_stands() -> None:
    game = given(fire="1,3", roll=True, people="0,3")
    events = play(game, "roll 1,3")
    assert at_edge(game, "0,3-1,3") == "!"
    assert ("knocked-down" in events, where(game)) == (False, "0,3")


@rule("RA-11")
def test_a_wave_that_would_leave_a_burning_space_outside_ends_without_effect() -> None:
    game = given(fire="0,6 1,6", openings="0,6-1,6", walls="1,5-1,6 1,6-1,7 1,6-2,6", people="6,1", roll=True)
    events = play(game, "roll 1,6")
    assert events.count("wave-faded") == 1
    assert (fires(game), game.state.damage) == ("1,6", 3)


# The last damage marker


@rule("RE-14", "RA-05")
def test_the_last_damage_marker_ends_the_explosion_and_the_game() -> None:
    game = given(
        fire="3,3", walls="2,3-3,3 3,3-3,4 3,3-4,3 3,2-3,3", damage=23, hidden="6,8", victims="6,1", people="6,4",
        rescued=6, roll=True,
    )  # fmt: skip
    play(game, "roll 3,3", "draw victim")
    assert [at_edge(game, e) for e in ("2,3-3,3", "3,3-3,4", "3,3-4,3", "3,2-3,3")] == ["!", "-", "-", "-"]
    assert (game.over, game.won, game.state.damage, game.state.lost) == (True, False, 24, 2)


@rule("RA-05")
def test_the_last_damage_markers_go_up_right_down_left() -> None:
    game, _ = exploding(walls="2,3-3,3 3,3-3,4 3,3-4,3 3,2-3,3", damage=21)
    assert [at_edge(game, e) for e in ("2,3-3,3", "3,3-3,4", "3,3-4,3", "3,2-3,3")] == ["!", "!", "!", "-"]


@rule("RA-05")
def test_after_the_last_damage_marker_nothing_else_is_resolved() -> None:
    game, events = exploding(walls="2,3-3,3", damage=23, people="3,4", smoke="3,2")
    assert (fires(game), smokes(game), where(game)) == ("3,3", "3,2", "3,4")
    assert events[-2:] == ["wall-damaged", "collapsed"]


# The last fire and smoke marker


@rule("RE-15", "R-260", "RA-28", "RD-13")
def test_without_markers_no_fire_is_added_but_walls_are_damaged() -> None:
    game, events = exploding(fire=FAR_FIRES, walls="2,3-3,3", people="3,4", options=FULL)
    assert (fires(game).count(","), "3,4" in fires(game)) == (33, False)
    assert (at_edge(game, "2,3-3,3"), game.state.damage) == ("!", 1)
    assert ("knocked-down" in events, where(game)) == (False, "3,4")


@rule("R-260", "RA-28")
def test_without_markers_no_smoke_is_added() -> None:
    game = given(fire=f"2,1 {FAR_FIRES}", people="0,0", roll=True)
    assert play(game, "roll 3,3") == ["rolled", "no-marker"]
    assert smokes(game) == ""


@rule("RA-28")
def test_with_unlimited_markers_fire_is_added() -> None:
    game, _ = exploding(fire=FAR_FIRES, walls="2,3-3,3", people="3,2", options=UNLIMITED)
    assert {"3,2", "3,4", "4,3"} <= set(fires(game).split())
    assert where(game) == "3,0"


@rule("RA-28")
def test_with_unlimited_markers_smoke_is_added() -> None:
    game = given(fire=f"2,1 {FAR_FIRES}", people="0,0", roll=True, options=UNLIMITED)
    play(game, "roll 3,3")
    assert smokes(game) == "3,3"


@rule("RA-28")
def test_without_markers_smoke_still_turns_to_fire_and_doors_are_lost() -> None:
    game, events = exploding(fire=ALL_BUT_ONE, smoke="3,4", closed="3,2-3,3", walls="2,3-3,3", options=FULL)
    assert ("blast-lit-smoke" in events, "3,4" in fires(game)) == (True, True)
    assert (at_edge(game, "3,2-3,3"), at_edge(game, "2,3-3,3")) == ("o", "!")


@rule("RA-28")
def test_smoke_on_smoke_needs_no_marker() -> None:
    game = given(fire=FAR_FIRES, smoke="3,3", people="0,0", roll=True)
    play(game, "roll 3,3")
    assert "3,3" in fires(game)


@rule("RA-28")
def test_no_flashover_starts_from_a_space_that_got_no_fire() -> None:
    burning = ALL_BUT_ONE.removesuffix(" 4,7")
    walls = "2,3-3,3 3,3-4,3 3,2-3,3 1,5-2,5"
    game, events = exploding(fire=f"3,4 {burning}", smoke="2,5", walls=walls, options=FULL)
    assert (markers(game), "no-marker" in events, smokes(game)) == (33, True, "2,5")


@rule("RA-28", "RA-64")
def test_the_last_markers_go_up_right_down_left() -> None:
    game, _ = exploding(fire=ALL_BUT_ONE, people="6,8", options=FULL)
    assert [space in fires(game) for space in ("2,3", "3,4", "4,3", "3,2")] == [True, False, False, False]


@rule("RA-28")
def test_fire_outside_occupies_a_marker_until_it_is_removed() -> None:
    burning = FAR_FIRES.replace("1,6 ", "").replace("5,3 ", "")
    game = given(fire=f"3,2 1,6 {burning}", openings="0,6-1,6", walls="1,5-1,6 1,6-1,7", people="0,0", roll=True)
    assert markers(game) == 32
    play(game, "roll 1,6")
    assert ("2,6" in fires(game), markers(game)) == (False, 32)


@rule("R-086", "R-089")
def test_what_an_explosion_does_in_one_direction_is_no_consequence_of_a_wall_in_another() -> None:
    game, _ = exploding(walls="2,3-3,3")
    events = {event.name: event for event in game.events}
    exploded, hit, lit = (events[name] for name in ("exploded", "blast-hit-wall", "blast-set-fire"))
    assert (hit.cause, lit.cause) == (exploded.number, exploded.number)
    assert events["wall-damaged"].cause == hit.number


@rule("R-088", "R-094", "R-007")
def test_smoke_that_an_explosion_or_a_wave_lights_is_smoke_no_more() -> None:
    game, names = exploding(smoke="3,2 3,5", fire="3,4")
    assert {"3,2", "3,5"} <= set(fires(game).split())
    assert smokes(game) == "" and "flashed-over" not in names
