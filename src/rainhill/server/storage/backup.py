"""Backups: one consistent moment of the whole database as compressed lines of JSON, for either kind of database.

The first line names the format and the migration, the last one counts and sums up, so that half a file is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.storage.migrate import LOCK, latest, revision, revisions, shape
from rainhill.server.storage.schema import metadata
from rainhill.server.storage.store import Store

FORMAT = 1
CHUNK = 500
COUNTED = ("outbox", "mail_requests")
"""Tables that number their rows themselves."""


class BadBackup(Exception):
    """A file that cannot be restored; `code` is the key of the reason."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


async def back_up(store: Store, target: Path) -> dict[str, int]:
    """Write everything into a file while the server runs on; tell how many rows of each table.

    A database that has an older shape is written as it is: one backs up before migrating.
    """
    part = target.with_name(target.name + ".part")
    counts: dict[str, int] = {}

    async def work(connection: AsyncConnection) -> None:
        if not store.is_sqlite:
            # One moment for all tables; SQLite's transactions are like that anyway.
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        digest = hashlib.sha256()
        with open(part, "wb", opener=_only_mine) as raw, gzip.GzipFile(fileobj=raw, mode="wb") as out:
            head = {"rainhill-backup": FORMAT, "revision": await _revision(connection), "at": time.time()}
            _write(out, digest, head)
            for table, columns in await connection.run_sync(_present):
                counts[table.name] = await _write_table(connection, table, columns, out, digest)
            _write(out, None, {"end": counts, "sha256": digest.hexdigest()})
            out.close()
            raw.flush()
            os.fsync(raw.fileno())

    present = await revision(store)
    if present not in revisions():
        raise BadBackup("other-version", found=present or "-", needed=latest())
    try:
        await store.read(work)
        os.replace(part, target)
    except OSError as error:
        # A full disk does not say which file it was full for.
        raise OSError(error.errno, error.strerror or type(error).__name__, str(target)) from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def _present(connection: Connection) -> list[tuple[Table, list[Column[Any]]]]:
    """The tables and columns the database has now."""
    found = inspect(connection)
    names = set(found.get_table_names())
    shapes = []
    for table in metadata.sorted_tables:
        if table.name in names:
            columns = {column["name"] for column in found.get_columns(table.name)}
            shapes.append((table, [column for column in table.columns if column.name in columns]))
    return shapes


def _only_mine(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


async def _revision(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


async def _write_table(
    connection: AsyncConnection, table: Table, columns: Sequence[Column[Any]], out: Any, digest: Any
) -> int:
    count = 0
    result = await connection.stream(select(*columns).execution_options(yield_per=CHUNK))
    async for row in result.mappings():
        _write(out, digest, {"table": table.name, "row": dict(row)})
        count += 1
    return count


def _write(out: Any, digest: Any, value: dict[str, Any]) -> None:
    line = json.dumps(value, separators=(",", ":")).encode() + b"\n"
    if digest is not None:
        digest.update(line)
    out.write(line)


async def restore(store: Store, source: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing; one of an older shape is migrated on the way."""
    head = check(source)

    async def work(connection: AsyncConnection) -> dict[str, int]:
        if not store.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        for table, _ in await connection.run_sync(_present):
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise BadBackup("not-empty")
        await connection.run_sync(shape, head["revision"])
        counts: dict[str, int] = {}
        for name, rows in _chunks(source):
            await connection.execute(insert(metadata.tables[name]), rows)
            counts[name] = counts.get(name, 0) + len(rows)
        await connection.run_sync(shape, latest())
        if not store.is_sqlite:
            # Rows came with their numbers; the counters have to go on after them.
            for counted in COUNTED:
                counter = f"SELECT setval(pg_get_serial_sequence('{counted}', 'id'), COALESCE(MAX(id), 0) + 1)"
                await connection.execute(text(f"{counter} FROM {counted}"))
        return counts

    async with store.writer.begin() as connection:
        return await work(connection)


def check(source: Path) -> dict[str, Any]:
    """Read a backup to its end and give its head; BadBackup if it is not whole or of a version not known."""
    digest = hashlib.sha256()
    head: dict[str, Any] | None = None
    last: bytes = b""
    try:
        with gzip.open(source, "rb") as file:
            for line in file:
                if last:
                    digest.update(last)
                if head is None:
                    head = json.loads(line)
                last = line
        end = json.loads(last) if last else {}
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, RecursionError) as error:
        raise BadBackup("damaged") from error
    if not isinstance(head, dict) or head.get("rainhill-backup") != FORMAT:
        raise BadBackup("no-backup")
    if not isinstance(end, dict) or end.get("sha256") != digest.hexdigest():
        raise BadBackup("damaged")
    if head.get("revision") not in revisions():
        raise BadBackup("other-version", found=str(head.get("revision", "-")), needed=latest())
    return head


def _chunks(source: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    with gzip.open(source, "rb") as file:
        name = ""
        rows: list[dict[str, Any]] = []
        for entry in _rows(file):
            if entry["table"] != name or len(rows) >= CHUNK:
                if rows:
                    yield name, rows
                name, rows = entry["table"], []
            rows.append(entry["row"])
        if rows:
            yield name, rows


def _rows(file: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    for line in file:
        entry = json.loads(line)
        if "table" in entry:
            yield entry
