"""Records: what was played is read again move by move, and what cannot have been played is refused."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import firehall
from firehall.core import seeds
from firehall.errors import BadPosition, BadRecord, BadText, FirehallError
from firehall.game import Game
from tests.support import play, wander

OPTIONS = {"end-on-fire": "knocked-down", "knockdown-distance": "walk", "play-on-after-seven": "on"}


def played(game: Game, seed: int = 0, moves: int = 10_000) -> Game:
    """The game after random moves; to its end if nothing else is said."""
    for _ in wander(game, seed, moves):
        pass
    return game


def with_what_if() -> Game:
    """A game in which dice were taken back."""
    game = played(firehall.new(crew=2, seed=3), 1, 9)
    play(game, "end")
    game.undo(what_if=True)
    return game


def from_a_position() -> Game:
    """A game that began from a position."""
    return played(firehall.load(played(firehall.new(crew=2, seed=3), 1, 20).position), 2, 20)


GAMES: dict[str, Callable[[], Game]] = {
    "not begun": lambda: firehall.new(crew=2, real_dice=True),
    "not begun, with a seed": lambda: firehall.new(crew=2, seed=1),
    "unfinished, real dice": lambda: played(firehall.new(crew=3, real_dice=True), 1, 40),
    "unfinished, with a seed": lambda: played(firehall.new(crew=3, seed=5), 1, 40),
    "finished, real dice": lambda: played(firehall.new(crew=4, real_dice=True), 2),
    "finished, with a seed": lambda: played(firehall.new(crew=4, seed=6), 2),
    "alone": lambda: played(firehall.new(crew=1, seed=6), 2),
    "back side": lambda: played(firehall.new(crew=2, board="back", seed=7), 3),
    "random set-up": lambda: played(firehall.new(crew=2, seed=8, options={"family-setup": "random"}), 3),
    "rolled set-up": lambda: played(firehall.new(crew=2, real_dice=True, options={"family-setup": "rolled"}), 3),
    "with options": lambda: played(firehall.new(crew=6, seed=9, options=OPTIONS), 4),
    "after a what-if": with_what_if,
    "after a what-if, to the end": lambda: played(with_what_if(), 5),
    "from a position": from_a_position,
    "from a position, to the end": lambda: played(from_a_position(), 5),
}
each_game = pytest.mark.parametrize("name", GAMES)

EARLY = """firehall record 1
game: flash-point
edition: family
board: front
crew: 1

