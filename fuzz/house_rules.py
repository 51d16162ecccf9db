"""House rules."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from firehall.games.flash_point import house_rules
from firehall.games.flash_point.setup import Setup
from fuzz import common

SAMPLES = [
    'extends = "flash-point/family"\n\n[options]\nend-on-fire = "knocked-down"\n\n[rules]\ndamage_markers = 30\n',
    'extends = "flash-point/experienced"\nname = "Long night"\nlevel = "heroic"\n\n[rules]\nknockdown = "lies-down"\n'
    "role_points.captain = 5\nhot_spots_crew = { 3 = 4 }\n",
    'extends = "2010-advanced"\nlevel = "two-alarm"\n[rules.role_drive]\ndriver = 1\n'
    "[options]\nsplash-outside = true\n",
    'extends = "mine.toml"\n[rules]\nvehicles = "on"\n',
]


def samples() -> list[str]:
    """House rules as people write them."""
    return SAMPLES


def read(text: str) -> house_rules.HouseRules:
    """House rules in a file; what they ask for is checked, and never raises."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mine.toml"
        file.write_bytes(text.encode("utf-8", "replace"))
        found = house_rules.read(file)
    assert all(why for _, why in Setup(house=found).problems())
    return house_rules.read_lines("\n".join(found.lines()), found.edition, found.name)


def write(found: house_rules.HouseRules) -> str:
    """The same as a file."""
    return "\n".join([f"extends = {found.edition!r}", "[rules]", *found.lines()])


check = common.round_trip(read, write)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
