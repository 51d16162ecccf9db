"""Events: each has its rule, each can happen, and their causes form a tree."""

import random
from collections.abc import Callable

import pytest

import firehall
from firehall.event import tree
from firehall.game import Game
from firehall.games.flash_point.events import RULES
from firehall.games.flash_point.happened import Happened
from firehall.games.flash_point.rulebooks import EVENTS_2010, said
from firehall.words import known
from tests.support import experienced, front, given, play

ALL = {happened.name.lower().replace("_", "-") for happened in Happened}
THIRTY_FIVE_FIRES = " ".join(f"{row},{column}" for row in (1, 2, 4, 5, 6) for column in range(1, 8))
PLAY_ON = {"play-on-after-seven": "on"}
END_ON_FIRE = {"end-on-fire": "knocked-down"}
# What players and dice do has no cause; everything else happens because of something.
FIRST_CAUSES = {
    "setup-fire",
    "setup-poi",
    "setup-rolled",
    "setup-rejected",
    "setup-poi-rolled",
    "setup-poi-rejected",
    "started-at",
    "goes-first",
    "turn-began",
    "moved",
    "moved-into-fire",
    "carried",
    "door-opened",
    "door-closed",
    "smoke-removed",
    "fire-damped",
    "fire-removed",
    "chopped",
    "ended-turn",
    "rolled",
    "poi-rolled",
    "poi-none-left",
    "poi-no-space",
    "setup-hazmat",
    "setup-hazmat-rejected",
    "setup-hot-spot-rejected",
    "engine-parked",
    "ambulance-parked",
    "carried-hazmat",
    "treated",
    "hazmat-disposed",
    "identified",
    "commanded",
    "changed-crew",
    "engine-driven",
    "ambulance-driven",
    "gun-fired",
    "stood-up",
    "starved",
}
# These are sometimes the one and sometimes the other.
BOTH = {"setup-hot-spot": "setup-rolled", "became": "changed-crew"}
# Whoever is commanded does what a captain wants.
ON_COMMAND = {"moved", "moved-into-fire", "carried", "carried-hazmat", "door-opened", "door-closed"}
EDITIONS = [("family", ""), ("experienced", "recruit"), ("experienced", "heroic"), ("2010-basic", "")]
EDITIONS += [("2010-advanced", "one-alarm"), ("2010-advanced", "three-alarm")]
SMOKE = " ".join(f"{row},{column}" for row in range(1, 7) for column in range(1, 9))


