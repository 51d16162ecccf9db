"""Every edition of Flash Point on every machine, with all its kernels and with those of its parts alone.

The judge is the interpreter with all kernels. `SOAK=20` in the environment plays twenty times as many games.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import numpy as np
import pytest

from firehall import registry
from firehall.core import gpu
from firehall.core.cpu import Compiled, compiled
from firehall.core.dealer import Dealer
from firehall.core.machine import Interpreted
from firehall.core.play import OVER
from firehall.core.record import empty, freeze, layout
from firehall.core.rulebook import Rulebook
from firehall.games.flash_point.layers import open_options
from firehall.games.flash_point.parts import parts
from firehall.games.flash_point.setup import Setup, editions, levels
from firehall.games.flash_point.state import State

SOAK = int(os.environ.get("SOAK", "1"))
FILES = registry.game("flash-point")
FOREVER = 1 << 40
PLAYED = [(edition, level) for edition in editions() for level in levels(edition) or [""]]
COMPILED = [(edition, level) for edition, level in PLAYED if edition != "family"]
OPTIONS = [
    (edition, level, option.name, choice)
    for edition, level in PLAYED
    for option in open_options(edition, level)
    for choice in option.choices
    if edition != "family" and level == (levels(edition) or [""])[-1]
]


@cache
def interpreted(rulebook: Rulebook) -> Any:
    """The entry points of some rules for the interpreter."""
    return Interpreted(rulebook).kernels


@cache
def with_bounds(rulebook: Rulebook) -> Any:
    """The same compiled with a check of every index."""
    return Compiled(rulebook, bounds=True, progress=None)


def on_interpreter(rulebook: Rulebook, setup: Setup, games: int) -> tuple[bytes, bytes, list[int]]:
    """Random games to their ends: last states and dealers as bytes, decisions."""
    book, blank, _ = setup.prepare()
    states, dealers, played = [empty(State) for _ in range(games)], [empty(Dealer) for _ in range(games)], [0] * games
    interpreted(rulebook).run_many(states, [book], [blank], dealers, 100 * setup.crew, [0] * 3, FOREVER, played)
    return b"".join(freeze(s).tobytes() for s in states), b"".join(freeze(d).tobytes() for d in dealers), played


def on_compiled(kernels: Any, setup: Setup, games: int) -> tuple[bytes, bytes, list[int]]:
    """The same in compiled code."""
    book, blank, _ = setup.prepare()
    states, dealers = np.zeros(games, layout(State)), np.zeros(games, layout(Dealer))
    played = np.zeros(games, np.int64)
    seed = np.zeros(3, np.int64)
    kernels.run_many(states, freeze(book), freeze(blank), dealers, 100 * setup.crew, seed, FOREVER, played)
    assert all(asking == OVER for asking in states["asking"])
    return states.tobytes(), dealers.tobytes(), played.tolist()


def crews(edition: str, level: str, options: dict[str, str] | None = None) -> list[Setup]:
    """A set-up for every size of crew."""
    return [Setup(edition=edition, level=level, crew=crew, options=options or {}) for crew in range(1, 7)]


@pytest.mark.parametrize(("edition", "level"), PLAYED)
def test_the_parts_of_an_edition_play_what_all_rules_play(edition: str, level: str) -> None:
    for setup in crews(edition, level):
        own = FILES.rulebook_for(setup.prepare()[0])
        assert own.parts == parts(setup.prepare()[0]) and own.words <= FILES.rulebook.words
        assert on_interpreter(own, setup, 5 * SOAK) == on_interpreter(FILES.rulebook, setup, 5 * SOAK)


@pytest.mark.parametrize(("edition", "level", "option", "choice"), OPTIONS)
def test_the_same_with_every_choice_of_every_option(edition: str, level: str, option: str, choice: str) -> None:
    for setup in crews(edition, level, {option: choice})[1::2]:
        own = FILES.rulebook_for(setup.prepare()[0])
        assert on_interpreter(own, setup, 2 * SOAK) == on_interpreter(FILES.rulebook, setup, 2 * SOAK)


@pytest.mark.parametrize(("edition", "level"), COMPILED)
def test_a_hundred_games_end_alike_in_compiled_code(edition: str, level: str) -> None:
    for setup in crews(edition, level):
        own = FILES.rulebook_for(setup.prepare()[0])
        expected = on_interpreter(own, setup, 17 * SOAK)
        assert on_compiled(compiled(own), setup, 17 * SOAK) == expected
        assert all(decisions > setup.crew for decisions in expected[2])


@pytest.mark.parametrize(("edition", "level"), [one for one in COMPILED if one[1] in ("", "heroic", "three-alarm")])
def test_no_index_is_out_of_bounds(edition: str, level: str) -> None:
    for setup in crews(edition, level):
        own = FILES.rulebook_for(setup.prepare()[0])
        assert on_compiled(with_bounds(own), setup, 17 * SOAK) == on_compiled(compiled(own), setup, 17 * SOAK)


def test_all_kernels_of_all_editions_compile_for_a_gpu() -> None:
    assert ".visible .entry" in gpu.ptx(FILES.rulebook)
