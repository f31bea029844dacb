"""Programs as people write them: `mypy --strict` knows what every line gives. Checked by test_programs, never run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, assert_type

import numpy as np
from numpy.typing import NDArray

import rainhill
from rainhill import Decision, Match, Outcome
from rainhill.bots.own_bot import as_bot, play_series
from rainhill.env import Batch
from rainhill.env.gymnasium import SeatEnv
from rainhill.games.rocket.actions import Extend, RocketAction
from rainhill.games.rocket.view import RocketView
from rainhill.games.steam.actions import Bid, SteamAction
from rainhill.games.steam.view import SteamView


def railways() -> None:
    match = rainhill.new("rocket", map="toy", seats=["Ada", "Ben"], seed=1)
    assert_type(match, Match[RocketAction, RocketView])
    assert_type(match.legal(), Sequence[RocketAction])
    assert_type(match.legal()[0], RocketAction)
    assert_type(match.view(0), RocketView)
    assert_type(match.view(0).companies[0].shares, tuple[int, ...])
    assert_type(match.position.sample(Random(1)), RocketAction)
    assert_type(match.position.forced(), RocketAction | None)
    assert_type(match.decision, Decision | None)
    assert_type(match.outcome, Outcome | None)
    assert_type(match.scores(), tuple[int, ...])
    assert_type(match.seed, int | None)
    match.play(Extend("WPR", "A5"), seat=0)
    match.play("extend WPR to B4")
    assert_type(match.copy(), Match[RocketAction, RocketView])
    assert_type(match.branch(1).position_at(0).view(None), RocketView)
    # An action of another game, and what is none at all.
    match.play(Bid(3))  # type: ignore[arg-type]
    match.play(7)  # type: ignore[arg-type]


def steam() -> None:
    match = rainhill.new("steam", seats=3, options={"mercy": "none"})
    assert_type(match, Match[SteamAction, SteamView])
    assert_type(match.view(None).supply, tuple[tuple[str, ...], ...])
    for action in match.legal():
        if isinstance(action, Bid):
            assert_type(action.amount, int)


def any_game(game: str) -> list[int]:
    match = rainhill.new(game, seats=3)
    assert_type(match, Match[Any, Any])
    while (asked := match.decision) is not None:
        match.play(match.legal()[0], seat=asked.seat)
    rainhill.new("rocket", seats=2, colour="red")  # type: ignore[call-overload]
    return list(match.scores())


def records(folder: Path) -> dict[str, int]:
    counted: dict[str, int] = {}
    for stored in rainhill.read_records(folder):
        assert_type(stored.tags, dict[str, str])
        assert_type(stored.match(), Match[Any, Any])
        counted[stored.facts["Game"]] = counted.get(stored.facts["Game"], 0) + 1
    assert_type(rainhill.load(folder / "one.rail"), Match[Any, Any])
    return counted


class First:
    """A bot with a type."""

    def choose(self, match: Match[RocketAction, RocketView], seat: int) -> RocketAction:
        return match.legal()[seat % len(match.legal())]


def bots() -> None:
    as_bot(First)
    as_bot(First())
    for match in play_series("rocket", [First, "greedy", lambda match, _seat: match.legal()[0]], matches=2, seats=3):
        assert_type(match, Match[Any, Any])


def environments() -> None:
    batch = Batch("rocket", 4, map="toy")
    observations, _, _, terminated, _ = batch.step(batch.sample())
    assert_type(observations, NDArray[np.float32])
    assert_type(terminated, NDArray[np.bool_])
    seen, told = SeatEnv("rocket", map="toy", seats=3, opponents=[First(), "greedy"]).reset(seed=1)
    assert_type(seen, NDArray[np.float32])
    assert_type(told, dict[str, Any])
