"""Whole games as readable transcripts; `python -m tests.playthroughs_tool` rewrites them from their own moves.

A transcript begins with the set-up; `> move 3,4` is a move, followed by what came of it. With `--anew` the games are
played again from the beginning, by a simple team with dice of a fixed seed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from pathlib import Path
from random import Random

import firehall
from firehall import bots
from firehall.core.masks import bag_has, has
from firehall.event import tree
from firehall.game import Game
from firehall.games.flash_point.board import CELL, SPACE, neighbour
from firehall.games.flash_point.drawing import edge_name, name_of
from firehall.games.flash_point.house import burns, edge
from firehall.games.flash_point.state import CHANCE, DIRECTIONS, NOWHERE, RING, TEAM, WORDS, Ask, Side, State
from firehall.notation import header
from firehall.save import read_options

FOLDER = Path(__file__).parent / "playthroughs"
SEATS = {CHANCE: "dice", TEAM: "team"}
SHOWN = 12
"""As many legal moves are named; of more, only the first and the last."""


@dataclass(frozen=True)
class Plot:
    """A game to be told: its set-up, and how it ends, as a regular expression."""

    name: str
    title: str
    ends: str
    crew: int
    board: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    careless: bool = False
    game: str = "flash-point"
    edition: str = ""
    level: str = ""
    mixed: bool = False

    def begun(self) -> Game:
        """The game at its beginning, with open dice."""
        asked = {"edition": self.edition, "level": self.level, "board": self.board or ""}
        return firehall.new(self.game, crew=self.crew, options=self.options, real_dice=True, **asked)


CARELESSNESS = 0.35
PLOTS = (
    Plot("family-front", "The family game on the front side", "Victory", 3),
    Plot("family-back", "The family game on the back side", "Victory", 4, "back"),
    Plot(
        "random-set-up",
        "The family game with a random set-up",
        "Victory",
        4,
        options={"family-setup": "random", "random-setup-doors": "kept"},
    ),
    Plot("rolled-set-up", "The family game with a rolled set-up", "Victory", 5, "back", {"family-setup": "rolled"}),
    Plot("solo", "The family game alone", "", 1, "back"),
    Plot(
        "play-on-after-seven",
        "A team that plays on after the seventh rescue",
        "Victory: [89] rescued, . lost[.]$",
        6,
        options={"play-on-after-seven": "on"},
    ),
    Plot("collapse", "A building that collapses", "Defeat: the building", 2, careless=True),
    Plot("losses", "A team that loses four victims", "Defeat: 4 victims", 2, "back", careless=True),
    Plot("recruit", "The experienced game for recruits", "", 4, edition="experienced", level="recruit", mixed=True),
    Plot(
        "veteran",
        "The experienced game for veterans",
        "",
        3,
        "back",
        edition="experienced",
        level="veteran",
        mixed=True,
    ),
    Plot("heroic", "The experienced game for heroes", "", 6, edition="experienced", level="heroic", mixed=True),
    Plot("basic-2010", "The basic game of 2010", "", 3, edition="2010-basic", mixed=True),
    Plot(
        "one-alarm",
        "The advanced game of 2010, one alarm",
        "",
        4,
        edition="2010-advanced",
        level="one-alarm",
        mixed=True,
    ),
    Plot(
        "two-alarm",
        "The advanced game of 2010, two alarms",
        "",
        2,
        edition="2010-advanced",
        level="two-alarm",
        mixed=True,
    ),
    Plot("three-alarm", "The same with three alarms", "", 6, edition="2010-advanced", level="three-alarm", mixed=True),
    Plot("wildfire-four", "Wildfire! for four", "Player", 4, game="wildfire"),
    Plot("wildfire-three", "Wildfire! for three, with helpers", "Player", 3, careless=True, game="wildfire"),
    Plot(
        "wildfire-two", "Wildfire! for two, in high summer", "Player", 2, None, {"high-summer": "on"}, game="wildfire"
    ),
    Plot("wildfire-alone", "Wildfire! alone", "Lost", 1, careless=True, game="wildfire"),
    Plot("wildfire-missed", "Wildfire! for three together", "Lost", 3, game="wildfire", edition="cooperative"),
    Plot("wildfire-together", "Wildfire! together", "Won", 2, game="wildfire", edition="cooperative"),
    Plot(
        "wildfire-firebreaks",
        "Wildfire! with firebreaks, ending in a tie",
        "Players .* win together",
        4,
        None,
        {"firebreak": "on", "start-rule": "random"},
        careless=True,
        game="wildfire",
    ),
)


# Telling


def shown(moves: list[str]) -> str:
    """Legal moves in one line."""
    if len(moves) > SHOWN:
        return f"{len(moves)}, from {moves[0]} to {moves[-1]}"
    return ", ".join(moves)


def board_of(game: Game) -> Iterator[str]:
    """The house and the numbers below it."""
    view = game.files.view
    yield ""
    yield from (line.rstrip() for line in view.draw(game.state, game.board).splitlines())
    yield from view.status(game.state, game.book, "en")
    yield ""


def told(title: str, game: Game, moves: Iterator[str]) -> Iterator[str]:
    """The lines of a transcript: the moves are played in the game as they come."""
    yield f"# {title}"
    yield from header(game)
    yield from board_of(game)
    for move in moves:
        yield f"{SEATS.get(game.asked, str(game.asked + 1))}: {shown([str(m) for m in game.legal_moves])}"
        yield f"> {move}"
        happened = list(game.play(move))
        for depth, event in tree(happened):
            yield f"{'  ' * (depth + 1)}{event.text('en')} [{event.rule}]"
        if game.over or any(event.name == "turn-began" for event in happened):
            yield from board_of(game)


def transcript(title: str, game: Game, moves: Iterator[str]) -> str:
    """A transcript, whole."""
    return "\n".join(told(title, game, moves)).rstrip() + "\n"


# Reading


def read(text: str) -> tuple[str, Game, list[str]]:
    """The title, the game at its beginning, and the moves of a transcript."""
    lines = text.splitlines()
    fields = dict(line.split(": ", 1) for line in lines[1 : lines.index("")])
    game = firehall.new(
        fields["game"],
        edition=fields["edition"],
        level=fields.get("level", ""),
        board=fields.get("board", ""),
        crew=int(fields["crew"]),
        options=read_options(fields.get("options", "")),
        real_dice=True,
    )
    return lines[0].removeprefix("# "), game, [line[2:] for line in lines if line.startswith("> ")]


def rewritten(text: str) -> str:
    """A transcript as it would be written today, with the moves that it holds."""
    title, game, moves = read(text)
    return transcript(title, game, iter(moves))


def files() -> list[Path]:
    """All transcripts."""
    return sorted(FOLDER.glob("*.txt"))


# Playing


def way(state: State, game: Game, who: int, goals: set[int], loaded: bool) -> str:
    """The first step of the cheapest way from a firefighter to one of some spaces; empty if there is none."""
    start = state.where[who]
    queue: list[tuple[int, int, str]] = [(0, start, "")]
    seen: set[int] = set()
    while queue:
        spent, space, first = heappop(queue)
        if space in seen:
            continue
        seen.add(space)
        if space in goals and space != start:
            return first
        for direction in range(DIRECTIONS):
            there = neighbour(space, direction)
            if there == NOWHERE or (space >= RING and there >= RING and loaded):
                continue
            price, step = step_across(state, space, direction, there, loaded)
            if price:
                heappush(queue, (spent + price, there, first or step))
    return ""


def step_across(state: State, space: int, direction: int, there: int, loaded: bool) -> tuple[int, str]:
    """What it takes to cross an edge, and what to do first; 0 if it can't be crossed."""
    name = edge_name(tuple(sorted((CELL[space], CELL[there]))))  # type: ignore[arg-type]
    price = 2 if loaded else 1
    if burns(state, there):
        price += 2
    step = f"put out {name_of(CELL[there])}" if burns(state, there) else ""
    if not edge(state, space, direction, Side.WAY):
        if edge(state, space, direction, Side.DOOR):
            return price + 1, f"open {name}"
        if edge(state, space, direction, Side.WALL):
            return price + (3 if edge(state, space, direction, Side.HURT) else 6), f"chop {name}"
        return 0, ""
    return price, step or f"{'carry' if loaded else 'move'} {name_of(CELL[there])}"


