"""Path data, coasts and rivers."""

from __future__ import annotations

import math
import re

from hypothesis import given
from hypothesis import strategies as st

from rainhill.draw.frame import hex_at_point
from rainhill.draw.shapes import borders, chains, coast, cross_ticks, curve_points, noise, num, poly, smooth, streams
from rainhill.kernel.hexes import LAYOUTS, Hex, Layout, centre, corner, step

NUMBER = re.compile(r"-?(?:\d+\.\d+|\.\d+|\d+)")
coordinates = st.floats(-2000, 2000, allow_nan=False)


def walk(path: str) -> list[tuple[float, float]]:
    """The points of a path made of M, l and z only."""
    values = [float(v) for v in NUMBER.findall(path)]
    pairs = list(zip(values[::2], values[1::2], strict=True))
    x, y = pairs[0]
    out = [(x, y)]
    for dx, dy in pairs[1:]:
        x, y = x + dx, y + dy
        out.append((x, y))
    return out


def test_num_is_short() -> None:
    assert [num(v) for v in (1.0, 0.04, -0.04, 2.25, -3.5, 100.0)] == ["1", "0", "0", "2.2", "-3.5", "100"]


@given(st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=30))
def test_poly_never_drifts(points: list[tuple[float, float]]) -> None:
    for (x, y), (px, py) in zip(points, walk(poly(points)), strict=True):
        assert math.isclose(x, px, abs_tol=0.051)
        assert math.isclose(y, py, abs_tol=0.051)


@given(coordinates, coordinates, st.integers(0, 20))
def test_noise_stays_within_one(x: float, y: float, n: int) -> None:
    assert -1 <= noise(x, y, n) <= 1
    assert noise(x, y, n) == noise(x, y, n)


def test_noise_is_spread() -> None:
    values = [noise(q, r) for q in range(40) for r in range(40)]
    assert abs(sum(values) / len(values)) < 0.05
    assert min(values) < -0.95
    assert max(values) > 0.95


def test_chains_join_pieces_end_to_end() -> None:
    a, b, c, d = (0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (5.0, 5.0)
    assert list(chains([(b, c), (a, b)])) == [[a, b, c]]
    assert list(chains([(a, b), (b, c), (c, a)])) == [[a, b, c]]
    assert sorted(map(len, chains([(a, b), (c, d)]))) == [2, 2]


@given(st.sampled_from(LAYOUTS), st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=14))
def test_borders_go_once_round_everything(layout: Layout, cells: set[tuple[int, int]]) -> None:
    hexes = {Hex(*c) for c in cells}
    sides = sum(step(h, d) not in hexes for h in hexes for d in range(6))
    assert sum(len(ring) for ring in borders(layout, hexes)) == sides
    # Shoelace: the signed areas of all rings add up to the area of the hexes.
    area = 0.0
    for ring in borders(layout, hexes):
        area += sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) / 2
    assert math.isclose(abs(area), len(hexes) * 1.5 * math.sqrt(3), rel_tol=1e-2)


def test_the_coast_is_the_same_at_every_size_and_differs_from_the_hexes() -> None:
    island = {Hex(0, 0), Hex(1, 0), Hex(0, 1)}
    small, large = walk(coast("flat", island, 20)), walk(coast("flat", island, 40))
    assert len(small) == len(large)
    assert all(math.dist((2 * x, 2 * y), p) < 0.4 for (x, y), p in zip(small, large, strict=True))
    straight = [p for ring in borders("flat", island) for p in ring]
    assert len(small) > 8 * len(straight)


def test_a_tributary_ends_on_its_river() -> None:
    main = [Hex(0, n) for n in range(6)]
    river, brook = streams("flat", [main, [Hex(2, 1), Hex(1, 2), Hex(0, 3)]], 30.0)
    assert min(math.dist(p, brook[-1]) for p in curve_points(river)) < 1e-6
    assert smooth(river).count("Q") == len(river) - 1


def test_ticks_stand_at_even_distances_across_the_canal() -> None:
    ticks = cross_ticks([(0.0, 0.0), (50.0, 0.0), (100.0, 0.0)], 10, 8)
    values = [float(v) for v in NUMBER.findall(ticks)]
    assert [values[i] for i in range(0, 40, 4)] == [5.0 + 10 * n for n in range(10)]
    assert {abs(values[i] - values[i + 2]) for i in range(1, 40, 4)} == {8.0}


@given(st.sampled_from(LAYOUTS), st.integers(-9, 9), st.integers(-9, 9), st.floats(0, 0.98), st.integers(0, 5))
def test_every_point_of_a_hex_is_found_in_it(layout: Layout, q: int, r: int, k: float, i: int) -> None:
    assert hex_at_point(layout, corner(layout, Hex(q, r), i, 1.0, k)) == Hex(q, r)
    assert hex_at_point(layout, centre(layout, Hex(q, r), 1.0)) == Hex(q, r)
