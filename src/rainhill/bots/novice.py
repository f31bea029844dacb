"""A bot that plays like a beginner: it sees what matters, but only some of what could be done about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rainhill.bots import greedy
from rainhill.bots.sight import seen_by
from rainhill.kernel.game import Position
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError


def _rocket_worth(position: Position, seat: int) -> float:
    from rainhill.bots.rocket_greedy import expected_points

    points = expected_points(position, seat)
    return points[seat] - 0.8 * (sum(points) - points[seat]) / (len(points) - 1)


def _steam_worth(position: Position, seat: int) -> float:
    from rainhill.bots.steam_greedy import expected_points

    return expected_points(position, seat)


@dataclass(frozen=True, slots=True)
class _Beginner:
    """What a beginner overlooks in a game, and how it judges what it sees."""

    carelessness: float
    """how often it does not look at everything"""
    glance: int
    """how many actions it then looks at"""
    overlooks: tuple[str, ...]
    """kinds of actions it may miss the best of; money is never among them, so that it does not ruin itself"""
    settled: tuple[str, ...]
    """decisions that belong to the action before them: they are answered before the result is judged"""
    worth: Callable[[Position, int], float]


_BEGINNERS: Mapping[str, _Beginner] = {
    "rocket": _Beginner(0.7, 3, ("extend", "invest", "station"), ("veto", "defend"), _rocket_worth),
    "steam": _Beginner(0.6, 2, ("deliver", "improve"), ("score",), _steam_worth),
}


@dataclass(frozen=True, slots=True)
class NoviceBot:
    """Plays like the greedy bot, but often chooses from a few actions that came to mind instead of from all."""

    seed: int
    name: str = "novice"

    def choose(self, match: Match, seat: int) -> Any:
        """The best of what it happens to see; what that is depends on the seed and how far the match has come."""
        game = match.game.info.id
        if game not in _BEGINNERS:
            raise SetupError("bot-cannot-play", bot=self.name, game=game)
        beginner = _BEGINNERS[game]
        rng = Random(f"{self.seed}/{seat}/{match.version}")
        best = greedy.make(self.seed).choose(match, seat)
        if best.kind not in beginner.overlooks or rng.random() >= beginner.carelessness:
            return best
        position = seen_by(match.position, seat)
        drawn = [position.sample(rng) for _ in range(2 * beginner.glance)]
        seen = list(dict.fromkeys(action for action in drawn if action.kind in beginner.overlooks))[: beginner.glance]
        return max(seen, key=lambda action: self._worth(beginner, match, action, seat), default=best)

    def _worth(self, beginner: _Beginner, match: Match, action: Any, seat: int) -> float:
        after: Position = seen_by(match.position, seat)
        after.apply(action)
        judge = greedy.judge_of(match.game.info.id)
        while (decision := after.decision()) is not None and decision.kind in beginner.settled:
            after.apply(judge(after, decision.seat, self.seed))
        return beginner.worth(after, seat)


def make(seed: int, name: str = "novice") -> NoviceBot:
    """A beginner."""
    return NoviceBot(seed, name)
