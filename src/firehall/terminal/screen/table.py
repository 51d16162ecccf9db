"""The full-screen table under the hands of people: keyboard and mouse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events
from textual.widgets import Input

from ...move import Move
from ...words import t
from . import dialogs, keys
from .hints import SPOKEN
from .house import WAYS, House
from .panel import Moves
from .plan import neighbour, touching
from .stage import Stage


class Table(Stage):
    """One game that people play by pointing, by letters, and by typing."""

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
        return keys.at(self.game, self.choices, places, self.armed)

    def around(self, place: str) -> list[str]:
        """A space with the lines along its outline, or a line alone."""
        spots = {spot.id for spot in self.scene.spots}
        return [place, *(line.id for line in touching(self.scene, place))] if place in spots else [place]

    def on_house_pointed(self, event: House.Pointed) -> None:
        """Do something at a space or line."""
        if not self.is_free():
            return
        place = event.place or self.house.cursor
        self.choose(" · ".join(self.house.labels(place)), self.at(self.around(place)))

    def on_house_steered(self, event: House.Steered) -> None:
        """Do what was named in a direction from whoever acts, or move the cursor."""
        if not self.armed or self.house.cursor != self.place:
            self.house.move(event.way)
            return
        there = neighbour(self.scene, self.place, *WAYS[event.way])
        shared = {there, *self.around(there)} & {there, *self.around(self.place)}
        found = self.at(shared) if there != self.place else []
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
        elif event.character in SPOKEN:
            self.obey(SPOKEN[event.character])
        elif event.character in (":", "/"):
            self.action_type()
        elif event.character == "a":
            self.answer_always()
        elif event.character and event.character.isalpha():
            self.name_verb(event.character)
        else:
            return
        event.stop()

    def name_verb(self, letter: str) -> None:
        """Name a verb by its letter: what needs no place is done at once."""
        if not self.is_free():
            return
        named = {move.verb: move for move in self.game.nameable_moves}
        signs = keys.letters(self.game.forms)
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

    def answer_always(self) -> None:
        """Answer a formal question once and for all as the cursor says."""
        if self.is_free():
            wanted = [choice.move for choice in self.choices if choice.move.target == self.house.cursor]
            self.obey(f"always {wanted[0]}" if self.sitting.formal() and wanted else "always")

    def action_type(self) -> None:
        """Type something."""
        self.command.focus()

    def action_say(self, line: str) -> None:
        """The same as if it was typed."""
        self.obey(line)
