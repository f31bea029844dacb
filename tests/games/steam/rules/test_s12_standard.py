"""S12 What is different in Standard."""

from __future__ import annotations

from random import Random

import pytest

import rainhill
from rainhill.games.steam.actions import RaiseCapital, TakeTile
from rainhill.kernel.refusals import SetupError
from tests.games.steam.rules.table import (
    asked,
    build,
    found,
    listed,
    net,
    play,
    purse,
    rail,
    refused,
    refuses,
    seat,
    settle,
    sit,
    the,
)

HELD = {0: "turn-order", 1: "engineer", 2: "first-build"}


def test_s12_1_seven_phases() -> None:
    """S12.1"""
    position = sit("standard", phase="capital")
    events = play(position, "raise 10", "raise 10", "raise 10", "pass", "pass")
    events += play(position, "take engineer", "take first-build", "take turn-order", *["end build"] * 3, *["pass"] * 6)
    told = [event.phase for event in found(events, "phase-began")]
    assert told == ["auction", "actions", "build", "goods", "goods", "income", "capital"]
    assert the(events, "round-began").round == 2


def test_s12_2_the_first_order_is_drawn() -> None:
    """S12.2: any order can come up, not only round the table; the option first order changes nothing."""
    orders = {
        rainhill.new("steam", map="toy", edition="standard", seats=3, seed=n).header.deal["order"] for n in range(60)
    }
    assert orders == {"1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"}
    for option in ("auction", "random"):
        match = rainhill.new("steam", map="toy", edition="standard", seats=3, options={"first_order": option}, seed=1)
        view = match.view(None)
        assert (view.phase, [s.cash for s in view.seats]) == ("capital", [0, 0, 0])


def test_s12_3_capital_in_turn_order() -> None:
    """S12.3: steps of five down to -10, or none."""
    position = sit("standard", phase="capital", order=[2, 0, 1])
    assert asked(position) == 2
    assert [act.amount for act in listed(position, RaiseCapital)] == list(range(0, 51, 5))
    play(position, "raise 15")
    assert purse(position, 2) == (15, -3, 0)
    declined = the(play(position, "raise 0"), "capital-declined")
    assert declined.seat == 0 and purse(position, 0) == (0, 0, 0)
    refusal = refuses(position, "raise 7")
    assert (refusal.code, refusal.rule) == ("capital-not-by-five", "S12.3")
    refusal = refuses(position, "raise 55")
    assert (refusal.code, refusal.facts) == ("capital-too-high", {"amount": 55, "most": 50})


@pytest.mark.parametrize(("option", "most"), [("yes", 20), ("no", 5)])
def test_s12_3_capital_from_points(option: str, most: int) -> None:
    """S12.3: 2 VP for 5 at -10, unless the table forbids it."""
    position = sit("standard", phase="capital", income=[-9, 0, 0], points=[7, 0, 0], capital_from_points=option)
    assert max(act.amount for act in listed(position, RaiseCapital)) == most
    play(position, f"raise {most}")
    assert purse(position, 0) == (most, -10, 1 if option == "yes" else 7)


def test_s12_4_no_money_later() -> None:
    """S12.4: everything is paid from cash."""
    position = build("standard", cash=[1, 0, 0], points=[20, 0, 0])
    assert position.legal_of_kind("lay") == []
    assert refused(position, rail("C5", "03")) == ("track-too-expensive", "S2.4")


@pytest.mark.parametrize(("mercy", "may"), [("none", False), ("track", True), ("upkeep", False), ("both", True)])
def test_s12_4_mercy_for_track(mercy: str, may: bool) -> None:
    """S12.4: the option lets money for track be raised as in Base."""
    position = build("standard", cash=[1, 0, 0], mercy=mercy)
    if may:
        play(position, rail("C5", "03"))
        assert purse(position, 0) == (4, -1, 0)
    else:
        assert refused(position, rail("C5", "03")) == ("track-too-expensive", "S2.4")


