"""The fire spreads: each tile goes to the hottest place; firebreaks steer it."""

from random import Random

import pytest

import firehall
from firehall.core.play import CHANCE
from firehall.games.wildfire.state import Ask
from firehall.move import Move
from tests.forests import choices, events, given, heat, men_on, most, new, number_on, places
from tests.support import play, refused, rule

LINE = "6 q0r0, 1 q1r0"


@rule("W-E01", "W-014", "W-Q01")
def test_picture_a_has_one_hottest_place() -> None:
    game = given("5 q0r0, 4 q1r0, 6 q1r1, 3 q0r1", asks="tile", laid=False)
    assert [heat(game, place) for place in ("q1r-1", "q2r0", "q0r2", "q-1r1")] == [9, 10, 9, 8]
    play(game, "draw 3")
    assert number_on(game, "q2r0") == 3


@rule("W-E02", "W-015", "W-Q01")
def test_green_may_choose_between_top_right_and_bottom() -> None:
    game = given(asks="tile", laid=False)
    play(game, "draw 2")
    assert choices(game) == ["q0r2", "q2r0"]
    assert {heat(game, place) for place in choices(game)} == {10}
    assert refused(game, "lay q1r-1") == "W-014"
    assert refused(game, "lay q5r5") == "W-014"
    play(game, "lay q2r0")
    assert number_on(game, "q2r0") == 2


@rule("W-010", "W-013")
def test_a_turn_begins_with_a_tile_that_joins_the_open_ones() -> None:
    game = given(asks="tile", laid=False)
    assert refused(game, "pass") == "W-010"
    assert refused(game, "place 1 green q1r0") == "W-010"
    assert events(game, "draw 2", "lay q2r0") == ["uncovered", "laid-chosen"]
    assert game.state.forest.tiles == 5
    assert game.state.asking == Ask.MEN


@rule("W-016")
@pytest.mark.parametrize("number", [1, 6])
def test_the_number_of_the_tile_itself_does_not_count(number: int) -> None:
    game = given(asks="tile", laid=False)
    play(game, f"draw {number}")
    assert choices(game) == ["q0r2", "q2r0"]


@rule("W-E06", "W-017")
def test_three_neighbours_may_make_the_highest_sum() -> None:
    game = given(asks="tile", laid=False, turn=1)
    game = given(
        "3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0, 1 q0r2, 2 q-1r1",
        men="1 green q0r1, 1 blue q0r1, 2 yellow q1r0",
        asks="tile",
        laid=False,
        turn=1,
    )
    play(game, "draw 5")
    assert choices(game) == ["q-1r2", "q1r-1"]
    assert heat(game, "q1r-1") == 3 + 6
    assert heat(game, "q-1r2") == 2 + 6 + 1
    play(game, "lay q1r-1", "place 1 red q1r-1")
    assert men_on(game, "q1r-1") == "r"


@rule("W-E07")
def test_after_the_first_round_one_place_is_hottest() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0, 1 q0r2, 2 q-1r1, 5 q1r-1", asks="tile", laid=False)
    sums = {place: heat(game, place) for place in places(game)}
    assert max(sums.values()) == sums["q2r-1"] == 5 + 6 + 2
    assert list(sums.values()).count(13) == 1


@rule("W-E04")
def test_a_tile_for_which_there_is_one_hottest_place_is_laid_there_at_once() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0", asks="tile", laid=False, men="1 green q0r1", turn=3)
    assert events(game, "draw 1") == ["uncovered", "laid-hottest"]
    assert number_on(game, "q0r2") == 1
    assert most(game, "blue", "q0r1") == 1
    assert refused(game, "place 2 blue q0r1") == "W-023"
    play(game, "place 1 blue q0r1")
    assert men_on(game, "q0r1") == "gb"


