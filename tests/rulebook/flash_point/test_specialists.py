"""What the eight specialists get, pay and can do."""

import pytest

from firehall.core.masks import bag_count
from firehall.game import Game
from firehall.games.flash_point.board import SPACE
from firehall.games.flash_point.rules import Role
from firehall.games.flash_point.state import WORDS, Ask
from tests.support import (
    asks,
    at_edge,
    experienced,
    fires,
    given,
    hazmats,
    hidden,
    play,
    refused,
    rule,
    smokes,
    victims,
    where,
)

THREE = "6,6 6,7 6,8"
POINTS = {
    "paramedic": (4, 0),
    "captain": (4, 2),
    "imaging-technician": (4, 0),
    "cafs-firefighter": (3, 3),
    "hazmat-technician": (4, 0),
    "generalist": (5, 0),
    "rescue-specialist": (4, 3),
    "driver": (4, 0),
}
OTHERS = {name: [other for other in POINTS if other != name] for name in POINTS}


def turn_of(role: str, **what: object) -> Game:
    """The beginning of the turn of a specialist, with a second firefighter who has just ended one."""
    game = experienced(people="1,1 3,1", roles=f"{role} -", turn=2, hidden=THREE, roll=True, **what)
    play(game, "roll 4,8")
    return game


def purse(game: Game) -> tuple[int, int]:
    """Ordinary and special points."""
    return game.state.points, game.state.extra


def treated(game: Game, space: str) -> int:
    """How many treated victims are on a space."""
    row, column = space.split(",")
    return bag_count(game.state.treated, WORDS, SPACE[int(row), int(column)])


# Points


@rule("R-194", "R-017")
def test_there_are_eight_specialists() -> None:
    assert {role.name.lower().replace("_", "-") for role in Role if role} == set(POINTS)


@rule("R-194", "R-195", "R-203", "R-205", "R-207", "R-208", "R-214", "R-218", "R-220")
@pytest.mark.parametrize("role", POINTS)
def test_each_gets_the_points_of_the_card(role: str) -> None:
    assert purse(turn_of(role)) == POINTS[role]


@rule("R-049", "R-055", "R-194")
@pytest.mark.parametrize("role", POINTS)
def test_saved_points_come_on_top(role: str) -> None:
    ordinary, special = POINTS[role]
    assert purse(turn_of(role, saved="3")) == (ordinary + 3, special)


@rule("R-204", "R-212", "R-217", "RD-16")
@pytest.mark.parametrize("role", ["cafs-firefighter", "captain", "rescue-specialist"])
def test_special_points_can_not_be_saved(role: str) -> None:
    game = experienced(people="1,1", roles=role, points=1, hidden=THREE)
    events = play(game, "end")
    assert (game.state.saved[0], game.state.extra) == (1, 0)
    assert "points-lost" not in events
    play(game, "roll 4,8")
    assert purse(game) == (POINTS[role][0] + 1, POINTS[role][1])


@rule("R-207", "RA-26")
def test_the_generalist_saves_no_more_than_four_of_five() -> None:
    game = turn_of("generalist")
    play(game, "end")
    assert game.state.saved[0] == 4


@rule("R-207")
def test_the_generalist_can_do_nothing_special() -> None:
    game = experienced(
        people="3,3 3,5", roles="generalist driver", points=5, victims="3,3", hazmats="3,3", hidden="6,8"
    )
    for move in ("treat 3,3", "dispose 3,3", "identify 6,8", "tell 2 move 3,6"):
        assert refused(game, move) == "R-194"


@rule("R-194", "R-043")
@pytest.mark.parametrize("move", ["treat 1,1", "dispose 1,1", "identify 1,1", "tell 1 move 1,2", "lead 1,2"])
def test_the_family_game_has_no_specialists(move: str) -> None:
    assert refused(given(), move) == "R-003"


# Special points pay for some actions only


