"""Aim, components and set-up of both games of 2010."""

from __future__ import annotations

import pytest

from firehall.core.masks import count
from firehall.errors import BadSetup
from firehall.game import Game
from firehall.games.flash_point.board import SPACE, load
from firehall.games.flash_point.editions import EDITIONS
from firehall.games.flash_point.layers import printed
from firehall.games.flash_point.parts import parts_of
from firehall.games.flash_point.rules import Role
from firehall.games.flash_point.state import CHANCE, TEAM, Ask
from firehall.terminal.opening import Wish, sit_down
from tests.rulebook.flash_point_2010.houses import ALL, advanced, basic, begun, but, names
from tests.support import asks, at_edge, fires, given, hidden, markers, play, refused, rule, rules_of, smokes, wander

DOORS = "1,3-1,4 2,5-2,6 2,8-3,8 3,2-3,3 4,4-5,4 4,6-4,7 6,5-6,6 6,7-6,8"
ENTRANCES = "0,6-1,6 3,0-3,1 4,8-4,9 6,3-7,3"
PARK = ("park engine 0,7-0,8", "park ambulance 0,5-0,6")


def opened(level: str = "one-alarm", crew: int = 1, **what: object) -> Game:
    """An advanced game after its explosions, which the dice put far from each other, and its first three POIs."""
    game = begun("2010-advanced", level=level, crew=crew, **what)
    explosions = {"one-alarm": 2, "two-alarm": 3, "three-alarm": 4}[level]
    play(game, *["roll 1,1", "roll 6,8", "roll 1,8", "roll 6,1"][:explosions])
    play(game, "roll 3,4", "roll 4,5", "roll 4,7")
    return game


def pieces(game: Game, kind: str) -> list[str]:
    """The pieces of a kind that are to be seen."""
    return [piece.label for piece in game.scene().pieces if piece.kind == kind]


# The aim


@rule("P-002", "P-003")
def test_the_crew_wins_as_one_whoever_makes_the_last_rescue() -> None:
    game = basic(on="prototype", people="6,8 3,1", turn=2, victims="3,1", rescued=5, lost=2)
    play(game, "carry 3,0")
    assert (game.over, game.outcome[:7]) == (True, "Victory")
    assert game.files.results.sides(game.state, game.book) == 1


@rule("P-002", "P-004", "P-D07")
def test_the_crew_loses_as_one_with_the_third_dead_victim_but_not_with_firefighters_on_the_ground() -> None:
    game = basic(fire="3,4", smoke="3,5", people="6,8 6,7", victims="3,5", lost=2, roll=True)
    play(game, "roll 6,1")
    assert (game.over, game.outcome[:6]) == (True, "Defeat")
    game = basic(fire="3,4", people="3,5 4,4 2,4 3,3", hidden="6,1 6,2 6,3", lost=2, roll=True)
    play(game, "roll 3,4")
    assert (game.state.down, game.over) == (0b1101, False)


@rule("P-005", "P-017", "P-018")
def test_the_house_collapses_with_the_30th_marker_not_with_the_24th() -> None:
    game = basic(people="1,1", damage=28)
    play(game, "chop 0,1-1,1")
    assert not game.over
    play(game, "chop 0,1-1,1")
    assert (game.over, game.state.damage) == (True, 30)


@rule("P-006", "P-138", "P-140")
def test_the_advanced_game_keeps_the_basic_game_and_adds_its_parts() -> None:
    basics, more = rules_of("2010-basic", {})[0], rules_of("2010-advanced", {}, "two-alarm")[0]
    assert {"vehicles", "specialists", "hazmats"} & parts_of(basics) == set()
    assert parts_of(basics) < parts_of(more) >= {"vehicles", "specialists", "hazmats", "diagonals"}
    changed = {
        name
        for name in EDITIONS["2010-basic"].values
        if printed("2010-advanced", "two-alarm")[name].layer != "2010-basic"
    }
    assert changed == {"rescue", "opening", "setup_explosions", "victims", "false_alarms", "rescues_to_win"}
    game = begun("2010-advanced", level="one-alarm")
    assert [at_edge(game, door) for door in DOORS.split()] == ["D"] * 8


