"""The table on the whole screen: by keyboard and mouse, large and small, in three languages, with any company."""

import asyncio
import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from select import select
from threading import Event
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

import firehall
from firehall.bots import Bot
from firehall.core.play import CHANCE
from firehall.game import Game
from firehall.move import Move
from firehall.terminal.keeping import Keeper
from firehall.terminal.opening import Wish, sit_down
from firehall.terminal.screen import dialogs
from firehall.terminal.screen.app import Firehall
from firehall.terminal.screen.table import Table
from firehall.terminal.seats import Seat, read_seats
from firehall.terminal.sitting import Sitting
from firehall.words import LANGUAGES, t

from .support import given

BEGIN = ("start 3,0", "start 3,9", "first 1")
LARGE, SMALL, SMALLER = (120, 40), (80, 24), (79, 24)


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, colours, a data folder of our own, and a pilot that looks more often whether all is done."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    for name in ("NO_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FIREHALL_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "kept.firehall"


def begun(*moves: str, crew: int = 2, seed: int = 1) -> Game:
    """A game after some moves."""
    game = firehall.new(crew=crew, seed=seed)
    for move in moves:
        game.play(move)
    return game


class Evening:
    """A table under test."""

    def __init__(self, app: Firehall, pilot: Pilot[None]) -> None:
        self.app, self.pilot, self.table = app, pilot, app.table
        self.game, self.sitting = app.table.game, app.table.sitting

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until nobody moves any more."""
        await self.pilot.press(*keys)
        await self.settle()

    async def type(self, line: str) -> None:
        """What happens when a line was typed."""
        self.table.obey(line)
        await self.settle()

    async def click(self, place: str) -> None:
        """Click a space or a line."""
        house = self.table.house
        x, y = next(cell for cell, name in house.plan.owner.items() if name == place)
        await self.pilot.click(house, offset=(x + house.left, y + house.top))
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything is shown."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until something has come about."""
        while not done():
            await self.pilot.pause(0.01)

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return [f"{entry.text} [{entry.rule}]" if entry.rule else entry.text for entry in self.table.story.entries]

    @property
    def shown(self) -> str:
        """Everything that is to be seen, window by window and part by part."""
        return " ".join(
            seen(part) for screen in self.app.screen_stack for part in screen.query("*") if not part.children
        )

    @property
    def options(self) -> list[str]:
        """What the window on top offers."""
        return [str(option.prompt) for option in self.app.screen.query_one(OptionList).options]


def seen(part: Widget) -> str:
    """What a part of the screen shows, whatever the breaks of its lines."""
    return " ".join(" ".join(part.render_line(y).text for y in range(part.size.height)).split())


@asynccontextmanager
async def evening(
    kept: Path,
    game: Game | None = None,
    seats: Sequence[Seat] | str = (),
    *,
    size: tuple[int, int] = LARGE,
    sitting: Sitting | None = None,
    known: bool = False,
) -> AsyncIterator[Evening]:
    """A table with a game, on a screen of a size."""
    found = read_seats(seats) if isinstance(seats, str) else seats
    sitting = sitting or Sitting(game or begun(*BEGIN), Keeper(kept), found)
    app = Firehall(Table(sitting, known=known, pace=0))
    async with app.run_test(size=size) as pilot:
        here = Evening(app, pilot)
        sizes = [None, app.table.house.size]
        while sizes[-1] != sizes[-2]:
            await pilot.pause()
            await here.settle()
            sizes.append(app.table.house.size)
        yield here


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""
    asyncio.run(asyncio.wait_for(test(), 60))  # type: ignore[arg-type]


# Whole games


