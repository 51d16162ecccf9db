"""The table in line mode: a person types, the table answers, and no game is ever lost."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import firehall
from firehall import words
from firehall.cli import main
from firehall.games.flash_point.view import warnings

from .support import given

Play = Callable[..., "Told"]


class Told:
    """What one evening at the table left behind: what was said, and the exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    def answers(self, typed: str) -> list[str]:
        """The lines that answer what was typed, for the last time it was typed."""
        found = re.findall(rf"^\S+> {re.escape(typed)}\n(.*?)(?=^\S+> |\Z)", self.out, re.M | re.S)
        assert found, f"{typed!r} was not read"
        return found[-1].splitlines()


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, and a data folder of our own."""
    monkeypatch.setenv("FIREHALL_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "kept.firehall"


@pytest.fixture
def play(kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these options, typing these lines."""

    def evening(options: str, *lines: str, status: int = 0, autosave: Path | None = kept) -> Told:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        keeping = [] if autosave is None else ["--autosave", str(autosave)]
        got = main(["play", "--plain", *options.split(), *keeping])
        told = Told(got, *capsys.readouterr())
        assert told.status == status
        assert "Traceback" not in told.out + told.err
        return told

    return evening


def script(game: firehall.Game, seed: int) -> list[str]:
    """Random moves to the end, as a person types them: `end` twice where the table warns."""
    chance, lines = Random(seed), list[str]()
    while not game.over:
        move = chance.choice(list(game.legal_moves))
        if move == "end" and warnings(game.state, game.book):
            lines.append("end")
        lines.append(str(move))
        game.play(move)
    return lines


BEGIN = ("start 3,0", "start 3,9", "first 1")
WELCOME = "Flash Point, family game. Board: House, front side. 2 firefighters."

# Whole games


@pytest.mark.parametrize("crew", [1, 3, 6])
def test_a_whole_game_with_dealt_dice(crew: int, play: Play, kept: Path) -> None:
    game = firehall.new(crew=crew, seed=77)
    told = play(f"--crew {crew} --seed 77", *script(game, crew))
    lines = told.out.splitlines()
    assert lines[-4].startswith("Rescued ") and lines[-3] == game.outcome
    assert lines[-2] == "The dice of this game have the seed 77."
    assert lines[-1] == f"The record is kept in {kept}. See the game again with: firehall replay {kept}"
    again = firehall.load(str(kept))
    assert again.history == game.history and again.over and again.outcome == game.outcome
    assert told.err == ""


@pytest.mark.parametrize(
    "options", ["", "--board back", "--option family-setup=random", "--option family-setup=rolled"]
)
def test_a_whole_game_with_real_dice(options: str, play: Play, kept: Path) -> None:
    choices = dict(part.split("=") for part in options.split() if "=" in part)
    board = "back" if "back" in options else "front"
    game = firehall.new(crew=2, board=board, options=choices, real_dice=True)
    told = play(f"--real-dice {options}", *script(game, 5))
    assert firehall.load(str(kept)).history == game.history
    assert game.outcome in told.out.splitlines()
    assert "seed" not in told.out
    assert "dice> roll " in told.out


def test_every_event_is_told_once_and_in_order(play: Play) -> None:
    game = firehall.new(crew=2, seed=3)
    begun = len(game.events)
    told = play("--seed 3", *script(game, 3))
    said = [line.strip() for line in told.out.splitlines()]
    place = 0
    for event in game.events[begun:]:
        place = said.index(event.text(), place) + 1


def test_nothing_is_said_twice_in_a_row(play: Play) -> None:
    told = play("--seed 3 --crew 3", *script(firehall.new(crew=3, seed=3), 4))
    lines = told.out.splitlines()
    twice = [a for a, b in zip(lines, lines[1:], strict=False) if a == b and a.strip()]
    assert [line for line in twice if "false alarm" not in line] == []
    assert not re.search(r"has \d+ action points?\.\nFirefighter \d acts", told.out)


def test_sentences_begin_with_capitals(play: Play) -> None:
    told = play("--seed 3", *script(firehall.new(crew=2, seed=3), 3))
    spoken = [line.strip() for line in told.out.splitlines() if line and not re.match(r"\S+> ", line)]
    assert [line for line in spoken if not re.match(r"[A-Z0-9]", line)] == []
    assert [line for line in spoken if not line.endswith((".", "?", ":", "kept.firehall"))] == []


# The beginning and the end


def test_the_table_says_which_game_it_is_and_what_is_asked(play: Play) -> None:
    told = play("--seed 1")
    assert told.out.splitlines()[:5] == [
        WELCOME,
        "This game's seed was chosen: its dice are known in advance.",
        words.t("flash-point-plain-help-hint", "en"),
        "",
        "Firefighter 1 chooses a start space outside.",
    ]


def test_dice_that_nobody_knows_are_fixed_by_a_hash(play: Play, kept: Path) -> None:
    told = play("", *BEGIN)
    begun = re.search(r"SHA-256 begins with ([0-9a-f]{16})\.", told.out)
    assert begun and f"seed-hash: {begun[1]}" in kept.read_text(encoding="utf-8")


def test_one_firefighter_is_not_several(play: Play) -> None:
    assert play("--crew 1 --seed 1").out.startswith(
        "Flash Point, family game. Board: House, front side. One firefighter."
    )


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_leaving_keeps_the_game(word: str, play: Play, kept: Path) -> None:
    told = play("--seed 1", *BEGIN, word, "move right")
    assert told.out.splitlines()[-1] == f"The game is kept in {kept}. Go on with: firehall play {kept}"
    assert [str(move) for _, move in firehall.load(str(kept)).history] == list(BEGIN)


def test_the_end_of_the_input_keeps_the_game(play: Play, kept: Path) -> None:
    told = play("--seed 1", *BEGIN, "move right")
    assert told.out.endswith(f"1> \nThe game is kept in {kept}. Go on with: firehall play {kept}\n")
    assert [str(move) for _, move in firehall.load(str(kept)).history] == [*BEGIN, "move 3,1"]


def test_a_file_name_with_a_blank_can_be_typed_again(play: Play, tmp_path: Path) -> None:
    told = play("--seed 1", "quit", autosave=tmp_path / "our evening.firehall")
    assert told.out.endswith(f"firehall play '{tmp_path}/our evening.firehall'\n")


