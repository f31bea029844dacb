"""Worker processes on this machine, and their fair use."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from rainhill.server.workers import work
from rainhill.server.workers.fair_turns import FairTurns
from rainhill.server.workers.question import Question

LIMIT = 120.0
"""Seconds after which an answer is given up and asked for again; every level's own limit is far below."""


@dataclass
class Workers:
    """Processes that think."""

    count: int
    turns: FairTurns = field(init=False)
    _pool: ProcessPoolExecutor | None = None

    def __post_init__(self) -> None:
        self.turns = FairTurns(self.count)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a copy of the server would hold its sockets and its database open.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=work.prepare)
        return self._pool

    async def answer(self, question: Question) -> Any:
        """Have one of the processes think about it."""
        loop = asyncio.get_running_loop()
        async with self.turns.turn(question.kind):
            try:
                # Only now that a process is free: waiting for one is no reason to give up.
                return await asyncio.wait_for(loop.run_in_executor(self._open(), work.answer, question), LIMIT)
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
