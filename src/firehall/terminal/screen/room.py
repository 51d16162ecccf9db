"""How the parts of the table share the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from ...scene import Scene
from .plan import SCALES, fitting, size

SIDE, NARROW_SIDE = 37, 29
FOOT, LOG = 3, 4
WIDE = (100, 30)
LEAST = (80, 24)


@dataclass(frozen=True)
class Room:
    """Whether there are two columns, and how many cells the house has."""

    wide: bool
    house: tuple[int, int]


def needs(scene: Scene) -> tuple[int, int]:
    """The columns and lines without which nothing can be read."""
    width, height = size(scene, SCALES[0])
    return max(width + NARROW_SIDE, LEAST[0]), max(height + FOOT + LOG, LEAST[1])


def room(scene: Scene, width: int, height: int) -> Room:
    """The log stands beside a large house, below a small one."""
    wide = width >= WIDE[0] and height >= WIDE[1]
    left = (width - SIDE, height - FOOT) if wide else (width - NARROW_SIDE, height - FOOT - LOG)
    return Room(wide, size(scene, fitting(scene, *left)))
