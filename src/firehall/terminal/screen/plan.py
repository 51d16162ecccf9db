"""Where things of a scene lie on a grid of character cells: any outline, any line. It knows no game and no terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, floor

from ...scene import Line, Point, Scene, Spot

Place = tuple[int, int]
Scale = tuple[int, int]
# Characters are about twice as high as wide: cells across and down for one space, from the smallest that can be read.
SCALES: tuple[Scale, ...] = ((5, 2), (6, 3), (8, 4), (10, 5), (12, 6), (14, 7), (16, 8))
NEARLY = 0.02


@dataclass(frozen=True)
class Run:
    """Cells side by side that belong to one space."""

    y: int
    start: int
    stop: int

    @property
    def width(self) -> int:
        """How many cells there are."""
        return self.stop - self.start


@dataclass
class Plan:
    """The cells of every space, of the sides of its outline, and of every line."""

    scale: Scale
    width: int
    height: int
    runs: dict[str, list[Run]] = field(default_factory=dict)
    sides: dict[str, list[list[Place]]] = field(default_factory=dict)
    lines: dict[str, list[Place]] = field(default_factory=dict)
    owner: dict[Place, str] = field(default_factory=dict)

    def at(self, x: int, y: int) -> str:
        """The space or line at a cell; nothing where there is none."""
        return self.owner.get((x, y), "")


def size(scene: Scene, scale: Scale) -> tuple[int, int]:
    """How many cells a scene is wide and high."""
    return ceil(scene.width * scale[0]) + 1, ceil(scene.height * scale[1]) + 1


def fitting(scene: Scene, width: int, height: int) -> Scale:
    """The largest scale at which a scene fits into so many cells, or else the smallest."""
    fits = [scale for scale in SCALES if size(scene, scale)[0] <= width and size(scene, scale)[1] <= height]
    return fits[-1] if fits else SCALES[0]


def plan(scene: Scene, scale: Scale) -> Plan:
    """Where everything lies at a scale."""
    return planned(scene.spots, scene.lines, size(scene, scale), scale)


@lru_cache(maxsize=64)
def planned(spots: tuple[Spot, ...], lines: tuple[Line, ...], within: tuple[int, int], scale: Scale) -> Plan:
    """The same, made once for the same spaces and lines."""
    made = Plan(scale, *within)
    for spot in spots:
        corners = [scaled(point, scale) for point in spot.outline]
        made.sides[spot.id] = [path(*sorted(ends)) for ends in zip(corners, corners[1:] + corners[:1], strict=True)]
    rims = {cell for sides in made.sides.values() for side in sides for cell in side}
    for spot in spots:
        made.runs[spot.id] = runs(spot, scale, rims)
        for run in made.runs[spot.id]:
            made.owner |= {(x, run.y): spot.id for x in range(run.start, run.stop)}
    for line in lines:
        made.lines[line.id] = path(*sorted((scaled(line.start, scale), scaled(line.end, scale))))
        made.owner |= {cell: line.id for cell in middle(made.lines[line.id])}
    return made


def scaled(point: Point, scale: Scale) -> Place:
    """The cell of a point.

    >>> scaled((1, 2.5), (8, 4))
    (8, 10)
    """
    return round(point[0] * scale[0]), round(point[1] * scale[1])


def path(start: Place, end: Place) -> list[Place]:
    """The cells of a straight line, both ends included, one in each column or one in each row.

    >>> path((0, 0), (4, 2))
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)]
    """
    (x, y), (right, down) = start, (end[0] - start[0], end[1] - start[1])
    steps = max(abs(right), abs(down), 1)
    return [(x + round(right * n / steps), y + round(down * n / steps)) for n in range(steps + 1)]


def middle(cells: list[Place]) -> list[Place]:
    """The cells between the ends of a line, or the ends of one that has no others."""
    return cells[1:-1] or cells


def runs(spot: Spot, scale: Scale, rims: set[Place]) -> list[Run]:
    """The cells within an outline, row by row: the longest run of each."""
    ys = [y * scale[1] for _, y in spot.outline]
    found: list[Run] = []
    for y in range(ceil(min(ys)), floor(max(ys)) + 1):
        row = [cell for left, right in crossings(spot, scale, y) for cell in range(ceil(left), floor(right) + 1)]
        longest = max(pieces([x for x in row if (x, y) not in rims]), key=len, default=[])
        if longest:
            found.append(Run(y, longest[0], longest[-1] + 1))
    return found


def crossings(spot: Spot, scale: Scale, y: float) -> list[tuple[float, float]]:
    """Where a row enters and leaves an outline."""
    corners = [(a * scale[0], b * scale[1]) for a, b in spot.outline]
    level = y + NEARLY
    found = [
        x + (level - top) * (right - x) / (bottom - top)
        for (x, top), (right, bottom) in zip(corners, corners[1:] + corners[:1], strict=True)
        if (top <= level) != (bottom <= level)
    ]
    found.sort()
    return list(zip(found[::2], found[1::2], strict=False))


def pieces(row: list[int]) -> list[list[int]]:
    """Numbers in groups of those that follow on each other.

    >>> pieces([1, 2, 5, 6, 7])
    [[1, 2], [5, 6, 7]]
    """
    found: list[list[int]] = []
    for x in row:
        if found and x == found[-1][-1] + 1:
            found[-1].append(x)
        else:
            found.append([x])
    return found


def centre(spot: Spot) -> Point:
    """The middle of a space."""
    xs, ys = zip(*spot.outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def neighbour(scene: Scene, name: str, right: int, down: int) -> str:
    """The nearest space in a direction, straight ahead rather than aside; the space itself at the rim."""
    at = {spot.id: centre(spot) for spot in scene.spots}
    here = at[name]
    found: list[tuple[float, str]] = []
    for other, (x, y) in at.items():
        away = x - here[0], y - here[1]
        ahead, aside = away[0] * right + away[1] * down, abs(away[0] * down) + abs(away[1] * right)
        if ahead > NEARLY and aside <= ahead + NEARLY:
            found.append((ahead + 2 * aside, other))
    return min(found)[1] if found else name


def touching(scene: Scene, name: str) -> list[Line]:
    """The lines along the outline of a space."""
    corners = next({rounded(point) for point in spot.outline} for spot in scene.spots if spot.id == name)
    return [line for line in scene.lines if {rounded(line.start), rounded(line.end)} <= corners]


def rounded(point: Point) -> Point:
    """A point without the last digits, in which sums of fractions differ."""
    return round(point[0], 3), round(point[1], 3)
