"""The table in line mode: everything is said and typed, nothing is drawn over.

Moves are typed as texts, with directions instead of spaces where that is easier. The game is kept in a file
after every move, so that nothing is lost when the terminal closes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from ..core.play import CHANCE, TEAM
from ..core.seeds import digest
from ..errors import FirehallError, IllegalMove, NotAMove
from ..event import tree
from ..game import Events, Game
from ..save import save
from ..words import t

GOODBYE = {"quit", "exit", "q"}
BLANK = "\n"


def autosave_path() -> Path:
    """Where a game is kept while it is played: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "firehall"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "last.firehall"


class Table:
    """One game at one terminal."""

    def __init__(self, game: Game, kept: Path, *, known: bool = False) -> None:
        self.game = game
        self.kept = kept
        self.known = known
        self.warned = False
        self.last: Events = game.events
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "moves": self.moves,
            "look": self.look,
            "where": self.where,
            "near": self.near,
            "why": self.why,
            "rule": self.rule,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
        }

    def say(self, text: str) -> None:
        """Print for the player."""
        print(text, flush=True)

    def prompt(self) -> str:
        """Who has to type."""
        if self.game.asked == TEAM:
            return t("plain-prompt-team")
        if self.game.asked == CHANCE:
            return t("plain-prompt-chance")
        return t("plain-prompt", who=self.game.asked + 1)

    def run(self) -> int:
        """Play until the game is over or the player leaves; the game is kept either way."""
        setup = self.game.setup
        title = self.game.board.title
        self.say(t("plain-welcome", game="Flash Point", edition=setup.edition, crew=setup.crew, board=title))
        if self.game.seed is not None:
            self.say(t("plain-known-dice") if self.known else t("plain-seed-hash", digest=digest(self.game.seed)))
        self.say(t("plain-help-hint") + BLANK)
        self.say(str(self.game))
        while not self.game.over:
            line = self.read()
            if line is None or line.lower() in GOODBYE:
                self.keep()
                self.say(t("plain-kept", file=str(self.kept)))
                return 0
            if line:
                self.obey(line)
        self.say(BLANK + str(self.game))
        if self.game.seed is not None:
            self.say(t("plain-seed", seed=str(self.game.seed)))
        self.say(t("plain-kept", file=str(self.kept)))
        return 0

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

    def obey(self, line: str) -> None:
        """Carry out a command or play a move."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command is not None and not (word.lower() == "first"):
                command(rest)
            else:
                self.play(line)
        except IllegalMove as error:
            self.say(str(error))
        except NotAMove:
            self.say(t("plain-unknown", text=line))
        except FirehallError as error:
            self.say(str(error))

    def play(self, line: str) -> None:
        """Play a move, tell what happened, and what is asked next."""
        move = self.spelled(line)
        if move == "end" and not self.warned:
            warnings = self.game.files.view.warnings(self.game.state, self.game.book)
            if warnings and not self.game.why_not(move):
                self.warned = True
                for warning in warnings:
                    self.say(warning)
                return
        self.last = self.game.play(move)
        self.warned = False
        self.keep()
        for depth, event in tree(self.last):
            self.say(f"{'  ' * depth}{event.text()}")
        if not self.game.over:
            self.say(self.game.question)

    def spelled(self, line: str) -> str:
        """A move with its direction spelled out as a space."""
        return self.game.files.moves.spell(self.game.state, line, directions())

    def keep(self) -> None:
        """Write the record, so that nothing is lost."""
        try:
            save(self.game, self.kept)
        except OSError as error:
            print(f"firehall: {self.kept}: {error.strerror}", file=sys.stderr)

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.say(t("plain-help"))

    def moves(self, rest: str) -> None:
        """What can be played, with prices."""
        priced = self.game.files.moves.priced(self.game.state, self.game.book, list(self.game.legal_moves))
        if all(price is None for _, price in priced):
            self.say(t("plain-moves-choices", choices=", ".join(move for move, _ in priced)))
            return
        self.say(t("plain-moves-head"))
        for move, price in priced:
            self.say("  " + (move if price is None else t("plain-move-price", move=move, price=price)))

    def look(self, rest: str) -> None:
        """The house."""
        self.say(str(self.game))

    def where(self, rest: str) -> None:
        """Where everybody is."""
        for line in self.game.files.view.whereabouts(self.game.state):
            self.say(line)

    def near(self, rest: str) -> None:
        """What burns and smokes near the one who is asked."""
        for line in self.game.files.view.nearby(self.game.state, self.game.book):
            self.say(line)

    def why(self, rest: str) -> None:
        """Why a move can't be made."""
        if not rest:
            self.say(t("plain-why-what"))
            return
        move = self.spelled(rest)
        self.say(self.game.why_not(move) or t("plain-can", move=move))

    def rule(self, rest: str) -> None:
        """What a rule says."""
        from .rules import text_of

        self.say(text_of(rest) if rest else t("plain-rule-what"))

    def log(self, rest: str) -> None:
        """What happened last, with rules."""
        if not len(self.last):
            self.say(t("plain-log-empty"))
        for depth, event in tree(self.last):
            self.say(f"{'  ' * depth}{event}")

    def undo(self, rest: str) -> None:
        """Take back the last move."""
        move = self.game.undo()
        self.last = self.game.events[len(self.game.events) :] and self.last
        self.keep()
        self.say(t("plain-undone", move=str(move)))
        self.say(self.game.question)

    def save(self, rest: str) -> None:
        """Write the record to a file."""
        if not rest:
            self.say(t("plain-save-what"))
            return
        try:
            save(self.game, Path(rest).expanduser())
        except OSError as error:
            self.say(f"{rest}: {error.strerror}")
            return
        self.say(t("plain-saved", file=rest))


def directions() -> dict[str, str]:
    """The words for directions in the language that is spoken, and in English."""
    names = ("up", "right", "down", "left", "here")
    return {name: name for name in names} | {t(f"direction-{name}"): name for name in names}
