"""The program `firehall`: data on standard output, messages on standard error, and never a traceback."""

import json
import os
import pty
import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import firehall
from firehall.cli import main
from firehall.words import known, t

from .support import printed_text, wander

COMMANDS = ["play", "replay", "simulate", "bench", "board", "rules"]
SUBCOMMANDS = [["board", "check"], ["board", "show"], ["board", "list"], ["rules", "show"], ["rules", "list"]]
SUBCOMMANDS += [["rules", "options"]]
HEAVY = ("numpy", "numba", "textual", "fluent", "fluent.runtime", "firehall.core.cpu", "firehall.bench", "firehall.lab")
ENTRY = [sys.executable, "-m", "firehall"]
INTERRUPTIBLE = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);from firehall.cli import entry; entry()"
)


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, a data folder of our own, and a terminal that asks for nothing special."""
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FIREHALL_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def ask(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Run the program in this process: exit status, standard output, standard error."""
    status = main(list(argv))
    out, err = capsys.readouterr()
    return status, out, err


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the program prints when all is well."""
    status, out, err = ask(capsys, *argv)
    assert (status, err) == (0, "")
    return out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the program says about a mistake: on standard error alone, each line with its name."""
    status, out, err = ask(capsys, *argv)
    assert (status, out) == (2, "")
    assert err and all(line.startswith("firehall: ") for line in err.splitlines())
    assert "Traceback" not in err
    return err


def process(*argv: str, text: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    return subprocess.run(
        [*ENTRY, *argv], input=text, capture_output=True, encoding="utf-8", env={**os.environ, **env}, timeout=120
    )


@pytest.fixture(scope="module")
def game() -> firehall.Game:
    """A game played to its end."""
    game = firehall.new(crew=2, seed=4)
    for _ in wander(game, 4):
        pass
    assert game.over
    return game


@pytest.fixture
def record(game: firehall.Game, tmp_path: Path) -> Path:
    """The record of that game in a file."""
    path = tmp_path / "evening.firehall"
    firehall.save(game, path)
    return path


# Help and version


@pytest.mark.parametrize("command", [[], *([c] for c in COMMANDS), *SUBCOMMANDS], ids=" ".join)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_of_every_command(command: list[str], flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, *command, flag)
    assert out.startswith(" ".join(["Usage: firehall", *command]))
    assert len(out.strip().splitlines()) >= 3
    assert "\x1b" not in out and "│" not in out
    assert all(len(line) <= 80 for line in out.splitlines())


@pytest.mark.parametrize("command", [[], ["board"], ["rules"]], ids=" ".join)
def test_a_command_that_is_not_whole_prints_its_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, *command) == told(capsys, *command, "--help")


def test_help_names_every_command_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--help")
    assert [c for c in COMMANDS if f"  {c}: " not in out] == []
    out = told(capsys, "play", "--help")
    options = ["plain", "game", "edition", "board", "crew", "option", "seed", "real-dice", "autosave", "lang"]
    options += ["seats", "resume", "warn", "lines", "level", "house-rules", "specialists"]
    assert [o for o in options if f"  --{o}" not in out] == []
    assert "--no-" not in out and "--empty-" not in out
    out = told(capsys, "simulate", "--help")
    options = [
        "bots",
        "games, -n",
        "seed",
        "jobs",
        "compare",
        "json",
        "csv",
        "plot",
        "edition",
        "board",
        "crew",
        "option",
    ]
    assert [o for o in options if f"  --{o}" not in out] == []


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--version") == f"{firehall.__version__}\n"


def test_the_installed_script_and_the_module_are_the_same_program() -> None:
    done = process("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{firehall.__version__}\n", "")
    script = Path(sys.executable).with_name("firehall")
    assert subprocess.run([script, "--version"], capture_output=True, text=True).stdout == done.stdout


@pytest.mark.parametrize("command", [[], *([c] for c in COMMANDS), *SUBCOMMANDS], ids=" ".join)
def test_help_is_quick_because_it_leaves_heavy_modules_alone(command: list[str]) -> None:
    code = f"import sys; from firehall.cli import main; main({[*command, '--help']!r}); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "firehall.cli" in loaded
    assert loaded & set(HEAVY) == set()


