"""The aim, what is in the box, and setting up."""

import pytest

from firehall import new
from firehall.core.masks import count
from firehall.core.record import copy, empty, fields
from firehall.errors import BadSetup
from firehall.game import Game
from firehall.games.flash_point import board as boards
from firehall.games.flash_point import events, moves, turn
from firehall.games.flash_point.board import SPACE
from firehall.games.flash_point.drawing import is_inside
from firehall.games.flash_point.points import pile
from firehall.games.flash_point.setup import Setup
from firehall.games.flash_point.state import CHANCE, NOBODY, TEAM, Ask, Phase, State
from firehall.words import LANGUAGES, known
from tests.support import (
    at_edge,
    bare_board,
    edges,
    fires,
    front,
    given,
    hidden,
    play,
    refused,
    rule,
    smokes,
    where,
)

PRINTED_FIRES = "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6"
ROWS_1_TO_4 = " ".join(f"{row},{column}" for row in range(1, 5) for column in range(1, 9))


def begun(family_setup: str = "printed", *, board: str = "front", crew: int = 1, doors: str = "removed") -> Game:
    """A new game before the first answer."""
    return new(
        board=board, crew=crew, options={"family-setup": family_setup, "random-setup-doors": doors}, real_dice=True
    )


def rolling(asking: Ask, *, explosions: int, fire: str) -> Game:
    """A rolled set-up in the middle, on the bare house."""
    game = given(fire=fire, options={"family-setup": "rolled"})
    state = game.state
    state.phase, state.asking, state.asked, state.explosions = Phase.SET_UP, asking, CHANCE, explosions
    state.first, state.standing = -1, 0
    return Game(game.setup, game="flash-point", at=state)


def lines(game: Game, kind: str) -> list[str]:
    """The edges on which something of a kind is to be seen."""
    return [line.id for line in game.scene().lines if line.kind == kind]


def pieces(game: Game, kind: str) -> list[str]:
    """The pieces of a kind that are to be seen."""
    return [piece.label for piece in game.scene().pieces if piece.kind == kind]


@rule("R-001")
def test_the_team_wins_as_one_whoever_makes_the_last_rescue() -> None:
    game = front(people="6,8 3,1", turn=2, victims="3,1", rescued=6)
    play(game, "carry 3,0")
    assert (game.won, game.asked, game.outcome) == (True, NOBODY, "Victory: 7 rescued, 0 lost.")


@rule("R-001")
def test_the_team_loses_as_one_also_those_who_are_safe_outside() -> None:
    game = front(people="0,0 0,0", victims="3,3", smoke="3,3", hidden="6,7 6,8", lost=3, roll=True)
    play(game, "roll 3,3")
    assert (game.won, game.asked, game.outcome) == (False, NOBODY, "Defeat: 4 victims were lost, 0 rescued.")


@rule("R-002")
def test_the_team_wins_by_rescuing_victims() -> None:
    game = front(people="3,1", victims="3,1", rescued=6)
    play(game, "carry 3,0")
    assert game.over and game.won


@rule("R-002")
def test_a_collapse_before_the_last_rescue_is_no_win() -> None:
    game = front(people="2,1", victims="2,1", rescued=6, damage=23)
    play(game, "chop 2,0-2,1")
    assert game.over and not game.won


@rule("R-004")
def test_one_may_play_alone() -> None:
    game = given(people="1,1", hidden="6,6 6,7 6,8")
    play(game, "end", "roll 3,3")
    assert (game.asked, game.state.points) == (0, 8)


@rule("RA-54")
@pytest.mark.parametrize("crew", range(1, 7))
def test_one_to_six_firefighters_play(crew: int) -> None:
    game = begun(crew=crew)
    play(game, *["start 0,0"] * crew)
    assert len(pieces(game, "person")) == crew
    assert (game.asked == TEAM) == (crew > 1)


@rule("RA-54", "R-006")
@pytest.mark.parametrize("crew", [0, 7])
def test_no_other_number_of_firefighters_plays(crew: int) -> None:
    with pytest.raises(BadSetup, match=f"{crew} firefighters: 1 to 6 can play"):
        begun(crew=crew)


