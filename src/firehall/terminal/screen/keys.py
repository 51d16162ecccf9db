"""Letters for verbs, and moves as they are offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from ...game import Game
from ...move import Move
from ...words import t
from . import looks

RESERVED = "aquxy"
PRICES = "⁰¹²³⁴⁵⁶⁷⁸⁹"
FREE = "•"


@dataclass(frozen=True)
class Choice:
    """A move with the letter of its verb, its price in action points if it has one, and what is against it."""

    move: Move
    letter: str
    price: int | None = None
    reason: str = ""

    @property
    def badge(self) -> str:
        """The letter and the price, as they stand on the board."""
        return self.letter + (FREE if self.price is None else "".join(PRICES[int(digit)] for digit in str(self.price)))

    def line(self) -> Text:
        """The move as it stands in a list."""
        if self.reason:
            faint = Style(color=looks.FAINT)
            return Text.assemble((f"✗ {self.move}", faint), (f"\n  {self.reason}", faint + Style(italic=True)))
        text = Text.assemble((self.letter, Style(color=looks.OFFER, bold=True)), " ", str(self.move))
        if self.price is not None:
            text.append(f"  {t('screen-price', price=self.price)}", Style(color=looks.OFFER))
        return text


def letters(verbs: Iterable[str]) -> dict[str, str]:
    """A letter for each verb: the first of its own that no verb before it has.

    >>> letters(["move", "carry", "open", "close", "chop"])
    {'move': 'm', 'carry': 'c', 'open': 'o', 'close': 'l', 'chop': 'h'}
    """
    found: dict[str, str] = {}
    for verb in verbs:
        free = (
            letter for letter in verb if letter.isalpha() and letter not in RESERVED and letter not in found.values()
        )
        found[verb] = next(free, "")
    return found


def choices(game: Game) -> list[Choice]:
    """The legal moves with letters and prices."""
    moves = game.files.moves
    signs = letters(game.forms)
    return [
        Choice(move, signs.get(move.verb, ""), price)
        for move, price in moves.priced(game.state, game.book, list(game.legal_moves))
    ]


def at(game: Game, legal: Sequence[Choice], places: Iterable[str], verb: str = "") -> list[Choice]:
    """What can be done at some spaces and lines, and what can't, with the reasons; of one verb alone if it is named."""
    wanted, signs = set(places), letters(game.forms)
    found = [choice for choice in legal if choice.move.target in wanted and verb in ("", choice.move.verb)]
    for move in game.nameable_moves:
        if move.target in wanted and verb in ("", move.verb):
            reason = game.why_not(move)
            if reason:
                found.append(Choice(move, signs.get(move.verb, ""), None, reason))
    return found
