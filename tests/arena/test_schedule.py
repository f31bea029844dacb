"""Who meets whom: every bot sits in every seat equally often, and each match can be repeated alone."""

from __future__ import annotations

from collections import Counter

import pytest

from rainhill import SetupError
from rainhill.arena.schedule import Schedule, challenge, complete_setting, round_robin


def schedule(lineups: tuple[tuple[str, ...], ...], seats: int) -> Schedule:
    return Schedule(complete_setting("rocket", "toy", None, {}, seats), lineups, 7)


def test_everybody_meets_everybody() -> None:
    assert round_robin(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert round_robin(["a", "b", "c"], 3) == (("a", "b", "c"),)
    assert [Counter(lineup) for lineup in round_robin(["a", "b"], 3)] == [
        Counter(a=1, b=2),
        Counter(a=2, b=1),
    ]
    assert len(round_robin(["a", "b"], 4)) == 1


def test_a_challenger_sits_alone() -> None:
    assert challenge("new", ["old", "older"], 4) == (("new", "old", "old", "old"), ("new", "older", "older", "older"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_block_everybody_has_every_seat_once_with_the_same_seed(seats: int) -> None:
    plan = schedule(challenge("new", ["old"], seats), seats)
    for block in range(3):
        matches = [plan.match(block * seats + turn) for turn in range(seats)]
        assert {match.seed for match in matches} == {7 + block}
        assert {match.block for match in matches} == {block}
        assert sorted(match.lineup.index("new") for match in matches) == list(range(seats))


def test_lineups_take_turns_and_a_match_is_the_same_every_time() -> None:
    plan = schedule(round_robin(["a", "b", "c"], 2), 2)
    met = Counter(tuple(sorted(plan.match(n).lineup)) for n in range(12))
    assert set(met.values()) == {4}
    assert plan.match(5) == plan.match(5)
    assert plan.bots == ("a", "b", "c")


def test_what_is_no_league_is_refused() -> None:
    for names in (["a"], ["a", "a"]):
        with pytest.raises(SetupError):
            round_robin(names, 2)
    with pytest.raises(SetupError):
        challenge("a", [], 2)
    with pytest.raises(SetupError):
        complete_setting("rocket", "toy", None, {}, 7)
