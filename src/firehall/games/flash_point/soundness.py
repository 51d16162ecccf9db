"""What no game can come to: everything in a position has to fit the rules and the rest."""

from __future__ import annotations

from ...core.masks import bag_count, bag_total, count, heap_spaces, heap_total
from .board import CELL, space_name
from .carry import ambulance_spaces_now
from .house import beside
from .inquiry import ADVANCING, DEALING, GUN, Need, check_answers, check_ending, check_question
from .points import on_board, unseen
from .rules import Casualties, Entry, Role, SetUp, Shortage
from .specialists import free_roles
from .start import DEALT, explosions_wanted
from .state import (
    CREW,
    NOWHERE,
    RING,
    UNPARKED,
    WORDS,
    Ask,
    Book,
    Direction,
    Ending,
    Phase,
    Side,
    State,
    Vehicle,
)
from .vehicles import is_at, spots

ASKED_BEFORE_DEALING = (
    *(Ask.FIRST_EXPLOSION, Ask.EXPLOSION_ROLL, Ask.TURNED_ROLL, Ask.HAZMAT_ROLL, Ask.SETUP_POI_ROLL),
    *DEALING,
)


def check(state: State, book: Book, people: list[int] | None = None) -> list[str]:
    """Everything about a position that no game can come to; `people` are those who stand somewhere."""
    found: list[str] = []

    def need(fine: bool, text: str) -> None:
        if not fine:
            found.append(text)

    check_seats(state, need)
    if not found:
        there = [who for who in range(state.crew) if state.where[who] != NOWHERE] if people is None else people
        check_people(state, book, there, need)
        for part in (check_points, check_markers, check_hazmats, check_hot_spots, check_specialists, check_vehicles):
            part(state, book, need)
        check_question(state, book, need)
        check_ending(state, book, need)
    if not found:
        check_answers(state, book, need)
    return found


def check_seats(state: State, need: Need) -> None:
    """Everybody who is spoken of plays."""
    need(1 <= state.crew <= CREW, f"there are 1 to {CREW} firefighters, not {state.crew}")
    need(0 <= state.active < state.crew, f"it is the turn of firefighter {state.active + 1} of {state.crew}")
    need(state.asked < state.crew, f"firefighter {state.asked + 1} is asked, of {state.crew}")
    early = state.phase == Phase.SET_UP and state.first == -1
    need(0 <= state.first < state.crew or early, f"firefighter {state.first + 1} goes first, of {state.crew}")
    need(state.standing <= state.crew, f"standing is {state.standing}: there are {state.crew} firefighters")


def check_people(state: State, book: Book, people: list[int], need: Need) -> None:
    """Who stands on the board, who lies on the ground, and what everybody has to spend."""
    there = arrived(state, book, len(people))
    need(people == there, f"firefighters {listing(people)} stand on the board; it should be {listing(there)}")
    down = [who for who in range(CREW) if state.down >> who & 1]
    need(set(down) <= set(there), f"firefighters {listing(down)} lie on the ground, but not all are on the board")
    rules = book.rules
    most = max(rules.points_per_turn, *rules.role_points) + rules.points_saved
    need(0 <= state.points <= most, f"{state.points} action points: nobody has more than {most}")
    for who in range(CREW):
        saved = state.saved[who]
        need(0 <= saved <= rules.points_saved, f"firefighter {who + 1} saved {saved}: at most {rules.points_saved}")
    need(not any(state.saved[state.crew :]), "points are saved by firefighters who do not play")


def arrived(state: State, book: Book, number: int) -> list[int]:
    """Who must have come to the board: before the first turn, or each in the own first turn."""
    setting_up = state.phase == Phase.SET_UP
    if book.rules.entry == Entry.SET_UP:
        return list(range(state.crew if not setting_up else 0 if state.asking in DEALING else state.standing))
    if setting_up:
        return []
    around = [(state.first + n) % state.crew for n in range(state.crew)]
    first_round = around.index(state.active) + (state.phase != Phase.TURN_START)
    return sorted(around if number == state.crew else around[:first_round])


def listing(people: list[int]) -> str:
    """Firefighters by number."""
    return ", ".join(str(who + 1) for who in people) or "none"


# Markers


