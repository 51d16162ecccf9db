"""The moves of Flash Point as texts, and as the codes that kernels know.

What a code means depends on the question. `key` packs all that the texts of one word of codes depend on into one
number: the question, the space of whoever steps and which of its doors are open, the face of a die that stays, or
the two spaces on which a rider may get off.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...core.kernel import kernel
from ...core.masks import lowest
from ...errors import NotAMove, is_number, nearest
from ...move import Move
from .acts import OWN_WORDS
from .board import CELL, SPACE, space_name
from .house import edges
from .parts import DIAGONALS, HAZMATS, SPECIALISTS, VEHICLES, parts
from .refusals import FORMALITIES as FORMALITIES
from .refusals import RULE_OF as RULE_OF
from .refusals import details as details
from .refusals import price
from .refusals import rule_of as rule_of
from .rules import Role
from .specialists import AGREE
from .state import (
    DIRECTIONS,
    HERE,
    NOWHERE,
    RING,
    STEP_CODES,
    STEP_DOOR,
    WAYS,
    WAYS_IN_WORD,
    Act,
    Ask,
    Book,
    Draw,
    Side,
    State,
    Vehicle,
)
from .steps import LAST_WAY, WAY_VERBS, edge_text, reach_text, step_direction, step_to
from .vehicles import LEDS, STAY, parked_at, spaces_at
from .why import Why

ROLE_NAMES = {role: role.name.lower().replace("_", " ") for role in Role if role}
DRIVES = [f"{vehicle} {turn}" for vehicle in ("engine", "ambulance") for turn in ("clockwise", "anticlockwise")]
LED_WORDS = ("", "lead", "lead two", "lead three")
RIDES = {
    " and ".join(["ride"] + ["carry"] * load + [LED_WORDS[led]] * (led > 0)): 2 * load + 4 * led
    for led in range(LEDS)
    for load in range(2)
}
DRAWS = {"draw victim": Draw.VICTIM, "draw false alarm": Draw.FALSE_ALARM, "draw hazmat": Draw.HAZMAT}
CHOICES = {
    Ask.GUN_DICE: {"reroll red": 0, "reroll black": 1, "keep": 2},
    Ask.CONSENT: {"agree": AGREE, "refuse": AGREE + 1},
    Ask.POI_DRAW: DRAWS,
    Ask.SPECIALIST: {f"choose {name}": role - 1 for role, name in ROLE_NAMES.items()},
    Ask.SPECIALIST_DRAW: {f"draw {name}": role - 1 for role, name in ROLE_NAMES.items()},
}
ALONE = {
    "end": Act.END,
    "fire deck gun": Act.FIRE_GUN,
    **{f"drive {way}": Act.DRIVE + n for n, way in enumerate(DRIVES)},
    **{f"change to {name}": Act.CHANGE - 1 + role for role, name in ROLE_NAMES.items()},
}
STEPS = {verb: way for way, verb in enumerate(WAY_VERBS)}
AIMED = {"put out": Act.REMOVE, "damp": Act.DAMP}
AT_EDGES = {"open": Act.DOOR, "close": Act.DOOR, "chop": Act.CHOP}
ON_SPOT = {"treat": Act.TREAT, "dispose": Act.DISPOSE}
ROLLS = tuple(ask for ask in Ask if ask in (Ask.FIRE_ROLL, Ask.POI_ROLL) or 8 <= ask <= Ask.STARVED_ROLL)
ONE_DIE = {
    "roll black": (Ask.FIRST_EXPLOSION, Ask.GUN_BLACK_ROLL),
    "roll red": (Ask.TURNED_ROLL, Ask.GUN_RED_ROLL),
}
FORMS = (
    {verb: f"{verb} 3,4" for verb in [*STEPS, *AIMED, *ON_SPOT, "identify"]}
    | {verb: f"{verb} 3,4-3,5" for verb in AT_EDGES}
    | {verb: verb for verb in ALONE}
    | {"tell": "tell 3 move 3,4", "start": "start 0,5", "first": "first 2", "recover": "recover 0,5"}
    | {"roll": "roll 3,4", "roll black": "roll black 5", "roll red": "roll red 2", "explode": "explode 3,4"}
    | {f"park {vehicle}": f"park {vehicle} 0,7-0,8" for vehicle in ("engine", "ambulance")}
    | {verb: f"{verb} 0,5" for verb in RIDES}
    | {"stay": "stay"}
    | {verb: verb for choices in CHOICES.values() for verb in choices}
)
ASKED = {
    "start": (Ask.START_SPACE,),
    "first": (Ask.FIRST_PLAYER,),
    "recover": (Ask.AMBULANCE_SPACE,),
    "roll": ROLLS,
    "explode": (Ask.HAZMAT,),
    "park engine": (Ask.PARK_ENGINE,),
    "park ambulance": (Ask.PARK_AMBULANCE,),
    "stay": (Ask.RIDE,),
    **ONE_DIE,
    **{verb: (Ask.RIDE,) for verb in RIDES},
    **{verb: (ask,) for ask, choices in CHOICES.items() for verb in choices},
}
NEEDS = {
    SPECIALISTS: ("treat", "dispose", "identify", "tell", "lead", "carry and lead", "choose"),
    VEHICLES: ("drive", "fire deck gun", "ride", "stay", "park", "reroll", "keep", "change to"),
    HAZMATS: ("carry hazmat", "explode", "draw hazmat"),
}
LAST = "end"


def forms(book: Book) -> dict[str, str]:
    """How each kind of move is written that an edition has."""
    lacking = tuple(verb for part, verbs in NEEDS.items() if part not in parts(book) for verb in verbs)
    return {verb: form for verb, form in FORMS.items() if not is_one_of(verb, lacking)}


CLOSING = ("end",)


@kernel
def key(state: State, book: Book, word: int) -> int:
    """All that the texts of the codes from `64 * word` on depend on now, as one number."""
    asking = state.asking
    if asking == Ask.ACTION:
        who = state.active if word < OWN_WORDS else (word - OWN_WORDS) >> 1
        here = state.where[who]
        return asking | here << 5 | (edges(state, here, Side.WAY) << 12 if here != NOWHERE else 0)
    if asking == Ask.TURNED_ROLL:
        return asking | (9 - book.board.black[state.spot]) << 5
    if asking == Ask.GUN_RED_ROLL:
        return asking | book.board.black[state.spot] << 5
    if asking == Ask.GUN_BLACK_ROLL:
        return asking | book.board.red[state.spot] << 5
    if asking == Ask.RIDE:
        spaces = spaces_at(book, state.vehicle, parked_at(state, state.vehicle))
        return asking | lowest(spaces) << 5 | lowest(spaces & (spaces - 1)) << 10
    return asking


def space_of(text: str) -> int:
    """The number of a space; refuses what is no space of the board.

    >>> space_of("1,3")
    2
    """
    match = re.fullmatch(r"([0-9]),([0-9])", text)
    space = SPACE.get((int(match[1]), int(match[2]))) if match else None
    if space is None:
        raise NotAMove(f"{text!r} is not a space: rows go from 0 to 7, columns from 0 to 9, as in 3,4")
    return space


# From codes to texts


@lru_cache(maxsize=65536)
def decode(key: int, code: int) -> Move | None:
    """The text of a code; None for a code that stands for nothing."""
    asking = key & 31
    if asking == Ask.ACTION:
        text = decode_action((key >> 5) & 127, key >> 12, code)
    elif asking in CHOICES:
        text = next((verb for verb, number in CHOICES[Ask(asking)].items() if number == code), None)
    elif asking in ROLLS:
        text = decode_roll(asking, key >> 5, code)
    else:
        text = decode_answer(asking, key >> 5, code)
    return Move(text) if text else None


def decode_roll(asking: int, face: int, code: int) -> str | None:
    """What dice show; the face of a die that stays is known."""
    if code >= RING - 16:
        return None
    row, column = CELL[code]
    if asking in (Ask.TURNED_ROLL, Ask.GUN_RED_ROLL):
        return f"roll red {row}" if column == face else None
    if asking == Ask.GUN_BLACK_ROLL:
        return f"roll black {column}" if row == face else None
    return f"roll {space_name(code)}"


def decode_answer(asking: int, places: int, code: int) -> str | None:
    """The answer to any other question that is not for an action."""
    if asking in (Ask.START_SPACE, Ask.AMBULANCE_SPACE):
        verb = "start" if asking == Ask.START_SPACE else "recover"
        return f"{verb} {space_name(RING + code)}" if code < 32 else None
    if asking == Ask.FIRST_PLAYER:
        return f"first {code + 1}" if code < 6 else None
    if asking == Ask.HAZMAT:
        return f"explode {space_name(code)}" if code < 48 else None
    if asking in (Ask.PARK_ENGINE, Ask.PARK_AMBULANCE):
        return park_text(asking, code)
    if asking == Ask.RIDE and code <= STAY:
        if code == STAY:
            return "stay"
        verb = next(verb for verb, number in RIDES.items() if number == code & ~1)
        return f"{verb} {space_name(RING + ((places >> (5 * (code & 1))) & 31))}"
    return None


def park_text(asking: int, code: int) -> str | None:
    """A parking spot by its two spaces; None if there are no two such spaces."""
    if code >= 64:
        return None
    row, column = CELL[RING + code // 2]
    other = SPACE.get((row + (code & 1), column + 1 - (code & 1)), 0)
    if other < RING:
        return None
    return f"park {'engine' if asking == Ask.PARK_ENGINE else 'ambulance'} {row},{column}-{space_name(other)}"


def decode_action(here: int, ways: int, code: int) -> str | None:
    """The text of an action of somebody on a space whose open ways are given as bits."""
    if here == NOWHERE:
        return None
    if code >= Act.TELL:
        who, deed = divmod(code - Act.TELL, STEP_CODES)
        told = decode_step(here, ways, deed)
        return f"tell {who + 1} {told}" if told else None
    if code >= Act.STEPS:
        deed = code - Act.STEPS
        return decode_step(here, ways, deed) if 2 * WAYS <= deed < STEP_DOOR else None
    if Act.IDENTIFY <= code < Act.CHANGE:
        return f"identify {space_name(code - Act.IDENTIFY)}"
    for verb, number in ALONE.items():
        if code == number:
            return verb
    for verb, number in ON_SPOT.items():
        if code == number:
            return f"{verb} {space_name(here)}"
    return decode_directed(here, ways, code) if code < Act.END else None


def decode_directed(here: int, ways: int, code: int) -> str | None:
    """An action with a direction."""
    kind, direction = code & ~7, code & 7
    if kind in (Act.MOVE, Act.CARRY):
        return decode_step(here, ways, code)
    if kind in AIMED.values() and direction == HERE:
        return reach_text(AIMED, kind, here)
    if direction >= DIRECTIONS or (there := step_to(here, direction)) == NOWHERE:
        return None
    if kind in AIMED.values():
        return reach_text(AIMED, kind, there)
    verb = "chop" if kind == Act.CHOP else "close" if ways >> direction & 1 else "open"
    return f"{verb} {edge_text(here, direction)}"


def decode_step(here: int, ways: int, deed: int) -> str | None:
    """A step with whatever comes along, or a door, as one is told to."""
    if deed >= STEP_DOOR:
        direction = deed - STEP_DOOR
        if direction >= DIRECTIONS or step_to(here, direction) == NOWHERE:
            return None
        return f"{'close' if ways >> direction & 1 else 'open'} {edge_text(here, direction)}"
    way = deed // WAYS if deed < 64 else WAYS_IN_WORD + (deed - 64) // WAYS
    if way > LAST_WAY or (deed < 64 and way >= WAYS_IN_WORD):
        return None
    there = step_to(here, deed % WAYS)
    return f"{WAY_VERBS[way]} {space_name(there)}" if there != NOWHERE else None


# From texts to codes


def split(move: Move) -> tuple[int, str, str]:
    """Who is told, counted from 0 or -1 for nobody, the verb and what it is about."""
    told = re.fullmatch(r"tell (\S+) (.+)", move)
    if told is None:
        return -1, move.verb, move.target
    if not (is_number(told[1]) and 1 <= int(told[1]) <= 6):
        raise NotAMove("'tell' takes a firefighter from 1 to 6 and a move, as in 'tell 3 move 3,4'")
    deed = Move(told[2])
    if deed.verb not in STEPS and deed.verb not in ("open", "close"):
        raise NotAMove(nearest(deed.verb, [*STEPS, "open", "close"], "command"))
    return int(told[1]) - 1, deed.verb, deed.target


def encode(state: State, book: Book, move: Move) -> tuple[int, Why]:
    """The code of a move, or why it has none now. A text that is no move at all is `NotAMove`.

    >>> from firehall import new
    >>> game = new(crew=1, seed=1); events = game.play("start 3,0")
    >>> encode(game.state, game.book, Move("move 3,1"))[0] == Act.MOVE
    False
    """
    told, verb, target = split(move)
    if verb not in FORMS or verb == "tell":
        raise NotAMove(nearest(verb, list(FORMS), "move"))
    places = read_target(verb, target)
    asking = state.asking
    if asking == Ask.GAME_OVER:
        return -1, Why.GAME_OVER
    wanted = ASKED.get(verb, (Ask.ACTION,))
    if asking not in wanted:
        missing = any(part not in parts(book) for part, verbs in NEEDS.items() if is_one_of(move, verbs))
        return -1, Why.NOT_IN_THIS_EDITION if missing else Why.NOT_ASKED
    if asking == Ask.ACTION:
        return encode_action(state, book, told, verb, places)
    return encode_answer(state, book, verb, target, places)


def is_one_of(move: str, verbs: tuple[str, ...]) -> bool:
    """Whether a move begins with one of some verbs."""
    return any(f"{move} ".startswith(f"{verb} ") for verb in verbs)


def encode_answer(state: State, book: Book, verb: str, target: str, places: list[int]) -> tuple[int, Why]:
    """The code of an answer to the question that is asked."""
    asking = state.asking
    if asking in CHOICES:
        return CHOICES[Ask(asking)][verb], Why.OK
    if verb == "first":
        return int(target) - 1, Why.OK
    if verb in ONE_DIE:
        face = (key(state, book, 0) >> 5) & 15
        if asking == Ask.FIRST_EXPLOSION:
            return book.board.start[int(target) - 1], Why.OK
        return SPACE[(face, int(target)) if verb == "roll black" else (int(target), face)], Why.OK
    if verb == "stay":
        return STAY, Why.OK
    if verb in RIDES:
        return encode_ride(state, book, RIDES[verb], places[0])
    if verb.startswith("park"):
        one, other = sorted(places)
        if one < RING or not {(0, 1), (1, 0)} & {tuple(b - a for a, b in zip(CELL[one], CELL[other], strict=True))}:
            return -1, Why.NOT_ITS_PARKING
        return 2 * (one - RING) + (CELL[one][0] != CELL[other][0]), Why.OK
    if verb in ("start", "recover"):
        return (places[0] - RING, Why.OK) if places[0] >= RING else (-1, Why.NOT_OUTSIDE)
    return (places[0], Why.OK) if places[0] < RING else (-1, Why.NOT_INSIDE)


def encode_ride(state: State, book: Book, company: int, space: int) -> tuple[int, Why]:
    """The code of riding along to a space."""
    places = key(state, book, 0) >> 5
    for which in range(2):
        if space == RING + ((places >> (5 * which)) & 31):
            return company + which, Why.OK
    return -1, Why.NOT_ITS_PARKING


def encode_action(state: State, book: Book, told: int, verb: str, places: list[int]) -> tuple[int, Why]:
    """The code of an action of the active firefighter, or of one who is told."""
    missing = [part for part, verbs in NEEDS.items() if is_one_of(Move(verb), verbs) and part not in parts(book)]
    if missing or (told >= 0 and SPECIALISTS not in parts(book)):
        return -1, Why.NOT_IN_THIS_EDITION
    if verb in ALONE:
        return ALONE[verb], Why.OK
    if told >= state.crew:
        return -1, Why.NO_SUCH_FIREFIGHTER
    here = state.where[told if told >= 0 else state.active]
    if verb in ON_SPOT:
        return (ON_SPOT[verb], Why.OK) if places[0] == here else (-1, Why.NOT_ADJACENT)
    if verb == "identify":
        return (Act.IDENTIFY + places[0], Why.OK) if places[0] < RING else (-1, Why.NOT_INSIDE)
    if here == NOWHERE:
        return -1, Why.CANT_BE_COMMANDED
    return encode_directed(state, book, told, verb, places, here)


def encode_directed(state: State, book: Book, told: int, verb: str, places: list[int], here: int) -> tuple[int, Why]:
    """The code of an action that goes from a space in a direction."""
    if len(places) == 2 and here not in places:
        return -1, Why.NOT_ADJACENT
    there = next((space for space in places if space != here), here)
    direction = step_direction(here, there)
    if verb in AIMED:
        if there == here:
            return AIMED[verb] + HERE, Why.OK
        return (AIMED[verb] + direction, Why.OK) if 0 <= direction < DIRECTIONS else (-1, Why.NOT_ADJACENT)
    if direction < 0 or (direction >= DIRECTIONS and (verb in AT_EDGES or DIAGONALS not in parts(book))):
        return -1, Why.NOT_ADJACENT
    block = Act.TELL + told * STEP_CODES if told >= 0 else Act.STEPS
    if verb in AT_EDGES:
        code = block + STEP_DOOR + direction if told >= 0 else AT_EDGES[verb] + direction
        is_open = edges(state, here, Side.WAY) >> direction & 1
        if verb == "open" and is_open:
            return code, Why.OPEN_ALREADY
        return code, Why.CLOSED_ALREADY if verb == "close" and not is_open else Why.OK
    way = STEPS[verb]
    if told < 0 and way < 2:
        return WAYS * way + direction, Why.OK
    offset = WAYS * way if way < WAYS_IN_WORD else 64 + WAYS * (way - WAYS_IN_WORD)
    return block + offset + direction, Why.OK


def read_target(verb: str, target: str) -> list[int]:
    """The spaces that a move names; `NotAMove` if it names them in the wrong form."""
    form = FORMS[verb]
    if form == verb:
        if target:
            raise NotAMove(f"{verb!r} stands alone, without {target!r}")
        return []
    if verb == "first" or verb in ONE_DIE:
        most = {"first": 6, "roll black": 8, "roll red": 6}[verb]
        if not (is_number(target) and 1 <= int(target) <= most):
            raise NotAMove(f"{verb!r} takes a number from 1 to {most}, as in {form!r}")
        return []
    parts = target.split("-") if target else []
    if len(parts) != (2 if "-" in form else 1):
        raise NotAMove(f"{(verb + ' ' + target).strip()!r} lacks something; write it like {form!r}")
    return [space_of(part) for part in parts]


# What players see and type


def priced(state: State, book: Book, moves: list[Move]) -> list[tuple[Move, int | None]]:
    """Moves with their prices in action points; None where nothing is paid."""
    if state.asking != Ask.ACTION:
        return [(move, None) for move in moves]
    return [(move, None if move == LAST else price(state, book, encode(state, book, move)[0])) for move in moves]


def spell(state: State, line: str, directions: dict[str, str]) -> str:
    """A typed move in which a direction stands for the space or edge there; anything else stays as it is.

    >>> from firehall import new
    >>> game = new(crew=1, seed=1); events = game.play("start 3,0")
    >>> spell(game.state, "move right", {"right": "right"}), spell(game.state, "open right", {"right": "right"})
    ('move 3,1', 'open 3,0-3,1')
    """
    told, deed, who = "", line.strip().lower(), state.active
    command = re.fullmatch(r"(tell ([1-6]) )(.+)", deed)
    if command and int(command[2]) <= state.crew:
        told, deed, who = command[1], command[3], int(command[2]) - 1
    verb, _, word = deed.rpartition(" ")
    if state.asking != Ask.ACTION or word not in directions or verb not in {*STEPS, *AIMED, *AT_EDGES, *ON_SPOT}:
        return line
    here, name = state.where[who], directions[word]
    if name == "here":
        return f"{told}{verb} {space_name(here)}"
    direction = [step for step in ("up", "right", "down", "left")].index(name)
    if here == NOWHERE or step_to(here, direction) == NOWHERE:
        return line
    where = edge_text(here, direction) if "-" in FORMS[verb] else space_name(step_to(here, direction))
    return f"{told}{verb} {where}"


__all__ = [
    "ASKED",
    "FORMS",
    "FORMALITIES",
    "LAST",
    "RULE_OF",
    "Vehicle",
    "Why",
    "decode",
    "details",
    "encode",
    "key",
    "priced",
    "read_target",
    "rule_of",
    "spell",
]
