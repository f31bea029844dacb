"""Moves of many tables in one transaction: each is written whole or not at all, whatever happens to the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text

from rainhill.registry import find_game
from rainhill.server.accounts.people import new_guest
from rainhill.server.settings import Settings
from rainhill.server.storage import store as store_module
from rainhill.server.storage.log_writer import LogAppend, Notification
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.queries import Conflict, SeatRow, insert_table, read_log
from rainhill.server.storage.schema import log, outbox, tables
from rainhill.server.storage.store import Store, opened
from rainhill.server.tables.log_row import LogRow

pytestmark = pytest.mark.slow

GAME = find_game("rocket")
PASS = GAME.parse_action("pass")


def move(table_id: str, seen: int, keys: Sequence[str], told: Sequence[Notification] = ()) -> LogAppend:
    rows = [
        LogRow(seen + n, 0, "action", "person", 1763252489.123456 + n, PASS, key=key, answer="{}")
        for n, key in enumerate(keys, 1)
    ]
    version = seen + len(keys)
    return LogAppend(table_id, seen, rows, (version, 1, False, None, "playing", None, None, time.time(), None), told)


async def new_table(connection: Any, table_id: str) -> None:
    values: dict[str, Any] = {
        "id": table_id,
        "game": "rocket",
        "setup": "{}",
        "status": "playing",
        "visibility": "public",
    }
    values |= {"version": 0, "asks_bot": False, "creator_name": "Ada", "created": 1.0, "updated": 1.0}
    await insert_table(connection, values, [SeatRow(0, "local", "Ada", None, None, None)])


async def together(store: Store, batch: Sequence[LogAppend]) -> list[BaseException | None]:
    return list(await asyncio.gather(*(store.append(one) for one in batch), return_exceptions=True))


async def count(store: Store, table: Any) -> int:
    return int(await store.read(lambda c: _count(c, table)))


async def _count(connection: Any, table: Any) -> int:
    return (await connection.execute(select(func.count()).select_from(table))).scalar() or 0


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    address = request.getfixturevalue("database") if request.param == "postgresql" else None
    return Settings(data=tmp_path, database=address)


def test_one_that_was_beaten_to_it_takes_no_other_along(settings: Settings) -> None:
    async def run() -> None:
        async with opened(settings) as store:
            await migrate(store)
            for name in "abcd":
                await store.write(lambda c, name=name: new_table(c, name))
            assert await together(store, [move(name, 0, [f"first-{name}"]) for name in "abcd"]) == [None] * 4
            batch = [
                move("a", 1, ["second-a", "third-a"]),
                move("b", 0, ["late-b"]),
                move("c", 1, ["first-c"]),
                move("d", 1, ["second-d"]),
            ]
            outcomes = await together(store, batch)
            assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict, type(None)]
            found = {name: await store.read(lambda c, name=name: read_log(c, name, GAME)) for name in "abcd"}
            assert {name: [row.key for row in rows] for name, rows in found.items()} == {
                "a": ["first-a", "second-a", "third-a"],
                "b": ["first-b"],
                "c": ["first-c"],
                "d": ["first-d", "second-d"],
            }
            assert found["a"][2].at == 1763252489.123456 + 2, "times come back to the last bit"
            versions = dict(await store.read(_versions))
            assert versions == {"a": 3, "b": 1, "c": 1, "d": 2}

    asyncio.run(run())


async def _versions(connection: Any) -> list[tuple[str, int]]:
    return [(row[0], row[1]) for row in await connection.execute(select(tables.c.id, tables.c.version))]


def test_a_note_goes_with_its_move_or_not_at_all(settings: Settings) -> None:
    async def run() -> None:
        async with opened(settings) as store:
            await migrate(store)
            await store.write(lambda c: new_table(c, "a"))
            ada, _ = await store.write(lambda c: new_guest(c, "Ada"))
            note = Notification(ada.id, "{}", 1.0)
            await store.append(move("a", 0, ["first-a"], [note]))
            assert await count(store, outbox) == 0, "she wants none"
            wants = text("UPDATE persons SET webhook = 'https://example.org/'")
            await store.write(lambda c: c.execute(wants))
            await store.append(move("a", 1, ["second-a"], [note]))
            with pytest.raises(Conflict):
                await store.append(move("a", 1, ["late-a"], [note]))
            assert await count(store, outbox) == 1 and await count(store, log) == 2

    asyncio.run(run())


def test_many_writers_are_served_and_other_writes_among_them(settings: Settings) -> None:
    """Moves and other changes take turns; more than fit into one transaction go in several."""

    async def run() -> None:
        async with opened(settings) as store:
            await migrate(store)
            names = [f"t{n}" for n in range(150)]
            await asyncio.gather(*(store.write(lambda c, name=name: new_table(c, name)) for name in names))
            moves = [store.append(move(name, 0, ["first-key"])) for name in names]
            others = [store.write(lambda c, n=n: new_guest(c, f"Guest {n}")) for n in range(20)]
            await asyncio.gather(*moves, *others)
            assert await count(store, log) == 150

    asyncio.run(run())


class CountedWriter:
    """Writes nothing, and knows how much it was given at a time."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    async def write(self, batch: Sequence[LogAppend]) -> list[Conflict | None]:
        self.sizes.append(len(batch))
        return [None] * len(batch)

    async def close(self) -> None:
        pass


def test_moves_of_one_moment_share_a_transaction_and_one_alone_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(Settings(data=tmp_path)) as store:
            writer = CountedWriter()
            for unused in store.idle:
                await unused.close()
            store.idle[:] = [writer]
            # So long that it is not over before the others come, on any machine.
            monkeypatch.setattr(store_module, "MOMENT", 60.0)
            await store.append(move("a", 0, ["first-a"]))
            assert writer.sizes == [1], "nothing was written before, so nothing is waited for"
            others = []
            for name in "bcde":
                others.append(asyncio.create_task(store.append(move(name, 0, [f"first-{name}"]))))
                await asyncio.sleep(0)
            assert writer.sizes == [1]
            # A store that is closed writes what waits.
        await asyncio.gather(*others)
        assert writer.sizes == [1, 4]

    asyncio.run(run())
