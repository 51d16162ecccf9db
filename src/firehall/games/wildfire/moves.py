"""The moves of Wildfire! as texts, and as the codes that kernels know.

What a code means depends on the question. Each word of codes is about four tiles or places, whose hexes its key holds.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...core.kernel import kernel
from ...errors import NotAMove, nearest
from ...move import Move
from ...words import Word
from ..hexes import (
    FOUR,
    HALF,
    NAME,
    PLACES,
    TILES,
    hex_name,
    hex_of,
    named_places,
    named_tiles,
    open_edges,
    place_at,
    tile_at,
    unpacked,
)
from .men import MEN_CODES, men_code, spaces, standing, tile_of
from .state import COLOURS, CREW, NUMBERS, ROOMS, START_Q, START_R, Act, Ask, Book, State
from .why import Why

NAMES = ("red", "green", "blue", "yellow")
ASKED = {
    "first": (Ask.FIRST_PLAYER,),
    "draw": (Ask.TILE,),
    "uncover": (Ask.CUT,),
    "cut": (Ask.CUT,),
    "lay": (Ask.LAY, Ask.ARRANGE),
    "firebreak": (Ask.LAY,),
    "place": (Ask.MEN,),
    "pass": (Ask.MEN,),
}
FORMS = {
    "first": "first 2",
    "draw": "draw 4",
    "uncover": "uncover",
    "cut": "cut",
    "lay": "lay q1r-2",
    "firebreak": "firebreak q1r-2",
    "place": "place 2 red q0r1",
    "pass": "pass",
}
ALONE = {"uncover": Act.UNCOVER, "cut": Act.CUT, "pass": Act.PASS}
FORMALITIES: tuple[str, ...] = ()
LAST = "pass"
CLOSING = ("place", "pass", "firebreak")
QUESTION = 4
NAMED = (1 << NAME) - 1
MEN = re.compile(r"([0-9]{1,2}) ([a-z]+) (\S+)")

RULE_OF = {
    Why.GAME_OVER: "W-030",
    Why.NO_SUCH_MOVE: "W-011",
    Why.NOT_ASKED: "W-010",
    Why.NOT_A_PLACE: "W-014",
    Why.NOT_HOTTEST: "W-014",
    Why.NO_FIREBREAK: "W-044",
    Why.FIREBREAK_DECLARED: "W-046",
    Why.NOT_FREE: "W-007",
    Why.NO_TILE: "W-019",
    Why.TOO_MANY: "W-019",
    Why.NOT_YOUR_COLOUR: "W-004",
    Why.NOT_ENOUGH_MEN: "W-004",
    Why.ON_FIREBREAK: "W-050",
    Why.NO_SPACE: "W-021",
    Why.NO_FREE_EDGE: "W-023",
    Why.NO_SUCH_PLAYER: "W-009",
    Why.NONE_LEFT: "A-005",
}


def forms(book: Book) -> dict[str, str]:
    """How each kind of move is written."""
    return FORMS


def rule_of(book: Book, why: Why) -> str:
    """The rule behind a refusal."""
    return RULE_OF[why]


@kernel
def key(state: State, book: Book, word: int) -> int:
    """All that the texts of a word's codes depend on now: the question, and the hexes of four tiles or places."""
    hexes = 0
    if state.asking == Ask.MEN and word < TILES // FOUR:
        hexes = named_tiles(state.forest, FOUR * word)
    elif state.asking == Ask.LAY:
        hexes = named_places(state.forest, FOUR * word)
    return state.asking | hexes << QUESTION


@lru_cache(maxsize=16384)
def decode(key: int, code: int) -> Move | None:
    """The text of a code; None for a code that stands for nothing."""
    asking, hexes, word, bit = key & 15, key >> QUESTION, code >> 6, code & 63
    if asking == Ask.MEN:
        return Move("pass") if code == Act.PASS else decode_men(hexes, bit)
    if asking == Ask.LAY:
        here = hexes >> NAME * (bit % FOUR) & NAMED if bit < 2 * FOUR else 0
        return on_hex("firebreak" if bit >= FOUR else "lay", here) if here else None
    if word:
        return None
    if asking == Ask.ARRANGE:
        return Move(f"lay {hex_name(START_Q[code], START_R[code])}") if code < CREW else None
    if asking == Ask.TILE:
        return Move(f"draw {code}") if 0 < code < NUMBERS else None
    if asking == Ask.CUT:
        return Move("cut" if code == Act.CUT else "uncover") if code <= Act.CUT else None
    return Move(f"first {code + 1}") if asking == Ask.FIRST_PLAYER and code < CREW else None


def decode_men(hexes: int, bit: int) -> Move | None:
    """The text of a code for men on one of four tiles."""
    tile, men = divmod(bit, MEN_CODES)
    here = hexes >> NAME * tile & NAMED
    colour, more = divmod(men, ROOMS)
    return on_hex(f"place {more + 1} {NAMES[colour]}", here) if here and colour < COLOURS else None


