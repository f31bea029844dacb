"""Two servers on one PostgreSQL and Redis; what happens when either restarts; backups under load."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from redis.asyncio import Redis
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.jsonable import plain
from rainhill.server import lifecycle, rights
from rainhill.server.accounts.people import end_sessions, hash_token
from rainhill.server.client import Client
from rainhill.server.protocol.bodies import NewTable, SeatWish
from rainhill.server.protocol.messages import Submit
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.queries import touch
from rainhill.server.storage.schema import grants
from rainhill.server.tables import lobby
from rainhill.server.tables.errors import Forbidden
from rainhill.server.tables.listeners import ENDED, Listener
from rainhill.server.tables.other_processes import CHANNEL
from tests.server import players
from tests.server.accounts.test_rights import ended
from tests.server.databases import Postgres, RedisServer, not_run, open_redis
from tests.server.processes.test_crash import stored_keys
from tests.server.running_server import PATIENCE, ROUNDS, RunningServer, command, running_server, verified
from tests.server.tables.test_protocol import table as set_up

pytestmark = pytest.mark.slow


@dataclass(frozen=True, slots=True)
class Pair:
    """Two servers, and what they share."""

    servers: list[RunningServer]
    database: str
    redis: RedisServer


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[Pair]:
    """The same two for all tests: whatever restarts, they go on."""
    database, redis = postgres.database(), open_redis()
    settings = {"RAINHILL_DATABASE": database, "RAINHILL_REDIS": redis.address}
    with running_server(None, **settings) as first, running_server(None, **settings) as second:
        yield Pair([first, second], database, redis)
    redis.stop()
    postgres.drop(database)


def until_ready(server: RunningServer, status: int) -> None:
    """Wait until a server says that it can serve (200) or cannot (503)."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        while http.get("/ready").status_code != status:
            time.sleep(0.02)


async def everybody_plays(pair: Pair, meanwhile: Callable[[], None]) -> int:
    """Everybody plays, now by one server and now by the other, while something happens."""
    servers = pair.servers
    rng = random.Random()
    tables = await players.sit_down(servers[0].address, 3 + ROUNDS)
    stop = asyncio.Event()
    addresses = [server.address for server in servers]
    # Two clients a table, who often act at the same time: only one of them can be right.
    twins = [players.PlayedTable(p.client, p.table_id, p.seats) for p in tables]
    for twin in twins:
        twin.client = Client(addresses[-1])
    for twin, table in zip(twins, tables, strict=True):
        twin.client.token = table.client.token
    tasks = [asyncio.create_task(players.play(p, addresses, stop, rng)) for p in [*tables, *twins]]
    everybody = [*tables, *twins]
    await players.acknowledged(everybody, 12 * ROUNDS, tasks)
    await asyncio.to_thread(meanwhile)
    await players.acknowledged(everybody, players.moves_of(everybody) + 12 * ROUNDS, tasks)
    stop.set()
    await asyncio.gather(*tasks)
    keys = await stored_keys(servers[0].data, pair.database)
    return await players.check(everybody, servers[1].address, keys)


def settled(pair: Pair) -> None:
    report = verified(pair.servers[0].data, RAINHILL_DATABASE=pair.database)
    assert report["ok"], report
    assert report["matches"] >= 4


def test_two_servers_share_their_matches(pair: Pair) -> None:
    assert asyncio.run(everybody_plays(pair, lambda: None)) > 20
    settled(pair)


def test_a_move_at_one_server_is_told_by_the_other(pair: Pair) -> None:
    async def run() -> None:
        (table,) = await players.sit_down(pair.servers[0].address, 1)
        other = Client(pair.servers[1].address)
        other.token = table.client.token
        async with table.client.at(table.table_id, 0) as here, other.at(table.table_id, 0) as there:
            asked = here.table["asked"]
            for socket in (here, there):
                await socket.send({"type": "look", "seat": asked})
                await socket.until("welcome")
                socket.seat = asked
            answer = await here.submit(here.view["legal"][0])
            while there.version < answer["version"]:
                await there.until("update")
            # Now the other one is behind nobody: its own move is taken at once.
            await there.send({"type": "look", "seat": there.table["asked"]})
            await there.until("welcome")
            there.seat = there.table["asked"]
            assert (await there.submit(there.view["legal"][0]))["type"] == "accepted"
            # Presence is shared as well.
            assert [seat["online"] for seat in there.table["seats"]] == [True, True]
        await other.close()
        await table.client.close()

    asyncio.run(run())


