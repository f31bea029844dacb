"""Outages: what nobody could use is charged to nobody, moves wait for the database, and a full disk is not ready."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rainhill.kernel.jsonable import plain
from rainhill.server import lifecycle, pulse
from rainhill.server.accounts.people import Person
from rainhill.server.connections import server as server_module
from rainhill.server.protocol.bodies import NewTable, SeatWish
from rainhill.server.protocol.messages import ClockPolicy, Policy, Submit
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage import store as store_module
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.store import Store, open_store
from rainhill.server.storage.verify import verify
from rainhill.server.tables import lobby
from rainhill.server.tables.clocks import Outage, deadline
from rainhill.server.tables.log_row import entry_kind
from rainhill.server.tables.table_match import TableMatch
from tests.server.running_server import app_in_process
from tests.server.tables.test_tables import new_match

pytestmark = pytest.mark.slow

CLOCK = ClockPolicy(kind="match", seconds=600)
BEGAN = 1_000_000.0


def clock_of(match: TableMatch | None) -> Any:
    assert match is not None and match.clock is not None
    return match.clock


def test_an_outage_is_taken_off_to_the_second() -> None:
    match = new_match(clock=CLOCK)
    since, asked = clock_of(match).since, clock_of(match).asked
    outage = Outage(since + 10, since + 500)
    rows = match.take_off(outage, since + 502)
    assert [(row.kind, row.by, row.facts) for row in rows] == [
        ("outage", "clock", {"from": outage.began, "to": outage.ended})
    ]
    assert clock_of(match).left[asked] == 600 - 12 and deadline(match.clock) == since + 502 + 588
    assert match.take_off(outage, since + 503) == [], "once is enough"
    assert match.take_off(Outage(since + 400, since + 503), since + 504) == [], "another process saw the same one"
    again = new_match(clock=CLOCK)
    for row in rows:
        again.replay(row)
    assert again.clock == match.clock
    early = new_match(clock=CLOCK)
    early.take_off(Outage(since - 300, since + 40), since + 40)
    assert clock_of(early).left[asked] == 600, "what was before the clock ran does not give time"
    assert new_match().take_off(outage, since + 502) == [], "without a clock there is nothing to take off"


@asynccontextmanager
async def process(folder: Path) -> Any:
    """A server process without its chores: they beat when the test says so."""
    services = build_services(Settings(data=folder))
    await migrate(services.store)
    await services.pulse.look()
    try:
        yield services
    finally:
        await services.store.close()


async def new_table(services: Services, person: Person, seconds: float = 600) -> str:
    policy = Policy(clock=ClockPolicy(kind="match", seconds=seconds), order="fixed")
    wish = NewTable("rocket", [SeatWish("me"), SeatWish("local")], map="toy", policy=policy)
    rows, _ = lobby.seat_rows(wish.seats, person)
    setup = lobby.check_wish(wish)
    table_id = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, person, rows, 9))
    await services.change(lambda c: lobby.start(c, table_id, person))
    return table_id


async def move(services: Services, person: Person, table_id: str) -> tuple[int, bytes]:
    """Play the first legal action, as somebody who has seen all there is: who played, and the answer."""
    async with services.tables.held(table_id) as live:
        assert live.match is not None and live.match.asked is not None
        version, asked = live.version, live.match.asked
        action = plain(live.match.kernel_match.legal()[0])
    message = Submit(key=f"move-of-{version}", version=version, seat=asked, action=action)
    return asked, await services.tables.submit(person.id, table_id, message)


async def left(services: Services, table_id: str) -> tuple[float, ...]:
    async with services.tables.held(table_id) as live:
        found: tuple[float, ...] = clock_of(live.match).left
        return found


async def kinds(services: Services, table_id: str) -> list[str]:
    async with services.tables.held(table_id) as live:
        assert live.match is not None
        return [entry_kind(entry) for entry in live.match.entries]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which passes when the test says so."""
    told = [BEGAN]
    monkeypatch.setattr(time, "time", lambda: told[0])
    return told


def test_nobody_is_charged_while_no_server_runs(tmp_path: Path, now: list[float]) -> None:
    async def before() -> tuple[Person, list[str]]:
        async with process(tmp_path) as services:
            ada, _ = await services.guest("Ada")
            made = [await new_table(services, ada), await new_table(services, ada), await new_table(services, ada, 60)]
            await services.pulse.beat()
            for _ in range(4):
                now[0] += 5
                await services.pulse.beat()
            return ada, made

    async def after(ada: Person, made: list[str]) -> None:
        async with process(tmp_path) as services:
            now[0] += 5
            # Somebody moves before the server has come to their table.
            asked, answer = await move(services, ada, made[0])
            assert b"accepted" in answer
            assert (await kinds(services, made[0]))[:2] == ["outage", "action"]
            assert (await left(services, made[0]))[asked] == 600 - 25
            # The time of this one would have been over long ago.
            await services.tables.time_out(made[2])
            assert await kinds(services, made[2]) == ["outage"] and min(await left(services, made[2])) == 60 - 25
            await services.pulse.beat()
            assert [await kinds(services, table_id) for table_id in made[1:]] == [["outage"], ["outage"]]
            await services.pulse.beat()
            assert not services.tables.outages and await kinds(services, made[1]) == ["outage"]
            assert [found.problem async for found in verify(services.store)] == [None] * 3

    ada, made = asyncio.run(before())
    now[0] += 3600
    asyncio.run(after(ada, made))


