"""The levels a person chooses from: what thinks behind each, how long it may, and how long it usually takes.

A level's budget is a number of nodes, so that it plays alike on every machine, and a time it never exceeds by much, so
that nobody waits for a slow one. Names and descriptions are in the Fluent files (`bot-level-...`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rainhill.bots.thinking import Budget, Stopped, Thinking
from rainhill.kernel.match import Match

if TYPE_CHECKING:
    from rainhill.bots.search import SearchBot


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play."""

    id: str
    mind: str
    """the bot that does the thinking"""
    seconds: float
    """what a decision usually takes, on one core of an ordinary machine"""
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    """game -> how much it may search"""
    insight: Mapping[str, float] = field(default_factory=dict)
    """game -> how much of what is known about a match it knows (1 unless told), in games where that can be said"""


_PATIENCE = {"rocket": 2.0, "steam": 1.5}
"""Seconds that even the strongest level may take; what was begun is finished, which in Steam takes a while."""


def _search(nodes: Mapping[str, int]) -> dict[str, Budget]:
    return {game: Budget(count, _PATIENCE[game]) for game, count in nodes.items()}


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("novice", "novice", 0.001),
        Level("clerk", "greedy", 0.001),
        Level("engineer", "search", 0.02, _search({"rocket": 40, "steam": 40}), {"steam": 0.25}),
        Level("baron", "search", 0.1, _search({"rocket": 400, "steam": 400}), {"steam": 0.5}),
        Level("stephenson", "search", 1.0, _search({"rocket": 8000, "steam": 5000})),
    )
}
"""Weakest first."""


@dataclass(frozen=True, slots=True)
class SearchLevel:
    """A level that searches: as much as it may in the game at hand."""

    seed: int
    level: Level
    budget: Budget | None = None
    """instead of the level's own"""
    name: str = ""

    def choose(self, match: Match, seat: int) -> Any:
        """The action it would take."""
        return self._bot(match).choose(match, seat)

    def think(self, match: Match, seat: int, budget: Budget | None = None, stopped: Stopped | None = None) -> Thinking:
        """Search within the budget of the level, and tell what was found."""
        return self._bot(match).think(match, seat, budget, stopped)

    def _bot(self, match: Match) -> SearchBot:
        from rainhill.bots.search import SearchBot

        game = match.game.info.id
        budget = self.budget or self.level.budgets[game]
        return SearchBot(self.seed, budget, self.name, insight=self.level.insight.get(game, 1.0))
