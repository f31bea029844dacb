"""The searching bot of Steam: it plays the match ahead after everything that tallies promising, and says why.

Steam has no chance and no secrets after the deal, but far too many actions for a tree. A few options of the seat
asked are looked at instead, a whole project of track as one; after each of them the quick player (`quick_player`) plays
some rounds for everybody. What does badly is dropped, what does well is played ahead again with other accidents.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from rainhill.bots.bot import Choice, Stopped, Thinking
from rainhill.bots.game_bots import SearchRequest
from rainhill.games.steam.actions import SteamAction
from rainhill.games.steam.bots import decisions, options
from rainhill.games.steam.bots.options import Options
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.bots.weights import WEIGHTS, believe, blend
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules.state import Ground, Work
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.match import Match

HORIZON = 3
"""Rounds that are played ahead at most, the present one included; a small budget sees less far."""
ANSWERS = 9
"""Decisions of a seat in a round, about."""
SAMPLES = 3
"""Times that every option is played ahead before a longer horizon is worth more."""
MOST_SAMPLES = 40
ACCIDENTS = 200
"""How much chance there is in playing ahead, in thousandths of a point: every time it goes differently."""
PATIENCE = 1.0
"""Standard errors by which an option may lag behind the best and is still played ahead again."""
DOUBT = 1.0
"""Standard errors by which another option must beat the action chosen without playing ahead."""
SPREAD = 0.05
"""What two options may differ by in a single time of playing ahead, before anything was seen (a standard deviation)."""
TRUST = {"base": 0.02, "standard": 0.04}
"""Chance to win that another option must have over that action besides: the quick player is not the one who will play.

