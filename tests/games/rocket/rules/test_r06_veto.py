"""R6 The veto. Everywhere Anton (seat 0) moves NOR from H6; H8 is straight on, G7 and I7 are the bends."""

from __future__ import annotations

import pytest

from rainhill.games.rocket.actions import Bid, Pass
from rainhill.games.rocket.position import RocketPosition
from tests.games.rocket.rules.table import EDITIONS, company, extensions, found, play, refuses, sit, sit_match, the

LINE = {"NOR": ["H6"]}
TARGETS = {"G7", "H8", "I7"}


def proposed(edition: str, shares: list[int], seats: int = 3, defence: str | None = None) -> RocketPosition:
    position = sit(edition, seats, lines=LINE, shares={"NOR": shares}, defence=defence)
    play(position, "extend NOR to H8")
    return position


def asked(position: RocketPosition) -> tuple[str, int]:
    decision = position.decision()
    assert decision is not None
    return decision.kind, decision.seat


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("shares", "order"),
    [
        ([0, 0, 0, 0], []),
        ([3, 0, 0, 0], []),
        ([0, 1, 1, 1], [1, 2, 3]),
        ([0, 0, 2, 0], [2]),
        ([5, 1, 0, 4], [1, 3]),
    ],
)
def test_r6_1_every_other_holder_is_asked_once_from_the_left(edition: str, shares: list[int], order: list[int]) -> None:
    """R6.1"""
    position = proposed(edition, shares, seats=4)
    met = []
    while asked(position)[0] == "veto":
        met.append(asked(position)[1])
        play(position, "pass")
    assert met == order
    assert asked(position) == ("act", 0)


def test_r6_1_the_round_starts_left_of_the_active_player_and_goes_on_past_the_last_seat() -> None:
    """R6.1"""
    position = sit(lines=LINE, shares={"NOR": [1, 1, 1]}, active=2)
    play(position, "extend NOR to H8")
    assert asked(position) == ("veto", 0)
    play(position, "pass")
    assert asked(position) == ("veto", 1)


def test_r6_1_what_is_asked() -> None:
    """R6.1: the decision and the view say what the round is about."""
    position = proposed("2018", [0, 2, 2])
    play(position, "bid 1 for I7")
    decision = position.decision()
    assert decision is not None
    assert decision.facts == {"company": "NOR", "bid": 1, "target": "I7"}
    veto = position.view(2).veto
    assert veto is not None
    assert (veto.company, veto.active, veto.proposed, veto.target, veto.bid, veto.bidder) == (
        "NOR",
        0,
        "H8",
        "I7",
        1,
        1,
    )
    assert set(veto.targets) == TARGETS