# Players and components


@rule("P-008", "P-Q37", "P-019")
@pytest.mark.parametrize("crew", range(1, 7))
def test_one_to_six_firefighters_play_each_with_an_own_piece(crew: int) -> None:
    game = begun(crew=crew)
    if crew > 1:
        play(game, "first 1")
    luck = wander(game, 3)
    while len(pieces(game, "person")) < crew:
        next(luck)
    assert sorted(pieces(game, "person")) == [f"firefighter {n + 1}" for n in range(crew)]


@rule("P-Q37", "P-019")
@pytest.mark.parametrize("crew", [0, 7])
def test_no_other_number_of_firefighters_plays(crew: int) -> None:
    with pytest.raises(BadSetup, match=f"{crew} firefighters: 1 to 6 can play"):
        begun(crew=crew)


@rule("P-008", "P-Q37")
def test_whoever_plays_alone_runs_two_firefighters_or_as_many_as_are_asked_for() -> None:
    for wanted, crew in ((None, 2), (1, 1), (5, 5)):
        assert sit_down(Wish(edition="2010-basic", board="prototype", crew=wanted)).game.setup.crew == crew


@rule("P-011", "P-026", "P-027")
def test_one_roll_of_a_six_and_an_eight_sided_die_names_each_inside_space_once_and_no_other() -> None:
    game = basic(people="0,0", roll=True)
    assert list(game.legal_moves) == [f"roll {space}" for space in ALL.split()]
    assert game.files.turn.fates(game.state, game.book) == 48
    assert refused(game, "roll 0,3") == "P-027"


@rule("P-012")
def test_36_discs_show_fire_or_smoke() -> None:
    last = "5,1 5,2 5,3 5,4"
    game = basic(smoke=but(*ALL.split()[32:]) + f" {last}", people="0,0", roll=True)
    assert markers(game) == 36
    play(game, "roll 6,8")
    assert (smokes(game).count(","), names(game)[:2]) == (36, ["rolled", "no-marker"])


@rule("P-012")
def test_a_disc_that_lies_is_only_turned_over_when_smoke_becomes_fire() -> None:
    game = basic(smoke=but(*ALL.split()[32:]) + " 5,1 5,2 5,3 5,4", people="0,0", roll=True)
    assert play(game, "roll 5,4")[:2] == ["rolled", "smoke-on-smoke"]


@rule("P-013", "P-029", "P-030", "P-041")
def test_eight_doors_hang_in_all_doorways_and_are_closed_at_the_start() -> None:
    game = begun()
    assert [at_edge(game, door) for door in DOORS.split()] == ["D"] * 8
    assert count(game.book.board.doors[0]) + count(game.book.board.doors[1]) == 8


@rule("P-013", "P-030", "P-069")
@pytest.mark.parametrize("role", ["-", "paramedic", "captain", "rescue-specialist", "driver"])
def test_every_firefighter_can_turn_a_door_over_and_back(role: str) -> None:
    game = advanced(closed="3,4-3,5", people="3,4", roles=role)
    play(game, "open 3,4-3,5")
    assert at_edge(game, "3,4-3,5") == "/"
    play(game, "close 3,4-3,5")
    assert at_edge(game, "3,4-3,5") == "D"


@rule("P-042", "P-D06")
def test_four_entrances_one_on_each_side_stand_open_for_good() -> None:
    game = begun()
    assert [at_edge(game, entrance) for entrance in ENTRANCES.split()] == ["o"] * 4
    game = basic(on="prototype", people="3,1")
    assert (refused(game, "close 3,0-3,1"), refused(game, "chop 3,0-3,1")) == ("P-Q08", "P-Q07")


