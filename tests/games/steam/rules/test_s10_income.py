"""S10 Income and expenses."""

from __future__ import annotations

from typing import Any

import pytest

from rainhill.games.steam.actions import Deliver
from tests.games.steam.rules.table import (
    EDITIONS,
    build,
    found,
    goods,
    line,
    link_from,
    links,
    listed,
    net,
    play,
    purse,
    rail,
    refused,
    seat,
    settle,
    the,
)


def test_s10_1_in_turn_order() -> None:
    """S10.1: positive incomes are received, negative ones paid."""
    position, events = settle(order=[2, 0, 1], asked=1, income=[3, -2, 1], cash=[0, 5, 0])
    money = [(e.key, e.seat, e.amount) for e in events if e.key in {"income-received", "paid"}]
    assert money == [("income-received", 2, 1), ("income-received", 0, 3), ("paid", 1, 2)]
    assert [purse(position, n)[0] for n in range(3)] == [3, 3, 1]


def test_s10_2_the_amount_shown_when_the_phase_begins() -> None:
    """S10.2: at -6 with no cash two steps are raised and six paid."""
    position, events = settle(income=[-6, 0, 0])
    assert the(events, "paid").amount == 6
    assert purse(position, 0) == (4, -8, 0)


@pytest.mark.parametrize(
    ("income", "points", "cash", "after"),
    [(-9, 4, 2, (3, -10, 2)), (-10, 4, 0, (0, -10, 0)), (-4, 0, 4, (0, -4, 0)), (-4, 0, 3, (4, -5, 0))],
)
def test_s10_3_raising_in_base(income: int, points: int, cash: int, after: tuple[int, int, int]) -> None:
    """S10.3: cash, income down to -10, then 2 VP for 5."""
    position, _ = settle(income=[income, 0, 0], points=[points, 0, 0], cash=[cash, 0, 0])
    assert purse(position, 0) == after


@pytest.mark.parametrize("edition", EDITIONS)
def test_s10_4_bankrupt(edition: str) -> None:
    """S10.4: out of the match, discs off the map."""
    lines = [*net(alba_tarn=0, tarn_burg=1), line("Caro", "C17", "Ulm", "...", owner=0)]
    position, events = settle(edition, 4, income=[-10, 0, 0, 0], cash=[4, 9, 9, 9], lines=lines, asked=3)
    bankrupt = the(events, "went-bankrupt")
    assert (bankrupt.seat, bankrupt.owed) == (0, 6 if edition == "base" else 7)
    assert seat(position, 0).bankrupt and seat(position, 0).place is None and seat(position, 0).cash == 0
    assert 0 not in position.full_view().order
    assert links(position) == {
        ("Alba", "Tarn", None, "complete"), ("Burg", "Tarn", 1, "complete"), ("Caro", None, None, "incomplete"),
    }  # fmt: skip


@pytest.mark.parametrize(("points", "gone"), [(3, True), (4, False)])
def test_s10_4_a_few_points_may_be_left(points: int, gone: bool) -> None:
    """S10.4: 10 are due at -10; 3 VP bring 5 and leave one over, 4 bring 10."""
    position, events = settle(seats=4, income=[-10, 0, 0, 0], points=[points, 0, 0, 0], asked=3)
    assert bool(found(events, "went-bankrupt")) is gone
    assert purse(position, 0)[2] == (1 if gone else 0)


def test_s10_4_the_others_play_on_without_the_seat() -> None:
    """S10.4: nobody asks it again."""
    position, _ = settle(seats=4, income=[-10, 0, 0, 0], asked=3)
    seen = set()
    for _ in range(60):
        decision = position.decision()
        if decision is None or position.full_view().round > 2:
            break
        seen.add(decision.seat)
        kind = "pass" if decision.kind == "goods" else "end build" if decision.kind == "build" else None
        play(position, kind or position.legal()[0])
    assert seen == {1, 2, 3}


def test_s10_5_complete_links_stay_ownerless_for_good() -> None:
    """S10.5: they are used but never claimed; incomplete ones are claimed as usual."""
    lines = [*net(alba_tarn=None, tarn_burg=1), line("Caro", "C17", "Ulm", "...", owner=None)]
    position = build(asked=1, lines=lines, bankrupt=[0])
    assert [x.claimable_by for x in position.full_view().links if x.status == "complete"] == [(), ()]
    assert link_from(position, "Caro").claimable_by == (1, 2)
    assert refused(position, rail("C5", "02")) == ("complete-link", "S6.4")
    play(position, rail("C17", "31"))
    assert link_from(position, "Caro").owner is None, "a redirect claims nothing"
    moved = goods(
        asked=1, lines=net(alba_tarn=None, tarn_burg=1), bankrupt=[0], levels=[1, 2, 1], cubes={"Alba": ["blue"]}
    )
    assert [act.points for act in listed(moved, Deliver)] == [(0, 1, 0)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_s10_6_the_last_one_wins_at_once(edition: str) -> None:
    """S10.6: whatever the scores; the winner's own expenses are not asked any more."""
    position, events = settle(
        edition, 3, income=[-10, -10, -10], cash=[0, 0, 0], levels=[6, 6, 6], round_number=3, order=[1, 2, 0], asked=0
    )
    assert [event.seat for event in found(events, "went-bankrupt")] == [1, 2]
    ended = the(events, "match-ended")
    assert (ended.reason, ended.winners) == ("bankruptcy", (0,))
    assert position.decision() is None
    outcome = position.outcome()
    assert outcome is not None and outcome.ranking == ((0,), (2,), (1,))
    assert purse(position, 0)[1] == -10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("income", [-10, -9, -6])
@pytest.mark.parametrize("points", [0, 1, 2, 5])
@pytest.mark.parametrize("cash", [0, 3, 9, 10, 11])
def test_s10_4_the_view_tells_who_cannot_pay(edition: str, income: int, points: int, cash: int) -> None:
    """S10.4, S12.13: before the phase it is known who would go bankrupt in it."""
    given: dict[str, Any] = {"income": [income, 0, 0], "points": [points, 0, 0], "cash": [cash, 9, 9]}
    before = seat(goods(edition, 3, goods_round=2, asked=2, **given), 0)
    _, events = settle(edition, **given)
    went = any(event.key == "went-bankrupt" for event in events)
    assert (before.can_settle < -before.due) == went
