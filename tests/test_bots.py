"""Computer team mates: found by looking, planning the same on every machine, worth having."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

import firehall
from firehall import bots
from firehall.bots import steady
from firehall.core.dealer import Dealer
from firehall.core.kernel import bind
from firehall.core.plan import PLANNING, RANDOM
from firehall.core.planner import Planner, new_notes, new_room, planner
from firehall.core.play import CHANCE
from firehall.core.record import copy, empty, freeze, layout, thaw
from firehall.core.rulebook import PLANS
from firehall.errors import BadSetup
from firehall.game import Game
from firehall.games.flash_point import turn, worth
from firehall.games.flash_point.state import State
from firehall.registry import game as game_files

from .support import fires, given, play, wander

FILES = game_files("flash-point")
RULES = FILES.rulebook_for(FILES.setup.Setup().prepare()[0])
WIDTH = 3


def interpreted() -> dict[str, Callable[..., int]]:
    """The planner's entry points, run by Python."""
    return bind({e.__name__: e for e in PLANNING}, RULES.kernels, lambda function, entry: function)


def thawed_notes(width: int) -> firehall.core.plan.Notes:
    """A planner's notes for the interpreter."""
    return thaw(new_notes(worth.weights(), width)[0], firehall.core.plan.Notes)


def positions(count: int) -> list[Game]:
    """Positions of steady's own games, where it has several choices."""
    found: list[Game] = []
    for seed in range(count):
        game, luck = firehall.new(crew=1 + seed % 4, board=("front", "back")[seed % 2], seed=seed), Random(seed)
        for n in range(40 + 30 * seed):
            if game.over:
                break
            random = n % 7 == 6
            choose = bots.find("random").choose if random else bots.find("steady").choose
            game.play(choose(game.seen(game.asked), game.legal_moves, luck, 1.0))
        if not game.over and len(game.legal_moves) > 1:
            found.append(game)
    return found


# The planner


@pytest.mark.parametrize("game", positions(6), ids=str)
def test_the_interpreter_and_compiled_code_plan_the_same_turn(game: Game) -> None:
    entries, notes, room = interpreted(), thawed_notes(WIDTH), new_room(RULES)
    before = vars(copy(game.state))
    value = entries["think_one"]([game.state], [game.book], room, [notes])
    mind = planner(RULES)
    theirs = new_notes(worth.weights(), WIDTH)
    assert mind.kernels.think_one(freeze(game.state), freeze(game.book), mind.pool, theirs) == value
    assert theirs["path"][0].tolist() == notes.path and theirs["ahead"][0] == notes.ahead > 0
    assert theirs["count"][0] == notes.count
    assert mind.turn(game.book, game.state, worth.weights(), WIDTH) == notes.path[: notes.ahead][::-1]
    assert vars(game.state) == before


@pytest.mark.parametrize("game", positions(4), ids=str)
def test_a_planned_turn_is_legal_and_ends_with_another_question(game: Game) -> None:
    ahead = game.seen(game.asked)
    asked, asking = ahead.asked, ahead.state.asking
    for code in planner(RULES).turn(game.book, game.state, worth.weights(), WIDTH):
        assert (ahead.asked, ahead.state.asking) == (asked, asking)
        ahead.play(ahead.move(code))
    assert (ahead.asked, ahead.state.asking) != (asked, asking)


def weighed(game: Game, whole: bool) -> int:
    """What a position is worth on average, by compiled code and by the interpreter alike."""
    value = planner(RULES).value(game.book, game.state, worth.weights(), whole)
    room, notes = new_room(RULES, 9), thawed_notes(0)
    assert interpreted()["weigh_one"]([game.state], [game.book], room, [notes], int(whole)) == value
    return value


def test_a_plan_is_worth_its_average_over_every_roll() -> None:
    game = given(on="front", fire="2,2 2,3", smoke="2,4", hidden="5,5 5,1 5,8", people="3,1 4,4", roll=True)
    total = 0
    for roll in range(48):
        after = copy(game.state)
        turn.apply(after, game.book, None, roll)
        total += worth.worth(after, game.book, worth.weights())
    assert weighed(game, True) == total // 48


def test_a_plan_that_chance_interrupts_is_weighed_as_if_it_were_left_at_that() -> None:
    game = given(hidden="1,2", people="1,1", points=4, unseen=(1, 2))
    play(game, "move 1,2")
    assert game.asked == CHANCE
    total = 0
    for code in (0, 1, 1):
        after = copy(game.state)
        turn.apply(after, game.book, None, code)
        turn.apply(after, game.book, None, worth.rest(after, game.book))
        sum_of_rolls = 0
        for roll in range(48):
            later = copy(after)
            turn.apply(later, game.book, None, roll)
            sum_of_rolls += worth.worth(later, game.book, worth.weights())
        total += sum_of_rolls // 48
    assert weighed(game, False) == total // 3


