"""Given, when, then: positions for tests, built on a bare house or on a printed board.

The bare house of the catalogue's examples has an outer wall all around and nothing else. `given` adds what a
test names; `front` begins with the printed front side. Chance is dictated: play `roll 3,4`, `draw victim`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Any, TypeVar

import pytest

from firehall.core.masks import add, bag_add, bag_count, has, heap_add, heap_count
from firehall.core.record import empty
from firehall.errors import IllegalMove
from firehall.game import Game
from firehall.games.flash_point import board as boards
from firehall.games.flash_point import drawing
from firehall.games.flash_point.board import SPACE, Board, Spot, space_name
from firehall.games.flash_point.drawing import Cell, Edge, is_inside
from firehall.games.flash_point.house import edge, set_edge
from firehall.games.flash_point.layers import rules_of
from firehall.games.flash_point.moves import space_of
from firehall.games.flash_point.position import damage_of
from firehall.games.flash_point.rules import Role
from firehall.games.flash_point.setup import Setup
from firehall.games.flash_point.start import explosions_wanted
from firehall.games.flash_point.state import CHANCE, WORDS, Ask, Direction, Phase, Side, State
from firehall.games.packing import bytes_of
from firehall.move import Move

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids of the rules that it proves."""

    def mark(test: F) -> F:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return mark


def cells(text: str) -> list[Cell]:
    """`3,4 5,6` as cells."""
    return [(int(a), int(b)) for a, b in (part.split(",") for part in text.split())]


def edges(text: str) -> list[Edge]:
    """`3,4-3,5 4,4-5,4` as edges."""
    pairs = [cells(part.replace("-", " ")) for part in text.split()]
    return [(min(a, b), max(a, b)) for a, b in pairs]


def bare_board(walls: str = "", doors: str = "", openings: str = "") -> Board:
    """The bare house, with the walls, doors and openings that are named; parking as on the front side."""
    front = boards.load("front")
    board = Board(name="bare", title="Bare house", arrows=front.arrows, start=front.start)
    board.ambulance, board.engine = dict(front.ambulance), dict(front.engine)
    for pair in drawing.all_edges():
        if is_inside(pair[0]) != is_inside(pair[1]):
            board.edges[pair] = "wall"
    for kind, text in (("wall", walls), ("door", doors), ("opening", openings)):
        for pair in edges(text):
            board.edges[pair] = kind
    board.fires, board.pois = [(1, 1)], [(6, 6), (6, 7), (6, 8)]
    return board


