"""Refusals cross from one process to another whole."""

from __future__ import annotations

import pickle

import pytest

from rainhill.kernel.refusals import RecordError, Refused, SetupError


@pytest.mark.parametrize(
    "error",
    [
        Refused("turn-too-sharp", "R5.1", company="GWR"),
        RecordError("unknown-key", 3, key="x"),
        SetupError("unknown-bot", bot="x", known=("random", "greedy")),
    ],
)
def test_a_refusal_comes_back_as_it_went(error: Refused | RecordError | SetupError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error) and str(back) == str(error)
    assert (back.code, back.facts) == (error.code, error.facts)
