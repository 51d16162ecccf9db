"""One place per rule, for every game but Flash Point, whose layers have tests of their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from firehall import registry
from firehall.core.record import fields
from firehall.games.layers import Edition, Option
from firehall.words import LANGUAGES, RULE, known

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "firehall"
GAMES = [game for game in registry.games() if game != "flash-point"]
KERNELS = ("kernel", "apart")
ELSEWHERE = {
    "wildfire": {
        ("firebreak", "setup"): "alone and together no firebreaks are cut",
        ("high_summer", "setup"): "without 1s the goal that needs them can't be reached",
        ("goal_number", "setup"): "unless it needs another number",
        ("firebreak_memory", "view"): "what may be seen changes nothing in the game, so no kernel asks for it",
    },
}


@cache
def part(game: str, name: str) -> Any:
    """A module of a game."""
    return import_module(f"firehall.games.{game.replace('-', '_')}.{name}")


def fields_of(game: str) -> list[str]:
    """The fields of a game's rules."""
    return [field.name for field in fields(part(game, "rules").Rules) if field.name != "spare"]


def options(game: str) -> list[Option]:
    """The named options of a game."""
    return list(part(game, "editions").OPTIONS.values())


def editions(game: str) -> dict[str, Edition]:
    """The editions of a game."""
    return part(game, "editions").EDITIONS


def choices(game: str) -> list[str]:
    """The fields that hold choices."""
    return [option.field for option in options(game)]


EVERY_CHOICE = [(game, choice) for game in GAMES for choice in choices(game)]
EVERY_NUMBER = [(game, name) for game in GAMES for name in fields_of(game) if name not in choices(game)]
EVERY_OPTION = [(game, option) for game in GAMES for option in options(game)]
EVERY_EDITION = [(game, edition) for game in GAMES for edition in editions(game).values()]


def named(value: object) -> str:
    """What a test is about."""
    return getattr(value, "name", str(value))


def is_kernel(node: ast.AST) -> bool:
    """Whether a function is marked as a kernel."""
    return isinstance(node, ast.FunctionDef) and any(ast.unparse(d) in KERNELS for d in node.decorator_list)


def asked_for(tree: ast.AST, game: str) -> Iterator[str]:
    """The fields of a game's rules that a piece of code reads, as `rules.price_move` or `book.rules.price_move`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in fields_of(game):
            if ast.unparse(node.value).split(".")[-1] == "rules":
                yield node.attr


def chapters(game: str) -> list[Path]:
    """The modules of a game as files."""
    return sorted((SOURCES / "games" / game.replace("-", "_")).glob("*.py"))


@cache
def trees(game: str) -> dict[str, ast.Module]:
    """The modules of a game by their names."""
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in chapters(game)}


@cache
def written() -> list[str]:
    """The texts of all test files but this one."""
    return [p.read_text(encoding="utf-8") for p in sorted((ROOT / "tests").rglob("*.py")) if p != Path(__file__)]


@pytest.mark.parametrize(("game", "choice"), EVERY_CHOICE)
def test_a_choice_is_made_in_one_chapter(game: str, choice: str) -> None:
    modules = {name for name, tree in trees(game).items() if choice in asked_for(tree, game)}
    kernels = {
        name
        for name in modules
        for node in trees(game)[name].body
        if is_kernel(node) and choice in asked_for(node, game)
    }
    others = {module for field, module in ELSEWHERE[game] if field == choice}
    assert len(kernels or others) == 1
    assert modules - kernels == others


@pytest.mark.parametrize(("game", "number"), EVERY_NUMBER)
def test_a_number_is_asked_for_by_a_kernel(game: str, number: str) -> None:
    kernels = [node for tree in trees(game).values() for node in tree.body if is_kernel(node)]
    assert any(number in asked_for(node, game) for node in kernels)


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION, ids=named)
def test_every_alternative_can_be_chosen(game: str, option: Option) -> None:
    (kind,) = {type(choice) for choice in option.choices.values()}
    assert sorted(option.choices.values()) == sorted(kind)
    for edition in editions(game):
        assert part(game, "editions").default_of(option, edition) in option.choices


@pytest.mark.parametrize(
    ("game", "option", "choice"), [(g, o, c) for g, o in EVERY_OPTION for c in o.choices], ids=named
)
def test_every_alternative_is_tried_by_a_test(game: str, option: Option, choice: str) -> None:
    defaults = {part(game, "editions").default_of(option, edition) for edition in editions(game)}
    names = f'"{option.name}"', f"{option.name.replace('-', '_')}="
    tried = any(any(name in text for name in names) and f'"{choice}"' in text for text in written())
    assert choice in defaults or tried


@pytest.mark.parametrize(("game", "edition"), EVERY_EDITION, ids=named)
def test_an_edition_says_everything_and_from_which_rule_it_has_it(game: str, edition: Edition) -> None:
    assert sorted(edition.values) == sorted(fields_of(game))
    for value in edition.values.values():
        assert RULE.fullmatch(value.source)
        assert all(known(value.source, language) for language in LANGUAGES)


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION, ids=named)
def test_an_option_names_the_ruling_that_left_it_open(game: str, option: Option) -> None:
    assert option.field in fields_of(game)
    assert option.ruling in {edition.values[option.field].source for edition in editions(game).values()}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_options_are_about_the_same_thing(game: str) -> None:
    assert len(set(choices(game))) == len(choices(game))


def compared(tree: ast.AST) -> Iterator[str]:
    """The texts that code compares something with."""
    for node in ast.walk(tree):
        parts: list[ast.AST] = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        parts += [node.pattern] if isinstance(node, ast.match_case) else []
        for part in parts:
            yield from (n.value for n in ast.walk(part) if isinstance(n, ast.Constant) and isinstance(n.value, str))


OF_ALL_GAMES = [path for path in sorted(SOURCES.rglob("*.py")) if "flash_point" not in path.parts]


@pytest.mark.parametrize("path", OF_ALL_GAMES, ids=lambda path: path.stem)
def test_no_code_asks_which_edition_it_plays(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert set(compared(tree)) & {name for game in GAMES for name in editions(game)} == set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
            assert not any(ast.unparse(part).endswith("edition") for part in (node.left, *node.comparators))
