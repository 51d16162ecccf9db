"""Passing, the end, and who has won.  [W-028] to [W-041], [W-066] to [W-075]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import count, lowest
from ..hexes import connected
from .areas import goal_number, has_outlet, score_colour, tiles_of
from .happened import Happened
from .men import can_place, make_room
from .rules import Goal, PassRule
from .start import begin_turn, owner
from .state import COLOURS, EVERYBODY, KINDS, NEUTRAL, NOBODY, Ask, Book, Ending, Phase, State


@kernel
def offer_men(state: State, journal: Journal | None) -> None:
    """Whoever can place men may; whoever can't passes.  [W-010] [W-028] [W-Q04] [W-Q26]"""
    if can_place(state):
        state.asking, state.asked = Ask.MEN, state.active
    else:
        note(journal, Happened.COULD_NOT_PLACE, state.active, 0)
        let_pass(state)


@kernel
def let_pass(state: State) -> None:
    """Passing is placing no men; only turns without a tile count for the end.  [W-031] [W-Q05]"""
    if state.laid == 0:
        state.passes += 1
    state.phase = Phase.TURN_END


@kernel
def end_turn(state: State, book: Book, journal: Journal | None) -> None:
    """The next seat's turn, unless the game is over.  [W-009] [W-030]"""
    back_to(journal, NO_CAUSE)
    if plays_together(state, book):
        if state.pile == 0:
            judge(state, book, journal)
    elif state.passes >= state.crew:
        note(journal, Happened.ALL_PASSED, 0, 0)
        because(journal)
        score(state, book, journal)
    if state.ending == Ending.NONE:
        state.active = state.active + 1 if state.active + 1 < state.crew else 0
        state.laid = 0
        if book.rules.pass_rule == PassRule.SAME_ROUND and state.active == state.first:
            state.passes = 0
        begin_turn(state, journal)


@kernel
def plays_together(state: State, book: Book) -> int:
    """1 if the goal is that of the game alone, which ends with the last tile's turn.  [W-070] [W-072] [W-073]"""
    return 1 if state.crew == 1 or book.rules.goal == Goal.TOGETHER else 0


@kernel
def finish(state: State, ending: int) -> None:
    """The game is over; nobody is asked any more."""
    state.ending = ending
    state.asking = Ask.GAME_OVER
    state.asked = NOBODY


@kernel
def score(state: State, book: Book, journal: Journal | None) -> None:
    """Helpers go, then the points of every colour are added for its owner.  [W-030] [W-038] [W-058] [W-062] [W-Q22]"""
    if state.crew == 3:
        remove_helpers(state, book, journal)
    for colour in range(COLOURS):
        seat = owner(state.crew, colour)
        if seat >= 0:
            score_colour(state, journal, seat, colour)
    for seat in range(state.crew):
        note(journal, Happened.POINTS_SCORED, seat, state.points[seat])
    crown(state, journal)
    finish(state, Ending.SCORED)


@kernel
def remove_helpers(state: State, book: Book, journal: Journal | None) -> None:
    """Before scoring helpers are removed; they never bring points.  [W-027] [W-057] [W-058]"""
    for plane in range(2):
        left = state.men[plane * KINDS + NEUTRAL]
        while left:
            tile = lowest(left)
            left &= left - 1
            take_off(state, tile, 1 << plane)
            make_room(state, book, tile)
        state.men[plane * KINDS + NEUTRAL] = 0
    note(journal, Happened.HELPERS_REMOVED, state.gone, 0)


@kernel
def take_off(state: State, tile: int, men: int) -> None:
    """Some men fewer stand on a tile."""
    state.gone += men
    low, high = (state.men[EVERYBODY] >> tile) & 1, (state.men[KINDS + EVERYBODY] >> tile) & 1
    rest = low + 2 * high - men
    state.men[EVERYBODY] &= ~(1 << tile)
    state.men[KINDS + EVERYBODY] &= ~(1 << tile)
    state.men[EVERYBODY] |= (rest & 1) << tile
    state.men[KINDS + EVERYBODY] |= (rest >> 1) << tile


@kernel
def crown(state: State, journal: Journal | None) -> None:
    """The highest result wins; of several the most valuable area; if that ties too, several win.

    [W-039] [W-040] [W-041]
    """
    most = 0
    for seat in range(state.crew):
        most = max(most, state.points[seat])
    first = with_most(state, 0, most)
    best = 0
    for seat in range(state.crew):
        if (first >> seat) & 1:
            best = max(best, state.best[seat])
    state.won = with_most(state, best, most)
    if count(state.won) > 1:
        note(journal, Happened.SHARED_VICTORY, state.won, 0)
    else:
        kind = Happened.WON_BY_POINTS if count(first) == 1 else Happened.WON_BY_AREA
        note(journal, kind, lowest(state.won), most)


@kernel
def with_most(state: State, best: int, most: int) -> int:
    """The seats with so many points and an area as valuable, as bits."""
    found = 0
    for seat in range(state.crew):
        if state.points[seat] == most and state.best[seat] >= best:
            found |= 1 << seat
    return found


@kernel
def judge(state: State, book: Book, journal: Journal | None) -> None:
    """The goal alone and together: all men placed, one area a colour, and in each a 1 at the edge.

    [W-066] [W-067] [W-068] [W-069] [W-070] [W-073] [W-074] [W-Q17] [W-Q18] [W-Q19]
    """
    missed = 0
    over = men_left(state)
    if over:
        note(journal, Happened.MEN_LEFT_OVER, over, 0)
        missed = 1
    for colour in range(COLOURS):
        missed |= misses(state, book, journal, colour)
    if missed:
        finish(state, Ending.MISSED)
        return
    note(journal, Happened.GOAL_REACHED, state.early, 0)
    state.won = (1 << state.crew) - 1
    finish(state, Ending.REACHED)


@kernel
def men_left(state: State) -> int:
    """How many men are in the supplies, helpers included.  [W-066] [W-074] [W-Q18]"""
    total = 0
    for place in range(state.crew * COLOURS):
        total += state.supply[place]
    return total


@kernel
def misses(state: State, book: Book, journal: Journal | None, colour: int) -> int:
    """1 if a colour does not stand on exactly one area, or has none of the needed tiles at its edge.

    [W-067] [W-068] [W-074]
    """
    tiles = tiles_of(state, colour)
    if tiles == 0:
        return 1
    if connected(state.forest, lowest(tiles), tiles) != tiles:
        note(journal, Happened.AREAS_SPLIT, colour, 0)
        return 1
    if has_outlet(state, tiles, goal_number(state, book)) == 0:
        note(journal, Happened.AREA_WITHOUT_EDGE, colour, goal_number(state, book))
        return 1
    return 0
