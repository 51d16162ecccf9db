"""Moving a firefighter.  [R-056] [R-057] [R-061] [R-062] [R-063]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import has, lowest
from .carry import reach_safety, take_along, why_not_load
from .happened import Happened
from .house import adjacent, beside, beyond, burning_beside, burns, edge, edges, on_board
from .rules import EndOnFire, KnockDown, Role, Use
from .spending import can_afford, extra_for, pay, special_part
from .state import CHANCE, DIRECTIONS, NOWHERE, WAYS, Ask, Book, Load, Side, State
from .why import Why

NEVER = 99


# What must be kept for leaving the fire


@kernel
def price_of_escape(state: State, book: Book, space: int, spent: int) -> int:
    """The least points that get a firefighter out of the fire on a space: damp it, remove it, step away.

    Special points lower it, but for those that are `spent` before.  [RA-22]
    """
    price = water_price(state, book, min(book.rules.price_damp_fire, book.rules.price_remove_fire))
    price = max(0, price - left_for(state, book, Use.WATER, spent))
    if edges(state, space, Side.WAY) & ~burning_beside(state, book, space):
        return min(price, max(0, book.rules.price_move - left_for(state, book, Use.MOVING, spent)))
    return price


@kernel
def left_for(state: State, book: Book, use: int, spent: int) -> int:
    """The special points that are left for something once some of them are spent."""
    return max(0, extra_for(state, book, use) - spent)


@kernel
def water_price(state: State, book: Book, price: int) -> int:
    """What putting out costs: some specialists pay double, or can't do it at all.  [R-202] [R-216] [RA-51] [P-184]"""
    times = water_times(state, book)
    if times == 0:
        return price
    return price * times if times > 0 else NEVER


@part("specialists")
@kernel
def water_times(state: State, book: Book) -> int:
    """How many times the price of putting out the active specialist pays; -1 for never."""
    return book.rules.role_water[state.role[state.active]]


@kernel
def bound_points(state: State, book: Book, spent: int, who: int, space: int) -> int:
    """The points that must be kept for leaving fires, once one firefighter stands on a space.  [R-061] [RA-22]"""
    if book.rules.end_on_fire != EndOnFire.FORBIDDEN:
        return 0
    bound = others_bound(state, book, spent, who, space)
    here = space if who == state.active else state.where[state.active]
    return bound + price_of_escape(state, book, here, spent) if burns(state, here) else bound


@part("specialists")
@kernel
def others_bound(state: State, book: Book, spent: int, who: int, space: int) -> int:
    """The points that a captain must keep for leading others out of the fire.  [RA-22] [RA-23]"""
    if not leads_others(state, book):
        return 0
    total = 0
    for other in range(state.crew):
        there = space if other == who else state.where[other]
        if other != state.active and is_in_danger(state, other, there):
            total += price_of_way_out(state, book, there)
    return max(0, total - left_for(state, book, Use.COMMANDS, spent))


@part("specialists")
@kernel
def leads_others(state: State, book: Book) -> int:
    """1 for a captain in 2011: nobody stood in fire when the turn began, so whoever does now was led there.  [RA-23]"""
    lies_down = book.rules.knockdown == KnockDown.LIES_DOWN
    return 1 if state.role[state.active] == Role.CAPTAIN and not lies_down else 0


@part("specialists")
@kernel
def price_of_way_out(state: State, book: Book, space: int) -> int:
    """The least points with which someone who is commanded leaves the fire, through other fire if need be.  [RA-23]"""
    price, front, seen = 0, 1 << space, 1 << space
    while front:
        left = front
        while left:
            start = lowest(left)
            if edges(state, start, Side.WAY) & ~burning_beside(state, book, start):
                return price + book.rules.price_move
            left &= left - 1
        front = beside(state, front) & state.fire[0] & ~seen
        seen |= front
        price += book.rules.price_move_into_fire
    return NEVER


@kernel
def is_stuck(state: State, book: Book, price: int, use: int, who: int, space: int) -> int:
    """1 if someone could not leave the fire any more after paying, once one firefighter stands on a space.  [RA-22]"""
    special = special_part(state, book, price, use)
    bound = bound_points(state, book, special, who, space)
    return 1 if bound and state.points - (price - special) < bound else 0


