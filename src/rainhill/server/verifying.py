"""Replay every stored match and compare it with what the database says about it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.server.course import BrokenLog, Row
from rainhill.server.live import Live, open_live
from rainhill.server.rows import TableRow, read_log, read_table
from rainhill.server.schema import tables
from rainhill.server.store import Store


@dataclass(frozen=True, slots=True)
class Finding:
    """One table: how long its log is, and what is wrong with it (nothing: None)."""

    table_id: str
    entries: int
    problem: str | None


async def matches(store: Store) -> AsyncIterator[tuple[TableRow, list[Row]]]:
    """Every match that has begun, with its log."""

    async def ids(connection: AsyncConnection) -> list[str]:
        query = select(tables.c.id).where(tables.c.header.is_not(None)).order_by(tables.c.created, tables.c.id)
        return list((await connection.execute(query)).scalars())

    for table_id in await store.read(ids):
        found = await store.read(lambda connection, t=table_id: _one(connection, t))  # type: ignore[misc]
        if found is not None:
            yield found


async def _one(connection: AsyncConnection, table_id: str) -> tuple[TableRow, list[Row]] | None:
    row = await read_table(connection, table_id)
    return None if row is None else (row, await read_log(connection, table_id))


async def verify(store: Store) -> AsyncIterator[Finding]:
    """Go through all matches."""
    async for row, log in matches(store):
        yield Finding(row.id, len(log), check(row, log))


def check(row: TableRow, log: list[Row]) -> str | None:
    """What is wrong with a stored match; None if all is well."""
    try:
        live = open_live(row, log)
    except BrokenLog as broken:
        return f"entry {broken.number}: {broken.reason}"
    except (Refused, RecordError, SetupError) as error:
        return f"does not replay: {error}"
    except AssertionError as error:
        return f"broken invariant: {error}"
    keys = [(entry.seat, entry.key) for entry in log if entry.key is not None]
    if len(set(keys)) != len(keys):
        return "a message was played twice"
    return _compare(row, live)


def _compare(row: TableRow, live: Live) -> str | None:
    course = live.course
    assert course is not None
    course.match.position.referee()
    asked = course.asked
    derived = {
        "version": course.version,
        "asked": asked,
        "asks_bot": asked is not None and course.bot_of(asked) is not None,
        "status": "playing" if course.result is None else "finished",
        "result": course.result,
    }
    for name, value in derived.items():
        stored = getattr(row, name)
        if stored != value:
            return f"{name} is {stored!r}, but the log says {value!r}"
    return None
