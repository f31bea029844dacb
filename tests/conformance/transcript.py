"""Print what happens in seeded matches, a JSON line a decision: run by test_compiled_equals_plain in two processes."""

from __future__ import annotations

import json
import sys
from random import Random

import rainhill
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import core
from rainhill.kernel.jsonable import plain
from rainhill.registry import find_game


def main(game_id: str, map_id: str, number: str) -> None:
    print(json.dumps({"compiled": rainhill.COMPILED}))
    info = find_game(game_id).info
    for seed in range(int(number)):
        rng = Random(seed)
        match = rainhill.new(
            game_id,
            map=map_id,
            edition=info.editions[seed % len(info.editions)],
            seats=rng.choice(info.seats),
            options={option.id: rng.choice(option.choices) for option in info.options},
            seed=seed,
        )
        while match.decision is not None:
            legal = match.legal()
            # Sampled and listed in turn, so that both ways of choosing are compared.
            action = match.position.sample(rng) if rng.random() < 0.5 else rng.choice(legal)
            kinds = {kind: len(match.position.legal_of_kind(kind)) for kind in match.position.legal_kinds()}
            events = match.play(action)
            line = {
                "legal": len(legal),
                "kinds": kinds,
                "action": plain(action),
                "events": plain(events),
                "digest": match.position.digest(),
            }
            print(json.dumps(line))
        outcome = match.outcome
        assert outcome is not None
        print(json.dumps({"scores": outcome.scores, "reason": outcome.reason, "rows": plain(outcome.breakdown)}))
    if game_id == "rocket":
        play_out(map_id, int(number))


def play_out(map_id: str, number: int) -> None:
    """Whole matches inside Rocket's core, in its three ways of choosing: listed, kind first, sampled."""
    for seed in range(number):
        for mode in range(3):
            match = rainhill.new(
                "rocket", map=map_id, edition=("1999", "2018")[seed % 2], seats=2 + seed % 3, seed=seed
            )
            position = match.position
            assert isinstance(position, RocketPosition)
            position.work.seed(seed * 3 + mode)
            decisions = core.play_out(position.ground, position.flat, position.work, mode, 100_000)
            outcome = position.outcome()
            assert outcome is not None
            print(json.dumps({"decisions": decisions, "scores": outcome.scores, "digest": position.digest()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
