"""How an evening begins: which game, who plays, and where it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ..errors import BadSetup
from ..game import Game, new
from ..notation import REAL
from ..save import load
from ..words import own, t
from . import specialists
from .keeping import Keeper, autosave_path, resumed
from .seats import Seat, read_seats
from .sitting import Sitting

CREW = 2


@dataclass(frozen=True)
class Wish:
    """What was asked for at the start; what is None was left open."""

    file: str | None = None
    resume: bool = False
    seats: str | None = None
    crew: int | None = None
    seed: str | None = None
    real_dice: bool = False
    autosave: Path | None = None
    game: str = "flash-point"
    edition: str = ""
    level: str = ""
    board: str = ""
    options: dict[str, str] = field(default_factory=dict)
    house_rules: Path | None = None
    specialists: str = ""


def sit_down(wish: Wish) -> Sitting:
    """A table with the game that was asked for, and those who play it."""
    kept = wish.autosave or autosave_path()
    if wish.resume and wish.file is not None:
        raise BadSetup([t("resume-or-file", file=wish.file)])
    seats = read_seats(wish.seats) if wish.seats is not None else []
    source = str(kept) if wish.resume else wish.file or ""
    if not source:
        return Sitting(begun(wish, seats), Keeper(kept), seats)
    game = gone_on(wish, resumed(kept) if wish.resume else load(source))
    if wish.resume and not seats and "seats" in game.table:
        # What we wrote ourselves is trusted to name programs, a record from anybody is not.
        seats = read_seats(game.table["seats"])
    return Sitting(game, Keeper(kept, source), seats)


def begun(wish: Wish, seats: list[Seat]) -> Game:
    """A new game, with as many players as there are seats if nothing else is said."""
    cards = specialists.named(wish.specialists)
    crew = wish.crew if wish.crew is not None else len(seats) or len(cards) or CREW
    game = new(
        wish.game,
        edition=wish.edition,
        level=wish.level,
        board=wish.board,
        crew=crew,
        options=specialists.drawn(wish.specialists, wish.options),
        house_rules=wish.house_rules,
        seed=wish.seed,
        real_dice=wish.real_dice,
    )
    if cards:
        game.table["specialists"] = ", ".join(specialists.checked(cards, game))
    if wish.real_dice:
        game.table["dice"] = REAL
    return game


def gone_on(wish: Wish, game: Game) -> Game:
    """A game that goes on, with real dice if it was played with them and no seed is named."""
    if wish.crew not in (None, game.setup.crew):
        raise BadSetup([t(own(game.files.name, "resume-crew"), crew=game.setup.crew)])
    if wish.level or wish.edition or wish.house_rules or wish.specialists:
        raise BadSetup([t("resume-rules")])
    if wish.real_dice or (game.table.get("dice") == REAL and wish.seed is None):
        game.table["dice"] = REAL
        return game
    game.table.pop("dice", None)
    return game.dealt(wish.seed)
