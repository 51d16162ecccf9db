"""Victory, defeat and collapse.  [R-124] to [R-130]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import bag_total
from .happened import Happened
from .rules import Victory
from .state import NOBODY, WORDS, Ask, Book, Ending, Phase, State


@kernel
def resume(state: State, journal: Journal | None, cause: int) -> None:
    """The consequences have been told; only a collapse stays the cause of all that follows."""
    if state.ending != Ending.COLLAPSE:
        back_to(journal, cause)


@kernel
def finish(state: State, ending: int) -> None:
    """The game is over; nobody is asked any more.  [R-001] [R-136] [RD-06] [P-002] [P-129]"""
    state.ending = ending
    state.asking = Ask.GAME_OVER
    state.asked = NOBODY


@kernel
def rescue_counts(state: State, book: Book, journal: Journal | None) -> None:
    """The seventh rescue wins at once, unless the team plays on for all ten.  [R-124] [R-125] [RA-03] [R-002]"""
    enough = book.rules.victory == Victory.ENOUGH_RESCUED and state.rescued >= book.rules.rescues_to_win
    if state.won == 0 and enough:
        state.won = 1
        note(journal, Happened.WON, state.rescued, state.lost)
        if book.rules.play_on == 0:
            finish(state, Ending.VICTORY)
    if state.ending == 0:
        nobody_left_to_save(state, book, journal)


@kernel
def nobody_left_to_save(state: State, book: Book, journal: Journal | None) -> None:
    """When no victim is left to be rescued, a team that plays on stops, and in 2010 the team has won.

    [R-125] [P-128] [P-132] [P-133] [P-003] [P-137]
    """
    if book.rules.victory == Victory.ALL_ACCOUNTED_FOR or (state.won and book.rules.play_on):
        if is_decided(state):
            state.won = 1
            note(journal, Happened.ALL_ACCOUNTED_FOR, state.rescued, state.lost)
            finish(state, Ending.VICTORY)


@kernel
def is_decided(state: State) -> int:
    """1 if no victim waits unseen or lies on the board.  [R-125] [P-132]"""
    return 1 if state.victims_unseen == 0 and bag_total(state.victims, WORDS) == 0 else 0


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
def collapse(state: State, book: Book, journal: Journal | None) -> None:
    """The building comes down the moment the last damage marker is placed; all else is left undone.

    [R-127] [R-129] [RA-02] [RA-05] [RD-05] [P-131] [P-Q22] [P-005] [P-Q21]
    """
    note(journal, Happened.COLLAPSED, state.damage, 0)
    because(journal)
    if book.rules.ruin_takes_all:
        state.ending = Ending.COLLAPSE
        state.phase = Phase.RUIN
        state.asking = Ask.NOTHING
    else:
        finish(state, Ending.COLLAPSE)
