"""Points of interest: turning them over and replenishing them.  [R-064] to [R-066], [R-115] to [R-123]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import add, bag_add, bag_total, count, drop, heap_add, heap_spaces, heap_total
from .ending import nobody_left_to_save
from .happened import Happened
from .house import has_poi
from .rules import NewPoi
from .state import CHANCE, INSIDE, NOWHERE, RING, WORDS, Ask, Book, Draw, Phase, State
from .strike import too_many_deaths
from .why import Why


@kernel
def pile(state: State) -> int:
    """How many points of interest wait in the supply: the unseen, less those on the board.  [R-039] [R-040] [R-161]"""
    return unseen(state) - hidden_on_board(state)


@kernel
def unseen(state: State) -> int:
    """How many points of interest nobody has seen yet, in the supply or hidden on the board.

    [R-036] [P-139] [P-014]
    """
    return state.victims_unseen + state.false_unseen + state.hazmats_unseen


@kernel
def hidden_on_board(state: State) -> int:
    """How many hidden points of interest lie on the board."""
    return count(state.hidden[0]) + count(state.hidden[1])


@kernel
def on_board(state: State, book: Book) -> int:
    """Hidden points of interest and revealed victims count together.  [R-116] [R-117] [P-054]"""
    return hidden_on_board(state) + bag_total(state.victims, WORDS) + hazmats_that_count(state, book)


@part("hazmats")
@kernel
def hazmats_that_count(state: State, book: Book) -> int:
    """In 2010 hazmats that were found count among the points of interest.  [P-Q55] [P-199]"""
    return heap_total(state.hazmats) if book.rules.hazmats_count else 0


@kernel
def replenish(state: State, book: Book, journal: Journal | None) -> int:
    """Three points of interest lie on the board, while the supply lasts; 1 if one has to be rolled for.

    [R-115] [RA-33] [P-049] [P-053] [P-055] [P-Q05] [P-Q32]
    """
    if on_board(state, book) >= book.rules.points_of_interest:
        return 0
    back_to(journal, NO_CAUSE)
    if pile(state) == 0:
        note(journal, Happened.POI_NONE_LEFT, 0, 0)
        return 0
    if poi_spaces(state, book) == 0:
        note(journal, Happened.POI_NO_SPACE, 0, 0)
        return 0
    state.asking = Ask.POI_ROLL
    state.asked = CHANCE
    return 1


@kernel
def poi_spaces(state: State, book: Book) -> int:
    """The spaces on which a new point of interest may lie.

    [R-122] [R-250] [RD-04] [RA-39] [P-056] [P-057] [P-058] [P-059] [P-D10]
    """
    free = INSIDE & ~(state.hidden[0] | state.victims[0] | state.victims[WORDS])
    if book.rules.new_poi == NewPoi.CLEARS_SPACE:
        return free
    free &= ~state.fire[0]
    if book.rules.poi_on_smoke == 0:
        free &= ~state.smoke[0]
    if book.rules.hazmats_count:
        free &= ~heap_spaces(state.hazmats)
    for who in range(state.crew):
        if state.where[who] < RING:
            free &= ~(1 << state.where[who])
    return free


@kernel
def poi_rolls(state: State, book: Book) -> int:
    """The spaces, as bits, that need not be rolled again for a point of interest.  [R-253] [RA-40] [P-Q04]"""
    free = poi_spaces(state, book)
    if book.rules.new_poi == NewPoi.CLEARS_SPACE:
        return free
    if free & book.board.paths_meet:
        return INSIDE
    found = 0
    for space in range(48):
        if free & book.board.path[space]:
            found |= 1 << space
    return found


@kernel
def along_arrows(book: Book, free: int, space: int) -> int:
    """The first of some spaces on the printed path that begins with a space; `NOWHERE` if the path has none.

    [R-251] [R-252] [RA-41] [P-060] [P-061] [P-Q03] [P-D01]
    """
    if free & book.board.path[space] == 0:
        return NOWHERE
    while (free >> space) & 1 == 0:
        space = book.board.arrow[space]
    return space


@kernel
def place(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hidden point of interest comes to the space rolled.  [R-118] [R-135] [P-062]"""
    note(journal, Happened.POI_ROLLED, space, 0)
    before = because(journal)
    if book.rules.new_poi == NewPoi.FOLLOWS_ARROWS:
        follow_arrows(state, book, journal, space)
    else:
        clear_and_place(state, journal, space)
    if state.asking != Ask.POI_DRAW:
        back_to(journal, before)


@kernel
def clear_and_place(state: State, journal: Journal | None, space: int) -> None:
    """Smoke and fire are removed from the space first; where one lies already, the dice are rolled again.

    [R-119] [R-122] [RA-39]
    """
    if has_poi(state, space):
        note(journal, Happened.POI_REJECTED, space, 0)
        return
    if ((state.fire[0] | state.smoke[0]) >> space) & 1:
        drop(state.fire, space)
        drop(state.smoke, space)
        note(journal, Happened.POI_CLEARED_SPACE, space, 0)
    add(state.hidden, space)
    note(journal, Happened.POI_PLACED, space, 0)
    meet_firefighters(state, journal, space)


