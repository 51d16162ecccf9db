"""What is to be seen on the whole screen: the house, whose turn it is, what can be done, and the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ...core.play import CHANCE
from ...scene import Die
from ...words import t
from ..answers import said
from ..sitting import Sitting, Told
from ..typed import command_of
from . import dialogs, keys
from .command import Command
from .hints import guide, hints
from .house import House
from .log import Log
from .panel import Moves, Panel, Standing
from .room import room
from .voice import Voice

PACE = 0.7
T = TypeVar("T")


class Stage(Screen[None]):
    """One game on the whole screen: it shows and tells everything, and carries out what it is told."""

    # Before any other key: whoever types ahead means what is next, not what was.
    BINDINGS = [
        Binding("tab", "app.focus_next", show=False, priority=True),
        Binding("shift+tab", "app.focus_previous", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, *, known: bool = False, pace: float = PACE) -> None:
        super().__init__()
        self.sitting, self.game, self.pace = sitting, sitting.game, pace
        self.voice = Voice(self, sitting, known=known)
        self.scene = self.game.scene()
        self.house, self.panel, self.moves, self.story = House(self.scene), Panel(), Moves(), Log()
        self.here, self.prompt = Static(id="here", markup=False), Static(id="prompt", markup=False)
        self.command = Command()
        self.choices: list[keys.Choice] = []
        self.rolls: list[tuple[Die, ...]] = []
        self.past = len(self.game.history)
        self.armed = ""
        self.busy = self.away = False
        self.skip = asyncio.Event()
        self.ended = False
        self.place = ""

    def compose(self) -> ComposeResult:
        """The house with its company, what the cursor is on, what is typed, and the most important keys."""
        with Container(id="table"):
            yield self.house
            with Vertical(id="side"):
                yield self.panel
                yield self.moves
            yield self.story
        yield self.here
        with Horizontal(id="type"):
            yield self.prompt
            yield self.command
        yield Static(hints(), id="hints")

    def on_mount(self) -> None:
        """Greet, and begin."""
        for line in self.voice.greeting():
            self.story.say(line)
        self.voice.lay_out()
        self.house.focus()
        self.follow()

    def on_unmount(self) -> None:
        """Whoever is still thinking need not be waited for."""
        self.sitting.close()

    def on_resize(self, event: events.Resize) -> None:
        """Share the terminal anew."""
        shared = room(self.scene, *event.size)
        self.set_class(shared.wide, "wide")
        self.set_class(not shared.wide, "narrow")
        width, height = shared.house
        grid = self.query_one("#table").styles
        grid.grid_columns = [width + shared.wide, "1fr"]  # pyright: ignore[reportAttributeAccessIssue]
        grid.grid_rows = ["1fr" if shared.wide else height, "1fr"]  # pyright: ignore[reportAttributeAccessIssue]
        self.call_after_refresh(self.show)

    # What happens

    def show(self) -> None:
        """Show how everything stands now; nobody looks at a game in which somebody is just moving."""
        if self.away:
            self.house.paint()
            return
        self.scene = self.game.scene()
        waits = not self.busy and self.sitting.waits()
        self.choices = keys.choices(self.game) if waits else []
        asked = self.game.asked
        acting = self.scene.players[asked].piece if 0 <= asked < len(self.scene.players) else ""
        place = next((piece.space for piece in self.scene.pieces if piece.id == acting), "")
        if place and place != self.place and waits:
            self.house.cursor = place
        self.place = place
        self.house.show(self.scene, self.offers(), acting)
        thinks = t("screen-thinking", name=self.sitting.seat().title) if self.busy else ""
        self.panel.show(Standing(self.scene, self.sitting.seats, asked, self.rolls, thinks, self.has_class("wide")))
        self.moves.show(self.choices)
        self.prompt.update(self.voice.prompt() if not self.game.over else "")
        self.tell_place()

    def offers(self) -> dict[str, list[str]]:
        """What can be done at each space and line; where dice are rolled, everything can."""
        found: dict[str, list[str]] = {}
        if self.game.asked != CHANCE:
            for choice in self.choices:
                if choice.move.target and self.armed in ("", choice.move.verb):
                    found.setdefault(choice.move.target, []).append(choice.badge)
        return found

    def tell_place(self) -> None:
        """What the cursor is on, or what is to be pointed at."""
        if self.armed:
            self.here.update(t("screen-armed", verb=self.armed))
        else:
            self.here.update(" · ".join(self.house.labels(self.house.cursor)))

    def follow(self, *done: Told) -> None:
        """Tell moves, and let those go on who need no person."""
        for told in done:
            self.tell(told)
        self.armed = ""
        self.busy = not self.game.over and not self.sitting.waits()
        self.show()
        if self.busy or self.game.over:
            self.go_on()

    def tell(self, told: Told) -> None:
        """A move and what followed, with the dice."""
        self.story.tell(said(self.sitting, told), told.events)
        history = self.game.history
        fallen = [self.game.files.view.dice(move) for seat, move in history[self.past :] if seat == CHANCE]
        self.past = len(history)
        self.rolls = [roll for roll in fallen if roll] or self.rolls
        self.voice.compare()

    @work
    async def go_on(self) -> None:
        """Moves of bots and standing answers, one by one, while the screen stays awake."""
        self.skip.clear()
        while self.busy:
            told = await self.beside(self.sitting.go_on)
            self.voice.hear()
            self.busy = told is not None and not self.game.over and not self.sitting.waits()
            if told is not None:
                self.tell(told)
                await self.pause()
        self.show()
        self.voice.hear()
        if self.game.over and not self.ended:
            self.end()

    async def beside(self, work: Callable[[], T]) -> T:
        """Let something take its time while the screen stays awake."""
        self.away = True
        try:
            return await asyncio.to_thread(work)
        finally:
            self.away = False

    async def pause(self) -> None:
        """Time to see what happened, unless somebody has pressed a key."""
        if self.pace and not self.skip.is_set():
            self.show()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.skip.wait(), self.pace)

    @work
    async def explain(self) -> None:
        """Ask a bot why, while the screen stays awake."""
        self.busy = True
        self.show()
        said = await self.beside(self.sitting.explain)
        self.busy = False
        self.story.say(said)
        self.show()

    def end(self) -> None:
        """How it ended."""
        self.ended = True
        lines = [*self.voice.ending(), self.sitting.keeper.farewell(self.game)]
        for line in lines:
            self.story.say(line)
        replies = {"look": t("screen-look-on"), "leave": t("screen-leave")}
        self.app.push_screen(dialogs.Ask(lines, replies), self.answer_end)

    def answer_end(self, reply: str | None) -> None:
        """Look on, or leave."""
        if reply == "leave":
            self.app.exit()

    # What it is told

    def obey(self, line: str) -> None:
        """Carry out what was typed or pointed at."""
        if self.voice.is_goodbye(line):
            self.leave()
        elif self.is_free() or command_of(line)[0] == "help":
            self.voice.obey(line)
            if self.past != len(self.game.history):
                self.past, self.armed, self.ended = len(self.game.history), "", False
            if self.sitting.waits():
                self.show()
            elif not self.busy:
                self.follow()

    def is_free(self) -> bool:
        """Whether people may move; if not, tell for whom they wait."""
        if self.busy:
            self.notify(t("screen-thinking", name=self.sitting.seat().title))
        return not self.busy

    def ask_first(self, line: str, warnings: list[str]) -> None:
        """Ask before a turn ends badly."""
        replies = {"stay": t("screen-play-on"), "end": t("screen-end-turn"), "never": t("screen-never-warn")}

        def reply(said: str | None) -> None:
            """Go on as was answered."""
            self.voice.warned = said != "stay"
            if said == "never":
                self.voice.obey("warn off")
            if said != "stay":
                self.obey(line)

        self.app.push_screen(dialogs.Ask(warnings, replies), reply)

    def help(self) -> None:
        """The keys, the signs of the board, and what can be typed."""
        text = guide(self.scene, self.game.forms, self.game.files.name)
        self.app.push_screen(dialogs.Read(self.voice.title(), text))

    def leave(self) -> None:
        """Leave; what could not be kept is asked about first."""
        keeper = self.sitting.keeper
        if keeper.written or not keeper.complained:
            self.app.exit()
            return
        replies = {"stay": t("screen-play-on"), "leave": t("screen-leave")}
        self.app.push_screen(dialogs.Ask([keeper.farewell(self.game)], replies), self.answer_end)
