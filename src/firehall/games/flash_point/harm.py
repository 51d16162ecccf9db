"""What fire does to people once it has advanced: knock-downs, losses, and the fires outside.  [R-105] to [R-114]"""

from __future__ import annotations

from ...core.journal import Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import bag_count, bag_drop, count, lowest
from .carry import ambulance_spaces_now, forget_treated
from .ending import losses_count
from .happened import Happened
from .house import adjacent, beyond, burns
from .rules import Distance, KnockDown
from .starving import phase_after_harm
from .state import CHANCE, DIRECTIONS, OUTSIDE, RING, WORDS, Ask, Book, State
from .strike import lay_down
from .why import Why


@kernel
def knock_down(state: State, book: Book, journal: Journal | None) -> int:
    """Every firefighter on a burning space is knocked down, without stepping aside; 1 if one has to choose where.

    [R-105] [R-109] [R-249] [RA-47] [RD-34]
    """
    while state.standing < state.crew:
        if not burns(state, state.where[state.standing]):
            state.standing += 1
        elif knock_down_one(state, book, journal):
            return 1
    return 0


@kernel
def knock_down_one(state: State, book: Book, journal: Journal | None) -> int:
    """The firefighter has to go to the ambulance; the fire stays. 1 if the owner must choose where.  [R-111] [R-112]"""
    who = state.standing
    if book.rules.knockdown == KnockDown.LIES_DOWN:
        lay_down(state, book, journal, who)
        state.standing += 1
        return 0
    note(journal, Happened.KNOCKED_DOWN, who, state.where[who])
    choices = ambulance_spaces(state, book, state.where[who])
    if count(choices) > 1:
        state.asking = Ask.AMBULANCE_SPACE
        state.asked = who
        return 1
    take_to_ambulance(state, journal, lowest(choices))
    return 0


@kernel
def take_to_ambulance(state: State, journal: Journal | None, place: int) -> None:
    """The firefighter recovers at the ambulance space and acts normally next turn.  [R-110] [R-114] [R-243]"""
    before = because(journal)
    state.where[state.standing] = RING + place
    note(journal, Happened.TAKEN_TO_AMBULANCE, state.standing, RING + place)
    back_to(journal, before)
    state.standing += 1


@kernel
def ambulance_spaces(state: State, book: Book, space: int) -> int:
    """The nearest ambulance spaces, as bits of the ring, or those where the ambulance stands; the owner chooses.

    [R-110] [R-111] [R-243] [RA-13] [RA-14] [RA-15]
    """
    if book.rules.knockdown == KnockDown.AMBULANCE:
        return ambulance_spaces_now(state, book)
    if book.rules.knockdown_distance == Distance.WALK:
        return walk_to_ambulance(state, book, space)
    return book.board.nearest[space]


@kernel
def walk_to_ambulance(state: State, book: Book, space: int) -> int:
    """The ambulance spaces fewest steps away; by grid if walls and closed doors bar every way.  [RA-14]"""
    inside = 1 << space if space < RING else 0
    outside = 1 << (space - RING) if space >= RING else 0
    while outside & book.board.ambulance == 0:
        was_inside, was_outside = inside, outside
        left = was_inside
        while left:
            inside, outside = spread(state, book, lowest(left), inside, outside)
            left &= left - 1
        left = was_outside
        while left:
            inside, outside = spread(state, book, RING + lowest(left), inside, outside)
            left &= left - 1
        if inside == was_inside and outside == was_outside:
            return book.board.nearest[space]
    return outside & book.board.ambulance


@kernel
def spread(state: State, book: Book, space: int, inside: int, outside: int) -> tuple[int, int]:
    """The two sets of spaces, with all spaces adjacent to one space added."""
    for direction in range(DIRECTIONS):
        if adjacent(state, space, direction):
            there = beyond(book, space, direction)
            if there < RING:
                inside |= 1 << there
            else:
                outside |= 1 << (there - RING)
    return inside, outside


@kernel
def why_not_ambulance_space(state: State, book: Book, code: int) -> int:
    """Only the nearest ambulance spaces may be chosen, or those of the ambulance.  [R-110] [R-111] [R-243]"""
    if (ambulance_spaces(state, book, state.where[state.standing]) >> code) & 1:
        return Why.OK
    return Why.NOT_AT_AMBULANCE if book.rules.knockdown == KnockDown.AMBULANCE else Why.NOT_NEAREST


@kernel
def lose(state: State, book: Book, journal: Journal | None) -> None:
    """Every victim and point of interest on a burning space is lost, carried or not.

    [R-106] [R-113] [RA-17] [R-249]
    """
    lose_victims(state, journal, Happened.VICTIM_LOST, state.fire[0], state.fire[1])
    for word in range(WORDS):
        burnt = state.hidden[word] & state.fire[word]
        if burnt:
            turn_over_lost(state, 64 * word + lowest(burnt))
            return
    remove_outside_fire(state, journal, Happened.OUTSIDE_FIRE_REMOVED)
    state.phase = phase_after_harm(state, book)
    losses_count(state, book, journal)


@kernel
def lose_victims(state: State, journal: Journal | None, how: int, inside: int, outside: int) -> None:
    """All victims on the given spaces go to the lost spot.  [R-106] [R-128] [R-134]"""
    for word in range(WORDS):
        left = (state.victims[word] | state.victims[WORDS + word]) & (inside if word == 0 else outside)
        while left:
            space = 64 * word + lowest(left)
            for _ in range(bag_count(state.victims, WORDS, space)):
                bag_drop(state.victims, WORDS, space)
                state.lost += 1
                note(journal, how, space, state.lost)
            forget_treated(state, space)
            left &= left - 1


@kernel
def turn_over_lost(state: State, space: int) -> None:
    """A hidden point of interest that is lost is turned over first.  [R-107]"""
    state.spot = space
    state.asking = Ask.POI_DRAW
    state.asked = CHANCE


@kernel
def remove_outside_fire(state: State, journal: Journal | None, how: int) -> None:
    """Fire outside the building is removed, last of all.  [R-108] [RA-10] [RA-12] [RA-42]"""
    if journal is not None:
        left = state.fire[1] & OUTSIDE
        while left:
            note(journal, how, RING + lowest(left), 0)
            left &= left - 1
    state.fire[1] = 0