@kernel
def follow_arrows(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """From a space where none may lie it moves on along the arrows; if the path has no place, roll again.

    [R-250] [R-251] [R-253] [RA-39] [P-060]
    """
    there = along_arrows(book, poi_spaces(state, book), space)
    if there == NOWHERE:
        note(journal, Happened.POI_REJECTED, space, 0)
    else:
        if there != space:
            note(journal, Happened.POI_MOVED_ON, space, 0)
        add(state.hidden, there)
        note(journal, Happened.POI_PLACED, there, 0)


@kernel
def meet_firefighters(state: State, journal: Journal | None, space: int) -> None:
    """A point of interest placed on a firefighter's space is turned over at once.  [R-120] [R-121] [RD-03]"""
    for who in range(state.crew):
        if state.where[who] == space:
            state.spot = space
            state.asking = Ask.POI_DRAW
            state.asked = CHANCE
    if state.asking == Ask.POI_DRAW:
        note(journal, Happened.POI_MET_FIREFIGHTER, space, 0)
        because(journal)


@kernel
def why_not_draw(state: State, book: Book, code: int) -> int:
    """Only what has not been seen yet can be drawn.  [R-036] [R-118]"""
    if code == Draw.VICTIM:
        return Why.OK if state.victims_unseen > 0 else Why.NONE_LEFT
    if code == Draw.FALSE_ALARM:
        return Why.OK if state.false_unseen > 0 else Why.NONE_LEFT
    return why_not_draw_hazmat(state, book) if code == Draw.HAZMAT else Why.NO_SUCH_MOVE


@part("hazmats", otherwise=Why.NOT_IN_THIS_EDITION)
@kernel
def why_not_draw_hazmat(state: State, book: Book) -> int:
    """In 2010 a point of interest may be a hazmat, in the advanced game.  [P-035] [P-044] [P-199]"""
    if book.rules.hazmats_hidden == 0:
        return Why.NOT_IN_THIS_EDITION
    return Why.OK if state.hazmats_unseen > 0 else Why.NONE_LEFT


@kernel
def legal_draws(state: State) -> int:
    """What a point of interest may turn out to be, as bits.  [R-008] [P-033] [P-034] [P-035]"""
    found = (1 if state.victims_unseen > 0 else 0) | (2 if state.false_unseen > 0 else 0)
    return found | (4 if state.hazmats_unseen > 0 else 0)


@kernel
def draw_of(state: State, n: int) -> int:
    """What the n-th of the unseen points of interest is.  [R-037] [RD-21]"""
    if n < state.victims_unseen:
        return Draw.VICTIM
    return Draw.FALSE_ALARM if n < state.victims_unseen + state.false_unseen else Draw.HAZMAT


@kernel
def turn_over(state: State, book: Book, journal: Journal | None, drawn: int) -> None:
    """A point of interest shows its face: found by a firefighter, or lost in the fire or under the ruins.

    [R-065] [R-066] [R-107] [R-128]
    """
    drop(state.hidden, state.spot)
    if drawn == Draw.VICTIM:
        state.victims_unseen -= 1
    elif drawn == Draw.FALSE_ALARM:
        state.false_unseen -= 1
    else:
        state.hazmats_unseen -= 1
        uncover_hazmat(state, journal)
    phase = state.phase
    if phase == Phase.LOSSES:
        lose_drawn(state, journal, drawn, Happened.LOST_WAS_VICTIM, Happened.LOST_WAS_FALSE_ALARM)
    elif phase == Phase.RUIN:
        lose_drawn(state, journal, drawn, Happened.RUIN_WAS_VICTIM, Happened.RUIN_WAS_FALSE_ALARM)
    elif phase == Phase.FIRE or phase == Phase.DELUGE:
        lose_drawn(state, journal, drawn, Happened.STRUCK_WAS_VICTIM, Happened.STRUCK_WAS_FALSE_ALARM)
        too_many_deaths(state, book, journal)
    else:
        find_drawn(state, journal, drawn)
        nobody_left_to_save(state, book, journal)
    state.spot = 0


@part("hazmats")
@kernel
def uncover_hazmat(state: State, journal: Journal | None) -> None:
    """A hazmat stays where it was found; one that fire has reached will explode, water does nothing to it.

    [P-035] [P-174] [P-Q18] [P-Q49]
    """
    heap_add(state.hazmats, state.spot)
    note(journal, Happened.FOUND_HAZMAT, state.spot, 0)
    if state.phase == Phase.FIRE or state.phase == Phase.LOSSES:
        state.primed |= 1 << state.spot


@kernel
def find_drawn(state: State, journal: Journal | None, drawn: int) -> None:
    """A victim stays on the space, a false alarm goes to the rescued spot and counts for nothing.

    [R-065] [R-066] [P-122] [P-123] [P-Q33]
    """
    if drawn == Draw.VICTIM:
        bag_add(state.victims, WORDS, state.spot)
        note(journal, Happened.FOUND_VICTIM, state.spot, 0)
    elif drawn == Draw.FALSE_ALARM:
        state.false_found += 1
        note(journal, Happened.FOUND_FALSE_ALARM, state.spot, 0)


@kernel
def lose_drawn(state: State, journal: Journal | None, drawn: int, was_victim: int, was_false_alarm: int) -> None:
    """Both go to the lost spot; only victims count.  [R-107] [RA-48] [RD-17] [P-171] [P-173]"""
    if drawn == Draw.VICTIM:
        state.lost += 1
        note(journal, was_victim, state.spot, state.lost)
    elif drawn == Draw.FALSE_ALARM:
        state.false_lost += 1
        note(journal, was_false_alarm, state.spot, 0)
