"""How things look in a terminal: colours, and lines of several weights. What has no look here gets a plain one.

Everything that a colour tells is told by a sign as well. Where there are no colours, bright grounds are shown reversed.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

BOARD = "#0f1318"
PALE = "#55606d"
FAINT = "#8b96a3"
BRIGHT = "#f2c14e"
OFFER = "#7fd4a8"
GROUND = Style(bgcolor=BOARD)

SPOTS = {"inside": "#222a33", "outside": "#17241d", "parking": "#1d2536"}
LIGHTER = {"inside": "#2b4440", "outside": "#22423a", "parking": "#26405a"}
PLAIN_SPOT, LIGHTER_SPOT = "#222a33", "#2b4440"


@dataclass(frozen=True)
class PieceLook:
    """The ink and ground of a sign, and the ground of the whole space, if the piece fills it."""

    ink: str
    ground: str = ""
    fill: str = ""

    @property
    def sign(self) -> Style:
        """How the sign is written."""
        return Style(color=self.ink, bgcolor=self.ground or self.fill or None, bold=True)


@dataclass(frozen=True)
class LineLook:
    """The colour and weight of a line, 1 or 2, 0 for nothing; `gap` leaves its middle open."""

    ink: str
    weight: int = 2
    gap: bool = False


PIECES = {
    "fire": PieceLook("#ffd479", fill="#8a2f14"),
    "smoke": PieceLook("#f0f3f6", fill="#4c5560"),
    "hidden": PieceLook("#06202e", ground="#5cc3ee"),
    "victim": PieceLook("#2a1c00", ground="#f0c419"),
    "hot-spot": PieceLook("#ffb000", ground="#5c0f0f"),
    "hazmat": PieceLook("#1a1a00", ground="#ffe14d"),
    "heal": PieceLook("#04210f", ground="#58c98b"),
    "person": PieceLook("#1a0d0d", ground="#f4f1ea"),
    "downed": PieceLook("#1a0d0d", ground="#9a938a"),
    "engine": PieceLook("#2a0406", ground="#ff9a90"),
    "ambulance": PieceLook("#0d2440", ground="#ffffff"),
}
ACTING = Style(color=BOARD, bgcolor=BRIGHT, bold=True, underline=True)
PLAIN_PIECE = PieceLook("#16121e", ground="#c9b8f0")

LINES = {
    "wall": LineLook("#c8cdd3"),
    "damaged-wall": LineLook("#e8a33d"),
    "destroyed-wall": LineLook("#8a6a5a", 0),
    "closed-door": LineLook("#d29b62"),
    "open-door": LineLook("#d29b62", gap=True),
    "doorway": LineLook("#9aa4ae", gap=True),
}
PLAIN_LINE = LineLook("#c8cdd3")

DICE = {"red": Style(color="#ffffff", bgcolor="#a62b2b", bold=True), "black": Style(color="#ffffff", bgcolor="#3a3f47")}
PLAIN_DIE = Style(color="#ffffff", bgcolor="#4a4f78")


def ground_of(kind: str, *, offered: bool) -> str:
    """The ground of a kind of space; lighter where something can be done."""
    return LIGHTER.get(kind, LIGHTER_SPOT) if offered else SPOTS.get(kind, PLAIN_SPOT)


def joint(up: int, right: int, down: int, left: int) -> str:
    """The box-drawing character with arms of such weights.

    >>> joint(0, 2, 2, 0), joint(1, 0, 1, 0), joint(0, 0, 0, 0)
    ('┏', '│', ' ')
    """
    return JOINTS[27 * up + 9 * right + 3 * down + left]


JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
