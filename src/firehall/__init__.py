"""Firehall: fire-fighting board games, played by one engine.

>>> import firehall
>>> game = firehall.new("flash-point", crew=2, seed=7)
>>> game.question
'Firefighter 1 chooses a start space outside.'
"""

from __future__ import annotations

from .errors import (
    BadBoard,
    BadPosition,
    BadRecord,
    BadSetup,
    FirehallError,
    IllegalMove,
    NotAMove,
    UndoRefused,
)
from .event import Event
from .game import Game, new
from .move import Move
from .registry import games
from .save import load, save

__version__ = "0.1.0"
__all__ = [
    "BadBoard",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Event",
    "FirehallError",
    "Game",
    "IllegalMove",
    "Move",
    "NotAMove",
    "UndoRefused",
    "__version__",
    "games",
    "load",
    "new",
    "save",
]
