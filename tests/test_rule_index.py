"""Every rule has a text, a place in the code and a test, or waits for them; no rule without a text is spoken of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from firehall.words import LANGUAGES, RULE, rule_sources
from tools.rule_index import EXAMPLE, ROW, TITLE, cited, excused, proven, texts, to_come

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("rule", texts())
def test_the_rule_is_cited_by_code_and_proven_by_a_test(rule: str) -> None:
    if rule in excused():
        assert len(excused()[rule].split()) > 3
        assert rule not in proven()
    elif rule in to_come():
        assert not (cited().get(rule) and proven().get(rule)), "it has come: run 'make docs'"
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


def test_only_rules_with_a_text_are_awaited_and_each_of_them_once() -> None:
    assert sorted(to_come()) == sorted(set(to_come()) & set(texts()) - set(excused()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules_in_the_same_order(language: str) -> None:
    found = {name: ROW.findall(text) for name, text in rule_sources(language)}
    english = {name: ROW.findall(text) for name, text in rule_sources("en")}
    assert list(found)[0] == "rules.ftl"
    assert {name: [rule for rule, _ in rows] for name, rows in found.items()} == {
        name: [rule for rule, _ in rows] for name, rows in english.items()
    }
    assert all(text.strip() for rows in found.values() for _, text in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_one_whole_text_that_names_no_other_rule(language: str) -> None:
    rows = [row for _, text in rule_sources(language) for row in ROW.findall(text)]
    assert [rule for rule, text in rows if RULE.search(text) or "|" in text or not text.endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_rules_says_of_which_game_and_how_to_read_its_ids(language: str) -> None:
    assert [len(TITLE.findall(text)) for _, text in rule_sources(language)] == [2] * len(rule_sources(language))


def test_the_index_is_up_to_date() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "rule_index.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
