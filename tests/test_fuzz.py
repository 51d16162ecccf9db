"""Every parser meets garbled texts for three seconds; CI takes twenty, `make soak` as many as FUZZ_SECONDS says."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from fuzz.common import fuzz, garbled

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


def test_a_seed_garbles_the_same_way_every_time() -> None:
    texts = [garbled(Random(f"7 {n}"), ["move 3,4", "end\nroll 3,4"]) for n in range(200)]
    assert texts == [garbled(Random(f"7 {n}"), ["move 3,4", "end\nroll 3,4"]) for n in range(200)]
    assert len(set(texts)) > 100
