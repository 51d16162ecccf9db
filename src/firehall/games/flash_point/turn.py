"""A turn: take actions, advance the fire, replenish the points of interest.  [R-047] [R-048]"""

from __future__ import annotations

from ...core.journal import NO_CAUSE, Journal, back_to, because, note
from ...core.kernel import kernel
from ...core.masks import count, lowest, nth
from .carry import carry, legal_carries, why_not_carry
from .chop import chop, legal_chops, why_not_chop
from .doors import legal_doors, turn_door, why_not_door
from .ending import finish
from .extinguish import damp, legal_damps, legal_removals, remove, why_not_damp, why_not_remove
from .fire import advance, explode, flash_over
from .happened import Happened
from .harm import (
    ambulance_spaces,
    knock_down,
    knock_down_one,
    lose,
    lose_victims,
    remove_outside_fire,
    take_to_ambulance,
    turn_over_lost,
    why_not_ambulance_space,
)
from .house import burning_beside, burns, edges, set_fire, smoking_beside
from .moves import key as key
from .points import legal_draws, place, poi_spaces, replenish, turn_over, why_not_draw
from .start import (
    go_first,
    lay_out,
    rollable,
    rolls_again,
    set_up,
    set_up_poi,
    stand_at,
    taken_as_rolled,
    why_not_start_at,
)
from .state import (
    CHANCE,
    CREW,
    DIRECTIONS,
    HERE,
    OUTSIDE,
    WORDS,
    Act,
    Ask,
    Book,
    Draw,
    Ending,
    Phase,
    Side,
    State,
)
from .walk import legal_moves, move, why_not_end, why_not_move
from .why import Why


@kernel
def words() -> int:
    """All codes fit one word: rolls need 48, outside spaces 32, actions 49."""
    return 1


@kernel
def begin(state: State, book: Book, journal: Journal | None) -> None:
    """Lay out the board and ask the first question of the set-up.  [R-033]"""
    lay_out(state, book, journal)
    go_on(state, book, journal)


@kernel
def legal(state: State, book: Book, word: int) -> int:
    """The legal codes, as bits; rolls that would be rolled again are legal too."""
    asking = state.asking
    if asking == Ask.ACTION:
        return legal_actions(state, book)
    if asking == Ask.POI_DRAW:
        return legal_draws(state)
    if asking == Ask.AMBULANCE_SPACE:
        return ambulance_spaces(state, book, state.where[state.standing])
    if asking == Ask.START_SPACE:
        return OUTSIDE
    if asking == Ask.FIRST_PLAYER:
        return (1 << state.crew) - 1
    if asking == Ask.GAME_OVER:
        return 0
    return rollable(state, book)


@kernel
def legal_actions(state: State, book: Book) -> int:
    """The actions that the active firefighter can pay for and carry out.  [R-050] [R-051]"""
    here = state.where[state.active]
    ways = edges(state, here, Side.WAY)
    burning = ways & burning_beside(state, book, here)
    smoking = ways & smoking_beside(state, book, here)
    found = legal_moves(state, book, ways, burning)
    found |= legal_carries(state, book, ways, burning) << Act.CARRY
    found |= legal_doors(state, book) << Act.DOOR
    found |= legal_removals(state, book, burning, smoking) << Act.REMOVE
    found |= legal_damps(state, book, burning) << Act.DAMP
    found |= legal_chops(state, book) << Act.CHOP
    if why_not_end(state, book) == Why.OK:
        found |= 1 << Act.END
    return found


@kernel
def why_not(state: State, book: Book, code: int) -> int:
    """Why a code can't be played now; 0 if it can. The one authority on legality."""
    asking = state.asking
    if asking == Ask.GAME_OVER:
        return Why.GAME_OVER
    if code < 0 or code >= 64:
        return Why.NO_SUCH_MOVE
    if asking == Ask.ACTION:
        return why_not_act(state, book, code)
    if asking == Ask.POI_DRAW:
        return why_not_draw(state, code)
    if asking == Ask.AMBULANCE_SPACE:
        return why_not_ambulance_space(state, book, code)
    if asking == Ask.START_SPACE:
        return why_not_start_at(code)
    if asking == Ask.FIRST_PLAYER:
        return Why.OK if code < state.crew else Why.NO_SUCH_FIREFIGHTER
    if code >= 48:
        return Why.NO_SUCH_MOVE
    return Why.OK if (rollable(state, book) >> code) & 1 else Why.NOT_ON_THIS_DIE


