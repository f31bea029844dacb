"""Everything one server process holds; `lifecycle` opens it, keeps it going and closes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.accounts.people import Person, find_person, new_guest
from rainhill.server.accounts.send import Deliveries
from rainhill.server.pulse import Pulse
from rainhill.server.rate_limits import Limits, make_limits
from rainhill.server.settings import Settings
from rainhill.server.storage.queries import Conflict
from rainhill.server.storage.store import Store, is_dangling, open_store
from rainhill.server.tables.errors import Unavailable
from rainhill.server.tables.listeners import Listeners
from rainhill.server.tables.other_processes import Signals
from rainhill.server.tables.replays import Replays
from rainhill.server.tables.tables import Tables
from rainhill.server.workers.bot_tables import BotTables
from rainhill.server.workers.bots import BotRunner
from rainhill.server.workers.pool import WorkerPool
from rainhill.server.workers.question import Ask
from rainhill.server.workers.studies import Studies

Answer = TypeVar("Answer")
ATTEMPTS = 9
"""How often something is written while others change the same."""


class SharedQueue(Protocol):
    """`BotQueue` as far as a process that shares its bot work opens and closes it."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    store: Store
    listeners: Listeners
    tables: Tables
    signals: Signals
    bots: BotRunner
    workers: WorkerPool
    queue: SharedQueue | None
    limits: Limits
    pulse: Pulse
    studies: Studies
    deliveries: Deliveries
    ask: Ask
    """how workers are asked"""
    bot_tables: BotTables = field(default_factory=BotTables)
    is_closing: bool = False

    async def person(self, token: str | None) -> Person | None:
        """Whose session token it is."""
        if token is None:
            return None
        return await self.store.read(lambda connection: find_person(connection, token))

    async def guest(self, name: str, language: str | None = None) -> tuple[Person, str]:
        """A new guest with a session."""
        return await self.store.write(lambda connection: new_guest(connection, name, language))

    async def change(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Write, again if somebody else was faster; `Unavailable` if somebody always is."""
        last: Exception | None = None
        for _ in range(ATTEMPTS):
            try:
                return await self.store.write(work)
            except (Conflict, IntegrityError) as error:
                last = error
            await asyncio.sleep(0.02)
        if last is not None and is_dangling(last):
            # Nobody was faster: what it belongs to was deleted.
            raise last
        raise Unavailable


def build_services(settings: Settings) -> Services:
    """Put the parts together; nothing is connected yet."""
    store = open_store(settings)
    listeners = Listeners()
    signals = Signals(settings.redis)
    tables = Tables(store, listeners, settings.cache * 1_000_000, Replays(settings.rates))
    workers = WorkerPool(max(1, settings.bot_workers))
    queue, ask = _share_work(settings, workers)
    bots = BotRunner(tables, ask)
    tables.on_change = signals.changed
    tables.on_bot = bots.wake
    tables.on_moved = bots.moved
    studies = Studies(store, tables, ask)
    deliveries = Deliveries(store, settings)
    limits = make_limits(settings.rates)
    pulse = Pulse(store, tables)
    tables.look_for_outage = pulse.look
    parts = (settings, store, listeners, tables, signals, bots, workers, queue, limits, pulse, studies, deliveries, ask)
    return Services(*parts)


def _share_work(settings: Settings, workers: WorkerPool) -> tuple[SharedQueue | None, Ask]:
    if settings.redis is None:
        return None, workers.answer
    # Loaded where there is a Redis: it takes a good part of a server's start.
    from rainhill.server.workers.queue import BotQueue

    queue = BotQueue(settings.redis, workers, settings.bot_workers)
    return queue, queue.answer
