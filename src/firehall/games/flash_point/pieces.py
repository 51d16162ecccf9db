"""The pieces of a scene: everything that lies, stands or is parked on the board, and who plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...core.masks import bag_count, has, heap_count, heap_total, lowest
from ...scene import Counter, Piece, Player
from ...words import t
from .board import space_name
from .house import burns, smokes
from .parts import HAZMATS, HOT_SPOTS, SPECIALISTS, VEHICLES, parts
from .points import unseen
from .rules import Role
from .state import CREW, NOWHERE, RING, WORDS, Book, Phase, State, Vehicle
from .vehicles import parked_at, spaces_at

CORNER = (0.84, 0.2)
PLACES = ((0.23, 0.24), (0.78, 0.64), (0.23, 0.6), (0.5, 0.64), (0.8, 0.36), (0.5, 0.2), (0.36, 0.42))
LIES = "↓"
BADGES = {
    Role.NONE: "",
    Role.PARAMEDIC: "p",
    Role.CAPTAIN: "c",
    Role.IMAGING_TECHNICIAN: "i",
    Role.CAFS_FIREFIGHTER: "f",
    Role.HAZMAT_TECHNICIAN: "h",
    Role.GENERALIST: "g",
    Role.RESCUE_SPECIALIST: "r",
    Role.DRIVER: "d",
}


def pieces(state: State, book: Book, space: int, language: str | None) -> Iterator[Piece]:
    """Everything on one space."""
    for kind, there, sign in (("fire", burns(state, space), "F"), ("smoke", smokes(state, space), "S")):
        if there:
            name = space_name(space)
            yield Piece(f"{kind} {name}", name, kind, sign, t(f"place-{kind}", language), marker="smoke")
    yield from vehicles(state, book, space, language)
    if space < RING and state.hot >> space & 1:
        name = space_name(space)
        label = t("place-hot-spot", language)
        yield Piece(f"hot-spot {name}", name, "hot-spot", "H", label, CORNER, "hot-spot")
    small = [*markers(state, book, space, language), *people(state, space, language)]
    for n, piece in enumerate(small):
        yield replace(piece, place=PLACES[n % len(PLACES)])


def markers(state: State, book: Book, space: int, language: str | None) -> Iterator[Piece]:
    """The small markers on a space; a hidden point of interest may turn out to be a victim or a hazmat."""
    hazmat_marker = "hidden" if book.rules.hazmats_hidden else "hazmat"
    for kind, sign, many, marker in (
        ("hazmat", "Z", heap_count(state.hazmats, space) if space < RING else 0, hazmat_marker),
        ("hidden", "?", has(state.hidden, space), "hidden"),
        ("victim", "V", bag_count(state.victims, WORDS, space), "hidden"),
        ("heal", "+", bag_count(state.treated, WORDS, space), "heal"),
    ):
        for n in range(many):
            name = space_name(space)
            yield Piece(f"{kind} {name} {n + 1}", name, kind, sign, t(f"place-{kind}", language), marker=marker)


def people(state: State, space: int, language: str | None) -> Iterator[Piece]:
    """The firefighters on a space, on their feet or lying on the ground."""
    for who in placed(state):
        if state.where[who] == space:
            down, badge = lies(state, who), BADGES[Role(state.role[who])]
            kind, badge = ("downed", f"{LIES}{badge}") if down else ("person", badge)
            label = ", ".join([t("place-firefighter", language, who=who + 1), *about(state, who, language)])
            yield Piece(piece_of(who), space_name(space), kind, str(who + 1), label, badge=badge)


def vehicles(state: State, book: Book, space: int, language: str | None) -> Iterator[Piece]:
    """A vehicle that is parked on a space and another one; it is told of with the first of them."""
    for vehicle in Vehicle:
        spaces = parked_spaces(state, book, vehicle)
        if spaces and spaces[0] == space:
            kind = vehicle.name.lower()
            label, (one, other) = t(f"place-{kind}-here", language), map(space_name, spaces)
            yield Piece(kind, one, kind, kind[0].upper(), label, marker=kind, more=(other,))


def parked_spaces(state: State, book: Book, vehicle: int) -> list[int]:
    """The two spaces on which a vehicle stands; none before it is parked, and where there are no vehicles."""
    if VEHICLES not in parts(book):
        return []
    bits = spaces_at(book, vehicle, parked_at(state, vehicle))
    return [RING + lowest(bits), RING + lowest(bits & (bits - 1))] if bits else []


# Who plays


def placed(state: State) -> list[int]:
    """The firefighters that stand on the board already."""
    return [who for who in range(min(state.crew, CREW)) if state.where[who] != NOWHERE]


def lies(state: State, who: int) -> bool:
    """Whether a firefighter was knocked down and lies on the ground.  [P-103]"""
    return bool(state.down >> who & 1)


def about(state: State, who: int, language: str | None) -> list[str]:
    """Which specialist a firefighter is, and whether he lies on the ground."""
    found = [role_name(state.role[who], language)] if state.role[who] else []
    return [*found, t("place-downed", language)] if lies(state, who) else found


def role_name(role: int, language: str | None) -> str:
    """A specialist by name."""
    return t(f"role-{Role(role).name.lower().replace('_', '-')}", language)


def player(state: State, book: Book, who: int, language: str | None) -> Player:
    """One firefighter: the points that are left in a turn, and those that were saved."""
    acting = state.phase != Phase.SET_UP and state.active == who
    found = [Counter("points", t("counter-points", language), state.points)] if acting else []
    if acting and SPECIALISTS in parts(book) and book.rules.role_extra[state.role[who]]:
        found.append(Counter("extra", t("counter-extra", language), state.extra))
    found.append(Counter("saved", t("counter-saved", language), state.saved[who]))
    label = t("place-firefighter", language, who=who + 1)
    piece = piece_of(who) if state.where[who] != NOWHERE else ""
    return Player(label, str(who + 1), piece, tuple(found), ", ".join(about(state, who, language)))


def piece_of(who: int) -> str:
    """The id of a firefighter's piece."""
    return f"firefighter {who + 1}"


def counters(state: State, book: Book, language: str | None = None) -> tuple[Counter, ...]:
    """The numbers that decide the game, and what is still to come."""
    there = parts(book)
    found = [
        Counter("rescued", t("counter-rescued", language), state.rescued, book.rules.rescues_to_win),
        Counter("lost", t("counter-lost", language), state.lost, book.rules.losses_to_lose),
        Counter("damage", t("counter-damage", language), state.damage, book.rules.damage_markers),
        Counter("unseen", t("counter-unseen", language), unseen(state)),
    ]
    if HAZMATS in there:
        found.append(Counter("hazmats", t("counter-hazmats", language), heap_total(state.hazmats)))
    if HOT_SPOTS in there:
        found.append(Counter("hot-spots", t("counter-hot-spots", language), state.hot_spots_left))
    return tuple(found)
