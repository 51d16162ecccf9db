"""Every question but that for an action: what may be answered, why not, and what then happens."""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel, part
from ...core.masks import count, nth
from .acts import legal_actions, legal_more, why_not_act
from .deck_gun import choose_dice, gun_rolled, legal_dice, same_face, why_not_choose_dice
from .fire import advance, explode
from .flare_up import notice_hot_spot
from .happened import Happened
from .harm import ambulance_spaces, remove_outside_fire, take_to_ambulance, why_not_ambulance_space
from .hazmat import burst, due, why_not_burst
from .house import set_fire
from .points import draw_of, legal_draws, place, poi_rolls, turn_over, unseen, why_not_draw
from .specialists import consent, roles_to_take, take_role
from .start import (
    go_first,
    hazmat_spaces,
    mark_hot,
    parked_vehicle,
    rolls_again,
    set_up_hazmat,
    set_up_hot_spot,
    set_up_poi,
    setup_poi_spaces,
    stand_at,
    start_spaces,
    turned_column,
    turns_die,
    why_not_start_at,
)
from .starving import starve
from .state import INSIDE, OUTSIDE, Ask, Book, Fury, Phase, State
from .vehicles import legal_parking, legal_rides, park, ride, why_not_park, why_not_ride
from .why import Why

BOTH = 3


@kernel
def legal(state: State, book: Book, word: int) -> int:
    """The legal codes of a word, as bits; rolls that would be rolled again are legal too."""
    asking = state.asking
    if asking == Ask.ACTION:
        return legal_actions(state, book) if word == 0 else legal_more(state, book, word)
    if word > 0 or asking == Ask.GAME_OVER:
        return 0
    if asking == Ask.FIRE_ROLL or asking == Ask.POI_ROLL:
        return INSIDE
    if asking == Ask.POI_DRAW:
        return legal_draws(state)
    if asking == Ask.AMBULANCE_SPACE:
        return ambulance_spaces(state, book, state.where[state.standing])
    if asking == Ask.START_SPACE:
        return OUTSIDE
    if asking == Ask.FIRST_PLAYER:
        return (1 << state.crew) - 1
    if is_roll(asking):
        return rollable(state, book)
    return legal_choices(state, book, asking)


@kernel
def is_roll(asking: int) -> int:
    """1 if dice are rolled for the answer."""
    return 1 if asking == Ask.FIRE_ROLL or asking == Ask.POI_ROLL or 8 <= asking <= Ask.STARVED_ROLL else 0


@kernel
def rollable(state: State, book: Book) -> int:
    """The spaces that the dice can name, as bits.  [P-011] [P-026] [P-027]"""
    asking = state.asking
    if asking == Ask.FIRST_EXPLOSION:
        return start_spaces(book)
    if asking == Ask.TURNED_ROLL:
        return turned_column(state, book)
    if asking == Ask.GUN_RED_ROLL or asking == Ask.GUN_BLACK_ROLL:
        return same_face(state, book)
    return INSIDE


@part("hazmats", "specialists", "vehicles")
@kernel
def legal_choices(state: State, book: Book, asking: int) -> int:
    """The answers to questions that only some editions ask, as bits."""
    if asking == Ask.SPECIALIST or asking == Ask.SPECIALIST_DRAW:
        return roles_to_take(state, book)
    if asking == Ask.RIDE:
        return legal_rides(state, book)
    if asking == Ask.GUN_DICE:
        return legal_dice(state)
    if asking == Ask.HAZMAT:
        return due(state)
    if asking == Ask.CONSENT:
        return BOTH
    return legal_parking(book, parked_vehicle(asking))