In Standard it handles money less well than the choice itself does, so playing ahead must show more.
"""
LINE = 5
"""So many actions after an option are told."""
NO_LIMIT = 1 << 40


class SearchScratch:
    """The scratch space of a thread: one for each way of looking."""

    def __init__(self, edition: str, insight: float) -> None:
        beliefs = blend(WEIGHTS[edition], insight)
        # Chooses without playing ahead, tallies for options, and plays ahead.
        self.close = believe(Scratch(), {**beliefs, "swift": 1})
        self.wide = believe(Scratch(), {**beliefs, "swift": 1, "breadth": 16})
        self.quick = believe(Scratch(), {**beliefs, "swift": 1, "near_only": 4, "slack": ACCIDENTS})
        # What everybody has in mind to build at the position asked about.
        self.minds = believe(Scratch(), {**beliefs, "swift": 1, "near_only": 4, "breadth": 16})
        self.options = Options()

    def use(self, ground: Ground, work: Work) -> None:
        """Make ready for a decision on this map."""
        for scratch in (self.close, self.wide, self.quick, self.minds):
            scratch.use(ground, work)


@dataclass(slots=True)
class OptionTally:
    """An option and what was seen after it, added up over the times it was played ahead."""

    index: int
    visits: int = 0
    chances: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    """what it came to for the seat asked, each time"""

    def add(self, chances: list[float], points: list[float], seat: int) -> None:
        """Add one time of playing ahead: the chance to win counts, and points where that is no guide."""
        self.worths.append(chances[seat] + 0.004 * points[seat])
        self.chances = [a + b for a, b in zip(self.chances, chances, strict=True)] if self.visits else chances
        self.points = [a + b for a, b in zip(self.points, points, strict=True)] if self.visits else points
        self.visits += 1


def lead(one: OptionTally, other: OptionTally) -> tuple[float, float]:
    """By how much an option did better than another one under the same accidents, and the standard error of that."""
    gaps = [a - b for a, b in zip(one.worths, other.worths, strict=False)]
    if not gaps:
        return -1.0, 0.0
    mean = sum(gaps) / len(gaps)
    # Few gaps tell little about their own spread; the usual one counts like two of them.
    variance = (2 * SPREAD * SPREAD + sum((gap - mean) ** 2 for gap in gaps)) / (len(gaps) + 1)
    return mean, math.sqrt(variance / len(gaps))


_own_scratches: Callable[[], dict[tuple[str, float], SearchScratch]] = one_for_each_thread(dict)


def own_scratch(edition: str, insight: float = 1.0) -> SearchScratch:
    """Scratch space is large, so each thread has one for each edition and way to see it."""
    made = _own_scratches()
    if (edition, insight) not in made:
        made[edition, insight] = SearchScratch(edition, insight)
    return made[edition, insight]


class OptionSearch:
    """The search of Steam: a few options of a seat, each followed by some rounds of the quick player."""

    def think(self, match: Match, seat: int, request: SearchRequest) -> Thinking:
        """Consider a decision: choose without playing ahead first, then see what does better."""
        began = time.perf_counter()
        return consider(match, seat, request).tell(began)

    def choose(self, match: Match, seat: int, request: SearchRequest) -> SteamAction:
        """The action alone; telling why takes longer than a small search."""
        study = consider(match, seat, request)
        best = min(study.tallies, key=study.rank)
        return study.known.decode(study.options.action_of(best.index, 0))


def consider(match: Match, seat: int, request: SearchRequest) -> Study:
    """Study a decision as long as the budget allows."""
    began = time.perf_counter()
    known = match.position.known_to(seat)
    assert isinstance(known, SteamPosition)
    study = Study(known, seat, request.seed & 0xFFFF_FFFF_FFFF, request.insight)
    budget = request.budget
    until = None if budget.seconds is None else began + budget.seconds
    study.run(NO_LIMIT if budget.nodes is None else budget.nodes, until, request.stopped)
    return study


class Study:
    """One decision being thought about."""

    def __init__(self, known: SteamPosition, seat: int, seed: int, insight: float = 1.0) -> None:
        self.known = known
        self.seat = seat
        self.seed = seed
        self.edition = "standard" if known.flat.standard else "base"
        self.scratch = own_scratch(self.edition, insight)
        self.options = self.scratch.options
        self.scratch.use(known.ground, known.work)
        self.nodes = 0
        self.last_round = 0
        self.tallies = self._list()
        options.read_minds(self.scratch.minds, known.flat)

    def _list(self) -> list[OptionTally]:
        """The options, the one chosen without playing ahead first."""
        flat = self.known.flat
        self.known.work.seed(self.seed)
        favourite = decisions.choose(self.scratch.close, flat, self.seat)
        options.list_options(self.scratch.wide, flat, self.options)
        count = self.options.count
        if all(self.options.action_of(i, 0) != favourite for i in range(count)):
            options.put(self.options, favourite, 0)
        tallies = [OptionTally(i) for i in range(self.options.count)]
        return sorted(tallies, key=lambda tally: self.options.action_of(tally.index, 0) != favourite)

    def run(self, nodes: int, until: float | None, stopped: Stopped | None) -> None:
        """Play ahead until the budget is spent or nothing is left that could do better."""
        live = list(self.tallies)
        ahead = nodes // (SAMPLES * len(live) * self.known.flat.seats * ANSWERS)
        self.last_round = self.known.flat.round + max(1, min(HORIZON, ahead)) - 1
        for sample in range(MOST_SAMPLES):
            for tally in live:
                late = until is not None and time.perf_counter() >= until
                if self.nodes and (self.nodes >= nodes or late or (stopped is not None and stopped())):
                    return
                self._play(tally, sample)
            live = self._hopeful(live)
            if len(live) == 1:
                return

    def _hopeful(self, live: list[OptionTally]) -> list[OptionTally]:
        """What may still turn out best; the action chosen without playing ahead stays, to compare with."""
        first = self.tallies[0]
        best = max(live, key=self.appeal)
        kept = [first]
        for tally in live:
            mean, error = lead(tally, best)
            if tally is not first and mean + PATIENCE * error > 0:
                kept.append(tally)
        return kept

    def appeal(self, tally: OptionTally) -> float:
        """What speaks for an option, with due doubt, against the action chosen without playing ahead."""
        if tally is self.tallies[0]:
            return 0.0
        mean, error = lead(tally, self.tallies[0])
        return mean - DOUBT * error - TRUST[self.edition]

    def rank(self, tally: OptionTally) -> float:
        """The order of the options, best first."""
        return -self.appeal(tally)

    def _play(self, tally: OptionTally, sample: int) -> None:
        """Play ahead after an option once; equal samples have equal accidents."""
        known, quick = self.known, self.scratch.quick
        trial = known.flat.copy()
        known.work.seed(self.seed * 64 + sample)
        options.begin(quick, trial, self.scratch.minds, self.options, tally.index)
        self.nodes += options.play_ahead(quick, trial, self.options, self.last_round)
        points = [self.options.points_of(seat) / 1000 for seat in range(trial.seats)]
        tally.add(chances_of(points, known.flat.rounds - known.flat.round), points, self.seat)

    def tell(self, began: float) -> Thinking:
        """What was found, the best first; options that begin alike are one choice."""
        ranked = sorted(self.tallies, key=self.rank)
        choices: dict[int, Choice] = {}
        for tally in ranked:
            first = self.options.action_of(tally.index, 0)
            if tally.visits and first not in choices:
                choices[first] = self._choice(tally, LINE if not choices else 0)
        best, *others = choices.values()
        spent = time.perf_counter() - began
        return Thinking(best.action, (best, *others), best.chances, best.points, self.nodes, spent)

    def _choice(self, tally: OptionTally, further: int) -> Choice:
        """An option in words, with the rest of it and some more actions as the play expected."""
        trial = self.known.copy()
        actions: list[SteamAction] = []
        given: SteamAction | None = None
        for i in range(self.options.length_of(tally.index)):
            action = trial.decode(self.options.action_of(tally.index, i))
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
        chances = tuple(chance / tally.visits for chance in tally.chances)
        points = tuple(point / tally.visits for point in tally.points)
        return Choice(actions[0], tally.visits, chances, points, tuple(actions[1:]))

    def _answer(self, trial: SteamPosition) -> int:
        """What the seat asked would do without playing ahead."""
        return decisions.choose(self.scratch.close, trial.flat, trial.flat.asked)


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
