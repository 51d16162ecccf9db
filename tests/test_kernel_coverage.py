"""Every line of every kernel is run by the interpreter in a test of the rulebook, of the bots, or of this file."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import firehall
from firehall.core import play
from firehall.core.dealer import Dealer, seat
from firehall.core.kernel import bind, kernel
from firehall.core.machine import machine
from firehall.core.masks import bag_add, bag_count, bag_drop, bag_has, bag_total
from firehall.core.record import empty
from firehall.games.flash_point import turn
from firehall.games.flash_point.editions import OPTIONS
from firehall.games.flash_point.setup import Setup
from firehall.games.flash_point.state import State
from firehall.registry import game as game_files
from tests.support import given, wander

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "firehall"
CORE = [SOURCES / "core" / f"{name}.py" for name in ("dealer", "journal", "masks", "plan", "play")]
WATCHED = [*sorted((SOURCES / "games" / "flash_point").glob("*.py")), *CORE]
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
        if isinstance(node, ast.FunctionDef) and "kernel" in map(ast.unparse, node.decorator_list):
            found |= dict.fromkeys(range(node.body[0].lineno, (node.end_lineno or 0) + 1), node.name)
    return found


def test_every_line_of_every_kernel_is_run(tmp_path: Path) -> None:
    out = tmp_path / "missed.json"
    tests = ["tests/rulebook", "tests/test_bots.py", f"tests/{Path(__file__).name}"]
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
    assert missed == set()


ITSELF = test_every_line_of_every_kernel_is_run.__name__


@pytest.mark.parametrize(
    "chosen", [{}, {o.name: list(o.choices)[-1] for o in OPTIONS.values()}], ids=["usual", "other"]
)
def test_legality_says_the_same_twice_in_random_games(chosen: dict[str, str]) -> None:
    for crew in (1, 3):
        game = firehall.new(crew=crew, options=chosen, real_dice=True)
        for n, _ in enumerate(wander(game, crew)):
            if n % 5 == 0 or game.over:
                state, legal = game.state, turn.legal(game.state, game.book, 0)
                assert [turn.why_not(state, game.book, code) == 0 for code in range(64)] == [
                    bool(legal >> code & 1) for code in range(64)
                ]
                assert turn.why_not(state, game.book, -1) != 0
                assert turn.why_not(state, game.book, 64) != 0


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
    assert bound["choose"]([0, 0], None, dealer) == 0


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
