"""One source, three machines: interpreter, CPU (as shipped and with bounds checks) and CUDA play the same games.

`SOAK=20` in the environment plays twenty times as many games.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from stat import S_IMODE
from threading import Event, Thread
from typing import Annotated, Any

import numba
import numpy as np
import pytest

import firehall
from firehall import registry
from firehall.bench import Subject, compare
from firehall.core import cpu, gpu, seeds
from firehall.core.cpu import Compiled, compiled
from firehall.core.dealer import STREAMS, Dealer, draw, fancy, philox
from firehall.core.journal import NO_CAUSE, PAGE, Journal
from firehall.core.kernel import bind
from firehall.core.lean import only_entries
from firehall.core.machine import machine
from firehall.core.play import OVER
from firehall.core.record import I8, I16, I64, Ints, Padded, Row, copy, empty, fields, freeze, layout, thaw
from firehall.game import Game
from firehall.games.flash_point import turn
from firehall.games.flash_point.layers import open_options
from firehall.games.flash_point.setup import Setup
from firehall.games.flash_point.state import Book, State
from tests.support import given

SOAK = int(os.environ.get("SOAK", "1"))
FILES = registry.game("flash-point")
RULEBOOK = FILES.rulebook_for(Setup().prepare()[0])
WORDS = RULEBOOK.words
SEATS = list(product(range(1, 7), ("front", "back")))
CHOICES = {option.name: list(option.choices) for option in open_options("family")}
SINGLES = [{name: choice} for name, choices in CHOICES.items() for choice in choices]
PAIRS = [{a: x, b: y} for a, b in combinations(CHOICES, 2) for x, y in product(CHOICES[a], CHOICES[b])]
FOREVER = 1 << 40
MACHINES = ("interpreter", "cpu", "cpu with bounds checks")


@cache
def with_bounds() -> Compiled:
    """The rules compiled with a check of every index; compiled once for all tests."""
    return Compiled(RULEBOOK, bounds=True, progress=None)


def kernels_of(name: str) -> Any:
    """The entry points of a machine."""
    if name == "interpreter":
        return machine("python", RULEBOOK).kernels
    return compiled(RULEBOOK) if name == "cpu" else with_bounds()


@dataclass
class Batch:
    """Many games in the form that a machine wants: arrays of frozen records, or lists of thawed ones."""

    machine: str
    states: Any
    books: Any
    blanks: Any
    dealers: Any

    @classmethod
    def of(cls, name: str, setup: Setup, games: int) -> Batch:
        """Room for a number of games."""
        book, blank, _ = setup.prepare()
        if name == "interpreter":
            states, dealers = [empty(State) for _ in range(games)], [empty(Dealer) for _ in range(games)]
            return cls(name, states, [book], [blank], dealers)
        states, dealers = np.zeros(games, layout(State)), np.zeros(games, layout(Dealer))
        return cls(name, states, freeze(book), freeze(blank), dealers)

    def numbers(self, count: int) -> Any:
        """A row of zeros."""
        return [0] * count if self.machine == "interpreter" else np.zeros(count, np.int64)

    @property
    def seen(self) -> tuple[bytes, bytes]:
        """All states and dealers as bytes; what does not fit its field is refused."""
        if self.machine == "interpreter":
            return joined(self.states), joined(self.dealers)
        return self.states.tobytes(), self.dealers.tobytes()

    def run(self, first: int) -> tuple[bytes, bytes, list[int]]:
        """Random games to their ends: last states, dealers, decisions."""
        played = self.numbers(len(self.states))
        kernels = kernels_of(self.machine)
        kernels.run_many(self.states, self.books, self.blanks, self.dealers, first, self.numbers(3), FOREVER, played)
        return *self.seen, [int(n) for n in played]


def joined(records: list[Any]) -> bytes:
    """Thawed records as the bytes of frozen ones."""
    return b"".join(freeze(record).tobytes() for record in records)


def same_everywhere(options: dict[str, str], games: int) -> int:
    """Play random games with every crew on both boards on every machine; how many, if all end alike."""
    total = 0
    for n, (crew, board) in enumerate(SEATS):
        setup = Setup(crew=crew, board=board, options=options)
        ends = [Batch.of(name, setup, games).run(1000 * n) for name in MACHINES]
        assert ends[0] == ends[1]
        assert ends[1] == ends[2]
        assert all(decisions > crew for decisions in ends[0][2])
        assert all(s["asking"] == OVER for s in np.frombuffer(ends[0][0], layout(State)))
        total += games
    return total


def named(options: dict[str, str]) -> str:
    """Options as the name of a test."""
    return " ".join(f"{name}={choice}" for name, choice in options.items())


# Random games


def test_the_default_edition_ends_alike_on_all_machines() -> None:
    assert same_everywhere({}, 9 * SOAK) >= 100


@pytest.mark.parametrize("options", SINGLES, ids=named)
def test_every_value_of_every_option_ends_alike_on_all_machines(options: dict[str, str]) -> None:
    assert same_everywhere(options, 9 * SOAK) >= 100


@pytest.mark.parametrize("options", PAIRS, ids=named)
def test_every_pair_of_options_ends_alike_on_all_machines(options: dict[str, str]) -> None:
    assert same_everywhere(options, 2 * SOAK) >= 20


def late(crew: int, board: str, options: dict[str, str]) -> Game:
    """A game that is nearly won or lost: six rescued, two lost, everybody in the smoke, a victim at the entrance."""
    return given(
        on=board,
        people=" ".join(["3,1", "3,4", "2,6", "4,6", "5,2", "1,3"][:crew]),
        fire="2,3 3,6",
        smoke="1,3 2,2 2,6 3,4 3,5 4,5 4,6 5,2 5,3 6,6",
        victims="3,1",
        hidden="3,3 5,1",
        rescued=6,
        lost=2,
        options=options,
    )


def steps(name: str, setup: Setup, state: State, games: int, count: int) -> Iterator[tuple[Any, ...]]:
    """All that a batch of games from one position comes to, after every step."""
    batch, kernels = Batch.of(name, setup, games), kernels_of(name)
    masks, codes = batch.numbers(games * WORDS), batch.numbers(games)
    kernels.start_many(batch.states, batch.books, batch.blanks, batch.dealers, 7, batch.numbers(3), masks)
    yield *batch.seen, [int(m) for m in masks], 0
    for game in range(games):
        if name == "interpreter":
            batch.states[game] = copy(state)
        else:
            batch.states[game] = freeze(state)[0]
        for word in range(WORDS):
            masks[game * WORDS + word] = turn.legal(state, batch_book(setup), word)
    for _ in range(count):
        kernels.pick_many(batch.dealers, masks, codes)
        kernels.step_many(batch.states, batch.books, batch.blanks, batch.dealers, codes, masks)
        yield *batch.seen, [int(m) for m in masks], [int(c) for c in codes]


def batch_book(setup: Setup) -> Book:
    """The book of a set-up."""
    return setup.prepare()[0]


@pytest.mark.parametrize(
    "options",
    [{}, {"play-on-after-seven": "on"}, {"end-on-fire": "knocked-down", "knockdown-distance": "walk"}],
    ids=named,
)
def test_games_that_are_nearly_over_go_on_alike_step_by_step(options: dict[str, str]) -> None:
    for crew, board in ((1, "front"), (3, "back"), (6, "front")):
        state = late(crew, board, options).state
        runs = [steps(name, Setup(crew=crew, board=board, options=options), state, 6 * SOAK, 120) for name in MACHINES]
        over = 0
        for one, two, three in zip(*runs, strict=True):
            assert one == two
            assert two == three
            over += sum(asking == OVER for asking in np.frombuffer(one[0], layout(State))["asking"])
        assert over > 0


# Batches and single games


@pytest.mark.parametrize("name", MACHINES)
def test_a_batch_plays_the_games_that_are_played_to_the_end_at_once(name: str) -> None:
    setup, games = Setup(crew=3), 12
    whole = Batch.of(name, setup, games)
    whole.run(50)
    batch, kernels = Batch.of(name, setup, games), kernels_of(name)
    masks, codes = batch.numbers(games * WORDS), batch.numbers(games)
    kernels.start_many(batch.states, batch.books, batch.blanks, batch.dealers, 50, batch.numbers(3), masks)
    ended: dict[int, bytes] = {}
    while len(ended) < games:
        kernels.pick_many(batch.dealers, masks, codes)
        kernels.step_many(batch.states, batch.books, batch.blanks, batch.dealers, codes, masks)
        for game in range(games):
            if game not in ended and not any(masks[game * WORDS : (game + 1) * WORDS]):
                ended[game] = one_state(batch, game)
    assert [ended[game] for game in range(games)] == [one_state(whole, game) for game in range(games)]


def one_state(batch: Batch, game: int) -> bytes:
    """The bytes of one game of a batch."""
    state = batch.states[game]
    return freeze(state).tobytes() if batch.machine == "interpreter" else batch.states[game : game + 1].tobytes()


@pytest.mark.parametrize("name", ["interpreter", "cpu"])
def test_a_batch_plays_what_single_games_play(name: str) -> None:
    games, high = 8, 5 << 32
    setup = Setup(crew=4, options={"family-setup": "rolled"})
    batch, kernels = Batch.of(name, setup, games), kernels_of(name)
    masks, codes, seed = batch.numbers(games * WORDS), batch.numbers(games), batch.numbers(3)
    seed[0] = high >> 32
    kernels.start_many(batch.states, batch.books, batch.blanks, batch.dealers, 20, seed, masks)
    single = [
        firehall.new(crew=4, options=setup.options, seed=20 + n + high, on="cpu" if name == "cpu" else "python")
        for n in range(games)
    ]
    begun = [one_state(batch, n) for n in range(games)]
    assert begun == [freeze(game.state).tobytes() for game in single]
    anew = 0
    for _ in range(150):
        kernels.pick_many(batch.dealers, masks, codes)
        for n, game in enumerate(single):
            if not game.over:
                assert list(game.legal_moves.codes()) == [c for c in range(64) if int(masks[n]) >> c & 1]
                assert int(masks[n]) >> int(codes[n]) & 1
        kernels.step_many(batch.states, batch.books, batch.blanks, batch.dealers, codes, masks)
        for n, game in enumerate(single):
            if game.over:
                anew += 1
                assert codes[n] == 0 or begun[n] == b""
                begun[n] = b""
            elif begun[n]:
                game.play(turn_text(game, int(codes[n])))
                assert freeze(game.state).tobytes() == one_state(batch, n)
    assert anew > 0


def turn_text(game: Game, code: int) -> str:
    """A legal code as a move."""
    return next(move for c, move in zip(game.legal_moves.codes(), game.legal_moves, strict=True) if c == code)


def test_a_game_that_is_over_begins_anew_with_fresh_dice() -> None:
    setup = Setup(crew=1, options={"family-setup": "rolled"})
    batch = Batch.of("interpreter", setup, 1)
    batch.run(3)
    rolled, over = batch.dealers[0].rolled[:], freeze(batch.states[0]).tobytes()
    kernels = kernels_of("interpreter")
    kernels.step_many(batch.states, batch.books, batch.blanks, batch.dealers, [0], [0] * WORDS)
    assert freeze(batch.states[0]).tobytes() != over
    assert batch.states[0].asking != OVER
    assert all(now >= before for now, before in zip(batch.dealers[0].rolled, rolled, strict=True))
    assert sum(batch.dealers[0].rolled) > sum(rolled)


# The game object


def everything(game: Game) -> tuple[Any, ...]:
    """All that can be seen of a game."""
    game.date = "2011-11-01"
    return (
        game.history,
        [(e.number, e.name, e.rule, e.cause, e.details) for e in game.events],
        game.record,
        game.position,
        game.position_id,
        list(game.legal_moves),
        vars(game.state),
    )


@pytest.mark.parametrize("dealt", [True, False], ids=["dealt", "real dice"])
@pytest.mark.parametrize("crew,board,options", [(2, "front", {}), (5, "back", {"family-setup": "rolled"})])
def test_one_game_is_the_same_on_both_machines_after_every_move(
    crew: int, board: str, options: dict[str, str], dealt: bool
) -> None:
    one, two = (
        firehall.new(crew=crew, board=board, options=options, seed=9 if dealt else None, real_dice=not dealt, on=on)
        for on in ("python", "cpu")
    )
    luck = Random(3)
    assert everything(one) == everything(two)
    undone = 0
    for _ in range(90):
        if one.over:
            break
        if luck.random() < 0.15 and len(one.history) > crew + 5:
            assert one.undo(what_if=True) == two.undo(what_if=True)
            undone += 1
        else:
            move = luck.choice(list(one.legal_moves))
            assert [str(e) for e in one.play(move)] == [str(e) for e in two.play(move)]
        assert everything(one) == everything(two)
    assert undone > 3


def test_taking_everything_back_on_the_cpu_leads_to_the_beginning() -> None:
    one, two = firehall.new(crew=2, seed=4, on="cpu"), firehall.new(crew=2, seed=4, on="cpu")
    begun = everything(two)
    luck, seen = Random(1), []
    while not one.over:
        seen.append((one.position, len(one.events)))
        one.play(luck.choice(list(one.legal_moves)))
    while seen:
        one.undo(what_if=True)
        assert (one.position, len(one.events)) == seen.pop()
    one.what_if = False
    assert everything(one) == begun


# Journals


@pytest.mark.parametrize("options", [{}, {"family-setup": "rolled"}, {"play-on-after-seven": "on"}], ids=named)
def test_a_journal_never_changes_a_game(options: dict[str, str]) -> None:
    for n, (crew, board) in enumerate(SEATS):
        book, blank, _ = Setup(crew=crew, board=board, options=options).prepare()
        told, untold, journal = copy(blank), copy(blank), empty(Journal)
        journal.cause = NO_CAUSE
        turn.begin(told, book, journal)
        turn.begin(untold, book, None)
        luck = Random(n)
        while told.asking != OVER:
            assert vars(told) == vars(untold)
            legal = turn.legal(told, book, 0)
            code = luck.choice([c for c in range(64) if legal >> c & 1])
            turn.apply(told, book, journal, code)
            turn.apply(untold, book, None, code)
        assert vars(told) == vars(untold)
        assert journal.count > 20


@pytest.mark.parametrize("on", ["python", "cpu"])
def test_a_journal_that_nobody_looks_at_loses_nothing(on: str) -> None:
    longest = most = 0
    for n in range(16 * SOAK):
        crew, board = SEATS[n % len(SEATS)]
        options = {"end-on-fire": "knocked-down"} if n % 2 else {"family-setup": "rolled"}
        quiet, watched = (firehall.new(crew=crew, board=board, options=options, seed=n, on=on) for _ in range(2))
        luck, told = Random(n), list(watched.events)
        while not watched.over:
            move = luck.choice(list(watched.legal_moves))
            new = list(watched.play(move))
            told += new
            most = max(most, len(new))
            assert len(quiet.play(move)) == len(new)
        assert list(quiet.events) == told
        assert [event.number for event in told] == list(range(len(told)))
        longest = max(longest, len(told))
    assert most < PAGE // 4
    assert longest > PAGE // 4


@pytest.mark.parametrize("on", ["python", "cpu"])
def test_a_journal_is_read_in_time_however_long_the_game(on: str) -> None:
    quiet, watched = (given(people="3,4", hidden="6,6 6,7 6,8", machine=on) for _ in range(2))
    told = list(watched.events)
    while len(told) < 4 * PAGE:
        for move in ("end", "roll 3,3", "put out 3,3", "move 4,4", "move 3,4"):
            quiet.play(move)
            told += watched.play(move)
    assert list(quiet.events) == told
    assert [event.number for event in told] == list(range(len(told)))


# Dice

KNOWN = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@cache
def on_cpu() -> dict[str, Any]:
    """The dealer's kernels, compiled."""
    return bind({"philox": philox, "draw": draw, "fancy": fancy}, {}, lambda fn, entry: numba.njit(fn))


