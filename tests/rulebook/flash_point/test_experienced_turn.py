"""The fire phase step by step, the knocked-down, and new points of interest in the experienced game."""

import pytest

from firehall.game import Game
from firehall.games.flash_point import board as boards
from firehall.games.flash_point.drawing import Cell
from firehall.games.flash_point.state import Ask, Phase
from tests.support import (
    asks,
    at_edge,
    experienced,
    fires,
    given,
    hidden,
    hot_spots,
    markers,
    play,
    refused,
    rule,
    smokes,
    victims,
    where,
)

THREE = "6,6 6,7 6,8"
CELLS = [(row, column) for row in range(1, 7) for column in range(1, 9)]
RING = {(row, column) for row in (3, 4) for column in (3, 4, 5, 6)}
UNLIMITED = {"limit-threat-markers": "unlimited"}


def names(found: list[Cell]) -> str:
    """Cells as text."""
    return " ".join(f"{row},{column}" for row, column in found)


def path(board: str, cell: Cell) -> list[Cell]:
    """The spaces along the arrows from one on, each once."""
    arrows, found = boards.load(board).arrows, [cell]
    while arrows[found[-1]] not in found:
        found.append(arrows[found[-1]])
    return found


def searching(**what: object) -> Game:
    """The dice are about to be rolled for a point of interest."""
    game = experienced(roll=True, **what)
    state = game.state
    state.phase, state.asking = Phase.POINTS, Ask.POI_ROLL
    return Game(game.setup, game="flash-point", at=state)


# Knocked down


@rule("R-243")
@pytest.mark.parametrize(("ambulance", "spaces"), [(1, "0,5 0,6"), (2, "3,9 4,9"), (3, "7,3 7,4"), (4, "3,0 4,0")])
def test_the_knocked_down_come_to_where_the_ambulance_stands_now(ambulance: int, spaces: str) -> None:
    game = experienced(smoke="6,1", people="6,1", ambulance=ambulance, hidden=THREE, roll=True)
    play(game, "roll 6,1")
    assert [str(move) for move in game.legal_moves] == [f"recover {space}" for space in spaces.split()]


@rule("R-243", "RA-15")
@pytest.mark.parametrize("space", ["3,9", "4,9"])
def test_the_owner_chooses_one_of_its_two_spaces(space: str) -> None:
    game = experienced(smoke="1,5", people="6,8 1,5", ambulance=2, hidden=THREE, roll=True)
    play(game, "roll 1,5")
    assert (asks(game), game.asked) == (Ask.AMBULANCE_SPACE, 1)
    assert refused(game, "recover 0,5") == "R-243"
    play(game, f"recover {space}")
    assert where(game, 2) == space


@rule("RA-15")
@pytest.mark.parametrize("board", ["front", "back"])
def test_the_first_that_is_offered_is_the_first_of_the_board(board: str) -> None:
    for number, spot in boards.load(board).ambulance.items():
        game = experienced(on=board, smoke="2,5", people="2,5", ambulance=number, hidden=THREE, roll=True)
        play(game, "roll 2,5")
        row, column = min(spot.cells)
        assert str(next(iter(game.legal_moves))) == f"recover {row},{column}"


@rule("R-243")
def test_a_drive_takes_the_place_of_recovery_along() -> None:
    game = experienced(smoke="1,5", people="1,5", hidden=THREE)
    play(game, "drive ambulance clockwise", "end", "roll 1,5")
    assert [str(move) for move in game.legal_moves] == ["recover 3,9", "recover 4,9"]


@rule("RA-13", "R-243")
def test_whoever_is_hit_outside_on_a_parking_spot_goes_to_the_ambulance() -> None:
    game = experienced(fire="3,8", openings="3,8-3,9", people="3,9", ambulance=1, hidden=THREE, roll=True)
    assert "knocked-down" in play(game, "roll 3,8")
    play(game, "recover 0,6")
    assert where(game) == "0,6"


