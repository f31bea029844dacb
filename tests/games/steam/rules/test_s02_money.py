"""S2 Money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.steam.rules.table import build, found, goods, line, net, play, purse, rail, refuses, settle, sit, the


@pytest.mark.parametrize(
    ("limit", "before", "after", "lost"), [("10", 9, 10, 2), ("10", 10, 10, 3), ("10", 7, 10, 0), ("none", 9, 12, 0)]
)
def test_s2_1_the_end_of_the_income_track(limit: str, before: int, after: int, lost: int) -> None:
    """S2.1: what goes beyond +10 is lost; by the option nothing is."""
    lines = net(alba_tarn=0, tarn_burg=0, burg_ulm=0, ulm_caro=0)
    position = goods(
        lines=lines, levels=[3, 1, 1], income=[before, 0, 0], cubes={"Alba": ["grey"]},
        new_cities={"Ulm": "grey"}, income_limit=limit,
    )  # fmt: skip
    play(position, "deliver grey from Alba to Ulm for 3-0-0")
    scored = the(play(position, "score income"), "income-scored")
    assert (scored.points, scored.income, scored.lost) == (3, after, lost)
    assert purse(position, 0)[1] == after


def test_s2_1_the_lower_end_of_the_income_track() -> None:
    """S2.1: -10 is the lowest in both editions, whatever is due."""
    position, _ = settle(income=[-10, 0, 0], points=[9, 0, 0])
    assert purse(position, 0) == (0, -10, 5)
    position, _ = settle("standard", income=[-10, 0, 0], points=[9, 0, 0], cash=[0, 5, 5])
    assert purse(position, 0) == (1, -10, 3)


@pytest.mark.parametrize(
    ("cash", "price", "after"), [(0, 6, (4, -2)), (5, 6, (4, -1)), (6, 6, (0, 0)), (1, 6, (0, -1)), (9, 6, (3, 0))]
)
def test_s2_2_cash_first_then_no_more_than_needed(cash: int, price: int, after: tuple[int, int]) -> None:
    """S2.2: for an action tile."""
    position = sit(phase="actions", cash=[cash, 0, 0])
    assert the(play(position, "take urbanization"), "tile-taken").price == price
    assert purse(position, 0)[:2] == after
    assert purse(position, 0)[0] <= 4 or cash > price


def test_s2_2_for_every_payment_in_every_phase() -> None:
    """S2.2: places, tiles, track and expenses."""
    position = sit(phase="auction", asked=0)
    assert the(play(position, "bid 1", "pass", "pass"), "paid").purpose == "place"
    assert purse(position, 0) == (4, -1, 0)
    assert the(play(sit(phase="actions"), "take city-growth"), "paid").purpose == "tile"
    assert the(play(build(), rail("C5", "03")), "paid").purpose == "track"
    _, events = settle(income=[-3, 0, 0])
    assert the(events, "paid").purpose == "expenses"
    assert the(events, "money-raised").amount == 5


def test_s2_2_the_events_explain_every_dollar() -> None:
    """S2.2: raised before it is paid."""
    position = build(cash=[1, 0, 0])
    events = play(position, rail("F12", "03"))
    assert [event.key for event in events if event.key in {"money-raised", "paid"}] == ["money-raised", "paid"]
    assert purse(position, 0) == (2, -1, 0)


@pytest.mark.parametrize(("points", "most"), [(0, 0), (1, 0), (2, 5), (3, 5), (5, 10)])
def test_s2_3_points_at_the_lower_end(points: int, most: int) -> None:
    """S2.3: 2 VP for each 5 at -10."""
    position = sit(phase="auction", asked=0, income=[-10, 0, 0], points=[points, 0, 0])
    decision = position.decision()
    assert decision is not None and decision.facts["highest"] == most


def test_s2_3_points_only_after_income() -> None:
    """S2.3"""
    position = build(income=[-9, 0, 0], points=[8, 0, 0])
    play(position, rail("F12", "03"))
    assert purse(position, 0) == (1, -10, 8)
    raised = the(play(position, rail("F8", "30")), "money-raised")
    assert (raised.amount, raised.income_lost, raised.points_lost) == (5, 0, 2)
    assert purse(position, 0) == (3, -10, 6)


def test_s2_4_what_cannot_be_paid_cannot_be_bought_in_base() -> None:
    """S2.4: tile and track."""
    broke: dict[str, Any] = {"income": [-10, 0, 0], "points": [1, 0, 0], "cash": [3, 0, 0]}
    position = build(**broke)
    refusal = refuses(position, rail("F12", "03"))
    assert (refusal.code, refusal.rule) == ("track-too-expensive", "S2.4")
    assert (refusal.facts["price"], refusal.facts["can_pay"]) == (4, 3)
    play(position, rail("F8", "30"))
    position = sit(phase="actions", **broke)
    refusal = refuses(position, "take urbanization")
    assert (refusal.code, refusal.rule, refusal.facts["price"]) == ("tile-too-expensive", "S2.4", 6)


def test_s2_4_what_cannot_be_paid_cannot_be_bought_in_standard() -> None:
    """S2.4: cash only, although income could still go down."""
    position = build("standard", cash=[3, 0, 0])
    refusal = refuses(position, rail("F12", "03"))
    assert (refusal.code, refusal.rule, refusal.facts["can_pay"]) == ("track-too-expensive", "S2.4", 3)
    play(position, rail("F8", "30"))
    assert purse(position, 0) == (0, 0, 0)


def test_s2_5_points_fall_below_0_only_at_the_end() -> None:
    """S2.5: raising stops at 0 or 1; final scoring may go below."""
    position, _ = settle(round_number=10, income=[-10, 0, 0], cash=[10, 0, 0])
    assert purse(position, 0)[2] == 0
    outcome = position.outcome()
    assert outcome is not None and outcome.scores[0] == -20
    position, events = settle(seats=4, income=[-10, 0, 0, 0], points=[3, 0, 0, 0])
    assert purse(position, 0)[2] == 1
    assert len(found(events, "went-bankrupt")) == 1


def test_s2_5_an_open_end_costs_nothing_later() -> None:
    """S2.5, S6.2: losing a link takes no VP."""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")])
    play(position, "end build")
    assert purse(position, 0) == (0, 0, 0)
