"""The worked examples about money, order and the end: E1, E3, E13, E20 to E26, and D1 to D7, D11, D12."""

from __future__ import annotations

import pytest

from tests.games.steam.rules.table import found, goods, net, play, purse, refused, refuses, seat, settle, sit, the

TEN = {
    "alba_tarn": 0, "tarn_burg": 0, "burg_ulm": 0, "ulm_caro": 0, "firth_dorn": 0,
    "dorn_moor": 0, "moor_elm": 0, "fels_nook": 0, "nook_gard": 0, "gard_oxley": 0,
}  # fmt: skip


def test_e1_the_first_place_for_7() -> None:
    """S2.2, S3.3: two steps of income, three dollars back, and the left neighbour opens for the second place."""
    position = sit(seats=5, phase="auction", asked=2)
    events = play(position, "bid 7", "pass", "pass", "pass", "pass")
    assert (the(events, "place-taken").seat, the(events, "place-taken").place) == (2, 1)
    assert purse(position, 2) == (3, -2, 0)
    decision = position.decision()
    assert decision is not None and (decision.seat, decision.facts["place"]) == (3, 2)


def test_e3_the_locomotive_tile_at_level_4() -> None:
    """S4.7: 4 + 5, and the level is 5 at once."""
    position = sit(phase="actions", levels=[4, 1, 1], cash=[9, 0, 0])
    events = play(position, "take locomotive")
    assert the(events, "tile-taken").price == 9
    assert purse(position, 0) == (0, 0, 0)
    assert seat(position, 0).locomotive == 5


def test_e13_tile_and_free_improvement_in_one_round() -> None:
    """S9.2: from 5 to 6 in the second goods round, without points; then never again."""
    position = goods(levels=[5, 1, 1], tiles={0: "locomotive", 1: "engineer", 2: "first-build"}, goods_round=2)
    play(position, "improve locomotive")
    assert seat(position, 0).locomotive == 6
    assert purse(position, 0) == (0, 0, 0)
    position = goods(levels=[6, 1, 1])
    assert refused(position, "improve locomotive") == ("level-highest", "S9.2")


def test_e20_a_positive_income() -> None:
    """S10.1"""
    position, events = settle(income=[2, 0, 0])
    assert purse(position, 0) == (2, 2, 0)
    assert [(event.seat, event.amount) for event in found(events, "income-received")] == [(0, 2), (1, 0), (2, 0)]


def test_e21_raising_in_the_income_phase() -> None:
    """S10.2, S10.3: at -1 with no cash five are raised and one is paid, not two."""
    position, events = settle(income=[-1, 0, 0])
    assert purse(position, 0) == (4, -2, 0)
    assert the(events, "paid").amount == 1


def test_e22_the_order_of_the_next_round() -> None:
    """S3.7: Peti 6, Misi 4, Tom 7, Eva 2."""
    held = {0: "locomotive", 1: "first-build", 2: "urbanization", 3: "first-move"}
    position, events = settle(seats=4, tiles=held, asked=2)
    assert the(events, "order-set").order == (3, 1, 0, 2)
    assert position.full_view().order == (3, 1, 0, 2)


def test_e23_income_at_the_end() -> None:
    """S11.2: +5, -2 and 0 give +2, -4 and nothing."""
    position, _ = settle(round_number=10, income=[5, -2, 0], cash=[0, 2, 0])
    outcome = position.outcome()
    assert outcome is not None and outcome.scores == (2, -4, 0)


def test_e24_the_final_sum() -> None:
    """S11.2, S11.3: 37 - 2 + 10 = 45."""
    position, _ = settle(round_number=10, points=[37, 0, 0], income=[-1, 0, 0], cash=[1, 0, 0], lines=net(**TEN))
    outcome = position.outcome()
    assert outcome is not None and outcome.scores[0] == 45
    assert [row.points[0] for row in outcome.breakdown] == [37, -2, 10]


def test_e25_the_auction_of_a_round() -> None:
    """S12.5 to S12.9: Dani 0, Tomi 2, Eva passes, Jani passes free; Dani 3, Tomi and Jani pass."""
    position = sit("standard", 4, phase="bidding", cash=[5, 5, 5, 5], free_pass=3)
    events = play(position, "bid 0", "bid 2", "pass", "pass", "bid 3", "pass", "pass")
    assert the(events, "order-set").order == (0, 3, 1, 2)
    assert [(e.seat, e.place, e.paid) for e in found(events, "place-taken")] == [
        (0, 1, 3), (3, 2, 0), (1, 3, 1), (2, 4, 0),
    ]  # fmt: skip
    assert [event.free for event in found(events, "auction-passed")] == [False, True, False, False]
    assert [purse(position, n)[0] for n in range(4)] == [2, 4, 5, 5]


