"""How a position looks: as a drawing in text, and as a Scene for everything else that draws."""

from __future__ import annotations

from ...core.masks import bag_count
from ...core.record import copy
from ...move import Move
from ...scene import Counter, Die, Piece, Player, Scene, Spot
from ...words import own, t
from .. import hex_text
from ..hex_view import Chart
from ..hexes import HALF, PLACES, TILES, hex_name
from .areas import score_colour
from .ending import plays_together
from .events import colour as colour_word
from .events import players
from .moves import NAMES, hottest
from .rules import Memory
from .spread import OWNER, is_secret
from .start import men_at_first, owner
from .state import CHANCE, COLOURS, KINDS, ROOMS, Ask, Book, Cut, Phase, State

SIGNS = "rgby"
NUMBER_AT = (0.5, 0.22)
MEN_AT = ((0.2, 0.52), (0.5, 0.52), (0.8, 0.52))
PIECES = ("tile", "firebreak", *NAMES)
MESSAGES = {
    *(f"counter-{name}" for name in ("pile", "points", "own-points", *NAMES)),
    *(f"piece-{name}" for name in PIECES),
    *(f"outcome-{name}" for name in ("won", "shared", "reached", "missed")),
    *(f"spot-{name}" for name in ("tile", "firebreak", "place", "hot")),
    *(f"ask-{name}" for name in ("secret-tile", "lay-firebreak", "lay-either", "more-men")),
    *("where-men", "where-nobody", "near-room", "near-full"),
}
"""What is said of a position beyond questions, events and refusals, without the name of the game before it."""
Hex = tuple[int, int]


def said(message: str, language: str | None = None, **details: str | int) -> str:
    """A message of this game."""
    return t(own("wildfire", message), language, **details)


