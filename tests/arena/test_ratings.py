"""Ratings find the strengths that results were drawn from, and their intervals cover them."""

from __future__ import annotations

from random import Random
from typing import Any

import choix
import numpy as np
import pytest
from scipy import optimize, stats

from rainhill.arena.ratings import PRIOR, Played, expect, interval, rate

TRUE = {"weak": -150.0, "middle": 0.0, "strong": 150.0}


def draw(seed: int, blocks: int, seats: int) -> list[Played]:
    """Results of bots whose strengths are known."""
    rng = Random(seed)
    played = []
    for block in range(blocks):
        lineup = [rng.choice(list(TRUE)) for _ in range(seats)]
        for turn in range(seats):
            turned = tuple(lineup[turn:] + lineup[:turn])
            winner = rng.choices(turned, expect(TRUE, turned))[0]
            played.append(Played(block, turned, {winner: 1.0}))
    return played


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_come_close_to_the_truth(seats: int) -> None:
    found = rate(draw(3, 1200, seats), draws=40)
    for name, rating in TRUE.items():
        assert found[name].rating == pytest.approx(rating, abs=40)
        assert found[name].low < found[name].rating < found[name].high


@pytest.mark.slow
def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    covered = 0
    for seed in range(25):
        found = rate(draw(seed, 60, 3), seed=seed, draws=60)
        covered += sum(found[name].low <= rating <= found[name].high for name, rating in TRUE.items())
    assert covered >= 0.87 * 25 * 3


def test_more_matches_make_narrower_intervals() -> None:
    def width(blocks: int) -> float:
        found = rate(draw(1, blocks, 3), draws=80)["strong"]
        return found.high - found.low

    assert width(400) < 0.6 * width(50)


def test_two_seats_are_bradley_and_terry() -> None:
    """Three victories in four are odds of three to one: 191 points apart; the prior takes a little off."""
    played = [Played(n, ("a", "b"), {"b" if n % 4 == 0 else "a": 1.0}) for n in range(4000)]
    found = rate(played, draws=2)
    assert found["a"].rating - found["b"].rating == pytest.approx(190.8, abs=2)


def test_a_shared_victory_counts_in_parts() -> None:
    played = [Played(n, ("a", "b"), {"a": 0.5, "b": 0.5}) for n in range(50)]
    assert rate(played, draws=2)["a"].rating == pytest.approx(0, abs=1e-6)


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_open_mind_about_it() -> None:
    found = rate([Played(n, ("a", "b", "b", "b"), {"a": 1.0}) for n in range(100)], draws=100)
    assert 200 < found["a"].rating < 1000
    assert found["a"].high > found["a"].rating + 50


def test_twins_at_one_table_share_their_strength() -> None:
    """A bot on three of four seats wins three matches in four when all are alike."""
    played = [Played(n, ("a", "b", "b", "b"), {"a" if n % 4 == 0 else "b": 1.0}) for n in range(400)]
    assert rate(played, draws=2)["a"].rating == pytest.approx(0, abs=3)


def test_expectations_add_up() -> None:
    assert expect({"a": 400.0, "b": 0.0}, ("a", "b")) == pytest.approx([10 / 11, 1 / 11])
    assert sum(expect(TRUE, ("weak", "strong", "strong"))) == pytest.approx(1)


def test_wilson() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert interval(1.0, 400)[0] == pytest.approx(0.9905, abs=1e-3)
    assert interval(0.3, 0) == (0.0, 1.0)


def test_two_seats_agree_with_choix() -> None:
    """An independent fit of Bradley and Terry, without our prior, over enough matches that the prior hardly counts."""
    played = draw(5, 3000, 2)
    names = sorted(TRUE)
    wins = [
        (names.index(won), names.index(next(name for name in one.lineup if name != won)))
        for one in played
        for won in one.wins
        if len(set(one.lineup)) == 2
    ]
    strengths = choix.ilsr_pairwise(len(names), wins, alpha=0.0)
    found = rate(played, draws=2)
    for name, strength in zip(names, (strengths - strengths.mean()) * 400 / np.log(10), strict=True):
        assert found[name].rating == pytest.approx(strength, abs=1.0)


def test_several_seats_agree_with_the_likelihood_as_scipy_maximises_it() -> None:
    """Luce's model written down once more, prior included, and left to a general optimiser."""
    played = draw(7, 150, 4)
    names = sorted(TRUE)

    def unlikelihood(logs: Any) -> float:
        strengths = np.exp(logs)
        total = 0.0
        for one in played:
            table = [strengths[names.index(name)] for name in one.lineup]
            for name, part in one.wins.items():
                # Which of its twins won does not matter: only the parts that do not depend on it are left out.
                total += part * (logs[names.index(name)] - np.log(sum(table)))
        return float(-total - PRIOR * sum(logs) + 2 * PRIOR * np.log1p(strengths).sum())

    logs = optimize.minimize(unlikelihood, np.zeros(len(names)), method="BFGS", tol=1e-8).x
    found = rate(played, draws=2)
    for name, log in zip(names, logs - logs.mean(), strict=True):
        assert found[name].rating == pytest.approx(400 * log / np.log(10), abs=0.5)


def test_wilson_agrees_with_scipy() -> None:
    for wins, trials in ((0, 10), (7, 40), (40, 40), (199, 400)):
        bounds = stats.binomtest(wins, trials).proportion_ci(method="wilson")
        assert interval(wins / trials, trials) == pytest.approx((bounds.low, bounds.high), abs=1e-6)
