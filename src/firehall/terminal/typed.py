"""What people type: directions, commands and short answers in their own language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from ..errors import NotAMove
from ..game import Game
from ..words import known, preferred, t

COMMANDS = (
    "help",
    "moves",
    "look",
    "where",
    "near",
    "why",
    "rule",
    "log",
    "undo",
    "always",
    "ask",
    "warn",
    "explain",
    "save",
    "quit",
)
DRAW = "draw "
RED, BLACK = 6, 8
LONG = 4
NUMBERS = re.compile(r"([0-9])[ ,./]?([0-9])|[0-9]")


def directions() -> dict[str, str]:
    """The words for directions in the language that is spoken, with and without accents, and in English."""
    names = ("up", "right", "down", "left", "here")
    spoken = {t(f"direction-{name}"): name for name in names}
    return {name: name for name in names} | {bare(word): name for word, name in spoken.items()} | spoken


def bare(text: str) -> str:
    """A text in small letters without accents and marks of punctuation.

    >>> bare("Perché?"), bare("What can I do?")
    ('perche', 'what can i do')
    """
    letters = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    return " ".join(re.sub(r"[?!.]", " ", letters.replace("'", "")).split())


@cache
def phrases(language: str) -> dict[str, str]:
    """All that may be said for a command, in a language and in English."""
    spoken = {command: command for command in COMMANDS}
    for command in COMMANDS:
        said = f"{t(f'say-{command}', 'en')}; {t(f'say-{command}', language)}"
        spoken |= {bare(phrase): command for phrase in said.split(";")}
    return spoken


def command_of(line: str) -> tuple[str, str]:
    """The command that a line begins with, and what follows; no command if it is something else.

    >>> command_of("what burns near me?"), command_of("why move 3,4"), command_of("move 3,4")
    (('near', ''), ('why', 'move 3,4'), ('', 'move 3,4'))
    """
    words, said = line.split(), phrases(preferred())
    for count in range(min(len(words), max(phrase.count(" ") for phrase in said) + 1), 0, -1):
        command = said.get(bare(" ".join(words[:count])))
        if command is not None:
            return command, " ".join(words[count:])
    return "", line


def whole(game: Game, line: str) -> str:
    """A short answer as a move: a place or a number where all answers have one verb, or what was drawn.

    >>> import firehall
    >>> game = firehall.new(crew=1, real_dice=True)
    >>> whole(game, "3,0"), whole(game, "3 0"), whole(game, "look")
    ('start 3,0', 'start 3,0', 'look')
    """
    verbs = {move.verb for move in game.legal_moves}
    match = NUMBERS.fullmatch(line)
    if len(verbs) == 1 and match:
        verb = verbs.pop()
        return f"{verb} {match[1]},{match[2]}" if match[1] else numbered(game, verb, line)
    if len(verbs) == 1 and is_asked(game, target := f"{[*verbs][0]} {line}"):
        return target
    drawn = [form for form in game.files.moves.FORMS if form.startswith(DRAW) and bare(line) in drawings(form)]
    return drawn[0] if drawn and any(verb.startswith(DRAW) for verb in verbs) else line


def numbered(game: Game, verb: str, number: str) -> str:
    """A number alone as a move: one die may be asked for, or one firefighter."""
    for form in game.files.moves.FORMS:
        if form.startswith(f"{verb} ") and is_asked(game, f"{form} {number}"):
            return f"{form} {number}"
    return f"{verb} {number}"


def is_asked(game: Game, move: str) -> bool:
    """Whether a move is legal; what is no move is not."""
    try:
        return not game.why_not(move)
    except NotAMove:
        return False


def drawings(form: str) -> list[str]:
    """What people say instead of a move that is drawn."""
    said = f"say-{form.replace(' ', '-')}"
    return [form.removeprefix(DRAW), *(bare(phrase) for phrase in (t(said).split(";") if known(said) else ()))]


def is_roll(line: str) -> bool:
    """Whether dice can show the numbers of a line: one of either colour, or both.

    >>> is_roll("roll 6,8"), is_roll("7 1"), is_roll("8"), is_roll("roll red 7")
    (True, False, True, False)
    """
    shown = [int(number) if len(number) < LONG else 0 for number in re.findall("[0-9]+", line)]
    sides = (RED, BLACK) if len(shown) == 2 else (RED if " red " in line else BLACK,)
    return all(1 <= number <= most for number, most in zip(shown, sides, strict=True))


def sentence(text: str) -> str:
    """A text that begins with a capital and ends with a full stop.

    >>> sentence("there is no rule R-999")
    'There is no rule R-999.'
    """
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
