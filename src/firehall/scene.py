"""Scenes: what there is to see, told so that nobody who draws it needs to know the game."""

from __future__ import annotations

from dataclasses import dataclass, field

Point = tuple[float, float]


@dataclass(frozen=True)
class Spot:
    """A space: its name, outline, kind (`inside`, `outside`, `parking`), and what it is called."""

    id: str
    outline: tuple[Point, ...]
    kind: str
    label: str = ""


@dataclass(frozen=True)
class Line:
    """Something on an edge between two spaces: a wall, a door, a window."""

    id: str
    start: Point
    end: Point
    kind: str
    label: str


@dataclass(frozen=True)
class Piece:
    """Something on a space, with its place in the space from 0 to 1 across and down.

    `marker` names the marker of which it is one side: turned over, it shows another kind. People have none.
    """

    id: str
    space: str
    kind: str
    symbol: str
    label: str
    place: Point = (0.5, 0.5)
    marker: str = ""


@dataclass(frozen=True)
class Counter:
    """A number worth seeing; `limit` is where the game ends, 0 if nowhere."""

    id: str
    label: str
    value: int
    limit: int = 0


@dataclass(frozen=True)
class Scene:
    """One position as it is to be seen. Lengths are in spaces, x to the right and y down."""

    width: float
    height: float
    title: str
    question: str
    spots: tuple[Spot, ...]
    lines: tuple[Line, ...]
    pieces: tuple[Piece, ...]
    counters: tuple[Counter, ...] = field(default=())
