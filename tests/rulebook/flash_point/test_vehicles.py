"""The fire engine and the ambulance: parking, driving, riding along, and rescues at the ambulance."""

import pytest

from firehall.game import Game
from firehall.games.flash_point import board as boards
from firehall.games.flash_point.board import Spot
from firehall.games.flash_point.state import Ask
from tests.support import asks, bare_board, experienced, given, hidden, play, refused, rule, victims, where

THREE = "6,6 6,7 6,8"
AMBULANCE = ["0,5-0,6", "3,9-4,9", "7,3-7,4", "3,0-4,0"]
ENGINE = ["0,7-0,8", "5,9-6,9", "7,1-7,2", "1,0-2,0"]
TURNS = ("clockwise", "anticlockwise")


def parked(game: Game, vehicle: str) -> str:
    """Where a vehicle stands."""
    spots = {"engine": ENGINE, "ambulance": AMBULANCE}[vehicle]
    return spots[getattr(game.state, vehicle)]


# Where they stand


@rule("R-015", "R-165")
def test_there_is_one_engine_and_one_ambulance_and_each_goes_its_own_way() -> None:
    game = experienced(people="0,7")
    play(game, "drive ambulance clockwise")
    assert (parked(game, "engine"), parked(game, "ambulance")) == ("0,7-0,8", "3,9-4,9")
    play(game, "drive engine anticlockwise", "ride 1,0")
    assert (parked(game, "engine"), parked(game, "ambulance")) == ("1,0-2,0", "3,9-4,9")


@rule("R-166")
@pytest.mark.parametrize("board", ["front", "back"])
def test_each_vehicle_has_four_parking_spots_of_its_own_outside(board: str) -> None:
    plan = boards.load(board)
    spaces = [space for kind in (plan.engine, plan.ambulance) for spot in kind.values() for space in spot.cells]
    assert (len(plan.engine), len(plan.ambulance), len(set(spaces))) == (4, 4, 16)
    assert all(row in (0, 7) or column in (0, 9) for row, column in spaces)


@rule("R-166", "R-175")
@pytest.mark.parametrize("vehicle", ["engine", "ambulance"])
@pytest.mark.parametrize("turn", TURNS)
def test_four_drives_lead_over_all_spots_of_the_vehicle_and_back(vehicle: str, turn: str) -> None:
    game = experienced(people="0,7", points=8)
    seen = [parked(game, vehicle)]
    for _ in range(4):
        play(game, f"drive {vehicle} {turn}")
        if asks(game) == Ask.RIDE:
            play(game, next(str(move) for move in game.legal_moves if move.verb == "ride"))
        seen.append(parked(game, vehicle))
    expected = ENGINE if vehicle == "engine" else AMBULANCE
    order = expected if turn == "clockwise" else [expected[0], *reversed(expected[1:])]
    assert seen == [*order, order[0]]


@rule("R-167", "RA-16")
@pytest.mark.parametrize("space", ["0,7", "0,8"])
def test_a_firefighter_on_either_space_is_at_the_engine(space: str) -> None:
    game = experienced(people=space)
    assert game.why_not("drive engine clockwise") == "" and game.why_not("fire deck gun") == ""


@rule("R-167", "R-171")
@pytest.mark.parametrize("space", ["0,6", "0,9", "1,7"])
def test_a_firefighter_beside_the_engine_is_not_at_it(space: str) -> None:
    assert refused(experienced(people=space), "drive engine clockwise") == "R-171"


@rule("R-167", "R-169")
@pytest.mark.parametrize(("way", "space"), [("0,4", "0,5"), ("0,7", "0,6")])
def test_a_victim_is_safe_on_either_space_of_the_ambulance(way: str, space: str) -> None:
    game = experienced(people=way, victims=way)
    assert "rescued" in play(game, f"carry {space}")
    assert (victims(game), game.state.rescued) == ("", 1)


@rule("RA-16")
def test_both_spaces_of_a_spot_around_a_corner_count_and_its_quadrant_is_what_the_board_says() -> None:
    plan = bare_board()
    plan.ambulance = {1: Spot(((0, 8), (0, 9))), 2: Spot(((3, 0), (4, 0)))}
    plan.engine = {1: Spot(((0, 0), (1, 0)), ((4, 5), (6, 8))), 2: Spot(((6, 9), (7, 9)), ((1, 1), (3, 4)))}
    for space in ("0,0", "1,0"):
        game = experienced(plan=plan, people=space, fire="5,6")
        play(game, "fire deck gun", "roll 5,6")
        assert game.state.fire[0] == 0
    game = experienced(plan=plan, people="1,9", victims="1,9")
    assert "rescued" in play(game, "carry 0,9")