@rule("W-E05")
def test_yellow_blocks_the_upper_six() -> None:
    game = given(
        "3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0, 1 q0r2",
        asks="tile",
        laid=False,
        men="1 green q0r1, 1 blue q0r1",
        turn=4,
    )
    play(game, "draw 2")
    assert choices(game) == ["q-1r1", "q1r-1"]
    play(game, "lay q-1r1", "place 2 yellow q1r0", "draw 5", "lay q1r-1")
    assert refused(game, "place 1 red q1r0") == "W-023"


@rule("W-E08")
def test_two_more_rounds_are_laid_as_the_catalogue_tells() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1", asks="tile", laid=False)
    story = (
        ("draw 2; lay q2r0; place 1 green q0r1", 10),
        ("draw 1; place 1 blue q0r1", 10),
        ("draw 2; lay q-1r1; place 2 yellow q1r0", 9),
        ("draw 5; lay q1r-1; place 1 red q1r-1", 9),
        ("draw 2; place 1 green q0r2", 13),
        ("draw 5; place 2 blue q1r1", 9),
        ("draw 4; place 1 yellow q-1r1", 8),
        ("draw 1; lay q-1r0; place 1 red q2r-1", 9),
        ("draw 2; place 1 green q-1r2", 9),
        ("draw 3; place 1 blue q2r0", 9),
        ("draw 5; place 1 yellow q-2r2", 7),
        ("draw 1; place 1 red q-1r0", 10),
    )
    for moves, hottest in story:
        assert max(heat(game, place) for place in places(game)) == hottest
        play(game, *moves.split("; "))
    assert [
        number_on(game, name) for name in ("q2r-1", "q-1r2", "q0r-1", "q-1r0", "q1r-2", "q2r-2", "q-2r2", "q-2r3")
    ] == [
        2,
        5,
        4,
        1,
        2,
        3,
        5,
        1,
    ]


@rule("W-Q02")
def test_a_gap_between_tiles_is_a_place_like_any_other() -> None:
    ring = "1 q1r0, 1 q1r-1, 2 q0r-1, 2 q-1r0, 3 q-1r1, 6 q0r1"
    game = given(ring, asks="tile", laid=False, crew=2)
    assert heat(game, "q0r0") == 15
    play(game, "draw 4")
    assert number_on(game, "q0r0") == 4
    assert game.state.forest.sides[6] == 63


@rule("W-Q03")
def test_the_table_has_no_rim() -> None:
    game = new(2, firebreak="on", tiles_removed="none")
    luck = Random(1)
    while game.state.pile or game.state.asking == Ask.LAY:
        legal = list(game.legal_moves)
        east = max(legal, key=lambda move: int(move.split("q")[1].split("r")[0]) if "q" in move else 0)
        move = luck.choice(legal) if game.asked == CHANCE else "cut" if "cut" in legal else east
        game.play(move)
        if move.startswith("firebreak"):
            assert number_on(game, move.split()[1]) == 0
            assert choices(game, "firebreak") == []
        if game.state.asking == Ask.LAY and game.state.forest.tiles > 40:
            assert choices(game, "firebreak") == places(game)
            codes = range(-1, 64 * game.files.turn.words() + 1)
            allowed = [code for code in codes if game.files.turn.why_not(game.state, game.book, code) == 0]
            assert allowed == list(game.legal_moves.codes())
    columns = [game.state.forest.q[tile] for tile in range(43)]
    assert game.state.forest.tiles == 43
    assert max(columns) - min(columns) > 30
    assert len(places(game)) > 70
    assert firehall.load(game.position).position == game.position
    assert firehall.load(game.position_id).position == game.position


# Firebreaks


def breaking(tiles: str = "3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1", **more: str) -> firehall.Game:
    """The start of the example, with firebreaks; player 2 has the turn."""
    return given(tiles, asks="cut", laid=False, firebreak="on", **more)


