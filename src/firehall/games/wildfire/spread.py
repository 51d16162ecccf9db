"""The fire spreads: a tile a turn, to the hottest place; or a firebreak.  [W-010] to [W-018], [W-044] to [W-050]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel
from ...core.masks import count, lowest
from ..hexes import FOUR, HALF, TILES, is_place, lay, packed
from .happened import Happened
from .men import ALL_FOUR, make_room_around
from .rules import Decision
from .state import CHANCE, NUMBERS, Act, Ask, Book, Cut, Phase, State
from .why import Why

OWNER = 8


@kernel
def uncover(state: State, book: Book) -> None:
    """While tiles lie face down, a turn begins with one; who may cut a firebreak says first, or looks first.

    [W-010] [W-013] [W-018] [W-044] [W-Q08]
    """
    if may_cut(state, book, Decision.DECLARED_FIRST) and state.cutting == Cut.UNDECIDED:
        state.asking, state.asked = Ask.CUT, state.active
    else:
        state.asking, state.asked = Ask.TILE, CHANCE


@kernel
def may_cut(state: State, book: Book, when: int) -> int:
    """1 if firebreaks are played, and decided on at this moment.  [W-044] [W-065] [W-075] [W-Q08] [W-Q12]"""
    return 1 if book.rules.firebreak and book.rules.firebreak_decision == when else 0


@kernel
def decide(state: State, code: int) -> None:
    """A tile is uncovered as usual, or looked at secretly for a firebreak.  [W-044] [W-045]"""
    state.cutting = Cut.YES if code == Act.CUT else Cut.NO
    state.phase = Phase.TURN


@kernel
def draw(state: State, book: Book, journal: Journal | None, number: int) -> None:
    """The tile that is drawn is seen by all, or by one seat alone.  [W-010] [W-045]"""
    state.drawn = number
    if is_secret(state, book):
        note(journal, Happened.LOOKED_SECRETLY, state.active, 0)
    else:
        note(journal, Happened.UNCOVERED, state.active, number)
    because(journal)
    find_hottest(state)


@kernel
def is_secret(state: State, book: Book) -> int:
    """1 if only the active seat knows which tile was drawn.  [W-045]"""
    return 1 if state.cutting == Cut.YES or may_cut(state, book, Decision.AFTER_LOOKING) else 0


@kernel
def find_hottest(state: State) -> None:
    """The hottest places: the sum of the numbers of the adjacent tiles is highest there.

    [W-014] [W-016] [W-017] [W-048] [W-Q01] [W-Q02] [W-Q03] [W-Q11] [W-Q25]
    """
    most = -1
    for word in range(2):
        state.hot[word] = 0
        left = state.forest.places[word]
        while left:
            heat = state.forest.heat[HALF * word + lowest(left)]
            if heat > most:
                most = heat
                state.hot[0], state.hot[word] = 0, 0
            if heat == most:
                state.hot[word] |= left & -left
            left &= left - 1


@kernel
def ask_where(state: State, book: Book, journal: Journal | None) -> None:
    """Of several hottest places the player chooses one.  [W-015] [W-046]"""
    if count(state.hot[0]) + count(state.hot[1]) > 1 or may_cut(state, book, Decision.AFTER_LOOKING):
        state.asking, state.asked = Ask.LAY, state.active
        return
    place = lowest(state.hot[0]) if state.hot[0] else HALF + lowest(state.hot[1])
    lay_drawn(state, book, journal, place, state.cutting == Cut.YES)


@kernel
def legal_places(state: State, book: Book, word: int) -> int:
    """The hottest of four places, for the tile as it is and for a firebreak.  [W-014] [W-046]"""
    place = FOUR * word
    hot = (state.hot[0] >> place if place < HALF else state.hot[1] >> (place - HALF)) & ALL_FOUR
    found = 0
    if may_lay(state, book, 0):
        found |= hot
    if may_lay(state, book, 1):
        found |= hot << FOUR
    return found


@kernel
def may_lay(state: State, book: Book, cut: int) -> int:
    """1 if the tile may be laid face up or, as a firebreak, face down.  [W-044] [W-046]"""
    if may_cut(state, book, Decision.AFTER_LOOKING):
        return 1
    return 1 if cut == (state.cutting == Cut.YES) else 0


@kernel
def why_not_lay(state: State, book: Book, code: int) -> int:
    """A tile goes to a hottest place, face up unless a firebreak is cut.  [W-014] [W-044] [W-046]"""
    place, cut = place_of(code), is_firebreak(code)
    if code & 63 >= 2 * FOUR or is_place(state.forest, place) == 0:
        return Why.NO_SUCH_MOVE
    if is_hot(state, place) == 0:
        return Why.NOT_HOTTEST
    if may_lay(state, book, cut):
        return Why.OK
    return Why.NO_FIREBREAK if cut else Why.FIREBREAK_DECLARED


@kernel
def place_of(code: int) -> int:
    """The place that a code is about: four to a word."""
    return FOUR * (code >> 6) + code % FOUR


@kernel
def is_firebreak(code: int) -> int:
    """1 if the tile is to be laid face down."""
    return (code & 63) // FOUR


@kernel
def is_hot(state: State, place: int) -> int:
    """1 if it is one of the hottest places."""
    return (state.hot[0] >> place) & 1 if place < HALF else (state.hot[1] >> (place - HALF)) & 1


@kernel
def lay_drawn(state: State, book: Book, journal: Journal | None, place: int, cut: int) -> None:
    """The tile is laid; a firebreak shows 0, and no men are placed in that turn.

    [W-014] [W-015] [W-046] [W-047] [W-048] [W-049] [W-Q09]
    """
    q, r = state.forest.q[TILES + place], state.forest.r[TILES + place]
    chosen = count(state.hot[0]) + count(state.hot[1]) > 1
    number = 0 if cut else state.drawn
    tile = lay(state.forest, q, r, number)
    state.number[tile] = number
    state.secret[tile] = OWNER * (state.active + 1) + state.drawn if cut else 0
    state.drawn, state.cutting, state.laid = 0, Cut.UNDECIDED, 1
    state.hot[0], state.hot[1] = 0, 0
    make_room_around(state, book, tile)
    kind = Happened.LAID_CHOSEN if chosen else Happened.LAID_HOTTEST
    note(journal, Happened.FIREBREAK_LAID if cut else kind, packed(q, r), number)
    state.phase = Phase.TURN_END if cut else Phase.TILE_LAID
    if state.pile == 0:
        note(journal, Happened.LAST_TILE_LAID, 0, 0)


@kernel
def legal_draws(state: State) -> int:
    """The numbers of the tiles that nobody has seen, as bits.  [A-004] [W-006]"""
    found = 0
    for number in range(1, NUMBERS):
        if state.left[number] > 0:
            found |= 1 << number
    return found


@kernel
def why_not_draw(state: State, code: int) -> int:
    """Only a number of which a tile is left can be drawn.  [A-005]"""
    if code < 1 or code >= NUMBERS:
        return Why.NO_SUCH_MOVE
    return Why.OK if state.left[code] > 0 else Why.NONE_LEFT


@kernel
def unseen(state: State) -> int:
    """How many tiles nobody has seen, those removed included."""
    total = 0
    for number in range(1, NUMBERS):
        total += state.left[number]
    return total


@kernel
def fate_of(state: State, n: int) -> int:
    """The number of the n-th unseen tile."""
    number = 1
    while n >= state.left[number]:
        n -= state.left[number]
        number += 1
    return number