@rule("R-168")
@pytest.mark.parametrize("move", ["drive engine clockwise", "fire deck gun"])
def test_at_a_vehicle_one_can_do_more(move: str) -> None:
    assert move in experienced(people="0,8").legal_moves
    assert move not in experienced(people="7,8").legal_moves


@rule("R-168", "R-043")
@pytest.mark.parametrize("move", ["drive engine clockwise", "drive ambulance clockwise", "fire deck gun"])
def test_the_family_game_has_no_vehicles(move: str) -> None:
    assert refused(given(people="0,8"), move) == "R-003"


# Rescues


@rule("R-169")
def test_outside_is_not_enough_to_be_rescued() -> None:
    game = experienced(openings="1,4-0,4", people="1,4", victims="1,4")
    assert "rescued" not in play(game, "carry 0,4")
    assert (victims(game), game.state.rescued) == ("0,4", 0)
    assert play(game, "carry 0,5") == ["carried", "rescued"]
    assert (victims(game), game.state.rescued, game.state.points) == ("", 1, 0)


@rule("R-169", "RA-19")
def test_a_victim_may_be_put_down_outside_and_wait() -> None:
    game = experienced(people="0,1", victims="0,1", hidden="6,7 6,8")
    play(game, "carry 0,2", "move 0,3", "end", "roll 3,3")
    assert (victims(game), game.state.lost, asks(game)) == ("0,2", 0, Ask.ACTION)


@rule("R-169", "R-115", "R-116")
def test_a_victim_who_waits_outside_still_counts_as_a_point_of_interest() -> None:
    game = experienced(people="6,1", victims="0,2", hidden="6,7", roll=True)
    play(game, "roll 3,3", "roll 4,4")
    assert (hidden(game), asks(game)) == ("4,4 6,7", Ask.ACTION)


@rule("R-124", "R-169")
def test_the_seventh_who_reaches_the_ambulance_wins_at_once() -> None:
    game = experienced(people="0,4", victims="0,4", rescued=6)
    assert play(game, "carry 0,5") == ["carried", "rescued", "won"]
    assert game.over and game.won


# Driving


@rule("R-170")
@pytest.mark.parametrize("move", ["drive engine clockwise", "drive ambulance anticlockwise"])
def test_driving_costs_two_points(move: str) -> None:
    game = experienced(people="0,7")
    play(game, move)
    assert game.state.points == 2
    assert refused(experienced(people="0,7", points=1), move) == "R-050"


@rule("R-170", "R-220")
def test_driving_costs_the_driver_two_points_too() -> None:
    game = experienced(people="0,7", roles="driver")
    play(game, "drive engine clockwise")
    assert game.state.points == 2


@rule("R-171")
def test_nobody_drives_the_engine_from_afar() -> None:
    game = experienced(people="1,1 0,7")
    assert refused(game, "drive engine clockwise") == "R-171"
    assert "drive ambulance clockwise" in game.legal_moves


@rule("R-172")
@pytest.mark.parametrize("space", ["3,3", "7,8", "0,5"])
def test_the_ambulance_is_driven_from_anywhere(space: str) -> None:
    game = experienced(people=space)
    play(game, "drive ambulance clockwise")
    assert parked(game, "ambulance") == "3,9-4,9"


@rule("R-173")
def test_whoever_drives_the_engine_goes_along() -> None:
    game = experienced(people="0,7")
    play(game, "drive engine clockwise")
    assert refused(game, "stay") == "R-173"
    play(game, "ride 6,9")
    assert (where(game), asks(game)) == ("6,9", Ask.ACTION)


@rule("R-173")
@pytest.mark.parametrize(("answer", "there"), [("stay", "0,5"), ("ride 3,9", "3,9"), ("ride 4,9", "4,9")])
def test_whoever_drives_the_ambulance_on_its_space_may_go_along(answer: str, there: str) -> None:
    game = experienced(people="0,5")
    play(game, "drive ambulance clockwise", answer)
    assert (where(game), game.state.points) == (there, 2)


@rule("R-173")
def test_whoever_drives_the_ambulance_from_elsewhere_can_not_go_along() -> None:
    game = experienced(people="3,3")
    play(game, "drive ambulance clockwise")
    assert (asks(game), where(game)) == (Ask.ACTION, "3,3")


