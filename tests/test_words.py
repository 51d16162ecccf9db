"""The texts: the same messages in every language, each of them whole, each of them used."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from firehall import bots, registry, words
from firehall.games.flash_point.board import names
from firehall.games.flash_point.editions import EDITIONS
from firehall.games.flash_point.happened import Happened
from firehall.games.flash_point.moves import FORMS
from firehall.games.flash_point.results import End, Number
from firehall.games.flash_point.rules import Role
from firehall.games.flash_point.state import Ask, Direction
from firehall.games.flash_point.view import KINDS
from firehall.games.flash_point.why import Why
from firehall.games.flash_point.worth import Term
from firehall.terminal.screen.hints import HINTS
from firehall.terminal.typed import COMMANDS, bare, command_of, directions, phrases, sentence

SRC = Path(words.__file__).parent.parent
SETTINGS = ("FIREHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
TEXTS = {"space": "3,4", "edge": "3,4-3,5", "here": "3,4", "place": "outside", "text": "mvoe", "file": "a.firehall"}
NUMBERS = (0, 1, 2, 5, 21)
COUNTED = {
    "who",
    "number",
    "points",
    "price",
    "crew",
    "seats",
    "lost",
    "rescued",
    "saved",
    "steps",
    "doors",
    "entrances",
    "walls",
    "room",
    "left",
    "spaces",
    "edges",
    "standing",
}
LISTS = {"plain-where-fire", "plain-where-smoke", "plain-warn-smoke"}
"""Here `spaces` are named, not counted."""


class Variables(Visitor):
    """The variables that a message speaks of, wherever they stand."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.selectors: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """All entries of all files of a language, each with its file."""
    parser = FluentParser()
    return [(name, entry) for name, text in words.sources(language) for entry in parser.parse(text).body]


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids."""
    return {e.id.name: e for _, e in entries(language) if isinstance(e, ast.Message)}


def variables(message: ast.Message) -> Variables:
    """What a message speaks of, its attributes included."""
    seen = Variables()
    seen.visit(message)
    return seen


def kebab(name: str) -> str:
    """The name of an enum member as it stands in ids."""
    return name.lower().replace("_", "-")


