"""What all targets share: garbled texts from a seed, and a loop that names the text on which a parser breaks."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

import firehall
from firehall.errors import FirehallError
from firehall.game import Game

ODD = list("\0\t\r\n\x0b\x1c\x85\u2028\ufeff\u0663²Ⅷ\ud800😀ẞ=~:;,.-#{}[]()|!?*/\\'\"") + [
    "\n\n",
    "0x",
    "1e9",
    "9" * 5000,
]
LETTERS = "abcdefghijklmnopqrstuvwxyzDEAfsvo0123456789 -|!x/"
Check = Callable[[str], None]


class Broken(AssertionError):
    """A parser raised what it must not raise, or doesn't read what it wrote."""


def garbled(chance: Random, samples: list[str]) -> str:
    """A valid text with a few mistakes in it, or, now and then, nonsense."""
    if chance.random() < 0.1:
        return "".join(chance.choice(ODD + list(LETTERS)) for _ in range(chance.randrange(60)))
    text = chance.choice(samples)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 6))):
        text = chance.choice((letters, letters, oddities, lines, spliced, cut, numbers, raw))(chance, text, samples)
    return text


def letters(chance: Random, text: str, samples: list[str]) -> str:
    """Some characters are others, or none."""
    at = chance.randrange(len(text) + 1)
    put = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(3)))
    return text[:at] + put + text[at + chance.randrange(3) :]


def oddities(chance: Random, text: str, samples: list[str]) -> str:
    """A character that nobody expects."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(ODD) + text[at + chance.randrange(2) :]


def lines(chance: Random, text: str, samples: list[str]) -> str:
    """A line is missing, stands twice, or stands elsewhere."""
    found = text.split("\n")
    line = found.pop(chance.randrange(len(found)))
    for _ in range(chance.randrange(3)):
        found.insert(chance.randrange(len(found) + 1), line)
    return "\n".join(found)


def spliced(chance: Random, text: str, samples: list[str]) -> str:
    """One text begins, another goes on."""
    other = chance.choice(samples)
    at = chance.randrange(len(text) + 1)
    return text[:at] + other[max(at + chance.randint(-2, 2), 0) :]


def cut(chance: Random, text: str, samples: list[str]) -> str:
    """The text ends too early, or begins too late."""
    at = chance.randrange(len(text) + 1)
    return text[:at] if chance.random() < 0.7 else text[at:]


def numbers(chance: Random, text: str, samples: list[str]) -> str:
    """A digit is another number."""
    places = [n for n, sign in enumerate(text) if sign.isdigit()]
    if not places:
        return text
    at = chance.choice(places)
    return text[:at] + chance.choice(("0", "1", "3", "5", "7", "8", "9", "10", "99", "-1", "300")) + text[at + 1 :]


def raw(chance: Random, text: str, samples: list[str]) -> str:
    """A byte is broken."""
    data = bytearray(text.encode("utf-8", "replace"))
    if data:
        data[chance.randrange(len(data))] = chance.randrange(256)
    return data.decode("utf-8", "replace")


def round_trip(parse: Callable[[str], Any], write: Callable[[Any], str]) -> Check:
    """Parse anything; what can be parsed must look the same when it is printed, parsed and printed again."""

    def check(text: str) -> None:
        try:
            thing = parse(text)
        except FirehallError as error:
            assert str(error)
            return
        printed = write(thing)
        assert write(parse(printed)) == printed

    return check


def fuzz(target: ModuleType, *, seconds: float, seed: int) -> int:
    """Try garbled texts for a while; returns how many. A failure names the text and how to see it again."""
    samples, end, number = target.samples(), time.monotonic() + seconds, 0
    while number == 0 or time.monotonic() < end:
        try_one(target, samples, seed, number)
        number += 1
    return number


def try_one(target: ModuleType, samples: list[str], seed: int, number: int) -> None:
    """Try the text of one number."""
    text = garbled(Random(f"{seed} {number}"), samples)
    try:
        target.check(text)
    except Exception as error:
        name = target.__spec__.name if target.__spec__ else target.__name__
        how = f"python -m {name} --seed {seed} --number {number}"
        raise Broken(f"{type(error).__name__}: {error}\n{how}\n{text!r}") from error


@cache
def games() -> tuple[Game, ...]:
    """A few games in the middle and one at its end, with and without options, on both boards and on hexes."""
    found = []
    many = {"family-setup": "rolled", "play-on-after-seven": "on", "end-on-fire": "knocked-down"}
    for crew, board, options, moves in (
        (1, "front", {}, 3),
        (2, "back", many, 25),
        (6, "front", many, 60),
        (3, "front", {}, 9999),
    ):
        found.append(played(firehall.new(crew=crew, board=board, options=options, real_dice=True), moves))
    breaking = {"firebreak": "on", "start-rule": "random"}
    for crew, options, moves in ((4, breaking, 6), (2, breaking, 45), (3, {}, 9999)):
        found.append(played(firehall.new("wildfire", crew=crew, options=options, real_dice=True), moves))
    return tuple(found)


def played(game: Game, moves: int) -> Game:
    """A game after a number of random moves."""
    chance = Random(game.setup.crew)
    while moves and not game.over:
        legal = game.legal_moves
        game.play(legal[chance.randrange(len(legal))])
        moves -= 1
    return game


def main(target: ModuleType) -> None:
    """Fuzz one target from the command line."""
    parser = argparse.ArgumentParser(description=target.__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, help="only the text of this number, as a failure names it")
    asked = parser.parse_args()
    if asked.number is not None:
        try_one(target, target.samples(), asked.seed, asked.number)
        print("nothing broke")
    else:
        print(f"{fuzz(target, seconds=asked.seconds, seed=asked.seed)} texts, nothing broke")
