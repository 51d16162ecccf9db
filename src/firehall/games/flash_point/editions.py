"""Editions of Flash Point and their levels: each states in what it differs from another, and from which rule."""

from __future__ import annotations

from dataclasses import dataclass, field

from .rules import (
    CREWS,
    CafsLimit,
    Casualties,
    CrewPool,
    Dealing,
    Distance,
    DoorsInSetUp,
    EndOnFire,
    Entry,
    FlareUpCheck,
    HazmatFlashover,
    KnockDown,
    NewPoi,
    Reach,
    Rescue,
    Role,
    Rulebook,
    Search,
    SecondFire,
    SetUp,
    Shortage,
    Switch,
    Use,
    Victory,
    WaveMeetsSmoke,
)

Number = int | tuple[int, ...]


@dataclass(frozen=True)
class Value:
    """What a layer says about one field, and the rule or ruling it has it from."""

    value: Number
    source: str


Values = dict[str, Value]


@dataclass(frozen=True)
class Edition:
    """One printed game: in which values it differs from the edition it is `like`, and its levels from itself."""

    name: str
    year: int
    values: Values
    like: str = ""
    board: str = "front"
    levels: dict[str, Values] = field(default_factory=dict)


def by_role(**special: int) -> tuple[int, ...]:
    """A number for each specialist, 0 for those that are not named.

    >>> by_role(cafs_firefighter=3)[Role.CAFS_FIREFIGHTER]
    3
    """
    return tuple(special.get(role.name.lower(), 0) for role in Role)


def for_all(usual: int, **special: int) -> tuple[int, ...]:
    """A number for whoever it is, specialist or not, but for those that are named.

    >>> for_all(4, driver=2)[Role.DRIVER], for_all(4, driver=2)[Role.NONE]
    (2, 4)
    """
    return tuple(special.get(role.name.lower(), usual) for role in Role)


OFF, ON = Switch.OFF, Switch.ON

