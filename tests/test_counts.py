"""Legal sequences from fixed positions: the numbers in `counts/` hold on the interpreter and on the CPU."""

from __future__ import annotations

import pytest

from firehall import registry
from tests.counts_tool import FOLDER, HEAD, TABLE, counted, names, position, table

ROWS = table()


@pytest.mark.parametrize("kind", ["python", "cpu"])
@pytest.mark.parametrize("name", names())
def test_the_numbers_of_legal_sequences_stay_what_they_are(name: str, kind: str) -> None:
    expected = {depth: number for position, depth, number in ROWS if position == name}
    assert {depth: counted(name, depth, kind) for depth in expected} == expected


def test_every_position_is_counted_to_some_depth() -> None:
    assert len(names()) >= 10
    for name in names():
        depths = [depth for position, depth, _ in ROWS if position == name]
        assert depths == list(range(1, len(depths) + 1))
        assert len(depths) >= 2
    assert [name for name, _, _ in ROWS] == sorted(name for name, _, _ in ROWS)
    assert {name for name, _, _ in ROWS} == set(names())
    assert TABLE.read_text(encoding="utf-8").startswith(HEAD)


def test_the_positions_are_written_as_they_are_printed() -> None:
    for name in names():
        assert position(name).position == (FOLDER / f"{name}.position").read_text(encoding="utf-8")


def test_the_first_number_is_that_of_the_legal_moves() -> None:
    assert {name: number for name, depth, number in ROWS if depth == 1} == {
        name: len(position(name).legal_moves) for name in names()
    }


@pytest.mark.parametrize("game", registry.games())
def test_the_positions_ask_every_question_of_every_game(game: str) -> None:
    found = [position(name) for name in names()]
    asked = {one.state.asking for one in found if one.files.name == game}
    ask = registry.game(game).state.Ask
    assert asked >= set(ask) - {ask.NOTHING, ask.GAME_OVER}