def test_a_position_in_which_nobody_rolls_is_worth_what_it_is() -> None:
    game = given(on="front", fire="2,2", people="3,1")
    here = worth.worth(game.state, game.book, worth.weights())
    assert weighed(game, True) == weighed(game, False) == here


def test_a_wall_that_brings_the_house_down_is_not_worth_chopping() -> None:
    game = given(on="front", hidden="5,5", people="1,1", damage=23)
    here = weighed(game, False)
    play(game, "chop 0,1-1,1")
    assert game.asked == CHANCE
    assert weighed(game, False) < 0 < here - weighed(game, False)


def test_of_few_plans_all_are_weighed() -> None:
    game = firehall.new(crew=2, seed=4)
    play(game, "start 3,0", "start 0,6")
    room, notes = new_room(RULES, 9), thawed_notes(5)
    interpreted()["think_one"]([game.state], [game.book], room, [notes])
    assert (notes.count, notes.ahead) == (3, 1)
    assert planner(RULES).turn(game.book, game.state, worth.weights(), 5) == notes.path[:1]


def test_the_end_of_the_game_is_worth_more_than_anything_on_the_way() -> None:
    before = given(on="front", victims="3,1", people="3,1", rescued=6, points=2)
    here = weighed(before, True)
    play(before, "carry 3,0")
    lost = given(fire="1,1 1,2 1,3", people="3,3", damage=23, roll=True, hidden="6,6")
    play(lost, "roll 1,2", *["draw victim"])
    assert before.over and lost.over
    assert weighed(lost, True) < here < weighed(before, True)


def test_the_traces_of_different_positions_differ() -> None:
    marks: dict[int, str] = {}
    for seed in range(3):
        for game in wander(firehall.new(crew=2, seed=seed), seed, 60):
            where = game.state.where[game.state.active]
            seen = f"{game.position.partition('saved')[0]} {where}"
            mark = worth.trace(game.state)
            assert marks.setdefault(mark, seen) == seen or marks[mark].count("\n") == seen.count("\n")
    assert len(marks) > 100


def test_what_is_not_named_once_is_refused() -> None:
    with pytest.raises(ValueError, match="33 weights"):
        new_notes([0] * 33, 1)


def test_a_planner_goes_on_with_its_plan_or_thinks_anew() -> None:
    game, mind = given(on="front", fire="3,3", people="3,2"), Planner(RULES)
    mind.kernels = planner(RULES).kernels
    whole = mind.turn(game.book, game.state, worth.weights(), 16)
    assert len(whole) > 1
    assert mind.next_code(game.book, game.state, worth.weights(), 16) == whole[0]
    play(game, game.move(whole[0]))
    assert mind.rest == whole[1:]
    assert mind.next_code(game.book, game.state, worth.weights(), 16) == whole[1]
    other = given(on="front", fire="5,5", people="5,4")
    mind.next_code(other.book, other.state, worth.weights(), 16)
    assert mind.rest == mind.turn(other.book, other.state, worth.weights(), 16)[1:]


def test_whole_games_are_the_same_in_compiled_code_and_move_by_move() -> None:
    crew, games, mind = 3, 4, planner(RULES)
    book, blank, _ = FILES.setup.Setup(crew=crew).prepare()
    states, dealers = np.zeros(games, layout(State)), np.zeros(games, layout(Dealer))
    played, turns = np.zeros(games, np.int64), np.zeros(games, np.int64)
    notes, widths = new_notes(worth.weights(), 0), np.full(crew, steady.WIDTH)
    seed = np.array([5, 0, 0], np.int64)
    mind.kernels.play_many(
        states, freeze(book), freeze(blank), dealers, 70, seed, widths, mind.pool, notes, 10_000, played, turns
    )
    for n in range(games):
        game = firehall.new(crew=crew, seed=70 + n + (5 << 32))
        decisions = 0
        while not game.over:
            game.play(bots.find("steady").choose(game.seen(game.asked), game.legal_moves, Random(0), 1.0))
            decisions += 1
        assert freeze(game.state).tobytes() == states[n].tobytes()
        assert played[n] == decisions
        assert turns[n] == sum(move == "end" for _, move in game.history)


def test_the_interpreter_plays_whole_games_too() -> None:
    entries, book, blank = interpreted(), *FILES.setup.Setup(crew=2).prepare()[:2]
    for widths in ([RANDOM, RANDOM], [1, RANDOM]):
        states, dealers, played, turns = [empty(State)], [empty(Dealer)], [0], [0]
        room, notes = new_room(RULES, 40), [thawed_notes(0)]
        entries["play_many"](
            states, [book], [blank], dealers, 3, [1, 1, 1], widths, room, notes, 50, played, turns
        )  # fmt: skip
        assert played == [50] or states[0].asking == 0
        assert turns[0] > 0
        told, end = [0] * 5, FILES.results.end(states[0], book)
        entries["tell_many"](states, [book], 1, 3, told)
        assert told == [end, states[0].won, states[0].rescued, states[0].lost, states[0].damage]