@rule("R-174")
@pytest.mark.parametrize(("turn", "spot"), [("clockwise", "3,9-4,9"), ("anticlockwise", "3,0-4,0")])
def test_a_vehicle_goes_round_the_house_both_ways(turn: str, spot: str) -> None:
    game = experienced(people="3,3")
    play(game, f"drive ambulance {turn}")
    assert parked(game, "ambulance") == spot


@rule("R-175")
def test_a_vehicle_with_a_single_spot_has_nowhere_to_go() -> None:
    plan = bare_board()
    plan.ambulance = {1: Spot(((0, 5), (0, 6)))}
    assert refused(experienced(plan=plan, people="0,5"), "drive ambulance clockwise") == "R-175"


@rule("R-176", "RA-58")
def test_the_opposite_side_takes_two_drives_and_the_stop_in_between_is_a_real_one() -> None:
    game = experienced(people="3,3 0,5", victims="4,9")
    play(game, "drive ambulance clockwise", "ride 3,9")
    assert (victims(game), game.state.rescued, where(game, 2)) == ("", 1, "3,9")
    play(game, "drive ambulance clockwise", "stay")
    assert (parked(game, "ambulance"), where(game, 2), game.state.points) == ("7,3-7,4", "3,9", 0)


@rule("R-176", "RA-58")
def test_at_the_stop_in_between_others_get_on() -> None:
    game = experienced(people="3,3 3,9")
    play(game, "drive ambulance clockwise", "drive ambulance clockwise", "ride 7,4")
    assert where(game, 2) == "7,4"


# Riding


@rule("R-177", "R-178")
def test_all_at_the_vehicle_are_asked_and_ride_for_nothing_in_anybodys_turn() -> None:
    game = experienced(people="0,7 0,8 0,7 1,1", turn=2, saved="1 0 2 3")
    play(game, "drive engine clockwise")
    assert game.asked == 0
    play(game, "ride 5,9")
    assert game.asked == 1
    play(game, "ride 6,9")
    assert game.asked == 2
    assert play(game, "stay") == ["stayed-behind"]
    assert [where(game, who) for who in (1, 2, 3, 4)] == ["5,9", "6,9", "0,7", "1,1"]
    assert (game.state.points, list(game.state.saved[:4]), game.asked) == (2, [1, 0, 2, 3], 1)


@rule("R-178")
def test_any_number_may_ride() -> None:
    game = experienced(people=" ".join(["0,7"] * 6))
    play(game, "drive engine clockwise", *["ride 5,9"] * 6)
    assert [where(game, who) for who in range(1, 7)] == ["5,9"] * 6


@rule("R-179")
def test_riders_get_off_on_either_space_of_the_spot_and_nowhere_else() -> None:
    game = experienced(people="0,7")
    play(game, "drive engine anticlockwise")
    assert [str(move) for move in game.legal_moves] == ["ride 1,0", "ride 2,0"]
    assert refused(game, "ride 3,0") == "R-166"


@rule("RD-29")
def test_who_stands_on_another_spot_of_the_vehicle_does_not_ride() -> None:
    game = experienced(people="0,7 5,9 7,1")
    play(game, "drive engine clockwise", "ride 5,9")
    assert (asks(game), where(game, 2), where(game, 3)) == (Ask.ACTION, "5,9", "7,1")


@rule("RD-29", "R-177")
def test_who_stands_at_the_other_vehicle_does_not_ride() -> None:
    game = experienced(people="3,3 0,7")
    play(game, "drive ambulance clockwise")
    assert asks(game) == Ask.ACTION


@rule("RA-60")
def test_each_who_stands_on_an_ambulance_driven_by_radio_decides() -> None:
    game = experienced(people="3,3 0,5 0,6")
    play(game, "drive ambulance anticlockwise")
    assert game.asked == 1 and "stay" in game.legal_moves
    play(game, "stay", "ride 4,0")
    assert [where(game, who) for who in (1, 2, 3)] == ["3,3", "0,5", "4,0"]
    assert (game.asked, asks(game)) == (0, Ask.ACTION)


# What comes along


@rule("RA-59")
def test_a_rider_takes_along_a_victim_for_nothing() -> None:
    game = experienced(people="0,7", victims="0,7")
    play(game, "drive engine clockwise", "ride and carry 5,9")
    assert (where(game), victims(game), game.state.points) == ("5,9", "5,9", 2)