def test_a_whole_game_by_keyboard(kept: Path) -> None:
    async def test() -> None:
        game = firehall.new(crew=1, seed=346)
        async with evening(kept, game, size=SMALL) as here:
            await here.press("down", "down", "down", "enter")
            assert [move for _, move in game.history] == ["start 3,0"]
            await here.press("m", "right", "right", "enter")
            assert isinstance(here.app.screen, dialogs.Choose)
            await here.press("p")
            assert [str(move) for _, move in game.history][1:] == ["move 3,1", "put out 3,2"]
            while not game.over:
                await here.pilot.press("e")
                if isinstance(here.app.screen, dialogs.Ask) and not game.over:
                    await here.pilot.press("down", "enter")
            await here.settle()
            assert isinstance(here.app.screen, dialogs.Ask)
            assert game.outcome in here.shown and f"{kept}" in "\n".join(here.log)
            await here.press("escape")
            assert here.app.screen is here.table and here.app.is_running
            assert game.outcome in here.shown
            await here.press("q")
            assert not here.app.is_running
        again = firehall.load(str(kept))
        assert again.over and again.history == game.history

    run(test)


def test_a_whole_game_from_the_list_of_moves(kept: Path) -> None:
    async def test() -> None:
        game, luck = begun("start 3,0", "move 3,1", "put out 3,2", crew=1, seed=346), Random(2)
        async with evening(kept, game, size=SMALL) as here:
            here.sitting.warns = False
            here.table.moves.focus()
            while not game.over:
                moves = list(game.legal_moves)
                assert [choice.move for choice in here.table.moves.choices] == moves
                here.table.moves.highlighted = luck.choice([luck.randrange(len(moves)), -1, -1, -1]) % len(moves)
                wanted = moves[here.table.moves.highlighted]
                before = len(game.history)
                await here.pilot.press("enter")
                assert game.history[before][1] == wanted
            await here.settle()
            assert game.outcome in here.shown

    run(test)


def test_bots_alone_play_to_the_end(kept: Path) -> None:
    async def test() -> None:
        game = firehall.new(crew=2, seed=5)
        async with evening(kept, game, "random, random") as here:
            assert game.over and game.outcome in here.shown
            assert [told.by for told in here.sitting.told] == ["bot"] * len(here.sitting.told)

    run(test)


# What is to be seen


def test_the_screen_tells_how_everything_stands(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, begun(*BEGIN, "move 3,1"), "Anna, Ben", known=True) as here:
            shown = here.shown
            assert "Firefighter 1 acts, with 3 points." in shown and "points 3" in shown
            assert "Anna" in shown and "Ben" in shown and "▶" in shown
            for label, value in (("rescued", "0/7"), ("lost", "0/4"), ("damage", "0/24"), ("unseen", "15")):
                assert label in shown and value in shown
            assert {"2,1": ["m¹"], "3,0": ["m¹"], "4,1": ["m¹"], "3,2": ["m²", "p²", "d¹"]} == here.table.house.offers
            assert "m¹" in shown and "m²p²d¹" in shown.replace(" ", "")
            assert "3,1 · firefighter 1 · doorway 3,0-3,1" in shown
            assert "This game's seed was chosen" in shown and "Firefighter 1: Anna. Firefighter 2: Ben." in here.log

    run(test)


def test_dice_are_shown_as_they_fell(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, begun(*BEGIN, "move 3,1", "put out 3,2")) as here:
            assert "red " not in here.shown
            await here.type("end")
            rolls = [str(move) for seat, move in here.game.history if seat == CHANCE]
            red, black = rolls[0].removeprefix("roll ").split(",")
            assert f" red {red} " in here.shown and f" black {black} " in here.shown

    run(test)


def test_legal_targets_have_prices_and_lines_too(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, given(on="front", people="2,3 1,1", points=4)) as here:
            offers = here.table.house.offers
            assert offers["2,3-2,4"] == offers["2,3-3,3"] == ["h²"] and offers["2,2"] == ["m¹"]
            await here.press("h")
            assert here.table.house.offers == {"2,3-2,4": ["h²"], "2,3-3,3": ["h²"]}
            assert "chop: where?" in here.shown
            await here.press("escape")
            assert here.table.armed == "" and here.table.house.offers == offers
            await here.press("h", "right")
            assert here.game.history[-1][1] == "chop 2,3-2,4"

    run(test)


