"""Matches among greedy bots on the full maps: nobody goes bankrupt in numbers, and scores look like those reported."""

from __future__ import annotations

from statistics import mean

import pytest

import rainhill
from rainhill.bots import make
from rainhill.bots.bot import finish
from tests.rounds import amount

MATCHES = amount(6, 2)
CASES = [
    (name, seats, edition)
    for name, seats in (("northeast", 4), ("ruhr", 4), ("isles", 5), ("isles", 6))
    for edition in ("base", "standard")
]
# Every map and both editions; all of them together with the long forms.
SOME = [("northeast", 4, "standard"), ("ruhr", 4, "base"), ("isles", 5, "base"), ("isles", 6, "base")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "edition"), amount(CASES, SOME))
def test_matches_are_won_with_as_many_points_as_reported(name: str, seats: int, edition: str) -> None:
    """S10.4, S11.1: 30 to 60 points win, matches last to the end, most cubes are fetched."""
    winning, bankrupt, cubes = [], 0, []
    for seed in range(MATCHES):
        match = rainhill.new("steam", map=name, edition=edition, seats=seats, seed=seed)
        finish(match, [make("greedy", seed + seat) for seat in range(seats)])
        assert match.outcome is not None
        view = match.view(None)
        winning.append(max(match.outcome.scores))
        bankrupt += sum(seat.bankrupt for seat in view.seats)
        cubes.append(sum(len(city.cubes) for city in view.cities))
    assert 30 <= mean(winning) <= 62
    assert bankrupt <= MATCHES * seats * 0.05
    assert mean(cubes) <= 30