# Moves


def test_a_move_is_told_and_the_question_follows(play: Play) -> None:
    told = play("--seed 1", *BEGIN, "move right")
    assert told.answers("move right") == ["Firefighter 1 moves to 3,1.", "Firefighter 1 acts, with 3 points."]
    assert told.answers("first 1") == ["Firefighter 1 goes first.", "Firefighter 1 has 4 action points."]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["move right", "damp right", "put out right", "move down", "move up", "MOVE   LEFT"]),
        ("de", ["move rechts", "damp rechts", "put out rechts", "move runter", "move hoch", "move links"]),
        ("de", ["move right", "damp right", "put out right", "move down", "move up", "move left"]),
        ("it", ["move destra", "damp destra", "put out destra", "move giù", "move su", "move sinistra"]),
        ("it", ["move destra", "damp destra", "put out destra", "move giu", "move up", "Move Sinistra"]),
    ],
)
def test_directions_stand_for_spaces(language: str, typed: list[str], play: Play, kept: Path) -> None:
    told = play(f"--seed 1 --crew 1 --lang {language}", "start 3,0", "end", *typed)
    assert told.err == ""
    moves = [str(move) for seat, move in firehall.load(str(kept)).history if seat >= 0]
    assert moves == ["start 3,0", "end", "move 3,1", "damp 3,2", "put out 3,2", "move 4,1", "move 3,1", "move 3,0"]


@pytest.mark.parametrize(("language", "here"), [("en", "here"), ("de", "hier"), ("it", "qui"), ("it", "here")])
def test_here_and_edges_by_direction(language: str, here: str, play: Play, kept: Path, tmp_path: Path) -> None:
    position = tmp_path / "middle.position"
    middle = firehall.new(crew=1, real_dice=True)
    for move in ["start 0,6", "move 1,6", "move 2,6", "end"]:
        middle.play(move)
    middle.play("roll 2,6")
    assert middle.why_not("put out 2,6") == ""
    position.write_text(middle.position, encoding="utf-8")
    left, down = {"en": ("left", "down"), "de": ("links", "runter"), "it": ("sinistra", "giù")}[language]
    play(
        f"{position} --real-dice --lang {language}", f"put out {here}", f"open {left}", f"close {left}", f"chop {down}"
    )
    moves = [str(move) for _, move in firehall.load(str(kept)).history]
    assert moves == ["put out 2,6", "open 2,5-2,6", "close 2,5-2,6", "chop 2,6-3,6"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("move 5,5", "Firefighter 1 on 3,0 can't reach that: name the space itself, or one next to it. [R-026]"),
        ("move left", "There is no space in that direction."),
        ("chop left", "There is no space in that direction."),
        ("put out here", "There is neither smoke nor fire on that space. [R-071]"),
        ("damp right", "There is no fire on that space. [R-073]"),
        ("chop up", "There is no wall on that side of 3,0. [R-077]"),
        ("open right", "There is no door on that side of 3,0. [R-069]"),
        ("carry right", "No victim lies on 3,0. [R-066]"),
        ("roll 3,4", "That is not asked now. Firefighter 1 acts, with 4 points. [R-048]"),
        ("first 2", "That is not asked now. Firefighter 1 acts, with 4 points. [R-048]"),
        ("move", "I can't read 'move'. Write it like 'move 3,4'."),
        ("move 9,9", "I can't read 'move 9,9'. Write it like 'move 3,4'."),
        ("open 3,4", "I can't read 'open 3,4'. Write it like 'open 3,4-3,5'."),
        ("open here", "I can't read 'open here'. Write it like 'open 3,4-3,5'."),
        ("put out", "I can't read 'put out'. Write it like 'put out 3,4'."),
        ("roll red", "I can't read 'roll red'. Write it like 'roll red 2'."),
        ("end now", "I can't read 'end now'. Write it like 'end'."),
        ("mvoes", "I don't know 'mvoes'. Did you mean 'moves'?"),
        ("opne 3,0-3,1", "I don't know 'opne 3,0-3,1'. Did you mean 'open'?"),
        ("save-game", "I don't know 'save-game'. Did you mean 'save'?"),
        ("xyzzy", "I don't know 'xyzzy'. Type 'help' for what you can say, 'moves' for what you can do."),
        ("3,4", "I don't know '3,4'. Type 'help' for what you can say, 'moves' for what you can do."),
        ("?!", "I don't know '?!'. Type 'help' for what you can say, 'moves' for what you can do."),
        (
            "☃ " + "x" * 300,
            "I don't know '☃ " + "x" * 300 + "'. Type 'help' for what you can say, 'moves' for what you can do.",
        ),
    ],
)
def test_what_cannot_be_played_is_explained(typed: str, said: str, play: Play, kept: Path) -> None:
    told = play("--seed 1", *BEGIN, typed)
    assert told.answers(typed) == [said]
    assert len(firehall.load(str(kept)).history) == 3


def test_an_empty_line_repeats_the_question(play: Play) -> None:
    told = play("--seed 1", *BEGIN, "", "   ")
    assert re.findall(r"^1> +\n(.*)", told.out, re.M)[:2] == ["Firefighter 1 acts, with 4 points."] * 2


# Commands


def help_text() -> str:
    """What `help` says in Flash Point."""
    return f"{words.t('flash-point-plain-help', 'en')}\n{words.t('plain-help-commands', 'en')}"


def test_help(play: Play) -> None:
    told = play("--seed 1", "help", "HELP")
    assert told.answers("help") == told.answers("HELP") == help_text().splitlines()


def test_every_command_of_the_help_is_a_command(play: Play) -> None:
    firsts = [line.split()[0] for line in help_text().splitlines() if "   " in line or "R-056  " in line]
    told = play("--seed 1", *BEGIN, *firsts)
    assert len(firsts) >= 9 and "I don't know" not in told.out


def test_moves_with_prices(play: Play) -> None:
    told = play("--seed 1", *BEGIN, "MOVES", "move right", "moves")
    assert told.answers("moves") == [
        "You can:",
        "  move 2,1: 1 point",
        "  move 3,2: 2 points",
        "  move 4,1: 1 point",
        "  move 3,0: 1 point",
        "  put out 3,2: 2 points",
        "  damp 3,2: 1 point",
        "  end",
    ]