def chosen(game: Game, luck: Random, careless: bool, mixed: bool = False) -> str:
    """What a simple player does, or a careless one, who does anything; in other games the steady bot is simple.

    A mixed player does now this, now that, so that much happens.
    """
    if mixed:
        careless = luck.random() < CARELESSNESS
        if careless:
            return luck.choice(list(game.legal_moves))
        return bots.find("steady").choose(game.seen(game.asked), list(game.legal_moves), luck, 1.0)
    if game.files.name != "flash-point" and not careless:
        return bots.find("steady").choose(game.seen(game.asked), list(game.legal_moves), luck, 1.0)
    if game.files.name != "flash-point":
        return luck.choice(list(game.legal_moves))
    return chosen_by_team(game, luck, careless)


def chosen_by_team(game: Game, luck: Random, careless: bool) -> str:
    """What a simple team does: everybody brings out whoever is nearest; carelessly, they only wander about."""
    state, legal = game.state, [str(move) for move in game.legal_moves]
    if state.asking != Ask.ACTION or careless:
        return luck.choice(legal)
    who = state.active
    here = state.where[who]
    loaded = bool(bag_has(state.victims, WORDS, here)) and here < RING
    if loaded:
        goals = {space for space in SPACE.values() if space >= RING}
    else:
        goals = {s for s in SPACE.values() if s < RING and (has(state.hidden, s) or bag_has(state.victims, WORDS, s))}
        nearer = [other for other in range(state.crew) if other != who and state.where[other] in goals]
        goals -= {state.where[other] for other in nearer}
    step = way(state, game, who, goals, loaded) if goals else ""
    for move in (step, f"put out {name_of(CELL[here])}", *(m for m in legal if m.startswith("put out")), "end"):
        if move in legal:
            return move
    return luck.choice(legal)


