"""The full-screen table: the house, whose turn it is, what can be done, and the log, for keyboard and mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from ...core.play import CHANCE
from ...move import Move
from ...scene import Die
from ...words import t
from ..answers import said
from ..sitting import Sitting, Told
from . import dialogs, keys
from .command import Command
from .house import House
from .log import Log
from .panel import Moves, Panel, Standing
from .plan import fitting, size, touching
from .voice import Voice

PACE = 0.7
SIDE, FOOT, FEW = 37, 3, 4
WIDE = (100, 30)
NARROW_SIDE = 29
HINTS = {
    "point": ("↑↓←→", ""),
    "act": ("⏎", ""),
    "type": (":", "screen.type"),
    "next": ("Tab", "app.focus_next"),
    "undo": ("u", "screen.undo"),
    "why": ("x", "screen.why"),
    "help": ("?", "screen.help"),
    "quit": ("q", "screen.leave"),
}


class Table(Screen[None]):
    """One game on the whole screen."""

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
        self.busy = False
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

    # Room

    @property
    def needs(self) -> tuple[int, int]:
        """The columns and lines without which nothing can be read."""
        width, height = size(self.scene, (5, 2))
        return max(width + NARROW_SIDE, 80), max(height + FOOT + FEW, 24)

    def on_resize(self, event: events.Resize) -> None:
        """Two columns where there is room, else the log below."""
        width, height = event.size
        wide = width >= WIDE[0] and height >= WIDE[1]
        room = (width - SIDE, height - FOOT) if wide else (width - NARROW_SIDE, height - FOOT - FEW)
        house = size(self.scene, fitting(self.scene, *room))
        self.set_class(wide, "wide")
        self.set_class(not wide, "narrow")
        grid = self.query_one("#table").styles
        grid.grid_columns = [house[0] + wide, "1fr"]  # pyright: ignore[reportAttributeAccessIssue]
        self.call_after_refresh(self.show)
        grid.grid_rows = ["1fr", "1fr"] if wide else [house[1], "1fr"]  # pyright: ignore[reportAttributeAccessIssue]

    # What happens

    def show(self) -> None:
        """Show how everything stands now."""
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
            told = await asyncio.to_thread(self.sitting.go_on)
            self.voice.hear()
            self.busy = told is not None and not self.game.over and not self.sitting.waits()
            if told is not None:
                self.tell(told)
                await self.pause()
        self.show()
        self.voice.hear()
        if self.game.over and not self.ended:
            self.end()

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
        said = await asyncio.to_thread(self.sitting.explain)
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

    # What people do

    def obey(self, line: str) -> None:
        """Carry out what was typed or pointed at."""
        if self.voice.is_goodbye(line):
            self.action_leave()
        elif self.busy:
            self.notify(t("screen-thinking", name=self.sitting.seat().title))
        else:
            self.voice.obey(line)
            if self.past != len(self.game.history):
                self.past, self.armed, self.ended = len(self.game.history), "", False
            if self.sitting.waits():
                self.show()
            elif not self.busy:
                self.follow()

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

    def choose(self, title: str, found: Sequence[keys.Choice]) -> None:
        """Play what alone can be meant, or let people choose."""
        if len(found) == 1:
            self.obey(found[0].move)
        elif found:
            self.app.push_screen(dialogs.Choose(title, found), self.chosen)
        else:
            self.story.say(t("screen-nothing-here", place=title))

    def chosen(self, move: Move | None) -> None:
        """Play what was chosen; what can't be played is refused with its reason."""
        if move is not None:
            self.obey(move)

    def at(self, places: Iterable[str]) -> list[keys.Choice]:
        """What can be done at some places, and what can't, of the verb that was named, if one was."""
        return [] if self.busy else keys.at(self.game, self.choices, places, self.armed)

    def around(self, place: str) -> list[str]:
        """A space with the lines along its outline, or a line alone."""
        spots = {spot.id for spot in self.scene.spots}
        return [place, *(line.id for line in touching(self.scene, place))] if place in spots else [place]

    def on_house_pointed(self, event: House.Pointed) -> None:
        """Do something at a space or line."""
        place = event.place or self.house.cursor
        self.choose(" · ".join(self.house.labels(place)), self.at(self.around(place)))

    def on_house_steered(self, event: House.Steered) -> None:
        """Do what was named in a direction from whoever acts, or move the cursor."""
        if not self.armed or self.house.cursor != self.place:
            self.house.move(event.way)
            return
        self.house.move(event.way)
        shared = set(self.around(self.place)) & set(self.around(self.house.cursor))
        found = self.at([self.house.cursor, *shared])
        self.house.point(self.place)
        if found:
            self.choose(event.way, found)
        else:
            self.obey(f"{self.armed} {event.way}")

    def on_house_moved(self, event: House.Moved) -> None:
        """Tell what the cursor is on."""
        self.tell_place()

    def on_moves_chosen(self, event: Moves.Chosen) -> None:
        """Make a move from the list."""
        self.obey(event.move)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out what was typed."""
        line = self.command.take()
        if line:
            self.obey(line)

    def on_key(self, event: events.Key) -> None:
        """Letters name verbs; a few other keys have a meaning of their own."""
        self.skip.set()
        if event.key == "escape":
            self.armed = ""
            self.house.focus()
            self.show()
        elif event.character in ACTIONS:
            getattr(self, f"action_{ACTIONS[event.character]}")()
        elif event.character and event.character.isalpha() and not self.busy:
            self.name_verb(event.character)
        else:
            return
        event.stop()

    def name_verb(self, letter: str) -> None:
        """Name a verb by its letter: what needs no place is done at once."""
        named = {move.verb: move for move in self.game.nameable_moves}
        signs = keys.letters(self.game.files.moves.FORMS)
        verb = next((verb for verb in signs if signs[verb] == letter), "")
        if not verb:
            self.notify(t("screen-no-letter", letter=letter))
        elif verb not in named:
            self.notify(t("screen-not-now", verb=verb))
        elif not named[verb].target:
            self.obey(named[verb])
        else:
            self.armed = verb
            self.house.focus()
            self.show()

    # Keys

    def action_type(self) -> None:
        """Type something."""
        self.command.focus()

    def action_undo(self) -> None:
        """Take back the last move."""
        self.obey("undo")

    def action_undo_all(self) -> None:
        """Take back all since the last roll."""
        self.obey("undo all")

    def action_why(self) -> None:
        """Why a bot moved like that."""
        self.obey("explain")

    def action_always(self) -> None:
        """Answer a formal question once and for all as the cursor says."""
        verb = self.sitting.formal()
        wanted = [choice.move for choice in self.choices if choice.move.target == self.house.cursor]
        self.obey(f"always {wanted[0]}" if verb and wanted else "always")

    def action_help(self) -> None:
        """The keys, the signs of the board, and what can be typed."""
        signs = {spot.sign: spot.label for spot in self.scene.spots if spot.sign}
        signs |= {line.sign: line.label.removesuffix(line.id).strip() for line in self.scene.lines if line.sign}
        signs |= {piece.symbol: piece.label for piece in self.scene.pieces}
        legend = "\n".join(f"  {sign}   {label}" for sign, label in signs.items())
        letters = keys.letters(self.game.files.moves.FORMS)
        verbs = "  ".join(f"{letter} {verb}" for verb, letter in letters.items() if letter)
        parts = (
            t("screen-help", verbs=verbs),
            "",
            t("screen-signs"),
            legend,
            "",
            t("screen-commands"),
            t("plain-help"),
        )
        self.app.push_screen(dialogs.Read(self.voice.title(), "\n".join(parts)))

    def action_leave(self) -> None:
        """Leave; what could not be kept is asked about first."""
        keeper = self.sitting.keeper
        if keeper.written or not keeper.complained:
            self.app.exit()
            return
        replies = {"stay": t("screen-play-on"), "leave": t("screen-leave")}
        self.app.push_screen(dialogs.Ask([keeper.farewell(self.game)], replies), self.answer_end)


ACTIONS = {
    ":": "type",
    "/": "type",
    "u": "undo",
    "U": "undo_all",
    "x": "why",
    "a": "always",
    "?": "help",
    "q": "leave",
}


def hints() -> Content:
    """The most important keys; a click does the same."""
    parts: list[str] = []
    for name, (key, action) in HINTS.items():
        text = f"[b]{key}[/b] {t(f'screen-hint-{name}')}"
        parts.append(f"[@click={action}]{text}[/]" if action else text)
    return Content.from_markup("  ".join(parts))
