"""The processors of this machine: the standard library's pool of processes.

No signal ends them. Each process holds one end of a pipe whose other end is ours: when we
close it, or are killed and tell nobody, the process ends itself, with whatever programs it has started.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from rainhill.arena.workers.job import Job, Piece
from rainhill.bots.outside.process import end_all

Result = TypeVar("Result")
_held: list[Job[Any]] = []
"""The job of this process, if it is one that works."""


@contextmanager
def done_by_processes(jobs: int, job: Job[Result], pieces: Sequence[Piece]) -> Iterator[Iterator[tuple[int, Result]]]:
    """The results of all pieces; leaving early ends the processes at once."""
    # A fresh interpreter each, on every system alike.
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, _prepare, (job, theirs))
    running: set[Future[list[tuple[int, Result]]]] = set()
    try:
        yield _collect(executor, pieces, running, jobs)
    except BaseException:
        # One of them may have died: the others are told, whatever is done and whatever is not.
        ours.close()
        raise
    finally:
        # Whoever still works now does so for nobody.
        if any(not future.done() for future in running):
            ours.close()
        executor.shutdown(wait=True, cancel_futures=True)
        ours.close()
        theirs.close()


def _collect(
    executor: ProcessPoolExecutor,
    pieces: Sequence[Piece],
    running: set[Future[list[tuple[int, Result]]]],
    jobs: int,
) -> Iterator[tuple[int, Result]]:
    """Hand out no more than is needed to keep everybody busy, so that a verdict leaves little unfinished."""
    left = iter(pieces)
    while True:
        while len(running) < jobs + 1 and (piece := next(left, None)) is not None:
            running.add(executor.submit(_do, piece))
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            running.discard(future)
            yield from future.result()


def _prepare(job: Job[Any], lifeline: Connection) -> None:
    _held.append(job)
    # Ctrl+C reaches every process of a terminal; the one that collects says what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A pool ends the rest as soon as one has gone; whoever dies of that leaves the programs it has started behind.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(lifeline,), daemon=True).start()


def _follow(lifeline: Connection) -> None:
    """Wait until nobody holds the other end any more."""
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    # The match goes on meanwhile, and would start a program again that has just been ended.
    end_all()
    with suppress(Exception):
        _held[0].end()
    os._exit(0)


def _do(piece: Piece) -> list[tuple[int, Any]]:
    return list(_held[0].do_piece(piece))
