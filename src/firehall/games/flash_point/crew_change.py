"""Crew change: at the engine another specialist takes over.  [R-224] to [R-228], [RA-53]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel, part
from .happened import Happened
from .rules import ROLES, CrewPool
from .specialists import free_roles, take_role
from .spending import get_extra, turn_points
from .state import Book, State, Vehicle
from .vehicles import is_at
from .why import Why


@part("vehicles")
@kernel
def note_fresh_start(state: State, book: Book) -> None:
    """Who begins the turn at the engine may change crew as the first action.  [R-227] [R-228]"""
    changes = book.rules.price_crew_change > 0 and state.role[state.active] > 0
    state.fresh = is_at(state, book, Vehicle.ENGINE, state.active) if changes else 0


@part("vehicles")
@kernel
def legal_changes(state: State, book: Book) -> int:
    """The specialists to whom the active firefighter may change, as bits from the first on.  [R-225] [RD-31]"""
    if state.fresh == 0:
        return 0
    free, found = free_roles(state, book), 0
    for role in range(1, ROLES):
        if (free >> (role - 1)) & 1 and why_not_change(state, book, role) == Why.OK:
            found |= 1 << (role - 1)
    return found


@part("vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_change(state: State, book: Book, role: int) -> int:
    """A crew change is the first action of a turn that begins at the engine; a card not in play is taken.

    [R-224] [R-225] [R-227] [R-228] [RD-31]
    """
    if book.rules.price_crew_change == 0:
        return Why.NO_SUCH_MOVE
    if not is_at(state, book, Vehicle.ENGINE, state.active):
        return Why.NOT_AT_ENGINE
    if state.fresh == 0:
        return Why.NOT_FIRST_ACTION
    if (free_roles(state, book) >> (role - 1)) & 1 == 0:
        return Why.SPECIALIST_TAKEN
    if book.rules.crew_change_pool == CrewPool.NEVER_HELD and (state.roles_held >> role) & 1:
        return Why.SPECIALIST_TAKEN
    return Why.OK if points_after(state, book, role) >= 0 else Why.NO_POINTS


@kernel
def points_after(state: State, book: Book, role: int) -> int:
    """The new specialist's points, two less, and what was saved.  [R-226] [RA-53]"""
    mine = turn_points(state, book, state.active)
    return state.points - mine + book.rules.role_points[role] - book.rules.price_crew_change


@part("vehicles")
@kernel
def change(state: State, book: Book, journal: Journal | None, role: int) -> None:
    """From now on the firefighter has the new specialist's points and abilities.  [R-226] [RA-53]"""
    who = state.active
    state.points = points_after(state, book, role)
    state.fresh = 0
    note(journal, Happened.CHANGED_CREW, who, role)
    because(journal)
    take_role(state, journal, who, role)
    get_extra(state, book, who)