@rule("W-E16", "W-044", "W-045", "W-046", "W-048", "W-049")
def test_a_firebreak_is_laid_face_down_at_a_hottest_place() -> None:
    game = breaking()
    assert list(game.legal_moves) == ["uncover", "cut"]
    assert events(game, "cut", "draw 5") == ["looked-secretly"]
    assert choices(game, "firebreak") == ["q0r2", "q2r0"]
    assert refused(game, "lay q2r0") == "W-046"
    assert refused(game, "firebreak q1r-1") == "W-014"
    assert events(game, "firebreak q2r0") == ["firebreak-laid", "turn-began"]
    assert number_on(game, "q2r0") == 0
    assert (heat(game, "q0r2"), heat(game, "q2r-1"), heat(game, "q2r1")) == (10, 6, 4)
    assert game.state.forest.sides[1].bit_count() == 4
    play(game, "uncover", "draw 1")
    assert number_on(game, "q0r2") == 1


@rule("W-047")
def test_no_men_are_placed_in_the_turn_of_a_firebreak() -> None:
    game = breaking()
    play(game, "cut", "draw 5", "firebreak q2r0")
    assert (game.state.active, game.state.asking) == (2, Ask.CUT)
    assert refused(game, "place 1 green q1r0") == "W-010"


@rule("W-044")
def test_whoever_uncovers_cuts_no_firebreak() -> None:
    game = breaking()
    play(game, "uncover", "draw 5")
    assert refused(game, "firebreak q2r0") == "W-044"
    play(game, "lay q2r0")
    assert number_on(game, "q2r0") == 5


@rule("W-050", "W-Q09")
def test_nobody_stands_on_a_firebreak_and_nothing_is_divided_by_it() -> None:
    game = given("3 q0r0, 6 q1r0, 0/5/1 q2r0, 4 q1r1", men="1 green q0r0, 1 green q1r0", firebreak="on")
    assert refused(game, "place 1 green q2r0") == "W-050"
    game = given(
        "6 q0r0, 0/5/1 q1r0, 3 q2r0", crew=2, men="1 blue q0r0, 1 blue q2r0", firebreak="on", pile=0, laid=False
    )
    play(game, "pass", "pass")
    assert game.state.points[:2] == [0, 1 + 1]


@rule("W-Q08")
def test_by_option_the_player_decides_after_looking() -> None:
    game = given(asks="tile", laid=False, firebreak="on", firebreak_decision="after-looking")
    assert events(game, "draw 5") == ["looked-secretly"]
    assert game.question == "Player 2 has drawn a 5, and lays it or cuts a firebreak: q2r0; q0r2."
    assert choices(game, "lay") == choices(game, "firebreak") == ["q0r2", "q2r0"]
    lying, cut = game.dealt(1), game.dealt(1)
    lying.play("lay q2r0")
    cut.play("firebreak q2r0")
    assert number_on(lying, "q2r0") == 5 and lying.state.asking == Ask.MEN
    assert number_on(cut, "q2r0") == 0 and cut.state.asking == Ask.LAY


@rule("W-Q08")
def test_declared_first_the_decision_comes_before_the_look() -> None:
    game = breaking(firebreak_decision="declared-first")
    play(game, "cut")
    assert game.question == "Player 2 draws a tile in secret."
    play(game, "draw 5")
    assert choices(game, "lay") == []


@rule("W-Q08")
def test_with_the_last_tile_cut_the_game_moves_to_its_passes() -> None:
    game = breaking(pile=1)
    assert "last-tile-laid" in events(game, "cut", "draw 5", "firebreak q2r0")
    assert (game.asked, game.state.asking, game.state.passes) == (2, Ask.MEN, 0)


@rule("W-Q11")
def test_beside_firebreaks_alone_the_sum_is_nought() -> None:
    around = "0/5/1 q1r0, 0/5/1 q1r-1, 0/4/1 q0r-1, 0/4/1 q-1r0, 0/3/1 q-1r1, 0/3/1 q0r1"
    game = given(f"6 q0r0, {around}", crew=2, asks="cut", laid=False, firebreak="on")
    assert {heat(game, place) for place in places(game)} == {0}
    play(game, "uncover", "draw 2")
    assert choices(game) == places(game)
    other = given("6 q0r0, 0/5/1 q1r0", crew=2, asks="cut", laid=False, firebreak="on")
    assert heat(other, "q2r0") == 0
    play(other, "uncover", "draw 2")
    assert "q2r0" not in choices(other)


