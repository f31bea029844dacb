"""The gate decides as it promises: rarely wrong, and soon when the difference is large."""

from __future__ import annotations

from random import Random

import pytest

from rainhill.arena.gate import FEWEST, Claims, GateVerdict, judge


def simulate(claims: Claims, ahead: float, seed: int, blocks: int = 3000) -> GateVerdict:
    """The gate asked about a bot that is really so many rating points ahead."""
    rng = Random(seed)
    chance = claims.share(ahead)
    shares = (sum(rng.random() < chance for _ in range(claims.seats)) / claims.seats for _ in range(blocks))
    return judge(claims, shares)


def test_even_bots_share_evenly() -> None:
    assert Claims(4).share(0.0) == pytest.approx(0.25)
    assert Claims(2).share(400.0) == pytest.approx(10 / 11)


@pytest.mark.parametrize("seats", [2, 4])
def test_verdicts_are_rarely_wrong(seats: int) -> None:
    """Five errors in a hundred are promised for either claim; twice that among a hundred draws would be bad luck."""
    claims = Claims(seats, worse=0.0, better=60.0)
    wrong_yes = sum(simulate(claims, 0.0, seed).decision == "accepted" for seed in range(100))
    wrong_no = sum(simulate(claims, 60.0, seed).decision == "rejected" for seed in range(100))
    assert wrong_yes <= 10
    assert wrong_no <= 10


def test_large_differences_are_decided_soon() -> None:
    claims = Claims(4)
    better, worse = simulate(claims, 300.0, 1), simulate(claims, -300.0, 1)
    assert (better.decision, worse.decision) == ("accepted", "rejected")
    assert FEWEST <= better.blocks < 60
    assert FEWEST <= worse.blocks < 200


def test_nothing_is_decided_from_too_little() -> None:
    assert judge(Claims(4), [1.0] * (FEWEST - 1)).decision == "undecided"
    assert judge(Claims(4), [1.0] * FEWEST).decision == "accepted"
    assert judge(Claims(4), []).decision == "undecided"


def test_what_comes_after_the_verdict_does_not_count() -> None:
    claims = Claims(4)
    verdict = judge(claims, [1.0] * 50)
    assert verdict.blocks == FEWEST
    assert verdict == judge(claims, [1.0] * FEWEST + [0.0] * 500)
