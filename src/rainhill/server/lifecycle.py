"""The life of a server process: open everything, do the chores again and again, close in good order."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server import metrics, rights
from rainhill.server.gc_pauses import GcPauses
from rainhill.server.pulse import BEAT
from rainhill.server.rounds import go_round
from rainhill.server.services import Services
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.queries import abandoned_tables, due_tables, stamps
from rainhill.server.storage.schema import tables as tables_
from rainhill.server.storage.store import is_outage
from rainhill.server.tables.absence import wait_for_people, welcome_back
from rainhill.server.tables.chat import pass_on

GRACE = 30.0
"""Seconds a seat gets at least if its clock ran out while no server was running."""
ATTENDANCE_PAUSE = 0.5
"""Seconds between two times a table is told who is there."""
CLOSE_PATIENCE = 3.0
"""Seconds for parting from database and Redis; with the patience for connections, less than ten in all."""
RETURN = 15.0
"""Seconds after a start in which people may be on their way back: nobody is taken for away."""
CLOCK_TICK = 0.25
WATCH_TICK = 2.0
_logger = logging.getLogger("rainhill.server")


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """Open the services, keep clocks, bots and messengers going, and close them in good order."""
    await migrate(services.store)
    await services.store.check_durable()
    # Before anybody acts: what the servers missed is not to be charged to the first who moves.
    await services.pulse.look()
    await services.store.write(_give_grace)
    tasks: set[asyncio.Task[None]] = set()
    crier = AttendanceCrier(services, tasks)
    services.listeners.on_change = crier.changed
    services.listeners.sure_from = time.monotonic() + RETURN
    services.signals.on_heard = lambda is_heard: _doubt(services, is_heard)
    await services.signals.open()
    if services.queue is not None:
        await services.queue.open()
    gc_pauses = GcPauses(lambda: services.tables.written)
    gc_pauses.begin()
    chores: list[Callable[[], Coroutine[Any, Any, None]]] = [
        lambda: _repeat("pulse", BEAT, services.pulse.beat),
        lambda: _repeat("clocks", CLOCK_TICK, lambda: check_clocks(services)),
        lambda: _repeat("bots", 2.0, services.bots.sweep),
        lambda: _repeat("empty seats", 10.0, lambda: fill_empty_seats(services)),
        lambda: _repeat("tidy", 10.0, gc_pauses.look),
        lambda: _repeat("watch", WATCH_TICK, lambda: watch(services)),
        lambda: _repeat("deliver", 1.0, services.deliveries.begin_due),
        lambda: services.signals.listen(lambda message: follow_signal(services, message)),
    ]
    await services.bots.sweep(0.0)
    for chore in chores:
        _keep(tasks, chore())
    _logger.info("open", extra={"facts": {"database": "sqlite" if services.store.is_sqlite else "postgresql"}})
    try:
        yield
    finally:
        await _close(services, tasks)


def _doubt(services: Services, is_heard: bool) -> None:
    """While the other processes cannot be heard, and a little longer, nobody knows who is not with them."""
    listeners = services.listeners
    listeners.sure_from = max(listeners.sure_from, time.monotonic() + 3 * WATCH_TICK) if is_heard else math.inf


def _keep(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    """Begin something that ends by itself or with the process; a task nobody holds could be lost."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _close(services: Services, tasks: set[asyncio.Task[None]]) -> None:
    """What was acknowledged is on disk already; let the rest end without harm."""
    services.is_closing = True
    for table_id in services.listeners.tables():
        for listener in services.listeners.at(table_id):
            listener.stop()
    waiting = list(tasks)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await services.pulse.close()
    services.workers.close()
    services.tables.replays.close()
    closing = [
        services.deliveries.close,
        services.studies.close,
        services.bots.stop,
        services.signals.close,
        services.store.close,
    ]
    if services.queue is not None:
        closing.insert(3, services.queue.close)
    try:
        async with asyncio.timeout(CLOSE_PATIENCE):
            for close in closing:
                await close()
    except TimeoutError:
        # A database or Redis that is away; whoever told us to stop would soon kill us.
        _logger.warning("not closed in good order")
        return
    _logger.info("closed")


