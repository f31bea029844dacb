"""Threads do not meet: each plays matches of its own on the same map, and they come out as they would one by one."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest

import rainhill
from rainhill.env import Batch
from rainhill.kernel import maps, own_maps
from rainhill.registry import list_games
from tests.bots.both_ways import run_both_ways
from tests.rounds import amount


@pytest.fixture(params=list_games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _restless() -> Iterator[None]:
    """Python changes threads as often as it can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def own_map(game: str, title: str = "Shared Valley") -> str:
    """The text of a map of somebody's own."""
    text = (files("rainhill.games") / game / "maps" / "toy.toml").read_text(encoding="utf-8")
    lines = [f'title = "{title}"' if line.startswith("title") else line for line in text.splitlines()]
    return "\n".join(lines).replace('id = "toy"', 'id = "shared"') + "\n"


def play(game: str, map_id: str, seed: int, decisions: int) -> list[str]:
    """Everything a program may ask of a match, and what it was told."""
    rng, told = Random(seed), []
    match: Any = rainhill.new(game, map=map_id, seats=3, seed=seed)
    while match.decision is not None and decisions > 0:
        legal, seat = match.legal(), match.decision.seat
        kept = match.position.legal_of_kind(match.position.legal_kinds()[-1])
        action = rng.choice(legal) if rng.random() < 0.5 else match.position.explore(rng)
        events = match.play(action)
        view = match.view(seat)
        told.append(f"{len(legal)} {action} {events!r} {hash(match.position)} {match.scores()} {view.seats!r}")
        told.append(f"{list(kept)} {legal[-1]} {len(view.legal)} {match.copy().position == match.position}")
        decisions -= 1
    return [*told, match.position.digest()]


@pytest.mark.parametrize("own", [False, True], ids=["built in", "own map"])
def test_matches_in_threads_are_those_played_one_by_one(game: str, own: bool) -> None:
    map_id, decisions = own_map(game) if own else "toy", amount(400, 40)
    alone = [play(game, map_id, seed, decisions) for seed in range(6)]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda seed: play(game, map_id, seed, decisions), range(6))) == alone


def test_environments_step_without_the_lock_beside_typed_matches(game: str) -> None:
    """Lanes run while Python does other things; the map is all they share with it."""

    def step(turns: int) -> list[bytes]:
        batch, seen = Batch(game, 64, map="toy", seats=3, seed=3), []
        for _ in range(turns):
            batch.step(batch.sample())
            seen.append(batch.observations.tobytes() + batch.masks.tobytes() + np.asarray(batch.seats).tobytes())
        return seen

    turns = amount(400, 60)
    alone, typed = step(turns), play(game, "toy", 1, 60)
    with ThreadPoolExecutor(2) as pool:
        stepped = [pool.submit(step, turns) for _ in range(2)]
        assert play(game, "toy", 1, 60) == typed
        assert [each.result() == alone for each in stepped] == [True, True]


def test_a_list_may_be_read_by_several_threads(game: str) -> None:
    rng = Random(1)
    position = rainhill.new(game, map="toy", seats=3, seed=1).position
    with ThreadPoolExecutor(4) as pool:
        for _ in range(amount(200, 30)):
            legal, other = position.legal(), position.copy()
            if other.decision() is None:
                break
            other.apply(other.legal()[0])
            read = list(pool.map(lambda _, legal=legal: list(legal), range(8)))
            assert all(each == list(position.legal()) for each in read)
            position.apply(rng.choice(legal))


def test_a_map_that_is_kept_again_is_never_away(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may read it at any moment, without a lock."""

    class Boards(OrderedDict[str, Any]):
        def pop(self, key: str, *_: Any) -> Any:
            raise AssertionError(key, "is away for a moment")

        def __delitem__(self, key: str) -> None:
            self.pop(key)

    boards = Boards()
    monkeypatch.setattr(maps, "own_boards", boards)
    monkeypatch.setattr(own_maps, "own_boards", boards)
    kept, other = (own_maps.keep_map(own_map(game, title)) for title in ("Kept Again", "Kept Once"))
    assert own_maps.keep_map(own_map(game, "Kept Again")) is kept
    assert list(boards) == [other.id, kept.id], "the other is the next to go"
    assert maps.read_map(game, kept.id) is kept


PROGRAM = """
import sys
from concurrent.futures import ThreadPoolExecutor
from tests.conformance.test_threads import own_map, play
from rainhill.registry import list_games
sys.setswitchinterval(1e-6)
for game in list_games():
    for map_id in ("toy", own_map(game)):
        with ThreadPoolExecutor(3) as pool:
            for told in pool.map(lambda seed: play(game, map_id, seed, 6), range(4)):
                print(*told, sep="\\n")
"""


@pytest.mark.slow
def test_threads_of_both_cores_are_told_the_same() -> None:
    compiled, plain = run_both_ways(PROGRAM)
    assert compiled == plain and compiled
