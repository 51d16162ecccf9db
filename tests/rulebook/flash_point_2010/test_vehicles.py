"""The engine and the ambulance."""

from __future__ import annotations

from functools import partial

import pytest

from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010 import houses
from tests.support import asks, play, refused, rule, victims, where

advanced = partial(houses.advanced, on="prototype")


@rule("P-147", "P-149", "P-150", "P-D06", "P-153", "P-Q43", "P-158")
@pytest.mark.parametrize(
    ("vehicle", "stops"),
    [("engine", ["0,7", "5,9", "7,1", "1,0", "0,7"]), ("ambulance", ["0,5", "3,9", "7,3", "3,0", "0,5"])],
)
def test_each_vehicle_goes_round_its_own_ring_of_four(vehicle: str, stops: list[str]) -> None:
    game = advanced(people=stops[0], points=100)
    for stop in stops[1:]:
        play(game, f"drive {vehicle} clockwise", f"ride {stop}")
        assert where(game) == stop
    for stop in reversed(stops[:-1]):
        play(game, f"drive {vehicle} anticlockwise", f"ride {stop}")
    assert where(game) == stops[0]


@rule("P-157", "P-155")
@pytest.mark.parametrize("here", ["0,7", "0,8"])
def test_a_vehicle_is_worked_from_either_of_its_two_spaces(here: str) -> None:
    game = advanced(people=here)
    assert {"drive engine clockwise", "drive engine anticlockwise", "fire deck gun"} <= set(game.legal_moves)


@rule("P-157", "P-160", "P-151")
def test_from_elsewhere_no_vehicle_is_worked_not_even_by_radio() -> None:
    game = advanced(people="0,9")
    assert {refused(game, f"drive {v} clockwise") for v in ("engine", "ambulance")} == {"P-157"}
    assert refused(game, "fire deck gun") == "P-157"
    assert refused(advanced(people="0,5"), "fire deck gun") == "P-157"


@rule("P-161", "P-188")
@pytest.mark.parametrize(("role", "price"), [("paramedic", 4), ("captain", 4), ("driver", 2), ("-", 4)])
@pytest.mark.parametrize(("vehicle", "here"), [("engine", "0,7"), ("ambulance", "0,5")])
def test_driving_costs_four_points_and_the_driver_two(vehicle: str, here: str, role: str, price: int) -> None:
    game = advanced(people=here, roles=role, points=price)
    play(game, f"drive {vehicle} clockwise")
    assert game.state.points == 0
    game = advanced(people=here, roles=role, points=price - 1)
    assert refused(game, f"drive {vehicle} clockwise") == "P-079"


@rule("P-159", "P-Q46")
def test_the_opposite_side_takes_two_drives_which_eight_points_allow() -> None:
    game = advanced(people="0,7", points=8)
    play(game, "drive engine clockwise", "ride 5,9", "drive engine clockwise", "ride 7,1")
    assert (where(game), game.state.points) == ("7,1", 0)


@rule("P-160", "P-165")
@pytest.mark.parametrize("out", ["5,9", "6,9"])
def test_the_driver_goes_along_and_gets_off_on_either_space(out: str) -> None:
    game = advanced(people="0,7")
    play(game, "drive engine clockwise")
    assert refused(game, "stay") == "P-160"
    assert refused(game, "ride 0,7") == "P-153"
    play(game, f"ride {out}")
    assert (where(game), asks(game)) == (out, Ask.ACTION)


@rule("P-160")
def test_so_does_the_driver_of_the_ambulance() -> None:
    game = advanced(people="0,5")
    play(game, "drive ambulance clockwise")
    assert refused(game, "stay") == "P-160"


@rule("P-162", "P-163", "P-164", "P-165")
def test_others_on_the_vehicle_may_ride_along_for_nothing_or_stay() -> None:
    game = advanced(people="0,7 0,8 0,7 0,9 0,8")
    play(game, "drive engine clockwise", "ride 5,9")
    assert (asks(game), game.asked) == (Ask.RIDE, 1)
    play(game, "ride 6,9")
    assert game.asked == 2
    play(game, "stay")
    assert game.asked == 4
    play(game, "ride 5,9")
    assert [where(game, n) for n in range(1, 6)] == ["5,9", "6,9", "0,7", "0,9", "5,9"]
    assert (asks(game), game.asked, game.state.points) == (Ask.ACTION, 0, 0)


@rule("P-Q44", "P-148")
@pytest.mark.parametrize(("choice", "rescued", "left"), [("yes", 2, ""), ("no", 0, "3,9 4,9")])
def test_the_ambulance_takes_in_who_waits_where_it_arrives(choice: str, rescued: int, left: str) -> None:
    game = advanced(people="0,5", victims="3,9", treated="4,9", options={"ambulance-collects-on-arrival": choice})
    play(game, "drive ambulance clockwise")
    assert (game.state.rescued, victims(game)) == (rescued, left)


@rule("P-Q44", "P-132")
def test_collecting_the_last_victim_wins_before_anybody_gets_off() -> None:
    game = advanced(people="0,5", victims="3,9", rescued=5, lost=2)
    play(game, "drive ambulance clockwise")
    assert game.outcome[:7] == "Victory"


@rule("P-Q45", "P-165")
def test_a_rider_of_the_engine_takes_a_victim_along_unless_the_table_plays_otherwise() -> None:
    game = advanced(people="0,7", victims="0,7")
    play(game, "drive engine clockwise", "ride and carry 6,9")
    assert (victims(game), where(game)) == ("6,9", "6,9")
    game = advanced(people="0,7", victims="0,7", options={"engine-takes-victims": "no"})
    play(game, "drive engine clockwise")
    assert refused(game, "ride and carry 6,9") == "P-Q45"


@rule("P-Q45", "P-178", "P-180")
def test_those_who_were_treated_ride_along_with_the_one_they_follow() -> None:
    game = advanced(people="0,7", treated="0,7 0,7")
    play(game, "drive engine clockwise", "ride and lead two 5,9")
    assert victims(game) == "5,9 5,9"


@rule("P-155", "P-Q26")
def test_a_vehicle_blocks_no_space() -> None:
    game = advanced(people="0,9")
    play(game, "move 0,8", "move 0,7", "move 0,6")
    assert where(game) == "0,6"
