"""How a position looks: as a drawing in text, and as a Scene for everything else that draws."""

from __future__ import annotations

from ...core.masks import bag_count, has, heap_count, heap_spaces
from ...move import Move
from ...scene import Die, Line, Point, Scene, Spot
from ...words import t
from . import drawing
from .acts import most_to_save
from .board import CELL, SPACE, Board, space_name
from .drawing import Cell, Edge, all_cells, all_edges, edge_name, is_building_edge, is_inside, name_of
from .house import beside, burns, edge, smokes
from .pieces import about, counters, lies, parked_spaces, pieces, placed, player, role_name
from .results import End, end
from .state import NOWHERE, RING, WORDS, Ask, Book, Direction, Phase, Side, State, Vehicle

KINDS = {
    "-": "wall",
    "!": "damaged-wall",
    "x": "destroyed-wall",
    "D": "closed-door",
    "/": "open-door",
    "o": "doorway",
}


def seen(state: State, book: Book, seat: int) -> State:
    """The position as a seat may know it: there are no secrets, since nobody knows what lies face down.  [R-008]"""
    return state


def edge_sign(state: State, board: Board, pair: Edge) -> str:
    """What one edge shows: `-` wall, `!` damaged, `x` destroyed, `D` and `/` doors, `o` doorway, or a blank."""
    if not is_building_edge(pair):
        return " "
    space = SPACE[pair[0]]
    direction = Direction.RIGHT if pair[0][0] == pair[1][0] else Direction.DOWN
    if edge(state, space, direction, Side.WALL):
        return "!" if edge(state, space, direction, Side.HURT) else "-"
    if edge(state, space, direction, Side.DOOR):
        return "/" if edge(state, space, direction, Side.WAY) else "D"
    printed = board.edges.get(pair, "nothing")
    return {"wall": "x", "door": "o", "opening": "o"}.get(printed, " ")


def cell_text(state: State, cell: Cell) -> str:
    """What lies and stands on a space, by the signs of a position: fire to treated victims, firefighters by number."""
    space = SPACE[cell]
    treated = bag_count(state.treated, WORDS, space)
    text = "f" * burns(state, space) + "s" * smokes(state, space)
    if space < RING:
        text += "h" * (state.hot >> space & 1) + "z" * heap_count(state.hazmats, space)
    text += "?" * has(state.hidden, space)
    text += "v" * (bag_count(state.victims, WORDS, space) - treated) + "t" * treated
    text += "".join(str(who + 1) for who in placed(state) if state.where[who] == space)
    return text or ("" if is_inside(cell) else ".")


def draw(state: State, board: Board) -> str:
    """The house as text, as `board` files draw it."""
    return "\n".join(drawing.write(lambda c: cell_text(state, c), lambda e: edge_sign(state, board, e)))


def question(state: State, book: Book, language: str | None = None) -> str:
    """What is asked now, as a sentence."""
    name = Ask(state.asking).name.lower().replace("_", "-")
    who = (state.asked if state.asked >= 0 else state.active) + 1
    space = space_name(state.spot) if state.spot != NOWHERE else ""
    return t(f"ask-{name}", language, who=who, points=state.points, space=space)


def outcome(state: State, book: Book, language: str | None = None) -> str:
    """How the game ended, as a sentence; empty while it goes on."""
    how = End(end(state, book))
    if how == End.NONE:
        return ""
    name = how.name.lower().replace("_", "-")
    return t(f"outcome-{name}", language, rescued=state.rescued, lost=state.lost)


def status(state: State, book: Book, language: str | None = None) -> list[str]:
    """The numbers below the drawing, who is what and where the vehicles stand, and what is asked."""
    numbers = [f"{c.label} {c.value}" + (f"/{c.limit}" if c.limit else "") for c in counters(state, book, language)]
    saved = " ".join(f"{who + 1}:{state.saved[who]}" for who in range(state.crew) if state.saved[who])
    crew = ((who + 1, about(state, who, language)) for who in range(state.crew))
    lines = [
        ", ".join(numbers),
        f"{t('counter-saved', language)} {saved}" if saved else "",
        "; ".join(f"{who} {', '.join(what)}" for who, what in crew if what),
        "; ".join(parking(state, book, language)),
        outcome(state, book, language) or question(state, book, language),
    ]
    return [line for line in lines if line]


def parking(state: State, book: Book, language: str | None) -> list[str]:
    """Each vehicle with the spaces on which it stands."""
    found = [(vehicle.name.lower(), parked_spaces(state, book, vehicle)) for vehicle in Vehicle]
    return [f"{t(f'place-{kind}-here', language)} {'-'.join(map(space_name, at))}" for kind, at in found if at]


def scene(state: State, book: Book, board: Board, language: str | None = None) -> Scene:
    """The position for those who draw: terminal, browser, picture."""
    return Scene(
        width=drawing.COLUMNS,
        height=drawing.ROWS,
        title=board.title,
        question=outcome(state, book, language) or question(state, book, language),
        spots=tuple(spot(cell, board, language) for cell in all_cells()),
        lines=tuple(line for pair in all_edges() for line in edge_lines(state, board, pair, language)),
        pieces=tuple(piece for cell in all_cells() for piece in pieces(state, book, SPACE[cell], language)),
        counters=counters(state, book, language),
        players=tuple(player(state, book, who, language) for who in range(state.crew)),
        turn=-1 if state.phase == Phase.SET_UP else state.active,
    )


