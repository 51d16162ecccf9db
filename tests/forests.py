"""Given, when, then for Wildfire!: forests for tests, built from a few words. Chance is dictated: play `draw 4`."""

from __future__ import annotations

from typing import Any

import firehall
from firehall.core.masks import bag_add, bag_count
from firehall.core.record import copy
from firehall.game import Game
from firehall.games.hexes import HALF, PLACES, TILES, hex_name, hex_of, lay, place_at, tile_at
from firehall.games.wildfire import areas
from firehall.games.wildfire.men import make_room
from firehall.games.wildfire.moves import NAMES
from firehall.games.wildfire.setup import Setup
from firehall.games.wildfire.spread import OWNER, find_hottest
from firehall.games.wildfire.start import owner, removed_tiles
from firehall.games.wildfire.state import CHANCE, COLOURS, EVERYBODY, KINDS, NUMBERS, Ask, Phase, State

RHOMBUS = "3 q0r0, 6 q1r0, 6 q0r1, 4 q1r1"
HOMES = (
    "1 q0r0, 6 q0r1, 6 q0r2, 6 q0r3, 5 q0r4, 1 q3r0, 6 q3r1, 6 q3r2, 6 q3r3, 5 q3r4, "
    "1 q6r0, 6 q6r1, 5 q6r2, 5 q6r3, 5 q6r4, 1 q9r0, 5 q9r1, 5 q9r2, 4 q9r3, 4 q9r4, 4 q9r5"
)


ROWS = (("red", 0, "13332"), ("green", 3, "13332"), ("blue", 6, "13332"), ("yellow", 9, "133221"))
FULL = ", ".join(f"{count} {colour} q{q}r{r}" for colour, q, row in ROWS for r, count in enumerate(row))
"""All 48 men on one area a colour, each with a 1 at its edge."""
ASKS = {
    "tile": (Ask.TILE, Phase.TURN),
    "lay": (Ask.LAY, Phase.TURN),
    "men": (Ask.MEN, Phase.TILE_LAID),
    "cut": (Ask.CUT, Phase.TURN),
}


