"""Passing, the end, who has won; alone and together."""

import pytest

from firehall.errors import BadSetup
from firehall.games.wildfire.results import End, Number, end, number, sides, won
from firehall.games.wildfire.state import COLOURS, Ask, Ending
from tests.forests import FULL, HOMES, events, given, men_on, new, settle
from tests.support import play, refused, rule

LAST = {"pile": 0, "laid": False}


def winners(game: object) -> list[int]:
    """The players who have won."""
    state = game.state  # type: ignore[attr-defined]
    return [seat + 1 for seat in range(state.crew) if state.won >> seat & 1]


# Passing


@rule("W-028")
def test_when_all_tiles_are_uncovered_turns_are_placing_or_passing() -> None:
    game = given(**LAST)
    assert game.state.asking == Ask.MEN
    assert {move.split()[0] for move in game.legal_moves} == {"place", "pass"}
    assert game.question.startswith("All tiles are laid.")
    play(game, "place 1 green q1r0")
    assert (game.state.asking, game.state.active) == (Ask.MEN, 2)


@rule("W-029")
def test_whoever_passed_may_place_men_again() -> None:
    game = given(**LAST)
    play(game, "pass", "place 1 blue q1r0", "pass", "pass")
    assert game.asked == 1
    play(game, "place 1 green q1r0")


@rule("W-030", "W-031", "W-Q05")
def test_the_game_ends_when_all_pass_one_after_the_other() -> None:
    game = given(**LAST)
    play(game, "pass", "pass", "place 1 yellow q1r0", "pass", "pass", "pass")
    assert not game.over
    assert events(game, "pass")[:2] == ["passed", "all-passed"]
    assert game.over


@rule("W-Q05")
def test_the_turn_of_the_last_tile_never_counts_as_a_pass() -> None:
    game = given(asks="tile", pile=1, laid=False)
    play(game, "draw 2", "lay q2r0", "pass")
    assert game.state.passes == 0
    play(game, "pass", "pass", "pass")
    assert not game.over
    play(game, "pass")
    assert game.over


@rule("W-Q05")
@pytest.mark.parametrize(("option", "over"), [("consecutive", True), ("same-round", False)])
def test_by_option_all_have_to_pass_in_one_round(option: str, over: bool) -> None:
    game = given(turn=4, pass_rule=option, **LAST)
    play(game, "pass", "pass", "pass", "pass")
    assert game.over == over
    if not over:
        play(game, "pass")
        assert not game.over
        play(game, "pass")
        assert game.over


@rule("W-Q04", "W-Q26")
def test_if_nobody_can_place_anybody_all_pass() -> None:
    game = given("1 q0r0, 1 q1r0", crew=2, men="1 red q0r0", **LAST)
    told = events(game, "place 1 blue q1r0")
    assert told.count("could-not-place") == 2
    assert game.over


# The score


@rule("W-039")
def test_most_points_win() -> None:
    game = given("6 q0r0, 3 q1r0, 6 q0r1, 5 q1r1", men="1 red q0r0, 1 red q1r0, 1 green q0r1", passes=3, **LAST)
    assert "won-by-points" in events(game, "pass")
    assert (game.state.points[:4], winners(game)) == ([3, 1, 0, 0], [1])
    assert game.outcome == "Player 1 wins. Points: 3, 1, 0, 0."


@rule("W-040", "W-Q20", "W-Q21")
def test_of_equal_players_the_most_valuable_area_wins() -> None:
    tiles = "6 q0r0, 2 q1r0, 5 q3r0, 2 q3r1, 2 q6r0, 5 q9r0"
    men = "1 red q0r0, 1 green q1r0, 1 blue q3r0, 1 blue q3r1"
    game = given(tiles, crew=2, men=men, passes=1, **LAST)
    assert events(game, "pass")[-1] == "won-by-points"
    tie = given(
        "6 q0r0, 3 q1r0, 1 q5r0, 1 q8r0, 1 q11r0",
        crew=2,
        men="1 red q0r0, 1 red q1r0, 1 blue q5r0, 1 blue q8r0, 1 yellow q11r0",
        passes=1,
        **LAST,
    )
    assert events(tie, "pass")[-1] == "won-by-area"
    assert (tie.state.points[:2], tie.state.best[:2], winners(tie)) == ([3, 3], [3, 1], [1])


@rule("W-041")
def test_if_areas_are_equal_too_several_win() -> None:
    game = given("6 q0r0, 5 q1r0", crew=2, men="1 red q0r0, 1 blue q1r0", passes=1, **LAST)
    assert events(game, "pass")[-1] == "shared-victory"
    assert winners(game) == [1, 2]
    assert game.outcome == "Players 1, 2 win together. Points: 1, 1."
    assert [won(game.state, game.book, seat) for seat in (0, 1)] == [1, 1]


