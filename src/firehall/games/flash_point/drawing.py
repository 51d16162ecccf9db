"""House drawings: the one reader and the one writer of floor plans in text.

Columns stand under the numbers of the head line, `pitch` characters apart. Between two columns is one
character for the edge, between two rows one line of edges. `docs/boards.md` shows it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from ...errors import Problem

ROWS, COLUMNS = 8, 10
Cell = tuple[int, int]
Edge = tuple[Cell, Cell]


@dataclass
class Drawing:
    """The cells and edges that were found, with their places in the text, and what was wrong."""

    cells: dict[Cell, tuple[str, int, int]] = field(default_factory=dict)
    edges: dict[Edge, tuple[str, int, int]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def complain(self, text: str, line: int = 0, column: int = 0) -> None:
        """Remember one more mistake."""
        self.problems.append(Problem(text, line, column))


def is_inside(cell: Cell) -> bool:
    """Whether a cell belongs to the building.

    >>> is_inside((1, 8)), is_inside((0, 3))
    (True, False)
    """
    return 1 <= cell[0] <= ROWS - 2 and 1 <= cell[1] <= COLUMNS - 2


def all_cells() -> list[Cell]:
    """All cells in reading order."""
    return [(r, c) for r in range(ROWS) for c in range(COLUMNS)]


def all_edges() -> list[Edge]:
    """All pairs of neighbouring cells in reading order."""
    return [
        ((r, c), (r + dr, c + dc))
        for r, c in all_cells()
        for dr, dc in ((0, 1), (1, 0))
        if r + dr < ROWS and c + dc < COLUMNS
    ]


def name_of(cell: Cell) -> str:
    """A cell as players write it."""
    return f"{cell[0]},{cell[1]}"


def edge_name(edge: Edge) -> str:
    """An edge as players write it."""
    return f"{name_of(edge[0])}-{name_of(edge[1])}"


def is_building_edge(edge: Edge) -> bool:
    """Whether an edge borders the building; between outside spaces nothing can stand."""
    return is_inside(edge[0]) or is_inside(edge[1])


def find_head(lines: list[str]) -> int | None:
    """The number of the line that holds nothing but the column numbers."""
    for n, line in enumerate(lines):
        if line.split() == [str(c) for c in range(COLUMNS)]:
            return n
    return None


def read(lines: list[str], first_line: int = 1) -> Drawing:
    """Read a drawing whose head line is the first of `lines`; `first_line` is its number in the file."""
    found = Drawing()
    centres = [m.start() for m in re.finditer(r"[0-9]", lines[0])]
    pitches = {b - a for a, b in zip(centres, centres[1:], strict=False)}
    pitch = centres[1] - centres[0]
    if len(pitches) != 1 or pitch < 6 or pitch % 2:
        found.complain("the column numbers must be the same even number of characters apart, 6 or more", first_line)
        return found
    for row in range(ROWS):
        for below in range(2):
            n = 1 + 2 * row + below
            if row == ROWS - 1 and below:
                break
            if n >= len(lines):
                found.complain(f"the drawing ends before row {row}: it has eight rows, 0 to 7", first_line + n)
                return found
            line = lines[n].ljust(centres[-1] + pitch)
            if below:
                read_edge_line(found, line, row, centres, pitch, first_line + n)
            else:
                read_cell_line(found, line, row, centres, pitch, first_line + n)
    return found


def read_cell_line(found: Drawing, line: str, row: int, centres: list[int], pitch: int, number: int) -> None:
    """One line of cells and the edges between them."""
    half = pitch // 2
    label = line[: centres[0] - half + 1].strip()
    if label != str(row):
        found.complain(f"this line must begin with the row number {row}", number, 1)
    rest = line[centres[-1] + half :]
    if rest.strip():
        at = len(line) - len(rest.lstrip()) + 1
        found.complain(f"{rest.strip()!r} stands beyond the last column", number, at)
    for column, centre in enumerate(centres):
        text = line[centre - half + 1 : centre + half]
        at = centre - half + 1 + (len(text) - len(text.lstrip())) if text.strip() else centre
        found.cells[row, column] = (text.strip(), number, at + 1)
        if column + 1 < len(centres):
            found.edges[(row, column), (row, column + 1)] = (line[centre + half].strip(), number, centre + half + 1)


def read_edge_line(found: Drawing, line: str, row: int, centres: list[int], pitch: int, number: int) -> None:
    """One line of edges between two rows of cells."""
    half = pitch // 2
    corners = {centre + half for centre in centres[:-1]}
    for at, sign in enumerate(line):
        within = centres[0] - half < at < centres[-1] + half
        if sign != " " and (not within or (at in corners and sign != "+")):
            found.complain(
                f"{sign!r} stands where nothing can: corners are +, all else belongs to an edge", number, at + 1
            )
    for column, centre in enumerate(centres):
        text = line[centre - half + 1 : centre + half]
        edge = ((row, column), (row + 1, column))
        signs = text.replace("-", "").replace(" ", "")
        if len(signs) > 1:
            found.complain(f"edge {edge_name(edge)} has {signs!r}: one edge holds one thing", number, centre - half + 2)
        elif text.strip() and " " in text:
            found.complain(f"edge {edge_name(edge)} has a gap: draw it whole or not at all", number, centre - half + 2)
        signs = signs[:1] or ("-" if "-" in text else "")
        found.edges[edge] = (signs, number, centre + 1)


def write(cells: Callable[[Cell], str], edges: Callable[[Edge], str]) -> list[str]:
    """Draw a house; `edges` gives one character for each edge, `-` for any wall."""
    width = max(5, max(len(cells(c)) for c in all_cells()) | 1)
    pitch = width + 1
    half = pitch // 2
    centre = [3 + half + pitch * c for c in range(COLUMNS)]
    lines = [put(centre[-1] + half, [(x, str(c)) for c, x in enumerate(centre)])]
    for row in range(ROWS):
        marks: list[tuple[int, str]] = [(0, str(row))]
        for column, x in enumerate(centre):
            text = cells((row, column))
            marks.append((x - len(text) // 2, text))
            if column + 1 < COLUMNS:
                sign = edges(((row, column), (row, column + 1)))
                marks.append((x + half, "|" if sign == "-" else sign))
        lines.append(put(centre[-1] + half, marks))
        if row + 1 < ROWS:
            lines.append(edge_line(edges, row, centre, half))
    return [line.rstrip() for line in lines]


def edge_line(edges: Callable[[Edge], str], row: int, centre: list[int], half: int) -> str:
    """The line of edges below a row; a corner is drawn wherever something meets."""
    marks: list[tuple[int, str]] = []
    for column, x in enumerate(centre):
        sign = edges(((row, column), (row + 1, column)))
        if sign != " ":
            marks.append((x - half + 1, "-" * (2 * half - 1)))
            marks.append((x, sign))
        if column + 1 < COLUMNS:
            around = [((row, column), (row + 1, column)), ((row, column + 1), (row + 1, column + 1))]
            around += [((row, column), (row, column + 1)), ((row + 1, column), (row + 1, column + 1))]
            if any(edges(e) != " " for e in around):
                marks.append((x + half, "+"))
    return put(centre[-1] + half, marks)


def put(width: int, marks: list[tuple[int, str]]) -> str:
    """A line with texts at their places."""
    line = [" "] * (width + 1)
    for x, text in marks:
        line[x : x + len(text)] = text
    return "".join(line)