def test_a_signal_by_redis_is_enough(database: str, redis: RedisServer, tmp_path: Path) -> None:
    """Two servers without the chore that looks for itself now and then: what is told, was told by Redis."""

    async def run() -> None:
        settings = Settings(data=tmp_path, database=database, redis=redis.address)
        here, there = build_services(settings), build_services(settings)
        await migrate(here.store)
        heard = []
        for services in (here, there):
            await services.signals.open()
            heard.append(asyncio.create_task(services.signals.listen(partial(lifecycle.follow_signal, services))))
        try:
            async with asyncio.timeout(PATIENCE):
                await _both_listen(redis)
                ada, token = await here.guest("Ada")
                wish = NewTable("rocket", [SeatWish("me"), SeatWish("local")], map="toy")
                rows, _ = lobby.seat_rows(wish.seats, ada)
                setup = lobby.check_wish(wish)
                table_id = await here.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
                await here.change(lambda c: lobby.start(c, table_id, ada))
                await here.tables.changed(table_id)
                async with there.tables.held(table_id) as live:
                    listener = Listener(table_id, None, [], None, live.version)
                    there.listeners.add(listener)
                    assert live.match is not None
                    version, asked, action = live.version, live.match.asked, live.match.kernel_match.legal()[0]
                assert asked is not None
                message = Submit(key="first-move", version=version, seat=asked, action=plain(action))
                assert b"accepted" in await here.tables.submit(ada.id, table_id, message)
                while (told := json.loads(await listener.waiting.get() or b"{}"))["type"] != "update":
                    pass
                assert told["version"] > version
                # So is what becomes of sessions.
                mine = Listener(table_id, ada.id, [0, 1], 0, live.version, known=ada, session=hash_token(token))
                there.listeners.add(mine)
                await here.store.write(lambda c: end_sessions(c, ada.id))
                await rights.sessions_changed(here, ada.id)
                while await mine.waiting.get() is not None:
                    pass
                assert mine.close_code == ENDED and there.listeners.at(table_id) == [listener]
        finally:
            for task in heard:
                task.cancel()
            await asyncio.gather(*heard, return_exceptions=True)
            for services in (here, there):
                await services.signals.close()
                await services.store.close()

    asyncio.run(run())


async def _both_listen(redis: RedisServer) -> None:
    async with Redis.from_url(redis.address) as asked:
        while dict(await asked.pubsub_numsub(CHANNEL)).get(CHANNEL.encode(), 0) < 2:
            await asyncio.sleep(0.01)


def test_a_right_lost_at_one_server_is_lost_at_the_other(pair: Pair) -> None:
    """Logging out, a new link, logging in and deletion at one server: sockets at the other end, or follow."""
    here, there = (server.address for server in pair.servers)

    opened: list[Client] = []

    def elsewhere(client: Client) -> Client:
        other = Client(there)
        other.token = client.token
        opened.append(other)
        return other

    async def run() -> None:
        ada, ben, phone = opened[:] = [Client(here) for _ in range(3)]
        made = await set_up(ada, "me", "open")
        table_id = made["table"]["id"]
        path = f"/api/tables/{table_id}"
        await ben.ask("POST", f"{path}/join", {"name": "Ben"})
        link = await ben.ask("POST", f"{path}/seats/1/link")
        await phone.ask("POST", f"{path}/claim", {"secret": link["secret"]})
        await ada.ask("POST", f"{path}/start")
        async with elsewhere(phone).at(table_id, 1) as lost, elsewhere(ben).at(table_id, 1) as kept:
            await ben.ask("POST", f"{path}/seats/1/link")
            await ended(lost)
            login = {"login": f"ben-{table_id}", "password": "seven green wagons"}
            await ben.ask("POST", "/api/account", login)
            await kept.send({"type": "look", "seat": 1})
            assert (await kept.until("welcome"))["mine"] == [1]
            await ben.ask("POST", "/api/logout")
            await ended(kept)
        async with elsewhere(ada).at(table_id, 0) as socket:
            await ada.ask("DELETE", "/api/account")
            await ended(socket)
        # The name is gone everywhere, and a bot plays for the seat.
        left = await elsewhere(ben).ask("GET", path)
        assert [(seat["name"], seat["played_by"]) for seat in left["seats"]] == [("Seat 1", "bot"), ("Ben", "person")]
        for client in opened:
            await client.close()

    asyncio.run(run())


