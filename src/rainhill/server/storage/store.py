"""The database: SQLite inside a folder or PostgreSQL, and transactions that are on disk when they are over."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rainhill.server.settings import Settings
from rainhill.server.storage.data_folder import make_private_file, make_private_folder
from rainhill.server.storage.log_writer import SQLITE_SETTINGS, LogAppend, LogWriter, PostgresLogWriter, SqliteLogWriter

Answer = TypeVar("Answer")
Work = Callable[[AsyncConnection], Awaitable[Answer]]

SQLITE_FILE = "rainhill.sqlite3"
AWAY = ("08", "57P", "53", "40")
"""SQLSTATE classes: connection trouble, shutting down or starting up, out of resources, to be tried again."""
_OUTAGES = (
    OperationalError,
    InterfaceError,
    PoolTimeout,
    ConnectionError,
    OSError,
    TimeoutError,
    sqlite3.OperationalError,
)
READY_LIFE = 1.0
"""Seconds for which it is remembered whether the database is ready: asking is free for anybody, writing is not."""
LEAST_SPACE = 2_000_000
"""Bytes a disk must have left: a move needs some thousands, and SQLite's log grows before it shrinks."""
BATCH = 64
"""Writes of one moment that share a transaction, whose commit waits for the disk."""
MOMENT = 0.004
"""Seconds between two transactions with moves: on a busy server more of them share one, and none waits long."""
LOG_WRITERS = 2
"""Connections for moves on PostgreSQL: one may wait for the disk, or for a row that another process holds."""


class NotDurable(Exception):
    """The database would acknowledge what it may still lose."""

    def __init__(self, setting: str, value: str) -> None:
        super().__init__(setting, value)
        self.setting = setting
        self.value = value


def sync_address(settings: Settings) -> str:
    """The address of the database for tools that do not wait (Alembic works on one connection)."""
    if settings.database is None:
        return f"sqlite+aiosqlite:///{settings.data / SQLITE_FILE}"
    for prefix in ("postgresql+asyncpg://", "postgresql://", "postgres://"):
        if settings.database.startswith(prefix):
            return "postgresql+asyncpg://" + settings.database.removeprefix(prefix)
    raise ValueError(settings.database.partition(":")[0])


def is_outage(error: BaseException) -> bool:
    """Whether the database went away for a while, as opposed to having been asked something wrong."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, DBAPIError) and seen.connection_invalidated:
            return True
        if isinstance(seen, _OUTAGES):
            return True
        if _sqlstate(seen).startswith(AWAY):
            return True
        seen = seen.__cause__
    return False


def is_bad_value(error: BaseException) -> bool:
    """Whether the database was given a value it cannot hold: what a client sent, not what we made of it."""
    return isinstance(error, DBAPIError) and _sqlstate(error).startswith("22")


def is_dangling(error: BaseException) -> bool:
    """Whether something could not be written because what it belongs to, a table or a person, is not there any more."""
    return isinstance(error, IntegrityError) and (_sqlstate(error) == "23503" or "FOREIGN KEY" in str(error.orig))


def _sqlstate(error: BaseException) -> str:
    state = getattr(error, "sqlstate", None) or getattr(getattr(error, "orig", None), "sqlstate", None)
    return state if isinstance(state, str) else ""


@dataclass
class Store:
    """Connections to the database. `read` and `write` are the only doors to it."""

    reader: AsyncEngine
    writer: AsyncEngine
    is_sqlite: bool
    idle: list[LogWriter]
    """connections for moves that have nothing to write"""
    folder: Path | None = None
    """where the files are, if we know"""
    _is_ready: bool = False
    _asked: float = -READY_LIFE
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _moves: list[tuple[LogAppend, asyncio.Future[None]]] = field(default_factory=list)
    _next_append: float = 0.0
    """when moves are written again, by the clock of the event loop"""
    _timer: asyncio.TimerHandle | None = None
    _appenders: set[asyncio.Task[None]] = field(default_factory=set)
    _waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = field(default_factory=list)
    _worker: asyncio.Task[None] | None = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """SQLite has one writer at a time: better to wait here than to knock at its door again and again"""

    async def read(self, work: Work[Answer]) -> Answer:
        """Look at one consistent state of the database."""
        async with self.reader.connect() as connection, connection.begin():
            return await work(connection)

    async def write(self, work: Work[Answer]) -> Answer:
        """Change the database; when this returns, the change is on disk. On an exception nothing was changed.

        If the connection breaks at the very end it is unknown which of the two holds: look before trying again.
        """
        if not self.is_sqlite:
            async with self.writer.begin() as connection:
                return await work(connection)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._write_waiting())
        return await asyncio.shield(future)

    async def append(self, move: LogAppend) -> None:
        """Write a move; when this returns it is on disk. `Conflict`: somebody else was faster."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._moves.append((move, future))
        self._begin_append()
        await future

    def _begin_append(self) -> None:
        """Let an idle connection write what waits: at once after a pause, else those of a moment together."""
        if not self.idle or not self._moves or self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._next_append:
            self._timer = loop.call_at(self._next_append, self._append_now)
        else:
            self._append_now()

    def _append_now(self) -> None:
        self._timer = None
        if not self.idle or not self._moves:
            return
        loop = asyncio.get_running_loop()
        self._next_append = loop.time() + MOMENT
        task = loop.create_task(self._append_waiting(self.idle.pop()))
        self._appenders.add(task)
        task.add_done_callback(self._appenders.discard)

    async def _append_waiting(self, log_writer: LogWriter) -> None:
        """Write the moves that wait; those that come in the meantime go together next."""
        try:
            if self.is_sqlite:
                async with self._turn:
                    await self._write_moves(log_writer)
            else:
                await self._write_moves(log_writer)
        finally:
            self.idle.append(log_writer)
            self._begin_append()

    async def _write_moves(self, log_writer: LogWriter) -> None:
        batch, self._moves = self._moves[:BATCH], self._moves[BATCH:]
        outcomes: Sequence[BaseException | None]
        try:
            outcomes = await log_writer.write([move for move, _ in batch])
        except Exception as error:
            outcomes = [error] * len(batch)
        for (_, future), trouble in zip(batch, outcomes, strict=True):
            _settle(future, None, trouble)

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            outcomes: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
            try:
                async with self._turn, self.writer.begin() as connection:
                    if len(batch) == 1:
                        outcomes.append((batch[0][1], await batch[0][0](connection), None))
                    else:
                        for work, future in batch:
                            outcomes.append((future, *await _attempt(connection, work)))
            except Exception as error:
                outcomes = [(future, None, error) for _, future in batch]
            for future, answer, trouble in outcomes:
                _settle(future, answer, trouble)

    async def close(self) -> None:
        """Finish what was begun and let go of all connections."""
        if self._worker is not None:
            await self._worker
        while self._appenders or self._timer is not None:
            if self._timer is not None:
                self._timer.cancel()
                self._append_now()
            await asyncio.gather(*self._appenders, return_exceptions=True)
        for log_writer in self.idle:
            await log_writer.close()
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()

    async def check_durable(self) -> None:
        """Refuse to run on settings under which an acknowledged move could be lost."""
        async with self.writer.connect() as connection:
            wanted: dict[str, tuple[str, ...]] = (
                {"PRAGMA journal_mode": ("wal",), "PRAGMA synchronous": ("2", "3")}
                if self.is_sqlite
                else {
                    "SHOW synchronous_commit": ("on", "remote_apply", "remote_write"),
                    "SHOW fsync": ("on",),
                    "SHOW full_page_writes": ("on",),
                }
            )
            for question, good in wanted.items():
                value = str((await connection.execute(text(question))).scalar())
                if value not in good:
                    raise NotDurable(question.split()[1], value)

    async def is_ready(self) -> bool:
        """Whether the database answers and takes what is written; looked at once a second at most."""
        async with self._asking:
            if time.monotonic() - self._asked > READY_LIFE:
                self._is_ready = await self._look()
                self._asked = time.monotonic()
            return self._is_ready

    async def _look(self) -> bool:
        try:
            if self.folder is not None and shutil.disk_usage(self.folder).free < LEAST_SPACE:
                return False
            async with asyncio.timeout(3):
                await self.read(_one)
                await self.write(_rewrite)
        except Exception as error:
            if is_outage(error):
                return False
            raise
        return True


