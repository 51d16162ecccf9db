"""Victory, defeat and collapse.  [R-124] to [R-130]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import bag_total
from .happened import Happened
from .state import NOBODY, WORDS, Ask, Book, Ending, Phase, State


@kernel
def resume(state: State, journal: Journal | None, cause: int) -> None:
    """The consequences have been told; only a collapse stays the cause of all that follows."""
    if state.ending != Ending.COLLAPSE:
        back_to(journal, cause)


@kernel
def finish(state: State, ending: int) -> None:
    """The game is over; nobody is asked any more.  [R-001] [R-136] [RD-06]"""
    state.ending = ending
    state.asking = Ask.GAME_OVER
    state.asked = NOBODY


@kernel
def rescue_counts(state: State, book: Book, journal: Journal | None) -> None:
    """The seventh rescue wins at once, unless the team plays on for all ten.  [R-124] [R-125] [RA-03] [R-002]"""
    if state.won == 0 and state.rescued >= book.rules.rescues_to_win:
        state.won = 1
        note(journal, Happened.WON, state.rescued, state.lost)
        if book.rules.play_on == 0:
            finish(state, Ending.VICTORY)
    if state.ending == 0:
        nobody_left_to_save(state, book, journal)


@kernel
def nobody_left_to_save(state: State, book: Book, journal: Journal | None) -> None:
    """A team that plays on stops when no victim is left to be rescued.  [R-125]"""
    if state.won and book.rules.play_on and state.victims_unseen == 0 and bag_total(state.victims, WORDS) == 0:
        note(journal, Happened.ALL_ACCOUNTED_FOR, state.rescued, state.lost)
        finish(state, Ending.VICTORY)


@kernel
def losses_count(state: State, book: Book, journal: Journal | None) -> None:
    """Four lost victims are a defeat, judged when all losses of the step are made; a win stays one.

    [R-126] [RA-04] [RA-08] [RA-65]
    """
    if state.won == 0 and state.lost >= book.rules.losses_to_lose:
        note(journal, Happened.TOO_MANY_LOST, state.rescued, state.lost)
        finish(state, Ending.LOSSES)
    else:
        nobody_left_to_save(state, book, journal)


@kernel
def collapse(state: State, journal: Journal | None) -> None:
    """The building comes down the moment the last damage marker is placed; all else is left undone.

    [R-127] [R-129] [RA-02] [RA-05] [RD-05]
    """
    note(journal, Happened.COLLAPSED, state.damage, 0)
    because(journal)
    state.ending = Ending.COLLAPSE
    state.phase = Phase.RUIN
    state.asking = Ask.NOTHING
