"""House rules: what a table plays otherwise than an edition, as a text file in TOML.

extends = "flash-point/experienced"
level = "veteran"

[options]
captain-consent = "on"

[rules]
damage_markers = 30
role_points.captain = 5
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...errors import BadHouseRules, Problem, nearest
from .editions import EDITIONS, Number
from .layers import Change, level_problems, open_options
from .options import OPTIONS, Option
from .ranges import RANGES

GAME = "flash-point"
SUFFIX = ".toml"
KEYS = ("extends", "name", "level", "options", "rules")
NAMELESS = "house rules"
LONGEST = 60
Entry = tuple[str, str]
Source = str | Path | Mapping[str, Any]


@dataclass(frozen=True)
class HouseRules:
    """What is played: an edition at a level, options, and values of single fields or of entries of their rows."""

    edition: str
    level: str = ""
    options: tuple[tuple[str, str], ...] = ()
    values: tuple[Change, ...] = ()
    name: str = NAMELESS

    def lines(self) -> list[str]:
        """The values as lines of TOML.

        >>> HouseRules("family", values=(("knockdown", "", 2), ("hot_spots_crew", "3", 4))).lines()
        ["knockdown = 'lies-down'", 'hot_spots_crew.3 = 4']
        """
        return [f"{path(name, entry)} = {RANGES[name].shown(number)!r}" for name, entry, number in self.values]

    def word(self) -> str:
        """The values in one word, for a link."""
        return ",".join(f"{path(name, entry)}={RANGES[name].shown(number)}" for name, entry, number in self.values)


def path(name: str, entry: str) -> str:
    """A field, or an entry of its row."""
    return f"{name}.{entry}" if entry else name


@dataclass
class Page:
    """One file of house rules as it is read: what it says, where, and what is wrong with it."""

    said: dict[str, Any]
    text: str = ""
    source: str = ""
    folder: Path = Path()
    problems: list[Problem] = field(default_factory=list)

    def complain(self, what: str, *names: str) -> None:
        """One more thing that is wrong, at the line where names stand one below the other."""
        self.problems.append(Problem(what, self.line_of(*names)))

    def line_of(self, *names: str) -> int:
        """The line of a name, searched from the line of its table on; 0 if it can't be told.

        >>> Page({}, "[rules]\\nvictims = 9").line_of("rules", "victims")
        2
        """
        lines, at = self.text.splitlines(), 0
        for name in names:
            word = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
            below = enumerate(lines[max(at - 1, 0) :], max(at, 1))
            at = next((number for number, line in below if word.search(line.partition("#")[0])), at)
        return at

    def table(self, name: str) -> dict[str, Any]:
        """A table of the file; nothing if there is none."""
        found = self.said.get(name, {})
        if isinstance(found, dict):
            return found
        self.complain(f"{name} is {found!r}; expected a table: a line [{name}], and below it names and values", name)
        return {}

    def words(self, name: str) -> str:
        """A text of the file; nothing if there is none."""
        found = self.said.get(name, "")
        if isinstance(found, str) and found.isprintable() and len(found) <= 4 * LONGEST:
            return found.strip()
        self.complain(f"{name} is {repr(found)[:40]}; expected a text in quotes on one line", name)
        return ""


def read(source: Source) -> HouseRules:
    """House rules from a file or a dictionary; a `BadHouseRules` lists everything that is wrong with them.

    >>> read({"extends": "flash-point/family", "rules": {"damage_markers": 30}}).values
    (('damage_markers', '', 30),)
    >>> read({"extends": "flash-point/family", "rules": {"damage_marker": 30}})
    Traceback (most recent call last):
    ...
    firehall.errors.BadHouseRules: there is no rule 'damage_marker'; did you mean 'damage_markers'?
    """
    if isinstance(source, Mapping):
        page = Page(dict(source), source="")
    else:
        page = opened(Path(source))
    found = whole(page, ())
    if page.problems:
        raise BadHouseRules(sorted(page.problems, key=lambda p: p.line), page.source)
    return found


def opened(file: Path) -> Page:
    """A file of house rules; what can't be read is refused."""
    try:
        text = file.read_text(encoding="utf-8")
        return Page(tomllib.loads(text), text, str(file), file.parent)
    except FileNotFoundError:
        raise BadHouseRules([Problem(f"there is no file {str(file)!r} with house rules")]) from None
    except tomllib.TOMLDecodeError as error:
        raise BadHouseRules([where(error)], str(file)) from None
    except (OSError, ValueError, RecursionError) as error:
        what = getattr(error, "strerror", None) or "this is no text in UTF-8"
        raise BadHouseRules([Problem(f"house rules in {str(file)!r} can't be read: {what}")]) from None


