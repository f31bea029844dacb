"""Bot work shared by several machines: a SAQ queue in Redis, worked off by every process that has bot workers."""

from __future__ import annotations

import asyncio
import hashlib
import json
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
from rainhill.server.people import new_id

NAME = "rainhill-bots"


def _header(facts: dict[str, Any]) -> Header:
    return Header(**{**facts, "seats": tuple(facts["seats"])})


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
                self._queue,
                functions=[("choose", self._choose), ("judge", self._judge), ("advise", self._advise)],
                # More than can think at once, so that who thinks next is decided by `turns` and not by who came first.
                concurrency=self.count * 2,
                dequeue_timeout=5,
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
        return await self.workers.choose(table_id, version, _header(header), chosen, seat, bot)

    async def _judge(
        self, _context: Any, *, table_id: str, header: dict[str, Any], chosen: list[Any], entry: int, eyes: int
    ) -> Any:
        return await self.workers.judge(table_id, _header(header), chosen, entry, eyes)

    async def _advise(
        self, _context: Any, *, table_id: str, header: dict[str, Any], chosen: list[Any], seat: int
    ) -> Any:
        return await self.workers.advise(table_id, _header(header), chosen, seat)

    async def choose(self, table_id: str, version: int, header: Header, chosen: list[Any], seat: int, bot: str) -> Any:
        """Ask for an action. The same question from two processes is one job."""
        facts = {"version": version, "seat": seat, "bot": bot}
        return await self._ask("choose", f"{table_id}:{version}", table_id, header, chosen, facts)

    async def judge(self, table_id: str, header: Header, chosen: list[Any], entry: int, eyes: int) -> Any:
        """Ask for a verdict on a decision."""
        # The actions are part of the key: after an undo the same entry is another decision.
        past = hashlib.sha256(json.dumps(chosen).encode()).hexdigest()[:16]
        key = f"{table_id}:judge:{entry}:{eyes}:{past}"
        return await self._ask("judge", key, table_id, header, chosen, {"entry": entry, "eyes": eyes})

    async def advise(self, table_id: str, header: Header, chosen: list[Any], seat: int) -> Any:
        """Ask for a hint."""
        key = f"{table_id}:advise:{seat}:{new_id()}"
        return await self._ask("advise", key, table_id, header, chosen, {"seat": seat})

    async def _ask(
        self, work: str, key: str, table_id: str, header: Header, chosen: list[Any], facts: dict[str, Any]
    ) -> Any:
        assert self._queue is not None
        all_facts = {"table_id": table_id, "header": asdict(header), "chosen": chosen} | facts
        job = Job(work, key=key, kwargs=all_facts, timeout=int(LIMIT), retries=3, ttl=60)
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
