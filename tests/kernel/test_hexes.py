"""Hex geometry: steps, distances, drawings and names, in both layouts."""

from __future__ import annotations

import math
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainhill.kernel.hexes import (
    COMPASS,
    DIRECTIONS,
    LAYOUTS,
    Hex,
    Layout,
    cell,
    cell_point,
    centre,
    corner,
    direction,
    distance,
    edge,
    hex_at_cell,
    hex_name,
    parse_hex_name,
    side_corners,
    step,
)

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
layouts = st.sampled_from(LAYOUTS)
sides = st.integers(0, 5)

BEARING = {
    "north": (0, -1),
    "north-east": (1, -1),
    "east": (1, 0),
    "south-east": (1, 1),
    "south": (0, 1),
    "south-west": (-1, 1),
    "west": (-1, 0),
    "north-west": (-1, -1),
}


@given(hexes, sides)
def test_a_step_and_its_opposite_cancel(h: Hex, d: int) -> None:
    there = step(h, d)
    assert there != h
    assert step(there, d + 3) == h
    assert direction(h, there) == d
    assert distance(h, there) == 1


@given(hexes, hexes)
def test_only_neighbours_have_a_direction(a: Hex, b: Hex) -> None:
    assert (direction(a, b) is not None) == (distance(a, b) == 1)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_distance_is_the_number_of_steps() -> None:
    found = {Hex(0, 0): 0}
    queue = deque(found)
    while queue:
        here = queue.popleft()
        if found[here] == 5:
            continue
        for d in range(6):
            if step(here, d) not in found:
                found[step(here, d)] = found[here] + 1
                queue.append(step(here, d))
    assert len(found) == 1 + 6 * (1 + 2 + 3 + 4 + 5)
    assert all(distance(Hex(0, 0), h) == steps for h, steps in found.items())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_directions_run_clockwise_and_bear_the_right_names(layout: Layout) -> None:
    angles = []
    for d, name in enumerate(COMPASS[layout]):
        x, y = centre(layout, DIRECTIONS[d], 1.0)
        wanted = BEARING[name]
        assert (round(x, 6) > 0) - (round(x, 6) < 0) == wanted[0]
        assert (round(y, 6) > 0) - (round(y, 6) < 0) == wanted[1]
        angles.append(math.atan2(y, x))
    turns = [(b - a) % math.tau for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    assert turns == pytest.approx([math.tau / 6] * 6)


@given(layouts, hexes, sides)
def test_a_side_lies_half_way_to_the_neighbour(layout: Layout, h: Hex, d: int) -> None:
    here, there = centre(layout, h, 2.0), centre(layout, step(h, d), 2.0)
    middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
    assert edge(layout, h, d, 2.0) == pytest.approx(middle)
    first, second = (corner(layout, h, i, 2.0) for i in side_corners(layout, d))
    assert ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2) == pytest.approx(middle)
    # The neighbour sees the same side from the other end.
    theirs = [corner(layout, step(h, d), i, 2.0) for i in side_corners(layout, (d + 3) % 6)]
    assert first == pytest.approx(theirs[1])
    assert second == pytest.approx(theirs[0])


@given(layouts, hexes)
def test_corners_lie_one_radius_from_the_middle(layout: Layout, h: Hex) -> None:
    x, y = centre(layout, h, 3.0)
    for i in range(6):
        assert math.dist((x, y), corner(layout, h, i, 3.0)) == pytest.approx(3.0)
        assert math.dist((x, y), corner(layout, h, i, 3.0, 0.5)) == pytest.approx(1.5)
        assert math.dist((x, y), edge(layout, h, i, 3.0, 0.5)) == pytest.approx(0.75 * math.sqrt(3))


def test_flat_hexes_have_a_flat_top_and_pointy_ones_a_point() -> None:
    tops = {layout: sorted(corner(layout, Hex(0, 0), i, 1.0)[1] for i in range(6)) for layout in LAYOUTS}
    assert tops["flat"][0] == pytest.approx(tops["flat"][1])
    assert tops["pointy"][0] == pytest.approx(-1.0)
    assert tops["pointy"][1] > -0.9


@pytest.mark.parametrize(
    ("layout", "name", "h"),
    [
        ("flat", "A1", Hex(0, 0)),
        ("flat", "B2", Hex(1, 0)),
        ("flat", "C1", Hex(2, -1)),
        ("flat", "C3", Hex(2, 0)),
        ("flat", "K19", Hex(10, 4)),
        ("pointy", "A1", Hex(0, 0)),
        ("pointy", "A3", Hex(1, 0)),
        ("pointy", "B2", Hex(0, 1)),
        ("pointy", "C1", Hex(-1, 2)),
    ],
)
def test_names_on_the_margin(layout: Layout, name: str, h: Hex) -> None:
    assert hex_name(layout, h) == name
    assert parse_hex_name(layout, name) == h
    assert parse_hex_name(layout, name.lower()) == h


@given(layouts, st.integers(0, 60), st.integers(0, 25))
def test_names_and_cells_lead_back(layout: Layout, along: int, across: int) -> None:
    index, line = (2 * across, along) if layout == "flat" else (along, across)
    h = hex_at_cell(layout, index, line)
    if (along + across) % 2:
        assert h is None
        return
    assert h is not None
    assert cell(layout, h) == (index, line)
    assert parse_hex_name(layout, hex_name(layout, h)) == h
    assert cell_point(layout, index, line, 1.7) == pytest.approx(centre(layout, h, 1.7))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("text", ["", "A", "1", "A0", "A01", "AA1", "A-1", "A1.5", "Ä1", "?3", "A2", "B1", "A²"])
def test_what_is_no_name(layout: Layout, text: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the text is asked for below
        parse_hex_name(layout, text)
    assert str(caught.value) == text


@pytest.mark.parametrize("h", [Hex(-1, 5), Hex(26, 0), Hex(4, -3)])
def test_hexes_off_the_margin_have_no_name(h: Hex) -> None:
    with pytest.raises(ValueError, match="margin"):
        hex_name("flat", h)


def test_between_the_letters_of_a_flat_picture_stands_nothing() -> None:
    assert hex_at_cell("flat", 3, 1) is None
