"""Bots whose thoughts are known beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from rainhill.bots.bot import Budget, Choice, Stopped, Thinking
from rainhill.kernel.match import Match


class Scripted:
    """Gives the seat asked the chance that `worth` names for an action, and the others the rest."""

    def __init__(self, worth: Mapping[str, float], visits: int = 100, shown: int = 1000) -> None:
        self.worth = worth
        self.visits = visits
        self.shown = shown
        self.asked: list[tuple[int, int]] = []

    def think(self, match: Match, seat: int, budget: Budget | None = None, stopped: Stopped | None = None) -> Thinking:
        self.asked.append((match.version, seat))
        assert match.decision is not None and match.decision.seat == seat
        choices = []
        for action in match.legal():
            chance = self.worth.get(match.game.format_action(action), 0.2)
            chances = tuple(chance if s == seat else (1 - chance) / (match.seats - 1) for s in range(match.seats))
            choices.append(Choice(action, self.visits, chances, tuple(100 * c for c in chances)))
        choices.sort(key=lambda choice: -choice.chances[seat])
        best = choices[0]
        return Thinking(best.action, tuple(choices[: self.shown]), best.chances, best.points, len(choices), 0.0)
