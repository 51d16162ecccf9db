"""Setting up the experienced game."""

from collections.abc import Iterator

import pytest

from firehall import new
from firehall.core.masks import bag_total, count, heap_total
from firehall.errors import BadSetup
from firehall.game import Game
from firehall.games.flash_point import board as boards
from firehall.games.flash_point.layers import printed
from firehall.games.flash_point.position import damage_of
from firehall.games.flash_point.rules import Role
from firehall.games.flash_point.state import CHANCE, NOWHERE, TEAM, Ask, Phase
from tests.support import (
    asks,
    at_edge,
    experienced,
    fires,
    hazmats,
    hidden,
    hot_spots,
    play,
    refused,
    rule,
    where,
)

LEVELS = ["recruit", "veteran", "heroic"]
EXPLOSIONS = {"recruit": 3, "veteran": 3, "heroic": 4}
HAZMATS = {"recruit": 3, "veteran": 4, "heroic": 5}
RESERVE = {"recruit": 6, "veteran": 6, "heroic": 12}
FIRST = {1: "3,3", 2: "3,4", 3: "3,5", 4: "3,6", 5: "4,6", 6: "4,5", 7: "4,4", 8: "4,3"}
SPACES = [f"{row},{column}" for row in (6, 5, 4, 3, 2, 1) for column in range(1, 9)]
ROLES = [role.name.lower().replace("_", " ") for role in Role if role]


