"""Beside the real game: what is told to be put where turns the board that was into the board that is."""

import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given as cases
from hypothesis import settings
from hypothesis import strategies as some

import firehall
from firehall import words
from firehall.game import Game
from firehall.scene import Scene
from firehall.terminal.companion import Deed, changes, deeds, layout

from .support import given, wander

Board = tuple[Counter[tuple[str, str, str]], dict[str, str]]
TURNED = {
    "fire": ("smoke",),
    "smoke": ("fire",),
    "victim": ("hidden",),
    "hazmat": ("hidden",),
    "hidden": ("victim", "hazmat"),
    "person": ("downed",),
    "downed": ("person",),
}
EDITIONS = [
    {},
    {"options": {"family-setup": "rolled"}},
    {"edition": "experienced", "level": "heroic"},
    {"edition": "2010-basic"},
    {"edition": "2010-advanced", "level": "three-alarm"},
]


def board_of(scene: Scene) -> Board:
    """What lies where on a real board: pieces by kind, space and, for people, sign; lines by edge."""
    pieces = Counter((p.kind, p.where, "" if p.marker else p.symbol) for p in scene.pieces)
    return pieces, {line.id: line.kind for line in scene.lines}


def done(board: Board, deed: Deed) -> None:
    """Do one deed at a real board; what is not there can't be taken, moved or turned."""
    pieces, lines = board
    here = deed.kind, deed.where, deed.who
    gone = {
        "take": here,
        "turn": next((one for kind in TURNED.get(deed.kind, ()) if pieces[one := (kind, deed.where, deed.who)]), here),
        "move": (deed.kind, deed.start, deed.who),
    }.get(deed.verb)
    if gone:
        assert pieces[gone] > 0 and (deed.verb != "turn" or gone != here), deed
        pieces[gone] -= 1
    if deed.verb in ("put", "turn", "move"):
        pieces[here] += 1
    if deed.verb == "line":
        assert lines.get(deed.where, "nothing") != deed.kind
        lines[deed.where] = deed.kind


def after(scene: Scene, found: list[Deed]) -> Board:
    """The board of a scene when all has been done."""
    board = board_of(scene)
    for deed in found:
        done(board, deed)
    return +board[0], {name: kind for name, kind in board[1].items() if kind != "nothing"}


def step(game: Game, *moves: str) -> list[str]:
    """What there is to do after some moves."""
    before = game.scene()
    for move in moves:
        game.play(move)
    return changes(before, game.scene(), "en")


# Whole games


@pytest.mark.parametrize("setup", EDITIONS, ids=str)
@cases(seed=some.integers(0, 10_000), crew=some.integers(1, 6), skipped=some.integers(1, 6))
@settings(max_examples=10, deadline=None)
def test_doing_what_is_told_gives_the_new_board(setup: dict[str, Any], seed: int, crew: int, skipped: int) -> None:
    game = firehall.new(crew=crew, board=("front", "back")[seed % 2], real_dice=True, **setup)
    before = game.scene("en")
    for number, _ in enumerate(wander(game, seed, 200)):
        if number % skipped == 0:
            now = game.scene("en")
            assert after(before, deeds(before, now)) == board_of(now)
            assert after(now, deeds(now, before)) == board_of(before)
            assert bool(changes(before, now, "en")) == (board_of(before) != board_of(now))
            before = now


@pytest.mark.parametrize("setup", EDITIONS, ids=str)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sentence_names_its_places_in_every_language(language: str, setup: dict[str, Any]) -> None:
    game = firehall.new(crew=2, real_dice=True, **setup)
    before, said = game.scene(language), 0
    for _ in wander(game, 8):
        now = game.scene(language)
        lines = changes(before, now, language)
        for deed in deeds(before, now):
            assert any(re.search(rf"(?<![\d,]){re.escape(deed.where)}(?![\d,-])", line) for line in lines), deed
        said += len(lines)
        before = now
    assert said > 50


@pytest.mark.parametrize("moves", [0, 40, 90])
@pytest.mark.parametrize("setup", ["printed", "random", "rolled"])
def test_a_layout_makes_the_position_from_the_printed_board(setup: str, moves: int) -> None:
    game = firehall.new(crew=3, real_dice=True, options={"family-setup": setup})
    printed = game.scene()
    for _ in wander(game, 1, moves):
        pass
    bare = Scene(printed.width, printed.height, "", "", printed.spots, printed.lines, ())
    assert after(bare, deeds(bare, game.scene())) == board_of(game.scene())
    assert layout(game, "en") == changes(bare, game.scene(), "en")
    assert bool(layout(game, "en")) == (moves > 0 or setup == "printed")


# Single moves


def test_nothing_changed_is_nothing_to_do() -> None:
    scene = firehall.new(crew=1, seed=1).scene()
    assert changes(scene, scene, "en") == []


def test_people_are_put_down_and_moved() -> None:
    game = firehall.new(crew=2, real_dice=True)
    assert step(game, "start 3,0", "start 3,9") == ["Put firefighter 1 on 3,0.", "Put firefighter 2 on 3,9."]
    assert step(game, "first 2", "move 2,9") == ["Move firefighter 2 from 3,9 to 2,9."]


def test_markers_are_turned_over_rather_than_changed() -> None:
    game = given(people="1,1", fire="1,2", points=4)
    assert step(game, "damp 1,2") == ["Turn fire over to smoke on: 1,2."]
    assert step(game, "put out 1,2") == ["Take the smoke markers away from: 1,2."]
    game = given(people="1,1", smoke="3,4", hidden="1,2", points=4)
    assert step(game, "move 1,2", "draw victim") == [
        "Turn the POI marker over to a victim on: 1,2.",
        "Move firefighter 1 from 1,1 to 1,2.",
    ]
    assert step(game, "end", "roll 3,4") == ["Turn smoke over to fire on: 3,4."]


def test_a_victim_that_is_carried_is_moved_along() -> None:
    game = given(people="1,1", victims="1,1 1,1", points=4)
    assert step(game, "carry 1,2") == ["Move a victim from 1,1 to 1,2.", "Move firefighter 1 from 1,1 to 1,2."]


def test_a_victim_that_is_rescued_is_taken_away() -> None:
    game = given(people="1,1", victims="1,1", points=4, openings="0,1-1,1")
    assert step(game, "carry 0,1") == [
        "Take the victims away from: 1,1.",
        "Move firefighter 1 from 1,1 to 0,1.",
    ]


def test_walls_and_doors() -> None:
    game = given(people="1,1", walls="1,1-1,2", closed="1,1-2,1", points=6)
    assert step(game, "open 1,1-2,1") == ["Open the doors: 1,1-2,1."]
    assert step(game, "close 1,1-2,1") == ["Close the doors: 1,1-2,1."]
    assert step(game, "chop 1,1-1,2") == ["One damage marker on the walls: 1,1-1,2."]
    assert step(game, "chop 1,1-1,2") == ["Two damage markers on the walls: 1,1-1,2."]


def test_several_of_a_kind_are_one_sentence() -> None:
    game = given(on="front", people="1,1", fire="3,4 4,4", roll=True)
    said = step(game, "roll 4,4")
    assert len({line.partition(":")[0] for line in said}) == len(said)
    assert "Put a fire marker on: 4,3; 4,5." in said
