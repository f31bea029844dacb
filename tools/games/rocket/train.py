"""Learn what the search weighs in Stephenson's Rocket: `python -m tools.games.rocket.train` writes its weights.

Bots play many matches, now and then with a random action so that more is seen. From positions along the way the final
points of every seat are fitted by least squares, both editions together, for each number of seats: how far a seat ends
above or below the mean of the table, from how far it is above or below in each thing. Weights are drawn towards a
guess, so that little data does little harm.

The players of a table are drawn from `--players`: what matters among greedy bots is not what matters among bots that
search, so both sit there. Bots that search play with the weights that are there, so a second run learns from the first.
The weights in the repository come from three runs: `--players greedy`, `--seats 3 --matches 300` and `--seats 4
--matches 900` (the last two both with the weights of the first). On a cluster: `--workers ray://HOST:PORT`.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import linalg

import rainhill
from rainhill import bots
from rainhill.arena.workers import HERE, Job, Workers
from rainhill.games.rocket.bots.learned_value import Outlook, estimate
from rainhill.games.rocket.bots.weights import WEIGHTS
from rainhill.games.rocket.rules.state import Work
from tools.blocks import add_workers, done_matches, workers_asked

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

Rows = npt.NDArray[np.float64]


# -- matches ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TrainingJob(Job[bytes]):
    """Matches of which positions are measured."""

    edition: str
    seats: int
    players: tuple[str, ...]

    def do(self, number: int) -> bytes:
        return play_and_measure(self.edition, self.seats, self.players, number).tobytes()


def play_matches(
    edition: str,
    seats: int,
    matches: int,
    players: Sequence[str],
    workers: Workers = HERE,
    keep: Path | None = None,
) -> Rows:
    """Positions of many matches, a line each: match, ripeness; of each seat final points, points, things."""
    job = TrainingJob(edition, seats, tuple(players))
    file = keep / f"rocket-{edition}-{seats}-{'+'.join(players).replace(':', '.')}.jsonl" if keep else None
    found = done_matches(job, matches, workers, file, f"{edition}, {seats} seats")
    return np.frombuffer(b"".join(found), np.float32).reshape(-1, width(seats)).astype(np.float64)


def width(seats: int) -> int:
    """How many numbers tell a position."""
    return 2 + seats * (THINGS + 2)


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


def things_of(rows: Rows, seats: int) -> tuple[Rows, Rows]:
    """By position and seat: the things, once plain and once by how much of the match is left; points still to come."""
    told = rows[:, 2:].reshape(len(rows), seats, THINGS + 2)
    left = (1.0 - rows[:, 1])[:, None, None]
    things = told[:, :, 2:]
    return np.concatenate([things, things * left], axis=2), told[:, :, 0] - told[:, :, 1]


def centred(rows: Rows, seats: int) -> tuple[Rows, Rows]:
    """The same against the mean of the table, one line a seat."""
    things, points = things_of(rows, seats)
    things = things - things.mean(axis=1, keepdims=True)
    points = points - points.mean(axis=1, keepdims=True)
    return things.reshape(-1, 2 * THINGS), points.reshape(-1)


def fit_weights(rows: Rows, seats: int, caution: float = CAUTION) -> Rows:
    """Least squares on the difference from the guess, which is drawn towards nothing."""
    guess = np.array([*GUESS[0], *GUESS[1]])
    things, points = centred(rows, seats)
    squares = things.T @ things + caution * np.eye(len(guess))
    found: Rows = guess + linalg.solve(squares, things.T @ (points - things @ guess), assume_a="pos")
    return found


def fit_common(rows: Rows, seats: int, weights: Rows) -> Rows:
    """What is still to come for everybody alike, by how much of the match is left and by its square."""
    things, points = things_of(rows, seats)
    left = 1.0 - rows[:, 1]
    found: Rows = linalg.lstsq(np.stack([left, left * left], axis=1), (points - things @ weights).mean(axis=1))[0]
    return found


def fit_spread(rows: Rows, seats: int, weights: Rows) -> tuple[float, float]:
    """The calm and the storm that make the winners likeliest."""
    some = rows[::3]
    told = some[:, 2:].reshape(len(some), seats, THINGS + 2)
    gaps = told[:, :, 1] + things_of(some, seats)[0] @ weights
    gaps = gaps.max(axis=1, keepdims=True) - gaps
    won = told[:, :, 0] == told[:, :, 0].max(axis=1, keepdims=True)
    left = (1.0 - some[:, 1])[:, None]

    def likelihood(calm: float, storm: float) -> float:
        chances = fall(gaps, calm + storm * left)
        return float(np.log((chances * won).sum(axis=1) / chances.sum(axis=1)).sum())

    pairs = [
        (calm, storm) for calm in (1.0, 2.0, 3.0, 4.0, 5.0, 6.0) for storm in (2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 16.0)
    ]
    return max(pairs, key=lambda pair: likelihood(*pair))


def fall(gaps: Rows, spread: Rows) -> Rows:
    """As in search_tree.py."""
    x = gaps / spread
    chances: Rows = 1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0))))
    return chances


def error(rows: Rows, seats: int, weights: Rows) -> float:
    """The mean square of what the weights get wrong."""
    things, points = centred(rows, seats)
    return float(np.mean((things @ weights - points) ** 2))


# -- the command ------------------------------------------------------------------------------------------------------


def learn(rows: Rows, seats: int) -> str:
    """What is learnt for one number of seats, as an entry of the module."""
    held_back = rows[:, 0].astype(int) % 5 == 0
    seen, unseen = rows[~held_back], rows[held_back]
    guess = np.array([*GUESS[0], *GUESS[1]])
    trial = fit_weights(seen, seats)
    print(
        f"{seats} seats: {len(rows)} positions; mean square error on matches not learnt from: nothing known "
        f"{error(unseen, seats, np.zeros(2 * THINGS)):.1f}, guessed {error(unseen, seats, guess):.1f}, "
        f"learnt {error(unseen, seats, trial):.1f}",
        flush=True,
    )
    weights = fit_weights(rows, seats).round(3)
    common = tuple(round(float(c), 2) for c in fit_common(rows, seats, weights))
    calm, storm = fit_spread(rows, seats, weights)
    plain = tuple(float(weight) for weight in weights)
    return entry(seats, (plain[:THINGS], plain[THINGS:], common, calm, storm))


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
    add_workers(parser)
    parser.add_argument("--output", type=Path, default=MODULE)
    asked = parser.parse_args()
    entries = []
    for seats in SEATS:
        if seats not in asked.seats:
            entries.append(entry(seats, astuple(WEIGHTS[seats])))
            continue
        rows = [
            play_matches(edition, seats, asked.matches, asked.players, workers_asked(asked), asked.keep)
            for edition in EDITIONS
        ]
        entries.append(learn(np.concatenate(rows), seats))
    asked.output.write_text(HEAD + "".join(entries) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