@pytest.mark.parametrize(("mercy", "after"), [
    ("none", (0, 0, 5)), ("track", (0, 0, 5)), ("upkeep", (1, -1, 7)), ("both", (1, -1, 7)),
])  # fmt: skip
def test_s12_4_mercy_for_upkeep(mercy: str, after: tuple[int, int, int]) -> None:
    """S12.4: 5 due with 1 in cash: 2 VP, or with mercy a step of income."""
    position, _ = settle("standard", levels=[5, 1, 1], cash=[1, 9, 9], points=[7, 0, 0], mercy=mercy)
    assert purse(position, 0) == after


def test_s12_4_mercy_for_each_seat() -> None:
    """S12.4: a choice for each seat; upkeep of the first, track of the second, nothing for the third."""
    mercy = "upkeep track none"
    levels, cash = [5, 5, 5], [1, 1, 1]
    position, _ = settle("standard", levels=levels, cash=cash, points=[7, 7, 7], mercy=mercy)
    assert [purse(position, number) for number in range(3)] == [(1, -1, 7), (0, 0, 5), (0, 0, 5)]
    for number, may in enumerate((False, True, False)):
        position = build("standard", cash=[1, 1, 1], mercy=mercy, asked=number)
        assert bool(position.legal_of_kind("lay")) == may
        assert (seat(position, number).can_pay > 1) == may


@pytest.mark.parametrize("value", ["none both", "none both none none", "none both mercy", "none  both none", ""])
def test_s12_4_a_choice_for_each_seat_must_fit(value: str) -> None:
    """S12.4"""
    with pytest.raises(SetupError, match="unknown-choice"):
        rainhill.new("steam", map="toy", edition="standard", seats=3, options={"mercy": value})
    with pytest.raises(SetupError, match="unknown-choice"):
        rainhill.new("steam", map="toy", edition="standard", seats=3, options={"repeats": "no no no"})


def test_s12_4_a_record_names_the_choice_of_each_seat() -> None:
    """S12.4"""
    match = rainhill.new("steam", map="toy", edition="standard", seats=3, seed=1, options={"mercy": "none both none"})
    assert "Option mercy: none both none\n" in match.to_text()
    match.play_randomly(Random(1))
    assert rainhill.load(match.to_text()).to_text() == match.to_text()


def test_s12_4_mercy_does_not_help_with_bids() -> None:
    """S12.4: bids are limited to cash whatever the option."""
    position = sit("standard", phase="bidding", cash=[3, 3, 3], mercy="both")
    assert refused(position, "bid 4") == ("bid-too-high", "S12.5")


def test_s12_5_one_auction_for_all_places() -> None:
    """S12.5: the first in order opens, with 0 at least; bids are limited to cash."""
    position = sit("standard", 4, phase="bidding", order=[2, 3, 0, 1], cash=[9, 2, 9, 9])
    decision = position.decision()
    assert decision is not None
    assert (decision.seat, decision.facts["lowest"], decision.facts["highest"]) == (2, 0, 9)
    play(position, "bid 0", "bid 1", "bid 2")
    assert asked(position) == 1
    refusal = refuses(position, "bid 3")
    assert (refusal.code, refusal.rule, refusal.facts["highest"]) == ("bid-too-high", "S12.5", 2)
    refusal = refuses(position, "bid 2")
    assert (refusal.code, refusal.rule, refusal.facts["lowest"]) == ("bid-too-low", "S12.5", 3)
    assert position.legal_kinds() == ["pass"]


def test_s12_5_zero_bids_are_always_allowed() -> None:
    """S12.5: the option of Base does not matter."""
    position = sit("standard", phase="bidding", zero_bids="no")
    play(position, "bid 0")


def test_s12_6_who_passes_takes_the_last_place() -> None:
    """S12.6: and the one left over the first, even without a bid."""
    position = sit("standard", 4, phase="bidding", cash=[9, 9, 9, 9])
    play(position, "pass", "bid 1", "pass", "bid 2")
    view = position.full_view().auction
    assert view is not None and view.places == {0: 4, 2: 3}
    play(position, "pass")
    assert position.full_view().order == (3, 1, 2, 0)
    position = sit("standard", 4, phase="bidding")
    events = play(position, "pass", "pass", "pass")
    assert position.full_view().order == (3, 2, 1, 0)
    assert [event.paid for event in found(events, "place-taken")] == [0, 0, 0, 0]


