"""How an evening begins: edition, level, house rules, and who is which specialist."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import firehall
from firehall.core.play import CHANCE
from firehall.errors import BadSetup
from firehall.games.flash_point.rules import Role
from firehall.terminal.keeping import Keeper
from firehall.terminal.opening import Wish, sit_down
from firehall.terminal.plain import Table
from firehall.terminal.sitting import Sitting


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is said in English."""
    monkeypatch.setenv("FIREHALL_LANG", "en")


def begun(tmp_path: Path, **wish: Any) -> Sitting:
    """A table at which nobody has played yet, but for the answers that were given in advance."""
    sitting = sit_down(Wish(autosave=tmp_path / "kept.firehall", **({"seed": "4"} | wish)))
    while sitting.go_on() is not None:
        pass
    return sitting


def roles(sitting: Sitting) -> list[str]:
    """Who is which specialist."""
    state = sitting.game.state
    return [Role(role).name.lower() for role in state.role[: state.crew]]


@pytest.mark.parametrize(
    "said", ["captain,cafs-firefighter,driver,paramedic", "Captain, CAFS firefighter, driver , paramedic"]
)
def test_who_is_who_can_be_said_before_the_game(said: str, tmp_path: Path) -> None:
    sitting = begun(tmp_path, edition="experienced", crew=4, specialists=said)
    assert roles(sitting) == ["captain", "cafs_firefighter", "driver", "paramedic"]
    assert sitting.waits() and sitting.game.question == "Firefighter 1 chooses a start space outside."


def test_as_many_firefighters_play_as_specialists_are_named(tmp_path: Path) -> None:
    assert roles(begun(tmp_path, edition="experienced", specialists="driver,captain,generalist")) == [
        "driver",
        "captain",
        "generalist",
    ]


def test_those_who_are_not_named_are_asked(tmp_path: Path) -> None:
    sitting = begun(tmp_path, edition="experienced", crew=3, specialists="driver")
    assert roles(sitting) == ["driver", "none", "none"]
    assert sitting.waits() and "choose captain" in sitting.game.legal_moves
    assert "choose driver" not in sitting.game.legal_moves


def test_specialists_can_be_drawn(tmp_path: Path) -> None:
    sitting = begun(tmp_path, edition="experienced", crew=4, specialists="random")
    assert len(set(roles(sitting))) == 4 and "none" not in roles(sitting)
    assert sitting.game.setup.options == {"specialists": "drawn"}


def test_a_bot_is_who_it_was_said_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "open", lambda sitting: None)
    sitting = sit_down(
        Wish(
            autosave=tmp_path / "k", edition="experienced", seats="Anna,random", specialists="captain,driver", seed="4"
        )
    )
    for _ in range(2):
        sitting.go_on()
    assert roles(sitting) == ["captain", "driver"]


def test_with_real_dice_the_answers_wait_for_the_dice(tmp_path: Path) -> None:
    sitting = begun(tmp_path, edition="experienced", specialists="captain,driver", real_dice=True, seed=None)
    assert sitting.game.history == [] and sitting.game.table["specialists"] == "captain, driver"
    again = Sitting(firehall.load(sitting.game.record), Keeper(tmp_path / "k"))
    while again.game.asked == CHANCE:
        again.play(str(next(iter(again.game.chances))))
    assert again.game.table["specialists"] == "captain, driver"
    assert [str(again.go_on().move) for _ in range(2)] == ["choose captain", "choose driver"]  # type: ignore[union-attr]


def test_the_first_player_of_2010_is_asked_before_and_the_answers_come_after(tmp_path: Path) -> None:
    sitting = begun(tmp_path, edition="2010-advanced", level="one-alarm", specialists="captain,driver")
    assert sitting.waits() and "first 2" in sitting.game.legal_moves
    sitting.play("first 2")
    while sitting.go_on() is not None:
        pass
    assert roles(sitting) == ["captain", "driver"]


@pytest.mark.parametrize(
    ("wish", "problems"),
    [
        (
            {"specialists": "captain,captain", "crew": 2},
            ["captain is named twice: there is one card of each specialist"],
        ),
        ({"specialists": "captain,driver", "crew": 1}, ["2 specialists for 1 firefighters: name one for each at most"]),
        ({"specialists": "drivr", "crew": 1}, ["there is no specialist 'drivr'; did you mean 'driver'?"]),
        (
            {"specialists": "captain", "edition": "family"},
            ["No specialists play in this game: leave out --specialists"],
        ),
        (
            {"specialists": "driver,drivr,driver", "crew": 2},
            ["'drivr'", "3 specialists for 2", "driver is named twice"],
        ),
    ],
)
def test_who_can_t_be_is_told_all_at_once(wish: dict[str, Any], problems: list[str], tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as caught:
        begun(tmp_path, **({"edition": "experienced"} | wish))
    assert len(caught.value.problems) == len(problems)
    assert all(part in said for part, said in zip(problems, caught.value.problems, strict=True))
    assert not (tmp_path / "kept.firehall").exists()


def test_the_welcome_names_edition_level_and_house_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = tmp_path / "quick.toml"
    house.write_text("extends = 'experienced'\nlevel = 'veteran'\n[rules]\ndamage_markers = 20\n", encoding="utf-8")
    sitting = begun(tmp_path, house_rules=house, crew=3)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    title = Table(sitting, known=True, plain=True).title()
    assert title.startswith('Flash Point, experienced game, veteran, house rules "quick".')


@pytest.mark.parametrize("wish", [{"level": "heroic"}, {"edition": "family"}, {"specialists": "captain"}])
def test_a_game_that_goes_on_keeps_its_rules(wish: dict[str, Any], tmp_path: Path) -> None:
    kept = begun(tmp_path, edition="experienced", crew=2, specialists="captain,driver")
    kept.play("start 3,0")
    with pytest.raises(BadSetup, match="goes on by its own rules"):
        sit_down(Wish(resume=True, autosave=tmp_path / "kept.firehall", **wish))
