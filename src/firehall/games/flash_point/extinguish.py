"""Putting out smoke and fire, on one's own space or an adjacent one.  [R-071]

The codes of both actions are a direction, or `HERE` for one's own space.
"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel
from ...core.masks import add, drop
from .happened import Happened
from .house import beyond, burns, smokes
from .state import HERE, Book, State
from .walk import bound_points, why_not_pass, why_not_pay
from .why import Why


@kernel
def target(state: State, book: Book, direction: int) -> int:
    """The space at which the water is aimed."""
    here = state.where[state.active]
    return here if direction == HERE else beyond(book, here, direction)


@kernel
def why_not_reach(state: State, book: Book, direction: int) -> int:
    """Water reaches one's own space and adjacent spaces, not through walls and closed doors.  [R-071] [RA-63]"""
    if direction == HERE:
        return Why.OK
    return why_not_pass(state, book, state.where[state.active], direction)


@kernel
def why_not_remove(state: State, book: Book, direction: int) -> int:
    """One point takes smoke away, two points take fire away.  [R-072] [R-074]"""
    blocked = why_not_reach(state, book, direction)
    if blocked != Why.OK:
        return blocked
    space = target(state, book, direction)
    if smokes(state, space):
        return why_not_pay(state, book, book.rules.price_remove_smoke)
    if not burns(state, space):
        return Why.NOTHING_TO_PUT_OUT
    if direction == HERE:
        return Why.OK if state.points >= book.rules.price_remove_fire else Why.NO_POINTS
    return why_not_pay(state, book, book.rules.price_remove_fire)


@kernel
def why_not_damp(state: State, book: Book, direction: int) -> int:
    """One point turns fire to smoke.  [R-073]"""
    blocked = why_not_reach(state, book, direction)
    if blocked != Why.OK:
        return blocked
    if not burns(state, target(state, book, direction)):
        return Why.NO_FIRE
    if direction == HERE:
        return Why.OK if state.points >= book.rules.price_damp_fire else Why.NO_POINTS
    return why_not_pay(state, book, book.rules.price_damp_fire)


@kernel
def legal_removals(state: State, book: Book, burning: int, smoking: int) -> int:
    """The directions, as bits, in which smoke or fire may be removed."""
    here = state.where[state.active]
    spare = state.points - bound_points(state, book)
    found = smoking if spare >= book.rules.price_remove_smoke else 0
    if spare >= book.rules.price_remove_fire:
        found |= burning
    if smokes(state, here):
        return found | ((state.points >= book.rules.price_remove_smoke) << HERE)
    return found | ((burns(state, here) & (state.points >= book.rules.price_remove_fire)) << HERE)


@kernel
def legal_damps(state: State, book: Book, burning: int) -> int:
    """The directions, as bits, in which fire may be turned to smoke."""
    here = state.where[state.active]
    found = burning if state.points - bound_points(state, book) >= book.rules.price_damp_fire else 0
    return found | ((burns(state, here) & (state.points >= book.rules.price_damp_fire)) << HERE)


@kernel
def remove(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The smoke or fire marker leaves the board.  [R-072] [R-074]"""
    space = target(state, book, direction)
    if burns(state, space):
        drop(state.fire, space)
        state.points -= book.rules.price_remove_fire
        note(journal, Happened.FIRE_REMOVED, state.active, space)
    else:
        drop(state.smoke, space)
        state.points -= book.rules.price_remove_smoke
        note(journal, Happened.SMOKE_REMOVED, state.active, space)


@kernel
def damp(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The fire marker is turned to its smoke side.  [R-073]"""
    space = target(state, book, direction)
    drop(state.fire, space)
    add(state.smoke, space)
    state.points -= book.rules.price_damp_fire
    note(journal, Happened.FIRE_DAMPED, state.active, space)
