"""Scenes: what there is to see, told so that nobody who draws it needs to know the game."""

from __future__ import annotations

from dataclasses import dataclass, field

Point = tuple[float, float]


@dataclass(frozen=True)
class Spot:
    """A space: its name, outline, kind (`inside`, `outside`, `parking`), what it is called, and a sign for that."""

    id: str
    outline: tuple[Point, ...]
    kind: str
    label: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Line:
    """Something on an edge between two spaces: a wall, a door, a window; the plainest of them has no sign."""

    id: str
    start: Point
    end: Point
    kind: str
    label: str
    sign: str = ""


@dataclass(frozen=True)
class Piece:
    """Something on a space, with its place in the space from 0 to 1 across and down.

    `marker` is the kind of its marker's first side: turned over, it shows another kind. People have none.
    `badge` is a small sign that tells more of it, `more` the other spaces that it covers.
    """

    id: str
    space: str
    kind: str
    symbol: str
    label: str
    place: Point = (0.5, 0.5)
    marker: str = ""
    badge: str = ""
    more: tuple[str, ...] = ()

    @property
    def where(self) -> str:
        """All that it covers."""
        return "-".join((self.space, *self.more))


@dataclass(frozen=True)
class Counter:
    """A number worth seeing; `limit` is where the game ends, 0 if nowhere."""

    id: str
    label: str
    value: int
    limit: int = 0


@dataclass(frozen=True)
class Player:
    """Who sits at the table: the piece that stands for them, if one does, what they have to spend, what they are."""

    label: str
    symbol: str
    piece: str = ""
    counters: tuple[Counter, ...] = ()
    about: str = ""


@dataclass(frozen=True)
class Die:
    """A die as it fell; `kind` is its colour."""

    kind: str
    value: int


@dataclass(frozen=True)
class Scene:
    """One position as it is to be seen. Lengths are in spaces, x to the right and y down.

    `players` stand in the order of the seats; `turn` is the seat whose turn it is, -1 before the first.
    """

    width: float
    height: float
    title: str
    question: str
    spots: tuple[Spot, ...]
    lines: tuple[Line, ...]
    pieces: tuple[Piece, ...]
    counters: tuple[Counter, ...] = field(default=())
    players: tuple[Player, ...] = ()
    turn: int = -1
