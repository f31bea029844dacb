"""The greedy bot: what it sees, what it likes, how quick and how strong it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rainhill
from rainhill import _build, bots
from rainhill.bots.bot import finish
from rainhill.games.rocket.actions import Bid, Extend, Pass
from rainhill.games.rocket.arrange import arrange
from rainhill.games.rocket.bots.greedy import expected_points
from rainhill.kernel.match import Match
from tests.bots.both_ways import run_both_ways
from tests.rounds import amount

PLAY_TOY = """
import rainhill
from rainhill import bots
from rainhill.bots.bot import finish
for edition in ("1999", "2018"):
    match = rainhill.new("rocket", map="toy", edition=edition, seats=2, seed=4)
    finish(match, [bots.make("greedy", 9), bots.make("greedy", 10)])
    print(rainhill.COMPILED, match.to_text())
"""


def wins(name: str, other: str, matches: int, *, map: str, edition: str, seats: int) -> float:
    """Victories of one bot with the other in all other seats, moving on by one seat a match; shared ones in parts."""
    won = 0.0
    for n in range(matches):
        seat = n % seats
        lineup = [bots.make(name if s == seat else other, 1000 + n) for s in range(seats)]
        match = rainhill.new("rocket", map=map, edition=edition, seats=seats, seed=n)
        finish(match, lineup)
        assert match.outcome is not None
        won += (seat in match.outcome.winners) / len(match.outcome.winners)
    return won


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_greedy_beats_random(edition: str) -> None:
    matches = 16 if rainhill.COMPILED else 2
    assert wins("greedy", "random", matches, map="england", edition=edition, seats=4) >= matches - 1


@pytest.mark.slow
@pytest.mark.parametrize("map_id", ["england", "usa", "china"])
def test_greedy_beats_three_random_in_97_percent(map_id: str) -> None:
    matches = amount(200, 67) if rainhill.COMPILED else 4
    assert wins("greedy", "random", matches, map=map_id, edition="2018", seats=4) >= 0.97 * matches


@pytest.mark.slow
def test_compiled_and_plain_choose_alike() -> None:
    told = run_both_ways(PLAY_TOY)
    manifest = _build.read_manifest(_build.PACKAGE)
    assert told[0].startswith(str(manifest is not None and manifest["compiled"]))
    assert told[1].startswith("False")
    assert told[0].replace("True", "") == told[1].replace("False", "")


def test_expectations_are_the_scores_once_the_match_is_over() -> None:
    match = rainhill.new("rocket", map="toy", seats=3, seed=2)
    match.play_randomly(Random(2))
    assert match.outcome is not None
    assert expected_points(match.position, 0) == tuple(float(score) for score in match.outcome.scores)


def test_expectations_never_fall_below_what_is_earned() -> None:
    match = rainhill.new("rocket", map="toy", seats=3, seed=2)
    rng = Random(3)
    while not match.over:
        position: Any = match.position
        earned = position.flat.dump()["score"][:3]
        assert all(e >= s for e, s in zip(expected_points(position, 0), earned, strict=True))
        match.play(position.sample(rng))


def arranged(seats: int = 2, **facts: Any) -> Match:
    match = rainhill.new("rocket", map="toy", seats=seats, deal={"first": "1"})
    position: Any = match.position
    arrange(position, **facts)
    return match


def test_more_of_anything_is_expected_to_be_worth_more() -> None:
    """R12: shares, stations, passengers and investments all raise what their owner may expect."""
    line = {"WPR": ["B6", "C7"]}
    base = expected_points(arranged(lines=line).position, 0)[0]
    for facts in (
        {"shares": {"WPR": [1, 0]}},
        {"stations": {"C7": 0}},
        {"passengers": [1, 0]},
        {"investments": {("Kettleford", "brewing"): [0]}},
    ):
        more = expected_points(arranged(lines=line, **facts).position, 0)[0]
        assert more > base, facts


def test_a_large_payment_is_taken() -> None:
    """R8.2: with the only station on a long line, greedy runs it to the railway town next to it."""
    match = arranged(
        lines={"EQR": ["H8"]},
        stations={"H8": 0},
        joined={"EQR": ["Kettleford", "Tanner's Cross", "Loomstead", "Bellbay"]},
    )
    action = bots.make("greedy", 1).choose(match, 0)
    assert isinstance(action, Extend)
    assert action.company == "EQR"
    assert any(event.key == "town-scored" and event.points[0] >= 7 for event in match.preview(action))


def test_no_shares_are_paid_for_nothing() -> None:
    """R6: a veto that changes nothing for the bidder is not worth a share."""
    match = arranged(lines={"WPR": ["A5"]}, shares={"WPR": [0, 1]})
    match.play("extend WPR to B4")
    decision = match.decision
    assert decision is not None
    assert decision.kind == "veto"
    assert bots.make("greedy", 1).choose(match, decision.seat) == Pass()


def test_a_veto_is_cast_where_much_is_at_stake() -> None:
    """R6, R8.2: the owner of the only station, with shares to spare, steers the line to the railway town."""
    match = arranged(
        lines={"EQR": ["H8"]},
        stations={"H8": 1},
        shares={"EQR": [0, 9]},
        joined={"EQR": ["Kettleford", "Tanner's Cross", "Loomstead", "Bellbay"]},
    )
    match.play("extend EQR to G7")
    decision = match.decision
    assert decision is not None
    assert decision.kind == "veto"
    assert bots.make("greedy", 1).choose(match, decision.seat) == Bid(1, "H6")
