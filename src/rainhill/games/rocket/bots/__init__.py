"""The bots of Stephenson's Rocket."""

from __future__ import annotations

from rainhill.bots.bot import Budget
from rainhill.bots.game_bots import Beginner, GameBots, Strength
from rainhill.bots.tree_search import TreeSearch
from rainhill.games.rocket.bots.greedy import choose, expected_points
from rainhill.games.rocket.bots.search import start
from rainhill.kernel.game import Position

PATIENCE = 2.0
"""Seconds that even the strongest level may take."""


def _worth(position: Position, seat: int) -> float:
    """The points a seat may expect, against what the others may."""
    points = expected_points(position, seat)
    return points[seat] - 0.8 * (sum(points) - points[seat]) / (len(points) - 1)


BOTS = GameBots(
    greedy=choose,
    search=TreeSearch(start),
    beginner=Beginner(0.7, 3, ("extend", "invest", "station"), ("veto", "defend"), _worth),
    strengths={
        "engineer": Strength(Budget(40, PATIENCE)),
        "baron": Strength(Budget(400, PATIENCE)),
        "stephenson": Strength(Budget(8000, PATIENCE)),
    },
)
