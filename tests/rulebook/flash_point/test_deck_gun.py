"""The deck gun: who fires it, at what, and what its water does."""

import pytest

from firehall.game import Game
from firehall.games.flash_point import board as boards
from firehall.games.flash_point.state import Ask
from tests.support import asks, experienced, fires, given, hidden, play, refused, rule, smokes, victims, where

QUADRANTS = {"I": ((1, 3), (1, 4)), "II": ((1, 3), (5, 8)), "III": ((4, 6), (1, 4)), "IV": ((4, 6), (5, 8))}
ENGINES = {
    "front": {1: ("II", "0,7"), 2: ("IV", "5,9"), 3: ("III", "7,1"), 4: ("I", "1,0")},
    "back": {1: ("I", "0,3"), 2: ("II", "2,9"), 3: ("IV", "7,5"), 4: ("III", "4,0")},
}
SPOTS = [(board, engine) for board, engines in ENGINES.items() for engine in engines]
ALL = " ".join(f"{row},{column}" for row in range(1, 7) for column in range(1, 9))


def at_quadrant(number: str, **what: object) -> Game:
    """Someone stands at the engine that is parked beside a quadrant of the bare house."""
    engine, space = next((n, space) for n, (name, space) in ENGINES["front"].items() if name == number)
    return experienced(engine=engine, people=f"{space} {what.pop('others', '')}", **what)


def target(game: Game) -> str:
    """The space that the gun has hit last."""
    return str(next(event for event in reversed(list(game.events)) if event.name == "gun-hit").details["space"])


# Firing it


@rule("R-182")
def test_the_deck_gun_costs_four_points() -> None:
    game = at_quadrant("I", points=5)
    play(game, "fire deck gun", "roll 1,1")
    assert (game.state.points, asks(game)) == (1, Ask.ACTION)
    assert refused(at_quadrant("I", points=3), "fire deck gun") == "R-050"


@rule("R-183")
def test_much_fire_goes_out_at_once() -> None:
    game = at_quadrant("I", fire="2,2 1,2 3,2 2,1 2,3")
    play(game, "fire deck gun", "roll 2,2")
    assert fires(game) == ""


@rule("R-184", "RA-55", "RD-09")
@pytest.mark.parametrize(("board", "engine"), SPOTS)
def test_there_are_four_quadrants_of_three_rows_and_four_columns_one_for_each_spot(board: str, engine: int) -> None:
    (top, bottom), (left, right) = QUADRANTS[ENGINES[board][engine][0]]
    assert boards.load(board).engine[engine].reach == ((top, left), (bottom, right))


@rule("R-184", "R-186", "R-189", "RA-55")
@pytest.mark.parametrize(("board", "engine"), SPOTS)
def test_every_roll_hits_the_quadrant_beside_the_engine(board: str, engine: int) -> None:
    number, space = ENGINES[board][engine]
    (top, bottom), (left, right) = QUADRANTS[number]
    for row in range(1, 7):
        for column in range(1, 9):
            game = experienced(on=board, engine=engine, people=space)
            play(game, "fire deck gun", f"roll {row},{column}")
            there = row if top <= row <= bottom else 7 - row, column if left <= column <= right else 9 - column
            assert target(game) == f"{there[0]},{there[1]}"


@rule("R-185")
@pytest.mark.parametrize("space", ["0,6", "1,7", "3,3", "5,9"])
def test_only_who_is_at_the_engine_fires_it(space: str) -> None:
    game = experienced(people=space)
    assert "fire deck gun" not in game.legal_moves
    refused(game, "fire deck gun")


@rule("R-186")
def test_after_a_drive_the_gun_reaches_another_quadrant() -> None:
    game = experienced(people="0,7", points=6, fire="1,8 6,8")
    play(game, "drive engine clockwise", "ride 5,9", "fire deck gun", "roll 1,8")
    assert (target(game), fires(game)) == ("6,8", "1,8")


@rule("R-187", "RE-11", "RA-56")
@pytest.mark.parametrize("space", ["1,1", "3,4", "1,4", "3,1"])
def test_the_gun_stays_silent_while_a_firefighter_is_in_the_quadrant(space: str) -> None:
    game = at_quadrant("I", others=space)
    assert refused(game, "fire deck gun") == "R-187"
    assert game.state.points == 4


@rule("R-187", "RA-56")
@pytest.mark.parametrize("space", ["1,5", "4,1", "4,4", "6,8", "0,1", "1,0", "0,4"])
def test_a_firefighter_elsewhere_or_outside_does_not_matter(space: str) -> None:
    assert "fire deck gun" in at_quadrant("I", others=space).legal_moves


@rule("RA-56")
def test_a_victim_in_the_quadrant_does_not_matter() -> None:
    assert "fire deck gun" in at_quadrant("I", victims="2,2", hidden="1,1").legal_moves


