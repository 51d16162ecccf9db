"""Boards as text: what is written is read again, and what is wrong is named with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import firehall
from firehall.errors import BadBoard, BadSetup
from firehall.games.flash_point import board as boards
from firehall.games.flash_point.board import Board
from tests.support import printed_text

FRONT = printed_text("front")


def line_of(text: str, beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def column_of(column: int) -> int:
    """Where the sign of a column stands in its line."""
    return FRONT.splitlines()[line_of(FRONT, "      0") - 1].index(str(column)) + 1


def with_sign(text: str, line: int, column: int, signs: str) -> str:
    """The text with signs written over others."""
    lines = text.splitlines()
    bare = lines[line - 1].ljust(column + len(signs))
    lines[line - 1] = bare[: column - 1] + signs + bare[column - 1 + len(signs) :]
    return "\n".join(lines) + "\n"


def wrong(text: str) -> BadBoard:
    """The refusal of a board."""
    with pytest.raises(BadBoard) as caught:
        boards.parse(text, "my.board")
    return caught.value


def only(text: str) -> tuple[int, int, str]:
    """The place and the text of the one thing that is wrong with a board."""
    (problem,) = wrong(text).problems
    return problem.line, problem.column, problem.text


ROW_1, ROW_3, BELOW_ROW_0, ROW_7 = (
    line_of(FRONT, "1 "),
    line_of(FRONT, "3 "),
    line_of(FRONT, "1 ") - 1,
    line_of(FRONT, "7 "),
)


# Round trips


@pytest.mark.parametrize("name", boards.names())
def test_a_board_is_written_as_it_was_read(name: str) -> None:
    assert str(boards.parse(printed_text(name))) == printed_text(name)


@pytest.mark.parametrize("name", boards.names())
def test_a_written_board_has_the_same_rules(name: str) -> None:
    board = boards.load(name)
    assert vars(boards.parse(str(board)).house()) == vars(board.house())


def test_a_board_may_be_drawn_wider() -> None:
    lines = FRONT.splitlines()
    head = line_of(FRONT, "      0") - 1
    wide = [wider(line) for line in lines[head:]]
    board = boards.parse("\n".join(lines[:head] + wide))
    assert str(board) == FRONT


def wider(line: str) -> str:
    """A line of a drawing with one more character on both sides of every column."""
    line = line.ljust(64)
    parts = [(line[4 + 6 * n : 9 + 6 * n], line[9 + 6 * n]) for n in range(10)]
    return (line[:4] + "".join(w[0].replace(".", " ") + w + w[-1] + edge for w, edge in parts)).rstrip()


def test_a_board_of_ones_own_is_played_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.board"
    path.write_text(FRONT.replace("front side", "my side"))
    game = firehall.new(board=str(path), crew=1, seed=1)
    assert game.board.title == "House, my side"


# One mistake


def test_a_missing_outer_edge_is_named() -> None:
    text = with_sign(FRONT, BELOW_ROW_0, column_of(2) - 2, "     ")
    what = "edge 0,2-1,2 of the outer wall is missing: draw a wall, or o for an entrance"
    assert only(text) == (BELOW_ROW_0, column_of(2), what)


def test_a_missing_upright_outer_edge_is_named() -> None:
    column = column_of(0) + 3
    what = "edge 1,0-1,1 of the outer wall is missing: draw a wall, or o for an entrance"
    assert only(with_sign(FRONT, ROW_1, column, " ")) == (ROW_1, column, what)


def test_an_unknown_letter_on_an_edge_is_named() -> None:
    column = column_of(3) + 3
    what = "unknown sign 'W' on edge 1,3-1,4: draw - or | for a wall, D for a door, o for an opening"
    assert only(with_sign(FRONT, ROW_1, column, "W")) == (ROW_1, column, what)


def test_an_unknown_letter_in_a_space_is_named() -> None:
    column = column_of(6)
    what = (
        "space 1,6 has 'x': draw an arrow, f for fire, ? for a point of interest, "
        "1 to 8 for the first explosion, each once"
    )
    assert only(with_sign(FRONT, ROW_1, column, "↓x")) == (ROW_1, column + 1, what)


def test_a_strange_digit_in_a_space_is_named() -> None:
    column = column_of(6)
    line, where, what = only(with_sign(FRONT, ROW_1, column, "↓²"))
    assert (line, where) == (ROW_1, column + 1)
    assert what.startswith("space 1,6 has '²': draw")


def test_an_unknown_letter_outside_is_named() -> None:
    column = column_of(9)
    what = "outside space 1,9 has 'B1': draw . or A1 or E1 for parking"
    assert only(with_sign(FRONT, ROW_1, column, "B1")) == (ROW_1, column, what)


def test_two_entrances_on_one_edge_are_named() -> None:
    column = column_of(6) - 2
    what = "edge 0,6-1,6 has 'oo': one edge holds one thing"
    assert only(with_sign(FRONT, BELOW_ROW_0, column, "-o-o-")) == (BELOW_ROW_0, column, what)


@pytest.mark.parametrize("signs", [" ----", "-- --", "---- "])
def test_a_wall_with_a_gap_is_named(signs: str) -> None:
    column = column_of(2) - 2
    what = "edge 0,2-1,2 has a gap: draw it whole or not at all"
    assert only(with_sign(FRONT, BELOW_ROW_0, column, signs)) == (BELOW_ROW_0, column, what)


def test_a_door_in_the_outer_wall_is_named() -> None:
    column = column_of(2)
    what = "a door on edge 0,2-1,2: entrances have no doors, draw o"
    assert only(with_sign(FRONT, BELOW_ROW_0, column, "D")) == (BELOW_ROW_0, column, what)


def test_a_wall_outside_is_named() -> None:
    column = column_of(0) + 3
    what = "nothing can stand outside the building, on edge 7,0-7,1"
    assert only(with_sign(FRONT, ROW_7, column, "|")) == (ROW_7, column, what)


def test_a_space_without_an_arrow_is_named() -> None:
    line, _, what = only(with_sign(FRONT, ROW_1, column_of(6), " "))
    assert line == ROW_1
    assert what == "space 1,6 has no arrow: draw one of ↑↗→↘↓↙←↖, or @"


@pytest.mark.parametrize(("cells", "where"), [("2", "0,2"), ("1 3", "0,1 0,3"), ("1 2 3", "0,1 0,2 0,3")])
def test_parking_that_does_not_cover_two_neighbouring_spaces_is_named(cells: str, where: str) -> None:
    text, line, columns = FRONT, line_of(FRONT, "0 "), [column_of(int(cell)) for cell in cells.split()]
    for column in columns:
        text = with_sign(text, line, column, "A7")
    assert only(text) == (line, columns[0], f"parking A7 is drawn on {where}: it covers two neighbouring spaces")


def test_a_deck_gun_without_its_engine_is_named() -> None:
    text = FRONT.replace("deck gun E4: 1,1 to 3,4\n", "deck gun E4: 1,1 to 3,4\ndeck gun E5: 1,1 to 3,4\n")
    assert only(text)[2] == "deck gun E5 has no parking E5 in the drawing"


def test_a_deck_gun_that_reaches_outside_is_named() -> None:
    text = FRONT.replace("deck gun E4: 1,1 to 3,4", "deck gun E4: 1,1 to 3,9")
    quadrants = "1,1 to 3,4, 1,5 to 3,8, 4,1 to 6,4, 4,5 to 6,8"
    what = f"a deck gun reaches one quadrant of the house: {quadrants}"
    assert only(text) == (line_of(text, "deck gun E4"), 1, what)


def test_an_unknown_field_is_answered_with_the_nearest() -> None:
    line, column, what = only(FRONT.replace("title:", "titel:"))
    assert (line, column) == (2, 1)
    assert what.startswith("there is no field 'titel'; did you mean 'title'?")


def test_text_below_the_drawing_is_named() -> None:
    assert only(FRONT + "\nplease\n") == (len(FRONT.splitlines()) + 2, 1, "nothing may stand below the drawing")


def test_a_drawing_that_ends_too_early_is_named() -> None:
    text = "\n".join(FRONT.splitlines()[: ROW_3 - 1])
    problem = wrong(text).problems[0]
    assert (problem.line, problem.text) == (ROW_3, "the drawing ends before row 3: it has eight rows, 0 to 7")


def test_a_row_without_its_number_is_named() -> None:
    what = "this line must begin with the row number 3"
    assert only(with_sign(FRONT, ROW_3, 1, "4")) == (ROW_3, 1, what)


def test_a_text_without_a_drawing_says_how_one_begins() -> None:
    problem = wrong("firehall board 1\ntitle: none\n").problems[0]
    assert problem.text == "there is no drawing: it begins with a line of the column numbers 0 to 9"


@pytest.mark.parametrize("first", ["", "firehall board 2", "firehall position 1"])
def test_another_first_line_is_refused(first: str) -> None:
    text = FRONT.replace("firehall board 1", first)
    assert only(text) == (1, 0, "a board begins with the line 'firehall board 1'")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("o", "-", "there is no entrance: draw o in the outer wall"),
        (r"f(\d?)", r"\1 ", "no space has a fire: draw f where the family game begins"),
        (r"\?", " ", "0 spaces have a point of interest: draw ? on three"),
    ],
)
def test_what_every_board_needs_is_named(old: str, new: str, what: str) -> None:
    head, drawing = FRONT.split("\n\n", 1)
    assert only(f"{head}\n\n{re.sub(old, new, drawing)}")[2] == what


def test_a_point_of_interest_on_fire_is_named() -> None:
    line, column = line_of(FRONT, "2 "), column_of(4)
    text = with_sign(FRONT, line, column - 1, " ↓f?")
    assert only(text) == (line, column, "space 2,4 has fire and a point of interest: one would be lost")


# Two mistakes, and none overlooked


def test_two_mistakes_are_named_together_in_the_order_of_the_text() -> None:
    text = with_sign(with_sign(FRONT, ROW_3, column_of(0) + 3, " "), BELOW_ROW_0, column_of(2), "W")
    assert str(wrong(text)) == (
        f"my.board: line {BELOW_ROW_0}, column {column_of(2)}: unknown sign 'W' on edge 0,2-1,2: "
        "draw - or | for a wall, D for a door, o for an opening\n"
        f"my.board: line {ROW_3}, column {column_of(0) + 3}: edge 3,0-3,1 of the outer wall is missing: "
        "draw a wall, or o for an entrance"
    )


@pytest.mark.parametrize("sign", ["Z", "o"])
def test_no_stray_sign_in_the_drawing_is_overlooked(sign: str) -> None:
    overlooked: list[tuple[int, int]] = []
    for line in range(line_of(FRONT, "0 "), ROW_7 + 1):
        for column in range(1, 70):
            text = with_sign(FRONT, line, column, sign)
            if str(read_or_refused(text, line)) == FRONT != text:
                overlooked.append((line, column))
    assert overlooked == []


def read_or_refused(text: str, line: int) -> Board | None:
    """The board of a text; None if it is refused with a mistake in a line."""
    try:
        return boards.parse(text)
    except BadBoard as error:
        return None if any(p.line == line for p in error.problems) else boards.load("front")


# Files


def test_a_bad_board_file_is_named_and_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "bad.board"
    text = with_sign(FRONT, BELOW_ROW_0, column_of(2), "W")
    path.write_text(text)
    with pytest.raises(BadBoard) as caught:
        firehall.new(board=str(path), seed=1)
    assert str(caught.value).startswith(f"{path}: line {BELOW_ROW_0}, column {column_of(2)}: unknown sign 'W'")
    assert path.read_text() == text


def test_a_missing_board_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as caught:
        firehall.new(board=f"{tmp_path}/none.board", seed=1)
    assert str(caught.value) == f"there is no board file '{tmp_path}/none.board'"


def test_a_board_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.board"
    path.write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(BadSetup) as caught:
        firehall.new(board=str(path), seed=1)
    assert str(caught.value).startswith(f"the board file '{path}' can't be read")


def test_an_unknown_board_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadSetup) as caught:
        firehall.new(board="bakc", seed=1)
    assert str(caught.value).startswith(
        "there is no board 'bakc'; did you mean 'back'? (there are: back, front, prototype)"
    )


def test_boards_are_found_by_looking() -> None:
    assert boards.names() == ["back", "front", "prototype"]
    assert isinstance(boards.load("back"), Board)


SPIRAL = printed_text("prototype")


def test_a_path_of_arrows_that_begins_anew_is_read_and_written() -> None:
    board = boards.parse(SPIRAL)
    assert board.arrows[6, 1] == (3, 3)
    assert str(board) == SPIRAL


def test_a_path_that_begins_anew_has_one_beginning_and_one_end() -> None:
    line = line_of(SPIRAL, "6 ")
    twice = with_sign(SPIRAL, line, column_of(2), "@")
    what = "@ stands once, and no arrow points to the space where the path begins; there are: 3,3"
    assert [(p.line, p.text) for p in wrong(twice).problems] == [(line, what), (line, what)]