def begun(level: str = "recruit", *, board: str = "front", crew: int = 2, **options: str) -> Game:
    """A new game before the first roll."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return new(edition="experienced", level=level, board=board, crew=crew, options=chosen, real_dice=True)


def answers(game: Game) -> Iterator[str]:
    """Something right for every question of the set-up, one after the other."""
    while game.state.phase == Phase.SET_UP:
        if game.asked == CHANCE:
            chances = list(map(str, game.chances))
            spaces = reversed(SPACES) if asks(game) == Ask.EXPLOSION_ROLL else SPACES
            yield next((f"roll {space}" for space in spaces if f"roll {space}" in chances), chances[0])
        else:
            yield str(next(iter(game.legal_moves)))


def until(game: Game, asking: Ask) -> Game:
    """The set-up up to a question."""
    for move in answers(game):
        if asks(game) == asking:
            break
        play(game, move)
    assert asks(game) == asking
    return game


def asked_in_turn(game: Game) -> list[Ask]:
    """The questions of the whole set-up, in their order, each for as often as it is asked."""
    found = []
    for move in answers(game):
        found.append(asks(game))
        play(game, move)
    return found


def hazmat_count(game: Game) -> int:
    """How many hazmats lie on the board."""
    return heap_total(game.state.hazmats)


@rule("R-138", "RA-66", "R-258")
def test_the_experienced_game_has_all_its_parts() -> None:
    found = asked_in_turn(begun())
    assert list(dict.fromkeys(found)) == [
        Ask.FIRST_EXPLOSION,
        Ask.EXPLOSION_ROLL,
        Ask.TURNED_ROLL,
        Ask.HAZMAT_ROLL,
        Ask.SETUP_POI_ROLL,
        Ask.SPECIALIST,
        Ask.START_SPACE,
        Ask.PARK_ENGINE,
        Ask.PARK_AMBULANCE,
        Ask.FIRST_PLAYER,
    ]


@rule("R-139")
def test_what_the_experienced_game_does_not_change_is_as_in_the_family_game() -> None:
    family, mine = printed("family", ""), printed("experienced", "recruit")
    kept = {name for name in mine if mine[name].layer == "family"}
    for name in ("price_chop", "damage_markers", "victims", "losses_to_lose", "rescues_to_win", "threat_markers"):
        assert name in kept and mine[name].value == family[name].value


@rule("R-140", "RD-22")
@pytest.mark.parametrize("board", ["front", "back"])
def test_it_is_played_on_either_side(board: str) -> None:
    game = begun(board=board, crew=1)
    asked_in_turn(game)
    assert (asks(game), game.setup.board) == (Ask.ACTION, board)


@rule("R-141")
@pytest.mark.parametrize("board", ["front", "back"])
def test_a_closed_door_hangs_in_every_doorway_of_a_room(board: str) -> None:
    game = begun(board=board)
    plan = boards.load(board)
    doors = [f"{a[0]},{a[1]}-{b[0]},{b[1]}" for (a, b), kind in plan.edges.items() if kind == "door"]
    entrances = [f"{a[0]},{a[1]}-{b[0]},{b[1]}" for (a, b), kind in plan.edges.items() if kind == "opening"]
    assert len(doors) == {"front": 8, "back": 7}[board]
    assert {at_edge(game, door) for door in doors} == {"D"}
    assert {at_edge(game, entrance) for entrance in entrances} == {"o"}


@rule("R-142")
def test_there_are_three_levels_and_recruit_is_the_usual_one() -> None:
    assert begun("").setup.level == "recruit"
    with pytest.raises(BadSetup, match="recruit"):
        begun("recruits")
    with pytest.raises(BadSetup, match="no levels"):
        new(edition="family", level="heroic")


@rule("R-143", "R-144", "R-145", "R-146", "R-153", "RD-01")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_how_many_explosions_and_hazmats_there_are(level: str) -> None:
    game = begun(level)
    found = asked_in_turn(game)
    rolled = [found.count(ask) for ask in (Ask.FIRST_EXPLOSION, Ask.EXPLOSION_ROLL, Ask.TURNED_ROLL)]
    assert sum(rolled) == EXPLOSIONS[level] and rolled[0] == rolled[2] == 1
    assert (found.count(Ask.HAZMAT_ROLL), hazmat_count(game)) == (HAZMATS[level], HAZMATS[level])


@rule("RD-01", "R-145")
def test_as_in_the_german_rules_heroic_may_have_four_hazmats() -> None:
    assert asked_in_turn(begun("heroic", heroic_hazmats="4")).count(Ask.HAZMAT_ROLL) == 4
    with pytest.raises(BadSetup, match="heroic-hazmats"):
        begun("veteran", heroic_hazmats="4")


# Explosions


@rule("R-147", "R-148")
@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("face", FIRST)
def test_the_black_die_alone_chooses_the_first_space(board: str, face: int) -> None:
    game = begun(board=board)
    assert {str(move) for move in game.legal_moves} == {f"roll {space}" for space in FIRST.values()}
    events = play(game, f"roll black {face}")
    assert FIRST[face] in fires(game).split()
    assert (hot_spots(game), "exploded" in events) == (FIRST[face], True)


@rule("R-148")
def test_the_first_explosion_damages_walls_and_takes_doors() -> None:
    game = begun()
    play(game, "roll black 1")
    assert (at_edge(game, "2,3-3,3"), at_edge(game, "3,2-3,3"), game.state.damage) == ("!", "o", 1)


@rule("R-149")
def test_the_second_explosion_is_rolled_with_both_dice_and_again_on_fire() -> None:
    game = begun()
    play(game, "roll black 4")
    assert (asks(game), len(list(game.legal_moves))) == (Ask.EXPLOSION_ROLL, 48)
    assert set(game.chances) == {f"roll {s}" for s in SPACES if s not in fires(game).split()}
    assert play(game, "roll 3,6") == ["setup-rejected"]
    assert asks(game) == Ask.EXPLOSION_ROLL
    play(game, "roll 1,2")
    assert (hot_spots(game), "1,2" in fires(game).split()) == ("1,2 3,6", True)


@rule("RE-20", "R-150", "R-147")
def test_the_example_of_the_explosions() -> None:
    game = begun()
    play(game, "roll black 5", "roll 1,3")
    assert asks(game) == Ask.TURNED_ROLL
    assert [str(move) for move in game.legal_moves] == [f"roll red {n}" for n in range(1, 7)]
    play(game, "roll red 2")
    assert hot_spots(game) == "1,3 2,6 4,6"
    assert {"4,6", "1,3", "2,6"} <= set(fires(game).split())


@rule("R-151", "RE-20")
def test_on_fire_only_the_red_die_is_rolled_again() -> None:
    game = begun()
    play(game, "roll black 4", "roll 1,3")
    assert "3,6" in fires(game).split()
    assert "roll red 3" in game.legal_moves and "roll red 3" not in game.chances
    assert play(game, "roll red 3") == ["setup-rejected"]
    assert asks(game) == Ask.TURNED_ROLL
    play(game, "roll red 1")
    assert hot_spots(game) == "1,3 1,6 3,6"


@rule("R-150")
@pytest.mark.parametrize("column", range(1, 9))
def test_the_black_die_is_turned_to_its_opposite_face(column: int) -> None:
    game = begun()
    play(game, "roll black 1", f"roll 6,{column}", "roll red 1")
    assert f"1,{9 - column}" in hot_spots(game).split()


@rule("R-152")
def test_heroic_has_a_fourth_explosion_with_both_dice_and_again_on_fire() -> None:
    game = begun("heroic")
    play(game, "roll black 4", "roll 1,3", "roll red 1")
    assert asks(game) == Ask.EXPLOSION_ROLL
    assert play(game, "roll 1,6") == ["setup-rejected"]
    assert "exploded" in play(game, "roll 6,1")
    assert (hot_spots(game), asks(game)) == ("1,3 1,6 3,6 6,1", Ask.HAZMAT_ROLL)


@rule("R-161", "RD-14", "R-148")
def test_the_explosions_have_used_damage_and_threat_markers() -> None:
    game = begun()
    play(game, "roll black 1", "roll 1,1", "roll red 6")
    assert game.state.damage == damage_of(game.state, game.book) > 0
    assert count(game.state.fire[0]) == len(fires(game).split()) >= 3
    assert game.state.fire[1] == 0


# Hazmats and points of interest


@rule("R-153")
def test_a_hazmat_is_rolled_again_on_fire() -> None:
    game = until(begun(), Ask.HAZMAT_ROLL)
    burning = fires(game).split()[0]
    assert f"roll {burning}" in game.legal_moves and f"roll {burning}" not in game.chances
    assert play(game, f"roll {burning}") == ["setup-hazmat-rejected"]
    play(game, "roll 6,1")
    assert hazmats(game) == "6,1"


@rule("RA-37")
@pytest.mark.parametrize("level", LEVELS)
def test_all_hazmats_may_lie_on_one_space(level: str) -> None:
    game = until(begun(level), Ask.HAZMAT_ROLL)
    play(game, *["roll 6,1"] * HAZMATS[level])
    assert (hazmats(game), asks(game)) == (" ".join(["6,1"] * HAZMATS[level]), Ask.SETUP_POI_ROLL)


@rule("RA-37")
def test_at_some_tables_the_second_is_rolled_again() -> None:
    game = until(begun(hazmat_stacking="rolled-again"), Ask.HAZMAT_ROLL)
    play(game, "roll 6,1")
    assert "roll 6,1" not in game.chances
    assert play(game, "roll 6,1") == ["setup-hazmat-rejected"]
    assert asks(game) == Ask.HAZMAT_ROLL


@rule("R-154", "RA-38")
def test_three_points_of_interest_are_rolled_again_on_fire_and_on_each_other() -> None:
    game = until(begun(), Ask.SETUP_POI_ROLL)
    burning = fires(game).split()[0]
    assert play(game, f"roll {burning}") == ["setup-poi-rejected"]
    play(game, "roll 6,1")
    assert play(game, "roll 6,1") == ["setup-poi-rejected"]
    play(game, "roll 6,2", "roll 6,3")
    assert (hidden(game), asks(game)) == ("6,1 6,2 6,3", Ask.SPECIALIST)
    assert (game.state.victims_unseen, game.state.false_unseen) == (10, 5)


@rule("RA-38")
def test_a_point_of_interest_may_lie_on_a_hazmat_and_on_a_hot_spot() -> None:
    game = until(begun(), Ask.HAZMAT_ROLL)
    play(game, "roll 6,1", "roll 6,1", "roll 6,1", "roll 6,1")
    assert hidden(game) == "6,1"
    state = experienced(hot="1,1").state
    state.phase, state.asking, state.asked, state.explosions = Phase.SET_UP, Ask.SETUP_POI_ROLL, CHANCE, 3
    game = Game(experienced().setup, game="flash-point", at=state)
    play(game, "roll 1,1")
    assert hidden(game) == "1,1"


# Specialists


@rule("R-155", "R-194", "R-017")
def test_each_firefighter_takes_one_of_eight_specialists_and_nobody_the_same() -> None:
    game = until(begun(crew=6), Ask.SPECIALIST)
    left = list(ROLES)
    for who in range(6):
        assert game.asked == who
        assert {str(move) for move in game.legal_moves} == {f"choose {role}" for role in left}
        play(game, f"choose {left.pop(who % 2)}")
    assert asks(game) == Ask.HOT_SPOT_ROLL


@rule("R-194")
def test_a_specialist_who_is_taken_can_not_be_chosen() -> None:
    game = until(begun(), Ask.SPECIALIST)
    play(game, "choose captain")
    assert refused(game, "choose captain") == "R-225"


@rule("R-194")
def test_specialists_may_be_drawn_at_random_instead() -> None:
    game = until(begun(specialists="drawn"), Ask.SPECIALIST_DRAW)
    assert game.asked == CHANCE
    assert dict.fromkeys(map(str, game.chances), 1) == {f"draw {role}": 1 for role in ROLES}
    assert set(game.chances.values()) == {1}
    play(game, "draw driver")
    assert len(game.chances) == 7 and "draw driver" not in game.chances
    play(game, "draw captain")
    assert list(game.state.role[:2]) == [Role.DRIVER, Role.CAPTAIN]


@rule("R-156")
def test_every_firefighter_is_asked_alone_whoever_plays_it() -> None:
    game = until(begun(crew=3), Ask.SPECIALIST)
    play(game, "choose captain", "choose driver", "choose paramedic")
    asked_in_turn(game)
    assert list(game.state.role[:3]) == [Role.CAPTAIN, Role.DRIVER, Role.PARAMEDIC]
    assert len({piece.id for piece in game.scene().pieces if piece.kind == "person"}) == 3


# Hot spots


@rule("R-157")
def test_an_additional_hot_spot_is_rolled_again_where_one_lies_but_not_on_fire() -> None:
    game = until(begun("veteran"), Ask.HOT_SPOT_ROLL)
    taken, burning = hot_spots(game).split(), fires(game).split()
    assert set(game.chances) == {f"roll {space}" for space in SPACES if space not in taken}
    assert play(game, f"roll {taken[0]}") == ["setup-hot-spot-rejected"]
    only_fire = next(space for space in burning if space not in taken)
    assert play(game, f"roll {only_fire}") == ["setup-hot-spot"]
    assert only_fire in hot_spots(game).split()


@rule("R-158", "R-159", "R-160", "R-011")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("crew", range(1, 7))
def test_level_and_crew_say_how_many_hot_spots_there_are(level: str, crew: int) -> None:
    game = begun(level, crew=crew)
    more = (0 if level == "recruit" else 3) + (0, 0, 2, 3, 3, 3)[crew - 1]
    assert asked_in_turn(game).count(Ask.HOT_SPOT_ROLL) == more
    assert len(hot_spots(game).split()) == EXPLOSIONS[level] + more
    assert game.state.hot_spots_left == RESERVE[level]
    assert EXPLOSIONS[level] + more + RESERVE[level] <= 24


@rule("RE-21", "R-159")
def test_the_example_of_the_hot_spots() -> None:
    game = begun("veteran", crew=4)
    asked_in_turn(game)
    on_board = len(hot_spots(game).split())
    assert (on_board, game.state.hot_spots_left, 24 - on_board - game.state.hot_spots_left) == (9, 6, 9)


# Firefighters and vehicles


@rule("R-162", "RA-24")
def test_each_firefighter_starts_on_any_space_outside_before_the_vehicles_are_parked() -> None:
    game = until(begun(), Ask.START_SPACE)
    assert (game.asked, len(list(game.legal_moves)), game.state.where[0]) == (0, 32, NOWHERE)
    assert refused(game, "start 3,3") == "R-044"
    play(game, "start 0,7", "start 0,7")
    assert (where(game, 1), where(game, 2), asks(game)) == ("0,7", "0,7", Ask.PARK_ENGINE)


@rule("R-163", "R-015", "R-166")
@pytest.mark.parametrize("board", ["front", "back"])
def test_the_group_parks_each_vehicle_on_a_spot_of_its_kind(board: str) -> None:
    game, plan = until(begun(board=board), Ask.PARK_ENGINE), boards.load(board)
    for vehicle, spots in (("engine", plan.engine), ("ambulance", plan.ambulance)):
        assert game.asked == TEAM
        texts = [f"park {vehicle} {a},{b}-{c},{d}" for (a, b), (c, d) in (spot.cells for spot in spots.values())]
        assert {str(move) for move in game.legal_moves} == set(texts)
        play(game, texts[2])
    assert asks(game) == Ask.FIRST_PLAYER
    assert (game.state.engine, game.state.ambulance) == (2, 2)


@rule("R-166", "R-163")
def test_no_vehicle_is_parked_on_a_spot_of_the_other_kind_or_elsewhere() -> None:
    game = until(begun(), Ask.PARK_ENGINE)
    for where_not in ("0,5-0,6", "0,6-0,7", "3,3-3,4"):
        assert refused(game, f"park engine {where_not}") == "R-166"


@rule("R-164")
def test_the_group_decides_who_goes_first() -> None:
    game = until(begun(crew=3), Ask.FIRST_PLAYER)
    assert game.asked == TEAM
    play(game, "first 3")
    assert (game.asked, asks(game)) == (2, Ask.ACTION)


@rule("R-164")
def test_whoever_is_alone_goes_first_unasked() -> None:
    assert Ask.FIRST_PLAYER not in asked_in_turn(begun(crew=1))


@rule("R-161", "RA-07", "R-039")
def test_after_the_set_up_all_other_markers_are_in_the_supply() -> None:
    game = begun("heroic", crew=2)
    asked_in_turn(game)
    state = game.state
    assert (sum(state.saved), bag_total(state.treated, 2), state.rescued, state.lost) == (0, 0, 0, 0)
    assert state.victims_unseen + state.false_unseen - len(hidden(game).split()) == 12


@rule("R-013", "R-161")
def test_three_heal_markers_wait_beside_the_board() -> None:
    game = begun()
    assert game.book.rules.treat_limit == 3
    game = experienced(people="1,1", roles="paramedic", victims="1,1", treated="1,2 1,2")
    play(game, "treat 1,1")
    assert bag_total(game.state.treated, 2) == 3


# With only some of the rules


@rule("RA-66", "R-258", "R-259")
def test_without_vehicles_and_hot_spots_there_are_still_specialists_and_hazmats() -> None:
    game = begun(crew=4, experienced_parts="specialists-hazmats")
    found = asked_in_turn(game)
    assert (found.count(Ask.SPECIALIST), found.count(Ask.HAZMAT_ROLL)) == (4, 3)
    assert not {Ask.PARK_ENGINE, Ask.PARK_AMBULANCE, Ask.HOT_SPOT_ROLL} & set(found)
    assert hot_spots(game) == ""


@rule("RA-66", "R-259")
def test_with_vehicles_and_without_hot_spots() -> None:
    game = begun(crew=4, experienced_parts="vehicles")
    found = asked_in_turn(game)
    assert {Ask.PARK_ENGINE, Ask.PARK_AMBULANCE} <= set(found)
    assert Ask.HOT_SPOT_ROLL not in found and hot_spots(game) == ""


@rule("RA-66")
def test_without_vehicles_nobody_is_a_driver() -> None:
    game = until(begun(experienced_parts="specialists-hazmats"), Ask.SPECIALIST)
    assert refused(game, "choose driver") == "R-225"
    assert len(list(game.legal_moves)) == 7


@rule("RA-66", "R-067", "R-110")
def test_without_vehicles_rescue_and_knock_down_are_those_of_the_family_game() -> None:
    options = {"experienced-parts": "specialists-hazmats"}
    game = experienced(people="3,1", victims="3,1", openings="3,0-3,1", options=options)
    assert "rescued" in play(game, "carry 3,0")
    game = experienced(smoke="6,5", people="6,5", hidden="6,6 6,7 6,8", options=options, roll=True)
    play(game, "roll 6,5")
    assert where(game) == "7,4"
    for move in ("drive ambulance clockwise", "fire deck gun", "change to paramedic"):
        assert refused(experienced(people="0,7", options=options), move) == "R-003"


@rule("RA-66", "R-169", "R-243")
def test_with_vehicles_rescue_and_knock_down_are_at_the_ambulance() -> None:
    options = {"experienced-parts": "vehicles"}
    game = experienced(people="3,1", victims="3,1", openings="3,0-3,1", options=options)
    assert "rescued" not in play(game, "carry 3,0")
    game = experienced(smoke="6,5", people="6,5", ambulance=1, hidden="6,6 6,7 6,8", options=options, roll=True)
    play(game, "roll 6,5", "recover 0,5")
    assert where(game) == "0,5"
