"""Matches between bots and what they add up to; pure figures, printed by the command `simulate`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, pstdev
from typing import Any

from rainhill.arena.match import Players
from rainhill.arena.ratings import interval
from rainhill.bots.bot import finish
from rainhill.bots.outside.roster import BUILT_IN
from rainhill.bots.record_tags import tags_of_bots
from rainhill.kernel.game import Game
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError
from rainhill.registry import measure_of


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated. Match n (from 0) has the seed `seed + n`, so each can be repeated alone."""

    game: Game
    map: str | None
    edition: str | None
    options: Mapping[str, str]
    seats: int
    bots: tuple[str, ...]
    seed: int

    def lineup(self, n: int) -> tuple[str, ...]:
        """Who sits where in match n: everybody moves on by one seat a match."""
        shift = n % self.seats
        return tuple(self.bots[(seat - shift) % self.seats] for seat in range(self.seats))


def fill_seats(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot a seat; the last name is repeated."""
    if len(names) > seats:
        raise SetupError("too-many-bots", bots=len(names), seats=seats)
    return (*names, *([names[-1]] * (seats - len(names))))


def play(plan: Plan, n: int, players: Players | None = None) -> Match:
    """Match n of the plan, played to its end by bots that come with Rainhill, or by those given."""
    seed = plan.seed + n
    lineup = plan.lineup(n)
    match = Match.new(
        plan.game,
        seats=[f"{_bare(name)} {seat + 1}" for seat, name in enumerate(lineup)],
        map=plan.map,
        edition=plan.edition,
        options=plan.options,
        seed=seed,
    )
    asked = players or Players(BUILT_IN)
    match.tags |= tags_of_bots(lineup)
    finish(match, [asked.seat(name, seat, seed) for seat, name in enumerate(lineup)])
    return match


def _bare(name: str) -> str:
    """A bot's name as it can be that of a seat."""
    return name.replace(":", " ")


@dataclass
class Tally:
    """Sums over matches. A victory shared by k seats counts 1/k for each of them."""

    seats: int
    matches: int = 0
    wins_by_order: list[float] = field(default_factory=list)
    wins_by_bot: dict[str, float] = field(default_factory=dict)
    chairs_by_bot: Counter[str] = field(default_factory=Counter)
    points_by_bot: dict[str, list[int]] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    lines: dict[str, Counter[str]] = field(default_factory=dict)
    measures: dict[str, list[int]] = field(default_factory=dict)
    measures_by_bot: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins_by_order = [0.0] * self.seats

    def add(self, match: Match, lineup: Sequence[str]) -> None:
        """Count a finished match."""
        outcome = match.outcome
        assert outcome is not None
        self.matches += 1
        first = match.entries[0].seat
        for seat in outcome.winners:
            # Seats are counted from the one that began: that is what could be unfair.
            self.wins_by_order[(seat - first) % self.seats] += 1 / len(outcome.winners)
            self.wins_by_bot[lineup[seat]] = self.wins_by_bot.get(lineup[seat], 0.0) + 1 / len(outcome.winners)
        for seat, name in enumerate(lineup):
            self.chairs_by_bot[name] += 1
            self.points_by_bot.setdefault(name, []).append(outcome.scores[seat])
        self.scores.extend(outcome.scores)
        self.winning.append(outcome.scores[outcome.winners[0]])
        self.lengths.append(len(match.entries))
        self.actions.update(entry.action.kind for entry in match.entries)
        self.ends[outcome.reason] += 1
        for line, facts in count_lines(match).items():
            self.lines.setdefault(line, Counter()).update(facts)
        self._add_measures(match, lineup)

    def _add_measures(self, match: Match, lineup: Sequence[str]) -> None:
        game = measure_of(match.game.info.id)
        if game.count_match is not None:
            for measure, number in game.count_match(match).items():
                self.measures.setdefault(measure, []).append(number)
        if game.count_seats is not None:
            for bot, numbers in zip(lineup, game.count_seats(match), strict=True):
                for measure, number in numbers.items():
                    self.measures_by_bot.setdefault(bot, {}).setdefault(measure, []).append(number)


def count_lines(match: Match) -> Mapping[str, Sequence[str]]:
    """What became of each line (company) of the match, where the game has such."""
    count = measure_of(match.game.info.id).count_lines
    return {} if count is None else count(match)


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation, least and most of some numbers."""

    mean: float
    deviation: float
    least: int
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    """How some numbers spread."""
    return Spread(fmean(numbers), pstdev(numbers), min(numbers), max(numbers))


def summary(tally: Tally) -> dict[str, Any]:
    """The figures of a tally as plain values, for printing and for programs."""
    return {
        "matches": tally.matches,
        "wins_by_order": [
            {"order": n + 1} | _win_summary(wins, tally.matches) for n, wins in enumerate(tally.wins_by_order)
        ],
        "bots": [_bot_summary(tally, name) for name in tally.chairs_by_bot],
        "scores": asdict(spread(tally.scores)),
        "winning_scores": asdict(spread(tally.winning)),
        "lengths": asdict(spread(tally.lengths)),
        "actions": {kind: number / tally.matches for kind, number in sorted(tally.actions.items())},
        "ends": {reason: number / tally.matches for reason, number in sorted(tally.ends.items())},
        "lines": {
            line: {fact: number / tally.matches for fact, number in sorted(facts.items())}
            for line, facts in tally.lines.items()
        },
        "measures": {measure: asdict(spread(numbers)) for measure, numbers in tally.measures.items()},
    }


def _win_summary(wins: float, matches: int) -> dict[str, Any]:
    share = wins / matches
    return {"wins": wins, "share": share, "interval": interval(share, matches)}


def _bot_summary(tally: Tally, name: str) -> dict[str, Any]:
    """One bot. Every lineup has the same bots, so it sat in every match, perhaps on several chairs."""
    return {
        "bot": name,
        "chairs": tally.chairs_by_bot[name],
        **_win_summary(tally.wins_by_bot.get(name, 0.0), tally.matches),
        "points": fmean(tally.points_by_bot[name]),
        "measures": {measure: fmean(numbers) for measure, numbers in tally.measures_by_bot.get(name, {}).items()},
    }
