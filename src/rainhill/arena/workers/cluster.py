"""A cluster of machines: pieces as tasks of Ray (extra `rainhill[ray]`).

A task whose machine is lost is done again elsewhere, by Ray. A result is taken when it is here, and by its number, so
that nothing counts twice; what is only on its way when everything ends is not counted at all.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from rainhill._version import __version__
from rainhill.arena.workers.job import Job, Piece
from rainhill.kernel.refusals import SetupError

if TYPE_CHECKING:
    from rainhill.arena.workers import Workers

Result = TypeVar("Result")
AHEAD = 2
"""Pieces handed out for every processor: one is done while the next is on its way."""
PATIENCE = 1.0
"""Seconds after which it is asked again how many processors there are."""


@contextmanager
def done_by_cluster(
    workers: Workers, job: Job[Result], pieces: Iterable[Piece]
) -> Iterator[Iterator[tuple[int, Result]]]:
    """The results of all pieces, from every processor of a cluster."""
    ray = _import_ray()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, workers.address)
    running: dict[Any, Piece] = {}
    try:
        _send_code_of(ray, job)
        task = ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False, scheduling_strategy="SPREAD")(_do)
        sent = ray.put(job.packed())
        yield _collect(ray, task, sent, pieces, running, workers.jobs)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, SetupError):
            raise SetupError(error.cause.code, **error.cause.facts) from error
        raise
    except (ray.exceptions.RayError, ConnectionError) as error:
        # What was finished before is kept by whoever collects.
        raise SetupError("workers-lost", reason=_short(error)) from error
    finally:
        for reference in running:
            _cancel(ray, reference)
        if ours:
            ray.shutdown()


def _collect(
    ray: Any, task: Any, sent: Any, pieces: Iterable[Piece], running: dict[Any, Piece], jobs: int | None
) -> Iterator[tuple[int, Any]]:
    left = iter(pieces)
    taken: set[int] = set()
    wanted, asked = jobs or 0, -inf
    while True:
        if jobs is None and time.monotonic() - asked > PATIENCE:
            # Machines come and go.
            wanted, asked = AHEAD * _processors(ray), time.monotonic()
        while len(running) < wanted and (piece := next(left, None)) is not None:
            running[task.remote(sent, piece, __version__)] = piece
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1, timeout=PATIENCE)
        for reference in done:
            found = ray.get(reference)
            del running[reference]
            for number, result in found:
                if number not in taken:
                    taken.add(number)
                    yield number, result


def _do(job: Job[Any], piece: Piece, version: str) -> list[tuple[int, Any]]:
    """One piece, on some machine."""
    from rainhill._version import __version__ as here

    if here != version:
        raise SetupError("workers-differ", here=version, there=here)
    return list(job.do_piece(piece))


def _import_ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise SetupError("no-ray") from None
    return ray


def connect(ray: Any, address: str) -> None:
    """Join a cluster; SetupError if it does not answer."""
    try:
        ray.init(
            address="auto" if address == "ray" else address,
            log_to_driver=False,
            logging_level="error",
            configure_logging=True,
        )
    except Exception as error:  # Ray and its transports raise whatever they like here
        raise SetupError("workers-silent", workers=address, reason=_short(error)) from error


def _short(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    # Ray begins with what it did and ends with what went wrong.
    return " ".join(dict.fromkeys((lines[0], lines[-1])))[:300] if lines else type(error).__name__


def _send_code_of(ray: Any, job: Job[Any]) -> None:
    """Send the code of a job that is not part of Rainhill itself along: other machines need not have it."""
    module = sys.modules[type(job).__module__]
    if module.__name__.partition(".")[0] not in ("rainhill", "__main__"):
        ray.cloudpickle.register_pickle_by_value(module)


def _processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _cancel(ray: Any, reference: Any) -> None:
    # It may be done, or its machine gone.
    with suppress(Exception):
        ray.cancel(reference, force=True)
