"""The load test itself: it plays, counts and tells; and the server it measures does not stop to collect garbage."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rainhill.server import gc_pauses as gc_pauses_module
from rainhill.server.gc_pauses import AT_LAST, FEW, LITTLE, QUIET, RARELY, GcPauses
from tests.server.running_server import RunningServer, process


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rocket", "steam"])
def test_a_short_run_loses_nothing(tmp_path: Path, server: RunningServer, game: str) -> None:
    # Once on a server of its own, once on one that runs already.
    where = () if game == "rocket" else ("--address", server.address)
    words = ("load", "--game", game, "--tables", "3", "--every", "0.4", "--seconds", "2", "--json")
    done = process(tmp_path, *words, *where)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["mistakes"] == 0 and facts["moves"] >= 3
    assert facts["own_work"] > 0 and 0 < facts["p50"] <= facts["p99"] <= facts["longest"]
    # What a server that runs already works for others cannot be told apart.
    assert (facts["work"] > 0) is (game == "rocket")


@pytest.mark.slow
def test_the_search_for_the_limit_ends(tmp_path: Path, server: RunningServer) -> None:
    words = ("load", "--tables", "2", "--every", "0.5", "--seconds", "0.5", "--limit", "--json")
    done = process(tmp_path, *words, "--address", server.address)
    runs = list(documents(done.stdout))
    assert 2 <= len(runs) <= 10 and done.returncode == 0
    assert runs[0]["asked"] == 4


def documents(text: str) -> Iterator[Any]:
    while text := text.lstrip():
        found, end = json.JSONDecoder().raw_decode(text)
        yield found
        text = text[end:]


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of the collector; nothing of it is done."""
    calls: list[str] = []
    for name in ("collect", "freeze", "unfreeze", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *which, name=name: calls.append(" ".join([name, *map(str, which)])))
    return calls


def test_garbage_is_collected_when_nobody_plays(monkeypatch: pytest.MonkeyPatch, collected: list[str]) -> None:
    now, moves = [100.0], [0]
    monkeypatch.setattr(gc_pauses_module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    gc_pauses = GcPauses(lambda: moves[0], _moved_at=100.0, _collected_at=100.0)
    found = [0]
    monkeypatch.setattr(gc, "get_stats", lambda: [{"collected": found[0]}, {"collected": 0}, {"collected": 0}])

    def looked(after: float, played: int, litter: int = 0) -> list[str]:
        now[0] += after
        moves[0] += played
        found[0] += litter
        collected.clear()
        asyncio.run(gc_pauses.look())
        return list(collected)

    assert looked(10, 5) == ["freeze"]
    assert looked(QUIET, 5) == ["freeze"]
    assert looked(QUIET + 1, 0) == ["unfreeze", "collect", "freeze"]
    assert looked(QUIET + 1, 0) == ["freeze"], "nothing new was played"
    assert looked(10, 5, LITTLE) == ["freeze"], "a little is not worth a pause"
    assert looked(10, 5, 1) == ["collect 1", "freeze"], "where the young hold cycles, older ones do too"
    assert looked(10, 5) == ["freeze"], "nothing was found since"
    aside = [0]
    monkeypatch.setattr(gc, "get_freeze_count", lambda: aside[0])
    assert looked(RARELY + 1, 1) == ["freeze"]
    aside[0] = 2 * FEW
    assert looked(RARELY + 1, 1) == ["unfreeze", "collect", "freeze"], "much has come together, even if somebody plays"
    aside[0] *= 2
    assert looked(RARELY / 2, 1) == ["freeze"], "not so soon again"
    aside[0] //= 2
    assert looked(RARELY + 1, 1) == ["freeze"], "no more than the last look left"
    aside[0] = 0
    busy = [looked(60, 1) for _ in range(int(AT_LAST / 60) + 1)]
    assert sum("collect" in calls for calls in busy) == 1, "at last, even if somebody plays"
