"""All texts that people read, in English, German and Italian, from Fluent files."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "it")
DEFAULT = "en"
MOST = 400
RULE = re.compile(r"[A-Z]{1,2}-[A-Z]?\d{2,3}")


def preferred() -> str:
    """The language of `$FIREHALL_LANG` or of the system, if we speak it; else English."""
    for name in ("FIREHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
        if spoken:
            break
    return DEFAULT


def sources(language: str) -> list[tuple[str, str]]:
    """The Fluent files of a language, with their texts; `rules.ftl` stands before `rules-2010.ftl`."""
    folder = files("firehall.words").joinpath(language)
    found = [(p.name, p.read_text(encoding="utf-8")) for p in folder.iterdir() if p.name.endswith(".ftl")]
    return sorted(found, key=lambda source: source[0].removesuffix(".ftl"))


def rule_sources(language: str) -> list[tuple[str, str]]:
    """The files with the rules, one for each rulebook.

    >>> [name for name, _ in rule_sources("en")][0]
    'rules.ftl'
    """
    return [(name, text) for name, text in sources(language) if name.startswith("rules")]


@cache
def bundle(language: str, of_rules: bool) -> FluentBundle:
    """The rules of a language, or all its other messages; apart, because the rules are long and seldom read."""
    from fluent.runtime import FluentBundle, FluentResource

    rules = rule_sources(language)
    made = FluentBundle([language], use_isolating=False)
    for _, text in rules if of_rules else [source for source in sources(language) if source not in rules]:
        made.add_resource(FluentResource(text))
    return made


def bundle_of(message: str, language: str | None) -> FluentBundle:
    """Where a message stands."""
    return bundle(language or preferred(), RULE.fullmatch(message) is not None)


def known(message: str, language: str | None = None) -> bool:
    """Whether there is such a message.

    >>> known("R-073"), known("R-999")
    (True, False)
    """
    return bundle_of(message, language).has_message(message)


def own(game: str, message: str) -> str:
    """The id of the message that a game has of its own, else of the one that all games share.

    >>> own("wildfire", "why-game-over"), own("wildfire", "ask-lay")
    ('why-game-over', 'wildfire-ask-lay')
    """
    return f"{game}-{message}" if known(f"{game}-{message}", DEFAULT) else message


class Word(str):
    """A detail that is a message itself: it is said in the language of the sentence around it."""


def t(message: str, language: str | None = None, **details: str | int) -> str:
    """A message in a language; a missing message or detail is a mistake of ours and raises.

    >>> t("event-door-opened", "de", edge="3,4-3,5")
    'Die Tür 3,4-3,5 wird geöffnet.'
    """
    made = bundle_of(message, language)
    value = made.get_message(message).value
    if value is None:
        raise LookupError(f"message {message!r} has no text")
    short = {name: fitting(detail, language) for name, detail in details.items()}
    text, errors = made.format_pattern(value, short)
    if errors:
        raise LookupError(f"message {message!r}: {errors[0]}")
    return str(text)


def fitting(detail: str | int, language: str | None) -> str | int:
    """A detail as it fits into a sentence: said in its language, and not absurdly long.

    >>> fitting(Word("colour-red"), "de"), fitting("3,4", "de")
    ('Rot', '3,4')
    """
    if isinstance(detail, Word):
        return t(detail, language)
    return detail if isinstance(detail, int) or len(detail) <= MOST else f"{detail[:MOST]}..."
