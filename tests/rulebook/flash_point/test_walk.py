"""Which spaces are adjacent, and moving."""

import pytest

from firehall.core.record import copy
from firehall.games.flash_point.board import SPACE
from firehall.games.flash_point.drawing import is_inside
from firehall.games.flash_point.state import CHANCE, Act, Ask, Direction
from firehall.games.flash_point.turn import why_not
from firehall.games.flash_point.walk import price_of_escape
from firehall.games.flash_point.why import Why
from tests.support import at_edge, edges, fires, front, given, hidden, play, refused, rule, smokes, where

ALL_HIDDEN = "6,6 6,7 6,8"
KNOCKED_DOWN = {"end-on-fire": "knocked-down"}


@rule("R-022")
def test_firefighters_walk_outside_and_over_corners_at_the_usual_price() -> None:
    game = given(people="0,1", points=4)
    play(game, "move 0,0", "move 1,0")
    assert (where(game), game.state.points) == ("1,0", 2)


@rule("R-026", "R-027")
def test_one_moves_up_down_left_and_right_only() -> None:
    game = given(people="3,3")
    assert [move for move in game.legal_moves if move.verb == "move"] == [
        "move 2,3",
        "move 3,4",
        "move 4,3",
        "move 3,2",
    ]


@rule("R-026", "R-027", "R-063")
@pytest.mark.parametrize("there", ["2,2", "2,4", "4,2", "4,4"])
def test_nobody_moves_diagonally(there: str) -> None:
    assert refused(given(people="3,3"), f"move {there}") == "R-026"


@rule("R-026")
@pytest.mark.parametrize("there", ["3,5", "3,3", "5,3"])
def test_nobody_moves_to_a_space_that_is_not_next(there: str) -> None:
    assert refused(given(people="3,3"), f"move {there}") == "R-026"


@rule("R-027")
def test_smoke_diagonal_to_fire_stays() -> None:
    game = given(fire="3,3", smoke="4,4", people="0,0", roll=True)
    play(game, "roll 2,2")
    assert (fires(game), smokes(game)) == ("3,3", "2,2 4,4")


@rule("R-028", "R-063")
@pytest.mark.parametrize(("between", "why"), [("walls", "R-063"), ("damaged", "R-063"), ("closed", "R-028")])
@pytest.mark.parametrize("move", ["move 3,4", "put out 3,4", "damp 3,4"])
def test_walls_and_closed_doors_stop_firefighters_and_water(between: str, why: str, move: str) -> None:
    assert refused(given(people="3,3", fire="3,4", **{between: "3,3-3,4"}), move) == why


@rule("R-028", "R-030")
@pytest.mark.parametrize("between", ["walls", "damaged", "closed"])
def test_walls_and_closed_doors_stop_smoke_from_catching_fire(between: str) -> None:
    game = given(fire="3,3", smoke="4,3", people="0,0", roll=True, **{between: "3,3-3,4 3,3-4,3"})
    play(game, "roll 3,4")
    assert (fires(game), smokes(game)) == ("3,3", "3,4 4,3")


@rule("R-029", "R-031", "R-062", "R-070")
@pytest.mark.parametrize("between", ["destroyed", "gone", "opened"])
def test_through_destroyed_walls_empty_doorways_and_open_doors_one_moves(between: str) -> None:
    game = given(people="3,3", **{between: "3,3-3,4"})
    play(game, "move 3,4")
    assert (where(game), game.state.points) == ("3,4", 3)


@rule("R-029", "R-031", "R-070")
@pytest.mark.parametrize("between", ["destroyed", "gone", "opened"])
def test_through_destroyed_walls_empty_doorways_and_open_doors_fire_catches_smoke(between: str) -> None:
    game = given(fire="3,3", smoke="4,3", people="0,0", roll=True, **{between: "3,3-3,4 3,3-4,3"})
    assert play(game, "roll 3,4")[:3] == ["rolled", "smoke-beside-fire", "flashed-over"]
    assert fires(game) == "3,3 3,4 4,3"


