"""Thousands of random matches a second: the flat core, without a Python object for every action."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any

import rainhill
from rainhill.games.rocket.rules import core, final, state

SAMPLED = 2
"""The mode of `play_out` that draws every action without listing any."""


def main(matches: int) -> None:
    """Play, and tell the mean points by order of play."""
    position: Any = rainhill.new("rocket", map="england", seats=4, deal={"first": "1"}).position
    work, flat = state.Work(), position.flat.copy()
    work.seed(1)
    totals = [0, 0, 0, 0]
    decisions = 0
    began = perf_counter()
    for _ in range(matches):
        state.copy_into(flat, position.flat)
        decisions += core.play_out(position.ground, flat, work, SAMPLED, 100_000)
        final.total_up(position.ground, flat, work)
        for seat in range(4):
            totals[seat] += work.total_of(seat)
    spent = perf_counter() - began
    print(f"{matches} matches, {decisions / spent:,.0f} decisions a second (compiled: {rainhill.COMPILED})")
    print("Mean points by order of play:", " ".join(f"{total / matches:.1f}" for total in totals))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
