"""A bot that looks one action ahead and takes what promises most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rainhill.bots.game_bots import bots_of
from rainhill.kernel.match import Match


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Takes the action with the best expected result, as far as one action ahead shows it."""

    seed: int
    name: str = "greedy"

    def choose(self, match: Match, seat: int) -> Any:
        """The most promising action; the seed decides only between equally good ones."""
        judge = bots_of(match.game.info.id).greedy
        return judge(match.position, seat, self.seed * 1_000_003 + match.version)


def make(seed: int, name: str = "greedy") -> GreedyBot:
    """A greedy bot."""
    return GreedyBot(seed, name)