async def _give_grace(connection: AsyncConnection) -> None:
    now = time.time()
    late = update(tables_).where(tables_.c.status == "playing", tables_.c.deadline < now)
    await connection.execute(late.values(deadline=now + GRACE))


async def _repeat(name: str, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore for as long as the services is open; a database that is away is waited for."""
    while True:
        try:
            await chore()
        except Exception as error:
            reason = "database" if is_outage(error) else repr(error)[:200]
            _logger.warning("chore failed", extra={"facts": {"chore": name, "reason": reason}})
            await asyncio.sleep(1.0)
        await asyncio.sleep(seconds)


async def check_clocks(services: Services) -> None:
    """Let the time of everybody run out whose time is over."""
    due = await services.store.read(lambda connection: due_tables(connection, time.time()))
    await go_round("clocks", due, services.tables.time_out)


async def fill_empty_seats(services: Services) -> None:
    """Usually done when a person is deleted; here, if the server stopped in between."""
    await go_round("empty seats", await services.store.read(abandoned_tables), services.tables.fill_empty_seats)


async def watch(services: Services) -> None:
    """Notice what other processes wrote, even when no signal of it came through."""
    metrics.listeners.set(services.listeners.count())
    metrics.cached.set(len(services.tables.ready))
    metrics.cached_bytes.set(services.tables.ready.size)
    services.listeners.end_visits()
    deserted = services.listeners.deserted()
    await go_round("watch", deserted, lambda table_id: wait_for_people(services.tables, table_id))
    for table_id in deserted:
        services.listeners.forget_gone(table_id)
    if services.store.is_sqlite:
        return
    await rights.watch_sessions(services)
    ids = services.listeners.tables()
    if ids:
        stored = await services.store.read(lambda connection: stamps(connection, ids))
        behind = [table_id for table_id, stamp in stored.items() if not services.tables.is_told(table_id, stamp)]
        await go_round("watch", behind, services.tables.catch_up)
    for table_id in {*ids, *services.listeners.visited()}:
        services.signals.attend(table_id, services.listeners.here(table_id))


@dataclass
class AttendanceCrier:
    """Tells a table who is there: at once when one comes or goes, then once a while however many follow."""

    services: Services
    tasks: set[asyncio.Task[None]]
    pause: float = ATTENDANCE_PAUSE
    _resting: set[str] = field(default_factory=set)
    _changed: set[str] = field(default_factory=set)

    def changed(self, table_id: str) -> None:
        """Somebody came or went."""
        if self.services.is_closing:
            return
        if table_id in self._resting:
            self._changed.add(table_id)
            return
        self._resting.add(table_id)
        _keep(self.tasks, self._tell(table_id))

    async def _tell(self, table_id: str) -> None:
        services = self.services
        try:
            while True:
                services.signals.attend(table_id, services.listeners.here(table_id))
                try:
                    await _tell_attendance(services, table_id)
                    await welcome_back(services.tables, table_id)
                except Exception as error:
                    # Who is there is worth no more than one attempt; the next change tells it again.
                    _logger.info("attendance not told", extra={"facts": {"reason": repr(error)[:200]}})
                await asyncio.sleep(self.pause)
                if table_id not in self._changed:
                    return
                self._changed.discard(table_id)
        finally:
            self._resting.discard(table_id)


async def _tell_attendance(services: Services, table_id: str) -> None:
    if services.listeners.at(table_id):
        async with services.tables.held(table_id, may_be_old=True) as live:
            services.tables.tell_table(live)


async def follow_signal(services: Services, message: dict[str, Any]) -> None:
    """Another process said something."""
    if message["what"] == "sessions":
        await rights.follow_sessions(services, message["person"], message["moved"])
        return
    table_id = message["table"]
    if message["what"] == "skip":
        services.bots.skip(table_id)
    elif message["what"] == "attends":
        services.listeners.hear(table_id, message["from"], message["seats"], message["watchers"])
        await _tell_attendance(services, table_id)
    elif message["what"] == "chat":
        await pass_on(services.store, services.listeners, table_id)
    elif services.listeners.at(table_id) or services.bots.is_asking(table_id):
        await services.tables.catch_up(table_id)
    else:
        services.tables.forget_idle(table_id)