@rule("R-029", "R-030", "R-062")
def test_only_the_second_marker_opens_a_wall_to_both_sides() -> None:
    game = given(people="3,3", walls="3,3-3,4", points=8)
    play(game, "chop 3,3-3,4")
    assert refused(game, "move 3,4") == "R-063"
    play(game, "chop 3,3-3,4", "move 3,4", "move 3,3")
    assert (where(game), game.state.points) == ("3,3", 2)


@rule("R-032")
def test_a_space_with_a_firefighter_and_a_point_of_interest_is_free_for_an_explosion() -> None:
    game = given(fire="3,3", people="3,4", hidden="3,4", roll=True)
    events = [event for event in game.play("roll 3,3") if event.name == "blast-set-fire"]
    assert "3,4" in [event.details["space"] for event in events]


@rule("R-032", "R-056")
def test_a_space_with_a_firefighter_and_a_victim_is_free_for_a_step() -> None:
    game = given(people="3,3 3,4", victims="3,4")
    play(game, "move 3,4")
    assert game.state.points == 3


@rule("R-056", "RD-23")
@pytest.mark.parametrize("smoke", ["", "3,4"])
def test_a_step_without_fire_costs_one_point(smoke: str) -> None:
    game = given(people="3,3", smoke=smoke, points=1)
    play(game, "move 3,4")
    assert (where(game), game.state.points, smokes(game)) == ("3,4", 0, smoke)


@rule("R-057", "RD-23")
def test_a_step_into_fire_costs_two_points() -> None:
    game = given(people="3,3", fire="3,4", points=4)
    assert play(game, "move 3,4") == ["moved-into-fire"]
    assert (where(game), game.state.points, fires(game)) == ("3,4", 2, "3,4")


@rule("R-057")
def test_a_step_from_fire_to_fire_costs_two_points_and_one_out_of_it_one() -> None:
    game = given(people="3,3", fire="3,4 3,5", points=6)
    play(game, "move 3,4", "move 3,5")
    assert game.state.points == 2
    play(game, "move 3,6")
    assert game.state.points == 1


@rule("R-057")
def test_one_point_is_too_little_for_a_step_into_fire() -> None:
    assert refused(given(people="3,3", fire="3,4", points=1), "move 3,4") == "R-050"


@rule("R-061", "RA-22")
def test_nobody_ends_the_turn_in_fire() -> None:
    game = given(people="3,3", fire="3,3", points=2)
    assert refused(game, "end") == "R-061"
    play(game, "damp 3,3", "end")
    assert game.state.asking == Ask.FIRE_ROLL


@rule("R-061")
def test_the_turn_may_end_in_smoke() -> None:
    game = given(people="3,3", smoke="3,3", points=0)
    play(game, "end")
    assert game.state.asking == Ask.FIRE_ROLL


@rule("RA-22")
def test_nobody_steps_into_fire_without_a_point_left_to_get_out_of_it() -> None:
    assert refused(given(people="3,3", fire="3,4", points=2), "move 3,4") == "RA-22"
    game = given(people="3,3", fire="3,4", points=3)
    play(game, "move 3,4")
    assert where(game) == "3,4"


@rule("RA-22")
def test_nobody_steps_from_fire_to_fire_without_a_point_left_to_get_out_of_it() -> None:
    assert refused(given(people="3,3", fire="3,3 3,4", points=2), "move 3,4") == "RA-22"


@rule("RA-22")
@pytest.mark.parametrize(
    ("move", "price"),
    [("open 3,3-3,4", 1), ("chop 3,3-4,3", 2), ("put out 2,3", 2), ("damp 2,3", 1), ("put out 3,2", 1)],
)
def test_whoever_stands_in_fire_keeps_a_point_to_get_out_of_it(move: str, price: int) -> None:
    there = {"people": "3,3", "fire": "3,3 2,3", "smoke": "3,2", "closed": "3,3-3,4", "walls": "3,3-4,3"}
    assert refused(given(points=price, **there), move) == "RA-22"
    game = given(points=price + 1, **there)
    play(game, move)
    assert game.state.points == 1
    assert "damp 3,3" in game.legal_moves


@rule("RA-22")
@pytest.mark.parametrize("move", ["damp 3,3", "move 3,4"])
def test_one_point_is_enough_to_get_out_of_fire(move: str) -> None:
    game = given(people="3,3", fire="3,3", points=1)
    play(game, move, "end")
    assert game.state.asking == Ask.FIRE_ROLL