FAMILY = Edition(
    "family",
    2011,
    {
        "rulebook": Value(Rulebook.OF_2011, "R-001"),
        "points_per_turn": Value(4, "R-049"),
        "points_saved": Value(4, "R-054"),
        "price_move": Value(1, "R-056"),
        "price_move_into_fire": Value(2, "R-057"),
        "price_carry": Value(2, "R-058"),
        "price_door": Value(1, "R-069"),
        "price_remove_smoke": Value(1, "R-072"),
        "price_damp_fire": Value(1, "R-073"),
        "price_remove_fire": Value(2, "R-074"),
        "price_chop": Value(2, "R-077"),
        "threat_markers": Value(33, "R-007"),
        "limit_threat_markers": Value(ON, "RA-28"),
        "damage_markers": Value(24, "R-009"),
        "action_markers": Value(21, "R-012"),
        "limit_action_markers": Value(OFF, "RA-27"),
        "victims": Value(10, "R-036"),
        "false_alarms": Value(5, "R-036"),
        "points_of_interest": Value(3, "R-115"),
        "victory": Value(Victory.ENOUGH_RESCUED, "R-124"),
        "rescues_to_win": Value(7, "R-124"),
        "losses_to_lose": Value(4, "R-126"),
        "play_on": Value(OFF, "RA-03"),
        "ruin_takes_all": Value(ON, "R-128"),
        "end_on_fire": Value(EndOnFire.FORBIDDEN, "RA-22"),
        "knockdown": Value(KnockDown.NEAREST_SPACE, "R-110"),
        "knockdown_distance": Value(Distance.GRID, "RA-14"),
        "casualties": Value(Casualties.AFTER_THE_FIRE, "R-102"),
        "second_fire": Value(SecondFire.STAYS, "R-112"),
        "downed_rolls_fire": Value(ON, "R-114"),
        "entry": Value(Entry.SET_UP, "R-044"),
        "search": Value(Search.AFTER_THE_FIRE, "R-048"),
        "new_poi": Value(NewPoi.CLEARS_SPACE, "R-119"),
        "poi_on_smoke": Value(OFF, "R-119"),
        "fire_outside": Value(ON, "R-087"),
        "wave_meets_smoke": Value(WaveMeetsSmoke.STOPS, "R-094"),
        "water_reach": Value(Reach.OPEN, "R-071"),
        "rescue": Value(Rescue.OUTSIDE, "R-067"),
        "opening": Value(SetUp.PRINTED, "R-254"),
        "setup_explosions": Value(3, "R-255"),
        "first_explosion_counts": Value(ON, "R-255"),
        "setup_poi_arrows": Value(OFF, "R-255"),
        "random_setup_doors": Value(DoorsInSetUp.REMOVED, "RA-43"),
        "starved_markers": Value(-1, "R-260"),
        "starved_again": Value(-1, "R-260"),
        "starved_reach": Value(Reach.ANY, "R-260"),
        "specialists": Value(OFF, "R-043"),
        "dealing": Value(Dealing.CHOSEN, "R-043"),
        "specialist_shortage": Value(Shortage.WITHOUT, "R-043"),
        "role_points": Value(by_role(), "R-043"),
        "role_extra": Value(by_role(), "R-043"),
        "role_use": Value(by_role(), "R-043"),
        "role_water": Value(by_role(), "R-043"),
        "role_chop": Value(by_role(), "R-043"),
        "role_drive": Value(by_role(), "R-043"),
        "role_gun": Value(by_role(), "R-043"),
        "diagonal_role": Value(Role.NONE, "R-063"),
        "price_treat": Value(0, "R-043"),
        "treat_limit": Value(0, "R-043"),
        "followers": Value(0, "R-043"),
        "price_dispose": Value(0, "R-043"),
        "price_identify": Value(0, "R-043"),
        "captain_doors": Value(OFF, "R-043"),
        "captain_limit": Value(0, "R-043"),
        "captain_cafs_limit": Value(CafsLimit.ANY_POINT, "R-043"),
        "captain_consent": Value(OFF, "R-043"),
        "price_crew_change": Value(0, "R-043"),
        "crew_change_pool": Value(CrewPool.NOT_HELD, "R-043"),
        "vehicles": Value(OFF, "R-043"),
        "radio": Value(OFF, "R-043"),
        "ride_with_load": Value(OFF, "R-043"),
        "collect_on_arrival": Value(OFF, "R-043"),
        "gun_reach": Value(Reach.OPEN, "R-043"),
        "gun_outside": Value(OFF, "R-043"),
        "gun_harms": Value(OFF, "R-043"),
        "hazmats": Value(0, "R-043"),
        "hazmat_stacking": Value(ON, "R-043"),
        "hazmats_hidden": Value(OFF, "R-043"),
        "hazmats_count": Value(OFF, "R-043"),
        "hazmat_flashover": Value(HazmatFlashover.AFTER_ALL, "R-043"),
        "hot_spots": Value(OFF, "R-043"),
        "hot_spots_more": Value(0, "R-043"),
        "hot_spots_crew": Value((0,) * CREWS, "R-043"),
        "hot_spots_reserve": Value(0, "R-043"),
        "flareup_check": Value(FlareUpCheck.WHEN_ROLLED, "R-043"),
    },
)