def test_nobody_is_behind_without_any_signal(database: str, tmp_path: Path) -> None:
    """Two servers that cannot call each other: what is read is as the database has it, and rights are as well."""

    async def run() -> None:
        settings = Settings(data=tmp_path, database=database)
        here, there = build_services(settings), build_services(settings)
        await migrate(here.store)
        try:
            async with asyncio.timeout(PATIENCE):
                await _never_behind(here, there)
        finally:
            for services in (here, there):
                await services.store.close()

    asyncio.run(run())


async def _never_behind(here: Services, there: Services) -> None:
    (ada, _), (ben, token) = await here.guest("Ada"), await here.guest("Ben")
    wish = NewTable("rocket", [SeatWish("me"), SeatWish("local")], map="toy")
    rows, _ = lobby.seat_rows(wish.seats, ada)
    setup = lobby.check_wish(wish)
    table_id = await here.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
    await here.change(lambda c: lobby.start(c, table_id, ada))
    async with there.tables.held(table_id) as live:
        assert live.match is not None and live.row.seats_of(ben.id) == []
        seat, version = live.match.asked, live.version
    assert seat is not None

    async def move(services: Services, person: str, key: str) -> bytes:
        async with here.tables.held(table_id) as now:
            assert now.match is not None and now.match.asked is not None
            action = plain(now.match.kernel_match.legal()[0])
            message = Submit(key=key, version=now.version, seat=now.match.asked, action=action)
        return await services.tables.submit(person, table_id, message)

    # A move made here is read there, although nobody told.
    assert b"accepted" in await move(here, ada.id, "move-here-1")
    async with there.tables.held(table_id) as live:
        assert live.version > version
    # A seat given here counts there before anything is refused.
    await _give(here, table_id, [0, 1], ben.id)
    assert b"accepted" in await move(there, ben.id, "move-there-1")
    # And a seat taken away here is gone there, although the server there had no reason to look.
    listener = Listener(table_id, ben.id, [0, 1], 0, known=ben, session=hash_token(token))
    there.listeners.add(listener)
    for number in (0, 1):
        await here.change(partial(lobby.new_link, table_id=table_id, person=ada, number=number))
    with pytest.raises(Forbidden):
        await move(there, ben.id, "move-there-2")
    assert listener.close_code == ENDED and listener not in there.listeners.at(table_id)
    # Sessions that ended here end there by the chore that looks now and then, and so do rights.
    await _give(here, table_id, [0, 1], ben.id)
    first, second = (Listener(table_id, p.id, [0], 0, known=p, session="x" * 64) for p in (ben, ben))
    first.session = hash_token(token)
    for one in (first, second):
        there.listeners.add(one)
    await lifecycle.watch(there)
    assert second.close_code == ENDED and first.close_code is None
    await here.change(lambda c: lobby.new_link(c, table_id, ada, 0))
    await lifecycle.watch(there)
    assert first.close_code == ENDED


async def _give(services: Services, table_id: str, numbers: list[int], person: str) -> None:
    async def work(connection: AsyncConnection) -> None:
        for number in numbers:
            await connection.execute(insert(grants).values(table_id=table_id, seat=number, person=person))
        await touch(connection, [table_id])

    await services.change(work)