@pytest.mark.parametrize("counter,key,words", KNOWN)
def test_the_dice_are_philox_4x32_10(counter: tuple[int, ...], key: tuple[int, ...], words: tuple[int, ...]) -> None:
    assert philox(*key, *counter) == words
    assert on_cpu()["philox"](*key, *counter) == words


def test_both_machines_draw_the_same_numbers() -> None:
    kernels, luck = kernels_of("cpu"), Random(8)
    for seed in (0, 1, (1 << 128) - 1, 0x0123456789ABCDEF0123456789ABCDEF):
        desks = machine("cpu", RULEBOOK).desks(empty(State), seed)
        ours = machine("python", RULEBOOK).desks(empty(State), seed)[0].dealer
        assert desks["dealer"][0].tobytes() == freeze(ours).tobytes()
        assert list(ours.seed) == seeds.words(seed)
        theirs = freeze(ours)
        for _ in range(200):
            stream, sides = luck.randrange(STREAMS), luck.choice([1, 2, 6, 8, 48])
            number = draw(ours, stream, sides)
            assert 0 <= number < sides
            assert on_cpu()["draw"](theirs[0], stream, sides) == number
            assert on_cpu()["fancy"](theirs[0], sides) == fancy(ours, sides)
        assert theirs.tobytes() == freeze(ours).tobytes()
        assert sum(ours.rolled) == 200
    assert kernels is compiled(RULEBOOK)


