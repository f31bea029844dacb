"""Bot work shared by several machines: a SAQ queue in Redis, worked off by every process that has bot workers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError
from saq import Worker
from saq.job import Job, Status
from saq.queue.redis import RedisQueue

from rainhill.server.accounts.people import new_id
from rainhill.server.workers.fair_turns import is_address
from rainhill.server.workers.pool import LIMIT, WorkerPool
from rainhill.server.workers.question import Question

NAME = "rainhill-bots"
BEAT, SILENT = 1.0, 4.0
"""Seconds between signs of life of a process that answers, and without one until its jobs go to another."""
OF_A_PERSON, OF_AN_ADDRESS = 2, 8
"""Questions for one person and for one address that a process has in the queue."""
_logger = logging.getLogger("rainhill.bots")


def _alive(worker_id: str) -> str:
    return f"{NAME}:alive:{worker_id}"


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
class _Lost:
    """A job may seem lost for a moment, while it goes from hand to hand."""

    since: float | None = None

    def for_good(self, is_lost: bool) -> bool:
        now = time.monotonic()
        if not is_lost:
            self.since = None
        elif self.since is None:
            self.since = now
        elif now - self.since >= BEAT:
            self.since = None
            return True
        return False


@dataclass
class BotQueue:
    """The queue as this process uses it: it asks, and if it has workers it also answers."""

    address: str
    workers: WorkerPool
    count: int
    _redis: Redis | None = None
    _queue: RedisQueue | None = None
    _worker: Worker[Any] | None = None
    _task: asyncio.Task[None] | None = None
    _beating: asyncio.Task[None] | None = None
    _steps: set[asyncio.Future[None]] = field(default_factory=set)
    _rooms: WeakValueDictionary[str, asyncio.Semaphore] = field(default_factory=WeakValueDictionary)

    async def open(self) -> None:
        """Connect and, with workers, begin to answer."""
        # Waiting between attempts keeps the worker's loop quiet while Redis is away.
        retry = Retry(ExponentialBackoff(cap=2.0, base=0.1), 8)
        self._redis = Redis.from_url(self.address, retry=retry, socket_connect_timeout=5)
        self._queue = RedisQueue(self._redis, name=NAME)
        if self.count:
            self._worker = Worker(
                self._queue,
                functions=[("answer", self._answer)],
                # More than can think at once, so that `FairTurns` decides who thinks next, not who came first.
                concurrency=self.count * 2,
                # A process that stands still is given jobs for as long as it was ready to wait for one.
                dequeue_timeout=2,
            )
            # The server decides when its parts stop.
            self._worker.SIGNALS = []
            self._task = asyncio.create_task(self._worker.start())
            self._beating = asyncio.create_task(self._beat())

    async def _answer(self, _context: Any, *, question: dict[str, Any]) -> Any:
        return await self.workers.answer(msgspec.convert(question, Question))

    async def _beat(self) -> None:
        """Say that this process lives, for as long as it does."""
        assert self._redis is not None and self._worker is not None
        while True:
            with suppress(RedisError, OSError):
                await self._redis.set(_alive(self._worker.id), 1, px=int(SILENT * 1000))
            await asyncio.sleep(BEAT)

    async def answer(self, question: Question) -> Any:
        """Have some process answer; the same question from two processes is one job.

        One person has few questions in the queue, which is first come, first served; the others wait here.
        """
        async with AsyncExitStack() as stack:
            for payer in question.payers:
                await stack.enter_async_context(self._room_of(payer))
            return await self._answer_in_queue(question)

    def _room_of(self, payer: str) -> asyncio.Semaphore:
        room = self._rooms.get(payer)
        if room is None:
            room = asyncio.Semaphore(OF_AN_ADDRESS if is_address(payer) else OF_A_PERSON)
            self._rooms[payer] = room
        return room

    async def _answer_in_queue(self, question: Question) -> Any:
        assert self._queue is not None
        facts = {"question": msgspec.to_builtins(question)}
        job = Job("answer", key=_job_key(question), kwargs=facts, timeout=int(LIMIT), retries=3, ttl=60)
        placing = asyncio.ensure_future(self._queue.enqueue(job))
        until = time.monotonic() + LIMIT
        lost = _Lost()
        try:
            placed = await asyncio.shield(placing) or await self._queue.job(job.key)
            while placed is not None and time.monotonic() < until:
                # In short steps: the call that a job is done can be lost when Redis restarts.
                await self._a_step(placed)
                if placed.status == Status.COMPLETE:
                    return placed.result
                if placed.completed or placed.status == Status.ABORTING:
                    break
                if lost.for_good(await self._is_lost(placed)):
                    _logger.warning("worker silent", extra={"facts": {"table": question.table_id}})
                    await self._queue.retry(placed, "silent")
        except asyncio.CancelledError:
            # Nobody waits for it any longer.
            with suppress(Exception):
                await placing
                await self._queue.abort(job, "unwanted")
            raise
        raise BotFailed(question.table_id)

    async def _a_step(self, job: Job) -> None:
        """Wait for a job, for a moment. The queue's own waiting must not be cancelled: it may then never end."""
        step = asyncio.ensure_future(job.refresh(until_complete=BEAT))
        self._steps.add(step)
        step.add_done_callback(self._steps.discard)
        with suppress(TimeoutError):
            await asyncio.shield(step)

    async def _is_lost(self, job: Job) -> bool:
        """Whether the process that has a job was killed or stands still, or Redis gave it to one that did not begin."""
        assert self._redis is not None and self._queue is not None
        if job.status == Status.ACTIVE and job.worker_id is not None:
            return not await self._redis.exists(_alive(job.worker_id))
        if job.status == Status.QUEUED:
            return await self._redis.lpos(self._queue.namespace("queued"), job.id) is None
        return False

    async def close(self) -> None:
        """Stop asking and answering."""
        if self._worker is not None:
            await self._worker.stop()
        for task in (self._task, self._beating):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await asyncio.gather(*self._steps, return_exceptions=True)
        if self._queue is not None:
            await self._queue.disconnect()
