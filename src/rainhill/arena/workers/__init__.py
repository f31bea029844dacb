"""Many pieces of work at once: by this process, by the processors of this machine, or by a cluster of machines.

What is worked on is a `Job`: numbered pieces, each of which gives the same result wherever it is done. Whoever collects
gets every number once, in whatever order they come.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from rainhill.arena.workers.job import Job, Piece
from rainhill.kernel.refusals import SetupError

__all__ = ["HERE", "Job", "Piece", "Workers", "done_by", "read_workers", "usual_jobs"]

Result = TypeVar("Result")
LOCAL = "local"
RAY = "ray"


@dataclass(frozen=True, slots=True)
class Workers:
    """Who works: processes of this machine, or a cluster by its address."""

    address: str = ""
    """`ray://HOST:PORT`, or `ray` for the cluster this machine is part of; empty for this machine alone"""
    jobs: int | None = None
    """how many pieces at the same time; unless told, one a processor"""


HERE = Workers()


def read_workers(given: str, jobs: int | None = None) -> Workers:
    """What `--workers` says: `local`, `ray` or `ray://HOST:PORT`; SetupError if it is something else."""
    if given == LOCAL:
        return Workers("", jobs)
    if given == RAY or (given.startswith("ray://") and len(given) > len("ray://")):
        return Workers(given, jobs)
    raise SetupError("unknown-workers", workers=given)


def usual_jobs() -> int:
    """As many processes as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def done_by(workers: Workers, job: Job[Result], pieces: Iterable[Piece]) -> Iterator[Iterator[tuple[int, Result]]]:
    """The results of all pieces with their numbers, as they come; whoever has enough may leave."""
    if workers.address:
        from rainhill.arena.workers.cluster import done_by_cluster

        with done_by_cluster(workers, job, pieces) as found:
            yield found
        return
    jobs = workers.jobs or usual_jobs()
    waiting = list(pieces)
    if min(jobs, len(waiting)) <= 1:
        results = _alone(job, waiting)
        try:
            yield results
        finally:
            results.close()
        return
    from rainhill.arena.workers.processes import done_by_processes

    with done_by_processes(min(jobs, len(waiting)), job, waiting) as found:
        yield found


def _alone(job: Job[Result], pieces: Iterable[Piece]) -> Generator[tuple[int, Result], None, None]:
    for piece in pieces:
        yield from job.do_piece(piece)
