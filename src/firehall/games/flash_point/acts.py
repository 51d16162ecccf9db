"""The actions of the active firefighter: which there are, why one can't be taken, and taking it.  [R-050] [R-051]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel, part
from .chop import chop, legal_chops, why_not_chop
from .crew_change import change, legal_changes, why_not_change
from .deck_gun import fire_gun, legal_gun, why_not_fire_gun
from .doors import legal_doors, turn_door, why_not_door
from .extinguish import damp, legal_damps, legal_removals, reached, remove, why_not_damp, why_not_remove
from .happened import Happened
from .house import burning_beside, smoking_beside
from .rules import ROLES, Role
from .specialists import (
    dispose,
    identify,
    legal_commands,
    legal_identifications,
    legal_own_steps,
    tell,
    treat,
    way_of,
    why_not_dispose,
    why_not_identify,
    why_not_own_step,
    why_not_tell,
    why_not_treat,
)
from .spending import act_once
from .state import ALL_DIRECTIONS, CREW, HERE, LOADS, STEP_CODES, WAYS, Act, Ask, Book, Load, Phase, State
from .vehicles import drive, legal_drives, why_not_drive
from .walk import burning_ways, legal_steps, open_ways, step, why_not_end, why_not_step
from .why import Why

OWN_WORDS = 4
WORDS_WITH_COMPANY = OWN_WORDS + 2 * CREW
FIRST_ROLE = Act.CHANGE - 1


@kernel
def legal_actions(state: State, book: Book) -> int:
    """The actions that the active firefighter can pay for and carry out, but for those that need company.

    [R-050] [R-051] [P-079]
    """
    who = state.active
    here = state.where[who]
    ways = open_ways(state, book, who)
    hot = burning_ways(state, book, who, ways)
    wet = reached(book, ways & ALL_DIRECTIONS)
    burning = wet & burning_beside(state, book, here)
    found = legal_steps(state, book, who, ways, hot, Load.NOTHING, 0)
    found |= legal_steps(state, book, who, ways, hot, Load.VICTIM, 0) << Act.CARRY
    found |= legal_doors(state, book, who) << Act.DOOR
    found |= legal_removals(state, book, burning, wet & smoking_beside(state, book, here)) << Act.REMOVE
    found |= legal_damps(state, book, burning) << Act.DAMP
    found |= legal_chops(state, book) << Act.CHOP
    found |= legal_trades(state, book) << Act.TREAT
    found |= legal_drives(state, book) << Act.DRIVE
    found |= legal_gun(state, book) << Act.FIRE_GUN
    if why_not_end(state, book) == Why.OK:
        found |= 1 << Act.END
    return found


@part("specialists")
@kernel
def legal_trades(state: State, book: Book) -> int:
    """Treating and disposing, as two bits.  [R-196] [R-206]"""
    found = 1 if why_not_treat(state, book) == Why.OK else 0
    return found | (2 if why_not_dispose(state, book) == Why.OK else 0)


@part("hazmats", "specialists")
@kernel
def legal_more(state: State, book: Book, word: int) -> int:
    """The other words: what is seen from afar and crew change, steps with company, commands."""
    if word == 1:
        return legal_identifications(state, book) | legal_changes(state, book) << (Act.CHANGE - Act.IDENTIFY)
    if word < OWN_WORDS:
        return legal_own_steps(state, book, word - 2)
    return legal_commands(state, book, (word - OWN_WORDS) >> 1, word & 1)


@part("hazmats", "specialists")
@kernel
def more_words() -> int:
    """How many words the codes of specialists' and hazmats' actions need."""
    return WORDS_WITH_COMPANY - 1


@part("specialists")
@kernel
def commands(state: State) -> int:
    """1 if the active firefighter is a captain, so that commands may be legal."""
    return 1 if state.role[state.active] == Role.CAPTAIN else 0


@kernel
def why_not_act(state: State, book: Book, code: int) -> int:
    """Why the active firefighter can't take an action."""
    if code >= Act.IDENTIFY:
        return why_not_act_more(state, book, code)
    if code >= Act.END:
        return why_not_act_alone(state, book, code)
    kind, direction = code & ~7, code & 7
    if kind == Act.MOVE:
        return why_not_step(state, book, state.active, direction, Load.NOTHING, 0)
    if kind == Act.CARRY:
        return why_not_step(state, book, state.active, direction, Load.VICTIM, 0)
    if direction == HERE or direction < 4:
        if kind == Act.REMOVE:
            return why_not_remove(state, book, direction)
        if kind == Act.DAMP:
            return why_not_damp(state, book, direction)
    if direction >= 4:
        return Why.NO_SUCH_MOVE
    if kind == Act.DOOR:
        return why_not_door(state, book, state.active, direction)
    return why_not_chop(state, book, direction)


