"""Tables at which nobody but bots plays: they never wait for anybody, so that one person may only have a few."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.server.storage.queries import SeatRow
from rainhill.server.storage.schema import seats, tables
from rainhill.server.storage.store import Store

OF_A_PERSON, OF_AN_ADDRESS = 4, 12
"""Such tables that may run at one time."""


@dataclass
class BotTables:
    """The tables of bots that were set up here, by the address they were set up from."""

    _of: dict[str, set[str]] = field(default_factory=dict)
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)
    """counting and setting up is one step, or many at once would all find room"""

    @asynccontextmanager
    async def room(
        self, store: Store, person: str, address: str, rows: Sequence[SeatRow], is_limited: bool
    ) -> AsyncIterator[set[str]]:
        """Set up a table with such seats in the block, and add it to what is given; `Refused` if there are enough."""
        if not is_limited or any(row.bot is None for row in rows):
            yield set()
            return
        async with self._one:
            known = self._of.get(address, set())
            of_person, running = await store.read(lambda connection: _count(connection, person, known))
            if of_person >= OF_A_PERSON or len(running) >= OF_AN_ADDRESS:
                raise Refused("too-many-bot-tables", most=OF_A_PERSON)
            try:
                yield running
            finally:
                self._of[address] = running
                if not running:
                    del self._of[address]


async def _count(connection: AsyncConnection, person: str, known: set[str]) -> tuple[int, set[str]]:
    has_person = exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None))
    mine = select(func.count()).where(tables.c.creator == person, tables.c.status == "playing", ~has_person)
    running = select(tables.c.id).where(tables.c.id.in_(known), tables.c.status == "playing")
    return (await connection.execute(mine)).scalar_one(), set((await connection.execute(running)).scalars())
