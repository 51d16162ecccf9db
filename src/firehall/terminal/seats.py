"""Who sits where: people and bots in any mix."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from ..bots import Bot, find, names
from ..bots.apart import apart
from ..errors import BadSetup
from ..game import Game
from ..words import t

LONGEST = 30
LIKE = 0.8
PERSON = "person"
SUFFIX = ".py"


@dataclass(frozen=True)
class Seat:
    """Who plays a firefighter: a person, by name if there is one, or a bot, by the name that found it."""

    name: str = ""
    bot: Bot | None = None

    @property
    def title(self) -> str:
        """What it is called at the table."""
        return self.bot.name if self.bot is not None else self.name


def read_seats(text: str) -> list[Seat]:
    """Who sits where, from names with commas between: of bots, of files with bots, and of people.

    >>> [(seat.name, seat.bot is not None) for seat in read_seats("Anna, steady")]
    [('Anna', False), ('steady', True)]
    >>> read_seats("stedy")
    Traceback (most recent call last):
    ...
    firehall.errors.BadSetup: 'stedy' is neither a bot nor a name unlike one: did you mean 'steady'?
    """
    return [read_seat(part.strip()) for part in text.split(",")]


def read_seat(name: str) -> Seat:
    """Who plays one firefighter; a name like a bot's is taken for a slip."""
    if name in names():
        return Seat(name, find(name))
    if name.endswith(SUFFIX) and name.isprintable():
        if not Path(name).is_file():
            raise BadSetup([t("seats-no-file", file=name)])
        return Seat(name, apart(Path(name)))
    if len(name) > LONGEST or not name.isprintable() or set(name) & set(";:#{}"):
        raise BadSetup([t("seats-name", name=name[:LONGEST])])
    close = get_close_matches(name.lower(), names(), 1, LIKE)
    if close:
        raise BadSetup([t("seats-nearly-bot", name=name, bot=close[0])])
    return Seat("" if name == PERSON else name)


def write_seats(seats: Sequence[Seat]) -> str:
    """The names again, with commas between; nothing where only nameless people play."""
    return ", ".join(seat.name or PERSON for seat in seats) if any(seat.name for seat in seats) else ""


def seats_of(game: Game) -> list[Seat]:
    """Who sat at the table when the record was written; people if it doesn't say.

    A record can come from anybody, so it starts no program: a bot in a file has to be named again.
    """
    kept = game.table.get("seats", "")
    if any(part.strip().endswith(SUFFIX) for part in kept.split(",")):
        raise BadSetup([t("seats-name-again", seats=kept)])
    return read_seats(kept) if kept else [Seat() for _ in range(game.setup.crew)]
