"""S3 Turn order."""

from __future__ import annotations

import pytest

import rainhill
from rainhill.kernel.refusals import Refused
from tests.games.steam.rules.table import EDITIONS, asked, found, play, purse, refuses, settle, sit, the


def test_s3_1_the_first_place_first_and_to_the_left() -> None:
    """S3.1: whoever was drawn opens."""
    position = sit(seats=4, dealt={
        "order": "3 4 1 2", "cities": " ".join(["PP"] * 10), "supply": " ".join(["RBY"] * 12),
    })  # fmt: skip
    decision = position.decision()
    assert decision is not None and (decision.seat, decision.facts["place"], decision.kind) == (2, 1, "auction")
    asked_in_turn = []
    for notation in ("bid 0", "bid 1", "bid 2", "bid 3", "bid 4"):
        asked_in_turn.append(asked(position))
        play(position, notation)
    assert asked_in_turn == [2, 3, 0, 1, 2]


def test_s3_2_more_than_the_last_bid_or_out_for_this_place() -> None:
    """S3.2"""
    position = sit(seats=4, phase="auction", asked=0)
    play(position, "bid 3")
    refusal = refuses(position, "bid 3")
    assert (refusal.code, refusal.rule, refusal.facts["lowest"]) == ("bid-too-low", "S3.2", 4)
    play(position, "pass", "bid 5", "pass")
    assert asked(position) == 0
    play(position, "bid 6")
    assert asked(position) == 2
    events = play(position, "pass")
    assert (the(events, "place-taken").seat, the(events, "place-taken").paid) == (0, 6)
    assert asked(position) == 1, "who passed for the first place bids for the second"


@pytest.mark.parametrize(("option", "lowest"), [("yes", 0), ("no", 1)])
def test_s3_2_a_first_bid_of_nothing(option: str, lowest: int) -> None:
    """S3.2: the option zero bids."""
    position = sit(phase="auction", asked=0, zero_bids=option)
    decision = position.decision()
    assert decision is not None and decision.facts["lowest"] == lowest
    if option == "no":
        assert refuses(position, "bid 0").code == "bid-too-low"
    play(position, f"bid {lowest}", "pass", "pass")
    assert purse(position, 0)[1] == -lowest


def test_s3_2_no_more_than_could_be_paid() -> None:
    """S3.2: cash, income down to -10, and VP."""
    position = sit(phase="auction", asked=0, cash=[2, 0, 0], income=[-8, 0, 0], points=[3, 0, 0])
    refusal = refuses(position, "bid 18")
    assert (refusal.code, refusal.facts["highest"]) == ("bid-too-high", 17)
    play(position, "bid 17", "pass", "pass")
    assert purse(position, 0) == (0, -10, 1)


def test_s3_3_places_one_after_the_other() -> None:
    """S3.3: the winner's left neighbour opens, seats with a place are skipped, the last place is free."""
    position = sit(seats=4, phase="auction", asked=0)
    play(position, "pass", "bid 0", "bid 2", "pass", "pass")
    assert asked(position) == 3
    play(position, "bid 1", "pass", "pass")
    assert asked(position) == 0, "Dora's left neighbour"
    events = play(position, "bid 0", "bid 4", "pass")
    assert [(e.seat, e.place, e.paid) for e in found(events, "place-taken")] == [(1, 3, 4), (0, 4, 0)]
    assert the(events, "order-set").order == (2, 3, 1, 0)
    assert position.full_view().order == (2, 3, 1, 0)
    assert asked(position) == 2
    assert [purse(position, n)[1] for n in range(4)] == [0, -1, -1, -1]


def test_s3_4_nobody_bids() -> None:
    """S3.4: the one left over gets the place for nothing, without being asked."""
    position = sit(seats=3, phase="auction", asked=1)
    events = play(position, "pass", "pass")
    taken = the(events, "place-taken")
    assert (taken.seat, taken.place, taken.paid) == (0, 1, 0)
    assert asked(position) == 1
    play(position, "pass")
    assert position.full_view().order == (0, 2, 1)
    assert [purse(position, n) for n in range(3)] == [(0, 0, 0)] * 3


def test_s3_5_only_the_seat_whose_turn_it_is() -> None:
    """S3.5"""
    match = rainhill.new("steam", map="toy", seats=3, seed=1)
    decision = match.decision
    assert decision is not None
    other = (decision.seat + 1) % 3
    with pytest.raises(Refused) as refusal:
        match.play("bid 1", seat=other)
    assert refusal.value.code == "not-your-decision"
    match.play("bid 1", seat=decision.seat)
    position = sit(phase="actions")
    for notation in ("pass", "end build", "improve locomotive", "raise 5", "score income"):
        wrong = refuses(position, notation)
        assert (wrong.code, wrong.rule) == ("wrong-kind", "S3.5")


def test_s3_6_a_random_first_order() -> None:
    """S3.6: one is drawn, the others follow to the left, with $0, 1, 2 and so on; no auction."""
    match = rainhill.new("steam", map="toy", seats=4, options={"first_order": "random"}, seed=5)
    order = [int(number) - 1 for number in match.header.deal["order"].split()]
    assert order == [(order[0] + n) % 4 for n in range(4)]
    view = match.view(None)
    assert (view.phase, view.order) == ("actions", tuple(order))
    assert [view.seats[number].cash for number in order] == [0, 1, 2, 3]
    firsts = {rainhill.new("steam", map="toy", seats=4, seed=n).header.deal["order"][0] for n in range(30)}
    assert firsts == {"1", "2", "3", "4"}


def test_s3_6_with_the_auction_nobody_gets_money() -> None:
    """S3.6: the auction is the default of Base."""
    position = sit(seats=4)
    assert position.full_view().phase == "auction"
    assert [purse(position, n)[0] for n in range(4)] == [0, 0, 0, 0]


def test_s3_7_order_by_action_tiles() -> None:
    """S3.7: passed tiles count like the others."""
    held = {0: ("urbanization", True), 1: ("city-growth", True), 2: "first-build", 3: "locomotive", 4: "turn-order"}
    position, _ = settle(seats=5, tiles=held)
    assert position.full_view().order == (4, 2, 1, 3, 0)
    assert asked(position) == 4


def test_s3_7_without_those_who_dropped_out() -> None:
    """S3.7, S10.4"""
    held = {0: "locomotive", 1: "turn-order", 2: "engineer", 3: "first-move"}
    position, _ = settle(seats=4, tiles=held, income=[0, -10, 0, 0])
    assert position.full_view().order == (3, 2, 0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", range(4))
def test_s3_1_the_table_may_decide_who_begins(edition: str, first: int) -> None:
    """S3.1, S12.2: everything else is drawn as without that."""
    drawn = rainhill.new("steam", map="toy", edition=edition, seats=4, seed=5).header.deal
    match = rainhill.new("steam", map="toy", edition=edition, seats=4, seed=5, first=first)
    order = [int(number) - 1 for number in match.header.deal["order"].split()]
    if edition == "base":
        assert order == [(first + n) % 4 for n in range(4)]
    else:
        others = [int(number) - 1 for number in drawn["order"].split() if int(number) - 1 != first]
        assert order == [first, *others]
    assert match.decision is not None and match.decision.seat == first
    assert {**drawn, "order": ""} == {**match.header.deal, "order": ""}
