"""Setting up a game, through the same moves as the rest.

[R-033] to [R-046], [R-138] to [R-164], [R-254] to [R-257], [P-040] to [P-047], [P-138] to [P-146]
"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import add, count, heap_add, heap_spaces, lowest
from .happened import Happened
from .house import burns
from .points import follow_arrows, poi_rolls
from .rules import Dealing, DoorsInSetUp, Entry, SetUp, Switch
from .specialists import roles_to_take
from .state import (
    CHANCE,
    INSIDE,
    NOWHERE,
    OUTSIDE,
    RING,
    SPACES,
    TEAM,
    UNPARKED,
    Ask,
    Book,
    Phase,
    State,
    Vehicle,
)
from .why import Why

DEALT = 1


@kernel
def lay_out(state: State, book: Book, journal: Journal | None) -> None:
    """Walls and closed doors, and for the printed set-up its fires and points of interest.

    [R-034] [R-035] [R-038] [R-041] [R-141] [P-029] [P-030] [P-041] [P-045] [P-046] [P-042] [P-140] [P-Q01]
    """
    for space in range(SPACES):
        state.sides[space] = book.board.sides[space]
    state.flow[0] = book.board.flow[0]
    state.flow[1] = book.board.flow[1]
    state.victims_unseen = book.rules.victims
    state.false_unseen = book.rules.false_alarms
    for who in range(state.crew):
        state.where[who] = NOWHERE
    state.first = -1
    state.phase = Phase.SET_UP
    state.asking = Ask.NOTHING
    lay_out_hazmats(state, book)
    lay_out_vehicles(state, book)
    lay_out_reserve(state, book)
    if book.rules.opening == SetUp.PRINTED:
        state.fire[0] = book.board.fires
        state.hidden[0] = book.board.pois
        state.explosions = explosions_wanted(book)
        tell_layout(state, journal)


@part("hazmats")
@kernel
def lay_out_hazmats(state: State, book: Book) -> None:
    """In 2010 hazmats are mixed among the points of interest.  [P-139] [P-199]"""
    state.hazmats_unseen = book.rules.hazmats if book.rules.hazmats_hidden else 0


@part("vehicles")
@kernel
def lay_out_vehicles(state: State, book: Book) -> None:
    """No vehicle is parked yet.  [R-163]"""
    if book.rules.vehicles:
        state.engine = UNPARKED
        state.ambulance = UNPARKED


@part("hot_spots")
@kernel
def lay_out_reserve(state: State, book: Book) -> None:
    """The hot spots that may still come to the board.  [R-160]"""
    state.hot_spots_left = book.rules.hot_spots_reserve if book.rules.hot_spots else 0


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
    """Ask for whatever is still missing, in the order of the rules.

    Explosions, hazmats, points of interest, specialists, hot spots, start spaces, vehicles, who goes first.
    [R-044] [R-045] [R-255] [R-142] [R-162] [R-164] [P-047] [P-145]
    """
    state.asked = CHANCE
    early = book.rules.entry == Entry.FIRST_TURN
    if state.explosions < explosions_wanted(book):
        state.asking = next_explosion(state, book)
    elif hazmats_missing(state, book):
        state.asking = Ask.HAZMAT_ROLL
    elif poi_missing(state, book):
        state.asking = Ask.SETUP_POI_ROLL
    elif early and state.first < 0:
        ask_who_is_first(state)
    elif deal_specialists(state, book):
        return
    elif hot_spots_missing(state, book):
        state.asking = Ask.HOT_SPOT_ROLL
    elif not early and state.standing < state.crew:
        state.asking = Ask.START_SPACE
        state.asked = state.standing
    elif ask_for_parking(state):
        state.asked = state.first if state.first >= 0 else TEAM
    elif state.first < 0:
        ask_who_is_first(state)
    else:
        state.active = state.first
        state.phase = Phase.TURN_START


@kernel
def ask_who_is_first(state: State) -> None:
    """The team decides who goes first; whoever is alone need not be asked.  [R-045] [R-164] [P-047] [P-145]"""
    if state.crew > 1:
        state.asking = Ask.FIRST_PLAYER
        state.asked = TEAM
    else:
        state.first = 0


# Explosions


@kernel
def explosions_wanted(book: Book) -> int:
    """How many explosions begin the game; one more, if the first one is not counted.  [R-142] [P-139] [P-Q39]"""
    return book.rules.setup_explosions + 1 - book.rules.first_explosion_counts


@kernel
def next_explosion(state: State, book: Book) -> int:
    """Which dice make the next explosion: free rolls, or those of the experienced game.  [R-255] [R-256] [R-152]"""
    if book.rules.opening == SetUp.ROLLED and state.explosions == 0:
        return Ask.FIRST_EXPLOSION
    if turns_die(state, book) and turned_column(state, book) & ~state.fire[0]:
        return Ask.TURNED_ROLL
    return Ask.EXPLOSION_ROLL


@kernel
def turns_die(state: State, book: Book) -> int:
    """1 if the next explosion is the third of the experienced game, for which the black die is turned over.  [R-150]"""
    return 1 if book.rules.opening == SetUp.ROLLED and state.explosions == 2 else 0


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
def rolls_again(state: State, book: Book, space: int) -> int:
    """1 if an explosion must be rolled again because the space burns; in 2010 it just explodes.

    [RA-44] [R-149] [R-151] [P-143] [P-Q40]
    """
    return burns(state, space) if book.rules.opening != SetUp.PLAIN else 0


@kernel
def spares_walls(state: State, book: Book) -> int:
    """The simple random set-up places no damage markers.  [R-255] [RD-14]"""
    return 1 if state.phase == Phase.SET_UP and book.rules.opening == SetUp.RANDOM else 0


@kernel
def spares_doors(state: State, book: Book) -> int:
    """Its explosions destroy doors, unless the table wants to keep them.  [RA-43]"""
    if state.phase != Phase.SET_UP or book.rules.opening != SetUp.RANDOM:
        return 0
    return 1 if book.rules.random_setup_doors == DoorsInSetUp.KEPT else 0


# Hazmats, points of interest, hot spots


@part("hazmats")
@kernel
def hazmats_missing(state: State, book: Book) -> int:
    """1 while hazmats of the level are to be placed; the six there are never run out.

    [R-014] [R-143] [R-144] [R-145] [R-146] [R-153] [RA-32] [RD-01]
    """
    return 1 if book.rules.hazmats_hidden == 0 and state.hazmats_rolled < book.rules.hazmats else 0


@part("hazmats")
@kernel
def hazmat_spaces(state: State, book: Book) -> int:
    """The spaces, as bits, for which a hazmat is not rolled again.  [R-153] [RA-37]"""
    taken = state.fire[0]
    if book.rules.hazmat_stacking == Switch.OFF:
        taken |= heap_spaces(state.hazmats)
    return INSIDE & ~taken


@part("hazmats")
@kernel
def set_up_hazmat(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hazmat is placed on the space rolled, unless it burns.  [R-153] [RA-37]"""
    if (hazmat_spaces(state, book) >> space) & 1:
        heap_add(state.hazmats, space)
        state.hazmats_rolled += 1
        note(journal, Happened.SETUP_HAZMAT, space, 0)
    else:
        note(journal, Happened.SETUP_HAZMAT_REJECTED, space, 0)


