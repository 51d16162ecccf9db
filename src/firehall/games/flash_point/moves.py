"""The moves of Flash Point as texts, and as the codes that kernels know.

What a code means depends on the question. `key` packs all that its text depends on into one number: the
question, the firefighter's space, which of its doors are open, and the column of a turned die.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...core.kernel import kernel
from ...errors import NotAMove, is_number, nearest
from ...move import Move
from .board import CELL, SPACE, neighbour, space_name
from .harm import ambulance_spaces
from .house import burns, edges
from .state import DIRECTIONS, HERE, NOWHERE, RING, Act, Ask, Book, Direction, Draw, Side, State
from .why import Why

VERBS = {
    "move": Act.MOVE,
    "carry": Act.CARRY,
    "open": Act.DOOR,
    "close": Act.DOOR,
    "put out": Act.REMOVE,
    "damp": Act.DAMP,
    "chop": Act.CHOP,
}
ASKED = {
    "start": (Ask.START_SPACE,),
    "first": (Ask.FIRST_PLAYER,),
    "recover": (Ask.AMBULANCE_SPACE,),
    "roll": (Ask.FIRE_ROLL, Ask.POI_ROLL, Ask.EXPLOSION_ROLL, Ask.SETUP_POI_ROLL),
    "roll black": (Ask.FIRST_EXPLOSION,),
    "roll red": (Ask.TURNED_ROLL,),
    "draw victim": (Ask.POI_DRAW,),
    "draw false alarm": (Ask.POI_DRAW,),
    "end": (Ask.ACTION,),
} | {verb: (Ask.ACTION,) for verb in VERBS}
FORMS = {
    "move": "move 3,4",
    "carry": "carry 3,4",
    "open": "open 3,4-3,5",
    "close": "close 3,4-3,5",
    "put out": "put out 3,4",
    "damp": "damp 3,4",
    "chop": "chop 3,4-3,5",
    "end": "end",
    "start": "start 0,5",
    "first": "first 2",
    "recover": "recover 0,5",
    "roll": "roll 3,4",
    "roll black": "roll black 5",
    "roll red": "roll red 2",
    "draw victim": "draw victim",
    "draw false alarm": "draw false alarm",
}
FORMALITIES = ("recover",)
LAST = "end"

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
}


@kernel
def key(state: State, book: Book, word: int) -> int:
    """All that the texts of the codes from `64 * word` on depend on now, as one number."""
    if state.asking == Ask.ACTION:
        here = state.where[state.active]
        return state.asking | here << 4 | edges(state, here, Side.WAY) << 11
    if state.asking == Ask.TURNED_ROLL:
        return state.asking | (9 - book.board.black[state.spot]) << 4
    return state.asking


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


def edge_text(space: int, direction: int) -> str:
    """The edge of a space as players write it.

    >>> edge_text(0, Direction.RIGHT), edge_text(1, Direction.LEFT)
    ('1,1-1,2', '1,1-1,2')
    """
    there = neighbour(space, direction)
    pair = sorted((CELL[space], CELL[there]))
    return f"{pair[0][0]},{pair[0][1]}-{pair[1][0]},{pair[1][1]}"


@lru_cache(maxsize=16384)
def decode(key: int, code: int) -> Move | None:
    """The text of a code; None for a code that stands for nothing."""
    asking = key & 15
    if asking == Ask.ACTION:
        return decode_action((key >> 4) & 127, key >> 11, code)
    if asking in (Ask.START_SPACE, Ask.AMBULANCE_SPACE):
        verb = "start" if asking == Ask.START_SPACE else "recover"
        return Move(f"{verb} {space_name(RING + code)}") if code < 32 else None
    if asking == Ask.FIRST_PLAYER:
        return Move(f"first {code + 1}") if code < 6 else None
    if asking == Ask.POI_DRAW:
        return Move("draw victim" if code == Draw.VICTIM else "draw false alarm") if code < 2 else None
    if asking == Ask.GAME_OVER or code >= 48:
        return None
    if asking == Ask.TURNED_ROLL:
        row, column = CELL[code]
        return Move(f"roll red {row}") if column == key >> 4 else None
    return Move(f"roll {space_name(code)}")


def decode_action(here: int, ways: int, code: int) -> Move | None:
    """The text of an action from a space whose open ways are given as bits."""
    kind, direction = code & ~7, code & 7
    if code == Act.END:
        return Move("end")
    verbs = {Act.MOVE: "move", Act.CARRY: "carry", Act.REMOVE: "put out", Act.DAMP: "damp", Act.CHOP: "chop"}
    if direction == HERE and kind in (Act.REMOVE, Act.DAMP):
        return Move(f"{verbs[Act(kind)]} {space_name(here)}")
    if direction >= DIRECTIONS or kind >= Act.END or neighbour(here, direction) == NOWHERE:
        return None
    if kind == Act.DOOR:
        return Move(f"{'close' if ways >> direction & 1 else 'open'} {edge_text(here, direction)}")
    if kind == Act.CHOP:
        return Move(f"chop {edge_text(here, direction)}")
    return Move(f"{verbs[Act(kind)]} {space_name(neighbour(here, direction))}")


def encode(state: State, book: Book, move: Move) -> tuple[int, Why]:
    """The code of a move, or why it has none now. A text that is no move at all is `NotAMove`.

    >>> from firehall import new
    >>> game = new(crew=1, seed=1); events = game.play("start 3,0")
    >>> encode(game.state, game.book, Move("move 3,1"))[0] == Act.MOVE + Direction.RIGHT
    True
    """
    now = key(state, book, 0)
    verb, target = move.verb, move.target
    if verb not in ASKED:
        raise NotAMove(nearest(verb, list(ASKED), "move"))
    asking = now & 15
    if asking == Ask.GAME_OVER:
        read_target(verb, target)
        return -1, Why.GAME_OVER
    spaces = read_target(verb, target)
    if asking == Ask.FIRST_EXPLOSION and verb == "roll black":
        return book.board.start[int(target) - 1], Why.OK
    if asking not in ASKED[verb] and not (verb == "roll" and asking in (Ask.FIRST_EXPLOSION, Ask.TURNED_ROLL)):
        return -1, Why.NOT_ASKED
    if verb == "end":
        return Act.END, Why.OK
    if verb.startswith("draw"):
        return (Draw.VICTIM if verb == "draw victim" else Draw.FALSE_ALARM), Why.OK
    if verb == "first":
        return int(target) - 1, Why.OK
    if verb == "roll red":
        return SPACE[int(target), now >> 4], Why.OK
    if verb in ("start", "recover"):
        return (spaces[0] - RING, Why.OK) if spaces[0] >= RING else (-1, Why.NOT_OUTSIDE)
    if verb == "roll":
        return (spaces[0], Why.OK) if spaces[0] < RING else (-1, Why.NOT_INSIDE)
    return encode_action(verb, spaces, (now >> 4) & 127, now >> 11)


def read_target(verb: str, target: str) -> list[int]:
    """The spaces that a move names; `NotAMove` if it names them in the wrong form."""
    form = FORMS[verb]
    wrong = NotAMove(f"{(verb + ' ' + target).strip()!r} lacks something; write it like {form!r}")
    if verb in ("end", "draw victim", "draw false alarm"):
        if target:
            raise NotAMove(f"{verb!r} stands alone, without {target!r}")
        return []
    if verb in ("first", "roll black", "roll red"):
        most = {"first": 6, "roll black": 8, "roll red": 6}[verb]
        if not (is_number(target) and 1 <= int(target) <= most):
            raise NotAMove(f"{verb!r} takes a number from 1 to {most}, as in {form!r}")
        return []
    parts = target.split("-") if target else []
    if len(parts) != (2 if "-" in form else 1):
        raise wrong
    return [space_of(part) for part in parts]


def encode_action(verb: str, spaces: list[int], here: int, ways: int) -> tuple[int, Why]:
    """The code of an action from a space whose open ways are given as bits."""
    kind = VERBS[verb]
    if len(spaces) == 2:
        if here not in spaces:
            return -1, Why.NOT_ADJACENT
        spaces = [s for s in spaces if s != here] or spaces
    if spaces[0] == here:
        return (kind + HERE, Why.OK) if kind in (Act.REMOVE, Act.DAMP) else (-1, Why.NOT_ADJACENT)
    for direction in range(DIRECTIONS):
        if neighbour(here, direction) == spaces[0]:
            if verb == "open" and ways >> direction & 1:
                return kind + direction, Why.OPEN_ALREADY
            if verb == "close" and not ways >> direction & 1:
                return kind + direction, Why.CLOSED_ALREADY
            return kind + direction, Why.OK
    return -1, Why.NOT_ADJACENT


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
    >>> price(game.state, game.book, Act.MOVE + Direction.RIGHT)
    1
    """
    kind, direction = code & ~7, code & 7
    rules, here = book.rules, state.where[state.active]
    there = here if direction == HERE else book.board.beyond[here * DIRECTIONS + direction % DIRECTIONS]
    fire = there != NOWHERE and burns(state, there)
    return {
        Act.MOVE: rules.price_move_into_fire if fire else rules.price_move,
        Act.CARRY: rules.price_carry,
        Act.DOOR: rules.price_door,
        Act.REMOVE: rules.price_remove_fire if fire else rules.price_remove_smoke,
        Act.DAMP: rules.price_damp_fire,
        Act.CHOP: rules.price_chop,
    }.get(Act(kind), 0)


def priced(state: State, book: Book, moves: list[Move]) -> list[tuple[Move, int | None]]:
    """Moves with their prices in action points; None where nothing is paid."""
    if state.asking != Ask.ACTION:
        return [(move, None) for move in moves]
    return [(move, None if move == "end" else price(state, book, encode(state, book, move)[0])) for move in moves]


def spell(state: State, line: str, directions: dict[str, str]) -> str:
    """A typed move in which a direction stands for the space or edge there; anything else stays as it is.

    >>> from firehall import new
    >>> game = new(crew=1, seed=1); events = game.play("start 3,0")
    >>> spell(game.state, "move right", {"right": "right"}), spell(game.state, "open right", {"right": "right"})
    ('move 3,1', 'open 3,0-3,1')
    """
    verb, _, word = line.strip().lower().rpartition(" ")
    if state.asking != Ask.ACTION or verb not in VERBS or word not in directions:
        return line
    here = state.where[state.active]
    name = directions[word]
    if name == "here":
        return f"{verb} {space_name(here)}"
    direction = Direction[name.upper()]
    if neighbour(here, direction) == NOWHERE:
        return line
    return f"{verb} {edge_text(here, direction) if '-' in FORMS[verb] else space_name(neighbour(here, direction))}"
