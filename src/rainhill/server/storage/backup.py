"""Backups: one consistent moment of the whole database as compressed lines of JSON, for either kind of database.

The first line names the format and the migration, the last one counts and sums up, so that half a file is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.storage.migrate import latest, migrate, revision
from rainhill.server.storage.schema import metadata
from rainhill.server.storage.store import Store

FORMAT = 1
CHUNK = 500


class BadBackup(Exception):
    """A file that cannot be restored; `code` is the key of the reason."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


async def back_up(store: Store, target: Path) -> dict[str, int]:
    """Write everything into a file while the server runs on; tell how many rows of each table."""
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
            for table in metadata.sorted_tables:
                counts[table.name] = await _write_table(connection, table, out, digest)
            _write(out, None, {"end": counts, "sha256": digest.hexdigest()})
            out.close()
            raw.flush()
            os.fsync(raw.fileno())

    if await revision(store) != latest():
        raise BadBackup("other-version", found=await revision(store) or "-", needed=latest())
    await store.read(work)
    os.replace(part, target)
    return counts


def _only_mine(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


async def _revision(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


async def _write_table(connection: AsyncConnection, table: Table, out: Any, digest: Any) -> int:
    count = 0
    result = await connection.stream(select(table).execution_options(yield_per=CHUNK))
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
    """Fill an empty database from a backup, all or nothing."""
    check(source)
    await migrate(store)

    async def work(connection: AsyncConnection) -> dict[str, int]:
        for table in metadata.sorted_tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise BadBackup("not-empty")
        counts: dict[str, int] = {}
        for name, rows in _chunks(source):
            table = metadata.tables[name]
            await connection.execute(insert(table), rows)
            counts[name] = counts.get(name, 0) + len(rows)
        if not store.is_sqlite:
            # Rows came with their numbers; the counter has to go on after them.
            counter = "SELECT setval(pg_get_serial_sequence('outbox', 'id'), COALESCE(MAX(id), 0) + 1) FROM outbox"
            await connection.execute(text(counter))
        return counts

    return await store.write(work)


def check(source: Path) -> dict[str, Any]:
    """Read a backup to its end and give its head; BadBackup if it is not whole or not of this version."""
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
    except (EOFError, gzip.BadGzipFile, ValueError) as error:
        raise BadBackup("damaged") from error
    if not isinstance(head, dict) or head.get("rainhill-backup") != FORMAT:
        raise BadBackup("no-backup")
    if not isinstance(end, dict) or end.get("sha256") != digest.hexdigest():
        raise BadBackup("damaged")
    if head["revision"] != latest():
        raise BadBackup("other-version", found=head["revision"], needed=latest())
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
