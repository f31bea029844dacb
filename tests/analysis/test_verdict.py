"""A decision is set against the best choice that was found."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

import rainhill
from rainhill.analysis.verdict import advise, judge, verdict_from_plain
from rainhill.kernel.match import Match
from tests.analysis.fixed_bots import Scripted


def begun(action: str) -> Match:
    match = rainhill.new("rocket", map="england", edition="2018", seats=["Ada", "Ben", "Cleo"], deal={"first": "1"})
    match.play(action)
    return match


@pytest.fixture
def first_actions() -> tuple[str, str]:
    """Two different first actions."""
    match = rainhill.new("rocket", map="england", edition="2018", seats=["Ada", "Ben", "Cleo"], deal={"first": "1"})
    named = [match.game.format_action(action) for action in match.legal()]
    return named[0], named[-1]


def test_the_best_choice_costs_nothing(first_actions: tuple[str, str]) -> None:
    good, _ = first_actions
    verdict = judge(begun(good), 0, Scripted({good: 0.7}))
    assert verdict.is_best and verdict.cost == 0 and verdict.played.chances[0] == 0.7


def test_a_weaker_choice_costs_the_difference(first_actions: tuple[str, str]) -> None:
    good, weak = first_actions
    verdict = judge(begun(weak), 0, Scripted({good: 0.7, weak: 0.4}))
    assert not verdict.is_best
    assert verdict.best[0].action == good and verdict.played.action == weak
    assert verdict.cost == pytest.approx(0.3) and verdict.cost_in_points == pytest.approx(30)


def second_action(good: str, weak: str) -> Match:
    """Ada's second action of her turn was the weak one; Ben is asked after it."""
    match = begun(good)
    match.play(weak)
    assert match.decision is not None and match.decision.seat == 1
    return match


def test_an_action_the_search_left_out_is_judged_from_where_it_led(first_actions: tuple[str, str]) -> None:
    match = second_action(*first_actions)
    best = match.game.format_action(match.legal()[0])
    mind = Scripted({best: 0.7}, shown=1)
    verdict = judge(match, 1, mind)
    # Ben's best answer leaves Ada half of the rest.
    assert mind.asked == [(1, 0), (2, 1)]
    assert verdict.played.action == first_actions[1]
    assert verdict.played.chances[0] == pytest.approx(0.15)


def test_a_second_look_may_show_that_the_search_was_wrong(first_actions: tuple[str, str]) -> None:
    verdict = judge(second_action(*first_actions), 1, Scripted({}, shown=1))
    # Nobody has more than 0.2 on their own turn in this world, so after the action Ada has 0.4.
    assert verdict.best[0].action == first_actions[1] and verdict.cost == 0


def test_the_last_action_is_judged_by_the_result() -> None:
    match = rainhill.new("rocket", map="toy", edition="2018", seats=2, seed=3)
    match.play_randomly(Random(3))
    outcome = match.outcome
    assert outcome is not None
    last = max(n for n, entry in enumerate(match.entries) if not entry.auto)
    verdict = judge(match, last, Scripted({}, visits=1, shown=1))
    if verdict.played.points != verdict.best[0].points or not verdict.is_best:
        assert verdict.played.points == tuple(float(score) for score in outcome.scores)


def test_a_hint_names_the_best_first(first_actions: tuple[str, str]) -> None:
    good, weak = first_actions
    match = rainhill.new("rocket", map="england", edition="2018", seats=["Ada", "Ben", "Cleo"], deal={"first": "1"})
    choices = advise(match, 0, Scripted({good: 0.7, weak: 0.6}))
    assert [choice.action for choice in choices[:2]] == [good, weak] and len(choices) == 4
    assert match.version == 0


def test_a_verdict_survives_json(first_actions: tuple[str, str]) -> None:
    good, weak = first_actions
    verdict = judge(begun(weak), 0, Scripted({good: 0.7, weak: 0.4}))
    assert verdict_from_plain(json.loads(json.dumps(asdict(verdict)))) == verdict
