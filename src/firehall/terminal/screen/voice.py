"""What people type at the full-screen table is understood like everywhere else; what is said goes to its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...words import t
from ..host import Host
from ..sitting import Sitting, Told

if TYPE_CHECKING:
    from .stage import Stage


class Voice(Host):
    """The host of a full-screen table."""

    def __init__(self, table: Stage, sitting: Sitting, *, known: bool) -> None:
        super().__init__(sitting, known=known)
        self.table = table
        self.commands |= {"help": self.help, "explain": self.explain}

    def say(self, text: str) -> None:
        """Write it into the log."""
        self.table.story.say(text)

    def advise(self, head: str, lines: list[str]) -> None:
        """What to do at the real board, below a heading."""
        if lines:
            self.table.story.say(t(head), head=True)
            for line in lines:
                self.table.story.say(line, 1)

    def warn(self, line: str, warnings: list[str]) -> None:
        """Ask before the turn ends."""
        self.table.ask_first(line, warnings)

    def follow(self, *done: Told) -> None:
        """Tell a move, and let those go on who need no person."""
        self.table.follow(*done)

    def hear(self) -> None:
        """Write complaints into the log, and show them."""
        for text in self.sitting.hear():
            self.table.story.say(text, head=True)
            self.table.notify(text, severity="warning", timeout=10)

    def undo(self, rest: str) -> list[str]:
        """Take back; the question is to be seen anyway."""
        said = super().undo(rest)
        return [] if said == [self.game.question] else said

    def help(self, rest: str) -> list[str]:
        """Open the help."""
        self.table.help()
        return []

    def explain(self, rest: str) -> list[str]:
        """Let a bot take its time to explain itself."""
        self.table.explain()
        return []
