"""What happened, as a tree of causes: every line that cites a rule opens what the rule says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...event import Event, tree
from ...words import RULE, known, t
from . import looks

CITED = re.compile(rf"\s*\[({RULE.pattern})\]$")
MOST = 1000
NARROWEST = 20
OPEN, SHUT, BRANCH = "▾ ", "▸ ", "╰ "


@dataclass
class Entry:
    """One line: how deep it stands below its cause, what it says, the rule that it cites, and what it shows."""

    depth: int
    text: str
    rule: str = ""
    head: bool = False
    told: bool = False
    folded: bool = False


class Log(OptionList):
    """The lines, the newest at the bottom."""

    def __init__(self) -> None:
        super().__init__(id="log", markup=False)
        self.entries: list[Entry] = []
        self.visible_entries: list[Entry] = []

    def say(self, text: str, depth: int = 0, *, head: bool = False) -> None:
        """Add a text, line by line; a rule cited at its end can be opened."""
        for line in text.splitlines() or [""]:
            cited = CITED.search(line)
            rule = cited[1] if cited and known(cited[1]) else ""
            self.add([Entry(depth, CITED.sub("", line) if rule else line, rule, head)])

    def tell(self, head: str, events: Sequence[Event]) -> None:
        """Add a move and what it led to, each below its cause."""
        told = [Entry(depth + 1, event.text(), event.rule) for depth, event in tree(events)]
        self.add([Entry(0, head, head=True), *told])

    def add(self, entries: list[Entry]) -> None:
        """Add lines and show them."""
        self.entries += entries
        if len(self.entries) > MOST:
            del self.entries[: MOST // 4]
            self.build()
        else:
            self.visible_entries += entries
            self.add_options(self.option(n) for n in range(len(self.visible_entries) - len(entries), self.count()))
        if not self.has_focus:
            self.highlighted = None
            self.go_to_end()

    def count(self) -> int:
        """How many lines there are to be seen."""
        return len(self.visible_entries)

    def build(self) -> None:
        """Write all lines again, without those that are folded away."""
        self.visible_entries = []
        below = MOST
        for entry in self.entries:
            if entry.depth > below:
                continue
            below = entry.depth if entry.folded else MOST
            self.visible_entries.append(entry)
        self.set_options(self.option(n) for n in range(self.count()))

    def option(self, number: int) -> Option:
        """A line as it is shown."""
        return Option(self.shown(self.visible_entries[number]))

    def shown(self, entry: Entry) -> Content:
        """A line with its place in the tree, and the rule, if it is open."""
        sign = (SHUT if entry.folded else OPEN) if entry.head else BRANCH if entry.depth else ""
        indent = "  " * max(entry.depth - 1, 0)
        below = indent + " " * len(sign)
        width = max(self.scrollable_content_region.width, NARROWEST)
        lines = wrap(f"{entry.text} {entry.rule}".strip(), width, initial_indent=indent + sign, subsequent_indent=below)
        said = "\n".join(lines or [""])
        text = said[: len(said) - len(entry.rule)]
        parts = [(text, "bold" if entry.head else ""), (entry.rule, looks.BRIGHT if entry.told else looks.FAINT)]
        if entry.told:
            rule = wrap(t(entry.rule), width, initial_indent=below, subsequent_indent=below)
            parts.append(("\n" + "\n".join(rule), f"italic {looks.BRIGHT}"))
        return Content.assemble(*parts)

    def on_resize(self, event: events.Resize) -> None:
        """Break the lines anew."""
        self.build()
        self.go_to_end()

    def go_to_end(self) -> None:
        """Show the newest lines, as soon as it is known how many they are."""
        self.call_after_refresh(self.scroll_end, animate=False, immediate=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open or shut the rule that a line cites; fold what a move led to, or unfold it."""
        event.stop()
        entry = self.visible_entries[event.option_index]
        if entry.rule:
            entry.told = not entry.told
            self.replace_option_prompt_at_index(event.option_index, self.shown(entry))
            self.scroll_to_highlight()
        elif entry.head:
            self.fold(event.option_index, not entry.folded)

    def fold(self, number: int, folded: bool) -> None:
        """Fold what a move led to, or unfold it."""
        self.visible_entries[number].folded = folded
        self.build()
        self.highlighted = number

    def on_key(self, event: events.Key) -> None:
        """Left folds what a line belongs to, right unfolds it."""
        if event.key not in ("left", "right") or self.highlighted is None:
            return
        event.stop()
        head = next((n for n in range(self.highlighted, -1, -1) if self.visible_entries[n].head), None)
        if head is not None:
            self.fold(head, event.key == "left")

    def on_focus(self) -> None:
        """Begin with the newest line."""
        self.highlighted = self.count() - 1 if self.highlighted is None else self.highlighted
