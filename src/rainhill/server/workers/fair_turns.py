"""Who thinks next: many tables share few worker processes, and nobody waits for ever or behind something much longer.

Whoever has had clearly less than others lately goes first, so that one person with many tables has the share of one
person. Among equals the oldest request does, but one that is known to take long stands back by as much as it takes: a
short one gets ahead of a long one that came a little earlier, and never of one that has waited its length. Where there
are several processes, one of them is kept for short ones.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

LONG = 0.5
"""Seconds from which a piece of work counts as long."""
MEMORY = 0.2
"""How much the latest time counts in what is expected of the next."""
HALF_LIFE = 20.0
"""Seconds after which what somebody has had counts half."""
LITTLE = 0.25
"""Seconds below which all have had equally little; above, those are equals who have had up to twice as much."""
OF_AN_ADDRESS = 4.0
"""As many persons' share has an address, which a household or a school may share."""
MOST_PAYERS = 20_000


@dataclass(eq=False)
class _Waiting:
    payers: Sequence[str]
    place: float
    expected: float
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
    _had: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    """who -> seconds they have had, and when that was reckoned"""

    @asynccontextmanager
    async def turn(self, kind: str, payers: Sequence[str] = ()) -> AsyncIterator[None]:
        """Wait for a process to be free and keep it for as long as the block lasts.

        `payers`: on whose share it goes, usually a person and an address.
        """
        expected = self._expected.get(kind, 0.0)
        called = asyncio.get_running_loop().create_future()
        one = _Waiting(payers, time.monotonic() + expected, expected, expected >= LONG, called)
        self._waiting.append(one)
        self._call()
        try:
            await called
        except BaseException:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._pay(payers, -expected)
                self._leave(one)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self._expected[kind] = took * MEMORY + self._expected.get(kind, took) * (1 - MEMORY)
            self._pay(payers, took - expected)
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
            one = min(ready, key=lambda one: (self._rank(one.payers), one.place))
            self._waiting.remove(one)
            # At once and not when it is done: others must not be let in on the same share meanwhile.
            self._pay(one.payers, one.expected)
            self._running += 1
            self._running_long += one.is_long
            if not one.called.done():
                one.called.set_result(None)

    def _rank(self, payers: Sequence[str]) -> int:
        had = self._share_had(payers)
        return 0 if had < LITTLE else 1 + int(math.log2(had / LITTLE))

    def _share_had(self, payers: Sequence[str]) -> float:
        """Seconds that somebody has had lately; of an address, as one of the persons there."""
        return max((self._seconds(who) / (OF_AN_ADDRESS if is_address(who) else 1.0) for who in payers), default=0.0)

    def _seconds(self, who: str) -> float:
        seconds, when = self._had.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - when) / HALF_LIFE) if seconds else 0.0

    def _pay(self, payers: Sequence[str], seconds: float) -> None:
        for who in payers:
            self._had[who] = (max(0.0, self._seconds(who) + seconds), time.monotonic())
            self._had.move_to_end(who)
        while len(self._had) > MOST_PAYERS:
            self._had.popitem(last=False)


def is_address(payer: str) -> bool:
    """Whether it is an address that pays, and not a person."""
    return payer.startswith("address ")
