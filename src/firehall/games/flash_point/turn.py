"""A turn: take actions, advance the fire, replenish the points of interest.  [R-047] [R-048] [P-048]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, note
from ...core.kernel import kernel, part
from ...core.masks import HEAP_PLANES, drop, lowest
from .acts import OWN_WORDS, WORDS_WITH_COMPANY, act, commands, end_actions, more_words
from .answers import answer, fate, fates, legal, why_not
from .crew_change import note_fresh_start
from .ending import finish, nobody_left_to_save
from .fire import flash_over
from .flare_up import flares_up
from .happened import Happened
from .harm import knock_down, knock_down_one, lose, lose_victims, turn_over_lost
from .hazmat import hazmats_go_off, holds_flashover
from .house import burns
from .moves import key
from .points import replenish
from .rules import EndOnFire, Search
from .spending import get_extra, turn_points
from .start import lay_out, set_up
from .starving import phase_after_harm, starves
from .state import CHANCE, CREW, NOWHERE, WORDS, Ask, Book, Ending, Phase, State
from .strike import harms_as_it_burns, strike_late, turn_over_struck
from .vehicles import ask_riders


@kernel
def words() -> int:
    """All codes of the family game fit one word: rolls need 48, outside spaces 32, actions 49."""
    return 1 + more_words()


@kernel
def span(state: State, book: Book) -> int:
    """Questions and simple actions have codes in the first word alone, commands in all of them."""
    return 1 + more_span(state) if state.asking == Ask.ACTION else 1


@part("hazmats", "specialists")
@kernel
def more_span(state: State) -> int:
    """How many more words an acting firefighter may need."""
    return (WORDS_WITH_COMPANY if commands(state) else OWN_WORDS) - 1


@kernel
def begin(state: State, book: Book, journal: Journal | None) -> None:
    """Lay out the board and ask the first question of the set-up.  [R-033] [R-140]"""
    lay_out(state, book, journal)
    go_on(state, book, journal)


@kernel
def apply(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """Carry out a move that is known to be legal, and all that follows until somebody is asked again."""
    asking = state.asking
    if asking == Ask.ACTION:
        act(state, book, journal, code)
    else:
        answer(state, book, journal, asking, code)
    if state.asking == Ask.NOTHING:
        go_on(state, book, journal)


@kernel
def go_on(state: State, book: Book, journal: Journal | None) -> None:
    """Go through the phases until somebody is asked or the game is over.

    [R-048] [R-102] [R-130] [RD-25] [P-048] [P-085] [P-113]
    """
    while state.asking == Ask.NOTHING:
        phase = state.phase
        if phase == Phase.ACTIONS:
            state.asking = Ask.ACTION
            state.asked = state.active
        elif phase == Phase.TURN_END:
            leave_actions(state, book, journal)
        elif phase == Phase.FIRE:
            burn_on(state, book, journal)
        elif phase == Phase.KNOCK_DOWNS:
            if not knock_down(state, book, journal):
                state.phase = Phase.LOSSES
        elif phase == Phase.LOSSES:
            lose(state, book, journal)
        elif phase == Phase.TURN_START or phase == Phase.POINTS:
            if phase == Phase.TURN_START or is_turn_over(state, book, journal):
                start_turn(state, book, journal)
        elif phase == Phase.RUIN:
            fall_in(state, journal)
        elif phase == Phase.SET_UP:
            set_up(state, book)
        else:
            go_on_elsewhere(state, book, journal, phase)


@part("vehicles", "starving")
@kernel
def go_on_elsewhere(state: State, book: Book, journal: Journal | None, phase: int) -> None:
    """Phases that only some editions have: riding along, what the deck gun struck, starving fire."""
    if phase == Phase.RIDES:
        ask_riders(state, book, journal)
    elif phase == Phase.DELUGE:
        if not turn_over_struck(state):
            state.phase = Phase.ACTIONS
            nobody_left_to_save(state, book, journal)
            if state.ending == 0 and lies_down(state):
                end_actions(state, book, journal)
    elif not starves(state, book):
        state.phase = Phase.POINTS


# The phases


@kernel
def start_turn(state: State, book: Book, journal: Journal | None) -> None:
    """In 2010 a turn begins with the search for points of interest, and the first one with coming to the board.

    [P-048] [P-053] [P-063] [P-Q30] [P-Q32]
    """
    if book.rules.search == Search.BEFORE_THE_ACTIONS and replenish(state, book, journal):
        return
    if state.where[state.active] == NOWHERE:
        state.standing = state.active
        state.asking = Ask.START_SPACE
        state.asked = state.active
    elif lies_down(state):
        stand_up(state, book, journal)
    else:
        begin_turn(state, book, journal)


@part("strikes")
@kernel
def lies_down(state: State) -> int:
    """1 if the active firefighter was knocked down.  [P-105]"""
    return (state.down >> state.active) & 1


@part("strikes")
@kernel
def stand_up(state: State, book: Book, journal: Journal | None) -> None:
    """Who lies on the ground stands up and forfeits the turn, but the fire goes on.

    Where nobody may end a turn in fire, the one who stands up has rolled it out.
    [P-105] [P-106] [P-108] [P-Q10] [P-Q14] [P-Q15]
    """
    back_to(journal, NO_CAUSE)
    state.down &= ~(1 << state.active)
    note(journal, Happened.STOOD_UP, state.active, 0)
    if book.rules.end_on_fire == EndOnFire.FORBIDDEN:
        drop(state.fire, state.where[state.active])
    state.standing = 0
    state.phase = Phase.TURN_END if book.rules.downed_rolls_fire else Phase.POINTS


@kernel
def begin_turn(state: State, book: Book, journal: Journal | None) -> None:
    """The active firefighter gets four points, or those of the specialist, and those that were saved.

    [R-049] [R-055] [RA-07] [R-194] [P-050] [P-080]
    """
    who = state.active
    state.points = turn_points(state, book, who) + state.saved[who]
    state.saved[who] = 0
    get_extra(state, book, who)
    note_fresh_start(state, book)
    back_to(journal, NO_CAUSE)
    note(journal, Happened.TURN_BEGAN, who, state.points)
    state.phase = Phase.ACTIONS
    state.asking = Ask.ACTION
    state.asked = who


@kernel
def leave_actions(state: State, book: Book, journal: Journal | None) -> None:
    """After the actions the fire is rolled for; whoever still stands in fire may be knocked down first.

    [R-080] [RA-22] [P-066] [P-085] [P-Q10]
    """
    while state.standing < state.crew:
        if not is_led_into_fire(state, book, state.standing):
            state.standing += 1
        elif knock_down_one(state, book, journal):
            return
    state.asking = Ask.FIRE_ROLL
    state.asked = CHANCE


@kernel
def is_led_into_fire(state: State, book: Book, who: int) -> int:
    """1 for who ends the own turn in fire, or is left there by a captain, where that means being knocked down.

    [RA-22]
    """
    if book.rules.end_on_fire != EndOnFire.KNOCKED_DOWN or not burns(state, state.where[who]):
        return 0
    return 1 if who == state.active else commands(state)


@kernel
def burn_on(state: State, book: Book, journal: Journal | None) -> None:
    """When the fire has advanced: flashover, hazmats, flare-ups; then people.

    [R-102] [R-246] [R-247] [R-248] [P-113] [P-194]
    """
    if turn_over_struck(state):
        return
    if not holds_flashover(state, book):
        flash_over(state, book, journal)
    if state.ending == 0:
        strike_late(state, book, journal)
    if state.ending != 0 or turn_over_struck(state):
        return
    if hazmats_go_off(state, book, journal) or flares_up(state, book, journal):
        return
    calm_down(state)
    state.standing = 0
    if harms_as_it_burns(book):
        state.phase = phase_after_harm(state, book)
        nobody_left_to_save(state, book, journal)
    else:
        state.phase = Phase.KNOCK_DOWNS


@part("hazmats", "hot_spots")
@kernel
def calm_down(state: State) -> None:
    """The fire phase is over, and with it all that went on in it."""
    state.fury = 0
    state.rolled = 0


@kernel
def is_turn_over(state: State, book: Book, journal: Journal | None) -> int:
    """In 2011 a turn ends with replenishing; then the next firefighter clockwise takes a turn, and the answer is 1.

    [R-047] [R-115] [R-123] [P-052]
    """
    if book.rules.search == Search.AFTER_THE_FIRE and replenish(state, book, journal):
        return 0
    state.active += 1
    if state.active >= state.crew:
        state.active = 0
    state.phase = Phase.TURN_START
    return 1


@kernel
def fall_in(state: State, journal: Journal | None) -> None:
    """A collapse takes all victims and points of interest that are on the board.  [R-128] [RA-01]"""
    lose_victims(state, journal, Happened.RUIN_TOOK_VICTIM, -1, -1)
    for word in range(WORDS):
        if state.hidden[word]:
            turn_over_lost(state, 64 * word + lowest(state.hidden[word]))
            return
    finish(state, Ending.COLLAPSE)


@kernel
def wipe(state: State, blank: State) -> None:
    """Make a state blank but for its crew, so that a new game can begin in it."""
    for word in range(WORDS):
        state.fire[word] = 0
        state.smoke[word] = 0
        state.hidden[word] = 0
        state.victims[word] = 0
        state.victims[WORDS + word] = 0
    for who in range(CREW):
        state.where[who] = 0
        state.saved[who] = 0
    state.crew = blank.crew
    state.spot = 0
    state.rolled = 0
    state.active = 0
    state.points = 0
    state.standing = 0
    state.damage = 0
    state.rescued = 0
    state.lost = 0
    state.false_found = 0
    state.false_lost = 0
    state.explosions = 0
    state.ending = 0
    state.won = 0
    wipe_more(state)


@part("hazmats", "specialists", "strikes")
@kernel
def wipe_more(state: State) -> None:
    """The same for what only some editions use."""
    for word in range(WORDS):
        state.treated[word] = 0
        state.treated[WORDS + word] = 0
    for plane in range(HEAP_PLANES):
        state.hazmats[plane] = 0
    for who in range(CREW):
        state.role[who] = 0
    state.hot = 0
    state.struck = 0
    state.primed = 0
    state.roles_held = 0
    state.command = 0
    state.extra = 0
    state.cafs_told = 0
    state.fresh = 0
    state.down = 0
    state.engine = 0
    state.ambulance = 0
    state.vehicle = 0
    state.aboard = 0
    state.dice = 0
    state.fury = 0
    state.hot_spots_left = 0
    state.hot_spots_rolled = 0
    state.hazmats_unseen = 0
    state.hazmats_rolled = 0
    state.hazmats_gone = 0
    state.hazmats_burst = 0


__all__ = [
    "apply",
    "begin",
    "fate",
    "fates",
    "key",
    "legal",
    "span",
    "why_not",
    "wipe",
    "words",
]
