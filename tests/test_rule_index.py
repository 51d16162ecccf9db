"""Every rule has a text, a place in the code and a test, and nothing speaks of a rule that does not exist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from firehall.words import LANGUAGES, sources
from tools.rule_index import EXAMPLE, ROW, cited, excused, proven, texts

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("rule", texts())
def test_the_rule_is_cited_by_code_and_proven_by_a_test(rule: str) -> None:
    if rule in excused():
        assert len(excused()[rule].split()) > 3
        assert rule not in proven()
    else:
        assert cited().get(rule), f"no docstring or table in src/firehall names [{rule}]"
        assert proven().get(rule), f"no test is marked with @rule({rule!r})"


def test_nothing_cites_a_rule_without_a_text() -> None:
    assert {rule: places for rule, places in cited().items() if rule not in texts()} == {}


def test_no_test_names_a_rule_without_a_text() -> None:
    unknown = {rule: tests for rule, tests in proven().items() if rule not in texts() and not EXAMPLE.fullmatch(rule)}
    assert unknown == {}


def test_no_excuse_is_for_a_rule_without_a_text() -> None:
    assert set(excused()) <= set(texts())


def test_every_language_has_the_same_rules_in_the_same_order() -> None:
    found = {language: ROW.findall(dict(sources(language))["rules.ftl"]) for language in LANGUAGES}
    assert {language: [rule for rule, _ in rows] for language, rows in found.items()} == {
        language: list(texts()) for language in LANGUAGES
    }
    assert all(text.strip() for rows in found.values() for _, text in rows)


def test_the_index_is_up_to_date() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "rule_index.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
