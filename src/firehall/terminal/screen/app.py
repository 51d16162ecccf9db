"""The program around the full-screen table: its size, its colours, its signals."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.filter import LineFilter

from .dialogs import TooSmall
from .ink import Ink
from .room import needs
from .table import Table

WATCH = 1.0
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Firehall(App[None]):
    """One table on the whole screen."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.small = TooSmall()

    def get_default_screen(self) -> Table:
        """The table."""
        return self.table

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Where no colours are wanted, none."""
        return [Ink()] if self.no_color else super().get_line_filters()

    def on_mount(self) -> None:
        """Whoever wants us to end gets a tidy end; so does a game whose terminal is gone."""
        if self.is_headless:
            return
        loop = asyncio.get_running_loop()
        for name in SIGNALS:
            with suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), self.exit)
        self.set_interval(WATCH, self.look_around)

    def look_around(self) -> None:
        """End when there is no terminal any more."""
        if not sys.stdin.isatty():
            self.exit()

    def on_resize(self, event: events.Resize) -> None:
        """Say how much room is needed, and go on when there is enough."""
        columns, lines = needs(self.table.scene)
        if event.size.width < columns or event.size.height < lines:
            if self.screen is not self.small:
                self.push_screen(self.small)
            self.small.tell((columns, lines), event.size.width, event.size.height)
        elif self.screen is self.small:
            self.pop_screen()

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        if self.screen is self.table:
            self.table.leave()
        else:
            self.exit()
