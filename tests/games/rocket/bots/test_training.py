"""The training of Rocket's weights runs, and touches only what it was asked to learn."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from rainhill.games.rocket.bots.weights import WEIGHTS
from tools.games.rocket import train


def test_learning_one_number_of_seats_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = tmp_path / "weights.py"
    words = ["--seats", "4", "--matches", "2", "--players", "greedy", "--jobs", "1", "--output", str(written)]
    monkeypatch.setattr(sys, "argv", ["train_rocket", *words])
    train.main()
    found = runpy.run_path(str(written))["WEIGHTS"]
    assert set(found) == set(WEIGHTS)
    for seats in (2, 3):
        assert repr(found[seats]) == repr(WEIGHTS[seats])
    assert found[4].weight != WEIGHTS[4].weight
    assert len(found[4].weight) == len(found[4].young) == train.THINGS


def test_the_same_matches_give_the_same_positions() -> None:
    players = ("greedy", "search:nodes=20")
    first = train.play_and_measure("2018", 4, players, 3)
    assert first == train.play_and_measure("2018", 4, players, 3)
    assert len(first) % (2 + 4 * (train.THINGS + 2)) == 0
    assert len(first) > 0
