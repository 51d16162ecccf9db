"""Options on one line."""

from __future__ import annotations

import sys

from firehall.games.flash_point.layers import open_options
from firehall.games.flash_point.setup import Setup
from firehall.notation import options_text
from firehall.save import read_options
from fuzz import common


def samples() -> list[str]:
    """Every option with each choice, and all of them at once."""
    single = [f"{option.name}={choice}" for option in open_options("family") for choice in option.choices]
    return [*single, ", ".join(single), ",".join(single[::2])]


def read(text: str) -> dict[str, str]:
    """The options of a line; what is wrong with them is listed, never raised."""
    options = read_options(text)
    assert all(why for _, why in Setup(options=options).problems())
    return options


check = common.round_trip(read, options_text)


if __name__ == "__main__":
    common.main(sys.modules[__name__])
