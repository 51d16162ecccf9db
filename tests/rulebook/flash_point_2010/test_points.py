"""Detecting points of interest."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.board import SPACE
from firehall.games.flash_point.points import replenish
from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010.houses import ALL, advanced, basic, begun, but, names
from tests.support import asks, hidden, play, rule, smokes, victims

SPIRAL = (
    "3,3 3,4 3,5 3,6 4,6 4,5 4,4 4,3 4,2 3,2 2,2 2,3 2,4 2,5 2,6 2,7 3,7 4,7 5,7 5,6 5,5 5,4 5,3 5,2 5,1 "
    "4,1 3,1 2,1 1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 2,8 3,8 4,8 5,8 6,8 6,7 6,6 6,5 6,4 6,3 6,2 6,1"
).split()


def looking(roll: str, **what: object) -> str:
    """Where the third POI lies once the dice have shown a space."""
    game = basic(**{"on": "prototype", "hidden": "6,1 6,8", "people": "0,0", **what}, roll=True)  # type: ignore[arg-type]
    play(game, "roll 5,5")
    before = set(hidden(game).split())
    play(game, f"roll {roll}")
    (found,) = set(hidden(game).split()) - before
    return found


@rule("P-053", "P-055", "P-049")
def test_two_missing_pois_take_two_rolls() -> None:
    game = basic(on="prototype", hidden="6,1", people="0,0", roll=True)
    play(game, "roll 5,5")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 1,1")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 1,2")
    assert (hidden(game), asks(game)) == ("1,1 1,2 6,1", Ask.ACTION)


@rule("P-053", "P-054")
def test_victims_that_were_found_count_also_outside() -> None:
    game = advanced(on="prototype", hidden="6,1", victims="2,2 0,0", people="0,3", roll=True)
    play(game, "roll 5,5")
    assert asks(game) == Ask.ACTION
    game = advanced(on="prototype", hidden="6,1", victims="2,2", people="0,3", roll=True)
    play(game, "roll 5,5")
    assert asks(game) == Ask.POI_ROLL


@rule("P-053")
def test_the_check_is_made_at_the_start_of_the_turn_not_at_the_end() -> None:
    game = basic(on="prototype", people="3,1 0,0", victims="3,1", hidden="6,1 6,2")
    play(game, "carry 3,0", "end")
    assert asks(game) == Ask.FIRE_ROLL
    play(game, "roll 1,1")
    assert (asks(game), game.state.active) == (Ask.POI_ROLL, 1)


@rule("P-056", "P-D10", "P-062")
def test_an_empty_space_and_a_smoky_one_are_valid_and_the_smoke_stays() -> None:
    assert looking("1,5") == "1,5"
    game = basic(on="prototype", hidden="6,1 6,8", people="0,0", smoke="1,5", roll=True)
    play(game, "roll 5,5", "roll 1,5")
    assert (hidden(game), "1,5" in smokes(game)) == ("1,5 6,1 6,8", True)


@rule("P-057", "P-060")
def test_a_burning_space_is_not_and_the_arrow_is_followed_instead() -> None:
    assert looking("1,5", fire="1,5") == "1,6"


@rule("P-058")
def test_a_space_with_firefighters_is_not() -> None:
    assert looking("1,5", people="1,5 1,5 1,6") == "1,7"


@rule("P-059", "P-D10")
def test_a_space_with_a_poi_is_not_found_or_hidden() -> None:
    assert looking("6,8", hidden="6,8 6,7") == "6,6"
    assert looking("1,5", victims="1,5", hidden="6,8") == "1,6"


@rule("P-059", "P-Q55")
def test_a_space_with_a_hazmat_is_not() -> None:
    game = advanced(on="prototype", hidden="6,1", hazmats="1,5", people="0,0", roll=True)
    play(game, "roll 5,5", "roll 1,5")
    assert hidden(game) == "1,6 6,1"


@rule("P-Q55", "P-054")
@pytest.mark.parametrize(("choice", "asked"), [("yes", Ask.ACTION), ("no", Ask.POI_ROLL)])
def test_a_hazmat_that_was_found_counts_unless_the_table_plays_otherwise(choice: str, asked: Ask) -> None:
    options = {"hazmat-counts-as-poi": choice}
    game = advanced(on="prototype", hidden="6,1 6,2", hazmats="1,5", people="0,0", roll=True, options=options)
    play(game, "roll 5,5")
    assert asks(game) == asked


@rule("P-E01", "P-060", "P-057", "P-059")
def test_from_one_invalid_space_to_the_next() -> None:
    game = basic(on="prototype", fire="1,1 1,2", hidden="1,3 6,8", people="0,0", roll=True)
    play(game, "roll 5,5", "roll 1,1")
    assert hidden(game) == "1,3 1,4 6,8"
    assert names(game).count("poi-moved-on") == 1


@rule("P-060", "P-061", "P-058", "P-059", "P-057", "P-Q03")
def test_every_kind_of_invalid_space_in_a_row_and_over_the_jump_back_to_the_beginning() -> None:
    game = basic(on="prototype", hidden="6,1", victims="6,2", people="3,3", fire="3,4", roll=True)
    play(game, "roll 1,8", "roll 6,2")
    assert hidden(game) == "3,5 6,1"


@rule("P-061", "P-Q03", "P-D01")
def test_the_arrows_are_one_closed_spiral_from_column_3_outwards_to_column_1_and_back() -> None:
    arrow = begun().book.board.arrow
    space, seen = SPACE[3, 3], []
    for _ in range(48):
        seen.append(space)
        space = arrow[space]
    names_of = {number: f"{row},{column}" for (row, column), number in SPACE.items()}
    assert [names_of[space] for space in seen] == SPIRAL
    assert space == SPACE[3, 3] and sorted(seen) == list(range(48))


@rule("P-Q04")
def test_when_no_space_is_valid_none_is_placed_until_next_turn() -> None:
    game = basic(fire=but("2,2"), people="2,2", options={"disc-shortage": "unlimited"})
    state = game.state
    assert (replenish(state, game.book, None), state.asking) == (0, Ask.ACTION)
    state.where[0] = SPACE[0, 0]
    assert (replenish(state, game.book, None), state.asking) == (1, Ask.POI_ROLL)


@rule("P-Q05")
def test_when_the_pile_is_empty_nobody_rolls() -> None:
    game = basic(hidden="6,1", unseen=(1, 0), people="0,0", roll=True)
    play(game, "roll 5,5")
    assert (asks(game), names(game)[-2:]) == (Ask.ACTION, ["poi-none-left", "turn-began"])


@rule("P-Q14", "P-053")
def test_pois_are_detected_also_before_a_lost_turn() -> None:
    game = basic(people="1,1 2,2", down="2", hidden="6,1 6,2")
    play(game, "end", "roll 5,5")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 4,4")
    assert (asks(game), names(game)[-1]) == (Ask.FIRE_ROLL, "stood-up")


@rule("P-026", "P-055")
def test_every_space_may_be_rolled_for_a_poi() -> None:
    game = basic(on="prototype", people="0,0", roll=True)
    play(game, "roll 5,5")
    assert list(game.legal_moves) == [f"roll {space}" for space in ALL.split()]
    assert game.files.turn.fates(game.state, game.book) == 48
    assert victims(game) == ""
