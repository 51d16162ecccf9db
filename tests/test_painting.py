"""The house on character cells: any outline, any line, any piece, and nothing that only one game knows."""

from math import cos, pi, sin, sqrt
from random import Random

import pytest

import firehall
from firehall.scene import Line, Piece, Point, Scene, Spot
from firehall.terminal.screen import keys, looks
from firehall.terminal.screen.ink import inked
from firehall.terminal.screen.painting import Shown, paint
from firehall.terminal.screen.plan import SCALES, fitting, neighbour, plan, size, touching

from .support import given, wander

RADIUS = 0.75
WAYS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def hexagon(x: float, y: float) -> tuple[Point, ...]:
    """A hexagon with a corner at the top."""
    return tuple((x + RADIUS * sin(pi / 3 * n), y - RADIUS * cos(pi / 3 * n)) for n in range(6))


def hexes(rows: int = 4, columns: int = 5) -> Scene:
    """A forest of hexagons with pieces that no house has."""
    wide = RADIUS * sqrt(3)
    spots = tuple(
        Spot(
            f"{'abcdef'[row]}{column}", hexagon(wide * (column + 0.5 + row % 2 / 2), RADIUS * (1 + 1.5 * row)), "forest"
        )
        for row in range(rows)
        for column in range(columns)
    )
    corners = spots[6].outline
    lines = (
        Line("b1-b2", corners[1], corners[2], "firebreak", "firebreak b1-b2", "#"),
        Line("b1-c2", corners[2], corners[3], "firebreak", "firebreak b1-c2", "#"),
    )
    pieces = (Piece("1", "b1", "fire", "F", "fire"), Piece("2", "b1", "badger", "B", "badger"))
    return Scene(wide * (columns + 0.5), RADIUS * (1.5 * rows + 0.5), "forest", "?", spots, lines, pieces)


def text(scene: Scene, scale: tuple[int, int], shown: Shown | None = None) -> list[str]:
    """The signs of a painting, line by line."""
    return ["".join(segment.text for segment in row) for row in paint(scene, scale, shown or Shown({}))]


SCENES = {"house": lambda: firehall.new(crew=1, seed=1).scene("en"), "forest": hexes}
every_scene = pytest.mark.parametrize("name", SCENES)
every_scale = pytest.mark.parametrize("scale", SCALES)


