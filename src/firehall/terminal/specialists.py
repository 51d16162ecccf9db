"""Who is which specialist, said before the game begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..errors import BadSetup, nearest
from ..game import Game
from ..move import Move
from ..words import t

RANDOM = "random"
OPTION, DRAWN = "specialists", "drawn"
VERB = "choose"


def named(text: str) -> list[str]:
    """The specialists of a text with commas between; none if they are to be drawn.

    >>> named("captain, CAFS firefighter"), named("random")
    (['captain', 'cafs-firefighter'], [])
    """
    if text.strip().lower() == RANDOM:
        return []
    return ["-".join(part.lower().split()) for part in text.split(",") if part.strip()]


def drawn(text: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a game whose specialists are drawn, if that was said.

    >>> drawn("random", {}), drawn("captain", {})
    ({'specialists': 'drawn'}, {})
    """
    return {**options, OPTION: DRAWN} if text.strip().lower() == RANDOM else dict(options)


def checked(cards: list[str], game: Game) -> list[str]:
    """The specialists if all of them can play together; else everything that speaks against it."""
    known = game.files.setup.specialists(game.book)
    problems = [nearest(card, known, "specialist") for card in dict.fromkeys(cards) if known and card not in known]
    if not known:
        problems.append(t("specialists-none"))
    if len(cards) > game.setup.crew:
        problems.append(t("specialists-many", cards=len(cards), crew=game.setup.crew))
    if game.setup.crew <= len(known):
        problems += [t("specialists-twice", card=card) for card, many in Counter(cards).items() if many > 1]
    if problems:
        raise BadSetup(problems)
    return cards


def wanted(game: Game) -> Move | None:
    """The answer that was given in advance to the question who somebody is, as long as it can be given."""
    cards = named(game.table.get("specialists", ""))
    if not cards or not 0 <= game.asked < len(cards):
        return None
    move = f"{VERB} {cards[game.asked].replace('-', ' ')}"
    legal: Any = game.legal_moves
    return next((found for found in legal if found == move), None)


__all__ = ["checked", "drawn", "named", "wanted"]