@rule("R-005")
def test_every_rule_that_is_named_is_summed_up_in_every_language() -> None:
    named = {rule for rule, _ in events.RULES.values()} | set(moves.RULE_OF.values())
    assert [(name, language) for name in named for language in LANGUAGES if not known(name, language)] == []


@rule("R-006")
def test_six_firefighters_can_be_told_apart() -> None:
    game = given(people="1,1 1,2 1,3 1,4 1,5 1,6")
    assert pieces(game, "person") == [f"firefighter {n}" for n in range(1, 7)]


@rule("R-007")
def test_the_33rd_marker_is_the_last_one() -> None:
    game = given(smoke=ROWS_1_TO_4, people="0,0", roll=True)
    assert play(game, "roll 5,1")[1] == "smoke-stayed"
    game = given(smoke=ROWS_1_TO_4 + " 5,1", people="0,0", roll=True)
    assert play(game, "roll 6,8")[1] == "no-marker"
    assert smokes(game) == ROWS_1_TO_4 + " 5,1"


@rule("R-007")
def test_turning_smoke_to_fire_needs_no_marker_of_its_own() -> None:
    game = given(smoke=ROWS_1_TO_4 + " 6,8", people="0,0", roll=True)
    play(game, "roll 6,8")
    assert (fires(game), smokes(game)) == ("6,8", ROWS_1_TO_4)


@rule("R-007")
def test_turning_fire_to_smoke_needs_no_marker_of_its_own() -> None:
    game = given(fire=ROWS_1_TO_4 + " 6,8", people="6,7")
    play(game, "damp 6,8")
    assert (fires(game), smokes(game)) == (ROWS_1_TO_4, "6,8")


@rule("R-008")
def test_the_backs_of_victims_and_false_alarms_are_the_same() -> None:
    game = given(people="3,3", hidden="3,4")
    assert pieces(game, "hidden") == ["hidden point of interest"]
    play(game, "move 3,4")
    assert list(game.legal_moves) == ["draw victim", "draw false alarm"]


@rule("R-009")
def test_the_24th_damage_marker_is_the_last_one() -> None:
    game = given(people="1,1", damage=22, points=4)
    play(game, "chop 0,1-1,1")
    assert not game.over
    play(game, "chop 0,1-1,1")
    assert game.over and game.state.damage == 24


@rule("R-010")
def test_eight_doors_are_closed_or_open() -> None:
    game = front(people="1,3")
    assert len(lines(game, "closed-door")) == 8
    play(game, "open 1,3-1,4")
    assert (len(lines(game, "closed-door")), lines(game, "open-door")) == (7, ["1,3-1,4"])


@rule("R-019")
def test_a_red_die_with_six_and_a_black_die_with_eight_faces_are_rolled() -> None:
    game = given(roll=True)
    assert list(game.legal_moves) == [f"roll {red},{black}" for red in range(1, 7) for black in range(1, 9)]
    assert set(game.chances.values()) == {1}


@rule("R-020")
def test_the_two_sides_of_the_board_show_different_buildings() -> None:
    assert {"back", "front"} <= set(boards.names())
    assert boards.load("back").edges != boards.load("front").edges


@rule("R-021")
@pytest.mark.parametrize("side", ["front", "back"])
def test_the_board_shows_spots_doorways_walls_quadrants_and_parking(side: str) -> None:
    game = given(on=side)
    shown = game.scene()
    assert {"rescued", "lost"} <= {counter.id for counter in shown.counters}
    assert {"wall", "closed-door", "doorway"} == {line.kind for line in shown.lines}
    parking = [spot.label for spot in shown.spots if spot.kind == "parking"]
    assert (parking.count("ambulance parking"), parking.count("engine parking")) == (8, 8)
    quadrants = [((1, 1), (3, 4)), ((1, 5), (3, 8)), ((4, 1), (6, 4)), ((4, 5), (6, 8))]
    assert sorted(spot.reach for spot in game.board.engine.values() if spot.reach) == quadrants
    assert [spot.id for spot in shown.spots if spot.kind == "inside"] == [
        f"{row},{column}" for row in range(1, 7) for column in range(1, 9)
    ]


