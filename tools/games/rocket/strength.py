"""The leagues in which the bots of Stephenson's Rocket show how strong they are."""

from __future__ import annotations

from rainhill.bots.levels import LEVELS
from tools.strength.league import League

TITLE = "Rocket"
LADDER = (*tuple(LEVELS)[:-1], "stephenson:nodes=4000")
"""Half of its nodes, so that four hundred matches take less than an hour: what is shown for half holds for all."""
LEAGUES = (
    League("rocket-greedy-random", "rocket", "2018", 4, ("greedy", "random"), 0.97),
    League("rocket-stephenson-greedy", "rocket", "2018", 4, ("stephenson:nodes=1000", "greedy"), 0.60),
    League("rocket-search-greedy-2", "rocket", "2018", 2, ("search:nodes=800", "greedy"), 0.85),
    League("rocket-levels", "rocket", "2018", 4, LADDER, robin=True),
    # The two lowest levels win next to nothing at a table with the highest; here they can be told apart.
    League("rocket-lower-levels", "rocket", "2018", 4, LADDER[:3], robin=True),
)
