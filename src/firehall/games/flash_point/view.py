"""How a position looks: as a drawing in text, and as a Scene for everything else that draws."""

from __future__ import annotations

from ...core.masks import bag_count, has
from ...move import Move
from ...scene import Counter, Die, Line, Piece, Player, Point, Scene, Spot
from ...words import t
from . import drawing
from .board import CELL, SPACE, Board, space_name
from .drawing import Cell, Edge, all_cells, all_edges, edge_name, is_building_edge, is_inside, name_of
from .house import beside, burns, edge, smokes
from .results import End, end
from .state import CREW, NOWHERE, RING, WORDS, Ask, Book, Direction, Phase, Side, State
from .turn import most_to_save

KINDS = {
    "-": "wall",
    "!": "damaged-wall",
    "x": "destroyed-wall",
    "D": "closed-door",
    "/": "open-door",
    "o": "doorway",
}
PLACES = ((0.25, 0.26), (0.74, 0.26), (0.74, 0.72), (0.27, 0.58), (0.5, 0.42), (0.5, 0.7), (0.5, 0.18))


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
    """What lies and stands on a space: `f` fire, `s` smoke, `?` hidden, `v` victims, firefighters by number."""
    space = SPACE[cell]
    text = "f" * burns(state, space) + "s" * smokes(state, space) + "?" * has(state.hidden, space)
    text += "v" * bag_count(state.victims, WORDS, space)
    text += "".join(str(who + 1) for who in placed(state) if state.where[who] == space)
    return text or ("" if is_inside(cell) else ".")


def placed(state: State) -> range:
    """The firefighters that stand on the board already."""
    if state.phase == Phase.SET_UP:
        return range(min(state.standing, state.crew))
    return range(min(state.crew, CREW))


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
    """The numbers below the drawing, and what is asked."""
    numbers = [f"{c.label} {c.value}" + (f"/{c.limit}" if c.limit else "") for c in counters(state, book, language)]
    saved = " ".join(f"{who + 1}:{state.saved[who]}" for who in range(state.crew) if state.saved[who])
    lines = [", ".join(numbers)]
    if saved:
        lines.append(f"{t('counter-saved', language)} {saved}")
    lines.append(outcome(state, book, language) or question(state, book, language))
    return lines


def counters(state: State, book: Book, language: str | None = None) -> tuple[Counter, ...]:
    """The numbers that decide the game."""
    return (
        Counter("rescued", t("counter-rescued", language), state.rescued, book.rules.rescues_to_win),
        Counter("lost", t("counter-lost", language), state.lost, book.rules.losses_to_lose),
        Counter("damage", t("counter-damage", language), state.damage, book.rules.damage_markers),
        Counter("unseen", t("counter-unseen", language), state.victims_unseen + state.false_unseen),
    )


def scene(state: State, book: Book, board: Board, language: str | None = None) -> Scene:
    """The position for those who draw: terminal, browser, picture."""
    return Scene(
        width=drawing.COLUMNS,
        height=drawing.ROWS,
        title=board.title,
        question=outcome(state, book, language) or question(state, book, language),
        spots=tuple(spot(cell, board, language) for cell in all_cells()),
        lines=tuple(line for pair in all_edges() for line in edge_lines(state, board, pair, language)),
        pieces=tuple(piece for cell in all_cells() for piece in pieces(state, cell, language)),
        counters=counters(state, book, language),
        players=tuple(player(state, who, language) for who in range(state.crew)),
        turn=-1 if state.phase == Phase.SET_UP else state.active,
    )


def player(state: State, who: int, language: str | None) -> Player:
    """One firefighter: the points that are left in a turn, and those that were saved."""
    acting = state.phase != Phase.SET_UP and state.active == who
    points = Counter("points", t("counter-points", language), state.points if acting else 0)
    saved = Counter("saved", t("counter-saved", language), state.saved[who])
    label = t("place-firefighter", language, who=who + 1)
    return Player(label, str(who + 1), piece_of(who), (points, saved) if acting else (saved,))


def piece_of(who: int) -> str:
    """The id of a firefighter's piece."""
    return f"firefighter {who + 1}"


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


def pieces(state: State, cell: Cell, language: str | None) -> list[Piece]:
    """Everything on one space."""
    space, name = SPACE[cell], space_name(SPACE[cell])
    found: list[Piece] = []
    for kind, there, sign in (("fire", burns(state, space), "F"), ("smoke", smokes(state, space), "S")):
        if there:
            found.append(Piece(f"{kind} {name}", name, kind, sign, t(f"place-{kind}", language), marker="threat"))
    small: list[tuple[str, str, str, str]] = []
    if has(state.hidden, space):
        small.append((f"poi {name}", "hidden", "?", t("place-hidden", language)))
    for n in range(bag_count(state.victims, WORDS, space)):
        small.append((f"victim {name} {n + 1}", "victim", "V", t("place-victim", language)))
    for who in placed(state):
        if state.where[who] == space:
            label = t("place-firefighter", language, who=who + 1)
            small.append((piece_of(who), "person", str(who + 1), label))
    for n, (identity, kind, sign, label) in enumerate(small):
        marker = "" if kind == "person" else "point"
        found.append(Piece(identity, name, kind, sign, label, PLACES[n % len(PLACES)], marker))
    return found


def whereabouts(state: State, language: str | None = None) -> list[str]:
    """Where firefighters, victims and hidden points of interest are, one sentence each."""
    lines = [
        t(
            "plain-where-firefighter",
            language,
            who=who + 1,
            space=space_name(state.where[who]),
            place="inside" if state.where[who] < RING else "outside",
            saved=state.saved[who],
        )
        for who in placed(state)
    ]
    for space, cell in CELL.items():
        name = name_of(cell)
        lines += [t("plain-where-victim", language, space=name)] * bag_count(state.victims, WORDS, space)
        lines += [t("plain-where-hidden", language, space=name)] * has(state.hidden, space)
    return lines if placed(state) else [t("plain-where-nobody", language), *lines]


def nearby(state: State, book: Book, language: str | None = None, reach: int = 2) -> list[str]:
    """What burns and smokes within a few spaces of whoever is asked, walls or not, the nearest first."""
    if not placed(state):
        return [t("plain-where-nobody", language)]
    here = CELL[state.where[state.asked if state.asked >= 0 else state.active]]
    found: list[tuple[int, str]] = []
    for space, cell in CELL.items():
        steps = abs(cell[0] - here[0]) + abs(cell[1] - here[1])
        for kind, there in (("fire", burns(state, space)), ("smoke", smokes(state, space))):
            if there and steps <= reach:
                found.append((steps, t(f"plain-near-{kind}", language, space=name_of(cell), steps=steps)))
    return [text for _, text in sorted(found)] or [t("plain-near-nothing", language, space=name_of(here))]


def warnings(state: State, book: Book, language: str | None = None) -> list[str]:
    """What a player may regret after ending the turn now: points lost, smoke left beside fire."""
    found: list[str] = []
    lost = state.points - most_to_save(state, book)
    if lost > 0:
        found.append(t("plain-warn-lost-points", language, lost=lost))
    spaces = beside(state, state.fire[0]) & state.smoke[0]
    if spaces:
        names = " ".join(space_name(n) for n in range(48) if spaces >> n & 1)
        found.append(t("plain-warn-smoke", language, spaces=names))
    return found


__all__ = ["dice", "draw", "nearby", "outcome", "question", "scene", "status", "warnings", "whereabouts"]