def test_nobody_is_charged_while_the_database_is_away(tmp_path: Path, now: list[float]) -> None:
    async def run() -> None:
        async with process(tmp_path) as services, process(tmp_path) as other:
            ada, _ = await services.guest("Ada")
            made = await new_table(services, ada)
            await services.pulse.beat()
            services.pulse.has_failed = True
            now[0] += 100
            asked, _ = await move(services, ada, made)
            assert (await left(services, made))[asked] == 600
            assert (await kinds(services, made))[0] == "outage"
            await services.pulse.beat()
            # Where another process went on, it was no outage.
            count = len(await kinds(services, made))
            services.pulse.has_failed = True
            now[0] += 100
            other.pulse.alive = now[0]
            await other.pulse.beat()
            now[0] += 1
            await services.pulse.beat()
            assert len(await kinds(services, made)) == count and not services.tables.outages

    asyncio.run(run())


def test_a_server_without_clocks_writes_no_pulse(tmp_path: Path, now: list[float]) -> None:
    async def run() -> None:
        async with process(tmp_path) as services:
            await services.pulse.beat()
            now[0] += 1000
            await services.pulse.beat()
            assert not services.tables.outages
            assert await services.store.read(pulse._last_beat) is None

    asyncio.run(run())


def test_a_move_by_http_waits_for_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really, away = Services.person, [0]

    async def person(self: Services, token: str | None) -> Person | None:
        if away[0]:
            away[0] -= 1
            raise ConnectionRefusedError
        return await really(self, token)

    monkeypatch.setattr(Services, "person", person)
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
        made = http.post("/api/tables", json=wish).json()
        path = f"/api/tables/{made['table']['id']}"
        asked, version = made["table"]["asked"], made["table"]["version"]
        state = http.get(f"{path}/state?seat={asked}").json()
        body = {"key": "patient-1", "version": version, "seat": asked, "action": state["view"]["legal"][0]}
        away[0] = 2
        answer = http.post(f"{path}/actions", json=body)
        assert (answer.status_code, away[0]) == (200, 0), answer.text
        away[0] = 1
        assert http.get("/api/me").status_code == 503, "whoever only looks is told at once"


def is_ready(store: Store) -> bool:
    async def ask() -> bool:
        await migrate(store)
        store._asked = -store_module.READY_LIFE
        return await store.is_ready()

    async def run() -> bool:
        try:
            return await ask()
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_ready(open_store(Settings(data=tmp_path)))
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        assert not is_ready(open_store(Settings(data=tmp_path)))

    async def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store_module, "_rewrite", full)
    assert not is_ready(open_store(Settings(data=tmp_path)))


@contextmanager
def small_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """A disk of a few megabytes, and how to fill it; where mounting is not allowed, one that says so of itself."""
    words = ["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, check=False, capture_output=True).returncode:
        yield lambda: monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        return

    def fill() -> None:
        with suppress(OSError), open(folder / "junk", "wb") as junk:
            while True:
                junk.write(b"x" * 65_536)
                junk.flush()

    try:
        yield fill
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_is_really_full_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # What was found a moment ago would be remembered for as long.
    monkeypatch.setattr(store_module, "READY_LIFE", -1.0)
    with (
        small_disk(tmp_path, monkeypatch) as fill,
        app_in_process(Settings(data=tmp_path / "data", rates=False)) as http,
    ):
        assert http.get("/ready").status_code == 200
        fill()
        assert http.get("/ready").status_code == 503 and http.get("/health").status_code == 200


def test_a_server_that_is_told_to_stop_has_ten_seconds() -> None:
    """What every part may take at most, one after the other; the rest is the work of a moment."""
    assert server_module.FORCE < server_module.GRACE
    assert server_module.GRACE + pulse.CLOSING + lifecycle.CLOSE_PATIENCE <= 8.5


def test_a_database_that_does_not_answer_cannot_keep_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Store.close

    async def never(self: Store) -> None:
        await asyncio.Event().wait()

    async def run() -> None:
        services = build_services(Settings(data=tmp_path))
        async with lifecycle.running(services):
            monkeypatch.setattr(Store, "close", never)
            monkeypatch.setattr(lifecycle, "CLOSE_PATIENCE", 0.05)
        monkeypatch.setattr(Store, "close", really)
        await services.store.close()

    asyncio.run(run())
