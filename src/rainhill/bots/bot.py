"""What a bot is, what one that can say why tells, and how bots play a match among themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from rainhill.kernel.game import Position
from rainhill.kernel.match import Match


class Bot(Protocol):
    """Something that can be asked for an action."""

    @property
    def name(self) -> str:
        """The name it is registered under."""

    def choose(self, match: Match, seat: int) -> Any:
        """A legal action for the seat whose decision it is."""


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


def seen_by(position: Position, seat: int) -> Position:
    """What a seat may know, as a position: `position.known_to(seat)` under its old name."""
    known: Position = position.known_to(seat)
    return known


def finish(match: Match, bots: Sequence[Bot]) -> None:
    """Play the match to its end; `bots` has one bot a seat, and a bot may sit in several seats."""
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(match, decision.seat), seat=decision.seat)