def calls() -> Iterator[tuple[str, python.Call]]:
    """Every call of `t` or `known` in the source, with its file."""
    for path in sorted(SRC.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in ("t", "known"):
                yield path.name, node


def literal_ids() -> set[str]:
    """The ids that the source names outright, in whatever expression leads to `t`."""
    found = {"seat-team", "seat-chance"}
    for _, call in calls():
        inside = [node for node in python.walk(call.args[0]) if not isinstance(node, python.JoinedStr)]
        pieces = {id(v) for j in python.walk(call.args[0]) if isinstance(j, python.JoinedStr) for v in j.values}
        found |= {
            n.value
            for n in inside
            if isinstance(n, python.Constant) and isinstance(n.value, str) and id(n) not in pieces
        }
    return {name for name in found if re.fullmatch(r"[a-z]+(-[a-z]+)+", name)}


OTHERS = [game for game in registry.games() if game != "flash-point"]
PIECES = ("fire", "smoke", "hot-spot", "hazmat", "hidden", "victim", "heal", "person", "downed", "engine", "ambulance")
TURNED = ("fire", "smoke", "hidden", "victim", "hazmat", "person", "downed")
CARRIED = ("person", "downed", "victim", "hazmat", "heal", "engine", "ambulance")
COMPOSED = {
    "event-": {kebab(h.name) for h in Happened},
    "why-": {kebab(w.name) for w in Why if w},
    "ask-": {kebab(a.name) for a in Ask if a != Ask.NOTHING},
    "outcome-": {kebab(e.name) for e in End if e},
    "end-": {f"flash-point-{kebab(e.name)}" for e in End if e},
    "number-": {f"flash-point-{kebab(n.name)}" for n in Number},
    "place-": {*KINDS.values(), *PIECES, "outside", "firefighter", "engine-here", "ambulance-here"} - {"person"},
    "role-": {kebab(role.name) for role in Role if role},
    "counter-": {"rescued", "lost", "damage", "unseen", "hazmats", "hot-spots", "points", "extra", "saved"},
    "die-": {"red", "black"},
    "screen-hint-": set(HINTS),
    "do-move-": {"person", "victim"},
    "direction-": {kebab(d.name) for d in Direction} | {"here"},
    "edition-": set(EDITIONS),
    "level-": {level for edition in EDITIONS.values() for level in edition.levels},
    "board-title-": set(names()),
    "bot-": set(bots.names()),
    "aim-": {kebab(term.name) for term in Term},
    "do-": {"layout", "head"}
    | {f"{verb}-{kind}" for verb in ("take", "put") for kind in PIECES}
    | {f"turn-{kind}" for kind in TURNED}
    | {f"move-{kind}" for kind in CARRIED}
    | {f"line-{kind}" for kind in (*KINDS.values(), "nothing")},
    "say-": {*COMMANDS, "draw-victim", "draw-false-alarm"},
    "colour-": {"red", "green", "blue", "yellow"},
    "plain-near-": {"fire", "smoke", "hazmat", "hot-spot", "nothing"},
    "plain-warn-": {"smoke", "hazmat"},
    "plain-where-": {
        *("fire", "smoke", "hot-spot", "engine", "ambulance", "nobody", "not-yet"),
        *("firefighter", "role", "downed", "victim", "treated", "hazmat", "hidden"),
    },
}


def needed() -> set[str]:
    """Every id that the source can ask for, but for the rules."""
    return literal_ids() | {prefix + name for prefix, found in COMPOSED.items() for name in found}


def asked_by(game: str) -> set[str]:
    """Every id that a game other than Flash Point can ask for by its own name or by the one that all share."""
    files = registry.game(game)
    asked = {f"ask-{kebab(a.name)}" for a in files.state.Ask if a.name != "NOTHING"}
    asked |= {f"event-{kebab(h.name)}" for h in files.events.RULES} | {
        f"why-{kebab(w.name)}" for w in files.moves.Why if w
    }
    asked |= {f"edition-{edition}" for edition in files.setup.editions()} | {"title", "plain-help"}
    asked |= {f"do-{verb}-{kind}" for verb in ("put", "take") for kind in files.view.PIECES}
    return asked | files.view.MESSAGES


def counted_by(game: str) -> set[str]:
    """The words for what comes of a game."""
    results = registry.game(game).results
    return {f"end-{game}-{kebab(e.name)}" for e in results.End if e} | {
        f"number-{game}-{kebab(n.name)}" for n in results.Number
    }


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_file_is_sound_fluent_without_doubles(language: str) -> None:
    found = entries(language)
    junk = [(name, entry.content) for name, entry in found if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for _, entry in found if isinstance(entry, ast.Message)]
    assert len(ids) > 200
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_has_the_same_files_and_messages(language: str) -> None:
    def shape(of: str) -> list[tuple[str, str]]:
        return sorted((name, entry.id.name) for name, entry in entries(of) if isinstance(entry, ast.Message))

    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_speaks_of_the_same_things(language: str) -> None:
    english = {name: variables(message).found for name, message in messages("en").items()}
    assert {name: variables(message).found for name, message in messages(language).items()} == english


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_formats_with_few_and_many(language: str) -> None:
    for name, message in messages(language).items():
        seen = variables(message)
        for number in NUMBERS:
            counted = COUNTED - {"spaces"} if name in LISTS else COUNTED
            samples = {v: number if v in counted else TEXTS.get(v, "etwas") for v in seen.found}
            text = words.t(name, language, **samples)
            assert text.strip() == text != "", name
            assert "{" not in text and "}" not in text and "  " not in text.splitlines()[0], (name, text)
            for value in samples.values():
                if value in ("3,4", "3,4-3,5"):
                    assert str(value) in text, (name, text)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_number_that_matters_is_said(language: str) -> None:
    for name, message in messages(language).items():
        seen = variables(message)
        for v in sorted(seen.found & (COUNTED - {"spaces"} if name in LISTS else COUNTED)):
            samples = {other: 7 if other in COUNTED else TEXTS.get(other, "etwas") for other in seen.found}
            assert "58" in words.t(name, language, **{**samples, v: 58}), (name, v)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_places_of_firefighters_differ_inside_and_outside(language: str) -> None:
    inside, outside = (
        words.t("plain-where-firefighter", language, who=2, space="3,4", place=place, saved=0)
        for place in ("inside", "outside")
    )
    assert inside.endswith("3,4.")
    assert outside.startswith(inside[:-1] + ", ")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_sentences_begin_with_a_capital_and_end_with_a_stop(language: str) -> None:
    said = ("event-", "why-", "ask-", "outcome-", "do-take", "do-turn", "do-put", "do-move", "do-line", "always-n")
    said += tuple(f"{game}-{prefix}" for game in registry.games() for prefix in said)
    checked = 0
    for name, message in messages(language).items():
        if name.startswith(said):
            samples = {v: 3 if v in COUNTED else TEXTS.get(v, "So.") for v in variables(message).found}
            text = words.t(name, language, **samples)
            assert text[0].isupper() or text[0].isdigit(), text
            assert text.endswith((".", "?")), text
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("language", ["de", "it"])
def test_translations_are_translated(language: str) -> None:
    same = []
    for name, message in messages(language).items():
        samples = {v: 3 if v in COUNTED else "" for v in variables(message).found}
        if words.t(name, language, **samples) == words.t(name, "en", **samples):
            same.append(name)
    titles = {f"{game}-title" for game in registry.games()}
    assert set(same) <= {"plain-prompt", "plain-prompt-team", "seat-team", *titles}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_names_every_command_at_the_start_of_a_line(language: str) -> None:
    lines = f"{words.t('flash-point-plain-help', language)}\n{words.t('plain-help-commands', language)}".splitlines()
    firsts = [line.split()[0] for line in lines if "  " in line]
    assert firsts == [command for command in COMMANDS if command != "help"]
    assert len({re.search(r"  +(?=\S)", line).end() for line in lines if re.match(r"\S+( \S+)?  ", line)}) == 1
    for verb in ("move", "carry", "open", "close", "put out", "damp", "chop", "end"):
        assert f"{verb}" in lines[0]
    assert all(len(line) <= 120 for line in lines)


def test_the_source_asks_only_for_messages_that_exist() -> None:
    shared = {name for name in needed() if not any(f"{game}-{name}" in messages("en") for game in registry.games())}
    assert shared - set(messages("en")) == set()
    assert len(literal_ids()) > 40


@pytest.mark.parametrize("game", OTHERS)
def test_every_game_has_words_for_all_that_it_says(game: str) -> None:
    assert {name for name in asked_by(game) if not words.known(words.own(game, name), "en")} == set()


def test_every_way_of_composing_an_id_is_known() -> None:
    prefixes = {
        (path, part.values[0].value)
        for path, call in calls()
        for part in python.walk(call.args[0])
        if isinstance(part, python.JoinedStr) and isinstance(part.values[0], python.Constant)
    }
    assert {prefix for _, prefix in prefixes} <= set(COMPOSED)
    assert len(prefixes) >= 8


def test_no_message_is_unused() -> None:
    kept = {name for name in messages("en") if not words.RULE.fullmatch(name)}
    used = needed() | {f"flash-point-{name}" for name in needed() | {"title"}}
    for game in OTHERS:
        used |= {f"{game}-{name}" for name in needed() | asked_by(game)} | counted_by(game)
    assert kept - used == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_rules_are_read_apart_from_everything_else(language: str) -> None:
    found = messages(language)
    assert {name for name in found if words.bundle(language, True).has_message(name)} == set(
        filter(words.RULE.fullmatch, found)
    )
    assert {name for name in found if words.bundle(language, False).has_message(name)} == {
        name for name in found if not words.RULE.fullmatch(name)
    }


def test_a_missing_message_or_detail_is_an_error_of_ours() -> None:
    with pytest.raises(LookupError):
        words.t("no-such-message", "en")
    with pytest.raises(LookupError, match="event-moved"):
        words.t("event-moved", "en", who=1)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"FIREHALL_LANG": "de"}, "de"),
        ({"FIREHALL_LANG": "IT"}, "it"),
        ({"FIREHALL_LANG": "it_IT.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "it"),
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "it_IT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "it_CH", "LANG": "de_CH"}, "it"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"FIREHALL_LANG": "fr", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert words.preferred() == language
    assert words.t("place-fire") == {"en": "fire", "de": "Feuer", "it": "fuoco"}[language]


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", ["up", "right", "down", "left", "here"]),
        ("de", ["hoch", "rechts", "runter", "links", "hier"]),
        ("it", ["su", "destra", "giù", "sinistra", "qui"]),
    ],
)
def test_directions_are_understood_in_the_language_and_in_english(
    language: str, spoken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIREHALL_LANG", language)
    english = ["up", "right", "down", "left", "here"]
    assert [directions()[word] for word in spoken] == english
    assert [directions()[word] for word in english] == english
    assert ("giu" in directions()) == (language == "it")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_said_for_commands_is_no_move_and_means_one_thing(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIREHALL_LANG", language)
    meant: dict[str, str] = {}
    for command in COMMANDS:
        for phrase in (command, *words.t(f"say-{command}", language).split(";"), *words.t(f"say-{command}").split(";")):
            assert meant.setdefault(bare(phrase), command) == command
            assert command_of(phrase) == (command, "")
    assert meant.items() <= phrases(language).items()
    for form in FORMS.values():
        assert command_of(form) == ("", form)
    for form in ("draw-victim", "draw-false-alarm"):
        assert not {bare(phrase) for phrase in words.t(f"say-{form}", language).split(";")} & set(phrases(language))


@pytest.mark.parametrize(
    ("text", "whole"), [("no", "No."), ("so?", "So?"), ("Ja.", "Ja."), ("öffne!", "Öffne!"), ("2 left", "2 left.")]
)
def test_sentences(text: str, whole: str) -> None:
    assert sentence(text) == whole