@rule("R-022")
def test_a_ring_of_outside_spaces_with_four_corners_lies_around_the_building() -> None:
    outside = [cell for cell in SPACE if not is_inside(cell)]
    assert len(outside) == 32
    assert {(0, 0), (0, 9), (7, 0), (7, 9)} < set(outside)


@rule("R-023")
def test_every_space_inside_has_a_coordinate_of_both_dice() -> None:
    game = begun()
    found = [(game.book.board.red[space], game.book.board.black[space]) for space in range(48)]
    assert found == [(red, black) for red in range(1, 7) for black in range(1, 9)]


@rule("R-024")
def test_the_red_die_names_the_row_and_the_black_die_the_column() -> None:
    game = given(roll=True)
    play(game, "roll 1,3")
    (smoke,) = [piece for piece in game.scene().pieces if piece.kind == "smoke"]
    spot = next(spot for spot in game.scene().spots if spot.id == smoke.space)
    assert spot.outline[0] == (3, 1)


@rule("R-025")
@pytest.mark.parametrize("before", [[], ["roll 3,3"]])
def test_a_roll_for_fire_or_a_point_of_interest_names_a_space_inside(before: list[str]) -> None:
    game = given(people="1,1", roll=True)
    play(game, *before)
    assert len(game.legal_moves) == 48
    assert refused(game, "roll 0,3") == "R-025"


@rule("R-033")
def test_the_front_side_is_proposed() -> None:
    assert new(real_dice=True).board.title == boards.load("front").title == "House, front side"


@rule("R-034")
@pytest.mark.parametrize(("side", "number"), [("front", 8), ("back", 7)])
def test_every_doorway_between_rooms_has_a_closed_door(side: str, number: int) -> None:
    game = begun(board=side)
    assert len(lines(game, "closed-door")) == number
    assert lines(game, "open-door") == []
    doorways = [pair for text in lines(game, "doorway") for pair in edges(text)]
    assert all(not is_inside(a) or not is_inside(b) for a, b in doorways)


@rule("R-035", "RD-32")
def test_ten_spaces_burn_at_the_start() -> None:
    assert fires(begun()) == PRINTED_FIRES


@rule("R-036")
def test_ten_victims_and_five_false_alarms_are_in_the_game() -> None:
    state = begun().state
    assert (state.victims_unseen, state.false_unseen) == (10, 5)


@rule("R-036", "R-008")
@pytest.mark.parametrize(("unseen", "gone"), [((0, 5), "draw victim"), ((4, 0), "draw false alarm")])
def test_what_has_been_seen_is_not_drawn_again(unseen: tuple[int, int], gone: str) -> None:
    game = given(people="3,3", hidden="3,4", unseen=unseen)
    play(game, "move 3,4")
    assert refused(game, gone) == "R-036"


@rule("R-037", "RD-21")
@pytest.mark.parametrize(("beside", "there"), [("2,5", "2,4"), ("5,2", "5,1"), ("6,8", "5,8")])
def test_the_points_of_interest_are_mixed(beside: str, there: str) -> None:
    game = front(people=beside, hidden="2,4 5,1 5,8")
    play(game, f"move {there}")
    assert game.chances == {"draw victim": 10, "draw false alarm": 5}


@rule("R-038", "RD-32")
def test_three_points_of_interest_lie_hidden_at_the_start() -> None:
    game = begun()
    assert hidden(game) == "2,4 5,1 5,8"
    assert pieces(game, "victim") == []


@rule("R-039", "R-040", "RE-19")
def test_the_supply_holds_what_is_not_on_the_board() -> None:
    game = begun()
    play(game, "start 3,0")
    state, rules = game.state, game.book.rules
    assert rules.threat_markers - count(state.fire[0]) - count(state.smoke[0]) == 23
    assert rules.damage_markers - state.damage == 24
    assert pile(state) == 12
    assert rules.action_markers - sum(state.saved) == 21


@rule("R-041", "RE-19")
def test_the_board_holds_eight_closed_doors_ten_fires_and_three_points_of_interest() -> None:
    game = begun()
    play(game, "start 3,0")
    assert [len(lines(game, "closed-door"))] + [len(pieces(game, kind)) for kind in ("fire", "hidden")] == [8, 10, 3]
    assert (fires(game), hidden(game)) == (PRINTED_FIRES, "2,4 5,1 5,8")


