"""What is asked, when, of whom, and how a game ends: what in a position is due fits the rest."""

from __future__ import annotations

from collections.abc import Callable

from .answers import fates, is_roll, legal
from .ending import is_decided
from .forms import name_of
from .parts import HAZMATS, HOT_SPOTS, SPECIALISTS, STARVING, VEHICLES, parts
from .rules import Casualties, Entry, Search, Victory
from .specialists import why_not_tell
from .state import CHANCE, NOBODY, STEP_CODES, TEAM, Ask, Book, Ending, Phase, State
from .statements import ASKS, PHASES, seat
from .why import Why

Need = Callable[[bool, str], None]
DEALING = (Ask.SPECIALIST, Ask.SPECIALIST_DRAW)
GUN = (Ask.GUN_ROLL, Ask.GUN_DICE, Ask.GUN_RED_ROLL, Ask.GUN_BLACK_ROLL)
PART_OF = {
    **dict.fromkeys((*GUN, Ask.PARK_ENGINE, Ask.PARK_AMBULANCE, Ask.RIDE), VEHICLES),
    **dict.fromkeys((*DEALING, Ask.CONSENT), SPECIALISTS),
    **dict.fromkeys((Ask.HAZMAT, Ask.HAZMAT_ROLL), HAZMATS),
    Ask.HOT_SPOT_ROLL: HOT_SPOTS,
    Ask.STARVED_ROLL: STARVING,
}
ADVANCING = (Phase.FIRE, Phase.KNOCK_DOWNS, Phase.LOSSES, Phase.RUIN, Phase.SET_UP)


def check_question(state: State, book: Book, need: Need) -> None:
    """Question, phase and seat have to fit each other."""
    asking, asked = Ask(state.asking), state.asked
    name, phase = name_of(ASKS, asking), Phase(state.phase)
    need(PART_OF.get(asking) in {None, *parts(book)}, f"{name} is never asked in this edition")
    need(phase in phases_of(asking, book), f"{name} is not asked in the phase {name_of(PHASES, phase)}")
    right = who_is_asked(state)
    fine = asked >= 0 if right >= 0 else asked == right
    need(fine, f"{name} is not asked of {seat(asked)}")
    if fine and asking in (Ask.ACTION, Ask.GUN_DICE, Ask.HAZMAT):
        need(asked == right, f"firefighter {asked + 1} acts in the turn of firefighter {right + 1}")
    elif fine and asking != Ask.CONSENT:
        need(asked == right, f"firefighter {asked + 1} is asked, but standing is {state.standing}")
    told, deed = divmod(state.command, STEP_CODES)
    if asking == Ask.CONSENT:
        need(asked == told, f"firefighter {asked + 1} is asked, but firefighter {told + 1} is commanded")
        need(told < state.crew and why_not_tell(state, book, told, deed) == Why.OK, "there is no such command")
    over = state.ending != Ending.NONE
    ended = asking == Ask.GAME_OVER or phase == Phase.RUIN
    need(over == ended, "a game that is over has an ending, and no other has")


def phases_of(asking: Ask, book: Book) -> tuple[Phase, ...]:
    """The phases in which something is asked."""
    rules = book.rules
    searching = Phase.POINTS if rules.search == Search.AFTER_THE_FIRE else Phase.TURN_START
    return {
        **dict.fromkeys((Ask.ACTION, Ask.CONSENT, *GUN), (Phase.ACTIONS,)),
        Ask.FIRE_ROLL: (Phase.TURN_END, Phase.FIRE) if rules.hot_spots else (Phase.TURN_END,),
        Ask.HAZMAT: (Phase.FIRE,),
        Ask.STARVED_ROLL: (Phase.STARVED,),
        Ask.RIDE: (Phase.RIDES,),
        Ask.POI_ROLL: (searching,),
        Ask.POI_DRAW: (Phase.ACTIONS, Phase.FIRE, Phase.DELUGE, Phase.LOSSES, Phase.POINTS, Phase.RUIN),
        Ask.AMBULANCE_SPACE: (Phase.KNOCK_DOWNS, Phase.TURN_END),
        Ask.START_SPACE: (Phase.SET_UP,) if rules.entry == Entry.SET_UP else (Phase.TURN_START,),
        Ask.GAME_OVER: tuple(Phase),
    }.get(asking, (Phase.SET_UP,))


def who_is_asked(state: State) -> int:
    """Whose answer a question needs."""
    asking = state.asking
    if is_roll(asking) or asking in (Ask.POI_DRAW, Ask.SPECIALIST_DRAW):
        return CHANCE
    if asking in (Ask.ACTION, Ask.GUN_DICE, Ask.HAZMAT):
        return state.active
    if asking == Ask.CONSENT:
        return state.command // STEP_CODES
    if asking in (Ask.AMBULANCE_SPACE, Ask.START_SPACE, Ask.SPECIALIST, Ask.RIDE):
        return state.standing
    if asking in (Ask.PARK_ENGINE, Ask.PARK_AMBULANCE) and state.first >= 0:
        return state.first
    return NOBODY if asking == Ask.GAME_OVER else TEAM


def check_answers(state: State, book: Book, need: Need) -> None:
    """Every question has an answer."""
    if state.asked == CHANCE:
        need(fates(state, book) > 0, f"{name_of(ASKS, state.asking)} is asked, but no roll or draw could count")
    elif state.asking not in (Ask.GAME_OVER, Ask.ACTION):
        need(legal(state, book, 0) != 0, f"{name_of(ASKS, state.asking)} is asked, but there is no answer")


def check_ending(state: State, book: Book, need: Need) -> None:
    """The ending has to fit what was rescued, lost and damaged."""
    rules, ending = book.rules, Ending(state.ending)
    if rules.victory == Victory.ENOUGH_RESCUED:
        enough = state.rescued >= rules.rescues_to_win
        what = f"{state.rescued} rescued: the team wins with {rules.rescues_to_win}, and only then"
    else:
        enough = bool(state.won and is_decided(state))
        what = "the team has won, but there are victims left to save"
    need(enough == bool(state.won), what)
    what = "the team has won, but the game goes on"
    need(bool(rules.play_on) or not (state.won and enough) or ending != Ending.NONE, what)
    need(ending != Ending.VICTORY or bool(state.won), "the ending is a victory that was not won")
    judged = ending == Ending.NONE and state.phase not in (*ADVANCING, Phase.DELUGE)
    decided = judged and is_decided(state) and (rules.victory == Victory.ALL_ACCOUNTED_FOR or bool(state.won))
    need(not decided, "no victim is left to save, but the game goes on")
    too_many = state.lost >= rules.losses_to_lose and not state.won
    at_once = rules.casualties == Casualties.AT_ONCE
    judged = ending == Ending.NONE and (at_once or state.phase != Phase.LOSSES)
    need(not (too_many and judged), f"{state.lost} victims are lost: the game ends with {rules.losses_to_lose}")
    need(ending != Ending.LOSSES or too_many, f"the ending is losses, but {state.lost} victims are lost")
    damage, limit = state.damage, rules.damage_markers
    if damage > limit:
        need(False, f"{damage} damage markers: there are only {limit}")
    elif damage == limit:
        need(ending == Ending.COLLAPSE, f"{damage} damage markers: the building collapses with {limit}")
    else:
        need(ending != Ending.COLLAPSE, f"the ending is a collapse, but {damage} of {limit} damage markers lie")
