"""Hexes in Scenes: where their centres lie, and their outlines."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from ..scene import Point

ACROSS = 1.5
HALF = ACROSS / 2
SIDE = ACROSS / sqrt(3)
CORNERS = ((0.0, -SIDE), (HALF, -SIDE / 2), (HALF, SIDE / 2), (0.0, SIDE), (-HALF, SIDE / 2), (-HALF, -SIDE / 2))
Hex = tuple[int, int]


class Chart:
    """The part of the table on which some hexes lie: the pointed sides of the hexes are up."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        middles = [self.middle(q, r) for q, r in hexes] or [(0.0, 0.0)]
        self.left = min(x for x, _ in middles) - HALF
        self.top = min(y for _, y in middles) - SIDE
        self.width = max(x for x, _ in middles) + HALF - self.left
        self.height = max(y for _, y in middles) + SIDE - self.top

    @staticmethod
    def middle(q: int, r: int) -> Point:
        """The centre of a hex, before the chart is cut out."""
        return ACROSS * (q + r / 2), 1.5 * SIDE * r

    def outline(self, q: int, r: int) -> tuple[Point, ...]:
        """The six corners of a hex on the chart.

        >>> [round(x, 2) for x, _ in Chart([(0, 0), (1, 0)]).outline(1, 0)]
        [2.25, 3.0, 3.0, 2.25, 1.5, 1.5]
        """
        x, y = self.middle(q, r)
        corners = ((x + dx - self.left, y + dy - self.top) for dx, dy in CORNERS)
        return tuple((min(max(x, 0.0), self.width), min(max(y, 0.0), self.height)) for x, y in corners)
