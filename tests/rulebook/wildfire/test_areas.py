"""Wood areas and what they are worth."""

import pytest

from firehall.core.masks import bag_count
from firehall.games.wildfire.state import KINDS
from tests.forests import events, given, points
from tests.support import play, rule

BOARD = (
    "3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0, 1 q0r2, 2 q-1r1, 5 q1r-1, "
    "2 q2r-1, 5 q-1r2, 4 q0r-1, 1 q-1r0, 2 q1r-2, 3 q2r-2, 5 q-2r2, 1 q-2r3"
)
MEN = (
    "1 green q0r1, 1 blue q0r1, 2 yellow q1r0, 1 red q1r-1, 1 green q0r2, 2 blue q1r1, "
    "1 yellow q-1r1, 1 red q2r-1, 1 green q-1r2, 1 blue q2r0, 1 yellow q-2r2, 1 red q-1r0"
)


@rule("W-E09", "W-032", "W-034", "W-035")
def test_blue_has_one_area_worth_six() -> None:
    assert points(given(BOARD, men=MEN), 3) == (6 + 4 + 2) // 2


@rule("W-E10", "W-035")
def test_green_divides_by_one() -> None:
    assert points(given(BOARD, men=MEN), 2) == 5 + 6 + 1


@rule("W-E11", "W-036", "W-038", "W-Q22")
def test_each_area_of_red_is_rounded_down_by_itself() -> None:
    assert points(given(BOARD, men=MEN), 1) == 1 // 1 + (5 + 2) // 2 == 4


@rule("W-E12", "W-032")
def test_a_man_between_joins_the_areas_of_red() -> None:
    assert points(given(BOARD, men=f"{MEN}, 1 red q0r-1"), 1) == 1 + 4 + 5 + 2


@rule("W-E13", "W-037")
def test_the_enclosed_six_of_yellow_scores_nothing() -> None:
    assert points(given(BOARD, men=MEN), 4) == 0 + (5 + 2) // 2


@rule("W-034")
def test_the_number_of_men_does_not_count() -> None:
    one = given("6 q0r0, 2 q1r0", crew=2, men="1 red q0r0, 1 red q1r0")
    three = given("6 q0r0, 2 q1r0", crew=2, men="3 red q0r0, 1 red q1r0")
    assert points(one, 1) == points(three, 1) == 8 // 2


@rule("W-033", "W-042")
def test_a_tile_belongs_to_areas_of_all_colours_that_stand_there() -> None:
    game = given(
        "6 q0r0, 3 q1r0, 5 q0r1, 5 q1r1", men="1 red q0r0, 1 green q0r0, 1 blue q0r0, 1 red q1r0, 1 green q0r1"
    )
    state = game.state
    assert [bag_count(state.men, KINDS, 64 * colour + 0) for colour in range(3)] == [1, 1, 1]
    assert [points(game, seat) for seat in (1, 2, 3)] == [9 // 3, 11 // 5, 6 // 6]


@rule("W-035")
def test_an_enclosed_low_number_does_not_divide() -> None:
    ring = "6 q1r0, 5 q1r-1, 6 q0r-1, 5 q-1r0, 6 q-1r1, 5 q0r1"
    game = given(f"1 q0r0, {ring}", crew=2, men="1 red q0r0, 1 red q1r-1")
    assert points(game, 1) == (1 + 5) // 5


@rule("W-036")
def test_fractions_are_dropped() -> None:
    assert points(given("6 q0r0, 5 q1r0", crew=2, men="1 red q0r0, 1 red q1r0"), 1) == 11 // 5 == 2


@rule("W-052")
def test_in_high_summer_nothing_is_divided_by_less_than_two() -> None:
    game = given("6 q0r0, 2 q1r0", crew=2, men="1 red q0r0, 1 red q1r0", high_summer="on")
    assert game.state.left[1] == 0
    assert points(game, 1) == 8 // 2


@rule("W-062")
def test_two_colours_of_a_player_never_make_one_area() -> None:
    game = given("6 q0r0, 2 q1r0", crew=2, men="1 red q0r0, 1 green q1r0")
    assert points(game, 1) == 6 // 6 + 2 // 2
    assert points(given("6 q0r0, 2 q1r0", crew=2, men="1 red q0r0, 1 red q1r0"), 1) == 8 // 2


@rule("W-037")
@pytest.mark.parametrize(("men", "told"), [("1 red q0r0", "area-enclosed"), ("1 red q1r0", "area-scored")])
def test_the_score_is_told_area_by_area(men: str, told: str) -> None:
    ring = "6 q1r0, 5 q1r-1, 6 q0r-1, 5 q-1r0, 6 q-1r1, 5 q0r1"
    game = given(f"1 q0r0, {ring}", crew=2, men=men, pile=0, laid=False, passes=1)
    assert told in events(game, "pass")
    play(given(BOARD, men=MEN), "pass")
