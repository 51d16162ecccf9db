"""The house on the screen, drawn from its scene, with a cursor."""

from __future__ import annotations

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...scene import Scene
from . import looks
from .painting import Offers, Shown, paint
from .plan import Plan, fitting, neighbour, plan, size, touching

WAYS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


class House(Widget, can_focus=True):
    """A scene as large as fits; people point at spaces and lines with cursor keys or the mouse."""

    class Pointed(Message):
        """Somebody wants to do something at a space or line, or, without a place, at the cursor."""

        def __init__(self, place: str = "") -> None:
            super().__init__()
            self.place = place

    class Moved(Message):
        """The cursor is on another space."""

    class Steered(Message):
        """Somebody gave a direction."""

        def __init__(self, way: str) -> None:
            super().__init__()
            self.way = way

    def __init__(self, scene: Scene) -> None:
        super().__init__(id="house")
        self.scene = scene
        self.cursor = scene.spots[0].id
        self.offers: Offers = {}
        self.acting = ""
        self.rows: list[list[Segment]] = []
        self.left = self.top = 0

    @property
    def plan(self) -> Plan:
        """Where everything lies now."""
        return plan(self.scene, self.scale)

    @property
    def scale(self) -> tuple[int, int]:
        """The largest scale that fits."""
        return fitting(self.scene, self.size.width, self.size.height)

    def show(self, scene: Scene, offers: Offers, acting: str) -> None:
        """Show another position."""
        self.scene, self.offers, self.acting = scene, offers, acting
        self.paint()

    def paint(self) -> None:
        """Draw all again."""
        self.rows = paint(self.scene, self.scale, Shown(self.offers, self.cursor, self.acting))
        width, height = size(self.scene, self.scale)
        self.left, self.top = (self.size.width - width) // 2, (self.size.height - height) // 2
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the drawing, in the middle."""
        blank = Strip.blank(self.size.width, looks.GROUND)
        if not 0 <= y - self.top < len(self.rows):
            return blank
        row = Strip(self.rows[y - self.top]).simplify()
        left = max(self.left, 0)
        right = max(self.size.width - left - row.cell_length, 0)
        return Strip.join([Strip.blank(left, looks.GROUND), row, Strip.blank(right, looks.GROUND)])

    def on_resize(self, event: events.Resize) -> None:
        """Draw as large as fits now."""
        self.paint()

    # Pointing

    def point(self, place: str) -> None:
        """Put the cursor on a space."""
        self.cursor = place
        self.paint()
        self.post_message(self.Moved())

    def move(self, way: str) -> None:
        """Move the cursor to the next space in a direction."""
        self.point(neighbour(self.scene, self.cursor, *WAYS[way]))

    def on_key(self, event: events.Key) -> None:
        """Cursor keys give directions, the enter key wants something done at the cursor."""
        if event.key in WAYS:
            self.post_message(self.Steered(event.key))
        elif event.key in ("enter", "space"):
            self.post_message(self.Pointed())
        else:
            return
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click wants something done at a space or line."""
        place = self.plan.at(event.x - self.left, event.y - self.top)
        if not place:
            return
        if any(spot.id == place for spot in self.scene.spots):
            self.point(place)
        self.post_message(self.Pointed(place))

    def labels(self, name: str) -> list[str]:
        """What is to be seen on a space, or what a line is, in words."""
        spot = next((spot for spot in self.scene.spots if spot.id == name), None)
        if spot is None:
            return [line.label for line in self.scene.lines if line.id == name]
        labels = [spot.label] if spot.label else []
        labels += [piece.label for piece in self.scene.pieces if piece.space == name]
        return [name, *labels, *(line.label for line in touching(self.scene, name) if line.sign)]
