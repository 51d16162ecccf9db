"""What the table answers when somebody asks: short sentences about the game, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.play import CHANCE, TEAM
from ..errors import is_number
from ..event import Event, tree
from ..game import Game
from ..words import own, t
from .rules import text_of
from .sitting import Sitting, Told
from .typed import sentence

MANY = 6
SEEN = ("fire", "smoke", "hot-spot", "engine", "ambulance")
RECENT = 12
SWITCH = {"on": True, "an": True, "ein": True, "off": False, "aus": False, "no": False, "si": True, "sì": True}


def moves(game: Game) -> list[str]:
    """What can be played, with prices."""
    legal = list(game.legal_moves)
    priced = game.files.moves.priced(game.state, game.book, legal)
    if any(price is not None for _, price in priced):
        offered = (m if price is None else t("plain-move-price", move=m, price=price) for m, price in priced)
        return [t("plain-moves-head"), *(f"  {line}" for line in offered)]
    if len(legal) > MANY:
        return list(grouped(legal))
    return [t("plain-moves-choices", choices="; ".join(legal))]


def grouped(moves: Sequence[str]) -> Iterator[str]:
    """Many moves: those that differ only in their last word in one line."""
    heads: dict[str, list[str]] = {}
    for move in moves:
        head, _, target = move.rpartition(" ")
        heads.setdefault(head, []).append(target)
    alone = heads.pop("", [])
    for head, targets in heads.items():
        yield t("plain-moves-targets", verb=head, targets="; ".join(targets))
    if alone:
        yield t("plain-moves-choices", choices="; ".join(alone))


def where(game: Game) -> list[str]:
    """Where everybody is, where it burns and smokes, and how it stands."""
    lines = list(game.files.view.whereabouts(game.state))
    pieces = game.scene().pieces
    for kind in SEEN:
        spaces = "; ".join(piece.where for piece in pieces if piece.kind == kind)
        if spaces:
            lines.append(t(f"plain-where-{kind}", spaces=spaces))
    return [*lines, score(game)]


def score(game: Game) -> str:
    """The numbers that decide the game."""
    return sentence(game.files.view.status(game.state, game.book)[0])


def near(game: Game) -> list[str]:
    """What burns and smokes near the one who is asked."""
    return game.files.view.nearby(game.state, game.book)


def rule(name: str) -> list[str]:
    """What a rule says."""
    return [text_of(name) if name else t("plain-rule-what")]


def log(sitting: Sitting, many: str) -> list[str]:
    """What happened in the last moves, as a tree of causes with rules: so many, or those since a person last moved."""
    told = sitting.told[-int(many) :] if is_number(many) and int(many) else since_person(sitting.told)
    if not told:
        return story(list(sitting.game.events)[-RECENT:]) or [t("plain-log-empty")]
    lines: list[str] = []
    for one in told:
        lines += [said(sitting, one), *story(one.events, 1)] if len(told) > 1 else story(one.events)
    return lines


def since_person(told: list[Told]) -> list[Told]:
    """The last move of a person and all after it."""
    last = max((n for n, one in enumerate(told) if one.by == "person"), default=0)
    return told[last:]


def story(events: Sequence[Event], depth: int = 0, *, rules: bool = True) -> list[str]:
    """Events, each indented below its cause."""
    return [f"{'  ' * (depth + below)}{event if rules else event.text()}" for below, event in tree(events)]


def said(sitting: Sitting, told: Told) -> str:
    """Who made a move."""
    game = sitting.game.files.name
    if told.seat == CHANCE:
        return t(own(game, "told-chance"), move=str(told.move))
    if told.by == "always":
        return t("told-always", move=str(told.move))
    seat, who = sitting.seats[max(told.seat, 0)], told.seat + 1
    if told.seat == TEAM:
        return t("told-team", move=str(told.move))
    if not seat.title:
        return t(own(game, "told-player"), who=who, move=str(told.move))
    return t(own(game, "told-named"), name=seat.title, who=who, move=str(told.move))


def always(sitting: Sitting, text: str) -> list[str]:
    """Set a standing answer; without one, which there are."""
    if text:
        sitting.answer_always(text)
    answers = [f"{verb} {target}".strip() for verb, target in sitting.always.items()]
    if not answers:
        return [t("always-none", choices=", ".join(sitting.formalities))]
    return [t("always-now", answers="; ".join(answers))]


def ask(sitting: Sitting, verb: str) -> list[str]:
    """Take a standing answer back; without a name, all of them."""
    gone = [name for name in ([verb] if verb else list(sitting.always)) if sitting.answer_again(name)]
    return [t("always-gone", answers=", ".join(gone))] if gone else [t("always-none-such")]


def warn(sitting: Sitting, text: str) -> list[str]:
    """Switch the warnings before a turn ends on or off; without a word, tell which it is."""
    if text.lower() in SWITCH:
        sitting.warns = SWITCH[text.lower()]
    elif text:
        return [t("warn-what", text=text)]
    return [t("warn-on" if sitting.warns else "warn-off")]
