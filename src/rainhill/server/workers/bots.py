"""Tables that wait for a bot: its answer is asked for and played, by the same door as anybody's."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from rainhill.server import metrics
from rainhill.server.protocol.actions import decode_action
from rainhill.server.storage.queries import TableRow, bot_tables
from rainhill.server.storage.store import is_outage
from rainhill.server.tables.absence import wait_for_people
from rainhill.server.tables.errors import Missing
from rainhill.server.tables.tables import Tables
from rainhill.server.workers.question import Ask, Question

PAUSES = {"none": 0.0, "short": 1.2, "long": 3.0}
"""Seconds that a move stands at least before a bot makes the next, while somebody looks on: by the table's policy."""
FORGOTTEN = 5.0
"""Seconds after which a table that waits for a bot is looked after by any process that notices."""
MOST_ADDRESSES = 20_000
_logger = logging.getLogger("rainhill.bots")


@dataclass
class BotRunner:
    """Looks after tables that wait for a bot."""

    tables: Tables
    ask: Ask
    addresses: OrderedDict[str, str] = field(default_factory=OrderedDict)
    """where tables were set up from, as far as this process knows: their bots go on the share of that address"""
    _asking: dict[str, tuple[int, asyncio.Task[Any]]] = field(default_factory=dict)
    """tables whose bots think, and about which version"""
    _running: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _pauses: dict[str, asyncio.Event] = field(default_factory=dict)
    """tables whose bots leave time to look; set when that is enough"""
    _skipped: set[str] = field(default_factory=set)
    """tables whose bots do not pause before a person is asked"""
    _stopping: bool = False

    def wake(self, table_id: str) -> None:
        """A table waits for a bot."""
        if table_id not in self._running and not self._stopping:
            task = asyncio.create_task(self._serve(table_id))
            self._running[table_id] = task
            task.add_done_callback(lambda _: self._rest(table_id))

    def _rest(self, table_id: str) -> None:
        self._running.pop(table_id, None)
        self._skipped.discard(table_id)

    def skip(self, table_id: str) -> None:
        """Somebody has seen enough: the bots play without pauses until a person is asked."""
        if table_id in self._running:
            self._skipped.add(table_id)
        if table_id in self._pauses:
            self._pauses[table_id].set()

    def came_from(self, table_id: str, address: str) -> None:
        """A table was set up from an address."""
        self.addresses[table_id] = address
        while len(self.addresses) > MOST_ADDRESSES:
            self.addresses.popitem(last=False)

    def moved(self, table_id: str, version: int) -> None:
        """A table has come to a version: what a bot thinks about an earlier one is not wanted any more."""
        asking = self._asking.get(table_id)
        if asking is not None and asking[0] != version:
            asking[1].cancel()
        if table_id in self._pauses:
            self._pauses[table_id].set()

    def is_asking(self, table_id: str) -> bool:
        """Whether a bot thinks for this table here."""
        return table_id in self._asking

    async def sweep(self, waited: float = FORGOTTEN) -> None:
        """Wake every table that waits although nobody seems to look after it, e.g. after a restart."""
        for table_id in await self.tables.store.read(lambda c: bot_tables(c, time.time() - waited)):
            self.wake(table_id)

    async def _serve(self, table_id: str) -> None:
        """Answer for bots until a person is asked."""
        failures = 0
        while failures < 5 and not self._stopping:
            try:
                if not await self._answer(table_id):
                    return
                failures = 0
            except Missing:
                return
            except Exception as error:
                failures += 1
                kind = "database" if is_outage(error) else type(error).__name__
                _logger.warning("bot failed", extra={"facts": {"table": table_id, "reason": kind}})
                await asyncio.sleep(0.2 * 2**failures)

    async def _answer(self, table_id: str) -> bool:
        async with self.tables.held(table_id) as live:
            match = live.match
            asked = None if match is None else match.asked
            bot = None if match is None or asked is None else match.bot_of(asked)
            if match is None or asked is None or bot is None or match.waits is not None:
                return False
            is_left = match.may_wait and not self.tables.listeners.presence(table_id).here
            last_at = match.last_at
            question = Question(
                "choose",
                table_id,
                match.header,
                match.chosen_actions(),
                asked,
                version=match.version,
                bot=bot,
                payers=self._payers(live.row),
            )
        if is_left:
            # They may be back in a moment; if not, the match waits for them.
            await wait_for_people(self.tables, table_id)
            return False
        began = time.perf_counter()
        thinking = asyncio.ensure_future(self.ask(question))
        self._asking[table_id] = (question.version, thinking)
        try:
            answer = await thinking
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if self._stopping or (this is not None and this.cancelling()):
                raise
            # The table has moved on: look again who is asked.
            return True
        finally:
            self._asking.pop(table_id, None)
        metrics.bot_seconds.observe(time.perf_counter() - began)
        action = decode_action(match.game, answer)
        await self._let_see(table_id, PAUSES[match.policy.bot_pace] - max(0.0, time.time() - last_at))
        await self.tables.play_for_bot(table_id, question.version, asked, action)
        return True

    async def _let_see(self, table_id: str, seconds: float) -> None:
        """Leave time to look at what happened before, if anybody looks on and has not seen enough."""
        attendance = self.tables.listeners.attendance(table_id)
        if seconds <= 0 or table_id in self._skipped or not (attendance.seats or attendance.watchers):
            return
        enough = self._pauses[table_id] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await enough.wait()
        except TimeoutError:
            return
        finally:
            self._pauses.pop(table_id, None)

    def _payers(self, row: TableRow) -> list[str]:
        person = f"table {row.id}" if row.creator is None else f"person {row.creator}"
        address = self.addresses.get(row.id)
        return [person] if address is None else [person, address]

    async def stop(self) -> None:
        """Play nothing more."""
        self._stopping = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