@kernel
def why_not_act(state: State, book: Book, code: int) -> int:
    """Why the active firefighter can't take an action."""
    kind, direction = code & ~7, code & 7
    if code == Act.END:
        return why_not_end(state, book)
    if direction == HERE:
        if kind == Act.REMOVE:
            return why_not_remove(state, book, direction)
        if kind == Act.DAMP:
            return why_not_damp(state, book, direction)
    if direction >= DIRECTIONS:
        return Why.NO_SUCH_MOVE
    if kind == Act.MOVE:
        return why_not_move(state, book, direction)
    if kind == Act.CARRY:
        return why_not_carry(state, book, direction)
    if kind == Act.DOOR:
        return why_not_door(state, book, direction)
    if kind == Act.REMOVE:
        return why_not_remove(state, book, direction)
    if kind == Act.DAMP:
        return why_not_damp(state, book, direction)
    if kind == Act.CHOP:
        return why_not_chop(state, book, direction)
    return Why.NO_SUCH_MOVE


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
def act(state: State, book: Book, journal: Journal | None, code: int) -> None:
    """One action of the active firefighter.  [R-050]"""
    back_to(journal, NO_CAUSE)
    kind, direction = code & ~7, code & 7
    if kind == Act.MOVE:
        move(state, book, journal, direction)
    elif kind == Act.CARRY:
        carry(state, book, journal, direction)
    elif kind == Act.DOOR:
        turn_door(state, book, journal, direction)
    elif kind == Act.REMOVE:
        remove(state, book, journal, direction)
    elif kind == Act.DAMP:
        damp(state, book, journal, direction)
    elif kind == Act.CHOP:
        chop(state, book, journal, direction)
    else:
        end_actions(state, book, journal)


@kernel
def answer(state: State, book: Book, journal: Journal | None, asking: int, code: int) -> None:
    """The answer to any other question."""
    state.asking = Ask.NOTHING
    if asking == Ask.FIRE_ROLL:
        back_to(journal, NO_CAUSE)
        state.phase = Phase.FIRE
        advance(state, book, journal, code)
    elif asking == Ask.POI_DRAW:
        turn_over(state, book, journal, code)
    elif asking == Ask.POI_ROLL:
        back_to(journal, NO_CAUSE)
        place(state, book, journal, code)
    elif asking == Ask.AMBULANCE_SPACE:
        take_to_ambulance(state, journal, code)
    elif asking == Ask.START_SPACE:
        stand_at(state, journal, code)
    elif asking == Ask.FIRST_PLAYER:
        go_first(state, journal, code)
    elif asking == Ask.SETUP_POI_ROLL:
        set_up_poi(state, journal, code)
    else:
        set_up_explosion(state, book, journal, code)