@rule("R-042")
def test_everyone_has_one_firefighter_and_the_others_stay_in_the_box() -> None:
    game = begun(crew=3)
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        play(game, "start 3,0")
    assert asked == [0, 1, 2]
    assert pieces(game, "person") == ["firefighter 1", "firefighter 2", "firefighter 3"]


@rule("R-043")
def test_the_family_game_has_no_other_pieces_and_no_other_actions() -> None:
    game = begun()
    play(game, "start 3,0", "move 3,1")
    assert {piece.kind for piece in game.scene().pieces} == {"fire", "hidden", "person"}
    verbs = {"move", "carry", "open", "close", "put out", "damp", "chop", "end"}
    assert {move.verb for move in game.legal_moves} <= verbs


@rule("R-044")
@pytest.mark.parametrize("there", [f"{r},{c}" for r, c in SPACE if not is_inside((r, c))])
def test_firefighters_start_on_any_space_outside(there: str) -> None:
    game = begun(crew=2)
    play(game, f"start {there}")
    assert where(game) == there


@rule("R-044")
def test_nobody_starts_inside() -> None:
    assert refused(begun(), "start 3,3") == "R-044"


@rule("RA-24")
def test_firefighters_may_start_on_one_space() -> None:
    game = begun(crew=6)
    play(game, *["start 3,0"] * 6)
    assert [where(game, who) for who in range(1, 7)] == ["3,0"] * 6


@rule("R-045")
@pytest.mark.parametrize("who", range(1, 5))
def test_the_team_chooses_who_goes_first(who: int) -> None:
    game = begun(crew=4)
    play(game, *["start 3,0"] * 4)
    assert game.asked == TEAM
    play(game, f"first {who}")
    assert game.asked == who - 1


@rule("R-045", "R-006")
def test_nobody_goes_first_who_does_not_play() -> None:
    game = begun(crew=4)
    play(game, *["start 3,0"] * 4)
    assert refused(game, "first 5") == "R-006"


@rule("R-046")
def test_play_begins_once_the_firefighters_stand() -> None:
    game = begun(crew=2)
    assert play(game, "start 3,0", "start 4,9") == ["started-at", "started-at"]
    assert refused(game, "move 3,1") == "R-048"
    assert play(game, "first 2") == ["goes-first", "turn-began"]
    assert (game.asked, game.state.asking) == (1, Ask.ACTION)


@rule("R-254")
def test_the_family_game_begins_the_same_every_time_or_at_random() -> None:
    assert begun().position == begun().position
    assert fires(begun("random")) == ""
    assert begun("random").question == "Roll both dice for an explosion."


@rule("R-255")
def test_the_random_set_up_rolls_three_explosions_and_then_three_points_of_interest() -> None:
    game = begun("random")
    assert (fires(game), hidden(game)) == ("", "")
    play(game, "roll 1,1", "roll 6,1", "roll 1,8")
    assert fires(game) == "1,1 1,2 1,7 1,8 2,1 2,8 5,1 6,1 6,2"
    assert game.question == "Roll both dice for a point of interest."
    play(game, "roll 3,3", "roll 3,4", "roll 3,5")
    assert hidden(game) == "3,3 3,4 3,5"
    assert game.state.asking == Ask.START_SPACE


@rule("R-255", "RD-14")
def test_the_random_set_up_places_no_damage_markers() -> None:
    game = begun("random")
    assert "wall-spared" in play(game, "roll 1,1", "roll 6,1", "roll 1,8")
    assert game.state.damage == 0
    assert lines(game, "damaged-wall") == []


@rule("R-255")
def test_a_wave_of_the_random_set_up_damages_no_wall_either() -> None:
    game = begun("random")
    play(game, "roll 1,1")
    assert "wave-hit-wall" in play(game, "roll 1,3")
    assert game.state.damage == 0


