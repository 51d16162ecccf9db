"""What every game must fulfil by being in the registry."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import firehall
from firehall import registry
from firehall.core.kernel import is_kernel
from firehall.core.play import CHANCE, NOBODY, OVER
from firehall.core.record import fields, layout
from firehall.core.rulebook import MINDS, NAMES, OPTIONAL, PLANS, RESULTS, Rulebook
from firehall.errors import BadSetup, FirehallError, IllegalMove
from firehall.game import Game
from firehall.games.packing import bytes_of
from firehall.move import Move
from firehall.words import LANGUAGES, known, own, t

from .support import wander

GAMES = registry.games()
NEEDED = {
    "state": ("State", "Book"),
    "moves": ("Why", "rule_of", "key", "decode", "encode", "details", "priced", "spell", "FORMS", "forms", "CLOSING"),
    "events": ("event", "RULES"),
    "position": ("write", "read", "pack", "unpack"),
    "setup": ("Setup", "editions", "options"),
    "turn": NAMES,
    "view": ("question", "outcome", "draw", "status", "scene", "seen", "dice", "warnings", "whereabouts", "nearby"),
    "results": (*RESULTS, "End", "Number"),
}
WHERE_NEEDED = {
    "board": ("load", "names"),
    "worth": (*PLANS, "Term", "weights"),
    "mind": (*MINDS, "choose"),
}
HEADS = {
    ("moves", "decode"): ["key", "code"],
    ("moves", "encode"): ["state", "book", "move"],
    ("moves", "details"): ["state", "book", "move", "code"],
    ("moves", "priced"): ["state", "book", "moves"],
    ("moves", "spell"): ["state", "line", "directions"],
    ("moves", "rule_of"): ["book", "why"],
    ("events", "event"): ["book", "number", "kind", "first", "second", "cause"],
    ("position", "write"): ["state", "book", "board"],
    ("position", "read"): ["text", "book", "board", "first_line", "source"],
    ("position", "pack"): ["state", "book"],
    ("position", "unpack"): ["text", "book", "board"],
    ("view", "question"): ["state", "book", "language"],
    ("view", "outcome"): ["state", "book", "language"],
    ("view", "draw"): ["state", "board"],
    ("view", "status"): ["state", "book", "language"],
    ("view", "scene"): ["state", "book", "board", "language"],
    ("view", "seen"): ["state", "book", "seat"],
    ("view", "dice"): ["move"],
    ("view", "warnings"): ["state", "book", "language"],
    ("view", "whereabouts"): ["state", "language"],
    ("worth", "worth"): ["state", "book", "weights"],
    ("worth", "left"): ["state"],
    ("worth", "rest"): ["state", "book"],
    ("worth", "trace"): ["state"],
    ("results", "sides"): ["state", "book"],
    ("results", "end"): ["state", "book"],
    ("results", "won"): ["state", "book", "side"],
    ("results", "number"): ["state", "book", "side", "which"],
    ("turn", "begin"): ["state", "book", "journal"],
    ("turn", "apply"): ["state", "book", "journal", "code"],
    ("turn", "legal"): ["state", "book", "word"],
    ("turn", "why_not"): ["state", "book", "code"],
    ("turn", "fates"): ["state", "book"],
    ("turn", "fate"): ["state", "book", "n"],
    ("turn", "key"): ["state", "book", "word"],
    ("mind", "value"): ["state", "book", "seat"],
    ("mind", "choose"): ["view", "legal", "rng", "budget"],
    ("turn", "words"): [],
    ("turn", "wipe"): ["state", "blank"],
}

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def choices(name: str, edition: str) -> dict[str, list[str]]:
    """The options that an edition of a game leaves open, with their choices."""
    return registry.game(name).setup.options(edition)


@cache
def crews(name: str) -> list[int]:
    """How many can play."""
    return [n for n in range(1, 13) if not registry.game(name).setup.Setup(crew=n).problems()]


def setups(name: str) -> Iterator[dict[str, Any]]:
    """Every edition on every board with every size of crew; then every choice of every option."""
    files = registry.game(name)
    for edition in files.setup.editions():
        for board in boards(name):
            for crew in crews(name):
                yield {"edition": edition, "board": board, "crew": crew}
        for n, (option, names) in enumerate(choices(name, edition).items()):
            for choice in names:
                crew = crews(name)[n % len(crews(name))]
                yield from allowed(name, {"edition": edition, "crew": crew, "options": {option: choice}})


def allowed(name: str, setup: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A set-up, if its game allows it; what an edition refuses is allowed in another, or for another crew."""
    setups = [setup, *({**setup, "edition": e, "crew": c} for e in editions(name) for c in crews(name)[::-1])]
    if not registry.game(name).setup.Setup(**setup).problems():
        yield setup
    else:
        assert any(not registry.game(name).setup.Setup(**other).problems() for other in setups), setup


