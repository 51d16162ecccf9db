"""Positions as text: the house as it stands, and below it everything that is not to be seen in it."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterator, Mapping

from ...core.masks import add, bag_add, bag_total, count
from ...core.record import Field, empty, fields
from ...errors import BadPosition, Problem, is_number, nearest
from . import drawing
from .board import SIGNS, SPACE, Board, space_name
from .drawing import Drawing, Edge, edge_name, is_building_edge
from .house import beside, set_edge
from .state import CREW, NOBODY, RING, TEAM, WORDS, Ask, Book, Direction, Ending, Phase, Side, State
from .view import edge_sign

SEATS = {-1: "chance", TEAM: "team", NOBODY: "nobody"}
SEAT_NUMBERS = {name: seat for seat, name in SEATS.items()} | {str(n + 1): n for n in range(CREW)}
ASKS = {a.name.lower().replace("_", "-"): a for a in Ask if a != Ask.NOTHING}
PHASES = {p.name.lower().replace("_", "-"): p for p in Phase}
ENDINGS = {e.name.lower(): e for e in Ending}
NUMBERS = ("crew", "active", "first", "points", "standing", "explosions", "won")
KEYS = ("asks", "phase", "turn", "saved", "unseen", "rescued", "lost", "set-up", "ending", "won")
SIGNS_OF_EDGES = "-|!xDo/"


def write(state: State, book: Book, board: Board) -> Iterator[str]:
    """The lines of a position."""
    from .view import draw

    yield draw(state, board)
    yield f"asks: {nice(ASKS, state.asking)} of {seat(state.asked)}" + at_spot(state)
    yield f"phase: {nice(PHASES, state.phase)}, standing {state.standing}"
    yield f"turn: {state.active + 1} of {state.crew}, first {state.first + 1}, points {state.points}"
    yield "saved: " + " ".join(str(n) for n in state.saved[: state.crew])
    yield f"unseen: {state.victims_unseen} victims, {state.false_unseen} false alarms"
    yield f"rescued: {state.rescued} victims, {state.false_found} false alarms"
    yield f"lost: {state.lost} victims, {state.false_lost} false alarms"
    yield f"set-up: {state.explosions} explosions"
    if state.ending or state.won:
        yield f"ending: {nice(ENDINGS, state.ending)}"
        yield f"won: {'yes' if state.won else 'no'}"


def nice(names: Mapping[str, int], value: int) -> str:
    """The name that stands for a number."""
    return next(name for name, number in names.items() if number == value)


def seat(asked: int) -> str:
    """Who is asked."""
    return SEATS.get(asked, str(asked + 1))


def at_spot(state: State) -> str:
    """The space that the question is about, where it is about one."""
    return f" at {space_name(state.spot)}" if state.asking in (Ask.POI_DRAW, Ask.TURNED_ROLL) else ""


def read(text: str, book: Book, board: Board, first_line: int = 1, source: str = "") -> State:
    """Read a position on a known board; a `BadPosition` lists everything that is wrong with it."""
    lines = text.splitlines()
    head = drawing.find_head(lines)
    if head is None:
        raise BadPosition([Problem("there is no drawing: it begins with a line of the column numbers 0 to 9")], source)
    drawn = drawing.read(lines[head:], first_line + head)
    state = empty(State)
    state.sides[:] = book.board.sides
    state.flow[:] = book.board.flow
    take_edges(state, book, board, drawn)
    people = take_cells(state, drawn)
    below = head + 2 * drawing.ROWS
    take_fields(state, lines[below:], first_line + below, drawn)
    problems = drawn.problems
    if not problems:
        state.damage = damage_of(state, book)
        for who, space in people.items():
            state.where[who] = space
        problems = [Problem(text) for text in check(state, book, sorted(people))]
    if problems:
        raise BadPosition(sorted(problems, key=lambda p: (p.line or 10**6, p.column)), source)
    return state


def take_edges(state: State, book: Book, board: Board, drawn: Drawing) -> None:
    """Walls, doors and what became of them; they must be possible on this board."""
    for edge, (sign, line, column) in drawn.edges.items():
        if sign and sign not in SIGNS_OF_EDGES:
            what = f"firefighter {sign} stands in the wall" if sign in "123456" else f"unknown sign {sign!r}"
            drawn.complain(f"{what} on edge {edge_name(edge)}: edges hold one of {SIGNS_OF_EDGES}", line, column)
            continue
        printed = board.edges.get(edge, "nothing") if is_building_edge(edge) else "nothing"
        allowed = {"wall": "-!x", "door": "D/o", "opening": "o", "nothing": ""}[printed]
        sign = "-" if sign == "|" else sign
        if (sign or " ") not in (allowed or " "):
            has = f"{printed}, so draw one of {' '.join(allowed)}" if allowed else "nothing, so leave it blank"
            drawn.complain(
                f"edge {edge_name(edge)} shows {sign or 'nothing'!r}: this board has {has} there", line, column
            )
            continue
        take_edge(state, book, edge, printed, sign)


def take_edge(state: State, book: Book, edge: Edge, printed: str, sign: str) -> None:
    """Enter what one edge shows."""
    space = SPACE[edge[0]]
    direction = Direction.RIGHT if edge[0][0] == edge[1][0] else Direction.DOWN
    if sign in ("!", "x"):
        set_edge(state, book, space, direction, Side.HURT, 1)
    if sign == "x":
        set_edge(state, book, space, direction, Side.WALL, 0)
    if printed == "door" and sign == "o":
        set_edge(state, book, space, direction, Side.DOOR, 0)
    if sign in ("x", "/") or (printed == "door" and sign == "o"):
        set_edge(state, book, space, direction, Side.WAY, 1)


def take_cells(state: State, drawn: Drawing) -> dict[int, int]:
    """Fire, smoke, markers and people; returns where the firefighters stand."""
    people: dict[int, int] = {}
    for cell, (text, line, column) in drawn.cells.items():
        space = SPACE[cell]
        for n, sign in enumerate(text):
            if sign == "f" and "f" not in text[:n] and "s" not in text:
                add(state.fire, space)
            elif sign == "s" and "s" not in text[:n] and space < RING:
                add(state.smoke, space)
            elif sign == "?" and "?" not in text[:n] and space < RING:
                add(state.hidden, space)
            elif sign == "v" and text.count("v") <= 3 and space < RING:
                bag_add(state.victims, WORDS, space)
            elif sign in "123456" and int(sign) - 1 not in people:
                people[int(sign) - 1] = space
            elif sign != ".":
                what = (
                    "f fire, s smoke, ? hidden point of interest, v victim, 1 to 6 firefighters, each where it can be"
                )
                drawn.complain(f"space {space_name(space)} has {sign!r}: draw {what}", line, column + n)
    return people


def take_fields(state: State, lines: list[str], first: int, drawn: Drawing) -> None:
    """The lines below the drawing."""
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, first):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.startswith("#"):
            continue
        if not colon or key not in KEYS:
            drawn.complain(nearest(key, list(KEYS), "field of a position"), number, 1)
        elif key in seen:
            drawn.complain(f"{key!r} stands here again; it was said in line {seen[key]}", number, 1)
        elif not take_field(state, key, value):
            drawn.complain(f"can't read {line.strip()!r}; expected something like {EXAMPLES[key]!r}", number, 1)
        seen.setdefault(key, number)
    for key in KEYS[:8]:
        if key not in seen:
            drawn.complain(f"the line {EXAMPLES[key]!r} or its like is missing")
    if "saved" in seen and "turn" in seen and not drawn.problems:
        numbers = len(lines[seen["saved"] - first].partition(":")[2].split())
        if numbers != state.crew:
            drawn.complain(f"{numbers} firefighters saved points: expected {state.crew} numbers", seen["saved"], 1)


EXAMPLES = {
    "asks": "asks: action of 2",
    "phase": "phase: actions, standing 0",
    "turn": "turn: 2 of 4, first 1, points 3",
    "saved": "saved: 0 2 0 4",
    "unseen": "unseen: 10 victims, 5 false alarms",
    "rescued": "rescued: 0 victims, 0 false alarms",
    "lost": "lost: 0 victims, 0 false alarms",
    "set-up": "set-up: 3 explosions",
    "ending": "ending: collapse",
    "won": "won: yes",
}


def take_field(state: State, key: str, value: str) -> bool:
    """Enter one line; False if it can't be read."""
    digits = re.findall(r"[0-9]+", value)
    if any(len(n) > 2 for n in digits):
        return False
    numbers = [int(n) for n in digits]
    if key == "asks":
        return take_question(state, value)
    if key == "phase":
        name, _, rest = value.partition(", standing ")
        if name not in PHASES or not is_number(rest):
            return False
        state.phase, state.standing = PHASES[name], int(rest)
    elif key == "turn":
        if not re.fullmatch(r"[1-6] of [1-6], first [0-9], points [0-9]+", value):
            return False
        state.active, state.crew, state.first, state.points = numbers[0] - 1, numbers[1], numbers[2] - 1, numbers[3]
    elif key == "saved":
        if not re.fullmatch(r"[0-9]( [0-9])*", value) or len(numbers) > CREW:
            return False
        state.saved[: len(numbers)] = numbers
    elif key in ("unseen", "rescued", "lost"):
        if not re.fullmatch(r"[0-9]+ victims, [0-9]+ false alarms", value):
            return False
        victims, false = {
            "unseen": ("victims_unseen", "false_unseen"),
            "rescued": ("rescued", "false_found"),
            "lost": ("lost", "false_lost"),
        }[key]
        setattr(state, victims, numbers[0])
        setattr(state, false, numbers[1])
    elif key == "set-up":
        if not re.fullmatch(r"[0-9] explosions", value):
            return False
        state.explosions = numbers[0]
    elif key == "ending":
        if value not in ENDINGS:
            return False
        state.ending = ENDINGS[value]
    else:
        if value not in ("yes", "no"):
            return False
        state.won = int(value == "yes")
    return True


