"""The table in line mode: everything is said and typed, nothing is drawn over.

The house is drawn when a person's turn begins; a plain table leaves that to the command `look`.

Moves are typed as texts, with directions instead of spaces where that is easier. The game is kept in a file
after every move, so that nothing is lost when the terminal closes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain

from ..words import t
from . import answers
from .host import Host
from .sitting import Sitting, Told

BLANK = "\n"
ANNOUNCES = "turn-began"


class Table(Host):
    """One game at one terminal."""

    def __init__(self, sitting: Sitting, *, known: bool = False, plain: bool = True) -> None:
        super().__init__(sitting, known=known)
        self.plain = plain

    def say(self, text: str) -> None:
        """Print for the player."""
        print(text, flush=True)

    # An evening

    def run(self) -> int:
        """Play until the game is over or the player leaves; the game is kept either way."""
        if sys.stdin.isatty() and find_spec("readline"):
            import_module("readline")  # lets people edit what they type
        try:
            self.greet()
            self.follow()
            while not self.game.over:
                line = self.read()
                if line is None or self.is_goodbye(line):
                    break
                if line:
                    self.obey(line)
                else:
                    self.say(self.game.question)
            self.part()
        except KeyboardInterrupt:
            self.say(BLANK + self.sitting.keeper.farewell(self.game))
            raise
        finally:
            self.sitting.close()
        return 0

    def greet(self) -> None:
        """Which game it is, who plays, and what is to be laid out."""
        for line in self.greeting():
            self.say(line)
        if not self.game.over:
            self.say(t(self.own("plain-help-hint")) + BLANK)
        self.lay_out()

    def part(self) -> None:
        """How it ended, and where the game is kept."""
        lines = self.parting()
        self.hear()
        for line in lines:
            self.say(line)

    def read(self) -> str | None:
        """The next line that was typed; None at the end of the input."""
        try:
            line = input(f"{self.prompt()} ")
        except EOFError:
            self.say("")
            return None
        if not sys.stdin.isatty():
            self.say(line)
        return " ".join(line.split())

    def hear(self) -> None:
        """Pass on what the sitting has to complain of; what was not kept is a message of its own."""
        unkept = self.sitting.keeper.complained and not self.sitting.keeper.written
        for text in self.sitting.hear():
            print(text, file=sys.stderr if unkept else sys.stdout, flush=True)

    # What happens

    def warn(self, line: str, warnings: list[str]) -> None:
        """The warnings; whoever types the same again means it."""
        for warning in [*warnings, t("plain-warn-again")]:
            self.say(warning)

    def follow(self, *done: Told) -> None:
        """Tell a move and those that then need no person; at last, what is asked."""
        began, announced, lead = not done, False, ""
        for told in chain(done, self.others()):
            self.tell(told)
            names = [event.name for event in told.events]
            began, announced = began or ANNOUNCES in names, names[-1:] == [ANNOUNCES]
            lead = BLANK
        if self.game.over:
            return
        if began and not self.plain:
            self.say(f"{lead}{self.game}")
        elif not announced:
            self.say(self.game.question)

    def others(self) -> Iterator[Told]:
        """The moves of bots, and standing answers, one by one."""
        while (told := self.sitting.go_on()) is not None:
            self.hear()
            yield told
        self.hear()

    def tell(self, told: Told) -> None:
        """A move and what happened; beside the real game, what to put where."""
        if told.by != "person":
            self.say(answers.said(self.sitting, told))
        for line in answers.story(told.events, rules=False):
            self.say(line)
        self.compare()
