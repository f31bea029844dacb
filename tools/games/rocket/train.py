"""Learn what the search weighs in Stephenson's Rocket: `python -m tools.games.rocket.train` writes its weights.

Bots play many matches, now and then with a random action so that more is seen. From positions along the way the final
points of every seat are fitted by least squares, both editions together, for each number of seats: how far a seat ends
above or below the mean of the table, from how far it is above or below in each thing. Weights are drawn towards a
guess, so that little data does little harm.

The players of a table are drawn from `--players`: what matters among greedy bots is not what matters among bots that
search, so both sit there. Bots that search play with the weights that are there, so a second run learns from the first.
The weights in the repository come from three runs: `--players greedy`, `--seats 3 --matches 300` and `--seats 4
--matches 900` (the last two both with the weights of the first).
"""

from __future__ import annotations

import argparse
import math
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import rainhill
from rainhill import bots
from rainhill.arena.workers import usual_jobs
from rainhill.games.rocket.bots.learned_value import Outlook, estimate
from rainhill.games.rocket.bots.weights import WEIGHTS
from rainhill.games.rocket.rules.state import Work

EDITIONS = ("1999", "2018")
SEATS = (2, 3, 4)
MAPS = {"1999": ["england"], "2018": ["england"] * 4 + ["usa", "china"]}
THINGS = 16
GUESS = (
    (1.0, 0.0, 0.75, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0),
    (-0.75, 0.75, -0.56, 0.56, -0.75, 0.75, -0.75, 0.75, -0.75, 0.75, -0.75, 0.75, 0.0, 0.0, 0.0, 0.0),
)
CAUTION = 1000.0
"""How strongly weights are drawn towards the guess."""
PLAYERS = ("greedy", "search:nodes=60", "search:nodes=60")
SAMPLED = 0.15
"""The part of all positions that is looked at."""
MODULE = Path(__file__).parents[3] / "src/rainhill/games/rocket/bots/weights.py"
HEAD = '''"""Learned weights of the search in Stephenson's Rocket, by seats: written by tools/games/rocket/train.py."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing of rocket_outlook.py is worth."""

    weight: tuple[float, ...]
    """At the end of a match."""
    young: tuple[float, ...]
    """What is added at its beginning."""
    common: tuple[float, float]
    """Points still to come that nobody is ahead in: by how much of the match is left, and by its square."""
    calm: float
    """Points that may still turn at the end."""
    storm: float
    """How many more at the beginning."""


WEIGHTS = {
'''

Vector = Sequence[float]


# -- matches ----------------------------------------------------------------------------------------------------------


def play_matches(edition: str, seats: int, matches: int, players: Sequence[str], jobs: int) -> array[float]:
    """Positions of many matches: number of the match, ripeness, then of each seat final points, points, things."""
    rows = array("f")
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(partial(play_and_measure, edition, seats, players), range(matches), chunksize=8):
            rows.extend(found)
    return rows


def play_and_measure(edition: str, seats: int, players: Sequence[str], number: int) -> array[float]:
    """The same of one match."""
    rows = array("f")
    positions, scores, ground = play_match(edition, seats, players, number)
    for flat in positions:
        ripe, things = measure(ground, flat, seats)
        earned = flat.dump()["score"]
        rows.extend([number, ripe])
        for seat in range(seats):
            rows.extend([scores[seat], earned[seat], *things[seat]])
    return rows


def play_match(edition: str, seats: int, names: Sequence[str], number: int) -> tuple[list[Any], tuple[int, ...], Any]:
    """One match with some random actions: some positions of it, its result, its map."""
    rng = Random(f"train{number}")
    match = rainhill.new("rocket", map=rng.choice(MAPS[edition]), edition=edition, seats=seats, seed=number)
    players = [bots.make(rng.choice(names), 77000 + number * 5 + seat) for seat in range(seats)]
    whim = rng.choice([0.0, 0.05, 0.15])
    position: Any = match.position
    held = []
    while (decision := match.decision) is not None:
        if decision.kind == "act" and rng.random() < SAMPLED:
            held.append(position.flat.copy())
        if rng.random() < whim and decision.kind == "act":
            kinds = position.legal_kinds()
            kind = rng.choice([each for each in kinds if each != "move-station"] or kinds)
            match.play(rng.choice(position.legal_of_kind(kind)))
        else:
            match.play(players[decision.seat].choose(match, decision.seat))
    assert match.outcome is not None
    return held, match.outcome.scores, position.ground


