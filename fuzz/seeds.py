"""Seeds."""

from __future__ import annotations

import sys

from firehall.core import seeds
from fuzz import common


def samples() -> list[str]:
    """Seeds as people write them."""
    return ["0", "17", "0xff", "0b101", "0o17", "1_000", " 5 ", str(2**128 - 1), hex(2**127)]


check = common.round_trip(seeds.read, str)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
