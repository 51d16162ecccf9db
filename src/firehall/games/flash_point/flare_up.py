"""Hot spots: where they lie the fire flares up, and each flare-up leaves one more.  [R-235] to [R-242]"""

from __future__ import annotations

from ...core.journal import Journal, note
from ...core.kernel import kernel, part
from .happened import Happened
from .rules import FlareUpCheck
from .state import CHANCE, Ask, Book, Fury, State


@part("hot_spots")
@kernel
def notice_hot_spot(state: State, book: Book, space: int) -> None:
    """What counts is whether a hot spot lies on the space when the dice fall.  [R-236] [RA-35]"""
    if book.rules.hot_spots:
        state.rolled = space
        state.fury |= Fury.HOT_ROLL if (state.hot >> space) & 1 else 0


@part("hot_spots")
@kernel
def is_hot(state: State, book: Book) -> int:
    """1 if the last roll flares up, judged when it fell or when all else is done.  [R-236] [RA-35]"""
    if book.rules.flareup_check == FlareUpCheck.AT_THE_END:
        return (state.hot >> state.rolled) & 1
    return state.fury & Fury.HOT_ROLL


@part("hot_spots")
@kernel
def flares_up(state: State, book: Book, journal: Journal | None) -> int:
    """After a roll on a hot spot the fire is rolled for once more, without limit; 1 if it is.

    The first roll without hot spot ends the series and leaves one.  [R-236] [R-237] [R-238] [R-239] [R-242] [R-248]
    """
    if is_hot(state, book):
        note(journal, Happened.FLARED_UP, state.rolled, 0)
        state.fury = Fury.FLARED_UP
        state.asking = Ask.FIRE_ROLL
        state.asked = CHANCE
        return 1
    if state.fury & Fury.FLARED_UP:
        place_hot_spot(state, book, journal, state.rolled)
    return 0


@part("hot_spots")
@kernel
def place_hot_spot(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A hot spot is placed for good, one a space, as long as the reserve lasts.

    [R-232] [R-238] [R-240] [R-241] [RA-29] [RA-30] [RD-12]
    """
    if book.rules.hot_spots and (state.hot >> space) & 1 == 0 and state.hot_spots_left > 0:
        state.hot |= 1 << space
        state.hot_spots_left -= 1
        note(journal, Happened.HOT_SPOT_PLACED, space, state.hot_spots_left)