def take_question(state: State, value: str) -> bool:
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


def damage_of(state: State, book: Book) -> int:
    """The damage markers that lie on the walls of a position."""
    total = 0
    for space in range(48):
        for direction in Direction:
            hurt = state.sides[space] >> (Side.HURT + direction) & 1
            gone = book.board.sides[space] & ~state.sides[space]
            twice = 1 if book.board.beyond[space * 4 + direction] >= RING else 2
            total += (2 // twice) * (hurt + (gone >> (Side.WALL + direction) & 1))
    return total // 2


def check(state: State, book: Book, people: list[int] | None = None) -> list[str]:
    """Everything about a position that no game can come to."""
    rules = book.rules
    found: list[str] = []

    def need(fine: bool, text: str) -> None:
        if not fine:
            found.append(text)

    need(1 <= state.crew <= CREW, f"there are 1 to {CREW} firefighters, not {state.crew}")
    there = range(state.standing if state.phase == Phase.SET_UP else state.crew)
    if people is not None:
        need(
            people == list(there),
            f"firefighters {listing(people)} stand on the board; it should be {listing(list(there))}",
        )
    need(0 <= state.active < state.crew, f"it is the turn of firefighter {state.active + 1} of {state.crew}")
    need(state.asked < state.crew, f"firefighter {state.asked + 1} is asked, of {state.crew}")
    most = rules.points_per_turn + rules.points_saved
    need(0 <= state.points <= most, f"{state.points} action points: nobody has more than {most}")
    for who in range(CREW):
        need(
            0 <= state.saved[who] <= rules.points_saved,
            f"firefighter {who + 1} saved {state.saved[who]}: at most {rules.points_saved}",
        )
    need(
        0 <= state.first < state.crew or phase_is_early(state),
        f"firefighter {state.first + 1} goes first, of {state.crew}",
    )
    need(state.standing <= state.crew, f"standing is {state.standing}: there are {state.crew} firefighters")
    need(not any(state.saved[state.crew :]), "points are saved by firefighters who do not play")
    early = state.phase == Phase.SET_UP and state.explosions < rules.setup_explosions
    need(
        early or state.explosions == rules.setup_explosions,
        f"{state.explosions} explosions of the set-up are done: there are {rules.setup_explosions}",
    )
    markers = count(state.fire[0]) + count(state.fire[1]) + count(state.smoke[0])
    if rules.limit_threat_markers:
        need(
            markers <= rules.threat_markers, f"{markers} fire and smoke markers: there are only {rules.threat_markers}"
        )
    hidden, lying = count(state.hidden[0]), bag_total(state.victims, WORDS)
    need(
        hidden + lying <= rules.points_of_interest,
        f"{hidden + lying} points of interest lie on the board: at most {rules.points_of_interest}",
    )
    need(
        hidden <= state.victims_unseen + state.false_unseen,
        f"{hidden} points of interest lie hidden, more than are unseen",
    )
    victims = state.victims_unseen + lying + state.rescued + state.lost
    need(
        victims == rules.victims, f"{victims} victims in all (unseen, lying, rescued, lost): there are {rules.victims}"
    )
    false = state.false_unseen + state.false_found + state.false_lost
    need(
        false == rules.false_alarms,
        f"{false} false alarms in all (unseen, found, lost): there are {rules.false_alarms}",
    )
    check_question(state, book, need)
    return found


def check_question(state: State, book: Book, need: object) -> None:
    """Question, phase, seat and ending have to fit each other."""
    assert callable(need)
    asking, asked, phase = Ask(state.asking), state.asked, Phase(state.phase)
    phases = {
        Ask.ACTION: (Phase.ACTIONS,),
        Ask.FIRE_ROLL: (Phase.TURN_END,),
        Ask.POI_ROLL: (Phase.POINTS,),
        Ask.POI_DRAW: (Phase.ACTIONS, Phase.LOSSES, Phase.POINTS, Phase.RUIN),
        Ask.AMBULANCE_SPACE: (Phase.KNOCK_DOWNS, Phase.TURN_END),
        Ask.GAME_OVER: tuple(Phase),
    }.get(asking, (Phase.SET_UP,))
    need(phase in phases, f"{nice(ASKS, asking)} is not asked in the phase {nice(PHASES, phase)}")
    chance = asking in (Ask.FIRE_ROLL, Ask.POI_ROLL, Ask.POI_DRAW) or asking >= Ask.FIRST_EXPLOSION
    people = asking in (Ask.ACTION, Ask.AMBULANCE_SPACE, Ask.START_SPACE)
    right = (
        asked == -1 if chance else asked >= 0 if people else asked == (TEAM if asking == Ask.FIRST_PLAYER else NOBODY)
    )
    need(right, f"{nice(ASKS, asking)} is not asked of {seat(asked)}")
    if asking == Ask.ACTION:
        need(asked == state.active, f"firefighter {asked + 1} acts in the turn of firefighter {state.active + 1}")
    if asking == Ask.AMBULANCE_SPACE:
        need(asked == state.standing, f"firefighter {asked + 1} is asked, but standing is {state.standing}")
    over = state.ending != Ending.NONE
    need(
        over == (asking == Ask.GAME_OVER or phase == Phase.RUIN), "a game that is over has an ending, and no other has"
    )
    check_ending(state, book, need)
    if asking == Ask.POI_DRAW:
        need(
            state.hidden[state.spot >> 6] >> (state.spot & 63) & 1 == 1,
            f"no hidden point of interest lies on {space_name(state.spot)}",
        )
    if phase not in (Phase.FIRE, Phase.KNOCK_DOWNS, Phase.LOSSES, Phase.RUIN, Phase.SET_UP) and not over:
        need(state.fire[1] == 0, "fire lies outside the building: it is removed when the fire has advanced")
    if asking in (Ask.POI_ROLL,):
        need(beside(state, state.fire[0]) & state.smoke[0] == 0, "smoke lies beside fire after the fire has advanced")


def check_ending(state: State, book: Book, need: object) -> None:
    """The ending has to fit what was rescued, lost and damaged."""
    assert callable(need)
    rules, ending = book.rules, Ending(state.ending)
    enough = state.rescued >= rules.rescues_to_win
    need(
        enough == bool(state.won), f"{state.rescued} rescued: the team wins with {rules.rescues_to_win}, and only then"
    )
    if state.won and enough:
        need(bool(rules.play_on) or ending != Ending.NONE, "the team has won, but the game goes on")
    need(ending != Ending.VICTORY or bool(state.won), "the ending is a victory that was not won")
    too_many = state.lost >= rules.losses_to_lose and not enough
    judged = ending == Ending.NONE and state.phase != Phase.LOSSES
    need(not (too_many and judged), f"{state.lost} victims are lost: the game ends with {rules.losses_to_lose}")
    need(ending != Ending.LOSSES or too_many, f"the ending is losses, but {state.lost} victims are lost")
    damage, limit = state.damage, rules.damage_markers
    if damage > limit:
        need(False, f"{damage} damage markers: there are only {limit}")
    elif damage == limit:
        need(ending == Ending.COLLAPSE, f"{damage} damage markers: the building collapses with {limit}")
    else:
        need(ending != Ending.COLLAPSE, f"the ending is a collapse, but {damage} of {limit} damage markers lie")


def phase_is_early(state: State) -> bool:
    """Whether nobody was chosen to go first yet."""
    return state.phase == Phase.SET_UP and state.first == -1


def listing(people: list[int]) -> str:
    """Firefighters by number."""
    return ", ".join(str(who + 1) for who in people) or "none"


def essence(state: State, book: Book) -> bytes:
    """The bytes of a state in which everything that the board says is blank."""
    data = bytearray()
    for field in fields(State):
        value = getattr(state, field.name)
        numbers = value if field.length else [value]
        if field.name == "sides":
            numbers = [a ^ b for a, b in zip(value, book.board.sides, strict=True)]
        elif field.name == "flow":
            numbers = [a ^ b for a, b in zip(value, book.board.flow, strict=True)]
        for number in numbers:
            data += int(number).to_bytes(width(field), "little", signed=field.code[0] != "u")
    return bytes(data)


def width(field: Field) -> int:
    """The bytes of one number of a field."""
    return int(field.code[1])


def pack(state: State, book: Book) -> str:
    """A short text for links that says the same as the position; the board must be known."""
    deflate = zlib.compressobj(9, wbits=-15)
    data = essence(state, book)
    packed = zlib.crc32(data).to_bytes(4, "little") + deflate.compress(data) + deflate.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str, book: Book, board: Board) -> State:
    """The position of a packed text; refuses texts that were cut or that break a rule."""
    wrong = BadPosition([Problem(f"{text[:40]!r} is no position id: it was cut off, or belongs to another version")])
    size = sum(width(f) * (f.length or 1) for f in fields(State))
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        inflate = zlib.decompressobj(wbits=-15)
        data = inflate.decompress(packed[4:], size + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise wrong from None
    whole = inflate.eof and not inflate.unused_data and packed[:4] == zlib.crc32(data).to_bytes(4, "little")
    if len(data) != size or not whole:
        raise wrong
    state = empty(State)
    at = 0
    for field in fields(State):
        step = width(field)
        numbers = [
            int.from_bytes(data[at + step * n : at + step * (n + 1)], "little", signed=field.code[0] != "u")
            for n in range(field.length or 1)
        ]
        at += step * len(numbers)
        setattr(state, field.name, numbers if field.length else numbers[0])
    state.sides = [a ^ b for a, b in zip(state.sides, book.board.sides, strict=True)]
    state.flow = [a ^ b for a, b in zip(state.flow, book.board.flow, strict=True)]
    problems = unpacked_problems(state, book, board)
    if problems:
        raise BadPosition([Problem(p) for p in problems])
    return state


def unpacked_problems(state: State, book: Book, board: Board) -> list[str]:
    """What a forged id can get wrong beyond what `check` looks at."""
    known = state.asking in ASKS.values() and state.phase in PHASES.values() and state.ending in ENDINGS.values()
    if not known or state.won not in (0, 1):
        return ["the position id holds numbers that mean nothing"]
    crews = 1 <= state.crew <= CREW and 0 <= state.active < CREW and -1 <= state.first < CREW
    if not crews or not (-3 <= state.asked < CREW and 0 <= state.standing <= CREW):
        return ["the position id names firefighters who do not exist"]
    numbers = ("points", "damage", "rescued", "lost", "victims_unseen", "false_unseen", "false_found", "false_lost")
    if min(*(getattr(state, n) for n in numbers), *state.saved, state.explosions) < 0:
        return ["the position id holds numbers below zero"]
    known = set(SPACE.values())
    if not {state.spot, *state.where[: state.crew]} <= known:
        return ["the position id names spaces that do not exist"]
    inside, ring = (1 << 48) - 1, (1 << 32) - 1
    sets = (state.fire, state.smoke, state.hidden, state.victims[:WORDS], state.victims[WORDS:])
    if any(s[0] & ~inside or s[1] & ~ring for s in sets) or state.smoke[1] or state.hidden[1]:
        return ["the position id names spaces that do not exist"]
    if state.fire[0] & state.smoke[0]:
        return ["a space can't hold smoke and fire"]
    if state.damage != damage_of(state, book):
        return [f"{state.damage} damage markers are counted, {damage_of(state, book)} lie on the walls"]
    return check(state, book) or differences(state, book, board)


def differences(state: State, book: Book, board: Board) -> list[str]:
    """A position is sound if it reads the same after it was written; what can't be written can't be."""
    try:
        again = read("\n".join(write(state, book, board)), book, board)
    except BadPosition as error:
        return [p.text for p in error.problems]
    if not at_spot(state):
        again.spot = state.spot
    again.where[state.crew :] = state.where[state.crew :]
    if vars(again) != vars(state):
        return ["the position id holds walls, doors or people that no game can come to"]
    return []


__all__ = ["SIGNS", "check", "edge_sign", "pack", "read", "unpack", "write"]
