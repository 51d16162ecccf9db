"""Every parser meets garbled texts for three seconds; CI takes twenty, `make soak` as many as FUZZ_SECONDS says."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from firehall import load
from firehall.errors import FirehallError
from fuzz.common import fuzz, games, garbled

# What broke a parser once.
FOUND = [("lines", "9" * 3000), ("lines", "why " + "x" * 3000), ("lines", "rule " + "9" * 3000)]
TARGETS = sorted(p.stem for p in (Path(__file__).parent.parent / "fuzz").glob("[a-z]*.py") if p.stem != "common")
SECONDS = float(os.environ.get("FUZZ_SECONDS") or (20 if os.environ.get("CI") == "true" else 3))


@pytest.mark.parametrize("name", TARGETS)
def test_a_garbled_text_is_refused_or_read_and_never_breaks_anything(name: str) -> None:
    assert fuzz(import_module(f"fuzz.{name}"), seconds=SECONDS, seed=1) > 0


@pytest.mark.parametrize("name", TARGETS)
def test_the_texts_to_begin_with_are_as_they_should_be(name: str) -> None:
    target = import_module(f"fuzz.{name}")
    for text in target.samples():
        target.check(text)


@pytest.mark.parametrize(("name", "text"), FOUND, ids=lambda part: part[:12])
def test_what_broke_a_parser_once_breaks_it_no_more(name: str, text: str) -> None:
    import_module(f"fuzz.{name}").check(text)


def test_a_number_with_thousands_of_digits_is_only_a_wrong_number() -> None:
    position, record = games()[0].position, games()[0].record
    for text in (
        position.replace("turn: 1", "turn: " + "1" * 5000),
        record.replace("record 1", "record " + "1" * 5000),
    ):
        with pytest.raises(FirehallError):
            load(text)


def test_a_seed_garbles_the_same_way_every_time() -> None:
    texts = [garbled(Random(f"7 {n}"), ["move 3,4", "end\nroll 3,4"]) for n in range(200)]
    assert texts == [garbled(Random(f"7 {n}"), ["move 3,4", "end\nroll 3,4"]) for n in range(200)]
    assert len(set(texts)) > 100