def rolled(game: Game, luck: Random) -> str:
    """What real dice show, even if they have to be rolled again; or the marker that is drawn."""
    dice = game.files.name == "flash-point" and game.state.asking != Ask.POI_DRAW
    weights = dict.fromkeys(game.legal_moves, 1) if dice else game.chances
    return str(luck.choices(list(weights), list(weights.values()))[0])


def played(plot: Plot, seed: int) -> tuple[str, list[str]]:
    """A game of a plot with dice of a seed: its outcome and its moves."""
    game = plot.begun()
    luck, moves = Random(seed), list[str]()
    while not game.over:
        move = rolled(game, luck) if game.asked == CHANCE else chosen(game, luck, plot.careless, plot.mixed)
        moves.append(move)
        game.play(move)
    return game.files.view.outcome(game.state, game.book, "en"), moves


def anew(plot: Plot) -> str:
    """The transcript of the first game that ends as the plot wants it."""
    seed = 1
    while True:
        outcome, moves = played(plot, seed)
        if re.match(plot.ends, outcome):
            game = plot.begun()
            return transcript(plot.title, game, iter(moves))
        seed += 1


def rewrite(again: bool, tell: Callable[[str], None] = print) -> None:
    """Write all transcripts: from their moves, or, where there are none, with new games."""
    FOLDER.mkdir(exist_ok=True)
    for plot in PLOTS:
        path = FOLDER / f"{plot.name}.txt"
        text = anew(plot) if again or not path.exists() else rewritten(path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
        tell(f"{path.name}: {text.count(chr(10) + '> ')} moves, {text.splitlines()[-1]}")


if __name__ == "__main__":
    rewrite("--anew" in sys.argv[1:])
