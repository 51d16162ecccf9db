"""Hazardous materials."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.state import Ask, Draw
from tests.rulebook.flash_point_2010.houses import advanced, down, names
from tests.support import asks, at_edge, fires, hidden, play, refused, rule, smokes, victims, where

THREE = "6,1 6,2 6,3"


def left(game) -> int:  # type: ignore[no-untyped-def]
    """How many hazmats lie on the board."""
    return sum(bits.bit_count() for bits in game.state.hazmats)


@rule("P-035", "P-199", "P-192", "P-121")
def test_hazmats_are_hidden_among_the_pois_and_found_like_victims() -> None:
    game = advanced(people="3,3", hidden="3,4", hazmats_unseen=3)
    play(game, "move 3,4")
    assert list(game.legal_moves) == ["draw victim", "draw false alarm", "draw hazmat"]
    play(game, "draw hazmat")
    assert (game.state.hazmats[0], hidden(game), game.state.hazmats_unseen) == (1 << 19, "", 2)
    assert [draw.name for draw in Draw].count("HAZMAT") == 1


@rule("P-193", "P-195", "P-192")
def test_fire_that_reaches_a_hazmat_makes_it_explode_in_all_four_directions() -> None:
    game = advanced(people="6,8", fire="3,3", hazmats="3,4", walls="3,4-4,4", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (left(game), game.state.hazmats_burst, at_edge(game, "3,4-4,4")) == (0, 1, "!")
    assert fires(game) == "2,4 3,2 3,3 3,4 3,5"


@rule("P-193")
@pytest.mark.parametrize("how", ["spread", "smoke", "wave", "flashover"])
def test_however_the_fire_comes(how: str) -> None:
    what = {
        "spread": ({"fire": "3,3"}, "3,4"),
        "smoke": ({"smoke": "3,4"}, "3,4"),
        "wave": ({"fire": "3,3"}, "3,3"),
        "flashover": ({"fire": "3,3", "smoke": "3,4"}, "1,8"),
    }[how]
    game = advanced(people="0,0", hazmats="3,4", hidden=THREE, roll=True, **what[0])
    play(game, f"roll {what[1]}")
    assert (left(game), names(game).count("hazmat-burst")) == (0, 1)


@rule("P-194", "P-D03")
def test_it_explodes_only_when_what_came_before_is_done() -> None:
    game = advanced(people="0,0", fire="3,3", hazmats="2,3", smoke="5,3 5,4", hidden=THREE, roll=True)
    play(game, "roll 3,3")
    told = [name for name in names(game) if name in {"exploded", "flashed-over", "hazmat-burst", "blast-set-fire"}]
    assert told[:7] == ["exploded", *["blast-set-fire"] * 4, "flashed-over", "flashed-over"]
    assert told[7:9] == ["hazmat-burst", "exploded"]


@rule("P-194", "P-D03", "P-114")
def test_each_explosion_is_followed_by_its_own_flashover() -> None:
    game = advanced(people="0,0", fire="3,3", hazmats="3,4", smoke="3,6", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    told = [name for name in names(game) if name in {"hazmat-burst", "flashed-over"}]
    assert told == ["hazmat-burst", "flashed-over"]


@rule("P-Q56", "P-194")
def test_the_active_player_chooses_which_of_several_goes_first() -> None:
    game = advanced(people="0,0 0,0", fire="3,3", hazmats="2,3 4,3", hidden=THREE, turn=2, roll=True)
    play(game, "roll 3,3")
    assert (asks(game), game.asked, set(game.legal_moves)) == (Ask.HAZMAT, 1, {"explode 2,3", "explode 4,3"})
    assert refused(game, "explode 3,3") == "P-193"
    play(game, "explode 4,3")
    assert (game.state.hazmats_burst, left(game)) == (2, 0)
    bursts = [event.details["space"] for event in game.events if event.name == "hazmat-burst"]
    assert bursts == ["4,3", "2,3"]


@rule("P-Q56", "P-193")
def test_one_hazmat_may_reach_another() -> None:
    game = advanced(people="0,0", fire="3,3", hazmats="3,4 3,5", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (game.state.hazmats_burst, left(game)) == (2, 0)


@rule("P-Q56")
def test_two_on_one_space_explode_one_after_the_other() -> None:
    game = advanced(people="0,0", fire="3,3", hazmats="3,4 3,4", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (game.state.hazmats_burst, left(game), names(game).count("exploded")) == (2, 0, 2)


@rule("P-Q56", "P-Q57", "P-Q59", "P-104")
def test_a_hazmat_explodes_although_the_disc_went_back_and_sets_nothing_on_fire_there() -> None:
    game = advanced(people="3,4 0,0", fire="3,3", hazmats="3,4", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (down(game), left(game), game.state.hazmats_burst) == ([1], 0, 1)
    assert fires(game) == "2,4 3,2 3,3 3,5 4,4"


@rule("P-Q59", "P-197")
def test_so_does_one_that_was_being_carried() -> None:
    game = advanced(people="3,4 0,0", fire="3,6", hazmats="3,4", hidden=THREE)
    play(game, "carry hazmat 3,5", "end", "roll 3,5")
    assert (down(game), left(game), where(game)) == ([1], 0, "3,5")


@rule("P-193", "P-109", "P-102")
def test_its_explosion_strikes_people_like_any_other() -> None:
    game = advanced(people="2,4 0,0", fire="3,3", hazmats="3,4", victims="3,5", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (down(game), game.state.lost) == ([1], 1)


@rule("P-195")
def test_it_never_comes_back_nor_leaves_anything() -> None:
    game = advanced(people="0,0", fire="3,3", hazmats="3,4", hidden="6,1 6,2", hazmats_unseen=2, roll=True)
    play(game, "roll 3,4")
    assert (game.state.hazmats_unseen, game.state.hot, asks(game)) == (2, 0, Ask.POI_ROLL)


@rule("P-193", "P-Q19")
def test_smoke_alone_does_nothing_to_it() -> None:
    game = advanced(people="0,0", hazmats="3,4", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (left(game), smokes(game), victims(game)) == (1, "3,4", "")


@rule("P-131", "P-193")
def test_its_explosion_may_bring_the_house_down() -> None:
    game = advanced(people="0,0", fire="3,3", hazmats="3,4", walls="3,4-4,4", damage=29, roll=True)
    play(game, "roll 3,4")
    assert names(game)[-1] == "collapsed"
