"""The pulse of the servers on one database: a gap in it is an outage, and nobody's clock is charged for that.

While somebody's clock runs, every process writes the time down again and again. Whoever finds the last beat too old,
after a start or when the database is back, knows from when to when nobody could act.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.rounds import go_round
from rainhill.server.storage.queries import clocked_tables
from rainhill.server.storage.schema import pulse as pulse_
from rainhill.server.storage.store import Store
from rainhill.server.tables.clocks import Outage
from rainhill.server.tables.tables import Tables

BEAT = 2.0
"""Seconds between two beats."""
GAP = 6.0
"""Seconds between two beats that are no outage yet, but a busy machine."""
SHORT_GAP = 3.5
"""The same after something went wrong: a start, or a beat that could not be written."""
CLOSING = 1.0
"""Seconds for the last beat of a server that stops."""
_logger = logging.getLogger("rainhill.server")


@dataclass
class Pulse:
    """The pulse of this process, and what it knows of the others' by the database."""

    store: Store
    tables: Tables
    alive: float = 0.0
    """when this process last found the database in order"""
    has_failed: bool = True
    """whether something went wrong since; before the first beat nobody knows"""
    _looking: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def look(self) -> None:
        """Find out whether there was an outage until now; quick as long as the pulse is regular."""
        if not self._is_late(time.time()):
            return
        async with self._looking:
            if not self._is_late(time.time()):
                return
            try:
                last = await self.store.read(_last_beat)
            except Exception:
                self.has_failed = True
                raise
            # Only now: until the database answered nobody could act.
            now = time.time()
            began = max(last if last is not None else now, self.alive)
            is_outage = now - began > (SHORT_GAP if self.has_failed else GAP)
            self.alive, self.has_failed = now, False
            if is_outage:
                self.tables.outages.append(Outage(began, now))
                _logger.warning("outage", extra={"facts": {"from": began, "to": now}})

    def _is_late(self, now: float) -> bool:
        return now - self.alive > (SHORT_GAP if self.has_failed else GAP)

    async def beat(self) -> None:
        """Take outages off the clocks of all tables, then write down that the server lives."""
        await self.look()
        try:
            await self._beat()
        except Exception:
            self.has_failed = True
            raise
        self.alive = time.time()

    async def _beat(self) -> None:
        outages = list(self.tables.outages)
        most = None if outages else 1
        running = await self.store.read(lambda connection: clocked_tables(connection, most))
        if outages:
            await go_round("pulse", running, self._take_off_outages)
            self.tables.outages = [outage for outage in self.tables.outages if outage not in outages]
        if running:
            await self.store.write(lambda connection: _write_beat(connection, time.time()))

    async def _take_off_outages(self, table_id: str) -> None:
        await self.tables.take_off_outages(table_id)
        # There may be many; meanwhile the server lives.
        self.alive = time.time()

    async def close(self) -> None:
        """The last beat, so that an outage begins when the server stopped; if the database is away it does not."""
        with suppress(Exception):
            async with asyncio.timeout(CLOSING):
                if not self.tables.outages:
                    await self._beat()


async def _last_beat(connection: AsyncConnection) -> float | None:
    found = (await connection.execute(select(pulse_.c.at))).scalar()
    return None if found is None else float(found)


async def _write_beat(connection: AsyncConnection, now: float) -> None:
    done = await connection.execute(update(pulse_).where(pulse_.c.id == 1, pulse_.c.at < now).values(at=now))
    if not done.rowcount and await _last_beat(connection) is None:
        await connection.execute(insert(pulse_).values(id=1, at=now))
