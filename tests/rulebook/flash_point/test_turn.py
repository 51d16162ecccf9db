"""A turn and its action points."""

from typing import Any

import pytest

from firehall import new
from firehall.core.masks import count
from firehall.games.flash_point.state import Act, Ask
from firehall.games.flash_point.turn import legal, why_not
from firehall.games.flash_point.why import Why
from tests.support import front, given, hidden, play, refused, rule, smokes, where

ALL_HIDDEN = "6,6 6,7 6,8"
MARKERS = {"limit-action-markers": "on"}


@rule("R-047")
def test_turns_go_round_clockwise() -> None:
    game = given(people="1,1 1,2 1,3", turn=2, hidden=ALL_HIDDEN)
    asked = []
    for roll in ("3,3", "3,6", "5,3", "5,6"):
        asked.append(game.asked + 1)
        play(game, "end", f"roll {roll}")
    assert asked == [2, 3, 1, 2]


@rule("R-048")
def test_a_turn_is_actions_then_fire_then_points_of_interest() -> None:
    game = given(people="1,1 1,2", hidden="6,6 6,7")
    asked = []
    for move in ("end", "roll 3,3", "roll 4,4"):
        asked.append(game.state.asking)
        play(game, move)
    assert asked == [Ask.ACTION, Ask.FIRE_ROLL, Ask.POI_ROLL]
    assert (smokes(game), hidden(game)) == ("3,3", "4,4 6,6 6,7")
    assert (game.state.asking, game.asked) == (Ask.ACTION, 1)


@rule("R-048")
@pytest.mark.parametrize("move", ["end", "move 1,2", "chop 0,1-1,1"])
def test_the_fire_cannot_be_skipped_or_put_off(move: str) -> None:
    assert refused(given(roll=True), move) == "R-048"


@rule("R-048")
def test_replenishing_cannot_be_skipped() -> None:
    game = given(hidden="6,6 6,7", roll=True)
    play(game, "roll 3,3")
    assert refused(game, "end") == "R-048"


@rule("R-048")
def test_nobody_rolls_before_the_actions_are_over() -> None:
    assert refused(given(), "roll 3,3") == "R-048"


@rule("R-049")
def test_every_turn_brings_four_points() -> None:
    game = given(people="1,1", points=0, hidden=ALL_HIDDEN)
    for roll in ("3,3", "3,6"):
        play(game, "end", f"roll {roll}")
        assert game.state.points == 4
        play(game, *["move 2,1", "move 1,1"] * 2)
        assert game.state.points == 0


@rule("R-050")
def test_actions_come_in_any_order() -> None:
    moves = ["put out 2,3", "open 3,3-3,4", "damp 4,3"]
    states = []
    for order in (moves, moves[::-1], [moves[1], moves[2], moves[0]]):
        game = given(people="3,3", fire="2,3 4,3", closed="3,3-3,4")
        play(game, *order)
        states.append(vars(game.state))
    assert states[0] == states[1] == states[2]
    assert states[0]["points"] == 0


@rule("R-050")
@pytest.mark.parametrize(
    ("move", "price"),
    [
        ("move 2,3", 1),
        ("move 3,2", 2),
        ("carry 2,3", 2),
        ("open 3,3-3,4", 1),
        ("put out 2,3", 1),
        ("damp 3,2", 1),
        ("put out 3,2", 2),
        ("chop 3,3-4,3", 2),
    ],
)
def test_nothing_is_done_that_cannot_be_paid(move: str, price: int) -> None:
    where = {"fire": "3,2", "smoke": "2,3", "closed": "3,3-3,4", "walls": "3,3-4,3", "victims": "3,3"}
    game = given(people="3,3", points=price - 1, options={"end-on-fire": "knocked-down"}, **where)
    assert refused(game, move) == "R-050"
    assert game.why_not(move).startswith(f"That costs {price} point")
    game = given(people="3,3", points=price, options={"end-on-fire": "knocked-down"}, **where)
    play(game, move)
    assert game.state.points == 0


@rule("R-051")
def test_the_same_action_is_repeated_and_paid_every_time() -> None:
    game = given(people="3,1", walls="2,1-3,1 3,1-4,1", points=5)
    play(game, "chop 2,1-3,1")
    assert game.state.points == 3
    play(game, "chop 2,1-3,1")
    assert game.state.points == 1
    assert refused(game, "chop 3,1-4,1") == "R-050"