@rule("R-203", "RA-50")
@pytest.mark.parametrize(
    ("move", "what", "left"),
    [
        ("put out 3,4", {"smoke": "3,4"}, (3, 2)),
        ("damp 3,4", {"fire": "3,4"}, (3, 2)),
        ("put out 3,4", {"fire": "3,4"}, (3, 1)),
        ("move 3,4", {}, (2, 3)),
        ("carry 3,4", {"victims": "3,3"}, (1, 3)),
        ("open 3,3-3,4", {"closed": "3,3-3,4"}, (2, 3)),
        ("chop 3,3-3,4", {"walls": "3,3-3,4"}, (1, 3)),
        ("drive ambulance clockwise", {}, (1, 3)),
    ],
)
def test_extinguishing_points_pay_for_water_only(move: str, what: dict[str, str], left: tuple[int, int]) -> None:
    game = experienced(people="3,3", roles="cafs-firefighter", points=3, **what)
    play(game, move)
    assert purse(game) == left


@rule("R-214", "RA-50")
@pytest.mark.parametrize(
    ("move", "what", "left"),
    [
        ("move 3,4", {}, (4, 2)),
        ("move 3,4", {"fire": "3,4"}, (4, 1)),
        ("carry 3,4", {"victims": "3,3"}, (4, 1)),
        ("lead 3,4", {"treated": "3,3"}, (4, 2)),
        ("carry and lead 3,4", {"treated": "3,3", "victims": "3,3"}, (4, 1)),
        ("carry hazmat 3,4", {"hazmats": "3,3"}, (4, 1)),
        ("put out 3,4", {"smoke": "3,4"}, (2, 3)),
        ("open 3,3-3,4", {"closed": "3,3-3,4"}, (3, 3)),
        ("chop 3,3-3,4", {"walls": "3,3-3,4"}, (3, 3)),
        ("drive ambulance clockwise", {}, (2, 3)),
    ],
)
def test_movement_points_pay_for_steps_of_any_kind_only(move: str, what: dict[str, str], left: tuple[int, int]) -> None:
    game = experienced(people="3,3", roles="rescue-specialist", **what)
    play(game, move)
    assert purse(game) == left


@rule("RA-50")
def test_special_and_ordinary_points_pay_together_and_special_ones_first() -> None:
    game = experienced(people="3,3", roles="rescue-specialist", extra=1, victims="3,3")
    play(game, "carry 3,4")
    assert purse(game) == (3, 0)
    game = experienced(people="3,3", roles="cafs-firefighter", points=3, extra=1, fire="3,4")
    play(game, "put out 3,4")
    assert purse(game) == (2, 0)


@rule("RA-50", "R-050")
def test_both_together_must_be_enough() -> None:
    game = experienced(people="3,3", roles="rescue-specialist", points=0, extra=1, victims="3,3")
    assert refused(game, "carry 3,4") == "R-050"
    assert "move 3,4" in game.legal_moves
    game = experienced(people="3,3", roles="cafs-firefighter", points=1, extra=1, fire="3,4")
    assert "put out 3,4" in game.legal_moves


@rule("R-203", "R-214")
def test_with_special_points_alone_one_can_do_what_they_pay_for() -> None:
    game = experienced(people="3,3", roles="cafs-firefighter", points=0, fire="3,4", walls="3,3-3,2")
    assert {str(move) for move in game.legal_moves} == {"put out 3,4", "damp 3,4", "end"}
    game = experienced(people="3,3", roles="rescue-specialist", points=0, smoke="3,4", walls="3,3-3,2")
    assert {move.verb for move in game.legal_moves} == {"move", "end"}


# Paramedic


@rule("R-196", "R-197")
def test_the_paramedic_treats_a_victim_for_one_point() -> None:
    game = experienced(people="3,3", roles="paramedic", victims="3,3")
    assert play(game, "treat 3,3") == ["treated"]
    assert (treated(game, "3,3"), victims(game), game.state.points) == (1, "3,3", 3)


@rule("R-196")
def test_treating_needs_a_point() -> None:
    assert refused(experienced(people="3,3", roles="paramedic", points=0, victims="3,3"), "treat 3,3") == "R-050"


@rule("R-196")
@pytest.mark.parametrize("role", OTHERS["paramedic"])
def test_nobody_else_treats(role: str) -> None:
    assert refused(experienced(people="3,3", roles=role, victims="3,3"), "treat 3,3") == "R-194"


