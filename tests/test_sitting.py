"""A sitting: who answers, what answers itself, what is taken back, and bots that fail."""

import time
from pathlib import Path
from random import Random

import pytest

import firehall
from firehall.bots import Bot, apart, find
from firehall.bots.apart import Apart
from firehall.errors import BadSetup, NotAMove, UndoRefused
from firehall.game import Game
from firehall.terminal.keeping import Keeper, resumed
from firehall.terminal.seats import Seat, read_seats, seats_of, write_seats
from firehall.terminal.sitting import Sitting

from .support import given

BEGIN = ("start 3,0", "start 3,9", "first 1")
FIRST = "def choose(view, legal, rng, budget):\n    return legal[0]\n"


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, and bots named by their files alone."""
    monkeypatch.setenv("FIREHALL_LANG", "en")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "kept.firehall"


def bot(name: str, text: str) -> str:
    """A file with a bot in it."""
    Path(name).write_text(text, encoding="utf-8")
    return name


def sitting(kept: Path, seats: str = "", game: Game | None = None, budget: float = 10.0) -> Sitting:
    """A table with these seats."""
    found = read_seats(seats) if seats else []
    return Sitting(game or firehall.new(crew=len(found) or 2, seed=1), Keeper(kept), found, budget=budget)


def follow(table: Sitting) -> list[str]:
    """Who moved until a person is asked, and what."""
    found: list[str] = []
    while (told := table.go_on()) is not None:
        found.append(f"{told.by} {told.seat + 1}: {told.move}")
    return found


# Seats


def test_seats_are_read_and_written(tmp_path: Path) -> None:
    bot("mine.py", FIRST)
    text = "Anna, steady, person, mine.py, Anna"
    seats = read_seats(text)
    assert [(seat.name, seat.title, seat.bot is not None) for seat in seats] == [
        ("Anna", "Anna", False),
        ("steady", "steady", True),
        ("", "", False),
        ("mine.py", "mine", True),
        ("Anna", "Anna", False),
    ]
    assert write_seats(seats) == text
    assert write_seats([Seat(), Seat()]) == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Anna, stedy", "did you mean 'steady'?"),
        ("Randon", "did you mean 'random'?"),
        ("Steady", "did you mean 'steady'?"),
        ("none.py", "there is no file none.py with a bot"),
        ("x" * 31, "names have up to 30 letters"),
        ("A;B", "can't be a player's name"),
        ("A\nB", "can't be a player's name"),
        ("a\n.py", "can't be a player's name"),
    ],
)
def test_names_that_are_none_are_refused(text: str, said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_seats(text)
    assert said in str(caught.value) and len(caught.value.problems) == 1


@pytest.mark.parametrize("name", ["Ben", "me", "Randolf", "Jürgen", "O'Neill", "Anna Maria", "狐"])
def test_people_have_all_kinds_of_names(name: str, kept: Path) -> None:
    table = sitting(kept, f"{name}, {name}")
    table.play("start 3,0")
    assert [seat.name for seat in seats_of(resumed(kept))] == [name, name]


@pytest.mark.parametrize("seats", ["Anna", "Anna, Ben, steady"])
def test_as_many_seats_as_firefighters(seats: str, kept: Path) -> None:
    with pytest.raises(BadSetup, match="for 2 firefighters: name one player for each"):
        sitting(kept, seats, firehall.new(crew=2, seed=1))


def test_the_team_and_the_dice_are_peoples_as_long_as_there_are_some(kept: Path) -> None:
    table = sitting(kept, "random, Anna")
    assert follow(table)[0].startswith("bot 1: start ")
    assert table.waits() and table.seat().name == "Anna"
    table.play("start 3,9")
    assert table.waits() and table.seat().name == "Anna" and table.game.asked == -2
    alone = sitting(kept, "random, random")
    assert len(follow(alone)) > 20 and alone.game.over and not alone.waits()
    real = sitting(kept, "random", firehall.new(crew=1, real_dice=True))
    follow(real)
    assert real.waits() and real.game.asked == -1 and real.seat() == Seat()


def test_the_record_keeps_who_plays(kept: Path) -> None:
    sitting(kept, "Anna, steady").play("start 3,0")
    assert "\nseats: Anna, steady\n" in kept.read_text(encoding="utf-8")
    again = Sitting(resumed(kept), Keeper(kept, str(kept)))
    assert [seat.name for seat in again.seats] == ["Anna", "steady"]
    other = Sitting(resumed(kept), Keeper(kept, str(kept)), read_seats("person, person"))
    assert "seats" not in other.game.table


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("seats: Anna", "One seat for 2 firefighters"),
        ("seats: Anna, stedy", "did you mean 'steady'?"),
        ("seats: Anna, ~/evil.py", "a record starts no programs: say with --seats who plays"),
        ("always: move 3,4", "can't be answered once and for all; what can: recover"),
        ("always: recover 9,9", "'9,9' is not a space"),
        ("always: recover 0,5 0,6", "is not a space"),
    ],
)
def test_forged_fields_are_named(field: str, said: str, kept: Path) -> None:
    head, below = firehall.new(crew=2, real_dice=True).record.split("\n\n", 1)
    game = firehall.load(f"{head}\n{field}\n\n{below}")
    assert game.record.count(field) == 1
    with pytest.raises((BadSetup, NotAMove), match=said.replace("?", r"\?")):
        Sitting(game, Keeper(kept))


# Standing answers


def knocked_down() -> Game:
    """Somebody is about to be knocked down and may choose between two ambulance spaces."""
    options = {"end-on-fire": "knocked-down"}
    return given(on="front", people="1,2", fire="1,2 1,3", hidden="1,3", points=2, options=options)


@pytest.mark.parametrize(
    ("answer", "follows"),
    [("recover 3,0", ["always 1: recover 3,0"]), ("RECOVER", ["always 1: recover 0,5"]), ("recover 7,3", [])],
)
def test_a_standing_answer_answers_if_it_may(answer: str, follows: list[str], kept: Path) -> None:
    table = sitting(kept, game=knocked_down())
    table.answer_always(answer)
    table.play("end")
    assert follow(table) == follows
    assert table.waits()


def test_standing_answers_are_kept_and_taken_back(kept: Path) -> None:
    table = sitting(kept, game=knocked_down())
    table.play("end")
    table.answer_always("recover 3,0")
    assert "\nalways: recover 3,0\n" in kept.read_text(encoding="utf-8")
    assert Sitting(resumed(kept), Keeper(kept, str(kept))).always == {"recover": "3,0"}
    assert table.answer_again("recover") and not table.answer_again("recover")
    assert "always" not in kept.read_text(encoding="utf-8")


def test_no_standing_answer_stands_for_a_bot(kept: Path) -> None:
    table = sitting(kept, "random", knocked_down())
    table.answer_always("recover 3,0")
    assert {line.split()[0] for line in follow(table)} == {"bot"}


# Taking back


def test_taking_back_goes_to_the_last_decision_of_a_person(kept: Path) -> None:
    table = sitting(kept, "Anna, random, random")
    table.play("start 3,0")
    assert len(follow(table)) == 2 and table.game.asked == -2
    assert table.undo() == "start 3,0"
    assert table.told == [] and table.game.history == [] and table.waits()


def test_taking_back_all_ends_at_the_dice(kept: Path) -> None:
    table = sitting(kept)
    for move in (*BEGIN, "end", "move 3,8", "move 4,8"):
        if not table.game.why_not(move):
            table.play(move)
    before = len(table.told)
    table.play("move 2,9")
    table.play("move 1,9")
    assert table.undo_all() == ["move 1,9", "move 2,9"] and len(table.told) == before
    with pytest.raises(UndoRefused):
        table.undo()
    assert len(firehall.load(str(kept)).history) == len(table.game.history)


def test_what_cannot_be_taken_back_stays(kept: Path) -> None:
    table = sitting(kept, "random, random, random")
    for _ in range(2):
        table.go_on()
    with pytest.raises(UndoRefused):
        table.undo()
    assert len(table.told) == 2 and [seat for seat, _ in table.game.history] == [0, 1]


def test_a_roll_that_was_typed_wrongly_is_taken_back_as_a_what_if(kept: Path) -> None:
    table = sitting(kept, game=firehall.new(crew=1, real_dice=True))
    for move in ("start 3,0", "end", "roll 3,4"):
        table.play(move)
    with pytest.raises(UndoRefused):
        table.undo()
    assert table.undo(what_if=True) == "roll 3,4"
    assert table.game.asked == -1 and "\nwhat-if: yes\n" in kept.read_text(encoding="utf-8")


# Warnings and explanations


def test_warnings_can_be_switched_off(kept: Path) -> None:
    table = sitting(kept)
    for move in (*BEGIN, "move 3,1", "damp 3,2"):
        table.play(move)
    assert table.warnings("END") == ["Smoke lies beside fire and will catch fire: 3,2."]
    assert table.warnings("move 3,0") == [] and table.warnings("nonsense") == []
    table.warns = False
    assert table.warnings("end") == []


def test_the_last_bot_explains_itself(kept: Path) -> None:
    bot("mute.py", FIRST)
    table = sitting(kept, "Anna, steady")
    assert table.explain().startswith("No bot has moved")
    table.play("start 3,0")
    follow(table)
    assert table.explain().startswith("steady, firefighter 2: start ") and "The plan: start" in table.explain()
    table.undo()
    assert table.explain().startswith("No bot has moved")
    mute = sitting(kept, "Anna, mute.py")
    mute.play("start 3,0")
    follow(mute)
    assert mute.explain() == "mute played start 0,0 and can't say why."
    mute.close()


# Bots in files


def test_a_bot_in_a_file_plays_apart(kept: Path) -> None:
    name = bot(
        "mine.py", f'"""Takes the first."""\n\n{FIRST}\ndef explain(view, move, language=None):\n    return move'
    )
    table = sitting(kept, f"{name}, {name}")
    one, two = (seat.bot for seat in table.seats)
    assert isinstance(one, Apart) and isinstance(two, Apart)
    assert one.process.running and two.process.running and one.process.running.pid != two.process.running.pid
    assert one.sentence() == "Takes the first." and one.compiled is None
    processes = [one.process.running, two.process.running]
    for _ in range(12):
        assert table.game.legal_moves[0] == table.go_on().move
    assert table.explain().endswith(table.told[-1].move) or table.told[-1].move == "end"
    table.close()
    assert all(process.poll() is not None for process in processes)


def test_a_bot_in_a_file_sees_the_position_and_no_dice(kept: Path) -> None:
    name = bot(
        "nosy.py",
        "def choose(view, legal, rng, budget):\n"
        "    assert view.seed is None and view.history == [] and list(view.legal_moves) == legal\n"
        "    return f'start 3,0' if budget == 7.5 else 'end'\n",
    )
    table = sitting(kept, f"{name}, Anna", budget=7.5)
    assert follow(table) == ["bot 1: start 3,0"] and table.hear() == []
    table.close()


BAD = {
    "raises": ("    return {}['x']", "it stopped with KeyError: 'x'"),
    "lies": ("    return 'move 6,6'", "it wanted to play move 6,6. That is not asked now."),
    "babbles": ("    return 'xyzzy'", "its answer 'xyzzy' is no move"),
    "silent": ("    return None", "its answer None is no move"),
    "odd": ("    return 42", "its answer 42 is no move"),
    "long": ("    return 'x' * 10**6", "is no move"),
    "leaves": ("    import os; os._exit(0)", "its process has ended"),
    "quits": ("    raise SystemExit", "it stopped with SystemExit"),
    "types": ("    return input()", "it stopped with EOFError"),
    "loops": ("    while True: pass", "no answer within 2 seconds"),
    "hangs": ("    import time; time.sleep(600)", "no answer within 2 seconds"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bot_that_fails_is_named_and_replaced(name: str, kept: Path) -> None:
    body, said = BAD[name]
    file = bot(f"{name}.py", f"def choose(view, legal, rng, budget):\n    print('hello')\n{body}\n")
    table = sitting(kept, f"Anna, {file}", budget=1.0)
    table.play("start 3,0")
    failed = table.seats[1].bot
    assert isinstance(failed, Apart)
    began = time.monotonic()
    assert follow(table)[0].startswith("bot 2: start ")
    assert time.monotonic() - began < 20
    (complaint,) = table.hear()
    assert complaint.startswith(f"The bot {name} of firefighter 2 has failed: ") and said in complaint
    assert complaint.endswith(" steady takes over, and the game goes on.") and len(complaint) < 700
    assert [seat.name for seat in table.seats] == ["Anna", "steady"] and failed.process.running is None
    again = resumed(kept)
    assert again.history == table.game.history and again.table["seats"] == "Anna, steady"


def test_a_game_of_failing_bots_ends_all_the_same(kept: Path) -> None:
    text = "def choose(view, legal, rng, budget):\n    return legal[0] if len(legal) > 9 else 1 / 0\n"
    table = sitting(kept, ", ".join([bot("weak.py", text)] * 2 + ["random"]))
    follow(table)
    assert table.game.over and firehall.load(str(kept)).over
    assert sum("ZeroDivisionError" in text for text in table.hear()) == 2
    table.close()


def test_steady_that_fails_leaves_its_seat_to_people(kept: Path) -> None:
    class Broken:
        @staticmethod
        def choose(view: Game, legal: list[str], rng: Random, budget: float) -> str:
            raise OSError("no memory")

    table = Sitting(firehall.new(crew=2, seed=1), Keeper(kept), [Seat("Anna"), Seat("steady", Bot("steady", Broken))])
    table.play("start 3,0")
    assert table.go_on() is None and table.waits() and table.seat() == Seat()
    assert table.hear() == [
        "The bot steady of firefighter 2 has failed: it stopped with OSError: no memory. You play on for it."
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def choose(", "can't be read: SyntaxError"),
        ("x = 1", "has no function choose(view, legal, rng, budget), so it is no bot"),
        ("1 / 0", "can't be read: ZeroDivisionError"),
        ("raise SystemExit('no')", "doesn't start: it stopped with SystemExit: no"),
        ("import os; os._exit(1)", "doesn't start: its process has ended"),
        ("while True: pass", "doesn't start: no answer within 1 seconds"),
    ],
)
def test_a_file_that_holds_no_bot_is_refused_at_the_start(
    text: str, said: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "START", 1.0 if "while" in text else apart.START)
    good = bot("good.py", FIRST)
    seats = read_seats(f"{good}, {bot('bad.py', text)}")
    with pytest.raises(BadSetup) as caught:
        Sitting(firehall.new(crew=2, seed=1), Keeper(kept), seats)
    assert said in str(caught.value) and "bad.py" in str(caught.value)
    assert all(isinstance(s.bot, Apart) and s.bot.process.running is None for s in seats)


def test_a_bot_that_is_slow_to_explain_itself_only_stays_silent(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = bot("slow.py", f"{FIRST}\ndef explain(view, move, language=None):\n    while True: pass\n")
    table = sitting(kept, f"Anna, {name}")
    table.play("start 3,0")
    follow(table)
    with monkeypatch.context() as patch:
        patch.setattr(apart, "START", 1.0)
        assert table.explain() == "slow played start 0,0 and can't say why."
    table.play("first 2")
    assert follow(table)[0] == "bot 2: move 0,1" and table.hear() == []
    table.close()


def test_our_own_bots_get_ready_without_a_process() -> None:
    bot = find("random")
    bot.open()
    bot.close()
    assert not isinstance(bot, Apart)
