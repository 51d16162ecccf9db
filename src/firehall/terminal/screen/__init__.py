"""The full-screen table."""

from __future__ import annotations

import sys

from ..sitting import Sitting


def run(sitting: Sitting, *, known: bool = False) -> int:
    """Play on the whole screen until people leave; then say where the game is."""
    from .app import Firehall
    from .table import Table

    table = Table(sitting, known=known)
    try:
        Firehall(table).run()
    finally:
        sitting.close()
    for line in table.voice.parting():
        print(line)
    for line in sitting.hear():
        print(line, file=sys.stderr)
    return 0
