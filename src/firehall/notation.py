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
TABLE = ("dice", "seats", "always", "specialists")
REAL = "real"
SEATS = {TEAM: "team", CHANCE: "chance"}


def options_text(options: dict[str, str]) -> str:
    """Options as one line."""
    return ", ".join(f"{name}={choice}" for name, choice in sorted(options.items()))


def header(game: Game) -> Iterator[str]:
    """The lines that say which game it is."""
    yield f"game: {game.files.name}"
    yield f"edition: {game.setup.edition}"
    if getattr(game.setup, "level", ""):
        yield f"level: {game.setup.level}"
    if game.setup.board:
        yield f"board: {game.setup.board}"
    if game.board is not None and game.board.is_own:
        yield from (f"| {line}".rstrip() for line in str(game.board).splitlines())
    yield f"crew: {game.setup.crew}"
    if game.setup.options:
        yield f"options: {options_text(game.setup.options)}"
    house = getattr(game.setup, "house", None)
    if house:
        yield f"house-rules: {house.name}"
        yield from (f"> {line}" for line in house.lines())


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
    return "\n".join([*lines, "", *turns(game, history), ""])


def turns(game: Game, history: list[tuple[int, Move]]) -> Iterator[str]:
    """The moves, one line a turn; chance's moves, and formal answers of others, stand where they fell."""
    moves = game.files.moves
    line: list[str] = []
    leader, number = CHANCE, 0
    for seat, move in history:
        ended = any(earlier.split(" ")[0] in moves.CLOSING for earlier in line)
        inside = seat == CHANCE or move.verb in moves.FORMALITIES or (seat == leader and not ended)
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
    edition = ":".join(filter(None, (s.edition, getattr(s, "level", ""))))
    house = getattr(s, "house", None)
    changes = f"~{house.word()}" if house and house.values else ""
    packed = game.files.position.pack(game.state, game.book)
    return f"{game.files.name}.{edition}.{s.board}~{options}{changes}~{packed}"
