"""`Game`, the one object that plays any of the games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, overload

from . import registry
from .core import seeds
from .core.entries import MASKS, MOST_DEALT
from .core.journal import PAGE
from .core.machine import Kept, machine
from .core.play import CHANCE, NOBODY
from .core.record import copy
from .errors import BadSetup, IllegalMove, NotAMove, UndoRefused, nearest
from .event import Event
from .move import Move
from .notation import write_id, write_position, write_record
from .scene import Scene
from .words import own, t

MACHINES = ("python", "cpu")
SNAPSHOT = 64


class Log:
    """All events of a game, decoded when somebody looks."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, int, int, int]] = []


class Events(Sequence[Event]):
    """The events of one call of `play`; decoded when they are looked at."""

    __slots__ = ("_game", "_log", "_start", "_stop")

    def __init__(self, game: Game, log: Log, start: int, stop: int) -> None:
        self._game, self._log, self._start, self._stop = game, log, start, stop

    def __len__(self) -> int:
        return self._stop - self._start

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError("no such event")
        self._game._drain(self._log)
        number = self._start + index
        cause, kind, first, second = self._log.notes[number]
        return self._game.files.events.event(self._game.book, number, kind, first, second, cause)

    def __repr__(self) -> str:
        return f"<{len(self)} events>"


class LegalMoves(Sequence[Move]):
    """The moves that may be played now: sized, iterable, and it knows what is in it."""

    __slots__ = ("_count", "_decode", "_keys", "_masks")

    def __init__(self, decode: Any, keys: list[int], masks: list[int]) -> None:
        self._decode, self._keys, self._masks = decode, keys, masks
        self._count = masks[0].bit_count() if len(masks) == 1 else sum(mask.bit_count() for mask in masks)

    def __len__(self) -> int:
        return self._count

    def codes(self) -> Iterator[int]:
        """The codes of the moves, in order."""
        for word, mask in enumerate(self._masks):
            while mask:
                low = mask & -mask
                yield 64 * word + low.bit_length() - 1
                mask ^= low

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if not isinstance(index, int):
            return list(self)[index]
        left = index if index >= 0 else index + self._count
        if not 0 <= left < self._count:
            raise IndexError("no such move")
        word, mask = 0, self._masks[0]
        if len(self._masks) > 1:
            while left >= (here := mask.bit_count()):
                left -= here
                word += 1
                mask = self._masks[word]
        while left:
            mask &= mask - 1
            left -= 1
        return self._decode(self._keys[word], 64 * word + (mask & -mask).bit_length() - 1)

    def __iter__(self) -> Iterator[Move]:
        return (self._decode(self._keys[code >> 6], code) for code in self.codes())

    def __contains__(self, move: object) -> bool:
        try:
            wanted = Move(str(move))
        except NotAMove:
            return False
        return any(wanted == legal for legal in self)

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self))}]"


