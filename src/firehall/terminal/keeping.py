"""Keeping a game while it is played, so that nothing is lost when the terminal closes."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from ..errors import BadSetup, FirehallError
from ..game import Game
from ..notation import HEAD
from ..save import load_file, save
from ..words import t

DAMAGED = "damaged.firehall"


def autosave_path() -> Path:
    """Where a game is kept while it is played: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "firehall" / "last.firehall"


class Keeper:
    """Writes the record of one game after every move, and says once what is in the way."""

    def __init__(self, path: Path, source: str = "") -> None:
        self.path, self.source = path, source
        self.written = False
        self.complained = False

    def keep(self, game: Game) -> list[str]:
        """Write the record; what people should know about that: most of the time nothing."""
        said: list[str] = []
        if not self.written and self.path == autosave_path():
            said += self.make_room()
        reason = refusal(game, self.path, careful=not self.written and not self.goes_on())
        self.written = not reason
        if reason and not self.complained:
            said.append(t("plain-not-kept", file=str(self.path), reason=reason))
            self.complained = True
        return said

    def goes_on(self) -> bool:
        """Whether the file is the one from which the game goes on."""
        return bool(self.source) and is_same(self.path, Path(self.source))

    def make_room(self) -> list[str]:
        """The game that was kept before moves aside, unless it is the one that goes on; so does a damaged one."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not self.goes_on():
                aside = previous(self.path) if is_whole(self.path) else free_name(self.path.with_name(DAMAGED))
                os.replace(self.path, aside)
                return [t("plain-previous", file=shlex.quote(str(aside)))]
        except OSError:
            pass
        return []

    def farewell(self, game: Game) -> str:
        """Where the game is, as the last word; empty if nothing was to be kept."""
        if self.written:
            file = shlex.quote(str(self.path))
            if game.over:
                return t("plain-kept-over", file=file)
            return t("plain-kept", file=file, how=self.how(game, file))
        return t("plain-unkept", file=str(self.path)) if self.complained else ""

    def how(self, game: Game, file: str) -> str:
        """What to type to go on: a record alone starts no bots from files."""
        if self.path == autosave_path():
            return "firehall play --resume"
        programs = ".py" in game.table.get("seats", "")
        return f"firehall play --resume --autosave {file}" if programs else f"firehall play {file}"


def previous(path: Path) -> Path:
    """Where the game before the last one is.

    >>> previous(Path("last.firehall")).name
    'previous.firehall'
    """
    return path.with_name("previous.firehall")


def free_name(path: Path) -> Path:
    """A name beside it that no file has yet."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def resumed(path: Path) -> Game:
    """The game that was kept; a file that was cut off stays as it is, and the game before it is named."""
    before = previous(path)
    other = [t("resume-previous", file=shlex.quote(str(before)))] if before.is_file() and before != path else []
    if not path.exists():
        raise BadSetup([t("resume-none", file=str(path)), *other])
    try:
        return load_file(str(path))
    except FirehallError as error:
        raise BadSetup([str(error).splitlines()[0], t("resume-damaged", file=str(path)), *other]) from None


def refusal(game: Game, path: Path, *, careful: bool = True) -> str:
    """Write the record of a game; why it was not written, or nothing. What is no whole record is never written over."""
    try:
        if not path.parent.is_dir():
            return t("plain-no-folder", folder=str(path.parent))
        if not replaceable(path):
            return t("plain-no-record")
        if careful and path.is_file() and path.stat().st_size and not is_whole(path):
            return t("plain-damaged-record")
        save(game, path)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def replaceable(path: Path) -> bool:
    """Whether a file may be written over: it holds a record or nothing, or there is none."""
    if not path.is_file():
        return True
    with path.open("rb") as file:
        return file.read(len(HEAD)) in (b"", HEAD.encode())


def is_whole(path: Path) -> bool:
    """Whether the game in a file can be read."""
    try:
        load_file(str(path))
    except FirehallError:
        return False
    return True


def is_same(one: Path, other: Path) -> bool:
    """Whether two names stand for one file; what is no name of a file is none."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return False