def seen(state: State, book: Book, seat: int) -> State:
    """The position as a seat may know it: what others hold secret counts as unseen.  [W-045] [W-Q08] [W-Q10]"""
    known = copy(state)
    for tile in range(state.forest.tiles):
        secret = state.secret[tile]
        if secret % OWNER and not may_know(book, secret // OWNER - 1, seat):
            known.left[secret % OWNER] += 1
            known.secret[tile] = secret - secret % OWNER
    if state.drawn and is_secret(state, book) and seat != state.active:
        known.left[state.drawn] += 1
        known.pile += 1
        known.drawn, known.hot = 0, [0, 0]
        known.asking, known.asked = Ask.TILE, CHANCE
    return known


def may_know(book: Book, cutter: int, seat: int) -> bool:
    """Whether a seat knows what lies under a firebreak: only the one that cut it, if anybody.  [W-Q10]"""
    return seat == cutter and book.rules.firebreak_memory == Memory.OWNER_ONLY


def tiles(state: State) -> dict[Hex, int]:
    """The tiles by their hexes."""
    return {(state.forest.q[n], state.forest.r[n]): n for n in range(state.forest.tiles)}


def places(state: State) -> dict[Hex, bool]:
    """The places by their hexes, and whether a tile may be laid there now."""
    forest, asked = state.forest, state.asking == Ask.LAY
    found = {}
    for n in range(PLACES):
        if forest.places[n // HALF] >> n % HALF & 1:
            hot = asked and bool(state.hot[n // HALF] >> n % HALF & 1)
            found[forest.q[TILES + n], forest.r[TILES + n]] = hot
    return found


def men_on(state: State, tile: int) -> list[int]:
    """The colours of the men on a tile, one entry each."""
    return [colour for colour in range(COLOURS) for _ in range(bag_count(state.men, KINDS, 64 * colour + tile))]


def draw(state: State, board: None) -> str:
    """The forest as text: numbers with the men on them, `.` a place, `*` one of the hottest places, 0 a firebreak."""
    cells = {here: "*" if hot else "." for here, hot in places(state).items()}
    for here, tile in tiles(state).items():
        cells[here] = str(state.number[tile]) + "".join(SIGNS[colour] for colour in men_on(state, tile))
    return "\n".join(hex_text.write(cells))


def question(state: State, book: Book, language: str | None = None) -> str:
    """What is asked now, as a sentence."""
    who = (state.asked if state.asked >= 0 else state.active) + 1
    name = Ask(state.asking).name.lower().replace("_", "-")
    if state.asking == Ask.TILE and state.cutting == Cut.YES:
        name = "secret-tile"
    if state.asking == Ask.MEN and state.pile == 0 and not state.laid:
        name = "more-men"
    if state.asking == Ask.LAY:
        name = "lay-firebreak" if state.cutting == Cut.YES else "lay-either" if is_secret(state, book) else "lay"
    number = state.start[state.forest.tiles] if state.asking == Ask.ARRANGE else state.drawn
    return said(f"ask-{name}", language, who=who, number=number, places="; ".join(hottest(state)))


def outcome(state: State, book: Book, language: str | None = None) -> str:
    """How the game ended, as a sentence; empty while it goes on.  [W-039] [W-041] [W-Q19]"""
    if state.asking != Ask.GAME_OVER:
        return ""
    if plays_together(state, book):
        return said("outcome-reached" if state.won else "outcome-missed", language, number=state.early)
    points = ", ".join(str(n) for n in state.points[: state.crew])
    name = "shared" if state.won & (state.won - 1) else "won"
    return said(f"outcome-{name}", language, players=players(state.won), points=points)


def status(state: State, book: Book, language: str | None = None) -> list[str]:
    """The numbers below the drawing, and what is asked."""
    numbers = ", ".join(f"{c.label} {c.value}" for c in counters(state, book, language))
    return [numbers, outcome(state, book, language) or question(state, book, language)]


def counters(state: State, book: Book, language: str | None = None) -> tuple[Counter, ...]:
    """The tiles and men that are left, and what each would score now."""
    found = [Counter("pile", said("counter-pile", language), state.pile)]
    for colour in range(COLOURS):
        left = sum(state.supply[seat * COLOURS + colour] for seat in range(state.crew))
        found.append(Counter(f"men-{NAMES[colour]}", said(f"counter-{NAMES[colour]}", language), left))
    if not plays_together(state, book):
        for seat, points in enumerate(points_now(state)):
            found.append(Counter(f"points-{seat + 1}", said("counter-points", language, who=seat + 1), points))
    return tuple(found)


def points_now(state: State) -> list[int]:
    """What each seat would score if the game ended now."""
    if state.asking == Ask.GAME_OVER:
        return state.points[: state.crew]
    trial = copy(state)
    for colour in range(COLOURS):
        seat = owner(state.crew, colour)
        if seat >= 0:
            score_colour(trial, None, seat, colour)
    return trial.points[: state.crew]


def scene(state: State, book: Book, board: None, language: str | None = None) -> Scene:
    """The position for those who draw: terminal, browser, picture."""
    laid, free = tiles(state), places(state)
    chart = Chart([*laid, *free])
    spots = [place_spot(chart, here, hot, language) for here, hot in free.items()]
    pieces: list[Piece] = []
    for here, tile in laid.items():
        spots.append(tile_spot(state, book, chart, here, tile, language))
        pieces += tile_pieces(state, here, tile, language)
    return Scene(
        width=chart.width,
        height=chart.height,
        title=said("title", language),
        question=outcome(state, book, language) or question(state, book, language),
        spots=tuple(spots),
        lines=(),
        pieces=tuple(pieces),
        counters=counters(state, book, language),
        players=tuple(player(state, book, seat, language) for seat in range(state.crew)),
        turn=-1 if state.phase == Phase.SET_UP else state.active,
    )


def player(state: State, book: Book, seat: int, language: str | None) -> Player:
    """One player: the men that are left, and the points if the game ended now."""
    label = t("place-player", language, who=seat + 1)
    found = []
    for colour in range(COLOURS):
        if men_at_first(state, book, seat, colour):
            left = state.supply[seat * COLOURS + colour]
            found.append(Counter(f"men-{NAMES[colour]}", said(f"counter-{NAMES[colour]}", language), left))
    if not plays_together(state, book):
        found.append(Counter("points", said("counter-own-points", language), points_now(state)[seat]))
    return Player(label, str(seat + 1), counters=tuple(found))


def dice(move: Move) -> tuple[Die, ...]:
    """The dice as they fell for a move of chance: there are none, only tiles."""
    return ()


def place_spot(chart: Chart, here: Hex, hot: bool, language: str | None) -> Spot:
    """A place, and whether a tile may be laid there now."""
    name, kind = hex_name(*here), "hot" if hot else "place"
    return Spot(name, chart.outline(*here), kind, f"{said(f'spot-{kind}', language)} {name}", "*" if hot else ".")


def tile_spot(state: State, book: Book, chart: Chart, here: Hex, tile: int, language: str | None) -> Spot:
    """A tile with its number, and how many more men may be placed there."""
    number, name = state.number[tile], hex_name(*here)
    room = sum(state.room[more] >> tile & 1 for more in range(ROOMS))
    label = said("spot-tile", language, number=number, hex=name, room=room) if number else ""
    return Spot(name, chart.outline(*here), f"heat-{number}", label or f"{said('spot-firebreak', language)} {name}")


def tile_pieces(state: State, here: Hex, tile: int, language: str | None) -> list[Piece]:
    """The number of a tile and the men on it."""
    number, name = state.number[tile], hex_name(*here)
    kind = "tile" if number else "firebreak"
    found = [Piece(f"tile {name}", name, kind, str(number), said(f"piece-{kind}", language, number=number), NUMBER_AT)]
    for n, colour in enumerate(men_on(state, tile)):
        label = said(f"piece-{NAMES[colour]}", language)
        identity = f"{NAMES[colour]} {name} {n + 1}"
        found.append(Piece(identity, name, NAMES[colour], SIGNS[colour].upper(), label, MEN_AT[n]))
    return found


def whereabouts(state: State, language: str | None = None) -> list[str]:
    """What stands on which tile, one sentence each."""
    lines = []
    for here, tile in tiles(state).items():
        if men_on(state, tile):
            names = [t(colour_word(colour), language) for colour in men_on(state, tile)]
            what = {"hex": hex_name(*here), "number": state.number[tile], "men": ", ".join(names)}
            lines.append(said("where-men", language, **what))
    return lines or [said("where-nobody", language)]


def nearby(state: State, book: Book, language: str | None = None, reach: int = 2) -> list[str]:
    """The tiles on which men may still be placed, and how many."""
    lines = []
    for here, tile in tiles(state).items():
        room = sum(state.room[more] >> tile & 1 for more in range(ROOMS))
        if room:
            what = {"hex": hex_name(*here), "number": state.number[tile], "room": room}
            lines.append(said("near-room", language, **what))
    return lines or [said("near-full", language)]


def warnings(state: State, book: Book, language: str | None = None) -> list[str]:
    """Nothing is lost by passing."""
    return []