@rule("R-243", "R-114")
def test_the_knocked_down_act_normally_in_the_next_turn() -> None:
    game = experienced(smoke="1,5", people="1,5", roles="generalist", saved="2", hidden=THREE, roll=True)
    play(game, "roll 1,5", "recover 0,5")
    assert (asks(game), game.state.points) == (Ask.ACTION, 7)


@rule("RA-17", "R-113")
def test_carried_and_led_victims_are_lost_with_their_bearer() -> None:
    game = experienced(people="3,3", victims="3,3", treated="3,3", smoke="3,4", hidden="6,8")
    play(game, "carry and lead 3,4", "end", "roll 3,4", "recover 0,5")
    assert (victims(game), game.state.lost) == ("", 2)


@rule("RA-47")
def test_nobody_is_asked_to_step_away_from_fire_in_anothers_turn() -> None:
    game = experienced(people="1,1 3,4", smoke="3,4", roles="driver generalist", hidden=THREE, saved="0 4")
    play(game, "end")
    assert {move.verb for move in game.legal_moves} == {"roll"}
    play(game, "roll 3,4")
    assert {move.verb for move in game.legal_moves} == {"recover"}


# The six steps


@rule("R-244", "R-245", "R-246", "R-247", "R-248", "R-249")
def test_the_six_steps_come_in_their_order() -> None:
    game = experienced(
        fire="3,1",
        smoke="3,3 3,4",
        hot="3,1",
        hazmats="3,4",
        openings="3,0-3,1",
        people="3,3",
        victims="3,2",
        hidden="6,7 6,8",
        roll=True,
    )
    events = play(game, "roll 3,1")
    steps = ["rolled", "exploded", "flashed-over", "hazmat-burst", "hot-spot-placed", "flared-up"]
    assert [e for e in dict.fromkeys(events) if e in steps] == steps
    assert asks(game) == Ask.FIRE_ROLL
    events = play(game, "roll 1,8", "recover 0,5")
    steps = ["rolled", "hot-spot-placed", "knocked-down", "victim-lost", "outside-fire-removed"]
    assert [e for e in dict.fromkeys(events) if e in steps] == steps


@rule("R-244", "R-081")
def test_the_first_step_places_smoke() -> None:
    game = experienced(hidden=THREE, roll=True)
    play(game, "roll 3,4")
    assert smokes(game) == "3,4"


@rule("R-245")
def test_the_second_step_is_the_explosion_and_comes_before_any_flashover() -> None:
    game = experienced(fire="3,3", smoke="3,5", hidden=THREE, people="0,0", roll=True)
    events = play(game, "roll 3,3")
    assert events.index("exploded") < events.index("flashed-over")
    assert fires(game) == "2,3 3,2 3,3 3,4 3,5 4,3"


@rule("R-247", "R-249")
def test_whoever_a_hazmat_hits_is_knocked_down_in_the_last_step() -> None:
    game = experienced(smoke="3,4", hazmats="3,4", people="3,5", hidden="2,4 6,7 6,8", roll=True)
    events = play(game, "roll 3,4", "recover 0,5")
    assert "knocked-down" in events
    assert play(game, "draw victim") == ["lost-was-victim"]
    assert game.state.lost == 1


@rule("R-249", "RA-08")
def test_losses_are_judged_in_the_last_step() -> None:
    game = experienced(hot="3,4", smoke="3,4", victims="3,4", lost=3, people="0,0", roll=True)
    play(game, "roll 3,4")
    assert not game.over
    play(game, "roll 1,8")
    assert (game.over, game.won, game.state.lost) == (True, False, 4)