@rule("RA-59")
def test_a_rider_takes_along_one_victim_and_leads_another() -> None:
    game = experienced(people="0,7", victims="0,7 0,7", treated="0,7")
    play(game, "drive engine clockwise", "ride and carry and lead 6,9")
    assert (victims(game), game.state.points) == ("0,7 6,9 6,9", 2)
    assert "lead 7,9" in game.legal_moves


@rule("RA-59", "R-198")
def test_a_treated_victim_is_led_along_on_a_ride() -> None:
    game = experienced(people="0,7", treated="0,7")
    play(game, "drive engine clockwise", "ride and lead 5,9")
    assert victims(game) == "5,9" and "lead 4,9" in game.legal_moves


@rule("RA-59")
def test_what_stays_behind_stays() -> None:
    game = experienced(people="0,7", victims="0,7")
    play(game, "drive engine clockwise", "ride 5,9")
    assert (where(game), victims(game)) == ("5,9", "0,7")


@rule("RA-59")
def test_one_can_only_take_along_what_lies_on_the_own_space() -> None:
    game = experienced(people="0,7", victims="0,8")
    play(game, "drive engine clockwise")
    assert refused(game, "ride and carry 5,9") == "R-066"
    assert refused(game, "ride and lead 5,9") == "R-198"


@rule("RA-59", "R-199")
def test_on_a_ride_too_one_leads_no_more_than_one() -> None:
    game = experienced(people="0,7", treated="0,7 0,7")
    play(game, "drive engine clockwise")
    assert refused(game, "ride and lead two 5,9") == "R-199"


@rule("RA-59")
def test_at_some_tables_nothing_comes_along_on_a_ride() -> None:
    options = {"ride-with-victim": "no"}
    game = experienced(people="0,7", victims="0,7", treated="0,7", options=options)
    play(game, "drive engine clockwise")
    assert refused(game, "ride and carry 5,9") == "RA-59"
    assert refused(game, "ride and lead 5,9") == "RA-59"
    play(game, "ride 5,9")
    assert victims(game) == "0,7 0,7"


@rule("RA-59")
def test_two_riders_can_not_both_take_the_same_victim() -> None:
    game = experienced(people="0,7 0,7", victims="0,7")
    play(game, "drive engine clockwise", "ride and carry 5,9")
    assert refused(game, "ride and carry 5,9") == "R-066"


# Rescues on arrival


@rule("R-180", "RA-61", "RD-30")
def test_all_victims_on_both_spaces_where_the_ambulance_arrives_are_rescued() -> None:
    game = experienced(people="1,1", victims="3,9 4,9 4,9")
    events = play(game, "drive ambulance clockwise")
    assert (events.count("rescued"), victims(game), game.state.rescued, game.state.points) == (3, "", 3, 2)


@rule("R-180")
def test_the_seventh_is_rescued_on_arrival_and_nobody_is_asked_any_more() -> None:
    game = experienced(people="0,5", victims="3,9 4,9", rescued=6)
    play(game, "drive ambulance clockwise")
    assert (game.over, game.won, game.state.rescued) == (True, True, 8)


@rule("R-181", "RD-30")
@pytest.mark.parametrize("space", ["2,9", "5,9", "0,7", "0,5"])
def test_spaces_that_the_ambulance_passes_or_leaves_do_not_count(space: str) -> None:
    game = experienced(people="1,1", victims=space)
    play(game, "drive ambulance clockwise")
    assert (victims(game), game.state.rescued) == (space, 0)


@rule("R-181")
def test_the_engine_rescues_nobody() -> None:
    game = experienced(people="0,7", victims="5,9")
    play(game, "drive engine clockwise", "ride 5,9")
    assert (victims(game), game.state.rescued) == ("5,9", 0)


@rule("RA-31", "R-180")
def test_the_heal_marker_of_a_treated_victim_returns_with_the_rescue() -> None:
    game = experienced(people="1,1", treated="3,9 4,9 4,9", roles="paramedic", victims="1,1")
    assert refused(game, "treat 1,1") == "R-013"
    play(game, "drive ambulance clockwise", "treat 1,1")
    assert game.state.rescued == 3


@rule("RE-23")
def test_two_drives_by_radio_rescue_a_victim_at_the_stop_in_between() -> None:
    game = experienced(people="4,4", victims="3,9")
    play(game, "drive ambulance clockwise")
    assert (game.state.rescued, victims(game)) == (1, "")
    play(game, "drive ambulance clockwise")
    assert (parked(game, "ambulance"), where(game), game.state.points) == ("7,3-7,4", "4,4", 0)
