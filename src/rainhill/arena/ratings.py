"""Ratings: one number a bot, from which the chance to win against any table follows.

The model is Luce's choice rule, which for two seats is that of Bradley and Terry: every bot has a strength, and a seat
wins with the share its strength has in the sum over all seats of the match. A shared victory counts in parts. Strengths
of greatest likelihood are found by minorisation and maximisation (Hunter 2004). Ratings are 400 times their decimal
logarithm, as in chess, with mean 0. Intervals come from the Bayesian bootstrap: the blocks of the schedule are weighed
anew by chance again and again, blocks and not matches, because matches of one seed are not independent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log10, sqrt
from random import Random

DRAWS = 300
PRIOR = 0.5
"""Everybody has won and lost this much of a match against a bot of strength 1, so that no rating is infinite."""
_ENOUGH = 1e-5
_LAPS = 1000

Table = tuple[tuple[str, int], ...]
"""Who sat at a table and on how many seats, sorted."""


@dataclass(frozen=True, slots=True)
class Played:
    """What the ratings need to know of one match."""

    block: int
    lineup: tuple[str, ...]
    wins: Mapping[str, float]
    """bot -> its part of the victory; the parts add up to 1"""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its 95 % interval."""

    rating: float
    low: float
    high: float


@dataclass
class _Sums:
    """All that the likelihood depends on."""

    tables: dict[Table, float] = field(default_factory=dict)
    wins: dict[str, float] = field(default_factory=dict)

    def add(self, other: _Sums, weight: float = 1.0) -> None:
        for table, matches in other.tables.items():
            self.tables[table] = self.tables.get(table, 0.0) + weight * matches
        for name, part in other.wins.items():
            self.wins[name] = self.wins.get(name, 0.0) + weight * part


def rate(matches: Sequence[Played], seed: int = 1, draws: int = DRAWS) -> dict[str, Rating]:
    """The ratings of everybody who took part."""
    blocks = _blocks(matches)
    names = sorted({name for played in matches for name in played.lineup})
    even = dict.fromkeys(names, 1.0)
    likeliest = _strengths(names, _sum(blocks, [1.0] * len(blocks)), dict.fromkeys(names, (PRIOR, PRIOR)), even)
    best = _ratings(likeliest)
    rng = Random(seed)
    drawn = []
    for _ in range(draws):
        weights = [rng.expovariate(1.0) for _ in blocks]
        # The prior is weighed by chance too: a bot that never lost might have lost the next match.
        priors = {name: (PRIOR * rng.expovariate(1.0), PRIOR * rng.expovariate(1.0)) for name in names}
        # What is likeliest for the real weights is near what is likeliest for these.
        drawn.append(_ratings(_strengths(names, _sum(blocks, weights), priors, likeliest)))
    return {name: Rating(best[name], *_middle([ratings[name] for ratings in drawn])) for name in names}


def expect(ratings: Mapping[str, float], lineup: Sequence[str]) -> list[float]:
    """Each seat's chance to win, if the ratings are true."""
    strengths = [10 ** (ratings[name] / 400) for name in lineup]
    return [strength / sum(strengths) for strength in strengths]


def _blocks(matches: Sequence[Played]) -> list[_Sums]:
    sums: dict[int, _Sums] = {}
    for played in matches:
        table = tuple(sorted(Counter(played.lineup).items()))
        sums.setdefault(played.block, _Sums()).add(_Sums({table: 1.0}, dict(played.wins)))
    return [sums[block] for block in sorted(sums)]


def _sum(blocks: Sequence[_Sums], weights: Sequence[float]) -> _Sums:
    total = _Sums()
    for block, weight in zip(blocks, weights, strict=True):
        total.add(block, weight)
    return total


def _ratings(strengths: Mapping[str, float]) -> dict[str, float]:
    logs = {name: 400 * log10(strength) for name, strength in strengths.items()}
    mean = sum(logs.values()) / len(logs)
    return {name: value - mean for name, value in logs.items()}


def _strengths(
    names: Sequence[str], sums: _Sums, priors: Mapping[str, tuple[float, float]], start: Mapping[str, float]
) -> dict[str, float]:
    """The likeliest strengths, improved step by step from a guess."""
    number = {name: n for n, name in enumerate(names)}
    tables = [([(number[name], seats) for name, seats in table], matches) for table, matches in sums.tables.items()]
    wins = [sums.wins.get(name, 0.0) + priors[name][0] for name in names]
    virtual = [sum(priors[name]) for name in names]
    strengths = [start[name] for name in names]
    for _ in range(_LAPS):
        shares = [matches / (strength + 1.0) for matches, strength in zip(virtual, strengths, strict=True)]
        for table, matches in tables:
            share = matches / sum(strengths[n] * seats for n, seats in table)
            for n, seats in table:
                shares[n] += share * seats
        fresh = [won / share for won, share in zip(wins, shares, strict=True)]
        factors = [new / old for new, old in zip(fresh, strengths, strict=True)]
        strengths = fresh
        # All together they may still drift for long; ratings are about how far they are apart.
        if max(factors) / min(factors) - 1 < _ENOUGH:
            break
    return dict(zip(names, strengths, strict=True))


def _middle(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95 % of some values."""
    values.sort()
    last = len(values) - 1
    return values[round(0.025 * last)], values[round(0.975 * last)]


Z = 1.959964
"""The bounds of 95 % of a normal distribution."""


def interval(share: float, trials: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson: it stays sensible near 0 and 1."""
    if trials <= 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / (1 + Z * Z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)
