"""The other end: one bot, which is asked and answers in lines of JSON until nobody asks any more."""

from __future__ import annotations

import faulthandler
import os
import sys
from json import dumps, loads
from random import Random
from typing import Any, TextIO

from ...errors import BadSetup
from ...save import load
from .. import Bot, find

LONGEST = 300


def main(path: str) -> None:
    """Read the bot, then answer; whatever it prints goes nowhere, and nobody types anything for it."""
    questions, answers = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    try:
        bot = find(path)
    except BadSetup as error:
        tell(answers, problems=error.problems)
        return
    except BaseException as error:
        tell(answers, raised=named(error))
        return
    tell(answers, sentence=bot.sentence())
    luck = Random()
    for line in questions:
        question = loads(line)
        # A bot that never ends and whose table is gone must not run for ever.
        faulthandler.dump_traceback_later(question["limit"] + 1, exit=True, file=sys.stderr)
        try:
            said = answer(bot, question, luck)
        except BaseException as error:
            said = {"raised": named(error)}
        faulthandler.cancel_dump_traceback_later()
        tell(answers, **said)


def answer(bot: Bot, question: dict[str, Any], luck: Random) -> dict[str, Any]:
    """What the bot answers: a move, or why it was played."""
    view = load(question["position"])
    if "move" in question:
        return {"why": str(bot.explain(view, question["move"], question["language"]))[:LONGEST]}
    move: Any = bot.choose(view, list(view.legal_moves), luck, question["budget"])
    return {"move": move[:LONGEST]} if isinstance(move, str) else {"other": repr(move)[:LONGEST]}


def named(error: BaseException) -> str:
    """An error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")[:LONGEST]


def tell(answers: TextIO, **said: Any) -> None:
    """Say one thing to whoever asks."""
    print(dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
