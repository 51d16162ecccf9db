"""One game at one table: who sits where, what answers itself, and what is kept.

Every table in the terminal has a `Sitting` and adds only how it looks and sounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from ..bots import BotTrouble, answer_of, find
from ..core.planner import planner
from ..core.play import CHANCE, NOBODY, TEAM
from ..errors import BadSetup, UndoRefused
from ..event import Event
from ..game import Game
from ..move import Move
from ..words import own, t
from .keeping import Keeper
from .seats import Seat, read_seats, seats_of, write_seats
from .specialists import wanted
from .typed import directions

BUDGET = 10.0
SUBSTITUTE = "steady"
By = Literal["person", "bot", "always"]


@dataclass(frozen=True)
class Told:
    """A move that was made, by whom, and what then happened."""

    seat: int
    move: Move
    events: Sequence[Event]
    by: By = "person"


class Sitting:
    """A game being played at a table, by people and bots in any mix."""

    def __init__(self, game: Game, keeper: Keeper, seats: Sequence[Seat] = (), *, budget: float = BUDGET) -> None:
        self.game, self.keeper, self.budget = game, keeper, budget
        self.seats = tuple(seats or seats_of(game))
        self.always: dict[str, str] = {}
        self.told: list[Told] = []
        self.complaints: list[str] = []
        self.warns = True
        self.closed = False
        self.luck = [Random() for _ in self.seats]
        self.explained: tuple[Seat, Game, Move] | None = None
        if len(self.seats) != game.setup.crew:
            raise BadSetup([t(own(game.files.name, "seats-count"), seats=len(self.seats), crew=game.setup.crew)])
        for answer in game.table.get("always", "").split(";"):
            if answer.strip():
                self.set_always(answer)
        self.note()
        self.open()

    def open(self) -> None:
        """Let the bots get ready; where one can't, nobody plays."""
        bots = [seat.bot for seat in self.seats if seat.bot is not None]
        try:
            for bot in bots:
                bot.open()
        except BaseException:
            self.close()
            raise
        if bots and self.game.files.worth is not None:
            # What is compiled now takes no time from anybody's move, and the substitute is at hand.
            planner(self.game.rulebook).warm(self.game.book, self.game.state)

    def close(self) -> None:
        """Nobody plays on at this table, not even whoever is thinking."""
        self.closed = True
        for seat in self.seats:
            if seat.bot is not None:
                seat.bot.close()

    # Who answers

    def seat(self) -> Seat:
        """Whose answer is asked for; the team's is a person's as long as there is one, and so are the dice."""
        asked = self.game.asked
        if asked >= 0:
            return self.seats[asked]
        people = [seat for seat in self.seats if seat.bot is None]
        return people[0] if people else self.seats[0] if asked == TEAM else Seat()

    def waits(self) -> bool:
        """Whether a person has to answer now."""
        return self.game.asked != NOBODY and self.seat().bot is None and not self.settled()

    def settled(self) -> Move | None:
        """The answer that was given in advance: who is which specialist, and standing answers."""
        return wanted(self.game) or self.standing()

    def standing(self) -> Move | None:
        """The standing answer to what a person is asked now, if there is one that is legal."""
        verb = self.formal()
        if verb not in self.always or self.seat().bot is not None:
            return None
        wanted = self.always[verb]
        legal = [move for move in self.game.legal_moves if move.verb == verb and wanted in ("", move.target)]
        return legal[0] if legal else None

    def formal(self) -> str:
        """The verb of the answers, if the question is one that may be answered once and for all; else nothing."""
        if self.game.asked == CHANCE or self.game.over:
            return ""
        return next((move.verb for move in self.game.legal_moves if move.verb in self.formalities), "")

    @property
    def formalities(self) -> list[str]:
        """What may be answered once and for all in this edition."""
        return [verb for verb in self.game.files.moves.FORMALITIES if verb in self.game.forms]

    # What is done

    def play(self, line: str) -> Told:
        """A person's move, as typed."""
        return self.make(Move(self.spelled(line)), "person")

    def go_on(self) -> Told | None:
        """The next move that needs no person: a bot's, or a standing answer. None if a person is asked.

        A bot that gives no legal move in time is named in the complaints and leaves its seat to another.
        """
        if self.game.over or self.waits():
            return None
        answer = self.settled()
        if answer is not None:
            return self.make(answer, "always")
        view = self.game.seen(self.game.asked)
        while not self.waits():
            seat = self.seat()
            move = self.chosen(seat, view)
            if self.closed:
                break
            if move is not None:
                told = self.make(move, "bot")
                if move != self.game.files.moves.LAST or self.explained is None or self.explained[0] != seat:
                    self.explained = (seat, view, move)
                return told
        return None

    def chosen(self, seat: Seat, view: Game) -> Move | None:
        """What a bot plays; none if it gave no legal move in time and has lost its seat."""
        assert seat.bot is not None
        place = max(self.game.asked, 0)
        try:
            return answer_of(seat.bot, self.game, view, self.luck[place], self.budget)
        except BotTrouble as error:
            return self.replace(place, str(error))

    def replace(self, place: int, reason: str) -> None:
        """A seat goes to the substitute, or, when that fails itself, to the people at the table."""
        if self.closed:
            return
        seat = self.seats[place]
        assert seat.bot is not None
        seat.bot.close()
        other = Seat() if seat.name == SUBSTITUTE else Seat(SUBSTITUTE, find(SUBSTITUTE))
        self.seats = (*self.seats[:place], other, *self.seats[place + 1 :])
        then = t("trouble-replaced", bot=SUBSTITUTE) if other.bot is not None else t("trouble-left")
        failed = t(own(self.game.files.name, "trouble-failed"), bot=seat.title, who=place + 1, reason=reason)
        self.complaints.append(f"{failed} {then}")
        self.note()

    def make(self, move: Move, by: By) -> Told:
        """Make a move, write it down, keep the game."""
        told = Told(self.game.asked, move, self.game.play(move), by)
        self.told.append(told)
        self.keep()
        return told

    def spelled(self, line: str) -> str:
        """A move with its direction spelled out as a space."""
        return self.game.files.moves.spell(self.game.state, line, directions())

    def keep(self) -> None:
        """Write the record; what is in the way becomes a complaint."""
        self.complaints += self.keeper.keep(self.game)

    def hear(self) -> list[str]:
        """The complaints since they were last heard."""
        heard, self.complaints = self.complaints, []
        return heard

    def note(self) -> None:
        """Write who plays, and the standing answers, into the record."""
        always = "; ".join(f"{verb} {target}".strip() for verb, target in self.always.items())
        for name, value in (("seats", write_seats(self.seats)), ("always", always)):
            self.game.table.pop(name, None)
            if value:
                self.game.table[name] = value

    # What is taken back

    def undo(self, *, what_if: bool = False) -> Move:
        """Take back the last move of a person, and what bots and standing answers did since.

        Past dice only as a declared what-if, for a roll that was typed wrongly.
        """
        taken: list[Move] = []
        try:
            while not taken or not self.waits():
                taken.append(self.game.undo(what_if=what_if))
        except UndoRefused:
            for move in reversed(taken):
                self.game.play(move)
            raise
        del self.told[max(len(self.told) - len(taken), 0) :]
        self.explained = None
        self.keep()
        return taken[-1]

    def undo_all(self) -> list[Move]:
        """Take back all moves since the last roll."""
        taken = [self.undo()]
        while True:
            try:
                taken.append(self.undo())
            except UndoRefused:
                return taken

    # What helps

    def warnings(self, line: str) -> list[str]:
        """What one may regret if this is played now."""
        move = self.spelled(line)
        if not self.warns or move.strip().lower() != self.game.files.moves.LAST or self.game.why_not(move):
            return []
        return self.game.files.view.warnings(self.game.state, self.game.book)

    def answer_always(self, text: str) -> None:
        """From now on answer a formal question by itself: `recover 0,5` if that may be, `recover` the first offered."""
        self.set_always(text)
        self.remember()

    def set_always(self, text: str) -> None:
        """Check and set a standing answer."""
        forms = self.formalities
        verb, _, target = " ".join(text.lower().split()).partition(" ")
        if verb not in forms:
            raise BadSetup([t("always-what", text=text.strip(), choices=", ".join(forms))])
        if target:
            self.game.files.moves.read_target(verb, target)
        self.always[verb] = target

    def answer_again(self, verb: str) -> bool:
        """Ask again what had a standing answer; False if it had none."""
        had = self.always.pop(verb.strip().lower(), None) is not None
        self.remember()
        return had

    def remember(self) -> None:
        """Write the standing answers into the record."""
        self.note()
        if self.told:
            self.keep()

    def explain(self) -> str:
        """Why the last bot that moved did what it did, but for merely ending; a bot that can't say is named."""
        if self.explained is None:
            return t("explain-nobody")
        seat, view, move = self.explained
        assert seat.bot is not None
        why = seat.bot.explain(view, move)
        if not why:
            return t("explain-silent", bot=seat.title, move=str(move))
        told = t(own(view.files.name, "told-named"), name=seat.title, who=max(view.asked, 0) + 1, move=str(move))
        return f"{told}. {why}"


__all__ = ["BUDGET", "Seat", "Sitting", "Told", "read_seats"]