@rule("RA-22")
def test_two_points_put_out_the_fire_one_stands_in() -> None:
    game = given(people="3,3", fire="3,3", points=2)
    play(game, "put out 3,3", "end")
    assert fires(game) == ""
    assert refused(given(people="3,3", fire="3,3", points=1), "put out 3,3") == "R-050"


@rule("RA-22")
def test_one_may_step_into_fire_from_which_no_step_leads_away() -> None:
    game = given(people="3,3", fire="3,4 3,5 2,4 4,4", closed="3,3-3,4", points=4)
    play(game, "open 3,3-3,4", "move 3,4")
    assert (game.state.points, "damp 3,4" in game.legal_moves) == (1, True)


@rule("RA-22", "R-079")
def test_a_chop_that_ends_the_game_needs_no_point_to_get_out_of_fire() -> None:
    game = given(people="3,3", fire="3,3", walls="3,3-3,4", points=2, damage=23)
    assert "chop 3,3-3,4" in game.legal_moves
    play(game, "chop 3,3-3,4")
    assert game.over


@rule("RA-22")
def test_the_team_may_allow_to_end_in_fire_and_be_knocked_down_at_once() -> None:
    game = given(people="3,1", fire="3,1", points=2, options=KNOCKED_DOWN)
    assert play(game, "end") == ["ended-turn", "points-saved", "knocked-down", "taken-to-ambulance"]
    assert (where(game), fires(game), game.state.asking) == ("3,0", "3,1", Ask.FIRE_ROLL)


@rule("RA-22")
def test_whoever_ends_in_fire_chooses_between_equally_near_ambulance_spaces() -> None:
    game = given(people="2,3 0,0", fire="2,3", points=0, options=KNOCKED_DOWN)
    play(game, "end")
    assert (list(game.legal_moves), game.asked) == (["recover 0,5", "recover 3,0"], 0)
    play(game, "recover 3,0")
    assert (where(game), game.asked, game.state.asking) == ("3,0", CHANCE, Ask.FIRE_ROLL)


@rule("RA-22")
def test_whoever_may_end_in_fire_needs_no_point_to_get_out_of_it() -> None:
    game = given(people="3,3", fire="3,4 3,5", walls="3,5-4,5", points=6, options=KNOCKED_DOWN)
    play(game, "move 3,4", "move 3,5", "chop 3,5-4,5")
    assert (where(game), game.state.points) == ("3,5", 0)


@rule("RA-22")
def test_only_whoever_acts_is_knocked_down_at_the_end_of_the_actions() -> None:
    game = given(people="3,1 6,1", fire="3,1", points=0, options=KNOCKED_DOWN, hidden=ALL_HIDDEN)
    assert play(game, "end", "roll 1,8").count("knocked-down") == 1
    assert (where(game, 1), where(game, 2), game.asked) == ("3,0", "6,1", 1)


@rule("RD-34")
def test_fire_that_the_roll_lights_beside_fire_knocks_down() -> None:
    game = given(fire="3,2", people="3,1", roll=True)
    play(game, "roll 3,1")
    assert where(game) == "3,0"


@rule("RD-34")
def test_an_explosion_and_a_flashover_knock_down() -> None:
    game = given(fire="3,2", smoke="5,2", people="3,1", roll=True)
    assert "knocked-down" in play(game, "roll 3,2")
    game = given(fire="3,2", smoke="3,1", people="3,1", roll=True)
    assert "knocked-down" in play(game, "roll 6,8")


@rule("R-064")
@pytest.mark.parametrize("drawn", ["draw victim", "draw false alarm"])
def test_whoever_enters_a_space_turns_over_what_lies_hidden_there_for_nothing(drawn: str) -> None:
    game = given(people="3,3", hidden="3,4", points=1)
    play(game, "move 3,4")
    assert (game.state.asking, game.asked, game.state.points) == (Ask.POI_DRAW, CHANCE, 0)
    play(game, drawn)
    assert (hidden(game), game.asked, game.state.points) == ("", 0, 0)


