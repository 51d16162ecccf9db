"""Records and positions as texts and files: nothing is lost in writing, every mistake is named in reading."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from . import registry
from .core import seeds
from .errors import (
    BadBoard,
    BadHouseRules,
    BadPosition,
    BadRecord,
    BadSetup,
    BadText,
    FirehallError,
    IllegalMove,
    NotAMove,
    Problem,
    is_number,
)
from .game import Game
from .notation import FORMAT, HEAD, POSITION, REAL, SEATS, TABLE

FIELDS = (
    "game",
    "edition",
    "level",
    "board",
    "crew",
    "options",
    "house-rules",
    "seed",
    "seed-hash",
    *TABLE,
    "date",
    "result",
    "moves",
    "rules",
    "what-if",
    "position",
)

PLAN, HOUSE = "|", ">"
MOST_CREW = 6


def read_options(text: str) -> dict[str, str]:
    """The options of one line; a piece without `=` becomes an option without a choice, which is refused later."""
    pairs = (piece.partition("=") for piece in text.split(",") if piece.strip())
    return {name.strip(): choice.strip() for name, _, choice in pairs}


def load(text: str, *, on: str = "python") -> Game:
    """A game from a record, a position, a position id, or a file that holds one of them.

    >>> import firehall
    >>> load(firehall.new(crew=2, seed=1).position).setup.crew
    2
    >>> load("nonsense")
    Traceback (most recent call last):
    ...
    firehall.errors.BadRecord: 'nonsense' is no record, position or position id, and there is no file of that name
    """
    stripped = text.lstrip("\ufeff \n")
    if stripped.startswith(POSITION):
        return read_position(text, on=on)
    if stripped.startswith(HEAD) or "\n" in text.strip():
        return read_record(text, on=on)
    if re.fullmatch(r"[a-z-]+\.[a-z0-9:-]+\.\S+", stripped.strip()) and stripped.count("~") >= 2:
        return read_id(stripped.strip(), on=on)
    return load_file(text, on=on)


def load_file(name: str, *, on: str = "python") -> Game:
    """A game from a file."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord([Problem("this is no text file; records are text in UTF-8")], name) from None
    except (OSError, ValueError) as error:
        if not isinstance(error, OSError) or isinstance(error, FileNotFoundError) or len(name) > 255:
            what = f"{name[:60]!r} is no record, position or position id, and there is no file of that name"
        else:
            what = f"{name!r} can't be read: {error.strerror}"
        raise BadRecord([Problem(what)]) from None
    if text.lstrip("\ufeff \n").startswith(POSITION):
        return read_position(text, on=on, source=name)
    return read_record(text, on=on, source=name)


def save(game: Game, name: str | Path) -> None:
    """Write the record of a game to a file: wholly or not at all, whatever happens meanwhile."""
    path = Path(name)
    if not path.parent.is_dir():
        raise BadSetup([f"{str(path)!r} can't be written: there is no folder {str(path.parent)!r}"])
    write_whole(path, game.record)


