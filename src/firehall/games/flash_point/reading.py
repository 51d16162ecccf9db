"""Positions as text: the house as it stands, and below it everything that is not to be seen in it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.masks import MOST_IN_HEAP, add, bag_add, bag_count, heap_add, heap_count
from ...core.record import empty
from ...errors import BadPosition, Problem, nearest
from . import drawing
from .board import SPACE, Board, space_name
from .carry import is_safe
from .drawing import Drawing, Edge, edge_name, is_building_edge
from .house import set_edge
from .soundness import check, damage_of
from .state import CREW, NOWHERE, RING, UNPARKED, WORDS, Book, Direction, Side, State
from .statements import Statement, statements

SIGNS_OF_EDGES = "-|!xDo/"
PEOPLE = "123456"
SIGNS_OF_SPACES = (
    "draw f fire, s smoke, h hot spot, z hazmat, ? hidden point of interest, v victim, t treated victim, "
    "1 to 6 firefighters, each where it can be"
)


def write(state: State, book: Book, board: Board) -> Iterator[str]:
    """The lines of a position."""
    from .view import draw

    yield draw(state, board)
    for line in statements(book).values():
        text = line.show(state, book)
        if text:
            yield f"{line.key}: {text}"


def read(text: str, book: Book, board: Board, first_line: int = 1, source: str = "") -> State:
    """Read a position on a known board; a `BadPosition` lists everything that is wrong with it."""
    lines = text.splitlines()
    head = drawing.find_head(lines)
    if head is None:
        raise BadPosition([Problem("there is no drawing: it begins with a line of the column numbers 0 to 9")], source)
    drawn = drawing.read(lines[head:], first_line + head)
    state = bare(book)
    take_edges(state, book, board, drawn)
    people = take_cells(state, book, drawn)
    below = head + 2 * drawing.ROWS
    take_statements(state, book, lines[below:], first_line + below, drawn)
    problems = drawn.problems
    if not problems:
        state.damage = damage_of(state, book)
        state.where[state.crew :] = [0] * (CREW - state.crew)
        problems = [Problem(text) for text in check(state, book, sorted(people))]
    if problems:
        raise BadPosition(sorted(problems, key=lambda p: (p.line or 10**6, p.column)), source)
    return state


def bare(book: Book) -> State:
    """A house in which nothing has happened yet, and nobody is."""
    state = empty(State)
    state.sides[:] = book.board.sides
    state.flow[:] = book.board.flow
    state.where[:] = [NOWHERE] * CREW
    state.hot_spots_left = book.rules.hot_spots_reserve if book.rules.hot_spots else 0
    if book.rules.vehicles:
        state.engine = state.ambulance = UNPARKED
    return state


# The drawing


def take_edges(state: State, book: Book, board: Board, drawn: Drawing) -> None:
    """Walls, doors and what became of them; they must be possible on this board."""
    for edge, (sign, line, column) in drawn.edges.items():
        if sign and sign not in SIGNS_OF_EDGES:
            what = f"firefighter {sign} stands in the wall" if sign in PEOPLE else f"unknown sign {sign!r}"
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


def take_cells(state: State, book: Book, drawn: Drawing) -> list[int]:
    """Fire, smoke, markers and people; returns which firefighters stand somewhere."""
    people: list[int] = []
    for cell, (text, line, column) in drawn.cells.items():
        space = SPACE[cell]
        for n, sign in enumerate(text):
            if sign in PEOPLE and int(sign) - 1 not in people:
                people.append(int(sign) - 1)
                state.where[int(sign) - 1] = space
            elif sign != "." and not take_sign(state, book, space, sign, text[:n]):
                what = f"space {space_name(space)} has {sign!r}: {SIGNS_OF_SPACES}"
                drawn.complain(what, line, column + n)
    return people


def take_sign(state: State, book: Book, space: int, sign: str, before: str) -> bool:
    """Enter one sign of a space that follows others; False if it can't lie there, or not so often."""
    inside, once = space < RING, sign not in before
    if sign == "f" and once and "s" not in before:
        add(state.fire, space)
    elif sign == "s" and once and "f" not in before and inside:
        add(state.smoke, space)
    elif sign == "?" and once and inside:
        add(state.hidden, space)
    elif sign == "h" and once and inside:
        state.hot |= 1 << space
    elif sign == "z" and inside and heap_count(state.hazmats, space) < MOST_IN_HEAP:
        heap_add(state.hazmats, space)
    elif sign in ("v", "t") and not is_safe(state, book, space) and bag_count(state.victims, WORDS, space) < 3:
        bag_add(state.victims, WORDS, space)
        if sign == "t":
            bag_add(state.treated, WORDS, space)
    else:
        return False
    return True


# The lines below


def take_statements(state: State, book: Book, lines: list[str], first: int, drawn: Drawing) -> None:
    """The lines below the drawing: each known, each once, each readable, and none missing that is needed."""
    known = statements(book)
    seen: dict[str, tuple[int, str]] = {}
    for number, text in enumerate(lines, first):
        key, colon, value = (part.strip() for part in text.partition(":"))
        if not text.strip() or text.startswith("#"):
            continue
        if not colon or key not in known:
            drawn.complain(nearest(key, list(known), "field of a position"), number, 1)
        elif key in seen:
            drawn.complain(f"{key!r} stands here again; it was said in line {seen[key][0]}", number, 1)
        elif not known[key].take(state, book, value):
            drawn.complain(f"can't read {text.strip()!r}; expected something like {example(known[key])!r}", number, 1)
        seen.setdefault(key, (number, value))
    for key, line in known.items():
        if line.needed and key not in seen:
            drawn.complain(f"the line {example(line)!r} or its like is missing")
    if not drawn.problems:
        for key in (key for key in seen if known[key].each):
            check_each(state, key, *seen[key], drawn)


def example(line: Statement) -> str:
    """A line as it might read."""
    return f"{line.key}: {line.example}"


def check_each(state: State, key: str, number: int, value: str, drawn: Drawing) -> None:
    """A line about all firefighters has something to say of each of them."""
    there = len(value.split())
    if there != state.crew:
        drawn.complain(f"{key!r} speaks of {there} firefighters: expected {state.crew}", number, 1)
