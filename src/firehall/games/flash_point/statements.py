"""The lines below the drawing of a position: each states something that is not to be seen in the house."""

from __future__ import annotations

import re

from ...core.masks import lowest
from ...errors import NotAMove
from ...move import Move
from .board import CELL, SPACE, space_name
from .forms import Statement, choice, flags, name_of, named, numbers
from .house import edges
from .moves import decode_step, encode_directed, read_target, split
from .parts import HAZMATS, HOT_SPOTS, SPECIALISTS, STARVING, STRIKES, VEHICLES, parts
from .rules import Role
from .start import DEALT
from .state import (
    CREW,
    NOBODY,
    RING,
    STEP_CODES,
    TEAM,
    Act,
    Ask,
    Book,
    Die,
    Ending,
    Fury,
    Phase,
    Side,
    State,
    Vehicle,
)
from .vehicles import parked_at, spaces_at, spots

SEATS = {-1: "chance", TEAM: "team", NOBODY: "nobody"}
SEAT_NUMBERS = {name: seat for seat, name in SEATS.items()} | {str(n + 1): n for n in range(CREW)}
ASKS = named(ask for ask in Ask if ask != Ask.NOTHING)
PHASES, ENDINGS = named(Phase), named(Ending)
ROLES = {"-": int(Role.NONE)} | named(role for role in Role if role)
HELD = {"dealt": DEALT} | {name: 1 << role for name, role in ROLES.items() if role}
PEOPLE = {str(who + 1): 1 << who for who in range(CREW)}
INDOORS = {space_name(space): 1 << space for space in CELL if space < RING}
ABOUT_SPACE = (Ask.POI_DRAW, Ask.TURNED_ROLL, Ask.GUN_DICE, Ask.GUN_RED_ROLL, Ask.GUN_BLACK_ROLL)


def statements(book: Book) -> dict[str, Statement]:
    """Those that the rules of a book need, by their keys."""
    there = parts(book)
    return {line.key: line for line in ALL if not line.parts or line.parts & there}


def seat(asked: int) -> str:
    """Who is asked."""
    return SEATS.get(asked, str(asked + 1))


# Statements of their own kind


def show_question(state: State, book: Book) -> str:
    """What is asked, of whom, and about which space."""
    about = f" at {space_name(state.spot)}" if state.asking in ABOUT_SPACE or state.spot else ""
    return f"{name_of(ASKS, state.asking)} of {seat(state.asked)}{about}"


def take_question(state: State, book: Book, value: str) -> bool:
    """Enter what is asked, of whom, and about which space."""
    match = re.fullmatch(r"(\S+) of (\S+)(?: at ([0-9]),([0-9]))?", value)
    if not match or match[1] not in ASKS or match[2] not in SEAT_NUMBERS:
        return False
    state.asking, state.asked = ASKS[match[1]], SEAT_NUMBERS[match[2]]
    if match[3]:
        cell = (int(match[3]), int(match[4]))
        if cell not in SPACE:
            return False
        state.spot = SPACE[cell]
    return True


def show_phase(state: State, book: Book) -> str:
    """The phase, and how far it has come with the firefighters."""
    return f"{name_of(PHASES, state.phase)}, standing {state.standing}"


def take_phase(state: State, book: Book, value: str) -> bool:
    """Enter the phase."""
    match = re.fullmatch(r"(\S+), standing ([0-9]{1,2})", value)
    if not match or match[1] not in PHASES:
        return False
    state.phase, state.standing = PHASES[match[1]], int(match[2])
    return True


def show_turn(state: State, book: Book) -> str:
    """Whose turn it is, of how many, who went first, and the points left."""
    return f"{state.active + 1} of {state.crew}, first {state.first + 1}, points {state.points}"


def take_turn(state: State, book: Book, value: str) -> bool:
    """Enter whose turn it is."""
    match = re.fullmatch(r"([1-6]) of ([1-6]), first ([0-9]), points ([0-9]{1,2})", value)
    if not match:
        return False
    active, crew, first, points = map(int, match.groups())
    state.active, state.crew, state.first, state.points = active - 1, crew, first - 1, points
    return True


def show_saved(state: State, book: Book) -> str:
    """The saved points of each firefighter."""
    return " ".join(str(n) for n in state.saved[: state.crew])


def take_saved(state: State, book: Book, value: str) -> bool:
    """Enter saved points."""
    if not re.fullmatch(r"[0-9]( [0-9]){0,5}", value):
        return False
    found = [int(n) for n in value.split()]
    state.saved[: len(found)] = found
    return True


def show_roles(state: State, book: Book) -> str:
    """Which specialist each firefighter is."""
    return " ".join(name_of(ROLES, role) for role in state.role[: state.crew])


def take_roles(state: State, book: Book, value: str) -> bool:
    """Enter specialists."""
    names = value.split()
    if not names or len(names) > CREW or not set(names) <= set(ROLES):
        return False
    state.role[: len(names)] = [ROLES[name] for name in names]
    return True


