"""Moves on their way to the disk: all that wait at one moment are written together, in one transaction.

Every commit waits for the disk, so one for many tables costs what one for a single table does; and a move is written
by very few statements, which name the version its writer saw: whoever was beaten to it is told so (`Conflict`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rainhill.server.storage.queries import LOG_COLUMNS, Conflict, log_values
from rainhill.server.tables.log_row import LogRow

STATE = ("version", "asked", "asks_bot", "deadline", "status", "result", "finished", "updated", "round")
"""Columns of a table that follow from its log."""
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000")


@dataclass(frozen=True, slots=True)
class Notification:
    """Something to tell a person about a table, in every way the person wants to be reached by."""

    person: str
    data: str
    due: float


@dataclass(frozen=True, slots=True)
class LogAppend:
    """Rows for the log of a table of which their writer saw `seen` entries, and everything that follows from them."""

    table_id: str
    seen: int
    rows: Sequence[LogRow]
    state: tuple[Any, ...]
    """values for `STATE`"""
    notifications: Sequence[Notification] = ()
    updated: float | None = None
    """when the table was last changed as far as the writer knows: rights may have ended since; None: whenever"""


class LogWriter(Protocol):
    """A connection that writes moves."""

    async def write(self, batch: Sequence[LogAppend]) -> list[Conflict | None]:
        """Write all that can be; for each None (it is on disk) or a conflict (nothing of it was written)."""

    async def close(self) -> None:
        """Let go of the connection."""


# -- SQLite -----------------------------------------------------------------------------------------------------------

_QUOTED = ", ".join(f'"{name}"' for name in LOG_COLUMNS)
_MOVE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in STATE)} WHERE id = ? AND version = ?"  # noqa: S608
_MOVE += " AND updated = COALESCE(?, updated)"
_LOG = f"INSERT INTO log ({_QUOTED}) VALUES ({', '.join('?' * len(LOG_COLUMNS))})"  # noqa: S608
_NOTE = (
    "INSERT INTO outbox (person, channel, data, due, attempts)"
    " SELECT id, 'webhook', ?2, ?3, 0 FROM persons WHERE id = ?1 AND webhook <> ''"
    " UNION ALL SELECT id, 'email', ?2, ?3, 0 FROM persons WHERE id = ?1 AND email <> ''"
)


@dataclass
class SqliteLogWriter:
    """A connection in a thread of its own: one change of threads for a batch, not one for every statement."""

    file: Path
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "rainhill-write"))
    _connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[LogAppend]) -> list[Conflict | None]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            # `isolation_level=None`: the driver leaves transactions to us.
            made = sqlite3.connect(self.file, timeout=20, isolation_level=None, check_same_thread=False)
            for setting in SQLITE_SETTINGS:
                made.execute(f"PRAGMA {setting}")
            self._connection = made
        return self._connection

    def _write(self, batch: Sequence[LogAppend]) -> list[Conflict | None]:
        connection = self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            _write_sqlite(connection, batch)
            connection.execute("COMMIT")
        except (Conflict, sqlite3.IntegrityError):
            connection.execute("ROLLBACK")
            if len(batch) == 1:
                return [Conflict()]
            # One of them was beaten to it: find out which.
            return [outcome for move in batch for outcome in self._write([move])]
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return [None] * len(batch)

    async def close(self) -> None:
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()


def _write_sqlite(connection: sqlite3.Connection, batch: Sequence[LogAppend]) -> None:
    moved = connection.executemany(_MOVE, [(*move.state, move.table_id, move.seen, move.updated) for move in batch])
    if moved.rowcount != len(batch):
        raise Conflict
    connection.executemany(_LOG, [log_values(move.table_id, row) for move in batch for row in move.rows])
    told = [(note.person, note.data, note.due) for move in batch for note in move.notifications]
    if told:
        connection.executemany(_NOTE, told)


# -- PostgreSQL -------------------------------------------------------------------------------------------------------

_STATE_TYPES = ("int", "int", "bool", "float8", "text", "text", "float8", "float8", "int")
_LOG_TYPES = ("text", "int", "int", "text", "text", "bool", "text", "float8", "text", "text")
_NOTE_COLUMNS, _NOTE_TYPES = ("table_id", "person", "data", "due"), ("text", "text", "text", "float8")


def _unnest(first: int, types: Iterable[str], name: str, columns: Iterable[str]) -> str:
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, first))
    names = ", ".join(f'"{column}"' for column in columns)
    return f"unnest({arrays}) AS {name}({names})"


_KNOWN, _KNOWN_TYPES = ("id", "seen", "known"), ("text", "int", "float8")
_MOVE_FROM = _unnest(1, (*_KNOWN_TYPES, *_STATE_TYPES), "n", (*_KNOWN, *STATE))
_LOG_FROM = _unnest(1 + len(_KNOWN) + len(STATE), _LOG_TYPES, "r", LOG_COLUMNS)
_NOTE_FROM = _unnest(1 + len(_KNOWN) + len(STATE) + len(LOG_COLUMNS), _NOTE_TYPES, "m", _NOTE_COLUMNS)

POSTGRES = f"""
WITH moved AS (
  UPDATE tables AS t SET {", ".join(f"{name} = n.{name}" for name in STATE)}
  FROM {_MOVE_FROM} WHERE t.id = n.id AND t.version = n.seen AND t.updated = COALESCE(n.known, t.updated)
  RETURNING t.id
), logged AS (
  INSERT INTO log ({_QUOTED}) SELECT r.* FROM {_LOG_FROM} JOIN moved ON moved.id = r.table_id
), noted AS (
  INSERT INTO outbox (person, channel, data, due, attempts)
  SELECT p.id, c.channel, m.data, m.due, 0 FROM {_NOTE_FROM} JOIN moved ON moved.id = m.table_id
  JOIN persons AS p ON p.id = m.person
  CROSS JOIN LATERAL (VALUES ('webhook', p.webhook), ('email', p.email)) AS c(channel, address)
  WHERE c.address <> ''
)
SELECT id FROM moved
"""  # noqa: S608
"""One statement, hence one transaction and one way to the server and back for a whole batch."""


def postgres_values(batch: Sequence[LogAppend]) -> list[list[Any]]:
    """The arrays `POSTGRES` wants."""
    moves = [(move.table_id, move.seen, move.updated, *move.state) for move in batch]
    rows = [log_values(move.table_id, row) for move in batch for row in move.rows]
    told = [(move.table_id, note.person, note.data, note.due) for move in batch for note in move.notifications]
    return [
        *_columns(moves, len(_KNOWN) + len(STATE)),
        *_columns(rows, len(LOG_COLUMNS)),
        *_columns(told, len(_NOTE_COLUMNS)),
    ]


def _columns(rows: Sequence[Sequence[Any]], count: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(count)]


@dataclass
class PostgresLogWriter:
    """A connection that is kept, and given up at the first sign of trouble."""

    engine: AsyncEngine
    _held: AsyncConnection | None = None

    async def write(self, batch: Sequence[LogAppend]) -> list[Conflict | None]:
        import asyncpg  # type: ignore[import-untyped]

        try:
            driver = await self._driver()
            found = await driver.fetch(POSTGRES, *postgres_values(batch))
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            if len(batch) > 1:
                # Only one of them is to blame; and alone, a move holds nothing another could wait for.
                return [outcome for move in batch for outcome in await self.write([move])]
            if isinstance(error, asyncpg.DeadlockDetectedError):
                raise
            return [Conflict()]
        except asyncpg.InterfaceError as error:
            await self._drop()
            raise ConnectionError from error
        except BaseException:
            await self._drop()
            raise
        moved = {row[0] for row in found}
        return [None if move.table_id in moved else Conflict() for move in batch]

    async def _driver(self) -> Any:
        if self._held is None:
            self._held = await self.engine.connect()
        return (await self._held.get_raw_connection()).driver_connection

    async def _drop(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with suppress(Exception):
                await held.invalidate()
                await held.close()

    async def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            await held.close()
