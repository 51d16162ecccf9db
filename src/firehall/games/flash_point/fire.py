"""Advancing the fire: the roll, explosions, shockwaves, flashover.  [R-080] to [R-104]"""

from __future__ import annotations

from ...core.journal import Journal, because, note
from ...core.kernel import kernel
from ...core.masks import add, drop, lowest
from .chop import damage_wall
from .doors import door_is_shut, lose_door
from .ending import resume
from .happened import Happened
from .house import beside, beyond, burns, edge, is_outside, marker_left, set_fire, smokes
from .rules import WaveMeetsSmoke
from .start import spares_doors, spares_walls
from .state import DIRECTIONS, Book, Side, State
from .strike import strike, strike_burning


@kernel
def advance(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """Smoke comes to the space that was rolled: it stays, becomes fire, or causes an explosion.

    [R-080] [R-081] [RA-34] [R-133] [R-244] [P-086] [P-087] [P-088] [P-089] [P-090] [P-Q19] [P-Q63]
    """
    note(journal, Happened.ROLLED, space, 0)
    because(journal)
    if burns(state, space):
        explode(state, book, journal, space)
    elif smokes(state, space):
        drop(state.smoke, space)
        add(state.fire, space)
        note(journal, Happened.SMOKE_ON_SMOKE, space, 0)
        strike(state, book, journal, space)
    elif not marker_left(state, book):
        note(journal, Happened.NO_MARKER, space, 0)
    elif (beside(state, state.fire[0]) >> space) & 1:
        add(state.fire, space)
        note(journal, Happened.SMOKE_BESIDE_FIRE, space, 0)
        strike(state, book, journal, space)
    else:
        add(state.smoke, space)
        note(journal, Happened.SMOKE_STAYED, space, 0)


@kernel
def explode(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """An explosion acts in all four directions, unless it brings the house down first.

    [R-084] [R-086] [RA-05] [R-085] [R-245] [P-091] [P-092]
    """
    note(journal, Happened.EXPLODED, space, 0)
    before = because(journal)
    strike(state, book, journal, space)
    for direction in range(DIRECTIONS):
        if state.ending == 0:
            blast(state, book, journal, space, direction)
    resume(state, journal, before)


@kernel
def blast(state: State, book: Book, journal: Journal | None, space: int, direction: int) -> None:
    """In one direction an explosion adds a fire, damages a wall or takes a closed door.  [R-101]"""
    if edge(state, space, direction, Side.WALL):
        hit_wall(state, book, journal, Happened.BLAST_HIT_WALL, space, direction)
        return
    if door_is_shut(state, space, direction):
        take_door(state, book, journal, Happened.BLAST_TOOK_CLOSED_DOOR, space, direction)
        return
    if edge(state, space, direction, Side.DOOR):
        take_door(state, book, journal, Happened.BLAST_TOOK_OPEN_DOOR, space, direction)
    there = beyond(book, space, direction)
    if burns(state, there):
        roll_on(state, book, journal, space, direction)
    elif smokes(state, there):
        light(state, book, journal, Happened.BLAST_LIT_SMOKE, there)
        if wave_rolls_on(state, book):
            roll_on(state, book, journal, space, direction)
    else:
        light(state, book, journal, Happened.BLAST_SET_FIRE, there)


@kernel
def wave_rolls_on(state: State, book: Book) -> int:
    """1 if a wave goes on once it has lit smoke; in 2011 it ends there.  [R-094] [P-Q11]"""
    return 1 if book.rules.wave_meets_smoke == WaveMeetsSmoke.ROLLS_ON and state.ending == 0 else 0


@kernel
def roll_on(state: State, book: Book, journal: Journal | None, space: int, direction: int) -> None:
    """Where there is fire already, the explosion becomes a shockwave.  [R-091] [P-093]"""
    note(journal, Happened.WAVE_BEGAN, space, direction)
    before = because(journal)
    shockwave(state, book, journal, beyond(book, space, direction), direction)
    resume(state, journal, before)


@kernel
def shockwave(state: State, book: Book, journal: Journal | None, space: int, direction: int) -> None:
    """A wave runs straight on over fire until something stops it.  [R-091] [R-092] [R-096] [R-100] [P-093] [P-101]"""
    while is_outside(space) == 0:
        strike_burning(state, book, journal, space)
        if state.ending != 0:
            return
        if edge(state, space, direction, Side.WALL):
            hit_wall(state, book, journal, Happened.WAVE_HIT_WALL, space, direction)
            return
        if door_is_shut(state, space, direction):
            take_door(state, book, journal, Happened.WAVE_TOOK_CLOSED_DOOR, space, direction)
            return
        if edge(state, space, direction, Side.DOOR):
            take_door(state, book, journal, Happened.WAVE_TOOK_OPEN_DOOR, space, direction)
        space = beyond(book, space, direction)
        if smokes(state, space):
            light(state, book, journal, Happened.WAVE_LIT_SMOKE, space)
            if not wave_rolls_on(state, book):
                return
        elif not burns(state, space):
            light(state, book, journal, Happened.WAVE_SET_FIRE, space)
            return
    note(journal, Happened.WAVE_FADED, space, direction)


@kernel
def light(state: State, book: Book, journal: Journal | None, how: int, space: int) -> None:
    """Fire comes to a space that had none, in 2011 also outside, as long as there are markers.

    [R-087] [R-088] [R-093] [R-094] [R-260] [R-032] [RD-28] [P-096] [P-097] [P-Q25] [P-Q27]
    """
    if is_outside(space) and book.rules.fire_outside == 0:
        note(journal, Happened.WAVE_VENTED, space, 0)
    elif set_fire(state, book, space):
        note(journal, how, space, 0)
        strike(state, book, journal, space)
    else:
        note(journal, Happened.NO_MARKER, space, 0)


@kernel
def hit_wall(state: State, book: Book, journal: Journal | None, how: int, space: int, direction: int) -> None:
    """A wall in the way takes one damage marker; nothing passes, even if that destroys it.  [R-089] [R-095] [P-094]"""
    note(journal, how, space, direction)
    before = because(journal)
    if spares_walls(state, book):
        note(journal, Happened.WALL_SPARED, space, direction)
    else:
        damage_wall(state, book, journal, space, direction)
    resume(state, journal, before)


@kernel
def take_door(state: State, book: Book, journal: Journal | None, how: int, space: int, direction: int) -> None:
    """A door in the way is destroyed; no damage marker is ever put there.

    [R-090] [R-097] [R-098] [R-099] [P-095] [P-098] [P-099]
    """
    if spares_doors(state, book):
        note(journal, Happened.DOOR_SPARED, space, direction)
    else:
        note(journal, how, space, direction)
        lose_door(state, book, space, direction)


@kernel
def flash_over(state: State, book: Book, journal: Journal | None) -> None:
    """Smoke next to fire becomes fire, again and again until none is left.

    [R-103] [R-104] [R-075] [R-246] [P-114] [P-115] [P-116]
    """
    while state.ending == 0:
        lit = beside(state, state.fire[0]) & state.smoke[0]
        if lit == 0:
            return
        state.fire[0] |= lit
        state.smoke[0] &= ~lit
        tell_flashover(state, book, journal, lit)


@kernel
def tell_flashover(state: State, book: Book, journal: Journal | None, lit: int) -> None:
    """The spaces that have caught fire, one by one."""
    while lit:
        space = lowest(lit)
        note(journal, Happened.FLASHED_OVER, space, 0)
        strike(state, book, journal, space)
        lit &= lit - 1
