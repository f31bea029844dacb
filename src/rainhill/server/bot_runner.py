"""Bots answer in processes of their own; here their answers are asked for and played, by the same door as anybody's."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from rainhill.kernel.game import Header
from rainhill.kernel.plain import plain
from rainhill.server import bot_work, metrics
from rainhill.server.rows import bot_tables
from rainhill.server.store import is_outage
from rainhill.server.tables import Missing, Tables
from rainhill.server.turns import Turns

LIMIT = 120.0
"""Seconds after which an answer is given up and asked for again; every level's own limit is far below."""
FORGOTTEN = 5.0
"""Seconds after which a table that waits for a bot is looked after by any process that notices."""
_logger = logging.getLogger("rainhill.bots")

Ask = Callable[[str, int, Header, list[Any], int, str], Awaitable[Any]]
"""(table, version, header, chosen actions, seat, bot) -> action"""


@dataclass
class Workers:
    """Processes that think."""

    count: int
    turns: Turns = field(init=False)
    _pool: ProcessPoolExecutor | None = None

    def __post_init__(self) -> None:
        self.turns = Turns(self.count)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a copy of the server would hold its sockets and its database open.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=bot_work.prepare)
        return self._pool

    async def choose(self, table_id: str, _version: int, header: Header, chosen: list[Any], seat: int, bot: str) -> Any:
        """Think in one of the processes."""
        return await self.call(f"choose {header.game} {bot}", bot_work.choose, table_id, header, chosen, seat, bot)

    async def judge(self, table_id: str, header: Header, chosen: list[Any], entry: int, eyes: int) -> Any:
        """Judge a decision in one of the processes."""
        return await self.call(f"judge {header.game}", bot_work.judge, table_id, header, chosen, entry, eyes)

    async def advise(self, table_id: str, header: Header, chosen: list[Any], seat: int) -> Any:
        """Find a hint in one of the processes."""
        return await self.call(f"advise {header.game}", bot_work.advise, table_id, header, chosen, seat)

    async def call(self, kind: str, work: Callable[..., Any], *facts: Any) -> Any:
        """Have one of the processes do a piece of work; `kind` tells how long such work usually takes."""
        loop = asyncio.get_running_loop()
        async with self.turns.turn(kind):
            try:
                # Only now that a process is free: waiting for one is no reason to give up.
                return await asyncio.wait_for(loop.run_in_executor(self._open(), work, *facts), LIMIT)
            except (BrokenProcessPool, TimeoutError):
                self.close()
                raise

    def close(self) -> None:
        """Stop the processes; an answer that is not given yet is asked for again by whoever comes next."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


@dataclass
class BotRunner:
    """Looks after tables that wait for a bot."""

    tables: Tables
    ask: Ask
    _running: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _stopping: bool = False

    def wake(self, table_id: str) -> None:
        """A table waits for a bot."""
        if table_id not in self._running and not self._stopping:
            task = asyncio.create_task(self._serve(table_id))
            self._running[table_id] = task
            task.add_done_callback(lambda _: self._running.pop(table_id, None))

    async def sweep(self, waited: float = FORGOTTEN) -> None:
        """Wake every table that waits although nobody seems to look after it, e.g. after a restart."""
        for table_id in await self.tables.store.read(lambda c: bot_tables(c, time.time() - waited)):
            self.wake(table_id)

    async def _serve(self, table_id: str) -> None:
        """Answer for bots until a person is asked."""
        failures = 0
        while failures < 5 and not self._stopping:
            try:
                if not await self._answer(table_id):
                    return
                failures = 0
            except Missing:
                return
            except Exception as error:
                failures += 1
                kind = "database" if is_outage(error) else type(error).__name__
                _logger.warning("bot failed", extra={"facts": {"table": table_id, "reason": kind}})
                await asyncio.sleep(0.2 * 2**failures)

    async def _answer(self, table_id: str) -> bool:
        async with self.tables.held(table_id) as live:
            course = live.course
            asked = None if course is None else course.asked
            bot = None if course is None or asked is None else course.bot_of(asked)
            if course is None or asked is None or bot is None:
                return False
            version, header = course.version, course.match.header
            chosen = [plain(entry.action) for entry in course.match.entries if not entry.auto]
        began = time.perf_counter()
        action = await self.ask(table_id, version, header, chosen, asked, bot)
        metrics.bot_seconds.observe(time.perf_counter() - began)
        await self.tables.play_bot(table_id, version, asked, action)
        return True

    async def stop(self) -> None:
        """Play nothing more."""
        self._stopping = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
