"""Everything about a position that no game can come to."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.masks import bag_count, count
from ..hexes import connected, hex_name
from .men import spaces, standing
from .spread import OWNER
from .start import men_at_first, removed_tiles, tiles_with
from .state import CHANCE, COLOURS, CREW, KINDS, NEUTRAL, NOBODY, NUMBERS, Ask, Book, Ending, Phase, State

CHANCES = (Ask.TILE, Ask.FIRST_PLAYER)


def check(state: State, book: Book) -> list[str]:
    """What is wrong with a position, one sentence each."""
    return [*forest(state), *men(state, book), *pile(state, book), *question(state), *ending(state)]


def forest(state: State) -> Iterator[str]:
    """The tiles hang together.  [W-014]"""
    tiles = state.forest.tiles
    if tiles and count(connected(state.forest, 0, (1 << tiles) - 1)) != tiles:
        yield "the tiles don't hang together: every tile is laid beside another"


def men(state: State, book: Book) -> Iterator[str]:
    """No man is lost, and none stands without a space.  [A-003] [W-021]"""
    for tile in range(state.forest.tiles):
        here = hex_name(state.forest.q[tile], state.forest.r[tile])
        room = spaces(book, state.number[tile])
        if standing(state, tile) > room:
            yield f"{standing(state, tile)} men stand on {here}, which has {room} spaces"
    for colour in range(COLOURS):
        placed = sum(bag_count(state.men, KINDS, 64 * colour + tile) for tile in range(state.forest.tiles))
        left = sum(state.supply[seat * COLOURS + colour] for seat in range(CREW))
        gone = state.gone if colour == NEUTRAL else 0
        all_men = sum(men_at_first(state, book, seat, colour) for seat in range(state.crew))
        if placed + left + gone != all_men:
            yield f"{placed + left + gone} men of colour {colour + 1} stand or wait: there are {all_men}"
    for place in range(CREW * COLOURS):
        seat, colour = divmod(place, COLOURS)
        most = men_at_first(state, book, seat, colour) if seat < state.crew else 0
        if not 0 <= state.supply[place] <= most:
            yield f"player {seat + 1} has {state.supply[place]} men of colour {colour + 1}: 0 to {most} are possible"


def pile(state: State, book: Book) -> Iterator[str]:
    """No tile is lost.  [A-004] [A-005]"""
    seen = [0] * (NUMBERS + 1)
    for tile in range(state.forest.tiles):
        seen[state.number[tile] or state.secret[tile] % OWNER] += 1
        if state.secret[tile] // OWNER not in range(state.crew + 1) or bool(state.secret[tile]) == bool(
            state.number[tile]
        ):
            yield "a tile has either a number or, as a firebreak, somebody who cut it"
    for number in [*state.start, state.drawn]:
        seen[number] += 1
    hidden = sum(1 for t in range(state.forest.tiles) if not state.number[t] and not state.secret[t] % OWNER)
    for number in range(1, NUMBERS):
        total = tiles_with(book, number)
        if not seen[number] <= seen[number] + state.left[number] <= total:
            yield f"{seen[number]} tiles with a {number} are seen, {state.left[number]} unseen: there are {total}"
    tiles = sum(tiles_with(book, number) for number in range(1, NUMBERS))
    known = sum(seen[1:NUMBERS]) + sum(state.left[1:NUMBERS])
    if known != tiles:
        yield f"{known} tiles are seen or unseen: there are {tiles}"
    fitting = sum(state.left[1:NUMBERS]) - removed_tiles(book) - hidden
    if state.pile != fitting:
        yield f"{state.pile} tiles lie face down: {fitting} would fit the unseen ones"


def question(state: State) -> Iterator[str]:
    """Question, phase and seat fit each other."""
    asking = Ask(state.asking)
    over = asking == Ask.GAME_OVER
    seats = (CHANCE,) if asking in CHANCES else (NOBODY,) if over else range(state.crew)
    phases = {
        Ask.FIRST_PLAYER: (Phase.SET_UP,),
        Ask.ARRANGE: (Phase.SET_UP,),
        Ask.TILE: (Phase.SET_UP, Phase.TURN),
        Ask.CUT: (Phase.TURN,),
        Ask.LAY: (Phase.TURN,),
        Ask.MEN: (Phase.TILE_LAID,),
        Ask.GAME_OVER: (Phase.TURN_END,),
    }[asking]
    if state.asked not in seats or state.phase not in phases:
        yield "the question, the phase and the player who is asked don't fit"
    if asking in (Ask.LAY, Ask.MEN, Ask.CUT) and state.asked != state.active:
        yield f"player {state.asked + 1} is asked in the turn of player {state.active + 1}"
    if not 0 <= state.active < state.crew or not -1 <= state.first < state.crew:
        yield f"there are {state.crew} players: nobody else has a turn"
    if (state.first < 0) != (asking == Ask.FIRST_PLAYER):
        yield "who goes first is known, but while chance is asked for it"
    if (state.drawn > 0) != (asking == Ask.LAY) or (asking == Ask.TILE and state.pile < 1):
        yield "a tile is drawn before it is laid, and only from a pile"
    if state.phase != Phase.SET_UP and state.forest.tiles < state.crew:
        yield f"{state.forest.tiles} tiles lie: the game begins with {state.crew}"
    if state.phase == Phase.SET_UP and (state.forest.tiles > state.uncovered or state.uncovered > state.crew):
        yield f"at the start {state.crew} tiles are uncovered and then laid"
    if (state.early > 0) != any(state.men) and not state.gone:
        yield "'first men' says how many tiles lay when the first men were placed, if any were"


def ending(state: State) -> Iterator[str]:
    """A game that is over has an ending, and no other has."""
    over = state.asking == Ask.GAME_OVER
    if over != (state.ending != Ending.NONE):
        yield "a game that is over has an ending, and no other has"
    if not over and (state.won or any(state.points) or any(state.best) or state.gone):
        yield "points, winners and removed helpers belong to a game that is over"
    if state.won >> state.crew or any(state.points[state.crew :]) or any(state.best[state.crew :]):
        yield f"there are {state.crew} players: nobody else scores or wins"
