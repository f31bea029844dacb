"""The searching bot of Steam: it plays the match ahead after everything that looks promising, and says why.

Steam has no chance and no secrets after the deal, but far too many actions for a tree. A few options of the seat
asked are looked at instead, a whole project of track as one; after each of them the quick player (`steam_quick`) plays
some rounds for everybody. What does badly is dropped, what does well is played ahead again with other accidents.
"""

from __future__ import annotations

import math
import threading
import time
from dataclasses import dataclass, field

from rainhill.bots import steam_ahead, steam_choice
from rainhill.bots.sight import seen_by
from rainhill.bots.steam_ahead import Options
from rainhill.bots.steam_reach import Thought
from rainhill.bots.steam_weights import WEIGHTS, believe
from rainhill.bots.thinking import Budget, Choice, Stopped, Thinking
from rainhill.kernel.match import Match
from rainhill.steam.actions import SteamAction
from rainhill.steam.position import SteamPosition

HORIZON = 3
"""Rounds that are played ahead at most, the present one included; a small budget sees less far."""
ANSWERS = 9
"""Decisions of a seat in a round, about."""
FIRST_LOOKS = 0.5
"""The part of the options that is kept after each round of looks."""
TRUST = {"base": 0.03, "standard": 0.2}
"""Chance to win by which another option must beat the action chosen without playing ahead.

In Standard the quick player handles money less well than the choice itself does, so playing ahead must show much.
"""
LINE = 5
"""So many actions after an option are told."""
NO_LIMIT = 1 << 40


class Mind:
    """The scratch space of a thread: one thought for each way of looking."""

    def __init__(self, edition: str) -> None:
        beliefs = WEIGHTS[edition]
        # Chooses without playing ahead, looks for options, and plays ahead.
        self.close = believe(Thought(), beliefs)
        self.wide = believe(Thought(), {**beliefs, "swift": 1, "breadth": 16})
        self.quick = believe(Thought(), {**beliefs, "swift": 1, "near_only": 4})
        self.options = Options()


@dataclass(slots=True)
class Look:
    """An option and what was seen after it, added up over the times it was played ahead."""

    index: int
    visits: int = 0
    chances: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    trust: float = 0.0

    def appeal(self, seat: int) -> float:
        """What the option is worth to a seat: its chance to win, and its points where that is no guide."""
        if not self.visits:
            return self.trust - 1.0
        return (self.chances[seat] + 0.004 * self.points[seat]) / self.visits + self.trust

    def add(self, chances: list[float], points: list[float]) -> None:
        """Add one time of playing ahead."""
        self.chances = [a + b for a, b in zip(self.chances, chances, strict=True)] if self.visits else chances
        self.points = [a + b for a, b in zip(self.points, points, strict=True)] if self.visits else points
        self.visits += 1


_LOCAL = threading.local()


def own_mind(edition: str) -> Mind:
    """Scratch space is large, so each thread has one for each edition."""
    minds: dict[str, Mind] = _LOCAL.__dict__.setdefault("minds", {})
    if edition not in minds:
        minds[edition] = Mind(edition)
    return minds[edition]


def think(match: Match, seat: int, seed: int, budget: Budget, stopped: Stopped | None = None) -> Thinking:
    """Consider a decision: choose without playing ahead first, then see what does better."""
    began = time.perf_counter()
    return consider(match, seat, seed, budget, stopped).tell(began)


def choose(match: Match, seat: int, seed: int, budget: Budget) -> SteamAction:
    """The action alone; telling why takes longer than a small search."""
    study = consider(match, seat, seed, budget, None)
    best = min(study.looks, key=study.rank)
    return study.known.decode(study.options.action_of(best.index, 0))


def consider(match: Match, seat: int, seed: int, budget: Budget, stopped: Stopped | None) -> Study:
    """Study a decision as long as the budget allows."""
    began = time.perf_counter()
    known = seen_by(match.position, seat)
    assert isinstance(known, SteamPosition)
    study = Study(known, seat, seed & 0xFFFF_FFFF_FFFF)
    until = None if budget.seconds is None else began + budget.seconds
    study.run(NO_LIMIT if budget.nodes is None else budget.nodes, until, stopped)
    return study