# What was typed wrongly


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["boad"], 'Unknown command "boad". Did you mean "board"?'),
        (["rules", "shw"], 'Unknown command "shw". Did you mean "show"?'),
        (["play", "--crwe", "3"], "Unknown option: --crwe. Did you mean --crew?"),
        (["--verbose"], "--verbose"),
        (["play", "--crew", "two"], 'Invalid value for --crew: unable to convert "two" into int.'),
        (["play", "--crew", "0"], "0 firefighters: 1 to 6 can play"),
        (["play", "--crew", "7"], "7 firefighters: 1 to 6 can play"),
        (["play", "--crew"], "--crew requires an argument"),
        (["play", "--lang", "fr"], 'Invalid value "fr" for --lang. Choose from: "en", "de", "it".'),
        (["play", "--board", "frnt"], "there is no board 'frnt'; did you mean 'front'?"),
        (["play", "--board", "none/such.board"], "there is no board file 'none/such.board'"),
        (["play", "--edition", "famly"], "there is no edition 'famly'; did you mean 'family'?"),
        (["play", "--game", "flash-pint"], "there is no game 'flash-pint'; did you mean 'flash-point'?"),
        (["play", "--level", "heroic"], "the edition 'family' has no levels: leave out 'heroic'"),
        (
            ["play", "--edition", "experienced", "--level", "heroc"],
            "there is no level of experienced 'heroc'; did you mean",
        ),
        (["play", "--house-rules", "none.toml"], "there is no file 'none.toml' with house rules"),
        (["play", "--specialists", "captain"], "No specialists play in this game: leave out --specialists"),
        (["play", "--specialists", "random"], "there is no option of family 'specialists'"),
        (
            ["play", "--edition", "experienced", "--specialists", "captain,captain"],
            "captain is named twice: there is one card of each specialist",
        ),
        (
            ["play", "--edition", "2010-advanced", "--specialists", "generalist"],
            "there is no specialist 'generalist'. (there are: paramedic, captain, rescue-specialist, driver)",
        ),
        (
            ["play", "--edition", "experienced", "--crew", "1", "--specialists", "captain,driver"],
            "2 specialists for 1 firefighters: name one for each at most",
        ),
        (["simulate", "--edition", "experiencd"], "there is no edition 'experiencd'; did you mean 'experienced'?"),
        (["simulate", "--level", "heroic"], "the edition 'family' has no levels"),
        (["simulate", "--house-rules", "none.toml"], "there is no file 'none.toml' with house rules"),
        (["simulate", "--compare", "level=heroic"], "the edition 'family' has no levels"),
        (["simulate", "--compare", "house-rules=none.toml"], "there is no file 'none.toml' with house rules"),
        (["bench", "--edition", "famly"], "there is no edition 'famly'; did you mean 'family'?"),
        (["bench", "--level", "heroic"], "the edition 'family' has no levels"),
        (["rules", "show", "flash-point/famly"], "there is no edition 'flash-point/famly'; did you mean"),
        (["rules", "show", "experienced", "--level", "x"], "there is no level of experienced 'x'"),
        (["rules", "options", "famly"], "there is no edition 'famly'; did you mean 'family'?"),
        (["rules", "options", "experienced", "--level", "x"], "there is no level of experienced 'x'"),
        (
            ["play", "--option", "family-setp=random"],
            "there is no option of family 'family-setp'; did you mean 'family-setup'?",
        ),
        (["play", "--option", "family-setup=rnd"], "there is no choice for family-setup 'rnd'"),
        (["play", "--option", "family-setup"], "there is no choice for family-setup ''"),
        (["play", "--seed", "dice"], "'dice' is no seed"),
        (["play", "--seed", "-1"], "'-1' is no seed"),
        (["play", "--seed", str(2**128)], "is no seed"),
        (["play", "--seed", "1", "--real-dice"], "real dice need no seed"),
        (["play", "nothing.firehall"], "'nothing.firehall' is no record, position or position id"),
        (["play", "."], "can't be read"),
        (["play", "--seats", "Anna,stedy"], "'stedy' is neither a bot nor a name unlike one: did you mean 'steady'?"),
        (["play", "--seats", "Anna,none.py"], "there is no file none.py with a bot: say with --seats who plays"),
        (["play", "--seats", "Anna,Ben", "--crew", "3"], "2 seats for 3 firefighters: name one player for each"),
        (["play", "--seats", "A,B,C,D,E,F,G"], "7 firefighters: 1 to 6 can play"),
        (["play", "--warn", "maybe"], 'Invalid value "maybe" for --warn. Choose from: "on", "off".'),
        (["play", "--resume"], "no game has been kept in"),
        (["play", "--resume", "a.firehall"], "--resume goes on with the game that was kept last: leave out a.firehall"),
        (["play", "a", "b"], "too many arguments, beginning with 'b'"),
        (["replay", "nothing.firehall"], "there is no file of that name"),
        (["replay"], "requires an argument"),
        (["replay", "a", "--to", "x"], 'Invalid value for --to: unable to convert "x" into int.'),
        (["board", "check"], "requires an argument"),
        (["board", "check", "bakc"], "there is no board 'bakc'; did you mean 'back'?"),
        (["board", "show", "bakc"], "did you mean 'back'?"),
        (["board", "show", "bakc", "--svg"], "did you mean 'back'?"),
        (["board", "check", "/"], "can't be read"),
        (["board", "list", "front"], "too many arguments, beginning with 'front'"),
        (["rules", "show"], "requires an argument"),
        (["rules", "show", "R-999"], "there is no rule R-999 in this version; ids read like R-073, RA-22 or P-Q17"),
        (["rules", "show", "R-73"], "did you mean R-073?"),
        (["rules", "show", "plain-welcome"], "there is no rule plain-welcome"),
        (["rules", "show", ""], "there is no rule"),
        (["rules", "list", "--lang", "xx"], 'Invalid value "xx" for --lang'),
        (["bench", "--part", "size"], "there is no part of the bench 'size'; did you mean 'sizes'?"),
        (["bench", "--seconds", "x"], 'Invalid value for --seconds: unable to convert "x" into float.'),
        (["bench", "--seconds", "-1"], "--seconds -1: expected a number such as 0.5"),
        (["bench", "--seconds", "nan"], "--seconds nan: expected a number"),
        (["bench", "--seconds", "inf"], "--seconds inf: expected a number"),
        (["bench", "--crew", "9"], "--crew 9: expected a number from 1 to 6"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_a_mistake_is_named_with_the_nearest_right_thing(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(capsys, *argv)


def test_every_mistake_of_one_request_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    err = refused(capsys, "play", "--crew", "9", "--board", "frnt", "--edition", "famly", "--option", "x=y")
    assert len(err.splitlines()) == 4
    err = refused(capsys, "bench", "--seconds", "-1", "--crew", "0")
    assert len(err.splitlines()) == 2


@pytest.mark.parametrize("argv", [["nonsense"], ["play", "--crew", "9"], ["replay", "nothing"], ["rules", "show", "x"]])
def test_a_mistake_ends_a_process_with_status_2(argv: list[str]) -> None:
    done = process(*argv)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("firehall: ") and "Traceback" not in done.stderr


# Boards


@pytest.mark.parametrize(("board", "doors", "entrances"), [("front", 8, 4), ("back", 7, 2)])
def test_board_check_praises_a_good_board(
    board: str, doors: int, entrances: int, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(capsys, "board", "check", board)
    assert re.fullmatch(rf"{board} is a good board: {doors} doors, {entrances} entrances, \d+ wall segments\.\n", out)


@pytest.mark.parametrize(("lang", "word"), [("en", "good board"), ("de", "guter Spielplan"), ("it", "buon tabellone")])
def test_board_check_speaks_three_languages(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert word in told(capsys, "board", "check", "front", "--lang", lang)


def test_board_check_names_both_of_two_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed_text("front")
    lines = text.splitlines()
    row = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    lines[row] = lines[row].replace("D", "W", 1)
    lines[row + 2] = lines[row + 2].replace("D", "Q", 1)
    path = tmp_path / "mine.board"
    path.write_text("\n".join(lines), encoding="utf-8")
    err = refused(capsys, "board", "check", str(path)).splitlines()
    assert len(err) == 2
    for line, at, sign in zip(err, (row, row + 2), "WQ", strict=True):
        column = lines[at].index(sign) + 1
        assert line.startswith(f"firehall: {path}: line {at + 1}, column {column}: unknown sign '{sign}'")


def test_board_check_of_what_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.board"
    path.write_bytes(b"\xff\xfe\x00")
    assert f"the board file '{path}' can't be read" in refused(capsys, "board", "check", str(path))


@pytest.mark.parametrize("board", ["front", "back"])
def test_board_show_prints_the_file(board: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "board", "show", board)
    path = tmp_path / "copy.board"
    path.write_text(out, encoding="utf-8")
    assert told(capsys, "board", "show", str(path)) == out


def test_board_show_draws_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    tree = ElementTree.fromstring(told(capsys, "board", "show", "back", "--svg"))
    assert tree.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(tree.iter())) > 100


def test_board_list_names_boards_that_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "board", "list").splitlines()
    assert [line.split()[0] for line in lines] == ["back", "front", "prototype"]
    for line in lines:
        name, title = line.split(maxsplit=1)
        assert f"title: {title}" in told(capsys, "board", "show", name)


# Rules


@pytest.mark.parametrize(("lang", "word"), [("en", "fire"), ("de", "Feuer"), ("it", "fuoco")])
@pytest.mark.parametrize("rule", ["R-073", "r-073", " R-073 "])
def test_rules_show(rule: str, lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "rules", "show", rule, "--lang", lang)
    assert out.startswith("R-073 ") and word in out and out.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "de", "it"])
