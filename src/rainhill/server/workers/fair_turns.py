"""Who thinks next: many tables share few worker processes, and nobody waits for ever or behind something much longer.

The oldest request goes first, but one that is known to take long stands back by as much as it takes: a short one gets
ahead of a long one that came a little earlier, and never of one that has waited its length. Where there are several
processes, one of them is kept for short ones.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

LONG = 0.5
"""Seconds from which a piece of work counts as long."""
MEMORY = 0.2
"""How much the latest time counts in what is expected of the next."""


@dataclass(eq=False)
class _Waiting:
    kind: str
    place: float
    is_long: bool
    called: asyncio.Future[None]


@dataclass
class FairTurns:
    """The way to `slots` processes."""

    slots: int
    _expected: dict[str, float] = field(default_factory=dict)
    """kind of work -> seconds it takes, as seen so far"""
    _waiting: list[_Waiting] = field(default_factory=list)
    _running: int = 0
    _running_long: int = 0

    @asynccontextmanager
    async def turn(self, kind: str) -> AsyncIterator[None]:
        """Wait for a process to be free and keep it for as long as the block lasts."""
        expected = self._expected.get(kind, 0.0)
        called = asyncio.get_running_loop().create_future()
        one = _Waiting(kind, time.monotonic() + expected, expected >= LONG, called)
        self._waiting.append(one)
        self._call()
        try:
            await called
        except BaseException:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._leave(one)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self._expected[kind] = took * MEMORY + self._expected.get(kind, took) * (1 - MEMORY)
            self._leave(one)

    @property
    def waiting(self) -> int:
        """How many wait for a process."""
        return len(self._waiting)

    def _leave(self, one: _Waiting) -> None:
        self._running -= 1
        self._running_long -= one.is_long
        self._call()

    def _call(self) -> None:
        """Let in whoever is next, for as long as there is room."""
        room_for_long = max(1, self.slots - 1)
        while self._running < self.slots:
            ready = [one for one in self._waiting if not one.is_long or self._running_long < room_for_long]
            if not ready:
                return
            one = min(ready, key=lambda one: one.place)
            self._waiting.remove(one)
            self._running += 1
            self._running_long += one.is_long
            if not one.called.done():
                one.called.set_result(None)
