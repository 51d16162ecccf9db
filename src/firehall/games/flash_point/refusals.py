"""Which rule refuses a move, what its sentence speaks of, and what moves cost."""

from __future__ import annotations

from ...move import Move
from .board import space_name
from .chop import chop_price
from .deck_gun import gun_price
from .harm import ambulance_spaces
from .house import burns
from .rulebooks import REFUSALS_2010, said
from .specialists import way_of
from .state import DIRECTIONS, HERE, LOADS, NOWHERE, RING, STEP_CODES, STEP_DOOR, WAYS, Act, Ask, Book, State
from .vehicles import drive_price
from .walk import next_space, step_price, water_price
from .why import Why

FORMALITIES = ("recover", "stay")

RULE_OF = {
    Why.GAME_OVER: "R-130",
    Why.NO_SUCH_MOVE: "R-050",
    Why.NO_POINTS: "R-050",
    Why.OFF_THE_BOARD: "R-022",
    Why.WALL_BETWEEN: "R-063",
    Why.DOOR_SHUT: "R-028",
    Why.VICTIM_INTO_FIRE: "R-059",
    Why.NO_VICTIM: "R-066",
    Why.NO_DOOR: "R-069",
    Why.NOTHING_TO_PUT_OUT: "R-071",
    Why.NO_FIRE: "R-073",
    Why.NO_WALL: "R-077",
    Why.WALL_GONE: "RA-46",
    Why.STUCK_IN_FIRE: "RA-22",
    Why.STANDS_IN_FIRE: "R-061",
    Why.NOT_NEAREST: "R-110",
    Why.NO_SUCH_FIREFIGHTER: "R-006",
    Why.NONE_LEFT: "R-036",
    Why.NOT_ON_THIS_DIE: "R-256",
    Why.NOT_ADJACENT: "R-026",
    Why.OPEN_ALREADY: "R-069",
    Why.CLOSED_ALREADY: "R-069",
    Why.NOT_ASKED: "R-048",
    Why.NOT_OUTSIDE: "R-044",
    Why.NOT_INSIDE: "R-025",
    Why.NO_HAZMAT: "R-233",
    Why.NO_TREATED: "R-198",
    Why.TOO_MANY_FOLLOWERS: "R-199",
    Why.OTHER_IN_FIRE: "RA-23",
    Why.NOT_THIS_SPECIALIST: "R-194",
    Why.NO_ONE_TO_TREAT: "RA-49",
    Why.NO_HEAL_MARKER: "R-013",
    Why.NOTHING_HIDDEN: "R-219",
    Why.COMMANDS_SELF: "R-209",
    Why.CANT_BE_COMMANDED: "P-Q53",
    Why.NO_DOORS_ON_COMMAND: "P-181",
    Why.CAFS_LIMIT: "R-213",
    Why.SPECIALIST_TAKEN: "R-225",
    Why.NOT_FIRST_ACTION: "R-227",
    Why.NOT_AT_ENGINE: "R-171",
    Why.NOT_AT_AMBULANCE: "R-243",
    Why.NOWHERE_TO_DRIVE: "R-175",
    Why.NOT_ITS_PARKING: "R-166",
    Why.MUST_RIDE: "R-173",
    Why.NO_RIDE_WITH_LOAD: "RA-59",
    Why.FIREFIGHTER_IN_QUADRANT: "R-187",
    Why.ROLLED_AGAIN_ALREADY: "R-223",
    Why.NO_HAZMAT_ON_FIRE: "R-231",
    Why.NOT_IN_THIS_EDITION: "R-003",
}


def rule_of(book: Book, why: int) -> str:
    """The rule that refuses a move."""
    return said(book, REFUSALS_2010, why, RULE_OF[Why(why)])


def details(state: State, book: Book, move: Move, code: int) -> dict[str, str | int]:
    """What the sentences of refusals speak of."""
    who = state.asked if state.asked >= 0 else state.active
    found: dict[str, str | int] = {"who": who + 1, "points": state.points, "crew": state.crew, "price": 0, "here": ""}
    if state.asking == Ask.ACTION:
        found["here"] = space_name(state.where[state.active])
        found["price"] = price(state, book, code) if code >= 0 else 0
    nearest_spaces = ambulance_spaces(state, book, state.where[who]) if state.asking == Ask.AMBULANCE_SPACE else 0
    found["choices"] = " ".join(space_name(RING + n) for n in range(32) if nearest_spaces >> n & 1)
    return found


def price(state: State, book: Book, code: int) -> int:
    """What an action costs.  [R-132]

    >>> from firehall import new
    >>> game = new(crew=1, seed=1); events = game.play("start 3,0")
    >>> price(game.state, game.book, Act.MOVE + 1)
    1
    """
    rules = book.rules
    if code >= Act.TELL:
        who, deed = divmod(code - Act.TELL, STEP_CODES)
        return rules.price_door if deed >= STEP_DOOR else price_of_step(state, book, who, deed)
    if code >= Act.STEPS:
        return price_of_step(state, book, state.active, code - Act.STEPS)
    if code >= Act.CHANGE:
        return rules.price_crew_change
    if code >= Act.IDENTIFY:
        return rules.price_identify
    if code >= Act.END:
        return price_alone(state, book, code)
    kind, direction = code & ~7, code & 7
    if kind in (Act.MOVE, Act.CARRY):
        return price_of_step(state, book, state.active, code)
    if kind == Act.DOOR:
        return rules.price_door
    if kind == Act.CHOP:
        return chop_price(state, book)
    here = state.where[state.active]
    there = here if direction == HERE else next_space(book, here, direction % DIRECTIONS)
    fire = there != NOWHERE and burns(state, there)
    dry = rules.price_damp_fire if kind == Act.DAMP else rules.price_remove_fire if fire else rules.price_remove_smoke
    return water_price(state, book, dry)


def price_of_step(state: State, book: Book, who: int, deed: int) -> int:
    """What a step costs, with what comes along."""
    there = next_space(book, state.where[who], deed % WAYS)
    return step_price(state, book, there, way_of(deed) % LOADS)


def price_alone(state: State, book: Book, code: int) -> int:
    """What an action without a direction costs."""
    if Act.DRIVE <= code < Act.FIRE_GUN:
        return drive_price(state, book)
    prices = {
        Act.TREAT: book.rules.price_treat,
        Act.DISPOSE: book.rules.price_dispose,
        Act.FIRE_GUN: gun_price(state, book),
    }
    return prices.get(Act(code), 0)