@lru_cache(maxsize=16384)
def on_hex(what: str, here: int) -> Move:
    """A move that ends with a hex."""
    return Move(f"{what} {hex_name(*unpacked(here))}")


def encode(state: State, book: Book, move: Move) -> tuple[int, Why]:
    """The code of a move, or why it has none now. A text that is no move at all is `NotAMove`.

    >>> import firehall
    >>> game = firehall.new("wildfire", real_dice=True)
    >>> encode(game.state, game.book, Move("draw 4"))
    (4, <Why.OK: 0>)
    """
    verb, _, rest = move.partition(" ")
    if verb not in ASKED:
        raise NotAMove(nearest(verb, list(ASKED), "move"))
    asking, (number, colour, where) = state.asking, read(verb, rest)
    if asking not in ASKED[verb]:
        return -1, Why.GAME_OVER if asking == Ask.GAME_OVER else Why.NOT_ASKED
    if verb in ALONE:
        return int(ALONE[verb]), Why.OK
    if verb == "draw":
        return number, Why.OK
    if verb == "first":
        return number - 1, Why.OK
    if asking == Ask.ARRANGE:
        spots: list[tuple[int, int]] = list(zip(START_Q, START_R, strict=True))
        return (spots.index(where), Why.OK) if where in spots else (-1, Why.NOT_FREE)
    if verb == "place":
        return encode_men(state, number, colour, where)
    place = place_at(state.forest, *where)
    first = FOUR if verb == "firebreak" else 0
    return (64 * (place // FOUR) + first + place % FOUR, Why.OK) if place >= 0 else (-1, Why.NOT_A_PLACE)


def encode_men(state: State, number: int, colour: int, where: tuple[int, int]) -> tuple[int, Why]:
    """The code for men on a tile."""
    tile = tile_at(state.forest, *where)
    if tile < 0:
        return -1, Why.NO_TILE
    if not 1 <= number <= ROOMS:
        return -1, Why.TOO_MANY
    return men_code(tile, colour, number), Why.OK


def read(verb: str, rest: str) -> tuple[int, int, tuple[int, int]]:
    """The number, colour and hex that a move names; `NotAMove` if it names them in the wrong form."""
    form = FORMS[verb]
    if verb in ALONE:
        if rest:
            raise NotAMove(f"{verb!r} stands alone, without {rest!r}")
        return 0, 0, (0, 0)
    if verb in ("first", "draw"):
        most = CREW if verb == "first" else NUMBERS - 1
        if not re.fullmatch(f"[1-{most}]", rest):
            raise NotAMove(f"{verb!r} takes a number from 1 to {most}, as in {form!r}")
        return int(rest), 0, (0, 0)
    if verb in ("lay", "firebreak"):
        return 0, 0, hex_of(rest)
    parts = MEN.fullmatch(rest)
    if not parts:
        raise NotAMove(f"{(verb + ' ' + rest).strip()!r} lacks something; write it like {form!r}")
    if parts[2] not in NAMES:
        raise NotAMove(nearest(parts[2], list(NAMES), "colour"))
    return int(parts[1]), NAMES.index(parts[2]), hex_of(parts[3])


def read_target(verb: str, target: str) -> None:
    """Check what follows a verb."""
    read(verb, target)


def details(state: State, book: Book, move: Move, code: int) -> dict[str, str | int]:
    """What the sentences of refusals speak of."""
    verb, _, rest = move.partition(" ")
    number, colour, where = read(verb, rest)
    told: dict[str, str | int] = {"who": (state.asked if state.asked >= 0 else state.active) + 1, "number": number}
    told |= {"crew": state.crew, "colour": Word(f"colour-{NAMES[colour]}"), "hex": hex_name(*where), "left": 0}
    told |= {"standing": 0, "spaces": 0, "edges": 0}
    if state.asking == Ask.MEN:
        told["left"] = state.supply[state.active * COLOURS + colour]
    if state.asking == Ask.MEN and code >= 0 and verb == "place":
        tile = tile_of(code)
        told["standing"] = standing(state, tile)
        told["spaces"] = spaces(book, state.number[tile])
        told["edges"] = open_edges(state.forest, tile)
    told["choices"] = " ".join(hottest(state))
    return told


def hottest(state: State) -> list[str]:
    """The names of the hottest places, while one of them is to be chosen."""
    forest = state.forest
    places = [n for n in range(PLACES) if state.hot[n // HALF] >> n % HALF & 1]
    return [hex_name(forest.q[TILES + n], forest.r[TILES + n]) for n in places]


def priced(state: State, book: Book, moves: list[Move]) -> list[tuple[Move, int | None]]:
    """Moves with their prices: nothing has one."""
    return [(move, None) for move in moves]


def spell(state: State, line: str, directions: dict[str, str]) -> str:
    """A typed move as it stands: hexes have no directions that one could type."""
    return line