@every_scene
@every_scale
def test_every_space_has_cells_of_its_own_and_none_beside_the_picture(name: str, scale: tuple[int, int]) -> None:
    scene = SCENES[name]()
    made = plan(scene, scale)
    assert (made.width, made.height) == size(scene, scale)
    seen: set[tuple[int, int]] = set()
    for spot in scene.spots:
        cells = {(x, run.y) for run in made.runs[spot.id] for x in range(run.start, run.stop)}
        assert cells and not cells & seen
        assert all(made.at(*cell) == spot.id for cell in cells)
        seen |= cells
    rims = {cell for sides in made.sides.values() for side in sides for cell in side}
    assert not seen & rims
    assert all(0 <= x < made.width and 0 <= y < made.height for x, y in seen | rims)
    for line in scene.lines:
        assert made.lines[line.id][len(made.lines[line.id]) // 2] in made.owner
    assert made.at(-1, -1) == ""


@every_scene
@every_scale
def test_signs_of_pieces_and_lines_are_to_be_seen(name: str, scale: tuple[int, int]) -> None:
    scene = SCENES[name]()
    made, rows = plan(scene, scale), text(scene, scale)
    assert len(rows) == made.height and {len(row) for row in rows} == {made.width}
    for piece in scene.pieces:
        inside = "".join(rows[run.y][run.start : run.stop] for run in made.runs[piece.space])
        assert piece.symbol in inside
    for line in scene.lines:
        signs = [rows[y][x] for x, y in made.lines[line.id]]
        assert not line.sign or line.sign in signs


@every_scene
def test_the_cursor_goes_everywhere_and_stops_at_the_rim(name: str) -> None:
    scene = SCENES[name]()
    reached, todo = set[str](), [scene.spots[0].id]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += [neighbour(scene, here, *way) for way in WAYS.values()]
    assert reached == {spot.id for spot in scene.spots}
    assert neighbour(scene, scene.spots[0].id, 0, -1) == neighbour(scene, scene.spots[0].id, -1, 0) == scene.spots[0].id


def test_on_squares_the_cursor_goes_straight() -> None:
    scene = SCENES["house"]()
    assert [neighbour(scene, "3,4", *way) for way in WAYS.values()] == ["2,4", "3,5", "4,4", "3,3"]
    assert [line.id for line in touching(scene, "3,2")] == ["3,2-3,3"]
    assert {line.id for line in touching(hexes(), "b1")} == {"b1-b2", "b1-c2"}
    assert [line.id for line in touching(hexes(), "b2")] == ["b1-b2"]


def test_walls_join_and_doors_stand_in_them() -> None:
    game = given(on="front", damaged="2,3-3,3", destroyed="2,4-3,4", opened="2,5-2,6", gone="3,2-3,3", people="6,8")
    rows = text(game.scene("en"), (8, 4))
    assert rows[4].startswith("├───────╆━━━━━━━┿━━━━━━━┿━━━━━━━╈━━━━━━━┿━━━━━━━╈━╸ o ╺━┿")
    assert rows[12][24:41] == "╆━━━!━━━┩   x   ┝"
    assert [rows[y][48] for y in range(8, 13)] == ["╂", "╹", "/", "╻", "╇"]
    assert [rows[y][24] for y in range(13, 16)] == ["╹", "o", "╻"]


@pytest.mark.parametrize(
    "scale, said",
    [((5, 2), "F ²+"), ((6, 3), "m²p²+"), ((8, 4), "m²p²d¹"), ((10, 5), "m² p² d¹"), ((16, 8), "m² p² d¹")],
)
def test_what_can_be_done_is_written_as_fully_as_there_is_room(scale: tuple[int, int], said: str) -> None:
    game = given(on="front", people="3,1", fire="3,2")
    made = plan(game.scene(), scale)
    rows = text(game.scene("en"), scale, Shown({"3,2": ["m²", "p²", "d¹"]}))
    inside = [rows[run.y][run.start : run.stop] for run in made.runs["3,2"]]
    wanted = said if said != "m²p²+" else "²+"
    assert wanted in inside[-1] or wanted in inside[0]


def test_prices_stand_on_walls() -> None:
    game = given(on="front", people="2,3")
    for scale in SCALES[1:]:
        rows = text(game.scene("en"), scale, Shown({"2,3-3,3": ["h²"], "2,3-2,4": ["h²"], "3,2-3,3": ["o¹"]}))
        across = rows[3 * scale[1]]
        assert "h²" in across
        down = "".join(rows[y][4 * scale[0]] for y in range(2 * scale[1] + 1, 3 * scale[1]))
        assert "²" in down
        door = "".join(rows[y][3 * scale[0]] for y in range(3 * scale[1] + 1, 4 * scale[1]))
        assert "D" in door


def test_a_crowd_is_told_by_a_plus() -> None:
    game = given(on="front", people="3,2 3,2 3,2 3,2 3,2 3,2", victims="3,2", smoke="3,2")
    for scale in SCALES:
        made, rows = plan(game.scene(), scale), text(game.scene("en"), scale)
        inside = "".join(rows[run.y][run.start : run.stop] for run in made.runs["3,2"])
        assert inside.strip().startswith("S") or "S" in inside
        assert all(sign in inside for sign in "SV123456") or "+" in inside


def test_the_largest_scale_that_fits() -> None:
    scene = SCENES["house"]()
    assert fitting(scene, 10, 10) == (5, 2) == fitting(scene, 60, 24)
    assert fitting(scene, 61, 25) == (6, 3) and fitting(scene, 60, 200) == (5, 2) == fitting(scene, 200, 24)
    assert fitting(scene, 1000, 1000) == SCALES[-1]


def test_the_acting_piece_and_the_cursor_stand_out() -> None:
    game = given(on="front", people="3,2 5,5")
    rows = paint(game.scene(), (8, 4), Shown({}, "4,4", "firefighter 1"))
    one = next(segment for segment in rows[14] if segment.text == "1")
    two = next(segment for segment in rows[22] if segment.text == "2")
    assert one.style and two.style and one.style.underline and not two.style.underline
    assert inked(rows[16][36].style).reverse and not inked(rows[16][44].style).reverse


def test_unknown_kinds_have_a_plain_look() -> None:
    rows = paint(hexes(), (8, 4), Shown({}))
    badger = next(segment for row in rows for segment in row if segment.text == "B")
    assert badger.style and badger.style.bgcolor and badger.style.bgcolor.name == looks.PLAIN_PIECE.ground


def test_every_position_can_be_painted() -> None:
    for n, game in enumerate(wander(firehall.new(crew=4, real_dice=True), 7)):
        if n % 9 == 0 or game.over:
            offers: dict[str, list[str]] = {}
            for choice in keys.choices(game):
                offers.setdefault(choice.move.target, []).append(choice.badge)
            spot = Random(n).choice(game.scene().spots).id
            for scale in (SCALES[0], SCALES[2]):
                rows = text(game.scene(), scale, Shown(offers, spot))
                assert {len(row) for row in rows} == {size(game.scene(), scale)[0]}


def test_verbs_have_letters_of_their_own() -> None:
    forms = firehall.new(crew=1, seed=1).files.moves.FORMS
    found = keys.letters(forms)
    given_away = [letter for letter in found.values() if letter]
    assert len(set(given_away)) == len(given_away) > 10 and not set(given_away) & set(keys.RESERVED)
    assert all(letter in verb for verb, letter in found.items())
    assert keys.Choice(firehall.new(crew=1, seed=1).legal_moves[0], "m", 12).badge == "m¹²"