@kernel
def poi_missing(state: State, book: Book) -> int:
    """1 while points of interest are to be placed and there is room for them.  [R-154] [P-144] [P-Q42]"""
    if count(state.hidden[0]) >= book.rules.points_of_interest:
        return 0
    return 1 if setup_poi_spaces(state, book) else 0


@kernel
def setup_poi_spaces(state: State, book: Book) -> int:
    """The spaces, as bits, for which a first point of interest is not rolled again.  [R-154] [RA-38] [RA-44] [P-Q42]"""
    if book.rules.setup_poi_arrows:
        return poi_rolls(state, book)
    return INSIDE & ~(state.fire[0] | state.hidden[0])


@kernel
def set_up_poi(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """The first points of interest are rolled, again where one lies or fire burns.

    [R-154] [R-255] [RA-38] [RA-44] [P-144] [P-Q42]
    """
    if (setup_poi_spaces(state, book) >> space) & 1 == 0:
        note(journal, Happened.SETUP_POI_REJECTED, space, 0)
    elif book.rules.setup_poi_arrows:
        note(journal, Happened.POI_ROLLED, space, 0)
        before = because(journal)
        follow_arrows(state, book, journal, space)
        back_to(journal, before)
    else:
        add(state.hidden, space)
        note(journal, Happened.SETUP_POI_ROLLED, space, 0)


@part("hot_spots")
@kernel
def hot_spots_missing(state: State, book: Book) -> int:
    """1 while hot spots for the level and the size of the crew are to be placed.  [R-011] [R-157] [R-158] [R-159]"""
    if book.rules.hot_spots == 0:
        return 0
    wanted = book.rules.hot_spots_more + book.rules.hot_spots_crew[state.crew - 1]
    return 1 if state.hot_spots_rolled < wanted else 0


@part("hot_spots")
@kernel
def set_up_hot_spot(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hot spot is placed on the space rolled, unless it has one.  [R-157]"""
    if (state.hot >> space) & 1:
        note(journal, Happened.SETUP_HOT_SPOT_REJECTED, space, 0)
    else:
        mark_hot(state, book, journal, space)
        state.hot_spots_rolled += 1


@part("hot_spots")
@kernel
def mark_hot(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hot spot of the set-up does not come from the reserve.  [R-148] [R-149] [R-151] [R-152] [R-160]"""
    if book.rules.hot_spots:
        state.hot |= 1 << space
        note(journal, Happened.SETUP_HOT_SPOT, space, 0)


# Firefighters and vehicles


@part("specialists")
@kernel
def deal_specialists(state: State, book: Book) -> int:
    """Each firefighter, whoever plays it, chooses or draws a specialist in turn; 1 while that goes on.

    [R-155] [R-156] [R-194] [P-146] [P-176]
    """
    if book.rules.specialists == 0 or state.roles_held & DEALT:
        return 0
    if state.standing == state.crew:
        state.standing = 0
        state.roles_held |= DEALT
    elif roles_to_take(state, book) == 0:
        state.standing += 1
    elif book.rules.dealing == Dealing.DRAWN:
        state.asking = Ask.SPECIALIST_DRAW
    else:
        state.asking = Ask.SPECIALIST
        state.asked = state.standing
    return 1


@part("vehicles")
@kernel
def ask_for_parking(state: State) -> int:
    """Both vehicles are placed before the first turn, the engine first; 1 while one is missing.  [R-163] [P-152]"""
    if state.engine == UNPARKED:
        state.asking = Ask.PARK_ENGINE
        return 1
    if state.ambulance == UNPARKED:
        state.asking = Ask.PARK_AMBULANCE
        return 1
    return 0


@kernel
def parked_vehicle(asking: int) -> int:
    """Which vehicle is to be parked."""
    return Vehicle.ENGINE if asking == Ask.PARK_ENGINE else Vehicle.AMBULANCE


@kernel
def stand_at(state: State, journal: Journal | None, place: int) -> None:
    """Each firefighter starts on any space outside; spaces may be shared.  [R-044] [R-162] [RA-24] [P-063] [P-Q30]"""
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
