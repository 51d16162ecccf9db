"""The numbers and choices in which editions of Flash Point differ: each stands in one field."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...core.record import I8, Ints, Row
from ..layers import Switch as Switch


class Rulebook(IntEnum):
    """The rulebook that is cited."""

    OF_2011 = 0
    OF_2010 = 1


class EndOnFire(IntEnum):
    """May a firefighter end a turn on a burning space?"""

    FORBIDDEN = 0
    KNOCKED_DOWN = 1
    ALLOWED = 2


class Distance(IntEnum):
    """How 'nearest' is measured when a firefighter is taken to the ambulance."""

    GRID = 0
    WALK = 1


class SetUp(IntEnum):
    """How the fire starts."""

    PRINTED = 0
    RANDOM = 1
    ROLLED = 2
    PLAIN = 3


class DoorsInSetUp(IntEnum):
    """What the explosions of the random set-up do to doors."""

    REMOVED = 0
    KEPT = 1


class Entry(IntEnum):
    """When firefighters come to the board."""

    SET_UP = 0
    FIRST_TURN = 1


class Search(IntEnum):
    """When new points of interest come to the board."""

    AFTER_THE_FIRE = 0
    BEFORE_THE_ACTIONS = 1


class NewPoi(IntEnum):
    """What happens to a point of interest that is rolled onto a space where it can't lie."""

    CLEARS_SPACE = 0
    FOLLOWS_ARROWS = 1


class Rescue(IntEnum):
    """Where a victim is safe."""

    OUTSIDE = 0
    AMBULANCE = 1


class Victory(IntEnum):
    """What wins the game."""

    ENOUGH_RESCUED = 0
    ALL_ACCOUNTED_FOR = 1


class KnockDown(IntEnum):
    """What becomes of a firefighter whom fire reaches."""

    NEAREST_SPACE = 0
    AMBULANCE = 1
    LIES_DOWN = 2


class Casualties(IntEnum):
    """When fire harms: as it comes, all whom it finds when it has advanced, or whom it reached, after the flashover."""

    AFTER_THE_FIRE = 0
    AT_ONCE = 1
    AFTER_FLASHOVER = 2


class SecondFire(IntEnum):
    """What becomes of fire that reaches a firefighter who lies on the ground already."""

    STAYS = 0
    REMOVED = 1


class WaveMeetsSmoke(IntEnum):
    """What a shockwave does once it has lit smoke."""

    STOPS = 0
    ROLLS_ON = 1


class Reach(IntEnum):
    """What counts as adjacent for water: spaces that nothing separates, or all that lie side by side."""

    OPEN = 0
    ANY = 1


class FlareUpCheck(IntEnum):
    """When it is judged whether a hot spot lies on the space rolled."""

    WHEN_ROLLED = 0
    AT_THE_END = 1


class HazmatFlashover(IntEnum):
    """When smoke catches fire between the explosions of several hazmats."""

    AFTER_ALL = 0
    AFTER_EACH = 1


class CafsLimit(IntEnum):
    """Which points the captain's limit on commanding the CAFS firefighter counts."""

    ANY_POINT = 0
    COMMAND_POINTS = 1


class CrewPool(IntEnum):
    """Which specialists can be changed to."""

    NOT_HELD = 0
    NEVER_HELD = 1


class Dealing(IntEnum):
    """How specialists come to their players."""

    CHOSEN = 0
    DRAWN = 1


class Shortage(IntEnum):
    """Who plays when there are more firefighters than specialists."""

    WITHOUT = 0
    DUPLICATES = 1


class Role(IntEnum):
    """The specialists.  [R-017]"""

    NONE = 0
    PARAMEDIC = 1
    CAPTAIN = 2
    IMAGING_TECHNICIAN = 3
    CAFS_FIREFIGHTER = 4
    HAZMAT_TECHNICIAN = 5
    GENERALIST = 6
    RESCUE_SPECIALIST = 7
    DRIVER = 8


class Use(IntEnum):
    """What special action points may be spent on."""

    ANYTHING = 0
    MOVING = 1
    WATER = 2
    COMMANDS = 3


ROLES = len(Role)
CREWS = 6


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
    victory: I8
    rescues_to_win: I8
    losses_to_lose: I8
    play_on: I8
    end_on_fire: I8
    knockdown: I8
    knockdown_distance: I8
    casualties: I8
    second_fire: I8
    downed_rolls_fire: I8
    entry: I8
    search: I8
    new_poi: I8
    poi_on_smoke: I8
    fire_outside: I8
    wave_meets_smoke: I8
    water_reach: I8
    rescue: I8
    opening: I8
    setup_explosions: I8
    first_explosion_counts: I8
    setup_poi_arrows: I8
    random_setup_doors: I8
    starved_markers: I8
    starved_again: I8
    starved_reach: I8
    specialists: I8
    dealing: I8
    specialist_shortage: I8
    role_points: Annotated[Ints, Row("i1", ROLES)]
    role_extra: Annotated[Ints, Row("i1", ROLES)]
    role_use: Annotated[Ints, Row("i1", ROLES)]
    role_water: Annotated[Ints, Row("i1", ROLES)]
    role_chop: Annotated[Ints, Row("i1", ROLES)]
    role_drive: Annotated[Ints, Row("i1", ROLES)]
    role_gun: Annotated[Ints, Row("i1", ROLES)]
    diagonal_role: I8
    price_treat: I8
    treat_limit: I8
    followers: I8
    price_dispose: I8
    price_identify: I8
    captain_doors: I8
    captain_limit: I8
    captain_cafs_limit: I8
    captain_consent: I8
    price_crew_change: I8
    crew_change_pool: I8
    vehicles: I8
    radio: I8
    ride_with_load: I8
    collect_on_arrival: I8
    gun_reach: I8
    gun_outside: I8
    gun_harms: I8
    hazmats: I8
    hazmat_stacking: I8
    hazmats_hidden: I8
    hazmats_count: I8
    hazmat_flashover: I8
    hot_spots: I8
    hot_spots_more: I8
    hot_spots_crew: Annotated[Ints, Row("i1", CREWS)]
    hot_spots_reserve: I8
    flareup_check: I8
    ruin_takes_all: I8
    rulebook: I8
    spare: Annotated[Ints, Row("i1", 6)]
