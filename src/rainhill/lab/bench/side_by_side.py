"""The typed layer beside another engine in one run: `python -m rainhill.lab.bench.side_by_side PYTHON`.

PYTHON is an interpreter in whose environment catanatron is installed; nothing else of ours knows it. Both play whole
matches of four seats at random, in processes of their own and in turn, by the processor's time; the best round counts.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from rainhill.registry import list_games

ROUNDS = 3
OURS = """
import sys, time, random, rainhill
start, rng, best = rainhill.new(sys.argv[1], seats=4, seed=1).position, random.Random(1), 0.0

def play():
    position, decisions = start.copy(), 0
    while legal := position.legal():
        position.apply(rng.choice(legal))
        decisions += 1
    return decisions
"""
THEIRS = """
import time, random
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
best = 0.0
random.seed(1)

def play():
    game, decisions = Game([RandomPlayer(colour) for colour in Color]), 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions
"""
MEASURED = """
for _ in range(10):
    play()
for _ in range(5):
    decisions, began = 0, time.process_time()
    while time.process_time() - began < 0.5:
        decisions += play()
    best = max(best, decisions / (time.process_time() - began))
print(best)
"""


def rate(command: list[str], program: str, *words: str) -> float:
    """Decisions a second of the processor's time."""
    done = subprocess.run(  # noqa: S603 (an interpreter the caller named)
        [*command, "-c", program + MEASURED, *words], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m rainhill.lab.bench.side_by_side")
    parser.add_argument("python")
    other = parser.parse_args().python
    best = dict.fromkeys(["catanatron", *list_games()], 0.0)
    for _ in range(ROUNDS):
        best["catanatron"] = max(best["catanatron"], rate([other], THEIRS))
        for game in list_games():
            best[game] = max(best[game], rate([sys.executable], OURS, game))
    for name, decisions in best.items():
        sys.stdout.write(f"{name:12} {decisions:10,.0f} decisions a second  {decisions / best['catanatron']:6.1f}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