class Study:
    """One decision being thought about."""

    def __init__(self, known: SteamPosition, seat: int, seed: int) -> None:
        self.known = known
        self.seat = seat
        self.seed = seed
        self.edition = "standard" if known.flat.standard else "base"
        self.mind = own_mind(self.edition)
        self.options = self.mind.options
        self.trials = known.flat.copy(), known.flat.copy(), known.flat.copy()
        self.nodes = 0
        self.last_round = 0
        self.looks = self._list()

    def _list(self) -> list[Look]:
        """The options, the one chosen without playing ahead first."""
        flat, ground, work = self.known.flat, self.known.ground, self.known.work
        work.seed(self.seed)
        favourite = steam_choice.choose(ground, flat, work, self.mind.close, *self.trials, self.seat)
        steam_ahead.list_options(ground, flat, work, self.mind.wide, *self.trials[:2], self.options)
        count = self.options.count
        if all(self.options.action_of(i, 0) != favourite for i in range(count)):
            steam_ahead.put(self.options, favourite, 0)
        looks = [Look(i) for i in range(self.options.count)]
        for look in looks:
            look.trust = TRUST[self.edition] if self.options.action_of(look.index, 0) == favourite else 0.0
        return sorted(looks, key=lambda look: -look.trust)

    def run(self, nodes: int, until: float | None, stopped: Stopped | None) -> None:
        """Play ahead until the budget is spent or one option is left."""
        live = list(self.looks)
        ahead = nodes // (len(live) * self.known.flat.seats * ANSWERS)
        self.last_round = self.known.flat.round + max(1, min(HORIZON, ahead)) - 1
        sample = 0
        while len(live) > 1 or sample == 0:
            for look in live:
                late = until is not None and time.perf_counter() >= until
                if self.nodes and (self.nodes >= nodes or late or (stopped is not None and stopped())):
                    return
                self._play(look, sample)
            sample += 1
            live.sort(key=self.rank)
            if sample < 3 or len(live) > 4:
                live = live[: max(2, math.ceil(len(live) * FIRST_LOOKS))]
            if sample >= 24 or len(self.looks) == 1:
                return

    def rank(self, look: Look) -> float:
        """The order of the options, best first."""
        return -look.appeal(self.seat)

    def _play(self, look: Look, sample: int) -> None:
        """Play ahead after an option once; equal samples have equal accidents."""
        known, quick = self.known, self.mind.quick
        trial = known.flat.copy()
        known.work.seed(self.seed * 64 + sample)
        steam_ahead.begin(known.ground, trial, known.work, quick, self.options, look.index)
        self.nodes += steam_ahead.play_ahead(
            known.ground, trial, known.work, quick, *self.trials[:2], self.options, self.last_round
        )
        points = [self.options.points_of(seat) / 1000 for seat in range(trial.seats)]
        look.add(chances_of(points, known.flat.rounds - known.flat.round), points)

    def tell(self, began: float) -> Thinking:
        """What was found, the best first; options that begin alike are one choice."""
        ranked = sorted(self.looks, key=self.rank)
        choices: dict[int, Choice] = {}
        for look in ranked:
            first = self.options.action_of(look.index, 0)
            if look.visits and first not in choices:
                choices[first] = self._choice(look, LINE if not choices else 0)
        best, *others = choices.values()
        spent = time.perf_counter() - began
        return Thinking(best.action, (best, *others), best.chances, best.points, self.nodes, spent)

    def _choice(self, look: Look, further: int) -> Choice:
        """An option in words, with the rest of it and some more actions as the play expected."""
        trial = self.known.copy()
        actions: list[SteamAction] = []
        given: SteamAction | None = None
        for i in range(self.options.length_of(look.index)):
            action = trial.decode(self.options.action_of(look.index, i))
            if action == given:
                continue
            actions.append(action)
            trial.apply(action)
            given = give_forced(trial)
        trial.work.seed(self.seed)
        while further > 0 and trial.decision() is not None:
            actions.append(trial.decode(self._answer(trial)))
            trial.apply(actions[-1])
            give_forced(trial)
            further -= 1
        chances = tuple(chance / look.visits for chance in look.chances)
        points = tuple(point / look.visits for point in look.points)
        return Choice(actions[0], look.visits, chances, points, tuple(actions[1:]))

    def _answer(self, trial: SteamPosition) -> int:
        """What the seat asked would do without playing ahead."""
        flat = trial.flat
        return steam_choice.choose(trial.ground, flat, trial.work, self.mind.close, *self.trials, flat.asked)


def give_forced(trial: SteamPosition) -> SteamAction | None:
    """Give the answers to which there is no other, as a match does by itself; tell the last one."""
    last = None
    while (only := trial.forced()) is not None:
        trial.apply(only)
        last = only
    return last


def chances_of(points: list[float], rounds_left: int) -> list[float]:
    """Each seat's chance to win if these points are expected: a lead says the less the more rounds are to come."""
    spread = 2.0 + 1.2 * rounds_left
    top = max(points)
    weights = [math.exp((point - top) / spread) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]
