"""Beside the house: whose turn it is, what is asked, how it stands, the dice, and what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...move import Move
from ...scene import Counter, Die, Scene
from ...words import known, t
from ..seats import Seat
from . import looks
from .keys import Choice

FULL, EMPTY = "█", "░"
BAR = 10
POINTER = "▶"


@dataclass(frozen=True)
class Standing:
    """What the panel shows: a scene, who sits where, who is asked, and the dice of the last moves."""

    scene: Scene
    seats: Sequence[Seat]
    asked: int
    rolls: Sequence[Sequence[Die]]
    thinks: str = ""
    roomy: bool = False


class Panel(Static):
    """Whose turn it is, what is asked, how it stands, and the dice."""

    def __init__(self) -> None:
        super().__init__(id="panel")

    def show(self, now: Standing) -> None:
        """Show another position."""
        grid = Table.grid(expand=True, padding=(0, 0, int(now.roomy), 0), pad_edge=now.roomy)
        grid.add_row(Text(now.thinks or now.scene.question, Style(color=looks.BRIGHT, bold=True)))
        grid.add_row(players(now))
        grid.add_row(counters(now.scene.counters))
        if now.rolls:
            grid.add_row(dice(now.rolls))
        self.update(grid)


def players(now: Standing) -> Text:
    """Who sits at the table and what they have to spend; an arrow points at whoever is asked."""
    text = Text()
    for who, player in enumerate(now.scene.players):
        asked = who == now.asked
        style = Style(bold=True, color=looks.BRIGHT) if asked else Style()
        chip = looks.PIECES["person"].sign + (looks.ACTING if asked else Style())
        name = now.seats[who].title or player.label
        text.append("\n" * (who > 0) + (POINTER if asked else " "), style).append(player.symbol, chip).append(
            f" {name}", style
        )
        text.append(f", {player.about}" if player.about else "", Style(color=looks.FAINT))
        worth = [
            f"{c.label} {c.value}" for c in player.counters if c.value or who == now.scene.turn and c.id == "points"
        ]
        text.append(f"  {', '.join(worth)}" if worth else "", Style(color=looks.OFFER if asked else looks.FAINT))
    return text


def counters(shown: Iterable[Counter]) -> Table:
    """Numbers with bars that fill up to where the game ends."""
    grid = Table.grid(padding=(0, 1))
    for counter in shown:
        filled = round(BAR * counter.value / counter.limit) if counter.limit else 0
        bar = Text(FULL * min(filled, BAR), Style(color=looks.BRIGHT)).append(
            EMPTY * (BAR - filled), Style(color=looks.PALE)
        )
        value = f"{counter.value}/{counter.limit}" if counter.limit else str(counter.value)
        grid.add_row(counter.label, bar if counter.limit else "", Text(value, Style(bold=True)))
    return grid


def dice(rolls: Sequence[Sequence[Die]]) -> Text:
    """The dice as they fell, with their colours in words."""
    text = Text()
    for n, roll in enumerate(rolls):
        for number, die in enumerate(roll):
            name = t(f"die-{die.kind}") if known(f"die-{die.kind}") else die.kind
            text.append("  " if n and not number else " " * (number > 0))
            text.append(f" {name} {die.value} ", looks.DICE.get(die.kind, looks.PLAIN_DIE))
    return text


class Moves(OptionList):
    """What can be done now, with letters and prices."""

    class Chosen(Message):
        """Somebody wants to make a move."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self) -> None:
        super().__init__(id="moves", markup=False)
        self.choices: list[Choice] = []

    def show(self, choices: Sequence[Choice]) -> None:
        """Offer other moves."""
        self.choices = list(choices)
        self.set_options(Option(choice.line()) for choice in choices)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Make the move that was chosen."""
        event.stop()
        self.post_message(self.Chosen(self.choices[event.option_index].move))

    def on_focus(self) -> None:
        """Begin with the first."""
        self.highlighted = self.highlighted or 0
