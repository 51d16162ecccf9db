"""What a finished game comes to."""

import pytest

from firehall.games.flash_point.results import End, Number, end, number, sides, won
from tests.support import given, play, rule

PLAY_ON = {"play-on-after-seven": "on"}


@pytest.mark.parametrize(
    ("position", "moves", "row"),
    [
        ({"victims": "3,1", "people": "3,1", "rescued": 6, "points": 2}, ["carry 3,0"], ["victory", 1, 7, 0, 0]),
        ({"fire": "1,1 1,2 1,3", "people": "3,3", "damage": 23, "roll": True}, ["roll 1,2"], ["collapse", 0, 0, 0, 24]),
        (
            {"victims": "3,1", "people": "3,1", "rescued": 9, "won": True, "unseen": (0, 5), "options": PLAY_ON},
            ["carry 3,0"],
            ["perfect", 1, 10, 0, 0],
        ),
        (
            {"fire": "1,1 1,2 1,3", "people": "3,3", "rescued": 7, "won": True, "damage": 23, "roll": True}
            | {"options": PLAY_ON},
            ["roll 1,2"],
            ["late_collapse", 1, 7, 0, 24],
        ),
        (
            {
                "smoke": "3,1",
                "fire": "1,1",
                "victims": "3,1",
                "people": "5,5",
                "lost": 3,
                "roll": True,
                "hidden": "6,6",
            },
            ["roll 3,1"],
            ["losses", 0, 0, 4, 0],
        ),
    ],
    ids=["victory", "collapse", "perfect", "late collapse", "losses"],
)
@rule("R-001", "R-124", "R-125", "R-126", "R-127")
def test_a_game_says_how_it_ended_and_what_counts(position: dict, moves: list[str], row: list[object]) -> None:
    game = given(on="front", **position)
    assert end(game.state, game.book) == End.NONE
    play(game, *moves)
    state, book = game.state, game.book
    numbers = [number(state, book, 0, which) for which in (Number.RESCUED, Number.LOST, Number.DAMAGE)]
    assert [End(end(state, book)).name.lower(), won(state, book, 0), *numbers] == row
    assert sides(state, book) == 1
