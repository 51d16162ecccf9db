"""A game as text: its record, its position, its position id."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from .core.play import CHANCE, TEAM
from .move import Move

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
HEAD = "firehall record"
POSITION = "firehall position"
REVISION = 1
TABLE = ("dice", "seats", "always")
REAL = "real"
SEATS = {TEAM: "team", CHANCE: "chance"}


def options_text(options: dict[str, str]) -> str:
    """Options as one line."""
    return ", ".join(f"{name}={choice}" for name, choice in sorted(options.items()))


def header(game: Game) -> Iterator[str]:
    """The lines that say which game it is."""
    yield f"game: {game.files.name}"
    yield f"edition: {game.setup.edition}"
    yield f"board: {game.setup.board}"
    if game.board.is_own:
        yield from (f"| {line}".rstrip() for line in str(game.board).splitlines())
    yield f"crew: {game.setup.crew}"
    if game.setup.options:
        yield f"options: {options_text(game.setup.options)}"


def write_record(game: Game) -> str:
    """The record of a game, finished or not.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1)
    >>> events = game.play("start 3,0")
    >>> firehall.load(write_record(game)).history == game.history
    True
    """
    lines = [f"{HEAD} {FORMAT}", *header(game)]
    if game.published:
        lines.append(f"seed-hash: {game.published}")
    if game.published and game.over and game.known_seed is not None:
        lines.append(f"seed: {game.known_seed}")
    lines += [f"{name}: {game.table[name]}" for name in TABLE if game.table.get(name)]
    lines.append(f"date: {game.date or date.today().isoformat()}")
    lines.append(f"rules: {REVISION}")
    if game.what_if:
        lines.append("what-if: yes")
    if game.origin is not None:
        lines.append(f"position: {game.files.position.pack(game.origin, game.book)}")
    if game.over:
        lines.append(f"result: {game.outcome}")
    history = game.history
    lines.append(f"moves: {len(history)}")
    return "\n".join([*lines, "", *turns(history), ""])


def turns(history: list[tuple[int, Move]]) -> Iterator[str]:
    """The moves, one line a turn; chance's moves, and where others recover, stand where they fell."""
    line: list[str] = []
    leader, number = CHANCE, 0
    for seat, move in history:
        inside = seat == CHANCE or move.verb == "recover" or (seat == leader and "end" not in line)
        if not line or not inside:
            if line:
                yield turn_line(number, leader, line)
            line, leader, number = [], seat, number + 1
        line.append(str(move))
    if line:
        yield turn_line(number, leader, line)


def turn_line(number: int, leader: int, moves: list[str]) -> str:
    """One line of a record."""
    return f"{number}. {SEATS.get(leader, str(leader + 1))}: {'; '.join(moves)}"


def write_position(game: Game) -> str:
    """The position of a game, with all that is needed to play on from it."""
    body = game.files.position.write(game.state, game.book, game.board)
    return "\n".join([f"{POSITION} {FORMAT}", *header(game), "", *body, ""])


def write_id(game: Game) -> str:
    """The position of a game in one word."""
    s = game.setup
    options = options_text(s.options).replace(", ", ",")
    return f"{game.files.name}.{s.edition}.{s.board}~{options}~{game.files.position.pack(game.state, game.book)}"
