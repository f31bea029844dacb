"""Replay every stored match and compare it with what the database says about it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass

from msgspec import MsgspecError
from sqlalchemy import select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.registry import find_game
from rainhill.server.storage.queries import TableRow, count_log, read_log, read_table
from rainhill.server.storage.schema import tables
from rainhill.server.storage.store import Store
from rainhill.server.tables.errors import BrokenLog
from rainhill.server.tables.live_table import LiveTable, open_live_table, state_of
from rainhill.server.tables.log_row import LogRow


@dataclass(frozen=True, slots=True)
class Finding:
    """One table: how long its log is, and what is wrong with it (nothing: None)."""

    table_id: str
    entries: int
    problem: str | None


async def matches(store: Store) -> AsyncIterator[tuple[TableRow, list[LogRow]]]:
    """Every match that has begun, with its log."""
    for table_id in await store.read(_begun):
        found = await _read(store, table_id)
        if found is not None:
            yield found


async def _begun(connection: AsyncConnection) -> list[str]:
    query = select(tables.c.id).where(tables.c.header.is_not(None)).order_by(tables.c.created, tables.c.id)
    return list((await connection.execute(query)).scalars())


async def _read(store: Store, table_id: str) -> tuple[TableRow, list[LogRow]] | None:
    async def work(connection: AsyncConnection) -> tuple[TableRow, list[LogRow]] | None:
        row = await read_table(connection, table_id)
        return None if row is None else (row, await read_log(connection, table_id, find_game(row.game)))

    return await store.read(work)


async def check_database(store: Store) -> list[str]:
    """What the database itself finds wrong with its pages, indices and references."""
    if not store.is_sqlite:
        # PostgreSQL has no such question; it checks references whenever something is written.
        return []

    async def work(connection: AsyncConnection) -> list[str]:
        told = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
        problems = [line for line in told if line != "ok"]
        for row in await connection.execute(text("PRAGMA foreign_key_check")):
            problems.append(f"row {row[1]} of {row[0]} refers to a row of {row[2]} that is not there")
        return problems

    try:
        return await store.read(work)
    except DatabaseError as error:
        return [str(error.orig)]
    except sqlite3.DatabaseError as error:
        # The very first page: not even a connection can be made.
        return [str(error)]


async def verify(store: Store) -> AsyncIterator[Finding]:
    """Go through all matches."""
    for table_id in await store.read(_begun):
        try:
            found = await _read(store, table_id)
        except (RecordError, SetupError, MsgspecError, DatabaseError) as error:
            why = str(error.orig) if isinstance(error, DatabaseError) else str(error)
            yield Finding(table_id, await _length(store, table_id), f"does not replay: {why}")
        else:
            if found is not None:
                row, log = found
                yield Finding(row.id, len(log), check(row, log))


async def _length(store: Store, table_id: str) -> int:
    try:
        return await store.read(lambda connection: count_log(connection, table_id))
    except DatabaseError:
        return 0


def check(row: TableRow, log: list[LogRow]) -> str | None:
    """What is wrong with a stored match; None if all is well."""
    try:
        live = open_live_table(row, log)
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


def _compare(row: TableRow, live: LiveTable) -> str | None:
    match = live.match
    assert match is not None
    match.kernel_match.position.referee()
    state = state_of(match, row.finished, row.updated)
    derived = {name: state[name] for name in ("asked", "asks_bot", "status")}
    derived |= {"version": match.version, "result": match.result}
    for name, value in derived.items():
        stored = getattr(row, name)
        if stored != value:
            return f"{name} is {stored!r}, but the log says {value!r}"
    return None