@pytest.mark.parametrize("rule", ["P-001", "P-Q17", "p-q17", "P-D03", "R-262", "RD-34"])
def test_rules_show_those_of_every_rulebook(rule: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "rules", "show", rule, "--lang", lang)
    assert out == f"{rule.upper()} {t(rule.upper(), lang)}\n"


@pytest.mark.parametrize(
    ("typed", "meant"), [("R56", "R-056"), ("ra9", "RA-09"), ("P-1", "P-001"), ("pq7", "P-Q07"), ("P-Q017", "P-Q17")]
)
def test_an_id_without_its_noughts_and_hyphens_is_understood(
    typed: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"did you mean {meant}?" in refused(capsys, "rules", "show", typed)


@pytest.mark.parametrize(("lang", "said"), [("de", "ist R-073 gemeint?"), ("it", "forse R-073?")])
def test_a_wrong_rule_is_answered_in_the_language(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(capsys, "rules", "show", "R-73", "--lang", lang)


def test_rules_list_has_the_same_rules_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    lists = {lang: told(capsys, "rules", "list", "--lang", lang).splitlines() for lang in ("en", "de", "it")}
    ids = {lang: [line.split()[0] for line in lines] for lang, lines in lists.items()}
    assert ids["en"] == ids["de"] == ids["it"]
    assert len(ids["en"]) > 200 and all(known(rule, "en") for rule in ids["en"])
    assert len({tuple(lines) for lines in lists.values()}) == 3
    assert [letter for letter, _ in groupby(rule[0] for rule in ids["en"])][:2] == ["R", "P"]
    assert told(capsys, "rules", "show", "R-084", "--lang", "en").split() in [line.split() for line in lists["en"]]


@pytest.mark.parametrize(
    ("edition", "level"),
    [
        ("family", ""),
        ("flash-point/experienced", "heroic"),
        ("2010-basic", ""),
        ("flash-point/2010-advanced", "two-alarm"),
    ],
)
def test_rules_options_name_choices_defaults_first_and_their_ruling(
    edition: str, level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [edition, *(["--level", level] if level else [])]
    lines = told(capsys, "rules", "options", *asked).splitlines()
    rows = json.loads(told(capsys, "rules", "options", *asked, "--json"))
    assert len(lines) == len(rows) > 5
    for line, row in zip(lines, rows, strict=True):
        name, choices, ruling = re.fullmatch(r"(\S+) +(.*?) +([RP][AD]?-[QD]?\d+)", line).groups()
        assert (name, choices.split(" | "), ruling) == (row["option"], row["choices"], row["ruling"])
        assert known(ruling, "en") and row["default"] == row["choices"][0]
        for choice in row["choices"]:
            firehall.new(edition=edition.rpartition("/")[2], level=level, crew=1, seed=1, options={name: choice})


def test_rules_show_of_an_edition_prints_the_values_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "rules", "show", "flash-point/experienced", "--level", "heroic").splitlines()
    assert lines[0] == "Flash Point, experienced game, heroic"
    rows = [line.split() for line in lines[1:]]
    assert ["damage_markers", "24"] in rows and ["knockdown", "ambulance"] in rows and ["hazmats", "5"] in rows
    at = rows.index(["role_points", "none", "0"])
    assert rows[at + 1 : at + 3] == [["paramedic", "4"], ["captain", "4"]]
    assert told(capsys, "rules", "show", "experienced", "--level", "heroic").splitlines() == lines


def test_rules_show_why_names_the_layer_and_the_rule_of_each_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = tmp_path / "mine.toml"
    house.write_text("extends = 'experienced'\n[rules]\nrole_points.captain = 5\n", encoding="utf-8")
    asked = ["flash-point/experienced", "--level", "heroic", "--option", "hazmat-stacking=rolled-again"]
    asked += ["--house-rules", str(house), "--why"]
    rows = [re.split(r"  +", line) for line in told(capsys, "rules", "show", *asked).splitlines()[2:]]
    assert ["damage_markers", "24", "family game", "R-009"] in rows
    assert ["vehicles", "on", "experienced game", "R-165"] in rows
    assert ["hazmats", "5", "heroic", "RD-01"] in rows
    assert ["hazmat_stacking", "off", "option hazmat-stacking=rolled-again", "RA-37"] in rows
    assert ["", "captain 5", "house rules", "the table's own"] in rows
    found = json.loads(told(capsys, "rules", "show", *asked, "--json"))
    assert found["house_rules"] == ["role_points.captain = 5"] and found["level"] == "heroic"
    assert found["rules"]["role_points"]["captain"] == {"value": 5, "layer": "house-rules", "source": ""}
    assert found["rules"]["hazmats"] == {"value": 5, "layer": "experienced/heroic", "source": "RD-01"}


@pytest.mark.parametrize(("lang", "said"), [("en", "family game"), ("de", "Anfängerspiel"), ("it", "set")])
def test_rules_show_of_an_edition_speaks_three_languages(
    lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(capsys, "rules", "show", "flash-point/family", "--why", "--lang", lang)
    assert t("edition-family", lang) in out and t("rules-by", lang) in out
    assert lang == "it" or said in out


def test_rules_options_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "rules", "options", "wildfire").splitlines()
    assert lines == told(capsys, "rules", "options", "wildfire/standard").splitlines()
    for line in lines:
        name, choices, ruling = re.fullmatch(r"(\S+) +(.*?) +([A-Z]+-Q?\d+)", line).groups()
        assert known(ruling, "en")
        for choice in choices.split(" | "):
            firehall.new("wildfire", crew=2, seed=1, options={name: choice})


def test_another_game_is_played_at_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    legal = firehall.new("wildfire", crew=2, seed=3).legal_moves
    lines = iter(["look", "moves", "lay q9r9", str(legal[0]), "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    assert main(["play", "--game", "wildfire", "--seed", "3", "--plain", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Wildfire! for points, 2 players.\n")
    assert "q9r9 is no place for a tile: tiles are laid beside others." in out
    assert f"The hottest places: {' '.join(move.split()[1] for move in legal)}. [W-014]" in out
    assert "laid on" in out.partition(str(legal[0]))[2]


def test_playing_together_with_firebreaks_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["play", "--game", "wildfire", "--edition", "cooperative", "--option", "firebreak=on", "--board", "front"]
    assert main(wish) == 2
    assert capsys.readouterr().err.splitlines() == [
        "firehall: there is no board 'front': this game is played without one",
        "firehall: firebreak=on: no firebreaks are cut together",
    ]


def test_another_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert "wildfire/standard record" in told(
        capsys, "bench", "--game", "wildfire", "--part", "sizes", "--seconds", "0"
    )
    assert main(["bench", "--game", "wildfire", "--crew", "5"]) == 2
    assert "5 players: 1 to 4 can play" in capsys.readouterr().err


# Replay


def test_replay_tells_every_move_and_ends_with_the_house(
    record: Path, game: firehall.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(capsys, "replay", str(record))
    assert out.endswith(f"\n\n{game}\n")
    numbered = [line for line in out.splitlines() if re.match(r"\d+\. ", line)]
    names = {-1: "dice", -2: "team"}
    assert numbered == [
        f"{n}. {names.get(seat, str(seat + 1))}: {move}" for n, (seat, move) in enumerate(game.history, 1)
    ]
    told_events = [line for line in out.splitlines() if re.fullmatch(r" +[A-Z0-9].* \[R[AD]?-\d+\]", line)]
    begun = len(firehall.new(crew=2, real_dice=True).events)
    assert len(told_events) == len(game.events) - begun


@pytest.mark.parametrize("to", [0, 1, 7])
def test_replay_stops_where_it_is_told(
    to: int, record: Path, game: firehall.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(capsys, "replay", str(record), "--to", str(to))
    assert len(re.findall(r"^\d+\. ", out, re.M)) == to
    again = firehall.new(crew=2, real_dice=True)
    for _, move in game.history[:to]:
        again.play(move)
    assert out.endswith(f"\n{again}\n")


@pytest.mark.parametrize("to", [-1, 100000])
def test_replay_past_the_end_is_a_mistake(
    to: int, record: Path, game: firehall.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    most = len(game.history)
    err = refused(capsys, "replay", str(record), "--to", str(to))
    assert err == f"firehall: --to {to}: the record has {most} moves; expected a number from 0 to {most}\n"


def test_replay_as_json(record: Path, game: firehall.Game, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [json.loads(line) for line in told(capsys, "replay", str(record), "--json").splitlines()]
    *moves, end = rows
    assert [row["text"] for row in moves] == [str(move) for _, move in game.history]
    assert [row["move"] for row in moves] == list(range(1, len(moves) + 1))
    events = [event for row in moves for event in row["events"]]
    assert all(re.fullmatch(r"R[AD]?-\d+", e["rule"]) and e["text"] and known(f"event-{e['event']}") for e in events)
    numbers = [e["number"] for e in events]
    assert numbers == list(range(numbers[0], numbers[0] + len(events)))
    assert [e["details"] for e in events] == [e.details for e in game.events][-len(events) :]
    causes = {e["cause"] for e in events}
    assert None in causes and all(c is None or c < e["number"] for e in events for c in [e["cause"]])
    assert causes - {None} <= set(range(numbers[-1]))
    assert end == {"position": game.position_id, "outcome": game.outcome, "over": True}
    assert firehall.load(end["position"]).over


@pytest.mark.parametrize(("lang", "seat"), [("en", "dice"), ("de", "Würfel"), ("it", "dadi")])
def test_replay_speaks_three_languages(lang: str, seat: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "replay", str(record), "--lang", lang)
    assert re.search(rf"^\d+\. {seat}: roll \d,\d$", out, re.M)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("firehall record 1", "firehall record 99", "format 99 is newer than this Firehall"),
        ("crew: 2", "crew: two", "crew is 'two'"),
        ("edition: family", "edition: famly", "did you mean 'family'?"),
        ("board: front", "bord: front", "unknown field 'bord'"),
        ("1. 1: start", "1. 2: start", "this is a turn of 2, but 1 is asked"),
        ("1. 1: start", "1. 1: statr", "can't be played here"),
        ("1. 1: start", "one 1: start", "expected a turn such as"),
    ],
)
def test_a_bad_record_is_refused_with_line_and_reason(
    old: str, new: str, said: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    for command in ("replay", "play"):
        err = refused(capsys, command, str(record))
        assert said in err and str(record) in err and re.search(r"line \d+", err) or "missing" in err


def test_a_record_that_was_cut_off_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text("".join(text.splitlines(keepends=True)[:-3]), encoding="utf-8")
    assert "it was cut off" in refused(capsys, "replay", str(record))


# Measuring


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(told(capsys, "bench", "--json", "--seconds", "0.05", "--part", "sizes"))
    assert len(rows) == 1 and set(rows[0]) == {"name", "machine", "unit", "value"}
    assert rows[0]["unit"] == "bytes" and 0 < rows[0]["value"] <= 640


def test_bench_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "bench", "--part", "sizes", "--edition", "experienced", "--level", "heroic")
    assert out.startswith("flash-point/experienced/heroic record ")
    out = told(capsys, "bench", "--part", "sizes", "--crew", "1")
    assert re.fullmatch(r"flash-point/family record +all +[\d,.]+ bytes\n", out)


# Terminals, pipes and interruptions


@pytest.mark.parametrize("argv", [["--help"], ["play", "--help"], ["rules", "options"], ["board", "list"], ["boad"]])
@pytest.mark.parametrize("color", [{"NO_COLOR": "1"}, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, {}])
def test_no_escape_codes_even_on_a_terminal(argv: list[str], color: dict[str, str]) -> None:
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", **color}
    done = subprocess.Popen([*ENTRY, *argv], stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL, env=env)
    os.close(theirs)
    shown = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(ours)
    assert done.wait(60) == (2 if argv == ["boad"] else 0)
    assert len(shown) > 40 and b"\x1b" not in shown


def test_no_escape_codes_in_a_pipe() -> None:
    done = process("--help", FORCE_COLOR="1", TERM="xterm-256color")
    assert done.returncode == 0 and "\x1b" not in done.stdout + done.stderr


@pytest.mark.parametrize("argv", [["rules", "list"], ["board", "show", "front"], ["board", "show", "front", "--svg"]])
def test_a_reader_who_leaves_is_no_reason_to_complain(argv: list[str]) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run([*ENTRY, *argv], stdout=theirs, stderr=subprocess.PIPE, text=True)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (141, "")


def test_the_first_line_of_a_long_answer(record: Path) -> None:
    command = f"'{sys.executable}' -m firehall replay '{record}' --json | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.stderr == ""
    assert json.loads(done.stdout)["move"] == 1


def test_a_full_disk_is_named() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*ENTRY, "rules", "list"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert re.fullmatch(r"firehall: .*No space left on device\n", done.stderr)


def test_an_interruption_is_quiet(tmp_path: Path) -> None:
    kept = tmp_path / "kept.firehall"
    playing = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, "play", "--plain", "--crew", "1", "--seed", "1", "--autosave", str(kept)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdin and playing.stdout
    playing.stdin.write("start 3,0\n")
    playing.stdin.flush()
    shown = ""
    while "action points.\n1> " not in shown:
        shown += playing.stdout.read(1)
    playing.send_signal(2)
    _, err = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert err.strip() == ""
    assert firehall.load(str(kept)).history == [(0, "start 3,0")]


def test_text_is_written_in_utf_8_whatever_the_locale() -> None:
    done = subprocess.run(
        [*ENTRY, "rules", "list", "--lang", "de"],
        capture_output=True,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=True,
    )
    assert "Würfel" in done.stdout.decode("utf-8")


def test_bytes_that_are_no_text_are_an_unknown_move(tmp_path: Path) -> None:
    done = subprocess.run(
        [*ENTRY, "play", "--seed", "1", "--autosave", str(tmp_path / "a.firehall")],
        input=b"st\xff\xfert 3,0\nquit\n",
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I don't know" in done.stdout


def test_the_environment_chooses_the_language_of_the_program(tmp_path: Path) -> None:
    env = {"FIREHALL_LANG": "", "LC_ALL": "it_IT.UTF-8"}
    assert "fuoco" in process("rules", "show", "R-073", **env).stdout
    assert "Feuer" in process("rules", "show", "R-073", FIREHALL_LANG="de", LC_ALL="it_IT.UTF-8").stdout
    assert "fire" in process("rules", "show", "R-073", FIREHALL_LANG="", LC_ALL="fr_FR.UTF-8").stdout


def test_random_arguments_never_end_in_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    chance = Random(11)
    words = [
        "play",
        "replay",
        "board",
        "rules",
        "show",
        "check",
        "list",
        "--to",
        "--crew",
        "9",
        "-3",
        "x",
        "",
        "--",
        "=",
    ]
    words += ["--json", "--svg", "--lang", "de", "R-073", "\u2603", "--seed", "-h", "front", "--option", "a=b", "1e9"]
    for _ in range(300):
        argv = [chance.choice(words) for _ in range(chance.randrange(1, 5))]
        if argv[0] == "play" and "-h" not in argv:
            argv += ["--crew", "0"]
        status, out, err = ask(capsys, *argv)
        assert status in (0, 2), argv
        assert (status == 2) == bool(err) and "Traceback" not in err, argv
