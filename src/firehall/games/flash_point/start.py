"""Setting up the family game, through the same moves as the rest.  [R-033] to [R-046], [R-254] to [R-257]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel
from ...core.masks import add, count, lowest
from .happened import Happened
from .house import burns
from .rules import DoorsInSetUp, SetUp
from .state import CHANCE, INSIDE, OUTSIDE, RING, SPACES, TEAM, Ask, Book, Phase, State
from .why import Why


@kernel
def lay_out(state: State, book: Book, journal: Journal | None) -> None:
    """Walls and closed doors, and for the printed set-up its fires and points of interest.

    [R-034] [R-035] [R-038] [R-041]
    """
    for space in range(SPACES):
        state.sides[space] = book.board.sides[space]
    state.flow[0] = book.board.flow[0]
    state.flow[1] = book.board.flow[1]
    state.victims_unseen = book.rules.victims
    state.false_unseen = book.rules.false_alarms
    state.first = -1
    state.phase = Phase.SET_UP
    state.asking = Ask.NOTHING
    if book.rules.family_setup == SetUp.PRINTED:
        state.fire[0] = book.board.fires
        state.hidden[0] = book.board.pois
        state.explosions = book.rules.setup_explosions
        tell_layout(state, journal)


@kernel
def tell_layout(state: State, journal: Journal | None) -> None:
    """The printed markers go into the journal, one by one."""
    if journal is not None:
        left = state.fire[0]
        while left:
            note(journal, Happened.SETUP_FIRE, lowest(left), 0)
            left &= left - 1
        left = state.hidden[0]
        while left:
            note(journal, Happened.SETUP_POI, lowest(left), 0)
            left &= left - 1


@kernel
def set_up(state: State, book: Book) -> None:
    """Ask for the next explosion, point of interest, start space, or who goes first.  [R-044] [R-045] [R-255]"""
    state.asked = CHANCE
    if state.explosions < book.rules.setup_explosions:
        state.asking = next_explosion(state, book)
    elif count(state.hidden[0]) < book.rules.points_of_interest:
        state.spot = 0
        state.asking = Ask.SETUP_POI_ROLL
    elif state.standing < state.crew:
        state.asking = Ask.START_SPACE
        state.asked = state.standing
    elif state.first < 0 and state.crew > 1:
        state.asking = Ask.FIRST_PLAYER
        state.asked = TEAM
    else:
        state.first = max(state.first, 0)
        state.active = state.first
        state.phase = Phase.ACTIONS


@kernel
def next_explosion(state: State, book: Book) -> int:
    """Which dice make the next explosion: three free rolls, or those of the experienced game.  [R-255] [R-256]"""
    if book.rules.family_setup == SetUp.ROLLED:
        if state.explosions == 0:
            return Ask.FIRST_EXPLOSION
        if state.explosions == 2 and turned_column(state, book) & ~state.fire[0]:
            return Ask.TURNED_ROLL
    return Ask.EXPLOSION_ROLL


@kernel
def start_spaces(book: Book) -> int:
    """The eight spaces of the first explosion, as bits.  [R-147] [RD-32]"""
    found = 0
    for face in range(8):
        found |= 1 << book.board.start[face]
    return found


@kernel
def turned_column(state: State, book: Book) -> int:
    """The spaces on the opposite face of the black die rolled last, as bits.  [R-150] [RA-45]"""
    found = 0
    for space in range(48):
        if book.board.black[space] + book.board.black[state.spot] == 9:
            found |= 1 << space
    return found


@kernel
def rollable(state: State, book: Book) -> int:
    """The spaces that the dice of this set-up roll can name, as bits."""
    if state.asking == Ask.FIRST_EXPLOSION:
        return start_spaces(book)
    if state.asking == Ask.TURNED_ROLL:
        return turned_column(state, book)
    return INSIDE


@kernel
def taken_as_rolled(state: State, book: Book) -> int:
    """Of those, the spaces for which the dice are not rolled again.  [R-149] [R-151] [R-154] [RA-38] [RA-44]"""
    if state.asking == Ask.SETUP_POI_ROLL:
        return INSIDE & ~(state.fire[0] | state.hidden[0])
    return rollable(state, book) & ~state.fire[0]


@kernel
def set_up_poi(state: State, journal: Journal | None, space: int) -> None:
    """The first points of interest are rolled, again where one lies or fire burns.  [R-154] [R-255] [RA-38] [RA-44]"""
    if ((state.fire[0] | state.hidden[0]) >> space) & 1:
        note(journal, Happened.SETUP_POI_REJECTED, space, 0)
    else:
        add(state.hidden, space)
        note(journal, Happened.SETUP_POI_ROLLED, space, 0)


@kernel
def rolls_again(state: State, space: int) -> int:
    """1 if an explosion of the set-up must be rolled again because the space burns.  [RA-44]"""
    return burns(state, space)


@kernel
def stand_at(state: State, journal: Journal | None, place: int) -> None:
    """Each firefighter starts on any space outside; spaces may be shared.  [R-044] [RA-24]"""
    state.where[state.standing] = RING + place
    note(journal, Happened.STARTED_AT, state.standing, RING + place)
    state.standing += 1


@kernel
def go_first(state: State, journal: Journal | None, who: int) -> None:
    """The team agrees on who goes first.  [R-045] [R-131]"""
    state.first = who
    note(journal, Happened.GOES_FIRST, who, 0)


@kernel
def why_not_start_at(code: int) -> int:
    """The ring around the house has thirty-two spaces.  [R-022] [R-044]"""
    return Why.OK if (OUTSIDE >> code) & 1 else Why.NO_SUCH_MOVE


@kernel
def spares_walls(state: State, book: Book) -> int:
    """The simple random set-up places no damage markers.  [R-255] [RD-14]"""
    return 1 if state.phase == Phase.SET_UP and book.rules.family_setup == SetUp.RANDOM else 0


@kernel
def spares_doors(state: State, book: Book) -> int:
    """Its explosions destroy doors, unless the table wants to keep them.  [RA-43]"""
    if state.phase != Phase.SET_UP or book.rules.family_setup != SetUp.RANDOM:
        return 0
    return 1 if book.rules.random_setup_doors == DoorsInSetUp.KEPT else 0
