"""Carrying victims and hazmats, leading treated victims, and bringing them to safety.

Whoever moves decides with each step what comes along.  [RA-18]
"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import bag_add, bag_count, bag_drop, heap_add, heap_count, heap_drop
from .ending import rescue_counts
from .happened import Happened
from .house import is_outside
from .rules import Rescue
from .state import RING, WORDS, Book, Load, State
from .why import Why


@kernel
def why_not_load(state: State, book: Book, space: int, load: int, led: int) -> int:
    """One victim or one hazmat is carried, and treated victims may be led besides.

    [R-060] [RD-26] [R-199] [R-200] [RA-20] [RA-21] [P-179] [P-180] [P-198] [P-Q24]
    """
    if load == Load.HAZMAT:
        missing = why_not_take_hazmat(state, space)
        if missing != Why.OK:
            return missing
    if led > 0:
        missing = why_not_lead(state, book, space, led)
        if missing != Why.OK:
            return missing
    if load == Load.VICTIM and bag_count(state.victims, WORDS, space) < 1 + led:
        return Why.NO_VICTIM
    return Why.OK


@part("hazmats")
@kernel
def why_not_take_hazmat(state: State, space: int) -> int:
    """A hazmat is carried like a victim, one at a time.  [R-233] [P-197]"""
    return Why.OK if is_outside(space) == 0 and heap_count(state.hazmats, space) else Why.NO_HAZMAT


@part("specialists")
@kernel
def why_not_lead(state: State, book: Book, space: int, led: int) -> int:
    """Treated victims follow, as many as the edition allows.  [R-198] [R-199] [P-178] [P-180]"""
    if led > book.rules.followers:
        return Why.TOO_MANY_FOLLOWERS
    return Why.OK if bag_count(state.treated, WORDS, space) >= led else Why.NO_TREATED


@kernel
def take_along(state: State, book: Book, journal: Journal | None, here: int, there: int, load: int, led: int) -> None:
    """What is carried and led goes with the firefighter; a hazmat that leaves the house is disposed of.

    [R-058] [R-198] [R-200] [R-233]
    """
    if load == Load.VICTIM:
        take_victim(state, here, there, led)
    elif load == Load.HAZMAT:
        take_hazmat(state, journal, here, there)
    lead(state, journal, here, there, led)


@kernel
def take_victim(state: State, here: int, there: int, led: int) -> None:
    """One victim is carried: one who can't walk, if there is such."""
    bag_drop(state.victims, WORDS, here)
    bag_add(state.victims, WORDS, there)
    if bag_count(state.victims, WORDS, here) < treated_on(state, here):
        drop_treated(state, here)
        add_treated(state, there)


@part("specialists")
@kernel
def treated_on(state: State, space: int) -> int:
    """How many of the victims on a space were treated."""
    return bag_count(state.treated, WORDS, space)


@part("specialists")
@kernel
def drop_treated(state: State, space: int) -> None:
    """A heal marker leaves a space.  [RA-31]"""
    bag_drop(state.treated, WORDS, space)


@part("specialists")
@kernel
def add_treated(state: State, space: int) -> None:
    """A heal marker comes to a space.  [R-197]"""
    bag_add(state.treated, WORDS, space)


@part("specialists")
@kernel
def lead(state: State, journal: Journal | None, here: int, there: int, led: int) -> None:
    """Treated victims walk along at no extra price.  [R-198] [P-178]"""
    for _ in range(led):
        bag_drop(state.victims, WORDS, here)
        bag_add(state.victims, WORDS, there)
        bag_drop(state.treated, WORDS, here)
        bag_add(state.treated, WORDS, there)
        note(journal, Happened.FOLLOWED, there, 0)


@part("hazmats")
@kernel
def take_hazmat(state: State, journal: Journal | None, here: int, there: int) -> None:
    """A hazmat goes along; outside the building it is disposed of at once and for nothing.  [R-234] [P-196] [P-Q60]"""
    heap_drop(state.hazmats, here)
    if is_outside(there):
        state.hazmats_gone += 1
        note(journal, Happened.HAZMAT_CARRIED_OUT, there, state.hazmats_gone)
    else:
        heap_add(state.hazmats, there)


@kernel
def is_safe(state: State, book: Book, space: int) -> int:
    """A victim is safe outside the building, or, with vehicles, at the ambulance.  [R-067] [R-169] [P-126] [P-148]"""
    if not is_outside(space):
        return 0
    if book.rules.rescue == Rescue.OUTSIDE:
        return 1
    return (ambulance_spaces_now(state, book) >> (space - RING)) & 1


@part("vehicles")
@kernel
def ambulance_spaces_now(state: State, book: Book) -> int:
    """The two spaces that the ambulance covers now, as bits of the ring; none before it is parked.  [R-167] [RA-16]"""
    return book.board.ambulance_at[state.ambulance] if state.ambulance >= 0 else 0


@kernel
def reach_safety(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """Whoever was brought to a safe space is rescued at once, for nothing.  [R-067] [R-169] [RA-61] [P-124]"""
    if is_safe(state, book, space):
        for _ in range(bag_count(state.victims, WORDS, space)):
            rescue(state, book, journal, space)
        forget_treated(state, space)


@kernel
def rescue(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A victim who is safe leaves the board.  [R-067] [R-068] [RA-19] [RD-27] [P-127]"""
    bag_drop(state.victims, WORDS, space)
    state.rescued += 1
    note(journal, Happened.RESCUED, space, state.rescued)
    before = because(journal)
    rescue_counts(state, book, journal)
    back_to(journal, before)


@part("specialists")
@kernel
def forget_treated(state: State, space: int) -> None:
    """Heal markers of victims who left the board return to the supply.  [RA-31] [P-Q51]"""
    while treated_on(state, space) > bag_count(state.victims, WORDS, space):
        drop_treated(state, space)