def check_markers(state: State, book: Book, need: Need) -> None:
    """The explosions of the set-up, fire and smoke."""
    rules, wanted = book.rules, explosions_wanted(book)
    early = state.phase == Phase.SET_UP and state.explosions < wanted
    what = f"{state.explosions} explosions of the set-up are done: there are {wanted}"
    need(early or state.explosions == wanted, what)
    markers = count(state.fire[0]) + count(state.fire[1]) + count(state.smoke[0])
    what = f"{markers} fire and smoke markers: there are only {rules.threat_markers}"
    need(not rules.limit_threat_markers or markers <= rules.threat_markers, what)
    what = "fire lies outside the building: it is removed when the fire has advanced"
    need(state.phase in ADVANCING or state.ending != Ending.NONE or state.fire[1] == 0, what)
    need(
        bool(rules.fire_outside) or state.fire[1] == 0,
        "fire lies outside the building, where in this edition none comes",
    )
    what = "smoke lies beside fire after the fire has advanced"
    need(state.asking != Ask.POI_ROLL or beside(state, state.fire[0]) & state.smoke[0] == 0, what)


def check_points(state: State, book: Book, need: Need) -> None:
    """Points of interest: as many as there are, and no more on the board than may lie there."""
    rules, lying = book.rules, bag_total(state.victims, WORDS)
    there = on_board(state, book)
    what = f"{there} points of interest lie on the board: at most {rules.points_of_interest}"
    need(there <= rules.points_of_interest, what)
    hidden = count(state.hidden[0])
    need(hidden <= unseen(state), f"{hidden} points of interest lie hidden, more than are unseen")
    victims = state.victims_unseen + lying + state.rescued + state.lost
    what = f"{victims} victims in all (unseen, lying, rescued, lost): there are {rules.victims}"
    need(victims == rules.victims, what)
    false = state.false_unseen + state.false_found + state.false_lost
    what = f"{false} false alarms in all (unseen, found, lost): there are {rules.false_alarms}"
    need(false == rules.false_alarms, what)
    treated = bag_total(state.treated, WORDS)
    need(treated <= rules.treat_limit, f"{treated} victims are treated: at most {rules.treat_limit}")
    need(state.struck & ~state.hidden[0] == 0, "fire has struck a space on which nothing lies hidden")
    if state.asking == Ask.POI_DRAW:
        hidden = state.spot < RING and state.hidden[0] >> state.spot & 1 == 1
        need(hidden, f"no hidden point of interest lies on {space_name(state.spot)}")


def check_hazmats(state: State, book: Book, need: Need) -> None:
    """Hazmats: hidden among the points of interest or placed in the set-up, and then lying, gone or exploded."""
    rules, lying = book.rules, heap_total(state.hazmats)
    total = lying + state.hazmats_gone + state.hazmats_burst
    if rules.hazmats_hidden:
        total += state.hazmats_unseen
        what = f"{total} hazmats in all (unseen, lying, disposed of, exploded): there are {rules.hazmats}"
        need(total == rules.hazmats and state.hazmats_rolled == 0, what)
    else:
        what = f"{total} hazmats in all (lying, disposed of, exploded), but {state.hazmats_rolled} were placed"
        need(total == state.hazmats_rolled and state.hazmats_unseen == 0, what)
        early = state.asking in (Ask.FIRST_EXPLOSION, Ask.EXPLOSION_ROLL, Ask.TURNED_ROLL, Ask.HAZMAT_ROLL)
        missing = rules.hazmats - state.hazmats_rolled
        what = f"{state.hazmats_rolled} hazmats were placed in the set-up: there are {rules.hazmats}"
        need(missing == 0 or (early and missing > 0), what)
    stray = 0 if rules.casualties == Casualties.AFTER_FLASHOVER else state.primed & ~heap_spaces(state.hazmats)
    need(stray == 0, "fire has reached a hazmat where none lies")


