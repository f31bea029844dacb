"""A move that was acknowledged is never lost: the server is killed at random moments under load."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import select

from rainhill.server.settings import Settings
from rainhill.server.storage.schema import log
from rainhill.server.storage.store import opened
from tests.server import players
from tests.server.running_server import ROUNDS, RunningServer, verified

KILLS = 3 * ROUNDS if ROUNDS > 1 else 2
TABLES = 5 + ROUNDS
"""Enough that somebody still plays at the last kill."""
pytestmark = pytest.mark.slow


async def stored_keys(data: Path, database: str | None) -> dict[str, list[tuple[int, str, int]]]:
    """What is really in the database: table -> (seat, key, number)."""
    found: dict[str, list[tuple[int, str, int]]] = {}
    async with opened(Settings(data=data, database=database)) as store:
        query = select(log.c.table_id, log.c.seat, log.c.key, log.c.number).where(log.c.key.is_not(None))

        async def work(connection):  # type: ignore[no-untyped-def]
            return (await connection.execute(query)).all()

        for table_id, seat, key, number in await store.read(work):
            found.setdefault(table_id, []).append((seat, key, number))
    return found


async def torment(server: RunningServer, rng: random.Random, database: str | None) -> tuple[int, int]:
    tables = await players.sit_down(server.address, TABLES)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(players.play(table, [server.address], stop, rng)) for table in tables]
    for _ in range(KILLS):
        await players.acknowledged(tables, players.moves_of(tables) + rng.randint(6, 20), tasks)
        server.kill()
        await asyncio.to_thread(server.start)
    await players.acknowledged(tables, players.moves_of(tables) + 6, tasks)
    stop.set()
    await asyncio.gather(*tasks)
    keys = await stored_keys(server.data, database)
    return await players.check(tables, server.address, keys), sum(table.repeats for table in tables)


def survive(database: str | None) -> None:
    settings = {} if database is None else {"RAINHILL_DATABASE": database}
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder), settings)
        server.start()
        try:
            acknowledged, repeats = asyncio.run(torment(server, random.Random(), database))
        finally:
            server.stop()
        report = verified(Path(folder), **settings)
    assert report["ok"], report
    assert report["matches"] == TABLES
    assert acknowledged > 5 * KILLS, f"only {acknowledged} moves between the kills"
    assert repeats > 0


def test_kills_on_sqlite() -> None:
    survive(None)


def test_kills_on_postgresql(database: str) -> None:
    survive(database)
