"""Many games, counted: the same numbers for any split, on any machine; right intervals; kind answers to mistakes."""

import csv
import json
import math
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import product
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest

import firehall
from firehall import bots, lab
from firehall.core.machine import new_dealer
from firehall.errors import BadSetup
from firehall.lab import play as playing
from firehall.lab.counts import Pairs, Share, Spread
from firehall.lab.data import FIELDS, as_csv, as_dict
from firehall.lab.order import changed, read_trial
from firehall.lab.play import in_compiled_code, in_python
from firehall.lab.plot import plot
from firehall.lab.run import parts
from firehall.lab.table import table
from firehall.lab.telling import title
from firehall.lab.trial import Trial, read_seed, seed_of
from firehall.lab.whims import Whims

from .test_cli import ask, refused, told

LAZY = '"""Ends the turn at once."""\ndef choose(view, legal, rng, budget):\n    print("x")\n    return legal[-1]\n'
LUCKY = "def choose(view, legal, rng, budget):\n    return legal[rng.randrange(len(legal))]\n"
RANDOM = Trial(bots="random", crew=2)
PLAY_ON = {"play-on-after-seven": "on"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are compared in English."""
    monkeypatch.setenv("FIREHALL_LANG", "en")


@pytest.fixture(scope="module")
def report() -> lab.Report:
    """What came of a few hundred random games."""
    return lab.simulate(RANDOM, games=300, seed=3)


@pytest.fixture(scope="module")
def comparison() -> lab.Comparison:
    """Two crews on common dice."""
    return lab.compare(RANDOM, Trial(bots="steady", crew=1), games=24, seed=3)


def bot_file(folder: Path, text: str, name: str = "mine.py") -> str:
    """A bot in a file."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


# The same games


@pytest.mark.parametrize("crew", [("random",), ("random", "random", "random"), ("steady", "random")])
def test_compiled_code_and_python_play_the_same_games(crew: tuple[str, ...]) -> None:
    trial = Trial(bots=crew, board="back")
    assert in_compiled_code(trial, 9, 5, 3).tolist() == in_python(trial, 9, 5, 3).tolist()


def test_a_game_of_many_can_be_played_alone() -> None:
    rows = in_compiled_code(RANDOM, 11, 0, 6)
    for number, row in enumerate(rows.tolist()):
        game = firehall.new(crew=2, seed=seed_of(11, number))
        luck, decisions, turns = Whims(new_dealer(seed_of(11, number))), 0, 0
        while not game.over:
            move = bots.find("random").choose(game, game.legal_moves, luck, 1.0)
            turns += move == "end"
            decisions += 1
            game.play(move)
        state = game.state
        end = {"collapse": 5, "losses": 4}["collapse" if "collapsed" in game.outcome else "losses"]
        assert row == [decisions, turns, end, 0, state.rescued, state.lost, state.damage]


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_any_number_of_jobs_counts_the_same(jobs: int, report: lab.Report) -> None:
    assert lab.simulate(RANDOM, games=300, seed=3, jobs=jobs) == report


def test_any_split_counts_the_same(report: lab.Report) -> None:
    luck, done, total = Random(5), 0, None
    pieces: list[lab.Report] = []
    while done < 300:
        count = min(luck.randrange(1, 40), 300 - done)
        pieces.append(lab.Report.of(RANDOM, 3, in_compiled_code(RANDOM, 3, done, count)))
        done += count
    luck.shuffle(pieces)
    for piece in pieces:
        total = piece if total is None else total + piece
    assert total == report


def test_the_seed_decides(report: lab.Report) -> None:
    assert lab.simulate(RANDOM, games=300, seed="3") == report
    assert lab.simulate(RANDOM, games=300, seed=4).columns != report.columns
    assert in_compiled_code(RANDOM, 3 << 70, 0, 9).tolist() != in_compiled_code(RANDOM, 3 << 40, 0, 9).tolist()


def test_bots_in_files_play_in_processes_and_count_the_same(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    crew = bot_file(tmp_path, LAZY), "random"
    found = lab.simulate(bots=crew, games=6, seed=2, jobs=2)
    assert found == lab.simulate(bots=crew, games=6, seed=2, jobs=1)
    assert capfd.readouterr().out == ""
    trial = Trial(bots=crew)
    assert found.columns == lab.Report.of(trial, 2, in_python(trial, 2, 0, 6)).columns


def test_an_executor_of_ones_own_may_play(tmp_path: Path, report: lab.Report) -> None:
    class Here(Executor):
        def submit(self, work, /, *args, **named):  # type: ignore[no-untyped-def]
            done: Future = Future()
            done.set_result(work(*args, **named))
            return done

    assert lab.simulate(RANDOM, games=300, seed=3, executor=Here()) == report
    with ThreadPoolExecutor(2) as threads:
        mine = lab.simulate(bots=bot_file(tmp_path, LUCKY), crew=1, games=3, seed=3, executor=threads)
        assert mine.games == 3
        assert threads.submit(int, "1").result() == 1


def test_parts_grow_and_cover_every_game_once() -> None:
    seen: list[tuple[int, int]] = []

    class Recorder(Executor):
        def submit(self, work, trials, seed, first, count):  # type: ignore[no-untyped-def]
            seen.append((first, count))
            done: Future = Future()
            done.set_result(lab.Report.of(trials[0], seed, in_compiled_code(trials[0], seed, first, count)))
            return done

    assert sum(piece.games for piece in parts(Recorder(), (RANDOM,), 1, 5000, 2)) == 5000
    assert [first for first, _ in seen] == [sum(count for _, count in seen[:n]) for n in range(len(seen))]
    assert max(count for _, count in seen) > seen[0][1]


def test_whims_are_fair_and_of_every_size() -> None:
    luck = Whims(new_dealer(5))
    counts = np.bincount([luck.randrange(6) for _ in range(6000)])
    assert len(counts) == 6 and counts.min() > 850
    assert {luck.getrandbits(3) for _ in range(200)} == set(range(8))
    assert 1 << 60 < max(luck.getrandbits(64) for _ in range(50)) < 1 << 64
    assert 0 <= luck.random() < 1 and sorted(luck.sample(range(9), 9)) == list(range(9))


# What a game says of itself


def test_a_win_of_a_team_that_plays_on_stays_one() -> None:
    trial = Trial(bots="steady", crew=4, options=PLAY_ON)
    found = lab.simulate(trial, games=40, seed=1)
    late = found.ends["late-collapse"].count + found.ends["perfect"].count + found.ends["victory"].count
    assert found.won.count == late > 0
    assert found.numbers["rescued"][0].most > 7


def test_the_ends_of_all_games_add_up(report: lab.Report) -> None:
    assert sum(share.count for share in report.ends.values()) == report.games == 300
    assert list(report.ends) == ["victory", "perfect", "late-collapse", "losses", "collapse"]
    assert list(report.numbers) == ["rescued", "lost", "damage"]
    assert report.complete and report.turns.games == report.decisions.games == 300
    assert report.decisions.mean > report.turns.mean > 10


def test_a_game_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playing, "LONGEST", 7)
    for trial in (RANDOM, Trial(bots=(bot_file(tmp_path, LUCKY), "random"))):
        rows = playing.play(trial, 1, 0, 3)[0]
        found = lab.Report.of(trial, 1, rows)
        assert found.ends["none"].count == 3 and found.decisions.most == 7
        assert "broken off" in table(found)


# Intervals, against what is known of them


def test_shares_have_the_intervals_of_wilson() -> None:
    assert Share(81, 263).interval == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert Share(0, 20).interval == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert Share(1, 29).interval == pytest.approx((0.0061, 0.1718), abs=5e-5)
    assert Share(20, 20).interval[1] == 1.0


def test_spreads_know_average_deviation_and_quantiles() -> None:
    luck = Random(1)
    drawn = [luck.randrange(-5, 40) for _ in range(1000)]
    spread = sum((Spread({n: 1}) for n in drawn[1:]), Spread({drawn[0]: 1}))
    assert spread.mean == pytest.approx(np.mean(drawn))
    assert spread.deviation == pytest.approx(np.std(drawn, ddof=1))
    assert spread.interval == pytest.approx(
        [np.mean(drawn) + z * np.std(drawn, ddof=1) / math.sqrt(1000) for z in (-1.959964, 1.959964)]
    )
    for part in (0.0, 0.1, 0.5, 0.9, 1.0):
        assert spread.quantile(part) == np.quantile(drawn, part, method="inverted_cdf")
    assert (spread.least, spread.most, spread.games) == (min(drawn), max(drawn), 1000)
    assert Spread({4: 1}).interval is None


def test_pairs_have_the_interval_of_newcombe() -> None:
    # Newcombe 1998, Statistics in Medicine 17, 2635-2650, method 10.
    pairs = Pairs({(1, 1): 36, (0, 1): 12, (1, 0): 2, (0, 0): 0})
    assert pairs.interval == pytest.approx((0.0569, 0.3404), abs=6e-5)
    other = Pairs({(1, 1): 36, (1, 0): 12, (0, 1): 2, (0, 0): 0})
    assert other.interval == pytest.approx((-0.3404, -0.0569), abs=6e-5)
    low, high = Pairs({(1, 1): 30, (0, 0): 24}).interval
    assert low == pytest.approx(-high) and 0 < high < 0.2


def test_the_interval_for_pairs_holds_the_truth_as_often_as_it_says() -> None:
    luck, held = Random(4), 0
    kinds, weights = [(1, 1), (0, 1), (1, 0), (0, 0)], [40, 20, 10, 30]
    for _ in range(1000):
        drawn = luck.choices(kinds, weights, k=100)
        low, high = Pairs({pair: drawn.count(pair) for pair in kinds}).interval
        held += low <= 0.1 <= high
    assert 930 <= held <= 975


@pytest.mark.parametrize(("one", "two"), list(product((0, 1, 5, 12), (0, 3, 8))))
def test_mcnemar_is_exact(one: int, two: int) -> None:
    many = one + two
    likely = sum(math.comb(many, n) for n in range(min(one, two) + 1)) / 2**many
    assert Pairs({(1, 0): one, (0, 1): two, (1, 1): 4}).mcnemar == pytest.approx(min(1.0, 2 * likely))


def test_mcnemar_of_very_many_games_is_no_trouble() -> None:
    assert Pairs({(1, 0): 50_000, (0, 1): 50_000}).mcnemar == 1.0
    assert 0 <= Pairs({(1, 0): 1_000, (0, 1): 90_000}).mcnemar < 1e-300


def test_pairs_know_difference_and_correlation() -> None:
    luck = Random(2)
    one = [luck.randrange(9) for _ in range(400)]
    two = [n + luck.randrange(4) for n in one]
    pairs = Pairs({})
    for pair in zip(one, two, strict=True):
        pairs += Pairs({pair: 1})
    assert pairs.correlation == pytest.approx(np.corrcoef(one, two)[0, 1])
    assert pairs.difference == sum((Spread({b - a: 1}) for a, b in zip(one, two, strict=True)), Spread({}))
    assert Pairs({(1, 1): 3, (1, 0): 2}).correlation is None


# Two set-ups on common dice


def test_two_set_ups_meet_the_same_dice(comparison: lab.Comparison) -> None:
    one, two = in_compiled_code(RANDOM, 3, 0, 24), in_compiled_code(Trial(bots="steady", crew=1), 3, 0, 24)
    assert comparison.first == lab.simulate(RANDOM, games=24, seed=3)
    assert comparison.second.columns == lab.simulate(bots="steady", crew=1, games=24, seed=3).columns
    gaps = two[:, 4] - one[:, 4]
    assert comparison.numbers["rescued"][0].difference.mean == pytest.approx(gaps.mean())
    assert comparison.won.difference.sum == comparison.second.won.count - comparison.first.won.count > 0


def test_a_set_up_compared_with_itself_never_differs() -> None:
    same = lab.compare(RANDOM, RANDOM, games=50, seed=8, jobs=2)
    assert same.turns.difference == Spread({0: 50}) and same.turns.correlation == pytest.approx(1.0)
    assert same.won.mcnemar == 1.0


def test_set_ups_of_two_games_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Trial(bots="random", crew=2)
    object.__setattr__(other, "game", "another")
    with pytest.raises(BadSetup, match="flash-point and another are two games"):
        lab.compare(RANDOM, other, games=1)


@pytest.mark.parametrize(
    ("changes", "crew", "names"),
    [
        (["crew=3"], 3, ("steady",) * 3),
        (["bots=random,steady,random"], 3, ("random", "steady", "random")),
        (["bots=random"], 2, ("random", "random")),
        (["bots=random crew=4"], 4, ("random",) * 4),
        (["board=back", "option=end-on-fire=knocked-down option=play-on-after-seven=on"], 2, ("steady", "steady")),
    ],
)
def test_a_second_set_up_is_named_by_what_differs(changes: list[str], crew: int, names: tuple[str, ...]) -> None:
    other = changed(Trial(bots="steady", crew=2, options={"family-setup": "random"}), changes)
    assert (other.crew, other.bots) == (crew, names)
    assert other.board == ("back" if "board=back" in changes else "front")
    assert other.options["family-setup"] == "random" and len(other.options) == (3 if len(changes) == 2 else 1)


# Bots that fail


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("def choose(view, legal, rng, budget):\n    return 1 / 0\n", "it stopped with ZeroDivisionError"),
        ("def choose(view, legal, rng, budget):\n    return None\n", "its answer None is no move"),
        ("def choose(view, legal, rng, budget):\n    return 'move 4,4'\n", "it wanted to play move 4,4"),
        ("import sys\ndef choose(view, legal, rng, budget):\n    sys.exit(3)\n", "it stopped with SystemExit: 3"),
        ("x = 1\n", "has no function choose"),
        ("import nothing_of_that_name\n", "can't be read: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_fails_is_named(text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "simulate", "--bots", f"random,{bot_file(tmp_path, text)}", "-n", "3", "--jobs", "1")
    assert reason in said and "mine" in said


def test_a_bot_that_never_answers_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "BUDGET", 0.2)
    endless = "def choose(view, legal, rng, budget):\n    while True:\n        pass\n"
    trial = Trial(bots=bot_file(tmp_path, endless), crew=1)
    with pytest.raises(bots.BotTrouble, match="mine of seat 1 .* seed 4294967296: no answer within 0.2 seconds"):
        in_python(trial, 1, 0, 1)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_bot_that_ends_its_process_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = bot_file(tmp_path, "import os\ndef choose(view, legal, rng, budget):\n    os._exit(0)\n")
    assert f"has ended of itself; these play: {file}" in refused(
        capsys, "simulate", "--bots", file, "-n", "3", "--jobs", "1"
    )


# For people and programs


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_table_says_everything_in_every_language(
    language: str, report: lab.Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIREHALL_LANG", language)
    text = str(report)
    words = {
        "en": ["300 games of seed 3", "won", "defeat: collapse", "rescued", "turns", "95% interval", "2 × random"],
        "de": ["300 Spiele mit dem Startwert 3", "gewonnen", "Niederlage: Einsturz", "Spielzüge", "0,0 %"],
        "it": ["300 partite con il seme 3", "vinte", "sconfitta: collasso", "recuperate", "turni", "0,0%"],
    }[language]
    assert [word for word in words if word not in text] == []
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_comparison_says_everything_in_every_language(
    language: str, comparison: lab.Comparison, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIREHALL_LANG", language)
    text = str(comparison)
    assert "McNemar" in text and {"en": "difference", "de": "Unterschied", "it": "differenza"}[language] in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_levels_and_house_rules_are_named_and_compared(tmp_path: Path) -> None:
    file = tmp_path / "sturdy.toml"
    file.write_text("extends = 'experienced'\nlevel = 'heroic'\n[rules]\ndamage_markers = 60\n", encoding="utf-8")
    trial = read_trial("flash-point", "experienced", "", 1, {}, "random", "heroic")
    other = changed(trial, [f"house-rules={file}"])
    assert (other.edition, other.level, other.board) == ("experienced", "heroic", "front")
    assert title(other).startswith('flash-point; experienced game, heroic, house rules "sturdy";')
    assert title(trial).startswith("flash-point; experienced game, heroic;")
    assert changed(trial, ["level=veteran"]).level == "veteran"
    assert changed(trial, ["edition=2010-basic"]).board == "prototype"
    assert other.setup.prepare()[0].rules.damage_markers == 60
    assert pickle.loads(pickle.dumps(other)) == other


def test_json_holds_all_of_it(capsys: pytest.CaptureFixture[str], report: lab.Report) -> None:
    found = json.loads(
        told(capsys, "simulate", "--bots", "random", "--crew", "2", "-n", "300", "--seed", "3", "--json")
    )
    assert found.pop("milliseconds_a_turn") > 0
    expected = as_dict(report)
    expected.pop("milliseconds_a_turn")
    assert found == json.loads(json.dumps(expected))
    assert list(found) == [
        *["format", "game", "edition", "level", "board", "crew", "options", "house_rules", "bots"],
        *["seed", "games", "asked", "complete"],
        *["sides", "ends", "turns", "decisions"],
    ]
    (side,) = found["sides"]
    assert list(side["won"]) == ["count", "mean", "low", "high"]
    lost = side["numbers"]["lost"]
    assert sum(int(v) * c for v, c in lost["histogram"].items()) / 300 == pytest.approx(lost["mean"])


def test_json_of_a_comparison(comparison: lab.Comparison) -> None:
    found = as_dict(comparison)
    assert list(found) == ["format", "first", "second", "difference"]
    won = found["difference"]["sides"][0]["won"]
    assert won["both"] + won["first"] + won["second"] + won["neither"] == 24
    assert won["mean"] == found["second"]["sides"][0]["won"]["mean"] - found["first"]["sides"][0]["won"]["mean"]
    assert won["low"] < won["mean"] < won["high"] and 0 < won["p"] <= 1


def test_csv_has_a_row_for_everything(capsys: pytest.CaptureFixture[str], comparison: lab.Comparison) -> None:
    out = told(capsys, "simulate", "--bots", "random,random", "-n", "20", "--csv")
    rows = list(csv.DictReader(out.splitlines()))
    assert list(rows[0]) == FIELDS
    names = ["won", "rescued", "lost", "damage"]
    ends = ["end:victory", "end:perfect", "end:late-collapse", "end:losses", "end:collapse"]
    assert [row["what"] for row in rows] == [*names, *ends, "turns", "decisions"]
    assert {row["games"] for row in rows} == {"20"} and {row["set_up"] for row in rows} == {"first"}
    two = list(csv.DictReader(as_csv(comparison).splitlines()))
    assert [row["set_up"] for row in two] == ["first"] * 11 + ["second"] * 11 + ["difference"] * 6


def test_a_game_with_scores_by_seat_is_told_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trial, "sides", lambda self: 2)
    rows = np.array([[9, 4, 1, 1, 7, 0, 0, 0, 3, 1, 2], [8, 4, 1, 0, 2, 0, 0, 1, 5, 1, 2]])
    found = lab.Report.of(Trial(bots="random,steady"), 1, rows)
    assert [share.count for share in found.wins] == [1, 1]
    assert [spread.mean for spread in found.numbers["rescued"]] == [4.5, 4.0]
    text = table(found)
    assert "won, seat 1 (random)" in text and "rescued, seat 2 (steady)" in text
    assert [row["seat"] for row in csv.DictReader(as_csv(found).splitlines())][:8] == ["1"] * 4 + ["2"] * 4
    both = lab.Comparison.of((found, found), (rows, rows))
    assert len(as_dict(both)["difference"]["sides"]) == 2 and "won, seat 2 (steady)" in str(both)
    assert "won, seat 2 (steady)" in plot(both)


def rectangles(text: str, kind: str) -> list[ElementTree.Element]:
    """The rectangles of a kind in a picture."""
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return [piece for piece in root.iter("{http://www.w3.org/2000/svg}rect") if piece.get("class") == kind]


def test_the_picture_shows_shares_and_distributions(report: lab.Report) -> None:
    text = plot(report)
    widths = [float(bar.get("width", 0)) for bar in rectangles(text, "one")[1:]]
    shares = [report.won.rate, *(share.rate for share in report.ends.values() if share.count)]
    assert widths == pytest.approx([340 * share for share in shares], abs=0.06)
    columns = [bar for bar in rectangles(text, "one part") if len(bar)]
    assert len(columns) >= len(report.numbers["lost"][0].counts) + 10
    root = ElementTree.fromstring(text)
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for piece in root.iter("{http://www.w3.org/2000/svg}rect"):
        assert 0 <= float(piece.get("x", 0)) and float(piece.get("x", 0)) + float(piece.get("width", 0)) <= width
        assert 0 <= float(piece.get("y", 0)) and float(piece.get("y", 0)) + float(piece.get("height", 0)) <= height


def test_the_picture_of_a_comparison_shows_both(comparison: lab.Comparison) -> None:
    text = plot(comparison)
    assert rectangles(text, "one part") and rectangles(text, "two part")
    assert "difference" in text and text == comparison._repr_svg_()


# The command


def test_a_picture_is_drawn_besides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.svg"
    for _ in range(2):
        assert "20 games of seed 1" in told(capsys, "simulate", "--bots", "random", "-n", "20", "--plot", str(path))
        ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert os.listdir(tmp_path) == ["a.svg"]


def test_without_bots_steady_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert "bots: 2 × steady" in told(capsys, "simulate", "-n", "2")
    assert "bots: 3 × steady" in told(capsys, "simulate", "-n", "2", "--crew", "3")


def test_two_set_ups_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["board=back bots=random"], ["board=back", "bots=random"]):
        out = told(capsys, "simulate", "--bots", "steady", "--crew", "2", "-n", "4", "--compare", *words)
        assert "First: flash-point; family game; House, front side; bots: 2 × steady" in out
        assert "Second: flash-point; family game; House, back side; bots: 2 × random" in out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--bots", "stedy"], "there is no bot 'stedy': did you mean 'steady'?"),
        (["--bots", "xyz"], "there is no bot 'xyz' (there are: random, steady; or name a .py file)"),
        (["--bots", "none/such.py"], "there is no file 'none/such.py' with a bot"),
        (["--bots", "steady,random", "--crew", "3"], "2 bots for 3 seats"),
        (["--crew", "0"], "0 firefighters: 1 to 6 can play"),
        (["--crew", "9999999"], "9999999 firefighters: 1 to 6 can play"),
        (["-n", "0"], "0 games: expected a number from 1 to 4294967295"),
        (["-n", "-3"], "-3 games: expected"),
        (["-n", "4294967296"], "4294967296 games: expected"),
        (["-n", "many"], 'unable to convert "many" into int'),
        (["--jobs", "0"], "0 jobs: expected a number from 1 to 1024"),
        (["--seed", "dice"], "'dice' is no seed"),
        (["--seed", "-1"], "'-1' is no seed"),
        (["--seed", str(1 << 96)], "a whole number from 0 to 2^96 - 1"),
        (["--json", "--csv"], "--json and --csv exclude each other"),
        (["--plot", "none/such/a.svg"], "there is no folder 'none/such' for the picture"),
        (["--plot", "/dev/null"], "'/dev/null' is no SVG picture, so it stays as it is"),
        (["--compare", "colour=red"], "'colour=red' says nothing about a set-up"),
        (["--compare", "board"], "'board' says nothing about a set-up"),
        (["--compare", "'board=back"], "says nothing about a set-up"),
        (["--compare", "crew=two"], "crew=two: expected a number"),
        (["--compare", "board=bck"], "did you mean 'back'?"),
        (["--compare", "option=end-on-fier=x"], "did you mean 'end-on-fire'?"),
        (["chess"], "there is no game 'chess'"),
        (["--edition", "famly"], "did you mean 'family'?"),
        (["--option", "a=b"], "there is no option of family 'a'"),
    ],
)
def test_a_mistake_is_named_before_anything_is_played(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firehall.lab.run.warm_up", None)
    assert said in refused(capsys, "simulate", *argv)


@pytest.mark.parametrize(("language", "said"), [("de", "Ist „steady“ gemeint?"), ("it", "volevi dire «steady»?")])
def test_mistakes_are_named_in_every_language(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(capsys, "simulate", "--bots", "stedy", "--lang", language)


def test_all_mistakes_are_named_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(refused(capsys, "simulate", "--bots", "stedy", "--board", "frnt", "--crew", "9").splitlines()) == 3


def test_a_file_that_is_no_picture_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary", encoding="utf-8")
    assert "stays as it is" in refused(capsys, "simulate", "-n", "1", "--plot", str(path))
    assert path.read_text(encoding="utf-8") == "Dear diary"
    assert "stays as it is" in refused(capsys, "simulate", "-n", "1", "--plot", str(tmp_path))
    assert os.listdir(tmp_path) == ["diary.txt"]


def test_a_folder_that_takes_no_picture_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(**where: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("firehall.lab.plot.TemporaryFile", full)
    said = refused(capsys, "simulate", "-n", "1", "--plot", str(tmp_path / "a.svg"))
    assert "the picture can't be written to" in said and "Permission denied" in said
    assert os.listdir(tmp_path) == []


def test_an_interruption_prints_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*what: object) -> Iterator[object]:
        yield from (piece for piece, _ in zip(parts(*what), range(2), strict=False))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr("firehall.lab.run.parts", interrupted)
    status, out, err = ask(capsys, "simulate", "--bots", "random", "-n", "1000", "--json")
    found = json.loads(out)
    assert (status, found["complete"], found["asked"]) == (130, False, 1000)
    assert 0 < found["games"] < 1000
    assert err == f"firehall: Interrupted: {found['games']} of 1,000 games were played.\n"


def test_an_interruption_at_once_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(trial: Trial) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("firehall.lab.run.warm_up", interrupted)
    assert ask(capsys, "simulate") == (130, "", "firehall: Interrupted before any game was over.\n")


def test_control_c_ends_a_run_of_processes(tmp_path: Path) -> None:
    slow = "import time\ndef choose(view, legal, rng, budget):\n    time.sleep(0.002)\n    return legal[-1]\n"
    running = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, "simulate", "--bots", bot_file(tmp_path, slow), "-n", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "NOTED": str(tmp_path / "noted")},
    )
    while not (tmp_path / "noted").exists():
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert " of seed 1\n" in out and "Interrupted: " in err and "Traceback" not in err


INTERRUPTIBLE = """
import os, pathlib, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
if __name__ == "__main__":
    from firehall.cli import entry
    from firehall.lab import order
    shown = order.bar
    from contextlib import contextmanager
    @contextmanager
    def noted():
        with shown() as show:
            def note(done, games):
                pathlib.Path(os.environ["NOTED"]).touch()
                show(done, games)
            yield note
    order.bar = noted
    entry()
"""


def test_progress_is_shown_in_a_terminal_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firehall.lab.order.PAUSE", 0.0)
    assert told(capsys, "simulate", "--bots", "random", "-n", "50")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    status, out, err = ask(capsys, "simulate", "--bots", "random", "-n", "50")
    assert status == 0 and "50 games of seed 1" in out
    assert "50 of 50 games, 0 s left" in err and "█" in err
    assert err.endswith("\r") and err.split("\r")[-2].strip() == "" and "\x1b" not in err


def test_a_seed_of_many_games_has_room_for_their_numbers() -> None:
    assert read_seed((1 << 96) - 1) == (1 << 96) - 1
    assert seed_of((1 << 96) - 1, (1 << 32) - 1) == (1 << 128) - 1