def write_whole(path: Path, text: str) -> None:
    """Write a file wholly or not at all: until the new text is safe, the old one stays."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            os.chmod(temporary, mode_of(path))
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def mode_of(path: Path) -> int:
    """The rights of a file that is to be replaced, or those that a new one would get."""
    try:
        return path.stat().st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def read_head(lines: list[str], kind: str, wrong: type[BadText], source: str) -> tuple[dict[str, tuple[str, int]], int]:
    """The fields above the first empty line, and the number of the line below."""
    problems: list[Problem] = []
    found: dict[str, tuple[str, int]] = {}
    version = lines[0].removeprefix("\ufeff").removeprefix(kind).strip() if lines else ""
    if not lines or not lines[0].removeprefix("\ufeff").startswith(kind):
        raise wrong([Problem(f"it should begin with {kind + ' ' + str(FORMAT)!r}", 1)], source)
    if not is_number(version) or int(version) < 1:
        problems.append(Problem(f"{lines[0][:60]!r} names no format; this version writes {kind} {FORMAT}", 1))
    elif int(version) > FORMAT:
        what = f"format {version} is newer than this Firehall, which reads up to {FORMAT}: update Firehall to read it"
        raise wrong([Problem(what, 1)], source)
    number, ended = 1, False
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            ended = True
            break
        key, colon, value = (part.strip() for part in line.partition(":"))
        if line.startswith("#"):
            continue
        if line.startswith((PLAN, HOUSE)):
            above, begun = found.get(line[0], ("", number))
            found[line[0]] = f"{above}{line[2:]}\n", begun
            continue
        if not colon or key not in FIELDS:
            problems.append(Problem(f"unknown field {key[:40]!r}; there are: {', '.join(FIELDS)}", number, 1))
        elif key in found:
            problems.append(Problem(f"{key!r} stands here again; it was said in line {found[key][1]}", number, 1))
        found.setdefault(key, (value, number))
    needed = ("game", "edition", "board", "crew") if has_boards(found) else ("game", "edition", "crew")
    problems += [Problem(f"the field {key!r} is missing in the head") for key in needed if key not in found]
    if not ended and not problems:
        problems.append(Problem("the head is not followed by an empty line: the text was cut off", len(lines)))
    if problems:
        raise wrong(problems, source)
    return found, number


def has_boards(found: dict[str, tuple[str, int]]) -> bool:
    """Whether the game of a head is played on a board, as far as it can be told."""
    name = found.get("game", ("", 0))[0]
    return name not in registry.games() or registry.game(name).board is not None


def setup_of(found: dict[str, tuple[str, int]], wrong: type[BadText], source: str) -> tuple[str, Any]:
    """The set-up that a head describes."""
    crew, line = found["crew"]
    if not is_number(crew) or len(crew) > 2:
        raise wrong([Problem(f"crew is {crew!r}; expected a number from 1 to 6", line)], source)
    name, line = found["game"]
    options = read_options(found.get("options", ("", 0))[0])
    try:
        files = registry.game(name)
    except BadSetup as error:
        raise wrong([Problem(text, line) for text in error.problems], source) from None
    plan = plan_of(files, found, wrong, source)
    level, board = (found.get(name, ("", 0))[0] for name in ("level", "board"))
    house = house_of(files, found, wrong, source)
    asked: dict[str, Any] = {"edition": found["edition"][0], "board": board, "crew": int(crew), "options": options}
    asked |= {name: value for name, value in (("level", level), ("plan", plan)) if value}
    if house is not None:
        asked["house"] = replace(house, level=level, options=tuple(options.items()))
    try:
        setup = files.set_up(**asked)
    except BadSetup as error:
        raise wrong(
            [Problem(text, found.get("level", found["edition"])[1]) for text in error.problems], source
        ) from None
    try:
        problems = [Problem(text, found.get(part, found["edition"])[1]) for part, text in setup.problems()]
    except BadText as error:
        raise wrong(error.problems, error.source) from None
    if problems:
        raise wrong(problems, source)
    return name, setup


def plan_of(files: registry.Files, found: dict[str, tuple[str, int]], wrong: type[BadText], source: str) -> Any:
    """The floor plan that a text brings along, if it does; then no file is needed."""
    if PLAN not in found:
        return None
    if files.board is None:
        raise wrong([Problem(f"{files.name} is played without a board", found[PLAN][1])], source)
    text, first = found[PLAN]
    try:
        plan = files.board.parse(text)
    except BadBoard as error:
        moved = [Problem(p.text, p.line + first - 1 if p.line else first, p.column + 2) for p in error.problems]
        raise wrong(moved, source) from None
    return files.board.named(found["board"][0], plan)


def house_of(files: registry.Files, found: dict[str, tuple[str, int]], wrong: type[BadText], source: str) -> Any:
    """The house rules that a text brings along, if it does; then no file is needed."""
    name, first = found.get("house-rules", ("", 0))
    text, below = found.get(HOUSE, ("", first + 1))
    if not first and not text:
        return None
    if not hasattr(files.setup, "house"):
        raise wrong([Problem(f"the game {files.name!r} has no house rules", first)], source)
    try:
        return files.setup.house.read_lines(text, found["edition"][0], name)
    except BadHouseRules as error:
        moved = [Problem(p.text, max(p.line - 1, 0) + below, p.column + 2 if p.column else 0) for p in error.problems]
        raise wrong(moved, source) from None


def read_record(text: str, *, on: str = "python", source: str = "") -> Game:
    """A game from its record, at the point where the record ends."""
    lines = text.splitlines()
    found, below = read_head(lines, HEAD, BadRecord, source)
    name, setup = setup_of(found, BadRecord, source)
    seed = None
    if "seed" in found:
        try:
            seed = seeds.read(found["seed"][0])
        except BadSetup as error:
            raise BadRecord([Problem(error.problems[0], found["seed"][1])], source) from None
        published = found.get("seed-hash", (seeds.digest(seed), 0))
        if published[0] != seeds.digest(seed):
            raise BadRecord([Problem("the seed does not belong to the published hash", found["seed"][1])], source)
    game = Game(setup, game=name, on=on, at=origin_of(found, name, setup, source))
    for number, column, leader, move in moves_of(lines[below:], below + 1, source):
        seat = SEATS.get(game.asked, str(game.asked + 1))
        if leader and leader != seat and not game.over:
            raise BadRecord([Problem(f"this is a turn of {leader}, but {seat} is asked", number, column)], source)
        try:
            game.play(move)
        except (IllegalMove, NotAMove) as error:
            raise BadRecord([Problem(f"{move!r} can't be played here: {error}", number, column)], source) from None
    game.what_if = "what-if" in found
    if "result" in found and not game.over:
        what = "the record has a result, but its moves end before the game does: it was cut off"
        raise BadRecord([Problem(what, len(lines))], source)
    check_table(game, found, source)
    game.table = {name: found[name][0] for name in TABLE if name in found}
    game.known_seed = seed
    game.date = found.get("date", ("", 0))[0]
    game.published = found.get("seed-hash", (seeds.digest(seed) if seed is not None else "", 0))[0]
    return game


def check_table(game: Game, found: dict[str, tuple[str, int]], source: str) -> None:
    """The head says how many moves there are, if it does, and no other dice than real ones."""
    number, count = found.get("moves", ("", 0))[0], len(game.history)
    if "moves" in found and number != str(count):
        what = f"the head says {number[:40]!r} moves, but there are {count}: the record was cut off or changed"
        raise BadRecord([Problem(what, found["moves"][1])], source)
    dice, line = found.get("dice", (REAL, 0))
    if dice != REAL:
        raise BadRecord([Problem(f"dice are {dice[:40]!r}; expected {REAL!r}, or no such line", line)], source)


def origin_of(found: dict[str, tuple[str, int]], name: str, setup: Any, source: str) -> Any:
    """The position from which the game of a record went on, if it did."""
    if "position" not in found:
        return None
    packed, line = found["position"]
    try:
        book, _, board = setup.prepare()
        state = registry.game(name).position.unpack(packed, book, board)
    except BadPosition as error:
        raise BadRecord([Problem(p.text, line) for p in error.problems], source) from None
    check_crew(state, setup, found, BadRecord, source)
    return state


def check_crew(state: Any, setup: Any, found: dict[str, tuple[str, int]], wrong: type[BadText], source: str) -> None:
    """The head and the position speak of the same firefighters."""
    if state.crew != setup.crew:
        what = f"the head says {setup.crew} players, the position {state.crew}"
        raise wrong([Problem(what, found["crew"][1])], source)


def moves_of(lines: list[str], first: int, source: str) -> Iterator[tuple[int, int, str, str]]:
    """Each move with its line and column, the first of a line with whose turn it is; `{...}` and `#` are comments."""
    for number, line in enumerate(lines, first):
        bare = re.sub(r"\{[^}]*\}", lambda m: " " * len(m[0]), line.partition("#")[0])
        if not bare.strip():
            continue
        start = re.match(r"\s*([0-9]+\.)?\s*(team|chance|[1-6]):", bare)
        if not start:
            what = "expected a turn such as '3. 2: move 3,1; end; roll 4,5'"
            raise BadRecord([Problem(what, number, 1)], source)
        column, leader = start.end(), start[2]
        for piece in bare[start.end() :].split(";"):
            if piece.strip():
                yield number, column + 1 + len(piece) - len(piece.lstrip()), leader, piece.strip()
                leader = ""
            column += len(piece) + 1


def read_position(text: str, *, on: str = "python", source: str = "", seed: int | None = None) -> Game:
    """A game that goes on from a position."""
    lines = text.splitlines()
    found, below = read_head(lines, POSITION, BadPosition, source)
    name, setup = setup_of(found, BadPosition, source)
    book, _, board = setup.prepare()
    state = registry.game(name).position.read("\n".join(lines[below:]), book, board, below + 1, source)
    check_crew(state, setup, found, BadPosition, source)
    return Game(setup, game=name, on=on, at=state, seed=seed)


def lines_of(word: str) -> str:
    """The lines of house rules that their word in a link stands for.

    >>> lines_of("victims=9,knockdown=lies-down")
    "victims = 9\\nknockdown = 'lies-down'"
    """
    pairs = (pair.partition("=") for pair in word.split(",") if pair)
    return "\n".join(f"{name} = {value if value.isdecimal() else repr(value)}" for name, _, value in pairs)


def read_id(text: str, *, on: str = "python") -> Game:
    """A game that goes on from a position id."""
    head, options, *changes, packed = text.split("~", 3 if text.count("~") > 2 else 2)
    name, edition, board = (head.split(".", 2) + ["", ""])[:3]
    edition, _, level = edition.partition(":")
    fields = {
        "game": (name, 0),
        "edition": (edition, 0),
        "level": (level, 0),
        "board": (board, 0),
        "crew": (str(some_crew(name, edition, board, read_options(options))), 0),
        "options": (options, 0),
    }
    if changes:
        fields[HOUSE] = lines_of(changes[0]), 1
    name, setup = setup_of(fields, BadPosition, "")
    files = registry.game(name)
    book, _, board_read = setup.prepare()
    state = files.position.unpack(packed, book, board_read)
    setup = replace(setup, crew=state.crew)
    return Game(setup, game=name, on=on, at=state)


def some_crew(name: str, edition: str, board: str, options: dict[str, str]) -> int:
    """A number of players for whom the game is played like this; how many there are stands in the packed text."""
    if name in registry.games():
        setup = registry.game(name).setup.Setup
        for crew in range(1, MOST_CREW + 1):
            if not setup(edition, board, crew, options).problems():
                return crew
    return 1


__all__ = ["FirehallError", "load", "save"]
