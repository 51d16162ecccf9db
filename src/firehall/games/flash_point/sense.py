"""Combinations of rules that cannot work, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .board import Board
from .parts import HAZMATS, HOT_SPOTS, SPECIALISTS, STARVING, VEHICLES, parts_of
from .ranges import RANGES, ROLE_ENTRIES
from .rules import Casualties, KnockDown, Rescue, Role, Rules, SetUp

SWITCHED_ON = {
    SPECIALISTS: "specialists = 'on'",
    VEHICLES: "vehicles = 'on'",
    HAZMATS: "hazmats = 3",
    HOT_SPOTS: "hot_spots = 'on'",
    STARVING: "starved_markers = 4",
}


def idle(rules: Rules, changed: Iterable[str]) -> Iterator[str]:
    """Fields that somebody set and that do nothing, because the part they belong to is not played."""
    there = parts_of(rules)
    for name in changed:
        part = RANGES[name].part
        if part and part not in there:
            without = f"{name} does nothing in a game without {part.replace('_', ' ')}"
            yield f"{without}: add {SWITCHED_ON[part]}, or leave it out"


def missing(rules: Rules, board: Board) -> Iterator[str]:
    """What rules need of a board and it doesn't have."""
    if rules.vehicles and not board.engine:
        what = f"the board {board.name!r} has no parking for the engine, which a game with vehicles needs"
        yield f"{what}: draw E1 on two neighbouring outside spaces"


def contradictions(rules: Rules) -> Iterator[str]:
    """What keeps these rules from working on any board."""
    yield from of_vehicles(rules)
    yield from of_specialists(rules)
    yield from of_points(rules)
    if rules.casualties == Casualties.AT_ONCE and rules.knockdown != KnockDown.LIES_DOWN:
        yield "casualties is 'at-once', so firefighters drop where they stand: set knockdown = 'lies-down' too"
    if rules.casualties == Casualties.AT_ONCE and rules.fire_outside:
        yield "casualties is 'at-once', but fire outside only counts when all has burnt: set fire_outside = 'off' too"
    if rules.hot_spots and rules.opening == SetUp.PRINTED and not (rules.hot_spots_more or any(rules.hot_spots_crew)):
        yield "hot_spots is on, but none is ever laid: set hot_spots_more or hot_spots_crew"


def of_vehicles(rules: Rules) -> Iterator[str]:
    """Nobody reaches an ambulance that is not there; with vehicles, driving and the deck gun have a price."""
    if not rules.vehicles:
        if rules.rescue == Rescue.AMBULANCE:
            yield "rescue is 'ambulance', but there are no vehicles, so nobody could be rescued: set rescue = 'outside'"
        if rules.knockdown == KnockDown.AMBULANCE:
            what = "knockdown is 'ambulance', but there are no vehicles to be taken to"
            yield f"{what}: set knockdown = 'nearest-space'"
        return
    for name, prices in (("role_drive", rules.role_drive), ("role_gun", rules.role_gun)):
        free = [ROLE_ENTRIES[role] for role in players(rules) if prices[role] < 1]
        if free:
            yield f"{name} is 0 for {', '.join(free)}: with vehicles it needs a price, such as {name} = 2"


def players(rules: Rules) -> list[int]:
    """The specialists that can play, and the firefighter without a specialist."""
    return [role for role in Role if role == Role.NONE or (rules.specialists and rules.role_points[role])]


def of_specialists(rules: Rules) -> Iterator[str]:
    """Specialists play if they have action points."""
    if rules.specialists and players(rules) == [Role.NONE]:
        yield "specialists is 'on', but none of them has action points: set role_points, such as role_points = 4"


def of_points(rules: Rules) -> Iterator[str]:
    """There are enough victims to win, and enough points of interest to lay out."""
    if rules.rescues_to_win > rules.victims:
        yield f"rescues_to_win is {rules.rescues_to_win}, but there are only {rules.victims} victims: nobody could win"
    supply = rules.victims + rules.false_alarms
    if supply < rules.points_of_interest:
        yield f"points_of_interest is {rules.points_of_interest}, but victims and false_alarms are only {supply}"
