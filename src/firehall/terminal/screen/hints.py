"""The most important keys, at the foot of the table, and the help with all of them."""

from __future__ import annotations

from textual.content import Content

from ...scene import Scene
from ...words import own, t
from .keys import letters

SPOKEN = {"u": "undo", "U": "undo all", "x": "explain", "?": "help", "q": "quit"}
HINTS = {
    "point": ("↑↓←→", ""),
    "act": ("⏎", ""),
    "type": (":", "screen.type"),
    "next": ("Tab", "app.focus_next"),
    "undo": ("u", "screen.say('undo')"),
    "why": ("x", "screen.say('explain')"),
    "help": ("?", "screen.say('help')"),
    "quit": ("q", "screen.say('quit')"),
}


def hints() -> Content:
    """The most important keys; a click does the same."""
    parts: list[str] = []
    for name, (key, action) in HINTS.items():
        text = f"[b]{key}[/b] {t(f'screen-hint-{name}')}"
        parts.append(f"[@click={action}]{text}[/]" if action else text)
    return Content.from_markup("  ".join(parts))


def guide(scene: Scene, forms: dict[str, str], game: str) -> str:
    """The keys, the signs that are to be seen, and what can be typed."""
    verbs = ", ".join(f"{letter} {verb}" for verb, letter in letters(forms).items() if letter)
    signs = {spot.sign: spot.label for spot in scene.spots if spot.sign}
    signs |= {line.sign: line.label.removesuffix(line.id).strip() for line in scene.lines if line.sign}
    signs |= {piece.symbol: piece.label for piece in scene.pieces}
    legend = (f"  {sign}   {label}" for sign, label in signs.items())
    keys = t("screen-help", verbs=verbs)
    commands = (t("screen-commands"), t(own(game, "plain-help")), t("plain-help-commands"))
    return "\n".join([keys, "", t("screen-signs"), *legend, "", *commands])
