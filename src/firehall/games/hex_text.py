"""Hexes drawn in text, row by row; what was drawn can be read again.

Each line begins with its row and with the column of its first cell; the next cells are one column further each. The
indentation only makes the picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..errors import Problem
from .hexes import FAR, hex_name

WIDTH = 6
GAP = "-"
ROW = re.compile(r"r(-?[0-9]{1,2}) +q(-?[0-9]{1,2})(?: +(.*))?")
Hex = tuple[int, int]


@dataclass
class Drawn:
    """What a drawing shows: the text of each hex with its line and column; and what is wrong."""

    cells: dict[Hex, tuple[str, int, int]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    below: int = 0

    def complain(self, text: str, line: int = 0, column: int = 0) -> None:
        """Note a mistake."""
        self.problems.append(Problem(text, line, column))


def write(cells: dict[Hex, str]) -> Iterator[str]:
    """The lines of a drawing.

    >>> print("\\n".join(write({(0, 0): "5", (1, 0): "4", (0, 1): "3r"})))
    r0   q0    5     4
    r1   q0       3r
    """
    if not cells:
        return
    left = min(2 * q + r for q, r in cells)
    for r in sorted({r for _, r in cells}):
        row = {q: text for (q, of), text in cells.items() if of == r}
        first, last = min(row), max(row)
        indent = " " * ((2 * first + r - left) * WIDTH // 2)
        drawn = "".join(f"{row.get(q, GAP):<{WIDTH}}" for q in range(first, last + 1))
        yield f"{f'r{r}':<4} {f'q{first}':<4}  {indent}{drawn}".rstrip()


def read(lines: list[str], first_line: int) -> Drawn:
    """Read the rows of a drawing, from the first line that is one until the first that is none."""
    drawn = Drawn()
    number = 0
    for number, line in enumerate(lines):
        match = ROW.fullmatch(line.rstrip())
        if match:
            read_row(drawn, match, first_line + number)
        elif drawn.cells or drawn.problems or line.strip():
            break
    else:
        number = len(lines)
    drawn.below = number
    if not drawn.cells and not drawn.problems:
        drawn.complain("there is no drawing: its rows read like 'r0   q-1   .     6r    4'", first_line)
    return drawn


def read_row(drawn: Drawn, match: re.Match[str], line: int) -> None:
    """Enter the cells of one row."""
    r, q = int(match[1]), int(match[2])
    for n, cell in enumerate(re.finditer(r"\S+", match[3] or "")):
        here, column = (q + n, r), match.start(3) + cell.start() + 1
        if max(abs(q + n), abs(r)) > FAR:
            drawn.complain(f"{hex_name(*here)} is too far away: columns and rows go from -{FAR} to {FAR}", line, column)
        elif here in drawn.cells:
            said = drawn.cells[here][1]
            drawn.complain(f"{hex_name(*here)} stands here again; it was drawn in line {said}", line, column)
        elif cell[0] != GAP:
            drawn.cells[here] = cell[0], line, column