# Records


def extremes(cls: type, which: str) -> Any:
    """A thawed record with every number at one end of what it holds."""
    record = empty(cls)
    for field in fields(cls):
        if field.inner is not None:
            setattr(record, field.name, extremes(field.inner, which))
        else:
            number = getattr(field, which)
            setattr(record, field.name, [number] * field.length if field.length else number)
    return record


def plain(record: Any) -> dict[str, Any]:
    """A thawed record as a dictionary."""
    return {k: v if isinstance(v, int | list) else plain(v) for k, v in vars(record).items()}


@pytest.mark.parametrize("cls", [State, Book, Dealer, Journal])
@pytest.mark.parametrize("which", ["least", "most"])
def test_what_is_frozen_thaws_to_the_same(cls: type, which: str) -> None:
    record = extremes(cls, which)
    frozen = freeze(record)
    again = thaw(frozen[0], cls)
    assert plain(again) == plain(record) == plain(copy(record))
    assert freeze(again).tobytes() == frozen.tobytes()
    assert frozen.nbytes == layout(cls).itemsize


@pytest.mark.parametrize("which,step", [("least", -1), ("most", 1)])
def test_what_does_not_fit_its_field_is_refused(which: str, step: int) -> None:
    for field in fields(State):
        state = empty(State)
        number = getattr(field, which) + step
        setattr(state, field.name, [0] * (field.length - 1) + [number] if field.length else number)
        with pytest.raises(OverflowError, match=rf"^State\.{field.name} is {number}: it holds {field.least} to"):
            freeze(state)