def given(
    *,
    on: str = "bare",
    fire: str = "",
    smoke: str = "",
    hidden: str = "",
    victims: str = "",
    walls: str = "",
    damaged: str = "",
    destroyed: str = "",
    closed: str = "",
    opened: str = "",
    gone: str = "",
    openings: str = "",
    people: str = "1,1",
    points: int = 4,
    saved: str = "",
    turn: int = 1,
    damage: int | None = None,
    rescued: int = 0,
    lost: int = 0,
    won: bool = False,
    false_found: int = 0,
    unseen: tuple[int, int] | None = None,
    roll: bool = False,
    options: dict[str, str] | None = None,
    edition: str = "family",
    level: str = "",
    roles: str = "",
    extra: int | None = None,
    fresh: bool = False,
    hazmats: str = "",
    hazmats_unseen: int = 0,
    hot: str = "",
    reserve: int | None = None,
    treated: str = "",
    engine: int = 1,
    ambulance: int = 1,
    down: str = "",
    machine: str = "python",
    plan: Board | None = None,
) -> Game:
    """A game in the middle: firefighter `turn` acts, or, with `roll`, the fire is about to be rolled for.

    `closed` and `opened` name doors, `gone` doorways whose door is lost; `damage` counts markers that lie
    elsewhere too. `unseen` is (victims, false alarms); by default what the rest leaves over. `roles` names a specialist
    for each firefighter, with hyphens (`captain cafs-firefighter -`); vehicles stand at the parking spots of those
    numbers, counted clockwise from the upper left; `treated` names victims that lie there besides `victims`.
    """
    if plan is None:
        if on == "bare":
            plan = bare_board(f"{walls} {damaged} {destroyed}", f"{closed} {opened} {gone}", openings)
        else:
            plan = boards.load(on)
    crew = len(people.split())
    setup = Setup(edition=edition, board=on, crew=crew, options=options or {}, level=level, plan=plan)
    book, _, _ = setup.prepare()
    state = empty(State)
    state.sides[:] = book.board.sides
    state.flow[:] = book.board.flow
    state.crew, state.active, state.points, state.explosions = crew, turn - 1, points, explosions_wanted(book)
    for kind, words in ((fire, state.fire), (smoke, state.smoke), (hidden, state.hidden)):
        for cell in cells(kind):
            add(words, SPACE[cell])
    for cell in cells(f"{victims} {treated}"):
        bag_add(state.victims, WORDS, SPACE[cell])
    for cell in cells(treated):
        bag_add(state.treated, WORDS, SPACE[cell])
    for cell in cells(hazmats):
        heap_add(state.hazmats, SPACE[cell])
    for cell in cells(hot):
        state.hot |= 1 << SPACE[cell]
    for who, name in enumerate(roles.split()):
        state.role[who] = 0 if name == "-" else Role[name.replace("-", "_").upper()]
        state.roles_held |= 1 << state.role[who]
    state.roles_held |= 1 if book.rules.specialists else 0
    state.extra = book.rules.role_extra[state.role[turn - 1]] if extra is None else extra
    state.fresh = int(fresh)
    state.hazmats_unseen, state.hazmats_rolled = hazmats_unseen, 0 if book.rules.hazmats_hidden else book.rules.hazmats
    state.hazmats_gone = 0 if book.rules.hazmats_hidden else book.rules.hazmats - len(hazmats.split())
    state.hot_spots_left = book.rules.hot_spots_reserve if reserve is None else reserve
    if book.rules.vehicles:
        state.engine, state.ambulance = engine - 1, ambulance - 1
    if book.rules.hot_spots:
        state.hot_spots_rolled = book.rules.hot_spots_more + book.rules.hot_spots_crew[crew - 1]
    for who in down.split():
        state.down |= 1 << (int(who) - 1)
    for who, cell in enumerate(cells(people)):
        state.where[who] = SPACE[cell]
    for who, number in enumerate(saved.split()):
        state.saved[who] = int(number)
    for text, side, on_off in (
        (f"{damaged} {destroyed}", Side.HURT, 1),
        (destroyed, Side.WALL, 0),
        (gone, Side.DOOR, 0),
        (f"{destroyed} {opened} {gone}", Side.WAY, 1),
    ):
        for pair in edges(text):
            set_edge(state, book, SPACE[pair[0]], heading(pair), side, on_off)
    state.damage = damage_of(state, book) if damage is None else damage
    state.rescued, state.lost, state.false_found = rescued, lost, false_found
    state.won = int(won)
    lying = len(f"{victims} {treated}".split())
    left = book.rules.victims - rescued - lost - lying, book.rules.false_alarms - false_found
    state.victims_unseen, state.false_unseen = left if unseen is None else unseen
    state.phase, state.asking, state.asked = Phase.ACTIONS, Ask.ACTION, state.active
    if roll:
        state.phase, state.asking, state.asked, state.points = Phase.TURN_END, Ask.FIRE_ROLL, CHANCE, 0
    return Game(setup, game="flash-point", on=machine, at=state)


def front(**what: Any) -> Game:
    """The same on the printed front side; only what is named lies on it."""
    return given(on="front", **what)


def experienced(**what: Any) -> Game:
    """The same on the bare house in the experienced game."""
    return given(edition="experienced", **what)


