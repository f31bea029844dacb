"""Make the golden matches that are missing: `python -m tests.games.rocket.golden.make_golden`.

For every map, edition and end condition a match is looked for by chance and written once. What is there is never
touched: a golden match that no longer replays is a broken promise, not a file to be made anew.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from random import Random

import rainhill
from rainhill.games.rocket.actions import RocketAction
from rainhill.games.rocket.make_events import REASONS
from rainhill.games.rocket.map import list_rocket_maps
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import codes, core
from rainhill.kernel.match import Match
from tests.games.rocket.golden.golden import DATA, standings

NAMES = ("Ada", "Ben", "Cyd", "Dan")
PATIENCE = 400_000
ENDS = {"companies": 3, "tiles": 4, "blocked": 2}
"""The reasons for which a match ends by the printed rules, and the seats with which one is looked for."""
READINGS = {"home": "left", "city_tokens": "equal", "isolation": "both"}
"""Choices that came after the first matches: matches of their own."""
STANDSTILL = {"standstill": "ends"}
"""A match that ends by it (R11.5) is not found by chance: after some actions stations are moved and nothing else."""
BEFORE_STANDSTILL = 30


def find(map_id: str, edition: str, reason: str, options: dict[str, str] | None = None) -> Match | None:
    """The first match in order of seeds that ends for this reason."""
    blank = _new(map_id, edition, ENDS[reason], options or {})
    assert isinstance(blank.position, RocketPosition)
    for seed in range(1, PATIENCE):
        trial = blank.position.copy()
        trial.work.seed(seed)
        core.play_out(trial.ground, trial.flat, trial.work, 2, 100_000)
        if REASONS[trial.flat.ending] == reason:
            return _replay(blank, _actions(blank.position, seed))
    return None


def stand_still(map_id: str, edition: str) -> Match:
    """A match in which after some actions stations are moved and nothing else."""
    match = _new(map_id, edition, 2, STANDSTILL)
    rng = Random(1)
    while not match.over:
        moves = match.position.legal_of_kind("move-station") if match.version >= BEFORE_STANDSTILL else []
        match.play(rng.choice(moves) if moves else match.position.sample(rng))
    return match


def _new(map_id: str, edition: str, seats: int, options: dict[str, str]) -> Match:
    deal = {"first": str(seats)}
    return rainhill.new("rocket", map=map_id, edition=edition, seats=NAMES[:seats], options=options, deal=deal)


def _actions(start: RocketPosition, seed: int) -> list[RocketAction]:
    """What the core drew, one by one."""
    position = start.copy()
    work = position.work
    work.seed(seed)
    found = []
    while position.flat.phase != codes.OVER:
        number = core.sample(position.ground, position.flat, work)
        found.append(position.decode(number))
        core.apply(position.ground, position.flat, work, number)
    return found


def _replay(match: Match, actions: list[RocketAction]) -> Match:
    while match.version < len(actions):
        match.play(actions[match.version])
    assert [entry.action for entry in match.entries] == actions
    return match


def main() -> None:
    DATA.mkdir(parents=True, exist_ok=True)
    for map_id, edition, reason in product(list_rocket_maps(), ("1999", "2018"), ENDS):
        record = DATA / f"{map_id}-{edition}-{reason}.rail"
        if record.exists() or (map_id, reason) == ("toy", "tiles"):
            continue
        _write(record, find(map_id, edition, reason))
    for map_id, edition in product(("england", "toy"), ("1999", "2018")):
        record = DATA / f"{map_id}-{edition}-readings.rail"
        if not record.exists():
            _write(record, find(map_id, edition, "companies", READINGS))
        record = DATA / f"{map_id}-{edition}-standstill.rail"
        if not record.exists():
            _write(record, stand_still(map_id, edition))


def _write(record: Path, match: Match | None) -> None:
    sys.stdout.write(f"{record.name}: {'none found' if match is None else match.version}\n")
    if match is not None:
        record.write_text(match.to_text(), encoding="utf-8")
        record.with_suffix(".txt").write_text(standings(match), encoding="utf-8")


if __name__ == "__main__":
    main()
