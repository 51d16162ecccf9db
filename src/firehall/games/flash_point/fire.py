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
from .start import spares_doors, spares_walls
from .state import DIRECTIONS, Book, Side, State


@kernel
def advance(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """Smoke comes to the space that was rolled: it stays, becomes fire, or causes an explosion.

    [R-080] [R-081] [RA-34] [R-133]
    """
    note(journal, Happened.ROLLED, space, 0)
    because(journal)
    if burns(state, space):
        explode(state, book, journal, space)
    elif smokes(state, space):
        drop(state.smoke, space)
        add(state.fire, space)
        note(journal, Happened.SMOKE_ON_SMOKE, space, 0)
    elif not marker_left(state, book):
        note(journal, Happened.NO_MARKER, space, 0)
    elif (beside(state, state.fire[0]) >> space) & 1:
        add(state.fire, space)
        note(journal, Happened.SMOKE_BESIDE_FIRE, space, 0)
    else:
        add(state.smoke, space)
        note(journal, Happened.SMOKE_STAYED, space, 0)


@kernel
def explode(state: State, book: Book, journal: Journal | None, space: int) -> None:
    """An explosion acts in all four directions, unless it brings the house down first.

    [R-084] [R-086] [RA-05] [R-085]
    """
    note(journal, Happened.EXPLODED, space, 0)
    before = because(journal)
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
        note(journal, Happened.WAVE_BEGAN, space, direction)
        before = because(journal)
        shockwave(state, book, journal, there, direction)
        resume(state, journal, before)
    elif smokes(state, there):
        light(state, book, journal, Happened.BLAST_LIT_SMOKE, there)
    else:
        light(state, book, journal, Happened.BLAST_SET_FIRE, there)


@kernel
def shockwave(state: State, book: Book, journal: Journal | None, space: int, direction: int) -> None:
    """A wave runs straight on over fire until something stops it.  [R-091] [R-092] [R-096] [R-100]"""
    while is_outside(space) == 0:
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
            return
        if not burns(state, space):
            light(state, book, journal, Happened.WAVE_SET_FIRE, space)
            return
    note(journal, Happened.WAVE_FADED, space, direction)


@kernel
def light(state: State, book: Book, journal: Journal | None, how: int, space: int) -> None:
    """Fire comes to a space that had none, also outside, as long as there are markers.

    [R-087] [R-088] [R-093] [R-094] [R-260] [R-032] [RD-28]
    """
    if set_fire(state, book, space):
        note(journal, how, space, 0)
    else:
        note(journal, Happened.NO_MARKER, space, 0)


@kernel
def hit_wall(state: State, book: Book, journal: Journal | None, how: int, space: int, direction: int) -> None:
    """A wall in the way takes one damage marker; nothing passes, even if that destroys it.  [R-089] [R-095]"""
    note(journal, how, space, direction)
    before = because(journal)
    if spares_walls(state, book):
        note(journal, Happened.WALL_SPARED, space, direction)
    else:
        damage_wall(state, book, journal, space, direction)
    resume(state, journal, before)


@kernel
def take_door(state: State, book: Book, journal: Journal | None, how: int, space: int, direction: int) -> None:
    """A door in the way is destroyed; no damage marker is ever put there.  [R-090] [R-097] [R-098] [R-099]"""
    if spares_doors(state, book):
        note(journal, Happened.DOOR_SPARED, space, direction)
    else:
        note(journal, how, space, direction)
        lose_door(state, book, space, direction)


@kernel
def flash_over(state: State, journal: Journal | None) -> None:
    """Smoke next to fire becomes fire, again and again until none is left.  [R-103] [R-104] [R-075]"""
    while True:
        lit = beside(state, state.fire[0]) & state.smoke[0]
        if lit == 0:
            return
        state.fire[0] |= lit
        state.smoke[0] &= ~lit
        if journal is not None:
            while lit:
                note(journal, Happened.FLASHED_OVER, lowest(lit), 0)
                lit &= lit - 1