@pytest.mark.parametrize("level", [3, 6])
def test_e26_upkeep(level: int) -> None:
    """S12.11"""
    position, events = settle("standard", levels=[level, 1, 1], cash=[10, 10, 10])
    assert purse(position, 0) == (10 - level, 0, 0)
    assert [event.amount for event in found(events, "paid")] == [level, 1, 1]


def test_d1_half_of_3_is_2() -> None:
    """S12.9: rounded up."""
    position = sit("standard", 4, phase="bidding", cash=[9, 9, 9, 9])
    events = play(position, "bid 3", "bid 4", "bid 5", "pass", "pass", "pass")
    assert [(e.seat, e.paid) for e in found(events, "place-taken")] == [(2, 5), (1, 4), (0, 2), (3, 0)]
    assert [purse(position, n)[0] for n in range(4)] == [7, 5, 4, 9]


def test_d2_with_three_nobody_pays_half() -> None:
    """S12.9"""
    position = sit("standard", 3, phase="bidding", cash=[9, 9, 9])
    events = play(position, "bid 1", "bid 3", "bid 5", "pass", "pass")
    assert [(e.seat, e.paid) for e in found(events, "place-taken")] == [(2, 5), (1, 3), (0, 0)]


def shortfall(cash: int, points: int) -> tuple[tuple[int, int, int], tuple[int, int, int], list[int]]:
    """Income -3 and level 2, so 5 are due: what is left, what was given up (dollars, VP, income), what came back."""
    position, events = settle("standard", cash=[cash, 9, 9], points=[points, 0, 0], income=[-3, 0, 0], levels=[2, 1, 1])
    covered = the(events, "shortfall-covered")
    given = (covered.amount, covered.points_lost, covered.income_lost)
    return purse(position, 0), given, [event.amount for event in found(events, "change-returned")]


def test_d3_a_shortfall_of_4() -> None:
    """S12.12: two VP."""
    assert shortfall(1, 7) == ((0, -3, 5), (4, 2, 0), [])


def test_d4_a_shortfall_of_3() -> None:
    """S12.12: two VP, and a dollar comes back."""
    assert shortfall(2, 7) == ((1, -3, 5), (3, 2, 0), [1])


def test_d5_the_last_point_and_a_step_of_income() -> None:
    """S12.12: the only VP covers 2, income goes down one step for the rest."""
    assert shortfall(1, 1) == ((0, -4, 0), (4, 1, 1), [])


def test_d6_raising_over_the_end_of_the_track() -> None:
    """S2.2, S2.3: 12 at income -9 with 6 VP: -10, four VP, three dollars kept."""
    position = sit(phase="auction", asked=0, income=[-9, 0, 0], points=[6, 0, 0])
    raised = the(play(position, "bid 12", "pass", "pass"), "money-raised")
    assert (raised.amount, raised.income_lost, raised.points_lost) == (15, 1, 4)
    assert purse(position, 0) == (3, -10, 2)


def test_d7_one_point_is_not_enough() -> None:
    """S2.3: at -10 with 1 VP nothing can be raised."""
    position = sit(phase="auction", asked=0, income=[-10, 0, 0], points=[1, 0, 0])
    refusal = refuses(position, "bid 1")
    assert (refusal.code, refusal.rule, refusal.facts["highest"]) == ("bid-too-high", "S3.2", 0)
    position = sit(phase="actions", income=[-10, 0, 0], points=[1, 0, 0])
    assert refused(position, "take city-growth") == ("tile-too-expensive", "S2.4")


def test_d11_the_best_incomes_at_the_end() -> None:
    """S11.2: +10 gives 5, +9 gives 4."""
    position, _ = settle(round_number=10, income=[10, 9, 0])
    outcome = position.outcome()
    assert outcome is not None and outcome.scores == (5, 4, 0)


def test_d12_six_players() -> None:
    """S1.10, S4.1: seven rounds, and one action tile is left over."""
    position = sit(seats=6, phase="actions")
    view = position.full_view()
    assert (view.rounds, len(view.action_tiles)) == (7, 7)
    play(
        position, "take turn-order", "take first-move", "take engineer",
        "take first-build", "take city-growth passed", "take locomotive",
    )  # fmt: skip
    view = position.full_view()
    assert view.phase == "build"
    assert [tile.tile for tile in view.action_tiles if tile.holder is None] == ["urbanization"]
