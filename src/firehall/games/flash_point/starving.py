"""In 2010 a fire that has used up nearly all discs starves of oxygen.  [P-117] [P-118] [P-119]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import count, lowest
from .happened import Happened
from .house import beside, side_by_side
from .rules import Reach
from .state import CHANCE, Ask, Book, Fury, Phase, State


@part("starving", otherwise=Phase.POINTS)
@kernel
def phase_after_harm(state: State, book: Book) -> int:
    """When the fire has done its harm, it may starve, but a hazmat that was turned over explodes first.

    [P-117] [P-Q18]
    """
    if book.rules.starved_markers < 0:
        return Phase.POINTS
    return Phase.FIRE if state.primed else Phase.STARVED


@part("starving")
@kernel
def starves(state: State, book: Book) -> int:
    """1 if so few discs are left that one more roll takes some away, and after that again.  [P-117] [P-119] [P-Q65]"""
    used = count(state.fire[0]) + count(state.fire[1]) + count(state.smoke[0])
    again = state.fury & Fury.STARVED
    least = book.rules.starved_again if again else book.rules.starved_markers
    if book.rules.starved_markers < 0 or book.rules.threat_markers - used > least:
        state.fury = 0
        return 0
    state.fury = Fury.STARVED
    state.asking = Ask.STARVED_ROLL
    state.asked = CHANCE
    return 1


@part("starving")
@kernel
def starve(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """All fire and smoke on the space rolled and beside it goes out.  [P-118] [P-Q28] [P-Q29]"""
    back_to(journal, NO_CAUSE)
    note(journal, Happened.STARVED, space, 0)
    because(journal)
    gone = 1 << space
    gone |= beside(state, gone) if book.rules.starved_reach == Reach.OPEN else side_by_side(gone)
    left = gone & (state.fire[0] | state.smoke[0])
    while left:
        note(journal, Happened.BURNT_OUT, lowest(left), 0)
        left &= left - 1
    state.fire[0] &= ~gone
    state.smoke[0] &= ~gone
