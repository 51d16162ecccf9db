"""Points of interest: turning them over and replenishing them.  [R-064] to [R-066], [R-115] to [R-123]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import add, bag_add, bag_total, count, drop
from .ending import nobody_left_to_save
from .happened import Happened
from .house import has_poi
from .state import CHANCE, INSIDE, WORDS, Ask, Book, Draw, Phase, State
from .why import Why


@kernel
def pile(state: State) -> int:
    """How many points of interest wait in the supply: those unseen that don't lie on the board.  [R-039] [R-040]"""
    return state.victims_unseen + state.false_unseen - hidden_on_board(state)


@kernel
def hidden_on_board(state: State) -> int:
    """How many hidden points of interest lie on the board."""
    return count(state.hidden[0]) + count(state.hidden[1])


@kernel
def on_board(state: State) -> int:
    """Hidden points of interest and revealed victims count together.  [R-116] [R-117]"""
    return hidden_on_board(state) + bag_total(state.victims, WORDS)


@kernel
def replenish(state: State, book: Book, journal: Journal | None) -> None:
    """At the end of a turn three points of interest lie on the board, while the supply lasts.  [R-115] [RA-33]"""
    if on_board(state) >= book.rules.points_of_interest:
        state.phase = Phase.ACTIONS
    elif pile(state) == 0:
        back_to(journal, NO_CAUSE)
        note(journal, Happened.POI_NONE_LEFT, 0, 0)
        state.phase = Phase.ACTIONS
    else:
        state.asking = Ask.POI_ROLL
        state.asked = CHANCE


@kernel
def poi_spaces(state: State) -> int:
    """The spaces on which a new point of interest is not rolled again.  [R-122] [RD-04]"""
    return INSIDE & ~(state.hidden[0] | state.victims[0] | state.victims[WORDS])


@kernel
def place(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hidden point of interest comes to the space rolled, which is cleared first.  [R-118] [R-119] [RA-39] [R-135]"""
    note(journal, Happened.POI_ROLLED, space, 0)
    before = because(journal)
    if has_poi(state, space):
        note(journal, Happened.POI_REJECTED, space, 0)
    else:
        if ((state.fire[0] | state.smoke[0]) >> space) & 1:
            drop(state.fire, space)
            drop(state.smoke, space)
            note(journal, Happened.POI_CLEARED_SPACE, space, 0)
        add(state.hidden, space)
        note(journal, Happened.POI_PLACED, space, 0)
        meet_firefighters(state, journal, space)
    if state.asking != Ask.POI_DRAW:
        back_to(journal, before)


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
def why_not_draw(state: State, code: int) -> int:
    """Only what has not been seen yet can be drawn.  [R-036] [R-118]"""
    if code == Draw.VICTIM:
        return Why.OK if state.victims_unseen > 0 else Why.NONE_LEFT
    if code == Draw.FALSE_ALARM:
        return Why.OK if state.false_unseen > 0 else Why.NONE_LEFT
    return Why.NO_SUCH_MOVE


@kernel
def legal_draws(state: State) -> int:
    """What a point of interest may turn out to be, as bits.  [R-008]"""
    return (1 if state.victims_unseen > 0 else 0) | (2 if state.false_unseen > 0 else 0)


@kernel
def turn_over(state: State, book: Book, journal: Journal | None, drawn: int) -> None:
    """A point of interest shows its face: found by a firefighter, or lost in the fire or under the ruins.

    [R-065] [R-066] [R-107] [R-128]
    """
    drop(state.hidden, state.spot)
    if drawn == Draw.VICTIM:
        state.victims_unseen -= 1
    else:
        state.false_unseen -= 1
    if state.phase == Phase.LOSSES:
        lose_drawn(state, journal, drawn, Happened.LOST_WAS_VICTIM, Happened.LOST_WAS_FALSE_ALARM)
    elif state.phase == Phase.RUIN:
        lose_drawn(state, journal, drawn, Happened.RUIN_WAS_VICTIM, Happened.RUIN_WAS_FALSE_ALARM)
    else:
        find_drawn(state, journal, drawn)
        nobody_left_to_save(state, book, journal)
    state.spot = 0


@kernel
def find_drawn(state: State, journal: Journal | None, drawn: int) -> None:
    """A victim stays on the space, a false alarm goes to the rescued spot and counts for nothing.  [R-065] [R-066]"""
    if drawn == Draw.VICTIM:
        bag_add(state.victims, WORDS, state.spot)
        note(journal, Happened.FOUND_VICTIM, state.spot, 0)
    else:
        state.false_found += 1
        note(journal, Happened.FOUND_FALSE_ALARM, state.spot, 0)


@kernel
def lose_drawn(state: State, journal: Journal | None, drawn: int, was_victim: int, was_false_alarm: int) -> None:
    """Both go to the lost spot; only victims count.  [R-107] [RA-48] [RD-17]"""
    if drawn == Draw.VICTIM:
        state.lost += 1
        note(journal, was_victim, state.spot, state.lost)
    else:
        state.false_lost += 1
        note(journal, was_false_alarm, state.spot, 0)
