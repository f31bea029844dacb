"""Counts of action sequences (perft) on the small map: one missing or surplus action anywhere shows up here."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from rainhill.games.rocket.position import RocketPosition
from tests.games.rocket.golden.golden import DATA
from tests.games.rocket.golden.make_perft import PRELUDES, count, set_up
from tests.games.rocket.model.naive_model import Model

COUNTS: list[dict[str, Any]] = tomllib.loads((DATA / "perft.toml").read_text(encoding="utf-8"))["count"]
every_count = pytest.mark.parametrize("wanted", COUNTS, ids=lambda w: f"{w['edition']}-{w['seats']}-{w['prelude']}")


def position_of(wanted: dict[str, Any]) -> RocketPosition:
    position = set_up(wanted["edition"], wanted["seats"], wanted["prelude"]).position
    assert isinstance(position, RocketPosition)
    return position


def test_all_cases_are_counted() -> None:
    cases = {(w["edition"], w["seats"], w["prelude"]) for w in COUNTS}
    assert cases == {
        (edition, seats, prelude) for edition in ("1999", "2018") for seats in (2, 3) for prelude in PRELUDES
    }
    assert {len(w["sequences"]) for w in COUNTS} == {4}


@every_count
@pytest.mark.parametrize("depth", [1, 2])
def test_short_sequences(wanted: dict[str, Any], depth: int) -> None:
    assert count(position_of(wanted), depth) == wanted["sequences"][depth - 1]


@pytest.mark.slow
@every_count
@pytest.mark.parametrize("depth", [3, 4])
def test_long_sequences(wanted: dict[str, Any], depth: int) -> None:
    assert count(position_of(wanted), depth) == wanted["sequences"][depth - 1]


def count_by_model(model: Model, depth: int) -> int:
    legal = model.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        trial = model.copy()
        trial.apply(action)
        total += count_by_model(trial, depth - 1)
    return total


@pytest.mark.slow
@every_count
def test_the_naive_model_counts_the_same(wanted: dict[str, Any]) -> None:
    position = position_of(wanted)
    defence = position.header.options["defence"]
    model = Model(position.board, wanted["edition"], defence, wanted["seats"], 0)
    model.adopt(position.full_view())
    depths = (1, 2, 3) if wanted["prelude"] == "middle" else (1, 2)
    assert [count_by_model(model, depth) for depth in depths] == wanted["sequences"][: len(depths)]
