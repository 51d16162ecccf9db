"""Putting out smoke and fire, on one's own space or an adjacent one.  [R-071]

The codes of both actions are a direction, or `HERE` for one's own space.
"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel, part
from ...core.masks import add, drop
from .happened import Happened
from .house import beyond, burns, on_board, smokes
from .rules import Reach, Use
from .spending import can_afford, pay
from .state import ALL_DIRECTIONS, DIRECTIONS, HERE, NOWHERE, Book, State
from .walk import NEVER, is_stuck, water_price, why_not_pass
from .why import Why


@kernel
def target(state: State, book: Book, direction: int) -> int:
    """The space at which the water is aimed."""
    here = state.where[state.active]
    return here if direction == HERE else beyond(book, here, direction)


@kernel
def why_not_reach(state: State, book: Book, direction: int) -> int:
    """Water reaches one's own space and adjacent spaces, not through walls and closed doors.

    [R-071] [RA-63] [P-071] [P-Q06] [P-Q61]
    """
    if direction == HERE:
        return Why.OK
    here = state.where[state.active]
    if book.rules.water_reach == Reach.ANY:
        return Why.OK if on_board(beyond(book, here, direction)) else Why.OFF_THE_BOARD
    return why_not_pass(state, book, here, direction)


@kernel
def reached(book: Book, ways: int) -> int:
    """The directions, as bits, in which water gets, if one can step in some.  [P-Q06]"""
    return ALL_DIRECTIONS if book.rules.water_reach == Reach.ANY else ways


@kernel
def why_not_pay_water(state: State, book: Book, direction: int, price: int) -> int:
    """Whether the water can be paid for; on one's own space it ends the danger that one stands in.  [R-050] [RA-22]"""
    price = water_price(state, book, price)
    if price >= NEVER:
        return Why.NOT_THIS_SPECIALIST
    if not can_afford(state, book, price, Use.WATER):
        return Why.NO_POINTS
    space = NOWHERE if direction == HERE else state.where[state.active]
    return Why.STUCK_IN_FIRE if is_stuck(state, book, price, Use.WATER, state.active, space) else Why.OK


@kernel
def why_not_spray(state: State, book: Book, direction: int, price: int) -> int:
    """Whether the water can be paid for, and everybody still gets out of the fire.  [R-050] [RA-22]"""
    refused = why_not_pay_water(state, book, direction, price)
    return why_not_clear_way(state, book, direction, price) if refused == Why.STUCK_IN_FIRE else refused


@part("specialists", otherwise=Why.STUCK_IN_FIRE)
@kernel
def why_not_clear_way(state: State, book: Book, direction: int, price: int) -> int:
    """Water on a fire may be what opens somebody's way out of the fire.  [RA-22]"""
    space = target(state, book, direction)
    if not burns(state, space):
        return Why.STUCK_IN_FIRE
    drop(state.fire, space)
    refused = why_not_pay_water(state, book, direction, price)
    add(state.fire, space)
    return refused


@kernel
def why_not_remove(state: State, book: Book, direction: int) -> int:
    """One point takes smoke away, two points take fire away.  [R-072] [R-074] [P-072] [P-074]"""
    blocked = why_not_reach(state, book, direction)
    if blocked != Why.OK:
        return blocked
    space = target(state, book, direction)
    if smokes(state, space):
        return why_not_spray(state, book, direction, book.rules.price_remove_smoke)
    if not burns(state, space):
        return Why.NOTHING_TO_PUT_OUT
    return why_not_spray(state, book, direction, book.rules.price_remove_fire)


@kernel
def why_not_damp(state: State, book: Book, direction: int) -> int:
    """One point turns fire to smoke.  [R-073] [P-073]"""
    blocked = why_not_reach(state, book, direction)
    if blocked != Why.OK:
        return blocked
    if not burns(state, target(state, book, direction)):
        return Why.NO_FIRE
    return why_not_spray(state, book, direction, book.rules.price_damp_fire)


@kernel
def legal_removals(state: State, book: Book, burning: int, smoking: int) -> int:
    """The directions, as bits, in which smoke or fire may be removed."""
    found, here = legal_sprays(state, book, burning, book.rules.price_remove_fire), state.where[state.active]
    if smoking and why_not_pay_water(state, book, 0, book.rules.price_remove_smoke) == Why.OK:
        found |= smoking
    if smokes(state, here) and why_not_spray(state, book, HERE, book.rules.price_remove_smoke) == Why.OK:
        found |= 1 << HERE
    return found


@kernel
def legal_damps(state: State, book: Book, burning: int) -> int:
    """The directions, as bits, in which fire may be turned to smoke."""
    return legal_sprays(state, book, burning, book.rules.price_damp_fire)


@kernel
def legal_sprays(state: State, book: Book, burning: int, price: int) -> int:
    """Those of some burning directions, as bits, and one's own space, on which water may be spent."""
    found = 0
    if burning:
        refused = why_not_pay_water(state, book, 0, price)
        if refused == Why.OK:
            found = burning
        elif refused == Why.STUCK_IN_FIRE:
            found = legal_clearings(state, book, burning, price)
    if burns(state, state.where[state.active]) and why_not_spray(state, book, HERE, price) == Why.OK:
        found |= 1 << HERE
    return found


@part("specialists")
@kernel
def legal_clearings(state: State, book: Book, burning: int, price: int) -> int:
    """Those of some burning directions, as bits, in which water opens somebody's way out of the fire.  [RA-22]"""
    found = 0
    for direction in range(DIRECTIONS):
        if (burning >> direction) & 1 and why_not_clear_way(state, book, direction, price) == Why.OK:
            found |= 1 << direction
    return found


@kernel
def remove(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The smoke or fire marker leaves the board.  [R-072] [R-074]"""
    space = target(state, book, direction)
    if burns(state, space):
        drop(state.fire, space)
        pay(state, book, water_price(state, book, book.rules.price_remove_fire), Use.WATER)
        note(journal, Happened.FIRE_REMOVED, state.active, space)
    else:
        drop(state.smoke, space)
        pay(state, book, water_price(state, book, book.rules.price_remove_smoke), Use.WATER)
        note(journal, Happened.SMOKE_REMOVED, state.active, space)


@kernel
def damp(state: State, book: Book, journal: Journal | None, direction: int) -> None:
    """The fire marker is turned to its smoke side.  [R-073]"""
    space = target(state, book, direction)
    drop(state.fire, space)
    add(state.smoke, space)
    pay(state, book, water_price(state, book, book.rules.price_damp_fire), Use.WATER)
    note(journal, Happened.FIRE_DAMPED, state.active, space)