def check_hot_spots(state: State, book: Book, need: Need) -> None:
    """Hot spots: one for each explosion of the set-up, those rolled for, and those that came from the reserve."""
    rules, wanted = book.rules, 0
    if rules.hot_spots:
        wanted = rules.hot_spots_more + rules.hot_spots_crew[state.crew - 1]
        early = state.phase == Phase.SET_UP and state.hot_spots_rolled < wanted
        what = f"{state.hot_spots_rolled} hot spots were rolled for in the set-up: there are {wanted}"
        need(early or state.hot_spots_rolled == wanted, what)
        exploded = state.explosions if rules.opening != SetUp.PRINTED else 0
        wanted = exploded + state.hot_spots_rolled + rules.hot_spots_reserve - state.hot_spots_left
    what = f"{state.hot_spots_left} hot spots in reserve: there are {rules.hot_spots_reserve}"
    need(0 <= state.hot_spots_left <= rules.hot_spots_reserve, what)
    need(count(state.hot) == wanted, f"{count(state.hot)} hot spots lie on the board: it should be {wanted}")


# Specialists and vehicles


def check_specialists(state: State, book: Book, need: Need) -> None:
    """Who is which specialist, what was dealt, the special points, and what somebody is told."""
    rules = book.rules
    held = [role for role in state.role if role]
    need(all(rules.role_points[role] for role in held), "there is a specialist whom this edition does not have")
    need(not any(state.role[state.crew :]), "there are specialists who do not play")
    twice = len(set(held)) < len(held)
    need(not twice or rules.specialist_shortage == Shortage.DUPLICATES, "two firefighters are the same specialist")
    need(all(state.roles_held >> role & 1 for role in held), "a specialist is missing among those who were held")
    early = rules.entry == Entry.FIRST_TURN and state.asking == Ask.FIRST_PLAYER
    dealt = bool(rules.specialists) and state.asking not in ASKED_BEFORE_DEALING and not early
    what = "the specialists have been dealt" if dealt else "the specialists have not been dealt yet"
    need(dealt == bool(state.roles_held & DEALT), what)
    if dealt and 0 in state.role[: state.crew]:
        need(free_roles(state, book) & ~(state.roles_held >> 1) == 0, "somebody is no specialist, but there are more")
    most = rules.role_extra[state.role[state.active]]
    need(0 <= state.extra <= most, f"{state.extra} special points: firefighter {state.active + 1} has at most {most}")
    most = rules.captain_limit if rules.role_points[Role.CAFS_FIREFIGHTER] else 0
    need(state.cafs_told <= most, f"{state.cafs_told} points spent on commanding CAFS: at most {most}")


def check_vehicles(state: State, book: Book, need: Need) -> None:
    """Where vehicles are parked, who rides, and the dice of the gun."""
    if book.rules.vehicles:
        for vehicle, spot in ((Vehicle.ENGINE, state.engine), (Vehicle.AMBULANCE, state.ambulance)):
            early = state.phase == Phase.SET_UP and spot == UNPARKED
            need(early or 0 <= spot < spots(book, vehicle), f"the {vehicle.name.lower()} is not parked anywhere")
    need(state.aboard >> state.crew == 0, "somebody is aboard who does not play")
    over = state.ending != Ending.NONE
    need(state.aboard == 0 or over or state.phase == Phase.RIDES, "somebody is aboard, but no vehicle is driven")
    driver = state.asking in GUN and state.role[state.active] == Role.DRIVER
    need(state.dice == 0 or driver, "only a driver with the deck gun rolls dice again")
    fresh = state.asking == Ask.ACTION and book.rules.price_crew_change > 0 and state.role[state.active] > 0
    at_engine = fresh and is_at(state, book, Vehicle.ENGINE, state.active) == 1
    need(not state.fresh or at_engine, "a crew change begins a turn at the engine")
    for cell in CELL:
        lying = bag_count(state.victims, WORDS, cell)
        need(bag_count(state.treated, WORDS, cell) <= lying, f"more victims are treated on {space_name(cell)} than lie")
        rescued = cell >= RING and ambulance_spaces_now(state, book) >> (cell - RING) & 1 and not over
        what = f"a victim lies at the ambulance, on {space_name(cell)}: it would be rescued"
        need(not (lying and rescued and book.rules.collect_on_arrival), what)


def damage_of(state: State, book: Book) -> int:
    """The damage markers that lie on the walls of a position."""
    total = 0
    for space in range(48):
        for direction in Direction:
            hurt = state.sides[space] >> (Side.HURT + direction) & 1
            gone = book.board.sides[space] & ~state.sides[space]
            twice = 1 if book.board.beyond[space * 4 + direction] >= RING else 2
            total += (2 // twice) * (hurt + (gone >> (Side.WALL + direction) & 1))
    return total // 2