def dice(move: Move) -> tuple[Die, ...]:
    """The dice as they fell for a move of chance: red for the row, black for the column; none for a draw.

    >>> dice(Move("roll 3,4")), dice(Move("roll black 5"))
    ((Die(kind='red', value=3), Die(kind='black', value=4)), (Die(kind='black', value=5),))
    """
    kinds = {"roll": ("red", "black"), "roll red": ("red",), "roll black": ("black",)}.get(move.verb, ())
    return tuple(Die(kind, int(shown)) for kind, shown in zip(kinds, move.target.split(","), strict=False))


def spot(cell: Cell, board: Board, language: str | None) -> Spot:
    """One space as a square."""
    row, column = cell
    outline = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    for name, places in (("ambulance", board.ambulance), ("engine", board.engine)):
        if any(cell in place.cells for place in places.values()):
            return Spot(space_name(SPACE[cell]), outline, "parking", t(f"place-{name}", language), name[0].upper())
    if SPACE[cell] < RING:
        return Spot(space_name(SPACE[cell]), outline, "inside")
    return Spot(space_name(SPACE[cell]), outline, "outside", t("place-outside", language), ".")


def edge_lines(state: State, board: Board, pair: Edge, language: str | None) -> list[Line]:
    """The line of an edge, if anything stands there."""
    sign = edge_sign(state, board, pair)
    if sign == " ":
        return []
    (_, _), (row, column) = pair
    start: Point = (column, row)
    end: Point = (column, row + 1) if pair[0][0] == row else (column + 1, row)
    kind = KINDS[sign]
    label = f"{t(f'place-{kind}', language)} {edge_name(pair)}"
    return [Line(edge_name(pair), start, end, kind, label, sign.strip("-"))]


def whereabouts(state: State, language: str | None = None) -> list[str]:
    """Where firefighters, victims, hazmats and hidden points of interest are, one sentence each."""
    lines = [line for who in range(state.crew) for line in of_firefighter(state, who, language)]
    for space, cell in CELL.items():
        name, treated = name_of(cell), bag_count(state.treated, WORDS, space)
        lying = bag_count(state.victims, WORDS, space) - treated
        hazmats = heap_count(state.hazmats, space) if space < RING else 0
        lines += [t("plain-where-victim", language, space=name)] * lying
        lines += [t("plain-where-treated", language, space=name)] * treated
        lines += [t("plain-where-hazmat", language, space=name)] * hazmats
        lines += [t("plain-where-hidden", language, space=name)] * has(state.hidden, space)
    return lines if placed(state) else [t("plain-where-nobody", language), *lines]


def of_firefighter(state: State, who: int, language: str | None) -> list[str]:
    """Where a firefighter is, which specialist, and whether he lies on the ground."""
    found: list[str] = []
    if state.where[who] != NOWHERE:
        inside, saved = "inside" if state.where[who] < RING else "outside", state.saved[who]
        here = space_name(state.where[who])
        found.append(t("plain-where-firefighter", language, who=who + 1, space=here, place=inside, saved=saved))
    elif placed(state):
        found.append(t("plain-where-not-yet", language, who=who + 1))
    if state.role[who]:
        found.append(t("plain-where-role", language, who=who + 1, role=role_name(state.role[who], language)))
    if lies(state, who):
        found.append(t("plain-where-downed", language, who=who + 1))
    return found


def nearby(state: State, book: Book, language: str | None = None, reach: int = 2) -> list[str]:
    """What burns, smokes or is dangerous within a few spaces of whoever is asked, walls or not, the nearest first."""
    who = state.asked if state.asked >= 0 else state.active
    if not placed(state):
        return [t("plain-where-nobody", language)]
    if state.where[who] == NOWHERE:
        return [t("plain-where-not-yet", language, who=who + 1)]
    here = CELL[state.where[who]]
    found: list[tuple[int, str]] = []
    for space, cell in CELL.items():
        steps = abs(cell[0] - here[0]) + abs(cell[1] - here[1])
        for kind, there in dangers(state, space):
            if there and steps <= reach:
                found.append((steps, t(f"plain-near-{kind}", language, space=name_of(cell), steps=steps)))
    return [text for _, text in sorted(found)] or [t("plain-near-nothing", language, space=name_of(here))]


def dangers(state: State, space: int) -> list[tuple[str, int]]:
    """The kinds of things to beware of, and whether they are on a space."""
    found = [("fire", burns(state, space)), ("smoke", smokes(state, space))]
    if space < RING:
        found += [("hazmat", min(heap_count(state.hazmats, space), 1)), ("hot-spot", state.hot >> space & 1)]
    return found


def warnings(state: State, book: Book, language: str | None = None) -> list[str]:
    """What a player may regret after ending the turn now: points lost, smoke left beside fire, hazmats in it."""
    found: list[str] = []
    lost = state.points - most_to_save(state, book)
    if lost > 0:
        found.append(t("plain-warn-lost-points", language, lost=lost))
    if state.extra > 0:
        found.append(t("plain-warn-lost-extra", language, lost=state.extra))
    smoke = beside(state, state.fire[0]) & state.smoke[0]
    for kind, spaces in (("smoke", smoke), ("hazmat", smoke & heap_spaces(state.hazmats))):
        if spaces:
            names = " ".join(space_name(n) for n in range(48) if spaces >> n & 1)
            found.append(t(f"plain-warn-{kind}", language, spaces=names))
    return found


__all__ = ["dice", "draw", "nearby", "outcome", "question", "scene", "seen", "status", "warnings", "whereabouts"]
