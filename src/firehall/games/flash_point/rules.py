"""The numbers and choices in which editions of Flash Point differ: each stands in one field."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...core.record import I8, Ints, Row


class Switch(IntEnum):
    """An option that is on or off."""

    OFF = 0
    ON = 1


class EndOnFire(IntEnum):
    """May a firefighter end a turn on a burning space?"""

    FORBIDDEN = 0
    KNOCKED_DOWN = 1


class Distance(IntEnum):
    """How 'nearest' is measured when a firefighter is taken to the ambulance."""

    GRID = 0
    WALK = 1


class SetUp(IntEnum):
    """How the fire of the family game starts."""

    PRINTED = 0
    RANDOM = 1
    ROLLED = 2


class DoorsInSetUp(IntEnum):
    """What the explosions of the random set-up do to doors."""

    REMOVED = 0
    KEPT = 1


class Rules:
    """One edition, with all its layers applied."""

    points_per_turn: I8
    points_saved: I8
    price_move: I8
    price_move_into_fire: I8
    price_carry: I8
    price_door: I8
    price_remove_smoke: I8
    price_damp_fire: I8
    price_remove_fire: I8
    price_chop: I8
    threat_markers: I8
    limit_threat_markers: I8
    damage_markers: I8
    action_markers: I8
    limit_action_markers: I8
    victims: I8
    false_alarms: I8
    points_of_interest: I8
    rescues_to_win: I8
    losses_to_lose: I8
    play_on: I8
    end_on_fire: I8
    knockdown_distance: I8
    family_setup: I8
    setup_explosions: I8
    random_setup_doors: I8
    spare: Annotated[Ints, Row("i1", 6)]
