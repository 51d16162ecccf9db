"""Hazmats: in fire they explode, one after the other.  [R-229] to [R-234]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel, part
from ...core.masks import count, heap_count, heap_drop, heap_spaces, lowest
from .ending import resume
from .fire import explode
from .flare_up import place_hot_spot
from .happened import Happened
from .rules import HazmatFlashover
from .state import Ask, Book, Fury, State
from .why import Why


@part("hazmats")
@kernel
def due(state: State) -> int:
    """The spaces, as bits, on which a hazmat has been reached by fire.  [R-230] [P-193] [P-Q56]"""
    return heap_spaces(state.hazmats) & (state.fire[0] | state.primed)


@part("hazmats")
@kernel
def holds_flashover(state: State, book: Book) -> int:
    """1 if smoke has to wait with catching fire until all hazmats that are due have exploded.  [RA-36]"""
    if book.rules.hazmat_flashover == HazmatFlashover.AFTER_EACH or state.fury & Fury.HAZMATS_BURST == 0:
        return 0
    return 1 if due(state) else 0


@part("hazmats")
@kernel
def hazmats_go_off(state: State, book: Book, journal: Journal | None) -> int:
    """One hazmat on fire explodes, the players choosing which; 1 if there was any.  [R-230] [R-231] [R-247] [RA-36]"""
    spaces = due(state)
    if spaces == 0:
        return 0
    if count(spaces) > 1:
        state.asking = Ask.HAZMAT
        state.asked = state.active
    else:
        burst(state, book, journal, lowest(spaces))
    return 1


@part("hazmats")
@kernel
def burst(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hazmat explodes, is gone, and leaves a hot spot.

    [R-230] [R-232] [R-247] [P-193] [P-195] [P-Q57] [P-192]
    """
    state.fury |= Fury.HAZMATS_BURST
    note(journal, Happened.HAZMAT_BURST, space, 0)
    before = because(journal)
    heap_drop(state.hazmats, space)
    state.hazmats_burst += 1
    if heap_count(state.hazmats, space) == 0:
        state.primed &= ~(1 << space)
    explode(state, book, journal, space)
    if state.ending == 0:
        place_hot_spot(state, book, journal, space)
    resume(state, journal, before)


@part("hazmats", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_burst(state: State, code: int) -> int:
    """Only a hazmat on fire explodes.  [R-230] [R-231]"""
    return Why.OK if (due(state) >> code) & 1 else Why.NO_HAZMAT_ON_FIRE
