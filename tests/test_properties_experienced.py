"""What holds in every experienced game: random games at all levels, on both boards, with all options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import firehall
from firehall.core.masks import bag_count, bag_total, count, heap_total
from firehall.game import Game
from firehall.games.flash_point import moves, turn
from firehall.games.flash_point.house import beside, burns
from firehall.games.flash_point.layers import open_options
from firehall.games.flash_point.position import damage_of
from firehall.games.flash_point.rules import EndOnFire, Role
from firehall.games.flash_point.state import SPACES, WORDS, Ask, Book, Phase, State
from firehall.move import Move
from tests.support import given as position
from tests.support import wander

LEVELS = ["recruit", "veteran", "heroic"]
AFTER_THE_FIRE = (Phase.KNOCK_DOWNS, Phase.LOSSES, Phase.POINTS)
CHOICES = {option.name: list(option.choices) for option in open_options("experienced", "heroic")}
WORTHWHILE = ("carry", "lead", "tell", "treat", "dispose", "drive", "fire", "change", "identify", "ride", "move")

steady = settings(
    derandomize=True, deadline=None, database=None, max_examples=12, suppress_health_check=list(HealthCheck)
)
tables = st.fixed_dictionaries(
    {"level": st.sampled_from(LEVELS), "crew": st.integers(1, 6), "board": st.sampled_from(["front", "back"])},
    optional={name: st.sampled_from(choices) for name, choices in CHOICES.items()},
)
seeds = st.integers(0, 2**32)


def options_of(table: dict[str, str]) -> dict[str, str]:
    """The options of a table that its level leaves open."""
    there = [option.name for option in open_options("experienced", table["level"])]
    return {name: choice for name, choice in table.items() if name in there}


def started(table: dict[str, str], seed: int | None = None) -> Game:
    """A new game; without a seed chance is asked like everybody else."""
    names = {name: table[name] for name in ("level", "crew", "board")}
    options = options_of(table)
    return firehall.new(edition="experienced", options=options, seed=seed, real_dice=seed is None, **names)


def crowded(table: dict[str, str]) -> Game:
    """A game in the midst of smoke, with victims, hazmats and specialists close together."""
    roles = ["captain", "paramedic", "rescue-specialist", "cafs-firefighter", "hazmat-technician", "imaging-technician"]
    crew = int(table["crew"])
    return position(
        edition="experienced",
        on=table["board"],
        level=table["level"],
        options=options_of(table),
        people=" ".join(["3,3", "3,4", "2,2", "4,5", "5,2", "2,3"][:crew]),
        roles=" ".join(roles[:crew]),
        points=8,
        fire="3,5 2,4",
        smoke="1,3 3,2 4,4 4,6 5,3 6,6",
        victims="3,3 5,2",
        treated="3,4",
        hazmats="3,3 3,3 2,2",
        hot="4,4 1,3 6,6 3,5",
        saved=" ".join(["4"] * crew),
    )


def busy(game: Game, seed: int, moves: int) -> Iterator[Game]:
    """The game after random moves in which specialists mostly do what only they can."""
    chance = Random(seed)
    for _ in range(moves):
        if game.over:
            return
        legal = list(game.legal_moves)
        kinds = sorted({str(move).split()[0] for move in legal} & set(WORTHWHILE))
        kind = chance.choice(kinds) if kinds and chance.random() < 0.8 else ""
        game.play(chance.choice([move for move in legal if str(move).split()[0] == kind] or legal))
        yield game


def all_games(table: dict[str, str], seed: int) -> Iterator[Game]:
    """Every position of a random game, and of the beginnings of two eventful ones."""
    yield from wander(started(table), seed)
    yield from busy(started(table), seed, 200)
    yield from busy(crowded(table), seed, 120)


def check_markers(state: State, book: Book) -> None:
    """No marker comes from nowhere, and none is lost."""
    rules = book.rules
    if rules.limit_threat_markers:
        assert count(state.fire[0]) + count(state.fire[1]) + count(state.smoke[0]) <= rules.threat_markers
    assert state.fire[0] & state.smoke[0] == 0
    assert state.damage == damage_of(state, book) <= rules.damage_markers
    lying = bag_total(state.victims, WORDS)
    assert state.victims_unseen + lying + state.rescued + state.lost == rules.victims
    assert state.false_unseen + state.false_found + state.false_lost == rules.false_alarms
    assert count(state.hidden[0]) + lying <= rules.points_of_interest or state.ending
    assert heap_total(state.hazmats) + state.hazmats_gone + state.hazmats_burst == state.hazmats_rolled
    assert all(
        bag_count(state.treated, WORDS, s) <= bag_count(state.victims, WORDS, s)
        for s in range(SPACES)
        if s < 48 or s >= 64
    )
    assert bag_total(state.treated, WORDS) <= rules.treat_limit


def check_hot_spots(state: State, book: Book, begun_with: int) -> None:
    """Every hot spot of the set-up and of the reserve lies on the board or waits."""
    assert count(state.hot) + state.hot_spots_left == begun_with
    assert 0 <= state.hot_spots_left <= book.rules.hot_spots_reserve


def check_people(state: State, book: Book) -> None:
    """Specialists differ, points keep within their bounds, and only who is led there stands in fire."""
    roles = [state.role[who] for who in range(state.crew) if state.role[who]]
    assert len(set(roles)) == len(roles)
    most = max(book.rules.role_points) + book.rules.points_saved
    assert 0 <= state.points <= most and 0 <= state.extra <= max(book.rules.role_extra)
    assert all(0 <= saved <= book.rules.points_saved for saved in state.saved)
    if state.asking == Ask.ACTION and book.rules.end_on_fire == EndOnFire.FORBIDDEN:
        burning = [who for who in range(state.crew) if burns(state, state.where[who]) and who != state.active]
        assert not burning or state.role[state.active] == Role.CAPTAIN
    if state.asking == Ask.ACTION or state.phase in AFTER_THE_FIRE:
        assert state.fire[1] == 0 or state.phase != Phase.POINTS
        assert state.phase == Phase.ACTIONS or beside(state, state.fire[0]) & state.smoke[0] == 0
    if state.phase == Phase.POINTS:
        assert not any(burns(state, state.where[who]) for who in range(state.crew))


def check_legality(state: State, book: Book) -> None:
    """The sets of legal codes and the reasons against single codes say the same, and there is always a move."""
    legal = [turn.legal(state, book, word) for word in range(turn.words())]
    for code in range(64 * len(legal)):
        assert legal[code >> 6] >> (code & 63) & 1 == (turn.why_not(state, book, code) == 0)
    assert any(legal) == (state.asking != Ask.GAME_OVER)


def check_texts(game: Game) -> None:
    """The text of a legal code leads back to the code; no two codes have one text."""
    state, book, written = game.state, game.book, {}
    for code in game.legal_moves.codes():
        text = moves.decode(turn.key(state, book, code >> 6), code)
        assert text is not None and moves.encode(state, book, Move(text)) == (code, 0)
        written[text] = code
    assert len(written) == len(list(game.legal_moves))


@steady
@given(seeds, tables)
def test_no_marker_comes_from_nowhere(seed: int, table: dict[str, str]) -> None:
    for game in all_games(table, seed):
        check_markers(game.state, game.book)


@steady
@given(seeds, tables)
def test_people_and_fire_are_in_order_after_every_move(seed: int, table: dict[str, str]) -> None:
    for game in all_games(table, seed):
        check_people(game.state, game.book)


@steady
@given(seeds, tables)
def test_hot_spots_are_conserved(seed: int, table: dict[str, str]) -> None:
    for game in (started(table), crowded(table)):
        begun_with = 0
        for n, _ in enumerate(busy(game, seed, 400)):
            if n == 0 or game.state.phase == Phase.SET_UP:
                begun_with = count(game.state.hot) + game.state.hot_spots_left
            check_hot_spots(game.state, game.book, begun_with)


@steady
@given(seeds, tables)
def test_no_smoke_lies_beside_fire_when_a_turn_begins(seed: int, table: dict[str, str]) -> None:
    game, told = started(table), 0
    for _ in wander(game, seed):
        events, told = [event.name for event in game.events[told:]], len(game.events)
        if "turn-began" in events:
            assert beside(game.state, game.state.fire[0]) & game.state.smoke[0] == 0


@steady
@given(seeds, tables)
def test_a_legal_move_is_one_that_nothing_speaks_against_and_there_is_one(seed: int, table: dict[str, str]) -> None:
    for n, game in enumerate(all_games(table, seed)):
        if n % 6 == 0 or game.over:
            check_legality(game.state, game.book)
        assert any(game.legal_moves.codes()) or 0 in game.legal_moves.codes() or game.over


@steady
@given(seeds, tables)
def test_the_text_of_a_legal_code_leads_back_to_it(seed: int, table: dict[str, str]) -> None:
    for n, game in enumerate(all_games(table, seed)):
        if n % 3 == 0:
            check_texts(game)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("parts", CHOICES["experienced-parts"])
def test_every_random_game_ends(level: str, parts: str) -> None:
    for crew in range(1, 7):
        table = {"level": level, "crew": crew, "board": ("front", "back")[crew % 2], "experienced-parts": parts}
        game = started(table, seed=crew)
        for _ in wander(game, crew, 20_000):
            pass
        assert game.over and game.outcome
        assert list(game.legal_moves) == []
