"""The bots of Steam."""

from __future__ import annotations

from rainhill.bots.bot import Budget
from rainhill.bots.game_bots import Beginner, GameBots, Strength
from rainhill.games.steam.bots.greedy import choose, expected_points
from rainhill.games.steam.bots.search import OptionSearch

PATIENCE = 1.5
"""Seconds that even the strongest level may take; what was begun is finished, which takes a while."""

BOTS = GameBots(
    greedy=choose,
    search=OptionSearch(),
    beginner=Beginner(0.6, 2, ("deliver", "improve"), ("score",), expected_points),
    strengths={
        "engineer": Strength(Budget(40, PATIENCE), insight=0.25),
        "baron": Strength(Budget(400, PATIENCE), insight=0.5),
        "stephenson": Strength(Budget(5000, PATIENCE)),
    },
)