def test_bots_answer_through_the_queue(database: str, redis: RedisServer) -> None:
    async def run(address: str) -> None:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        client = Client(address)
        made = await client.ask("POST", "/api/tables", {"game": "rocket", "map": "toy", "seats": seats})
        async with client.at(made["table"]["id"], None) as socket, asyncio.timeout(PATIENCE):
            while socket.table["status"] == "playing":
                await socket.receive()
            assert socket.table["result"]["how"] == "played"
        await client.close()

    settings = {"RAINHILL_DATABASE": database, "RAINHILL_REDIS": redis.address}
    # The server has no bot workers of its own; the second process does nothing else.
    with running_server(None, "--bots", "0", **settings) as server:
        worker = RunningServer(server.data, settings, words=("--bots-only",))
        worker.port = redis.port
        worker.start()
        try:
            asyncio.run(run(server.address))
        finally:
            worker.kill()


def test_redis_restarts_in_the_middle(pair: Pair) -> None:
    if not pair.redis.can_restart:
        not_run("this Redis is not ours to restart")

    def restart() -> None:
        pair.redis.stop()
        until_ready(pair.servers[0], 503)
        pair.redis.start()
        until_ready(pair.servers[0], 200)

    assert asyncio.run(everybody_plays(pair, restart)) > 20
    settled(pair)


def test_postgresql_restarts_in_the_middle(postgres: Postgres, pair: Pair) -> None:
    if not postgres.can_restart:
        not_run("this PostgreSQL is not ours to restart")

    moves = [HttpMove(server) for server in pair.servers]

    def restart() -> None:
        postgres.stop("immediate")
        until_ready(pair.servers[0], 503)
        # Sent while there is no database: they wait for it, as those on sockets do.
        for move in moves:
            move.send()
        postgres.start()
        assert [move.answer() for move in moves] == [(200, "accepted")] * 2
        until_ready(pair.servers[0], 200)

    assert asyncio.run(everybody_plays(pair, restart)) > 20
    settled(pair)


class HttpMove:
    """A move at a table of its own, to be sent by plain HTTP."""

    def __init__(self, server: RunningServer) -> None:
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
        with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
            made = http.post("/api/tables", json=wish).json()
            asked, self._path = made["table"]["asked"], f"/api/tables/{made['table']['id']}"
            self._token = made["token"]
            state = http.get(f"{self._path}/state?seat={asked}").json()
        self._body = {"key": "by-http-1", "version": state["version"], "seat": asked}
        self._body["action"] = state["view"]["legal"][0]
        self._connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)

    def send(self) -> None:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        self._connection.request("POST", f"{self._path}/actions", json.dumps(self._body), headers)

    def answer(self) -> tuple[int, str]:
        answer = self._connection.getresponse()
        found = answer.status, json.loads(answer.read()).get("type")
        self._connection.close()
        return found


def test_a_backup_under_load_restores(postgres: Postgres) -> None:
    """From SQLite under load into PostgreSQL and into another SQLite; both pass `verify`."""

    async def run(server: RunningServer, file: Path) -> None:
        rng = random.Random()
        tables = await players.sit_down(server.address, 4 + ROUNDS)
        stop = asyncio.Event()
        tasks = [asyncio.create_task(players.play(table, [server.address], stop, rng)) for table in tables]
        await players.acknowledged(tables, 20 * ROUNDS, tasks)
        done = await asyncio.to_thread(command, server.data, "backup", str(file))
        assert done.returncode == 0, done.stderr
        stop.set()
        await asyncio.gather(*tasks)
        for table in tables:
            await table.client.close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "moment.backup.gz"
        with running_server() as server:
            asyncio.run(run(server, file))
        other = Path(folder) / "other"
        assert command(other, "restore", str(file)).returncode == 0
        report = verified(other)
        assert report["ok"] and report["matches"] == 4 + ROUNDS and report["entries"] > 10, report
        address = postgres.database()
        assert command(other, "restore", str(file), RAINHILL_DATABASE=address).returncode == 0
        assert verified(other, RAINHILL_DATABASE=address) == report
        postgres.drop(address)
        again = command(other, "restore", str(file))
        assert again.returncode == 1 and "not empty" in again.stderr
        file.write_bytes(file.read_bytes()[:-40])
        assert "damaged" in command(Path(folder) / "third", "restore", str(file)).stderr