@rule("RA-49")
def test_only_a_revealed_victim_on_the_own_space_is_treated() -> None:
    game = experienced(people="3,3", roles="paramedic", victims="3,4", hidden="3,3")
    assert refused(game, "treat 3,3") == "RA-49"
    assert refused(game, "treat 3,4") == "R-026"


@rule("RA-49")
def test_a_treated_victim_is_not_treated_again_but_another_one_is() -> None:
    game = experienced(people="3,3", roles="paramedic", treated="3,3")
    assert refused(game, "treat 3,3") == "RA-49"
    game = experienced(people="3,3", roles="paramedic", treated="3,3", victims="3,3")
    play(game, "treat 3,3")
    assert treated(game, "3,3") == 2


@rule("R-013", "RA-31")
def test_three_heal_markers_are_enough_for_all_victims_on_the_board() -> None:
    game = experienced(people="3,3", roles="paramedic", victims="3,3 3,3 3,3")
    play(game, "treat 3,3", "treat 3,3", "treat 3,3")
    assert (treated(game, "3,3"), game.state.points) == (3, 1)


@rule("R-013")
def test_there_is_no_fourth_heal_marker() -> None:
    game = experienced(people="3,3", roles="paramedic", victims="3,3", treated="3,4 3,4 3,5")
    assert refused(game, "treat 3,3") == "R-013"


