"""Every line of every kernel is run by the interpreter in a test of the rulebook, of the bots, or of this file."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

import firehall
from firehall.core import play
from firehall.core.dealer import Dealer, seat
from firehall.core.kernel import bind, kernel
from firehall.core.machine import machine
from firehall.core.masks import (
    bag_add,
    bag_count,
    bag_drop,
    bag_has,
    bag_total,
    heap_add,
    heap_count,
    heap_drop,
    heap_spaces,
    heap_total,
)
from firehall.core.record import empty
from firehall.games.flash_point import moves, turn
from firehall.games.flash_point.editions import EDITIONS
from firehall.games.flash_point.layers import open_options
from firehall.games.flash_point.setup import Setup
from firehall.games.flash_point.state import Book, State
from firehall.registry import game as game_files
from firehall.registry import games
from tests.support import given, wander

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "firehall"
CORE = [SOURCES / "core" / f"{name}.py" for name in ("dealer", "greedy", "journal", "masks", "plan", "play")]
WATCHED = [*sorted((SOURCES / "games").rglob("*.py")), *CORE]
MEASURE = """
import json, sys, coverage, pytest
watched, out, tests = sys.argv[1].split(","), sys.argv[2], sys.argv[3:]
measured = coverage.Coverage(data_file=None, include=watched, config_file=False)
measured.start()
status = pytest.main(["-q", "-p", "no:cacheprovider", *tests])
measured.stop()
if status:
    sys.exit("the tests fail")
with open(out, "w") as file:
    json.dump({name: measured.analysis2(name)[3] for name in watched}, file)
"""


def in_kernels(path: Path) -> dict[int, str]:
    """The lines of a module that stand in kernels, with the kernels' names."""
    found: dict[int, str] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and {"kernel", "apart"} & set(map(ast.unparse, node.decorator_list)):
            found |= dict.fromkeys(range(node.body[0].lineno, (node.end_lineno or 0) + 1), node.name)
    return found


