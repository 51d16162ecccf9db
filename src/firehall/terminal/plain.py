"""The table in line mode: everything is said and typed, nothing is drawn over.

The house is drawn when a person's turn begins; a plain table leaves that to the command `look`.

Moves are typed as texts, with directions instead of spaces where that is easier. The game is kept in a file
after every move, so that nothing is lost when the terminal closes.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

from ..core.play import CHANCE, TEAM
from ..core.seeds import digest
from ..errors import FirehallError, IllegalMove, NotAMove, UndoRefused
from ..scene import Scene
from ..words import known, t
from . import answers
from .companion import changes, layout
from .keeping import refusal
from .sitting import Sitting, Told
from .typed import bare, command_of, directions, is_roll, sentence, whole

ALL = {"all", "alles", "tutto"}
ROLLED = {"roll", "wurf", "lancio"}
GOODBYE = {"exit", "q"}
BLANK = "\n"
DIGITS = 16
ANNOUNCES = "turn-began"
ROLL = re.compile(r"(roll( red| black)?)? ?[0-9]+([ ,./][0-9]+)?")
Answer = Callable[[str], Iterable[str]]


class Table:
    """One game at one terminal."""

    def __init__(self, sitting: Sitting, *, known: bool = False, plain: bool = True) -> None:
        self.sitting, self.game = sitting, sitting.game
        self.known = known
        self.plain = plain
        self.real = self.game.seed is None
        self.warned = False
        self.seen: Scene | None = None
        self.commands: dict[str, Answer] = {
            "help": lambda rest: [t("plain-help")],
            "moves": lambda rest: answers.moves(self.game),
            "look": lambda rest: [str(self.game)],
            "where": lambda rest: answers.where(self.game),
            "near": lambda rest: answers.near(self.game),
            "why": self.why,
            "rule": answers.rule,
            "log": lambda rest: answers.log(self.sitting, rest),
            "undo": self.undo,
            "always": lambda rest: answers.always(self.sitting, rest),
            "ask": lambda rest: answers.ask(self.sitting, rest),
            "warn": lambda rest: answers.warn(self.sitting, rest),
            "explain": lambda rest: [self.sitting.explain()],
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
        name = self.sitting.seat().name
        return t("plain-prompt", who=f"{name} {self.game.asked + 1}" if name else self.game.asked + 1)

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
                if line is None or line.lower() in GOODBYE or command_of(line)[0] == "quit":
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
        setup = self.game.setup
        own = f"board-title-{self.game.board.name}"
        title = t(own) if known(own) else self.game.board.title
        edition = t(f"edition-{setup.edition}")
        self.say(t("plain-welcome", game="Flash Point", edition=edition, crew=setup.crew, board=title))
        if any(seat.title for seat in self.sitting.seats):
            self.say(self.company())
        if self.game.over:
            return
        if self.known:
            self.say(t("plain-known-dice"))
        elif self.game.published and self.game.seed is not None:
            self.say(t("plain-seed-hash", digest=digest(self.game.seed)[:DIGITS]))
        self.say(t("plain-help-hint") + BLANK)
        if self.real:
            self.advise("do-layout", layout(self.game))
            self.seen = self.game.scene()

    def company(self) -> str:
        """Who plays whom."""
        return " ".join(
            t("seats-bot" if seat.bot else "seats-person", who=who, name=seat.title or t("seats-somebody"))
            for who, seat in enumerate(self.sitting.seats, 1)
        )

    def part(self) -> None:
        """How it stands, and where the game is kept."""
        if not self.game.over:
            self.sitting.keep()
            self.hear()
        else:
            self.say(answers.score(self.game))
            self.say(self.game.outcome)
            if self.game.published and self.game.seed is not None:
                self.say(t("plain-seed", seed=str(self.game.seed)))
        farewell = self.sitting.keeper.farewell(self.game)
        if farewell:
            self.say(farewell)

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

    def play(self, line: str) -> None:
        """Play a move, unless there is something to be warned of first; tell what follows."""
        warnings = [] if self.warned else self.sitting.warnings(line)
        if warnings:
            self.warned = True
            for warning in [*warnings, t("plain-warn-again")]:
                self.say(warning)
            return
        told = self.sitting.play(line)
        self.warned = False
        self.follow(told)

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

    def compare(self) -> None:
        """Beside the real game, tell what has changed since the last look."""
        if self.seen is None:
            return
        before, self.seen = self.seen, self.game.scene()
        self.advise("do-head", changes(before, self.seen))
        if before.counters != self.seen.counters:
            self.say(answers.score(self.game))

    def advise(self, head: str, lines: list[str]) -> None:
        """What to do at the real board, below a heading."""
        for line in [t(head), *(f"  {line}" for line in lines)] if lines else []:
            self.say(line)

    # What is typed

    def obey(self, line: str) -> None:
        """Carry out a command or play a move."""
        word, rest = command_of(line)
        try:
            if word in self.commands:
                for text in self.commands[word](rest):
                    self.say(text)
            else:
                self.play(whole(self.game, line))
        except IllegalMove as error:
            self.say(str(error))
        except NotAMove:
            self.puzzle(rest if word else line)
        except FirehallError as error:
            self.say(sentence(str(error)))
        self.hear()

    def puzzle(self, line: str) -> None:
        """Say what is wrong with a line that is no move."""
        verb, _, word = line.lower().rpartition(" ")
        forms = self.game.files.moves.FORMS
        ways = directions()
        if self.game.asked == CHANCE and ROLL.fullmatch(line.lower()):
            form = str(self.game.legal_moves[0])
            self.say(t("plain-form", text=line, form=form) if is_roll(line) else t("plain-no-die", text=line))
            return
        if ways.get(word, "here") != "here" and any(self.sitting.spelled(f"{verb} {w}") != f"{verb} {w}" for w in ways):
            self.say(t("why-off-the-board"))
            return
        begun = [verb for verb in forms if f"{line.lower()} ".startswith(f"{verb} ")]
        if begun:
            self.say(t("plain-form", text=line, form=forms[max(begun, key=len)]))
            return
        words = line.lower().rstrip("0123456789,- ")
        names = [*self.commands, *forms, "quit"]
        close = get_close_matches(words, names, 1, 0.6) or get_close_matches(words.split(" ")[0], names, 1, 0.6)
        self.say(t("plain-unknown-nearest", text=line, word=close[0]) if close else t("plain-unknown", text=line))

    def why(self, rest: str) -> list[str]:
        """Why a move can't be made."""
        if not rest:
            return [t("plain-why-what")]
        move = self.sitting.spelled(whole(self.game, rest))
        return [self.game.why_not(move) or t("plain-can", move=move)]

    def undo(self, rest: str) -> list[str]:
        """Take back the last move, or all since the last roll, or a roll that was typed wrongly."""
        wrong = self.real and bare(rest) in ROLLED
        try:
            taken = self.sitting.undo_all() if bare(rest) in ALL else [self.sitting.undo(what_if=wrong)]
        except UndoRefused:
            return [t("plain-undo-dice" if self.moved() else "plain-undo-nothing")]
        self.warned = False
        self.say(t("plain-undone", move="; ".join(taken)))
        self.compare()
        return [self.game.question]

    def moved(self) -> bool:
        """Whether anybody has made a move; the dealer does not count."""
        return any(seat != CHANCE or self.real for seat, _ in self.game.history)

    def save(self, rest: str) -> list[str]:
        """Write the record to a file; a file that is no record stays as it is."""
        if not rest:
            return [t("plain-save-what")]
        path = Path(os.path.expanduser(rest))
        reason = refusal(self.game, path)
        return [t("plain-save-failed", file=rest, reason=reason) if reason else t("plain-saved", file=str(path))]