@rule("R-052")
@pytest.mark.parametrize("points", [0, 1, 4, 8])
def test_one_may_pass_with_any_number_of_points(points: int) -> None:
    game = given(people="1,1", points=points)
    play(game, "end")
    assert game.state.asking == Ask.FIRE_ROLL


@rule("RA-25")
def test_passing_skips_neither_the_fire_nor_replenishing() -> None:
    game = given(people="1,1 1,2", hidden="6,6 6,7")
    play(game, "end", "roll 3,3", "roll 4,4")
    assert (smokes(game), count(game.state.hidden[0])) == ("3,3", 3)
    assert (game.state.saved[0], game.asked) == (4, 1)


@rule("R-053")
def test_unspent_points_are_saved() -> None:
    game = given(people="1,1 1,2", points=4, hidden=ALL_HIDDEN)
    play(game, "move 2,1", "end")
    assert game.state.saved[:2] == [3, 0]
    assert "saved points 1:3" in str(game)
    play(game, "roll 3,3", "end", "roll 3,6")
    assert (game.asked, game.state.points) == (0, 7)


@rule("R-053")
def test_nothing_is_saved_when_all_is_spent() -> None:
    game = given(people="1,1", points=0)
    assert play(game, "end") == ["ended-turn"]
    assert game.state.saved[0] == 0


@rule("R-054", "RD-24")
def test_a_player_holds_at_most_four_saved_points_in_all() -> None:
    game = given(people="1,1 1,2", turn=1, saved="0 2", points=0, hidden=ALL_HIDDEN)
    play(game, "end", "roll 3,3")
    assert game.state.points == 6
    play(game, "move 2,2", "end")
    assert game.state.saved[:2] == [0, 4]
    assert str(game.events[-1]) == "1 point is lost to firefighter 2: nobody saves more. [R-054]"


@rule("R-054")
def test_exactly_four_points_are_saved_without_loss() -> None:
    game = given(people="1,1", points=4)
    assert play(game, "end") == ["ended-turn", "points-saved"]
    assert game.state.saved[0] == 4


@rule("RA-26")
def test_four_saved_and_four_new_points_leave_four() -> None:
    game = given(people="1,1", points=8)
    assert play(game, "end") == ["ended-turn", "points-saved", "points-lost"]
    assert game.state.saved[0] == 4
    assert game.events[-1].details == {"who": 1, "number": 4}


@rule("R-055")
def test_saved_points_are_spent_like_others_on_top_of_four() -> None:
    game = given(people="1,1 1,2", saved="0 4", points=0, hidden=ALL_HIDDEN)
    play(game, "end", "roll 3,3")
    assert (game.state.points, game.state.saved[1]) == (8, 0)
    play(game, *["chop 0,2-1,2"] * 2, *["move 2,2", "move 1,2"] * 2)
    assert game.state.points == 0


@rule("R-055")
def test_only_the_owner_spends_saved_points() -> None:
    game = given(people="1,1 1,2 1,3", saved="0 0 4", points=0, hidden=ALL_HIDDEN)
    play(game, "end", "roll 3,3")
    assert (game.state.points, game.state.saved[:3]) == (4, [0, 0, 4])


@rule("RA-07")
def test_nobody_has_saved_points_at_the_start() -> None:
    game = new(crew=2, real_dice=True)
    play(game, "start 3,0", "start 3,0", "first 1")
    assert (game.state.points, game.state.saved) == (4, [0] * 6)
    play(game, "end", "roll 1,1")
    assert (game.asked, game.state.points) == (1, 4)


@rule("RA-27")
def test_action_markers_are_only_a_reminder() -> None:
    game = given(people="1,1 1,2 1,3 1,4 1,5 1,6", turn=6, saved="4 4 4 4 4 0", points=4)
    play(game, "end")
    assert game.state.saved == [4] * 6


@rule("RA-27", "R-012")
def test_the_team_may_play_with_21_action_markers() -> None:
    game = given(people="1,1 1,2 1,3 1,4 1,5 1,6", turn=6, saved="4 4 4 4 4 0", points=4, options=MARKERS)
    assert play(game, "end") == ["ended-turn", "points-saved", "points-lost"]
    assert game.state.saved == [4, 4, 4, 4, 4, 1]


