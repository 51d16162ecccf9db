"""The journal: what happened, and because of what.

Kernels note events in it; with `None` for a journal the compiler removes every note. Each note remembers
the event that caused it, by its number in the game.
"""

from __future__ import annotations

from typing import Annotated

from .kernel import kernel
from .record import I32, Ints, Row

PAGE = 512
NO_CAUSE = -1


class Journal:
    """The last `PAGE` events; `count` numbers them through the whole game."""

    count: I32
    cause: I32
    causes: Annotated[Ints, Row("i4", PAGE)]
    kinds: Annotated[Ints, Row("i2", PAGE)]
    firsts: Annotated[Ints, Row("i2", PAGE)]
    seconds: Annotated[Ints, Row("i2", PAGE)]


@kernel
def note(journal: Journal | None, kind: int, first: int, second: int) -> None:
    """Write down an event, caused by the one that is being told."""
    if journal is not None:
        slot = journal.count & (PAGE - 1)
        journal.causes[slot] = journal.cause
        journal.kinds[slot] = kind
        journal.firsts[slot] = first
        journal.seconds[slot] = second
        journal.count += 1


@kernel
def because(journal: Journal | None) -> int:
    """What follows is caused by the event just noted; returns the cause to go back to."""
    if journal is None:
        return NO_CAUSE
    before = journal.cause
    journal.cause = journal.count - 1
    return before


@kernel
def back_to(journal: Journal | None, cause: int) -> None:
    """The consequences have been told: go back to the earlier cause."""
    if journal is not None:
        journal.cause = cause
