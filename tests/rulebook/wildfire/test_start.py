"""What is in the box, setting up, and what changes with the number of players."""

from random import Random

import pytest

import firehall
from firehall.core.play import CHANCE
from firehall.core.record import copy
from firehall.errors import BadSetup
from firehall.games.packing import bytes_of
from firehall.games.wildfire.men import spaces
from firehall.games.wildfire.state import COLOURS, Ask
from tests.forests import choices, events, given, heat, most, new, number_on, places
from tests.support import play, refused, rule

OPEN = {"start_layout": "random"}


def supplies(crew: int, **options: str) -> list[list[int]]:
    """The men of each seat by colour: red, green, blue, yellow."""
    state = new(crew, **options).state
    return [state.supply[seat * COLOURS : (seat + 1) * COLOURS] for seat in range(crew)]


@rule("A-002")
@pytest.mark.parametrize("crew", [1, 2, 3, 4])
def test_one_to_four_play(crew: int) -> None:
    assert new(crew).setup.crew == crew
    for wrong in (0, 5, True):
        with pytest.raises(BadSetup, match="players: 1 to 4 can play"):
            new(wrong)


@rule("A-003", "W-002")
@pytest.mark.parametrize("crew", [1, 2, 3, 4])
def test_there_are_48_men_twelve_in_each_colour(crew: int) -> None:
    assert [sum(colour) for colour in zip(*supplies(crew), strict=True)] == [12, 12, 12, 12]


@rule("W-004")
def test_each_of_four_has_the_twelve_men_of_a_colour() -> None:
    assert supplies(4) == [[12, 0, 0, 0], [0, 12, 0, 0], [0, 0, 12, 0], [0, 0, 0, 12]]
    game = given(turn=2)
    assert most(game, "green", "q1r0") == 3
    assert refused(game, "place 1 red q1r0") == "W-004"


@rule("W-054", "W-Q16")
def test_each_of_three_has_twelve_men_and_four_helpers() -> None:
    assert supplies(3) == [[12, 0, 0, 4], [0, 12, 0, 4], [0, 0, 12, 4]]
    game = given("6 q0r0, 5 q1r0, 4 q0r1", crew=3, turn=2, men="3 yellow q0r0", supply="yellow 0")
    assert refused(game, "place 1 yellow q1r0") == "W-004"
    assert most(game, "green", "q1r0") == 3


@rule("W-059")
def test_each_of_two_has_the_men_of_two_colours() -> None:
    assert supplies(2) == [[12, 12, 0, 0], [0, 0, 12, 12]]


@rule("W-063")
def test_alone_one_has_all_men_and_one_open_tile() -> None:
    assert supplies(1) == [[12, 12, 12, 12]]
    game = new(1)
    play(game, "draw 5")
    assert game.state.forest.tiles == 1
    assert number_on(game, "q0r0") == 5
    assert game.asked == CHANCE


@rule("A-004", "A-005", "W-005")
def test_43_tiles_lie_face_down_seven_of_each_number_and_eight_threes() -> None:
    game = new(1)
    assert game.state.left[1:7] == [7, 7, 8, 7, 7, 7]
    assert {str(move): weight for move, weight in game.chances.items()} == {
        "draw 1": 7,
        "draw 2": 7,
        "draw 3": 8,
        "draw 4": 7,
        "draw 5": 7,
        "draw 6": 7,
    }
    play(game, *["draw 2"] * 1)
    assert game.chances[firehall.Move("draw 2")] == 6


@rule("A-005")
def test_a_number_of_which_all_tiles_are_seen_cannot_be_drawn() -> None:
    game = given("1 q0r0, 1 q1r0, 1 q0r1, 1 q1r1, 1 q2r0, 1 q2r1, 1 q0r2", crew=1, turn=1, asks="tile")
    assert "draw 1" not in game.legal_moves
    assert refused(game, "draw 1") == "A-005"


@rule("W-006", "W-Q13")
@pytest.mark.parametrize("crew", [1, 2, 3, 4])
def test_seven_tiles_leave_the_game_unseen_whatever_the_number_of_players(crew: int) -> None:
    game = new(crew)
    assert game.state.pile == 36
    assert sum(game.state.left[1:7]) == 43
    assert new(crew, tiles_removed="none").state.pile == 43


