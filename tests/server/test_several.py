"""Two servers on one PostgreSQL and Redis; what happens when either restarts; backups under load."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rainhill.server.visitor import Visitor
from tests.server import crowd
from tests.server.houses import ROUNDS, RunningHouse, command, house, verified
from tests.server.services import Postgres, RedisServer, not_run
from tests.server.test_crash import stored_keys

pytestmark = pytest.mark.slow


@contextmanager
def two_houses(database: str, redis: RedisServer) -> Iterator[list[RunningHouse]]:
    settings = {"RAINHILL_DATABASE": database, "RAINHILL_REDIS": redis.address}
    with house(None, **settings) as first, house(None, **settings) as second:
        yield [first, second]


async def crowd_plays(houses: list[RunningHouse], database: str, meanwhile: Callable[[], None]) -> int:
    """Everybody plays, now by one server and now by the other, while something happens."""
    rng = random.Random()
    places = await crowd.sit_down(houses[0].address, 4)
    stop = asyncio.Event()
    addresses = [server.address for server in houses]
    # Two clients a table, who often act at the same time: only one of them can be right.
    twins = [crowd.Place(p.visitor, p.table_id, p.seats) for p in places]
    for twin in twins:
        twin.visitor = Visitor(addresses[-1])
    for twin, place in zip(twins, places, strict=True):
        twin.visitor.token = place.visitor.token
    tasks = [asyncio.create_task(crowd.play(p, addresses, stop, rng)) for p in [*places, *twins]]
    await asyncio.sleep(1.5 * ROUNDS)
    await asyncio.to_thread(meanwhile)
    await asyncio.sleep(1.5 * ROUNDS)
    stop.set()
    await asyncio.gather(*tasks)
    keys = await stored_keys(houses[0].data, database)
    return await crowd.check([*places, *twins], houses[1].address, keys)


def settled(houses: list[RunningHouse], database: str) -> None:
    report = verified(houses[0].data, RAINHILL_DATABASE=database)
    assert report["ok"], report
    assert report["matches"] >= 4


def test_two_servers_share_their_matches(database: str, redis: RedisServer) -> None:
    with two_houses(database, redis) as houses:
        assert asyncio.run(crowd_plays(houses, database, lambda: None)) > 20
        settled(houses, database)


def test_a_move_at_one_server_is_told_by_the_other(database: str, redis: RedisServer) -> None:
    async def run(houses: list[RunningHouse]) -> float:
        (place,) = await crowd.sit_down(houses[0].address, 1)
        other = Visitor(houses[1].address)
        other.token = place.visitor.token
        async with place.visitor.at(place.table_id, 0) as here, other.at(place.table_id, 0) as there:
            asked = here.table["asked"]
            for socket in (here, there):
                await socket.send({"type": "look", "seat": asked})
                await socket.until("welcome")
                socket.seat = asked
            began = time.perf_counter()
            answer = await here.submit(here.view["legal"][0])
            while there.version < answer["version"]:
                await there.until("update")
            took = time.perf_counter() - began
            # Now the other one is behind nobody: its own move is taken at once.
            await there.send({"type": "look", "seat": there.table["asked"]})
            await there.until("welcome")
            there.seat = there.table["asked"]
            assert (await there.submit(there.view["legal"][0]))["type"] == "accepted"
            # Presence is shared as well.
            assert [seat["online"] for seat in there.table["seats"]] == [True, True]
        await other.close()
        await place.visitor.close()
        return took

    with two_houses(database, redis) as houses:
        # Far less than the two seconds after which a server looks for itself: the signal came by Redis.
        assert asyncio.run(run(houses)) < 1.9


def test_bots_answer_through_the_queue(database: str, redis: RedisServer) -> None:
    async def run(address: str) -> None:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        visitor = Visitor(address)
        made = await visitor.ask("POST", "/api/tables", {"game": "rocket", "map": "toy", "seats": seats})
        async with visitor.at(made["table"]["id"], None) as socket, asyncio.timeout(60):
            while socket.table["status"] == "playing":
                await socket.receive()
            assert socket.table["result"]["how"] == "played"
        await visitor.close()

    settings = {"RAINHILL_DATABASE": database, "RAINHILL_REDIS": redis.address}
    # The server has no bot workers of its own; the second process does nothing else.
    with house(None, "--bots", "0", **settings) as server:
        worker = RunningHouse(server.data, settings, words=("--bots-only",))
        worker.port = redis.port
        worker.start()
        try:
            asyncio.run(run(server.address))
        finally:
            worker.kill()


def test_redis_restarts_in_the_middle(database: str, redis: RedisServer) -> None:
    if not redis.can_restart:
        not_run("this Redis is not ours to restart")

    def restart() -> None:
        redis.stop()
        time.sleep(0.5)
        redis.start()

    with two_houses(database, redis) as houses:
        assert asyncio.run(crowd_plays(houses, database, restart)) > 20
        settled(houses, database)


def test_postgresql_restarts_in_the_middle(postgres: Postgres, database: str, redis: RedisServer) -> None:
    if not postgres.can_restart:
        not_run("this PostgreSQL is not ours to restart")

    def restart() -> None:
        postgres.stop("immediate")
        time.sleep(0.5)
        postgres.start()

    with two_houses(database, redis) as houses:
        assert asyncio.run(crowd_plays(houses, database, restart)) > 20
        settled(houses, database)


def test_a_backup_under_load_restores(postgres: Postgres) -> None:
    """From SQLite under load into PostgreSQL and into another SQLite; both pass `verify`."""

    async def run(server: RunningHouse, file: Path) -> None:
        rng = random.Random()
        places = await crowd.sit_down(server.address, 5)
        stop = asyncio.Event()
        tasks = [asyncio.create_task(crowd.play(place, [server.address], stop, rng)) for place in places]
        await asyncio.sleep(1.0 * ROUNDS)
        done = await asyncio.to_thread(command, server.data, "backup", str(file))
        assert done.returncode == 0, done.stderr
        stop.set()
        await asyncio.gather(*tasks)
        for place in places:
            await place.visitor.close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "moment.backup.gz"
        with house() as server:
            asyncio.run(run(server, file))
        other = Path(folder) / "other"
        assert command(other, "restore", str(file)).returncode == 0
        report = verified(other)
        assert report["ok"] and report["matches"] == 5 and report["entries"] > 10, report
        address = postgres.database()
        assert command(other, "restore", str(file), RAINHILL_DATABASE=address).returncode == 0
        assert verified(other, RAINHILL_DATABASE=address) == report
        postgres.drop(address)
        again = command(other, "restore", str(file))
        assert again.returncode == 1 and "not empty" in again.stderr
        file.write_bytes(file.read_bytes()[:-40])
        assert "damaged" in command(Path(folder) / "third", "restore", str(file)).stderr