EXPERIENCED = Edition(
    "experienced",
    2011,
    {
        "knockdown": Value(KnockDown.AMBULANCE, "R-243"),
        "new_poi": Value(NewPoi.FOLLOWS_ARROWS, "R-251"),
        "rescue": Value(Rescue.AMBULANCE, "R-169"),
        "opening": Value(SetUp.ROLLED, "R-147"),
        "specialists": Value(ON, "R-155"),
        "dealing": Value(Dealing.CHOSEN, "R-194"),
        "role_points": Value(
            by_role(
                paramedic=4,
                captain=4,
                imaging_technician=4,
                cafs_firefighter=3,
                hazmat_technician=4,
                generalist=5,
                rescue_specialist=4,
                driver=4,
            ),
            "R-194",
        ),
        "role_extra": Value(by_role(cafs_firefighter=3, captain=2, rescue_specialist=3), "RA-50"),
        "role_use": Value(
            by_role(cafs_firefighter=Use.WATER, captain=Use.COMMANDS, rescue_specialist=Use.MOVING), "RA-50"
        ),
        "role_water": Value(for_all(1, paramedic=2, rescue_specialist=2), "RA-51"),
        "role_chop": Value(by_role(rescue_specialist=1), "R-215"),
        "role_drive": Value(for_all(2), "R-170"),
        "role_gun": Value(for_all(4, driver=2), "R-220"),
        "price_treat": Value(1, "R-196"),
        "treat_limit": Value(3, "R-013"),
        "followers": Value(1, "R-199"),
        "price_dispose": Value(2, "R-206"),
        "price_identify": Value(1, "R-219"),
        "captain_doors": Value(ON, "R-209"),
        "captain_limit": Value(1, "R-213"),
        "captain_cafs_limit": Value(CafsLimit.ANY_POINT, "RD-10"),
        "captain_consent": Value(OFF, "RA-52"),
        "price_crew_change": Value(2, "R-224"),
        "crew_change_pool": Value(CrewPool.NOT_HELD, "RD-31"),
        "vehicles": Value(ON, "R-165"),
        "radio": Value(ON, "R-172"),
        "ride_with_load": Value(ON, "RA-59"),
        "collect_on_arrival": Value(ON, "R-180"),
        "gun_reach": Value(Reach.OPEN, "R-192"),
        "gun_harms": Value(OFF, "R-193"),
        "hazmat_stacking": Value(ON, "RA-37"),
        "hazmat_flashover": Value(HazmatFlashover.AFTER_ALL, "RA-36"),
        "hot_spots": Value(ON, "R-235"),
        "hot_spots_crew": Value((0, 0, 2, 3, 3, 3), "R-159"),
        "flareup_check": Value(FlareUpCheck.WHEN_ROLLED, "RA-35"),
    },
    like="family",
    levels={
        "recruit": {
            "setup_explosions": Value(3, "R-143"),
            "hazmats": Value(3, "R-143"),
            "hot_spots_more": Value(0, "R-158"),
            "hot_spots_reserve": Value(6, "R-160"),
        },
        "veteran": {
            "setup_explosions": Value(3, "R-144"),
            "hazmats": Value(4, "R-144"),
            "hot_spots_more": Value(3, "R-158"),
            "hot_spots_reserve": Value(6, "R-160"),
        },
        "heroic": {
            "setup_explosions": Value(4, "R-145"),
            "hazmats": Value(5, "RD-01"),
            "hot_spots_more": Value(3, "R-158"),
            "hot_spots_reserve": Value(12, "R-160"),
        },
    },
)

BASIC_2010 = Edition(
    "2010-basic",
    2010,
    {
        "rulebook": Value(Rulebook.OF_2010, "P-006"),
        "price_move": Value(1, "P-065"),
        "price_move_into_fire": Value(2, "P-066"),
        "price_carry": Value(2, "P-067"),
        "price_door": Value(1, "P-068"),
        "price_remove_smoke": Value(1, "P-072"),
        "price_damp_fire": Value(1, "P-073"),
        "price_remove_fire": Value(2, "P-074"),
        "price_chop": Value(2, "P-075"),
        "points_per_turn": Value(4, "P-050"),
        "points_saved": Value(4, "P-083"),
        "action_markers": Value(24, "P-082"),
        "threat_markers": Value(36, "P-012"),
        "limit_threat_markers": Value(ON, "P-Q27"),
        "damage_markers": Value(30, "P-018"),
        "victims": Value(8, "P-043"),
        "false_alarms": Value(4, "P-043"),
        "points_of_interest": Value(3, "P-053"),
        "victory": Value(Victory.ALL_ACCOUNTED_FOR, "P-132"),
        "rescues_to_win": Value(6, "P-133"),
        "losses_to_lose": Value(3, "P-130"),
        "ruin_takes_all": Value(OFF, "P-131"),
        "end_on_fire": Value(EndOnFire.ALLOWED, "P-Q10"),
        "knockdown": Value(KnockDown.LIES_DOWN, "P-103"),
        "casualties": Value(Casualties.AT_ONCE, "P-Q17"),
        "second_fire": Value(SecondFire.STAYS, "P-Q16"),
        "downed_rolls_fire": Value(ON, "P-Q14"),
        "entry": Value(Entry.FIRST_TURN, "P-063"),
        "search": Value(Search.BEFORE_THE_ACTIONS, "P-048"),
        "new_poi": Value(NewPoi.FOLLOWS_ARROWS, "P-060"),
        "poi_on_smoke": Value(ON, "P-056"),
        "fire_outside": Value(OFF, "P-097"),
        "wave_meets_smoke": Value(WaveMeetsSmoke.ROLLS_ON, "P-Q11"),
        "water_reach": Value(Reach.OPEN, "P-Q06"),
        "rescue": Value(Rescue.OUTSIDE, "P-126"),
        "opening": Value(SetUp.PRINTED, "P-045"),
        "setup_explosions": Value(0, "P-045"),
        "setup_poi_arrows": Value(ON, "P-Q42"),
        "starved_markers": Value(4, "P-117"),
        "starved_again": Value(3, "P-D04"),
        "starved_reach": Value(Reach.ANY, "P-Q28"),
    },
    like="family",
    board="prototype",
)

