"""Running: games are shared out in small parts, and what comes back is added up; the sum is the same for any split."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from ..bots import BotTrouble
from ..errors import BadSetup
from ..words import t
from .play import play, warm_up
from .report import Comparison, Report, Result, asked_for
from .trial import Trial, read_games, read_jobs, read_seed

Progress = Callable[[int, int], None]
Trials = tuple[Trial, ...]
PART = 0.25
SMALL, GROWTH, LARGE = 1, 4, 4096


def simulate(
    trial: Trial | str = "flash-point",
    *,
    games: int = 1000,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
    **setup: Any,
) -> Report:
    """What comes of many games of a trial, or of a game and what else a `Trial` takes.

    Bots in compiled code play in threads, others in processes, or all of them in an `executor` of your own, of a
    cluster for instance. Interrupted, it reports the games that were played.

    >>> report = simulate(bots="random", crew=2, games=100, seed=7)
    >>> report.games, report.won.count, report.ends["collapse"].count
    (100, 0, 98)
    >>> report == simulate(bots="random", crew=2, games=100, seed=7, jobs=2)
    True
    """
    return run((Trial(trial, **setup) if isinstance(trial, str) else trial,), games, seed, jobs, progress, executor)


def compare(
    first: Trial,
    second: Trial,
    *,
    games: int = 1000,
    seed: int | str = 1,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Comparison:
    """Two trials on common dice: game by game the same seed.

    >>> both = compare(Trial(bots="random", crew=6), Trial(bots="random", crew=1), games=100, seed=7)
    >>> both.first.games, both.won.difference.mean, both.turns.difference.mean > 0
    (100, 0.0, True)
    """
    if first.game != second.game:
        raise BadSetup([t("lab-two-games", first=first.game, second=second.game)])
    return run((first, second), games, seed, jobs, progress, executor)


def run(
    trials: Trials, games: int, seed: int | str, jobs: int, progress: Progress | None, executor: Executor | None
) -> Any:
    """The sum over all games, or over those that were played before an interruption."""
    games, base, jobs = read_games(games), read_seed(seed), read_jobs(jobs)
    total: Any = None
    workers = executor or new_executor(trials, jobs)
    try:
        for found in parts(workers, trials, base, games, jobs):
            total = found if total is None else total + found
            if progress is not None:
                progress(total.games, games)
    except KeyboardInterrupt:
        if total is None:
            raise
    except BrokenProcessPool:
        named = ", ".join(dict.fromkeys(name for trial in trials for name in trial.bots))
        raise BotTrouble(t("lab-ended", bots=named)) from None
    finally:
        if executor is None:
            workers.shutdown(cancel_futures=True)
    return asked_for(total, games)


def parts(workers: Executor, trials: Trials, seed: int, games: int, jobs: int) -> Iterator[Result]:
    """The results of all parts as they come; each part is as large as a short while allows."""
    waiting: dict[Future[Result], tuple[int, float]] = {}
    begun, size = 0, SMALL
    while begun < games or waiting:
        while begun < games and len(waiting) < 2 * jobs:
            count = min(size, games - begun)
            waiting[workers.submit(part, trials, seed, begun, count)] = count, perf_counter()
            begun += count
        for done in wait(waiting, return_when=FIRST_COMPLETED).done:
            count, since = waiting.pop(done)
            pace = count / max(perf_counter() - since, 1e-6)
            size = max(1, min(LARGE, size * GROWTH, int(PART * pace)))
            yield done.result()


def part(trials: Trials, seed: int, first: int, count: int) -> Result:
    """The result of a few games, played here."""
    played = [play(trial, seed, first, count) for trial in trials]
    reports = [Report.of(trial, seed, *found) for trial, found in zip(trials, played, strict=True)]
    if len(reports) == 1:
        return reports[0]
    return Comparison.of((reports[0], reports[1]), (played[0][0], played[1][0]))


def new_executor(trials: Sequence[Trial], jobs: int) -> Executor:
    """Threads where all bots have compiled code, which needs no lock; else processes, in which Python plays."""
    for trial in trials:
        warm_up(trial)
    if all(trial.is_compiled for trial in trials):
        return ThreadPoolExecutor(jobs)
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=alone)


def alone() -> None:
    """Whatever bots print here goes nowhere, nobody types anything for them, and an interruption is the end."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


__all__ = ["compare", "simulate"]
