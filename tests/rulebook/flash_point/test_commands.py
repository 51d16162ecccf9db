"""The fire captain's commands."""

import pytest

from firehall.errors import NotAMove
from firehall.game import Game
from firehall.games.flash_point.state import Ask
from tests.support import asks, at_edge, experienced, given, hazmats, play, refused, rule, victims, where

CONSENT = {"captain-consent": "on"}
ITALIAN = {"captain-cafs-limit": "command-point"}
OTHERS = ["paramedic", "imaging-technician", "hazmat-technician", "generalist", "rescue-specialist", "driver"]


def captain(role: str = "generalist", **what: object) -> Game:
    """The captain at 1,1 acts, and somebody stands at 3,3."""
    return experienced(people=str(what.pop("people", "1,1 3,3")), roles=f"captain {role}", **what)


def purse(game: Game) -> tuple[int, int]:
    """Ordinary and special points."""
    return game.state.points, game.state.extra


@rule("R-209", "R-208")
@pytest.mark.parametrize("role", OTHERS)
def test_the_captain_makes_any_other_firefighter_move(role: str) -> None:
    game = captain(role, saved="0 3")
    assert play(game, "tell 2 move 3,4") == ["commanded", "moved"]
    assert (where(game, 2), where(game, 1), purse(game)) == ("3,4", "1,1", (4, 1))
    assert (game.asked, game.state.saved[1]) == (0, 3)


@rule("R-209")
def test_the_captain_makes_others_open_and_close_doors() -> None:
    game = captain(closed="3,3-3,4", opened="3,2-3,3")
    play(game, "tell 2 open 3,3-3,4")
    assert (at_edge(game, "3,3-3,4"), purse(game)) == ("/", (4, 1))
    play(game, "tell 2 close 3,2-3,3")
    assert (at_edge(game, "3,2-3,3"), purse(game)) == ("D", (4, 0))


@rule("R-209", "R-069")
def test_only_doors_of_the_commanded_ones_own_space() -> None:
    game = captain(closed="3,4-3,5")
    assert refused(game, "tell 2 open 3,4-3,5") == "R-026"
    assert refused(game, "tell 2 open 3,3-3,4") == "R-069"


@rule("R-209")
@pytest.mark.parametrize("move", ["chop 3,3-3,4", "put out 3,3", "treat 3,3", "end", "drive ambulance clockwise"])
def test_nothing_else_can_be_commanded(move: str) -> None:
    game = captain(walls="3,3-3,4", smoke="3,3", victims="3,3")
    with pytest.raises(NotAMove, match="command"):
        game.why_not(f"tell 2 {move}")
    assert {move.split()[2] for move in map(str, game.legal_moves) if move.startswith("tell")} == {"move", "carry"}


@rule("R-209")
@pytest.mark.parametrize("role", [*OTHERS, "cafs-firefighter"])
def test_nobody_else_commands(role: str) -> None:
    game = experienced(people="1,1 3,3", roles=f"{role} captain")
    assert refused(game, "tell 2 move 3,4") == "R-194"


@rule("R-209")
def test_the_captain_does_not_command_the_captain() -> None:
    assert refused(captain(), "tell 1 move 1,2") == "R-209"
    assert refused(captain(), "tell 3 move 1,2") == "R-006"


@rule("R-209", "RA-50")
def test_command_points_go_first_and_ordinary_ones_pay_too() -> None:
    game = captain(victims="3,3")
    play(game, "tell 2 move 3,4")
    assert purse(game) == (4, 1)
    play(game, "tell 2 move 3,3", "tell 2 carry 3,4")
    assert purse(game) == (2, 0)


@rule("R-208", "RA-50")
def test_command_points_pay_for_commands_only() -> None:
    game = captain(walls="1,1-1,2", points=0)
    assert {str(move).split()[0] for move in game.legal_moves} == {"tell", "end"}
    game = captain()
    play(game, "move 1,2")
    assert purse(game) == (3, 2)


