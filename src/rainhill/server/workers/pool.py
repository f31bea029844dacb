"""Worker processes on this machine, and their fair use."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

from rainhill.server.workers import work
from rainhill.server.workers.fair_turns import FairTurns
from rainhill.server.workers.question import Question

LIMIT = 120.0
"""Seconds after which an answer is given up and asked for again; every level's own limit is far below."""


@dataclass
class WorkerPool:
    """Processes that think."""

    count: int
    turns: FairTurns = field(init=False)
    _pool: ProcessPoolExecutor | None = None
    _thinking: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.turns = FairTurns(self.count)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a copy of the server would hold its sockets and its database open.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=work.prepare)
        return self._pool

    async def answer(self, question: Question) -> Any:
        """Have one of the processes think about it; whoever does not wait any longer gives up the place in the line."""
        turn = self.turns.turn(question.kind, question.payers)
        await turn.__aenter__()
        # A process that has begun cannot be told to stop. It is free for the next when it is done, not when the asker
        # has gone.
        thinking = asyncio.create_task(self._think(turn, question))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thought)
        return await asyncio.shield(thinking)

    async def _think(self, turn: AbstractAsyncContextManager[None], question: Question) -> Any:
        loop = asyncio.get_running_loop()
        try:
            # Only now that a process is free: waiting for one is no reason to give up.
            return await asyncio.wait_for(loop.run_in_executor(self._open(), work.answer, question), LIMIT)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise
        finally:
            await turn.__aexit__(None, None, None)

    def _thought(self, thinking: asyncio.Task[Any]) -> None:
        self._thinking.discard(thinking)
        if not thinking.cancelled():
            # Whoever asked may have gone; that is no reason for a warning.
            thinking.exception()

    def close(self) -> None:
        """Stop the processes; an answer that is not given yet is asked for again by whoever comes next."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
