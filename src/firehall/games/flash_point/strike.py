"""In 2010 fire harms those whom it reaches at once, wherever it comes from.  [P-102] to [P-112], [P-Q17]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import bag_count, bag_drop, drop, has, heap_count, lowest
from .carry import forget_treated
from .ending import finish
from .happened import Happened
from .house import burns, is_outside
from .rules import Casualties, SecondFire
from .state import CHANCE, WORDS, Ask, Book, Ending, Phase, State


@part("strikes")
@kernel
def strike(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """Fire that comes to a space harms at once, or, if the table plays so, when the smoke around has caught fire.

    [P-113] [P-Q17]
    """
    moment = book.rules.casualties
    if moment == Casualties.AT_ONCE:
        harm(state, book, journal, space)
    elif moment == Casualties.AFTER_FLASHOVER and state.phase == Phase.FIRE and is_outside(space) == 0:
        state.primed |= 1 << space


@part("strikes")
@kernel
def strike_late(state: State, book: Book, journal: Journal | None) -> None:
    """Where the harm waits for the flashover, it is done now, on all spaces that fire has reached.  [P-Q17]"""
    if book.rules.casualties == Casualties.AFTER_FLASHOVER:
        left = state.primed
        state.primed = 0
        while left:
            harm(state, book, journal, lowest(left))
            left &= left - 1


@part("strikes")
@kernel
def harms_as_it_burns(book: Book) -> int:
    """1 if fire harms those whom it reaches, 0 if all harm is done when the fire has advanced.  [P-Q17]"""
    return 1 if book.rules.casualties != Casualties.AFTER_THE_FIRE else 0


@kernel
def harm(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """Fire knocks down who stands there, kills who lies there, reaches what lies hidden and sets off hazmats.

    [P-102] [P-109] [P-193] [P-Q18] [P-Q26] [P-Q56] [P-Q59] [P-Q64] [P-D07] [P-D09]
    """
    before = because(journal)
    if is_outside(space) == 0:
        reach_markers(state, space)
    for who in range(state.crew):
        if state.where[who] == space:
            lay_down(state, book, journal, who)
    kill(state, book, journal, space)
    back_to(journal, before)


@kernel
def reach_markers(state: State, space: int) -> None:
    """A hazmat will explode, and what lies hidden will be turned over.  [P-193] [P-Q18] [P-Q56]"""
    if heap_count(state.hazmats, space):
        state.primed |= 1 << space
    if has(state.hidden, space):
        state.struck |= 1 << space


@part("strikes")
@kernel
def strike_burning(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A wave that runs over fire strikes those who are there, too.  [P-100] [P-Q12] [P-Q13]"""
    if burns(state, space):
        strike(state, book, journal, space)


@kernel
def lay_down(state: State, book: Book, journal: Journal | None, who: int) -> None:
    """Stop, drop and roll: the firefighter lies down, and the fire is out.  Once down, nothing more happens.

    [P-103] [P-104] [P-106] [P-107] [P-112] [P-Q16] [P-Q26] [P-Q62] [P-Q65]
    """
    space = state.where[who]
    if (state.down >> who) & 1 == 0:
        state.down |= 1 << who
        drop(state.fire, space)
        note(journal, Happened.LAY_DOWN, who, space)
    elif book.rules.second_fire == SecondFire.REMOVED:
        drop(state.fire, space)


@kernel
def kill(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """Victims are helpless; the third death ends the game at once.  [P-109] [P-110] [P-111] [P-130] [P-Q20]"""
    while state.ending == 0 and bag_count(state.victims, WORDS, space):
        bag_drop(state.victims, WORDS, space)
        state.lost += 1
        note(journal, Happened.VICTIM_DIED, space, state.lost)
        too_many_deaths(state, book, journal)
    forget_treated(state, space)


@kernel
def too_many_deaths(state: State, book: Book, journal: Journal | None) -> None:
    """Three dead victims are a defeat, at that moment.  [P-111] [P-130] [P-004]"""
    if state.ending == 0 and state.won == 0 and state.lost >= book.rules.losses_to_lose:
        note(journal, Happened.TOO_MANY_LOST, state.rescued, state.lost)
        finish(state, Ending.LOSSES)


@part("strikes")
@kernel
def turn_over_struck(state: State) -> int:
    """What fire or water has reached is turned over; 1 if something was left to turn over.  [P-172] [P-Q18]"""
    if state.struck == 0:
        return 0
    state.spot = lowest(state.struck)
    state.struck &= state.struck - 1
    state.asking = Ask.POI_DRAW
    state.asked = CHANCE
    return 1