@rule("P-014", "P-E15")
def test_nineteen_pois_are_ten_victims_five_false_alarms_and_four_hazmats() -> None:
    game = begun("2010-advanced", level="three-alarm")
    state, rules = game.state, game.book.rules
    assert (state.victims_unseen, state.false_unseen, state.hazmats_unseen) == (10, 5, 4)
    assert rules.rescues_to_win == 8


@rule("P-015", "P-Q51")
def test_three_heal_markers_are_for_the_paramedic_and_come_back_when_a_victim_is_gone() -> None:
    game = advanced(people="1,1", roles="paramedic", victims="1,1", treated="6,6 6,7 6,8")
    assert refused(game, "treat 1,1") == "P-Q51"
    game = advanced(people="1,1", roles="paramedic", victims="1,1", treated="6,7 6,8")
    play(game, "treat 1,1")
    assert sum(map(count, game.state.treated)) == 3
    assert refused(basic(victims="1,1"), "treat 1,1") == "P-006"


@rule("P-015", "P-Q51")
def test_a_heal_marker_is_free_again_after_a_death_or_a_rescue() -> None:
    game = advanced(people="6,8", fire="3,4", treated="3,5", victims="", roll=True)
    play(game, "roll 3,4")
    assert (game.state.lost, sum(map(count, game.state.treated))) == (1, 0)
    game = advanced(on="prototype", people="1,6", treated="1,6", ambulance=1)
    play(game, "lead 0,6")
    assert (game.state.rescued, sum(map(count, game.state.treated))) == (1, 0)


@rule("P-D05")
def test_the_four_specialists_that_are_described_play() -> None:
    game = opened(crew=1)
    assert list(game.legal_moves) == ["choose paramedic", "choose captain", "choose rescue specialist", "choose driver"]


@rule("P-025", "P-Q02")
def test_another_floor_plan_is_another_board_file() -> None:
    assert begun().board.name == "prototype"
    other = begun(board="back", crew=1)
    assert at_edge(other, "1,3-1,4") == "-" != at_edge(begun(), "1,3-1,4")
    play(other, "start 0,0", "end")
    assert asks(other) == Ask.FIRE_ROLL


@rule("P-028")
def test_the_dice_of_the_basic_game_only_advance_the_fire_let_it_starve_and_find_pois() -> None:
    asked = set()
    for seed in range(5):
        game = begun(crew=2)
        asked |= {game.state.asking for _ in wander(game, seed) if game.state.asked == CHANCE}
    assert asked <= {Ask.FIRE_ROLL, Ask.POI_ROLL, Ask.POI_DRAW, Ask.STARVED_ROLL}
    assert asked >= {Ask.FIRE_ROLL, Ask.POI_ROLL, Ask.POI_DRAW}


# The floor plan


@rule("P-040", "P-D02", "P-Q43", "P-D06", "P-147")
def test_the_floor_plan_is_all_that_the_text_tells_of_the_lost_picture() -> None:
    board = load("prototype")
    kinds = list(board.edges.values())
    assert (kinds.count("door"), kinds.count("opening")) == (8, 4)
    sides = [("row", 0), ("row", 7), ("column", 0), ("column", 9)]
    for axis, number in sides:
        assert (
            sum(
                kind == "opening" and number in [cell[axis == "column"] for cell in pair]
                for pair, kind in board.edges.items()
            )
            == 1
        )
    assert (len(board.engine), len(board.ambulance)) == (4, 4)
    assert len(SPACE) == 48 + 32
    house = board.house()
    assert [count(spaces) for spaces in (*house.engine_at[:4], *house.ambulance_at[:4])] == [2] * 8
    for _, number in zip(range(4), house.ambulance_at, strict=False):
        openings = [pair for pair, kind in board.edges.items() if kind == "opening"]
        assert any(number >> (SPACE[cell] - 64) & 1 for pair in openings for cell in pair if SPACE[cell] >= 64)


