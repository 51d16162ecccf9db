"""`firehall simulate`: an order from the command line is checked whole, carried out, and its result printed."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from json import dumps
from pathlib import Path
from time import monotonic
from typing import Any

from .. import registry
from ..errors import BadSetup, is_number
from ..save import read_options
from ..words import t
from .data import as_csv, as_dict
from .plot import check_place, save_plot
from .report import Result
from .run import Progress, compare, simulate
from .table import BAR
from .telling import figure
from .trial import Trial, read_games, read_jobs, read_seed

INTERRUPTED = 130
PAUSE = 0.1
LINE = 78
CREW = 2
BOT = "steady"
SETTINGS = ("edition", "level", "house-rules", "board", "crew", "bots")


@dataclass(frozen=True)
class Order:
    """What is to be played, and in which form the result is wanted."""

    trial: Trial
    against: Trial | None
    games: int
    seed: int
    jobs: int
    form: str = "table"
    picture: Path | None = None

    def run(self) -> int:
        """Play, print, draw; the exit status."""
        try:
            with bar() as progress:
                result = self.played(progress)
        except KeyboardInterrupt:
            print(f"firehall: {t('lab-nothing')}", file=sys.stderr)
            return INTERRUPTED
        print(self.written(result), flush=True)
        if self.picture is not None:
            save_plot(result, self.picture)
        if result.complete:
            return 0
        done, games = figure(result.games), figure(self.games)
        print(f"firehall: {t('lab-incomplete', done=done, games=games)}", file=sys.stderr)
        return INTERRUPTED

    def played(self, progress: Progress) -> Result:
        """The result, or that of the games played before an interruption."""
        how = {"games": self.games, "seed": self.seed, "jobs": self.jobs, "progress": progress}
        if self.against is not None:
            return compare(self.trial, self.against, **how)
        return simulate(self.trial, **how)

    def written(self, result: Result) -> str:
        """The result in the form that is wanted."""
        if self.form == "json":
            return dumps(as_dict(result), indent=1, ensure_ascii=False)
        return as_csv(result).rstrip("\n") if self.form == "csv" else str(result)


def read_order(
    trial: Trial,
    changes: list[str],
    games: int,
    seed: str,
    jobs: int | None,
    *,
    json: bool = False,
    csv: bool = False,
    picture: Path | None = None,
) -> Order:
    """The order that was given; a `BadSetup` says what is wrong, before anything is played or written."""
    if json and csv:
        raise BadSetup([t("lab-one-form")])
    jobs = read_jobs(os.cpu_count() or 1 if jobs is None else jobs)
    form = "json" if json else "csv" if csv else "table"
    against = changed(trial, changes) if changes else None
    order = Order(trial, against, read_games(games), read_seed(seed), jobs, form, picture)
    if picture is not None:
        check_place(picture)
    return order


def read_trial(
    game: str,
    edition: str,
    board: str,
    crew: int | None,
    options: dict[str, str],
    bots: str | None,
    level: str = "",
    house_rules: Path | None = None,
) -> Trial:
    """The trial that was named; without bots, team mates that plan, one for each firefighter."""
    if bots is None:
        crew, bots = CREW if crew is None else crew, BOT
    return Trial(game, edition, board, crew, options, bots, level, registry.game(game).house_rules(house_rules))


def changed(trial: Trial, changes: list[str]) -> Trial:
    """The trial with other settings: `board=back`, `crew=3`, `bots=random,steady`, `option=end-on-fire=knocked-down`.

    >>> changed(Trial(bots="steady", crew=2), ["crew=3 board=back"]).bots
    ('steady', 'steady', 'steady')
    """
    given: dict[str, str] = {}
    options: dict[str, str] = {}
    for word in [word for text in changes for word in split(text)]:
        name, _, value = word.partition("=")
        if name == "option":
            options |= read_options(value)
        elif name in SETTINGS and value:
            given[name] = value
        else:
            raise BadSetup([t("lab-change", text=word)])
    if not is_number(given.get("crew", "0")):
        raise BadSetup([t("lab-change-crew", crew=given["crew"])])
    crew = int(given["crew"]) if "crew" in given else None
    bots: str | tuple[str, ...] = given.get("bots", trial.bots)
    if "bots" not in given and len(set(trial.bots)) == 1:
        bots = trial.bots[:1]
    if crew is None and "," not in bots:
        crew = trial.crew
    return replace(trial, **rules_of(trial, given, options), crew=crew, bots=bots)


def rules_of(trial: Trial, given: dict[str, str], options: dict[str, str]) -> dict[str, Any]:
    """The rules of a trial with changes; where edition or house rules change, what went with the old ones is dropped.

    >>> heroic = Trial(edition="experienced", level="heroic", crew=1, bots="random")
    >>> rules_of(heroic, {"edition": "family"}, {})["level"]
    ''
    """
    anew = {"edition", "house-rules"} & set(given)
    asked: dict[str, Any] = (
        {"edition": "", "level": "", "board": "", "house": None}
        if anew
        else {"edition": trial.edition, "level": trial.level, "board": trial.board, "house": trial.house}
    )
    asked |= {name: given[name] for name in ("edition", "level", "board") if name in given}
    if "house-rules" in given:
        asked["house"] = trial.files.house_rules(Path(given["house-rules"]))
    return asked | {"options": options if anew else {**trial.options, **options}}


def write(line: str) -> None:
    """Put a line in the place of the one that is shown."""
    print(f"\r{line.ljust(LINE)}", end="", file=sys.stderr, flush=True)


def split(text: str) -> list[str]:
    """The words of a text; quotes keep a name with blanks together."""
    try:
        return shlex.split(text)
    except ValueError:
        raise BadSetup([t("lab-change", text=text)]) from None


@contextmanager
def bar() -> Iterator[Progress]:
    """A line on standard error that grows, in a terminal alone; it is gone when all is done."""
    begun = shown = monotonic()

    def show(done: int, games: int) -> None:
        nonlocal shown
        if monotonic() - shown < PAUSE or not sys.stderr.isatty():
            return
        shown = monotonic()
        whole, seconds = BAR * done // games, (shown - begun) / done * (games - done)
        told = t("lab-progress", done=figure(done), games=figure(games), seconds=figure(seconds))
        write(f"{'█' * whole}{'░' * (BAR - whole)} {told}")

    try:
        yield show
    finally:
        if shown != begun:
            write("")
            print(end="\r", file=sys.stderr, flush=True)


__all__ = ["Order", "read_order", "read_trial"]
