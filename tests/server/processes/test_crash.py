"""A move that was acknowledged is never lost: the server is killed at random moments under load."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import select

from rainhill.server.settings import Settings
from rainhill.server.storage.schema import log
from rainhill.server.storage.store import opened
from tests.ledger import add_up
from tests.rounds import amount
from tests.server import players
from tests.server.running_server import RunningServer, verified

ROUNDS = amount(int(os.environ.get("RAINHILL_KILLS", "60")) // 10, 1)
"""Rounds of matches at new tables."""
KILLS = amount(10, 2)
"""Kills a round."""
TABLES = 6
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
    """One round: everybody sits down, the server is killed again and again, and what was acknowledged is there."""
    tables = await players.sit_down(server.address, TABLES)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(players.play(table, [server.address], stop, rng)) for table in tables]
    for _ in range(KILLS):
        await players.acknowledged(tables, players.moves_of(tables) + rng.randint(1, 20), tasks)
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
        moves = repeats = 0
        try:
            for _ in range(ROUNDS):
                acknowledged, repeated = asyncio.run(torment(server, random.Random(), database))
                moves, repeats = moves + acknowledged, repeats + repeated
                name = "SQLite" if database is None else "PostgreSQL"
                # What was not there would have failed just now.
                add_up(f"kills on {name}: acknowledged moves lost", KILLS)
        finally:
            server.stop()
        report = verified(Path(folder), **settings)
    assert report["ok"], report
    assert report["matches"] == TABLES * ROUNDS
    assert moves > 3 * KILLS * ROUNDS, f"only {moves} moves between the kills"
    assert repeats > 0


def test_kills_on_sqlite() -> None:
    survive(None)


def test_kills_on_postgresql(database: str) -> None:
    survive(database)