@rule("RA-27")
def test_markers_come_back_at_the_start_of_a_turn() -> None:
    game = given(
        people="1,1 1,2 1,3 1,4 1,5 1,6", turn=6, saved="4 4 4 4 4 0", points=1, hidden=ALL_HIDDEN, options=MARKERS
    )
    play(game, "end", "roll 3,3")
    assert game.state.points == 8
    play(game, "end")
    assert game.state.saved == [4, 4, 4, 4, 4, 1]


@rule("R-047")
def test_the_game_goes_on_until_it_is_over() -> None:
    game = front(people="3,1 0,0", victims="3,1", rescued=6)
    play(game, "carry 3,0")
    assert refused(game, "end") == "R-130"
    assert where(game, 2) == "0,0"
    assert len(game.legal_moves) == 0


@rule("R-048", "R-050")
@pytest.mark.parametrize(
    ("what", "move", "asking"),
    [
        ({"people": "3,3", "points": 8, "fire": "3,3 3,4", "smoke": "2,3"}, "", Ask.ACTION),
        ({"roll": True}, "", Ask.FIRE_ROLL),
        ({"roll": True}, "roll 1,1", Ask.POI_ROLL),
        ({"hidden": "3,4", "people": "3,3"}, "move 3,4", Ask.POI_DRAW),
        ({"fire": "3,4", "people": "3,4", "roll": True}, "roll 6,6", Ask.AMBULANCE_SPACE),
        ({"damage": 23, "walls": "1,1-1,2"}, "chop 1,1-1,2", Ask.GAME_OVER),
    ],
    ids=lambda part: part.name if isinstance(part, Ask) else "",
)
def test_a_code_is_legal_or_there_is_a_reason_against_it(what: dict[str, Any], move: str, asking: Ask) -> None:
    game = given(**what)
    if move:
        play(game, move)
    assert game.state.asking == asking
    everything = legal(game.state, game.book, 0)
    assert {c for c in range(-3, 70) if why_not(game.state, game.book, c) == Why.OK} == {
        code for code in range(64) if everything >> code & 1
    }
    for code in (-1, 64, 65):
        assert why_not(game.state, game.book, code) == (Why.NO_SUCH_MOVE if everything else Why.GAME_OVER)
    if asking in (Ask.FIRE_ROLL, Ask.POI_ROLL):
        assert [why_not(game.state, game.book, code) for code in (47, 48, 49)] == [
            0,
            Why.NO_SUCH_MOVE,
            Why.NO_SUCH_MOVE,
        ]


@rule("R-050")
@pytest.mark.parametrize("code", [4, 6, 7, Act.CARRY + 7, Act.DOOR + 7, Act.CHOP + 7, 49, 50, 55, 56, 63])
def test_a_code_that_stands_for_no_action_is_no_move(code: int) -> None:
    game = given(people="3,3", points=8)
    assert why_not(game.state, game.book, code) == Why.NO_SUCH_MOVE


@rule("R-044", "R-045")
def test_a_code_that_stands_for_no_space_outside_or_no_firefighter_is_no_answer() -> None:
    game = new(crew=2, real_dice=True)
    assert [why_not(game.state, game.book, code) for code in (0, 31, 32, 48)] == [
        0,
        0,
        Why.NO_SUCH_MOVE,
        Why.NO_SUCH_MOVE,
    ]
    play(game, "start 3,0", "start 3,0")
    refusals = [why_not(game.state, game.book, code) for code in (0, 1, 2)]
    assert refusals == [0, 0, Why.NO_SUCH_FIREFIGHTER]


@rule("R-052", "R-053")
def test_who_has_ended_has_no_points_to_spend() -> None:
    game = given(people="3,3", points=3)
    play(game, "end")
    assert (game.state.points, game.state.saved[0]) == (0, 3)


@rule("RA-22")
@pytest.mark.parametrize(("turn", "there"), [(1, "3,0"), (2, "3,9")])
def test_who_ends_in_fire_is_knocked_down_and_nobody_else(turn: int, there: str) -> None:
    game = given(fire="3,2 3,7", people="3,2 3,7", turn=turn, options={"end-on-fire": "knocked-down"})
    assert play(game, "end").count("knocked-down") == 1
    assert (where(game, turn), where(game, 3 - turn)) == (there, {1: "3,7", 2: "3,2"}[turn])