class Game:
    """A game being played. `firehall.new` and `firehall.load` make one.

    >>> import firehall
    >>> game = firehall.new(crew=1, seed=1)
    >>> [str(e) for e in game.play("start 3,0")]
    ['Firefighter 1 starts on 3,0. [R-044]', 'Firefighter 1 has 4 action points. [R-049]']
    >>> "move 3,1" in game.legal_moves, game.why_not("chop 2,0-3,0")
    (True, 'There is no wall on that side of 3,0. [R-077]')
    """

    def __init__(
        self,
        setup: Any,
        *,
        game: str,
        seed: int | None = None,
        on: str = "python",
        at: Any = None,
        after: Sequence[int] = (),
    ) -> None:
        if on not in MACHINES:
            raise BadSetup([nearest(on, list(MACHINES), "machine")])
        self.files = registry.game(game)
        self.setup = setup
        self.seed = seed
        self.known_seed = seed
        self.published = "" if seed is None or after else seeds.digest(seed)
        self.date = ""
        self.what_if = False
        self.table: dict[str, str] = {}
        self.book, self._blank, self.board = setup.prepare()
        self.origin = None if at is None else copy(at)
        self.rulebook = self.files.rulebook_for(self.book)
        self.machine = machine(on, self.rulebook)
        self._kernels = self.machine.kernels
        self._books = self.machine.books(self.book)
        self._decode = self.files.moves.decode
        self._table = tables(game)
        self._desks = self._at_origin()
        self._look = self.machine.look(self._desks)
        self._dealt = self.machine.dealt(self._desks)
        self._words = slice(MASKS, MASKS + self.rulebook.words)
        self._keys = slice(MASKS + self.rulebook.words, MASKS + 2 * self.rulebook.words)
        self._log = Log()
        self._codes: list[int] = []
        self._told: list[tuple[int, Move]] = []
        self._plays: list[int] = []
        self._snapshots: list[tuple[int, Kept]] = []
        self._snap()
        self._again(after)
        if seed is not None:
            self._settle()

    def _at_origin(self) -> Any:
        """A desk where this game began."""
        if self.origin is not None:
            desks = self.machine.desks(self.origin, self.seed)
            self._kernels.look_one(desks, self._books)
        else:
            desks = self.machine.desks(self._blank, self.seed)
            self._kernels.begin_one(desks, self._books)
        return desks

    def _settle(self) -> None:
        """Let the dealer answer until it has no more to answer."""
        self._kernels.settle_one(self._desks, self._books)
        self._take()

    def _take(self) -> None:
        """Write down what was dealt."""
        dealt = self._look[0]
        if dealt:
            self._codes.extend(self._dealt[:dealt])
            if dealt == MOST_DEALT:
                self._settle()

    def _snap(self) -> None:
        """Remember where the game stands, so that moves can be taken back quickly."""
        self._snapshots.append((len(self._codes), self.machine.kept(self._desks)))

    def _drain(self, log: Log) -> None:
        """Bring the log up to date with the journal."""
        if log is not self._log:
            return
        count = self._look[2]
        if len(log.notes) < count:
            causes, kinds, firsts, seconds = self.machine.page(self._desks)
            for number in range(len(log.notes), count):
                slot = number & (PAGE - 1)
                log.notes.append((causes[slot], kinds[slot], firsts[slot], seconds[slot]))

    # What is to be decided

    @property
    def state(self) -> Any:
        """A copy of the position as a plain object."""
        return self.machine.state(self._desks)

    @property
    def asked(self) -> int:
        """Who decides now: a firefighter's index, -1 chance, -2 the team, -3 nobody."""
        return self._look[1]

    @property
    def question(self) -> str:
        """What is asked now, as a sentence."""
        return self.files.view.question(self.state, self.book)

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that may be played now."""
        look = self._look
        if self._words.stop == MASKS + 1:
            return LegalMoves(self._decode, [look[MASKS + 1]], [look[MASKS]])
        return LegalMoves(self._decode, list(look[self._keys]), list(look[self._words]))

    @property
    def nameable_moves(self) -> list[Move]:
        """All moves that the question leaves words for, legal or not: `why_not` tells what is against each.

        >>> import firehall
        >>> game = firehall.new(crew=1, seed=1); events = game.play("start 3,0")
        >>> [move for move in game.nameable_moves if move.target == "3,1"]
        [Move('move 3,1'), Move('carry 3,1'), Move('put out 3,1'), Move('damp 3,1')]
        """
        return [Move(move) for word, key in enumerate(self._look[self._keys]) for move in self._table(key, word)]

    def move(self, code: int) -> Move:
        """The move that a code stands for now."""
        return self._decode(self._key_of(code), code)

    def _key_of(self, code: int) -> int:
        """The key to a code."""
        return self._look[self._keys.start + (code >> 6)]

    @property
    def chances(self) -> dict[Move, int]:
        """Chance's moves with their weights, where chance is asked; rolls that would be made again are left out."""
        state, found = self.state, dict[Move, int]()
        if state.asked != CHANCE:
            return found
        for n in range(self.files.turn.fates(state, self.book)):
            move = self.move(self.files.turn.fate(state, self.book, n))
            found[move] = found.get(move, 0) + 1
        return found

    def why_not(self, move: str) -> str:
        """Why a move can't be played now, with the rule; empty if it can. What is no move at all raises `NotAMove`."""
        _, text, rule = self._refusal(Move(move))
        return f"{text} [{rule}]" if text else ""

    @property
    def forms(self) -> dict[str, str]:
        """How each kind of move of this edition is written, by its verb."""
        return self.files.moves.forms(self.book)

    def _refusal(self, move: Move) -> tuple[int, str, str]:
        """The code of a move, and why it is refused: nothing, or a sentence and the rule."""
        moves, state = self.files.moves, self.state
        code, why = moves.encode(state, self.book, move)
        if code >= 0:
            refusal = self._kernels.why_not_one(self._desks, self._books, code)
            why = moves.Why(refusal) if refusal else why
        if not why:
            return code, "", ""
        details = moves.details(state, self.book, move, code)
        reason = own(self.files.name, f"why-{why.name.lower().replace('_', '-')}")
        text = t(reason, **details, asked=self.question)
        return code, text, moves.rule_of(self.book, why)

    # What is done

    def play(self, move: str) -> Events:
        """Play a legal move, and let chance answer; returns what happened.

        A text that is no move raises `NotAMove`, a move that can't be made now `IllegalMove`.
        """
        look, code = self._look, None
        for word, key in enumerate(look[self._keys]):
            code = self._table(key, word).get(move)
            if code is not None:
                break
        if code is None or not look[MASKS + (code >> 6)] >> (code & 63) & 1:
            code, text, rule = self._refusal(Move(move))
            if text:
                raise IllegalMove(text, rule)
        return self._play(code)

    def _play(self, code: int) -> Events:
        """Play a code that is known to be legal."""
        log, codes = self._log, self._codes
        if len(codes) - self._snapshots[-1][0] >= SNAPSHOT:
            self._snap()
        self._plays.append(len(codes))
        codes.append(code)
        start = self._look[2]
        if start - len(log.notes) > PAGE // 2:
            self._drain(log)
        if self.seed is None:
            if self._look[1] == CHANCE:
                self.published = ""
            self._kernels.apply_one(self._desks, self._books, code)
        else:
            self._kernels.play_one(self._desks, self._books, code)
            if self._look[0]:
                self._take()
        return Events(self, log, start, self._look[2])

    def undo(self, *, what_if: bool = False) -> Move:
        """Take back the last move. Past dice only as a declared what-if, since they would be known.

        >>> import firehall
        >>> game = firehall.new(crew=1, seed=1)
        >>> events = game.play("start 3,0"), game.play("move 3,1")
        >>> game.undo()
        Move('move 3,1')
        """
        if not self._plays:
            raise UndoRefused("there is no move to take back")
        last = self._plays[-1]
        dice = len(self._codes) > last + 1 or (self.seed is None and self._was_chance(last))
        if dice and not what_if:
            raise UndoRefused("dice have fallen since: they can only be taken back as a what-if, undo(what_if=True)")
        self.what_if |= dice
        code = self._codes[last]
        self._plays.pop()
        self._rewind(last)
        return self.move(code)

    def _was_chance(self, at: int) -> bool:
        """Whether the code at a place was chance's."""
        return self.history[at][0] == CHANCE

    def _rewind(self, to: int) -> None:
        """Go back to the position after a number of codes."""
        while len(self._snapshots) > 1 and self._snapshots[-1][0] > to:
            self._snapshots.pop()
        at, kept = self._snapshots[-1]
        self._drain(self._log)
        notes, self._log = self._log.notes, Log()
        self._log.notes = notes[: kept[2]]
        self.machine.restore(kept, self._desks)
        self._kernels.look_one(self._desks, self._books)
        del self._told[to:]
        again = self._codes[at:to]
        del self._codes[at:]
        while self._plays and self._plays[-1] >= at:
            self._plays.pop()
        self._again(again)

    def _again(self, codes: Sequence[int]) -> None:
        """Make moves that were made before: the dealer passes over its numbers for those that were chance's."""
        for code in codes:
            if self.seed is None or self.asked != CHANCE:
                self._plays.append(len(self._codes))
            else:
                self._kernels.skip_one(self._desks)
            self._kernels.apply_one(self._desks, self._books, code)
            self._codes.append(code)
            if self._look[2] - len(self._log.notes) > PAGE // 2:
                self._drain(self._log)
            if len(self._codes) - self._snapshots[-1][0] >= SNAPSHOT:
                self._snap()

    def dealt(self, seed: int | str | None = None) -> Game:
        """The same game, with a dealer from here on, for one that was read from a record or played with real dice."""
        dice = seeds.fresh() if seed is None else seeds.read(seed)
        game = Game(
            self.setup, game=self.files.name, seed=dice, on=self.machine.name, at=self.origin, after=self._codes
        )
        game.what_if, game.table = self.what_if, dict(self.table)
        return game

    def seen(self, seat: int) -> Game:
        """The position as a seat may know it, as a game without dealer and history: on it one can plan.

        >>> import firehall
        >>> view = firehall.new(crew=1, seed=1).seen(0)
        >>> view.seed is None, view.question
        (True, 'Firefighter 1 chooses a start space outside.')
        """
        known = self.files.view.seen(self.state, self.book, seat)
        return Game(self.setup, game=self.files.name, on=self.machine.name, at=known)

    # What there is to see

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._look[1] == NOBODY

    @property
    def won(self) -> bool:
        """Whether the team has won; where each plays for himself, whether somebody has."""
        return bool(self.state.won)

    @property
    def outcome(self) -> str:
        """How the game ended, as a sentence; empty while it goes on."""
        return self.files.view.outcome(self.state, self.book)

    @property
    def events(self) -> Events:
        """Everything that happened so far."""
        return Events(self, self._log, 0, self._look[2])

    @property
    def history(self) -> list[tuple[int, Move]]:
        """All moves so far with the seats that made them, chance's included."""
        told = self._told
        if len(told) < len(self._codes):
            at, kept = next(snap for snap in reversed(self._snapshots) if snap[0] <= len(told))
            desks = self._at_origin()
            self.machine.restore(kept, desks)
            self._kernels.look_one(desks, self._books)
            look = self.machine.look(desks)
            for number, code in enumerate(self._codes[at:], at):
                if number == len(told):
                    told.append((look[1], self._decode(look[self._keys.start + (code >> 6)], code)))
                self._kernels.apply_one(desks, self._books, code)
        return list(told)

    def __str__(self) -> str:
        state = self.state
        return "\n".join([self.files.view.draw(state, self.board), *self.files.view.status(state, self.book)])

    def scene(self, language: str | None = None) -> Scene:
        """What there is to see, for whoever draws it."""
        scene = self.files.view.scene(self.state, self.book, self.board, language)
        return replace(scene, title=", ".join(filter(None, (scene.title, subtitle(self.setup, language)))))

    def svg(self, language: str | None = None) -> str:
        """The position as an SVG picture."""
        from .svg import draw

        return draw(self.scene(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def position(self) -> str:
        """The position as text that `firehall.load` reads."""
        return write_position(self)

    @property
    def position_id(self) -> str:
        """The position as one short word for a link; `firehall.load` reads it too."""
        return write_id(self)

    @property
    def record(self) -> str:
        """The game as a record: its set-up and all its moves, chance's included."""
        return write_record(self)

    def __repr__(self) -> str:
        return (
            f"<Game {self.files.name} {self.setup.edition}, {len(self._codes)} moves: {self.outcome or self.question}>"
        )


def subtitle(setup: Any, language: str | None = None) -> str:
    """The level and the house rules of a game that has such; else nothing."""
    return setup.subtitle(language) if hasattr(setup, "subtitle") else ""


@cache
def tables(game: str) -> Callable[[int, int], dict[str, int]]:
    """For a game, the codes of a word by their texts under its key."""
    files = registry.game(game)

    @lru_cache(maxsize=8192)
    def table(key: int, word: int) -> dict[str, int]:
        codes = range(64 * word, 64 * word + 64)
        return {move: code for code in codes if (move := files.moves.decode(key, code)) is not None}

    return table


def new(
    game: str = "flash-point",
    *,
    edition: str = "",
    level: str = "",
    board: str = "",
    crew: int | None = None,
    options: Mapping[str, str] | None = None,
    house_rules: str | Path | Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    real_dice: bool = False,
    on: str = "python",
) -> Game:
    """A new game. Chance is dealt from `seed`, or, with `real_dice`, asked for like any other move.

    What is left open is as usual: the game's first edition, its first board, and so many players as its rules speak of.
    `on="cpu"` plays on compiled code: slower to begin, then several times faster. `house_rules` are a TOML file, or a
    dictionary that says the same.

    >>> new(house_rules={"extends": "flash-point/family", "rules": {"damage_markers": 30}}).book.rules.damage_markers
    30
    >>> new(crew=9)
    Traceback (most recent call last):
    ...
    firehall.errors.BadSetup: 9 firefighters: 1 to 6 can play
    """
    files = registry.game(game)
    asked: dict[str, Any] = {"edition": edition, "level": level, "board": board, "crew": crew}
    if house_rules is not None:
        asked["house"] = files.house_rules(house_rules)
    said = {name: value for name, value in asked.items() if value not in ("", None)}
    setup = files.set_up(**said, options=dict(options or {}))
    if real_dice and seed is not None:
        raise BadSetup(["real dice need no seed: give one or the other"])
    dice = None if real_dice else seeds.fresh() if seed is None else seeds.read(seed)
    return Game(setup, seed=dice, game=game, on=on)


__all__ = ["Game", "new"]
