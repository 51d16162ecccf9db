"""Crew change: at the engine another specialist takes over."""

import pytest

from firehall.game import Game
from firehall.games.flash_point.rules import Role
from firehall.games.flash_point.state import Ask
from tests.support import asks, experienced, given, play, refused, rule

THREE = "6,6 6,7 6,8"
NEVER = {"crew-change-pool": "never-held"}
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


def at_engine(role: str = "generalist", others: str = "", space: str = "0,7", **what: object) -> Game:
    """A turn begins at the engine: the last of the crew has just ended a turn."""
    people = f"{space} {' '.join(['3,1'] * max(1, len(others.split())))}"
    roles = f"{role} {others or '-'}"
    game = experienced(people=people, roles=roles, turn=len(people.split()), hidden=THREE, roll=True, **what)
    play(game, "roll 4,8")
    return game


def purse(game: Game) -> tuple[int, int]:
    """Ordinary and special points."""
    return game.state.points, game.state.extra


def changes(game: Game) -> set[str]:
    """The specialists to whom one may change."""
    return {str(move)[10:].replace(" ", "-") for move in game.legal_moves if str(move).startswith("change")}


@rule("R-224", "R-226", "RA-53")
@pytest.mark.parametrize("role", [name for name in POINTS if name != "generalist"])
def test_the_new_specialist_has_two_points_less_this_turn_and_all_special_points(role: str) -> None:
    game = at_engine()
    assert play(game, f"change to {role.replace('-', ' ')}") == ["changed-crew", "became"]
    assert purse(game) == (POINTS[role][0] - 2, POINTS[role][1])
    assert game.state.role[0] == Role[role.upper().replace("-", "_")]


@rule("RE-25", "RA-53")
def test_the_example_of_the_crew_change() -> None:
    game = at_engine("generalist")
    play(game, "change to cafs firefighter")
    assert purse(game) == (1, 3)
    game = at_engine("generalist")
    play(game, "move 0,8")
    assert refused(game, "change to cafs firefighter") == "R-227"


@rule("R-226")
def test_from_then_on_the_new_specialist_acts() -> None:
    game = at_engine("generalist", hazmats="3,3")
    play(game, "change to imaging technician", "identify 6,6", "draw victim", "end", "roll 4,1")
    play(game, "end", "roll 2,8")
    assert (game.asked, game.state.points) == (0, 5)


@rule("R-226", "RA-53")
def test_the_special_points_of_the_old_specialist_are_gone() -> None:
    game = at_engine("rescue-specialist")
    play(game, "change to driver")
    assert purse(game) == (2, 0)


@rule("RA-53", "R-224")
@pytest.mark.parametrize(("role", "saved", "left"), [("cafs-firefighter", 4, 5), ("generalist", 1, 4)])
def test_saved_points_are_kept_and_may_pay_for_it(role: str, saved: int, left: int) -> None:
    game = at_engine("driver", saved=str(saved))
    play(game, f"change to {role.replace('-', ' ')}")
    assert game.state.points == left


@rule("R-225", "R-194")
def test_every_specialist_not_in_play_may_be_taken_and_no_other() -> None:
    game = at_engine("generalist", "paramedic captain driver")
    assert changes(game) == set(POINTS) - {"generalist", "paramedic", "captain", "driver"}
    assert refused(game, "change to captain") == "R-225"
    assert refused(game, "change to generalist") == "R-225"


@rule("R-225", "RD-31")
def test_a_card_that_was_given_back_may_be_taken_again() -> None:
    game = at_engine("generalist")
    play(game, "change to driver", "end", "roll 4,1", "end", "roll 2,8")
    assert changes(game) == set(POINTS) - {"driver"}
    play(game, "change to generalist")
    assert game.state.role[0] == Role.GENERALIST


@rule("RD-31")
def test_at_some_tables_a_card_that_was_in_play_is_not_taken_again() -> None:
    game = at_engine("generalist", options=NEVER)
    play(game, "change to driver", "end", "roll 4,1", "end", "roll 2,8")
    assert changes(game) == set(POINTS) - {"driver", "generalist"}
    assert refused(game, "change to generalist") == "R-225"


@rule("R-227")
@pytest.mark.parametrize("move", ["move 0,8", "drive ambulance clockwise", "chop 0,7-1,7"])
def test_only_the_first_action_of_a_turn_can_be_a_crew_change(move: str) -> None:
    game = at_engine()
    assert changes(game)
    play(game, move)
    assert (changes(game), refused(game, "change to driver")) == (set(), "R-227")


@rule("R-227")
def test_driving_the_engine_first_is_an_action_too() -> None:
    game = at_engine()
    play(game, "drive engine clockwise", "ride 5,9")
    assert refused(game, "change to driver") == "R-227"


@rule("R-227")
def test_there_is_one_crew_change_a_turn() -> None:
    game = at_engine()
    play(game, "change to driver")
    assert refused(game, "change to paramedic") == "R-227"


@rule("R-228")
@pytest.mark.parametrize("space", ["0,7", "0,8"])
def test_a_turn_may_begin_on_either_space_of_the_engine(space: str) -> None:
    assert changes(at_engine(space=space)) == set(POINTS) - {"generalist"}


@rule("R-228")
def test_whoever_comes_to_the_engine_during_the_turn_is_too_late() -> None:
    game = at_engine(space="0,6")
    refused(game, "change to driver")
    play(game, "move 0,7")
    assert refused(game, "change to driver") == "R-227"


@rule("R-228")
def test_whoever_was_brought_by_the_engine_in_anothers_turn_begins_there() -> None:
    game = experienced(people="0,7 0,8", roles="generalist captain", hidden=THREE)
    play(game, "drive engine clockwise", "ride 5,9", "ride 6,9", "end", "roll 4,2")
    assert (game.asked, changes(game)) == (1, set(POINTS) - {"generalist", "captain"})


@rule("RA-53")
def test_a_captain_can_not_command_a_crew_change() -> None:
    game = experienced(people="1,1 0,7", roles="captain generalist", hidden=THREE, roll=True, turn=2)
    play(game, "roll 4,8")
    assert changes(game) == set()
    assert not [move for move in map(str, game.legal_moves) if "tell 2 change" in move]


@rule("R-224", "RA-66", "R-043")
def test_no_crew_change_without_vehicles() -> None:
    assert refused(given(people="0,7"), "change to driver") == "R-003"
    game = at_engine(options={"experienced-parts": "specialists-hazmats"})
    assert asks(game) == Ask.ACTION
    assert (changes(game), refused(game, "change to paramedic")) == (set(), "R-003")
