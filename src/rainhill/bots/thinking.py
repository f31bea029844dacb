"""What a bot can tell of its thoughts, and how much it may think: the words the bots share with league and analysis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from rainhill.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: until the first of its limits is reached.

    A number of nodes gives the same answer on every machine; seconds depend on how fast it is.
    """

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One action that was considered, and what is expected of it."""

    action: Any
    visits: int
    """How often the search went this way; 1 where nothing was searched."""
    chances: tuple[float, ...]
    """Each seat's chance to win; they add up to 1."""
    points: tuple[float, ...]
    """Each seat's expected points at the end."""
    line: tuple[Any, ...] = ()
    """The play expected after it, other seats included."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """An answer with its reasons."""

    action: Any
    choices: tuple[Choice, ...]
    """What was considered, best first."""
    chances: tuple[float, ...]
    points: tuple[float, ...]
    nodes: int
    seconds: float


Stopped = Callable[[], bool]
"""Asked now and then while a bot thinks: whether nobody wants the answer any more."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that can say why."""

    def think(self, match: Match, seat: int, budget: Budget | None = None, stopped: Stopped | None = None) -> Thinking:
        """Consider the seat's decision; without a budget, as long as this bot usually does."""