@kernel
def why_not_act_alone(state: State, book: Book, code: int) -> int:
    """The actions without a direction."""
    if code == Act.END:
        return why_not_end(state, book)
    if code == Act.TREAT:
        return why_not_treat(state, book)
    if code == Act.DISPOSE:
        return why_not_dispose(state, book)
    if Act.DRIVE <= code < Act.FIRE_GUN:
        return why_not_drive(state, book, code - Act.DRIVE)
    if code == Act.FIRE_GUN:
        return why_not_fire_gun(state, book)
    return Why.NO_SUCH_MOVE


@part("hazmats", "specialists", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_act_more(state: State, book: Book, code: int) -> int:
    """The actions of the other words."""
    if code < Act.CHANGE:
        return why_not_identify(state, book, code - Act.IDENTIFY)
    if code < Act.STEPS:
        role = code - FIRST_ROLE
        return why_not_change(state, book, role) if role < ROLES else Why.NO_SUCH_MOVE
    if code < Act.TELL:
        return why_not_own_step(state, book, code - Act.STEPS)
    told = code - Act.TELL
    return why_not_tell(state, book, told // STEP_CODES, told % STEP_CODES)


@kernel
def act(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """One action of the active firefighter.  [R-050]"""
    back_to(journal, NO_CAUSE)
    who, kind, direction = state.active, code & ~7, code & 7
    if code >= Act.IDENTIFY:
        act_more(state, book, journal, code)
    elif code >= Act.END:
        act_alone(state, book, journal, code)
    elif kind == Act.MOVE:
        step(state, book, journal, who, direction, Load.NOTHING, 0)
    elif kind == Act.CARRY:
        step(state, book, journal, who, direction, Load.VICTIM, 0)
    elif kind == Act.DOOR:
        turn_door(state, book, journal, who, direction)
    elif kind == Act.REMOVE:
        remove(state, book, journal, direction)
    elif kind == Act.DAMP:
        damp(state, book, journal, direction)
    else:
        chop(state, book, journal, direction)


@kernel
def act_alone(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """An action without a direction; the last of them leaves it at that."""
    if code == Act.TREAT:
        treat(state, book, journal)
    elif code == Act.DISPOSE:
        dispose(state, book, journal)
    elif code == Act.FIRE_GUN:
        fire_gun(state, book, journal)
    elif code != Act.END:
        drive(state, book, journal, code - Act.DRIVE)
    else:
        end_actions(state, book, journal)


@part("hazmats", "specialists")
@kernel
def act_more(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """An action of the other words."""
    if code < Act.CHANGE:
        identify(state, book, journal, code - Act.IDENTIFY)
    elif code < Act.STEPS:
        change(state, book, journal, code - FIRST_ROLE)
    elif code < Act.TELL:
        way = way_of(code - Act.STEPS)
        step(state, book, journal, state.active, code % WAYS, way % LOADS, way // LOADS)
    else:
        tell(state, book, journal, code - Act.TELL)


# Ending them


@kernel
def end_actions(state: State, book: Book, journal: Journal | None) -> None:
    """Unspent points are saved, at most four; then the fire is rolled for.

    [R-052] [R-053] [R-054] [RA-25] [P-080] [P-083] [P-084] [P-Q34] [P-Q35]
    """
    who = state.active
    note(journal, Happened.ENDED_TURN, who, state.points)
    because(journal)
    kept = min(state.points, most_to_save(state, book))
    state.saved[who] = kept
    if kept:
        note(journal, Happened.POINTS_SAVED, who, kept)
    if kept < state.points:
        note(journal, Happened.POINTS_LOST, who, state.points - kept)
    state.points = 0
    drop_extra(state)
    act_once(state)
    state.standing = 0
    state.phase = Phase.TURN_END
    state.asking = Ask.NOTHING


@part("specialists")
@kernel
def drop_extra(state: State) -> None:
    """Special points are never saved.  [R-204] [R-212] [R-217] [RD-16]"""
    state.extra = 0


@kernel
def most_to_save(state: State, book: Book) -> int:
    """Four points, or fewer if the action markers are limited and run out.  [R-012] [R-054] [RA-26] [RA-27] [RD-24]"""
    most = book.rules.points_saved
    if book.rules.limit_action_markers:
        used = 0
        for who in range(CREW):
            used += state.saved[who]
        most = min(most, book.rules.action_markers - used)
    return most
