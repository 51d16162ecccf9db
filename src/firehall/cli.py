"""The program `firehall`. Data goes to standard output, messages to standard error."""

from __future__ import annotations

import os
import sys
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Group, Parameter, UnusedCliTokensError

from . import __version__
from .errors import FirehallError

WRONG = 2
BROKEN_PIPE = 141
INTERRUPTED = 130
Language = Literal["en", "de", "it"]

app = App(
    name="firehall",
    help="Fire-fighting board games, played by one engine. An unofficial implementation.",
    version=__version__,
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    help_format="plaintext",
    help_formatter="plain",
)
board_app = App(name="board", help="Floor plans in text: check them, show them.")
rules_app = App(name="rules", help="What the rules say, in our own words.")
app.command(board_app)
app.command(rules_app)
advanced = Group("Which game")
Edition = Annotated[
    str,
    Parameter(
        help="family, experienced, 2010-basic or 2010-advanced (with floor plans of our own); else family.",
        group=advanced,
        show_default=False,
    ),
]
Level = Annotated[
    str,
    Parameter(
        help="recruit, veteran, heroic; in 2010-advanced one-alarm, two-alarm, three-alarm; else the first.",
        group=advanced,
        show_default=False,
    ),
]
BoardName = Annotated[
    str,
    Parameter(
        help="front, back, prototype, or a .board file of your own; else the edition's.",
        group=advanced,
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    Parameter(help="A named option, as name=choice; 'firehall rules options' lists them.", group=advanced, negative=()),
]
HouseRules = Annotated[Path | None, Parameter(help="Rules of your own, a .toml file.", group=advanced)]


def say(text: str) -> None:
    """A message to the person at the terminal."""
    print(text, file=sys.stderr, flush=True)


def speak(language: str | None) -> None:
    """Let everything be said in a language."""
    if language:
        os.environ["FIREHALL_LANG"] = language


def has_screen() -> bool:
    """Whether a person looks at a terminal that can be drawn on."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def options_of(given: list[str]) -> dict[str, str]:
    """Options given as `name=choice`."""
    from .save import read_options

    return read_options(",".join(given))


@app.command
def play(
    file: Annotated[str | None, Parameter(help="A record or position to go on from.")] = None,
    /,
    *,
    seats: Annotated[
        str | None, Parameter(help="Who plays, a name a firefighter: people, bots, .py files. 'Anna,steady'.")
    ] = None,
    resume: Annotated[
        bool, Parameter(help="Go on with the game that was kept last.", negative=(), show_default=False)
    ] = False,
    plain: Annotated[
        bool, Parameter(help="Only sentences, no drawings: for screen readers.", negative=(), show_default=False)
    ] = False,
    lines: Annotated[
        bool, Parameter(help="Line by line, with drawings of the house.", negative=(), show_default=False)
    ] = False,
    game: Annotated[str, Parameter(help="The game.", group=advanced)] = "flash-point",
    edition: Edition = "",
    level: Level = "",
    board: BoardName = "",
    crew: Annotated[
        int | None, Parameter(help="How many firefighters or players; else one a seat, or 2.", group=advanced)
    ] = None,
    option: Options = None,
    house_rules: HouseRules = None,
    specialists: Annotated[
        str,
        Parameter(
            help="Who is which specialist, 'captain,driver', or random; else you are asked.",
            group=advanced,
            show_default=False,
        ),
    ] = "",
    seed: Annotated[str | None, Parameter(help="Fix the dice: a number from 0 to 2^128 - 1.", group=advanced)] = None,
    real_dice: Annotated[
        bool,
        Parameter(
            help="You roll and lay the pieces; it tells what to put where.",
            negative=(),
            group=advanced,
            show_default=False,
        ),
    ] = False,
    autosave: Annotated[Path | None, Parameter(help="Where the game is kept while you play.")] = None,
    warn: Annotated[Literal["on", "off"], Parameter(help="Warn before a turn ends badly.")] = "on",
    lang: Annotated[Language | None, Parameter(help="en, de or it; else as your system.")] = None,
) -> int:
    """Play at the terminal, alone or around one screen, with or without computer team mates."""
    from .terminal.opening import Wish, sit_down

    speak(lang)
    choices = options_of(option or [])
    wish = Wish(
        file,
        resume,
        seats,
        crew,
        seed,
        real_dice,
        autosave,
        game,
        edition,
        level,
        board,
        choices,
        house_rules,
        specialists,
    )
    sitting = sit_down(wish)
    sitting.warns = warn == "on"
    if plain or lines or not has_screen():
        from .terminal.plain import Table

        return Table(sitting, known=seed is not None, plain=plain).run()
    from .terminal.screen import run

    return run(sitting, known=seed is not None)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Stop after this many moves, chance's included.")] = None,
    json: Annotated[
        bool, Parameter(help="One JSON object a move, with its events.", negative=(), show_default=False)
    ] = False,
    lang: Annotated[Language | None, Parameter(help="en, de or it.")] = None,
) -> None:
    """Show a recorded game move by move, with what happened and why."""
    from .terminal.replay import show

    speak(lang)
    show(file, to, json)


@app.command
def bench(
    *,
    json: Annotated[
        bool, Parameter(help="A list of {name, machine, unit, value}.", negative=(), show_default=False)
    ] = False,
    seconds: Annotated[float, Parameter(help="How long each stretch is measured.")] = 1.0,
    game: Annotated[str, Parameter(help="The game.", group=advanced)] = "flash-point",
    edition: Edition = "",
    level: Level = "",
    crew: Annotated[int, Parameter(help="How many firefighters or players.", group=advanced)] = 4,
    house_rules: HouseRules = None,
    part: Annotated[list[str] | None, Parameter(help="Only these parts, such as playouts.", negative=())] = None,
) -> None:
    """Measure how fast the rules run on this machine."""
    from . import registry
    from .bench import PARTS, Subject, figures_of
    from .errors import BadSetup, nearest

    names = {p.__name__.replace("_", "-"): p for p in PARTS}
    for name in part or []:
        if name not in names:
            raise BadSetup([nearest(name, list(names), "part of the bench")])
    wrong: list[str] = []
    if not (isfinite(seconds) and seconds >= 0):
        wrong.append(f"--seconds {seconds:g}: expected a number such as 0.5, not below 0")
    if not 1 <= crew <= 6:
        wrong.append(f"--crew {crew}: expected a number from 1 to 6")
    else:
        wrong += [text for _, text in registry.game(game).setup.Setup(crew=crew).problems()]
    if wrong:
        raise BadSetup(wrong)
    chosen = [names[name] for name in part or names]
    subject = Subject(game, edition=edition, level=level, crew=crew, house_rules=str(house_rules or ""))
    subject.setup.prepare()
    found = []
    for figure in figures_of(chosen, subject, seconds):
        found.append(figure.row())
        if not json:
            print(f"{figure.name:55} {figure.machine:12} {figure.value:18,.1f} {figure.unit}", flush=True)
    if json:
        from json import dumps

        print(dumps(found, indent=1))


@app.command
def simulate(
    game: Annotated[str, Parameter(help="The game.")] = "flash-point",
    /,
    *,
    bots: Annotated[
        str | None, Parameter(help="Who plays: a bot or .py file a firefighter, or one for all; else steady.")
    ] = None,
    games: Annotated[int, Parameter(name=["-n", "--games"], help="How many games.")] = 1000,
    seed: Annotated[str, Parameter(help="Fix the dice: a number from 0 to 2^96 - 1.")] = "1",
    jobs: Annotated[int | None, Parameter(help="How many play at once; else as many as there are cores.")] = None,
    compare: Annotated[
        list[str] | None,
        Parameter(
            help="Play a second set-up on the same dice; say what differs: 'bots=random board=back crew=3 "
            "level=heroic house-rules=my.toml option=end-on-fire=knocked-down'.",
            negative=(),
            consume_multiple=True,
        ),
    ] = None,
    json: Annotated[bool, Parameter(help="One JSON object.", negative=(), show_default=False)] = False,
    csv: Annotated[bool, Parameter(help="Comma-separated values.", negative=(), show_default=False)] = False,
    plot: Annotated[Path | None, Parameter(help="Draw it too, into an .svg file.")] = None,
    edition: Edition = "",
    level: Level = "",
    board: BoardName = "",
    crew: Annotated[int | None, Parameter(help="How many play; else one a bot, or 2.", group=advanced)] = None,
    option: Options = None,
    house_rules: HouseRules = None,
    lang: Annotated[Language | None, Parameter(help="en, de or it; else as your system.")] = None,
) -> int:
    """Play many games with bots, and count: wins with error bars, ends, lengths, losses."""
    from .lab.order import read_order, read_trial

    speak(lang)
    trial = read_trial(game, edition, board, crew, options_of(option or []), bots, level, house_rules)
    return read_order(trial, compare or [], games, seed, jobs, json=json, csv=csv, picture=plot).run()


@board_app.command(name="check")
def board_check(
    file: Annotated[str, Parameter(help="A .board file, or the name of a board.")],
    /,
    *,
    lang: Annotated[Language | None, Parameter(help="en, de or it.")] = None,
) -> None:
    """Read a board and name every mistake in it, with line and column."""
    from .games.flash_point.board import load
    from .words import t

    speak(lang)
    board = load(file)
    walls = sum(kind == "wall" for kind in board.edges.values())
    print(t("board-fine", board=file, doors=len(board.doors), entrances=len(board.entrances), walls=walls))


@board_app.command(name="show")
def board_show(
    file: Annotated[str, Parameter(help="A .board file, or the name of a board.")],
    /,
    *,
    svg: Annotated[
        bool, Parameter(help="As an SVG picture of the family game's start.", negative=(), show_default=False)
    ] = False,
) -> None:
    """Print a board as its file draws it."""
    from .games.flash_point.board import load

    if svg:
        from .game import new

        print(new(board=file, crew=1, real_dice=True).svg())
    else:
        print(load(file), end="")


@board_app.command(name="list")
def board_list() -> None:
    """Name the boards that come with the game."""
    from .games.flash_point.board import names, printed

    for name in names():
        print(f"{name:8} {printed(name).title}")


@rules_app.command(name="show")
def rules_show(
    rule: Annotated[str, Parameter(help="A rule, such as R-073 or P-Q17, or an edition: flash-point/experienced.")],
    /,
    *,
    why: Annotated[
        bool, Parameter(help="Who set each value, and from which rule.", negative=(), show_default=False)
    ] = False,
    level: Level = "",
    option: Options = None,
    house_rules: HouseRules = None,
    json: Annotated[bool, Parameter(help="One JSON object.", negative=(), show_default=False)] = False,
    lang: Annotated[Language | None, Parameter(help="en, de or it.")] = None,
) -> None:
    """Print what a rule says, or all values of an edition's rules."""
    from .terminal.rules import text_of
    from .terminal.ruling import as_json, asked_for, is_edition, table

    speak(lang)
    if not is_edition(rule):
        print(text_of(rule))
        return
    setup = asked_for(rule, level, options_of(option or []), house_rules)
    print(as_json(setup, why) if json else "\n".join(table(setup, why)))


@rules_app.command(name="list")
def rules_list(
    *,
    lang: Annotated[Language | None, Parameter(help="en, de or it.")] = None,
) -> None:
    """Print all rules that this version knows."""
    from .terminal.rules import all_texts

    speak(lang)
    for rule, text in all_texts():
        print(f"{rule:6} {text}")


@rules_app.command(name="options")
def rules_options(
    edition: Annotated[str, Parameter(help="The edition, such as flash-point/experienced.")] = "family",
    /,
    *,
    level: Level = "",
    json: Annotated[bool, Parameter(help="A list of options.", negative=(), show_default=False)] = False,
) -> None:
    """List the named options, their choices (the default first) and the ruling behind each."""
    from .terminal.ruling import option_rows

    rows = option_rows(edition, level)
    if json:
        from json import dumps

        print(dumps(rows, indent=1))
        return
    for row in rows:
        print(f"{row['option']:28} {' | '.join(row['choices']):36} {row['ruling']}")


def hush() -> None:
    """Write nothing more: whoever read our output has gone, or there is no room for it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def main(argv: list[str] | None = None) -> int:
    """Run the program; exit status 2 for a user's mistake, never a traceback for it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")  # pyright: ignore[reportAttributeAccessIssue]
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")  # pyright: ignore[reportAttributeAccessIssue]
    try:
        result: Any = app(argv, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except FirehallError as error:
        say("\n".join(f"firehall: {line}" for line in str(error).splitlines()))
        return WRONG
    except UnusedCliTokensError as error:
        say(f"firehall: too many arguments, beginning with {(error.unused_tokens or [''])[0]!r}")
        say("firehall: try 'firehall --help'")
        return WRONG
    except CycloptsError as error:
        say(f"firehall: {' '.join(str(error).split())}")
        say("firehall: try 'firehall --help'")
        return WRONG
    except BrokenPipeError:
        hush()
        return BROKEN_PIPE
    except OSError as error:
        hush()
        say(f"firehall: {error}")
        return WRONG
    except KeyboardInterrupt:
        say("")
        return INTERRUPTED


def entry() -> None:
    """What the installed script calls."""
    sys.exit(main())


__all__ = ["app", "entry", "main"]
