"""Small windows over the table: what can be done somewhere, questions, help, and too small a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...move import Move
from ...words import t
from .keys import Choice

SHUT = ("escape", "ctrl+c")


class Choose(ModalScreen[Move | None]):
    """What can be done at a place, and what can't, with the reasons."""

    def __init__(self, title: str, choices: Sequence[Choice]) -> None:
        super().__init__()
        self.heading, self.choices = title, choices

    def compose(self) -> ComposeResult:
        """A heading, the choices, and how to leave."""
        with Vertical(classes="window"):
            yield Static(self.heading, classes="heading", markup=False)
            yield OptionList(*(Option(choice.line()) for choice in self.choices), markup=False)
            yield Static(t("screen-choose-keys"), classes="keys", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The choice, unless something is against it: then the reason is told at the table."""
        self.dismiss(self.choices[event.option_index].move)

    def on_key(self, event: events.Key) -> None:
        """The letter of a verb chooses it; escape chooses nothing."""
        named = [choice.move for choice in self.choices if choice.letter == event.key]
        if event.key in SHUT:
            self.dismiss(None)
        elif len(named) == 1:
            self.dismiss(named[0])
        else:
            return
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click beside the window chooses nothing."""
        if event.widget is self:
            self.dismiss(None)


class Ask(ModalScreen[str]):
    """A question with a few answers, each with a letter; escape is the first."""

    def __init__(self, lines: Sequence[str], replies: dict[str, str]) -> None:
        super().__init__()
        self.lines, self.replies = lines, replies

    def compose(self) -> ComposeResult:
        """What it is about, and the answers."""
        with Vertical(classes="window"):
            yield Static("\n".join(self.lines), classes="heading", markup=False)
            yield OptionList(*self.replies.values(), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The answer that was chosen."""
        self.dismiss(list(self.replies)[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """Escape is the first answer."""
        if event.key in SHUT:
            event.stop()
            self.dismiss(next(iter(self.replies)))


class Read(ModalScreen[None]):
    """A text to read."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading, self.text = title, text

    def compose(self) -> ComposeResult:
        """The text, and how to leave it."""
        with Vertical(classes="window wide"):
            yield Static(self.heading, classes="heading", markup=False)
            with VerticalScroll():
                yield Static(self.text, markup=False)
            yield Static(t("screen-read-keys"), classes="keys", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Leave it."""
        if event.key in (*SHUT, "enter", "question_mark", "q"):
            event.stop()
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """A click beside the window leaves it."""
        if event.widget is self:
            self.dismiss(None)


class TooSmall(ModalScreen[None]):
    """There is no room for the table; it comes back when there is."""

    def __init__(self) -> None:
        super().__init__()
        self.words = Static("", classes="window", markup=False)

    def compose(self) -> ComposeResult:
        """What is needed."""
        yield self.words

    def tell(self, wanted: tuple[int, int], width: int, height: int) -> None:
        """How much room is needed, and how much there is."""
        self.words.update(t("screen-too-small", columns=wanted[0], lines=wanted[1], width=width, height=height))