@rule("W-038")
def test_results_hold_points_and_best_areas_of_each_seat() -> None:
    game = given("6 q0r0, 3 q1r0, 6 q0r1, 5 q1r1", men="1 red q0r0, 1 red q1r0, 1 green q0r1", passes=3, **LAST)
    assert end(game.state, game.book) == End.NONE
    play(game, "pass")
    assert (end(game.state, game.book), sides(game.state, game.book)) == (End.SCORED, 4)
    counted = [[number(game.state, game.book, seat, which) for which in Number] for seat in range(4)]
    assert counted == [[3, 3, 4], [1, 1, 4], [0, 0, 4], [0, 0, 4]]


@rule("W-058", "W-027")
def test_helpers_are_removed_before_scoring() -> None:
    men = "1 red q0r0, 2 yellow q0r0, 3 yellow q0r1, 1 green q1r0"
    game = given("6 q0r0, 3 q1r0, 6 q0r1", crew=3, men=men, passes=2, **LAST)
    assert "helpers-removed" in events(game, "pass")
    assert [men_on(game, name) for name in ("q0r0", "q1r0", "q0r1")] == ["r", "g", ""]
    assert game.state.gone == 5
    assert game.state.points[:3] == [1, 1, 0]


# Alone


def last_turn(men: str, tiles: str = HOMES, crew: int = 1, **options: str) -> list[str]:
    """What happens when the last turn of a game alone is passed."""
    game = given(tiles, crew=crew, turn=1, men=men, pile=0, laid=True, edition="cooperative", **options)
    return events(game, "pass")


@rule("W-066", "W-069", "W-Q19")
def test_all_48_men_on_one_area_each_with_a_1_at_the_edge_is_won() -> None:
    assert sum(int(part.split()[0]) for part in FULL.split(", ")) == 48
    game = given(HOMES, crew=1, turn=1, men=FULL, pile=0, laid=True)
    assert events(game, "pass") == ["passed", "goal-reached"]
    assert (winners(game), game.won, end(game.state, game.book)) == ([1], True, End.REACHED)
    assert game.outcome.startswith("Won: the goal is reached")


@rule("W-066")
def test_a_man_left_over_is_a_defeat() -> None:
    assert last_turn(FULL.replace("2 red q0r4", "1 red q0r4")) == ["passed", "men-left-over"]


@rule("W-067", "W-Q17")
def test_a_colour_on_two_areas_is_a_defeat_but_only_at_the_end() -> None:
    split = FULL.replace("3 red q0r1, ", "").replace("3 red q0r2, ", "") + ", 3 red q12r0, 3 red q12r1"
    tiles = f"{HOMES}, 6 q12r0, 6 q12r1"
    assert last_turn(split, tiles.replace("6 q3r1", "4 q3r1").replace("6 q3r2", "4 q3r2")) == ["passed", "areas-split"]
    game = given(tiles, crew=1, turn=1, men="1 red q0r0, 1 red q12r0", pile=3)
    play(game, "pass")
    assert not game.over


@rule("W-068")
def test_an_area_without_a_1_at_the_edge_is_a_defeat() -> None:
    ring = ", 2 q1r0, 2 q1r-1, 2 q0r-1, 2 q-1r0, 2 q-1r1"
    assert last_turn(FULL, HOMES + ring) == ["passed", "area-without-edge"]
    swapped = FULL.replace("1 red q0r0, ", "").replace("2 red q0r4", "3 red q0r4")
    assert last_turn(swapped) == ["passed", "area-without-edge"]


@rule("W-070")
def test_alone_the_game_ends_with_the_turn_of_the_last_tile() -> None:
    game = given("6 q0r0, 1 q1r0", crew=1, turn=1, asks="tile", pile=1, laid=False)
    play(game, "draw 2")
    settle_place(game)
    assert "place 2 red q0r0" in game.legal_moves
    assert events(game, "place 2 red q0r0")[-1] != "turn-began"
    assert game.over
    early = given("6 q0r0, 1 q1r0", crew=1, turn=1, pile=1)
    play(early, "pass")
    assert not early.over


def settle_place(game: object) -> None:
    """Lay the drawn tile on the first of the hottest places, if there is a choice."""
    if game.state.asking == Ask.LAY:  # type: ignore[attr-defined]
        game.play(game.legal_moves[0])  # type: ignore[attr-defined]


