"""Make the golden matches that are missing: `python -m tests.games.steam.golden.make_golden`.

For every map, edition and number of seats a match is played once, half of the seats by the greedy bot, the others by
chance; a few more are looked for that end by bankruptcy. What is there is never touched: a golden match that no longer
replays is a broken promise, not a file to be made anew.
"""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from typing import Any

import rainhill
from rainhill.bots import Bot, make
from rainhill.games.steam.map import list_steam_maps
from rainhill.kernel.match import Match
from tests.games.steam.golden.golden import DATA, standings

NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")
EDITIONS = ("base", "standard")
SEATS = (3, 4, 5, 6)
# Every choice that is no default is played in one of the matches at least; each number of seats has its own.
OPTIONS: dict[int, dict[str, str]] = {
    3: {},
    4: {"repeats": "towns", "takeover": "no", "mercy": "both", "first_order": "random"},
    5: {"unlimited_tiles": "yes", "ownerless_links": "limited", "zero_bids": "no", "mercy": "track"},
    6: {
        "repeats": "links",
        "town_loops": "yes",
        "income_limit": "none",
        "capital_from_points": "no",
        "mercy": "upkeep",
    },
}
# Choices that came after those matches, with the second version of the rules: matches of their own.
READINGS = {"redirects": "tile", "takeover": "no"}
PATIENCE = 2000


def chance(match: Match, rng: Random) -> Any:
    """Something legal, with more track and goods than mere chance would bring."""
    kinds = match.position.legal_kinds()
    if "deliver" in kinds and rng.random() < 0.8:
        return max(match.position.legal_of_kind("deliver"), key=lambda d: (d.points[_seat(match)], rng.random()))
    if "lay" in kinds and rng.random() < 0.75:
        return rng.choice(match.position.legal_of_kind("lay"))
    if "capital" in kinds:
        return min(match.position.legal_of_kind("capital"), key=lambda raised: abs(raised.amount - 10))
    return match.position.sample(rng)


def _seat(match: Match) -> int:
    decision = match.decision
    assert decision is not None
    return decision.seat


def play_out(match: Match, seed: int, bot: Bot | None) -> None:
    rng = Random(seed)
    while match.decision is not None:
        seat = _seat(match)
        match.play(bot.choose(match, seat) if bot is not None and seat % 2 == 0 else chance(match, rng))


def by_rounds(map_id: str, edition: str, seats: int, number: int, options: dict[str, str]) -> Match:
    """The first match in order of seeds that lasts to the end."""
    for seed in range(number, PATIENCE, 100):
        match = rainhill.new("steam", map=map_id, edition=edition, seats=NAMES[:seats], options=options, seed=seed)
        play_out(match, seed, make("greedy", seed))
        assert match.outcome is not None
        if match.outcome.reason == "rounds":
            return match
    raise LookupError(map_id)


def bankrupt(map_id: str, edition: str) -> Match | None:
    """The first match in order of seeds, played by chance, in which all but one go bankrupt."""
    for seed in range(1, PATIENCE):
        rng = Random(seed)
        match = rainhill.new("steam", map=map_id, edition=edition, seats=NAMES[:3], seed=seed)
        while match.decision is not None:
            match.play(match.position.sample(rng))
        assert match.outcome is not None
        if match.outcome.reason == "bankruptcy":
            return match
    return None


def main() -> None:
    DATA.mkdir(parents=True, exist_ok=True)
    for number, (map_id, edition, seats) in enumerate(product(list_steam_maps(), EDITIONS, SEATS)):
        name = f"{map_id}-{edition}-{seats}"
        if not (DATA / f"{name}.rail").exists():
            match = by_rounds(map_id, edition, seats, number, OPTIONS[seats])
            _write(name, match)
    for number, (map_id, edition) in enumerate(product(("northeast", "toy"), EDITIONS)):
        name = f"{map_id}-{edition}-readings"
        if not (DATA / f"{name}.rail").exists():
            _write(name, by_rounds(map_id, edition, 3, number, READINGS))
    for map_id, edition in product(("northeast", "toy"), EDITIONS):
        name = f"{map_id}-{edition}-bankruptcy"
        if not (DATA / f"{name}.rail").exists():
            found = bankrupt(map_id, edition)
            if found is None:
                sys.stdout.write(f"{name}: none found\n")
            else:
                _write(name, found)


def _write(name: str, match: Match) -> None:
    sys.stdout.write(f"{name}: {match.version}\n")
    (DATA / f"{name}.rail").write_text(match.to_text(), encoding="utf-8")
    (DATA / f"{name}.txt").write_text(standings(match), encoding="utf-8")


if __name__ == "__main__":
    main()
