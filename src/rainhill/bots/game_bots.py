"""What a game brings for its bots, as the value `BOTS` of its part `bots`; a game without one is played by playouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from rainhill.bots.bot import Budget, Stopped, Thinking
from rainhill.kernel.game import Position
from rainhill.kernel.match import Match
from rainhill.registry import part

if TYPE_CHECKING:
    from rainhill.bots.tree_search import Memory

Judge = Callable[[Position, int, int], Any]
"""(position, seat, seed) -> the most promising action"""


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """How a decision is to be searched."""

    seed: int
    """different at every decision of a match"""
    budget: Budget
    stopped: Stopped | None = None
    insight: float = 1.0
    """how good the beliefs about the rest of a match are, for games whose beliefs can be blurred"""
    memory: Memory | None = None


class GameSearch(Protocol):
    """How a game is searched."""

    def choose(self, match: Match, seat: int, request: SearchRequest) -> Any:
        """The action alone; telling why takes longer than a small search."""

    def think(self, match: Match, seat: int, request: SearchRequest) -> Thinking:
        """Search until the budget is spent, or nobody wants the answer any more; then tell what was found."""


@dataclass(frozen=True, slots=True)
class Beginner:
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
    """(position, seat) -> what the position promises the seat"""


@dataclass(frozen=True, slots=True)
class Strength:
    """How much a level that searches may search in a game."""

    budget: Budget
    insight: float = 1.0


@dataclass(frozen=True, slots=True)
class GameBots:
    """Everything the bots need of a game."""

    greedy: Judge
    search: GameSearch
    beginner: Beginner
    strengths: Mapping[str, Strength] = field(default_factory=dict)
    """level -> how much it may search; levels that do not search are not named"""


@cache
def bots_of(game: str) -> GameBots:
    """What a game brings, or the default."""
    brought = part(game, "bots")
    if brought is None:
        from rainhill.bots.playouts import PLAYOUTS

        return PLAYOUTS
    bots = brought.BOTS
    assert isinstance(bots, GameBots)
    return bots
