"""The deck gun: much water for one quadrant.  [R-182] to [R-193], [P-166] to [P-175]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import lowest
from .ending import nobody_left_to_save
from .happened import Happened
from .house import beside, beyond, is_outside, side_by_side
from .rules import Reach, Role, Use
from .spending import pay
from .state import CHANCE, DIRECTIONS, RING, Ask, Book, Die, Phase, State, Vehicle
from .strike import kill, lay_down
from .vehicles import is_at
from .walk import why_not_pay
from .why import Why

KEEP = 2


@part("vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_fire_gun(state: State, book: Book) -> int:
    """Someone at the engine fires it, if no firefighter is in the quadrant beside the engine.

    [R-182] [R-185] [R-186] [R-187] [R-220] [RA-56] [P-151] [P-157] [P-166]
    """
    if book.rules.vehicles == 0:
        return Why.NO_SUCH_MOVE
    if not is_at(state, book, Vehicle.ENGINE, state.active):
        return Why.NOT_AT_ENGINE
    if book.rules.gun_harms == 0 and someone_in(state, book.board.quadrant[state.engine]):
        return Why.FIREFIGHTER_IN_QUADRANT
    return why_not_pay(state, book, gun_price(state, book), Use.ANYTHING)


@part("vehicles")
@kernel
def legal_gun(state: State, book: Book) -> int:
    """1 if the deck gun may be fired."""
    return 1 if why_not_fire_gun(state, book) == Why.OK else 0


@kernel
def gun_price(state: State, book: Book) -> int:
    """Four points, for the driver and operator two.  [R-182] [R-220] [P-166]"""
    return book.rules.role_gun[state.role[state.active]]


@kernel
def someone_in(state: State, spaces: int) -> int:
    """1 if a firefighter stands on one of some inside spaces."""
    for who in range(state.crew):
        if state.where[who] < RING and (spaces >> state.where[who]) & 1:
            return 1
    return 0


@part("vehicles")
@kernel
def fire_gun(state: State, book: Book, journal: Journal | None) -> None:
    """The gun is fired: both dice are rolled for its target.  [R-182] [R-183] [R-188] [P-168]"""
    pay(state, book, gun_price(state, book), Use.ANYTHING)
    note(journal, Happened.GUN_FIRED, state.active, 0)
    because(journal)
    state.dice = Die.RED | Die.BLACK if state.role[state.active] == Role.DRIVER else 0
    state.asking = Ask.GUN_ROLL
    state.asked = CHANCE


@part("vehicles")
@kernel
def gun_rolled(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """The dice of the gun show a space; the driver and operator may roll each of them once more.

    [R-188] [R-221] [R-222] [R-223] [P-189] [P-190] [P-191] [P-Q50]
    """
    state.spot = space
    note(journal, Happened.GUN_ROLLED, space, 0)
    if state.dice:
        state.asking = Ask.GUN_DICE
        state.asked = state.active
    else:
        splash(state, book, journal)


@part("vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_choose_dice(state: State, code: int) -> int:
    """Each die is rolled again only once, and what it then shows counts.  [R-221] [R-222] [R-223] [P-190] [P-191]"""
    if code == KEEP:
        return Why.OK
    if code > KEEP:
        return Why.NO_SUCH_MOVE
    return Why.OK if (state.dice >> code) & 1 else Why.ROLLED_AGAIN_ALREADY


@part("vehicles")
@kernel
def legal_dice(state: State) -> int:
    """Which dice may be rolled again, or keeping both, as bits.  [R-221]"""
    return state.dice | 1 << KEEP


@part("vehicles")
@kernel
def choose_dice(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """The driver and operator rolls a die again, or keeps what lies there.  [R-221] [R-222] [P-189] [P-190]"""
    if code == KEEP:
        note(journal, Happened.DICE_KEPT, state.active, 0)
        state.dice = 0
        splash(state, book, journal)
    else:
        state.dice &= ~(1 << code)
        state.asking = Ask.GUN_RED_ROLL if 1 << code == Die.RED else Ask.GUN_BLACK_ROLL
        state.asked = CHANCE


@part("vehicles")
@kernel
def same_face(state: State, book: Book) -> int:
    """The spaces that one die can name while the other keeps its face, as bits.  [R-221] [R-222] [P-190]"""
    found = 0
    for space in range(48):
        if state.asking == Ask.GUN_RED_ROLL:
            found |= (1 if book.board.black[space] == book.board.black[state.spot] else 0) << space
        else:
            found |= (1 if book.board.red[space] == book.board.red[state.spot] else 0) << space
    return found


@kernel
def splash(state: State, book: Book, journal: Journal | None) -> None:
    """Dice outside the quadrant are turned over; all smoke and fire on the target and beside it is gone.

    [R-186] [R-189] [R-190] [R-191] [R-193] [RA-51] [RA-57] [P-167] [P-168] [P-169] [P-Q29]
    """
    target = book.board.aim[state.engine * 48 + state.spot]
    note(journal, Happened.GUN_HIT, target, 0)
    before = because(journal)
    wet = 1 << target | around(state, book, 1 << target)
    left = wet & (state.fire[0] | state.smoke[0])
    while left:
        note(journal, Happened.WASHED_OUT, lowest(left), 0)
        left &= left - 1
    state.fire[0] &= ~wet
    state.smoke[0] &= ~wet
    state.spot = 0
    if book.rules.gun_harms:
        drench(state, book, journal, wet, target)
    back_to(journal, before)


@kernel
def around(state: State, book: Book, spaces: int) -> int:
    """The spaces beside some others: walls and closed doors stop the splash, but not in 2010.

    [R-192] [RD-08] [P-169]
    """
    if book.rules.gun_reach == Reach.OPEN:
        return beside(state, spaces)
    return side_by_side(spaces)


@kernel
def drench(state: State, book: Book, journal: Journal | None, wet: int, target: int) -> None:
    """In 2010 the water knocks firefighters down, kills victims and turns over what lies hidden.

    [P-151] [P-170] [P-171] [P-172] [P-Q47] [P-Q48] [P-Q62]
    """
    state.struck = state.hidden[0] & wet
    for who in range(state.crew):
        if is_wet(book, wet, target, state.where[who]):
            lay_down(state, book, journal, who)
    left = wet
    while left:
        kill(state, book, journal, lowest(left))
        left &= left - 1
    for direction in range(DIRECTIONS):
        there = beyond(book, target, direction)
        if is_outside(there) and is_wet(book, wet, target, there):
            kill(state, book, journal, there)
    if state.ending == 0:
        nobody_left_to_save(state, book, journal)
    if state.ending == 0:
        state.phase = Phase.DELUGE


@kernel
def is_wet(book: Book, wet: int, target: int, space: int) -> int:
    """1 if the water reaches a space; outside the house only if the table plays so.  [P-Q47]"""
    if is_outside(space) == 0:
        return (wet >> space) & 1
    if book.rules.gun_outside:
        for direction in range(DIRECTIONS):
            if beyond(book, target, direction) == space:
                return 1
    return 0