def editions(name: str) -> list[str]:
    """The editions of a game."""
    return registry.game(name).setup.editions()


def boards(name: str) -> list[str]:
    """The boards of a game; one without a name where it has none."""
    board = registry.game(name).board
    return board.names() if board else [""]


def played(name: str, seed: int, **setup: Any) -> Iterator[Game]:
    """A random game with open dice, after every move."""
    game = firehall.new(name, real_dice=True, **setup)
    luck = Random(seed)
    yield game
    while not game.over:
        legal = list(game.legal_moves)
        game.play(luck.choice(legal))
        yield game


def positions(name: str) -> Iterator[Game]:
    """Many positions of random games, of all set-ups."""
    for n, setup in enumerate(setups(name)):
        for step, game in enumerate(played(name, n, **setup)):
            if (step + n) % 3 == 0 or game.over:
                yield game


# Modules


def test_there_are_games() -> None:
    assert "flash-point" in GAMES
    assert sorted(GAMES) == GAMES
    with pytest.raises(BadSetup):
        registry.game("chess")


@every_game
def test_a_game_has_all_modules_and_functions(name: str) -> None:
    files = registry.game(name)
    there = {part: things for part, things in WHERE_NEEDED.items() if getattr(files, part)}
    assert "worth" in there or "mind" in there
    for part, things in (NEEDED | there).items():
        module = getattr(files, part)
        assert module.__doc__, part
        assert [thing for thing in things if not hasattr(module, thing)] == []
    for (part, thing), names in HEADS.items():
        if getattr(files, part) is None:
            continue
        assert list(inspect.signature(getattr(getattr(files, part), thing)).parameters) == names, (part, thing)


@every_game
def test_a_game_is_a_rulebook_of_kernels(name: str) -> None:
    rulebook = registry.game(name).rulebook
    assert isinstance(rulebook, Rulebook)
    files = registry.game(name)
    assert set(rulebook.kernels) == {
        *NAMES,
        *(set(OPTIONAL) & set(rulebook.kernels)),
        *RESULTS,
        *(PLANS if files.worth else ()),
        *(MINDS if files.mind else ()),
    }
    assert all(is_kernel(kernel) for kernel in rulebook.kernels.values())
    assert rulebook.name == name
    for record in (rulebook.state, rulebook.book):
        assert layout(record).itemsize > 0
    assert {"asking", "asked", "won", "crew"} <= {field.name for field in fields(rulebook.state)}


@every_game
def test_a_game_has_editions_options_and_boards(name: str) -> None:
    files = registry.game(name)
    assert files.setup.editions()
    assert boards(name)
    for edition in files.setup.editions():
        assert all(len(names) > 1 for names in choices(name, edition).values())
    assert crews(name) == list(range(crews(name)[0], crews(name)[-1] + 1))
    wrong = files.setup.Setup(edition="none", board="none", crew=99, options={"none": "none"})
    assert {part for part, _ in wrong.problems()} == {"edition", "board", "crew", "options"}
    with pytest.raises(BadSetup):
        wrong.prepare()


