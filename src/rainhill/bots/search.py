"""A bot that searches: how is for its game to say; how long, and with which luck, is decided here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rainhill.bots.bot import Budget, Stopped, Thinking
from rainhill.bots.game_bots import SearchRequest, bots_of
from rainhill.kernel.match import Match

if TYPE_CHECKING:
    from rainhill.bots.tree_search import Memory

USUAL = Budget(nodes=400)


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Looks ahead as far as its budget allows."""

    seed: int
    budget: Budget = USUAL
    name: str = "search"
    memory: Memory | None = None
    insight: float = 1.0
    """how good its beliefs about the rest of a match are, for games whose beliefs can be blurred"""

    def choose(self, match: Match, seat: int) -> Any:
        """The action it would take."""
        return bots_of(match.game.info.id).search.choose(match, seat, self._request(match, self.budget, None))

    def think(self, match: Match, seat: int, budget: Budget | None = None, stopped: Stopped | None = None) -> Thinking:
        """Search until the budget is spent, or nobody wants the answer any more; then tell what was found."""
        request = self._request(match, budget or self.budget, stopped)
        return bots_of(match.game.info.id).search.think(match, seat, request)

    def _request(self, match: Match, budget: Budget, stopped: Stopped | None) -> SearchRequest:
        # The seed is a number that is different at every decision.
        return SearchRequest(self.seed * 1_000_003 + match.version, budget, stopped, self.insight, self.memory)


def make(seed: int) -> SearchBot:
    """A searching bot."""
    return SearchBot(seed)