def test_s12_7_one_free_pass() -> None:
    """S12.7: the first pass is always the free one; the second counts."""
    position = sit("standard", 4, phase="bidding", cash=[9, 9, 9, 9], free_pass=1)
    decision = position.decision()
    assert decision is not None and not decision.facts["free_pass"]
    play(position, "bid 1")
    decision = position.decision()
    assert decision is not None and (decision.seat, decision.facts["free_pass"]) == (1, True)
    assert the(play(position, "pass"), "auction-passed").free
    play(position, "bid 2", "bid 3", "bid 4")
    assert asked(position) == 1
    assert not the(play(position, "pass"), "auction-passed").free
    play(position, "pass", "pass")
    assert position.full_view().order == (0, 3, 2, 1)


def test_s12_7_bidding_again_after_the_free_pass() -> None:
    """S12.7: the holder may come back and win."""
    position = sit("standard", 3, phase="bidding", cash=[9, 9, 9], free_pass=0)
    play(position, "pass", "bid 0", "bid 1", "bid 5", "pass", "pass")
    assert position.full_view().order == (0, 2, 1)
    assert purse(position, 0)[0] == 4


def test_s12_7_of_the_previous_round() -> None:
    """S12.7: whoever held the tile then; nobody in the first round."""
    position, _ = settle("standard", tiles={0: "engineer", 1: "turn-order", 2: "first-build"}, cash=[9, 9, 9])
    play(position, "raise 0", "raise 0", "raise 0")
    view = position.full_view().auction
    assert view is not None and view.free_pass == 1
    first = sit("standard", phase="capital")
    play(first, "raise 0", "raise 0", "raise 0")
    view = first.full_view().auction
    assert view is not None and view.free_pass is None


def test_s12_7_not_for_a_bankrupt_seat() -> None:
    """S12.7, S10.4"""
    position, _ = settle(
        "standard", 4, tiles={0: "engineer", 1: "turn-order", 2: "first-build", 3: "locomotive"},
        cash=[9, 0, 9, 9], income=[0, -10, 0, 0],
    )  # fmt: skip
    play(position, "raise 0", "raise 0", "raise 0")
    view = position.full_view().auction
    assert view is not None and view.free_pass is None


def test_s12_8_nobody_outbids_themselves() -> None:
    """S12.8: the holder of the free pass is asked again, and now passes for good."""
    position = sit("standard", 3, phase="bidding", cash=[9, 9, 9], free_pass=2)
    play(position, "bid 1", "bid 2", "pass", "pass")
    assert asked(position) == 2, "not Beate, who has the highest bid"
    play(position.copy(), "bid 3", "pass")
    play(position, "pass")
    assert position.full_view().order == (1, 2, 0)
    assert [purse(position, n)[0] for n in range(3)] == [9, 7, 9]


def test_s12_8_all_others_out_but_the_free_pass() -> None:
    """S12.8: two seats: one bid, a free pass, and the same seat is asked again."""
    position = sit("standard", 3, phase="bidding", cash=[9, 9, 9], bankrupt=[1], free_pass=2)
    play(position, "bid 4", "pass")
    assert asked(position) == 2
    play(position, "pass")
    assert position.full_view().order == (0, 2)


@pytest.mark.parametrize(("bids", "paid"), [
    ((1, 2, 3, 4, 5), {4: 5, 3: 4, 2: 2, 1: 1, 0: 0}),
    ((0, 1, 2, 3, 8), {4: 8, 3: 3, 2: 1, 1: 1, 0: 0}),
])  # fmt: skip
def test_s12_9_what_the_places_cost(bids: tuple[int, ...], paid: dict[int, int]) -> None:
    """S12.9: two in full, the last nothing, the others half, rounded up."""
    position = sit("standard", 5, phase="bidding", cash=[9] * 5)
    events = play(position, *[f"bid {bid}" for bid in bids], *["pass"] * 4)
    assert {event.seat: event.paid for event in found(events, "place-taken")} == paid
    assert [9 - purse(position, n)[0] for n in range(5)] == [paid[n] for n in range(5)]