def test_r6_1_a_holder_who_cannot_outbid_passes_by_himself() -> None:
    """R6.1, R6.2: Claus holds two shares and Beate bid two."""
    match = sit_match("2018", 3, lines=LINE, shares={"NOR": [3, 2, 2]})
    match.play("extend NOR to H8")
    match.play("bid 2 for I7")
    assert [(entry.seat, entry.action, entry.auto) for entry in match.entries[2:]] == [(2, Pass(), True)]
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("defend", 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r6_2_at_least_one_and_more_than_before_for_any_legal_hex(edition: str) -> None:
    """R6.2"""
    position = proposed(edition, [0, 3, 4])
    assert set(position.legal()) == {Pass()} | {Bid(n, to) for n in (1, 2, 3) for to in TARGETS}
    play(position, "bid 2 for H8")
    assert set(position.legal()) == {Pass()} | {Bid(n, to) for n in (3, 4) for to in TARGETS}


def test_r6_2_refusals() -> None:
    """R6.2"""
    position = proposed("2018", [0, 3, 4])
    none = refuses(position, "bid 0 for H8")
    assert (none.code, none.rule, none.facts) == ("bid-too-low", "R6.2", {"bid": 0, "needed": 1})
    assert refuses(position, Bid(-1, "H8")).code == "bid-too-low"
    much = refuses(position, "bid 4 for H8")
    assert (much.code, much.rule, much.facts) == ("bid-too-high", "R6.2", {"bid": 4, "held": 3})
    for most in (255, 256, 257, 999, 10**9):
        assert refuses(position, Bid(most, "H8")).facts == {"bid": most, "held": 3}
    for hex_name in ("H10", "H6", "H4", "I5", "Z9", "A1"):
        where = refuses(position, f"bid 1 for {hex_name}" if hex_name != "Z9" else Bid(1, "Z9"))
        assert (where.code, where.rule, where.facts) == ("bid-target", "R6.2", {"hex": hex_name})
    play(position, "bid 2 for I7")
    low = refuses(position, "bid 2 for I7")
    assert (low.code, low.facts) == ("bid-too-low", {"bid": 2, "needed": 3})


def test_r6_2_nobody_has_to_bid() -> None:
    """R6.2: all pass, and the move stands as it was."""
    position = proposed("1999", [0, 3, 4])
    events = play(position, "pass", "pass")
    assert [event.seat for event in found(events, "veto-passed")] == [1, 2]
    assert found(events, "veto-paid") == []
    assert the(events, "line-extended").to == "H8"
    assert company(position, "NOR").shares == (1, 3, 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r6_2_a_bid_may_keep_the_present_hex(edition: str) -> None:
    """R6.2"""
    position = proposed(edition, [0, 1, 2])
    events = play(position, "bid 1 for I7", "bid 2 for I7")
    assert the(events[1:], "bid-made").to == "I7"


@pytest.mark.parametrize(
    ("edition", "defence", "hexes"),
    [
        ("1999", None, TARGETS),
        ("2018", None, {"H8"}),
        ("1999", "original", {"H8"}),
        ("2018", "any", TARGETS),
    ],
)
def test_r6_3_the_defence_equals_or_exceeds(edition: str, defence: str | None, hexes: set[str]) -> None:
    """R6.3, and the option `defence` with its defaults."""
    position = proposed(edition, [3, 2, 0], defence=defence)
    play(position, "bid 2 for I7")
    assert asked(position) == ("defend", 0)
    assert set(position.legal()) == {Pass()} | {Bid(n, to) for n in (2, 3, 4) for to in hexes}
    veto = position.view(0).veto
    assert veto is not None
    assert set(veto.targets) == hexes
    for to in sorted(hexes):
        trial = position.copy()
        events = play(trial, f"bid 2 for {to}")
        assert the(events, "veto-paid").seat == 0
        assert the(events, "line-extended").to == to
        assert company(trial, "NOR").shares == (2, 2, 0)


def test_r6_3_refusals() -> None:
    """R6.3"""
    position = proposed("2018", [3, 2, 0])
    play(position, "bid 2 for I7")
    low = refuses(position, "bid 1 for H8")
    assert (low.code, low.rule, low.facts) == ("defence-too-low", "R6.3", {"bid": 1, "needed": 2})
    high = refuses(position, "bid 5 for H8")
    assert (high.code, high.facts) == ("bid-too-high", {"bid": 5, "held": 4})
    elsewhere = refuses(position, "bid 2 for I7")
    assert (elsewhere.code, elsewhere.rule) == ("defence-target", "R6.3")
    assert elsewhere.facts == {"hex": "I7", "original": "H8"}
    assert refuses(position, "bid 2 for H10").code == "bid-target"


def test_r6_3_nobody_defends_without_a_bid() -> None:
    """R6.3"""
    position = proposed("1999", [9, 1, 0])
    play(position, "pass")
    assert asked(position) == ("act", 0)


def test_r6_3_the_share_just_taken_counts() -> None:
    """R6.3, R6.4: Anton had none before this move."""
    position = proposed("1999", [0, 1, 0])
    play(position, "bid 1 for I7")
    assert Bid(1, "G7") in position.legal()
    play(position, "bid 1 for G7")
    assert company(position, "NOR").shares == (0, 1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r6_4_only_the_last_bid_is_paid(edition: str) -> None:
    """R6.4"""
    position = proposed(edition, [4, 3, 5])
    events = play(position, "bid 2 for G7", "bid 4 for I7", "pass")
    paid = the(events, "veto-paid")
    assert (paid.seat, paid.company, paid.shares, paid.to) == (2, "NOR", 4, "I7")
    assert company(position, "NOR").shares == (5, 3, 1)
    assert company(position, "NOR").pile == (7 if edition == "1999" else None)


def test_r6_4_1999_back_to_the_pile_2018_gone() -> None:
    """R6.4"""
    before, after = (proposed("1999", [0, 3, 0]) for _ in range(2))
    play(after, "bid 3 for I7", "pass")
    assert (company(before, "NOR").pile, company(after, "NOR").pile) == (12, 15)


def test_r6_4_1999_real_shares_go_back_before_supplementary_ones() -> None:
    """R6.4: 20 shares are held, 4 of them supplementary; the pile grows by the whole bid."""
    position = sit("1999", lines=LINE, shares={"NOR": [0, 12, 8]})
    assert (company(position, "NOR").pile, company(position, "NOR").supplementary) == (0, 4)
    assert position.full_view().supplementary_left == 12
    play(position, "extend NOR to H8", "bid 12 for I7", "pass", "pass")
    assert (company(position, "NOR").pile, company(position, "NOR").supplementary) == (12, 4)
    assert company(position, "NOR").shares == (0, 0, 8)


def test_r6_4_1999_never_more_than_sixteen_in_the_pile() -> None:
    """R6.4: 18 of one seat; 16 real ones go back, the rest to the supplementary stock."""
    position = sit("1999", lines=LINE, shares={"NOR": [0, 18, 0]})
    play(position, "extend NOR to H8", "bid 18 for I7", "pass")
    assert (company(position, "NOR").pile, company(position, "NOR").supplementary) == (16, 0)
    assert position.full_view().supplementary_left == 16


def test_r6_4_1999_shares_of_an_isolated_company_leave_the_game() -> None:
    """R6.4, R10.2: nothing goes back to a pile that is gone; supplementary ones return to their stock."""
    position = sit("1999", lines={"NOR": ["H2"]}, isolated=["NOR"], shares={"NOR": [0, 5, 0]})
    play(position, "extend NOR to I1", "bid 3 for G1", "pass")
    assert (company(position, "NOR").pile, company(position, "NOR").shares) == (0, (0, 2, 0))
    position = sit("1999", lines={"NOR": ["H2"]}, isolated=["NOR"], shares={"NOR": [0, 18, 1]})
    assert company(position, "NOR").supplementary == 3
    play(position, "extend NOR to I1", "bid 18 for G1", "pass", "pass")
    assert company(position, "NOR").shares == (0, 0, 1)
    assert company(position, "NOR").supplementary == 1
    assert position.full_view().supplementary_left == 15


def test_example_2_the_veto_of_the_1999_rules() -> None:
    """R6: Claus moves from S to B; Anton bids 1 for A, Beate 2 for A; Claus passes or pays 2 himself."""
    for defence in (None, "original"):
        position = sit("1999", on="england", shares={"GWR": [1, 2, 1]}, active=2, defence=defence)
        a, b, c = sorted(extensions(position, "GWR"))[:3]
        play(position, f"extend GWR to {b}", f"bid 1 for {a}", f"bid 2 for {a}")
        assert company(position, "GWR").shares == (1, 2, 2)
        passing = position.copy()
        events = play(passing, "pass")
        assert the(events, "line-extended").to == a
        assert company(passing, "GWR").shares == (1, 0, 2)
        allowed = {action.to for action in position.legal() if isinstance(action, Bid)}
        assert ({a, b, c} <= allowed) if defence is None else (allowed == {b})
        play(position, f"bid 2 for {b}")
        assert company(position, "GWR").locomotive == b
        assert company(position, "GWR").shares == (1, 2, 0)


def test_example_3_the_veto_of_the_2018_rules() -> None:
    """R6, R5.8: Brown moves L&Y onto a station of Blue's; Blue bids 3, straight ahead, and wins."""
    position = sit("2018", stations={"I7": 1}, lines=LINE, shares={"NOR": [0, 3, 0]})
    play(position, "extend NOR to I7")
    assert company(position, "NOR").shares == (1, 3, 0)
    events = play(position, "bid 3 for H8", "pass")
    assert company(position, "NOR").locomotive == "H8"
    assert company(position, "NOR").shares == (1, 0, 0)
    assert found(events, "passenger-taken") == []
    assert found(events, "station-connected") == []
