"""Lines that are typed at the table in line mode: whatever it is, the table answers and plays on."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import firehall
from firehall.terminal.keeping import Keeper
from firehall.terminal.plain import Table
from firehall.terminal.sitting import Sitting
from fuzz import common

COMMANDS = "help moves look where near why rule log undo always ask warn explain".split()


def samples() -> list[str]:
    """Commands and moves, a line each."""
    moves = ["start 3,0", "move right", "move 3,1", "open up", "chop down", "put out here", "damp left", "end", "end"]
    asked = ["why move up", "rule R-073", "rule r-56", "why", "save game.firehall", "log 3", "HELP moves", "first 2"]
    asked += ["always recover 0,5", "ask recover", "warn off", "what burns near me", "undo all", "3 4"]
    real = [
        "3,0",
        "0 4",
        "1",
        "move right",
        "end",
        "7,9",
        "roll 3,4",
        "undo roll",
        "41",
        "victim",
        "log 5",
        "roll red 9",
    ]
    return [
        "\n".join(real),
        "\n".join(["start 3,0", "start 0,4", "first 1", *moves, *COMMANDS]),
        "\n".join([*asked, *moves, "undo"]),
    ]


def check(text: str) -> None:
    """Obey every line; the record that is kept can be read at the end."""
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()) as said, redirect_stderr(StringIO()):
        game = firehall.new(crew=2, real_dice=True) if "roll" in text else firehall.new(crew=2, seed=5)
        table = Table(Sitting(game, Keeper(Path(folder) / "kept.firehall")))
        for line in (" ".join(line.split()) for line in text.split("\n")):
            if line and not table.game.over and not line.lower().startswith("save"):
                before = said.tell()
                table.obey(line)
                assert said.tell() > before, f"{line!r} got no answer"
        assert firehall.load(table.game.record).position == table.game.position


if __name__ == "__main__":
    common.main(sys.modules[__name__])