def test_s12_9_the_last_place_is_free_even_as_the_second() -> None:
    """S12.9: with two seats left."""
    position = sit("standard", 3, phase="bidding", cash=[9, 9, 9], bankrupt=[2])
    events = play(position, "bid 3", "bid 5", "pass")
    assert [(event.seat, event.paid) for event in found(events, "place-taken")] == [(1, 5), (0, 0)]


def test_s12_10_tiles_are_free_and_may_be_left_undone() -> None:
    """S12.10: not taken passed, and no duty."""
    position = sit("standard", phase="actions")
    assert refused(position, "take urbanization passed") == ("no-pass-option", "S12.10")
    assert refused(position, "take city-growth passed") == ("no-pass-option", "S12.10")
    assert all(not act.passed for act in listed(position, TakeTile)) and len(position.legal()) == 7
    events = play(position, "take urbanization", "take city-growth", "take locomotive")
    assert [event.price for event in found(events, "tile-taken")] == [0, 0, 0]
    events = play(position, "end build", "end build", "end build")
    assert found(events, "duty-lapsed") == []
    assert [purse(position, n) for n in range(3)] == [(0, 0, 0)] * 3


def test_s12_10_a_city_growth_that_cannot_be_done() -> None:
    """S12.10: may be taken all the same."""
    position = sit("standard", phase="actions", supply={})
    play(position, "take city-growth", "take engineer", "take first-move", "end build")


def test_s12_10_the_order_is_not_that_of_the_numbers() -> None:
    """S12.10: the order of the auction stays until the next."""
    position, _ = settle("standard", order=[1, 2, 0], asked=0, tiles=HELD, cash=[9, 9, 9])
    assert position.full_view().order == (1, 2, 0)


@pytest.mark.parametrize(("income", "level", "change"), [(5, 2, 3), (2, 2, 0), (2, 6, -4), (-3, 1, -4)])
def test_s12_11_income_less_upkeep(income: int, level: int, change: int) -> None:
    """S12.11"""
    position, events = settle("standard", income=[income, 0, 0], levels=[level, 1, 1], cash=[10, 10, 10])
    assert purse(position, 0) == (10 + change, income, 0)
    if change >= 0:
        received = found(events, "income-received")[0]
        assert (received.amount, received.upkeep) == (change, level)


@pytest.mark.parametrize(
    ("cash", "income", "points", "level", "after"),
    [
        (0, 0, 9, 6, (0, 0, 6)),
        (0, 0, 9, 5, (1, 0, 6)),
        (0, 0, 0, 6, (0, -3, 0)),
        (0, 0, 0, 5, (1, -3, 0)),
        (2, -4, 1, 3, (1, -6, 0)),
        (0, -9, 5, 1, (0, -9, 0)),
        (0, -8, 4, 3, (1, -10, 0)),
    ],
)
def test_s12_12_shortfall(cash: int, income: int, points: int, level: int, after: tuple[int, int, int]) -> None:
    """S12.12: cash, then a VP for each 2, then a step of income for each 2; an odd dollar comes back."""
    position, events = settle(
        "standard", cash=[cash, 9, 9], income=[income, 0, 0], points=[points, 0, 0], levels=[level, 1, 1]
    )
    assert purse(position, 0) == after
    assert found(events, "went-bankrupt") == []


def test_s12_13_bankrupt_in_standard() -> None:
    """S12.13: no cash, no VP, income -10, and still something due."""
    position, events = settle(
        "standard", 4, cash=[1, 9, 9, 9], income=[-9, 0, 0, 0], points=[2, 0, 0, 0], levels=[3, 1, 1, 1],
        lines=net(alba_tarn=0),
    )  # fmt: skip
    bankrupt = the(events, "went-bankrupt")
    # 12 were due: 1 from cash, 4 from VP, 2 from the last step of income.
    assert (bankrupt.seat, bankrupt.owed) == (0, 5)
    assert purse(position, 0) == (0, -10, 0)
    assert seat(position, 0).bankrupt and seat(position, 0).links == 0


def test_s12_13_an_income_of_0_is_no_bankruptcy() -> None:
    """S12.13: income goes on to -10."""
    position, events = settle("standard", cash=[0, 9, 9], levels=[6, 1, 1])
    assert found(events, "went-bankrupt") == []
    assert purse(position, 0) == (0, -3, 0)
