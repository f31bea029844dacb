"""R9 First and second: ties and rounding."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rocket.model.naive_payment import pay
from tests.games.rocket.rules.table import map_of, sit


def line_points(places: int, holdings: list[int]) -> list[int]:
    """What the engine would pay for these shares of a line with so many places."""
    others = [place.name for place in map_of("england").places if place.index != 0]
    company = map_of("england").companies[0].id
    position = sit(
        "2018",
        len(holdings),
        on="england",
        shares={company: holdings},
        joined={company: others[: places - 1]},
    )
    rows = [row for row in position.final_rows() if row.key == "shares" and row.facts["company"] == company]
    assert [(row.facts["places"], list(row.holdings)) for row in rows] == [(places, holdings)]
    return list(rows[0].points)


def goods_points(holdings: list[int]) -> list[int]:
    """What the engine would pay for these passengers: 6 and 3."""
    position = sit("2018", len(holdings), passengers=holdings)
    (row,) = [row for row in position.final_rows() if row.key == "passengers"]
    return list(row.points)


@pytest.mark.parametrize(
    ("holdings", "points"),
    [
        ([3, 2, 1], [10, 5, 0]),
        ([1, 0, 0], [10, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([0, 5, 0], [0, 10, 0]),
        ([1, 3, 1, 1], [1, 10, 1, 1]),
        ([1, 3, 1, 0], [2, 10, 2, 0]),
        ([4, 3, 3, 2], [10, 2, 2, 0]),
    ],
)
def test_r9_1_one_first_and_the_second_sum_divided(holdings: list[int], points: list[int]) -> None:
    """R9.1"""
    assert line_points(10, holdings) == points


@pytest.mark.parametrize(
    ("holdings", "points"),
    [
        ([2, 2], [7, 7]),
        ([2, 2, 1], [7, 7, 0]),
        ([2, 2, 2], [5, 5, 5]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
        ([2, 2, 1, 1], [7, 7, 0, 0]),
        ([0, 2, 0, 2], [0, 7, 0, 7]),
    ],
)
def test_r9_2_several_firsts_divide_both_sums(holdings: list[int], points: list[int]) -> None:
    """R9.2"""
    assert line_points(10, holdings) == points


# places: each of two, three, four level first, and of two level second
LINES = {
    1: (0, 0, 0, 0),
    2: (1, 1, 0, 0),
    3: (2, 1, 1, 0),
    4: (3, 2, 1, 1),
    5: (3, 2, 1, 1),
    7: (5, 3, 2, 1),
    13: (9, 6, 4, 3),
}


@pytest.mark.parametrize(("places", "each"), LINES.items())
def test_example_7_lines(places: int, each: tuple[int, int, int, int]) -> None:
    """R9.1, R9.2: the table of the rules page."""
    two, three, four, second = each
    assert line_points(places, [2, 2, 1, 0]) == [two, two, 0, 0]
    assert line_points(places, [2, 2, 2, 1]) == [three, three, three, 0]
    assert line_points(places, [1, 1, 1, 1]) == [four] * 4
    assert line_points(places, [2, 1, 1, 0]) == [places, second, second, 0]


@pytest.mark.parametrize("places", range(1, 29))
def test_example_7_as_formulas(places: int) -> None:
    """R9: three level L/2, four level 3L/8, two level second L/4, each rounded down."""
    assert line_points(places, [1, 1, 1, 0])[0] == places // 2
    assert line_points(places, [1, 1, 1, 1])[0] == 3 * places // 8
    assert line_points(places, [2, 1, 1, 0])[1] == places // 4


@pytest.mark.parametrize(("level", "each"), [(2, 4), (3, 3), (4, 2)])
def test_example_7_goods(level: int, each: int) -> None:
    """R9: industries and passengers, 6 and 3."""
    assert goods_points([1] * level + [0] * (4 - level))[:level] == [each] * level
    assert goods_points([2, 1, 1, 0]) == [6, 1, 1, 0]
    assert goods_points([2, 1, 1, 1]) == [6, 1, 1, 1]


@pytest.mark.parametrize("first", range(29))
def test_r9_2_rounding_before_or_after_dividing_is_the_same(first: int) -> None:
    """R9.2: for every sum up to 28 and two to four players."""
    for level in (2, 3, 4):
        assert (first + first // 2) // level == int((first + first / 2) / level)
    for level in (1, 2, 3):
        assert (first // 2) // level == int(first / 2 / level)


def test_r9_the_engine_pays_what_the_model_pays_for_every_small_case() -> None:
    """R9.1, R9.2"""
    for seats in (2, 3, 4):
        for holdings in product(range(3), repeat=seats):
            assert goods_points(list(holdings)) == pay(list(holdings), 6, 3)
            assert line_points(7, list(holdings)) == pay(list(holdings), 7, 3)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(0, 40), min_size=2, max_size=4), st.integers(1, 28))
def test_r9_never_more_than_there_is(holdings: list[int], places: int) -> None:
    """R9: nobody without a piece is paid, more pieces never pay less, and the sums are not exceeded."""
    paid = line_points(places, holdings)
    assert paid == pay(holdings, places, places // 2)
    assert sum(paid) <= places + places // 2
    assert all(points == 0 for held, points in zip(holdings, paid, strict=True) if held == 0)
    for a, b in product(range(len(holdings)), repeat=2):
        assert holdings[a] < holdings[b] or paid[a] >= paid[b]
