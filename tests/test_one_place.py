"""One place per rule: every number and every choice of the rules is set in one table and asked for in one chapter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from firehall.core.record import fields
from firehall.games.flash_point.editions import EDITIONS, OPTIONS, Edition, Option, default_of
from firehall.games.flash_point.rules import Rules
from firehall.words import LANGUAGES, RULE, known

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "firehall"
CHAPTERS = SOURCES / "games" / "flash_point"
FIELDS = [field.name for field in fields(Rules) if field.name != "spare"]
CHOICES = [option.field for option in OPTIONS.values()]
NUMBERS = [name for name in FIELDS if name not in CHOICES]
ELSEWHERE = {
    ("limit_threat_markers", "position"): "a position with more markers than there are comes from no game",
    ("play_on", "position"): "a position that goes on after the victory comes from no game unless the team plays on",
}


def is_kernel(node: ast.AST) -> bool:
    """Whether a function is marked as a kernel."""
    return isinstance(node, ast.FunctionDef) and any(ast.unparse(d) == "kernel" for d in node.decorator_list)


def asked_for(tree: ast.AST) -> Iterator[str]:
    """The fields of the rules that a piece of code reads, as `rules.price_move` or `book.rules.price_move`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in FIELDS:
            if ast.unparse(node.value).split(".")[-1] == "rules":
                yield node.attr


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of the game by their names."""
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(CHAPTERS.glob("*.py"))}


@cache
def written() -> list[str]:
    """The texts of all test files but this one."""
    return [p.read_text(encoding="utf-8") for p in sorted((ROOT / "tests").rglob("*.py")) if p != Path(__file__)]


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_is_made_in_one_chapter(choice: str) -> None:
    modules = {name for name, tree in trees().items() if choice in asked_for(tree)}
    kernels = {name for name in modules for node in trees()[name].body if is_kernel(node) and choice in asked_for(node)}
    assert len(kernels) == 1
    assert modules - kernels == {module for field, module in ELSEWHERE if field == choice}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_is_asked_for_by_a_kernel(number: str) -> None:
    kernels = [node for tree in trees().values() for node in tree.body if is_kernel(node)]
    assert any(number in asked_for(node) for node in kernels)


@pytest.mark.parametrize("path", sorted(set(SOURCES.rglob("*.py")) - set(CHAPTERS.glob("*.py"))), ids=lambda p: p.stem)
def test_nothing_outside_the_game_asks_for_its_rules(path: Path) -> None:
    assert list(asked_for(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_alternative_can_be_chosen(option: Option) -> None:
    (kind,) = {type(choice) for choice in option.choices.values()}
    assert sorted(option.choices.values()) == sorted(kind)
    for edition in EDITIONS:
        assert default_of(option, edition) in option.choices


@pytest.mark.parametrize(
    ("option", "choice"), [(o, c) for o in OPTIONS.values() for c in o.choices], ids=lambda x: getattr(x, "name", x)
)
def test_every_alternative_is_tried_by_a_test(option: Option, choice: str) -> None:
    defaults = {default_of(option, edition) for edition in EDITIONS}
    assert choice in defaults or any(f'"{option.name}"' in text and f'"{choice}"' in text for text in written())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_an_edition_says_everything_and_from_which_rule_it_has_it(edition: Edition) -> None:
    assert sorted(edition.values) == sorted(FIELDS)
    for value in edition.values.values():
        assert RULE.fullmatch(value.source)
        assert all(known(value.source, language) for language in LANGUAGES)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_an_option_names_the_ruling_that_left_it_open(option: Option) -> None:
    assert option.field in FIELDS
    assert option.ruling in {edition.values[option.field].source for edition in EDITIONS.values()}


def test_no_two_options_are_about_the_same_thing() -> None:
    assert len(set(CHOICES)) == len(CHOICES)


def compared(tree: ast.AST) -> Iterator[str]:
    """The texts that code compares something with."""
    for node in ast.walk(tree):
        parts: list[ast.AST] = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        parts += [node.pattern] if isinstance(node, ast.match_case) else []
        for part in parts:
            yield from (n.value for n in ast.walk(part) if isinstance(n, ast.Constant) and isinstance(n.value, str))


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.py")), ids=lambda path: path.stem)
def test_no_code_asks_which_edition_it_plays(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert set(compared(tree)) & set(EDITIONS) == set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
            assert not any(ast.unparse(part).endswith("edition") for part in (node.left, *node.comparators))