@kernel
def why_not_pay(state: State, book: Book, price: int, use: int) -> int:
    """Whether an action that leaves everybody in place can be paid for.  [R-050] [RA-22]"""
    if not can_afford(state, book, price, use):
        return Why.NO_POINTS
    return Why.STUCK_IN_FIRE if is_stuck(state, book, price, use, state.active, state.where[state.active]) else Why.OK


# Where one can go


@kernel
def why_not_pass(state: State, book: Book, space: int, direction: int) -> int:
    """Whether one can step, or spray water, from a space in a direction.  [R-026] [R-028] [R-063]"""
    if not on_board(beyond(book, space, direction)):
        return Why.OFF_THE_BOARD
    if adjacent(state, space, direction):
        return Why.OK
    return Why.DOOR_SHUT if edge(state, space, direction, Side.DOOR) else Why.WALL_BETWEEN


@part("diagonals")
@kernel
def corner_ways(state: State, book: Book, who: int) -> int:
    """The diagonal directions, as bits, in which nothing stands on the four edges at the corner.  [P-186] [P-187]

    [P-Q54]
    """
    if state.role[who] != book.rules.diagonal_role or state.role[who] == Role.NONE:
        return 0
    found, here = 0, state.where[who]
    for direction in range(DIRECTIONS):
        turn = (direction + 1) & 3
        one, other = beyond(book, here, direction), beyond(book, here, turn)
        if on_board(one) and on_board(other):
            near = adjacent(state, here, direction) & adjacent(state, here, turn)
            found |= (near & adjacent(state, one, turn) & adjacent(state, other, direction)) << direction
    return found


@kernel
def open_ways(state: State, book: Book, who: int) -> int:
    """The directions, as bits, in which a firefighter can step; a specialist's diagonals from the fifth bit on."""
    return edges(state, state.where[who], Side.WAY) | (corner_ways(state, book, who) << DIRECTIONS)


@kernel
def next_space(book: Book, space: int, direction: int) -> int:
    """The space to which a step in one of the eight directions leads; `NOWHERE` past the rim."""
    if direction < DIRECTIONS:
        return beyond(book, space, direction)
    return corner(book, space, direction - DIRECTIONS)


@part("diagonals", otherwise=NOWHERE)
@kernel
def corner(book: Book, space: int, direction: int) -> int:
    """The space across the corner that follows a direction clockwise.  [P-186]"""
    there = beyond(book, space, direction)
    return beyond(book, there, (direction + 1) & 3) if on_board(there) else NOWHERE


@kernel
def burning_ways(state: State, book: Book, who: int, ways: int) -> int:
    """Those of some directions, as bits, in which the next space burns."""
    return ways & (burning_beside(state, book, state.where[who]) | burning_corners(state, book, who, ways))


@part("diagonals")
@kernel
def burning_corners(state: State, book: Book, who: int, ways: int) -> int:
    """Those of some diagonal directions, as bits, in which the next space burns."""
    found = 0
    for direction in range(DIRECTIONS, WAYS):
        if (ways >> direction) & 1:
            found |= burns(state, next_space(book, state.where[who], direction)) << direction
    return found


@kernel
def why_no_way(state: State, book: Book, who: int, direction: int) -> int:
    """Whether a firefighter can step in a direction; diagonals are for one specialist only.  [R-063] [P-Q09]"""
    if direction < DIRECTIONS:
        return why_not_pass(state, book, state.where[who], direction)
    return Why.OK if (open_ways(state, book, who) >> direction) & 1 else Why.NOT_ADJACENT


# Steps


@kernel
def step_use(state: State, who: int) -> int:
    """What a step is paid from: one's own points, or, for somebody else, those for commands.  [R-209] [R-211]"""
    return Use.MOVING if who == state.active else Use.COMMANDS


@kernel
def step_price(state: State, book: Book, space: int, load: int) -> int:
    """One point to a space without fire, two into fire, two with a load.

    [R-056] [R-057] [R-058] [R-233] [P-064] [P-065] [P-066] [P-067] [P-Q31] [P-Q38]
    """
    if burns(state, space):
        return book.rules.price_move_into_fire
    return book.rules.price_move if load == Load.NOTHING else book.rules.price_carry