@kernel
def set_up_explosion(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """A fire is placed on the space rolled and explodes at once; fire outside is removed.  [R-148] [R-255] [RA-42]"""
    back_to(journal, NO_CAUSE)
    if rolls_again(state, space):
        note(journal, Happened.SETUP_REJECTED, space, 0)
        return
    note(journal, Happened.SETUP_ROLLED, space, 0)
    before = because(journal)
    set_fire(state, book, space)
    explode(state, book, journal, space)
    remove_outside_fire(state, journal, Happened.SETUP_OUTSIDE_FIRE_REMOVED)
    back_to(journal, before)
    state.spot = space
    state.explosions += 1


@kernel
def end_actions(state: State, book: Book, journal: Journal | None) -> None:
    """Unspent points are saved, at most four; then the fire is rolled for.  [R-052] [R-053] [R-054] [RA-25]"""
    who = state.active
    note(journal, Happened.ENDED_TURN, who, state.points)
    because(journal)
    kept = min(state.points, most_to_save(state, book))
    state.saved[who] = kept
    if kept:
        note(journal, Happened.POINTS_SAVED, who, kept)
    if kept < state.points:
        note(journal, Happened.POINTS_LOST, who, state.points - kept)
    state.points = 0
    state.phase = Phase.TURN_END
    state.asking = Ask.NOTHING


@kernel
def leave_actions(state: State, book: Book, journal: Journal | None) -> None:
    """After the actions the fire is rolled for; whoever still stands in fire is knocked down first.  [R-080] [RA-22]"""
    state.standing = state.active
    if burns(state, state.where[state.active]) and knock_down_one(state, book, journal):
        return
    state.asking = Ask.FIRE_ROLL
    state.asked = CHANCE


@kernel
def most_to_save(state: State, book: Book) -> int:
    """Four points, or fewer if the action markers are limited and run out.  [R-012] [R-054] [RA-26] [RA-27] [RD-24]"""
    most = book.rules.points_saved
    if book.rules.limit_action_markers:
        used = 0
        for who in range(CREW):
            used += state.saved[who]
        most = min(most, book.rules.action_markers - used)
    return most


@kernel
def begin_turn(state: State, book: Book, journal: Journal | None) -> None:
    """The active firefighter gets four points and those that were saved.  [R-049] [R-055] [RA-07]"""
    who = state.active
    state.points = book.rules.points_per_turn + state.saved[who]
    state.saved[who] = 0
    back_to(journal, NO_CAUSE)
    note(journal, Happened.TURN_BEGAN, who, state.points)
    state.asking = Ask.ACTION
    state.asked = who


@kernel
def go_on(state: State, book: Book, journal: Journal | None) -> None:
    """Go through the phases until somebody is asked or the game is over.  [R-048] [R-102] [R-130] [RD-25]"""
    while state.asking == Ask.NOTHING:
        phase = state.phase
        if phase == Phase.ACTIONS:
            state.asking = Ask.ACTION
            state.asked = state.active
        elif phase == Phase.TURN_END:
            leave_actions(state, book, journal)
        elif phase == Phase.FIRE:
            flash_over(state, journal)
            state.standing = 0
            state.phase = Phase.KNOCK_DOWNS
        elif phase == Phase.KNOCK_DOWNS:
            knock_down(state, book, journal)
        elif phase == Phase.LOSSES:
            lose(state, book, journal)
        elif phase == Phase.POINTS:
            replenish(state, book, journal)
            if state.phase == Phase.ACTIONS:
                next_player(state, book, journal)
        elif phase == Phase.RUIN:
            fall_in(state, journal)
        else:
            set_up(state, book)
            if state.phase == Phase.ACTIONS:
                begin_turn(state, book, journal)


@kernel
def next_player(state: State, book: Book, journal: Journal | None) -> None:
    """The next firefighter clockwise takes a turn.  [R-047] [R-123]"""
    state.active += 1
    if state.active >= state.crew:
        state.active = 0
    begin_turn(state, book, journal)


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
def fates(state: State, book: Book) -> int:
    """How many equally likely fates chance has: the spaces that count, or the markers still unseen.  [R-025] [R-019]"""
    if state.asking == Ask.FIRE_ROLL:
        return 48
    if state.asking == Ask.POI_DRAW:
        return state.victims_unseen + state.false_unseen
    return count(accepted(state, book))


@kernel
def accepted(state: State, book: Book) -> int:
    """The spaces for which the dice are not rolled again, as bits."""
    if state.asking == Ask.POI_ROLL:
        return poi_spaces(state)
    return taken_as_rolled(state, book)


@kernel
def fate(state: State, book: Book, n: int) -> int:
    """The n-th of them.  [R-037] [RD-21]"""
    if state.asking == Ask.FIRE_ROLL:
        return n
    if state.asking == Ask.POI_DRAW:
        return Draw.VICTIM if n < state.victims_unseen else Draw.FALSE_ALARM
    return nth(accepted(state, book), n)


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
