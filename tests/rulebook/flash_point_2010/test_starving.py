"""Running out of discs."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010.houses import ALL, ROWS, basic, begun
from tests.support import asks, fires, markers, play, rule, smokes

THREE = "6,1 6,2 6,3"


def short(discs: int, **what: object):  # type: ignore[no-untyped-def]
    """Smoke lies everywhere from the first row on, until so many discs lie on the board; then one more is rolled."""
    game = basic(**{"smoke": " ".join(ALL.split()[: discs - 1]), "people": "0,0", "hidden": THREE, **what}, roll=True)  # type: ignore[arg-type]
    play(game, "roll 6,8")
    assert markers(game) == discs
    return game


@rule("P-117", "P-D04")
@pytest.mark.parametrize(("discs", "asked"), [(31, Ask.ACTION), (32, Ask.STARVED_ROLL), (36, Ask.STARVED_ROLL)])
def test_with_four_discs_or_fewer_left_the_fire_starves(discs: int, asked: Ask) -> None:
    assert asks(short(discs)) == asked


@rule("P-118", "P-Q29")
def test_one_more_roll_removes_all_fire_and_smoke_there_and_beside() -> None:
    game = short(32, fire="2,2", smoke=" ".join(ALL.split()[:30]).replace(" 2,2", "") + " 5,1")
    play(game, "roll 2,2")
    left = set(fires(game).split()) | set(smokes(game).split())
    assert left & {"2,2", "1,2", "2,1", "2,3", "3,2"} == set()
    assert {"1,1", "1,3", "3,1"} <= left


@rule("P-Q28", "P-037")
@pytest.mark.parametrize(("choice", "left"), [("yes", 27), ("no", 30)])
def test_walls_do_not_help_unless_the_table_plays_so(choice: str, left: int) -> None:
    walls = "2,2-2,3 2,1-2,2 1,2-2,2"
    game = short(32, walls=walls, options={"oxygen-through-walls": choice})
    play(game, "roll 2,2")
    assert markers(game) == left


@rule("P-119", "P-D04", "P-E14")
def test_a_roll_that_removes_nothing_is_not_repeated_with_four_in_reserve() -> None:
    game = short(32)
    play(game, "roll 6,3")
    assert (markers(game), asks(game)) == (32, Ask.ACTION)


@rule("P-119")
def test_it_is_repeated_while_fewer_than_four_are_in_reserve() -> None:
    game = short(34)
    play(game, "roll 6,3")
    assert asks(game) == Ask.STARVED_ROLL
    play(game, "roll 6,8")
    assert (markers(game), asks(game)) == (33, Ask.STARVED_ROLL)
    play(game, "roll 1,1")
    assert (markers(game), asks(game)) == (30, Ask.ACTION)


@rule("P-D04")
def test_as_an_option_it_is_repeated_at_four_too() -> None:
    game = short(32, options={"oxygen-repeat-threshold": "4"})
    play(game, "roll 6,3")
    assert asks(game) == Ask.STARVED_ROLL


@rule("P-Q65", "P-104")
def test_a_disc_put_back_by_a_knock_down_is_in_the_supply_when_it_is_counted() -> None:
    fire = " ".join(ALL.split()[:31])
    game = basic(fire=fire, people="0,0 4,8", hidden=THREE, roll=True)
    play(game, "roll 4,8")
    assert (markers(game), asks(game) == Ask.STARVED_ROLL) == (31, False)
    game = basic(fire=fire, people="0,0 0,0", hidden=THREE, roll=True)
    play(game, "roll 4,8")
    assert asks(game) == Ask.STARVED_ROLL


@rule("P-Q27", "P-117")
def test_when_discs_ran_out_in_the_middle_the_check_follows() -> None:
    game = basic(smoke=" ".join(ALL.split()[:36]), people="0,0", hidden=THREE, roll=True)
    play(game, "roll 6,8")
    assert (markers(game), asks(game)) == (36, Ask.STARVED_ROLL)


@rule("P-117", "P-118")
def test_every_space_may_be_rolled_for_the_starving_fire() -> None:
    game = short(33)
    assert list(game.legal_moves) == [f"roll {space}" for space in ALL.split()]
    assert begun(edition="2010-advanced").book.rules.starved_markers == 4
    assert len(ROWS) == 6
