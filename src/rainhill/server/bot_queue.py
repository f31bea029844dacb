"""Bot work shared by several machines: a SAQ queue in Redis, worked off by every process that has bot workers."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from saq import Queue, Worker
from saq.job import Job, Status
from saq.queue.redis import RedisQueue

from rainhill.kernel.game import Header
from rainhill.server.bot_runner import LIMIT, Workers

NAME = "rainhill-bots"


class BotFailed(Exception):
    """No worker gave an answer."""


@dataclass
class BotQueue:
    """The queue as this process uses it: it asks, and if it has workers it also answers."""

    address: str
    workers: Workers
    count: int
    _queue: Queue | None = None
    _worker: Worker[Any] | None = None
    _task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and, with workers, begin to answer."""
        # Waiting between attempts keeps the worker's loop quiet while Redis is away.
        retry = Retry(ExponentialBackoff(cap=2.0, base=0.1), 8)
        redis = Redis.from_url(self.address, retry=retry, socket_connect_timeout=5)
        self._queue = RedisQueue(redis, name=NAME)
        if self.count:
            self._worker = Worker(
                self._queue, functions=[("choose", self._choose)], concurrency=self.count, dequeue_timeout=5
            )
            # The server decides when its parts stop.
            self._worker.SIGNALS = []
            self._task = asyncio.create_task(self._worker.start())

    async def _choose(
        self,
        _context: Any,
        *,
        table_id: str,
        version: int,
        header: dict[str, Any],
        chosen: list[Any],
        seat: int,
        bot: str,
    ) -> Any:
        known = Header(**{**header, "seats": tuple(header["seats"])})
        return await self.workers.choose(table_id, version, known, chosen, seat, bot)

    async def choose(self, table_id: str, version: int, header: Header, chosen: list[Any], seat: int, bot: str) -> Any:
        """Ask for an action. The same question from two processes is one job."""
        assert self._queue is not None
        facts = {
            "table_id": table_id,
            "version": version,
            "header": asdict(header),
            "chosen": chosen,
            "seat": seat,
            "bot": bot,
        }
        job = Job("choose", key=f"{table_id}:{version}", kwargs=facts, timeout=int(LIMIT), retries=3, ttl=60)
        placed = await self._queue.enqueue(job) or await self._queue.job(job.key)
        until = time.monotonic() + LIMIT
        while placed is not None and time.monotonic() < until:
            # In short steps: the call that a job is done can be lost when Redis restarts.
            with suppress(TimeoutError):
                await placed.refresh(until_complete=2.0)
            if placed.status == Status.COMPLETE:
                return placed.result
            if placed.completed:
                break
        raise BotFailed(table_id)

    async def close(self) -> None:
        """Stop asking and answering."""
        if self._worker is not None:
            await self._worker.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._queue is not None:
            await self._queue.disconnect()