SECRET = "3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 0/1/2 q2r0"


@rule("W-045", "W-Q10")
def test_only_the_one_who_cut_a_firebreak_knows_what_lies_there() -> None:
    game = given(SECRET, asks="tile", laid=False, turn=3, firebreak="on")
    truth = game.state.left[1]
    assert truth == 6
    for seat in range(4):
        view = game.seen(seat)
        assert view.state.left[1] == (6 if seat == 1 else 7)
        assert view.chances[Move("draw 1")] == view.state.left[1]
        assert view.state.secret[4] % 8 == (1 if seat == 1 else 0)
        assert view.state.pile == game.state.pile
        assert ("q2r0 1 of 2" in view.position) == (seat == 1)
        assert firehall.load(view.position).position == view.position
        assert firehall.load(view.position_id).position_id == view.position_id
    for text in (str(game), game.svg(), str(game.scene())):
        assert "secret" not in text
    assert number_on(game.seen(0), "q2r0") == 0


@rule("W-Q10")
def test_by_option_nobody_may_look_again() -> None:
    game = given(SECRET, asks="tile", laid=False, turn=3, firebreak="on", firebreak_memory="nobody")
    assert [game.seen(seat).state.left[1] for seat in range(4)] == [7, 7, 7, 7]
    kept = given(SECRET, asks="tile", laid=False, turn=3, firebreak="on", firebreak_memory="owner-only")
    assert [kept.seen(seat).state.left[1] for seat in range(4)] == [7, 6, 7, 7]


@rule("W-045")
@pytest.mark.parametrize("decision", ["declared-first", "after-looking"])
def test_while_one_looks_the_others_see_a_tile_that_is_not_drawn_yet(decision: str) -> None:
    game = given(
        asks="cut" if decision == "declared-first" else "tile", laid=False, firebreak="on", firebreak_decision=decision
    )
    play(game, *(["cut"] if decision == "declared-first" else []), "draw 5")
    assert game.seen(1).state.drawn == 5
    other = game.seen(0)
    assert (other.asked, other.state.asking, other.state.drawn) == (CHANCE, Ask.TILE, 0)
    assert other.chances[Move("draw 5")] == game.state.left[5] + 1
    assert other.state.pile == game.state.pile + 1
    assert "5" not in other.question
    play(other, "draw 2")
    assert other.state.asking == Ask.LAY


@rule("W-045")
def test_what_is_told_of_a_firebreak_says_nothing_of_its_number() -> None:
    game = breaking()
    play(game, "cut", "draw 5", "firebreak q2r0")
    for event in game.events:
        assert "5" not in str(event.details)


@rule("W-014")
def test_a_refusal_tells_places_and_hottest_places_apart() -> None:
    game = given(asks="tile", laid=False)
    play(game, "draw 2")
    assert game.why_not("lay q5r5").startswith("q5r5 is no place for a tile")
    assert game.why_not("lay q1r-1").startswith("q1r-1 is not one of the hottest places: q2r0 q0r2")
    assert game.why_not("lay q0r0").startswith("q0r0 is no place for a tile")


@rule("W-045")
def test_what_follows_from_a_draw_is_told_below_it() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0", asks="tile", laid=False)
    drawn, laid = game.play("draw 1")
    assert (drawn.name, laid.name, laid.cause) == ("uncovered", "laid-hottest", drawn.number)


@rule("W-016")
def test_a_tile_that_was_laid_waits_no_more() -> None:
    game = given(asks="tile", laid=False)
    play(game, "draw 2", "lay q2r0")
    assert (game.state.drawn, game.state.cutting, game.state.laid, game.state.hot) == (0, 0, 1, [0, 0])