@rule("R-210")
@pytest.mark.parametrize(
    ("verb", "what", "price"),
    [
        ("carry", {"victims": "3,3"}, 2),
        ("carry hazmat", {"hazmats": "3,3"}, 2),
        ("lead", {"treated": "3,3"}, 1),
        ("carry and lead", {"treated": "3,3", "victims": "3,3"}, 2),
        ("carry hazmat and lead", {"treated": "3,3", "hazmats": "3,3"}, 2),
    ],
)
def test_who_is_commanded_takes_along_what_there_is(verb: str, what: dict[str, str], price: int) -> None:
    game = captain(**what)
    play(game, f"tell 2 {verb} 3,4")
    assert where(game, 2) == "3,4"
    assert sum(purse(game)) == 6 - price
    assert len(victims(game).split()) == victims(game).split().count("3,4")
    assert hazmats(game) == ("3,4" if "hazmats" in what else "")


@rule("R-210", "R-059", "R-201")
def test_a_command_does_not_lead_victims_into_fire() -> None:
    game = captain(treated="3,3", victims="3,3", hazmats="3,3", fire="3,4")
    for verb in ("carry", "lead", "carry and lead", "carry hazmat"):
        assert refused(game, f"tell 2 {verb} 3,4") == "R-059"


@rule("R-211", "RD-11")
@pytest.mark.parametrize("role", OTHERS)
def test_the_captain_pays_what_the_other_would_have_paid(role: str) -> None:
    game = captain(role, fire="3,4")
    play(game, "tell 2 move 3,4")
    assert purse(game) == (4, 0)
    play(game, "tell 2 move 3,5")
    assert purse(game) == (3, 0)


@rule("R-211")
def test_a_command_must_be_affordable() -> None:
    game = captain(points=0, extra=1, victims="3,3")
    assert refused(game, "tell 2 carry 3,4") == "R-050"
    assert "tell 2 move 3,4" in game.legal_moves


@rule("R-211", "R-209")
def test_the_other_keeps_special_points_and_saved_points_for_the_own_turn() -> None:
    game = captain("rescue-specialist", saved="0 2", hidden="6,6 6,7 6,8")
    play(game, "tell 2 move 3,4", "end", "roll 4,8")
    assert (game.asked, *purse(game)) == (1, 6, 3)


# The CAFS firefighter


@rule("R-213", "RE-27")
def test_at_most_one_point_a_turn_goes_into_commanding_the_cafs_firefighter() -> None:
    game = captain("cafs-firefighter", victims="3,3")
    assert refused(game, "tell 2 carry 3,4") == "R-213"
    play(game, "tell 2 move 3,4")
    assert refused(game, "tell 2 move 3,3") == "R-213"
    assert not [move for move in game.legal_moves if str(move).startswith("tell")]


@rule("R-213")
def test_a_door_counts_as_well() -> None:
    game = captain("cafs-firefighter", closed="3,3-3,4")
    play(game, "tell 2 open 3,3-3,4")
    assert refused(game, "tell 2 move 3,4") == "R-213"
    assert refused(game, "tell 2 close 3,3-3,4") == "R-213"


@rule("R-213")
def test_into_fire_costs_two_and_can_not_be_commanded() -> None:
    assert refused(captain("cafs-firefighter", fire="3,4"), "tell 2 move 3,4") == "R-213"


@rule("R-213")
def test_others_may_be_commanded_besides_and_a_new_turn_begins_anew() -> None:
    game = experienced(people="1,1 3,3 5,5", roles="captain cafs-firefighter driver", hidden="6,6 6,7 6,8")
    play(game, "tell 2 move 3,4", "tell 3 move 5,6", "tell 3 move 5,5", "end", "roll 4,8")
    play(game, "end", "roll 4,1", "end", "roll 2,8", "tell 2 move 3,3")
    assert where(game, 2) == "3,3"


