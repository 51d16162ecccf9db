"""What every field of the rules can be set to, and the part of the game it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum

from ...errors import nearest
from .parts import HAZMATS, HOT_SPOTS, SPECIALISTS, STARVING, VEHICLES
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


@dataclass(frozen=True)
class Range:
    """The numbers from the least to the most, if there are any, and those that have names; for each entry of a row."""

    least: int = 0
    most: int = -1
    names: Mapping[str, int] = field(default_factory=dict)
    entries: tuple[str, ...] = ()
    part: str = ""

    def allows(self, number: int) -> bool:
        """Whether a number is one of those.

        >>> RANGES["starved_markers"].allows(-1), RANGES["damage_markers"].allows(-1)
        (True, False)
        """
        return self.least <= number <= self.most or number in self.names.values()

    def shown(self, number: int) -> int | str:
        """A number as people write it: by its name, if it has one.

        >>> RANGES["knockdown"].shown(KnockDown.LIES_DOWN), RANGES["damage_markers"].shown(24)
        ('lies-down', 24)
        """
        return next((name for name, value in self.names.items() if value == number), int(number))

    def meant(self, given: object) -> int | None:
        """The number that somebody wrote, if it is one of those.

        >>> RANGES["vehicles"].meant("on"), RANGES["vehicles"].meant(True), RANGES["vehicles"].meant("yes")
        (1, 1, None)
        """
        if isinstance(given, bool) and "on" in self.names:
            return int(given)
        if isinstance(given, str):
            return self.names.get(given)
        return given if type(given) is int and self.least <= given <= self.most else None

    def wrong(self, what: str, given: object) -> str:
        """What is wrong with something that was written, and what would be right.

        >>> RANGES["price_chop"].wrong("price_chop", 99)
        'price_chop is 99; expected a number from 1 to 9'
        >>> RANGES["vehicles"].wrong("vehicles", "onn")
        "vehicles: there is no choice 'onn'; did you mean 'on'? (there are: off, on)"
        """
        if isinstance(given, str) and self.most < self.least:
            return f"{what}: {nearest(given[:40], list(self.names), 'choice')}"
        numbers = [f"a number from {self.least} to {self.most}"] if self.least <= self.most else []
        names = [repr(name) for name in self.names]
        return f"{what} is {repr(given)[:40]}; expected {' or '.join(numbers + names)}"

    def of(self, part: str) -> Range:
        """The same for a field of a part of the game."""
        return replace(self, part=part)

    def for_each(self, entries: tuple[str, ...]) -> Range:
        """The same for each entry of a row."""
        return replace(self, entries=entries)


def worded(name: str) -> str:
    """The name of an enum's member as people write it.

    >>> worded("LIES_DOWN")
    'lies-down'
    """
    return name.lower().replace("_", "-")


def choice(kind: type[IntEnum]) -> Range:
    """The members of an enum by their names."""
    return Range(names={worded(member.name): int(member) for member in kind})


def number(least: int, most: int, **names: int) -> Range:
    """Numbers from the least to the most, and others that have names."""
    return Range(least, most, names)


ROLE_ENTRIES = tuple(worded(role.name) for role in Role)
CREW_ENTRIES = tuple(str(crew) for crew in range(1, CREWS + 1))
PRICE, SWITCH = number(1, 9), choice(Switch)


def for_roles(least: int, most: int, **names: int) -> Range:
    """A number for each specialist."""
    return number(least, most, **names).for_each(ROLE_ENTRIES).of(SPECIALISTS)


RANGES: dict[str, Range] = {
    "rulebook": choice(Rulebook),
    "points_per_turn": number(1, 9),
    "points_saved": number(0, 9),
    "price_move": PRICE,
    "price_move_into_fire": PRICE,
    "price_carry": PRICE,
    "price_door": PRICE,
    "price_remove_smoke": PRICE,
    "price_damp_fire": PRICE,
    "price_remove_fire": PRICE,
    "price_chop": PRICE,
    "threat_markers": number(20, 99),
    "limit_threat_markers": SWITCH,
    "damage_markers": number(8, 99),
    "action_markers": number(0, 99),
    "limit_action_markers": SWITCH,
    "victims": number(3, 30),
    "false_alarms": number(0, 30),
    "points_of_interest": number(1, 3),
    "victory": choice(Victory),
    "rescues_to_win": number(1, 30),
    "losses_to_lose": number(1, 30),
    "play_on": SWITCH,
    "end_on_fire": choice(EndOnFire),
    "knockdown": choice(KnockDown),
    "knockdown_distance": choice(Distance),
    "casualties": choice(Casualties),
    "second_fire": choice(SecondFire),
    "downed_rolls_fire": SWITCH,
    "entry": choice(Entry),
    "search": choice(Search),
    "new_poi": choice(NewPoi),
    "poi_on_smoke": SWITCH,
    "fire_outside": SWITCH,
    "wave_meets_smoke": choice(WaveMeetsSmoke),
    "water_reach": choice(Reach),
    "rescue": choice(Rescue),
    "opening": choice(SetUp),
    "setup_explosions": number(0, 6),
    "first_explosion_counts": SWITCH,
    "setup_poi_arrows": SWITCH,
    "random_setup_doors": choice(DoorsInSetUp),
    "starved_markers": number(0, 20, never=-1),
    "starved_again": number(0, 20, never=-1).of(STARVING),
    "starved_reach": choice(Reach).of(STARVING),
    "specialists": SWITCH,
    "dealing": choice(Dealing).of(SPECIALISTS),
    "specialist_shortage": choice(Shortage).of(SPECIALISTS),
    "role_points": for_roles(0, 9),
    "role_extra": for_roles(0, 9),
    "role_use": choice(Use).for_each(ROLE_ENTRIES).of(SPECIALISTS),
    "role_water": for_roles(0, 9, never=-1),
    "role_chop": for_roles(0, 9),
    "role_drive": for_roles(0, 9).of(VEHICLES),
    "role_gun": for_roles(0, 9).of(VEHICLES),
    "diagonal_role": choice(Role).of(SPECIALISTS),
    "price_treat": number(0, 9).of(SPECIALISTS),
    "treat_limit": number(0, 9).of(SPECIALISTS),
    "followers": number(0, 3).of(SPECIALISTS),
    "price_dispose": number(0, 9).of(SPECIALISTS),
    "price_identify": number(0, 9).of(SPECIALISTS),
    "captain_doors": SWITCH.of(SPECIALISTS),
    "captain_limit": number(0, 99).of(SPECIALISTS),
    "captain_cafs_limit": choice(CafsLimit).of(SPECIALISTS),
    "captain_consent": SWITCH.of(SPECIALISTS),
    "price_crew_change": number(0, 9).of(VEHICLES),
    "crew_change_pool": choice(CrewPool).of(VEHICLES),
    "vehicles": SWITCH,
    "radio": SWITCH.of(VEHICLES),
    "ride_with_load": SWITCH.of(VEHICLES),
    "collect_on_arrival": SWITCH.of(VEHICLES),
    "gun_reach": choice(Reach).of(VEHICLES),
    "gun_outside": SWITCH.of(VEHICLES),
    "gun_harms": SWITCH.of(VEHICLES),
    "hazmats": number(0, 5),
    "hazmat_stacking": SWITCH.of(HAZMATS),
    "hazmats_hidden": SWITCH.of(HAZMATS),
    "hazmats_count": SWITCH.of(HAZMATS),
    "hazmat_flashover": choice(HazmatFlashover).of(HAZMATS),
    "hot_spots": SWITCH,
    "hot_spots_more": number(0, 9).of(HOT_SPOTS),
    "hot_spots_crew": number(0, 9).for_each(CREW_ENTRIES).of(HOT_SPOTS),
    "hot_spots_reserve": number(0, 24).of(HOT_SPOTS),
    "flareup_check": choice(FlareUpCheck).of(HOT_SPOTS),
    "ruin_takes_all": SWITCH,
}
