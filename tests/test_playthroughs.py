"""Whole games, told move by move: the transcripts in `playthroughs/` are what these moves come to, to the letter."""

from __future__ import annotations

import re

import pytest

import firehall
from firehall import registry
from tests.playthroughs_tool import FOLDER, PLOTS, Plot, files, read, rewritten

NAMES = [plot.name for plot in PLOTS]
LARGEST = 150_000
NEVER_TOLD = {
    "flash-point": [
        "changed-crew",
        "command-refused",
        "dice-kept",
        "engine-driven",
        "gun-fired",
        "gun-hit",
        "gun-rolled",
        "hazmat-disposed",
        "identified",
        "poi-no-space",
        "washed-out",
        "wave-lit-smoke",
    ],
    "wildfire": ["area-without-edge", "won-by-area"],
}


def text_of(name: str) -> str:
    """A transcript."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_told_as_it_was_to_the_letter(name: str) -> None:
    text = text_of(name)
    assert rewritten(text).splitlines() == text.splitlines()
    assert rewritten(text) == text


@pytest.mark.parametrize("plot", PLOTS, ids=NAMES)
def test_a_transcript_tells_the_whole_game_that_its_name_promises(plot: Plot) -> None:
    title, game, moves = read(text_of(plot.name))
    setup = game.setup
    assert (title, setup) == (plot.title, plot.begun().setup)
    for move in moves:
        assert not game.over
        game.play(move)
    assert game.over
    outcome = game.files.view.outcome(game.state, game.book, "en")
    assert re.match(plot.ends, outcome)
    assert text_of(plot.name).endswith(f"\n{outcome}\n")
    assert firehall.load(game.record).history == game.history


def test_every_transcript_belongs_to_a_plot_and_is_short_enough_to_read() -> None:
    assert [path.stem for path in files()] == sorted(NAMES)
    assert all(path.stat().st_size < LARGEST for path in files())


def test_a_team_that_plays_on_goes_on_after_its_win() -> None:
    text = text_of("play-on-after-seven")
    assert text.count("[R-124]") == 1
    assert text[text.index("[R-124]") :].count("\n> end\n") >= 1
    assert text.count("[R-067]") > 7


@pytest.mark.parametrize("of", registry.games())
def test_the_transcripts_together_tell_nearly_everything_that_can_happen(of: str) -> None:
    kinds: set[str] = set()
    possible: set[str] = set()
    for name in (plot.name for plot in PLOTS if plot.game == of):
        _, game, moves = read(text_of(name))
        for move in moves:
            game.play(move)
        kinds |= {event.name for event in game.events}
        possible |= {kind.name.lower().replace("_", "-") for kind in game.files.events.RULES}
    assert kinds <= possible
    assert sorted(possible - kinds) == NEVER_TOLD[of]