@rule("RD-10", "R-213")
def test_as_in_the_german_rules_ordinary_points_count_too() -> None:
    assert refused(captain("cafs-firefighter", extra=0, victims="3,3"), "tell 2 carry 3,4") == "R-213"


@rule("RD-10")
def test_as_in_the_italian_rules_only_command_points_count() -> None:
    game = captain("cafs-firefighter", victims="3,3", options=ITALIAN)
    assert refused(game, "tell 2 carry 3,4") == "R-213"
    game = captain("cafs-firefighter", extra=1, victims="3,3", options=ITALIAN)
    play(game, "tell 2 carry 3,4", "tell 2 move 3,5")
    assert (purse(game), victims(game)) == ((2, 0), "3,4")
    game = captain("cafs-firefighter", options=ITALIAN)
    play(game, "tell 2 move 3,4")
    assert refused(game, "tell 2 move 3,5") == "R-213"


# Whoever is commanded reveals and rescues


@rule("RA-52", "R-064")
def test_who_is_commanded_reveals_points_of_interest() -> None:
    game = captain(hidden="3,4")
    play(game, "tell 2 move 3,4")
    assert asks(game) == Ask.POI_DRAW
    play(game, "draw victim", "tell 2 carry 3,5")
    assert victims(game) == "3,5"


@rule("RA-52", "R-169")
def test_who_is_commanded_rescues_victims() -> None:
    game = captain(people="1,1 0,4", victims="0,4", rescued=6)
    play(game, "tell 2 carry 0,5")
    assert game.won and game.over


@rule("RA-52", "R-234")
def test_who_is_commanded_carries_hazmats_out() -> None:
    game = captain(people="1,1 3,1", hazmats="3,1", openings="3,0-3,1")
    gone = game.state.hazmats_gone
    play(game, "tell 2 carry hazmat 3,0")
    assert game.state.hazmats_gone == gone + 1


# Consent


@rule("RA-52")
def test_by_default_nobody_is_asked() -> None:
    game = captain()
    play(game, "tell 2 move 3,4")
    assert asks(game) == Ask.ACTION


@rule("RA-52")
def test_at_some_tables_the_commanded_one_agrees() -> None:
    game = captain(options=CONSENT)
    assert play(game, "tell 2 move 3,4") == ["commanded"]
    assert (asks(game), game.asked, where(game, 2), purse(game)) == (Ask.CONSENT, 1, "3,3", (4, 2))
    assert [str(move) for move in game.legal_moves] == ["agree", "refuse"]
    assert play(game, "agree") == ["moved"]
    assert (where(game, 2), purse(game), game.asked) == ("3,4", (4, 1), 0)


@rule("RA-52")
def test_or_refuses_and_nothing_is_spent() -> None:
    game = captain("cafs-firefighter", options=CONSENT)
    play(game, "tell 2 move 3,4")
    assert play(game, "refuse") == ["command-refused"]
    assert (where(game, 2), purse(game), asks(game), game.asked) == ("3,3", (4, 2), Ask.ACTION, 0)
    play(game, "tell 2 move 3,4", "agree")
    assert where(game, 2) == "3,4"


# Into fire


@rule("RA-23")
def test_a_command_into_fire_is_a_way_through() -> None:
    game = captain(fire="3,4")
    play(game, "tell 2 move 3,4")
    assert refused(game, "end") == "RA-23"
    play(game, "tell 2 move 3,5", "end")
    assert where(game, 2) == "3,5"


@rule("RA-23", "RA-22")
@pytest.mark.parametrize(("points", "extra", "may"), [(0, 2, False), (1, 2, True), (3, 0, True), (2, 0, False)])
def test_a_command_into_fire_needs_the_points_to_leave_it(points: int, extra: int, may: bool) -> None:
    game = captain(fire="3,4", points=points, extra=extra)
    assert (game.why_not("tell 2 move 3,4") == "") == may == ("tell 2 move 3,4" in game.legal_moves)
    if not may:
        assert refused(game, "tell 2 move 3,4") == "RA-22"


