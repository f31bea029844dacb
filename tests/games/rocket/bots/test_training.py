"""The training of Rocket's weights runs, and touches only what it was asked to learn."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from rainhill.arena.workers import Workers
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


def test_the_fit_finds_the_weights_that_made_the_points() -> None:
    """Positions whose points follow from known weights; with no caution they come back, with much the guess stays."""
    rng = np.random.default_rng(1)
    seats, count = 3, 400
    rows = rng.normal(size=(count, train.width(seats)))
    rows[:, 1] = rng.uniform(size=count)
    true = rng.normal(size=2 * train.THINGS)
    things, _ = train.things_of(rows, seats)
    told = rows[:, 2:].reshape(count, seats, train.THINGS + 2)
    told[:, :, 0] = told[:, :, 1] + things @ true + (5.0 * (1.0 - rows[:, 1]))[:, None]
    assert train.fit_weights(rows, seats, caution=0.0) == pytest.approx(true, abs=1e-6)
    assert train.fit_weights(rows, seats, caution=1e12) == pytest.approx([*train.GUESS[0], *train.GUESS[1]], abs=1e-3)
    assert train.fit_common(rows, seats, true) == pytest.approx([5.0, 0.0], abs=1e-6)
    assert train.error(rows, seats, true) == pytest.approx(0.0, abs=1e-9)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = train.play_matches("2018", 2, 2, ("greedy",), Workers(jobs=1), tmp_path)
    (file,) = tmp_path.iterdir()
    with file.open("a", encoding="utf-8") as stream:
        stream.write('[1, "half a li')
    monkeypatch.setattr(train, "play_match", None)
    assert (train.play_matches("2018", 2, 2, ("greedy",), Workers(jobs=1), tmp_path) == first).all()