def test_every_line_of_every_kernel_is_run(tmp_path: Path) -> None:
    out = tmp_path / "missed.json"
    tests = ["tests/rulebook", "tests/test_bots.py", "tests/test_minds.py", f"tests/{Path(__file__).name}"]
    tests += ["--deselect", f"tests/{Path(__file__).name}::{ITSELF}"]
    names = ",".join(map(str, WATCHED))
    command = [sys.executable, "-W", "ignore", "-c", MEASURE, names, str(out), *tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    missed = {
        f"{Path(name).name}:{line} {kernels[line]}"
        for name, numbers in json.loads(out.read_text()).items()
        if (kernels := in_kernels(Path(name)))
        for line in numbers
        if line in kernels
    }
    assert not missed, "never run: " + ", ".join(sorted(missed))


ITSELF = test_every_line_of_every_kernel_is_run.__name__


def other_choices(edition: str, level: str) -> dict[str, str]:
    """The last choice of every option: for most of them not the usual one."""
    return {option.name: list(option.choices)[-1] for option in open_options(edition, level)}


GAMES = [(edition.name, level) for edition in EDITIONS.values() for level in edition.levels or [""]]
TABLES = [(*played, {}) for played in GAMES] + [(*played, other_choices(*played)) for played in GAMES]
TABLES += [("experienced", "veteran", {"experienced-parts": "vehicles"})]


def codes_of(state: State, book: Book, asked: Iterable[int]) -> list[int]:
    """The codes, of those that are asked for, against which nothing speaks."""
    return [code for code in asked if turn.why_not(state, book, code) == 0]


@pytest.mark.parametrize(("edition", "level", "chosen"), TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_legality_says_the_same_twice_in_random_games(edition: str, level: str, chosen: dict[str, str]) -> None:
    codes = range(64 * turn.words())
    for crew in (1, 4):
        game = firehall.new(edition=edition, level=level, crew=crew, options=chosen, real_dice=True)
        for n, _ in enumerate(wander(game, crew)):
            state, book = game.state, game.book
            if n % 40 == 0 or game.over:
                legal = [code for code in codes if turn.legal(state, book, code >> 6) >> (code & 63) & 1]
                assert codes_of(state, book, codes) == legal == sorted(game.legal_moves.codes())
                assert turn.why_not(state, book, -1) != 0
                assert turn.why_not(state, book, len(codes)) != 0
            elif n % 5 == 0:
                assert codes_of(state, book, range(64)) == [c for c in range(64) if turn.legal(state, book, 0) >> c & 1]


@pytest.mark.parametrize(("edition", "level", "chosen"), TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_parts_that_an_edition_lacks_change_nothing_in_its_games(
    edition: str, level: str, chosen: dict[str, str]
) -> None:
    chance = Random(5)
    for crew in (2, 5):
        game = firehall.new(edition=edition, level=level, crew=crew, options=chosen, real_dice=True)
        whole = game.state
        while not game.over:
            code = chance.choice(list(game.legal_moves.codes()))
            turn.apply(whole, game.book, None, code)
            game.play(str(moves.decode(turn.key(game.state, game.book, code >> 6), code)))
            assert vars(whole) == vars(game.state)


def test_many_games_are_played_by_the_interpreter() -> None:
    kernels = machine("python", game_files("flash-point").rulebook).kernels
    book, blank, _ = Setup(crew=2).prepare()
    states, dealers = [empty(State), empty(State)], [empty(Dealer), empty(Dealer)]
    played, masks, codes = [0, 0], [0, 0], [0, 0]
    kernels.run_many(states, [book], [blank], dealers, 0, [1, 2, 3], 10_000, played)
    assert all(state.asking == play.OVER for state in states) and min(played) > 0
    kernels.start_many(states, [book], [blank], dealers, 0, [1, 2, 3], masks)
    began = 0
    for _ in range(3000):
        kernels.pick_many(dealers, masks, codes)
        over = [state.asking == play.OVER for state in states]
        kernels.step_many(states, [book], [blank], dealers, codes, masks)
        began += sum(over)
        assert not any(state.asking == play.OVER for state, was in zip(states, over, strict=True) if was)
    assert began > 2


@pytest.mark.parametrize("name", [name for name in games() if name != "flash-point"])
def test_other_games_are_played_and_judged_by_the_interpreter(name: str) -> None:
    files = game_files(name)
    setups = [
        files.setup.Setup(edition=edition, crew=crew) for edition in files.setup.editions() for crew in range(1, 5)
    ]
    for n, setup in enumerate(setup for setup in setups if not setup.problems()):
        book, blank, _ = setup.prepare()
        state = empty(files.state.State)
        machine("python", files.rulebook).kernels.run_many(
            [state], [book], [blank], [empty(Dealer)], n, [1] * 3, 9999, [0]
        )
        files.turn.wipe(state, blank)
        game = firehall.new(name, edition=setup.edition, crew=setup.crew, real_dice=True)
        for step, _ in enumerate(wander(game, n)):
            if step < 6 or step % 7 == 0 or game.over:
                state, codes = game.state, range(-1, 64 * files.turn.words() + 1)
                legal = set(game.legal_moves.codes())
                assert [code for code in codes if files.turn.why_not(state, game.book, code) == 0] == sorted(legal)


def test_a_move_is_chosen_among_the_codes_of_two_words() -> None:
    @kernel
    def words() -> int:
        return 2

    @kernel
    def legal(state: list[int], book: None, word: int) -> int:
        return state[word]

    bound = bind({"choose": play.choose}, {"words": words, "legal": legal}, lambda function, entry: function)
    dealer = empty(Dealer)
    seat(dealer, 1, 2, 3, 4)
    chosen = {bound["choose"]([0b101, 0b10010], None, dealer) for _ in range(200)}
    assert chosen == {0, 2, 65, 68}


def test_a_bag_holds_up_to_three_things_on_each_space() -> None:
    chance, planes, counts = Random(3), [0, 0, 0, 0], dict.fromkeys((0, 5, 47, 64, 95), 0)
    for _ in range(500):
        space = chance.choice(list(counts))
        if counts[space] < 3 and (counts[space] == 0 or chance.random() < 0.5):
            bag_add(planes, 2, space)
            counts[space] += 1
        else:
            bag_drop(planes, 2, space)
            counts[space] -= 1
        assert {s: bag_count(planes, 2, s) for s in counts} == counts
        assert {s: bag_has(planes, 2, s) for s in counts} == {s: int(n > 0) for s, n in counts.items()}
        assert bag_total(planes, 2) == sum(counts.values())


def test_nobody_walks_out_of_a_closed_room() -> None:
    walls = "2,2-1,2 2,2-3,2 2,2-2,1 2,2-2,3"
    game = given(fire="2,2", walls=walls, people="2,2", options={"knockdown-distance": "walk"}, roll=True)
    events = game.play("roll 5,5")
    assert "taken-to-ambulance" in [event.name for event in events]


def test_a_heap_holds_up_to_seven_things_on_each_space() -> None:
    chance, planes, counts = Random(4), [0, 0, 0], dict.fromkeys((0, 5, 47, 63), 0)
    for _ in range(900):
        space = chance.choice(list(counts))
        if counts[space] < 7 and (counts[space] == 0 or chance.random() < 0.6):
            heap_add(planes, space)
            counts[space] += 1
        else:
            heap_drop(planes, space)
            counts[space] -= 1
        assert {s: heap_count(planes, s) for s in counts} == counts
        assert {s for s in counts if heap_spaces(planes) >> s & 1} == {s for s, n in counts.items() if n}
        assert heap_total(planes) == sum(counts.values())