@rule("RA-23", "RA-22")
def test_points_for_leaving_the_fire_are_not_spent_on_anything_else() -> None:
    game = captain(fire="3,3", points=1, extra=0)
    assert refused(game, "move 1,2") == "RA-22"
    play(game, "tell 2 move 3,4")
    game = captain(fire="3,3", points=1, extra=1)
    play(game, "move 1,2", "tell 2 move 3,4")
    assert where(game, 2) == "3,4"


@rule("RA-23")
def test_the_way_out_may_lead_through_more_fire() -> None:
    walls = "3,3-2,3 3,3-4,3 3,3-3,2 3,4-2,4 3,4-4,4"
    game = captain(fire="3,3 3,4", points=1, extra=2, walls=walls)
    assert refused(game, "move 1,2") == "RA-22"
    play(game, "tell 2 move 3,4", "tell 2 move 3,5", "end")
    assert where(game, 2) == "3,5"


@rule("RA-23", "RA-22")
def test_nobody_is_shut_into_the_fire_by_command() -> None:
    walls = "3,3-2,3 3,3-4,3 3,3-3,2"
    game = captain(fire="3,3", walls=walls, opened="3,3-3,4")
    assert refused(game, "tell 2 close 3,3-3,4") == "RA-22"
    game = experienced(people="3,4 3,3", roles="captain driver", fire="3,3", walls=walls, opened="3,3-3,4")
    assert refused(game, "close 3,3-3,4") == "RA-22"


@rule("RA-23", "RA-22")
def test_the_captain_may_put_out_the_fire_in_which_another_stands() -> None:
    walls = "3,3-2,3 3,3-4,3 3,3-3,2"
    game = experienced(people="3,4 3,3", roles="captain driver", fire="3,3 3,4", walls=walls, points=2, extra=2)
    play(game, "damp 3,3", "damp 3,4", "end")
    assert asks(game) == Ask.FIRE_ROLL
    game = experienced(people="3,4 3,3", roles="captain driver", fire="3,3", points=1, extra=0)
    play(game, "damp 3,3", "end")
    assert asks(game) == Ask.FIRE_ROLL


@rule("RA-23")
def test_each_of_several_in_fire_is_led_out() -> None:
    game = experienced(people="1,1 3,3 5,5", roles="captain driver generalist", fire="3,3 5,5", points=2, extra=0)
    assert refused(game, "move 1,2") == "RA-22"
    play(game, "tell 2 move 3,4")
    assert refused(game, "tell 2 move 3,5") == "RA-22"
    play(game, "tell 3 move 5,6", "end")
    assert asks(game) == Ask.FIRE_ROLL


@rule("RA-22", "RA-23")
def test_at_some_tables_who_is_left_in_fire_by_a_captain_is_knocked_down() -> None:
    game = captain(fire="3,4", options={"end-on-fire": "knocked-down"})
    play(game, "tell 2 move 3,4", "end")
    assert (asks(game), game.asked) == (Ask.AMBULANCE_SPACE, 1)
    play(game, "recover 0,6")
    assert (where(game, 2), asks(game)) == ("0,6", Ask.FIRE_ROLL)


@rule("RA-23")
@pytest.mark.parametrize("down", ["", "2"])
def test_in_2010_a_captain_may_leave_others_in_the_fire_that_came_to_them(down: str) -> None:
    options = {"may-end-turn-in-fire": "no"}
    game = given(
        edition="2010-advanced",
        people="1,1 3,3",
        roles="captain driver",
        fire="3,3",
        down=down,
        points=1,
        options=options,
    )
    play(game, "move 1,2", "end")
    assert asks(game) == Ask.FIRE_ROLL