def test_a_row_of_the_wrong_length_is_refused() -> None:
    for length in (5, 7):
        state = empty(State)
        state.saved = [0] * length
        with pytest.raises(OverflowError, match=rf"State\.saved has {length} entries: it holds 6"):
            freeze(state)


class Gap:
    """A gap before the larger field."""

    small: I8
    large: I64


class Tail:
    """A gap at the end."""

    large: I64
    small: I16


class Tight:
    """No gap."""

    large: I64
    row: Annotated[Ints, Row("i2", 4)]


class Vague:
    """A field that does not say how large it is."""

    number: int


def test_records_with_gaps_are_refused() -> None:
    with pytest.raises(Padded, match="Gap.large would start at byte 8, not 1: put larger fields first"):
        layout(Gap)
    with pytest.raises(Padded, match="Tail fills 10 of 16 bytes: add 6 bytes of fields"):
        layout(Tail)
    with pytest.raises(TypeError, match="Vague.number: say I8"):
        layout(Vague)
    assert layout(Tight).itemsize == 16


# Compiled code


def test_compiled_code_is_kept_in_a_private_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "fresh"
    monkeypatch.setenv("FIREHALL_CACHE", str(root))
    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)
    seen: list[bytes] = []
    hits: list[int] = []
    for _ in range(2):
        made = Compiled(RULEBOOK, progress=None)
        desks = machine("cpu", RULEBOOK).desks(empty(State), None)
        made.seat_one(desks, *seeds.words(17))
        seen.append(desks.tobytes())
        hits.append(sum(made.seat_one.stats.cache_hits.values()))
    assert hits == [0, 1]
    assert seen[0] == seen[1] == machine("cpu", RULEBOOK).desks(empty(State), 17).tobytes()
    assert [p.name for p in root.iterdir()] == [cpu.fingerprint()]
    folder = root / cpu.fingerprint()
    assert S_IMODE(folder.stat().st_mode) == 0o700
    assert list(folder.rglob("*.nbi")) and list(folder.rglob("*.nbc"))


