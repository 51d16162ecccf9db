"""How fast the rules run here: whole random games, batches, the Python object, the first compilation."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from .core.dealer import Dealer
from .core.record import freeze, layout
from .game import Game
from .registry import game as game_files

REPEATS = 3


@dataclass(frozen=True)
class Figure:
    """One measured figure."""

    name: str
    machine: str
    unit: str
    value: float

    def row(self) -> dict[str, str | float]:
        """The figure as a row of JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Subject:
    """What is measured: a game in an edition at a level, or with house rules, for a crew.

    >>> Subject(edition="experienced", level="heroic").name
    'flash-point/experienced/heroic'
    """

    game: str = "flash-point"
    edition: str = ""
    level: str = ""
    crew: int = 4
    house_rules: str = ""

    @property
    def setup(self) -> Any:
        """The game's set-up."""
        files = game_files(self.game)
        asked = {"edition": self.edition, "level": self.level, "house": files.house_rules(self.house_rules or None)}
        return files.set_up(**{name: value for name, value in asked.items() if value}, crew=self.crew)

    @property
    def name(self) -> str:
        """The game, edition and level in one word."""
        setup = self.setup
        house = getattr(setup, "house", None)
        return "/".join(filter(None, (self.game, setup.edition, getattr(setup, "level", ""), house and house.name)))

    @property
    def rulebook(self) -> Any:
        """The rulebook with the parts that these rules have."""
        return game_files(self.game).rulebook_for(self.setup.prepare()[0])

    def records(self, games: int) -> tuple[Any, Any, Any, Any]:
        """Arrays of states, book, blank and dealers for many games at once."""
        import numpy as np

        files = game_files(self.game)
        book, blank, _ = self.setup.prepare()
        return np.zeros(games, layout(files.state.State)), freeze(book), freeze(blank), np.zeros(games, layout(Dealer))


def rate(work: Callable[[], int], seconds: float) -> float:
    """The median rate over a few stretches, in things a processor second."""
    found: list[float] = []
    for _ in range(REPEATS):
        begun, done = time.process_time(), 0
        while time.process_time() - begun < seconds:
            done += work()
        found.append(done / (time.process_time() - begun))
    return median(found)


def playouts(subject: Subject, seconds: float) -> Iterator[Figure]:
    """Whole random games on one core."""
    import numpy as np

    from .core.cpu import compiled

    machine, games = compiled(subject.rulebook), 2000
    states, books, blanks, dealers = subject.records(games)
    played, seed, first = np.zeros(games, np.int64), np.zeros(3, np.int64), [0]

    def work() -> int:
        machine.run_many(states, books, blanks, dealers, first[0], seed, 1 << 40, played)
        first[0] += games
        return int(played.sum())

    work()
    speed, length = rate(work, seconds), float(played.mean())
    yield Figure(f"{subject.name} random playouts", "one core", "decisions/s", speed)
    yield Figure(f"{subject.name} decisions a game", "one core", "decisions", length)
    yield Figure(f"{subject.name} whole random games", "one core", "games/s", speed / length)


def simulating(subject: Subject, seconds: float) -> Iterator[Figure]:
    """Whole games of random bots as `firehall simulate` plays and counts them, on all cores."""
    from .lab import Trial, simulate

    setup, jobs, games = subject.setup, os.cpu_count() or 1, 0
    house = getattr(setup, "house", None)
    trial = Trial(
        subject.game, setup.edition, crew=subject.crew, bots="random", level=getattr(setup, "level", ""), house=house
    )
    simulate(trial, games=1, jobs=jobs)
    begun, many = time.perf_counter(), 4096 * jobs
    while not games or time.perf_counter() - begun < seconds * REPEATS:
        games += simulate(trial, games=many, seed=games, jobs=jobs).games
    yield Figure(
        f"{subject.name} simulate, random bots", f"{jobs} cores", "games/s", games / (time.perf_counter() - begun)
    )


