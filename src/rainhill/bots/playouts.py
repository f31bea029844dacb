"""Bots for a game that brings none: what an action is worth is tried out by random matches that begin with it.

That needs nothing but the rules. Seats are judged by what their view lets them know, as everywhere.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any

from rainhill.bots.bot import Budget, Choice, Thinking
from rainhill.bots.game_bots import Beginner, GameBots, SearchRequest, Strength
from rainhill.kernel.game import Position
from rainhill.kernel.match import Match

PLAYOUTS_AN_ACTION = 8
"""How often the greedy bot tries every action."""
LONGEST = 2_000
"""A playout that is not over by then counts as it stands: for nobody."""
CURIOSITY = 1.0
"""How much an action that was tried little is given the benefit of the doubt."""


@dataclass(slots=True)
class ActionTally:
    """An action, and what came of the playouts that began with it."""

    action: Any
    visits: int = 0
    chances: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    def add(self, shares: list[float], points: list[float]) -> None:
        """Add one playout."""
        self.chances = [a + b for a, b in zip(self.chances, shares, strict=True)] if self.visits else shares
        self.points = [a + b for a, b in zip(self.points, points, strict=True)] if self.visits else points
        self.visits += 1

    def choice(self) -> Choice:
        """What is expected of it."""
        chances = tuple(chance / self.visits for chance in self.chances)
        return Choice(self.action, self.visits, chances, tuple(point / self.visits for point in self.points))


def play_out(position: Position, seats: int, rng: Random) -> tuple[list[float], list[float]]:
    """Finish a position at random: each seat's share of the victory and its points. The position is used up."""
    for _ in range(LONGEST):
        if position.decision() is None:
            break
        position.apply(position.sample(rng))
    outcome = position.outcome()
    if outcome is None:
        return [1 / seats] * seats, [0.0] * seats
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    return shares, [float(score) for score in outcome.scores]


def judge(position: Position, seat: int, seed: int) -> Any:
    """The action whose playouts went best for the seat."""
    known: Position = position.known_to(seat)
    rng = Random(seed)
    actions = known.legal()
    if len(actions) == 1:
        return actions[0]
    seats = len(known.view(None).seats)
    tallies = [ActionTally(action) for action in actions]
    for tally in tallies:
        for _ in range(PLAYOUTS_AN_ACTION):
            _try_out(known, tally, seats, rng)
    return max(tallies, key=lambda tally: tally.chances[seat] / tally.visits).action


def expected_chance(position: Position, seat: int) -> float:
    """The seat's chance to win if everybody played at random from here on."""
    known: Position = position.known_to(seat)
    rng = Random(seat)
    seats = len(known.view(None).seats)
    return sum(play_out(known.copy(), seats, rng)[0][seat] for _ in range(PLAYOUTS_AN_ACTION)) / PLAYOUTS_AN_ACTION


class PlayoutSearch:
    """Tries the actions that promise most again and again; a node of its budget is one playout."""

    def choose(self, match: Match, seat: int, request: SearchRequest) -> Any:
        """The action alone."""
        return self.think(match, seat, request).action

    def think(self, match: Match, seat: int, request: SearchRequest) -> Thinking:
        """Try out as long as the budget allows."""
        began = time.perf_counter()
        known: Position = match.position.known_to(seat)
        rng = Random(request.seed)
        tallies = [ActionTally(action) for action in known.legal()]
        most = request.budget.nodes if request.budget.nodes is not None else 1 << 40
        done = 0
        while done < max(most, len(tallies)):
            tally = tallies[done] if done < len(tallies) else max(tallies, key=lambda t: _appeal(t, seat, done))
            _try_out(known, tally, match.seats, rng)
            done += 1
            late = request.budget.seconds is not None and time.perf_counter() - began >= request.budget.seconds
            if done >= len(tallies) and (late or (request.stopped is not None and request.stopped())):
                break
        ranked = sorted(tallies, key=lambda tally: (-tally.visits, -tally.chances[seat]))
        choices = tuple(tally.choice() for tally in ranked)
        best = choices[0]
        spent = time.perf_counter() - began
        return Thinking(best.action, choices, best.chances, best.points, done, spent)


def _try_out(known: Position, tally: ActionTally, seats: int, rng: Random) -> None:
    trial: Position = known.copy()
    trial.apply(tally.action)
    tally.add(*play_out(trial, seats, rng))


def _appeal(tally: ActionTally, seat: int, tried: int) -> float:
    """The mean result, and the more doubt the less an action was tried."""
    return tally.chances[seat] / tally.visits + CURIOSITY * sqrt(log(tried) / tally.visits)


PLAYOUTS = GameBots(
    greedy=judge,
    search=PlayoutSearch(),
    beginner=Beginner(carelessness=0.6, glance=2, overlooks=(), settled=(), worth=expected_chance),
    strengths={
        "engineer": Strength(Budget(60, 1.0)),
        "baron": Strength(Budget(600, 1.0)),
        "stephenson": Strength(Budget(6000, 2.0)),
    },
)
"""How a game is played that brings no bots of its own."""
