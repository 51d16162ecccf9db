"""A game of 2010 speaks of its own rules."""

from __future__ import annotations

import pytest

from firehall.games.flash_point.events import RULES
from firehall.games.flash_point.happened import Happened
from firehall.games.flash_point.refusals import RULE_OF
from firehall.games.flash_point.rulebooks import EVENTS_2010, REFUSALS_2010
from firehall.games.flash_point.why import Why
from firehall.words import LANGUAGES, known
from tests.rulebook.flash_point_2010.houses import basic, begun
from tests.support import given, play, refused, rule, wander

ELSEWHERE = {
    Happened.SETUP_REJECTED, Happened.SETUP_POI_ROLLED, Happened.WALL_SPARED, Happened.DOOR_SPARED,
    Happened.KNOCKED_DOWN, Happened.TAKEN_TO_AMBULANCE, Happened.VICTIM_LOST, Happened.LOST_WAS_VICTIM,
    Happened.LOST_WAS_FALSE_ALARM, Happened.OUTSIDE_FIRE_REMOVED, Happened.SETUP_OUTSIDE_FIRE_REMOVED,
    Happened.POI_CLEARED_SPACE, Happened.POI_MET_FIREFIGHTER, Happened.RUIN_TOOK_VICTIM, Happened.RUIN_WAS_VICTIM,
    Happened.RUIN_WAS_FALSE_ALARM, Happened.WON, Happened.SETUP_HAZMAT, Happened.SETUP_HAZMAT_REJECTED,
    Happened.SETUP_HOT_SPOT, Happened.SETUP_HOT_SPOT_REJECTED, Happened.HAZMAT_DISPOSED, Happened.IDENTIFIED,
    Happened.COMMAND_REFUSED, Happened.CHANGED_CREW, Happened.FLARED_UP, Happened.HOT_SPOT_PLACED,
}  # fmt: skip
REFUSED_ELSEWHERE = {Why.NOT_NEAREST, Why.CAFS_LIMIT, Why.NOT_FIRST_ACTION, Why.FIREFIGHTER_IN_QUADRANT}


@rule("P-006", "P-085", "P-075")
def test_an_event_cites_the_rulebook_that_is_played() -> None:
    for edition, rolled, chopped in (("family", "R-080", "R-077"), ("2010-basic", "P-085", "P-075")):
        game = given(edition=edition, people="1,1", hidden="6,1 6,2 6,3")
        play(game, "chop 0,1-1,1", "end", "roll 5,5")
        rules = {event.name: event.rule for event in game.events}
        assert (rules["rolled"], rules["chopped"]) == (rolled, chopped)
        assert f"[{rolled}]" in " ".join(map(str, game.events))


@rule("P-006", "P-079")
def test_so_does_a_refusal() -> None:
    assert refused(given(edition="family", people="1,1", points=0), "move 1,2") == "R-050"
    assert refused(basic(people="1,1", points=0), "move 1,2") == "P-079"


@rule("P-006")
@pytest.mark.parametrize("happened", list(Happened), ids=lambda happened: happened.name.lower())
def test_every_event_of_2010_has_a_rule_of_2010(happened: Happened) -> None:
    own = EVENTS_2010.get(happened, RULES[happened][0])
    assert own.startswith("P-") == (happened not in ELSEWHERE)
    assert all(known(own, language) for language in LANGUAGES)


@rule("P-006")
@pytest.mark.parametrize("why", [why for why in Why if why], ids=lambda why: why.name.lower())
def test_every_refusal_of_2010_has_a_rule_of_2010(why: Why) -> None:
    own = REFUSALS_2010.get(why, RULE_OF[why])
    assert own.startswith("P-") == (why not in REFUSED_ELSEWHERE)
    assert all(known(own, language) for language in LANGUAGES)


@rule("P-006")
@pytest.mark.parametrize("edition", ["2010-basic", "2010-advanced"])
@pytest.mark.parametrize("seed", range(4))
def test_no_game_of_2010_cites_another_rulebook(edition: str, seed: int) -> None:
    game, refusals = begun(edition, crew=4), set()
    for n, position in enumerate(wander(game, seed)):
        if n % 10 == 0 and not position.over:
            refusals |= {position.why_not(move) for move in position.nameable_moves}
    assert [str(event) for event in game.events if not event.rule.startswith("P-")] == []
    assert [why for why in refusals if why and "[P-" not in why] == []
