"""What more server processes are worth: as many moves as they can, with one process and with several, in turns.

Every server process has the same small share of a processor, so that neither the clients nor the database beside them
decide the outcome: what is compared is what the processes themselves can do.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from rainhill.server.load_test.processor_shares import limited
from rainhill.server.load_test.run import LoadPlan, LoadReport, LoadTables, children, load_tables

ROUNDS = 3
AT_ONCE = 0.001
"""Seconds between two moves of a table: the next follows as soon as the last has come to everybody."""


async def measure_scaling(plan: LoadPlan, counts: Sequence[int], share: float) -> AsyncIterator[LoadReport]:
    """Runs with each number of processes in turn, all of them on servers that stand side by side."""
    async with AsyncExitStack() as stack:
        loads: list[LoadTables] = []
        for count in counts:
            load = await stack.enter_async_context(load_tables(replace(plan, processes=count, every=AT_ONCE)))
            stack.enter_context(limited(_serving(load.pid), share))
            loads.append(load)
        for _ in range(ROUNDS):
            for load in loads:
                yield await load.run(AT_ONCE, plan.seconds)


def _serving(pid: int) -> list[int]:
    """The processes of a server that serve requests: itself, or those it has started for that."""
    started = [child for child in children(pid) if "--shared-port" in _words(child)]
    return started or [pid]


def _words(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return ""
