"""House rules: read from TOML, refused with reasons, saved with the game, and played to the end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import firehall
from firehall.errors import BadHouseRules, BadSetup
from firehall.games.flash_point import house_rules
from firehall.games.flash_point.editions import EDITIONS
from firehall.games.flash_point.layers import HOUSE_RULES, open_options, resolve
from firehall.games.flash_point.parts import parts
from firehall.games.flash_point.ranges import RANGES
from firehall.games.flash_point.rules import KnockDown, Role
from firehall.games.flash_point.setup import Setup
from firehall.save import lines_of

from .support import rule, wander

NIGHT = """\
extends = "flash-point/experienced"
name = "Long night"
level = "heroic"

[options]
captain-consent = "on"

[rules]
damage_markers = 30          # a sturdy house
price_treat = 2
role_points.captain = 5
hot_spots_crew = { 3 = 4, 4 = 5 }
"""


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """House rules in a file."""
    return file(tmp_path, NIGHT)


def file(folder: Path, text: str, name: str = "night.toml") -> Path:
    """A file with house rules."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def said(folder: Path, text: str) -> list[str]:
    """What is wrong with house rules, with the lines."""
    with pytest.raises(BadHouseRules) as caught:
        house_rules.read(file(folder, text))
    return [str(problem) for problem in caught.value.problems]


def disputed(rules: dict[str, Any], edition: str = "family", **asked: Any) -> list[str]:
    """Why a game with house rules can't be set up."""
    with pytest.raises(BadSetup) as caught:
        firehall.new(house_rules={"extends": edition, "rules": rules}, **asked)
    return caught.value.problems


# What they say


def test_a_file_says_what_is_played_otherwise(night: Path) -> None:
    game = firehall.new(house_rules=night, crew=3, seed=1)
    assert (game.setup.edition, game.setup.level, game.setup.options) == (
        "experienced",
        "heroic",
        {"captain-consent": "on"},
    )
    rules = game.book.rules
    assert (rules.damage_markers, rules.price_treat, rules.captain_consent, rules.hazmats) == (30, 2, 1, 5)
    assert rules.role_points[Role.CAPTAIN] == 5 and rules.role_points[Role.GENERALIST] == 5
    assert rules.role_points[Role.DRIVER] == 4 and rules.hot_spots_crew == [0, 0, 4, 5, 3, 3]


def test_a_dictionary_says_the_same() -> None:
    game = firehall.new(
        house_rules={
            "extends": "flash-point/family",
            "rules": {"victims": 12, "false_alarms": 3, "knockdown": "lies-down"},
        }
    )
    assert (game.book.rules.victims, game.book.rules.knockdown) == (12, KnockDown.LIES_DOWN)
    assert game.setup.house.name == "house rules"


@pytest.mark.parametrize(
    "table", ["role_points = 4", "[rules.role_points]\nnone = 4\ndriver = 4", "role_points.driver = 4"]
)
def test_rows_are_set_whole_or_entry_by_entry(table: str, tmp_path: Path) -> None:
    found = house_rules.read(file(tmp_path, f"extends = 'family'\n[rules]\nspecialists = 'on'\n{table}\n"))
    assert ("role_points", "driver", 4) in found.values
    assert firehall.new(house_rules=tmp_path / "night.toml").book.rules.role_points[Role.DRIVER] == 4


def test_house_rules_extend_house_rules_beside_them_and_have_the_last_word(night: Path) -> None:
    text = 'extends = "night.toml"\n[rules]\ndamage_markers = 20\n[options]\ncaptain-consent = "off"\n'
    found = house_rules.read(file(night.parent, text, "short.toml"))
    assert (found.edition, found.level, found.name) == ("experienced", "heroic", "short")
    assert dict(found.options) == {"captain-consent": "off"}
    assert {(name, entry): n for name, entry, n in found.values}["damage_markers", ""] == 20
    assert ("price_treat", "", 2) in found.values


def test_an_option_takes_over_what_the_rules_below_have_set(tmp_path: Path) -> None:
    file(tmp_path, "extends = 'family'\n[rules]\nplay_on = 'off'\nvictims = 11\n", "base.toml")
    found = house_rules.read(file(tmp_path, "extends = 'base.toml'\n[options]\nplay-on-after-seven = 'on'\n"))
    assert found.values == (("victims", "", 11),)
    assert Setup(house=found).prepare()[0].rules.play_on == 1


def test_a_setting_of_house_rules_says_that_it_is_one() -> None:
    settings, _ = resolve("family", "", {}, (("victims", "", 9), ("hot_spots_crew", "3", 2)))
    assert (settings["victims"].value, settings["victims"].layer) == (9, HOUSE_RULES)
    assert settings["hot_spots_crew"].value == (0, 0, 2, 0, 0, 0)
    assert settings["false_alarms"].layer == "family"


