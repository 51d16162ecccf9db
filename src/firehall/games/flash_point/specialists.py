"""What specialists can do that others can't.  [R-194] to [R-223], [P-176] to [P-191]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel, part
from ...core.masks import bag_add, bag_count, bag_total, has, heap_count, heap_drop
from .doors import legal_doors, turn_door, why_not_door
from .happened import Happened
from .house import is_outside
from .rules import ROLES, CafsLimit, Role, Shortage, Use
from .spending import extra_for, pay
from .state import (
    DIRECTIONS,
    LOADS,
    NOWHERE,
    STEP_CODES,
    STEP_DOOR,
    WAYS,
    WAYS_IN_ALL,
    WAYS_IN_WORD,
    WORDS,
    Ask,
    Book,
    State,
)
from .walk import burning_ways, legal_steps, look_at, next_space, open_ways, step, step_price, why_not_pay, why_not_step
from .why import Why

AGREE = 0
FIRST_WITH_COMPANY = 2


# The paramedic, the hazmat technician, the imaging technician


@kernel
def why_not_trade(book: Book) -> int:
    """Where there are no specialists, there are none of their actions either."""
    return Why.NOT_THIS_SPECIALIST if book.rules.specialists else Why.NO_SUCH_MOVE


@part("specialists", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_treat(state: State, book: Book) -> int:
    """The paramedic makes a victim on the own space able to walk, while heal markers last.

    [R-196] [RA-49] [P-177] [P-Q51]
    """
    if state.role[state.active] != Role.PARAMEDIC:
        return why_not_trade(book)
    here = state.where[state.active]
    if bag_count(state.victims, WORDS, here) == bag_count(state.treated, WORDS, here):
        return Why.NO_ONE_TO_TREAT
    if treated_in_all(state) >= book.rules.treat_limit:
        return Why.NO_HEAL_MARKER
    return why_not_pay(state, book, book.rules.price_treat, Use.ANYTHING)


@kernel
def treated_in_all(state: State) -> int:
    """How many victims on the board are treated.  [R-013] [RA-31] [P-015]"""
    return bag_total(state.treated, WORDS)


@part("specialists")
@kernel
def treat(state: State, book: Book, journal: Journal | None) -> None:
    """A heal marker goes under the victim.  [R-196] [R-197] [P-177]"""
    pay(state, book, book.rules.price_treat, Use.ANYTHING)
    here = state.where[state.active]
    bag_add(state.treated, WORDS, here)
    note(journal, Happened.TREATED, state.active, here)


@part("specialists", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_dispose(state: State, book: Book) -> int:
    """The hazmat technician makes a hazmat on the own space harmless.  [R-206]"""
    if state.role[state.active] != Role.HAZMAT_TECHNICIAN:
        return why_not_trade(book)
    here = state.where[state.active]
    if is_outside(here) or heap_count(state.hazmats, here) == 0:
        return Why.NO_HAZMAT
    return why_not_pay(state, book, book.rules.price_dispose, Use.ANYTHING)


@part("specialists")
@kernel
def dispose(state: State, book: Book, journal: Journal | None) -> None:
    """The hazmat goes to the rescued spot.  [R-206]"""
    pay(state, book, book.rules.price_dispose, Use.ANYTHING)
    here = state.where[state.active]
    heap_drop(state.hazmats, here)
    state.hazmats_gone += 1
    note(journal, Happened.HAZMAT_DISPOSED, state.active, here)


@part("specialists", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_identify(state: State, book: Book, space: int) -> int:
    """The imaging technician turns over any point of interest on the board.  [R-219]"""
    if state.role[state.active] != Role.IMAGING_TECHNICIAN:
        return why_not_trade(book)
    if not has(state.hidden, space):
        return Why.NOTHING_HIDDEN
    return why_not_pay(state, book, book.rules.price_identify, Use.ANYTHING)


@part("specialists")
@kernel
def legal_identifications(state: State, book: Book) -> int:
    """The spaces, as bits, whose point of interest may be turned over from afar."""
    if state.role[state.active] != Role.IMAGING_TECHNICIAN:
        return 0
    if why_not_pay(state, book, book.rules.price_identify, Use.ANYTHING) != Why.OK:
        return 0
    return state.hidden[0]


@part("specialists")
@kernel
def identify(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """The point of interest is turned over; a false alarm leaves as always.  [R-219]"""
    pay(state, book, book.rules.price_identify, Use.ANYTHING)
    note(journal, Happened.IDENTIFIED, state.active, space)
    because(journal)
    look_at(state, space)


# Steps with company, one's own and commanded ones


@part("hazmats", "specialists", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_own_step(state: State, book: Book, code: int) -> int:
    """One carries a hazmat, or leads treated victims, on top of what everybody can carry.  [R-198] [R-200] [R-233]"""
    way = way_of(code)
    if way < FIRST_WITH_COMPANY or way >= WAYS_IN_ALL:
        return Why.NO_SUCH_MOVE
    return why_not_step(state, book, state.active, code % WAYS, way % LOADS, way // LOADS)


@kernel
def way_of(code: int) -> int:
    """Which way of taking something along a step's code stands for: its load, and three times those who are led."""
    if code < 64:
        return code // WAYS if code < WAYS * WAYS_IN_WORD else WAYS_IN_ALL
    return WAYS_IN_WORD + (code - 64) // WAYS


