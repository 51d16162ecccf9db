"""Which parts of the game an edition has: machines compile no others.  [R-258] [R-259]"""

from __future__ import annotations

from .rules import Casualties, KnockDown, Role, Rules
from .state import Book

VEHICLES, SPECIALISTS, HAZMATS, HOT_SPOTS = "vehicles", "specialists", "hazmats", "hot_spots"
STRIKES, STARVING, DIAGONALS = "strikes", "starving", "diagonals"


def parts(book: Book) -> frozenset[str]:
    """The parts that the rules of a book have.

    >>> from firehall import new
    >>> sorted(parts(new().book))
    []
    """
    return parts_of(book.rules)


def parts_of(rules: Rules) -> frozenset[str]:
    """The same for rules alone."""
    has = {
        VEHICLES: rules.vehicles,
        SPECIALISTS: rules.specialists,
        HAZMATS: rules.hazmats,
        HOT_SPOTS: rules.hot_spots,
        STRIKES: rules.casualties != Casualties.AFTER_THE_FIRE
        or rules.gun_harms
        or rules.knockdown == KnockDown.LIES_DOWN,
        STARVING: rules.starved_markers >= 0,
        DIAGONALS: rules.diagonal_role != Role.NONE,
    }
    return frozenset(name for name, there in has.items() if there)
