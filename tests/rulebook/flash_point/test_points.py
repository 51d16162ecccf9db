"""Replenishing the points of interest."""

import pytest

from firehall.game import Game
from firehall.games.flash_point.state import Ask
from firehall.games.flash_point.turn import why_not
from firehall.games.flash_point.why import Why
from tests.support import asks, fires, given, hidden, play, refused, rule, smokes, victims


def acting(game: Game) -> int:
    """The firefighter who acts; 0 if something else is asked."""
    return game.asked + 1 if asks(game) == Ask.ACTION else 0


# What is missing


@rule("R-115", "R-118", "R-135")
def test_two_missing_points_take_two_rolls_until_three_lie_on_the_board() -> None:
    game = given(hidden="2,2", people="6,8 6,8", roll=True)
    play(game, "roll 1,1")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 4,4")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 4,6")
    assert hidden(game) == "2,2 4,4 4,6"
    assert acting(game) == 2


@rule("R-115", "R-116")
def test_hidden_points_and_revealed_victims_make_three_together() -> None:
    game = given(hidden="2,2", victims="2,4 2,5", people="6,8 6,8", roll=True)
    play(game, "roll 1,1")
    assert acting(game) == 2
    assert (hidden(game), victims(game)) == ("2,2", "2,4 2,5")


@rule("R-116")
def test_two_victims_on_one_space_count_twice() -> None:
    game = given(hidden="2,2", victims="2,4 2,4", people="6,8 6,8", roll=True)
    play(game, "roll 1,1")
    assert acting(game) == 2


@rule("R-116")
def test_a_victim_that_was_carried_this_turn_counts() -> None:
    game = given(hidden="2,2 2,3", victims="6,8", people="6,8 6,8")
    play(game, "carry 6,7", "end", "roll 1,1")
    assert acting(game) == 2
    assert victims(game) == "6,7"


@rule("R-117")
def test_a_rescued_victim_is_replaced() -> None:
    game = given(on="front", hidden="2,2 2,3", victims="3,1", people="3,1 0,0")
    play(game, "carry 3,0", "end", "roll 1,8")
    assert game.state.rescued == 1
    assert asks(game) == Ask.POI_ROLL


@rule("R-117")
def test_a_lost_victim_is_replaced() -> None:
    game = given(hidden="2,2 2,3", victims="4,4", fire="4,5", people="6,8 6,8", roll=True)
    play(game, "roll 4,4")
    assert game.state.lost == 1
    assert asks(game) == Ask.POI_ROLL


@rule("R-117")
def test_what_is_lost_beside_a_knock_down_is_replaced_when_the_owner_has_chosen() -> None:
    game = given(on="front", hidden="2,2 2,3", victims="3,6", fire="3,5", people="3,6 0,0", roll=True)
    play(game, "roll 3,6", "recover 3,9")
    assert (asks(game), game.asked) == (Ask.POI_ROLL, -1)


@rule("R-117")
def test_a_false_alarm_that_was_found_is_replaced() -> None:
    game = given(hidden="2,2 2,3 6,7", people="6,8 6,8")
    play(game, "move 6,7", "draw false alarm", "end", "roll 1,1")
    assert asks(game) == Ask.POI_ROLL


@rule("R-115")
def test_nothing_is_replaced_before_the_end_of_the_turn() -> None:
    game = given(hidden="2,2 2,3 6,7", people="6,8")
    play(game, "move 6,7", "draw false alarm")
    assert acting(game) == 1
    assert hidden(game) == "2,2 2,3"


# The space rolled


@rule("R-118")
def test_a_new_point_lies_hidden_on_the_space_rolled_until_somebody_finds_it() -> None:
    game = given(hidden="2,2 2,3", people="6,8 6,8", roll=True)
    play(game, "roll 1,1", "roll 4,6")
    assert hidden(game) == "2,2 2,3 4,6"
    assert victims(game) == ""
    assert (game.state.victims_unseen, game.state.false_unseen) == (10, 5)


@rule("R-118")
def test_the_two_dice_can_name_all_48_spaces_for_a_point() -> None:
    game = given(hidden="2,2 2,3", people="6,8", roll=True)
    play(game, "roll 1,1")
    assert list(game.legal_moves) == [f"roll {row},{column}" for row in range(1, 7) for column in range(1, 9)]


@rule("R-118")
def test_a_point_is_as_likely_to_be_a_victim_as_victims_are_among_those_unseen() -> None:
    game = given(hidden="6,7", people="6,8", rescued=4, false_found=3)
    play(game, "move 6,7")
    assert game.chances == {"draw victim": 6, "draw false alarm": 2}


