"""What holds in every game: random games with all options, and what is written of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import firehall
from firehall.core.masks import bag_total, count
from firehall.errors import FirehallError
from firehall.game import Game
from firehall.games.flash_point import moves, turn
from firehall.games.flash_point.house import beside, burns
from firehall.games.flash_point.layers import open_options
from firehall.games.flash_point.position import damage_of
from firehall.games.flash_point.state import CHANCE, WORDS, Act, Ask, Book, Ending, Phase, Side, State
from firehall.move import Move
from tests.support import given as position
from tests.support import wander

CODES = range(64)
CHOICES = {option.name: list(option.choices) for option in open_options("family")}
AFTER_THE_FIRE = (Phase.KNOCK_DOWNS, Phase.LOSSES, Phase.POINTS)

steady = settings(
    derandomize=True, deadline=None, database=None, max_examples=25, suppress_health_check=list(HealthCheck)
)
seeds = st.integers(0, 2**32)
crews = st.integers(1, 6)
boards = st.sampled_from(["front", "back"])
options = st.fixed_dictionaries({}, optional={name: st.sampled_from(choices) for name, choices in CHOICES.items()})


def started(crew: int, board: str, chosen: dict[str, str]) -> Game:
    """A new game in which chance is asked like everybody else."""
    return firehall.new(crew=crew, board=board, options=chosen, real_dice=True)


def lucky(game: Game, seed: int, moves: int) -> Iterator[Game]:
    """The game after random moves in which victims are found, carried, and mostly spared by the fire."""
    chance = Random(seed)
    for _ in range(moves):
        if game.over:
            return
        legal = list(game.legal_moves)
        liked = [m for m in legal if m.verb in ("carry", "draw victim")]
        if game.asked == CHANCE and not liked and game.state.asking == Ask.FIRE_ROLL:
            fire = game.state.fire[0] | beside(game.state, game.state.fire[0])
            liked = [m for m, code in zip(legal, game.legal_moves.codes(), strict=True) if not fire >> code & 1]
        elif not liked and chance.random() < 0.9:
            liked = [m for m in legal if m != "end"]
        game.play(chance.choice(liked or legal))
        yield game


def late(crew: int, board: str, chosen: dict[str, str]) -> Game:
    """A game that is nearly won or lost: six rescued, two lost, everybody in the smoke, a victim at the entrance."""
    people = " ".join(["3,1", "3,4", "2,6", "4,6", "5,2", "1,3"][:crew])
    smoke = "1,3 2,2 2,6 3,4 3,5 4,5 4,6 5,2 5,3 6,6"
    return position(
        on=board,
        people=people,
        fire="2,3 3,6",
        smoke=smoke,
        victims="3,1",
        hidden="3,3 5,1",
        rescued=6,
        lost=2,
        options=chosen,
    )


def all_games(crew: int, board: str, chosen: dict[str, str], seed: int) -> Iterator[Game]:
    """Every position of a random game, of one that is nearly over, and of the beginning of a lucky one."""
    yield from wander(started(crew, board, chosen), seed)
    yield from wander(late(crew, board, chosen), seed)
    yield from lucky(late(crew, board, chosen), seed, 60)
    yield from lucky(started(crew, board, chosen), seed, 120)


@cache
def pairs() -> list[dict[str, str]]:
    """Few sets of options in which every two choices of different options come together."""
    everything = {
        frozenset([(a, x), (b, y)]) for a, b in combinations(CHOICES, 2) for x, y in product(CHOICES[a], CHOICES[b])
    }
    candidates = [dict(zip(CHOICES, chosen, strict=True)) for chosen in product(*CHOICES.values())]
    found: list[dict[str, str]] = []
    while everything:
        best = max(candidates, key=lambda c: sum(pair <= c.items() for pair in everything))
        found.append(best)
        everything = {pair for pair in everything if not pair <= best.items()}
    return found


def rules_of_markers(state: State, book: Book) -> None:
    """No marker comes from nowhere, and none is lost."""
    rules = book.rules
    if rules.limit_threat_markers:
        assert count(state.fire[0]) + count(state.fire[1]) + count(state.smoke[0]) <= rules.threat_markers
    assert state.fire[0] & state.smoke[0] == 0
    assert state.damage == damage_of(state, book) <= rules.damage_markers
    assert state.victims_unseen + bag_total(state.victims, WORDS) + state.rescued + state.lost == rules.victims
    assert state.false_unseen + state.false_found + state.false_lost == rules.false_alarms
    hidden = count(state.hidden[0])
    assert hidden <= state.victims_unseen + state.false_unseen
    assert hidden + bag_total(state.victims, WORDS) <= rules.points_of_interest
    if rules.limit_action_markers:
        assert sum(state.saved) <= rules.action_markers
    assert all(0 <= saved <= rules.points_saved for saved in state.saved)
    assert 0 <= state.points <= rules.points_per_turn + rules.points_saved


def rules_of_phases(state: State, book: Book) -> None:
    """What must be true at the end of each part of a turn."""
    standing = [state.where[who] for who in range(state.crew)]
    if state.asking == Ask.ACTION:
        assert state.fire[1] == 0
        assert all(not burns(state, standing[who]) for who in range(state.crew) if who != state.active)
    if state.phase in AFTER_THE_FIRE:
        assert beside(state, state.fire[0]) & state.smoke[0] == 0
    if state.phase == Phase.POINTS:
        assert state.fire[1] == 0
        assert not any(burns(state, space) for space in standing)
    assert state.smoke[1] == state.hidden[1] == state.victims[1] == state.victims[WORDS + 1] == 0
    if state.asking == Ask.FIRE_ROLL:
        assert not any(burns(state, space) for space in standing)
        assert state.points == 0


def rules_of_endings(state: State, book: Book) -> None:
    """A game is over when, and only when, one of the ends has come."""
    rules = book.rules
    over = state.asking == Ask.GAME_OVER
    assert over == (state.ending != Ending.NONE) or state.phase == Phase.RUIN
    assert bool(state.won) == (state.rescued >= rules.rescues_to_win)
    if over:
        assert {
            Ending.VICTORY: state.won,
            Ending.LOSSES: not state.won and state.lost >= rules.losses_to_lose,
            Ending.COLLAPSE: state.damage == rules.damage_markers,
        }[Ending(state.ending)]
    elif state.phase not in (Phase.LOSSES, Phase.RUIN):
        assert state.won or state.lost < rules.losses_to_lose
        assert rules.play_on or not state.won


def rules_of_edges(state: State, book: Book) -> None:
    """Both spaces of an edge agree, a way leads where nothing stands, and `flow` says the same."""
    for space in range(48):
        for direction in range(4):
            there = book.board.beyond[space * 4 + direction]
            sides = [state.sides[space] >> (side + direction) & 1 for side in Side]
            assert sides == [state.sides[there] >> (side + (direction ^ 2)) & 1 for side in Side]
            assert not (sides[0] and state.sides[space] >> (Side.WALL + direction) & 1)
            if direction in (1, 2) and there < 48:
                assert state.flow[direction - 1] >> space & 1 == sides[0]


def legal_is_what_nothing_speaks_against(state: State, book: Book) -> None:
    """The set of legal codes and the reasons against single codes say the same."""
    legal = turn.legal(state, book, 0)
    assert [legal >> code & 1 for code in CODES] == [int(turn.why_not(state, book, code) == 0) for code in CODES]
    assert bool(legal) == (state.asking != Ask.GAME_OVER)


def texts_and_codes_agree(state: State, book: Book) -> None:
    """The text of a legal code leads back to the code; no two codes have one text."""
    key, legal = turn.key(state, book, 0), turn.legal(state, book, 0)
    written = {code: moves.decode(key, code) for code in CODES if legal >> code & 1}
    assert None not in written.values()
    assert {code: moves.encode(state, book, Move(text)) for code, text in written.items()} == {
        code: (code, 0) for code in written
    }
    assert len(set(written.values())) == len(written)


# Every position


@pytest.mark.parametrize("chosen", pairs(), ids=lambda chosen: " ".join(chosen.values()))
def test_the_rules_hold_with_every_pair_of_options(chosen: dict[str, str]) -> None:
    for n in range(4):
        for game in all_games(1 + n, ("front", "back")[n % 2], chosen, n):
            state = game.state
            for check in (rules_of_markers, rules_of_phases, rules_of_endings, legal_is_what_nothing_speaks_against):
                check(state, game.book)


def test_every_pair_of_options_is_among_them() -> None:
    for a, b in combinations(CHOICES, 2):
        together = {(chosen[a], chosen[b]) for chosen in pairs()}
        assert together == set(product(CHOICES[a], CHOICES[b]))


@steady
@given(seeds, crews, boards, options)
def test_no_marker_comes_from_nowhere(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    for game in all_games(crew, board, chosen, seed):
        rules_of_markers(game.state, game.book)


@steady
@given(seeds, crews, boards, options)
def test_every_part_of_a_turn_leaves_the_board_in_order(
    seed: int, crew: int, board: str, chosen: dict[str, str]
) -> None:
    for game in all_games(crew, board, chosen, seed):
        rules_of_phases(game.state, game.book)


@steady
@given(seeds, crews, boards, options)
def test_nobody_begins_a_turn_on_a_burning_space(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    game, told = started(crew, board, chosen), 0
    for _ in wander(game, seed):
        new = [event.name for event in game.events[told:]]
        told = len(game.events)
        if "turn-began" in new:
            state = game.state
            assert not any(burns(state, state.where[who]) for who in range(state.crew))
            assert beside(state, state.fire[0]) & state.smoke[0] == 0


@steady
@given(seeds, crews, boards, options)
def test_a_legal_move_is_one_that_nothing_speaks_against(
    seed: int, crew: int, board: str, chosen: dict[str, str]
) -> None:
    for game in all_games(crew, board, chosen, seed):
        legal_is_what_nothing_speaks_against(game.state, game.book)


@steady
@given(seeds, crews, boards, options)
def test_the_two_sides_of_an_edge_always_agree(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    for n, game in enumerate(all_games(crew, board, chosen, seed)):
        if n % 8 == 0 or game.over:
            rules_of_edges(game.state, game.book)


@steady
@given(seeds, crews, boards, options)
def test_the_text_of_a_legal_code_leads_back_to_it(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    for game in wander(started(crew, board, chosen), seed):
        texts_and_codes_agree(game.state, game.book)


@steady
@given(seeds, crews, boards, options)
def test_every_random_game_ends(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    game = firehall.new(crew=crew, board=board, options=chosen, seed=seed)
    for _ in wander(game, seed, 5000):
        pass
    assert game.over
    assert game.outcome
    assert list(game.legal_moves) == []
    rules_of_endings(game.state, game.book)


# What the game object says


@steady
@given(seeds, crews, boards, options)
def test_no_legal_move_is_refused(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    for game in wander(started(crew, board, chosen), seed, 60):
        for move in game.legal_moves:
            assert game.why_not(move) == ""
            assert move in game.legal_moves
            assert Move(str(move)) == move


@steady
@given(seeds, crews, boards, options)
def test_what_chance_may_do_is_legal_and_never_rolled_again(
    seed: int, crew: int, board: str, chosen: dict[str, str]
) -> None:
    for game in wander(started(crew, board, chosen), seed):
        fates = game.chances
        assert bool(fates) == (game.asked == CHANCE)
        assert set(fates) <= set(game.legal_moves)
        assert game.state.asking != Ask.POI_ROLL or not any(on_a_point(game.state, move) for move in fates)


def on_a_point(state: State, move: Move) -> int:
    """1 if a roll names a space on which a point of interest lies."""
    space = moves.space_of(move.target)
    return (state.hidden[0] | state.victims[0] | state.victims[WORDS]) >> space & 1


@steady
@given(seeds, crews, boards, options)
def test_everything_that_is_printed_can_be_read(seed: int, crew: int, board: str, chosen: dict[str, str]) -> None:
    for n, game in enumerate(wander(started(crew, board, chosen), seed)):
        if n % 16 == 0 or game.over:
            assert firehall.load(game.position).position == game.position
            assert firehall.load(game.position_id).position_id == game.position_id
            again = firehall.load(game.record)
            assert (again.position, again.history) == (game.position, game.history)


def everything(game: Game) -> tuple[object, ...]:
    """All that can be seen of a game."""
    return game.position, game.position_id, game.record, [str(e) for e in game.events], list(game.legal_moves)


@settings(steady, max_examples=12)
@given(seeds, crews, st.booleans(), options)
def test_undo_leads_back_to_the_very_same_game(seed: int, crew: int, dealt: bool, chosen: dict[str, str]) -> None:
    game = firehall.new(crew=crew, options=chosen, seed=seed if dealt else None, real_dice=not dealt)
    game.what_if = True
    seen, played = [everything(game)], [""]
    chance = Random(seed)
    while len(played) < 45 and not game.over:
        legal = game.legal_moves
        played.append(str(legal[chance.randrange(len(legal))]))
        game.play(played[-1])
        seen.append(everything(game))
    while len(seen) > 1:
        assert everything(game) == seen.pop()
        assert game.undo(what_if=True) == played.pop()
    assert everything(game) == seen[0]


@steady
@given(seeds, crews, options)
def test_a_move_that_was_taken_back_and_played_again_meets_the_same_dice(
    seed: int, crew: int, chosen: dict[str, str]
) -> None:
    game = firehall.new(crew=crew, options=chosen, seed=seed)
    for _ in wander(game, seed, 40):
        pass
    before = everything(game)
    back = [game.undo(what_if=True) for _ in range(20)]
    for move in reversed(back):
        game.play(move)
    assert game.what_if
    assert everything(game)[0:2] == before[0:2]
    assert everything(game)[3:] == before[3:]


@settings(steady, max_examples=12)
@given(seeds, crews, options)
def test_undo_without_dice_is_no_what_if(seed: int, crew: int, chosen: dict[str, str]) -> None:
    game = firehall.new(crew=crew, options=chosen, seed=seed)
    for _ in wander(game, seed, 40):
        before = everything(game)
        for code, move in zip(game.legal_moves.codes(), game.legal_moves, strict=True):
            if game.state.asking == Ask.ACTION and code < Act.END:
                dice = len(game.history) + 1
                game.play(move)
                if len(game.history) == dice:
                    assert game.undo() == move
                    assert everything(game) == before
                else:
                    game.undo(what_if=True)
                    game.what_if = False
                break


# Anything at all


@settings(steady, max_examples=300)
@given(st.text(max_size=40))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    game = started(1, "front", {})
    try:
        move = Move(text)
    except FirehallError as error:
        assert "is not a move" in str(error)
    else:
        assert Move(str(move)) == move
        try:
            assert game.why_not(text) != "" or text.split() in [str(m).split() for m in game.legal_moves]
        except FirehallError as error:
            assert str(error)


@cache
def prints() -> list[str]:
    """A record, a position and a position id from the middle of a game."""
    game = firehall.new(crew=2, real_dice=True)
    for _ in wander(game, 5, 40):
        pass
    return [game.record, game.position, game.position_id]


@settings(steady, max_examples=1500)
@given(st.sampled_from([0, 1, 2]), st.floats(0, 1), st.integers(0, 4), st.text(max_size=4))
def test_a_garbled_text_is_refused_or_read_but_never_breaks_anything(
    which: int, where: float, cut: int, put: str
) -> None:
    text = prints()[which]
    at = int(where * len(text))
    try:
        game = firehall.load(text[:at] + put + text[at + cut :])
    except FirehallError as error:
        assert str(error)
    else:
        assert firehall.load(game.position).position == game.position
        legal_is_what_nothing_speaks_against(game.state, game.book)
