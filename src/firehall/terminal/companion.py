"""Beside the real game on the table: what to put where, told from what there is to see before and after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..game import Game
from ..scene import Piece, Scene
from ..words import known, own, t

NOTHING = "nothing"
ORDER = ("take", "turn", "put", "move", "line")


@dataclass(frozen=True)
class Deed:
    """One thing to do with a kind of piece or line on a space or edge; `who` names the one piece that is meant."""

    verb: str
    kind: str
    where: str
    who: str = ""
    start: str = ""


def layout(game: Game, language: str | None = None) -> list[str]:
    """What to put where to lay out a position on the printed board, with its walls and closed doors.

    >>> import firehall
    >>> layout(firehall.new(crew=1, seed=1), "en")[1]
    'Put a hidden POI marker on: 2,4; 5,1; 5,8.'
    """
    printed = Game(game.setup, game=game.files.name).scene(language)
    return changes(replace(printed, pieces=()), game.scene(language), language, game.files.name)


def changes(before: Scene, after: Scene, language: str | None = None, game: str = "") -> list[str]:
    """What to do at the real board so that it shows the position after a move.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1); events = game.play("start 3,0"), game.play("move 3,1")
    >>> before = game.scene(); events = game.play("put out 3,2")
    >>> changes(before, game.scene(), "en")
    ['Take the fire markers away from: 3,2.']
    """
    found: dict[tuple[str, str, str, str], list[str]] = {}
    for deed in deeds(before, after):
        found.setdefault((deed.verb, deed.kind, deed.who, deed.start), []).append(deed.where)
    return [
        t(own(game, f"do-{verb}-{kind}"), language, where="; ".join(where), **named(who), **started(start))
        for (verb, kind, who, start), where in found.items()
    ]


def named(who: str) -> dict[str, str]:
    """The one piece that is meant, for the sentences that speak of it."""
    return {"who": who} if who else {}


def started(start: str) -> dict[str, str]:
    """Where a piece comes from, for the sentences that speak of it."""
    return {"start": start} if start else {}


def deeds(before: Scene, after: Scene) -> list[Deed]:
    """All that is to be done, in a good order."""
    found = [*pieces(before, after), *lines(before, after)]
    return sorted(found, key=lambda deed: ORDER.index(deed.verb))


def pieces(before: Scene, after: Scene) -> Iterator[Deed]:
    """Pieces that went elsewhere, came or went; where one side of a marker went and the other came, it was turned."""
    was, now = ({piece.id: piece for piece in scene.pieces} for scene in (before, after))
    moved = {(was[name].where, piece.where) for name, piece in now.items() if name in was} - {
        (piece.where, piece.where) for piece in now.values()
    }
    gone = [piece for name, piece in was.items() if name not in now]
    for name, piece in now.items():
        old = was.get(name) or next(
            (old for old in gone if is_back_of(old, piece) or is_along(old, piece, moved)), None
        )
        who = "" if piece.marker else piece.symbol
        if old is None:
            yield Deed("put", piece.kind, piece.where, who)
            continue
        if old.kind != piece.kind:
            yield Deed("turn", piece.kind, old.where, who)
        if old.where != piece.where:
            yield Deed("move", piece.kind, piece.where, who, old.where)
        if old in gone:
            gone.remove(old)
    for piece in gone:
        yield Deed("take", piece.kind, piece.where, "" if piece.marker else piece.symbol)


def is_back_of(old: Piece, new: Piece) -> bool:
    """Whether one marker shows two pieces, its first side and another one."""
    return (
        (old.space, old.marker) == (new.space, new.marker)
        and old.kind != new.kind
        and old.marker in (old.kind, new.kind)
    )


def is_along(old: Piece, new: Piece, moved: set[tuple[str, str]]) -> bool:
    """Whether a piece went where somebody went: it was carried, if it is one that can be."""
    return old.kind == new.kind and (old.where, new.where) in moved and known(f"do-move-{old.kind}")


def lines(before: Scene, after: Scene) -> Iterator[Deed]:
    """Walls and doors that look different."""
    was, now = ({line.id: line.kind for line in scene.lines} for scene in (before, after))
    for name in [*now, *(name for name in was if name not in now)]:
        if was.get(name) != now.get(name):
            yield Deed("line", now.get(name, NOTHING), name)
