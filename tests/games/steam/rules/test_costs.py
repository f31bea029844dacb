"""The money a view tells beforehand is the money that is there afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import rainhill
from rainhill.games.steam.actions import Bid, Pass, Score
from rainhill.games.steam.view import MoneyView, SeatView
from tests.games.steam.model.random_walk import wander
from tests.games.steam.rules.table import play, purse, sit


def told(view: Any, action: object) -> list[MoneyView]:
    return [entry for entry in view.money if entry.action == action]


def then(entry: MoneyView) -> tuple[int, int, int]:
    return entry.cash, entry.income, entry.points


@pytest.mark.parametrize("edition", ["base", "standard"])
def test_what_is_told_happens(edition: str) -> None:
    """S2.2, S2.3, S4.7, S9.8, S12.3: capital, tiles and points, all through some random matches."""
    seen = set()
    for position in wander(3, map="toy", seats=3, edition=edition, rounds=4):
        decision = position.decision()
        assert decision is not None
        view = position.view(decision.seat)
        for action in view.legal if decision.kind in ("capital", "tile", "score") else ():
            (entry,) = told(view, action)
            _compare(entry, view.seats[decision.seat], position.preview(action))
            seen.add(decision.kind)
        assert decision.kind in ("auction", "capital", "tile", "score") or not view.money
    assert seen == ({"tile", "score"} if edition == "base" else {"capital", "tile", "score"})


def _compare(entry: MoneyView, seat: SeatView, events: Sequence[Any]) -> None:
    """Only what belongs to the action itself: placing the last points leads into the income phase."""
    mine = [event for event in events if getattr(event, "seat", None) == seat.seat]
    now = [event for event in mine if getattr(event, "purpose", "") != "expenses"]
    paid = sum(event.amount for event in now if event.key == "paid")
    raised = [event for event in mine if event.key == "money-raised"][: 1 if entry.raised else 0]
    assert (entry.paid, entry.raised) == (paid, sum(event.amount for event in raised))
    assert entry.income_lost == sum(event.income_lost for event in raised)
    assert entry.points_lost == sum(event.points_lost for event in raised)
    assert entry.cash == seat.cash + entry.raised - paid
    scored = [event for event in mine if event.key in ("income-scored", "points-scored")]
    if isinstance(entry.action, Score):
        (event,) = scored
        rises = entry.action.choice == "income"
        assert entry.income == (event.income if rises else seat.income)
        assert entry.points == (seat.points if rises else event.total)
        assert entry.wasted == (event.lost if rises else 0)
    else:
        assert (entry.income, entry.points) == (seat.income - entry.income_lost, seat.points - entry.points_lost)


def test_a_bid_of_base_tells_what_winning_costs() -> None:
    """S2.2, S3.3"""
    match = rainhill.new("steam", map="toy", edition="base", seats=3, seed=1)
    assert match.decision is not None
    seat = match.decision.seat
    (entry,) = told(match.view(seat), Bid(7))
    assert (entry.place, entry.paid, entry.raised, entry.income_lost) == (1, 7, 10, 2)
    for notation in ("bid 7", "pass", "pass"):
        match.play(notation)
    assert purse(match.position, seat) == then(entry)  # type: ignore[arg-type]


def test_a_bid_of_standard_tells_what_each_free_place_costs() -> None:
    """S12.6, S12.9: places 1 and 2 pay in full, the last nothing, the others half; none where gone."""
    position = sit("standard", seats=4, phase="capital")
    play(position, *["raise 10"] * 4)
    seat = position.decision().seat  # type: ignore[union-attr]
    entries = told(position.view(seat), Bid(5))
    assert [(entry.place, entry.paid, entry.cash) for entry in entries] == [(1, 5, 5), (2, 5, 5), (3, 3, 7), (4, 0, 10)]
    play(position, "bid 5", "pass")
    later = position.decision().seat  # type: ignore[union-attr]
    assert [entry.place for entry in told(position.view(later), Bid(6))] == [1, 2, 3]
    play(position, "bid 6", "pass")
    (passing,) = told(position.view(seat), Pass())
    assert (passing.place, passing.paid) == (2, 5)
    play(position, "pass")
    assert purse(position, seat) == then(passing) == then(entries[1])


def test_income_that_is_due_is_told() -> None:
    """S10.2, S12.11"""
    for edition, due in (("base", 0), ("standard", -1)):
        view: Any = rainhill.new("steam", map="toy", edition=edition, seats=3, seed=1).view(None)
        assert [seat.due for seat in view.seats] == [due] * 3