@rule("R-255")
def test_after_the_random_set_up_walls_take_damage_again() -> None:
    game = begun("random")
    play(game, "roll 1,1", "roll 6,1", "roll 1,8", "roll 3,3", "roll 3,4", "roll 3,5", "start 3,0")
    play(game, "end", "roll 1,1")
    assert game.state.damage == 2


@rule("RA-42")
@pytest.mark.parametrize("way", ["random", "rolled"])
def test_fire_outside_is_removed_after_each_explosion_of_the_set_up(way: str) -> None:
    game = begun(way)
    play(game, "roll black 8" if way == "rolled" else "roll 6,8")
    assert "setup-outside-fire-removed" in play(game, "roll 1,6")
    assert game.state.fire[1] == 0
    assert game.state.explosions == 2


@rule("RA-42")
def test_damage_and_lost_doors_of_the_rolled_set_up_stay() -> None:
    game = begun("rolled")
    play(game, "roll black 5", "roll 1,3", "roll red 2", "roll 6,1", "roll 6,2", "roll 6,3", "start 3,0")
    assert [at_edge(game, pair) for pair in ("4,6-5,6", "0,3-1,3", "2,6-3,6")] == ["!", "!", "!"]
    assert [at_edge(game, pair) for pair in ("4,6-4,7", "1,3-1,4", "2,5-2,6")] == ["o", "o", "o"]


@rule("RA-43")
def test_the_random_set_up_takes_doors() -> None:
    game = begun("random")
    play(game, "roll 1,3")
    assert at_edge(game, "1,3-1,4") == "o"


@rule("RA-43")
def test_the_random_set_up_may_keep_doors() -> None:
    game = begun("random", doors="kept")
    assert "door-spared" in play(game, "roll 1,3")
    assert at_edge(game, "1,3-1,4") == "D"
    assert fires(game) == "1,2 1,3 2,3"


@rule("RA-43")
def test_the_rolled_set_up_takes_doors_also_where_the_random_one_would_keep_them() -> None:
    game = begun("rolled", doors="kept")
    play(game, "roll black 5")
    assert at_edge(game, "4,6-4,7") == "o"


@rule("RA-43")
def test_doors_that_the_random_set_up_kept_can_be_lost_later() -> None:
    game = begun("random", doors="kept")
    play(game, "roll 1,3", "roll 6,1", "roll 1,8", "roll 3,3", "roll 3,4", "roll 3,5", "start 3,0")
    play(game, "end", "roll 1,3")
    assert at_edge(game, "1,3-1,4") == "o"


@rule("RA-44")
def test_an_explosion_of_the_random_set_up_is_rolled_again_on_fire() -> None:
    game = begun("random")
    play(game, "roll 1,1")
    assert play(game, "roll 1,2") == ["setup-rejected"]
    assert (fires(game), game.state.explosions) == ("1,1 1,2 2,1", 1)
    assert "roll 1,2" not in game.chances and "roll 1,3" in game.chances


@rule("RA-44")
def test_a_point_of_interest_of_the_random_set_up_is_rolled_again_on_fire() -> None:
    game = begun("random")
    play(game, "roll 1,1", "roll 6,1", "roll 1,8")
    assert play(game, "roll 1,2") == ["setup-poi-rejected"]
    assert hidden(game) == ""
    assert "1,2" in fires(game)


@rule("RA-38")
@pytest.mark.parametrize("way", ["random", "rolled"])
def test_a_point_of_interest_of_the_set_up_is_rolled_again_on_another(way: str) -> None:
    game = begun(way)
    play(game, "roll black 5" if way == "rolled" else "roll 4,6", "roll 1,3")
    play(game, "roll red 2" if way == "rolled" else "roll 2,6", "roll 6,1")
    assert play(game, "roll 6,1") == ["setup-poi-rejected"]
    assert "roll 6,1" not in game.chances and "roll 6,2" in game.chances
    play(game, "roll 6,2", "roll 6,3")
    assert hidden(game) == "6,1 6,2 6,3"


