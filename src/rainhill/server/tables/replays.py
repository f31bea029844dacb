"""Replays of logs and records: in threads, never on the event loop or in a transaction, and so many for one person.

There are two lanes: whoever wants the rare, very long ones waits for others who do, and keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from rainhill.server.named_lock import Locks, NamedLock
from rainhill.server.rate_limits import Rate

LONGEST_RECORD = 2000
"""Entries of a record that is uploaded or branched from; played to its end a match has some hundreds."""
LONGEST_LOG = 4000
"""Entries after which people cannot add to a log but by ending the match."""
USUAL = 600
"""Entries up to which a replay takes the usual lane."""
BUDGET, REFILL = 8000.0, 80.0
"""Entries that may be replayed for one person, and for one address, at once and a second."""
Made = TypeVar("Made")


class OverBudget(Exception):
    """Somebody wants more replayed than is their share."""


@dataclass
class Replays:
    """The threads of this process that replay."""

    is_limited: bool = True
    budget: Rate = field(init=False)
    _usual: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "rainhill-replay"))
    _long: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "rainhill-replay-long"))
    _one_each: Locks = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.budget = Rate(BUDGET, REFILL, self.is_limited)

    async def run(self, entries: int, work: Callable[[], Made]) -> Made:
        """Do some work that replays about so many entries, in a thread."""
        lane = self._usual if entries <= USUAL else self._long
        return await asyncio.get_running_loop().run_in_executor(lane, work)

    async def run_for(self, payers: list[str], entries: int, work: Callable[[], Made]) -> Made:
        """The same for somebody: one at a time, within the budget of each payer (the person, their address)."""
        for payer in payers:
            if not self.budget.take(payer, min(float(entries), BUDGET)):
                raise OverBudget
        async with NamedLock(self._one_each, payers[-1]):
            return await self.run(entries, work)

    def close(self) -> None:
        """Begin nothing more."""
        for lane in (self._usual, self._long):
            lane.shutdown(wait=False, cancel_futures=True)