def measure(ground: Any, flat: Any, seats: int) -> tuple[float, list[list[float]]]:
    """Ripeness, and how much of each thing every seat has: expectations are linear in the weights, so ask for each."""
    outlook, work = Outlook(), Work()
    earned = flat.dump()["score"]
    things = [[0.0] * THINGS for _ in range(seats)]
    for thing in range(THINGS):
        for other in range(THINGS):
            outlook.set_weight(other, 1.0 if other == thing else 0.0, 0.0)
        estimate(ground, flat, work, outlook)
        for seat in range(seats):
            things[seat][thing] = outlook.expected_of(seat) - earned[seat]
    return outlook.ripe, things


# -- fitting ----------------------------------------------------------------------------------------------------------


def split(rows: array[float], seats: int) -> list[array[float]]:
    """One array a position."""
    length = 2 + seats * (THINGS + 2)
    return [rows[i : i + length] for i in range(0, len(rows), length)]


def things_of(row: array[float], seat: int) -> tuple[list[float], float]:
    """The things of a seat, once plain and once by how much of the match is left; and the points still to come."""
    base = 2 + seat * (THINGS + 2)
    things = row[base + 2 : base + 2 + THINGS]
    left = 1.0 - row[1]
    return [*things, *(x * left for x in things)], row[base] - row[base + 1]


def centred(row: array[float], seats: int) -> Iterator[tuple[list[float], float]]:
    """The same against the mean of the table."""
    all_seats = [things_of(row, seat) for seat in range(seats)]
    means = [sum(column) / seats for column in zip(*(things for things, _ in all_seats), strict=True)]
    mean = sum(points for _, points in all_seats) / seats
    for things, points in all_seats:
        yield [x - m for x, m in zip(things, means, strict=True)], points - mean


