"""The documents and docstrings are true: every example runs, every link leads somewhere, every command exists."""

import doctest
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import firehall
from firehall.errors import BadBoard
from firehall.games.flash_point import board as boards
from firehall.games.flash_point.moves import ASKED, FORMS, ROLE_NAMES
from firehall.move import Move

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
MODULES = sorted(m.name for m in walk_packages(firehall.__path__, "firehall.") if not m.name.endswith("__main__"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples are written in English."""
    monkeypatch.setenv("FIREHALL_LANG", "en")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 0 or ">>>" not in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["firehall", *MODULES])
def test_the_examples_of_a_module_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("name", firehall.__all__)
def test_what_is_public_has_a_sentence(name: str) -> None:
    thing = getattr(firehall, name)
    assert isinstance(thing, str) or re.match(r"[A-Z].*\.", (thing.__doc__ or "").strip(), re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if not link.startswith("http") and not (page.parent / link).exists()]
    assert missing == []


def test_the_readme_shows_the_two_commands_and_who_we_are_not() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in text and "make test" in text
    assert "not affiliated" in text


def test_every_command_that_a_page_shows_exists() -> None:
    from firehall.cli import app

    shown = {line for page in PAGES for line in re.findall(r"^firehall ([a-z]+)", page.read_text("utf-8"), re.M)}
    assert shown
    for name in shown:
        assert name in set(app), name


def test_every_make_target_that_a_page_shows_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    shown = {t for page in PAGES for t in re.findall(r"`?\bmake ([a-z]+)`", page.read_text(encoding="utf-8"))}
    assert {"test", "check", "docs"} <= shown <= targets


def grammar_moves() -> list[str]:
    """The moves in the tables of the grammar."""
    text = (ROOT / "docs/grammar.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*`[^|]*) \|", text.partition("## Records")[0], re.M)
    return [move for row in rows for move in re.findall(r"`([^`]+)`", row)]


def test_every_move_of_the_grammar_is_a_move() -> None:
    moves = grammar_moves()
    assert len(moves) > 50
    assert [str(Move(move)) for move in moves] == moves


def kind_of(move: str) -> str:
    """A move with one specialist, number and vehicle standing for all."""
    for name in sorted(ROLE_NAMES.values(), key=len, reverse=True):
        move = re.sub(rf"\b{name}$", "paramedic", move)
    move = re.sub(r" (two|three)\b", "", move).replace("anticlockwise", "clockwise")
    return move.replace("drive ambulance", "drive engine")


def test_the_grammar_shows_every_verb_that_is_played() -> None:
    shown = {kind_of(str(Move(move).verb)) for move in grammar_moves()}
    assert {kind_of(Move(form).verb) for form in FORMS.values()} - shown == set()
    assert set(ASKED) <= set(FORMS)


def test_the_page_on_boards_shows_the_front_side_and_true_mistakes() -> None:
    text = (ROOT / "docs/boards.md").read_text(encoding="utf-8")
    assert str(boards.load("front")).rstrip() in text
    lines = str(boards.load("front")).splitlines()
    for shown in re.findall(r"^my\.board: line (\d+), column (\d+): (.*)$", text, re.M):
        line, column, what = int(shown[0]), int(shown[1]), shown[2]
        sign = "W" if "'W'" in what else " "
        spoiled = lines.copy()
        spoiled[line - 1] = lines[line - 1][: column - 1] + sign + lines[line - 1][column:]
        with pytest.raises(BadBoard) as caught:
            boards.parse("\n".join(spoiled))
        assert what in [p.text for p in caught.value.problems]
