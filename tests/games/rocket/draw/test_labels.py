"""Names keep off everything hard, and nobody's name disappears silently."""

from __future__ import annotations

from itertools import combinations

import pytest

from rainhill.draw.frame import Box, square
from rainhill.draw.glyphs import text_width
from rainhill.draw.labels import SMALLEST, Labelling, LabelWish, Obstacles, draw_labels, place_labels
from rainhill.games.rocket.draw.labels import label_scene
from rainhill.games.rocket.draw.scene import Scene, make_scene
from rainhill.games.rocket.map import rocket_map
from tests.games.rocket.draw.scenes import MAPS, played

VIEW = Box(0, 0, 400, 400)


def wish(text: str, x: float, y: float) -> LabelWish:
    return LabelWish(text, x, y, 20, 12, "lb-strong")


def check(scene: Scene) -> None:
    """Every place is labelled or reported, and no two names overlap."""
    labelling = label_scene(scene)
    placed = [label.wish.text for label in labelling.placed]
    assert sorted([*placed, *labelling.dropped]) == sorted(place.name for place in scene.made.places)
    for a, b in combinations(labelling.placed, 2):
        assert a.box.overlap(b.box) <= 0.5, (a.wish.text, b.wish.text)
    view = scene.frame.view
    for label in labelling.placed:
        assert view.x0 <= label.box.x0 <= label.box.x1 <= view.x1
        assert view.y0 <= label.box.y0 <= label.box.y1 <= view.y1
        assert label.size >= SMALLEST


@pytest.mark.parametrize("size", [None, pytest.param(1400, marks=pytest.mark.slow)])
@pytest.mark.parametrize("map_id", MAPS)
def test_every_name_finds_room_on_an_empty_map(map_id: str, size: int | None) -> None:
    scene = make_scene(rocket_map(map_id), None, (), size)
    check(scene)
    assert label_scene(scene).dropped == ()


@pytest.mark.parametrize("size", [None, pytest.param(390, marks=pytest.mark.slow)])
@pytest.mark.parametrize("steps", [40, 120, 400])
@pytest.mark.parametrize("map_id", MAPS)
def test_names_keep_off_each_other_during_a_match(map_id: str, steps: int, size: int | None) -> None:
    view = played(map_id, steps, seed=steps).view(None)
    check(make_scene(rocket_map(map_id), view, (), size))


def test_names_keep_off_hard_boxes() -> None:
    wall = Box(150, 205, 250, 400)
    labelling = place_labels([wish("Rainhill", 200, 200)], Obstacles(VIEW, [wall], []))
    assert labelling.placed[0].box.overlap(wall) <= 0.5
    assert labelling.placed[0].box.y1 < 200


def test_names_prefer_to_stand_below_and_avoid_soft_boxes() -> None:
    free = place_labels([wish("Rainhill", 200, 200)], Obstacles(VIEW, [], []))
    assert free.placed[0].box.y0 >= 220
    soft = place_labels([wish("Rainhill", 200, 200)], Obstacles(VIEW, [], [(Box(0, 215, 400, 240), 1.5)]))
    assert soft.placed[0].box.y1 <= 180


def test_a_name_without_room_is_reported() -> None:
    labelling = place_labels([wish("Rainhill", 200, 200)], Obstacles(VIEW, [VIEW], []))
    assert labelling.placed == ()
    assert labelling.dropped == ("Rainhill",)
    assert draw_labels(labelling) == ""


def test_a_neighbour_makes_room() -> None:
    # The long name fits only into the strip below, where the short one would rather stand than in the shaft above.
    hard = [Box(0, 0, 185, 218), Box(215, 0, 400, 218), Box(0, 233, 400, 400)]
    hard += [Box(0, 218, 110, 233), Box(300, 218, 400, 233)]
    obstacles = Obstacles(VIEW, hard, [(Box(185, 0, 215, 190), 1.0)])
    wishes = [wish("A", 200, 200), wish("BBBBBBBBBBBBBBB", 215, 200)]
    assert place_labels(wishes[:1], obstacles).placed[0].box.y0 > 200
    labelling = place_labels(wishes, obstacles)
    assert labelling.dropped == ()
    assert labelling.placed[0].box.y1 < 200 < labelling.placed[1].box.y0


def test_a_name_stands_nearer_to_its_own_place_than_to_another() -> None:
    # The room below its own place begins so far off that the name would be nearer to the next place.
    wishes = [wish("Shrewsbury", 200, 200), wish("Birmingham", 200, 262)]
    hard = [Box(0, 200, 400, 226), square((200, 262), 16)]
    dearer = (Box(0, 0, 400, 190), 0.02)
    labelling = place_labels(wishes, Obstacles(VIEW, hard, [dearer]))
    assert labelling.placed[0].wish.text == "Shrewsbury"
    assert labelling.placed[0].box.y1 < 200


def test_a_name_without_a_better_place_than_track_says_so() -> None:
    everywhere = place_labels([wish("York", 200, 200)], Obstacles(VIEW, [], [(VIEW, 3.0)]))
    assert everywhere.placed[0].is_over
    assert "lb-over" in draw_labels(everywhere)
    free = place_labels([wish("York", 200, 200)], Obstacles(VIEW, [], [(Box(0, 215, 400, 240), 3.0)]))
    assert "lb-over" not in draw_labels(free)


def test_letters_below_the_line_have_room_above_a_place() -> None:
    place = square((200, 200), 20)
    hard = [place, Box(0, 181, 400, 400)]
    deep, flat = (place_labels([wish(name, 200, 200)], Obstacles(VIEW, hard, [])).placed[0] for name in ("gyp", "nuo"))
    base = [float(draw_labels(Labelling((label,), ())).split(' y="')[1].split('"')[0]) for label in (deep, flat)]
    # The face of maps reaches a fifth of the size below the line, others a little more.
    assert base[0] + 0.23 * deep.size < place.y0 < base[1] + 0.23 * flat.size


def test_widths() -> None:
    assert text_width("", 12) == 0
    assert text_width("Southampton", 12) == pytest.approx(12 * text_width("Southampton", 1))
    assert text_width("Southampton", 12, italic=True) < text_width("Southampton", 12)
    assert text_width("Győr", 10) == text_width("Gyor", 10)
    assert text_width("mm", 10) > text_width("ii", 10) * 2
    assert text_width("abc", 10, spacing=0.2) == pytest.approx(text_width("abc", 10) + 6)
    # Georgia Bold, the widest face of the stack that is common, needs 7.02 em.
    assert 6.2 <= text_width("Southampton", 1) <= 7.3
