"""Everything one server process holds, and how it is opened and closed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.game import Header
from rainhill.server import delivering, metrics
from rainhill.server.analysing import Analyst
from rainhill.server.bot_queue import BotQueue
from rainhill.server.bot_runner import BotRunner, Workers
from rainhill.server.hub import Hub
from rainhill.server.limits import Limits, make_limits
from rainhill.server.migrating import migrate
from rainhill.server.people import Person, find_person, new_guest
from rainhill.server.rows import Conflict, due_tables, versions
from rainhill.server.schema import tables as tables_
from rainhill.server.settings import Settings
from rainhill.server.signals import Signals
from rainhill.server.store import Store, is_outage, open_store
from rainhill.server.tables import Tables
from rainhill.server.tidying import Tidying

GRACE = 30.0
"""Seconds a seat gets at least if its clock ran out while no server was running."""
CLOCK_TICK = 0.25
WATCH_TICK = 2.0
_logger = logging.getLogger("rainhill.server")
Answer = TypeVar("Answer")


@dataclass
class House:
    """One server process."""

    settings: Settings
    store: Store
    hub: Hub
    tables: Tables
    signals: Signals
    bots: BotRunner
    workers: Workers
    queue: BotQueue | None
    limits: Limits
    analyst: Analyst
    ask_hint: Callable[[str, Header, list[Any], int], Awaitable[list[dict[str, Any]]]]
    is_closing: bool = False
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def person(self, token: str | None) -> Person | None:
        """Whose session token it is."""
        if token is None:
            return None
        return await self.store.read(lambda connection: find_person(connection, token))

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest with a session."""
        return await self.store.write(lambda connection: new_guest(connection, name))

    async def change(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Write, again if somebody else was faster."""
        for _ in range(8):
            with suppress(Conflict, IntegrityError):
                return await self.store.write(work)
            await asyncio.sleep(0.02)
        return await self.store.write(work)


def build_house(settings: Settings) -> House:
    """Put the parts together; nothing is connected yet."""
    store = open_store(settings)
    hub = Hub()
    signals = Signals(settings.redis)
    tables = Tables(store, hub, settings.cached_tables)
    workers = Workers(max(1, settings.bot_workers))
    queue = None if settings.redis is None else BotQueue(settings.redis, workers, settings.bot_workers)
    bots = BotRunner(tables, workers.choose if queue is None else queue.choose)
    tables.on_change = signals.changed
    tables.on_bot = bots.wake
    analyst = Analyst(store, tables, workers.judge if queue is None else queue.judge)
    ask_hint = workers.advise if queue is None else queue.advise
    limits = make_limits(settings.rates)
    return House(settings, store, hub, tables, signals, bots, workers, queue, limits, analyst, ask_hint)


@asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    """Open the house, keep its clocks, bots and messengers going, and close it in good order."""
    await migrate(house.store)
    await house.store.check_durable()
    await house.store.write(_give_grace)
    house.hub.on_change = lambda table_id: _attendance_changed(house, table_id)
    await house.signals.open()
    if house.queue is not None:
        await house.queue.open()
    tidying = Tidying(lambda: house.tables.written)
    tidying.begin()
    chores: list[Callable[[], Awaitable[None]]] = [
        lambda: _repeat("clocks", CLOCK_TICK, lambda: _check_clocks(house)),
        lambda: _repeat("bots", 2.0, house.bots.sweep),
        lambda: _repeat("tidy", 10.0, tidying.look),
        lambda: _repeat("watch", WATCH_TICK, lambda: _watch(house)),
        lambda: _repeat("deliver", 1.0, lambda: delivering.deliver_due(house.store, house.settings)),
        lambda: house.signals.listen(lambda message: _hear(house, message)),
    ]
    await house.bots.sweep(0.0)
    house._tasks = [asyncio.ensure_future(chore()) for chore in chores]
    _logger.info("open", extra={"facts": {"database": "sqlite" if house.store.is_sqlite else "postgresql"}})
    try:
        yield
    finally:
        await _close(house)


async def _close(house: House) -> None:
    """What was acknowledged is on disk already; let the rest end without harm."""
    house.is_closing = True
    for table_id in house.hub.tables():
        for listener in house.hub.at(table_id):
            listener.stop()
    for task in house._tasks:
        task.cancel()
    await asyncio.gather(*house._tasks, return_exceptions=True)
    await house.analyst.close()
    await house.bots.stop()
    if house.queue is not None:
        await house.queue.close()
    house.workers.close()
    await house.signals.close()
    await house.store.close()
    _logger.info("closed")


async def _give_grace(connection: AsyncConnection) -> None:
    now = time.time()
    late = update(tables_).where(tables_.c.status == "playing", tables_.c.deadline < now)
    await connection.execute(late.values(deadline=now + GRACE))


async def _repeat(name: str, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore for as long as the house is open; a database that is away is waited for."""
    while True:
        try:
            await chore()
        except Exception as error:
            reason = "database" if is_outage(error) else repr(error)[:200]
            _logger.warning("chore failed", extra={"facts": {"chore": name, "reason": reason}})
            await asyncio.sleep(1.0)
        await asyncio.sleep(seconds)


async def _check_clocks(house: House) -> None:
    for table_id in await house.store.read(lambda connection: due_tables(connection, time.time())):
        with suppress(Conflict):
            await house.tables.time_out(table_id)


async def _watch(house: House) -> None:
    """Notice what other processes wrote, even when no signal of it came through."""
    metrics.listeners.set(house.hub.count())
    metrics.cached.set(len(house.tables._ready))
    ids = house.hub.tables()
    if house.store.is_sqlite or not ids:
        return
    stored = await house.store.read(lambda connection: versions(connection, ids))
    for table_id, (version, _) in stored.items():
        if any(listener.version < version for listener in house.hub.at(table_id)):
            await house.tables.catch_up(table_id)
    for table_id in ids:
        house.signals.attend(table_id, house.hub.here(table_id))


def _attendance_changed(house: House, table_id: str) -> None:
    if house.is_closing:
        return
    house.signals.attend(table_id, house.hub.here(table_id))
    task = asyncio.ensure_future(_tell_attendance(house, table_id))
    house._tasks = [t for t in house._tasks if not t.done()] + [task]


async def _tell_attendance(house: House, table_id: str) -> None:
    if house.hub.at(table_id):
        async with house.tables.held(table_id) as live:
            house.tables.tell_table(live)


async def _hear(house: House, message: dict[str, Any]) -> None:
    """Another process said something."""
    table_id = message["table"]
    if message["what"] == "attends":
        house.hub.hear(table_id, message["from"], message["seats"], message["watchers"])
        await _tell_attendance(house, table_id)
    elif message["what"] == "chat":
        from rainhill.server.chat import pass_on

        await pass_on(house.store, house.hub, table_id)
    elif house.hub.at(table_id):
        await house.tables.catch_up(table_id)
    else:
        house.tables.forget_idle(table_id)