@rule("W-018")
@pytest.mark.parametrize(("crew", "turns"), [(4, 32), (3, 33), (2, 34), (1, 35)])
def test_what_is_left_after_the_start_is_laid_in_turns(crew: int, turns: int) -> None:
    game = new(crew, **OPEN)
    while game.state.uncovered < crew:
        game.play(game.legal_moves[0])
    assert game.state.pile == turns
    begun = 0
    while game.state.pile:
        begun += game.state.asking == Ask.TILE
        game.play(game.legal_moves[-1] if game.asked == CHANCE else game.legal_moves[0])
    assert begun == turns


@rule("W-007", "W-008")
def test_the_oldest_of_four_arranges_the_first_tiles_in_a_rhombus() -> None:
    game = new()
    play(game, "draw 3", "draw 6", "draw 6", "draw 4")
    assert (game.asked, game.question) == (0, "Player 1 lays out the first tiles: where does the 3 go?")
    assert choices(game) == ["q0r0", "q0r1", "q1r0", "q1r1"]
    assert refused(game, "lay q2r0") == "W-007"
    play(game, "lay q0r0")
    assert refused(game, "lay q0r0") == "W-007"
    play(game, "lay q1r0", "lay q0r1")
    assert [number_on(game, name) for name in ("q0r0", "q1r0", "q0r1", "q1r1")] == [3, 6, 6, 4]
    edges = {
        name: game.state.forest.sides[tile].bit_count() for tile, name in enumerate(("q0r0", "q1r0", "q0r1", "q1r1"))
    }
    assert edges == {"q0r0": 2, "q1r0": 3, "q0r1": 3, "q1r1": 2}


@rule("W-Q24")
def test_by_option_the_first_tiles_lie_as_they_come() -> None:
    game = new(start_layout="random")
    play(game, "draw 3", "draw 6", "draw 5", "draw 4")
    assert [number_on(game, name) for name in ("q0r0", "q1r0", "q0r1", "q1r1")] == [3, 6, 5, 4]
    chosen = new(start_layout="oldest-chooses")
    play(chosen, "draw 3", "draw 6", "draw 5", "draw 4")
    assert chosen.state.asking == Ask.ARRANGE


@rule("W-055")
def test_for_three_the_first_tiles_make_a_triangle_and_the_next_player_begins() -> None:
    game = new(3)
    play(game, "draw 3", "draw 6", "draw 5")
    assert [number_on(game, name) for name in ("q0r0", "q1r0", "q0r1")] == [3, 6, 5]
    assert [sides.bit_count() for sides in game.state.forest.sides[:3]] == [2, 2, 2]
    assert (game.asked, game.state.active) == (CHANCE, 1)


@rule("W-060", "W-Q28")
def test_for_two_the_first_tiles_lie_side_by_side_and_the_other_begins() -> None:
    game = new(2)
    play(game, "draw 3", "draw 6")
    assert [number_on(game, name) for name in ("q0r0", "q1r0")] == [3, 6]
    assert game.state.active == 1
    assert not any(game.state.men)


@rule("W-009", "W-Q23")
def test_the_seat_after_the_oldest_begins_and_it_goes_round() -> None:
    game = new(start_layout="random")
    play(game, "draw 3", "draw 6", "draw 6", "draw 4")
    seats = []
    for number in (2, 1, 2, 5, 3):
        seats.append(game.state.active + 1)
        play(game, f"draw {number}")
        while game.asked != CHANCE:
            game.play("pass" if game.state.asking == Ask.MEN else game.legal_moves[0])
    assert seats == [2, 3, 4, 1, 2]


@rule("W-Q23")
@pytest.mark.parametrize(("drawn", "oldest"), [("first 1", 3), ("first 4", 2)])
def test_by_option_chance_says_who_begins(drawn: str, oldest: int) -> None:
    game = new(start_rule="random")
    assert set(game.legal_moves) == {"first 1", "first 2", "first 3", "first 4"}
    assert list(game.chances.values()) == [1, 1, 1, 1]
    assert events(game, drawn) == ["player-drawn"]
    play(game, "draw 3", "draw 6", "draw 6", "draw 4")
    assert game.asked == oldest
    play(game, "lay q0r0", "lay q1r0", "lay q0r1")
    assert game.state.active == int(drawn[-1]) - 1
    assert new(1, start_rule="random").state.asking == Ask.TILE
    assert refused(new(2, start_rule="random"), "first 3") == "W-009"