@rule("R-064")
@pytest.mark.parametrize("move", ["end", "move 3,5"])
def test_nobody_leaves_it_hidden(move: str) -> None:
    game = given(people="3,3", hidden="3,4", points=4)
    play(game, "move 3,4")
    assert refused(game, move) == "R-048"


@rule("RA-24")
def test_firefighters_share_and_pass_spaces() -> None:
    game = given(people="3,3 3,4 3,4 3,5", walls="2,4-3,4 3,4-4,4")
    play(game, "move 3,4", "move 3,5")
    assert [where(game, who) for who in range(1, 5)] == ["3,5", "3,4", "3,4", "3,5"]


@rule("RA-09", "R-031")
@pytest.mark.parametrize(("on", "number"), [("front", 4), ("back", 2)])
def test_entrances_are_open_from_the_start(on: str, number: int) -> None:
    game = given(on=on)
    entrances = game.board.entrances
    assert len(entrances) == number
    for outside, inside in (sorted(pair, key=is_inside) for pair in entrances):
        game = given(on=on, people=f"{outside[0]},{outside[1]}")
        play(game, f"move {inside[0]},{inside[1]}", f"move {outside[0]},{outside[1]}")
        assert (game.state.where[0], game.state.points) == (SPACE[outside], 2)


@rule("RA-09")
def test_nothing_closes_an_entrance() -> None:
    game = front(people="3,0")
    assert refused(game, "close 3,0-3,1") == "R-069"
    assert refused(game, "open 3,0-3,1") == "R-069"


@rule("RA-09")
def test_no_door_stands_in_an_outer_wall() -> None:
    game = front()
    doors = [edges(line.id)[0] for line in game.scene().lines if line.kind == "closed-door"]
    assert len(doors) == 8
    assert all(is_inside(a) and is_inside(b) for a, b in doors)


@rule("RA-09", "R-031")
def test_a_wave_runs_out_through_an_entrance() -> None:
    game = front(fire="3,1 3,2", people="3,0", roll=True)
    events = [event for event in game.play("roll 3,2") if event.name == "wave-set-fire"]
    assert [event.details["space"] for event in events] == ["3,0"]
    assert at_edge(game, "3,0-3,1") == "o"


@rule("RE-01")
def test_through_fire_to_a_door() -> None:
    game = given(people="3,1", fire="3,2", closed="3,3-3,4")
    left = []
    for move in ("move 3,2", "move 3,3", "open 3,3-3,4"):
        play(game, move)
        left.append(game.state.points)
    assert left == [2, 1, 0]
    assert (where(game), at_edge(game, "3,3-3,4"), fires(game)) == ("3,3", "/", "3,2")


@rule("R-022")
@pytest.mark.parametrize("act", [Act.MOVE, Act.REMOVE, Act.DAMP])
def test_past_the_rim_of_the_board_there_is_nothing(act: Act) -> None:
    game = given(people="3,0")
    assert why_not(game.state, game.book, act + Direction.LEFT) == Why.OFF_THE_BOARD


@rule("R-050")
def test_what_can_be_paid_is_refused_for_no_reason() -> None:
    game = given(people="3,3", walls="3,3-3,4", points=2)
    assert why_not(game.state, game.book, Act.CHOP + Direction.RIGHT) == Why.OK


@rule("RA-22")
@pytest.mark.parametrize(
    ("fire", "step", "damped", "removed", "price"),
    [
        ("3,3", 1, 2, 3, 1),
        ("3,3", 3, 2, 1, 1),
        ("3,3", 3, 2, 4, 2),
        ("3,3", 2, 2, 4, 2),
        ("3,3 2,3 4,3 3,2 3,4", 1, 2, 3, 2),
        ("3,3 2,3 4,3 3,2", 1, 2, 3, 1),
    ],
)
def test_the_cheapest_way_out_of_the_fire_has_to_be_paid_for(
    fire: str, step: int, damped: int, removed: int, price: int
) -> None:
    game = given(fire=fire, people="1,1")
    book = copy(game.book)
    book.rules.price_move, book.rules.price_damp_fire, book.rules.price_remove_fire = step, damped, removed
    assert price_of_escape(game.state, book, SPACE[3, 3], 0) == price