@rule("P-045", "P-D02")
def test_the_central_room_of_two_by_four_is_full_of_fire() -> None:
    game = begun()
    assert fires(game) == "3,3 3,4 3,5 3,6 4,3 4,4 4,5 4,6"
    room = "2,3-3,3 2,4-3,4 2,5-3,5 2,6-3,6 4,3-5,3 4,5-5,5 4,6-5,6 4,2-4,3 3,6-3,7"
    assert {at_edge(game, edge) for edge in room.split()} == {"-"}
    assert at_edge(game, "4,4-5,4") == at_edge(game, "3,2-3,3") == at_edge(game, "4,6-4,7") == "D"


@rule("P-046", "P-Q01", "P-D01", "P-Q32", "P-062")
def test_three_hidden_pois_lie_in_columns_5_1_and_7() -> None:
    game = begun()
    assert hidden(game) == "2,5 5,1 5,7"
    assert names(game).count("setup-poi") == 3


@rule("P-043", "P-044")
def test_eight_victims_and_four_false_alarms_make_the_basic_pile() -> None:
    game = begun(crew=1)
    assert (game.state.victims_unseen, game.state.false_unseen, game.state.hazmats_unseen) == (8, 4, 0)
    play(game, "start 3,0", "move 3,1", "move 4,1", "move 4,2")
    game = basic(hidden="1,2", people="1,1")
    play(game, "move 1,2")
    assert list(game.legal_moves) == ["draw victim", "draw false alarm"]
    assert refused(game, "draw hazmat") == "P-006"


@rule("P-047", "P-145")
@pytest.mark.parametrize("edition", ["2010-basic", "2010-advanced"])
def test_the_crew_decides_who_goes_first_and_play_goes_round_from_there(edition: str) -> None:
    game = begun(edition, crew=3) if edition == "2010-basic" else opened(crew=3)
    assert (asks(game), game.asked) == (Ask.FIRST_PLAYER, TEAM)
    play(game, "first 3")
    while asks(game) != Ask.START_SPACE:
        play(game, game.legal_moves[0])
    assert game.asked == 2


# The advanced set-up


@rule("P-137", "P-139")
@pytest.mark.parametrize(
    ("level", "explosions", "pool"),
    [("one-alarm", 2, (6, 3, 2)), ("two-alarm", 3, (8, 4, 3)), ("three-alarm", 4, (10, 5, 4))],
)
def test_the_alarms_set_explosions_and_pois(level: str, explosions: int, pool: tuple[int, int, int]) -> None:
    game = begun("2010-advanced", level=level)
    state = game.state
    assert (state.victims_unseen, state.false_unseen, state.hazmats_unseen) == pool
    asked = 0
    while asks(game) == Ask.EXPLOSION_ROLL:
        play(game, ["roll 1,1", "roll 6,8", "roll 1,8", "roll 6,1"][asked])
        asked += 1
    assert (asked, asks(game)) == (explosions, Ask.SETUP_POI_ROLL)


@rule("P-139", "P-133", "P-137")
@pytest.mark.parametrize(("level", "enough"), [("one-alarm", 4), ("two-alarm", 6), ("three-alarm", 8)])
def test_all_victims_but_two_have_to_be_rescued(level: str, enough: int) -> None:
    rules = rules_of("2010-advanced", {}, level)[0]
    assert rules.rescues_to_win == enough == rules.victims - 2
    game = given(
        edition="2010-advanced", level=level, on="prototype", people="1,6", victims="1,6", rescued=enough - 1, lost=2
    )
    play(game, "carry 0,6")
    assert game.outcome.startswith("Victory")


@rule("P-141", "P-142", "P-Q41", "P-042", "P-097")
def test_a_setup_roll_lays_a_fire_and_explodes_it_with_all_its_damage() -> None:
    game = begun("2010-advanced", level="one-alarm")
    assert fires(game) == ""
    play(game, "roll 3,1")
    assert fires(game) == "2,1 3,1 3,2 4,1"
    assert "wave-vented" in names(game)
    play(game, "roll 1,3")
    assert (at_edge(game, "1,3-1,4"), at_edge(game, "0,3-1,3")) == ("o", "!")
    assert game.state.damage == 1


