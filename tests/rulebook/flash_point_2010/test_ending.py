"""Victory, defeat and collapse."""

from __future__ import annotations

import pytest

from tests.rulebook.flash_point_2010.houses import advanced, basic, names, rolled
from tests.support import at_edge, fires, play, rule, victims

GOING_OUT = {"on": "prototype", "people": "3,1", "victims": "3,1"}


@rule("P-E08", "P-128", "P-132", "P-133")
def test_six_rescued_and_two_dead_are_a_victory_at_once() -> None:
    game = basic(**GOING_OUT, rescued=5, lost=2)
    play(game, "carry 3,0")
    assert (game.over, game.outcome[:7], names(game)[-1]) == (True, "Victory", "all-accounted-for")


@rule("P-128", "P-132", "P-133")
@pytest.mark.parametrize(("rescued", "lost"), [(5, 1), (5, 0), (6, 0)])
def test_six_rescued_do_not_end_the_game_while_victims_are_left(rescued: int, lost: int) -> None:
    game = basic(**GOING_OUT, rescued=rescued, lost=lost)
    play(game, "carry 3,0")
    assert not game.over


@rule("P-132", "P-128")
def test_the_last_victim_may_be_settled_by_the_fire() -> None:
    game = rolled("3,4", "3,5", victims="3,5", rescued=6, lost=1)
    assert (game.outcome[:7], game.state.lost) == ("Victory", 2)


@rule("P-132", "P-Q18")
def test_or_by_turning_over_the_last_poi_in_the_fire() -> None:
    game = basic(fire="3,4", people="6,8", hidden="3,5", rescued=6, lost=1, unseen=(1, 0), roll=True)
    play(game, "roll 3,5", "draw victim")
    assert game.outcome[:7] == "Victory"


@rule("P-E09", "P-130", "P-129")
def test_the_third_death_is_a_defeat_whatever_remains() -> None:
    game = rolled("3,4", "3,5", victims="3,5 6,1", rescued=5, lost=2, unseen=(0, 2))
    assert (game.over, game.outcome[:6], names(game)[-1]) == (True, "Defeat", "too-many-lost")


@rule("P-Q20", "P-130", "P-132")
def test_a_third_death_that_settles_the_last_victim_is_a_defeat() -> None:
    game = rolled("3,4", "3,5", victims="3,5", rescued=5, lost=2)
    assert game.outcome[:6] == "Defeat"
    game = basic(fire="3,4", people="6,8", hidden="3,5", rescued=5, lost=2, unseen=(1, 0), roll=True)
    play(game, "roll 3,5", "draw victim")
    assert game.outcome[:6] == "Defeat"


@rule("P-129", "P-131", "P-005", "P-Q22", "P-134", "P-136")
def test_the_30th_damage_marker_loses_by_fire_at_that_moment() -> None:
    game = rolled("3,4", "3,4", walls="2,4-3,4 3,4-3,5", damage=29, victims="1,1")
    assert (game.outcome[:6], game.state.damage, names(game)[-1]) == ("Defeat", 30, "collapsed")
    assert (at_edge(game, "2,4-3,4"), at_edge(game, "3,4-3,5"), fires(game)) == ("!", "-", "3,4")
    assert victims(game) == "1,1"


@rule("P-131", "P-134", "P-095")
def test_destroyed_doors_do_not_bring_the_house_down() -> None:
    game = rolled("3,4", "3,4", closed="2,4-3,4 3,4-3,5 3,3-3,4 3,4-4,4", damage=29)
    assert (game.over, game.state.damage) == (False, 29)


@rule("P-Q22", "P-131")
def test_the_29th_does_not() -> None:
    game = rolled("3,4", "3,4", walls="2,4-3,4", damage=28)
    assert (game.over, game.state.damage) == (False, 29)


@rule("P-Q21")
def test_a_collapse_before_the_last_victim_dies_is_a_collapse() -> None:
    game = rolled("3,4", "3,4", walls="2,4-3,4", victims="3,5", rescued=7, damage=29)
    assert (names(game)[-1], game.state.lost) == ("collapsed", 0)


@rule("P-Q21")
def test_a_collapse_after_it_in_the_same_chain_is_one_too_since_victory_is_checked_at_the_end() -> None:
    game = rolled("3,4", "3,4", walls="3,4-3,5", victims="2,4", rescued=7, damage=29)
    assert (names(game)[-1], game.state.lost) == ("collapsed", 1)


@rule("P-Q21", "P-111")
def test_a_third_death_before_the_last_marker_ends_the_game_without_a_collapse() -> None:
    game = rolled("3,4", "3,4", walls="3,4-3,5", victims="2,4", lost=2, damage=29)
    assert (names(game)[-1], game.state.damage) == ("too-many-lost", 29)


@rule("P-137", "P-133", "P-132")
def test_with_ten_victims_eight_have_to_be_rescued() -> None:
    game = advanced(level="three-alarm", on="prototype", people="1,6", victims="1,6", rescued=7, lost=2)
    play(game, "carry 0,6")
    assert game.outcome[:7] == "Victory"
    game = advanced(level="three-alarm", on="prototype", people="1,6", victims="1,6", rescued=6, lost=2)
    play(game, "carry 0,6")
    assert not game.over


@rule("P-128", "P-129")
def test_a_finished_game_takes_no_more_moves() -> None:
    game = basic(**GOING_OUT, rescued=5, lost=2)
    play(game, "carry 3,0")
    assert (len(game.legal_moves), game.why_not("move 3,1")[-7:]) == (0, "[P-128]")
