"""Where people type: moves, commands and questions, with those typed before."""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from ...words import t


class Command(Input):
    """A line to type in; up and down bring back what was typed before."""

    def __init__(self) -> None:
        super().__init__(id="command", placeholder=t("screen-type"))
        self.typed: list[str] = []
        self.at = 0

    def take(self) -> str:
        """What was typed, and an empty line."""
        line = " ".join(self.value.split())
        self.value = ""
        if line and self.typed[-1:] != [line]:
            self.typed.append(line)
        self.at = len(self.typed)
        return line

    def on_key(self, event: events.Key) -> None:
        """Up and down bring back what was typed before."""
        if event.key not in ("up", "down"):
            return
        event.stop()
        self.at = min(max(self.at + (1 if event.key == "down" else -1), 0), len(self.typed))
        self.value = self.typed[self.at] if self.at < len(self.typed) else ""
        self.cursor_position = len(self.value)
