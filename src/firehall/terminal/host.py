"""What every table in the terminal says and does; each adds how it looks and sounds."""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path

from ..core.play import CHANCE, TEAM
from ..core.seeds import digest
from ..errors import FirehallError, IllegalMove, NotAMove, UndoRefused
from ..game import subtitle
from ..scene import Scene
from ..words import known, own, t
from . import answers
from .companion import changes, layout
from .keeping import refusal
from .sitting import Sitting, Told
from .typed import bare, command_of, directions, is_roll, sentence, whole

ALL = {"all", "alles", "tutto"}
ROLLED = {"roll", "wurf", "lancio"}
GOODBYE = {"exit", "q"}
DIGITS = 16
ROLL = re.compile(r"(roll( red| black)?)? ?[0-9]+([ ,./][0-9]+)?")
Answer = Callable[[str], Iterable[str]]


class Host(ABC):
    """Understands what people type at one table, and tells what follows."""

    def __init__(self, sitting: Sitting, *, known: bool = False) -> None:
        self.sitting, self.game = sitting, sitting.game
        self.known = known
        self.real = self.game.seed is None
        self.warned = False
        self.seen: Scene | None = None
        self.commands: dict[str, Answer] = {
            "help": lambda rest: [t(self.own("plain-help")), t("plain-help-commands")],
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

    @abstractmethod
    def say(self, text: str) -> None:
        """Tell people something."""

    @abstractmethod
    def warn(self, line: str, warnings: list[str]) -> None:
        """Let people think again before they play a move that ends a turn."""

    @abstractmethod
    def follow(self, *done: Told) -> None:
        """Tell a move and those that then need no person."""

    @abstractmethod
    def hear(self) -> None:
        """Pass on what the sitting has to complain of."""

    # How an evening begins and ends

    def prompt(self) -> str:
        """Who has to type."""
        if self.game.asked == TEAM:
            return t("plain-prompt-team")
        if self.game.asked == CHANCE:
            return t(self.own("plain-prompt-chance"))
        name = self.sitting.seat().name
        return t("plain-prompt", who=f"{name} {self.game.asked + 1}" if name else self.game.asked + 1)

    def title(self) -> str:
        """Which game it is."""
        setup = self.game.setup
        edition = ", ".join(filter(None, (t(self.own(f"edition-{setup.edition}")), subtitle(setup))))
        told = {"game": t(self.own("title")), "edition": edition, "crew": setup.crew, "board": self.board()}
        return t(self.own("plain-welcome"), **told)

    def board(self) -> str:
        """The title of the board; nothing where there is none."""
        if self.game.board is None:
            return ""
        printed = f"board-title-{self.game.board.name}"
        return t(printed) if known(printed) else self.game.board.title

    def own(self, message: str) -> str:
        """The message that this game has of its own, else the one for all games."""
        return own(self.game.files.name, message)

    def greeting(self) -> list[str]:
        """Which game it is, who plays, and whose dice."""
        lines = [self.title()]
        if any(seat.title for seat in self.sitting.seats):
            lines.append(self.company())
        if self.game.over:
            return lines
        if self.known:
            lines.append(t("plain-known-dice"))
        elif self.game.published and self.game.seed is not None:
            lines.append(t("plain-seed-hash", digest=digest(self.game.seed)[:DIGITS]))
        return lines

    def company(self) -> str:
        """Who plays whom."""
        return " ".join(
            t(self.own("seats-bot" if seat.bot else "seats-person"), who=who, name=seat.title or t("seats-somebody"))
            for who, seat in enumerate(self.sitting.seats, 1)
        )

    def lay_out(self) -> None:
        """Beside the real game, tell what to lay out at the beginning."""
        if self.real and not self.game.over:
            self.advise(self.own("do-layout"), layout(self.game))
            self.seen = self.game.scene()

    def ending(self) -> list[str]:
        """How the game ended."""
        lines = [answers.score(self.game), self.game.outcome]
        if self.game.published and self.game.seed is not None:
            lines.append(t("plain-seed", seed=str(self.game.seed)))
        return lines

    def parting(self) -> list[str]:
        """How it ended, if it did, and where the game is kept."""
        if not self.game.over:
            self.sitting.keep()
        farewell = self.sitting.keeper.farewell(self.game)
        return [*(self.ending() if self.game.over else ()), *([farewell] if farewell else ())]

    # What happens

    def play(self, line: str) -> None:
        """Play a move, unless there is something to be warned of first; tell what follows."""
        warnings = [] if self.warned else self.sitting.warnings(line)
        if warnings:
            self.warned = True
            self.warn(line, warnings)
            return
        told = self.sitting.play(line)
        self.warned = False
        self.follow(told)

    def compare(self) -> None:
        """Beside the real game, tell what has changed since the last look."""
        if self.seen is None:
            return
        before, self.seen = self.seen, self.game.scene()
        self.advise(self.own("do-head"), changes(before, self.seen, game=self.game.files.name))
        if before.counters != self.seen.counters:
            self.say(answers.score(self.game))

    def advise(self, head: str, lines: list[str]) -> None:
        """What to do at the real board, below a heading."""
        for line in [t(head), *(f"  {line}" for line in lines)] if lines else []:
            self.say(line)

    # What is typed

    @staticmethod
    def is_goodbye(line: str) -> bool:
        """Whether somebody wants to leave."""
        return line.lower() in GOODBYE or command_of(line)[0] == "quit"

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
        forms = self.game.forms
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
            return [t("plain-why-what", form=next(iter(self.game.files.moves.FORMS.values())))]
        move = self.sitting.spelled(whole(self.game, rest))
        return [self.game.why_not(move) or t("plain-can", move=move)]

    def undo(self, rest: str) -> list[str]:
        """Take back the last move, or all since the last roll, or a roll that was typed wrongly."""
        wrong = self.real and bare(rest) in ROLLED
        try:
            taken = self.sitting.undo_all() if bare(rest) in ALL else [self.sitting.undo(what_if=wrong)]
        except UndoRefused:
            return [t(self.own("plain-undo-chance") if self.moved() else "plain-undo-nothing")]
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
