"""The table in line mode: everything is said and typed, nothing is drawn over.

The house is drawn when a turn begins; a plain table leaves that to the command `look`.

Moves are typed as texts, with directions instead of spaces where that is easier. The game is kept in a file
after every move, so that nothing is lost when the terminal closes.
"""

from __future__ import annotations

import os
import shlex
import sys
import unicodedata
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from ..core.play import CHANCE, TEAM
from ..core.seeds import digest
from ..errors import FirehallError, IllegalMove, NotAMove, UndoRefused
from ..event import Event, tree
from ..game import Game
from ..save import HEAD, save
from ..words import known, t

GOODBYE = {"quit", "exit", "q"}
BLANK = "\n"
DIGITS = 16
MANY = 6
RECENT = 12
ANNOUNCES = "turn-began"


def autosave_path() -> Path:
    """Where a game is kept while it is played: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "firehall" / "last.firehall"


class Table:
    """One game at one terminal."""

    def __init__(self, game: Game, kept: Path, *, known: bool = False, source: str = "", plain: bool = True) -> None:
        self.game = game
        self.kept = kept
        self.known = known
        self.source = source
        self.plain = plain
        self.warned = False
        self.written = False
        self.complained = False
        self.told: list[Sequence[Event]] = [list(game.events)[-RECENT:]]
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
        self.greet()
        while not self.game.over:
            line = self.read()
            if line is None or line.lower() in GOODBYE:
                break
            if line:
                self.obey(line)
            else:
                self.say(self.game.question)
        self.part()
        return 0

    def greet(self) -> None:
        """Which game it is, and what is asked first."""
        setup = self.game.setup
        own = f"board-title-{self.game.board.name}"
        title = t(own) if known(own) else self.game.board.title
        edition = t(f"edition-{setup.edition}")
        self.say(t("plain-welcome", game="Flash Point", edition=edition, crew=setup.crew, board=title))
        if self.game.over:
            return
        if self.known:
            self.say(t("plain-known-dice"))
        elif self.game.published and self.game.seed is not None:
            self.say(t("plain-seed-hash", digest=digest(self.game.seed)[:DIGITS]))
        self.say(t("plain-help-hint") + BLANK)
        if self.plain:
            self.say(self.game.question)
        else:
            self.say(str(self.game))

    def part(self) -> None:
        """How it stands, and where the game is kept."""
        if not self.game.over:
            self.keep()
        else:
            self.score()
            self.say(self.game.outcome)
            if self.game.published and self.game.seed is not None:
                self.say(t("plain-seed", seed=str(self.game.seed)))
        if self.written:
            self.say(t("plain-kept-over" if self.game.over else "plain-kept", file=shlex.quote(str(self.kept))))
        elif self.complained:
            self.say(t("plain-unkept", file=str(self.kept)))

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
            if command is not None:
                command(rest)
            else:
                self.play(line)
        except IllegalMove as error:
            self.say(str(error))
        except NotAMove:
            self.puzzle(rest if command is not None else line)
        except FirehallError as error:
            self.say(sentence(str(error)))

    def puzzle(self, line: str) -> None:
        """Say what is wrong with a line that is no move."""
        verb, _, word = line.lower().rpartition(" ")
        forms = self.game.files.moves.FORMS
        ways = directions()
        if ways.get(word, "here") != "here" and any(self.spelled(f"{verb} {w}") != f"{verb} {w}" for w in ways):
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

    def play(self, line: str) -> None:
        """Play a move, tell what happened, and what is asked next."""
        move = self.spelled(line)
        if move.lower() == "end" and not self.warned:
            warnings = self.game.files.view.warnings(self.game.state, self.game.book)
            if warnings and not self.game.why_not(move):
                self.warned = True
                for warning in [*warnings, t("plain-warn-again")]:
                    self.say(warning)
                return
        events = self.game.play(move)
        self.told.append(events)
        self.warned = False
        self.keep()
        for depth, event in tree(events):
            self.say(f"{'  ' * depth}{event.text()}")
        announced = bool(len(events)) and events[-1].name == ANNOUNCES
        if announced and not self.plain:
            self.say(f"{BLANK}{self.game}")
        elif not self.game.over and not announced:
            self.say(self.game.question)

    def spelled(self, line: str) -> str:
        """A move with its direction spelled out as a space."""
        return self.game.files.moves.spell(self.game.state, line, directions())

    def keep(self) -> None:
        """Write the record, so that nothing is lost; say it once when that fails."""
        if not self.written and self.kept == autosave_path():
            self.make_room()
        reason = refusal(self.game, self.kept)
        self.written = not reason
        if reason and not self.complained:
            print(t("plain-not-kept", file=str(self.kept), reason=reason), file=sys.stderr, flush=True)
            self.complained = True

    def make_room(self) -> None:
        """The game that was kept before moves aside, unless it is the one that goes on."""
        before = self.kept.with_name("previous.firehall")
        try:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            if self.kept.exists() and not (self.source and self.kept.samefile(self.source)):
                os.replace(self.kept, before)
                self.say(t("plain-previous", file=shlex.quote(str(before))))
        except OSError:
            return

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.say(t("plain-help"))

    def moves(self, rest: str) -> None:
        """What can be played, with prices."""
        legal = list(self.game.legal_moves)
        priced = self.game.files.moves.priced(self.game.state, self.game.book, legal)
        if any(price is not None for _, price in priced):
            self.say(t("plain-moves-head"))
            for move, price in priced:
                self.say("  " + (move if price is None else t("plain-move-price", move=move, price=price)))
        elif len(legal) > MANY and len({move.verb for move in legal}) == 1:
            targets = "; ".join(move.target for move in legal)
            self.say(t("plain-moves-targets", verb=legal[0].verb, targets=targets))
        else:
            self.say(t("plain-moves-choices", choices="; ".join(legal)))

    def look(self, rest: str) -> None:
        """The house."""
        self.say(str(self.game))

    def where(self, rest: str) -> None:
        """Where everybody is, where it burns and smokes, and how it stands."""
        for line in self.game.files.view.whereabouts(self.game.state):
            self.say(line)
        pieces = self.game.scene().pieces
        for kind in ("fire", "smoke"):
            spaces = "; ".join(piece.space for piece in pieces if piece.kind == kind)
            if spaces:
                self.say(t(f"plain-where-{kind}", spaces=spaces))
        self.score()

    def score(self) -> None:
        """The numbers that decide the game."""
        self.say(sentence(self.game.files.view.status(self.game.state, self.game.book)[0]))

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
        if not len(self.told[-1]):
            self.say(t("plain-log-empty"))
        for depth, event in tree(self.told[-1]):
            self.say(f"{'  ' * depth}{event}")

    def undo(self, rest: str) -> None:
        """Take back the last move."""
        try:
            move = self.game.undo()
        except UndoRefused:
            self.say(t("plain-undo-dice" if self.moved() else "plain-undo-nothing"))
            return
        if len(self.told) > 1:
            self.told.pop()
        self.warned = False
        self.keep()
        self.say(t("plain-undone", move=str(move)))
        self.say(self.game.question)

    def moved(self) -> bool:
        """Whether anybody has made a move; the dealer does not count."""
        return any(seat != CHANCE or self.game.seed is None for seat, _ in self.game.history)

    def save(self, rest: str) -> None:
        """Write the record to a file; a file that is no record stays as it is."""
        if not rest:
            self.say(t("plain-save-what"))
            return
        path = Path(os.path.expanduser(rest))
        reason = refusal(self.game, path)
        self.say(t("plain-save-failed", file=rest, reason=reason) if reason else t("plain-saved", file=str(path)))


def refusal(game: Game, path: Path) -> str:
    """Write the record of a game; why it was not written, or nothing. What is no record is never written over."""
    try:
        if not path.parent.is_dir():
            return t("plain-no-folder", folder=str(path.parent))
        if not replaceable(path):
            return t("plain-no-record")
        save(game, path)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def replaceable(path: Path) -> bool:
    """Whether a file may be written over: it holds a record or nothing, or there is none."""
    if not path.is_file():
        return True
    with path.open("rb") as file:
        return file.read(len(HEAD)) in (b"", HEAD.encode())


def directions() -> dict[str, str]:
    """The words for directions in the language that is spoken, with and without accents, and in English."""
    names = ("up", "right", "down", "left", "here")
    spoken = {t(f"direction-{name}"): name for name in names}
    bare = {unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode(): n for word, n in spoken.items()}
    return {name: name for name in names} | bare | spoken


def sentence(text: str) -> str:
    """A text that begins with a capital and ends with a full stop.

    >>> sentence("there is no rule R-999")
    'There is no rule R-999.'
    """
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
