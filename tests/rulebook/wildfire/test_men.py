"""Placing men: spaces, free edges, and whose men they are."""

import pytest

from firehall.core.record import copy
from firehall.games.packing import bytes_of
from firehall.games.wildfire.men import men_code, spaces
from firehall.games.wildfire.state import COLOURS, Ask
from firehall.games.wildfire.why import Why
from tests.forests import events, given, men_on, most
from tests.support import play, refused, rule

FOUR_AROUND = "6 q0r0, 5 q1r0, 4 q1r-1, 3 q0r-1, 2 q-1r0"


@rule("W-E03", "W-011", "W-019", "W-021")
def test_green_may_place_up_to_three_on_the_lower_left_six() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0")
    assert most(game, "green", "q0r1") == 3
    assert events(game, "place 1 green q0r1") == ["men-placed", "first-men-placed", "turn-began"]
    assert men_on(game, "q0r1") == "g"
    assert game.state.supply[1 * COLOURS + 1] == 11


@rule("W-019")
def test_never_more_than_three_and_all_on_one_tile() -> None:
    game = given()
    assert refused(game, "place 4 green q1r0") == "W-019"
    assert refused(game, "place 0 green q1r0") == "W-019"
    assert refused(game, "place 1 green q5r5") == "W-019"
    play(game, "place 2 green q1r0")
    assert game.state.active == 2


@rule("W-012")
def test_men_may_go_to_any_open_tile() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1, 2 q2r0")
    for name in ("q0r0", "q1r0", "q0r1", "q1r1", "q2r0"):
        assert f"place 1 green {name}" in game.legal_moves


@rule("W-020", "W-031")
def test_nobody_has_to_place_men() -> None:
    game = given()
    assert events(game, "pass") == ["passed", "turn-began"]
    assert not any(game.state.men)


