"""Editions and named options: who sets which number, and from which rule."""

from __future__ import annotations

from ..layers import SWITCH, Edition, Layers, Option, Switch, Value
from .rules import (
    Decision,
    Goal,
    GoalNumber,
    Memory,
    PassRule,
    Removed,
    Rules,
    Spaces,
    StartLayout,
    StartRule,
)

STANDARD = Edition(
    "standard",
    2009,
    {
        "goal": Value(Goal.POINTS, "W-039"),
        "men": Value(12, "W-004"),
        "helpers": Value(4, "W-054"),
        "men_a_turn": Value(3, "W-019"),
        "tiles_of_each": Value(7, "A-005"),
        "more_threes": Value(1, "A-005"),
        "tiles_removed": Value(7, "W-006"),
        "removed": Value(Removed.SEVEN, "W-Q13"),
        "spaces": Value(Spaces.ONE_FOR_TWO, "A-007"),
        "start_rule": Value(StartRule.FIRST_SEAT, "W-Q23"),
        "start_layout": Value(StartLayout.OLDEST_CHOOSES, "W-Q24"),
        "firebreak": Value(Switch.OFF, "W-Q12"),
        "firebreak_decision": Value(Decision.DECLARED_FIRST, "W-Q08"),
        "firebreak_memory": Value(Memory.OWNER_ONLY, "W-Q10"),
        "high_summer": Value(Switch.OFF, "W-051"),
        "pass_rule": Value(PassRule.CONSECUTIVE, "W-Q05"),
        "goal_number": Value(GoalNumber.ONE, "W-Q15"),
    },
)
COOPERATIVE = Edition("cooperative", 2009, STANDARD.values | {"goal": Value(Goal.TOGETHER, "W-072")})
EDITIONS = {e.name: e for e in (STANDARD, COOPERATIVE)}

OPTIONS = {
    o.name: o
    for o in (
        Option("firebreak", "firebreak", SWITCH, "W-Q12"),
        Option(
            "firebreak-decision",
            "firebreak_decision",
            {"declared-first": Decision.DECLARED_FIRST, "after-looking": Decision.AFTER_LOOKING},
            "W-Q08",
        ),
        Option(
            "firebreak-memory",
            "firebreak_memory",
            {"owner-only": Memory.OWNER_ONLY, "nobody": Memory.NOBODY},
            "W-Q10",
        ),
        Option("high-summer", "high_summer", SWITCH, "W-051"),
        Option("goal-number", "goal_number", {"one": GoalNumber.ONE, "lowest": GoalNumber.LOWEST}, "W-Q15"),
        Option("tiles-removed", "removed", {"seven": Removed.SEVEN, "none": Removed.NONE}, "W-Q13"),
        Option(
            "tile-spaces",
            "spaces",
            {"1-1-2-2-3-3": Spaces.ONE_FOR_TWO, "1-2-2-2-3-3": Spaces.TWO_FOR_TWO},
            "A-007",
        ),
        Option("start-rule", "start_rule", {"first-seat": StartRule.FIRST_SEAT, "random": StartRule.RANDOM}, "W-Q23"),
        Option(
            "start-layout",
            "start_layout",
            {"oldest-chooses": StartLayout.OLDEST_CHOOSES, "random": StartLayout.RANDOM},
            "W-Q24",
        ),
        Option(
            "pass-rule",
            "pass_rule",
            {"consecutive": PassRule.CONSECUTIVE, "same-round": PassRule.SAME_ROUND},
            "W-Q05",
        ),
    )
}

LAYERS = Layers(Rules, EDITIONS, OPTIONS)
rules_of = LAYERS.rules_of
default_of = LAYERS.default_of
