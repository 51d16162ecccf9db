"""One place per rule: every number and every choice of the rules is set in one table and asked for in one chapter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from firehall.core.record import fields
from firehall.games.flash_point.editions import EDITIONS, Edition, Value
from firehall.games.flash_point.house_rules import entries_of
from firehall.games.flash_point.layers import ancestry, default_of, printed
from firehall.games.flash_point.options import OPTIONS, Option
from firehall.games.flash_point.ranges import RANGES
from firehall.games.flash_point.rules import Rules
from firehall.words import LANGUAGES, RULE, known

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "firehall"
CHAPTERS = SOURCES / "games" / "flash_point"
FIELDS = {field.name: field for field in fields(Rules) if field.name != "spare"}
CHOICES = [name for name in FIELDS if RANGES[name].most < RANGES[name].least]
# Rows are said as wholes, and any specialist could be the one who steps across corners.
ALTERNATIVES = [
    (name, choice)
    for name in CHOICES
    for choice in RANGES[name].names
    if not RANGES[name].entries and name != "diagonal_role"
]
# The rulebook decides which rules are cited, and nothing that happens.
# Whether a part is played at all concerns every chapter that it touches; and who ends in fire can be knocked down,
# but whoever lies on the ground is in no danger.
TOUCHED = {
    "rulebook": set[str](),
    "specialists": {"specialists", "start"},
    "vehicles": {"deck_gun", "start", "vehicles"},
    "hazmats_hidden": {"points", "start"},
    "hot_spots": {"flare_up", "start"},
    "knockdown": {"harm", "walk"},
    "end_on_fire": {"turn", "walk"},
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
def written() -> str:
    """The texts of all test files but this one."""
    files = [p for p in sorted((ROOT / "tests").rglob("*.py")) if p != Path(__file__)]
    return "\n".join(p.read_text(encoding="utf-8") for p in files)


def kernels_that_ask(name: str) -> set[str]:
    """The chapters with a kernel that reads a field."""
    return {c for c, tree in trees().items() for node in tree.body if is_kernel(node) and name in asked_for(node)}


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_is_made_in_one_chapter(choice: str) -> None:
    chapters = kernels_that_ask(choice)
    assert chapters == TOUCHED[choice] if choice in TOUCHED else len(chapters) == 1


@pytest.mark.parametrize("number", sorted(set(FIELDS) - set(CHOICES)))
def test_a_number_is_asked_for_by_a_kernel(number: str) -> None:
    assert kernels_that_ask(number)


@pytest.mark.parametrize("path", sorted(set(SOURCES.rglob("*.py")) - set(CHAPTERS.glob("*.py"))), ids=lambda p: p.stem)
def test_nothing_outside_the_game_asks_for_its_rules(path: Path) -> None:
    if "games" not in path.parts:
        assert list(asked_for(ast.parse(path.read_text(encoding="utf-8")))) == []


# Ranges


def test_every_field_has_a_range_and_no_range_is_left_over() -> None:
    assert list(RANGES) and set(RANGES) == set(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_a_range_fits_its_field_and_a_row_names_its_entries(name: str) -> None:
    span, field = RANGES[name], FIELDS[name]
    assert span.names or span.least < span.most
    assert all(field.least <= n <= field.most for n in (span.least, span.most, *span.names.values()))
    assert len(span.entries) == field.length and len(set(span.entries)) == field.length


def said_by_layers() -> Iterator[tuple[str, str, Value]]:
    """Every value that an edition or a level states, with who states it."""
    for edition in EDITIONS.values():
        for layer, values in ((edition.name, edition.values), *edition.levels.items()):
            yield from ((layer, name, value) for name, value in values.items())


@pytest.mark.parametrize(("layer", "name", "value"), list(said_by_layers()))
def test_every_value_is_in_its_range_and_has_a_source_with_a_text(layer: str, name: str, value: Value) -> None:
    assert all(RANGES[name].allows(number) for _, number in entries_of([(name, value.value)]))
    assert RULE.fullmatch(value.source)
    assert all(known(value.source, language) for language in LANGUAGES)


# Editions, levels, options


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_an_edition_with_those_it_is_like_says_everything(edition: Edition) -> None:
    said = {name for layer in ancestry(edition) for name in layer.values}
    assert said == set(FIELDS)
    for values in edition.levels.values():
        assert set(values) <= said
        assert set(values) == set(next(iter(edition.levels.values())))


def alternatives_of_options() -> Iterator[tuple[str, int]]:
    """Every value that a named option can give to a field."""
    for option in OPTIONS.values():
        for chosen in option.choices.values():
            yield from ((entry[0], number) for entry, number in entries_of(chosen.items()))


@pytest.mark.parametrize(("name", "choice"), ALTERNATIVES)
def test_every_alternative_belongs_to_an_edition_or_an_option(name: str, choice: str) -> None:
    number = RANGES[name].names[choice]
    layers = {(n, found) for _, n, value in said_by_layers() for (_, found) in entries_of([(n, value.value)])}
    assert (name, number) in layers | set(alternatives_of_options())


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_an_option_has_choices_in_range_a_default_and_a_ruling_with_a_text(option: Option) -> None:
    assert len(option.choices) > 1
    for chosen in option.choices.values():
        assert set(chosen) <= set(FIELDS)
        assert all(RANGES[entry[0]].allows(number) for entry, number in entries_of(chosen.items()))
    assert all(known(option.ruling, language) for language in LANGUAGES)
    for edition in option.editions:
        for level in option.levels or EDITIONS[edition].levels or ("",):
            assert default_of(option, edition, level) in option.choices


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_an_option_changes_the_rules_of_each_of_its_editions(option: Option) -> None:
    for edition in option.editions:
        level = next(iter(option.levels or EDITIONS[edition].levels), "")
        settings, default = printed(edition, level), default_of(option, edition, level)
        for choice, chosen in option.choices.items():
            same = all(settings[name].value == value for name, value in chosen.items())
            assert same == (choice == default)


@pytest.mark.parametrize(
    ("option", "choice"), [(o, c) for o in OPTIONS.values() for c in o.choices], ids=lambda x: getattr(x, "name", x)
)
def test_every_alternative_is_tried_by_a_test(option: Option, choice: str) -> None:
    level = next(iter(option.levels), "")
    defaults = {default_of(option, edition, level) for edition in option.editions}
    assert choice in defaults or (f'"{option.name}"' in written() and f'"{choice}"' in written())


# Nobody asks which edition it is


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
    assert set(compared(tree)) & {*EDITIONS, *(level for e in EDITIONS.values() for level in e.levels)} == set()