ADVANCED_2010 = Edition(
    "2010-advanced",
    2010,
    {
        "rescue": Value(Rescue.AMBULANCE, "P-148"),
        "opening": Value(SetUp.PLAIN, "P-141"),
        "first_explosion_counts": Value(ON, "P-Q39"),
        "specialists": Value(ON, "P-146"),
        "dealing": Value(Dealing.CHOSEN, "P-176"),
        "specialist_shortage": Value(Shortage.WITHOUT, "P-Q58"),
        "role_points": Value(by_role(paramedic=4, captain=4, rescue_specialist=4, driver=4), "P-050"),
        "role_water": Value(for_all(1, rescue_specialist=-1), "P-184"),
        "role_chop": Value(by_role(rescue_specialist=1), "P-185"),
        "role_drive": Value(for_all(4, driver=2), "P-161"),
        "role_gun": Value(for_all(4, driver=2), "P-166"),
        "diagonal_role": Value(Role.RESCUE_SPECIALIST, "P-186"),
        "price_treat": Value(2, "P-177"),
        "treat_limit": Value(3, "P-Q51"),
        "followers": Value(3, "P-180"),
        "captain_doors": Value(OFF, "P-181"),
        "captain_limit": Value(99, "P-183"),
        "vehicles": Value(ON, "P-147"),
        "radio": Value(OFF, "P-160"),
        "ride_with_load": Value(ON, "P-Q45"),
        "collect_on_arrival": Value(ON, "P-Q44"),
        "gun_reach": Value(Reach.ANY, "P-169"),
        "gun_outside": Value(OFF, "P-Q47"),
        "gun_harms": Value(ON, "P-170"),
        "hazmats_hidden": Value(ON, "P-199"),
        "hazmats_count": Value(ON, "P-Q55"),
        "hazmat_flashover": Value(HazmatFlashover.AFTER_EACH, "P-D03"),
    },
    like="2010-basic",
    board="prototype",
    levels={
        "one-alarm": {
            "setup_explosions": Value(2, "P-139"),
            "victims": Value(6, "P-139"),
            "rescues_to_win": Value(4, "P-133"),
            "false_alarms": Value(3, "P-139"),
            "hazmats": Value(2, "P-139"),
        },
        "two-alarm": {
            "setup_explosions": Value(3, "P-139"),
            "victims": Value(8, "P-139"),
            "rescues_to_win": Value(6, "P-133"),
            "false_alarms": Value(4, "P-139"),
            "hazmats": Value(3, "P-139"),
        },
        "three-alarm": {
            "setup_explosions": Value(4, "P-139"),
            "victims": Value(10, "P-139"),
            "rescues_to_win": Value(8, "P-133"),
            "false_alarms": Value(5, "P-139"),
            "hazmats": Value(4, "P-139"),
        },
    },
)

EDITIONS = {edition.name: edition for edition in (FAMILY, EXPERIENCED, BASIC_2010, ADVANCED_2010)}