def test_nothing_is_told_by_colour_alone(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def test() -> None:
        game = given(on="front", people="3,2 3,2", fire="3,3", smoke="4,4", hidden="5,1", victims="5,5", points=4)
        async with evening(kept, game, size=SMALL) as here:
            filters = here.app.get_line_filters()
            styles = set()
            for y in range(here.table.house.size.height):
                segments = list(here.table.house.render_line(y))
                for each in filters:
                    segments = each.apply(segments, here.app.screen.background_colors[1])
                styles |= {segment.style for segment in segments}
            assert all(style.color is None and style.bgcolor is None for style in styles if style)
            assert any(style.reverse for style in styles if style) and any(style.bold for style in styles if style)
            rows = ["".join(segment.text for segment in row) for row in here.table.house.rows]
            assert [sign for sign in "FS?V12D" if sign not in "".join(rows)] == []

    run(test)


# Pointing


def test_enter_tells_what_can_be_done_and_what_not_and_why(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, begun(*BEGIN, "move 3,1")) as here:
            await here.press("right", "enter")
            assert here.options[:3] == ["m move 3,2  2 points", "p put out 3,2  2 points", "d damp 3,2  1 point"]
            assert "✗ carry 3,2\n  No victim lies on 3,1. [R-066]" in here.options
            assert "3,2 · fire · closed door 3,2-3,3" in here.shown
            await here.press("end", "enter")
            assert here.log[-1] == "No victim lies on 3,1. [R-066]" and len(here.game.history) == 4
            await here.press("enter", "escape")
            assert len(here.game.history) == 4 and here.app.screen is here.table
            await here.press("enter", "enter")
            assert here.game.history[-1][1] == "move 3,2"

    run(test)


@pytest.mark.parametrize(
    "keys, said",
    [
        (("m", "up"), "A wall is in the way. [R-063]"),
        (("m", "left"), "There is no space in that direction. [R-022]"),
        (("c", "down"), "No victim lies on 3,0. [R-066]"),
        (("h", "down"), "There is no wall on that side of 3,0. [R-077]"),
        (("p", "right"), "There is neither smoke nor fire on that space. [R-071]"),
    ],
)
def test_directions_that_are_refused_say_why(keys: tuple[str, ...], said: str, kept: Path) -> None:
    async def test() -> None:
        wall = given(on="bare", people="1,1", points=4) if keys == ("m", "up") else begun(*BEGIN)
        async with evening(kept, wall) as here:
            before = here.game.history
            await here.press(*keys)
            assert here.log[-1] == said or said.split(" [")[0] in here.log[-1]
            assert here.game.history == before

    run(test)


def test_what_is_far_away_is_no_target(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with evening(kept) as here:
            await here.press("up", "up", "up", "enter")
            assert here.log[-1] == "There is nothing to be done at 0,0 · outside now."
            heard: list[str] = []
            monkeypatch.setattr(here.table, "notify", heard.append)
            await here.press("z", "o")
            assert heard == ["The key 'z' means nothing now. '?' lists the keys.", "'open' can't be done anywhere now."]

    run(test)


def test_the_mouse_does_everything(kept: Path) -> None:
    async def test() -> None:
        game = firehall.new(crew=1, seed=1)
        async with evening(kept, game) as here:
            await here.click("3,0")
            assert game.history[-1][1] == "start 3,0"
            await here.click("3,1")
            await here.pilot.click(OptionList, offset=(3, 0))
            await here.settle()
            assert game.history[-1][1] == "move 3,1"
            await here.click("3,0-3,1")
            assert here.log[-1] == "There is nothing to be done at doorway 3,0-3,1 now." or isinstance(
                here.app.screen, dialogs.Choose
            )
            if isinstance(here.app.screen, dialogs.Choose):
                await here.pilot.click(offset=(0, 0))
                await here.settle()
            await here.pilot.click("#moves", offset=(3, 0))
            await here.settle()
            assert len(game.history) == 3
            at = here.table.query_one("#hints").render_line(0).text.index("u undo")
            await here.pilot.click("#hints", offset=(at, 0))
            await here.settle()
            assert len(game.history) == 2
            await here.pilot.click("#log", offset=(3, 5))
            await here.settle()
            assert here.app.focused is here.table.story

    run(test)


def test_keys_that_are_typed_ahead_mean_what_they_will_meet(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept) as here:
            assert here.app._driver
            for key in ("tab", "down", "enter"):
                here.app._driver.send_message(Key(key, None))
            await here.until(lambda: len(here.game.history) > len(BEGIN))
            assert here.game.history[-1][1] == "move 3,1" and here.app.focused is here.table.moves

    run(test)


def test_a_click_on_a_wall_offers_the_axe(kept: Path) -> None:
    async def test() -> None:
        game = given(on="front", people="3,2", points=4)
        async with evening(kept, game) as here:
            await here.click("3,2-3,3")
            assert here.options[0] == "o open 3,2-3,3  1 point" and any("✗ chop" in text for text in here.options)
            await here.press("enter")
            assert game.history[-1][1] == "open 3,2-3,3"

    run(test)


# Typing


def test_all_that_can_be_typed_in_line_mode_can_be_typed(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept) as here:
            for line, said in (
                ("where", "Firefighter 1 is on 3,0, outside."),
                ("what burns near me?", "Fire on 3,2, 2 spaces away."),
                ("why chop up", "There is no wall on that side of 3,0. [R-077]"),
                ("rule R-056", "R-056 "),
                ("move up up", "I can't read 'move up up'."),
                ("mvoe 3,1", "Did you mean 'move'?"),
                ("warn off", "You are not warned before a turn ends."),
                (f"save {kept}", f"Saved to {kept}."),
                ("moves", "You can:"),
            ):
                before = len(here.log)
                await here.type(line)
                assert any(said in text for text in here.log[before:]), line
            await here.press(":", *"move right", "enter")
            assert here.game.history[-1][1] == "move 3,1"
            await here.press("up")
            assert here.table.command.value == "move right"
            await here.press("up", "down", "down")
            assert here.table.command.value == ""
            await here.press("escape")
            assert here.app.focused is here.table.house

    run(test)


def test_help_names_keys_signs_and_commands(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, size=SMALL) as here:
            await here.press("?")
            window = here.app.screen
            assert isinstance(window, dialogs.Read)
            for part in (
                "ARROWS",
                "m move",
                "h chop",
                "D   closed door",
                "F   fire",
                "undo all",
                "leave; the game is kept",
            ):
                assert part in window.text
            await here.press("down", "down", "escape")
            assert here.app.screen is here.table
            await here.type("help")
            assert isinstance(here.app.screen, dialogs.Read)

    run(test)


# Taking back, warnings, standing answers


def test_taking_back_ends_at_the_dice(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, begun(*BEGIN)) as here:
            await here.type("move 3,1")
            await here.type("put out 3,2")
            await here.press("u")
            assert here.game.history[-1][1] == "move 3,1" and here.log[-1] == "Taken back: put out 3,2."
            await here.type("put out 3,2")
            await here.press("U")
            assert [str(move) for _, move in here.game.history] == []
            for move in (*BEGIN, "move 3,1", "put out 3,2", "end"):
                await here.type(move)
            length = len(here.game.history)
            await here.press("u")
            assert here.log[-1] == "The last move can't be taken back: dice have fallen since."
            assert len(here.game.history) == length == len(firehall.load(str(kept)).history)

    run(test)


@pytest.mark.parametrize(
    "keys, ended, warns",
    [
        (("enter",), False, True),
        (("escape",), False, True),
        (("down", "enter"), True, True),
        (("end", "enter"), True, False),
    ],
)
def test_a_turn_that_would_end_badly_is_asked_about(
    keys: tuple[str, ...], ended: bool, warns: bool, kept: Path
) -> None:
    async def test() -> None:
        game = given(on="front", people="3,2 1,1", points=8, smoke="3,4", fire="3,5")
        async with evening(kept, game, size=SMALL) as here:
            await here.press("e")
            assert isinstance(here.app.screen, dialogs.Ask)
            assert "4 points would be lost" in here.shown and "3,4" in here.shown
            await here.press(*keys)
            assert bool(game.history) == ended and here.sitting.warns == warns
            if not ended:
                await here.press("e")
                assert isinstance(here.app.screen, dialogs.Ask)

    run(test)


def test_a_standing_answer_by_one_key(kept: Path) -> None:
    async def test() -> None:
        game = given(on="front", people="1,2 3,9", fire="1,2 1,3", roll=True)
        game.play("roll 1,2")
        async with evening(kept, game) as here:
            assert here.sitting.formal() == "recover"
            target = str(game.legal_moves[0].target)
            here.table.house.point(target)
            await here.press("a")
            assert here.sitting.always == {"recover": target} and here.game.history[-1][1] == f"recover {target}"
            assert any("Your standing answer" in text for text in here.log)
            await here.press("a")
            assert here.log[-1].startswith("From now on this is answered for you")

    run(test)


# The log


def test_the_log_is_a_tree_whose_lines_open_the_rule(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept) as here:
            await here.type("move 3,1")
            story = here.table.story
            head, line = story.entries[-2:]
            assert (head.depth, head.text, head.rule) == (0, "Firefighter 1: move 3,1", "")
            assert (line.depth, line.text, line.rule) == (1, "Firefighter 1 moves to 3,1.", "R-056")
            story.focus()
            await here.press("enter")
            assert line.told and t("R-056")[:30] in here.shown.replace("\n", " ")
            await here.press("enter")
            assert not line.told
            await here.press("left")
            assert head.folded and story.visible_entries[-1] is head and "▸" in here.shown
            await here.press("right")
            assert not head.folded and story.visible_entries[-1] is line
            await here.pilot.click(story, offset=(4, story.virtual_size.height))
            await here.settle()
            assert line.told

    run(test)


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
def test_the_log_shows_every_line_whole(size: tuple[int, int], kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, size=size) as here:
            for n in range(40):
                await here.type(f"why {'move up' if n % 2 else 'carry down'}")
            story = here.table.story
            story.say(" ".join(f"{'x' * (n % 9)}{n}." for n in range(30)))
            for entry in story.entries[-2:]:
                await here.until(lambda text=entry.text: " ".join(text.split()) in seen(story))

    run(test)


def test_causes_stand_above_what_they_led_to(kept: Path) -> None:
    async def test() -> None:
        game = given(on="front", fire="4,4 4,5", smoke="4,3", roll=True)
        async with evening(kept, game) as here:
            await here.type("4,4")
            depths = {entry.text: entry.depth for entry in here.table.story.entries}
            assert depths["The fire dice show 4,4."] < depths["Fire explodes on 4,4."]
            assert max(depths.values()) >= 3

    run(test)


def test_a_long_log_forgets_its_beginning(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firehall.terminal.screen.log.MOST", 40)

    async def test() -> None:
        async with evening(kept) as here:
            for n in range(100):
                here.table.story.say(f"line {n}")
            assert here.log[-1] == "line 99" and len(here.log) <= 40
            assert here.table.story.option_count == len(here.log)

    run(test)


# Room


def test_a_small_terminal_says_what_is_needed_and_recovers(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, size=SMALLER) as here:
            assert here.app.screen is here.app.small
            words = " ".join(here.shown.split())
            assert "The table needs 80 columns and 24 lines; this terminal has 79 and 24." in words
            await here.pilot.resize_terminal(20, 8)
            await here.settle()
            assert "this terminal has 20 and 8" in " ".join(here.shown.split())
            await here.press("m", "right")
            assert len(here.game.history) == 3
            await here.pilot.resize_terminal(*SMALL)
            await here.settle()
            assert here.app.screen is here.table and here.table.house.scale == (5, 2)
            await here.press("m", "right")
            assert here.game.history[-1][1] == "move 3,1"
            await here.pilot.resize_terminal(*SMALLER)
            await here.press("ctrl+c")
            assert not here.app.is_running

    run(test)


@pytest.mark.parametrize(
    "size, scale, kind",
    [
        ((80, 24), (5, 2), "narrow"),
        ((99, 60), (6, 3), "narrow"),
        ((100, 30), (6, 3), "wide"),
        ((120, 40), (8, 4), "wide"),
        ((200, 60), (14, 7), "wide"),
        ((400, 120), (16, 8), "wide"),
    ],
)
def test_the_house_is_as_large_as_fits(size: tuple[int, int], scale: tuple[int, int], kind: str, kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, size=size) as here:
            table = here.table
            assert table.house.scale == scale and table.has_class(kind)
            for widget in (table.house, table.panel, table.moves, table.story, table.here, table.command):
                region = widget.region
                assert region.width > 0 and region.height > 0
                assert region.right <= size[0] and region.bottom <= size[1]
            assert table.story.size.height >= 4 and table.moves.size.height >= 4
            assert len(here.table.query_one("#hints").render_line(0).text.rstrip()) <= size[0]

    run(test)


def test_six_firefighters_have_room_on_a_small_screen(kept: Path) -> None:
    async def test() -> None:
        game = given(on="front", people="3,2 3,2 3,2 3,2 3,2 3,2", victims="3,2", hidden="3,2")
        async with evening(kept, game, "Anna, Ben, Cleo, Dan, Eva, Finn", size=SMALL) as here:
            row = "".join(segment.text for segment in here.table.house.rows[7])
            assert "?" in row and "+" in row
            assert "firefighter 6" in here.shown and "Finn" in here.shown
            assert here.table.moves.size.height >= 3

    run(test)


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_in_each_language(language: str, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIREHALL_LANG", language)

    async def test() -> None:
        async with evening(kept, begun(*BEGIN, seed=5), "Anna, random", size=SMALL) as here:
            hints = here.table.query_one("#hints").render_line(0).text.rstrip()
            assert hints.endswith(t("screen-hint-quit")) and len(hints) <= 80
            assert t("ask-action", who=1, points=4)[:12] in here.shown
            await here.press("m", "right", "right", "enter")
            assert t("screen-choose-keys") in here.shown
            await here.press("p", "e")
            assert f"{t('event-ended-turn', who=1, number=1)} [R-052]" in here.log
            assert here.game.asked in (0, -3)
            await here.press("?")
            assert t("screen-read-keys") in here.shown
            await here.press("escape")
            await here.pilot.resize_terminal(30, 20)
            await here.settle()
            said = t("screen-too-small", columns=80, lines=24, width=30, height=20)
            assert said.split()[0] in here.shown

    run(test)


# Company


class Waits:
    """A bot that thinks until it is let go."""

    def __init__(self) -> None:
        self.go, self.asked = Event(), Event()

    def choose(self, view: Game, legal: list[Move], rng: Random, budget: float) -> str:
        """The first move, when it may."""
        self.asked.set()
        assert self.go.wait(30)
        return legal[0]


def raises(view: Game, legal: list[Move], rng: Random, budget: float) -> str:
    """No move."""
    raise RuntimeError("out of ideas")


def bot(name: str, module: Any) -> Seat:
    """A seat for a bot."""
    return Seat(name, Bot(name, module))


@asynccontextmanager
async def thinking(kept: Path, thinker: Waits) -> AsyncIterator[Evening]:
    """A table at which Anna has moved, and her team mate thinks."""
    async with evening(kept, firehall.new(crew=2, seed=1), [Seat("Anna"), bot("thinker", thinker)]) as here:
        await here.pilot.press("down", "down", "down", "enter")
        await here.until(thinker.asked.is_set)
        yield here


def test_the_screen_stays_awake_while_a_bot_thinks(kept: Path) -> None:
    async def test() -> None:
        thinker = Waits()
        async with thinking(kept, thinker) as here:
            await here.pilot.pause()
            assert "thinker is thinking" in here.shown and here.table.busy
            await here.pilot.press("right")
            assert here.table.house.cursor == "3,1"
            await here.pilot.press("m", "u", ":", *"end", "enter", "escape")
            assert len(here.game.history) == 1 and not here.table.choices
            await here.pilot.press("?")
            assert isinstance(here.app.screen, dialogs.Read)
            await here.pilot.press("escape")
            thinker.go.set()
            await here.settle()
            assert not here.table.busy and here.game.history[1] == (1, "start 0,0")
            assert "thinker, firefighter 2: start 0,0" in here.log

    run(test)


def test_leaving_while_a_bot_thinks_keeps_the_game_as_it_is(kept: Path) -> None:
    async def test() -> None:
        thinker = Waits()
        async with thinking(kept, thinker) as here:
            await here.pilot.press("q")
        thinker.go.set()
        again = firehall.load(str(kept))
        assert again.history == [(0, "start 3,0")] and again.table["seats"] == "Anna, thinker"

    run(test)


def test_a_bot_that_raises_is_named_and_the_game_goes_on(kept: Path) -> None:
    class Raiser:
        choose = staticmethod(raises)

    async def test() -> None:
        async with evening(kept, firehall.new(crew=2, seed=1), [Seat("Anna"), bot("muddled", Raiser)]) as here:
            await here.press("down", "down", "down", "enter")
            assert any("The bot muddled of firefighter 2 has failed" in text for text in here.log)
            assert "out of ideas" in here.shown and "steady" in here.shown
            assert here.game.history[1][0] == 1 and here.sitting.seats[1].name == "steady"

    run(test)


def test_a_bot_explains_itself(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, firehall.new(crew=2, seed=1), "Anna, steady") as here:
            await here.press("x")
            assert here.log[-1] == t("explain-nobody")
            await here.press("down", "down", "down", "enter", "x")
            assert here.log[-1].startswith("steady, firefighter 2: start") and "plan" in here.log[-1]

    run(test)


# Beside the real game


def test_real_dice_are_typed_or_clicked(kept: Path) -> None:
    async def test() -> None:
        game = firehall.new(crew=1, real_dice=True)
        async with evening(kept, game) as here:
            assert "Lay out the board with its doors closed, then:" in here.log
            await here.click("3,0")
            assert "Put firefighter 1 on 3,0." in here.log
            await here.type("end")
            assert here.game.asked == CHANCE and here.table.house.offers == {} and "dice>" in here.shown
            await here.type("9 9")
            assert here.log[-1].startswith("No dice can show 9 9")
            await here.type("1 1")
            assert game.history[-1] == (CHANCE, "roll 1,1") and "Put a smoke marker on: 1,1." in here.log
            assert " red 1 " in here.shown
            await here.type("undo roll")
            assert game.asked == CHANCE and "Take the smoke markers away from: 1,1." in here.log
            await here.click("6,6")
            assert game.history[-1] == (CHANCE, "roll 6,6")

    run(test)


# Going on


def test_resuming_goes_on_where_it_was(kept: Path) -> None:
    async def test() -> None:
        async with evening(kept, begun(*BEGIN), "Anna, Ben") as here:
            await here.type("move 3,1")
            await here.press("q")
        sitting = sit_down(Wish(resume=True, autosave=kept))
        async with evening(kept, sitting=sitting, size=SMALL) as here:
            assert here.game.history[-1][1] == "move 3,1" and "Anna" in here.shown
            assert here.table.house.cursor == "3,1"
            await here.press("m", "left")
            assert here.game.history[-1][1] == "move 3,0"
        assert firehall.load(str(kept)).history == sitting.game.history

    run(test)


def test_what_cannot_be_kept_is_asked_about_before_leaving(tmp_path: Path) -> None:
    async def test() -> None:
        nowhere = tmp_path / "nowhere" / "a.firehall"
        async with evening(nowhere) as here:
            await here.type("move 3,1")
            assert any("can't be kept" in text for text in here.log)
            await here.press("q")
            assert isinstance(here.app.screen, dialogs.Ask) and "is not kept" in here.shown
            await here.press("enter")
            assert here.app.is_running and here.app.screen is here.table
            await here.press("q", "down", "enter")
            assert not here.app.is_running

    run(test)


def test_a_game_that_is_over_is_shown(kept: Path) -> None:
    async def test() -> None:
        game, luck = firehall.new(crew=1, seed=2), Random(1)
        while not game.over:
            game.play(luck.choice(game.legal_moves))
        async with evening(kept, game) as here:
            assert isinstance(here.app.screen, dialogs.Ask) and game.outcome in here.shown
            await here.press("down", "enter")
            assert not here.app.is_running

    run(test)


# In a real terminal


class Terminal:
    """A program in a terminal of 80 columns and 24 lines."""

    def __init__(self, *argv: str, **surroundings: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", **surroundings}
        argv = (sys.executable, "-m", "firehall", *argv)
        self.running = subprocess.Popen(
            argv, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
        )
        os.close(theirs)
        self.shown = ""

    def read(self, *wanted: str) -> str:
        """What is shown until all of some words have been, or, without words, until the end."""
        while not wanted or any(word not in self.shown for word in wanted):
            try:
                piece = os.read(self.ours, 65536) if select([self.ours], [], [], 60)[0] else b""
            except OSError:
                piece = b""
            if not piece:
                assert not wanted, self.shown
                break
            self.shown += piece.decode(errors="replace")
        return self.shown

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.ours, text.encode())

    def close(self) -> int:
        """Read to the end; the exit status."""
        self.read()
        os.close(self.ours)
        return self.running.wait(60)


def opened(kept: Path) -> Terminal:
    """A terminal with a table in which the first move was made."""
    terminal = Terminal("play", "--seed", "1", "--autosave", str(kept), "--lang", "en")
    terminal.read("\x1b[?1049h", "chooses a start", "quit")
    terminal.type("\x1b[B\x1b[B\x1b[B\r")
    terminal.read("starts on 3,0")
    return terminal


@pytest.mark.parametrize("end", ["q", "\x03", signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_in_a_terminal_the_screen_opens_and_leaving_says_where_the_game_is(end: str | int, kept: Path) -> None:
    terminal = opened(kept)
    if isinstance(end, str):
        terminal.type(end)
    else:
        terminal.running.send_signal(end)
    assert terminal.close() == 0
    assert "\x1b[?1049l" in terminal.shown and "Traceback" not in terminal.shown
    farewell = terminal.shown.partition("\x1b[?1049l")[2]
    assert f"The game is kept in {kept}. Go on with: firehall play {kept}" in farewell
    assert firehall.load(str(kept)).history == [(0, "start 3,0")]


def test_a_terminal_that_is_gone_takes_nothing_along(kept: Path) -> None:
    terminal = opened(kept)
    os.close(terminal.ours)
    terminal.running.wait(30)
    assert firehall.load(str(kept)).history == [(0, "start 3,0")]


@pytest.mark.parametrize("how, surroundings", [("--lines", {}), ("--plain", {}), ("", {"TERM": "dumb"})])
def test_line_mode_is_there_for_those_who_want_it_or_have_no_screen(
    how: str, surroundings: dict[str, str], kept: Path
) -> None:
    argv = ["play", "--seed", "1", "--autosave", str(kept), "--lang", "en", *how.split()]
    terminal = Terminal(*argv, **surroundings)
    terminal.read("1> ")
    terminal.type("quit\n")
    assert terminal.close() == 0
    assert "\x1b[?1049h" not in terminal.shown and ("+-----+" in terminal.shown) == (how != "--plain")
