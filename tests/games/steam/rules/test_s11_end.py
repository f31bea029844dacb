"""S11 End and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from rainhill.kernel.game import Outcome
from tests.games.steam.rules.table import EDITIONS, found, line, net, settle, the


def end(edition: str = "base", seats: int = 3, **arranged: Any) -> Outcome:
    """The outcome after the last round, in which nobody lacks money."""
    last = {3: 10, 4: 8, 5: 7, 6: 7}[seats]
    given: dict[str, Any] = {"round_number": last, "cash": [40] * seats} | arranged
    position, _ = settle(edition, seats, **given)
    outcome = position.outcome()
    assert outcome is not None and position.decision() is None
    return outcome


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "last"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_s11_1_after_the_income_phase_of_the_last_round(edition: str, seats: int, last: int) -> None:
    """S11.1: and not a round before."""
    held = dict(
        enumerate(["turn-order", "engineer", "first-build", "city-growth", "locomotive", "urbanization"][:seats])
    )
    position, events = settle(edition, seats, round_number=last - 1, tiles=held, cash=[9] * seats)
    assert position.decision() is not None and found(events, "match-ended") == []
    position, events = settle(edition, seats, round_number=last, tiles=held, cash=[9] * seats, income=[1] * seats)
    assert the(events, "match-ended").reason == "rounds"
    assert position.full_view().phase == "over"
    assert [event.key for event in events].index("match-ended") > [e.key for e in events].index("phase-began")
    assert position.full_view().seats[0].cash == (10 if edition == "base" else 9)


@pytest.mark.parametrize(
    ("income", "points"), [(10, 5), (9, 4), (5, 2), (2, 1), (1, 0), (0, 0), (-1, -2), (-2, -4), (-10, -20)]
)
def test_s11_2_income_at_the_end(income: int, points: int) -> None:
    """S11.2"""
    assert end(income=[income, 0, 0]).scores == (points, 0, 0)


def test_s11_3_links_at_the_end() -> None:
    """S11.3: complete ones count, incomplete and ownerless ones do not."""
    lines = [*net(alba_tarn=0, tarn_burg=0, dorn_gard=1, fels_nook=None), line("Caro", "C17", "Ulm", "...", owner=0)]
    outcome = end(lines=lines, points=[5, 0, 1])
    assert outcome.scores == (7, 1, 1)
    assert {row.key: row.points for row in outcome.breakdown}["links"] == (2, 1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_s11_4_the_most_points(edition: str) -> None:
    """S11.4"""
    outcome = end(edition, points=[4, 9, 7])
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (2,), (0,))


@pytest.mark.parametrize("edition", EDITIONS)
def test_s11_4_ties_by_income_then_by_action_tile(edition: str) -> None:
    """S11.4: always one winner; in Standard the numbers count here too."""
    outcome = end(edition, points=[5, 4, 5], income=[0, 2, 1])
    assert outcome.scores == (5, 5, 5)
    assert outcome.ranking == ((1,), (2,), (0,))
    held = {0: "city-growth", 1: "first-move", 2: "engineer"}
    outcome = end(edition, points=[5, 5, 5], tiles=held)
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (2,), (0,))


def test_s11_4_a_passed_tile_has_its_number() -> None:
    """S11.4"""
    held = {0: ("urbanization", True), 1: ("city-growth", True), 2: "locomotive"}
    assert end(tiles=held).ranking == ((1,), (2,), (0,))


def test_s11_5_bankrupt_seats_rank_last() -> None:
    """S11.5: later ones before earlier ones, whatever VP they had left."""
    outcome = end(seats=5, bankrupt=[3, 0], points=[50, 1, 0, 90, 2], income=[0, -10, 0, 0, 0])
    assert outcome.ranking == ((4,), (2,), (1,), (0,), (3,))
    assert (outcome.scores[0], outcome.scores[3]) == (0, 0)
    assert outcome.scores[1] == -19


def test_s11_5_in_the_same_phase_in_the_order_of_paying() -> None:
    """S11.5: whoever had to pay later ranks higher."""
    outcome = end(
        seats=4, order=[2, 3, 1, 0], asked=0, income=[0, -10, -10, 0], cash=[9, 0, 0, 9],
    )  # fmt: skip
    assert outcome.ranking[2:] == ((1,), (2,))