@rule("RA-12", "R-249")
def test_fire_outside_stays_until_the_last_step_and_keeps_its_marker() -> None:
    smoke = " ".join(f"{row},{column}" for row in (1, 2, 5, 6) for column in range(1, 9) if (row, column) != (1, 8))
    walls = "2,1-3,1 3,1-4,1 3,1-3,2"
    game = experienced(
        fire="3,1",
        smoke=smoke,
        hot="3,1",
        walls=walls,
        openings="3,0-3,1",
        people="0,9",
        hidden="3,7 3,8 4,8",
        roll=True,
    )
    play(game, "roll 3,1")
    assert (markers(game), fires(game), asks(game)) == (33, "3,1 3,0", Ask.FIRE_ROLL)
    assert "no-marker" in play(game, "roll 4,4")
    assert (markers(game), fires(game)) == (32, "3,1")


@rule("RA-12", "R-108")
def test_who_stands_outside_in_the_fire_is_knocked_down_after_the_flare_up() -> None:
    game = experienced(fire="3,1", hot="3,1", openings="3,0-3,1", people="3,0", hidden=THREE, roll=True)
    assert "knocked-down" not in play(game, "roll 3,1")
    assert "knocked-down" in play(game, "roll 1,8")
    play(game, "recover 0,6")
    assert where(game) == "0,6" and game.state.fire[1] == 0


# New points of interest


@rule("R-250", "R-118")
def test_a_point_of_interest_lies_hidden_on_the_free_space_rolled() -> None:
    game = experienced(hidden="6,7 6,8", people="0,0", roll=True)
    events = play(game, "roll 1,8", "roll 3,4")
    assert (hidden(game), "poi-moved-on" in events) == ("3,4 6,7 6,8", False)


@rule("R-250", "R-251", "RA-39")
@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("what", ["fire", "smoke", "hidden", "victims", "people"])
def test_where_something_lies_it_follows_the_arrow(board: str, what: str) -> None:
    arrows = boards.load(board).arrows
    for cell in CELLS:
        there = names([arrows[cell]])
        others = [c for c in CELLS if c not in (cell, arrows[cell])]
        far = max(others, key=lambda c: min(abs(c[0] - d[0]) + abs(c[1] - d[1]) for d in (cell, arrows[cell])))
        position = {"on": board, "people": "0,0", "hidden": names([far]), "unseen": (6, 3)}
        position[what] = names([cell]) if what != "hidden" else names([cell, far])
        game = searching(**position)
        events = game.play(f"roll {names([cell])}")
        assert [e.name for e in events][:3] == ["poi-rolled", "poi-moved-on", "poi-placed"]
        assert there in hidden(game).split()


@rule("R-250")
def test_hot_spots_and_hazmats_do_not_matter() -> None:
    game = experienced(hidden="6,7 6,8", hazmats="3,4", hot="3,4", people="0,0", roll=True)
    play(game, "roll 1,8", "roll 3,4")
    assert hidden(game) == "3,4 6,7 6,8"


@rule("R-250", "R-120")
def test_no_point_of_interest_is_turned_over_by_lying_down() -> None:
    game = experienced(hidden="6,7 6,8", people="1,1", roll=True)
    play(game, "roll 1,8", "roll 1,1")
    assert (hidden(game), asks(game)) == ("2,2 6,7 6,8", Ask.ACTION)


@rule("R-250", "RA-39")
def test_smoke_and_fire_stay_where_a_point_of_interest_was_rolled() -> None:
    game = experienced(hidden="6,7 6,8", smoke="1,1", fire="6,1", people="0,0", roll=True)
    play(game, "roll 1,8", "roll 1,1")
    assert (smokes(game), fires(game)) == ("1,1 1,8", "6,1")


@rule("R-251", "RA-41")
@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("steps", [1, 2, 3, 5, 8])
def test_it_moves_on_to_the_first_free_space_of_the_path(board: str, steps: int) -> None:
    for cell in ((1, 1), (6, 8), (1, 6), (5, 2), (3, 3)):
        along = path(board, cell)
        blocked, free = along[: min(steps, len(along) - 1)], along[min(steps, len(along) - 1)]
        game = searching(on=board, smoke=names(blocked), people="0,0", options=UNLIMITED)
        game.play(f"roll {names([cell])}")
        assert hidden(game) == names([free])


