"""A bot that plays anything legal: first a kind of action by chance, then one action of that kind."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rainhill.kernel.match import Match


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Takes a random legal action."""

    seed: int
    name: str = "random"

    def choose(self, match: Match, seat: int) -> Any:
        """Draw an action; the draw depends on the seed, the seat and how far the match has come."""
        return match.position.sample(Random(f"{self.seed}/{seat}/{match.version}"))


def make(seed: int) -> RandomBot:
    """A random bot."""
    return RandomBot(seed)
