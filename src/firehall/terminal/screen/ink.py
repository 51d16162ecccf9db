"""Where no colours are wanted: black and white, and what stood on a bright ground is shown reversed."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

BRIGHT = 0.5


@lru_cache(4096)
def inked(style: Style) -> Style:
    """A style without its colours.

    >>> inked(Style(color="black", bgcolor="#f2c14e", bold=True))
    Style(bold=True, reverse=True)
    """
    ground = style.bgcolor
    bright = ground is not None and not ground.is_default and Color.from_rich_color(ground).brightness > BRIGHT
    return Style(
        bold=style.bold,
        dim=style.dim,
        italic=style.italic,
        underline=style.underline,
        reverse=True if bright != bool(style.reverse) else None,
        meta=style.meta or None,
    )


class Ink(LineFilter):
    """Takes all colours out of what is shown."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments in black and white."""
        return [Segment(text, inked(style) if style else style, control) for text, style, control in segments]
