"""Find better beliefs for the searching bot of Steam: `python3 -m tools.games.steam.tune base`, after `make build`.

One seat plays with changed beliefs against three with the greedy bot's, all of them the quick player, on Northeast with
rotating seats and fixed seeds. One belief after the other is halved and raised; what gains points is kept. The result
goes by hand into `games/steam/bots/weights.py`. A pass of 120 matches a trial takes some minutes. On a
cluster: `--workers ray://HOST:PORT`; with `--keep FOLDER` it goes on where it was left off.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import rainhill
from rainhill.arena.workers import HERE, Job, Workers
from rainhill.games.steam.bots import quick_player
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.bots.weights import believe
from rainhill.games.steam.rules import codes
from tools.blocks import add_workers, done_matches, workers_asked

BELIEFS = ("spend", "hope_round", "hope_level", "haste", "tile_worth", "place_worth", "envy", "least_gain")
QUICK = {"swift": 1, "near_only": 4}
FACTORS = (0.5, 1.7)
CLEAR_GAIN = 0.3
SEATS = 4


def margin(edition: str, minds: Sequence[Scratch], seed: int, seat: int) -> tuple[float, bool]:
    """Points by which a seat ends above the mean of the others in one match, and whether it wins."""
    position: Any = rainhill.new("steam", map="northeast", edition=edition, seats=SEATS, seed=seed).position
    flat, work = position.flat, position.work
    for mind in minds:
        mind.use(position.ground, work)
    work.seed(seed)
    while flat.phase != codes.OVER:
        quick_player.advance(minds[flat.asked], flat)
    outcome = position.outcome()
    own = outcome.scores[seat]
    return own - (sum(outcome.scores) - own) / (SEATS - 1), outcome.winners == (seat,)


@dataclass(frozen=True)
class TrialJob(Job[tuple[float, bool]]):
    """Matches of changed beliefs against the usual ones."""

    edition: str
    beliefs: tuple[tuple[str, int], ...]
    first_seed: int

    def do(self, number: int) -> tuple[float, bool]:
        seat = number % SEATS
        usual = believe(Scratch(), QUICK)
        changed = believe(Scratch(), {**QUICK, **dict(self.beliefs)})
        minds = [changed if other == seat else usual for other in range(SEATS)]
        return margin(self.edition, minds, self.first_seed + number, seat)

    @property
    def file(self) -> str:
        """Where its matches are kept."""
        changed = "-".join(f"{name}={value}" for name, value in self.beliefs) or "usual"
        return f"steam-{self.edition}-{self.first_seed}-{changed}.jsonl"


def trial(
    edition: str,
    beliefs: Mapping[str, int],
    matches: int,
    first_seed: int,
    workers: Workers = HERE,
    keep: Path | None = None,
) -> tuple[float, float, float]:
    """The mean margin of a set of beliefs, its standard error, and the part of matches won."""
    job = TrialJob(edition, tuple(sorted(beliefs.items())), first_seed)
    found = done_matches(job, matches, workers, keep / job.file if keep else None, edition)
    margins = np.array([points for points, _ in found])
    return float(margins.mean()), float(margins.std() / np.sqrt(matches)), sum(won for _, won in found) / matches


def tune(
    edition: str,
    beliefs: dict[str, int],
    matches: int,
    first_seed: int,
    passes: int,
    workers: Workers = HERE,
    keep: Path | None = None,
) -> dict[str, int]:
    """Change one belief after the other and keep what gains."""
    best = trial(edition, beliefs, matches, first_seed, workers, keep)[0]
    for _ in range(passes):
        for name in BELIEFS:
            present = beliefs.get(name, getattr(Scratch(), name))
            for factor in FACTORS:
                tried = {**beliefs, name: int(present * factor)}
                mean, error, won = trial(edition, tried, matches, first_seed, workers, keep)
                print(f"{name} {tried[name]}: margin {mean:.2f} +- {error:.2f}, won {won:.2f}", flush=True)
                if mean > best + CLEAR_GAIN:
                    best, beliefs = mean, tried
        print(json.dumps(beliefs), flush=True)
    return beliefs


def main() -> None:
    """Read the arguments and tune."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("edition", choices=["base", "standard"])
    parser.add_argument("--matches", type=int, default=120)
    parser.add_argument("--first-seed", type=int, default=1000)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--from", dest="beliefs", type=json.loads, default={}, help="beliefs to begin with, as JSON")
    add_workers(parser)
    given = parser.parse_args()
    tune(
        given.edition,
        given.beliefs,
        given.matches,
        given.first_seed,
        given.passes,
        workers_asked(given),
        given.keep,
    )


if __name__ == "__main__":
    main()