# Play


@every_game
def test_every_set_up_can_be_played_to_the_end(name: str) -> None:
    for n, setup in enumerate(setups(name)):
        for on in ("python", "cpu"):
            game, luck = firehall.new(name, seed=n, on=on, **setup), Random(n)
            while not game.over:
                assert game.asked not in (CHANCE, NOBODY)
                assert game.question
                game.play(luck.choice(list(game.legal_moves)))
            assert game.outcome
            assert game.state.asking == OVER
            assert game.asked == NOBODY
            assert not game.legal_moves
            with pytest.raises(FirehallError):
                game.play(game.history[-1][1])


@every_game
def test_a_game_says_what_came_of_it_once_it_is_over(name: str) -> None:
    results = registry.game(name).results
    assert results.End(0).name == "NONE" and [int(which) for which in results.Number] == list(
        range(len(results.Number))
    )
    ended = 0
    for game in positions(name):
        state, book = game.state, game.book
        sides = results.sides(state, book)
        assert sides in (1, state.crew)
        assert (results.end(state, book) == results.End.NONE) == (not game.over)
        if game.over:
            ended += 1
            assert results.End(results.end(state, book))
            assert all(results.won(state, book, side) in (0, 1) for side in range(sides))
            assert all(results.number(state, book, s, w) is not None for s in range(sides) for w in results.Number)
            assert sides > 1 or game.won == results.won(state, book, 0)
    assert ended > 3


@every_game
def test_legal_is_what_nothing_speaks_against(name: str) -> None:
    turn = registry.game(name).turn
    for game in positions(name):
        state, book = game.state, game.book
        words = [turn.legal(state, book, word) for word in range(turn.words())]
        codes = range(64 * turn.words())
        assert all(0 <= word < 1 << 64 for word in words)
        assert [words[c >> 6] >> (c & 63) & 1 for c in codes] == [int(turn.why_not(state, book, c) == 0) for c in codes]
        assert turn.why_not(state, book, -1) != 0
        assert turn.why_not(state, book, 64 * turn.words()) != 0
        assert any(words) == (state.asking != OVER)
        assert list(game.legal_moves.codes()) == [c for c in codes if words[c >> 6] >> (c & 63) & 1]


@every_game
def test_the_fates_of_chance_are_legal_and_as_many_as_are_said(name: str) -> None:
    turn, asked = registry.game(name).turn, 0
    for game in positions(name):
        if game.asked != CHANCE:
            assert game.chances == {}
            continue
        state, book = game.state, game.book
        number = turn.fates(state, book)
        fates = [turn.fate(state, book, n) for n in range(number)]
        assert 0 < number < 1 << 16
        assert all(turn.why_not(state, book, fate) == 0 for fate in fates)
        assert sum(game.chances.values()) == number
        assert set(game.chances) <= set(game.legal_moves)
        assert min(game.chances.values()) > 0
        asked += 1
    assert asked > 100


@every_game
def test_the_text_of_a_code_leads_back_to_it(name: str) -> None:
    files = registry.game(name)
    for game in positions(name):
        state, book = game.state, game.book
        keys = [files.moves.key(state, book, word) for word in range(game.rulebook.words)]
        codes = list(game.legal_moves.codes())
        texts = [files.moves.decode(keys[code >> 6], code) for code in codes]
        assert texts == list(game.legal_moves)
        assert all(isinstance(text, Move) for text in texts)
        assert [files.moves.encode(state, book, Move(str(text))) for text in texts] == [(code, 0) for code in codes]
        assert len(set(texts)) == len(texts)
        for code in set(range(64 * game.rulebook.words)) - set(codes):
            text = files.moves.decode(keys[code >> 6], code)
            if text is not None:
                assert files.moves.encode(state, book, text)[0] in (code, -1)
                assert text not in texts


