"""The levels a person chooses from: what thinks behind each, how long it may, and how long it usually takes.

How much a level may search is for each game to say (`GameBots.strengths`): a number of nodes, so that it plays alike on
every machine, and a time it never exceeds by much, so that nobody waits for a slow one. Names and descriptions are in
the Fluent files (`bot-level-...`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rainhill.bots.bot import Budget, Stopped, Thinking
from rainhill.bots.game_bots import bots_of
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


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("novice", "novice", 0.001),
        Level("clerk", "greedy", 0.001),
        Level("engineer", "search", 0.02),
        Level("baron", "search", 0.1),
        Level("stephenson", "search", 1.0),
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

        strength = bots_of(match.game.info.id).strengths[self.level.id]
        return SearchBot(self.seed, self.budget or strength.budget, self.name, insight=strength.insight)