@kernel
def why_not(state: State, book: Book, code: int) -> int:
    """Why a code can't be played now; 0 if it can. The one authority on legality."""
    asking = state.asking
    if asking == Ask.GAME_OVER:
        return Why.GAME_OVER
    if code < 0:
        return Why.NO_SUCH_MOVE
    if asking == Ask.ACTION:
        return why_not_act(state, book, code)
    if code >= 64:
        return Why.NO_SUCH_MOVE
    if asking == Ask.POI_DRAW:
        return why_not_draw(state, book, code)
    if asking == Ask.AMBULANCE_SPACE:
        return why_not_ambulance_space(state, book, code)
    if asking == Ask.START_SPACE:
        return why_not_start_at(code)
    if asking == Ask.FIRST_PLAYER:
        return Why.OK if code < state.crew else Why.NO_SUCH_FIREFIGHTER
    if is_roll(asking):
        if code >= 48:
            return Why.NO_SUCH_MOVE
        return Why.OK if (rollable(state, book) >> code) & 1 else Why.NOT_ON_THIS_DIE
    return why_not_choose(state, book, asking, code)


@part("hazmats", "specialists", "vehicles", otherwise=Why.NO_SUCH_MOVE)
@kernel
def why_not_choose(state: State, book: Book, asking: int, code: int) -> int:
    """Why an answer can't be given to a question that only some editions ask."""
    if asking == Ask.SPECIALIST or asking == Ask.SPECIALIST_DRAW:
        return Why.OK if (roles_to_take(state, book) >> code) & 1 else Why.SPECIALIST_TAKEN
    if asking == Ask.RIDE:
        return why_not_ride(state, book, code)
    if asking == Ask.GUN_DICE:
        return why_not_choose_dice(state, code)
    if asking == Ask.HAZMAT:
        return why_not_burst(state, code)
    if asking == Ask.CONSENT:
        return Why.OK if code < 2 else Why.NO_SUCH_MOVE
    return why_not_park(book, parked_vehicle(asking), code)


@kernel
def answer(state: State, book: Book, journal: Journal | None, asking: int, code: int) -> None:
    """The answer to any other question than that for an action."""
    state.asking = Ask.NOTHING
    if asking == Ask.FIRE_ROLL:
        roll_fire(state, book, journal, code)
    elif asking == Ask.POI_DRAW:
        turn_over(state, book, journal, code)
    elif asking == Ask.POI_ROLL:
        back_to(journal, NO_CAUSE)
        place(state, book, journal, code)
    elif asking == Ask.AMBULANCE_SPACE:
        take_to_ambulance(state, journal, code)
    elif asking == Ask.START_SPACE:
        back_to(journal, NO_CAUSE)
        stand_at(state, journal, code)
    elif asking == Ask.FIRST_PLAYER:
        go_first(state, journal, code)
    elif asking == Ask.SETUP_POI_ROLL:
        back_to(journal, NO_CAUSE)
        set_up_poi(state, book, journal, code)
    elif asking == Ask.FIRST_EXPLOSION or asking == Ask.EXPLOSION_ROLL or asking == Ask.TURNED_ROLL:
        set_up_explosion(state, book, journal, code)
    else:
        answer_more(state, book, journal, asking, code)


@part("hazmats", "hot_spots", "specialists", "starving", "vehicles")
@kernel
def answer_more(state: State, book: Book, journal: Journal | None, asking: int, code: int) -> None:
    """The answers to questions that only some editions ask."""
    if asking == Ask.HAZMAT_ROLL:
        set_up_hazmat(state, book, journal, code)
    elif asking == Ask.HOT_SPOT_ROLL:
        set_up_hot_spot(state, book, journal, code)
    elif asking == Ask.GUN_ROLL or asking == Ask.GUN_RED_ROLL or asking == Ask.GUN_BLACK_ROLL:
        gun_rolled(state, book, journal, code)
    elif asking == Ask.STARVED_ROLL:
        starve(state, book, journal, code)
    elif asking == Ask.SPECIALIST or asking == Ask.SPECIALIST_DRAW:
        take_role(state, journal, state.standing, code + 1)
        state.standing += 1
    elif asking == Ask.RIDE:
        ride(state, book, journal, code)
    elif asking == Ask.GUN_DICE:
        choose_dice(state, book, journal, code)
    elif asking == Ask.HAZMAT:
        burst(state, book, journal, code)
    elif asking == Ask.CONSENT:
        consent(state, book, journal, code)
    else:
        park(state, book, journal, parked_vehicle(asking), code)