def test_moves_without_prices(play: Play) -> None:
    told = play("--seed 1", "moves")
    (line,) = told.answers("moves")
    assert line.startswith("Type 'start' and one of: 0,0; 0,1; ") and line.count(";") == 31
    told = play("--seed 1", *BEGIN[:2], "moves")
    assert told.answers("moves") == ["Choose one of: first 1; first 2"]


def test_look_draws_the_house(play: Play) -> None:
    game = firehall.new(crew=2, real_dice=True)
    for move in BEGIN:
        game.play(move)
    assert play("--seed 1", *BEGIN, "look").answers("look") == str(game).splitlines()


def test_where(play: Play) -> None:
    told = play(
        "--seed 1", "where", "start 3,0", "start 3,9", "first 2", "move left", "move left", "move up", "end", "WHERE"
    )
    assert told.answers("where")[0] == "Nobody stands on the board yet."
    lines = told.answers("WHERE")
    assert lines[0] == "Firefighter 1 is on 3,0, outside."
    assert re.fullmatch(r"Firefighter 2 is on \d,\d(, outside)?, with \d saved points?\.", lines[1])
    assert "A hidden point of interest lies on 2,4." in lines
    assert any(line.startswith("Fire: 2,2; 2,3; ") for line in lines)
    assert re.fullmatch(r"Rescued 0/7, lost \d/4, damage \d+/24, unseen \d+\.", lines[-1])


def test_where_names_saved_points(play: Play) -> None:
    lines = play("--seed 1", *BEGIN, "end", "where").answers("where")
    assert lines[:2] == ["Firefighter 1 is on 3,0, outside, with 4 saved points.", "Firefighter 2 is on 3,9, outside."]


def test_near_names_fire_and_smoke_the_nearest_first(play: Play, tmp_path: Path) -> None:
    told = play("--seed 1", "Near", *BEGIN, "NEAR", "move right", "near")
    assert told.answers("NEAR") == ["Fire on 3,2, 2 spaces away."]
    assert told.answers("near")[0] == "Fire on 3,2, 1 space away."
    assert told.out.count("Nobody stands on the board yet.") == 1
    told = play("--seed 1", "start 7,9", "start 3,9", "first 1", "near")
    assert told.answers("near") == ["Nothing burns or smokes within two spaces of 7,9."]


def test_near_names_what_is_right_here(play: Play) -> None:
    told = play("--seed 1", *BEGIN, "move right", "move right", "near")
    assert told.answers("near")[0] == "Fire on 3,2, right here."


def test_why(play: Play) -> None:
    told = play("--seed 1", *BEGIN, "why", "why move 5,5", "why move right", "why chop up", "why xyzzy", "why end")
    assert told.answers("why") == ["Why not what? Type 'why move 3,4'."]
    assert told.answers("why move right") == ["You can play move 3,1."]
    assert told.answers("why chop up") == ["There is no wall on that side of 3,0. [R-077]"]
    assert told.answers("why end") == ["You can play end."]
    assert told.answers("why move 5,5")[0].endswith("[R-026]")
    assert told.answers("why xyzzy")[0].startswith("I don't know 'xyzzy'.")


def test_rule(play: Play) -> None:
    told = play("--seed 1", "rule", "rule r-056", "rule R-999", "rule R-56")
    assert told.answers("rule") == ["Which rule? Type 'rule R-056'."]
    assert told.answers("rule r-056") == [f"R-056 {words.t('R-056', 'en')}"]
    assert told.answers("rule R-999")[0].startswith("There is no rule R-999 in this version;")
    assert told.answers("rule R-56") == [
        "There is no rule R-56 in this version; ids read like R-073, RA-22 or P-Q17; did you mean R-056?"
    ]


def test_log_tells_what_happened_last_and_by_which_rule(play: Play) -> None:
    told = play("--seed 1", "log", *BEGIN, "move right", "LOG", "undo", "Log")
    assert told.answers("LOG") == ["Firefighter 1 moves to 3,1. [R-056]"]
    assert told.answers("Log") == ["Firefighter 1 goes first. [R-045]", "Firefighter 1 has 4 action points. [R-049]"]
    assert "A hidden point of interest is laid on 5,8. [R-038]" in told.out


