"""Two hazmats on one space in the set-up: allowed, or rolled again.  [RA-37]"""

from __future__ import annotations

import pytest

import firehall
from firehall.games.flash_point.state import Ask

from ...support import asks, rule


@rule("R-153", "RA-37")
@pytest.mark.parametrize(("choice", "placed"), [("allowed", 2), ("rolled-again", 1)])
def test_a_second_hazmat_on_a_space_stays_or_is_rolled_again(choice: str, placed: int) -> None:
    game = firehall.new(edition="experienced", crew=3, options={"hazmat-stacking": choice}, real_dice=True)
    while asks(game) != Ask.HAZMAT_ROLL:
        game.play(str(next(iter(game.chances))))
    space = str(next(iter(game.chances)))
    game.play(space)
    assert (firehall.Move(space) in game.chances) == (placed == 2)
    assert [event.name for event in game.play(space)] == ["setup-hazmat" if placed == 2 else "setup-hazmat-rejected"]
    assert game.state.hazmats_rolled == placed