def new(**options: str) -> Game:
    """A new game of two, whose dice are dictated."""
    return firehall.new(crew=2, real_dice=True, options={k.replace("_", "-"): v for k, v in options.items()})


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Games played at random, with different options, to the end or almost."""
    played = []
    for seed in range(12):
        options = {"family-setup": ("printed", "random", "rolled")[seed % 3]}
        options["end-on-fire"] = ("forbidden", "knocked-down")[seed % 2]
        game, dice = firehall.new(crew=3, seed=seed, options=options), random.Random(seed)
        while not game.over and len(game.history) < 300:
            game.play(str(dice.choice(list(game.legal_moves))))
        played.append(game)
    for seed, (edition, level) in enumerate(EDITIONS * 2):
        game, dice = firehall.new(edition=edition, level=level, crew=3, seed=seed), random.Random(seed)
        while not game.over and len(game.history) < 600:
            game.play(dice.choice(list(game.legal_moves)))
        played.append(game)
    return played


def retail(**what: object) -> Callable[[], Game]:
    """A position of the experienced game, to be made when it is needed."""
    return lambda: experienced(**what)


def early(**what: object) -> Callable[[], Game]:
    """The same of the advanced game of 2010."""
    return lambda: given(edition="2010-advanced", **what)  # type: ignore[arg-type]


def line(game: Game, name: str) -> list[str]:
    """The last event of a name, with all that led to it, first cause first."""
    events = list(game.events)
    found = [next(event for event in reversed(events) if event.name == name)]
    while found[0].cause is not None:
        found.insert(0, events[found[0].cause])
    return [event.name for event in found]


PROVOKED: list[tuple[str, Callable[[], Game], str]] = [
    ("setup-fire setup-poi started-at goes-first turn-began", new, "start 3,0; start 3,0; first 2"),
    (
        "setup-rolled setup-rejected wall-spared setup-outside-fire-removed setup-poi-rolled setup-poi-rejected",
        lambda: new(family_setup="random"),
        "roll 1,6; roll 1,6; roll 3,3; roll 5,3; roll 6,8; roll 6,8",
    ),
    ("door-spared", lambda: new(family_setup="random", random_setup_doors="kept"), "roll 1,3"),
    ("moved moved-into-fire", lambda: given(fire="3,5", people="3,3"), "move 3,4; move 3,5"),
    (
        "carried rescued won all-accounted-for",
        lambda: front(people="3,1", victims="3,1", rescued=9, unseen=(0, 5), options=PLAY_ON),
        "carry 3,0",
    ),
    ("door-opened door-closed", lambda: given(closed="1,1-1,2"), "open 1,1-1,2; close 1,1-1,2"),
    ("smoke-removed fire-damped", lambda: given(fire="1,2"), "damp 1,2; put out 1,2"),
    ("fire-removed", lambda: given(fire="1,2"), "put out 1,2"),
    ("chopped wall-damaged wall-destroyed", lambda: given(walls="1,1-1,2"), "chop 1,1-1,2; chop 1,1-1,2"),
    ("ended-turn points-saved points-lost", lambda: given(points=6), "end"),
    (
        "found-victim found-false-alarm",
        lambda: given(hidden="1,2 1,3"),
        "move 1,2; draw victim; move 1,3; draw false alarm",
    ),
    ("rolled smoke-stayed", lambda: given(roll=True), "roll 3,4"),
    ("smoke-on-smoke", lambda: given(smoke="3,4", roll=True), "roll 3,4"),
    ("smoke-beside-fire", lambda: given(fire="3,3", roll=True), "roll 3,4"),
    (
        "exploded blast-set-fire blast-lit-smoke blast-took-open-door",
        lambda: given(fire="3,3", smoke="3,4", opened="3,2-3,3", roll=True),
        "roll 3,3",
    ),
    (
        "blast-hit-wall blast-took-closed-door",
        lambda: given(fire="3,3", walls="3,3-4,3", closed="3,2-3,3", roll=True),
        "roll 3,3",
    ),
    (
        "wave-began wave-set-fire wave-lit-smoke wave-hit-wall",
        lambda: given(fire="3,3 3,4 4,3 3,2", smoke="5,3", walls="3,1-3,2", people="6,8", roll=True),
        "roll 3,3",
    ),
    (
        "wave-took-closed-door wave-took-open-door",
        lambda: given(fire="3,3 3,4 3,5", opened="3,4-3,5", closed="3,5-3,6", people="6,8", roll=True),
        "roll 3,3",
    ),
    ("wave-faded", lambda: given(fire="1,6 0,6", openings="0,6-1,6", roll=True), "roll 1,6"),
    ("no-marker", lambda: given(fire=THIRTY_FIVE_FIRES, people="0,0", roll=True), "roll 3,4"),
    ("flashed-over", lambda: given(fire="3,3", smoke="3,4", roll=True), "roll 6,8"),
    ("knocked-down taken-to-ambulance", lambda: given(smoke="1,5", people="1,5", roll=True), "roll 1,5"),
    ("victim-lost", lambda: given(smoke="3,4", victims="3,4", roll=True), "roll 3,4"),
    (
        "lost-was-victim lost-was-false-alarm too-many-lost",
        lambda: given(fire="3,4", hidden="3,4 3,5", lost=3, roll=True),
        "roll 3,4; draw victim; draw false alarm",
    ),
    ("outside-fire-removed", lambda: given(fire="1,6", openings="0,6-1,6", roll=True), "roll 1,6"),
    (
        "poi-rolled poi-rejected poi-cleared-space poi-placed",
        lambda: given(hidden="6,7 6,8", roll=True),
        "roll 3,4; roll 6,7; roll 3,4",
    ),
    ("poi-met-firefighter", lambda: given(roll=True), "roll 3,4; roll 1,1; draw false alarm"),
    ("poi-none-left", lambda: given(unseen=(0, 0), roll=True), "roll 3,4"),
    ("collapsed ruin-took-victim", lambda: given(walls="1,1-1,2", victims="6,8", damage=23), "chop 1,1-1,2"),
    (
        "ruin-was-victim ruin-was-false-alarm",
        lambda: given(walls="1,1-1,2", hidden="6,7 6,8", damage=23),
        "chop 1,1-1,2; draw victim; draw false alarm",
    ),
    (
        "setup-hot-spot setup-hazmat setup-hazmat-rejected",
        lambda: firehall.new(edition="experienced", crew=1, real_dice=True),
        "roll black 1; roll 1,1; roll red 6; roll 1,1; roll 6,1",
    ),
    (
        "setup-hot-spot-rejected became engine-parked ambulance-parked",
        lambda: firehall.new(edition="experienced", level="veteran", crew=1, real_dice=True),
        "roll black 1; roll 1,1; roll red 6; roll 6,1; roll 6,1; roll 6,1; roll 6,1; roll 6,1; roll 6,2; roll 6,3; "
        "choose driver; roll 1,1; roll 2,8; roll 3,8; roll 4,8; start 0,0; park engine 0,7-0,8; park ambulance 0,5-0,6",
    ),
    (
        "carried-hazmat followed hazmat-carried-out",
        retail(people="3,2", hazmats="3,2", treated="3,2", openings="3,0-3,1"),
        "carry hazmat and lead 3,1; carry hazmat 3,0",
    ),
    ("treated", retail(roles="paramedic", victims="1,1"), "treat 1,1"),
    ("hazmat-disposed", retail(roles="hazmat-technician", hazmats="1,1"), "dispose 1,1"),
    ("identified", retail(roles="imaging-technician", hidden="6,8"), "identify 6,8; draw victim"),
    (
        "commanded command-refused",
        retail(people="1,1 3,3", roles="captain driver", options={"captain-consent": "on"}),
        "tell 2 move 3,4; refuse",
    ),
    ("changed-crew", retail(people="0,7", roles="driver", fresh=True), "change to captain"),
    ("engine-driven rode-along", retail(people="0,7"), "drive engine clockwise; ride 5,9"),
    ("ambulance-driven stayed-behind", retail(people="0,5"), "drive ambulance clockwise; stay"),
    (
        "gun-fired gun-rolled dice-kept gun-hit washed-out",
        retail(people="0,7", roles="driver", fire="1,8"),
        "fire deck gun; roll 1,8; keep",
    ),
    ("hazmat-burst hot-spot-placed", retail(fire="3,4", hazmats="3,4", people="0,0", roll=True), "roll 6,1"),
    ("flared-up", retail(hot="3,4", roll=True), "roll 3,4"),
    ("poi-moved-on", retail(people="0,0", smoke="1,1", roll=True), "roll 6,8; roll 1,1"),
    (
        "poi-no-space",
        retail(people="0,0", smoke=SMOKE, options={"limit-threat-markers": "unlimited"}, roll=True),
        "roll 6,8",
    ),
    (
        "wave-vented lay-down victim-died",
        early(fire="1,6", openings="0,6-1,6", people="1,5", victims="1,7", roll=True),
        "roll 1,6",
    ),
    (
        "struck-was-victim struck-was-false-alarm",
        early(fire="3,3", people="0,0", hidden="2,3 4,3", roll=True),
        "roll 3,3; draw victim; draw false alarm",
    ),
    ("found-hazmat", early(people="3,3", hidden="3,4", hazmats_unseen=1), "move 3,4; draw hazmat"),
    ("stood-up", early(down="1", hidden="6,6 6,7 6,8", roll=True), "roll 4,4"),
    ("starved burnt-out", early(people="0,0", smoke=SMOKE[:128], roll=True), "roll 6,1; roll 1,1"),
]


@pytest.mark.parametrize(("names", "make", "moves"), PROVOKED, ids=[names for names, _, _ in PROVOKED])
def test_this_happens(names: str, make: Callable[[], Game], moves: str) -> None:
    game = make()
    play(game, *moves.split("; "))
    assert set(names.split()) <= {event.name for event in game.events}


def test_everything_that_can_happen_is_provoked_above() -> None:
    assert {name for names, _, _ in PROVOKED for name in names.split()} == ALL


@pytest.mark.parametrize("happened", list(Happened), ids=lambda happened: happened.name.lower())
def test_every_event_names_a_rule_of_the_catalogue(happened: Happened) -> None:
    assert known(RULES[happened][0], "en")


@pytest.mark.parametrize(("names", "make", "moves"), PROVOKED, ids=[names for names, _, _ in PROVOKED])
def test_events_read_as_a_sentence_with_their_rule(names: str, make: Callable[[], Game], moves: str) -> None:
    game = make()
    play(game, *moves.split("; "))
    for event in game.events:
        happened = Happened[event.name.upper().replace("-", "_")]
        assert event.rule == said(game.book, EVENTS_2010, happened, RULES[happened][0])
        assert known(event.rule, "en")
        assert event.text("en").endswith(".")


# The tree


def test_no_event_comes_before_its_cause(games: list[Game]) -> None:
    for game in games:
        assert all(event.cause is None or 0 <= event.cause < event.number for event in game.events)


def test_events_are_numbered_in_order(games: list[Game]) -> None:
    for game in games:
        assert [event.number for event in game.events] == list(range(len(game.events)))


def test_only_what_players_and_dice_do_has_no_cause(games: list[Game]) -> None:
    for game in games:
        assert {event.name for event in game.events if event.cause is None} <= FIRST_CAUSES | set(BOTH)


def test_what_players_and_dice_do_has_no_cause(games: list[Game]) -> None:
    for game in games:
        events = list(game.events)
        caused = [(event.name, events[event.cause].name) for event in events if event.cause is not None]
        assert {name for name, cause in caused if cause != "commanded"} & FIRST_CAUSES == set()
        assert {name for name, cause in caused if cause == "commanded"} <= ON_COMMAND
        assert {(name, cause) for name, cause in caused if name in BOTH} <= set(BOTH.items())


def test_a_roll_may_lead_over_explosion_and_wave_to_a_damaged_wall() -> None:
    game = given(fire="3,3 3,4", walls="3,4-3,5", people="6,8", roll=True)
    play(game, "roll 3,3")
    assert line(game, "wall-damaged") == ["rolled", "exploded", "wave-began", "wave-hit-wall", "wall-damaged"]


def test_an_explosion_damages_a_wall() -> None:
    game = given(fire="3,3", walls="3,3-3,4", people="6,8", roll=True)
    play(game, "roll 3,3")
    assert line(game, "wall-damaged") == ["rolled", "exploded", "blast-hit-wall", "wall-damaged"]


def test_after_a_wave_the_explosion_goes_on_as_itself() -> None:
    game = given(fire="3,3 3,4", walls="3,4-3,5", people="6,8", roll=True)
    events = game.play("roll 3,3")
    assert [(depth, event.name) for depth, event in tree(events)] == [
        (0, "rolled"),
        (1, "exploded"),
        (2, "blast-set-fire"),
        (2, "wave-began"),
        (3, "wave-hit-wall"),
        (4, "wall-damaged"),
        (2, "blast-set-fire"),
        (2, "blast-set-fire"),
    ]


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("flashed-over", "roll 6,8"),
        ("knocked-down", "roll 6,8"),
        ("victim-lost", "roll 6,8"),
        ("lost-was-victim", "roll 6,8; draw victim"),
        ("smoke-stayed", "roll 6,8"),
        ("outside-fire-removed", "roll 6,8; draw victim"),
    ],
)
def test_the_roll_leads_to_what_the_fire_does(name: str, moves: str) -> None:
    game = given(fire="1,4 0,6", smoke="1,5", people="1,5", victims="1,5", hidden="1,4", roll=True)
    play(game, *moves.split("; "))
    assert line(game, name) == ["rolled", name]


@pytest.mark.parametrize(("smoke", "moves"), [("1,5", "roll 1,5"), ("3,6", "roll 3,6; recover 3,9")])
def test_a_roll_leads_over_a_knock_down_to_the_ambulance_chosen_or_not(smoke: str, moves: str) -> None:
    game = given(smoke=smoke, people=smoke, roll=True)
    play(game, *moves.split("; "))
    assert line(game, "taken-to-ambulance") == ["rolled", "knocked-down", "taken-to-ambulance"]


def test_what_follows_a_choice_of_ambulance_spaces_is_still_caused_by_the_roll() -> None:
    game = given(smoke="3,6", people="3,6 3,6", victims="3,6", roll=True)
    play(game, "roll 3,6", "recover 3,9", "recover 0,6")
    assert line(game, "taken-to-ambulance") == ["rolled", "knocked-down", "taken-to-ambulance"]
    assert line(game, "victim-lost") == ["rolled", "victim-lost"]


def test_a_chop_damages_and_destroys_a_wall() -> None:
    game = given(walls="1,1-1,2")
    play(game, "chop 1,1-1,2", "chop 1,1-1,2")
    assert line(game, "wall-damaged") == ["chopped", "wall-damaged"]
    assert line(game, "wall-destroyed") == ["chopped", "wall-destroyed"]


@pytest.mark.parametrize(
    ("name", "draw"),
    [
        ("ruin-took-victim", "draw victim"),
        ("ruin-was-victim", "draw victim"),
        ("ruin-was-false-alarm", "draw false alarm"),
    ],
)
def test_the_last_chop_brings_the_house_down_upon_victims_and_points_of_interest(name: str, draw: str) -> None:
    game = given(walls="1,1-1,2", victims="6,7", hidden="6,8", damage=23)
    play(game, "chop 1,1-1,2", draw)
    assert line(game, name) == ["chopped", "wall-damaged", "collapsed", name]


@pytest.mark.parametrize("name", ["ruin-took-victim", "ruin-was-victim"])
def test_an_explosion_brings_the_house_down_upon_victims_and_points_of_interest(name: str) -> None:
    game = given(fire="3,3", walls="2,3-3,3", victims="6,7", hidden="6,8", damage=23, roll=True)
    play(game, "roll 3,3", "draw victim")
    assert line(game, name) == ["rolled", "exploded", "blast-hit-wall", "wall-damaged", "collapsed", name]


def test_the_fourth_loss_is_caused_by_the_roll() -> None:
    game = given(smoke="3,4", victims="3,4", lost=3, roll=True)
    play(game, "roll 3,4")
    assert line(game, "too-many-lost") == ["rolled", "too-many-lost"]


def test_carrying_rescues_and_wins() -> None:
    game = front(victims="3,1", people="3,1", rescued=6)
    play(game, "carry 3,0")
    assert line(game, "won") == ["carried", "rescued", "won"]


@pytest.mark.parametrize(("draw", "name"), [("draw victim", "found-victim"), ("draw false alarm", "found-false-alarm")])
def test_a_step_turns_over_a_point_of_interest(draw: str, name: str) -> None:
    game = given(hidden="1,2")
    play(game, "move 1,2", draw)
    assert line(game, name) == ["moved", name]


def test_ending_the_turn_saves_and_loses_points() -> None:
    game = given(points=6)
    play(game, "end")
    assert line(game, "points-saved") == ["ended-turn", "points-saved"]
    assert line(game, "points-lost") == ["ended-turn", "points-lost"]


@pytest.mark.parametrize(("fire", "moves"), [("1,5", "end"), ("3,6", "end; recover 3,9")])
def test_ending_the_turn_in_fire_knocks_down(fire: str, moves: str) -> None:
    game = given(fire=fire, people=fire, options=END_ON_FIRE)
    play(game, *moves.split("; "))
    assert line(game, "taken-to-ambulance") == ["ended-turn", "knocked-down", "taken-to-ambulance"]


def test_the_dice_for_a_new_point_of_interest_clear_its_space_and_place_it() -> None:
    game = given(hidden="6,7 6,8", roll=True)
    play(game, "roll 3,4", "roll 3,4")
    assert line(game, "poi-cleared-space") == ["poi-rolled", "poi-cleared-space"]
    assert line(game, "poi-placed") == ["poi-rolled", "poi-placed"]


def test_a_new_point_of_interest_that_meets_a_firefighter_is_turned_over() -> None:
    game = given(hidden="6,7 6,8", roll=True)
    play(game, "roll 3,4", "roll 1,1", "draw false alarm", "roll 1,1")
    assert line(game, "found-false-alarm") == ["poi-rolled", "poi-met-firefighter", "found-false-alarm"]
    assert line(game, "poi-rolled") == ["poi-rolled"]


def test_an_explosion_of_the_set_up_is_caused_by_its_roll() -> None:
    game = new(family_setup="random")
    play(game, "roll 1,6")
    assert line(game, "wall-spared") == ["setup-rolled", "exploded", "blast-hit-wall", "wall-spared"]
    assert line(game, "setup-outside-fire-removed") == ["setup-rolled", "setup-outside-fire-removed"]


# The experienced game


@pytest.mark.parametrize(
    ("name", "moves"),
    [("knocked-down", "roll 3,4"), ("victim-lost", "roll 3,4; recover 0,5"), ("hazmat-burst", "roll 3,4")],
)
def test_the_roll_leads_to_all_that_the_fire_does_with_hazmats_too(name: str, moves: str) -> None:
    game = experienced(smoke="3,4", hazmats="3,4", people="3,4", victims="3,4", hidden="6,7 6,8", roll=True)
    play(game, *moves.split("; "))
    assert line(game, name) == ["rolled", name]


def test_a_hazmat_explodes_and_leaves_a_hot_spot() -> None:
    game = experienced(smoke="3,4", hazmats="3,4", people="0,0", hidden="6,6 6,7 6,8", roll=True)
    play(game, "roll 3,4")
    assert line(game, "blast-set-fire") == ["rolled", "hazmat-burst", "exploded", "blast-set-fire"]
    assert line(game, "hot-spot-placed") == ["rolled", "hazmat-burst", "hot-spot-placed"]


def test_the_last_roll_of_a_series_leaves_the_hot_spot_and_leads_to_knock_downs() -> None:
    game = experienced(hot="3,4", smoke="3,4", people="3,4", hidden="6,6 6,7 6,8", roll=True)
    play(game, "roll 3,4", "roll 1,8", "recover 0,5")
    events = list(game.events)
    for name in ("hot-spot-placed", "knocked-down"):
        event = next(event for event in events if event.name == name)
        assert event.cause is not None and events[event.cause].details == {"space": "1,8"}
    assert line(game, "flared-up") == ["rolled", "flared-up"]


@pytest.mark.parametrize("answer", ["ride and carry 5,9", "stay"])
def test_a_drive_leads_to_rides(answer: str) -> None:
    game = experienced(people="0,8 0,7", victims="0,7", hidden="6,7 6,8")
    play(game, "drive engine clockwise", "ride 5,9", answer, "move 4,9")
    name = "stayed-behind" if answer == "stay" else "rode-along"
    assert line(game, name) == ["engine-driven", name]
    assert line(game, "moved") == ["moved"]


def test_a_drive_of_the_ambulance_rescues() -> None:
    game = experienced(victims="3,9")
    play(game, "drive ambulance clockwise")
    assert line(game, "rescued") == ["ambulance-driven", "rescued"]


def test_a_command_leads_to_what_is_found_on_the_way() -> None:
    game = experienced(people="1,1 3,3", roles="captain driver", hidden="3,4")
    play(game, "tell 2 move 3,4", "draw victim")
    assert line(game, "found-victim") == ["commanded", "moved", "found-victim"]


def test_the_dice_of_the_gun_lead_to_where_the_water_hits() -> None:
    game = experienced(people="0,7", roles="driver", fire="1,8")
    play(game, "fire deck gun", "roll 1,7", "reroll black", "roll black 8", "keep")
    assert line(game, "washed-out") == ["gun-fired", "gun-hit", "washed-out"]
    assert line(game, "dice-kept") == ["gun-fired", "dice-kept"]