def heading(pair: Edge) -> Direction:
    """The direction from the first space of an edge to the second."""
    return Direction.RIGHT if pair[0][0] == pair[1][0] else Direction.DOWN


def printed_text(name: str) -> str:
    """The file of a board that comes with the game, as it stands."""
    return files(boards.__package__).joinpath("boards", f"{name}.board").read_text(encoding="utf-8")


def play(game: Game, *moves: str) -> list[str]:
    """Play moves, each of them legal in every way of asking; the names of the events that follow."""
    found: list[str] = []
    kernels = game.files.moves
    for move in moves:
        assert game.why_not(move) == ""
        code, _ = kernels.encode(game.state, game.book, Move(move))
        assert code in game.legal_moves.codes()
        found += [event.name for event in game.play(move)]
    return found


def wander(game: Game, seed: int, moves: int = 10_000) -> Iterator[Game]:
    """The game after every one of a number of random moves, until it is over."""
    chance = Random(seed)
    for _ in range(moves):
        if game.over:
            return
        legal = game.legal_moves
        game.play(legal[chance.randrange(len(legal))])
        yield game


def refused(game: Game, move: str) -> str:
    """The rule that refuses a move; trying to play it says the same and changes nothing."""
    before, happened = bytes_of(game.state), len(game.events)
    why = game.why_not(move)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert str(caught.value) == why and why.endswith(f" [{caught.value.rule}]")
    assert move not in game.legal_moves
    assert bytes_of(game.state) == before and len(game.events) == happened
    return caught.value.rule


def fires(game: Game) -> str:
    """The burning spaces."""
    state = game.state
    return " ".join(space_name(s) for s in SPACE.values() if has(state.fire, s))


def smokes(game: Game) -> str:
    """The spaces with smoke."""
    state = game.state
    return " ".join(space_name(s) for s in SPACE.values() if has(state.smoke, s))


def hidden(game: Game) -> str:
    """The spaces with a hidden point of interest."""
    state = game.state
    return " ".join(space_name(s) for s in SPACE.values() if has(state.hidden, s))


def victims(game: Game) -> str:
    """The spaces with a victim, once for each."""
    state = game.state
    return " ".join(space_name(s) for s in SPACE.values() for _ in range(bag_count(state.victims, WORDS, s)))


def hazmats(game: Game) -> str:
    """The spaces with a hazmat, once for each."""
    state = game.state
    return " ".join(space_name(s) for s in range(48) for _ in range(heap_count(state.hazmats, s)))


def hot_spots(game: Game) -> str:
    """The spaces with a hot spot."""
    return " ".join(space_name(s) for s in range(48) if game.state.hot >> s & 1)


def where(game: Game, who: int = 1) -> str:
    """Where a firefighter stands."""
    return space_name(game.state.where[who - 1])


def asks(game: Game) -> Ask:
    """What is asked now."""
    return Ask(game.state.asking)


def markers(game: Game) -> int:
    """How many fire and smoke markers lie on the board."""
    return len(fires(game).split()) + len(smokes(game).split())


def at_edge(game: Game, text: str) -> str:
    """What an edge shows: `-` wall, `!` damaged, `x` destroyed, `D` closed, `/` open, `o` doorway, blank nothing."""
    return game.files.view.edge_sign(game.state, game.board, edges(text)[0])


def edge_has(game: Game, text: str, side: Side) -> int:
    """1 if an edge has a property."""
    pair = edges(text)[0]
    return edge(game.state, SPACE[pair[0]], heading(pair), side)


__all__ = [
    "Spot",
    "asks",
    "at_edge",
    "bare_board",
    "cells",
    "edge_has",
    "edges",
    "experienced",
    "fires",
    "front",
    "given",
    "hazmats",
    "hidden",
    "hot_spots",
    "markers",
    "play",
    "printed_text",
    "refused",
    "rule",
    "rules_of",
    "smokes",
    "space_of",
    "victims",
    "wander",
    "where",
]
