"""Positions as text and in one word: what is written is read again, and what no game can come to is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import firehall
from firehall.core.masks import bag_total, count, heap_total
from firehall.errors import BadPosition, FirehallError
from firehall.game import Game
from firehall.games.flash_point.state import NOWHERE, WORDS, Ask
from tests.support import front, given, play, wander

SETUPS: list[dict[str, Any]] = [
    {},
    {"options": {"end-on-fire": "knocked-down", "limit-action-markers": "on"}},
    {"options": {"family-setup": "random", "knockdown-distance": "walk"}},
    {"options": {"family-setup": "rolled", "play-on-after-seven": "on"}},
    {"edition": "experienced", "level": "recruit"},
    {"edition": "experienced", "level": "veteran", "options": {"captain-consent": "on"}},
    {
        "edition": "experienced",
        "level": "heroic",
        "options": {"crew-change-pool": "never-held", "specialists": "drawn"},
    },
    {
        "edition": "experienced",
        "options": {"experienced-parts": "specialists-hazmats", "hazmat-flashover": "after-each"},
    },
    {"edition": "2010-basic"},
    {"edition": "2010-basic", "options": {"knockdown-timing": "after-flashover", "downed-player-rolls-fire": "no"}},
    {"edition": "2010-advanced", "level": "one-alarm", "options": {"specialist-shortage": "duplicates"}},
    {"edition": "2010-advanced", "level": "two-alarm", "options": {"splash-outside": "yes"}},
    {"edition": "2010-advanced", "level": "three-alarm", "options": {"hazmat-counts-as-poi": "no"}},
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def begun() -> Game:
    """A game of two, in which the first firefighter acts."""
    game = firehall.new(crew=2, real_dice=True)
    play(game, "start 3,0", "start 0,1", "first 1")
    return game


TEXT = begun().position
DRAWING = TEXT.splitlines().index("      0     1     2     3     4     5     6     7     8     9") + 1


def line_of(beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(beginning))


def edited(*changes: str) -> str:
    """The position with texts replaced, each given as `old => new`."""
    text = TEXT
    for old, new in (change.split(" => ") for change in changes):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def with_sign(row: str, column: int, signs: str) -> str:
    """The position with signs written over others in a line that begins so."""
    lines = TEXT.splitlines()
    number = line_of(row) - 1
    lines[number] = lines[number][: column - 1] + signs + lines[number][column - 1 + len(signs) :]
    return "\n".join(lines) + "\n"


def refusal(text: str) -> list[tuple[int, int, str]]:
    """What is wrong with a position."""
    with pytest.raises(BadPosition) as caught:
        firehall.load(text)
    return [(p.line, p.column, p.text) for p in caught.value.problems]


def texts(text: str) -> list[str]:
    """The same, without the places."""
    return [what for _, _, what in refusal(text)]


def games(setup: dict[str, Any], seeds: range = range(3)) -> Iterator[Game]:
    """Random games, move by move, on both boards, with several crews."""
    for n in seeds:
        new = firehall.new(board=("front", "back")[n % 2], crew=1 + (2 * n + 1) % 6, real_dice=True, **setup)
        yield new
        yield from wander(new, n)


# Round trips


@every_setup
def test_every_position_of_random_games_is_read_as_it_was_written(setup: dict[str, Any]) -> None:
    for n, game in enumerate(games(setup)):
        again = firehall.load(game.position)
        assert vars(again.state) == vars(game.state)
        if n % 10 == 0 or game.over:
            assert again.position == game.position
            assert list(again.legal_moves) == list(game.legal_moves)
            assert (again.question, again.outcome, again.setup) == (game.question, game.outcome, game.setup)


@every_setup
def test_every_position_id_of_random_games_is_read_as_it_was_written(setup: dict[str, Any]) -> None:
    for n, game in enumerate(games(setup)):
        again = firehall.load(game.position_id)
        assert vars(again.state) == vars(game.state)
        if n % 10 == 0 or game.over:
            assert again.position_id == game.position_id
            assert again.position == game.position


def test_every_question_was_asked_in_the_random_games() -> None:
    asked = {game.state.asking for setup in SETUPS for game in games(setup)}
    assert asked | set(RARE) == set(Ask) - {Ask.NOTHING}


RARE = (Ask.HAZMAT, Ask.GUN_DICE, Ask.GUN_RED_ROLL, Ask.GUN_BLACK_ROLL)
HOT = "6,6 6,7 6,8"


def rare() -> Iterator[Game]:
    """Questions that random games seldom come to."""
    gun = given(on="front", edition="experienced", people="0,7", roles="driver", hazmats="2,2 2,3 2,3", hot=HOT)
    for moves in (("fire deck gun", "roll 2,6"), ("reroll red", "roll red 3"), ("reroll black",)):
        play(gun, *moves[:-1])
        yield gun
        play(gun, moves[-1])
        yield gun
    fire = {"fire": "3,5", "smoke": "3,4 3,6", "hazmats": "3,4 3,6", "roll": True}
    blast = given(on="front", edition="experienced", people="0,7", roles="driver", hot=HOT, **fire)
    play(blast, "roll 3,5")
    yield blast


def test_rare_questions_are_read_as_they_were_written() -> None:
    asked = set[Ask]()
    for game in rare():
        asked.add(Ask(game.state.asking))
        for text in (game.position, game.position_id):
            assert vars(firehall.load(text).state) == vars(game.state)
    assert asked >= set(RARE)


@every_setup
def test_a_scene_names_everything_on_the_board_once(setup: dict[str, Any]) -> None:
    for game in games(setup, range(1, 2)):
        state, scene = game.state, game.scene("en")
        assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
        found = Counter(piece.kind for piece in scene.pieces)
        assert found["hot-spot"] == count(state.hot)
        assert found["hazmat"] == heap_total(state.hazmats)
        assert (found["victim"], found["heal"]) == (bag_total(state.victims, WORDS), bag_total(state.treated, WORDS))
        assert found["hidden"] == count(state.hidden[0])
        assert found["person"] + found["downed"] == sum(space != NOWHERE for space in state.where[: state.crew])
        assert found["downed"] == count(state.down)
        parked = (state.engine >= 0) + (state.ambulance >= 0) if game.book.rules.vehicles else 0
        assert found["engine"] + found["ambulance"] == parked


def test_a_game_goes_on_from_its_position_as_it_would_have() -> None:
    game = firehall.new(crew=3, real_dice=True, options={"end-on-fire": "knocked-down"})
    for _ in wander(game, 5, 60):
        pass
    ways = [game, firehall.load(game.position), firehall.load(game.position_id)]
    for way in ways:
        for _ in wander(way, 6):
            pass
    assert ways[0].position == ways[1].position == ways[2].position
    assert game.over


@every_setup
def test_a_position_id_is_short_and_fits_in_a_link(setup: dict[str, Any]) -> None:
    for game in games(setup, range(1)):
        assert len(game.position_id) < 500
        assert not set(game.position_id) & set(" /?#&%+<>\"'")


def test_a_position_on_a_board_of_ones_own_names_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.board"
    path.write_text(str(begun().board))
    game = firehall.new(board=str(path), crew=1, real_dice=True)
    assert firehall.load(game.position).board.title == game.board.title
    assert firehall.load(game.position_id).position == game.position


def test_a_position_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.position"
    path.write_text(TEXT)
    assert firehall.load(str(path)).position == TEXT


# Too much, too many, in the wrong place


def test_25_damage_markers_are_refused() -> None:
    outer = " ".join(f"{r},{c}-{r + 1},{c}" for r, c in [(0, c) for c in range(1, 9) if c != 6])
    outer += " " + " ".join(f"6,{c}-7,{c}" for c in range(1, 9) if c != 3) + " 1,0-1,1 2,0-2,1 4,0-4,1 5,0-5,1 6,0-6,1"
    outer += " 1,8-1,9 2,8-2,9 3,8-3,9 5,8-5,9 6,8-6,9 2,3-3,3"
    game = front(damaged=outer, people="1,1")
    assert texts(game.position) == ["25 damage markers: there are only 24"]


def test_a_house_that_should_have_collapsed_is_refused() -> None:
    game = front(damaged="0,1-1,1", people="1,1", damage=24)
    assert game.files.position.check(game.state, game.book) == ["24 damage markers: the building collapses with 24"]


@pytest.mark.parametrize(
    ("row", "column", "signs", "what"),
    [
        ("1  ", 28, "1", "firefighter 1 stands in the wall on edge 1,3-1,4: edges hold one of -|!xDo/"),
        ("1  ", 28, "W", "unknown sign 'W' on edge 1,3-1,4: edges hold one of -|!xDo/"),
        ("1  ", 28, "!", "edge 1,3-1,4 shows '!': this board has door, so draw one of D / o there"),
        ("1  ", 22, "|", "edge 1,2-1,3 shows '-': this board has nothing, so leave it blank there"),
        ("1  ", 10, " ", "edge 1,0-1,1 shows 'nothing': this board has wall, so draw one of - ! x there"),
        ("1  ", 10, "D", "edge 1,0-1,1 shows 'D': this board has wall, so draw one of - ! x there"),
        ("4  ", 58, "x", "edge 4,8-4,9 shows 'x': this board has opening, so draw one of o there"),
    ],
)
def test_what_cannot_stand_on_an_edge_is_named_with_its_place(row: str, column: int, signs: str, what: str) -> None:
    assert refusal(with_sign(row, column, signs)) == [(line_of(row), column, what)]


def test_a_firefighter_in_an_outer_wall_is_named_with_its_place() -> None:
    text = with_sign("         +-----+-----+-----+-----+-----+--o--", 13, "1")
    what = "firefighter 1 stands in the wall on edge 0,1-1,1: edges hold one of -|!xDo/"
    assert refusal(text) == [(line_of("1  ") - 1, 13, what)]


CELL = (
    "draw f fire, s smoke, h hot spot, z hazmat, ? hidden point of interest, v victim, t treated victim, "
    "1 to 6 firefighters, each where it can be"
)


@pytest.mark.parametrize(
    ("row", "column", "signs", "what"),
    [
        ("1  ", 13, "Z", f"space 1,1 has 'Z': {CELL}"),
        ("1  ", 13, "²", f"space 1,1 has '²': {CELL}"),
        ("1  ", 13, "7", f"space 1,1 has '7': {CELL}"),
        ("1  ", 13, "1", f"space 3,0 has '1': {CELL}"),
        ("0  ", 7, "s", f"space 0,0 has 's': {CELL}"),
        ("0  ", 7, "?", f"space 0,0 has '?': {CELL}"),
        ("0  ", 7, "v", f"space 0,0 has 'v': {CELL}"),
    ],
)
def test_what_cannot_lie_on_a_space_is_named_with_its_place(row: str, column: int, signs: str, what: str) -> None:
    ((line, where, found),) = refusal(with_sign(row, column, signs))
    assert found == what
    assert (line, where) == ((line_of("3  "), 7) if "3,0" in what else (line_of(row), column))


def test_smoke_and_fire_on_one_space_are_refused() -> None:
    ((line, column, what),) = refusal(with_sign("4  ", 31, "fs"))
    assert (line, column) == (line_of("4  "), 32)
    assert what.startswith("space 4,4 has")


def test_fire_outside_is_refused_while_somebody_acts() -> None:
    what = "fire lies outside the building: it is removed when the fire has advanced"
    assert texts(with_sign("0  ", 7, "f")) == [what]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("unseen: 10 victims => unseen: 11 victims", "11 victims in all (unseen, lying, rescued, lost): there are 10"),
        ("rescued: 0 victims => rescued: 3 victims", "13 victims in all (unseen, lying, rescued, lost): there are 10"),
        ("lost: 0 victims => lost: 1 victims", "11 victims in all (unseen, lying, rescued, lost): there are 10"),
        (
            "10 victims, 5 false alarms => 10 victims, 4 false alarms",
            "4 false alarms in all (unseen, found, lost): there are 5",
        ),
        ("points 4 => points 9", "9 action points: nobody has more than 8"),
        ("saved: 0 0 => saved: 0 5", "firefighter 2 saved 5: at most 4"),
        ("turn: 1 of 2 => turn: 2 of 2", "firefighter 1 acts in the turn of firefighter 2"),
        ("asks: action of 1 => asks: action of team", "action is not asked of team"),
        ("phase: actions => phase: losses", "action is not asked in the phase losses"),
        ("asks: action of 1 => asks: poi-draw of chance at 1,1", "no hidden point of interest lies on 1,1"),
        ("asks: action of 1 => asks: game-over of nobody", "a game that is over has an ending, and no other has"),
        ("3     1  o => 3     .  o", "firefighters 2 stand on the board; it should be 1, 2"),
        ("0     .     2 => 0     .     3", "firefighters 1, 3 stand on the board; it should be 1, 2"),
    ],
)
def test_what_no_game_can_come_to_is_refused(change: str, what: str) -> None:
    assert what in texts(edited(change))


def test_a_fourth_point_of_interest_is_refused() -> None:
    assert texts(with_sign("1  ", 13, "?")) == ["4 points of interest lie on the board: at most 3"]


def test_more_fire_and_smoke_than_there_are_markers_is_refused() -> None:
    everywhere = " ".join(f"{r},{c}" for r in range(1, 6) for c in range(1, 9))
    game = front(smoke=everywhere, people="6,8")
    assert texts(game.position) == ["40 fire and smoke markers: there are only 33"]
    assert firehall.load(front(smoke=everywhere, people="6,8", options={"limit-threat-markers": "unlimited"}).position)


@pytest.mark.parametrize(
    "changes",
    [
        ["set-up: 3 explosions => set-up: 3 explosions\nwon: yes"],
        [
            "action of 1 => game-over of nobody",
            "set-up: 3 explosions => set-up: 3 explosions\nending: victory\nwon: yes",
        ],
        ["action of 1 => game-over of nobody", "set-up: 3 explosions => set-up: 3 explosions\nending: losses\nwon: no"],
        [
            "action of 1 => game-over of nobody",
            "set-up: 3 explosions => set-up: 3 explosions\nending: collapse\nwon: no",
        ],
        ["unseen: 10 => unseen: 3", "rescued: 0 => rescued: 7"],
        ["unseen: 10 => unseen: 6", "lost: 0 => lost: 4"],
    ],
)
def test_an_ending_must_fit_what_was_rescued_lost_and_damaged(changes: list[str]) -> None:
    assert len(texts(edited(*changes))) == 1


@pytest.mark.parametrize(
    "change",
    [
        "crew: 2 => crew: 3",
        "saved: 0 0 => saved: 0",
        "saved: 0 0 => saved: 0 0 3",
        "first 1 => first 3",
        "first 1 => first 0",
        "standing 2 => standing 77",
        "set-up: 3 explosions => set-up: 9 explosions",
    ],
)
def test_the_numbers_of_a_position_must_fit_its_crew_and_rules(change: str) -> None:
    assert len(texts(edited(change))) == 1


# Lines that cannot be read


@pytest.mark.parametrize(
    ("change", "beginning", "what"),
    [
        (
            "saved: 0 0 => saved: none",
            "saved",
            "can't read 'saved: none'; expected something like 'saved: 0 2 0 4'",
        ),
        (
            "asks: action of 1 => asks: action of somebody",
            "asks",
            "can't read 'asks: action of somebody'; expected something like 'asks: action of 2'",
        ),
        (
            "asks: action of 1 => asks: action of 1 at 9,9",
            "asks",
            "can't read 'asks: action of 1 at 9,9'; expected something like 'asks: action of 2'",
        ),
        (
            "points 4 => points 400",
            "turn",
            "can't read 'turn: 1 of 2, first 1, points 400'; expected something like 'turn: 2 of 4, first 1, points 3'",
        ),
        (
            "unseen: 10 victims, => unseen: ten victims,",
            "unseen",
            "can't read 'unseen: ten victims, 5 false alarms'; "
            "expected something like 'unseen: 10 victims, 5 false alarms'",
        ),
        (
            "saved: 0 0 => saved: 0 0\nsaved: 0 0",
            "rescued",
            f"'saved' stands here again; it was said in line {line_of('saved')}",
        ),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_with_an_example(change: str, beginning: str, what: str) -> None:
    places = {"rescued": line_of("saved") + 1}
    assert refusal(edited(change)) == [(places.get(beginning, line_of(beginning)), 1, what)]


def test_an_unknown_line_is_answered_with_the_nearest() -> None:
    line, column, what = refusal(edited("saved: 0 0 => saved: 0 0\nsafed: 1"))[0]
    assert (line, column) == (line_of("saved") + 1, 1)
    assert what.startswith("there is no field of a position 'safed'; did you mean 'saved'?")


@pytest.mark.parametrize("line", TEXT.splitlines()[DRAWING + 15 :])
def test_a_missing_line_is_missed(line: str) -> None:
    (what,) = texts(TEXT.replace(line + "\n", ""))
    assert what.startswith(f"the line '{line.partition(':')[0]}: ")
    assert what.endswith("or its like is missing")


def test_two_mistakes_are_named_together_in_the_order_of_the_text() -> None:
    text = with_sign("1  ", 28, "1").replace("saved: 0 0", "saved: none")
    assert [(line, column) for line, column, _ in refusal(text)] == [(line_of("1  "), 28), (line_of("saved"), 1)]


def test_a_position_cut_off_anywhere_is_refused() -> None:
    lines = TEXT.splitlines()
    for n in range(1, len(lines)):
        with pytest.raises(BadPosition):
            firehall.load("\n".join(lines[:n]) + "\n")


def test_a_drawing_that_was_cut_off_is_named_with_its_line() -> None:
    text = "\n".join(TEXT.splitlines()[: line_of("3  ") - 1])
    assert refusal(text)[0] == (line_of("3  "), 0, "the drawing ends before row 3: it has eight rows, 0 to 7")


def test_a_position_of_a_newer_format_says_what_to_do() -> None:
    what = "format 2 is newer than this Firehall, which reads up to 1: update Firehall to read it"
    assert refusal(edited("firehall position 1 => firehall position 2")) == [(1, 0, what)]


@pytest.mark.parametrize(
    ("change", "line", "what"),
    [
        ("edition: family => edition: famly", 3, "there is no edition 'famly'; did you mean 'family'?"),
        ("board: front => board: frnt", 4, "there is no board 'frnt'; did you mean 'front'?"),
        ("game: flash-point => game: flashpoint", 2, "there is no game 'flashpoint'; did you mean 'flash-point'?"),
        ("crew: 2 => crew: 7", 5, "7 firefighters: 1 to 6 can play"),
        ("crew: 2 => crew: two", 5, "crew is 'two'; expected a number from 1 to 6"),
        (
            "crew: 2 => crew: 2\noptions: end-on-fir=forbidden",
            6,
            "there is no option of family 'end-on-fir'; did you mean 'end-on-fire'?",
        ),
    ],
)
def test_a_head_that_asks_for_what_there_is_not_is_named_with_its_line(change: str, line: int, what: str) -> None:
    ((where, _, found),) = refusal(edited(change))
    assert found.startswith(what)
    assert where == line


def test_a_bad_position_file_is_named_and_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "bad.position"
    text = with_sign("1  ", 28, "1")
    path.write_text(text)
    with pytest.raises(BadPosition) as caught:
        firehall.load(str(path))
    assert str(caught.value).startswith(f"{path}: line {line_of('1  ')}, column 28: firefighter 1 stands in the wall")
    assert path.read_text() == text


# Position ids


def id_with(field: str, value: int, at: int | None = None) -> str:
    """The id of a position in which one number was forged."""
    game = begun()
    state: Any = game.state
    if at is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[at] = value
    packed = game.files.position.pack(state, game.book)
    return f"{game.position_id.rpartition('~')[0]}~{packed}"


def test_a_position_id_cut_off_anywhere_is_refused() -> None:
    whole = begun().position_id
    for n in range(whole.rindex("~") + 1, len(whole)):
        with pytest.raises(BadPosition) as caught:
            firehall.load(whole[:n])
        assert "it was cut off, or belongs to another version" in str(caught.value)


def test_a_position_id_cut_off_before_the_position_is_refused() -> None:
    whole = begun().position_id
    for n in range(1, whole.rindex("~")):
        with pytest.raises(FirehallError):
            firehall.load(whole[:n])


@pytest.mark.parametrize("tail", ["A", "AAAA", "!"])
def test_a_position_id_with_something_behind_it_is_refused(tail: str) -> None:
    with pytest.raises(BadPosition):
        firehall.load(begun().position_id + tail)


def test_a_position_id_of_an_unknown_edition_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadPosition) as caught:
        firehall.load(begun().position_id.replace("family", "famly"))
    assert str(caught.value).startswith("there is no edition 'famly'; did you mean 'family'?")


def test_a_position_id_with_a_nul_byte_is_refused() -> None:
    with pytest.raises(FirehallError):
        firehall.load(begun().position_id.replace("front", "fr\0nt"))


@pytest.mark.parametrize(
    ("field", "value", "at"),
    [
        ("asking", Ask.NOTHING, None),
        ("asking", 14, None),
        ("asking", -1, None),
        ("asked", 2, None),
        ("asked", -4, None),
        ("phase", 9, None),
        ("ending", 7, None),
        ("crew", 0, None),
        ("crew", 7, None),
        ("active", -1, None),
        ("active", 6, None),
        ("standing", -1, None),
        ("first", -2, None),
        ("first", 2, None),
        ("points", -1, None),
        ("points", 9, None),
        ("saved", -1, 0),
        ("saved", 5, 1),
        ("saved", 1, 5),
        ("damage", 1, None),
        ("damage", -1, None),
        ("rescued", -1, None),
        ("lost", 3, None),
        ("victims_unseen", 11, None),
        ("false_unseen", 6, None),
        ("false_found", -1, None),
        ("explosions", -1, None),
        ("explosions", 12, None),
        ("won", 1, None),
        ("won", 3, None),
        ("spot", 60, None),
        ("where", 127, 0),
        ("where", 48, 0),
        ("fire", 1 << 48, 0),
        ("fire", -1, 0),
        ("fire", 1 << 32, 1),
        ("smoke", 1, 1),
        ("smoke", (1 << 48) - 1, 0),
        ("hidden", 1, 1),
        ("victims", 1, 1),
        ("sides", 0, 0),
        ("sides", 151, 0),
        ("sides", 150 | 1 << 9, 0),
        ("sides", 0xFFFF, 20),
        ("flow", 0, 0),
        ("flow", (1 << 48) - 1, 1),
    ],
)
def test_a_forged_position_id_is_refused(field: str, value: int, at: int | None) -> None:
    with pytest.raises(BadPosition) as caught:
        firehall.load(id_with(field, value, at))
    assert str(caught.value)


def test_a_forged_id_with_too_many_victims_says_so() -> None:
    with pytest.raises(BadPosition) as caught:
        firehall.load(id_with("victims_unseen", 11))
    assert str(caught.value) == "11 victims in all (unseen, lying, rescued, lost): there are 10"


def test_a_forged_id_with_damage_that_lies_nowhere_says_so() -> None:
    with pytest.raises(BadPosition) as caught:
        firehall.load(id_with("damage", 7))
    assert str(caught.value) == "7 damage markers are counted, 0 lie on the walls"


# What only some editions have


def heroic() -> Game:
    """A position with hot spots, hazmats, a treated victim, specialists and vehicles."""
    return given(
        on="front",
        edition="experienced",
        level="heroic",
        people="3,0 0,7 2,2",
        roles="paramedic driver captain",
        turn=3,
        fire="3,4",
        victims="2,2",
        treated="2,2",
        hidden="5,5",
        hazmats="2,2 6,6 6,6",
        hot="1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4 3,1",
    )


def prototype() -> Game:
    """A position of 2010 in which somebody lies on the ground."""
    return given(
        on="prototype",
        edition="2010-advanced",
        level="three-alarm",
        people="3,0 1,1 2,2",
        roles="paramedic driver captain",
        down="2",
        hazmats="2,2",
        hazmats_unseen=3,
        hidden="5,5",
    )


def wrong(game: Game, change: str) -> list[str]:
    """What is wrong with a position in which one text is replaced by another."""
    old, new = change.split(" => ")
    text = game.position
    assert text.count(old) == 1
    return texts(text.replace(old, new))


def test_a_position_shows_everything_that_an_edition_has() -> None:
    text = heroic().position
    assert "hzvt3" in text
    for line in (
        "roles: paramedic driver captain",
        "held: dealt paramedic captain driver",
        "special: 2 points, 0 spent on CAFS",
        "engine: 0,7-0,8",
        "ambulance: 0,5-0,6",
        "hazmats: 0 unseen, 5 rolled, 2 disposed of, 0 exploded",
        "hot spots: 12 in reserve, 5 rolled",
    ):
        assert f"\n{line}\n" in text
    assert "\ndown: 2\n" in prototype().position
    assert not any(word in TEXT for word in ("roles", "hazmats", "hot spots", "engine", "down"))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("hzvt3 => h.vt3", "4 hazmats in all (lying, disposed of, exploded), but 5 were placed"),
        ("hzvt3 => .zvt3", "8 hot spots lie on the board: it should be 9"),
        ("hzvt3 => tttt3", "space 2,2 has 't'"),
        ("5 rolled, 2 disposed => 4 rolled, 1 disposed", "4 hazmats were placed in the set-up: there are 5"),
        ("12 in reserve => 13 in reserve", "13 hot spots in reserve: there are 12"),
        ("paramedic driver captain\nheld => paramedic driver driver\nheld", "two firefighters are the same specialist"),
        (
            "paramedic driver captain\nheld => paramedic - captain\nheld",
            "somebody is no specialist, but there are more",
        ),
        ("paramedic driver captain\nheld => paramedic driver\nheld", "'roles' speaks of 2 firefighters: expected 3"),
        ("held: dealt => held:", "the specialists have been dealt"),
        ("held: dealt paramedic => held: dealt", "a specialist is missing among those who were held"),
        ("special: 2 points => special: 3 points", "3 special points: firefighter 3 has at most 2"),
        ("0 spent on CAFS => 2 spent on CAFS", "2 points spent on commanding CAFS: at most 1"),
        (
            "engine: 0,7-0,8 => engine: 0,5-0,6",
            "can't read 'engine: 0,5-0,6'; expected something like 'engine: 0,7-0,8'",
        ),
        ("engine: 0,7-0,8\n => ", "the engine is not parked anywhere"),
        ("hazmats: 0 => aboard: 1\nhazmats: 0", "somebody is aboard, but no vehicle is driven"),
        ("hazmats: 0 => dice: red\nhazmats: 0", "only a driver with the deck gun rolls dice again"),
        ("hazmats: 0 => fresh: yes\nhazmats: 0", "a crew change begins a turn at the engine"),
        ("action of 3 => starved-roll of chance", "starved-roll is never asked in this edition"),
        ("action of 3 => ride of 1", "ride is not asked in the phase actions"),
        ("action of 3 => gun-dice of 2", "firefighter 2 acts in the turn of firefighter 3"),
    ],
)
def test_what_no_experienced_game_can_come_to_is_refused(change: str, what: str) -> None:
    assert any(found.startswith(what) for found in wrong(heroic(), change))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (
            "3 unseen, 0 rolled => 2 unseen, 0 rolled",
            "3 hazmats in all (unseen, lying, disposed of, exploded): there are 4",
        ),
        ("down: 2 => down: 7", "can't read 'down: 7'; expected something like 'down: 1 3'"),
        ("down: 2 => struck: 4,4", "fire has struck a space on which nothing lies hidden"),
        ("down: 2 => primed: 4,4", "fire has reached a hazmat where none lies"),
        ("unseen: 10 victims => unseen: 0 victims", "no victim is left to save, but the game goes on"),
        ("lost: 0 victims => lost: 3 victims", "3 victims are lost: the game ends with 3"),
        ("1     .  |  2 => 1     .  |   ", "firefighters 1, 3 stand on the board; it should be 1"),
        ("turn: 1 of 3 => turn: 2 of 3", "firefighter 1 acts in the turn of firefighter 2"),
    ],
)
def test_what_no_game_of_2010_can_come_to_is_refused(change: str, what: str) -> None:
    game = prototype()
    old, new = change.split(" => ")
    text = game.position
    assert old in text
    assert what in texts(text.replace(old, new, 1))


@pytest.mark.parametrize("sign", ["h", "z", "t"])
def test_what_the_family_game_does_not_have_is_refused_there(sign: str) -> None:
    assert texts(with_sign("1  ", 13, sign))


@pytest.mark.parametrize(
    ("field", "value", "at"),
    [
        ("hot", 1, None),
        ("struck", 1, None),
        ("primed", 1 << 50, None),
        ("hazmats", 1, 0),
        ("treated", 1, 0),
        ("role", 1, 0),
        ("role", 9, 0),
        ("roles_held", 1, None),
        ("command", 5, None),
        ("rolled", 5, None),
        ("rolled", 48, None),
        ("extra", 1, None),
        ("cafs_told", 1, None),
        ("fresh", 1, None),
        ("down", 1, None),
        ("engine", 1, None),
        ("ambulance", -1, None),
        ("vehicle", 1, None),
        ("aboard", 1, None),
        ("dice", 1, None),
        ("fury", 1, None),
        ("hot_spots_left", 1, None),
        ("hot_spots_rolled", 1, None),
        ("hazmats_unseen", 1, None),
        ("hazmats_rolled", 1, None),
        ("hazmats_gone", 1, None),
        ("hazmats_burst", 1, None),
        ("spare", 1, 0),
    ],
)
def test_a_forged_id_with_what_the_family_game_lacks_is_refused(field: str, value: int, at: int | None) -> None:
    with pytest.raises(BadPosition):
        firehall.load(id_with(field, value, at))