@rule("R-256")
def test_the_rolled_set_up_goes_through_the_steps_of_the_experienced_game() -> None:
    game = begun("rolled")
    asked = []
    for move in ("roll black 5", "roll 1,3", "roll red 2", "roll 6,1", "roll 6,2", "roll 6,3", "start 3,0"):
        asked.append(game.state.asking)
        play(game, move)
    assert asked == [
        Ask.FIRST_EXPLOSION,
        Ask.EXPLOSION_ROLL,
        Ask.TURNED_ROLL,
        Ask.SETUP_POI_ROLL,
        Ask.SETUP_POI_ROLL,
        Ask.SETUP_POI_ROLL,
        Ask.START_SPACE,
    ]
    assert fires(game) == "1,2 1,3 1,6 2,3 2,6 2,7 3,6 4,5 4,6"
    assert {piece.kind for piece in game.scene().pieces} == {"fire", "hidden", "person"}


@rule("RD-14")
def test_the_rolled_set_up_places_damage_markers() -> None:
    game = begun("rolled")
    play(game, "roll black 5", "roll 1,3", "roll red 2")
    assert game.state.damage == 3


@rule("R-147", "RD-32")
@pytest.mark.parametrize(("face", "space"), list(enumerate("3,3 3,4 3,5 3,6 4,6 4,5 4,4 4,3".split(), start=1)))
def test_the_black_die_chooses_the_first_explosion(face: int, space: str) -> None:
    game = begun("rolled")
    assert len(game.legal_moves) == 8
    (rolled, exploded, *_) = game.play(f"roll black {face}")
    assert (rolled.name, rolled.details, exploded.name) == ("setup-rolled", {"space": space}, "exploded")


@rule("R-147")
def test_the_first_explosion_is_on_one_of_eight_spaces() -> None:
    assert refused(begun("rolled"), "roll 1,1") == "R-256"


@rule("R-148")
def test_the_first_explosion_burns_breaks_walls_and_takes_doors() -> None:
    game = begun("rolled")
    before = game.state
    names = play(game, "roll black 5")
    assert names[:2] == ["setup-rolled", "exploded"]
    assert {"blast-set-fire", "wall-damaged"} <= set(names)
    assert "4,6" in fires(game).split() and game.state.damage == names.count("wall-damaged") > before.damage


@rule("R-149")
def test_the_second_explosion_is_rolled_with_both_dice_and_again_on_fire() -> None:
    game = begun("rolled")
    play(game, "roll black 5")
    assert len(game.legal_moves) == 48
    assert play(game, "roll 4,6") == ["setup-rejected"]
    assert game.state.asking == Ask.EXPLOSION_ROLL
    assert play(game, "roll 1,3")[:2] == ["setup-rolled", "exploded"]


@rule("R-150")
@pytest.mark.parametrize("black", range(1, 9))
def test_the_third_explosion_is_in_the_column_on_the_opposite_face(black: int) -> None:
    game = begun("rolled")
    play(game, "roll black 5", f"roll 1,{black}")
    events = game.play("roll red 6")
    assert events[0].details == {"space": f"6,{9 - black}"}


@rule("R-150")
def test_the_third_explosion_is_in_no_other_column() -> None:
    game = begun("rolled")
    play(game, "roll black 5", "roll 1,3")
    assert len(game.legal_moves) == 6
    assert refused(game, "roll 2,5") == "R-256"


@rule("R-151")
def test_only_the_red_die_is_rolled_again_for_the_third_explosion() -> None:
    game = begun("rolled")
    play(game, "roll black 5", "roll 1,3")
    assert play(game, "roll red 4") == ["setup-rejected"]
    assert list(game.legal_moves) == [f"roll red {red}" for red in range(1, 7)]
    assert list(game.chances) == ["roll red 1", "roll red 2", "roll red 5", "roll red 6"]
    assert game.play("roll red 2")[0].details == {"space": "2,6"}


@rule("RA-45")
def test_both_dice_are_rolled_for_the_third_explosion_if_its_column_burns() -> None:
    game = rolling(Ask.EXPLOSION_ROLL, explosions=1, fire="1,5 2,5 3,5 4,5 5,5 6,5")
    play(game, "roll 1,4")
    assert game.question == "Roll both dice for an explosion."
    assert len(game.legal_moves) == 48
    play(game, "roll 6,8")
    assert game.state.explosions == 3


