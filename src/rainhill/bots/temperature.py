"""Bots that do not always take what they think best: the worse an action looks, the less often it is taken.

An action is taken with a weight of exp(-loss / temperature). For a bot that searches the loss is the chance to win that
it gives away, in hundredths; for the greedy bot it is the points. At 0 the best action is always taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Any

from rainhill.bots.bot import Bot, Budget, Choice, Stopped, Thinker, Thinking
from rainhill.bots.game_bots import bots_of
from rainhill.bots.novice import worth_after
from rainhill.kernel.match import Match

GLANCE = 24
"""Actions the greedy bot compares with its best."""
POINT = 0.4
"""What a point more is worth beside the chance to win, in hundredths."""


def warm(bot: Bot, temperature: float, name: str) -> Bot:
    """A bot of the house with a temperature."""
    if isinstance(bot, Thinker):
        return WarmThinker(bot, temperature, name)
    return WarmBot(bot, temperature, name)


@dataclass(frozen=True, slots=True)
class WarmBot:
    """The greedy bot with a temperature: its best action, or one of some others that came to mind."""

    bot: Bot
    temperature: float
    name: str

    def choose(self, match: Match, seat: int) -> Any:
        """The better an action promises to be, the more often it is taken."""
        best = self.bot.choose(match, seat)
        rng = _rng(self, match, seat)
        position = match.position.known_to(seat)
        drawn = [position.sample(rng) for _ in range(GLANCE)]
        actions = list(dict.fromkeys([best, *drawn]))
        bots = bots_of(match.game.info.id)
        worths = [worth_after(bots, match, action, seat, rng.getrandbits(32)) for action in actions]
        # The bot knows better than the sum why its best is the best.
        worths[0] = max(worths)
        return actions[_draw(rng, worths, self.temperature)]


@dataclass(frozen=True, slots=True)
class WarmThinker:
    """A bot that searches, with a temperature."""

    bot: Thinker
    temperature: float
    name: str

    def choose(self, match: Match, seat: int) -> Any:
        """The better an action promises to be, the more often it is taken."""
        return self.think(match, seat).action

    def think(self, match: Match, seat: int, budget: Budget | None = None, stopped: Stopped | None = None) -> Thinking:
        """What the bot thinks, and an action drawn from it."""
        thinking = self.bot.think(match, seat, budget, stopped)
        worths = [_worth(choice, seat) for choice in thinking.choices]
        worths[0] = max(worths)
        taken = thinking.choices[_draw(_rng(self, match, seat), worths, self.temperature)]
        return replace(thinking, action=taken.action)


def _worth(choice: Choice, seat: int) -> float:
    return 100 * choice.chances[seat] + POINT * choice.points[seat]


def _rng(bot: WarmBot | WarmThinker, match: Match, seat: int) -> Random:
    return Random(f"{getattr(bot.bot, 'seed', 0)}/{seat}/{match.version}")


def _draw(rng: Random, worths: Sequence[float], temperature: float) -> int:
    best = max(worths)
    weights = [exp(max(-700.0, (worth - best) / temperature)) for worth in worths]
    return rng.choices(range(len(weights)), weights)[0]