@every_game
def test_what_is_refused_says_why_and_cites_a_rule(name: str) -> None:
    files, texts = registry.game(name), set[Move]()
    for n, game in enumerate(positions(name)):
        texts |= set(game.legal_moves)
        if n % 40 or game.over:
            continue
        before = bytes_of(game.state)
        for move in sorted(texts - set(game.legal_moves))[::7]:
            why = game.why_not(move)
            with pytest.raises(IllegalMove) as caught:
                game.play(move)
            assert why == str(caught.value)
            assert why.endswith(f"[{caught.value.rule}]")
        assert bytes_of(game.state) == before
    assert files.moves.RULE_OF.keys() == set(files.moves.Why) - {files.moves.Why(0)}


@every_game
def test_a_game_can_be_written_and_read_in_every_form(name: str) -> None:
    for n, game in enumerate(positions(name)):
        if n % 25 == 0 or game.over:
            for text in (game.position, game.position_id):
                assert bytes_of(firehall.load(text).state) == bytes_of(game.state)
            again = firehall.load(game.record)
            assert (again.history, bytes_of(again.state)) == (game.history, bytes_of(game.state))


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_can_be_said_in_every_language(name: str, language: str) -> None:
    files = registry.game(name)
    happened = [kind.name.lower().replace("_", "-") for kind in files.events.RULES]
    whys = [why.name.lower().replace("_", "-") for why in files.moves.Why if why]
    rules = [entry[0] for entry in files.events.RULES.values()] + list(files.moves.RULE_OF.values())
    wanted = [*(f"event-{kind}" for kind in happened), *(f"why-{why}" for why in whys), "title"]
    assert [message for message in wanted if not known(own(name, message), language)] == []
    for kind, members in (("end", files.results.End), ("number", files.results.Number)):
        told = [f"{kind}-{name}-{m.name.lower().replace('_', '-')}" for m in members if m.name != "NONE"]
        assert [message for message in told if not known(message, language)] == []
    assert [rule for rule in rules if not known(rule, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_that_happens_is_told_in_every_language(name: str, language: str) -> None:
    files, told = registry.game(name), set[str]()
    for n, setup in enumerate(setups(name)):
        game = list(played(name, n, **setup))[-1]
        for event in game.events:
            if event.name not in told:
                told.add(event.name)
                assert event.text(language).strip()
                assert known(event.rule, language)
        assert files.view.outcome(game.state, game.book, language)
        assert all(line for line in files.view.status(game.state, game.book, language))
    assert len(told) > len(files.events.RULES) * 3 // 4


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_that_is_asked_is_asked_in_every_language(name: str, language: str) -> None:
    files, asked = registry.game(name), set[int]()
    for game in positions(name):
        if game.state.asking not in asked:
            asked.add(game.state.asking)
            assert files.view.question(game.state, game.book, language).strip()
            assert game.scene(language).question.strip()
    assert len(asked) > 5


@every_game
def test_every_reason_has_a_sentence_with_all_details(name: str) -> None:
    moves = registry.game(name).moves
    game = next(islice(played(name, 1, crew=crews(name)[0]), 8, None))
    code, move = next(iter(game.legal_moves.codes())), game.legal_moves[0]
    details = moves.details(game.state, game.book, move, code)
    for why in moves.Why:
        if why:
            reason = own(name, f"why-{why.name.lower().replace('_', '-')}")
            assert t(reason, "en", **details, asked="?").strip()


# Scenes


@every_game
def test_a_scene_names_the_space_of_every_piece_and_no_id_twice(name: str) -> None:
    for n, game in enumerate(positions(name)):
        if n % 4 == 0 or game.over:
            scene = game.scene("en")
            spots = [spot.id for spot in scene.spots]
            assert len(set(spots)) == len(spots)
            assert {piece.space for piece in scene.pieces} <= set(spots)
            for things in (scene.pieces, scene.lines, scene.counters):
                assert len({thing.id for thing in things}) == len(things)
            assert all(p.symbol and p.label and 0 <= min(p.place) <= max(p.place) <= 1 for p in scene.pieces)
            points = [point for spot in scene.spots for point in spot.outline]
            points += [point for line in scene.lines for point in (line.start, line.end)]
            assert all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in points)
            assert scene.title and scene.question
            assert all(counter.label and counter.value >= 0 for counter in scene.counters)


@every_game
def test_a_scene_names_everybody_at_the_table(name: str) -> None:
    for n, game in enumerate(positions(name)):
        if n % 4 == 0 or game.over:
            scene = game.scene("en")
            assert len(scene.players) == game.setup.crew and -1 <= scene.turn < game.setup.crew
            assert all(player.label and player.symbol for player in scene.players)
            for player in scene.players:
                assert all(counter.label and counter.value >= 0 for counter in player.counters)
            people = {player.piece for player in scene.players} - {""}
            assert people == {piece.id for piece in scene.pieces if piece.kind in ("person", "downed")}
            arrives = all(move.verb == "start" for move in game.legal_moves)
            asked = scene.players[game.asked : game.asked + 1] if game.asked >= 0 and scene.turn >= 0 else ()
            assert all(player.piece for player in asked) or arrives or not people


@every_game
def test_what_can_be_named_is_everything_legal_and_all_of_it_is_answered(name: str) -> None:
    for n, game in enumerate(positions(name)):
        if n % 4 == 0 or game.over:
            named, legal = game.nameable_moves, set(game.legal_moves)
            assert legal <= set(named) and len(set(named)) == len(named)
            assert {move for move in named if not game.why_not(move)} == legal


@every_game
def test_the_history_is_right_whatever_is_taken_back(name: str) -> None:
    game, luck = firehall.new(name, real_dice=True), Random(3)
    for n in range(300):
        if game.over or (n % 7 == 6 and luck.random() < 0.8):
            for _ in range(luck.randrange(1, 5)):
                game.undo(what_if=True)
        move = luck.choice(game.legal_moves)
        game.play(move)
        assert n % 3 or game.history[-1][1] == move
    fresh = Game(game.setup, game=name)
    for seat, move in game.history:
        assert fresh.asked == seat
        fresh.play(move)
    assert fresh.position == game.position and fresh.history == game.history


@every_game
def test_every_move_of_chance_tells_its_dice(name: str) -> None:
    fallen = 0
    for seed, game in enumerate(firehall.new(name, seed=n) for n in range(3)):
        for _ in wander(game, seed, 60):
            pass
        for seat, move in game.history:
            dice = game.files.view.dice(move)
            assert seat == CHANCE or not dice
            assert all(die.kind and die.value > 0 for die in dice)
            fallen += len(dice)
    assert fallen > 0 or not any(form.startswith("roll") for form in registry.game(name).moves.FORMS.values())


@every_game
def test_the_picture_is_well_formed_and_has_every_piece(name: str) -> None:
    for n, game in enumerate(positions(name)):
        if n % 25 == 0 or game.over:
            scene, root = game.scene("en"), ElementTree.fromstring(game.svg("en"))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            titles = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
            for thing in (*scene.pieces, *scene.lines):
                assert thing.label in titles
            signs = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text") if text.get("class") == "sign"]
            assert sorted(filter(None, signs)) == sorted(piece.symbol for piece in scene.pieces)


@every_game
def test_the_folder_of_a_game_names_its_board_files_as_they_are_loaded(name: str) -> None:
    files = registry.game(name)
    if files.board is None:
        return
    assert files.board.__file__ is not None
    found = (Path(files.board.__file__).parent / "boards").iterdir()
    assert sorted(path.stem for path in found) == sorted(files.board.names())
    for board in files.board.names():
        assert files.board.load(board).title