@kernel
def roll_fire(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """The fire advances to the space rolled.  [R-080] [R-244] [P-051] [P-085] [P-028]"""
    back_to(journal, NO_CAUSE)
    state.phase = Phase.FIRE
    go_on_burning(state, book, space)
    advance(state, book, journal, space)


@part("hazmats", "hot_spots")
@kernel
def go_on_burning(state: State, book: Book, space: int) -> None:
    """What went on in the fire phase before this roll: flare-ups, no more.  [R-236] [R-244]"""
    state.fury &= Fury.FLARED_UP
    notice_hot_spot(state, book, space)


@kernel
def set_up_explosion(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A fire is placed on the space rolled and explodes at once; fire outside is removed.

    [R-148] [R-255] [RA-42] [P-141] [P-142] [P-143] [P-Q39] [P-Q41]
    """
    back_to(journal, NO_CAUSE)
    if rolls_again(state, book, space):
        note(journal, Happened.SETUP_REJECTED, space, 0)
        return
    note(journal, Happened.SETUP_ROLLED, space, 0)
    before = because(journal)
    set_fire(state, book, space)
    mark_hot(state, book, journal, space)
    explode(state, book, journal, space)
    remove_outside_fire(state, journal, Happened.SETUP_OUTSIDE_FIRE_REMOVED)
    back_to(journal, before)
    state.explosions += 1
    state.spot = space if turns_die(state, book) else 0


@kernel
def fates(state: State, book: Book) -> int:
    """How many equally likely fates chance has: the spaces that count, or the markers still unseen.  [R-025] [R-019]"""
    if state.asking == Ask.FIRE_ROLL:
        return 48
    if state.asking == Ask.POI_DRAW:
        return unseen(state)
    return count(accepted(state, book))


@kernel
def accepted(state: State, book: Book) -> int:
    """The spaces, as bits, for which the dice are not rolled again, or the cards that may be drawn."""
    asking = state.asking
    if asking == Ask.POI_ROLL:
        return poi_rolls(state, book)
    if asking == Ask.SETUP_POI_ROLL:
        return setup_poi_spaces(state, book)
    if asking == Ask.FIRST_EXPLOSION or asking == Ask.EXPLOSION_ROLL or asking == Ask.TURNED_ROLL:
        return explosive(state, book)
    return accepted_more(state, book, asking)


@kernel
def explosive(state: State, book: Book) -> int:
    """The spaces, as bits, on which the set-up's next explosion is not rolled again.

    [R-149] [R-151] [RA-44] [P-143]
    """
    found, left = 0, rollable(state, book)
    for space in range(48):
        if (left >> space) & 1 and not rolls_again(state, book, space):
            found |= 1 << space
    return found


@part("hazmats", "hot_spots", "specialists", "starving", "vehicles")
@kernel
def accepted_more(state: State, book: Book, asking: int) -> int:
    """The same for rolls and draws that only some editions make."""
    if asking == Ask.HAZMAT_ROLL:
        return hazmat_spaces(state, book)
    if asking == Ask.HOT_SPOT_ROLL:
        return INSIDE & ~state.hot
    if asking == Ask.SPECIALIST_DRAW:
        return roles_to_take(state, book)
    return rollable(state, book)


@kernel
def fate(state: State, book: Book, n: int) -> int:
    """The n-th of them.  [R-037] [RD-21]"""
    if state.asking == Ask.FIRE_ROLL:
        return n
    if state.asking == Ask.POI_DRAW:
        return draw_of(state, n)
    return nth(accepted(state, book), n)