@part("hazmats", "specialists")
@kernel
def legal_own_steps(state: State, book: Book, half: int) -> int:
    """One of the two words of steps with company; those that everybody can take have codes elsewhere."""
    here = state.where[state.active]
    company = bag_count(state.treated, WORDS, here)
    if is_outside(here) == 0:
        company += heap_count(state.hazmats, here)
    return legal_company(state, book, state.active, half, FIRST_WITH_COMPANY) if company else 0


@kernel
def legal_company(state: State, book: Book, who: int, half: int, first: int) -> int:
    """The steps of a firefighter, in all ways of taking something along from one on, as half a block of codes."""
    found, ways = 0, open_ways(state, book, who)
    burning = burning_ways(state, book, who, ways)
    begin, end = WAYS_IN_WORD * half, WAYS_IN_WORD if half == 0 else WAYS_IN_ALL
    for way in range(max(begin, first), end):
        steps = legal_steps(state, book, who, ways, burning, way % LOADS, way // LOADS)
        found |= steps << (WAYS * (way - begin))
    return found


@part("specialists", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_tell(state: State, book: Book, who: int, code: int) -> int:
    """The captain makes any other firefighter move, with what that one carries and leads, or work a door.

    [R-209] [R-210] [R-211] [RD-11] [P-181] [P-182] [P-183] [P-Q53]
    """
    barred = why_not_command(state, book, who)
    if barred != Why.OK:
        return barred
    if code >= STEP_DOOR + DIRECTIONS:
        return Why.NO_SUCH_MOVE
    if code >= STEP_DOOR:
        return why_not_tell_door(state, book, who, code - STEP_DOOR)
    way, direction = way_of(code), code % WAYS
    if way >= WAYS_IN_ALL:
        return Why.NO_SUCH_MOVE
    refused = why_not_step(state, book, who, direction, way % LOADS, way // LOADS)
    if refused != Why.OK:
        return refused
    price = step_price(state, book, next_space(book, state.where[who], direction), way % LOADS)
    return why_over_limit(state, book, who, price)


@kernel
def why_not_command(state: State, book: Book, who: int) -> int:
    """Only a captain commands, and only others who are on their feet.  [R-209] [P-181] [P-Q53]"""
    if state.role[state.active] != Role.CAPTAIN:
        return why_not_trade(book)
    if who >= state.crew:
        return Why.NO_SUCH_FIREFIGHTER
    if who == state.active:
        return Why.COMMANDS_SELF
    if state.where[who] == NOWHERE or (state.down >> who) & 1:
        return Why.CANT_BE_COMMANDED
    return Why.OK


@kernel
def why_not_tell_door(state: State, book: Book, who: int, direction: int) -> int:
    """Doors are worked on command in 2011, not in 2010.  [R-209] [P-181]"""
    if book.rules.captain_doors == 0:
        return Why.NO_DOORS_ON_COMMAND
    refused = why_not_door(state, book, who, direction)
    return refused if refused != Why.OK else why_over_limit(state, book, who, book.rules.price_door)


@kernel
def counted(state: State, book: Book, price: int) -> int:
    """The points of a command that count towards the limit: all of them, or command points only.  [RD-10]"""
    if book.rules.captain_cafs_limit == CafsLimit.ANY_POINT:
        return price
    return min(price, extra_for(state, book, Use.COMMANDS))


@kernel
def why_over_limit(state: State, book: Book, who: int, price: int) -> int:
    """At most one point a turn goes into commanding the CAFS firefighter.  [R-213] [RD-10]"""
    if state.role[who] != Role.CAFS_FIREFIGHTER:
        return Why.OK
    total = state.cafs_told + counted(state, book, price)
    return Why.OK if total <= book.rules.captain_limit else Why.CAFS_LIMIT


@part("specialists")
@kernel
def legal_commands(state: State, book: Book, who: int, half: int) -> int:
    """One of the two words of commands to a firefighter."""
    if why_not_command(state, book, who) != Why.OK:
        return 0
    found = legal_company(state, book, who, half, 0)
    if half == 1 and book.rules.captain_doors:
        found |= legal_doors(state, book, who) << (STEP_DOOR - 64)
    return within_limit(state, book, who, half, found)


@kernel
def within_limit(state: State, book: Book, who: int, half: int, found: int) -> int:
    """Those commands that the captain's limit allows.  [R-213]"""
    if found and state.role[who] == Role.CAFS_FIREFIGHTER:
        for bit in range(64):
            if (found >> bit) & 1 and why_not_tell(state, book, who, 64 * half + bit) != Why.OK:
                found &= ~(1 << bit)
    return found


@part("specialists")
@kernel
def tell(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """A command is given; if the table plays so, the one who is commanded has to agree.  [R-209] [RA-52]"""
    note(journal, Happened.COMMANDED, state.active, code // STEP_CODES + 1)
    because(journal)
    if book.rules.captain_consent:
        state.command = code
        state.asking = Ask.CONSENT
        state.asked = code // STEP_CODES
    else:
        carry_out(state, book, journal, code)


@part("specialists")
@kernel
def consent(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """Who agrees does as told, at the captain's expense; who doesn't stays.  [RA-52]"""
    who = state.asked
    told = state.command
    state.command = 0
    if code == AGREE:
        carry_out(state, book, journal, told)
    else:
        note(journal, Happened.COMMAND_REFUSED, who, 0)


@kernel
def carry_out(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """The one who is commanded acts as in an own turn, and the captain pays.

    [R-210] [R-211] [RA-52] [P-182] [P-183]
    """
    who, deed = code // STEP_CODES, code % STEP_CODES
    way, direction = way_of(deed), deed % WAYS
    price = book.rules.price_door
    if deed < STEP_DOOR:
        price = step_price(state, book, next_space(book, state.where[who], direction), way % LOADS)
    if state.role[who] == Role.CAFS_FIREFIGHTER:
        state.cafs_told += counted(state, book, price)
    if deed >= STEP_DOOR:
        turn_door(state, book, journal, who, deed - STEP_DOOR)
    else:
        step(state, book, journal, who, direction, way % LOADS, way // LOADS)


# Who is which specialist


@part("specialists")
@kernel
def free_roles(state: State, book: Book) -> int:
    """The specialists that nobody is, as bits from the first on; one card of each.  [R-194] [P-Q58] [P-D05]"""
    found = 0
    for role in range(1, ROLES):
        if book.rules.role_points[role]:
            found |= 1 << (role - 1)
    for who in range(state.crew):
        if state.role[who]:
            found &= ~(1 << (state.role[who] - 1))
    return found


@part("specialists")
@kernel
def roles_to_take(state: State, book: Book) -> int:
    """The specialists that may be chosen or drawn; when all are taken, again all, if the table plays so.

    [R-155] [R-194] [P-146] [P-176] [P-Q58]
    """
    free = free_roles(state, book)
    if free == 0 and book.rules.specialist_shortage == Shortage.DUPLICATES:
        for role in range(1, ROLES):
            if book.rules.role_points[role]:
                free |= 1 << (role - 1)
    return free


@part("specialists")
@kernel
def take_role(state: State, journal: Journal | None, who: int, role: int) -> None:
    """A firefighter becomes a specialist.  [R-155] [R-194] [P-146] [P-176]"""
    state.role[who] = role
    state.roles_held |= 1 << role
    note(journal, Happened.BECAME, who, role)