@kernel
def why_not_afford_step(state: State, book: Book, who: int, space: int, price: int) -> int:
    """Whether a step can be paid for, and fire be left again that it leads into.  [R-056] [R-057] [RA-22]"""
    use = step_use(state, who)
    if not can_afford(state, book, price, use):
        return Why.NO_POINTS
    return Why.STUCK_IN_FIRE if is_stuck(state, book, price, use, who, space) else Why.OK


@kernel
def why_not_step(state: State, book: Book, who: int, direction: int, load: int, led: int) -> int:
    """One steps to an adjacent space, with what one carries and leads, but not with that into fire.

    [R-056] [R-057] [R-059] [R-201] [R-233] [P-125] [P-Q52]
    """
    if direction >= DIRECTIONS and book.rules.diagonal_role == Role.NONE:
        return Why.NO_SUCH_MOVE
    missing = why_not_load(state, book, state.where[who], load, led)
    if missing != Why.OK:
        return missing
    blocked = why_no_way(state, book, who, direction)
    if blocked != Why.OK:
        return blocked
    there = next_space(book, state.where[who], direction)
    if burns(state, there) and load + led > 0:
        return Why.VICTIM_INTO_FIRE
    return why_not_afford_step(state, book, who, there, step_price(state, book, there, load))


@kernel
def legal_steps(state: State, book: Book, who: int, ways: int, burning: int, load: int, led: int) -> int:
    """The directions, as bits, in which a firefighter may step with what is carried and led."""
    if load + led > 0 and why_not_load(state, book, state.where[who], load, led) != Why.OK:
        return 0
    found = ways & ~burning
    price = book.rules.price_move if load == Load.NOTHING else book.rules.price_carry
    if found and why_not_afford_step(state, book, who, NOWHERE, price) != Why.OK:
        found = 0
    hot = ways & burning if load + led == 0 else 0
    direction = 0
    while hot >> direction:
        if (hot >> direction) & 1:
            there = next_space(book, state.where[who], direction)
            if why_not_afford_step(state, book, who, there, book.rules.price_move_into_fire) == Why.OK:
                found |= 1 << direction
        direction += 1
    return found


@kernel
def step(state: State, book: Book, journal: Journal | None, who: int, direction: int, load: int, led: int) -> None:
    """The firefighter goes to the next space with all that comes along, and turns over what lies hidden there.

    [R-056] [R-057] [R-058] [RD-23]
    """
    here = state.where[who]
    there = next_space(book, here, direction)
    pay(state, book, step_price(state, book, there, load), step_use(state, who))
    if load == Load.VICTIM:
        note(journal, Happened.CARRIED, who, there)
    elif load == Load.HAZMAT:
        note(journal, Happened.CARRIED_HAZMAT, who, there)
    elif burns(state, there):
        note(journal, Happened.MOVED_INTO_FIRE, who, there)
    else:
        note(journal, Happened.MOVED, who, there)
    before = because(journal)
    state.where[who] = there
    if load + led > 0:
        take_along(state, book, journal, here, there, load, led)
        reach_safety(state, book, journal, there)
    if has(state.hidden, there):
        look_at(state, there)
    else:
        back_to(journal, before)


@kernel
def look_at(state: State, space: int) -> None:
    """Whoever enters a space with a hidden point of interest turns it over at once, for nothing.

    [R-064] [P-121] [P-032]
    """
    state.spot = space
    state.asking = Ask.POI_DRAW
    state.asked = CHANCE


@kernel
def why_not_end(state: State, book: Book) -> int:
    """A turn may end at any time, but with nobody in the fire whom one has led there.

    [R-052] [R-061] [RA-22] [RA-23]
    """
    if book.rules.end_on_fire != EndOnFire.FORBIDDEN:
        return Why.OK
    if burns(state, state.where[state.active]):
        return Why.STANDS_IN_FIRE
    return why_not_leave_others(state, book)


@part("specialists")
@kernel
def why_not_leave_others(state: State, book: Book) -> int:
    """A captain's turn can't end while somebody who was commanded stands in fire.  [RA-23]"""
    if not leads_others(state, book):
        return Why.OK
    for who in range(state.crew):
        if is_in_danger(state, who, state.where[who]):
            return Why.OTHER_IN_FIRE
    return Why.OK


@kernel
def is_in_danger(state: State, who: int, space: int) -> int:
    """1 for who stands in fire on a space; who lies on the ground can't be commanded, and is safe there.  [P-107]"""
    return 0 if (state.down >> who) & 1 else burns(state, space)