def _settle(future: asyncio.Future[Any], answer: Any, trouble: BaseException | None) -> None:
    if future.done():
        return
    if trouble is None:
        future.set_result(answer)
    else:
        future.set_exception(trouble)
        # Whoever asked may have gone; that is no reason for a warning.
        future.exception()


async def _one(connection: AsyncConnection) -> int:
    return int((await connection.execute(text("SELECT 1"))).scalar_one())


async def _rewrite(connection: AsyncConnection) -> None:
    """Write what is there already: it takes space on the disk like anything else."""
    await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


async def _attempt(connection: AsyncConnection, work: Work[Any]) -> tuple[Any, BaseException | None]:
    """Do one of several works of a transaction; if it fails, only it is taken back."""
    try:
        async with connection.begin_nested():
            return await work(connection), None
    except Exception as error:
        if is_outage(error):
            raise
        return None, error


def open_store(settings: Settings) -> Store:
    """The database the settings name; nothing is connected yet."""
    address = sync_address(settings)
    if settings.database is None:
        make_private_folder(settings.data)
        make_private_file(settings.data / SQLITE_FILE)
        writer = _sqlite(address, "BEGIN IMMEDIATE", 1)
        moves = SqliteLogWriter(settings.data / SQLITE_FILE)
        return Store(_sqlite(address, "BEGIN", 5), writer, True, [moves], settings.data)
    writer = _postgres(address, 10)
    return Store(_postgres(address, 10), writer, False, [PostgresLogWriter(writer) for _ in range(LOG_WRITERS)])


def _postgres(address: str, connections: int) -> AsyncEngine:
    return create_async_engine(
        address,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=20,
        pool_pre_ping=True,
        connect_args={
            "timeout": 10,
            "command_timeout": 30,
            "server_settings": {"synchronous_commit": "on", "application_name": "rainhill"},
        },
    )


def _sqlite(address: str, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=connections, max_overflow=0, pool_timeout=30)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver's own ideas of when a transaction begins are switched off; `begin` below does it.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in SQLITE_SETTINGS:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


@asynccontextmanager
async def opened(settings: Settings) -> Any:
    """A store for the length of a command."""
    store = open_store(settings)
    try:
        yield store
    finally:
        await store.close()
