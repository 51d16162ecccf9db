"""Sequences of legal moves from fixed positions, counted; `python -m tests.counts_tool --write` rewrites them.

`counts/*.position` are the positions, `counts/all.counts` the numbers: position, depth, sequences. Chance's moves
count like any other, so a change of any rule, of any legal move, or of who is asked when, shows here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import firehall
from firehall.core.entries import MASKS
from firehall.core.machine import Arrays, Interpreted, machine

FOLDER = Path(__file__).parent / "counts"
TABLE = FOLDER / "all.counts"
MOST = 60_000
DEEPEST = 6
HEAD = """\
# Sequences of legal moves, chance's moves included, from the positions beside this file: position, depth, sequences.
# Written by: python -m tests.counts_tool --write
"""


def position(name: str) -> firehall.Game:
    """The game that a position file holds."""
    return firehall.load((FOLDER / f"{name}.position").read_text(encoding="utf-8"))


def names() -> list[str]:
    """The names of all positions."""
    return sorted(path.stem for path in FOLDER.glob("*.position"))


def sequences(on: Interpreted | Arrays, desks: Any, books: Any, depth: int) -> int:
    """How many sequences of a number of legal moves there are from the position of a desk."""
    masks = list(on.look(desks)[MASKS : MASKS + on.rulebook.words])
    if depth == 1:
        return sum(mask.bit_count() for mask in masks)
    kept, total = on.kept(desks), 0
    for word, mask in enumerate(masks):
        while mask:
            on.kernels.apply_one(desks, books, 64 * word + (mask & -mask).bit_length() - 1)
            total += sequences(on, desks, books, depth - 1)
            on.restore(kept, desks)
            mask &= mask - 1
    return total


def counted(name: str, depth: int, kind: str) -> int:
    """The same for a position file, on a kind of machine."""
    game = position(name)
    on = machine(kind, game.rulebook)
    desks, books = on.desks(game.state, None), on.books(game.book)
    on.kernels.look_one(desks, books)
    return sequences(on, desks, books, depth)


def rows() -> Iterator[tuple[str, int, int]]:
    """Positions, depths and numbers of sequences, as deep as is quick."""
    for name in names():
        for depth in range(1, DEEPEST + 1):
            number = counted(name, depth, "cpu")
            yield name, depth, number
            if number > MOST or counted(name, depth + 1, "cpu") > 100 * MOST:
                break


def table() -> list[tuple[str, int, int]]:
    """What the file of numbers says."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [
        (name, int(depth), int(number))
        for name, depth, number in (line.split() for line in lines if line and not line.startswith("#"))
    ]


def text() -> str:
    """The file of numbers as it should be."""
    lines, before = [HEAD], ""
    for name, depth, number in rows():
        if before and name != before:
            lines.append("\n")
        lines.append(f"{name:24} {depth} {number:>9}\n")
        before = name
    return "".join(lines)


if __name__ == "__main__":
    found = text()
    if "--write" in sys.argv[1:]:
        TABLE.write_text(found, encoding="utf-8")
    print(found, end="")
