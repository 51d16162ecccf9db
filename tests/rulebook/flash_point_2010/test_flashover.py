"""Secondary effects."""

from __future__ import annotations

from firehall.games.flash_point.state import Ask
from tests.rulebook.flash_point_2010.houses import ROWS, advanced, basic, names, rolled
from tests.support import asks, fires, play, rule, smokes


@rule("P-E04", "P-114", "P-038", "P-039")
def test_smoke_contiguous_with_fire_ignites_and_smoke_behind_a_wall_does_not() -> None:
    game = rolled("3,3", "6,1", smoke="3,4 4,3 2,3", walls="2,3-3,3")
    assert (fires(game), smokes(game)) == ("3,3 3,4 4,3", "2,3 6,1")


@rule("P-115")
def test_one_fire_lights_a_whole_mass_of_smoke() -> None:
    game = rolled("1,1", "6,8", smoke=" ".join(ROWS[0][1:] + ROWS[1]), people="0,0")
    assert fires(game) == " ".join(ROWS[0] + ROWS[1])


@rule("P-116")
def test_smoke_lit_by_the_roll_lights_the_smoke_beside_it() -> None:
    game = rolled("", "3,4", smoke="3,4 3,5 3,7")
    assert (fires(game), smokes(game)) == ("3,4 3,5", "3,7")


@rule("P-113", "P-090", "P-D03")
def test_secondary_effects_follow_the_immediate_ones() -> None:
    game = rolled("3,4", "3,4", smoke="3,6", people="3,6 6,8", victims="2,4")
    told = [
        name
        for name in names(game)
        if name in {"exploded", "blast-set-fire", "flashed-over", "lay-down", "victim-died"}
    ]
    assert told[0] == "exploded"
    assert told.index("flashed-over") > max(n for n, name in enumerate(told) if name == "blast-set-fire")
    assert told[-1] == "lay-down"


@rule("P-D03", "P-194", "P-131")
def test_roll_flashover_hazmat_flashover_then_victory() -> None:
    game = advanced(
        people="0,0", fire="3,4", smoke="3,5 3,8", hazmats="3,6", rescued=8, victims="", unseen=(0, 0), roll=True
    )
    play(game, "roll 3,4")
    told = [e for e in names(game) if e in {"exploded", "flashed-over", "hazmat-burst", "all-accounted-for"}]
    assert told[0] == "exploded" and told[-1] == "all-accounted-for"
    assert told.index("hazmat-burst") < len(told) - 1


@rule("P-D03", "P-117")
def test_the_supply_is_counted_after_all_else() -> None:
    full = " ".join(" ".join(row) for row in ROWS[:4])
    game = basic(fire=full, people="0,0", hidden="6,1 6,2 6,3", smoke="5,1", roll=True)
    play(game, "roll 6,8")
    assert asks(game) == Ask.STARVED_ROLL
    assert "5,1" in fires(game)
