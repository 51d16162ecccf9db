"""The planner as Python calls it: compiled once, then whole turns for positions of its game."""

from __future__ import annotations

from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from .cpu import Compiled, Progress, tell
from .plan import CAPACITY, PLANNING, WEIGHTS, Notes
from .record import copy, empty, freeze, layout
from .rulebook import Rulebook


class Planner:
    """Chooses turns for one game, with compiled code and room for one turn's positions."""

    def __init__(self, rulebook: Rulebook, progress: Progress | None = tell) -> None:
        self.rulebook = rulebook
        self.kernels: Any = Compiled(rulebook, entries=PLANNING, progress=progress)
        self.pool = new_pool(rulebook)
        self.books: WeakKeyDictionary[object, Any] = WeakKeyDictionary()
        self.due = b""
        self.rest: list[int] = []

    def turn(self, book: object, state: object, weights: list[int], width: int) -> list[int]:
        """The codes of the best turn in a position, up to the next question to somebody else."""
        notes = new_notes(weights, width)
        self.kernels.think_one(freeze(state), self.frozen(book), self.pool, notes)
        ahead = int(notes["ahead"][0])
        return notes["path"][0, :ahead][::-1].tolist()

    def next_code(self, book: object, state: object, weights: list[int], width: int) -> int:
        """The next code of the best turn: as planned before, if everything has come as planned."""
        if not self.rest or self.due != freeze(state).tobytes():
            self.rest = self.turn(book, state, weights, width)
        code, self.rest = self.rest[0], self.rest[1:]
        after = copy(state)
        self.rulebook.kernels["apply"](after, book, None, code)
        self.due = freeze(after).tobytes()
        return code

    def value(self, book: object, state: object, weights: list[int], whole: bool) -> int:
        """What a position is worth on average over chance's next answers; `whole` says whether they end the turn."""
        notes = new_notes(weights, 0)
        return int(self.kernels.weigh_one(freeze(state), self.frozen(book), self.pool, notes, int(whole)))

    def warm(self, book: object, state: object) -> None:
        """Compile or load all that will be called, so that nobody has to wait for it in the middle of a game."""
        self.turn(book, state, [0], 1)
        self.value(book, state, [0], True)

    def frozen(self, book: object) -> Any:
        """A book as compiled code reads it; it is frozen once."""
        found = self.books.get(book)
        if found is None:
            found = self.books[book] = freeze(book)
        return found


class Room(list[Any]):
    """A pool for the interpreter: like an array of records it keeps copies of what is put in."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, copy(state))


def new_pool(rulebook: Rulebook) -> Any:
    """Room for the positions of a turn, for compiled code."""
    import numpy as np

    return np.zeros(CAPACITY, layout(rulebook.state))


def new_room(rulebook: Rulebook, capacity: int = CAPACITY) -> Room:
    """The same for the interpreter."""
    return Room(empty(rulebook.state) for _ in range(capacity))


def new_notes(weights: list[int], width: int) -> Any:
    """A planner's notes at the beginning: what counts, and how many plans are weighed."""
    import numpy as np

    if len(weights) > WEIGHTS:
        raise ValueError(f"{len(weights)} weights: there is room for {WEIGHTS}")
    notes = np.zeros(1, layout(Notes))
    notes["weights"][0, : len(weights)] = weights
    notes["width"] = width
    return notes


@cache
def planner(rulebook: Rulebook) -> Planner:
    """The planner of a game; each is made once."""
    return Planner(rulebook)
