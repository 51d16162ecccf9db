"""Plans whole turns: protects walls and people, fetches and carries."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.planner import planner
from ..core.record import copy
from ..game import Game
from ..move import Move
from ..words import t

WIDTH = COMPILED = 48
AIMS = 2
UNIT = 1000


def choose(view: Game, legal: Sequence[Move], rng: Random, budget: float) -> str:
    """The first move of the turn that is worth most on average over all that the dice may show.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1)
    >>> choose(game.seen(0), game.legal_moves, Random(1), 1.0) in game.legal_moves
    True
    """
    if view.files.mind is not None:
        return view.files.mind.choose(view, legal, rng, budget)
    mind = planner(view.rulebook)
    return view.move(mind.next_code(view.book, view.state, view.files.worth.weights(), WIDTH))


def explain(view: Game, move: str, language: str | None = None) -> str:
    """The turn that is planned, and what it gains over leaving it at that.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1)
    >>> events = game.play("start 3,0")
    >>> explain(game.seen(0), "move 3,1", "en").startswith("The plan: ")
    True
    """
    if view.files.worth is None:
        return ""
    turn, codes = [], planner(view.rulebook).turn(view.book, view.state, view.files.worth.weights(), WIDTH)
    ahead = view.seen(view.asked)
    for code in codes:
        turn.append(str(ahead.move(code)))
        ahead.play(turn[-1])
    parts = [t("bot-plan", language, plan="; ".join(turn))]
    if turn[:1] != [str(move)]:
        parts = [t("bot-other-plan", language, move=str(move), plan="; ".join(turn))]
    parts += [t(f"aim-{name}", language) for name in gains(view, ahead)]
    return " ".join(parts)


def gains(view: Game, ahead: Game) -> list[str]:
    """What is better after the planned turn than if it were left at that, the greatest gain first."""
    worth, mind = view.files.worth, planner(view.rulebook)
    idle, rest = copy(view.state), worth.rest(view.state, view.book)
    if rest >= 0:
        view.files.turn.apply(idle, view.book, None, rest)
    found: list[tuple[int, str]] = []
    for term, weight in enumerate(worth.weights()):
        alone = [UNIT if n == term else 0 for n in range(len(worth.weights()))]
        after, before = (mind.value(view.book, state, alone, True) for state in (ahead.state, idle))
        gain = (after - before) * weight
        if gain > 0:
            found.append((gain, worth.Term(term).name.lower().replace("_", "-")))
    return [name for _, name in sorted(found, reverse=True)[:AIMS]]


__all__ = ["COMPILED", "choose", "explain"]
