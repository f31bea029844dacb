"""A move that was acknowledged is never lost: the server is killed at random moments under load."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import select

from rainhill.server.schema import log
from rainhill.server.settings import Settings
from rainhill.server.store import opened
from tests.server import crowd
from tests.server.houses import ROUNDS, RunningHouse, verified

KILLS = 3 * ROUNDS
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


async def torment(server: RunningHouse, rng: random.Random, database: str | None) -> tuple[int, int]:
    places = await crowd.sit_down(server.address, 6)
    stop = asyncio.Event()
    players = [asyncio.create_task(crowd.play(place, [server.address], stop, rng)) for place in places]
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.3, 1.2))
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.5)
    stop.set()
    await asyncio.gather(*players)
    keys = await stored_keys(server.data, database)
    return await crowd.check(places, server.address, keys), sum(place.repeats for place in places)


def survive(database: str | None) -> None:
    settings = {} if database is None else {"RAINHILL_DATABASE": database}
    with tempfile.TemporaryDirectory() as folder:
        server = RunningHouse(Path(folder), settings)
        server.start()
        try:
            acknowledged, repeats = asyncio.run(torment(server, random.Random(), database))
        finally:
            server.stop()
        report = verified(Path(folder), **settings)
    assert report["ok"], report
    assert report["matches"] == 6
    assert acknowledged > 5 * KILLS, f"only {acknowledged} moves between the kills"
    assert repeats > 0


def test_kills_on_sqlite() -> None:
    survive(None)


def test_kills_on_postgresql(database: str) -> None:
    survive(database)