def stepping(subject: Subject, seconds: float) -> Iterator[Figure]:
    """A batch of games, one decision each in turn, with the masks of legal moves; games that end begin anew."""
    import numpy as np

    from .core.cpu import compiled

    machine, games = compiled(subject.rulebook), 4096
    words = game_files(subject.game).turn.words()
    states, books, blanks, dealers = subject.records(games)
    masks, codes, seed = np.zeros(games * words, np.int64), np.zeros(games, np.int64), np.zeros(3, np.int64)
    machine.start_many(states, books, blanks, dealers, 0, seed, masks)
    machine.pick_many(dealers, masks, codes)

    def work() -> int:
        machine.pick_many(dealers, masks, codes)
        machine.step_many(states, books, blanks, dealers, codes, masks)
        return games

    work()
    yield Figure(f"{subject.name} batch steps with masks", "one core", "decisions/s", rate(work, seconds))


def python_object(subject: Subject, seconds: float) -> Iterator[Figure]:
    """One game at a time through the Python object: look at the legal moves, play one of them."""
    for on, label in (("cpu", "one core"), ("python", "interpreter")):
        luck, count = random.Random(1), [0]

        def work(on: str = on, luck: random.Random = luck, count: list[int] = count) -> int:
            count[0] += 1
            game = Game(subject.setup, game=subject.game, seed=count[0], on=on)
            decisions, draw = 0, luck.random
            while not game.over:
                moves = game.legal_moves
                game.play(moves[int(draw() * len(moves))])
                decisions += 1
            return decisions

        work()
        yield Figure(f"{subject.name} Python object", label, "decisions/s", rate(work, seconds))


def compilation(subject: Subject, seconds: float) -> Iterator[Figure]:
    """The first compilation of what random playouts need, in a process and a cache of its own."""
    code = (
        "import time; from firehall.bench import Subject, playouts; t = time.time();"
        f"next(iter(playouts({subject!r}, 0.0))); print(time.time() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        for label in ("cold", "from the cache"):
            done = subprocess.run(
                [sys.executable, "-c", code],
                env={**os.environ, "FIREHALL_CACHE": folder},
                capture_output=True,
                text=True,
                check=True,
            )
            yield Figure(f"{subject.name} compilation, {label}", "one core", "s", float(done.stdout))


def sizes(subject: Subject, seconds: float) -> Iterator[Figure]:
    """The size of one game's record."""
    yield Figure(f"{subject.name} record", "all", "bytes", layout(game_files(subject.game).state.State).itemsize)


def on_gpu(subject: Subject, seconds: float) -> Iterator[Figure]:
    """Whole random games on the GPU, if there is one; equal to the CPU's, or it raises."""
    try:
        from numba import cuda

        if not cuda.is_available():
            return
    except ImportError:
        return
    from .core.gpu import Device

    book, blank, _ = subject.setup.prepare()
    device = Device(subject.rulebook)
    begun = time.time()
    device.play_all(book, blank, games=1024, threads=1024)
    yield Figure(f"{subject.name} compilation, cold", "gpu", "s", time.time() - begun)
    yield Figure(f"{subject.name} games equal to the CPU's", "gpu", "games", compare(subject, device, 20000))
    for threads in (1 << 15, 1 << 16, 1 << 17, 1 << 18):
        runs = [device.play_all(book, blank, games=threads * 64, threads=threads, base=n) for n in range(REPEATS)]
        speed = median(run.decisions / run.milliseconds * 1000 for run in runs)
        yield Figure(f"{subject.name} random playouts, {threads} threads", "gpu", "decisions/s", speed)


def compare(subject: Subject, device: Any, games: int) -> int:
    """Play the same games on both machines; the number of games if all records are equal, else an error."""
    import numpy as np

    from .core.cpu import compiled

    book, blank, _ = subject.setup.prepare()
    states, books, blanks, dealers = subject.records(games)
    seed, played = np.zeros(3, np.int64), np.zeros(games, np.int64)
    compiled(subject.rulebook).run_many(states, books, blanks, dealers, 0, seed, 1 << 40, played)
    theirs = device.play_all(book, blank, games=games, threads=1 << 14, keep=True)
    if states.tobytes() != theirs.states.tobytes() or int(played.sum()) != theirs.decisions:
        raise AssertionError("the games on the GPU differ from those on the CPU")
    return games


PARTS = (sizes, playouts, simulating, stepping, python_object, compilation, on_gpu)


Part = Callable[[Subject, float], Iterator[Figure]]


def figures_of(parts: list[Part], subject: Subject, seconds: float) -> Iterator[Figure]:
    """The figures of some parts, as they are measured."""
    for part in parts:
        yield from part(subject, seconds)