@pytest.mark.parametrize("name", RANGES)
def test_every_field_can_be_written_and_read_again(name: str) -> None:
    span = RANGES[name]
    for value in [*span.names, *((span.least, span.most) if span.least < span.most else ())]:
        for given in [value, *({entry: value} for entry in span.entries)]:
            found = house_rules.read({"extends": "family", "rules": {name: given}})
            again = house_rules.read_lines("\n".join(found.lines()), "family", "x")
            assert again.values == found.values and len(found.values) == (
                len(span.entries) or 1 if given == value else 1
            )
            assert house_rules.read_lines(lines_of(found.word()), "family", "x").values == found.values


# What is wrong with them


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "extends is missing: say what they change, such as extends = 'flash-point/family'"),
        ("extends = 'famly'", "line 1: there is no edition 'famly'; did you mean 'family'?"),
        ("extends = 'flash-pint/family'", "line 1: there is no edition 'flash-pint/family'; did you mean"),
        ("extends = 7", "line 1: extends is 7; expected a text in quotes on one line"),
        ("extends = 'other.toml'", "line 1: there is no file"),
        ("extends = 'night.toml'", "line 1: these house rules extend themselves: night.toml extends night.toml"),
        ("extends = 'family'\nlevl = 'heroic'", "line 2: there is no setting 'levl'; did you mean 'level'?"),
        ("extends = 'family'\nlevel = 'heroic'", "line 2: the edition 'family' has no levels: leave out 'heroic'"),
        (
            "extends = 'experienced'\nlevel = 'heroc'",
            "line 2: there is no level of experienced 'heroc'; did you mean 'heroic'?",
        ),
        ("extends = 'family'\nvictims = 9", "line 2: victims is a rule: write it below a line [rules]"),
        (
            "extends = 'family'\nend-on-fire = 'forbidden'",
            "line 2: end-on-fire is an option: write it below a line [options]",
        ),
        (
            "extends = 'family'\nrules = 3",
            "line 2: rules is 3; expected a table: a line [rules], and below it names and values",
        ),
        ("extends = 'family'\n[rules]\nvictms = 9", "line 3: there is no rule 'victms'; did you mean 'victims'?"),
        ("extends = 'family'\n[rules]\nprice_chop = 99", "line 3: price_chop is 99; expected a number from 1 to 9"),
        ("extends = 'family'\n[rules]\nprice_chop = 1.5", "line 3: price_chop is 1.5; expected a number from 1 to 9"),
        (
            "extends = 'family'\n[rules]\nprice_chop = 'two'",
            "line 3: price_chop is 'two'; expected a number from 1 to 9",
        ),
        (
            "extends = 'family'\n[rules]\nknockdown = 'lie-down'",
            "line 3: knockdown: there is no choice 'lie-down'; did you mean 'lies-down'?",
        ),
        (
            "extends = 'family'\n[rules]\nvictory = 1",
            "line 3: victory is 1; expected 'enough-rescued' or 'all-accounted-for'",
        ),
        (
            "extends = 'family'\n[rules]\nrole_points = { capitan = 3 }",
            "line 3: there is no entry of role_points 'capitan'; did you mean 'captain'?",
        ),
        (
            "extends = 'family'\n[rules.role_points]\ndriver = 3\ncaptain = 33",
            "line 4: role_points.captain is 33; expected a number from 0 to 9",
        ),
        (
            "extends = 'family'\n[options]\nend-on-fir = 'forbidden'",
            "line 3: there is no option of family 'end-on-fir'; did you mean 'end-on-fire'?",
        ),
        (
            "extends = 'family'\n[options]\nend-on-fire = 'allowed'",
            "line 3: there is no choice for end-on-fire 'allowed'.",
        ),
        (
            "extends = 'family'\n[options]\nplay-on-after-seven = 'on'\n[rules]\nplay_on = 'off'",
            "line 3: play-on-after-seven = 'on' and [rules] set play_on differently: choose one of them",
        ),
        ("extends = 'family'\n[rules\n", "line 2, column"),
        ("extends = 'family'\nextends = 'family'\n", "this is no TOML: cannot overwrite a value"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_what_would_be_right(text: str, what: str, tmp_path: Path) -> None:
    assert [problem for problem in said(tmp_path, text) if what in problem]


def test_all_mistakes_are_named_at_once_in_the_order_of_their_lines(tmp_path: Path) -> None:
    text = NIGHT.replace("heroic", "herioc").replace("price_treat = 2", "price_treet = 2").replace("= 30", "= 300")
    problems = said(tmp_path, text)
    assert [re.match(r"line (\d+):", problem)[1] for problem in problems] == ["3", "9", "10"]  # type: ignore[index]


def test_options_of_two_editions_in_one_set_one_thing_once(tmp_path: Path) -> None:
    text = "extends = 'experienced'\n[options]\nexperienced-parts = 'vehicles'\n[rules]\nhot_spots = 'on'\n"
    assert "experienced-parts = 'vehicles' and [rules] set hot_spots differently" in said(tmp_path, text)[0]


def test_a_cycle_of_two_files_is_told_from_the_file_that_was_asked_for(tmp_path: Path) -> None:
    file(tmp_path, "extends = 'night.toml'\n", "base.toml")
    (problem,) = said(tmp_path, "extends = 'base.toml'\n")
    assert problem.endswith("these house rules extend themselves: night.toml extends base.toml extends night.toml")


def test_the_mistakes_of_the_file_below_are_told_with_its_name(tmp_path: Path) -> None:
    file(tmp_path, "extends = 'family'\n[rules]\nvictms = 8\n", "base.toml")
    (problem,) = said(tmp_path, "name = 'x'\nextends = 'base.toml'\n")
    assert problem.startswith("line 2: in ") and "base.toml, line 3: there is no rule 'victms'" in problem


@pytest.mark.parametrize("name", ["none.toml", "."])
def test_a_file_that_can_t_be_read_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadHouseRules, match=re.escape(str(tmp_path / name))):
        house_rules.read(tmp_path / name)


