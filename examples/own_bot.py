"""A bot of your own: a name, and a method that returns a legal action."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import rainhill
from rainhill import Match, bots
from rainhill.bots.bot import finish


@dataclass(frozen=True)
class Collector:
    """Takes whatever pays most points at once; if nothing does, anything."""

    name: str = "collector"

    def choose(self, match: Match, seat: int) -> Any:
        """Look at what every action would pay if nobody objected."""
        position = match.position.known_to(seat)
        rng = Random(match.version)
        best, most = position.sample(rng), 0
        for action in position.legal():
            paid = sum(points_of(event, seat) for event in position.preview(action))
            if paid > most:
                best, most = action, paid
        return best


def points_of(event: Any, seat: int) -> int:
    """What an event pays a seat: some tell the points of every seat, some those of the one seat they are about."""
    points = getattr(event, "points", 0)
    if isinstance(points, tuple):
        return int(points[seat])
    return int(points) if getattr(event, "seat", None) == seat else 0


def main() -> None:
    """Ten matches against two random bots; the collector moves on by one seat a match."""
    won = 0
    for n in range(10):
        lineup: list[bots.Bot] = [bots.make("random", seed=n) for _ in range(3)]
        lineup[n % 3] = Collector()
        match = rainhill.new("rocket", map="toy", seats=3, seed=n)
        finish(match, lineup)
        assert match.outcome is not None
        won += n % 3 in match.outcome.winners
    print(f"The collector won or shared {won} of 10 matches.")


if __name__ == "__main__":
    main()
