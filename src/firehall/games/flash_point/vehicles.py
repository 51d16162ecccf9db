"""The fire engine and the ambulance: parking, driving, riding along.  [R-165] to [R-181]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import lowest
from .carry import lead, reach_safety, take_victim, why_not_load
from .happened import Happened
from .house import is_outside
from .rules import Use
from .spending import pay
from .state import RING, SPOTS, Ask, Book, Phase, State, Vehicle
from .walk import why_not_pay
from .why import Why

LEDS = 4
STAY = 16
ENGINE_WAYS = 0b0011
AMBULANCE_WAYS = 0b1100


# Where vehicles stand


@kernel
def spots(book: Book, vehicle: int) -> int:
    """How many parking spots a vehicle has.  [R-166] [P-Q43] [P-149] [P-150] [P-D06]"""
    return book.board.engines if vehicle == Vehicle.ENGINE else book.board.ambulances


@kernel
def spaces_at(book: Book, vehicle: int, spot: int) -> int:
    """The two spaces of a parking spot, as bits of the ring.  [R-167] [P-155] [P-156]"""
    if spot < 0 or spot >= SPOTS:
        return 0
    return book.board.engine_at[spot] if vehicle == Vehicle.ENGINE else book.board.ambulance_at[spot]


@kernel
def parked_at(state: State, vehicle: int) -> int:
    """The parking spot on which a vehicle stands."""
    return state.engine if vehicle == Vehicle.ENGINE else state.ambulance


@kernel
def park_at(state: State, vehicle: int, spot: int) -> None:
    """A vehicle stands on a parking spot.  [R-166] [P-153]"""
    if vehicle == Vehicle.ENGINE:
        state.engine = spot
    else:
        state.ambulance = spot


@part("vehicles")
@kernel
def is_at(state: State, book: Book, vehicle: int, who: int) -> int:
    """1 if a firefighter is on one of the two spaces of a vehicle.  [R-167] [R-168] [P-157]"""
    space = state.where[who]
    if is_outside(space) == 0 or space >= RING + 32:
        return 0
    return (spaces_at(book, vehicle, parked_at(state, vehicle)) >> (space - RING)) & 1


# Placing them


@kernel
def parking_code(spaces: int) -> int:
    """The code of a parking spot: its first space, and whether it lies along a row or a column."""
    first = lowest(spaces)
    return 2 * first + (1 if spaces & (spaces - 1) != 2 << first else 0)


@kernel
def parking_spot(book: Book, vehicle: int, code: int) -> int:
    """The parking spot with a code; -1 if there is none."""
    for spot in range(spots(book, vehicle)):
        if parking_code(spaces_at(book, vehicle, spot)) == code:
            return spot
    return -1


@part("vehicles")
@kernel
def legal_parking(book: Book, vehicle: int) -> int:
    """The codes of all parking spots of a vehicle, as bits.  [R-163] [P-152] [P-153]"""
    found = 0
    for spot in range(spots(book, vehicle)):
        found |= 1 << parking_code(spaces_at(book, vehicle, spot))
    return found


@part("vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_park(book: Book, vehicle: int, code: int) -> int:
    """A vehicle is only ever on a parking spot of its own kind.  [R-163] [R-166] [P-153]"""
    return Why.OK if parking_spot(book, vehicle, code) >= 0 else Why.NOT_ITS_PARKING


@part("vehicles")
@kernel
def park(state: State, book: Book, journal: Journal | None, vehicle: int, code: int) -> None:
    """The group decides where both vehicles start.  [R-163] [P-152]"""
    spot = parking_spot(book, vehicle, code)
    park_at(state, vehicle, spot)
    where = RING + lowest(spaces_at(book, vehicle, spot))
    note(journal, Happened.ENGINE_PARKED if vehicle == Vehicle.ENGINE else Happened.AMBULANCE_PARKED, where, 0)


# Driving


@kernel
def drive_price(state: State, book: Book) -> int:
    """What driving to the next parking spot costs.  [R-170] [P-161] [P-188]"""
    return book.rules.role_drive[state.role[state.active]]


@part("vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_drive(state: State, book: Book, way: int) -> int:
    """The engine is driven from its place, the ambulance by radio from anywhere.  [R-170] [R-171] [R-172] [P-157]"""
    vehicle = way >> 1
    if book.rules.vehicles == 0:
        return Why.NO_SUCH_MOVE
    if spots(book, vehicle) < 2:
        return Why.NOWHERE_TO_DRIVE
    if not is_at(state, book, vehicle, state.active):
        if vehicle == Vehicle.ENGINE:
            return Why.NOT_AT_ENGINE
        if book.rules.radio == 0:
            return Why.NOT_AT_AMBULANCE
    return why_not_pay(state, book, drive_price(state, book), Use.ANYTHING)


@part("vehicles")
@kernel
def legal_drives(state: State, book: Book) -> int:
    """The ways in which the active firefighter may drive, as bits."""
    if book.rules.vehicles == 0 or why_not_pay(state, book, drive_price(state, book), Use.ANYTHING) != Why.OK:
        return 0
    found = ENGINE_WAYS if is_at(state, book, Vehicle.ENGINE, state.active) and book.board.engines > 1 else 0
    if book.rules.radio or is_at(state, book, Vehicle.AMBULANCE, state.active):
        found |= AMBULANCE_WAYS if book.board.ambulances > 1 else 0
    return found


@part("vehicles")
@kernel
def drive(state: State, book: Book, journal: Journal | None, way: int) -> None:
    """A vehicle goes to its next parking spot, clockwise or anticlockwise.  [R-170] [R-174] [R-175] [R-176] [RA-58]

    Those on its spaces may ride along; the ambulance takes in whoever waits where it arrives.
    [R-177] [R-180] [R-181] [P-158] [P-159] [P-Q44] [P-Q46]
    """
    vehicle, turns_back = way >> 1, way & 1
    pay(state, book, drive_price(state, book), Use.ANYTHING)
    state.aboard = 0
    for who in range(state.crew):
        state.aboard |= is_at(state, book, vehicle, who) << who
    many = spots(book, vehicle)
    spot = (parked_at(state, vehicle) + (many - 1 if turns_back else 1)) % many
    park_at(state, vehicle, spot)
    state.vehicle = vehicle
    where = RING + lowest(spaces_at(book, vehicle, spot))
    note(
        journal, Happened.ENGINE_DRIVEN if vehicle == Vehicle.ENGINE else Happened.AMBULANCE_DRIVEN, state.active, where
    )
    because(journal)
    if vehicle == Vehicle.AMBULANCE and book.rules.collect_on_arrival:
        collect(state, book, journal)
    if state.ending == 0:
        state.standing = 0
        state.phase = Phase.RIDES
        state.asking = Ask.NOTHING


@kernel
def collect(state: State, book: Book, journal: Journal | None) -> None:
    """All victims on both spaces where the ambulance arrives are rescued.  [R-180] [RA-61] [RD-30] [P-Q44]"""
    before = because(journal)
    left = spaces_at(book, Vehicle.AMBULANCE, state.ambulance)
    while left:
        reach_safety(state, book, journal, RING + lowest(left))
        left &= left - 1
    back_to(journal, before)


# Riding


@part("vehicles")
@kernel
def ask_riders(state: State, book: Book, journal: Journal | None) -> None:
    """Each firefighter on the vehicle decides, also in another's turn; then the turn goes on.

    [R-177] [R-178] [RA-60] [RD-29] [P-162] [P-163] [P-164]
    """
    while state.standing < state.crew:
        if (state.aboard >> state.standing) & 1:
            state.asking = Ask.RIDE
            state.asked = state.standing
            return
        state.standing += 1
    back_to(journal, NO_CAUSE)
    state.aboard = 0
    state.vehicle = 0
    state.phase = Phase.ACTIONS


@kernel
def must_ride(state: State, book: Book) -> int:
    """1 for the driver, unless it is the ambulance that was driven by radio.  [R-173] [P-160]"""
    if state.standing != state.active:
        return 0
    return 1 if state.vehicle == Vehicle.ENGINE or book.rules.radio == 0 else 0


@kernel
def ride_space(state: State, book: Book, code: int) -> int:
    """The space, of the two, on which a rider gets off.  [R-179] [P-165]"""
    spaces = spaces_at(book, state.vehicle, parked_at(state, state.vehicle))
    return RING + lowest(spaces if code & 1 == 0 else spaces & (spaces - 1))


@part("vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_ride(state: State, book: Book, code: int) -> int:
    """One gets off on either space of the parking spot; a load comes along for nothing.

    [R-173] [R-177] [R-178] [R-179] [RA-59] [P-Q45]
    """
    if code == STAY:
        return Why.MUST_RIDE if must_ride(state, book) else Why.OK
    if code > STAY:
        return Why.NO_SUCH_MOVE
    load, led = (code >> 1) & 1, code >> 2
    if load + led > 0 and book.rules.ride_with_load == 0:
        return Why.NO_RIDE_WITH_LOAD
    return why_not_load(state, book, state.where[state.standing], load, led)


@part("vehicles")
@kernel
def legal_rides(state: State, book: Book) -> int:
    """The codes of all ways to ride along or to stay, as bits."""
    found = 0
    for code in range(STAY + 1):
        if why_not_ride(state, book, code) == Why.OK:
            found |= 1 << code
    return found


@part("vehicles")
@kernel
def ride(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """A rider gets off where the vehicle has arrived, with what came along.  [R-177] [R-179] [RA-59] [P-162] [P-165]"""
    who = state.standing
    state.standing += 1
    if code == STAY:
        note(journal, Happened.STAYED_BEHIND, who, 0)
        return
    here, there = state.where[who], ride_space(state, book, code)
    state.where[who] = there
    note(journal, Happened.RODE_ALONG, who, there)
    before = because(journal)
    if (code >> 1) & 1:
        take_victim(state, here, there, code >> 2)
    lead(state, journal, here, there, code >> 2)
    reach_safety(state, book, journal, there)
    back_to(journal, before)
