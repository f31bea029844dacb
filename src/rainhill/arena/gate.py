"""The gate for changed bots: is the new one stronger than the old one? Asked after every block, until it is certain.

A generalised sequential probability ratio test. The new bot sits alone against old ones; its part of the victories in
a block (all turns of the seats, one seed) is one observation, so that matches of one seed need not be independent. Two
claims are weighed: that the new bot is `worse` rating points ahead (0: no better), and that it is `better` points
ahead. The ratio of their likelihoods is taken from the normal approximation with the variance that was seen. The gate
accepts when the ratio passes (1 - error) / error, rejects below error / (1 - error), else asks for more matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from math import log

from rainhill.arena.match import PlayedMatch

FEWEST = 8
"""Blocks before anything is decided: a variance from fewer says little."""
DOUBT = 4
"""Blocks' worth of the variance that chance alone would give, added to what was seen."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What is tested. `error` is the chance to accept a bot that is `worse` ahead, or to reject one `better` ahead."""

    seats: int
    worse: float = 0.0
    better: float = 40.0
    error: float = 0.05

    def share(self, ahead: float) -> float:
        """The part of the victories of a bot so many rating points ahead of the others at the table."""
        strength = 10 ** (ahead / 400)
        return float(strength / (strength + self.seats - 1))

    @property
    def bound(self) -> float:
        """Beyond this the logarithm of the ratio decides."""
        return log((1 - self.error) / self.error)


@dataclass(frozen=True, slots=True)
class GateVerdict:
    """How the test stands after some blocks."""

    decision: str
    """"accepted", "rejected" or "undecided" """
    blocks: int
    share: float
    ratio: float
    bound: float


def judge(claims: Claims, shares: Iterable[float]) -> GateVerdict:
    """Take observations in their order until one of the claims is given up."""
    low, high = claims.share(claims.worse), claims.share(claims.better)
    chance = (low + high) / 2
    plain_variance = chance * (1 - chance) / claims.seats
    blocks, total, squares, ratio = 0, 0.0, 0.0, 0.0
    for share in shares:
        blocks += 1
        total += share
        squares += share * share
        seen = squares - total * total / blocks
        variance = (seen + DOUBT * plain_variance) / (blocks - 1 + DOUBT)
        ratio = blocks * (high - low) * (2 * total / blocks - low - high) / (2 * variance)
        if blocks >= FEWEST and abs(ratio) >= claims.bound:
            decision = "accepted" if ratio > 0 else "rejected"
            return GateVerdict(decision, blocks, total / blocks, ratio, claims.bound)
    return GateVerdict("undecided", blocks, total / blocks if blocks else 0.0, ratio, claims.bound)


def block_shares(results: Mapping[int, PlayedMatch], challenger: str, seats: int) -> Iterator[float]:
    """The challenger's part of the victories, block by block, up to the first block that is not finished.

    A match in which another bot had to stand in for the challenger counts as lost; a block in which one had to stand in
    for somebody else says nothing and is left out. Blocks count in the order of the schedule, whatever the order in
    which they were finished, so that the verdict does not depend on how many processes play.
    """
    for block in count():
        numbers = range(block * seats, (block + 1) * seats)
        if any(number not in results for number in numbers):
            return
        played = [results[number] for number in numbers]
        if any(result.failed - {challenger} for result in played):
            continue
        yield sum(result.wins().get(challenger, 0.0) for result in played if challenger not in result.failed) / seats
