"""The two machines on which one game at a time is played: the interpreter, and compiled code.

Both have the same entry points over sequences of records; only the form of the records differs.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

from .dealer import Dealer, seat
from .entries import ENTRIES, Desk, desk_of
from .journal import NO_CAUSE
from .record import copy, empty, freeze, layout, thaw
from .rulebook import Rulebook
from .seeds import words

Rows = tuple[list[int], list[int], list[int], list[int]]
Kept = tuple[Any, Any, int, int]


class Interpreted:
    """A rulebook's entry points, run by Python itself on plain objects."""

    name = "python"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.kernels: Any = SimpleNamespace()
        entries = {e.__name__: e for e in ENTRIES}
        for name, function in rulebook.bind(entries, lambda fn, entry: fn).items():
            setattr(self.kernels, name, function)

    def books(self, book: object) -> Any:
        """A book in the form that kernels read."""
        return [book]

    def desks(self, state: object, seed: int | None) -> Any:
        """A desk in the form that kernels write."""
        return [new_desk(self.rulebook, state, seed)]

    def look(self, desks: Any) -> Any:
        """The desk's `look`, kept up to date."""
        return desks[0].look

    def dealt(self, desks: Any) -> Any:
        """The desk's `dealt`, kept up to date."""
        return desks[0].dealt

    def state(self, desks: Any) -> Any:
        """The position as a plain object."""
        return copy(desks[0].state)

    def page(self, desks: Any) -> Rows:
        """The rows of the journal: causes, kinds, firsts, seconds."""
        j = desks[0].journal
        return j.causes, j.kinds, j.firsts, j.seconds

    def kept(self, desks: Any) -> Kept:
        """What `restore` needs to bring the desk back, but for the journal's rows."""
        desk = desks[0]
        return copy(desk.state), copy(desk.dealer), desk.journal.count, desk.journal.cause

    def restore(self, kept: Kept, desks: Any) -> None:
        """Bring the desk back to what it was."""
        desk = desks[0]
        desk.state, desk.dealer = copy(kept[0]), copy(kept[1])
        desk.journal.count, desk.journal.cause = kept[2:]


class Arrays:
    """The same for compiled code, on numpy arrays of one record."""

    name = "cpu"

    def __init__(self, rulebook: Rulebook) -> None:
        from .cpu import compiled

        self.rulebook = rulebook
        self.kernels = compiled(rulebook)
        self.frozen: WeakKeyDictionary[object, Any] = WeakKeyDictionary()
        self.blank = freeze(new_desk(rulebook, empty(rulebook.state), None)).tobytes()
        self.kind = layout(desk_of(rulebook.state, rulebook.words))
        fields = self.kind.fields
        assert fields is not None
        self.place = {name: (at, at + kind.itemsize) for name, (kind, at) in ((n, f[:2]) for n, f in fields.items())}

    def books(self, book: object) -> Any:
        """A book in the form that kernels read; it is frozen once."""
        found = self.frozen.get(book)
        if found is None:
            found = self.frozen[book] = freeze(book)
        return found

    def desks(self, state: object, seed: int | None) -> Any:
        """A desk in the form that kernels write; its bytes are its `base`, since views of records are slow to make."""
        import numpy as np

        desks: Any = np.ndarray(1, self.kind, bytearray(self.blank))
        begin, end = self.place["state"]
        memoryview(desks.base)[begin:end] = self.books(state).tobytes()
        if seed is not None:
            self.kernels.seat_one(desks, *words(seed))
        return desks

    def numbers(self, desks: Any, name: str) -> Any:
        """A row of 64-bit numbers of the desk as Python sees them."""
        begin, end = self.place[name]
        return memoryview(desks.base)[begin:end].cast("q")

    def look(self, desks: Any) -> Any:
        """The desk's `look`, kept up to date."""
        return self.numbers(desks, "look")

    def dealt(self, desks: Any) -> Any:
        """The desk's `dealt`, kept up to date."""
        return self.numbers(desks, "dealt")

    def state(self, desks: Any) -> Any:
        """The position as a plain object."""
        return thaw(desks["state"][0], self.rulebook.state)

    def page(self, desks: Any) -> Rows:
        """The rows of the journal: causes, kinds, firsts, seconds."""
        j = desks["journal"][0]
        return j["causes"].tolist(), j["kinds"].tolist(), j["firsts"].tolist(), j["seconds"].tolist()

    def kept(self, desks: Any) -> Kept:
        """What `restore` needs to bring the desk back, but for the journal's rows."""
        journal = desks["journal"]
        begin, end = self.place["state"][0], self.place["dealer"][1]
        data = bytes(memoryview(desks.base)[begin:end])
        return data, None, int(journal["count"][0]), int(journal["cause"][0])

    def restore(self, kept: Kept, desks: Any) -> None:
        """Bring the desk back to what it was."""
        begin, end = self.place["state"][0], self.place["dealer"][1]
        memoryview(desks.base)[begin:end] = kept[0]
        desks["journal"]["count"], desks["journal"]["cause"] = kept[2:]


MADE: dict[tuple[str, str], Interpreted | Arrays] = {}


def machine(kind: str, rulebook: Rulebook) -> Interpreted | Arrays:
    """The machine of a kind, `python` or `cpu`, for a game; each is made once."""
    place = kind, rulebook.name
    if place not in MADE:
        MADE[place] = Arrays(rulebook) if kind == "cpu" else Interpreted(rulebook)
    return MADE[place]


def new_desk(rulebook: Rulebook, state: object, seed: int | None) -> Desk:
    """A desk for a game that begins with a state."""
    desk = empty(desk_of(rulebook.state, rulebook.words))
    desk.state = copy(state)
    desk.journal.cause = NO_CAUSE
    if seed is not None:
        desk.dealer = new_dealer(seed)
    return desk


def new_dealer(seed: int) -> Dealer:
    """A dealer for a game's seed."""
    dealer = empty(Dealer)
    seat(dealer, *words(seed))
    return dealer