def test_a_folder_that_others_could_write_to_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIREHALL_CACHE", str(tmp_path))
    (tmp_path / cpu.fingerprint()).mkdir()
    (tmp_path / cpu.fingerprint()).chmod(0o777)
    assert S_IMODE(cpu.cache_folder().stat().st_mode) == 0o700


@pytest.mark.parametrize("changed", ["core/dealer.py", "games/flash_point/walk.py", "games/flash_point/new.py"])
def test_a_changed_source_gets_another_folder(changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(cpu.__file__).parent.parent
    before = cpu.fingerprint()
    for part in ("core", "games"):
        shutil.copytree(package / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cpu, "__file__", str(tmp_path / "core" / "cpu.py"))
    assert cpu.fingerprint() == before
    with open(tmp_path / changed, "a", encoding="utf-8") as file:
        file.write("\n")
    assert cpu.fingerprint() != before


def test_only_the_newest_folders_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIREHALL_CACHE", str(tmp_path))
    for age in range(1, 7):
        (tmp_path / f"old-{age}").mkdir()
        os.utime(tmp_path / f"old-{age}", (1000 - age, 1000 - age))
    kept = cpu.cache_folder()
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted(
        [kept.name, *(f"old-{age}" for age in range(1, cpu.KEPT))]
    )


# CUDA


def test_the_kernels_compile_for_cuda_and_play_the_same_games_where_there_is_a_gpu() -> None:
    from numba import cuda
    from numba.cuda import dispatcher

    asks = dispatcher.get_current_device
    text = gpu.ptx(RULEBOOK)
    assert dispatcher.get_current_device is asks
    assert ".target sm_90" in text
    assert text.count(".entry") == 1
    assert "play_all" in text
    assert "popc.b64" in text
    assert not any(kind in text for kind in (".f32", "fma.", "cvt.rn.f64"))
    if cuda.is_available():
        assert compare(Subject(), gpu.Device(RULEBOOK), 2000) == 2000


def test_functions_of_other_people_are_compiled_as_ever_while_ours_are_compiled_in_another_thread() -> None:
    begun, done = Event(), Event()

    def ours() -> None:
        with only_entries(frozenset({"nothing_of_that_name"})):
            begun.set()
            done.wait(60)

    thread = Thread(target=ours)
    thread.start()
    begun.wait(60)
    theirs = numba.njit(lambda number: number * 3 + 1)
    assert theirs(5) == 16
    done.set()
    thread.join()