@rule("W-021")
@pytest.mark.parametrize(("number", "room"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_each_space_holds_one_man(number: int, room: int) -> None:
    game = given(f"{number} q0r0, 6 q1r0", crew=2)
    assert most(game, "blue", "q0r0") == room
    if room < 3:
        assert refused(game, f"place {room + 1} blue q0r0") == "W-021"
    play(game, f"place {room} blue q0r0")
    game = given(f"{number} q0r0, 6 q1r0", crew=2, men=f"{room} blue q0r0")
    assert refused(game, "place 1 yellow q0r0") == "W-021"


@rule("A-009")
def test_only_the_number_of_men_counts_never_their_spaces() -> None:
    one = given("6 q0r0, 5 q1r0", crew=2, men="1 blue q0r0, 1 yellow q0r0")
    two = given("6 q0r0, 5 q1r0", crew=2, men="1 yellow q0r0, 1 blue q0r0")
    assert bytes_of(one.state) == bytes_of(two.state)


@rule("W-022")
def test_men_of_different_colours_may_share_a_tile() -> None:
    game = given(men="1 red q1r0, 1 blue q1r0")
    play(game, "place 1 green q1r0")
    assert men_on(game, "q1r0") == "rgb"


@rule("W-E15", "W-023", "W-024")
def test_two_free_edges_leave_room_for_two_on_a_six() -> None:
    game = given(FOUR_AROUND, crew=4)
    assert most(game, "green", "q0r0") == 2
    assert refused(game, "place 3 green q0r0") == "W-023"


@rule("W-025")
def test_a_tile_without_free_edges_takes_no_more_men() -> None:
    game = given(f"{FOUR_AROUND}, 1 q-1r1, 1 q0r1", men="1 red q0r0")
    assert refused(game, "place 1 green q0r0") == "W-023"
    assert most(game, "green", "q0r0") == 0


@rule("W-026", "W-027", "W-Q07")
def test_men_stay_when_their_tile_is_enclosed() -> None:
    tiles = "6 q0r0, 5 q1r0, 4 q1r-1, 5 q0r-1, 6 q-1r0, 6 q-1r1"
    game = given(tiles, men="3 red q0r0", asks="tile", laid=False)
    play(game, "draw 1")
    assert game.state.forest.sides[0] == 63
    assert men_on(game, "q0r0") == "rrr"
    assert refused(game, "place 1 green q0r0") == "W-021"
    more = given(tiles, men="2 red q0r0", asks="tile", laid=False)
    play(more, "draw 1")
    assert refused(more, "place 1 green q0r0") == "W-023"
    assert not any(move.startswith(("move", "take")) for move in more.legal_moves)


@rule("W-E14", "W-Q06")
def test_the_blockade_of_blue_holds() -> None:
    game = given("3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1", men="2 blue q1r1")
    assert refused(game, "place 1 green q1r1") == "W-021"
    edged = given("6 q0r0, 5 q1r0, 4 q1r-1, 3 q0r-1, 2 q-1r0", men="2 blue q0r0")
    assert refused(edged, "place 1 green q0r0") == "W-023"


@rule("W-Q06")
def test_helpers_count_against_the_free_edges() -> None:
    game = given(FOUR_AROUND, crew=3, men="2 yellow q0r0")
    assert refused(game, "place 1 green q0r0") == "W-023"


@rule("W-Q27")
def test_an_enclosed_area_grows_only_where_a_tile_has_a_free_edge() -> None:
    tiles = "6 q0r0, 5 q1r0, 4 q1r-1, 3 q0r-1, 2 q-1r0, 6 q-1r1, 5 q0r1"
    game = given(tiles, men="1 green q0r0")
    assert most(game, "green", "q0r0") == 0
    assert most(game, "green", "q1r0") == 3


@rule("W-056")
def test_three_players_place_either_own_men_or_helpers() -> None:
    game = given("6 q0r0, 5 q1r0, 4 q0r1", crew=3)
    assert refused(game, "place 1 red q0r0") == "W-004"
    assert events(game, "place 2 yellow q0r0")[:1] == ["helpers-placed"]
    assert (men_on(game, "q0r0"), game.state.active) == ("yy", 2)
    assert game.state.supply[1 * COLOURS + 3] == 2


@rule("W-057")
def test_helpers_block_tiles_for_everybody() -> None:
    game = given("6 q0r0, 4 q1r0, 3 q0r1", crew=3, men="2 yellow q1r0")
    assert refused(game, "place 1 green q1r0") == "W-021"


@rule("W-061")
def test_two_players_place_one_colour_a_turn() -> None:
    game = given("6 q0r0, 5 q1r0", crew=2)
    assert most(game, "blue", "q0r0") == most(game, "yellow", "q0r0") == 3
    assert refused(game, "place 1 red q0r0") == "W-004"
    play(game, "place 1 blue q0r0")
    assert game.state.active == 0


@rule("W-064")
def test_alone_too_one_colour_a_turn_is_placed() -> None:
    game = given("6 q0r0, 5 q1r0", crew=1, turn=1)
    assert [most(game, colour, "q0r0") for colour in ("red", "green", "blue", "yellow")] == [3, 3, 3, 3]
    play(game, "place 2 red q0r0")
    assert game.state.asking == Ask.TILE


@rule("W-004")
def test_whoever_has_two_men_places_no_three() -> None:
    game = given(supply="green 2")
    assert most(game, "green", "q1r0") == 2
    assert refused(game, "place 3 green q1r0") == "W-004"


@rule("W-Q26")
def test_whoever_has_no_men_lays_a_tile_and_then_passes() -> None:
    game = given(asks="tile", laid=False, supply="green 0")
    assert events(game, "draw 2", "lay q2r0") == ["uncovered", "laid-chosen", "could-not-place", "turn-began"]
    before = copy(game.state)
    assert before.passes == 0


@rule("W-019")
def test_how_many_men_a_turn_places_is_one_number_of_the_rules() -> None:
    game = given()
    book, turn = copy(game.book), game.files.turn
    book.rules = copy(book.rules)
    book.rules.men_a_turn = 2
    codes = [code for code in game.legal_moves.codes() if turn.why_not(game.state, book, code)]
    assert {str(game.move(code)) for code in codes} == {"place 3 green q1r0", "place 3 green q0r1"}
    assert {turn.why_not(game.state, book, code) for code in codes} == {Why.TOO_MANY}
    assert (
        sum(turn.legal(game.state, book, word).bit_count() for word in range(turn.words())) == len(game.legal_moves) - 2
    )


@rule("W-004", "W-054", "W-059")
@pytest.mark.parametrize(
    ("crew", "turn", "colour", "mine"),
    [
        (4, 2, "green", True),
        (4, 2, "yellow", False),
        (4, 4, "yellow", True),
        (3, 2, "yellow", True),
        (3, 2, "red", False),
        (3, 3, "blue", True),
        (2, 1, "green", True),
        (2, 1, "blue", False),
        (2, 2, "yellow", True),
        (2, 2, "red", False),
        (1, 1, "yellow", True),
    ],
)
def test_a_refusal_tells_other_colours_from_men_that_are_gone(crew: int, turn: int, colour: str, mine: bool) -> None:
    game = given("6 q0r0, 6 q1r0", crew=crew, turn=turn, supply="red 0, green 0, blue 0, yellow 0")
    why = game.why_not(f"place 1 {colour} q0r0")
    assert ("is not a colour of player" in why) == (not mine)
    assert ("has nobody left" in why) == mine


@rule("W-050")
def test_no_space_is_where_no_tile_lies() -> None:
    game = given("6 q0r0, 6 q1r0", crew=2)
    turn, state, book = game.files.turn, game.state, game.book
    beyond = men_code(2, 2, 1)
    assert men_code(1, 2, 1) in list(game.legal_moves.codes())
    assert (turn.why_not(state, book, beyond), spaces(book, 0)) == (Why.NO_SUCH_MOVE, 0)
    assert [turn.why_not(state, book, code) for code in (-1, 64 * turn.words())] == [Why.NO_SUCH_MOVE] * 2
