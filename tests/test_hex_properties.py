"""What holds in every game of Wildfire!: random games of all set-ups, and scores worked out independently."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import firehall
from firehall.core.masks import bag_count
from firehall.core.play import CHANCE
from firehall.errors import FirehallError
from firehall.game import Game
from firehall.games.hexes import HALF, PLACES, TILES
from firehall.games.packing import bytes_of
from firehall.games.wildfire.editions import OPTIONS
from firehall.games.wildfire.men import spaces
from firehall.games.wildfire.setup import Setup
from firehall.games.wildfire.state import COLOURS, EVERYBODY, KINDS, Ask, State

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CHOICES = {option.name: list(option.choices) for option in OPTIONS.values()}
Hex = tuple[int, int]

steady = settings(
    derandomize=True, deadline=None, database=None, max_examples=40, suppress_health_check=list(HealthCheck)
)
seeds = st.integers(0, 2**32)
setups = st.builds(
    Setup,
    edition=st.sampled_from(["standard", "cooperative"]),
    crew=st.integers(1, 4),
    options=st.fixed_dictionaries({}, optional={name: st.sampled_from(choices) for name, choices in CHOICES.items()}),
).filter(lambda setup: not setup.problems())


def wander(setup: Setup, seed: int) -> Iterator[Game]:
    """A random game, at every position; men are placed now and then."""
    luck = Random(seed)
    game = firehall.new("wildfire", edition=setup.edition, crew=setup.crew, options=setup.options, real_dice=True)
    yield game
    while not game.over:
        legal = list(game.legal_moves)
        weights = game.chances if game.asked == CHANCE else {}
        move = luck.choices(list(weights), list(weights.values()))[0] if weights else luck.choice(legal)
        game.play("pass" if "pass" in legal and luck.random() < 0.4 else move)
        yield game


def board(state: State) -> dict[Hex, int]:
    """The numbers of the tiles by their hexes."""
    return {(state.forest.q[n], state.forest.r[n]): state.number[n] for n in range(state.forest.tiles)}


def men(state: State) -> dict[Hex, list[int]]:
    """How many men of each colour stand on each hex."""
    return {
        (state.forest.q[n], state.forest.r[n]): [bag_count(state.men, KINDS, 64 * c + n) for c in range(COLOURS)]
        for n in range(state.forest.tiles)
    }


def around(here: Hex) -> list[Hex]:
    """The six hexes around one."""
    return [(here[0] + q, here[1] + r) for q, r in STEPS]


def places(state: State) -> dict[Hex, int]:
    """The sums of all places, worked out from the tiles alone."""
    tiles = board(state)
    return {
        place: sum(tiles.get(beside, 0) for beside in around(place))
        for tile in tiles
        for place in around(tile)
        if place not in tiles
    }


def edges(state: State, here: Hex) -> int:
    """The free edges of a tile."""
    tiles = board(state)
    return sum(beside not in tiles for beside in around(here))


def areas(state: State, colour: int) -> list[set[Hex]]:
    """The areas of a colour."""
    left, found = {here for here, counts in men(state).items() if counts[colour]}, []
    while left:
        area, edge = set[Hex](), [left.pop()]
        while edge:
            here = edge.pop()
            area.add(here)
            more = [beside for beside in around(here) if beside in left]
            left -= set(more)
            edge += more
        found.append(area)
    return found


def worth(state: State, area: set[Hex]) -> int:
    """The points of an area."""
    tiles = board(state)
    least = min((tiles[here] for here in area if edges(state, here)), default=0)
    return sum(tiles[here] for here in area) // least if least else 0


def colours_of(crew: int, seat: int) -> list[int]:
    """The colours that score for a seat."""
    return {1: [0, 1, 2, 3], 2: [2 * seat, 2 * seat + 1]}.get(crew, [seat])


def nothing_is_lost(game: Game) -> None:
    """48 men, 43 tiles, no two tiles on one hex, no man without a space."""
    state, book = game.state, game.book
    tiles, standing = board(state), men(state)
    assert len(tiles) == state.forest.tiles
    assert sum(map(sum, standing.values())) + sum(state.supply) + state.gone == 48
    for n, (here, counts) in enumerate(standing.items()):
        assert sum(counts) == bag_count(state.men, KINDS, 64 * EVERYBODY + n)
        assert sum(counts) <= spaces(book, tiles[here])
        room = max(min(spaces(book, tiles[here]), edges(state, here)) - sum(counts), 0)
        assert [state.room[more] >> n & 1 for more in range(3)] == [int(room > more) for more in range(3)]
    known = sum(bool(number) for number in tiles.values()) + sum(map(bool, state.secret))
    waiting = sum(map(bool, state.start)) + bool(state.drawn)
    assert known == len(tiles)
    ones = 7 if game.setup.options.get("high-summer") == "on" else 0
    assert known + waiting + sum(state.left[1:7]) == 43 - ones
    assert state.pile <= sum(state.left[1:7])


def the_map_is_true(game: Game) -> None:
    """Places, their sums and the free edges are those that the tiles alone make."""
    state = game.state
    noted = {
        (state.forest.q[TILES + n], state.forest.r[TILES + n]): state.forest.heat[n]
        for n in range(PLACES)
        if state.forest.places[n // HALF] >> n % HALF & 1
    }
    assert noted == places(state)
    for n, here in enumerate(board(state)):
        assert state.forest.sides[n] == sum(
            1 << side for side, beside in enumerate(around(here)) if beside in board(state)
        )
    if state.asking == Ask.LAY:
        sums = places(state)
        hottest = {f"q{q}r{r}" for (q, r), heat in sums.items() if heat == max(sums.values())}
        assert {move.split()[1] for move in game.legal_moves} == hottest


def the_score_is_right(game: Game) -> None:
    """The points, the best areas, the winners, and the goal, worked out from what lies on the table."""
    state, crew = game.state, game.setup.crew
    if crew == 1 or game.setup.edition == "cooperative":
        number = 2 if game.setup.options.get("high-summer") == "on" else 1
        reached = sum(state.supply) == 0 and all(
            len(found) == 1 and any(board(state)[here] == number and edges(state, here) for here in found[0])
            for found in (areas(state, colour) for colour in range(COLOURS))
        )
        assert state.won == (2**crew - 1 if reached else 0)
        return
    scores = [[worth(state, area) for c in colours_of(crew, seat) for area in areas(state, c)] for seat in range(crew)]
    assert state.points[:crew] == [sum(points) for points in scores]
    assert state.best[:crew] == [max(points, default=0) for points in scores]
    ranks = [(sum(points), max(points, default=0)) for points in scores]
    assert [seat for seat in range(crew) if state.won >> seat & 1] == [
        seat for seat, rank in enumerate(ranks) if rank == max(ranks)
    ]


@steady
@given(setups, seeds)
def test_nothing_is_lost_and_the_map_is_true_in_every_game(setup: Setup, seed: int) -> None:
    for n, game in enumerate(wander(setup, seed)):
        if n % 4 == 0 or game.over:
            nothing_is_lost(game)
            the_map_is_true(game)
    the_score_is_right(game)


@steady
@given(setups, seeds)
def test_what_is_printed_can_be_read_in_every_game(setup: Setup, seed: int) -> None:
    for n, game in enumerate(wander(setup, seed)):
        if n % 9 == 0 or game.over:
            for seat in range(-1, setup.crew):
                view = game.seen(seat)
                for text in (view.position, view.position_id):
                    assert bytes_of(firehall.load(text).state) == bytes_of(view.state)
            again = firehall.load(game.record)
            assert (again.history, bytes_of(again.state)) == (game.history, bytes_of(game.state))


@steady
@given(setups, seeds)
def test_secrets_are_the_only_difference_between_what_is_and_what_is_seen(setup: Setup, seed: int) -> None:
    for n, game in enumerate(wander(setup, seed)):
        if n % 9 == 0:
            for seat in range(setup.crew):
                truth, view = game.state, game.seen(seat).state
                assert sum(view.left) - sum(truth.left) >= 0
                assert (board(view), men(view)) == (board(truth), men(truth))
                if setup.options.get("firebreak") != "on":
                    assert bytes_of(view) == bytes_of(truth)
                elif game.asked == seat:
                    assert list(game.seen(seat).legal_moves) == list(game.legal_moves)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("r0   q-1", "r0   q99", "too far away"),
        ("6r", "6rrrr", "up to three men"),
        ("pile: 31", "pile: 21", "would fit the unseen ones"),
        ("unseen: 7", "unseen: 6", "there are 43"),
        ("men of 2", "men of 3", "is asked in the turn of player 2"),
        ("supply: 11", "supply: 10", "men of colour 1 stand or wait: there are 12"),
        ("order: q0r0 ", "order: ", "'order' has to name every hex"),
        ("first men: 4\n", "", "'first men' says"),
        ("tile-laid,", "turn,", "don't fit"),
        ("turn: 2 of 4", "turn: 2 of 3", "'supply' needs four numbers"),
        ("asks: men", "asks: tea", "nobody can be asked"),
        ("  5", "  x", "draw a number"),
    ],
)
def test_a_position_that_no_game_can_come_to_is_refused_with_a_reason(old: str, new: str, what: str) -> None:
    from tests.forests import given as position

    text = position("3 q0r0, 6 q1r0, 5 q0r1, 4 q1r1, 2 q2r0", men="1 red q1r0").position.replace(
        "first men: 5", "first men: 4"
    )
    assert firehall.load(text).asked == 1
    assert old in text
    with pytest.raises(FirehallError, match=what):
        firehall.load(text.replace(old, new, 1))


def test_a_move_of_another_game_is_refused_in_one_sentence() -> None:
    game = firehall.new("wildfire", crew=2, real_dice=True)
    record = game.record
    with pytest.raises(FirehallError, match="'roll 3,4' can't be played here: there is no move 'roll'"):
        firehall.load(record.replace("moves: 0\n", "moves: 1\n") + "1. chance: roll 3,4\n")
    with pytest.raises(FirehallError, match="there is no move"):
        game.play("move 3,4")
    with pytest.raises(FirehallError, match="can't be played here"):
        firehall.load(firehall.new(crew=1, real_dice=True).record.replace("moves: 0\n", "") + "1. 1: lay q0r0\n")