# What it does


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (given(on="front", victims="3,1", people="3,1", rescued=6, points=2), ["carry 3,0"]),
        (given(on="front", victims="3,1", people="3,0", points=4), ["move 3,1", "carry 3,0"]),
    ],
    ids=["wins when it can", "fetches who is near"],
)
def test_steady_does_what_is_plain_to_see(position: Game, moves: list[str]) -> None:
    for move in moves:
        legal = position.legal_moves
        assert bots.find("steady").choose(position.seen(position.asked), legal, Random(1), 1.0) == move
        position.play(move)


def test_steady_puts_out_the_fire_that_would_end_it_all() -> None:
    game = given(fire="3,4", people="3,3", points=2, hidden="6,6", damage=23)
    while game.asked == 0:
        game.play(bots.find("steady").choose(game.seen(0), game.legal_moves, Random(1), 1.0))
    assert fires(game) == ""


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_steady_explains_itself_in_every_language(language: str) -> None:
    game = given(on="front", victims="3,1", people="3,0")
    said = bots.find("steady").explain(game, "move 3,1", language)
    plan = {"en": "The plan: ", "de": "Der Plan: ", "it": "Il piano: "}[language]
    rescue = {
        "en": "That brings a victim to safety.",
        "de": "Damit kommt ein Opfer in Sicherheit.",
        "it": "Così una vittima è in salvo.",
    }[language]
    assert said.startswith(f"{plan}move 3,1; carry 3,0") and rescue in said
    assert "chop 2,0-3,0" in bots.find("steady").explain(game, "chop 2,0-3,0", language)


def test_random_explains_nothing_and_plays_everything() -> None:
    game, luck = firehall.new(crew=1, seed=1), Random(4)
    game.play("start 3,0")
    seen = {bots.find("random").choose(game.seen(0), game.legal_moves, luck, 1.0) for _ in range(300)}
    assert seen == set(game.legal_moves)
    assert bots.find("random").explain(game, "move 3,1") == ""


def test_a_view_holds_nothing_of_the_dice_to_come() -> None:
    game = firehall.new(crew=2, seed=99)
    view = game.seen(0)
    assert view.seed is None and view.known_seed is None and view.published == ""
    assert view._desks[0].dealer.seed == [0, 0, 0, 0]
    assert view.position == game.position and view.history == []
    view.play("start 3,0")
    assert game.question == "Firefighter 1 chooses a start space outside."


# Where they are found


def test_bots_are_found_by_looking() -> None:
    folder = Path(bots.__file__).parent
    assert bots.names() == sorted(p.stem for p in folder.glob("*.py") if p.stem[0] != "_") == ["random", "steady"]
    for name in bots.names():
        bot = bots.find(name)
        assert bot.name == name and bot.module.__doc__
        for language in ("en", "de", "it"):
            assert bot.sentence(language).endswith(".")
    assert [bots.find(name).compiled for name in bots.names()] == [RANDOM, steady.WIDTH]


def test_a_file_of_ones_own_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "lazy.py"
    file.write_text('"""Ends the turn at once."""\ndef choose(view, legal, rng, budget):\n    return legal[-1]\n')
    bot = bots.find(str(file))
    game = firehall.new(crew=1, seed=1)
    game.play("start 3,0")
    assert bot.choose(game.seen(0), game.legal_moves, Random(0), 1.0) == "end"
    assert (bot.name, bot.sentence(), bot.compiled) == ("lazy", "Ends the turn at once.", None)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("def choose(:\n", "can't be read: SyntaxError: "),
        ("import nothing_of_that_name\n", "can't be read: ModuleNotFoundError: "),
        ("x = 1\n", "has no function choose"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(text: str, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.py"
    file.write_text(text)
    with pytest.raises(BadSetup, match=wrong) as caught:
        bots.find(str(file))
    assert str(file) in str(caught.value)


def test_a_bot_that_does_not_exist_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadSetup, match="did you mean 'steady'"):
        bots.find("stedy")
    with pytest.raises(BadSetup, match="there is no file 'mine.py' with a bot"):
        bots.find("mine.py")


def test_a_game_has_what_a_planner_asks_for() -> None:
    assert {name: RULES.kernels[name] for name in PLANS} == {name: getattr(worth, name) for name in PLANS}
    assert len(worth.weights()) == len(worth.Term)