def where(error: tomllib.TOMLDecodeError) -> Problem:
    """What is wrong with the form of a file, with its place."""
    text, _, place = str(error).partition(" (at ")
    numbers = [int(n) for n in re.findall(r"line (\d+), column (\d+)", place)[0]] if "line" in place else [0, 0]
    return Problem(f"this is no TOML: {text[0].lower()}{text[1:]}", *numbers)


def whole(page: Page, above: tuple[Path, ...]) -> HouseRules:
    """What a file says on top of what it extends; `above` are the files that extend it."""
    for key in page.said:
        if key in RANGES:
            page.complain(f"{key} is a rule: write it below a line [rules]", key)
        elif key in OPTIONS:
            page.complain(f"{key} is an option: write it below a line [options]", key)
        elif key not in KEYS:
            page.complain(nearest(key, list(KEYS), "setting"), key)
    under = extended(page, above)
    level = page.words("level") or under.level
    problems = [text for _, text in level_problems(under.edition, level)] if under.edition else []
    for text in problems:
        page.complain(text, "level")
    options = read_options(page, under.edition, "" if problems else level)
    values = dict(read_values(page, page.table("rules"), ("rules",)))
    conflicts(page, options, values)
    return laid_over(under, level, options, values, page.words("name") or stem(page))


def stem(page: Page) -> str:
    """What house rules without a name are called."""
    name = Path(page.source).stem[:LONGEST]
    return name if name and name.isprintable() else NAMELESS


def extended(page: Page, above: tuple[Path, ...]) -> HouseRules:
    """What a file extends: an edition, or other house rules, whose mistakes are its own."""
    name = page.words("extends")
    if name.endswith(SUFFIX):
        return other_file(page, page.folder / name, above)
    edition, problem = edition_of(name)
    if "extends" not in page.said:
        page.complain(f"extends is missing: say what they change, such as extends = '{GAME}/family'")
    elif problem:
        page.complain(f"{problem}; a file of your own ends in {SUFFIX}", "extends")
    return HouseRules(edition)


def edition_of(name: str) -> tuple[str, str]:
    """The edition that a name with or without its game stands for, or what is wrong with it.

    >>> edition_of("flash-point/family"), edition_of("famly")[1][:54]
    (('family', ''), "there is no edition 'famly'; did you mean 'family'? (t")
    """
    game, slash, edition = name.rpartition("/")
    if game in ("", GAME) and edition in EDITIONS:
        return edition, ""
    return "", nearest(name[:60], [f"{GAME}{slash}{known}" if slash else known for known in EDITIONS], "edition")


def other_file(page: Page, file: Path, above: tuple[Path, ...]) -> HouseRules:
    """Other house rules, by a path relative to the file that extends them."""
    chain = (*above, Path(page.source).resolve())
    if file.resolve() in chain:
        names = [p.name for p in (*chain[chain.index(file.resolve()) :], file)]
        page.complain(f"these house rules extend themselves: {' extends '.join(names)}", "extends")
        return HouseRules("")
    try:
        other = opened(file)
    except BadHouseRules as error:
        page.problems += [Problem(line, page.line_of("extends")) for line in str(error).splitlines()]
        return HouseRules("")
    found = whole(other, chain)
    page.problems += [Problem(f"in {other.source}, {problem}", page.line_of("extends")) for problem in other.problems]
    return found


def read_options(page: Page, edition: str, level: str) -> dict[str, str]:
    """The options that a file names, and the choices it makes."""
    found: dict[str, str] = {}
    known: list[Option] = open_options(edition, level) if edition else list(OPTIONS.values())
    names = {option.name: option for option in known}
    for name, given in page.table("options").items():
        said = ("on" if given else "off") if isinstance(given, bool) else str(given)
        if name not in names:
            page.complain(nearest(name, list(names), f"option of {edition or GAME}"), "options", name)
        elif said not in names[name].choices:
            page.complain(nearest(said[:40], list(names[name].choices), f"choice for {name}"), "options", name)
        else:
            found[name] = said
    return found