@rule("R-118")
def test_a_victim_cannot_be_drawn_when_all_are_seen() -> None:
    game = given(hidden="6,7", people="6,8", rescued=6, lost=3, victims="2,2")
    play(game, "move 6,7")
    assert list(game.legal_moves) == ["draw false alarm"]
    assert refused(game, "draw victim") == "R-036"


@rule("R-118")
def test_a_false_alarm_cannot_be_drawn_when_all_are_seen() -> None:
    game = given(hidden="6,7", people="6,8", false_found=5)
    play(game, "move 6,7")
    assert list(game.legal_moves) == ["draw victim"]
    assert refused(game, "draw false alarm") == "R-036"


@rule("R-119")
def test_a_new_point_removes_fire_from_its_space() -> None:
    game = given(hidden="2,2 2,3", fire="4,6 5,6", people="6,8 6,8", roll=True)
    play(game, "roll 1,1")
    assert play(game, "roll 4,6") == ["poi-rolled", "poi-cleared-space", "poi-placed", "turn-began"]
    assert fires(game) == "5,6"
    assert hidden(game) == "2,2 2,3 4,6"


@rule("R-119")
def test_a_new_point_removes_smoke_from_its_space() -> None:
    game = given(hidden="2,2 2,3", smoke="4,6 5,6", people="6,8 6,8", roll=True)
    play(game, "roll 1,1", "roll 4,6")
    assert smokes(game) == "1,1 5,6"
    assert hidden(game) == "2,2 2,3 4,6"


@rule("R-120", "RD-03")
def test_a_victim_that_comes_to_a_firefighters_space_is_turned_over_at_once_and_stays() -> None:
    game = given(hidden="2,2 2,3", people="6,8 4,6", roll=True)
    play(game, "roll 1,1")
    assert play(game, "roll 4,6") == ["poi-rolled", "poi-placed", "poi-met-firefighter"]
    assert game.question == "Turn over the point of interest on 4,6: is it a victim or a false alarm?"
    assert play(game, "draw victim") == ["found-victim", "turn-began"]
    assert (victims(game), game.state.victims_unseen) == ("4,6", 9)
    assert acting(game) == 2


@rule("R-121", "RD-03")
def test_a_false_alarm_that_comes_to_a_firefighters_space_is_removed_and_rolled_again() -> None:
    game = given(hidden="2,2 2,3", people="6,8 4,6", roll=True)
    play(game, "roll 1,1", "roll 4,6")
    assert play(game, "draw false alarm") == ["found-false-alarm"]
    assert hidden(game) == "2,2 2,3"
    assert (game.state.false_found, game.state.false_unseen) == (1, 4)
    assert asks(game) == Ask.POI_ROLL


@rule("RD-03")
def test_false_alarms_are_rolled_again_as_often_as_they_come_to_firefighters() -> None:
    game = given(hidden="2,2 2,3", people="6,8 4,6", roll=True)
    play(game, "roll 1,1", "roll 4,6", "draw false alarm", "roll 6,8", "draw false alarm", "roll 4,6", "draw victim")
    assert (hidden(game), victims(game)) == ("2,2 2,3", "4,6")
    assert game.state.false_found == 2
    assert acting(game) == 2


@pytest.mark.parametrize("taken", [{"hidden": "2,2 4,6"}, {"hidden": "2,2", "victims": "4,6"}])
@rule("R-122", "RD-04")
def test_the_dice_are_rolled_again_if_a_point_lies_there_already(taken: dict[str, str]) -> None:
    game = given(people="6,8 6,8", roll=True, **taken)
    play(game, "roll 1,1")
    before = hidden(game), victims(game)
    assert play(game, "roll 4,6") == ["poi-rolled", "poi-rejected"]
    assert (hidden(game), victims(game)) == before
    assert asks(game) == Ask.POI_ROLL


@rule("R-122")
def test_a_point_that_is_rolled_again_leaves_the_smoke_of_its_space_alone() -> None:
    game = given(hidden="2,2 4,6", smoke="4,6", people="6,8", roll=True)
    play(game, "roll 1,1", "roll 4,6")
    assert smokes(game) == "1,1 4,6"


@rule("RE-26", "R-121", "R-119")
def test_after_a_false_alarm_the_next_roll_clears_the_fire_of_its_space() -> None:
    game = given(hidden="2,2 2,3", fire="5,6", people="6,8 4,6", roll=True)
    play(game, "roll 1,1", "roll 4,6", "draw false alarm", "roll 5,6")
    assert game.state.false_found == 1
    assert fires(game) == ""
    assert hidden(game) == "2,2 2,3 5,6"


