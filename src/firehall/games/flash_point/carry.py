"""Carrying victims. Whoever moves decides with each step whether a victim comes along.  [RA-18]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import bag_add, bag_drop, bag_has
from .ending import rescue_counts
from .happened import Happened
from .house import beyond, burns, is_outside
from .state import WORDS, Book, State
from .walk import enter, why_not_pass
from .why import Why


@kernel
def why_not_carry(state: State, book: Book, direction: int) -> int:
    """Two points a space for a victim of one's own space, never into fire.  [R-058] [R-059] [R-060] [RD-26]"""
    here = state.where[state.active]
    if not bag_has(state.victims, WORDS, here):
        return Why.NO_VICTIM
    blocked = why_not_pass(state, book, here, direction)
    if blocked != Why.OK:
        return blocked
    if burns(state, beyond(book, here, direction)):
        return Why.VICTIM_INTO_FIRE
    return Why.OK if state.points >= book.rules.price_carry else Why.NO_POINTS


@kernel
def legal_carries(state: State, book: Book, ways: int, burning: int) -> int:
    """The directions, as bits, in which the active firefighter may carry a victim."""
    if state.points < book.rules.price_carry or not bag_has(state.victims, WORDS, state.where[state.active]):
        return 0
    return ways & ~burning


@kernel
def carry(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """Firefighter and victim go to the next space; outside, the victim is rescued.  [R-058] [R-067] [RA-20]"""
    here = state.where[state.active]
    there = beyond(book, here, direction)
    state.points -= book.rules.price_carry
    bag_drop(state.victims, WORDS, here)
    note(journal, Happened.CARRIED, state.active, there)
    enter(state, journal, there)
    if is_outside(there):
        rescue(state, book, journal, there)
    else:
        bag_add(state.victims, WORDS, there)


@kernel
def rescue(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A victim carried out of the building is rescued at once.  [R-067] [R-068] [RA-19] [RD-27]"""
    before = because(journal)
    state.rescued += 1
    note(journal, Happened.RESCUED, space, state.rescued)
    because(journal)
    rescue_counts(state, book, journal)
    back_to(journal, before)