def test_log_of_a_position_is_empty(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "middle.position"
    path.write_text(firehall.new(crew=1, real_dice=True).position, encoding="utf-8")
    assert play(f"{path} --real-dice", "log").answers("log") == ["Nothing has happened yet."]


def test_undo(play: Play, kept: Path) -> None:
    told = play("--seed 1", "undo", *BEGIN, "move right", "UNDO", "end", "Undo")
    assert told.answers("undo") == ["There is no move to take back."]
    assert told.answers("UNDO") == ["Taken back: move 3,1.", "Firefighter 1 acts, with 4 points."]
    assert told.answers("Undo") == ["The last move can't be taken back: dice have fallen since."]
    assert [str(m) for seat, m in firehall.load(str(kept)).history if seat != -1] == [*BEGIN, "end"]


def test_undo_is_kept_at_once(play: Play, kept: Path) -> None:
    play("--seed 1", *BEGIN, "move right", "undo")
    assert [str(m) for _, m in firehall.load(str(kept)).history] == list(BEGIN)


def test_undo_of_a_real_roll(play: Play) -> None:
    told = play("--real-dice --crew 1", "undo", "start 3,0", "end", "roll 5,1", "UNDO")
    assert told.answers("undo") == ["There is no move to take back."]
    assert told.answers("UNDO") == ["The last move can't be taken back: dice have fallen since."]


def test_save(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "our evening.firehall"
    told = play("--seed 1", "save", *BEGIN, f"save {path}", "move right", f"save {path}")
    assert told.answers("save") == ["Save to which file? Type 'save evening.firehall'."]
    assert told.answers(f"save {path}") == [f"Saved to {path}."]
    assert [str(m) for _, m in firehall.load(str(path)).history] == [*BEGIN, "move 3,1"]


def test_save_where_it_cannot_be(play: Play, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Buy milk.", encoding="utf-8")
    there, folder = tmp_path / "no" / "x.firehall", tmp_path / "folder"
    folder.mkdir()
    told = play("--seed 1", f"save {there}", f"save {notes}", f"save {folder}", f"save {notes}/x")
    assert told.answers(f"save {there}") == [f"{there} can't be written: there is no folder {tmp_path / 'no'}."]
    assert told.answers(f"save {notes}") == [f"{notes} can't be written: that file is no record, so it stays as it is."]
    assert told.answers(f"save {folder}") == [f"{folder} can't be written: Is a directory."]
    assert told.answers(f"save {notes}/x") == [f"{notes}/x can't be written: there is no folder {notes}."]
    assert notes.read_text(encoding="utf-8") == "Buy milk."
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", "kept.firehall", "notes.txt"]


# Warnings before a turn ends


def test_points_that_would_be_lost_are_a_warning_once(play: Play, kept: Path) -> None:
    told = play("--seed 1 --crew 1", "start 3,0", "end", "move left", "end", "log", "END")
    assert (
        "4 points would be lost: nobody can save more.\nType 'end' again to end the turn all the same.\n1> log"
        in told.out
    )
    assert told.answers("END")[0] == "Firefighter 1 ends the turn with 8 points left."
    assert [str(m) for seat, m in firehall.load(str(kept)).history if seat == 0] == ["start 3,0", "end", "end"]


def test_another_move_makes_the_warning_due_again(play: Play) -> None:
    told = play("--seed 1 --crew 1", "start 3,0", "end", "end", "move up", "end", "undo", "end")
    assert told.out.count("would be lost") == 3
    assert "3 points would be lost" in told.out


def test_smoke_beside_fire_is_a_warning_once(play: Play) -> None:
    told = play("--seed 1", *BEGIN, "move right", "damp right", "end", "End")
    first = told.answers("end")
    assert first == [
        "Smoke lies beside fire and will catch fire: 3,2.",
        "Type 'end' again to end the turn all the same.",
    ]
    assert told.answers("End")[0] == "Firefighter 1 ends the turn with 2 points left."


def test_both_warnings_ask_only_once(play: Play) -> None:
    told = play("--seed 1 --crew 1", "start 3,0", "end", "move right", "damp right", "end")
    assert [line.split()[0] for line in told.answers("end")] == ["2", "Smoke", "Type"]


def test_without_a_reason_there_is_no_warning(play: Play) -> None:
    assert play("--seed 1", *BEGIN, "end").answers("end")[0] == "Firefighter 1 ends the turn with 4 points left."


def test_an_end_that_is_refused_is_no_warning(play: Play) -> None:
    told = play("--seed 1 --crew 1", "start 3,0", "end", "move right", "move right", "end")
    assert told.answers("end") == [
        "Firefighter 1 stands in fire: put it out or step away before the turn ends. [R-061]"
    ]


# Going on


def test_going_on_from_the_kept_file(play: Play, kept: Path) -> None:
    play("--seed 1", *BEGIN, "move right")
    told = play(f"{kept} --seed 5", "log", "undo", "move up", "end", "end")
    assert told.out.startswith(WELCOME) and "Firefighter 1 acts, with 3 points." in told.out
    assert told.answers("log")[-1] == "Firefighter 1 moves to 3,1. [R-056]"
    assert told.answers("undo")[0] == "Taken back: move 3,1."
    moves = [str(m) for seat, m in firehall.load(str(kept)).history if seat != -1]
    assert moves == [*BEGIN, "move 2,0", "end", "end"]


def test_going_on_with_dice_of_ones_own(play: Play, kept: Path) -> None:
    play("--seed 1", *BEGIN, "end")
    told = play(f"{kept} --real-dice", "end", "roll 1,1")
    assert told.answers("end")[-1] == "Roll both dice for the fire."
    assert str(firehall.load(str(kept)).history[-1][1]) == "roll 1,1"


@pytest.mark.parametrize("form", ["file", "id"])
def test_going_on_from_a_position(form: str, play: Play, kept: Path, tmp_path: Path) -> None:
    game = firehall.new(crew=2, seed=9)
    for move in [*BEGIN, "move 3,1"]:
        game.play(move)
    path = tmp_path / "middle.position"
    path.write_text(game.position, encoding="utf-8")
    told = play(f"{path if form == 'file' else game.position_id} --seed 4", "undo", "move up", "end", "quit")
    assert told.answers("undo") == ["There is no move to take back."]
    assert told.answers("move up")[0] == "Firefighter 1 moves to 2,1."
    again = firehall.load(str(kept))
    assert [str(m) for seat, m in again.history if seat != -1] == ["move 2,1", "end"]
    assert firehall.load(game.position).position_id == game.position_id


def test_a_game_that_is_over_is_told_and_nothing_is_asked(play: Play, kept: Path, tmp_path: Path) -> None:
    game = firehall.new(crew=1, seed=2)
    script(game, 2)
    path = tmp_path / "over.firehall"
    firehall.save(game, path)
    told = play(str(path), "move right")
    assert told.out.splitlines()[-1] == game.outcome and told.out.count(game.outcome) == 1
    assert "> " not in told.out and not kept.exists()


def test_the_last_game_makes_room_for_the_next(play: Play, tmp_path: Path) -> None:
    last, before = tmp_path / "data/firehall/last.firehall", tmp_path / "data/firehall/previous.firehall"
    first = play("--seed 1 --crew 1", "start 3,0", autosave=None)
    assert f"kept in {last}." in first.out and "kept before" not in first.out
    second = play("--seed 2 --crew 2", *BEGIN, autosave=None)
    assert second.out.count(f"The game that was kept before is now in {before}.") == 1
    assert firehall.load(str(before)).setup.crew == 1 and firehall.load(str(last)).setup.crew == 2
    third = play(f"{last}", "move right", autosave=None)
    assert "kept before" not in third.out
    assert firehall.load(str(before)).setup.crew == 1
    assert str(firehall.load(str(last)).history[-1][1]) == "move 3,1"


@pytest.mark.parametrize("cut", [1, 40, 120])
def test_a_file_that_was_cut_off_stays_as_it_was(cut: int, play: Play, kept: Path) -> None:
    play("--seed 1 --crew 1", "start 3,0", "end", "end", "end", "move right")
    whole = kept.read_bytes()
    kept.write_bytes(whole[:cut])
    told = play(str(kept), "move right", status=2)
    assert told.out == "" and told.err.startswith("firehall: ") and str(kept) in told.err
    assert kept.read_bytes() == whole[:cut]
    assert [p.name for p in kept.parent.iterdir()] == ["kept.firehall"]


def test_a_finished_record_that_was_cut_off_says_so_in_one_line(play: Play, kept: Path) -> None:
    play("--seed 1 --crew 1", *script(firehall.new(crew=1, seed=1), 8))
    text = kept.read_text(encoding="utf-8")
    short = text[: text.rindex("\n", 0, -40)]
    kept.write_text(short, encoding="utf-8")
    told = play(str(kept), status=2)
    assert told.err.count("\n") == 1 and "cut off" in told.err
    assert kept.read_text(encoding="utf-8") == short


# Keeping


@pytest.mark.parametrize("where", ["no/such/folder/x.firehall", "file/x.firehall"])
def test_a_folder_that_cannot_be_written_is_named_once_and_the_game_goes_on(
    where: str, play: Play, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    there, elsewhere = tmp_path / where, tmp_path / "else.firehall"
    told = play("--seed 1", *BEGIN, "move right", f"save {elsewhere}", "quit", autosave=there)
    assert told.err == (
        f"The game can't be kept in {there}: there is no folder {there.parent}. "
        "You can play on; 'save FILE' keeps the game elsewhere.\n"
    )
    assert told.answers("move right")[0] == "Firefighter 1 moves to 3,1."
    assert told.answers("quit") == [f"The game is not kept: {there} can't be written."]
    assert len(firehall.load(str(elsewhere)).history) == 4


def test_a_data_folder_that_cannot_be_made(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    told = play("--seed 1", *BEGIN, autosave=None)
    assert told.err.count("can't be kept in") == 1
    assert "Firefighter 1 has 4 action points." in told.out


def test_a_file_that_is_no_record_is_never_written_over(play: Play, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Buy milk.", encoding="utf-8")
    told = play("--seed 1", *BEGIN, autosave=notes)
    assert "that file is no record, so it stays as it is" in told.err
    assert notes.read_text(encoding="utf-8") == "Buy milk."


@pytest.mark.parametrize("moves", [1, 4, 7])
def test_a_killed_table_loses_nothing(moves: int, kept: Path) -> None:
    typed = ["start 3,0", "move right", "damp right", "put out right", "end", "move up", "move down"][:moves]
    playing = subprocess.Popen(
        [sys.executable, "-m", "firehall", "play", "--crew", "1", "--seed", "1", "--autosave", str(kept)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert playing.stdin and playing.stdout
    shown = ""
    for count, line in enumerate(typed, 1):
        playing.stdin.write(f"{line}\n")
        playing.stdin.flush()
        while len(re.findall(r"^1> ", shown, re.M)) <= count:
            piece = playing.stdout.read(1)
            assert piece
            shown += piece
    playing.kill()
    playing.communicate(timeout=60)
    assert playing.returncode == -signal.SIGKILL
    again = firehall.load(str(kept))
    reference = firehall.new(crew=1, seed=1)
    ways = {"move right": "move 3,1", "damp right": "damp 3,2", "put out right": "put out 3,2"}
    for line in typed:
        reference.play({**ways, "move up": "move 2,1", "move down": "move 3,1"}.get(line, line))
    assert again.history == reference.history
    assert [p.name for p in kept.parent.iterdir()] == [kept.name]


def test_a_process_plays_on_from_a_pipe(kept: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "firehall", "play", "--seed", "1", "--autosave", str(kept), "--lang", "it"],
        input="start 3,0\nstart 3,9\nfirst 1\nmove giù\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "squadra> first 1\n" in done.stdout and "Il pompiere 1 si muove su 4,0.\n" in done.stdout
    assert "\x1b" not in done.stdout


# People and bots


def test_who_plays_is_told_and_asked_by_name(play: Play) -> None:
    told = play("--seed 1 --seats Anna,Ben,Anna", "start 3,0", "start 3,9", "start 0,6", "first 2", "quit")
    assert told.out.splitlines()[:2] == [
        "Flash Point, family game. Board: House, front side. 3 firefighters.",
        "Firefighter 1: Anna. Firefighter 2: Ben. Firefighter 3: Anna.",
    ]
    assert re.findall(r"^(\S.*)> (?:start|first|quit)", told.out, re.M) == [
        "Anna 1",
        "Ben 2",
        "Anna 3",
        "team",
        "Ben 2",
    ]


def test_a_bots_moves_are_told_with_who_moved(play: Play, kept: Path) -> None:
    told = play("--seed 3 --seats me,steady", "start 3,0", "first 2", "log", "explain", "log 1", "log 0", "quit")
    assert "Firefighter 1: me. Firefighter 2: steady, played by the computer.\n" in told.out
    history = [str(move) for seat, move in firehall.load(str(kept)).history if seat == 1]
    assert re.findall(r"^steady, firefighter 2: (.*)$", told.out, re.M)[: len(history)] == history
    log = told.out.partition("me 1> log\n")[2].partition("me 1> ")[0].splitlines()
    assert log[:3] == [
        "The team: first 2",
        "  Firefighter 2 goes first. [R-045]",
        "  Firefighter 2 has 4 action points. [R-049]",
    ]
    assert [line for line in log if not line.startswith(" ")] == [
        "The team: first 2",
        *(f"steady, firefighter 2: {move}" for move in history[1:]),
    ]
    assert all(re.search(r"\[R[AD]?-\d+\]$", line) for line in log if line.startswith(" "))
    (why,) = told.out.partition("me 1> explain\n")[2].partition("me 1> ")[0].splitlines()
    assert re.match(rf"steady, firefighter 2: {re.escape(history[-2])}\. The plan: {re.escape(history[-2])}", why)


def test_bots_alone_play_to_the_end(play: Play, kept: Path) -> None:
    told = play("--seats random,steady")
    assert "> " not in told.out and firehall.load(str(kept)).over
    assert told.out.splitlines()[-3].startswith(("Victory", "Defeat"))


def test_a_bot_that_fails_is_named_and_the_game_goes_on(play: Play, kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, legal, rng, budget):\n    return 'move 9'\n", encoding="utf-8")
    told = play(f"--seed 3 --seats me,{path}", "start 3,0", "first 1", "move right", "quit")
    assert told.out.count("The bot mine of firefighter 2 has failed: its answer 'move 9' is no move.") == 1
    assert "steady, firefighter 2: start 7,3" in told.out and told.err == ""
    assert "\nseats: me, steady\n" in kept.read_text(encoding="utf-8")


def test_seats_of_files_are_named_again_for_a_record_and_not_for_ones_own_game(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, legal, rng, budget):\n    return legal[0]\n", encoding="utf-8")
    told = play(f"--seed 3 --seats me,{path}", "start 3,0", "quit")
    assert told.out.endswith(f"Go on with: firehall play --resume --autosave {tmp_path}/kept.firehall\n")
    refused = play(f"{tmp_path}/kept.firehall", status=2)
    assert "a record starts no programs: say with --seats who plays" in refused.err
    assert "mine, firefighter 2" in play("--resume", "first 2", "quit").out
    assert "Firefighter 2: Ben." in play("--resume --seats me,Ben", "quit").out


# Standing answers and warnings


def test_standing_answers(play: Play, tmp_path: Path) -> None:
    game = given(
        on="front", people="1,2 3,1", fire="1,2 1,3", points=2, options={"end-on-fire": "knocked-down"}, hidden="5,5"
    )
    path = tmp_path / "middle.position"
    path.write_text(game.position, encoding="utf-8")
    asked = ["always", "always move 3,4", "always recover 9,9", "ask", "always recover 3,0"]
    told = play(f"{path} --real-dice", *asked, "end", "1 8", "Always", "ask recover", "Ask")
    assert told.answers("always") == ["There is no standing answer. You may give one for: recover."]
    assert told.answers("always move 3,4") == ["'move 3,4' can't be answered once and for all; what can: recover."]
    assert told.answers("always recover 9,9") == ["I can't read 'recover 9,9'. Write it like 'recover 0,5'."]
    assert told.answers("ask") == ["There is no such standing answer."]
    set_now = ["From now on this is answered for you: recover 3,0. 'ask' takes it back."]
    assert told.answers("always recover 3,0") == told.answers("Always") == set_now
    assert "Your standing answer: recover 3,0" in told.answers("end")
    assert told.answers("ask recover") == ["You will be asked again: recover."]
    assert told.answers("Ask") == ["There is no such standing answer."]


@pytest.mark.parametrize("how", ["typed", "asked for"])
def test_warnings_are_switched_off_and_on(how: str, play: Play) -> None:
    smoke = [*BEGIN, "move right", "damp right"]
    if how == "typed":
        told = play("--seed 1", *smoke, "warn off", "warn", "end", "warn on", "warn maybe", "quit")
        assert told.answers("warn off") == told.answers("warn") == ["You are not warned before a turn ends."]
        assert told.answers("warn on") == ["You are warned before a turn ends with points lost or smoke beside fire."]
        assert told.answers("warn maybe") == ["I don't know 'warn maybe'. Type 'warn off' or 'warn on'."]
    else:
        told = play("--seed 1 --warn off", *smoke, "end", "quit")
    assert told.answers("end")[0] == "Firefighter 1 ends the turn with 2 points left."


def test_taking_back_all_since_the_last_roll(play: Play, kept: Path) -> None:
    told = play("--seed 1", *BEGIN, "end", "move up", "move down", "undo all", "undo everything")
    assert told.answers("undo all")[0] == "Taken back: move 3,9; move 2,9."
    assert told.answers("undo everything") == ["The last move can't be taken back: dice have fallen since."]
    assert [str(m) for seat, m in firehall.load(str(kept)).history if seat != -1] == [*BEGIN, "end"]


# What people say


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", {"moves": "what can I do?", "where": "Where am I", "near": "what burns near me?"}),
        ("en", {"log": "what happened", "look": "Show me", "explain": "explain yourself"}),
        ("de", {"moves": "Was kann ich tun?", "where": "wo", "near": "was brennt bei mir?"}),
        ("de", {"help": "Hilfe", "rule R-056": "Regel R-056", "why move hoch": "warum move hoch"}),
        ("de", {"log": "was ist passiert", "moves": "what can i do"}),
        ("it", {"moves": "Che cosa posso fare?", "where": "dove sono", "near": "cosa brucia?"}),
        ("it", {"why end": "Perché end", "rule R-056": "regola R-056", "explain": "perche l'hai fatto"}),
        ("it", {"log": "cosa è successo", "help": "aiuto"}),
    ],
)
def test_short_questions_are_understood(language: str, said: dict[str, str], play: Play) -> None:
    told = play(f"--seed 1 --lang {language}", *BEGIN, *(line for pair in said.items() for line in pair))
    for command, line in said.items():
        assert told.answers(command) == told.answers(line) != []


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["3,0", "6 1", "51", "victim", "false alarm"]),
        ("de", ["3 0", "6/1", "5,1", "Opfer", "Fehlalarm"]),
        ("it", ["3.0", "61", "5 1", "vittima", "falso allarme"]),
    ],
)
def test_short_answers_are_moves(language: str, typed: list[str], play: Play, kept: Path, tmp_path: Path) -> None:
    start, first, second, victim, false_alarm = typed
    play(f"--real-dice --crew 1 --lang {language}", start, "end", first, "end", "end", second)
    moves = [str(move) for _, move in firehall.load(str(kept)).history]
    assert moves == ["start 3,0", "end", "roll 6,1", "end", "roll 5,1"]
    for word, move in ((victim, "draw victim"), (false_alarm, "draw false alarm")):
        game = given(on="front", people="1,2", hidden="1,3", points=2)
        game.play("move 1,3")
        path = tmp_path / "middle.position"
        path.write_text(game.position, encoding="utf-8")
        play(f"{path} --real-dice --lang {language}", word)
        assert [str(move) for _, move in firehall.load(str(kept)).history] == [move]
        kept.unlink()


# Beside the real game


def test_beside_the_real_game_it_is_told_what_to_put_where(play: Play) -> None:
    moves = ["start 3,0", "move right", "damp right", "undo", "put out right", "end", "roll 3,4"]
    told = play("--real-dice --crew 1", *moves, "where", "end", "end")
    begun = told.out.partition("1> ")[0].splitlines()
    assert begun[-4:-1] == [
        "Lay out the board with its doors closed, then:",
        "  Put a fire marker on: 2,2; 2,3; 3,2; 3,3; 3,4; 3,5; 4,4; 5,6; 5,7; 6,6.",
        "  Put a hidden POI marker on: 2,4; 5,1; 5,8.",
    ]
    head = "On your board:"
    assert told.answers("move right")[1:-1] == [head, "  Move firefighter 1 from 3,0 to 3,1."]
    assert told.answers("damp right")[1:-1] == [head, "  Turn fire over to smoke on: 3,2."]
    assert told.answers("undo") == [
        "Taken back: damp 3,2.",
        head,
        "  Turn smoke over to fire on: 3,2.",
        "Firefighter 1 acts, with 3 points.",
    ]
    assert told.answers("put out right")[1:-1] == [head, "  Take the fire markers away from: 3,2."]
    assert told.answers("roll 3,4")[-5:] == [
        head,
        "  Put a fire marker on: 3,6.",
        "  One damage marker on the walls: 2,4-3,4.",
        "  Take the doors away from: 3,2-3,3; 4,4-5,4.",
        "Rescued 0/7, lost 0/4, damage 1/24, unseen 15.",
    ]
    assert head not in told.answers("where")


@pytest.mark.parametrize(
    "typed", ["9 9", "99", "roll 9,9", "roll 8,1", "7,9", "0,5", "roll 12,3", "roll red 7", "roll black 9"]
)
def test_a_roll_that_no_die_can_show_changes_nothing(typed: str, play: Play, kept: Path) -> None:
    told = play("--real-dice --crew 1", "start 3,0", "end", typed)
    (said,) = told.answers(typed)
    assert said in (
        f"No dice can show {typed}: the red die goes from 1 to 6, the black one from 1 to 8.",
        "The dice show spaces inside only: rows 1 to 6, columns 1 to 8. [R-025]",
    )
    assert len(firehall.load(str(kept)).history) == 2


@pytest.mark.parametrize(
    ("before", "typed", "said"),
    [
        ([], "6,1", "This roll can't show that space. [R-256]"),
        ([], "5", "The dice show 4,6: fire is laid there and explodes."),
        (["5"], "3", "I can't read '3'. Write it like 'roll 1,1'."),
        (["5", "3,4"], "2 4", "I can't read '2 4'. Write it like 'roll red 1'."),
        (["5", "3,4"], "7", "I can't read '7'. Write it like 'roll red 1'."),
        (["5", "3,4"], "9", "No dice can show 9: the red die goes from 1 to 6, the black one from 1 to 8."),
        (["5", "3,4"], "2", "The dice show 2,5: fire is laid there and explodes."),
    ],
)
def test_single_dice_are_typed_by_their_number(before: list[str], typed: str, said: str, play: Play) -> None:
    told = play("--real-dice --crew 1 --option family-setup=rolled", *before, typed)
    assert told.answers(typed)[0] == said


@pytest.mark.parametrize(("language", "roll"), [("en", "roll"), ("de", "Wurf"), ("it", "lancio")])
def test_a_roll_that_was_typed_wrongly_is_taken_back(language: str, roll: str, play: Play, kept: Path) -> None:
    told = play(f"--real-dice --crew 1 --lang {language}", "start 3,0", "end", "6,1", f"undo {roll}", "1,6")
    game = firehall.load(str(kept))
    assert [str(move) for _, move in game.history] == ["start 3,0", "end", "roll 1,6"] and game.what_if
    assert "roll 6,1" in told.answers(f"undo {roll}")[0]


def test_dealt_dice_are_not_taken_back_by_that(play: Play) -> None:
    told = play("--seed 1 --crew 1", "start 3,0", "end", "undo roll")
    assert told.answers("undo roll") == ["The last move can't be taken back: dice have fallen since."]


def test_a_game_with_real_dice_goes_on_with_them(play: Play, kept: Path) -> None:
    play("--real-dice --crew 1", "start 3,0", "move right", "end", "3,4")
    told = play("--resume", "put out right", "end", "end", "6,1")
    assert "  Put firefighter 1 on 3,1." in told.out and "  One damage marker on the walls: 2,4-3,4." in told.out
    assert "\ndice: real\n" in kept.read_text(encoding="utf-8")
    dealt = play(f"{kept} --seed 5", "end", "end")
    assert "dice> " not in dealt.out and "dice: real" not in kept.read_text(encoding="utf-8")


def test_bots_play_beside_the_real_game(play: Play) -> None:
    told = play("--real-dice --seats me,random", "3,0", "first 2", "quit")
    assert re.search(
        r"^random, firefighter 2: start (\S+)\n.*\nOn your board:\n  Put firefighter 2 on \1\.$", told.out, re.M
    )


# Resuming


def test_resuming_goes_on_where_it_was(play: Play, tmp_path: Path) -> None:
    first = play("--seed 1 --seats Anna,Ben", *BEGIN, "always recover", "move right", "quit", autosave=None)
    assert first.out.endswith("Go on with: firehall play --resume\n")
    told = play("--resume", "always", "undo", "quit", autosave=None)
    assert "Anna 1> always\nFrom now on this is answered for you: recover." in told.out
    assert "Taken back: move 3,1." in told.out and "kept before" not in told.out
    assert [p.name for p in (tmp_path / "data/firehall").iterdir()] == ["last.firehall"]


@pytest.mark.parametrize("cut", [0, 5, 20, 120, -1, -6, -30])
def test_a_kept_game_that_was_cut_off_stays_and_the_one_before_is_named(cut: int, play: Play, tmp_path: Path) -> None:
    last, before = (tmp_path / "data/firehall" / name for name in ("last.firehall", "previous.firehall"))
    play("--seed 1 --crew 1", "start 3,0", "quit", autosave=None)
    play("--seed 2 --crew 2", *BEGIN, "move right", "end", "quit", autosave=None)
    whole, older = last.read_bytes(), before.read_bytes()
    last.write_bytes(whole[:cut] if cut >= -1 else whole[: whole.rindex(b"\n", 0, cut) + 1])
    damaged = last.read_bytes()
    if cut == -1:
        assert play("--resume", "quit", autosave=None).err == ""
        return
    told = play("--resume", "move right", status=2, autosave=None)
    assert told.out == "" and len(told.err.splitlines()) == 3
    assert f"the game in {last} was cut off or changed; the file stays as it is" in told.err
    assert f"the game before it can be tried: firehall play {before}" in told.err
    assert (last.read_bytes(), before.read_bytes()) == (damaged, older)
    told = play(f"{before}", "move right", autosave=None)
    aside = last.with_name("damaged.firehall")
    if cut:
        assert f"The game that was kept before is now in {aside}." in told.out and aside.read_bytes() == damaged
    assert before.read_bytes() == older and firehall.load(str(last)).setup.crew == 1


def test_every_damaged_game_is_kept_aside(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "data/firehall"
    for text in ("firehall record 1\none", "firehall record 1\ntwo"):
        play("--crew 1", "start 3,0", autosave=None)
        (folder / "last.firehall").write_text(text, encoding="utf-8")
    play("--crew 1", "start 3,0", autosave=None)
    assert (folder / "damaged.firehall").read_text(encoding="utf-8").endswith("one")
    assert (folder / "damaged-2.firehall").read_text(encoding="utf-8").endswith("two")


def test_a_damaged_game_is_never_written_over(play: Play, kept: Path) -> None:
    kept.write_text("firehall record 1\ngame: flash-point\ned", encoding="utf-8")
    told = play("--seed 1", *BEGIN, f"save {kept}")
    assert "that file holds a damaged game, so it stays as it is" in told.err
    assert told.answers(f"save {kept}") == [
        f"{kept} can't be written: that file holds a damaged game, so it stays as it is."
    ]
    assert kept.read_text(encoding="utf-8").endswith("\ned")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_whole_evening_in_each_language(language: str, play: Play, kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, legal, rng, budget):\n    return {}[0]\n", encoding="utf-8")
    lines = ["start 3,0", "explain", "first 1", "always recover", "ask", "warn off", "move 3,1", "undo", "log 9"]
    told = play(f"--real-dice --lang {language} --seats Anna,{path}", *lines, "end", "9 9", "1 1", "quit")
    for message, details in (
        ("seats-person", {"who": 1, "name": "Anna"}),
        ("do-head", {}),
        ("do-layout", {}),
        ("do-put-person", {"who": 1, "where": "3,0"}),
        ("warn-off", {}),
        ("always-now", {"answers": "recover"}),
        ("always-gone", {"answers": "recover"}),
        ("trouble-replaced", {"bot": "steady"}),
        ("plain-undone", {"move": "move 3,1"}),
        ("plain-no-die", {"text": "9 9"}),
        ("told-team", {"move": "first 1"}),
    ):
        assert words.t(words.own("flash-point", message), language, **details) in told.out, message


# Languages


@pytest.mark.parametrize(
    ("language", "opening", "prompt", "outcome"),
    [
        ("en", "Flash Point, family game. Board: House, front side. 2 firefighters.", "team>", ("Victory", "Defeat")),
        (
            "de",
            "Flash Point, Anfängerspiel. Spielplan: Haus, Vorderseite. 2 Feuerwehrleute.",
            "Team>",
            ("Sieg", "Nied"),
        ),
        (
            "it",
            "Flash Point, versione base. Tabellone: Casa, lato frontale. 2 pompieri.",
            "squadra>",
            ("Vitt", "Sconf"),
        ),
    ],
)
def test_each_language_plays_a_whole_game(
    language: str, opening: str, prompt: str, outcome: tuple[str, str], play: Play, kept: Path
) -> None:
    game = firehall.new(crew=2, seed=12)
    lines = script(game, 12)
    commands = [
        "help",
        "moves",
        "look",
        "where",
        "near",
        "why end",
        "rule R-056",
        "log",
        "undo",
        "save",
        "xyzzy",
        "mvoe",
    ]
    told = play(f"--seed 12 --lang {language}", *lines[:9], *(c for c in commands if c != "undo"), *lines[9:])
    said = told.out.splitlines()
    assert said[0] == opening and f"{prompt} first " in told.out
    assert said[-3].startswith(outcome)
    assert firehall.load(str(kept)).history == game.history
    if language != "en":
        english = [e.text("en") for e in game.events] + [
            words.t("flash-point-plain-help-hint", "en"),
            "Firefighter",
            "Type '",
        ]
        assert [line for line in english if line in told.out] == []


@pytest.mark.parametrize(("language", "asked"), [("en", "Roll both dice"), ("de", "Beide Würfel"), ("it", "Lanciate")])
def test_real_dice_are_asked_for_in_each_language(language: str, asked: str, play: Play) -> None:
    told = play(f"--real-dice --crew 1 --lang {language}", "start 3,0", "end")
    assert told.answers("end")[-1].startswith(asked)
    assert words.t("flash-point-plain-prompt-chance", language) in told.out


def test_recovering_and_drawing_are_asked_for(play: Play, kept: Path, tmp_path: Path) -> None:
    game = given(
        on="front", people="1,2", fire="1,2 1,3", hidden="1,3", points=2, options={"end-on-fire": "knocked-down"}
    )
    path = tmp_path / "middle.position"
    path.write_text(game.position, encoding="utf-8")
    told = play(f"{path} --real-dice", "end", "moves", "recover 0,0", "recover 3,0", "roll 1,8", "Moves", "draw victim")
    assert "Firefighter 1 is knocked down on 1,2." in told.answers("end")[-2]
    assert told.answers("end")[-1] == "Firefighter 1 chooses an ambulance space to recover on."
    assert told.answers("moves") == ["Choose one of: recover 0,5; recover 3,0"]
    assert told.answers("recover 0,0") == ["Only the nearest ambulance spaces may be chosen: 0,5 3,0. [R-110]"]
    assert told.answers("recover 3,0")[0] == "Firefighter 1 recovers at the ambulance space 3,0."
    assert told.answers("roll 1,8")[-1] == "Turn over the point of interest on 1,3: is it a victim or a false alarm?"
    assert told.answers("Moves") == ["Choose one of: draw victim; draw false alarm"]
    assert told.answers("draw victim")[0] == "The point of interest lost on 1,3 was a victim; 1 lost so far."
    assert len(firehall.load(str(kept)).history) == 4


def test_without_plain_the_house_is_drawn_when_a_turn_begins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("start 3,0\nmove right\nend\nquit\n"))
    assert main(["play", "--crew", "1", "--seed", "1", "--lang", "en", "--autosave", str(tmp_path / "a.firehall")]) == 0
    said = capsys.readouterr().out
    drawn = [part.partition("\n7 ")[0] for part in said.split("      0     1     2     3")[1:]]
    assert len(drawn) == 3
    assert "\n3     1  o" in drawn[1]
    assert "\n3     .  o  1" in drawn[2]
