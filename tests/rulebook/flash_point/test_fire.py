"""Advancing the fire."""

from tests.support import at_edge, fires, given, play, rule, smokes


@rule("RE-12", "R-101", "R-087", "R-088", "R-089", "R-090")
def test_an_explosion_does_one_of_three_things_in_every_direction() -> None:
    game = given(
        fire="3,3", smoke="3,4", destroyed="2,3-3,3", opened="3,2-3,3", damaged="3,3-4,3", people="6,8", roll=True
    )
    play(game, "roll 3,3")
    assert fires(game) == "2,3 3,2 3,3 3,4"
    assert smokes(game) == ""
    assert at_edge(game, "3,2-3,3") == "o"
    assert at_edge(game, "3,3-4,3") == "x"
    assert game.state.damage == 4
