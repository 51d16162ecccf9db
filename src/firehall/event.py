"""Events: what a move led to, each with its rule and its cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .words import own, t


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `cause` is the number of the event that led to it, if there is one."""

    number: int
    name: str
    rule: str
    cause: int | None = None
    details: dict[str, str | int] = field(default_factory=dict)
    game: str = ""

    def text(self, language: str | None = None) -> str:
        """The event as a sentence.

        >>> Event(0, "door-opened", "R-069", details={"edge": "3,4-3,5"}).text("en")
        'The door 3,4-3,5 is opened.'
        """
        return t(own(self.game, f"event-{self.name}"), language, **self.details)

    def __str__(self) -> str:
        return f"{self.text()} [{self.rule}]"


def tree(events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """The events in order, each with its depth below the first cause."""
    depth: dict[int, int] = {}
    for event in events:
        depth[event.number] = depth.get(event.cause, -1) + 1 if event.cause is not None else 0
        yield depth[event.number], event