@rule("RA-31")
def test_the_heal_marker_of_a_lost_victim_returns() -> None:
    game = experienced(people="1,1", roles="paramedic", treated="3,4", smoke="3,4", hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert (victims(game), treated(game, "3,4"), game.state.lost) == ("", 0, 1)


@rule("R-202", "R-216", "RA-51")
@pytest.mark.parametrize("role", ["paramedic", "rescue-specialist"])
@pytest.mark.parametrize(
    ("move", "what", "price"),
    [("put out 3,4", {"smoke": "3,4"}, 2), ("damp 3,4", {"fire": "3,4"}, 2), ("put out 3,4", {"fire": "3,4"}, 4)],
)
def test_they_pay_double_for_water(role: str, move: str, what: dict[str, str], price: int) -> None:
    game = experienced(people="3,3", roles=role, **what)
    play(game, move)
    assert game.state.points == 4 - price
    assert refused(experienced(people="3,3", roles=role, points=price - 1, **what), move) == "R-050"


@rule("R-202", "R-216")
@pytest.mark.parametrize("role", ["paramedic", "rescue-specialist"])
def test_they_pay_double_on_their_own_space_too(role: str) -> None:
    game = experienced(people="3,3", roles=role, smoke="3,3")
    play(game, "put out 3,3")
    assert game.state.points == 2


# Leading


@rule("R-198")
@pytest.mark.parametrize("role", POINTS)
def test_anyone_leads_a_treated_victim_for_the_price_of_the_step(role: str) -> None:
    game = experienced(people="3,3", roles=role, treated="3,3", smoke="3,4", extra=0)
    assert play(game, "lead 3,4") == ["moved", "followed"]
    assert (where(game), victims(game), treated(game, "3,4"), game.state.points) == ("3,4", "3,4", 1, 3)


@rule("R-198")
def test_an_untreated_victim_does_not_follow() -> None:
    assert refused(experienced(people="3,3", victims="3,3"), "lead 3,4") == "R-198"


@rule("R-198")
def test_a_treated_victim_on_another_space_does_not_follow() -> None:
    assert refused(experienced(people="3,3", treated="3,4"), "lead 3,4") == "R-198"


@rule("R-198", "R-066")
def test_a_treated_victim_may_stay_behind_or_be_carried() -> None:
    game = experienced(people="3,3", treated="3,3")
    play(game, "move 3,4", "move 3,3", "carry 3,4")
    assert (victims(game), treated(game, "3,4"), game.state.points) == ("3,4", 1, 0)


@rule("R-199")
def test_no_more_than_one_treated_victim_is_led() -> None:
    game = experienced(people="3,3", treated="3,3 3,3")
    assert refused(game, "lead two 3,4") == "R-199"
    play(game, "lead 3,4")
    assert victims(game) == "3,3 3,4"


@rule("R-200")
def test_one_is_carried_and_one_led_for_the_price_of_carrying() -> None:
    game = experienced(people="3,3", treated="3,3", victims="3,3")
    assert play(game, "carry and lead 3,4") == ["carried", "followed"]
    assert (victims(game), treated(game, "3,4"), game.state.points) == ("3,4 3,4", 1, 2)


@rule("R-200")
def test_both_must_be_there() -> None:
    assert refused(experienced(people="3,3", treated="3,3"), "carry and lead 3,4") == "R-066"
    assert refused(experienced(people="3,3", victims="3,3 3,3"), "carry and lead 3,4") == "R-198"


@rule("R-200", "R-197")
def test_of_two_treated_victims_one_may_be_carried_and_one_led() -> None:
    game = experienced(people="3,3", treated="3,3 3,3")
    play(game, "carry and lead 3,4")
    assert (victims(game), treated(game, "3,4"), treated(game, "3,3")) == ("3,4 3,4", 2, 0)


@rule("R-197")
def test_who_carries_takes_one_who_can_not_walk_and_the_heal_marker_stays() -> None:
    game = experienced(people="3,3", treated="3,3", victims="3,3")
    play(game, "carry 3,4")
    assert (victims(game), treated(game, "3,3"), treated(game, "3,4")) == ("3,3 3,4", 1, 0)


@rule("R-201", "RE-24")
def test_a_treated_victim_is_not_led_into_fire() -> None:
    game = experienced(people="3,3", treated="3,3", victims="3,3", fire="3,2", points=6)
    for move in ("lead 3,2", "carry 3,2", "carry and lead 3,2"):
        assert refused(game, move) == "R-059"
    play(game, "move 3,2")
    assert game.state.points == 4


@rule("RE-24")
def test_the_example_of_carrying_and_leading() -> None:
    game = experienced(people="3,3", treated="3,3", victims="3,3", fire="3,2")
    play(game, "carry and lead 3,4")
    assert (victims(game), game.state.points) == ("3,4 3,4", 2)


@rule("R-198", "R-169")
def test_a_victim_who_is_led_to_the_ambulance_is_rescued() -> None:
    game = experienced(people="0,4", treated="0,4", victims="0,4")
    assert play(game, "carry and lead 0,5").count("rescued") == 2
    assert (victims(game), game.state.rescued, treated(game, "0,5")) == ("", 2, 0)


@rule("R-198", "R-059")
def test_whoever_leads_turns_over_what_lies_hidden() -> None:
    game = experienced(people="3,3", treated="3,3", hidden="3,4")
    play(game, "lead 3,4", "draw victim")
    assert (victims(game), treated(game, "3,4")) == ("3,4 3,4", 1)
    assert play(game, "lead 3,5") == ["moved", "followed"]


# Hazmat technician


@rule("R-206", "R-205")
def test_the_hazmat_technician_disposes_of_a_hazmat_for_two_points() -> None:
    game = experienced(people="3,3", roles="hazmat-technician", hazmats="3,3 3,3 4,4")
    gone = game.state.hazmats_gone
    play(game, "dispose 3,3", "dispose 3,3")
    assert (game.state.points, game.state.hazmats_gone) == (0, gone + 2)
    assert hazmats(game) == "4,4"


@rule("R-206")
@pytest.mark.parametrize("role", OTHERS["hazmat-technician"])
def test_nobody_else_disposes(role: str) -> None:
    assert refused(experienced(people="3,3", roles=role, hazmats="3,3"), "dispose 3,3") == "R-194"


@rule("R-206")
def test_a_hazmat_elsewhere_is_out_of_reach() -> None:
    game = experienced(people="3,3", roles="hazmat-technician", hazmats="3,4")
    assert refused(game, "dispose 3,3") == "R-233"
    assert refused(game, "dispose 3,4") == "R-026"
    assert refused(experienced(people="0,3", roles="hazmat-technician", hazmats="1,3"), "dispose 0,3") == "R-233"


@rule("R-206")
def test_disposing_needs_two_points() -> None:
    game = experienced(people="3,3", roles="hazmat-technician", hazmats="3,3", points=1)
    assert refused(game, "dispose 3,3") == "R-050"


# Imaging technician


@rule("R-219", "R-218")
@pytest.mark.parametrize("space", ["6,8", "1,1", "1,2"])
@pytest.mark.parametrize(("draw", "there"), [("draw victim", True), ("draw false alarm", False)])
def test_the_imaging_technician_identifies_at_any_distance(space: str, draw: str, there: bool) -> None:
    game = experienced(people="1,1", roles="imaging-technician", hidden=f"3,3 {space}")
    assert play(game, f"identify {space}") == ["identified"]
    play(game, draw)
    assert (victims(game) == space, hidden(game), game.state.points, where(game)) == (there, "3,3", 3, "1,1")
    assert game.state.false_found == (0 if there else 1)


@rule("R-219")
@pytest.mark.parametrize("role", OTHERS["imaging-technician"])
def test_nobody_else_identifies(role: str) -> None:
    assert refused(experienced(roles=role, hidden="6,8"), "identify 6,8") == "R-194"


@rule("R-219")
def test_only_what_is_hidden_can_be_identified_and_for_a_point() -> None:
    game = experienced(roles="imaging-technician", victims="6,7", hidden="6,8")
    assert refused(game, "identify 6,7") == "R-219"
    assert refused(game, "identify 3,3") == "R-219"
    assert refused(experienced(roles="imaging-technician", hidden="6,8", points=0), "identify 6,8") == "R-050"


@rule("R-219", "R-051")
def test_as_many_are_identified_as_are_paid_for() -> None:
    game = experienced(roles="imaging-technician", hidden=THREE)
    for space in THREE.split():
        play(game, f"identify {space}", "draw victim")
    assert (victims(game), game.state.points) == (THREE, 1)


# Rescue specialist


@rule("R-215")
def test_the_rescue_specialist_chops_for_one_point() -> None:
    game = experienced(people="3,3", roles="rescue-specialist", walls="3,3-3,4", points=2)
    play(game, "chop 3,3-3,4", "chop 3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), game.state.points) == ("x", 0)


@rule("R-215")
@pytest.mark.parametrize("role", OTHERS["rescue-specialist"])
def test_others_chop_for_two(role: str) -> None:
    game = experienced(people="3,3", roles=role, walls="3,3-3,4")
    play(game, "chop 3,3-3,4")
    assert game.state.points == 2


# Stuck in fire, with special points


@rule("RA-22")
@pytest.mark.parametrize(
    ("role", "points", "extra", "may"),
    [
        ("generalist", 2, 0, False),
        ("generalist", 3, 0, True),
        ("cafs-firefighter", 2, 0, False),
        ("cafs-firefighter", 2, 1, True),
        ("rescue-specialist", 0, 2, False),
        ("rescue-specialist", 0, 3, True),
        ("rescue-specialist", 1, 2, True),
        ("paramedic", 3, 0, True),
        ("paramedic", 2, 0, False),
    ],
)
def test_into_fire_only_with_points_to_leave_it(role: str, points: int, extra: int, may: bool) -> None:
    game = experienced(people="3,3", roles=role, points=points, extra=extra, fire="3,4")
    assert (game.why_not("move 3,4") == "") == may == ("move 3,4" in game.legal_moves)


@rule("RA-22", "R-202")
@pytest.mark.parametrize(("points", "may"), [(4, False), (5, True)])
def test_in_the_midst_of_fire_the_way_out_is_water_that_costs_some_double(points: int, may: bool) -> None:
    game = experienced(people="3,3", roles="paramedic", points=points, fire="3,3 3,4 3,5 2,4 4,4 2,3 4,3")
    # On 3,4 all around burns: only damping, for two points, gets the paramedic off the fire.
    assert (game.why_not("move 3,4") == "") == (points >= 4)
    game = experienced(people="3,3", roles="paramedic", points=points - 1, fire="3,3 3,4 3,5 2,4 4,4 2,3 4,3")
    assert (game.why_not("move 3,4") == "") == (points - 1 >= 4) == (may and points == 5)


@rule("RA-22", "R-203")
def test_extinguishing_points_count_as_a_way_out() -> None:
    game = experienced(people="3,4", roles="cafs-firefighter", points=1, extra=1, fire="3,4", closed="3,4-3,5")
    assert "open 3,4-3,5" in game.legal_moves
    game = experienced(people="3,4", roles="cafs-firefighter", points=1, extra=0, fire="3,4", closed="3,4-3,5")
    assert refused(game, "open 3,4-3,5") == "RA-22"


@rule("RA-22")
def test_a_fire_beside_one_may_be_put_out_only_if_one_can_still_leave_the_own() -> None:
    game = experienced(people="3,4", roles="cafs-firefighter", points=0, extra=1, fire="3,4 3,5")
    assert refused(game, "damp 3,5") == "RA-22"
    play(game, "damp 3,4")
    assert smokes(game) == "3,4"


@rule("R-061", "RA-22")
def test_a_specialist_too_does_not_end_the_turn_in_fire() -> None:
    game = experienced(people="3,4", roles="paramedic", fire="3,4")
    assert refused(game, "end") == "R-061"


@rule("RA-22")
def test_at_some_tables_a_turn_may_end_in_fire_with_a_knock_down_to_the_ambulance() -> None:
    options = {"end-on-fire": "knocked-down"}
    game = experienced(people="3,4 3,4", roles="generalist -", fire="3,4", options=options)
    play(game, "end")
    assert (asks(game), game.asked) == (Ask.AMBULANCE_SPACE, 0)
    play(game, "recover 0,5")
    assert (where(game, 1), where(game, 2), asks(game)) == ("0,5", "3,4", Ask.FIRE_ROLL)


@rule("RA-22")
@pytest.mark.parametrize(("role", "points", "extra"), [("paramedic", 2, 0), ("rescue-specialist", 1, 1)])
def test_nobody_shuts_the_only_door_out_of_the_fire_behind_which_water_is_too_dear(
    role: str, points: int, extra: int
) -> None:
    room = {"walls": "3,4-2,4 3,4-4,4 3,4-3,3", "opened": "3,4-3,5"}
    game = experienced(people="3,4", roles=role, points=points, extra=extra, fire="3,4", **room)
    assert refused(game, "close 3,4-3,5") == "RA-22"
    game = experienced(people="3,4", roles=role, points=3, extra=extra, fire="3,4", **room)
    assert "close 3,4-3,5" in game.legal_moves


@rule("RA-22")
def test_opening_a_door_may_be_the_way_out_where_water_is_too_dear() -> None:
    room = {"walls": "3,4-2,4 3,4-4,4 3,4-3,3", "closed": "3,4-3,5"}
    game = experienced(people="3,4", roles="paramedic", points=2, fire="3,4", **room)
    play(game, "open 3,4-3,5", "move 3,5")
    assert where(game) == "3,5"


@rule("RA-22")
def test_chopping_through_a_wall_may_be_the_way_out() -> None:
    room = {"walls": "3,4-2,4 3,4-4,4 3,4-3,3", "damaged": "3,4-3,5"}
    game = experienced(people="3,4", roles="paramedic", points=3, fire="3,4", **room)
    play(game, "chop 3,4-3,5", "move 3,5")
    assert (where(game), game.state.points) == ("3,5", 0)
    game = experienced(people="3,4", roles="paramedic", points=3, fire="3,4", walls=f"{room['walls']} 3,4-3,5")
    assert refused(game, "chop 3,4-3,5") == "RA-22"


@rule("RA-22")
def test_water_beside_one_may_be_the_way_out() -> None:
    around = {"fire": "3,4 3,5", "walls": "3,4-2,4 3,4-4,4 3,4-3,3"}
    game = experienced(people="3,4", roles="paramedic", points=3, **around)
    play(game, "damp 3,5", "move 3,5")
    assert (where(game), fires(game), game.state.points) == ("3,5", "3,4", 0)


@rule("RA-22", "R-202")
def test_taking_smoke_away_is_no_way_out() -> None:
    game = experienced(people="3,4", roles="paramedic", points=2, fire="3,4 2,4", smoke="3,5", walls="3,3-3,4 3,4-4,4")
    assert refused(game, "put out 3,5") == "RA-22"
    play(game, "move 3,5")
    assert where(game) == "3,5"
