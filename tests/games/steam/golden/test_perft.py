"""Counts of action sequences (perft) on the small map: one missing or surplus action anywhere shows up here."""

from __future__ import annotations

import tomllib

import pytest

from tests.games.steam.golden.golden import DATA
from tests.games.steam.golden.make_perft import CASES, count, set_up

COUNTS: dict[str, list[int]] = {
    entry["case"]: entry["sequences"]
    for entry in tomllib.loads((DATA / "perft.toml").read_text(encoding="utf-8"))["count"]
}
MANY = 5000
"""more than this takes too long without a compiler"""


def test_all_cases_are_counted() -> None:
    assert {case: len(counts) for case, counts in COUNTS.items()} == {case: CASES[case][3] for case in CASES}


@pytest.mark.parametrize("case", COUNTS)
def test_short_sequences(case: str) -> None:
    found = [count(set_up(case), n) for n, number in enumerate(COUNTS[case], 1) if number <= MANY]
    assert found == [number for number in COUNTS[case] if number <= MANY]


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case, counts in COUNTS.items() if counts[-1] > MANY])
def test_long_sequences(case: str) -> None:
    depth = len(COUNTS[case])
    assert count(set_up(case), depth) == COUNTS[case][-1]


def test_s3_2_bids_counted_by_hand() -> None:
    """The first bids 0 to 50 or passes; then anything higher up to 50, or a pass."""
    assert COUNTS["auction"] == [51 + 1, sum(50 - bid + 1 for bid in range(51)) + 52]


def test_s12_3_capital_counted_by_hand() -> None:
    """Nothing, or $5 for each step down to -10, for each seat."""
    assert COUNTS["capital"] == [11, 11**2, 11**3]


def test_s12_5_bidding_counted_by_hand() -> None:
    """With $5 each: 0 to 5 or pass; then higher or pass."""
    assert COUNTS["bidding"][:2] == [7, sum(5 - bid + 1 for bid in range(6)) + 7]


def test_s4_9_tiles_counted_by_hand() -> None:
    """Seven tiles, two of which can be taken passed too; in Standard none."""
    assert COUNTS["tiles"] == [9, 5 * 8 + 4 * 7, 420]
    assert COUNTS["free-tiles"] == [7, 7 * 6, 7 * 6 * 5]