@rule("R-154")
def test_the_rolled_set_up_rolls_three_points_of_interest_and_again_on_fire() -> None:
    game = begun("rolled")
    play(game, "roll black 5", "roll 1,3", "roll red 2")
    state = game.state
    assert (state.victims_unseen, state.false_unseen) == (10, 5)
    assert play(game, "roll 4,6") == ["setup-poi-rejected"]
    play(game, "roll 6,1", "roll 6,2")
    assert game.state.asking == Ask.SETUP_POI_ROLL
    play(game, "roll 6,3")
    assert hidden(game) == "6,1 6,2 6,3"


@rule("R-257")
def test_the_back_is_played_with_the_printed_coordinates_or_at_random() -> None:
    game = begun(board="back")
    assert (fires(game), hidden(game)) == (PRINTED_FIRES, "2,4 5,1 5,8")
    play(game, "start 3,0")
    assert game.state.asking == Ask.ACTION
    game = begun("random", board="back")
    play(game, "roll 1,1", "roll 6,1", "roll 1,8")
    assert fires(game) == "1,1 1,2 1,7 1,8 2,1 2,8 5,1 6,1 6,2"


@rule("R-028", "R-034")
@pytest.mark.parametrize("board", ["front", "back"])
def test_the_fire_knows_the_walls_and_doors_of_the_board(board: str) -> None:
    game = begun(board=board)
    assert (game.state.sides, game.state.flow) == (game.book.board.sides, game.book.board.flow)
    assert all(game.state.flow)


@rule("R-035", "R-038")
def test_every_printed_marker_is_told_once() -> None:
    told = [(event.name, event.details["space"]) for event in begun().events]
    fires_told = [("setup-fire", s) for s in "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6".split()]
    assert told == fires_told + [("setup-poi", s) for s in "2,4 5,1 5,8".split()]


@rule("R-045")
def test_before_the_first_turn_nobody_has_gone_first() -> None:
    game = begun(crew=2)
    assert (game.state.first, game.state.phase) == (-1, Phase.SET_UP)
    play(game, "start 3,0", "start 0,4", "first 2")
    assert (game.state.first, game.state.active) == (1, 1)


@rule("RA-38", "RA-44", "R-154")
def test_chance_rolls_the_first_points_only_where_nothing_burns_and_nothing_lies() -> None:
    game = begun("rolled")
    play(game, "roll black 5", "roll 1,3", "roll red 2", "roll 6,1")
    assert game.state.asking == Ask.SETUP_POI_ROLL
    taken = set(game.legal_moves) - set(game.chances)
    assert taken == {f"roll {cell}" for cell in f"{fires(game)} {hidden(game)}".split()}
    play(game, "roll 6,2", "roll 6,3")
    assert game.state.spot == 0


@rule("R-046")
@pytest.mark.parametrize("family_setup", ["printed", "random", "rolled"])
def test_a_new_game_begins_in_a_used_position_as_in_a_blank_one(family_setup: str) -> None:
    game = begun(family_setup, crew=3)
    fresh, used = game.state, copy(game.state)
    for field in fields(State):
        value = getattr(used, field.name)
        setattr(used, field.name, [1] * len(value) if field.length else 1)
    blank = empty(State)
    blank.crew = 3
    turn.wipe(used, blank)
    turn.begin(used, game.book, None)
    used.spare = fresh.spare
    assert vars(used) == vars(fresh)


@rule("R-035", "R-038")
def test_a_marker_in_the_corner_of_the_house_is_told_once_too() -> None:
    plan = bare_board()
    plan.fires, plan.pois = [(1, 1), (4, 4)], [(1, 2), (5, 5), (6, 6)]
    told = [event.details["space"] for event in Game(Setup(crew=1, plan=plan), game="flash-point").events]
    assert told == ["1,1", "4,4", "1,2", "5,5", "6,6"]
    plan = bare_board()
    plan.fires, plan.pois = [(4, 4)], [(1, 1), (5, 5), (6, 6)]
    told = [event.details["space"] for event in Game(Setup(crew=1, plan=plan), game="flash-point").events]
    assert told == ["4,4", "1,1", "5,5", "6,6"]