@rule("P-143", "P-Q40")
def test_a_setup_roll_on_fire_explodes_that_space_once_and_counts() -> None:
    game = begun("2010-advanced", level="one-alarm")
    play(game, "roll 6,4", "roll 6,4")
    assert names(game).count("exploded") == 2
    assert (asks(game), game.state.explosions) == (Ask.SETUP_POI_ROLL, 2)
    assert game.state.damage == 2
    assert fires(game) == "5,4 6,2 6,3 6,4 6,5"


@rule("P-Q39")
def test_as_an_option_the_first_explosion_is_not_counted() -> None:
    game = begun("2010-advanced", level="one-alarm", options={"setup-explosions-total": "no"})
    play(game, "roll 1,1", "roll 6,8")
    assert asks(game) == Ask.EXPLOSION_ROLL
    play(game, "roll 1,8")
    assert asks(game) == Ask.SETUP_POI_ROLL


@rule("P-144", "P-Q42", "P-062")
def test_three_rolls_find_the_first_pois_and_follow_the_arrows_as_always() -> None:
    game = begun("2010-advanced", level="one-alarm")
    play(game, "roll 3,3", "roll 6,8")
    play(game, "roll 3,3")
    assert hidden(game) == "3,5"
    play(game, "roll 3,5", "roll 1,1")
    assert hidden(game) == "1,1 3,5 3,6"
    assert asks(game) != Ask.SETUP_POI_ROLL


@rule("P-146", "P-176")
def test_everyone_chooses_a_specialist_that_nobody_else_has() -> None:
    game = opened(crew=2)
    play(game, "first 1", "choose captain")
    assert game.asked == 1 and "choose captain" not in game.legal_moves
    play(game, "choose driver")
    assert game.state.role[:2] == [Role.CAPTAIN, Role.DRIVER]


@rule("P-176")
def test_as_an_option_specialists_are_drawn_at_random() -> None:
    game = opened(crew=1, options={"specialists": "drawn"})
    assert (asks(game), game.asked) == (Ask.SPECIALIST_DRAW, CHANCE)
    assert game.files.turn.fates(game.state, game.book) == 4
    play(game, "draw driver")
    assert game.state.role[0] == Role.DRIVER


@rule("P-Q58")
@pytest.mark.parametrize(("choice", "fifth"), [("without-card", 0), ("duplicates", Role.CAPTAIN)])
def test_when_there_are_more_firefighters_than_specialists(choice: str, fifth: int) -> None:
    game = opened(crew=5, options={"specialist-shortage": choice})
    play(game, "first 1", "choose paramedic", "choose captain", "choose rescue specialist", "choose driver")
    if fifth:
        play(game, "choose captain")
    assert (asks(game), game.state.role[4]) == (Ask.PARK_ENGINE, fifth)


@rule("P-152", "P-153")
def test_whoever_goes_first_parks_both_vehicles_each_on_spots_of_its_kind() -> None:
    game = opened(crew=2)
    play(game, "first 2", "choose captain", "choose driver")
    assert (asks(game), game.asked) == (Ask.PARK_ENGINE, 1)
    assert refused(game, "park engine 0,5-0,6") == "P-153"
    play(game, "park engine 7,1-7,2")
    assert (asks(game), game.asked) == (Ask.PARK_AMBULANCE, 1)
    play(game, "park ambulance 0,5-0,6")
    assert (game.state.engine, game.state.ambulance) == (2, 0)


@rule("P-063")
def test_then_the_first_turn_begins_with_coming_to_the_board() -> None:
    game = opened(crew=1)
    play(game, "choose captain", *PARK)
    assert (asks(game), game.asked) == (Ask.START_SPACE, 0)