def read_values(page: Page, table: Mapping[str, Any], at: tuple[str, ...] = ()) -> Iterator[tuple[Entry, int]]:
    """The fields and entries that a table sets; what it says wrongly is complained of."""
    for name, given in table.items():
        if name not in RANGES:
            # All rules are too many to be told.
            page.complain(nearest(name[:40], list(RANGES), "rule").partition(" (there are")[0], *at, name)
            continue
        entries = RANGES[name].entries
        if isinstance(given, Mapping) and entries:
            for entry, number in given.items():
                if entry in entries:
                    yield from read_value(page, name, entry, number, (*at, name, entry))
                else:
                    page.complain(nearest(entry[:40], list(entries), f"entry of {name}"), *at, name, entry)
        else:
            for entry in entries or ("",):
                yield from read_value(page, name, entry, given, (*at, name))


def read_value(page: Page, name: str, entry: str, given: object, at: tuple[str, ...]) -> Iterator[tuple[Entry, int]]:
    """One value, if it can be."""
    number = RANGES[name].meant(given)
    if number is not None:
        yield (name, entry), number
    elif not any(RANGES[name].wrong(path(name, ""), given) == p.text for p in page.problems):
        page.complain(RANGES[name].wrong(path(name, entry if entry in at else ""), given), *at)


def conflicts(page: Page, options: dict[str, str], values: Mapping[Entry, int]) -> None:
    """Options and rules of one file that set the same thing differently."""
    by: dict[Entry, tuple[str, int]] = {entry: ("[rules]", number) for entry, number in values.items()}
    for name, choice in options.items():
        told = set[str]()
        for entry, number in entries_of(OPTIONS[name].choices[choice].items()):
            other, before = by.setdefault(entry, (f"{name} = {choice!r}", number))
            if before != number and other not in told:
                told.add(other)
                what = f"{name} = {choice!r} and {other} set {path(*entry)} differently: choose one of them"
                page.complain(what, "options", name)


def entries_of(fields: Iterable[tuple[str, Number]]) -> Iterator[tuple[Entry, int]]:
    """Values of fields, a row entry by entry."""
    for name, value in fields:
        numbers = value if isinstance(value, tuple) else (value,)
        yield from (((name, entry), int(n)) for entry, n in zip(RANGES[name].entries or ("",), numbers, strict=True))


def laid_over(
    under: HouseRules, level: str, options: dict[str, str], values: Mapping[Entry, int], name: str
) -> HouseRules:
    """House rules on top of others: what they choose anew, those below no longer decide."""
    fields = [OPTIONS[option].choices[choice] for option, choice in options.items()]
    chosen = {entry for found in fields for entry, _ in entries_of(found.items())}
    kept = {(name, entry): number for name, entry, number in under.values if (name, entry) not in chosen}
    settled = tuple((*entry, number) for entry, number in (kept | dict(values)).items())
    return HouseRules(under.edition, level, tuple((dict(under.options) | options).items()), settled, name[:LONGEST])


def read_lines(text: str, edition: str, name: str) -> HouseRules:
    """House rules from the lines that a record or a position holds."""
    try:
        page = Page(tomllib.loads(text), text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadHouseRules([where(error) if isinstance(error, ValueError) else Problem("too deep")]) from None
    values = tuple((*entry, number) for entry, number in read_values(page, page.said))
    if page.problems:
        raise BadHouseRules(page.problems)
    return HouseRules(edition, values=values, name=name or NAMELESS)


def shown(name: str, value: Number) -> int | str | dict[str, int | str]:
    """A value as people write it: choices by their names, rows by their entries.

    >>> shown("hot_spots_crew", (0, 0, 2, 3, 3, 3))
    {'1': 0, '2': 0, '3': 2, '4': 3, '5': 3, '6': 3}
    """
    span = RANGES[name]
    if isinstance(value, tuple):
        return {entry: span.shown(n) for entry, n in zip(span.entries, value, strict=True)}
    return span.shown(value)


__all__ = ["HouseRules", "Source", "read", "read_lines", "shown"]
