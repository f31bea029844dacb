"""Bots in the same process, and bots that do not always take the best."""

from __future__ import annotations

import traceback
from collections import Counter
from typing import Any

import pytest

import rainhill
from rainhill import bots
from rainhill.arena.match import Players
from rainhill.bots.bot import Thinker, finish
from rainhill.bots.outside.roster import Roster
from rainhill.bots.own_bot import as_bot, play_series
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError
from rainhill.lab import simulation
from rainhill.registry import find_game, list_games


class Last:
    """A bot without a name."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> Any:
        return match.legal()[-1]


def first(match: Match, _seat: int) -> Any:
    return match.legal()[0]


def broken(match: Match, seat: int) -> Any:
    if match.version > 3:
        raise LookupError(f"seat {seat} is lost")
    return match.legal()[0]


def test_an_object_a_class_and_a_function_are_bots() -> None:
    assert [as_bot(Last, 3).name, as_bot(first).name, as_bot("greedy", 3).name] == ["Last", "first", "greedy"]
    assert as_bot(bots.make("greedy", 3)).name == "greedy"
    assert as_bot(Last, 3, "mine").name == "mine"
    match = rainhill.new("rocket", map="toy", seats=2, seed=1)
    assert as_bot(first).choose(match, 0) == match.legal()[0]
    assert as_bot(Last).choose(match, 0) == match.legal()[-1]
    with pytest.raises(TypeError, match="no method choose"):
        as_bot(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", list_games())
def test_a_series_turns_the_seats_and_can_be_repeated(game: str) -> None:
    series = [list(play_series(game, [Last, first, "random"], matches=2, map="toy", seats=3)) for _ in range(2)]
    assert [match.to_text() for match in series[0]] == [match.to_text() for match in series[1]]
    assert [match.seed for match in series[0]] == [1, 2]
    assert [match.tags["bot 1"].split(" ")[0] for match in series[0]] == ["Last", "random"]


def test_what_a_bot_raises_comes_with_its_traceback() -> None:
    with pytest.raises(LookupError) as error:
        list(play_series("rocket", [first, broken], matches=1, map="toy", seats=2, seed=5))
    told = "".join(traceback.format_exception(error.value))
    assert "in broken" in told and "match 0 (seed 5), version" in told


def test_the_league_and_simulations_take_them_by_name() -> None:
    players = Players(Roster(inside={"mine": Last, "first": first}))
    plan = simulation.Plan(find_game("rocket"), "toy", None, {}, 2, ("mine", "first"), 1)
    match = simulation.play(plan, 0, players)
    assert match.over and match.tags["bot 1"].startswith("mine (")
    with pytest.raises(SetupError):
        players.roster.check("nobody")


@pytest.mark.parametrize("game", list_games())
@pytest.mark.parametrize(
    "name", ["greedy:temperature=2", "search:nodes=300:temperature=20", "baron:nodes=300:temperature=20"]
)
def test_a_temperature_takes_the_best_most_often_and_others_too(game: str, name: str) -> None:
    match = rainhill.new(game, map="toy", seats=3, seed=1)
    decision = match.decision
    assert decision is not None
    taken = Counter(bots.make(name, seed).choose(match, decision.seat) for seed in range(24))
    assert all(action in match.legal() for action in taken)
    assert len(taken) > 1
    assert bots.make(name, 1).name == name
    assert isinstance(bots.make(name, 1), Thinker) == (not name.startswith("greedy"))


@pytest.mark.parametrize("game", list_games())
def test_no_temperature_is_the_bot_itself(game: str) -> None:
    match = rainhill.new(game, map="toy", seats=2 if game == "rocket" else 3, seed=1)
    twin = match.copy()
    finish(match, [bots.make("greedy:temperature=0", 4)] * match.seats)
    finish(twin, [bots.make("greedy", 4)] * match.seats)
    assert match.entries == twin.entries


@pytest.mark.parametrize(
    "name",
    [
        "greedy:temperature=hot",
        "greedy:temperature=-1",
        "greedy:temperature=nan",
        "greedy:temperature=1:temperature=2",
        "random:temperature=1",
        "novice:temperature=1",
        "greedy:nodes=5:temperature=1",
        "search:warmth=1",
    ],
)
def test_a_temperature_that_cannot_be(name: str) -> None:
    with pytest.raises(SetupError) as error:
        bots.make(name)
    assert error.value.code == "bad-bot-budget"