@rule("R-188")
def test_both_dice_are_rolled_for_the_target() -> None:
    game = at_quadrant("I")
    play(game, "fire deck gun")
    assert asks(game) == Ask.GUN_ROLL
    assert len(list(game.legal_moves)) == len(game.chances) == 48
    assert set(game.chances.values()) == {1}


@rule("R-189", "RE-09")
def test_both_dice_are_turned_over() -> None:
    game = at_quadrant("I", fire="2,1 5,8")
    play(game, "fire deck gun", "roll 5,8")
    assert (target(game), fires(game)) == ("2,1", "5,8")


@rule("R-189")
@pytest.mark.parametrize(("roll", "hit"), [("4,3", "3,3"), ("2,5", "2,4"), ("3,4", "3,4"), ("6,1", "1,1")])
def test_each_die_is_turned_over_only_if_it_lies_outside(roll: str, hit: str) -> None:
    game = at_quadrant("I")
    play(game, "fire deck gun", f"roll {roll}")
    assert target(game) == hit


# What the water does


@rule("R-190")
def test_all_fire_and_smoke_on_the_target_and_beside_it_is_gone() -> None:
    game = at_quadrant("I", fire="2,2 2,1 1,2 1,1", smoke="3,2 2,3 3,3")
    events = play(game, "fire deck gun", "roll 2,2")
    assert (fires(game), smokes(game)) == ("1,1", "3,3")
    assert events.count("washed-out") == 5


@rule("R-190")
def test_smoke_on_the_target_is_gone_too_and_nothing_stays_behind() -> None:
    game = at_quadrant("I", smoke="2,2", fire="2,3")
    play(game, "fire deck gun", "roll 2,2")
    assert (fires(game), smokes(game)) == ("", "")


@rule("R-190", "R-027")
def test_a_dry_target_still_wets_what_lies_beside_it() -> None:
    game = at_quadrant("I", fire="1,2 1,1")
    play(game, "fire deck gun", "roll 2,2")
    assert fires(game) == "1,1"


@rule("R-191", "R-193", "RE-10")
def test_the_water_reaches_beyond_the_quadrant_and_harms_nobody_there() -> None:
    game = at_quadrant("I", others="3,5", fire="4,4", smoke="3,5")
    play(game, "fire deck gun", "roll 3,4")
    assert (fires(game), smokes(game), where(game, 2)) == ("", "", "3,5")


@rule("R-192", "RD-08")
@pytest.mark.parametrize(
    ("what", "left"),
    [
        ({"walls": "2,2-2,3"}, "2,3"),
        ({"damaged": "2,2-2,3"}, "2,3"),
        ({"closed": "2,2-2,3"}, "2,3"),
        ({"opened": "2,2-2,3"}, ""),
        ({"gone": "2,2-2,3"}, ""),
        ({"destroyed": "2,2-2,3"}, ""),
    ],
)
def test_walls_and_closed_doors_stop_the_water_and_nothing_else_does(what: dict[str, str], left: str) -> None:
    game = at_quadrant("I", fire="2,3", **what)
    play(game, "fire deck gun", "roll 2,2")
    assert fires(game) == left


@rule("R-193")
def test_the_water_does_nothing_to_points_of_interest_victims_hazmats_and_hot_spots() -> None:
    game = at_quadrant("I", hidden="2,2", victims="1,2", treated="2,1", hazmats="2,2 2,3", hot="2,2 3,2")
    before = game.state
    play(game, "fire deck gun", "roll 2,2")
    after = game.state
    assert (hidden(game), victims(game)) == ("2,2", "1,2 2,1")
    assert (list(after.hazmats), after.hot, list(after.treated)) == (
        list(before.hazmats),
        before.hot,
        list(before.treated),
    )


@rule("R-193")
def test_the_water_does_not_turn_over_dice_for_walls_or_doors() -> None:
    game = at_quadrant("I", walls="2,2-2,3", closed="2,1-2,2")
    before = list(game.state.sides)
    play(game, "fire deck gun", "roll 2,2")
    assert (list(game.state.sides), game.state.damage) == (before, 0)


@rule("RE-08")
def test_the_example_of_the_deck_gun() -> None:
    game = at_quadrant("IV", fire="5,6 4,6 5,7", smoke="6,6", hidden="5,5", walls="5,6-5,7 5,6-6,6")
    play(game, "fire deck gun", "roll 2,6")
    assert (target(game), fires(game), smokes(game), hidden(game)) == ("5,6", "5,7", "6,6", "5,5")
    assert game.state.points == 0


# The driver and operator


def aimed(roll: str, **what: object) -> Game:
    """The driver has fired at quadrant I, and the dice have fallen."""
    game = at_quadrant("I", roles="driver", **what)
    play(game, "fire deck gun", f"roll {roll}")
    return game


