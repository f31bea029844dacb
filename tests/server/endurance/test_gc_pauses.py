"""Forgotten cycles do not stay for ever because somebody always plays."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from rainhill.server import gc_pauses
from rainhill.server.gc_pauses import FEW, RARELY, GcPauses


class Ring:
    """A thing that holds itself."""

    def __init__(self) -> None:
        self.own = self
        self.more = [[self] for _ in range(10)]


@pytest.fixture
def own_thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_was_put_aside_is_looked_through_when_it_has_grown(
    monkeypatch: pytest.MonkeyPatch, own_thresholds: None
) -> None:
    now = [1000.0]
    moves = [0]
    monkeypatch.setattr(gc_pauses, "time", SimpleNamespace(monotonic=lambda: now[0]))
    pauses = GcPauses(lambda: moves[0], _moved_at=1000.0, _collected_at=1000.0)
    pauses.begin()
    held = [Ring()]
    lost = weakref.ref(held[0])
    asyncio.run(pauses.look())
    held.clear()
    now[0] += RARELY + 1
    moves[0] += 1
    asyncio.run(pauses.look())
    # It was put aside while it was held, and there is too little to look for it.
    assert lost() is not None
    many = [[number] for number in range(gc.get_freeze_count() // 5 + 2 * FEW)]
    asyncio.run(pauses.look())
    many.clear()
    now[0] += RARELY + 1
    moves[0] += 1
    kept = [[number] for number in range(gc.get_freeze_count() // 5 + 2 * FEW)]
    asyncio.run(pauses.look())
    asyncio.run(pauses.look())
    assert lost() is None
    assert kept
