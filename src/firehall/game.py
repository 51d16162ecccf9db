"""`Game`, the one object that plays any of the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from . import registry
from .core import seeds
from .core.journal import NO_CAUSE, PAGE, Journal
from .core.machine import MOST_DEALT, machine, new_dealer
from .core.play import CHANCE, NOBODY
from .core.record import copy, empty
from .errors import BadSetup, IllegalMove, NotAMove, UndoRefused, nearest
from .event import Event
from .move import Move
from .scene import Scene
from .words import t

MACHINES = ("python", "cpu")
SNAPSHOT = 32


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
        return self._game.files.events.event(number, kind, first, second, cause)

    def __repr__(self) -> str:
        return f"<{len(self)} events>"


class LegalMoves(Sequence[Move]):
    """The moves that may be played now: sized, iterable, and it knows what is in it."""

    __slots__ = ("_count", "_decode", "_key", "_masks")

    def __init__(self, decode: Any, key: int, masks: list[int]) -> None:
        self._decode, self._key, self._masks = decode, key, masks
        self._count = sum(mask.bit_count() for mask in masks)

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
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError("no such move")
        for word, mask in enumerate(self._masks):
            here = mask.bit_count()
            if index < here:
                for _ in range(index):
                    mask &= mask - 1
                return self._decode(self._key, 64 * word + (mask & -mask).bit_length() - 1)
            index -= here
        raise AssertionError

    def __iter__(self) -> Iterator[Move]:
        return (self._decode(self._key, code) for code in self.codes())

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

    def __init__(self, setup: Any, *, game: str, seed: int | None = None, on: str = "python", at: Any = None) -> None:
        if on not in MACHINES:
            raise BadSetup([nearest(on, list(MACHINES), "machine")])
        self.files = registry.game(game)
        self.setup = setup
        self.seed = seed
        self.revealed_seed: int | None = None
        self.what_if = False
        self.book, self._blank, self.board = setup.prepare()
        self.origin = at
        self.machine = machine(on, game)
        self._books = self.machine.records(self.book)
        self._row = self.machine.row(self.machine_words() + 2)
        self._look = self.machine.numbers(self._row)
        self._dealt_row = self.machine.row(MOST_DEALT)
        self._dealt = self.machine.numbers(self._dealt_row)
        self._decode = self.files.moves.decode
        self._tables: dict[int, dict[str, int]] = {}
        self._begin()

    def machine_words(self) -> int:
        """How many words of 64 codes this game's move space has."""
        return self.files.turn.words()

    def _begin(self) -> None:
        self._states, self._journals = self._at_origin()
        self._dealers = self.machine.records(new_dealer(self.seed or 0))
        self._log = Log()
        self._codes: list[int] = []
        self._plays: list[int] = []
        self._snapshots: list[tuple[int, Any, Any, int, int]] = []
        self._settle()
        self._snap()

    def _at_origin(self) -> tuple[Any, Any]:
        """The records of state and journal where this game began."""
        journals = self.machine.records(blank_journal())
        if self.origin is not None:
            return self.machine.records(self.origin), journals
        states = self.machine.records(self._blank)
        self.machine.begin_one(states, self._books, journals)
        return states, journals

    def _settle(self) -> None:
        """Let the dealer answer, if this game has one; then see what is legal."""
        if self.seed is None:
            self.machine.look_one(self._states, self._books, self._row)
            return
        while True:
            moves = self.machine.settle_one(
                self._states, self._books, self._journals, self._dealers, self._dealt_row, self._row
            )
            self._codes.extend(self._dealt[:moves])
            if moves < MOST_DEALT:
                return

    def _snap(self) -> None:
        thawed = self.machine.thawed
        self._drain(self._log)
        cause = thawed(self._journals).cause
        self._snapshots.append(
            (len(self._codes), thawed(self._states), thawed(self._dealers), len(self._log.notes), cause)
        )

    def _drain(self, log: Log) -> None:
        """Bring the log up to date with the journal."""
        if log is not self._log:
            return
        count = self.machine.count(self._journals)
        if len(log.notes) < count:
            causes, kinds, firsts, seconds = self.machine.page(self._journals)
            for number in range(len(log.notes), count):
                slot = number & (PAGE - 1)
                log.notes.append((causes[slot], kinds[slot], firsts[slot], seconds[slot]))

    # What is to be decided

    @property
    def state(self) -> Any:
        """A copy of the position as a plain object."""
        return self.machine.thawed(self._states)

    @property
    def asked(self) -> int:
        """Who decides now: a firefighter's index, -1 chance, -2 the team, -3 nobody."""
        return self._look[-2]

    @property
    def question(self) -> str:
        """What is asked now, as a sentence."""
        return self.files.view.question(self.state, self.book)

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that may be played now."""
        return LegalMoves(self._decode, self._look[-1], list(self._look[:-2]))

    @property
    def chances(self) -> dict[Move, int]:
        """Chance's moves with their weights, where chance is asked; rolls that would be made again are left out."""
        state, found = self.state, dict[Move, int]()
        if state.asked != CHANCE:
            return found
        for n in range(self.files.turn.fates(state, self.book)):
            move = self._decode(self._look[-1], self.files.turn.fate(state, self.book, n))
            found[move] = found.get(move, 0) + 1
        return found

    def why_not(self, move: str) -> str:
        """Why a move can't be played now, with the rule; empty if it can. What is no move at all raises `NotAMove`."""
        _, text, rule = self._refusal(Move(move))
        return f"{text} [{rule}]" if text else ""

    def _refusal(self, move: Move) -> tuple[int, str, str]:
        """The code of a move, and why it is refused: nothing, or a sentence and the rule."""
        moves, state = self.files.moves, self.state
        code, why = moves.encode(self._look[-1], self.book, move)
        if code >= 0:
            reason = self.machine.why_not_one(self._states, self._books, code)
            why = moves.Why(reason) if reason else why
        if not why:
            return code, "", ""
        details = moves.details(state, self.book, move, code)
        text = t(f"why-{why.name.lower().replace('_', '-')}", **details, asked=self.question)
        return code, text, moves.RULE_OF[why]

    # What is done

    def play(self, move: str) -> Events:
        """Play a legal move, and let chance answer; returns what happened.

        A text that is no move raises `NotAMove`, a move that can't be made now `IllegalMove`.
        """
        key = self._look[-1]
        code = self._table(key).get(move)
        if code is None or not self._look[code >> 6] >> (code & 63) & 1:
            code, text, rule = self._refusal(Move(move))
            if text:
                raise IllegalMove(text, rule)
        return self._play(code)

    def _table(self, key: int) -> dict[str, int]:
        """The codes by their texts."""
        table = self._tables.get(key)
        if table is None:
            table = {}
            for code in range(64 * self.machine_words()):
                move = self._decode(key, code)
                if move is not None:
                    table[move] = code
            if len(self._tables) > 4096:
                self._tables.clear()
            self._tables[key] = table
        return table

    def _play(self, code: int) -> Events:
        """Play a code that is known to be legal."""
        log = self._log
        start = self.machine.count(self._journals)
        if start - len(log.notes) > PAGE // 2:
            self._drain(log)
        if len(self._codes) - self._snapshots[-1][0] >= SNAPSHOT:
            self._snap()
        self._plays.append(len(self._codes))
        self._codes.append(code)
        if self.seed is None:
            self.machine.apply_one(self._states, self._books, self._journals, code, self._row)
        else:
            moves = self.machine.play_one(
                self._states, self._books, self._journals, self._dealers, code, self._dealt_row, self._row
            )
            if moves:
                self._codes.extend(self._dealt[:moves])
                if moves == MOST_DEALT:
                    self._settle()
        return Events(self, log, start, self.machine.count(self._journals))

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
        return self._decode(self._look[-1], code)

    def _was_chance(self, at: int) -> bool:
        """Whether the code at a place was chance's."""
        return self.history[at][0] == CHANCE

    def _rewind(self, to: int) -> None:
        """Go back to the position after a number of codes."""
        while len(self._snapshots) > 1 and self._snapshots[-1][0] > to:
            self._snapshots.pop()
        at, state, dealer, notes, cause = self._snapshots[-1]
        self._drain(self._log)
        kept, self._log = self._log.notes, Log()
        self._log.notes = kept[:notes]
        journal = blank_journal()
        journal.count, journal.cause = notes, cause
        for thawed, records in ((state, self._states), (dealer, self._dealers), (journal, self._journals)):
            self.machine.put(thawed, records)
        again = self._codes[at:to]
        del self._codes[at:]
        self.machine.look_one(self._states, self._books, self._row)
        for code in again:
            self._replay(code)

    def _replay(self, code: int) -> None:
        """Play a code again, with the dealer's count kept right, but without letting it deal."""
        state = self.machine.thawed(self._states)
        if self.seed is not None and state.asked == CHANCE:
            dealer = self.machine.thawed(self._dealers)
            dealer.rolled[state.asking] += 1
            self.machine.put(dealer, self._dealers)
        self.machine.apply_one(self._states, self._books, self._journals, code, self._row)
        self._codes.append(code)
        if self.machine.count(self._journals) - len(self._log.notes) > PAGE // 2:
            self._drain(self._log)

    # What there is to see

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._look[-2] == NOBODY

    @property
    def won(self) -> bool:
        """Whether the team has won."""
        return bool(self.state.won)

    @property
    def outcome(self) -> str:
        """How the game ended, as a sentence; empty while it goes on."""
        return self.files.view.outcome(self.state, self.book)

    @property
    def events(self) -> Events:
        """Everything that happened so far."""
        return Events(self, self._log, 0, self.machine.count(self._journals))

    @property
    def history(self) -> list[tuple[int, Move]]:
        """All moves so far with the seats that made them, chance's included."""
        found: list[tuple[int, Move]] = []
        states, journals = self._at_origin()
        row = self.machine.row(len(self._row))
        look = self.machine.numbers(row)
        self.machine.look_one(states, self._books, row)
        for code in self._codes:
            found.append((look[-2], self._decode(look[-1], code)))
            self.machine.apply_one(states, self._books, journals, code, row)
        return found

    def __str__(self) -> str:
        state = self.state
        return "\n".join([self.files.view.draw(state, self.board), *self.files.view.status(state, self.book)])

    def scene(self, language: str | None = None) -> Scene:
        """What there is to see, for whoever draws it."""
        return self.files.view.scene(self.state, self.book, self.board, language)

    def svg(self, language: str | None = None) -> str:
        """The position as an SVG picture."""
        from .svg import draw

        return draw(self.scene(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def position(self) -> str:
        """The position as text that `firehall.load` reads."""
        from .save import write_position

        return write_position(self)

    @property
    def position_id(self) -> str:
        """The position as one short word for a link; `firehall.load` reads it too."""
        from .save import write_id

        return write_id(self)

    @property
    def record(self) -> str:
        """The game as a record: its set-up and all its moves, chance's included."""
        from .save import write_record

        return write_record(self)

    def __repr__(self) -> str:
        return f"<Game {self.files.name} {self.setup.edition}, {len(self._codes)} moves: {self.outcome or self.question}>"


def blank_journal() -> Journal:
    """An empty journal."""
    journal = empty(Journal)
    journal.cause = NO_CAUSE
    return journal


def new(
    game: str = "flash-point",
    *,
    edition: str = "family",
    board: str = "front",
    crew: int = 4,
    options: dict[str, str] | None = None,
    seed: int | str | None = None,
    real_dice: bool = False,
    on: str = "python",
) -> Game:
    """A new game. Chance is dealt from `seed`, or, with `real_dice`, asked for like any other move.

    `on="cpu"` plays on compiled code: slower to begin, then forty times faster.

    >>> new(crew=9, board="frnt")
    Traceback (most recent call last):
    ...
    firehall.errors.BadSetup: there is no board 'frnt'; did you mean 'front'? (there are: back, front); a file of your own needs its ending, as in my.board
    9 firefighters: 1 to 6 can play
    """
    setup = registry.game(game).setup.Setup(edition=edition, board=board, crew=crew, options=dict(options or {}))
    if real_dice and seed is not None:
        raise BadSetup(["real dice need no seed: give one or the other"])
    dice = None if real_dice else seeds.fresh() if seed is None else seeds.read(seed)
    return Game(setup, seed=dice, game=game, on=on)


__all__ = ["Game", "copy", "new"]
