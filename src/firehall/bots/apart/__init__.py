"""Bots of one's own play in a process apart: whatever they do there, the table goes on when their time is up.

The process is asked and answers in lines of JSON. It gets positions, never the game with its dice.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from json import dumps, loads
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any

from ...errors import BadSetup
from ...game import Game
from ...move import Move
from ...words import t
from .. import Bot, BotTrouble

START = 20.0
GRACE = 1.0


class Process:
    """A process with one bot in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sentence = ""
        self.running: subprocess.Popen[str] | None = None
        self.heard: Queue[str | None] = Queue()

    def open(self) -> None:
        """Begin, or begin again; a file that holds no bot is refused."""
        self.close()
        self.running = subprocess.Popen(
            [sys.executable, "-P", "-m", "firehall.bots.apart", str(self.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            start_new_session=os.name == "posix",
        )
        self.heard = Queue()
        Thread(target=listen, args=(self.running, self.heard), daemon=True).start()
        said = self.answer(START)
        if "problems" in said:
            self.close()
            raise BadSetup(said["problems"])
        self.sentence = said["sentence"]

    def ask(self, limit: float, **question: Any) -> dict[str, Any]:
        """The answer to a question, within so many seconds."""
        if self.running is None or self.running.poll() is not None:
            self.open()
        assert self.running is not None and self.running.stdin is not None
        try:
            self.running.stdin.write(dumps(question | {"limit": limit}) + "\n")
            self.running.stdin.flush()
        except OSError:
            raise BotTrouble(t("trouble-ended")) from None
        return self.answer(limit)

    def answer(self, limit: float) -> dict[str, Any]:
        """What it says next; silence ends it."""
        try:
            line = self.heard.get(timeout=limit)
        except Empty:
            self.close()
            raise BotTrouble(t("trouble-slow", seconds=f"{limit:g}")) from None
        if line is None:
            self.close()
            raise BotTrouble(t("trouble-ended"))
        said: dict[str, Any] = loads(line)
        if "raised" in said:
            raise BotTrouble(t("trouble-raised", error=said["raised"]))
        return said

    def close(self) -> None:
        """End it, whatever it does."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            for pipe in (self.running.stdin, self.running.stdout):
                assert pipe is not None
                try:
                    pipe.close()
                except OSError:
                    continue
        self.running = None


def listen(running: subprocess.Popen[str], heard: Queue[str | None]) -> None:
    """Pass on every line until there are no more."""
    assert running.stdout is not None
    try:
        for line in running.stdout:
            heard.put(line)
    except ValueError:
        pass
    heard.put(None)


@dataclass(frozen=True)
class Apart(Bot):
    """A bot in a process of its own, behind the face of any other."""

    process: Process = field(default_factory=lambda: Process(Path()), compare=False)

    def open(self) -> None:
        """Let it begin; a file that holds no bot is refused."""
        try:
            self.process.open()
        except BotTrouble as error:
            raise BadSetup([t("trouble-no-start", file=str(self.process.path), reason=str(error))]) from None

    def close(self) -> None:
        """Let it end."""
        self.process.close()

    def sentence(self, language: str | None = None) -> str:
        """The first line of its docstring, once it has begun."""
        return self.process.sentence

    def choose(self, view: Game, legal: Sequence[Move], rng: Random, budget: float) -> str:
        """What the bot answers in time; anything else is trouble."""
        said = self.process.ask(budget + GRACE, position=view.position, budget=budget)
        if "other" in said:
            raise BotTrouble(t("trouble-no-move", answer=said["other"]))
        return said["move"]

    def explain(self, view: Game, move: str, language: str | None = None) -> str:
        """Why it plays a move; empty if it can't say, or not in time."""
        try:
            return self.process.ask(START, position=view.position, move=str(move), language=language).get("why", "")
        except BotTrouble:
            return ""


def apart(path: Path) -> Bot:
    """The bot of a file, in a process that begins when it is opened."""
    return Apart(path.stem, None, Process(path))


__all__ = ["Apart", "BotTrouble", "apart"]