def test_what_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadHouseRules, match="no text in UTF-8"):
        house_rules.read(tmp_path / "x.toml")


# What can't work


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ({"vehicles": "on"}, "role_drive is 0 for none: with vehicles it needs a price, such as role_drive = 2"),
        ({"specialists": "on"}, "specialists is 'on', but none of them has action points"),
        ({"hot_spots": "on"}, "hot_spots is on, but none is ever laid: set hot_spots_more or hot_spots_crew"),
        ({"radio": "on"}, "radio does nothing in a game without vehicles: add vehicles = 'on', or leave it out"),
        ({"price_treat": 2}, "price_treat does nothing in a game without specialists"),
        ({"hazmat_stacking": "off"}, "hazmat_stacking does nothing in a game without hazmats: add hazmats = 3"),
        ({"hot_spots_more": 2}, "hot_spots_more does nothing in a game without hot spots"),
        ({"starved_again": 2}, "starved_again does nothing in a game without starving: add starved_markers = 4"),
        ({"rescue": "ambulance"}, "nobody could be rescued: set rescue = 'outside'"),
        ({"knockdown": "ambulance"}, "there are no vehicles to be taken to: set knockdown = 'nearest-space'"),
        ({"casualties": "at-once"}, "firefighters drop where they stand: set knockdown = 'lies-down' too"),
        ({"rescues_to_win": 11}, "there are only 10 victims: nobody could win"),
        ({"victims": 3, "rescues_to_win": 1, "false_alarms": 0, "points_of_interest": 3}, ""),
    ],
    ids=str,
)
def test_a_combination_that_can_t_work_is_refused_with_the_reason(rules: dict[str, Any], why: str) -> None:
    if why:
        assert any(why in problem for problem in disputed(rules))
    else:
        assert firehall.new(house_rules={"extends": "family", "rules": rules}).book.rules.victims == 3


def test_vehicles_need_a_board_with_parking(tmp_path: Path) -> None:
    board = tmp_path / "my.board"
    lines = [line for line in str(firehall.new().board).splitlines() if "deck gun" not in line]
    board.write_text(re.sub(r"E\d", ". ", "\n".join(lines)) + "\n", encoding="utf-8")
    (problem,) = disputed({"vehicles": "on", "role_drive": 2, "role_gun": 4}, board=str(board))
    assert "has no parking for the engine, which a game with vehicles needs: draw E1" in problem


def test_what_is_asked_for_besides_must_not_contradict_house_rules(night: Path) -> None:
    for asked, why in [
        ({"edition": "family"}, "made for the edition 'experienced', but 'family' was asked for"),
        ({"level": "recruit"}, "made for the level 'heroic', but 'recruit' was asked for"),
        ({"options": {"captain-consent": "off"}}, "say captain-consent=on, but captain-consent=off was asked for"),
    ]:
        with pytest.raises(BadSetup, match=why):
            firehall.new(house_rules=night, **asked)  # type: ignore[arg-type]
    assert disputed({"play_on": "off"}, options={"play-on-after-seven": "on"}) == [
        "play-on-after-seven=on and the house rules set play_on differently: choose one of them"
    ]


def test_the_same_and_more_may_be_asked_for_besides(night: Path) -> None:
    game = firehall.new(
        edition="experienced", level="heroic", options={"hazmat-stacking": "rolled-again"}, house_rules=night
    )
    assert game.setup.options == {"captain-consent": "on", "hazmat-stacking": "rolled-again"}


# What becomes of them