@rule("W-Q25")
def test_around_a_single_tile_all_six_places_are_equally_hot() -> None:
    game = new(1)
    play(game, "draw 5", "draw 2")
    assert choices(game) == places(game)
    assert len(places(game)) == 6
    assert {heat(game, place) for place in places(game)} == {5}


@rule("A-007", "A-008")
@pytest.mark.parametrize(
    ("option", "counts"), [("1-1-2-2-3-3", [1, 1, 2, 2, 3, 3]), ("1-2-2-2-3-3", [1, 2, 2, 2, 3, 3])]
)
def test_a_tile_has_one_to_three_spaces_the_fewer_the_more_water(option: str, counts: list[int]) -> None:
    book = new(tile_spaces=option).book
    assert [spaces(book, number) for number in range(1, 7)] == counts == sorted(counts)
    game = given("2 q0r0, 6 q1r0", crew=2, tile_spaces=option)
    assert most(game, "blue", "q0r0") == counts[1]


@rule("A-006")
def test_a_higher_number_draws_the_fire_more_strongly() -> None:
    for low, high in ((1, 2), (2, 4), (5, 6)):
        game = given(f"3 q0r0, {low} q1r0, {high} q0r1, 3 q1r1", asks="tile", laid=False)
        assert heat(game, "q-1r1") > heat(game, "q1r-1")
        assert heat(game, "q0r2") > heat(game, "q2r0")


@rule("W-051", "W-E17")
def test_in_high_summer_there_are_36_tiles_and_no_ones() -> None:
    game = new(high_summer="on")
    assert game.state.left[1:7] == [0, 7, 8, 7, 7, 7]
    assert game.state.pile == sum(game.state.left) == 36
    assert refused(game, "draw 1") == "A-005"


@rule("W-Q12")
def test_firebreaks_and_high_summer_are_off_unless_asked_for_and_go_together() -> None:
    game = new(2)
    play(game, "draw 3", "draw 6")
    assert game.state.asking == Ask.TILE
    both = new(2, firebreak="on", high_summer="on")
    play(both, "draw 3", "draw 6")
    assert both.state.asking == Ask.CUT
    assert both.state.left[1] == 0


@rule("W-007")
def test_the_start_is_told_tile_by_tile() -> None:
    game = new(2)
    assert events(game, "draw 3", "draw 6") == [
        "start-uncovered",
        "start-uncovered",
        "start-laid",
        "start-laid",
        "turn-began",
    ]


@rule("W-005")
@pytest.mark.parametrize("crew", [1, 2, 3, 4])
def test_another_game_begins_as_if_it_were_the_first(crew: int) -> None:
    game = new(crew, **({"firebreak": "on"} if crew > 1 else {}))
    luck, turn = Random(crew), game.files.turn
    while not game.over:
        game.play(luck.choice(list(game.legal_moves)))
    used, blank = game.state, game.setup.prepare()[1]
    assert used.gone or crew != 3
    turn.wipe(used, blank)
    fresh = copy(blank)
    used.asking = used.asked = 0
    assert bytes_of(used) == bytes_of(fresh)
    used.phase = 3
    turn.begin(used, game.book, None)
    turn.begin(fresh, game.book, None)
    assert bytes_of(used) == bytes_of(fresh)


@rule("W-007")
def test_only_what_is_asked_is_answered() -> None:
    game = new(firebreak="on", start_rule="random")
    turn, book = game.files.turn, game.book
    answers = {Ask.FIRST_PLAYER: 4, Ask.TILE: 6, Ask.ARRANGE: 4, Ask.CUT: 2}
    for move in ("first 2", "draw 3", "draw 6", "draw 6", "draw 4", "lay q0r0", "lay q1r0", "lay q0r1", "cut"):
        codes = [code for code in range(-65, 64 * turn.words() + 65) if turn.why_not(game.state, book, code) == 0]
        assert len(codes) <= answers[Ask(game.state.asking)]
        assert codes == list(game.legal_moves.codes())
        play(game, move)


@rule("W-024")
def test_the_first_tiles_take_edges_from_each_other() -> None:
    game = new(2)
    play(game, "draw 6", "draw 6")
    assert [game.state.room[more] & 3 for more in range(3)] == [3, 3, 3]
    assert game.state.forest.sides[:2] == [1, 8]