def parked(key: str, vehicle: Vehicle, example: str) -> Statement:
    """The parking spot of a vehicle; no line before it is parked."""

    def pairs(book: Book) -> dict[str, int]:
        masks = [spaces_at(book, vehicle, spot) for spot in range(spots(book, vehicle))]
        return {f"{ring_name(mask)}-{ring_name(mask & (mask - 1))}": spot for spot, mask in enumerate(masks)}

    def show(state: State, book: Book) -> str:
        spot = parked_at(state, vehicle)
        return name_of(pairs(book), spot) if spot >= 0 else ""

    def take(state: State, book: Book, value: str) -> bool:
        setattr(state, key, pairs(book).get(value, 0))
        return value in pairs(book)

    return Statement(key, example, show, take, frozenset({VEHICLES}), needed=False)


def ring_name(spaces: int) -> str:
    """The first of some outside spaces."""
    return space_name(RING + lowest(spaces))


def show_command(state: State, book: Book) -> str:
    """What somebody is told to do and may refuse."""
    if state.asking != Ask.CONSENT:
        return ""
    who, deed = divmod(state.command, STEP_CODES)
    here = state.where[who]
    return f"tell {who + 1} {decode_step(here, edges(state, here, Side.WAY), deed)}"


def take_command(state: State, book: Book, value: str) -> bool:
    """Enter what somebody is told to do."""
    try:
        told, verb, target = split(Move(value))
        places = read_target(verb, target) if told >= 0 else []
    except NotAMove:
        return False
    if not places or state.where[told] not in CELL:
        return False
    code, _ = encode_directed(state, book, told, verb, places, state.where[told])
    state.command = max(0, code - Act.TELL)
    return code >= 0


ALL = (
    Statement("asks", "action of 2", show_question, take_question),
    Statement("phase", "actions, standing 0", show_phase, take_phase),
    Statement("turn", "2 of 4, first 1, points 3", show_turn, take_turn),
    Statement("saved", "0 2 0 4", show_saved, take_saved, each=True),
    numbers(
        "unseen",
        "{} victims, {} false alarms",
        "victims_unseen",
        "false_unseen",
        example="10 victims, 5 false alarms",
    ),
    numbers("rescued", "{} victims, {} false alarms", "rescued", "false_found", example="0 victims, 0 false alarms"),
    numbers("lost", "{} victims, {} false alarms", "lost", "false_lost", example="0 victims, 0 false alarms"),
    numbers("set-up", "{} explosions", "explosions", example="3 explosions"),
    Statement("roles", "captain paramedic - -", show_roles, take_roles, frozenset({SPECIALISTS}), each=True),
    flags("held", "roles_held", HELD, example="dealt captain paramedic", of={SPECIALISTS}),
    numbers(
        "special",
        "{} points, {} spent on CAFS",
        "extra",
        "cafs_told",
        example="2 points, 0 spent on CAFS",
        of={SPECIALISTS},
        needed=False,
    ),
    Statement("command", "tell 3 move 3,4", show_command, take_command, frozenset({SPECIALISTS}), needed=False),
    parked("engine", Vehicle.ENGINE, "0,7-0,8"),
    parked("ambulance", Vehicle.AMBULANCE, "0,5-0,6"),
    flags("fresh", "fresh", {"yes": 1}, example="yes", of={VEHICLES}),
    choice(
        "driven",
        "vehicle",
        named(Vehicle),
        lambda state: state.vehicle or state.phase == Phase.RIDES,
        example="ambulance",
        of={VEHICLES},
    ),
    flags("aboard", "aboard", PEOPLE, example="1 3", of={VEHICLES}),
    flags("dice", "dice", named(Die), example="red black", of={VEHICLES}),
    numbers(
        "hazmats",
        "{} unseen, {} rolled, {} disposed of, {} exploded",
        "hazmats_unseen",
        "hazmats_rolled",
        "hazmats_gone",
        "hazmats_burst",
        example="0 unseen, 3 rolled, 1 disposed of, 0 exploded",
        of={HAZMATS},
    ),
    numbers(
        "hot spots",
        "{} in reserve, {} rolled",
        "hot_spots_left",
        "hot_spots_rolled",
        example="6 in reserve, 3 rolled",
        of={HOT_SPOTS},
    ),
    choice(
        "rolled",
        "rolled",
        {name: lowest(bit) for name, bit in INDOORS.items()},
        lambda state: state.rolled,
        example="3,4",
        of={HAZMATS, HOT_SPOTS},
    ),
    flags("fury", "fury", named(Fury), example="flared-up", of={HAZMATS, HOT_SPOTS, STARVING}),
    flags("struck", "struck", INDOORS, example="3,4 3,5", of={STRIKES}),
    flags("primed", "primed", INDOORS, example="3,4", of={HAZMATS, STRIKES}),
    flags("down", "down", PEOPLE, example="1 3", of={STRIKES}),
    choice("ending", "ending", ENDINGS, lambda state: state.ending or state.won, example="collapse"),
    choice("won", "won", {"yes": 1, "no": 0}, lambda state: state.ending or state.won, example="yes"),
)


__all__ = ["ALL", "Statement", "name_of", "seat", "statements"]