def test_a_record_holds_them_and_replays_without_the_file(night: Path) -> None:
    game = firehall.new(house_rules=night, crew=3, seed=1)
    for _ in wander(game, 3, 60):
        pass
    night.unlink()
    again = firehall.load(game.record)
    assert again.history == game.history and again.record == game.record
    assert vars(again.book.rules) == vars(game.book.rules)
    assert "\nhouse-rules: Long night\n> damage_markers = 30\n" in game.record


def test_positions_and_ids_hold_them() -> None:
    game = firehall.new(house_rules={"extends": "family", "rules": {"damage_markers": 30}}, crew=2, seed=3)
    for move in ("start 3,0", "start 0,6", "first 1", "move 3,1"):
        game.play(move)
    for text in (game.position, game.position_id):
        again = firehall.load(text)
        assert again.book.rules.damage_markers == 30
        assert again.position_id == game.position_id


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("> damage_markers", "> damage_marker", 9, "there is no rule 'damage_marker'; did you mean 'damage_markers'?"),
        ("= 30", "= 300", 9, "damage_markers is 300; expected a number from 8 to 99"),
        ("= 30", "= ", 9, "this is no TOML"),
        ("> price_treat = 2", "> radio = 2", 10, "radio is 2; expected 'off' or 'on'"),
    ],
)
def test_what_is_wrong_in_a_record_is_told_with_its_line(old: str, new: str, line: int, what: str, night: Path) -> None:
    text = firehall.new(house_rules=night, crew=3, seed=1).record.replace(old, new, 1)
    with pytest.raises(firehall.BadRecord) as caught:
        firehall.load(text)
    (problem,) = caught.value.problems
    assert what in problem.text and problem.line == line
    assert text.splitlines()[line - 1].startswith("> ")


def test_the_parts_that_are_played_follow_from_them() -> None:
    rules = {"vehicles": "on", "role_drive": 2, "role_gun": 4, "hazmats": 2, "starved_markers": 3}
    game = firehall.new(house_rules={"extends": "family", "rules": rules}, seed=1, crew=2)
    assert parts(game.book) == {"vehicles", "hazmats", "starving"}
    for move in ("start 0,6", "start 3,0"):
        game.play(move)
    assert "park engine" in {move.verb for move in game.legal_moves}


def test_the_scene_names_the_level_and_the_house_rules(night: Path) -> None:
    game = firehall.new(house_rules=night, seed=1)
    assert game.scene("en").title == 'House, front side, heroic, house rules "Long night"'
    assert "heroisch" in game.scene("de").title.lower() or "Hausregeln „Long night“" in game.scene("de").title
    assert firehall.new(seed=1).scene("en").title == "House, front side"


def test_the_file_that_the_page_shows_can_be_played(tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent / "docs" / "house-rules.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```toml\n(.*?)```", page, re.S)
    game = firehall.new(house_rules=file(tmp_path, text), crew=4, seed=1)
    assert (game.setup.level, game.book.rules.knockdown) == ("heroic", KnockDown.NEAREST_SPACE)
    for _ in wander(game, 1):
        pass
    assert game.over


def some(chance: Random, name: str) -> Any:
    """Any value that a field can have, or one entry of its row."""
    span = RANGES[name]
    numbers = [span.least, span.most, chance.randint(span.least, span.most)] if span.least < span.most else []
    value = chance.choice([*span.names, *numbers])
    return {chance.choice(span.entries): value} if span.entries and chance.random() < 0.5 else value


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_house_rules_are_refused_with_a_reason_or_play(edition: str) -> None:
    chance, played = Random(edition), 0
    while played < 12:
        rules = {name: some(chance, name) for name in chance.sample(list(RANGES), chance.choice((1, 2, 4, 8)))}
        asked = {"crew": chance.randint(1, 6), "seed": chance.randrange(10**6)}
        try:
            game = firehall.new(house_rules={"extends": edition, "rules": rules}, **asked)
        except BadSetup as error:
            assert all(error.problems)
            continue
        for _ in wander(game, 1, 400):
            assert game.over or len(game.legal_moves), (edition, rules, asked)
        assert firehall.load(game.record).history == game.history
        played += 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_is_played_in_every_choice(edition: str) -> None:
    for level in list(EDITIONS[edition].levels) or [""]:
        for option in open_options(edition, level):
            for choice in option.choices:
                game = firehall.new(edition=edition, level=level, options={option.name: choice}, crew=3, seed=1)
                for _ in wander(game, 1, 120):
                    assert game.over or len(game.legal_moves), (option.name, choice)


@rule("P-107", "P-Q10", "P-Q16")
def test_one_who_lies_in_fire_keeps_nobody_from_ending_a_turn() -> None:
    game = firehall.new(edition="2010-advanced", crew=6, seed=19, options={"may-end-turn-in-fire": "no"})
    for _ in wander(game, 1):
        assert game.over or len(game.legal_moves)