def dot(a: Vector, b: Vector) -> float:
    """The inner product."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def solve(matrix: list[list[float]], right: Vector) -> list[float]:
    """Gauss and Jordan, with the largest pivot."""
    n = len(right)
    m = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(m[r][i]))
        m[i], m[pivot] = m[pivot], m[i]
        for r in range(n):
            factor = m[r][i] / m[i][i]
            if r != i and factor:
                for c in range(i, n + 1):
                    m[r][c] -= factor * m[i][c]
    return [m[i][n] / m[i][i] for i in range(n)]


def fit_weights(rows: list[array[float]], seats: int) -> list[float]:
    """Least squares on the difference from the guess, which is drawn towards nothing."""
    guess = [*GUESS[0], *GUESS[1]]
    n = len(guess)
    squares = [[0.0] * n for _ in range(n)]
    right = [0.0] * n
    for row in rows:
        for things, points in centred(row, seats):
            rest = points - dot(things, guess)
            for i, x in enumerate(things):
                if x:
                    right[i] += x * rest
                    line = squares[i]
                    for j in range(i, n):
                        line[j] += x * things[j]
    full = [[squares[min(i, j)][max(i, j)] + (CAUTION if i == j else 0.0) for j in range(n)] for i in range(n)]
    return [a + b for a, b in zip(guess, solve(full, right), strict=True)]


def fit_common(rows: list[array[float]], seats: int, weights: Vector) -> list[float]:
    """What is still to come for everybody alike, by how much of the match is left and by its square."""
    squares = [[0.0, 0.0], [0.0, 0.0]]
    right = [0.0, 0.0]
    for row in rows:
        left = 1.0 - row[1]
        powers = (left, left * left)
        rest = 0.0
        for seat in range(seats):
            things, points = things_of(row, seat)
            rest += (points - dot(things, weights)) / seats
        for i in range(2):
            right[i] += powers[i] * rest
            for j in range(2):
                squares[i][j] += powers[i] * powers[j]
    return solve(squares, right)


def fit_spread(rows: list[array[float]], seats: int, weights: Vector) -> tuple[float, float]:
    """The calm and the storm that make the winners likeliest."""
    cases = []
    for row in rows[::3]:
        expected = [row[3 + seat * (THINGS + 2)] + dot(things_of(row, seat)[0], weights) for seat in range(seats)]
        scores = [row[2 + seat * (THINGS + 2)] for seat in range(seats)]
        cases.append((1.0 - row[1], expected, [score == max(scores) for score in scores]))
    pairs = [
        (calm, storm) for calm in (1.0, 2.0, 3.0, 4.0, 5.0, 6.0) for storm in (2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 16.0)
    ]
    return max(pairs, key=lambda pair: likelihood(cases, *pair))


def likelihood(cases: list[tuple[float, list[float], list[bool]]], calm: float, storm: float) -> float:
    """How likely the winners were, as a logarithm."""
    total = 0.0
    for left, expected, won in cases:
        chances = [fall(max(expected) - points, calm + storm * left) for points in expected]
        total += math.log(sum(c for c, w in zip(chances, won, strict=True) if w) / sum(chances))
    return total


def fall(gap: float, spread: float) -> float:
    """As in search_tree.py."""
    x = gap / spread
    return 1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0))))


def error(rows: list[array[float]], seats: int, weights: Vector) -> float:
    """The mean square of what the weights get wrong."""
    wrong = [(dot(things, weights) - points) ** 2 for row in rows for things, points in centred(row, seats)]
    return sum(wrong) / len(wrong)


# -- the command ------------------------------------------------------------------------------------------------------


def load_or_play(asked: argparse.Namespace, edition: str, seats: int) -> array[float]:
    """Positions kept from last time, or from new matches."""
    rows = array("f")
    path = asked.keep / f"rocket-{edition}-{seats}-{asked.matches}.bin" if asked.keep else None
    if path and path.exists():
        rows.frombytes(path.read_bytes())
        return rows
    rows = play_matches(edition, seats, asked.matches, asked.players, asked.jobs)
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(rows.tobytes())
    return rows


def learn(rows: list[array[float]], seats: int) -> str:
    """What is learnt for one number of seats, as an entry of the module."""
    seen = [row for row in rows if int(row[0]) % 5]
    unseen = [row for row in rows if int(row[0]) % 5 == 0]
    guess = [*GUESS[0], *GUESS[1]]
    trial = fit_weights(seen, seats)
    print(
        f"{seats} seats: {len(rows)} positions; mean square error on matches not learnt from: nothing known "
        f"{error(unseen, seats, [0.0] * 32):.1f}, guessed {error(unseen, seats, guess):.1f}, "
        f"learnt {error(unseen, seats, trial):.1f}",
        flush=True,
    )
    weights = [round(w, 3) for w in fit_weights(rows, seats)]
    common = [round(c, 2) for c in fit_common(rows, seats, weights)]
    calm, storm = fit_spread(rows, seats, weights)
    return entry(seats, (tuple(weights[:THINGS]), tuple(weights[THINGS:]), tuple(common), calm, storm))


def entry(seats: int, values: Sequence[Any]) -> str:
    """The same as text."""
    return f"    {seats}: Weights(\n" + "".join(f"        {value},\n" for value in values) + "    ),\n"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=600, help="matches for each edition and number of seats")
    parser.add_argument(
        "--seats", nargs="+", type=int, choices=SEATS, default=SEATS, help="what is there stays for others"
    )
    parser.add_argument("--players", nargs="+", default=PLAYERS, metavar="BOT", help="who may sit at a table")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--keep", type=Path, help="folder for the positions, to go on where it was left off")
    parser.add_argument("--output", type=Path, default=MODULE)
    asked = parser.parse_args()
    entries = []
    for seats in SEATS:
        if seats not in asked.seats:
            entries.append(entry(seats, astuple(WEIGHTS[seats])))
            continue
        rows = [row for edition in EDITIONS for row in split(load_or_play(asked, edition, seats), seats)]
        entries.append(learn(rows, seats))
    asked.output.write_text(HEAD + "".join(entries) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
