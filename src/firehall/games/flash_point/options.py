"""Named options: questions that the rulebooks leave open or to the table, with the values of every answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .editions import EXPERIENCED, OFF, ON, Number
from .rules import (
    CafsLimit,
    Casualties,
    CrewPool,
    Dealing,
    Distance,
    DoorsInSetUp,
    EndOnFire,
    FlareUpCheck,
    HazmatFlashover,
    KnockDown,
    Reach,
    Rescue,
    SecondFire,
    SetUp,
    Shortage,
    WaveMeetsSmoke,
)

Fields = Mapping[str, Number]
FAMILY, VETERANS, BASIC, ADVANCED = ("family",), ("experienced",), ("2010-basic",), ("2010-advanced",)
RETAIL, PROTOTYPE = FAMILY + VETERANS, BASIC + ADVANCED
ALL = RETAIL + PROTOTYPE


@dataclass(frozen=True)
class Option:
    """A named option: what each of its choices sets, the ruling that left it open, and where it can be chosen."""

    name: str
    choices: Mapping[str, Fields]
    ruling: str
    editions: tuple[str, ...]
    levels: tuple[str, ...] = ()

    @property
    def fields(self) -> list[str]:
        """The fields that its choices set."""
        return list(dict.fromkeys(name for fields in self.choices.values() for name in fields))

    def is_open(self, edition: str, level: str) -> bool:
        """Whether an edition leaves it open, at a level."""
        return edition in self.editions and (not self.levels or level in self.levels)


def about(field: str, **choices: int) -> dict[str, Fields]:
    """The choices of an option about one field; hyphens stand for the underscores of the names.

    >>> about("play_on", off=0, on=1)
    {'off': {'play_on': 0}, 'on': {'play_on': 1}}
    """
    return {name.strip("_").replace("_", "-"): {field: value} for name, value in choices.items()}


def switch(field: str) -> dict[str, Fields]:
    """The choices off and on."""
    return about(field, off=OFF, on=ON)


WITHOUT_DRIVER = tuple(EXPERIENCED.values["role_points"].value[:-1]) + (0,)  # type: ignore[index]
WITHOUT_VEHICLES: Fields = {
    "vehicles": OFF,
    "hot_spots": OFF,
    "rescue": Rescue.OUTSIDE,
    "knockdown": KnockDown.NEAREST_SPACE,
    "price_crew_change": 0,
    "role_points": WITHOUT_DRIVER,
}

OPTIONS = {
    option.name: option
    for option in (
        Option(
            "family-setup",
            about("opening", printed=SetUp.PRINTED, random=SetUp.RANDOM, rolled=SetUp.ROLLED),
            "R-254",
            FAMILY,
        ),
        Option(
            "random-setup-doors",
            about("random_setup_doors", removed=DoorsInSetUp.REMOVED, kept=DoorsInSetUp.KEPT),
            "RA-43",
            FAMILY,
        ),
        Option(
            "end-on-fire",
            about("end_on_fire", forbidden=EndOnFire.FORBIDDEN, knocked_down=EndOnFire.KNOCKED_DOWN),
            "RA-22",
            RETAIL,
        ),
        Option(
            "knockdown-distance", about("knockdown_distance", grid=Distance.GRID, walk=Distance.WALK), "RA-14", FAMILY
        ),
        Option("limit-threat-markers", about("limit_threat_markers", _33=ON, unlimited=OFF), "RA-28", RETAIL),
        Option("limit-action-markers", switch("limit_action_markers"), "RA-27", RETAIL),
        Option("play-on-after-seven", switch("play_on"), "RA-03", RETAIL),
        Option(
            "experienced-parts",
            {
                "all": {"vehicles": ON, "hot_spots": ON},
                "vehicles": {"hot_spots": OFF},
                "specialists-hazmats": WITHOUT_VEHICLES,
            },
            "RA-66",
            VETERANS,
        ),
        Option(
            "specialists", about("dealing", chosen=Dealing.CHOSEN, drawn=Dealing.DRAWN), "R-194", VETERANS + ADVANCED
        ),
        Option("heroic-hazmats", about("hazmats", _5=5, _4=4), "RD-01", VETERANS, ("heroic",)),
        Option("hazmat-stacking", about("hazmat_stacking", allowed=ON, rolled_again=OFF), "RA-37", VETERANS),
        Option(
            "hazmat-flashover",
            about("hazmat_flashover", after_all=HazmatFlashover.AFTER_ALL, after_each=HazmatFlashover.AFTER_EACH),
            "RA-36",
            VETERANS,
        ),
        Option(
            "flareup-check",
            about("flareup_check", when_rolled=FlareUpCheck.WHEN_ROLLED, at_the_end=FlareUpCheck.AT_THE_END),
            "RA-35",
            VETERANS,
        ),
        Option(
            "captain-cafs-limit",
            about("captain_cafs_limit", any_point=CafsLimit.ANY_POINT, command_point=CafsLimit.COMMAND_POINTS),
            "RD-10",
            VETERANS,
        ),
        Option("captain-consent", switch("captain_consent"), "RA-52", VETERANS),
        Option(
            "crew-change-pool",
            about("crew_change_pool", not_held=CrewPool.NOT_HELD, never_held=CrewPool.NEVER_HELD),
            "RD-31",
            VETERANS,
        ),
        Option("ride-with-victim", about("ride_with_load", yes=ON, no=OFF), "RA-59", VETERANS),
        Option(
            "may-end-turn-in-fire",
            about("end_on_fire", yes=EndOnFire.ALLOWED, no=EndOnFire.FORBIDDEN),
            "P-Q10",
            PROTOTYPE,
        ),
        Option("extinguish-reach", about("water_reach", contiguous=Reach.OPEN, adjacent=Reach.ANY), "P-Q06", PROTOTYPE),
        Option(
            "wave-meets-smoke",
            about("wave_meets_smoke", rolls_on=WaveMeetsSmoke.ROLLS_ON, stops=WaveMeetsSmoke.STOPS),
            "P-Q11",
            PROTOTYPE,
        ),
        Option("downed-player-rolls-fire", about("downed_rolls_fire", yes=ON, no=OFF), "P-Q14", PROTOTYPE),
        Option(
            "second-fire-on-downed",
            about("second_fire", stays=SecondFire.STAYS, removed=SecondFire.REMOVED),
            "P-Q16",
            PROTOTYPE,
        ),
        Option(
            "knockdown-timing",
            about("casualties", at_once=Casualties.AT_ONCE, after_flashover=Casualties.AFTER_FLASHOVER),
            "P-Q17",
            PROTOTYPE,
        ),
        Option("disc-shortage", about("limit_threat_markers", skip=ON, unlimited=OFF), "P-Q27", PROTOTYPE),
        Option("oxygen-repeat-threshold", about("starved_again", _3=3, _4=4), "P-D04", PROTOTYPE),
        Option("oxygen-through-walls", about("starved_reach", yes=Reach.ANY, no=Reach.OPEN), "P-Q28", PROTOTYPE),
        Option("setup-explosions-total", about("first_explosion_counts", yes=ON, no=OFF), "P-Q39", ADVANCED),
        Option("ambulance-collects-on-arrival", about("collect_on_arrival", yes=ON, no=OFF), "P-Q44", ADVANCED),
        Option("engine-takes-victims", about("ride_with_load", yes=ON, no=OFF), "P-Q45", ADVANCED),
        Option("splash-outside", about("gun_outside", no=OFF, yes=ON), "P-Q47", ADVANCED),
        Option("treat-limit", about("treat_limit", _3=3, _2=2, _1=1), "P-Q51", ADVANCED),
        Option("hazmat-counts-as-poi", about("hazmats_count", yes=ON, no=OFF), "P-Q55", ADVANCED),
        Option(
            "specialist-shortage",
            about("specialist_shortage", without_card=Shortage.WITHOUT, duplicates=Shortage.DUPLICATES),
            "P-Q58",
            ADVANCED,
        ),
    )
}