@rule("W-071", "W-Q14")
def test_how_hard_it_was_is_the_number_of_open_tiles_at_the_first_men() -> None:
    game = new(1)
    play(game, "draw 6", "draw 5")
    settle_place(game)
    play(game, "place 1 red q0r0")
    assert game.state.early == 2
    later = new(1)
    play(later, "draw 6", "draw 5")
    settle_place(later)
    play(later, "pass", "draw 4")
    settle_place(later)
    assert "first-men-placed" in events(later, "place 1 red q0r0")
    assert later.state.early == 3
    play(later, "draw 4")
    settle_place(later)
    assert "first-men-placed" not in events(later, "place 1 red q0r0")
    assert number(later.state, later.book, 0, Number.DIFFICULTY) == 3


@rule("W-065", "W-075")
def test_alone_and_together_no_firebreaks_are_cut() -> None:
    for crew, edition in ((1, "standard"), (2, "cooperative"), (4, "cooperative")):
        with pytest.raises(BadSetup, match="firebreak=on: no firebreaks are cut"):
            new(crew, edition=edition, firebreak="on")
    assert new(2, firebreak="on").setup.options == {"firebreak": "on"}


@rule("W-Q15")
def test_high_summer_does_not_go_with_the_goal_unless_the_lowest_number_counts() -> None:
    for crew, edition in ((1, "standard"), (2, "cooperative")):
        with pytest.raises(BadSetup, match="goal-number=lowest"):
            new(crew, edition=edition, high_summer="on")
        with pytest.raises(BadSetup):
            new(crew, edition=edition, high_summer="on", goal_number="one")
        assert new(crew, edition=edition, high_summer="on", goal_number="lowest").state.left[1] == 0
    tiles = HOMES.replace("1 q", "2 q")
    assert last_turn(FULL, tiles, high_summer="on", goal_number="lowest") == ["passed", "goal-reached"]
    assert (
        last_turn(FULL, tiles.replace("2 q0r0", "3 q0r0"), high_summer="on", goal_number="lowest")[-1]
        == "area-without-edge"
    )


# Together


@rule("W-072")
def test_together_all_win_with_the_goal_of_the_game_alone() -> None:
    game = given(HOMES, crew=4, turn=4, men=FULL, pile=0, laid=True, edition="cooperative")
    assert events(game, "pass") == ["passed", "goal-reached"]
    assert winners(game) == [1, 2, 3, 4]
    assert sides(game.state, game.book) == 1
    assert new(3, edition="cooperative").state.supply[:4] == [12, 0, 0, 4]


@rule("W-073")
def test_together_the_game_ends_with_the_turn_of_the_last_tile() -> None:
    game = given(crew=4, pile=0, laid=True, edition="cooperative")
    play(game, "place 1 green q1r0")
    assert game.over and not game.won
    going = given(crew=4, pile=1, laid=True, edition="cooperative")
    play(going, "place 1 green q1r0")
    assert not going.over


@rule("W-074", "W-Q18")
def test_together_helpers_stay_and_need_an_area_with_a_1_too() -> None:
    game = given(HOMES, crew=3, turn=3, men=FULL, pile=0, laid=True, edition="cooperative")
    assert events(game, "pass") == ["passed", "goal-reached"]
    assert men_on(game, "q9r1") == "yyy"
    without = FULL.replace("1 yellow q9r0, ", "")
    left = given(HOMES, crew=3, turn=3, men=without, pile=0, laid=True, edition="cooperative")
    assert sum(left.state.supply[seat * COLOURS + 3] for seat in range(3)) == 1
    assert events(left, "pass") == ["passed", "men-left-over", "area-without-edge"]
    assert refused(left, "pass") == "W-030"


@rule("W-Q19")
def test_alone_and_together_one_wins_or_loses() -> None:
    game = given(crew=1, turn=1, pile=0, laid=True)
    play(game, "pass")
    assert (game.outcome, game.won) == ("Lost: the goal is not reached.", False)
    assert end(game.state, game.book) == End.MISSED
    settle(game)


@rule("W-066", "W-067", "W-068")
def test_whatever_is_missed_is_told_once() -> None:
    game = given(HOMES, crew=1, turn=1, men="1 red q0r1, 1 red q3r1", pile=0, laid=True)
    assert events(game, "pass") == ["passed", "men-left-over", "areas-split"]
    assert (game.state.won, game.state.ending) == (0, Ending.MISSED)


@rule("W-039")
def test_nobody_has_to_score_to_share_the_victory() -> None:
    game = given("6 q0r0, 5 q1r0", crew=2, passes=1, **LAST)
    assert events(game, "pass")[-1] == "shared-victory"
    assert winners(game) == [1, 2]
