"""Positions and matches are pickled and copied: within a process, to other processes, from one source to the other."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

import rainhill
from examples.nim.game import GAME as NIM
from rainhill.kernel import match as kernel_match
from rainhill.kernel import packed_flat
from rainhill.kernel.match import Match
from rainhill.registry import list_games
from tests.kernel.test_own_maps import own_text

OTHER_SOURCE = """
import pickle, sys
from random import Random
match = pickle.load(sys.stdin.buffer)
match.play_randomly(Random(4), limit=20)
pickle.dump((match, match.position.copy(), match.position.digest()), sys.stdout.buffer)
"""


def played(game: str, actions: int = 60, **asked: Any) -> Match:
    match = rainhill.new(game, **{"map": "toy", "seats": 3, "seed": 5, **asked})
    match.play_randomly(Random(5), limit=actions)
    match.tags["table"] = "north"
    return match


def same(one: Match, other: Match) -> bool:
    return (
        one.position == other.position
        and hash(one.position) == hash(other.position)
        and one.to_text() == other.to_text()
        and [tuple(events) for events in one.events] == [tuple(events) for events in other.events]
        and one.seed == other.seed
        and list(one.legal()) == list(other.legal())
    )


@pytest.mark.parametrize("game", list_games())
@pytest.mark.parametrize("form", ["pickle", "copy", "deepcopy"])
def test_a_match_comes_back_and_is_independent(game: str, form: str) -> None:
    match = played(game)
    again: Match = {"pickle": lambda m: pickle.loads(pickle.dumps(m)), "copy": copy.copy, "deepcopy": copy.deepcopy}[
        form
    ](match)
    assert same(match, again)
    before = match.position.digest()
    again.play_randomly(Random(1), limit=5)
    assert match.position.digest() == before
    again.undo()
    match.play_randomly(Random(2))
    assert same(match, pickle.loads(pickle.dumps(match)))


@pytest.mark.parametrize("game", list_games())
@pytest.mark.parametrize("form", ["pickle", "copy", "deepcopy"])
def test_a_position_comes_back_and_is_independent(game: str, form: str) -> None:
    for actions in (0, 1, 30, 90, 400):
        position: Any = played(game, actions).position
        again = {"pickle": lambda p: pickle.loads(pickle.dumps(p)), "copy": copy.copy, "deepcopy": copy.deepcopy}[form](
            position
        )
        assert again == position and again is not position
        assert again.digest() == position.digest()
        again.referee()
        if position.decision() is not None:
            action = position.sample(Random(1))
            assert again.apply(action) == position.copy().apply(action)
            assert again != position


@pytest.mark.parametrize("game", list_games())
def test_a_position_on_a_map_of_ones_own(game: str) -> None:
    match = played(game, map=own_text(game))
    assert same(match, pickle.loads(pickle.dumps(match)))
    assert pickle.loads(pickle.dumps(match.position)) == match.position


def _finish(match: Match) -> tuple[Match, str]:
    match.play_randomly(Random(9))
    return match, match.position.digest()


def _apply(position: Any) -> Any:
    position.apply(position.sample(Random(9)))
    return position


def test_a_pool_of_processes() -> None:
    matches = [played(game, actions) for game in list_games() for actions in (0, 25)]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for (finished, digest), match in zip(pool.map(_finish, matches), matches, strict=True):
            match.play_randomly(Random(9))
            assert same(finished, match) and match.position.digest() == digest
        positions = [played(game, 20).position for game in list_games()]
        for done, position in zip(pool.map(_apply, positions), positions, strict=True):
            assert done == _apply(position.copy())


@pytest.mark.parametrize("game", list_games())
def test_from_one_source_to_the_other(game: str) -> None:
    """What the compiled core pickles the plain one reads, and the other way round."""
    match = played(game, 40)
    environment = {**os.environ, "RAINHILL_PLAIN": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", OTHER_SOURCE],
        input=pickle.dumps(match),
        env=environment,
        capture_output=True,
        check=True,
    )
    other, position, digest = pickle.loads(done.stdout)
    match.play_randomly(Random(4), limit=20)
    assert same(other, match)
    assert position == match.position and match.position.digest() == digest


def test_a_game_that_is_not_registered() -> None:
    match = Match.new(NIM, seats=2, seed=3)
    match.play_randomly(Random(1), limit=2)
    again = pickle.loads(pickle.dumps(match))
    assert again.game is NIM and again.entries == match.entries
    with pytest.raises(pickle.PicklingError, match="GAME"):
        pickle.dumps(Match.new(replace(NIM, own_maps=True), seats=2, seed=3))


def test_what_another_version_pickled_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("rocket", 3)
    position, whole = pickle.dumps(match.position), pickle.dumps(match)
    with monkeypatch.context() as patch:
        patch.setattr(packed_flat, "PACKING", packed_flat.PACKING + 1)
        with pytest.raises(pickle.UnpicklingError, match=r"another version.*to_text"):
            pickle.loads(position)
    with monkeypatch.context() as patch:
        patch.setattr(packed_flat, "_layout", lambda _: 7)
        with pytest.raises(pickle.UnpicklingError, match="layout"):
            pickle.loads(position)
    monkeypatch.setattr(kernel_match, "PICKLED", 2)
    with pytest.raises(pickle.UnpicklingError, match=r"another version.*to_text"):
        pickle.loads(whole)
