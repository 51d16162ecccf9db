"""Which rule makes what happen, and how events read.  No event is without a rule."""

from __future__ import annotations

from ...event import Event
from .board import space_name
from .happened import Happened as H
from .rulebooks import EVENTS_2010, said
from .rules import Role
from .state import Book
from .steps import edge_text

SPACE, EDGE, WHO, WHO_SPACE, WHO_NUMBER, WHO_ROLE, SPACE_NUMBER, NUMBERS, NOTHING = range(9)

RULES: dict[H, tuple[str, int]] = {
    H.SETUP_FIRE: ("R-035", SPACE),
    H.SETUP_POI: ("R-038", SPACE),
    H.SETUP_ROLLED: ("R-255", SPACE),
    H.SETUP_REJECTED: ("RA-44", SPACE),
    H.SETUP_POI_ROLLED: ("R-255", SPACE),
    H.SETUP_POI_REJECTED: ("RA-44", SPACE),
    H.STARTED_AT: ("R-044", WHO_SPACE),
    H.GOES_FIRST: ("R-045", WHO),
    H.TURN_BEGAN: ("R-049", WHO_NUMBER),
    H.MOVED: ("R-056", WHO_SPACE),
    H.MOVED_INTO_FIRE: ("R-057", WHO_SPACE),
    H.CARRIED: ("R-058", WHO_SPACE),
    H.RESCUED: ("R-067", SPACE_NUMBER),
    H.DOOR_OPENED: ("R-069", EDGE),
    H.DOOR_CLOSED: ("R-069", EDGE),
    H.SMOKE_REMOVED: ("R-072", WHO_SPACE),
    H.FIRE_DAMPED: ("R-073", WHO_SPACE),
    H.FIRE_REMOVED: ("R-074", WHO_SPACE),
    H.CHOPPED: ("R-077", EDGE),
    H.ENDED_TURN: ("R-052", WHO_NUMBER),
    H.POINTS_SAVED: ("R-053", WHO_NUMBER),
    H.POINTS_LOST: ("R-054", WHO_NUMBER),
    H.FOUND_VICTIM: ("R-066", SPACE),
    H.FOUND_FALSE_ALARM: ("R-065", SPACE),
    H.ROLLED: ("R-080", SPACE),
    H.SMOKE_STAYED: ("R-081", SPACE),
    H.SMOKE_ON_SMOKE: ("R-082", SPACE),
    H.SMOKE_BESIDE_FIRE: ("R-083", SPACE),
    H.EXPLODED: ("R-084", SPACE),
    H.BLAST_SET_FIRE: ("R-087", SPACE),
    H.BLAST_LIT_SMOKE: ("R-088", SPACE),
    H.BLAST_HIT_WALL: ("R-089", EDGE),
    H.BLAST_TOOK_CLOSED_DOOR: ("R-090", EDGE),
    H.BLAST_TOOK_OPEN_DOOR: ("R-090", EDGE),
    H.WAVE_BEGAN: ("R-091", EDGE),
    H.WAVE_SET_FIRE: ("R-093", SPACE),
    H.WAVE_LIT_SMOKE: ("R-094", SPACE),
    H.WAVE_HIT_WALL: ("R-095", EDGE),
    H.WAVE_TOOK_CLOSED_DOOR: ("R-097", EDGE),
    H.WAVE_TOOK_OPEN_DOOR: ("R-098", EDGE),
    H.WAVE_FADED: ("RA-11", SPACE),
    H.NO_MARKER: ("R-260", SPACE),
    H.WALL_DAMAGED: ("R-030", EDGE),
    H.WALL_DESTROYED: ("R-029", EDGE),
    H.WALL_SPARED: ("R-255", EDGE),
    H.DOOR_SPARED: ("RA-43", EDGE),
    H.FLASHED_OVER: ("R-103", SPACE),
    H.KNOCKED_DOWN: ("R-105", WHO_SPACE),
    H.TAKEN_TO_AMBULANCE: ("R-110", WHO_SPACE),
    H.VICTIM_LOST: ("R-106", SPACE_NUMBER),
    H.LOST_WAS_VICTIM: ("R-107", SPACE_NUMBER),
    H.LOST_WAS_FALSE_ALARM: ("R-107", SPACE),
    H.OUTSIDE_FIRE_REMOVED: ("R-108", SPACE),
    H.SETUP_OUTSIDE_FIRE_REMOVED: ("RA-42", SPACE),
    H.POI_ROLLED: ("R-118", SPACE),
    H.POI_REJECTED: ("R-122", SPACE),
    H.POI_CLEARED_SPACE: ("R-119", SPACE),
    H.POI_PLACED: ("R-118", SPACE),
    H.POI_MET_FIREFIGHTER: ("R-120", SPACE),
    H.POI_NONE_LEFT: ("RA-33", NOTHING),
    H.COLLAPSED: ("R-127", NOTHING),
    H.RUIN_TOOK_VICTIM: ("R-128", SPACE_NUMBER),
    H.RUIN_WAS_VICTIM: ("R-128", SPACE_NUMBER),
    H.RUIN_WAS_FALSE_ALARM: ("R-128", SPACE),
    H.WON: ("R-124", NUMBERS),
    H.ALL_ACCOUNTED_FOR: ("R-125", NUMBERS),
    H.TOO_MANY_LOST: ("R-126", NUMBERS),
    H.SETUP_HAZMAT: ("R-153", SPACE),
    H.SETUP_HAZMAT_REJECTED: ("R-153", SPACE),
    H.SETUP_HOT_SPOT: ("R-148", SPACE),
    H.SETUP_HOT_SPOT_REJECTED: ("R-157", SPACE),
    H.BECAME: ("R-155", WHO_ROLE),
    H.ENGINE_PARKED: ("R-163", SPACE),
    H.AMBULANCE_PARKED: ("R-163", SPACE),
    H.CARRIED_HAZMAT: ("R-233", WHO_SPACE),
    H.FOLLOWED: ("R-198", SPACE),
    H.HAZMAT_CARRIED_OUT: ("R-234", SPACE_NUMBER),
    H.TREATED: ("R-196", WHO_SPACE),
    H.HAZMAT_DISPOSED: ("R-206", WHO_SPACE),
    H.IDENTIFIED: ("R-219", WHO_SPACE),
    H.COMMANDED: ("R-209", WHO_NUMBER),
    H.COMMAND_REFUSED: ("RA-52", WHO),
    H.CHANGED_CREW: ("R-225", WHO),
    H.ENGINE_DRIVEN: ("R-170", WHO_SPACE),
    H.AMBULANCE_DRIVEN: ("R-170", WHO_SPACE),
    H.RODE_ALONG: ("R-177", WHO_SPACE),
    H.STAYED_BEHIND: ("R-178", WHO),
    H.GUN_FIRED: ("R-182", WHO),
    H.GUN_ROLLED: ("R-188", SPACE),
    H.DICE_KEPT: ("R-221", WHO),
    H.GUN_HIT: ("R-189", SPACE),
    H.WASHED_OUT: ("R-190", SPACE),
    H.FOUND_HAZMAT: ("P-035", SPACE),
    H.HAZMAT_BURST: ("R-230", SPACE),
    H.FLARED_UP: ("R-236", SPACE),
    H.HOT_SPOT_PLACED: ("R-238", SPACE_NUMBER),
    H.POI_MOVED_ON: ("R-251", SPACE),
    H.POI_NO_SPACE: ("RA-40", NOTHING),
    H.WAVE_VENTED: ("P-097", SPACE),
    H.LAY_DOWN: ("P-103", WHO_SPACE),
    H.STOOD_UP: ("P-105", WHO),
    H.VICTIM_DIED: ("P-109", SPACE_NUMBER),
    H.STRUCK_WAS_VICTIM: ("P-Q18", SPACE_NUMBER),
    H.STRUCK_WAS_FALSE_ALARM: ("P-Q18", SPACE),
    H.STARVED: ("P-118", SPACE),
    H.BURNT_OUT: ("P-118", SPACE),
}


def event(book: Book, number: int, kind: int, first: int, second: int, cause: int) -> Event:
    """The event that a note in the journal stands for."""
    happened = H(kind)
    rule, form = RULES[happened]
    name = happened.name.lower().replace("_", "-")
    rule = said(book, EVENTS_2010, kind, rule)
    return Event(number, name, rule, cause if cause >= 0 else None, details(form, first, second))


def details(form: int, first: int, second: int) -> dict[str, str | int]:
    """What the two numbers of a note say."""
    if form == SPACE:
        return {"space": space_name(first)}
    if form == EDGE:
        return {"edge": edge_text(first, second)}
    if form == WHO:
        return {"who": first + 1}
    if form == WHO_SPACE:
        return {"who": first + 1, "space": space_name(second)}
    if form == WHO_NUMBER:
        return {"who": first + 1, "number": second}
    if form == WHO_ROLE:
        return {"who": first + 1, "role": Role(second).name.lower().replace("_", "-")}
    if form == SPACE_NUMBER:
        return {"space": space_name(first), "number": second}
    if form == NUMBERS:
        return {"rescued": first, "lost": second}
    return {}