def new(crew: int = 4, *, edition: str = "standard", machine: str = "python", **options: str) -> Game:
    """A new game whose tiles are dictated; options are written with `_` for `-`."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return firehall.new("wildfire", edition=edition, crew=crew, options=chosen, real_dice=True, on=machine)


def given(
    tiles: str = RHOMBUS,
    *,
    men: str = "",
    crew: int = 4,
    turn: int = 2,
    asks: str = "men",
    drawn: int = 0,
    pile: int | None = None,
    laid: bool | None = None,
    passes: int = 0,
    supply: str = "",
    edition: str = "standard",
    **options: str,
) -> Game:
    """A game in the middle: `turn` is asked for men, or what `asks` says; `men` reads '2 red q0r0, 1 green q1r0'.

    A tile with the number 0 is a firebreak, of `0/4/2` number 4 and cut by player 2. `supply` is 'red 3, green 0'.
    """
    setup = Setup(edition=edition, crew=crew, options={n.replace("_", "-"): c for n, c in options.items()})
    book, _, _ = setup.prepare()
    state = new(crew, edition=edition, **options).state
    state.uncovered, state.active, state.first, state.passes = crew, turn - 1, 1 % crew, passes
    for part in filter(None, tiles.split(", ")):
        take_tile(state, *part.split())
    for part in filter(None, men.split(", ")):
        number, colour, where = part.split()
        take_men(state, int(number), NAMES.index(colour), tile_of(state, where), crew)
    for part in filter(None, supply.split(", ")):
        name, number = part.split()
        colour = NAMES.index(name)
        for seat in [owner(crew, colour)] if owner(crew, colour) >= 0 else range(crew):
            state.supply[seat * COLOURS + colour] = int(number)
    for tile in range(state.forest.tiles):
        make_room(state, book, tile)
    state.asking, state.phase = ASKS[asks]
    state.asked = CHANCE if asks == "tile" else state.active
    state.drawn = drawn
    state.left[drawn] -= 1 if drawn else 0
    state.pile = sum(state.left[1:NUMBERS]) - removed_tiles(book) if pile is None else pile
    state.laid = int(asks == "men" if laid is None else laid)
    if drawn:
        find_hottest(state)
    return Game(setup, game="wildfire", at=state)


def take_tile(state: State, number: str, where: str) -> None:
    """Lay a tile without asking whether it may lie there."""
    shown, *secret = (int(n) for n in number.split("/"))
    tile = lay(state.forest, *hex_of(where), shown)
    state.number[tile] = shown
    if secret:
        state.secret[tile] = OWNER * secret[1] + secret[0]
    state.left[shown or secret[0]] -= 1


def take_men(state: State, number: int, colour: int, tile: int, crew: int) -> None:
    """Put men on a tile, from whoever has most of them."""
    seats = [seat for seat in range(crew) if state.supply[seat * COLOURS + colour]]
    seat = max(seats, key=lambda one: state.supply[one * COLOURS + colour])
    state.supply[seat * COLOURS + colour] -= number
    state.early = state.early or state.forest.tiles
    for _ in range(number):
        bag_add(state.men, KINDS, 64 * colour + tile)
        bag_add(state.men, KINDS, 64 * EVERYBODY + tile)


def tile_of(state: State, where: str) -> int:
    """The tile on a hex."""
    tile = tile_at(state.forest, *hex_of(where))
    assert tile >= 0, where
    return tile


def number_on(game: Game, where: str) -> int:
    """The number that a hex shows."""
    return game.state.number[tile_of(game.state, where)]


def men_on(game: Game, where: str) -> str:
    """The men on a hex, as `rrg`."""
    tile = tile_of(game.state, where)
    counts = [bag_count(game.state.men, KINDS, 64 * colour + tile) for colour in range(COLOURS)]
    return "".join(name[0] * count for name, count in zip(NAMES, counts, strict=True))


def heat(game: Game, where: str) -> int:
    """The sum of the numbers around a place."""
    return game.state.forest.heat[place_at(game.state.forest, *hex_of(where))]


def places(game: Game) -> list[str]:
    """All places, in the order of their names."""
    forest = game.state.forest
    found = [n for n in range(PLACES) if forest.places[n // HALF] >> n % HALF & 1]
    return sorted(hex_name(forest.q[TILES + n], forest.r[TILES + n]) for n in found)


def choices(game: Game, verb: str = "lay") -> list[str]:
    """The hexes on which a tile may be laid now."""
    return sorted(move.split()[-1] for move in game.legal_moves if move.startswith(f"{verb} "))


def most(game: Game, colour: str, where: str) -> int:
    """How many men of a colour may be placed on a hex now."""
    return max((n for n in (1, 2, 3) if f"place {n} {colour} {where}" in game.legal_moves), default=0)


def points(game: Game, seat: int) -> int:
    """What a seat would score now."""
    state: Any = copy(game.state)
    for colour in range(COLOURS):
        if owner(state.crew, colour) == seat - 1:
            areas.score_colour(state, None, seat - 1, colour)
    return state.points[seat - 1]


def events(game: Game, *moves: str) -> list[str]:
    """Play moves; the names of the events that follow."""
    return [event.name for move in moves for event in game.play(move)]


def fill(game: Game, *numbers: int) -> None:
    """Dictate tiles, laying each on the first hottest place, and pass each time."""
    for number in numbers:
        game.play(f"draw {number}")
        settle(game)


def settle(game: Game) -> None:
    """Lay on the first hottest place and pass, until a tile is drawn or the game is over."""
    while game.asked != CHANCE and not game.over:
        game.play("pass" if "pass" in game.legal_moves else game.legal_moves[0])


def to_the_last_tile(game: Game) -> None:
    """Uncover all tiles but one, always passing."""
    while game.state.pile > 1:
        game.play(
            max(game.legal_moves) if game.asked == CHANCE else "pass" if "pass" in game.legal_moves else first(game)
        )


def first(game: Game) -> str:
    """The first legal move."""
    return game.legal_moves[0]