@rule("RA-41")
@pytest.mark.parametrize("board", ["front", "back"])
def test_every_path_leads_into_a_ring_of_eight_in_the_middle(board: str) -> None:
    for cell in CELLS:
        along = path(board, cell)
        assert set(along[-8:]) == RING
        assert not set(along[:-8]) & RING


@rule("RA-41", "R-253")
@pytest.mark.parametrize("board", ["front", "back"])
def test_the_path_ends_when_the_ring_has_been_walked_once(board: str) -> None:
    for cell in ((1, 1), (3, 3), (4, 6), (6, 8)):
        last = path(board, cell)[-1]
        blocked = [c for c in path(board, cell) if c != last]
        game = searching(on=board, smoke=names(blocked), people="0,0", options=UNLIMITED)
        game.play(f"roll {names([cell])}")
        assert hidden(game) == names([last])


@rule("R-253")
def test_if_the_whole_path_has_no_free_space_it_is_rolled_again() -> None:
    blocked = path("front", (1, 1))
    game = experienced(on="front", smoke=names(blocked), hidden="6,7 6,8", people="0,0", roll=True)
    play(game, "roll 6,5")
    assert "roll 1,1" not in game.chances and "roll 1,1" in game.legal_moves
    assert play(game, "roll 1,1") == ["poi-rolled", "poi-rejected"]
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 6,4")
    assert hidden(game) == "6,4 6,7 6,8"


@rule("R-253", "RA-40")
def test_chance_is_left_with_the_rolls_that_count() -> None:
    arrows = boards.load("front").arrows
    blocked = [c for c in CELLS if c != (1, 1)]
    game = searching(on="front", smoke=names(blocked), people="0,0", options=UNLIMITED)
    assert (1, 1) not in arrows.values()
    assert [str(move) for move in game.chances] == ["roll 1,1"]


@rule("RA-40")
def test_where_no_space_is_free_none_is_placed_until_the_next_turn() -> None:
    game = experienced(smoke=names(CELLS), people="3,0", openings="3,0-3,1", options=UNLIMITED, roll=True)
    events = play(game, "roll 6,8")
    assert "poi-no-space" in events
    assert (asks(game), hidden(game)) == (Ask.ACTION, "")
    play(game, "put out 3,1", "end", "roll 6,8")
    assert asks(game) == Ask.POI_ROLL
    play(game, "roll 3,1")
    assert hidden(game) == "3,1"


@rule("R-139")
@pytest.mark.parametrize(
    ("move", "what", "price"),
    [
        ("move 3,4", {}, 1),
        ("move 3,4", {"fire": "3,4"}, 2),
        ("carry 3,4", {"victims": "3,3"}, 2),
        ("open 3,3-3,4", {"closed": "3,3-3,4"}, 1),
        ("put out 3,4", {"smoke": "3,4"}, 1),
        ("damp 3,4", {"fire": "3,4"}, 1),
        ("put out 3,4", {"fire": "3,4"}, 2),
        ("chop 3,3-3,4", {"walls": "3,3-3,4"}, 2),
    ],
)
def test_what_is_not_changed_holds_as_in_the_family_game(move: str, what: dict[str, str], price: int) -> None:
    for game in (experienced(people="3,3", **what), given(people="3,3", **what)):
        play(game, move)
        assert game.state.points == 4 - price


@rule("R-139", "R-098", "R-099")
def test_explosions_go_on_as_in_the_family_game() -> None:
    for game in (
        experienced(fire="3,3 3,4", closed="3,4-3,5", walls="2,3-3,3", hidden=THREE, people="0,0", roll=True),
        given(fire="3,3 3,4", closed="3,4-3,5", walls="2,3-3,3", hidden=THREE, people="0,0", roll=True),
    ):
        play(game, "roll 3,3")
        assert (fires(game), at_edge(game, "3,4-3,5"), at_edge(game, "2,3-3,3")) == ("3,2 3,3 3,4 4,3", "o", "!")
        assert hot_spots(game) == ""