# The supply and the spots


@rule("RA-33")
def test_without_a_supply_nothing_is_replaced() -> None:
    game = given(victims="2,2", people="6,8 6,8", rescued=6, lost=3, false_found=5, unseen=(0, 0), roll=True)
    assert "poi-none-left" in play(game, "roll 1,1")
    assert acting(game) == 2
    assert (hidden(game), victims(game)) == ("", "2,2")


@rule("RA-33")
def test_the_last_of_the_supply_is_placed_before_replenishing_stops() -> None:
    game = given(victims="2,2", people="6,8 6,8", rescued=6, lost=3, false_found=4, unseen=(0, 1), roll=True)
    play(game, "roll 1,1")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 4,6")
    assert hidden(game) == "4,6"
    assert acting(game) == 2


@rule("RA-33")
def test_hidden_points_on_the_board_are_not_in_the_supply() -> None:
    game = given(hidden="2,2", people="6,8 6,8", rescued=6, lost=3, false_found=5, unseen=(1, 0), roll=True)
    play(game, "roll 1,1")
    assert acting(game) == 2
    assert hidden(game) == "2,2"


@rule("RA-48", "RD-17")
def test_a_false_alarm_that_was_found_goes_to_the_rescued_spot_and_counts_for_nothing() -> None:
    game = given(hidden="6,7", people="6,8", rescued=6)
    play(game, "move 6,7", "draw false alarm")
    assert "rescued: 6 victims, 1 false alarms" in game.position
    assert "lost: 0 victims, 0 false alarms" in game.position
    assert not game.over


@rule("RA-48", "RD-17")
def test_a_false_alarm_that_was_lost_goes_to_the_lost_spot_and_counts_for_nothing() -> None:
    game = given(hidden="4,4", fire="4,5", people="6,8", lost=3, roll=True)
    play(game, "roll 4,4", "draw false alarm")
    assert "rescued: 0 victims, 0 false alarms" in game.position
    assert "lost: 3 victims, 1 false alarms" in game.position
    assert not game.over


@rule("RA-48")
def test_a_lost_hidden_point_is_shown_to_all() -> None:
    game = given(hidden="4,4", fire="4,5", people="6,8", roll=True)
    play(game, "roll 4,4")
    assert game.question == "Turn over the point of interest on 4,4: is it a victim or a false alarm?"
    event = game.play("draw victim")[0]
    assert str(event) == "The point of interest lost on 4,4 was a victim; 1 lost so far. [R-107]"


# The next player


@rule("R-123")
def test_the_next_firefighter_begins_when_the_points_are_complete() -> None:
    game = given(hidden="2,2 2,3", people="6,8 6,8 6,8", turn=2, roll=True)
    play(game, "roll 1,1")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 4,6")
    assert acting(game) == 3


@rule("R-123")
def test_after_the_last_firefighter_comes_the_first_again() -> None:
    game = given(hidden="2,2 2,3 2,4", people="6,8 6,8 6,8", turn=3, roll=True)
    play(game, "roll 1,1")
    assert acting(game) == 1


@rule("RA-33")
def test_that_nothing_is_left_to_replenish_is_no_consequence_of_the_roll() -> None:
    game = given(unseen=(0, 0), rescued=6, lost=3, false_found=5, victims="6,6", people="3,3", roll=True)
    (none_left,) = (event for event in game.play("roll 1,1") if event.name == "poi-none-left")
    assert none_left.cause is None


@rule("R-122")
@pytest.mark.parametrize(
    ("victims", "hidden", "spaces"), [("3,3", "4,4", 46), ("3,3 3,3", "", 47), ("", "4,4 5,5", 46)]
)
def test_chance_rolls_only_spaces_without_points(victims: str, hidden: str, spaces: int) -> None:
    game = given(victims=victims, hidden=hidden, people="6,8", roll=True)
    play(game, "roll 1,1")
    assert asks(game) == Ask.POI_ROLL
    assert set(game.legal_moves) - set(game.chances) == {f"roll {cell}" for cell in f"{victims} {hidden}".split()}
    assert len(game.chances) == spaces


@rule("R-036", "R-118")
def test_the_last_victim_and_the_last_false_alarm_can_be_drawn_and_nothing_else() -> None:
    game = given(hidden="3,4", people="3,3", unseen=(1, 1))
    play(game, "move 3,4")
    assert list(game.legal_moves) == ["draw victim", "draw false alarm"]
    assert [why_not(game.state, game.book, code) for code in range(3)] == [Why.OK, Why.OK, Why.NOT_IN_THIS_EDITION]
    play(game, "draw victim")
    assert game.state.spot == 0
