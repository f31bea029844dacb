"""A bot for beginners: it plays like the greedy one, but does not look at everything."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rainhill.bots import greedy
from rainhill.bots.game_bots import GameBots, bots_of
from rainhill.kernel.game import Position
from rainhill.kernel.match import Match


@dataclass(frozen=True, slots=True)
class NoviceBot:
    """Plays like the greedy bot, but often chooses from a few actions that came to mind instead of from all."""

    seed: int
    name: str = "novice"

    def choose(self, match: Match, seat: int) -> Any:
        """The best of what it happens to see; what that is depends on the seed and how far the match has come."""
        bots = bots_of(match.game.info.id)
        beginner = bots.beginner
        overlooks = beginner.overlooks or tuple(match.game.actions)
        rng = Random(f"{self.seed}/{seat}/{match.version}")
        best = greedy.make(self.seed).choose(match, seat)
        if best.kind not in overlooks or rng.random() >= beginner.carelessness:
            return best
        position: Position = match.position.known_to(seat)
        drawn = [position.sample(rng) for _ in range(2 * beginner.glance)]
        seen = list(dict.fromkeys(action for action in drawn if action.kind in overlooks))[: beginner.glance]
        return max(seen, key=lambda action: worth_after(bots, match, action, seat, self.seed), default=best)


def worth_after(bots: GameBots, match: Match, action: Any, seat: int, seed: int) -> float:
    """What an action promises a seat, as a beginner judges it."""
    after: Position = match.position.known_to(seat)
    after.apply(action)
    while (decision := after.decision()) is not None and decision.kind in bots.beginner.settled:
        after.apply(bots.greedy(after, decision.seat, seed))
    return bots.beginner.worth(after, seat)


def make(seed: int, name: str = "novice") -> NoviceBot:
    """A beginner."""
    return NoviceBot(seed, name)
