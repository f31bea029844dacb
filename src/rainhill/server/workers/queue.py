"""Bot work shared by several machines: a SAQ queue in Redis, worked off by every process that has bot workers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from saq import Queue, Worker
from saq.job import Job, Status
from saq.queue.redis import RedisQueue

from rainhill.server.accounts.people import new_id
from rainhill.server.workers.pool import LIMIT, Workers
from rainhill.server.workers.question import Question

NAME = "rainhill-bots"


def _job_key(question: Question) -> str:
    table_id = question.table_id
    if question.work == "choose":
        return f"{table_id}:{question.version}"
    if question.work == "judge":
        # The actions are part of the key: after an undo the same entry is another decision.
        past = hashlib.sha256(json.dumps(question.chosen).encode()).hexdigest()[:16]
        return f"{table_id}:judge:{question.entry}:{question.seat}:{past}"
    return f"{table_id}:advise:{question.seat}:{new_id()}"


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
                functions=[("answer", self._answer)],
                # More than can think at once, so that `FairTurns` decides who thinks next, not who came first.
                concurrency=self.count * 2,
                dequeue_timeout=5,
            )
            # The server decides when its parts stop.
            self._worker.SIGNALS = []
            self._task = asyncio.create_task(self._worker.start())

    async def _answer(self, _context: Any, *, question: dict[str, Any]) -> Any:
        return await self.workers.answer(msgspec.convert(question, Question))

    async def answer(self, question: Question) -> Any:
        """Have some process answer; the same question from two processes is one job."""
        assert self._queue is not None
        facts = {"question": msgspec.to_builtins(question)}
        job = Job("answer", key=_job_key(question), kwargs=facts, timeout=int(LIMIT), retries=3, ttl=60)
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
        raise BotFailed(question.table_id)

    async def close(self) -> None:
        """Stop asking and answering."""
        if self._worker is not None:
            await self._worker.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._queue is not None:
            await self._queue.disconnect()
