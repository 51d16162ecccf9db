"""Which rule makes what happen, and how events read.  No event is without a rule."""

from __future__ import annotations

from ...event import Event
from ...words import Word
from ..hexes import hex_name, unpacked
from .happened import Happened as H
from .moves import NAMES
from .state import COLOURS, CREW

WHO, NUMBER, HEX, HEX_NUMBER, WHO_NUMBER, HEX_MEN, AREA, COLOUR, COLOUR_NUMBER, PLAYERS, NOTHING = range(11)

RULES: dict[H, tuple[str, int]] = {
    H.PLAYER_DRAWN: ("W-Q23", WHO),
    H.START_UNCOVERED: ("W-007", NUMBER),
    H.START_LAID: ("W-008", HEX_NUMBER),
    H.TURN_BEGAN: ("W-009", WHO_NUMBER),
    H.UNCOVERED: ("W-010", WHO_NUMBER),
    H.LOOKED_SECRETLY: ("W-045", WHO),
    H.LAID_HOTTEST: ("W-014", HEX_NUMBER),
    H.LAID_CHOSEN: ("W-015", HEX_NUMBER),
    H.FIREBREAK_LAID: ("W-046", HEX),
    H.LAST_TILE_LAID: ("W-028", NOTHING),
    H.FIRST_MEN_PLACED: ("W-071", NUMBER),
    H.MEN_PLACED: ("W-019", HEX_MEN),
    H.HELPERS_PLACED: ("W-056", HEX_MEN),
    H.PASSED: ("W-031", WHO),
    H.COULD_NOT_PLACE: ("W-Q26", WHO),
    H.ALL_PASSED: ("W-030", NOTHING),
    H.HELPERS_REMOVED: ("W-058", NUMBER),
    H.AREA_SCORED: ("W-035", AREA),
    H.AREA_ENCLOSED: ("W-037", COLOUR_NUMBER),
    H.POINTS_SCORED: ("W-038", WHO_NUMBER),
    H.WON_BY_POINTS: ("W-039", WHO_NUMBER),
    H.WON_BY_AREA: ("W-040", WHO_NUMBER),
    H.SHARED_VICTORY: ("W-041", PLAYERS),
    H.GOAL_REACHED: ("W-069", NUMBER),
    H.MEN_LEFT_OVER: ("W-066", NUMBER),
    H.AREAS_SPLIT: ("W-067", COLOUR),
    H.AREA_WITHOUT_EDGE: ("W-068", COLOUR_NUMBER),
}


def event(book: object, number: int, kind: int, first: int, second: int, cause: int) -> Event:
    """The event that a note in the journal stands for."""
    happened = H(kind)
    rule, form = RULES[happened]
    name = happened.name.lower().replace("_", "-")
    return Event(number, name, rule, cause if cause >= 0 else None, details(form, first, second), "wildfire")


def details(form: int, first: int, second: int) -> dict[str, str | int]:
    """What the two numbers of a note say."""
    told: dict[str, str | int] = {}
    if form in (HEX, HEX_NUMBER, HEX_MEN):
        told["hex"] = hex_name(*unpacked(first))
    if form in (HEX_NUMBER, WHO_NUMBER, COLOUR_NUMBER, AREA):
        told["number"] = second
    if form in (WHO, WHO_NUMBER):
        told["who"] = first + 1
    if form in (COLOUR, COLOUR_NUMBER):
        told["colour"] = colour(first)
    if form == HEX_MEN:
        told |= {"number": second // COLOURS, "colour": colour(second % COLOURS)}
    if form == AREA:
        told |= {"points": first // COLOURS, "colour": colour(first % COLOURS)}
    if form == PLAYERS:
        told["players"] = players(first)
    if form == NUMBER:
        told["number"] = first
    return told


def colour(number: int) -> Word:
    """A colour in whatever language it is said."""
    return Word(f"colour-{NAMES[number]}")


def players(seats: int) -> str:
    """Seats given as bits, by their numbers.

    >>> players(0b1010)
    '2, 4'
    """
    return ", ".join(str(seat + 1) for seat in range(CREW) if seats >> seat & 1)