1. 1: start 3,0; end; roll 1,1
2. 1: move 3,1; end; roll 1,8
"""


def line_of(text: str, beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def refusal(text: str) -> list[tuple[int, int, str]]:
    """What is wrong with a record."""
    with pytest.raises(BadRecord) as caught:
        firehall.load(text)
    return [(p.line, p.column, p.text) for p in caught.value.problems]


# Round trips


@each_game
def test_a_record_is_read_as_it_was_written(name: str) -> None:
    record = GAMES[name]().record
    assert firehall.load(record).record == record


@each_game
def test_a_game_from_its_record_is_the_same_game(name: str) -> None:
    game = GAMES[name]()
    again = firehall.load(game.record)
    assert again.history == game.history
    assert again.position == game.position
    assert [str(e) for e in again.events] == [str(e) for e in game.events]
    assert (again.over, again.won, again.outcome, again.what_if) == (game.over, game.won, game.outcome, game.what_if)
    assert again.setup == game.setup


def test_the_record_of_a_finished_game_shows_its_seed_and_the_hash_published_before() -> None:
    game = firehall.new(crew=2, seed=11)
    published = f"seed-hash: {seeds.digest(11)}"
    assert published in game.record and "seed: 11" not in game.record
    played(game)
    assert published in game.record and "seed: 11" in game.record


def test_a_record_keeps_its_date() -> None:
    record = EARLY.replace("crew: 1\n", "crew: 1\ndate: 2011-11-18\n")
    assert "date: 2011-11-18" in firehall.load(record).record


def test_a_game_goes_on_where_its_record_ends() -> None:
    game = firehall.load(EARLY)
    play(game, "end", "roll 1,6")
    assert len(game.history) == 8
    assert firehall.load(game.record).history == game.history


def test_comments_may_stand_in_a_record() -> None:
    text = EARLY.replace("move 3,1;", "move 3,1 {a step; into the house};").replace("roll 1,8", "roll 1,8  # luck")
    assert firehall.load(text).history == firehall.load(EARLY).history


def test_a_record_may_be_written_by_hand() -> None:
    text = EARLY.replace("1. 1:", "1:").replace("2. 1:", "  1:").replace("; ", ";").replace("move 3,1", "Move  3,1")
    assert firehall.load(text).history == firehall.load(EARLY).history


# Cut off


def test_a_finished_record_cut_off_anywhere_in_its_moves_is_refused() -> None:
    record = GAMES["finished, with a seed"]().record
    first = record.index("\n\n") + 2
    for end in range(first, len(record.rstrip()), 7):
        with pytest.raises(BadRecord):
            firehall.load(record[:end])


def test_a_finished_record_cut_off_after_a_turn_says_so() -> None:
    lines = GAMES["finished, with a seed"]().record.splitlines()
    what = "the record has a result, but its moves end before the game does: it was cut off"
    assert refusal("\n".join(lines[:20]) + "\n") == [(20, 0, what)]


def test_a_record_cut_off_in_its_head_is_refused() -> None:
    record = GAMES["finished, with a seed"]().record
    for end in range(len("firehall record 1\n"), record.index("\n\n") + 1):
        with pytest.raises(BadRecord):
            firehall.load(record[:end])


def test_a_record_cut_off_in_a_move_names_the_place() -> None:
    ((line, column, what),) = refusal(EARLY[: EARLY.index(",1; end; roll 1,8")])
    assert (line, column) == (8, 7)
    assert what.startswith("'move 3' can't be played here: '3' is not a space")


def test_a_record_that_goes_on_after_the_end_of_the_game_is_refused() -> None:
    record = GAMES["finished, with a seed"]().record
    last = len(record.splitlines()) + 1
    ((line, column, what),) = refusal(record + "99. 1: end\n")
    assert (line, column) == (last, 8)
    assert what == "'end' can't be played here: The game is over. [R-130]"


# The head


def test_a_record_of_a_newer_format_says_what_to_do() -> None:
    what = "format 2 is newer than this Firehall, which reads up to 1: update Firehall to read it"
    assert refusal(EARLY.replace("record 1", "record 2")) == [(1, 0, what)]


@pytest.mark.parametrize("version", ["", " one", " 0", " -1"])
def test_a_record_without_a_format_is_refused(version: str) -> None:
    ((line, _, what),) = refusal(EARLY.replace("record 1", "record" + version))
    assert line == 1
    assert what.endswith("names no format; this version writes firehall record 1")


def test_an_unknown_field_is_named_with_those_that_there_are() -> None:
    ((line, column, what),) = refusal(EARLY.replace("crew: 1\n", "crew: 1\nweather: rain\n"))
    assert (line, column) == (6, 1)
    assert what.startswith(
        "unknown field 'weather'; there are: game, edition, level, board, crew, options, house-rules"
    )


def test_a_field_that_stands_twice_names_both_lines() -> None:
    text = EARLY.replace("crew: 1\n", "crew: 1\nboard: back\n")
    assert refusal(text) == [(6, 1, "'board' stands here again; it was said in line 4")]


@pytest.mark.parametrize("field", ["game", "edition", "board", "crew"])
def test_a_missing_field_is_named(field: str) -> None:
    text = "\n".join(line for line in EARLY.splitlines() if not line.startswith(f"{field}:")) + "\n"
    assert [what for _, _, what in refusal(text)] == [f"the field '{field}' is missing in the head"]


def test_two_mistakes_in_the_head_are_named_together() -> None:
    text = EARLY.replace("crew: 1\n", "crew: 1\nweather: rain\nboard: back\n")
    assert [line for line, _, _ in refusal(text)] == [6, 7]


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("edition: family", "edition: famly", 3, "there is no edition 'famly'; did you mean 'family'?"),
        ("board: front", "board: frnt", 4, "there is no board 'frnt'; did you mean 'front'?"),
        ("game: flash-point", "game: flashpoint", 2, "there is no game 'flashpoint'; did you mean 'flash-point'?"),
        ("crew: 1", "crew: 7", 5, "7 firefighters: 1 to 6 can play"),
        ("crew: 1", "crew: one", 5, "crew is 'one'; expected a number from 1 to 6"),
        (
            "crew: 1",
            "crew: 1\noptions: end-on-fir=on",
            6,
            "there is no option of family 'end-on-fir'; did you mean 'end-on-fire'?",
        ),
        (
            "crew: 1",
            "crew: 1\noptions: end-on-fire=forbiden",
            6,
            "there is no choice for end-on-fire 'forbiden'; did you mean 'forbidden'?",
        ),
        ("crew: 1", "crew: 1\nseed: dice", 6, "'dice' is no seed: a seed is a whole number"),
    ],
)
def test_a_head_that_asks_for_what_there_is_not_is_named_with_its_line(
    old: str, new: str, line: int, what: str
) -> None:
    ((where, _, found),) = refusal(EARLY.replace(old, new))
    assert found.startswith(what)
    assert where == line


def test_a_seed_that_does_not_belong_to_the_published_hash_is_refused() -> None:
    text = EARLY.replace("crew: 1\n", f"crew: 1\nseed-hash: {seeds.digest(17)}\nseed: 18\n")
    assert refusal(text) == [(7, 0, "the seed does not belong to the published hash")]


def test_a_seed_that_belongs_to_its_hash_is_revealed() -> None:
    text = EARLY.replace("crew: 1\n", f"crew: 1\nseed-hash: {seeds.digest(17)}\nseed: 17\n")
    assert firehall.load(text).known_seed == 17


def test_a_position_in_the_head_that_was_cut_off_is_refused() -> None:
    record = GAMES["from a position"]().record
    head = next(line for line in record.splitlines() if line.startswith("position: "))
    ((line, _, what),) = refusal(record.replace(head, head[:-9]))
    assert line == line_of(record, "position: ")
    assert what.endswith("is no position id: it was cut off, or belongs to another version")


def test_a_position_for_another_crew_than_the_head_says_is_refused() -> None:
    record = GAMES["from a position"]().record
    ((line, _, _),) = refusal(record.replace("crew: 2", "crew: 3"))
    assert line in (line_of(record, "crew: "), line_of(record, "position: "))


# The moves


def test_an_illegal_move_in_turn_7_names_line_column_and_rule() -> None:
    turns = "".join(f"{n}. 1: end; roll {n},8\n" for n in range(2, 7))
    text = EARLY.split("2. 1")[0] + turns + "7. 1: move 3,1; chop 2,1-3,1; end; roll 6,6\n"
    what = "'chop 2,1-3,1' can't be played here: There is no wall on that side of 3,1. [R-077]"
    assert refusal(text) == [(13, 17, what)]


def test_an_unknown_move_is_answered_with_the_nearest() -> None:
    ((line, column, what),) = refusal(EARLY.replace("move 3,1", "mvoe 3,1"))
    assert (line, column) == (8, 7)
    assert what.startswith("'mvoe 3,1' can't be played here: there is no move 'mvoe'; did you mean 'move'?")


def test_a_move_that_was_not_asked_for_is_named() -> None:
    ((line, column, what),) = refusal(EARLY.replace("end; roll 1,1", "roll 1,1"))
    assert (line, column) == (7, 18)
    assert what.startswith("'roll 1,1' can't be played here: That is not asked now. Firefighter 1 acts")


def test_a_move_of_another_seat_than_its_line_says_is_refused() -> None:
    ((line, _, _),) = refusal(EARLY.replace("2. 1: move", "2. 2: move"))
    assert line == 8


def test_a_line_that_is_no_turn_is_answered_with_an_example() -> None:
    what = "expected a turn such as '3. 2: move 3,1; end; roll 4,5'"
    assert refusal(EARLY + "and then we had coffee\n") == [(9, 1, what)]


def test_the_column_counts_in_the_line_as_it_stands() -> None:
    ((line, column, _),) = refusal(EARLY.replace("2. 1: move 3,1;", "2. 1: move 3,1 {in};  move 9,9;"))
    assert (line, column) == (8, 23)


# No text but a FirehallError


@pytest.mark.parametrize(
    "text", ["", " ", "\n\n", "nonsense", "\0", "a\0b", "firehall", "~~", "a.b~c~d", "x" * 300, "/"]
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(FirehallError) as caught:
        firehall.load(text)
    assert str(caught.value)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord) as caught:
        firehall.load(str(path))
    assert str(caught.value) == f"{path}: this is no text file; records are text in UTF-8"


def test_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        firehall.load(str(tmp_path))
    assert str(caught.value) == f"'{tmp_path}' can't be read: Is a directory"


# Files


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    game = GAMES["unfinished, real dice"]()
    path = tmp_path / "game.record"
    firehall.save(game, path)
    assert path.read_text(encoding="utf-8") == game.record
    assert firehall.load(str(path)).history == game.history


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    game = GAMES["unfinished, real dice"]()
    path = tmp_path / "game.record"
    firehall.save(game, path)
    played(game)
    firehall.save(game, str(path))
    assert path.read_text(encoding="utf-8") == game.record
    assert os.listdir(tmp_path) == ["game.record"]


@pytest.mark.parametrize("broken", ["replace", "fsync"])
def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    path.write_text("the old record")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="No space left"):
        firehall.save(GAMES["not begun"](), path)
    assert path.read_text() == "the old record"
    assert os.listdir(tmp_path) == ["game.record"]


def test_a_record_that_cannot_be_written_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    path.write_text("the old record")
    game = GAMES["not begun"]()
    monkeypatch.setattr(Game, "record", property(lambda _: 1 / 0))
    with pytest.raises(ZeroDivisionError):
        firehall.save(game, path)
    assert path.read_text() == "the old record"
    assert os.listdir(tmp_path) == ["game.record"]


@pytest.mark.parametrize("text", [EARLY + "3. 1: fly\n", EARLY.replace("family", "famly"), EARLY[:70]])
def test_a_bad_record_file_is_named_and_stays_as_it_was(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.record"
    path.write_text(text)
    with pytest.raises(BadText) as caught:
        firehall.load(str(path))
    assert all(line.startswith(f"{path}: ") for line in str(caught.value).splitlines())
    assert path.read_text() == text


def test_a_position_is_not_read_as_a_record() -> None:
    with pytest.raises(BadPosition):
        firehall.load("firehall position 1\n" + EARLY.partition("\n")[2])


# Boards of one's own


def test_a_record_holds_the_board_that_did_not_come_with_the_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.board"
    text = str(firehall.new(crew=1, real_dice=True).board).replace("title: House, front side", "title: Mine")
    path.write_text(text.replace("|  ↓  |  ↓     ↙  |", "|  ↓     ↓     ↙  |"))
    game = firehall.new(board=str(path), crew=1, seed=3)
    play(game, "start 3,0", "move 3,1", "end")
    record, position = game.record, game.position
    path.unlink()
    again = firehall.load(record)
    assert (again.board.title, again.history, again.record) == ("Mine", game.history, record)
    assert firehall.load(position).position == position


def test_a_mistake_in_the_board_of_a_record_is_named_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.board"
    path.write_text(str(firehall.new(crew=1, real_dice=True).board))
    record = firehall.new(board=str(path), crew=1, seed=3).record
    line = line_of(record, "| 0     .")
    spoiled = record.replace("| 0     .", "| 0     x", 1)
    assert [(p[0], p[1]) for p in refusal(spoiled)] == [(line, 9)]
