"""What is refused while tests run, with the facts it was refused with: real ones, for those who look at sentences.

A plugin of pytest (`-p tests.locales.heard`); it writes JSON to the file that RAINHILL_HEARD names. `web/test/pictures`
puts the sentences on sheets.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from rainhill.kernel.maps import MapError
from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.registry import list_games

FAMILIES = {Refused: "refusal", RecordError: "record", SetupError: "setup", MapError: "map"}
MOST = 3
"""Sentences may differ by their facts, so a few of every code are kept, and none with the same facts."""
heard: dict[str, list[dict[str, Any]]] = {}
drawn: dict[str, list[dict[str, Any]]] = {}
"""What was heard where facts are drawn by lot (Hypothesis): no person writes such things, so others go first."""
running: list[str] = [""]
by_lot: list[bool] = [False]


def listen(kind: type[Exception], family: str) -> None:
    """Keep what errors of a class are made with."""
    make = kind.__init__

    def made(self: Any, code: str, *words: Any, **facts: Any) -> None:
        make(self, code, *words, **facts)
        # A sentence of a game is known by the folder of the test that heard it.
        game = next((each for each in list_games() if f"/{each}/" in running[0]), "")
        kept = (drawn if by_lot[0] else heard).setdefault(f"{game}:{family}-{code}", [])
        said = {"rule": getattr(self, "rule", None), "facts": json.loads(json.dumps(self.facts, default=str))}
        if len(kept) < MOST and said not in kept:
            kept.append(said)

    kind.__init__ = made  # type: ignore[method-assign, assignment]


for each, name in FAMILIES.items():
    listen(each, name)


def pytest_runtest_setup(item: pytest.Item) -> None:
    running[0] = item.nodeid
    by_lot[0] = getattr(getattr(item, "function", None), "is_hypothesis_test", False)


def pytest_sessionfinish() -> None:
    told = json.dumps(drawn | heard, indent=1, sort_keys=True)
    Path(os.environ["RAINHILL_HEARD"]).write_text(told, encoding="utf-8")
