"""The leagues in which the bots of Steam show how strong they are."""

from __future__ import annotations

from rainhill.bots.levels import LEVELS
from tools.strength.league import League

TITLE = "Steam"
LADDER = (*tuple(LEVELS)[:-1], "stephenson:nodes=1000")
"""A fifth of its nodes for the time's sake; what the others add is not shown by this.

In nodes alone, because a busy machine would meet the limit in seconds.
"""
LEAGUES = (
    League("steam-base-greedy-random", "steam", "base", 4, ("greedy", "random"), 0.97),
    League("steam-standard-greedy-random", "steam", "standard", 4, ("greedy", "random"), 0.97),
    League("steam-base-search-greedy", "steam", "base", 4, ("search:nodes=100", "greedy"), 0.50),
    League("steam-standard-search-greedy", "steam", "standard", 4, ("search:nodes=100", "greedy"), 0.50),
    League("steam-base-levels", "steam", "base", 4, LADDER, robin=True),
    League("steam-standard-levels", "steam", "standard", 4, LADDER, robin=True),
)