@rule("R-220")
def test_the_driver_fires_for_two_points() -> None:
    game = aimed("2,2")
    play(game, "keep")
    assert (game.state.points, asks(game)) == (2, Ask.ACTION)
    assert refused(at_quadrant("I", roles="driver", points=1), "fire deck gun") == "R-050"


@rule("R-220")
def test_with_two_points_only_the_driver_can_fire() -> None:
    assert "fire deck gun" in at_quadrant("I", roles="driver", points=2).legal_moves
    assert refused(at_quadrant("I", roles="generalist", points=3), "fire deck gun") == "R-050"


@rule("R-221")
def test_others_are_not_asked() -> None:
    game = at_quadrant("I", roles="generalist")
    play(game, "fire deck gun", "roll 2,2")
    assert asks(game) == Ask.ACTION


@rule("R-221")
def test_the_driver_may_keep_the_dice() -> None:
    game = aimed("2,2")
    assert (asks(game), game.asked) == (Ask.GUN_DICE, 0)
    assert [str(move) for move in game.legal_moves] == ["reroll red", "reroll black", "keep"]
    play(game, "keep")
    assert target(game) == "2,2"


@rule("R-221")
@pytest.mark.parametrize(
    ("moves", "hit"),
    [(("reroll red", "roll red 3", "keep"), "3,2"), (("reroll black", "roll black 4", "keep"), "2,4")],
)
def test_one_die_is_rolled_again_and_the_other_stays(moves: tuple[str, ...], hit: str) -> None:
    game = aimed("2,2")
    play(game, *moves)
    assert target(game) == hit


@rule("R-221", "R-222")
@pytest.mark.parametrize(
    "moves",
    [
        ("reroll red", "roll red 3", "reroll black", "roll black 4"),
        ("reroll black", "roll black 4", "reroll red", "roll red 3"),
    ],
)
def test_after_one_die_the_other_may_still_be_rolled_again(moves: tuple[str, ...]) -> None:
    game = aimed("2,2")
    play(game, *moves)
    assert (target(game), asks(game)) == ("3,4", Ask.ACTION)


@rule("R-223")
def test_a_die_is_rolled_again_only_once() -> None:
    game = aimed("2,2")
    play(game, "reroll red", "roll red 3")
    assert refused(game, "reroll red") == "R-223"
    assert [str(move) for move in game.legal_moves] == ["reroll black", "keep"]


@rule("R-223")
def test_the_new_number_counts_even_if_it_is_worse() -> None:
    game = aimed("2,2", fire="2,2")
    play(game, "reroll red", "roll red 1", "reroll black", "roll black 1")
    assert (target(game), fires(game)) == ("1,1", "2,2")


@rule("R-221", "R-188")
def test_a_single_die_has_as_many_results_as_faces() -> None:
    game = aimed("2,2")
    play(game, "reroll red")
    assert [str(move) for move in game.legal_moves] == [f"roll red {n}" for n in range(1, 7)]
    assert sum(game.chances.values()) == len(game.chances) == 6
    play(game, "roll red 2", "reroll black")
    assert [str(move) for move in game.legal_moves] == [f"roll black {n}" for n in range(1, 9)]
    assert sum(game.chances.values()) == len(game.chances) == 8


@rule("RA-57")
def test_dice_are_turned_over_only_after_they_were_rolled_again() -> None:
    game = aimed("5,8")
    play(game, "reroll red", "roll red 2", "keep")
    assert target(game) == "2,1"
    game = aimed("2,2")
    play(game, "reroll red", "roll red 6", "reroll black", "roll black 5")
    assert target(game) == "1,4"


@rule("RA-51")
@pytest.mark.parametrize("role", ["paramedic", "rescue-specialist"])
def test_who_pays_double_for_water_does_not_for_the_gun(role: str) -> None:
    game = at_quadrant("I", roles=role)
    play(game, "fire deck gun", "roll 2,2")
    assert game.state.points == 0


@rule("RA-50")
def test_special_points_do_not_pay_for_the_gun() -> None:
    for role in ("cafs-firefighter", "captain", "rescue-specialist"):
        assert refused(at_quadrant("I", roles=role, points=3), "fire deck gun") == "R-050"
        game = at_quadrant("I", roles=role, points=4)
        play(game, "fire deck gun", "roll 2,2")
        assert (game.state.points, game.state.extra > 0) == (0, True)


@rule("R-192", "R-190")
def test_of_a_house_full_of_smoke_five_spaces_are_cleared() -> None:
    game = at_quadrant("III", smoke=ALL.replace("5,2", "").replace("  ", " "), fire="5,2")
    play(game, "fire deck gun", "roll 5,2")
    assert set(ALL.split()) - set(smokes(game).split()) == {"5,2", "4,2", "6,2", "5,1", "5,3"}


@rule("R-185", "R-043")
def test_the_family_game_has_no_deck_gun() -> None:
    assert refused(given(people="0,7"), "fire deck gun") == "R-003"
