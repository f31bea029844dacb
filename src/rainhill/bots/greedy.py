"""A bot that looks one action ahead and takes what promises most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rainhill.kernel.game import Position
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError

_JUDGES: Mapping[str, str] = {"rocket": "rainhill.bots.rocket_greedy", "steam": "rainhill.bots.steam_greedy"}
"""game -> module with `choose(position, seat, seed)`"""

Judge = Callable[[Position, int, int], Any]
"""(position, seat, seed) -> the most promising action"""


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Takes the action with the best expected result, as far as one action ahead shows it."""

    seed: int
    name: str = "greedy"

    def choose(self, match: Match, seat: int) -> Any:
        """The most promising action; the seed decides only between equally good ones."""
        game = match.game.info.id
        if game not in _JUDGES:
            raise SetupError("bot-cannot-play", bot=self.name, game=game)
        return judge_of(game)(match.position, seat, self.seed * 1_000_003 + match.version)


def judge_of(game: str) -> Judge:
    """How the greedy bot chooses in a game."""
    judge: Judge = import_module(_JUDGES[game]).choose
    return judge


def make(seed: int, name: str = "greedy") -> GreedyBot:
    """A greedy bot."""
    return GreedyBot(seed, name)
