"""The load test: many tables, a socket for each seat, a move now and then, and a stopwatch."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rainhill.registry import find_game
from rainhill.server.client import Client
from rainhill.server.load_test.table import PATIENCE, LoadTable, LoadTally

GOAL = 50.0
"""Milliseconds the 99th percentile should stay under."""
STEP = 1.35
"""How much faster each run of a search for the limit is than the one before."""
LIMIT_RUNS = 6
WARM = 1.0
"""Seconds a run lasts at least before it is measured."""
CLIENTS = 20
PING = 25.0
"""Seconds between two signs of life of a connection."""


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """What to measure."""

    game: str
    map: str | None
    tables: int
    every: float
    seconds: float
    address: str | None = None
    postgres: str | None = None
    redis: str | None = None
    processes: int = 1


@dataclass
class LoadReport:
    """What was measured."""

    plan: LoadPlan
    delays: list[float] = field(default_factory=list)
    moves: int = 0
    """moves that came to everybody while it was measured"""
    mistakes: int = 0
    over: int = 0
    """tables whose match ended before the run did"""
    elapsed: float = 0.0
    memory: float = 0.0
    """kilobytes of the server for one table"""
    work: float = 0.0
    """seconds of processor time the server took while it was measured"""
    own_work: float = 0.0
    """the same of the clients"""

    @property
    def holds(self) -> bool:
        """Whether the aim was reached at the pace that was asked for."""
        facts = self.facts()
        return facts["p99"] <= GOAL and facts["rate"] >= 0.9 * facts["asked"] and not self.mistakes

    def facts(self) -> dict[str, Any]:
        """The figures, with times in milliseconds."""
        ordered = sorted(self.delays) or [0.0]
        return {
            "tables": self.plan.tables,
            "processes": self.plan.processes,
            "database": "PostgreSQL" if self.plan.postgres else "SQLite",
            "asked": self.plan.tables / self.plan.every,
            "rate": self.moves / self.elapsed if self.elapsed else 0.0,
            "p50": ordered[len(ordered) // 2] * 1000,
            "p99": ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] * 1000,
            "longest": ordered[-1] * 1000,
            "memory": self.memory,
            "work": self.work / max(1, self.moves) * 1000,
            "own_work": self.own_work / max(1, self.moves) * 1000,
            "moves": self.moves,
            "mistakes": self.mistakes,
            "over": self.over,
        }


@asynccontextmanager
async def own_server(plan: LoadPlan, *, rates: bool = False) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own (or several), usually without rate limits; its address and process id."""
    with tempfile.TemporaryDirectory(prefix="rainhill-load-") as folder:
        env = os.environ | {"RAINHILL_RATES": "on" if rates else "off", "RAINHILL_DATA": folder}
        for name, chosen in (("RAINHILL_DATABASE", plan.postgres), ("RAINHILL_REDIS", plan.redis)):
            env.pop(name, None)
            if chosen is not None:
                env[name] = chosen
        words = ["--port", "0", "--log", "warning", "--processes", str(plan.processes)]
        command = [sys.executable, "-m", "rainhill.cli", "serve", *words]
        process = await asyncio.create_subprocess_exec(*command, env=env, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            line = (await process.stdout.readline()).decode()
            address = next(word for word in line.split() if word.startswith("http"))
            yield address, process.pid
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


def resident(pid: int) -> float:
    """Kilobytes of memory a server holds, in all its processes; 0 where the system does not tell."""
    return sum(map(_resident, _with_children(pid)))


def worked(pid: int) -> float:
    """Seconds of processor time of a server, of all its processes; 0 where the system does not tell."""
    return sum(map(_worked, _with_children(pid)))


def _with_children(pid: int) -> list[int]:
    """A server and the processes it has begun; workers for bots have nothing to do here."""
    return [pid, *children(pid)]


def children(pid: int) -> list[int]:
    """The processes that a process has begun."""
    found: list[str] = []
    # Any of its threads may have begun them.
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += task.read_text(encoding="utf-8").split()
    return sorted(map(int, found))


def _resident(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    return next((float(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def _worked(pid: int) -> float:
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(plan: LoadPlan) -> LoadReport:
    """One run."""
    async with load_tables(plan) as load:
        return await load.run(plan.every, plan.seconds)


async def find_limit(plan: LoadPlan) -> AsyncIterator[LoadReport]:
    """Runs at a growing pace (at a falling one if the first is too much) until the answer turns."""
    async with load_tables(plan) as load:
        pace, step = plan.tables / plan.every, 1.0
        for _ in range(LIMIT_RUNS):
            report = await load.run(plan.tables / pace, plan.seconds)
            yield report
            wanted = STEP if report.holds else 1 / STEP
            if step != 1.0 and wanted != step:
                return
            step = wanted
            pace *= step


@dataclass
class LoadTables:
    """All tables of a run, connected and ready to play."""

    plan: LoadPlan
    address: str
    pid: int
    tables: list[LoadTable]
    tally: LoadTally
    memory: float

    async def run(self, every: float, seconds: float) -> LoadReport:
        """Let every table move once in so many seconds, and measure."""
        tally = self.tally
        tally.delays, tally.mistakes, tally.over = [], 0, 0
        for table in self.tables:
            table.play(every)
        # Everybody is to be under way before the clock starts.
        await asyncio.sleep(max(every, WARM))
        tally.delays = []
        worked_before, own_before, began = worked(self.pid), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        report = LoadReport(replace(self.plan, every=every), elapsed=time.perf_counter() - began, memory=self.memory)
        report.work, report.own_work = worked(self.pid) - worked_before, time.process_time() - own_before
        for table in self.tables:
            table.pause()
        report.moves = len(tally.delays)
        await self._settle()
        # Moves that were slow to come back count with their time, though not to the pace.
        report.delays, report.mistakes, report.over = tally.delays, tally.mistakes, tally.over
        return report

    async def _settle(self) -> None:
        until = time.perf_counter() + PATIENCE
        while any(table.is_waiting for table in self.tables) and time.perf_counter() < until:
            await asyncio.sleep(0.05)
        for table in self.tables:
            table.give_up()


@asynccontextmanager
async def load_tables(plan: LoadPlan, *, rates: bool = False) -> AsyncIterator[LoadTables]:
    """The tables of a plan; with `rates`, everybody comes from an address of their own."""
    async with AsyncExitStack() as stack:
        if plan.address is not None:
            address, pid = plan.address, 0
        else:
            address, pid = await stack.enter_async_context(own_server(plan, rates=rates))
        clients = [Client(address, f"10.0.0.{number}" if rates else None) for number in range(CLIENTS)]
        for number, client in enumerate(clients):
            stack.push_async_callback(client.close)
            await client.ask("POST", "/api/session", {"name": f"Load {number}"})
        empty, tally = resident(pid), LoadTally()
        tables: list[LoadTable] = []
        awake = asyncio.create_task(_keep_awake(tables))
        stack.callback(awake.cancel)
        gate = asyncio.Semaphore(CLIENTS)
        await asyncio.gather(
            *(_open_table(plan, address, clients[n % CLIENTS], gate, tables, tally) for n in range(plan.tables))
        )
        for table in tables:
            stack.callback(table.close)
        # A pause of the clients would look like one of the server.
        gc.collect()
        gc.disable()
        yield LoadTables(plan, address, pid, tables, tally, max(0.0, resident(pid) - empty) / plan.tables)


async def _open_table(
    plan: LoadPlan, address: str, client: Client, gate: asyncio.Semaphore, tables: list[LoadTable], tally: LoadTally
) -> None:
    async with gate:
        fewest = min(find_game(plan.game).info.seats)
        seats = [{"kind": "me"}] + [{"kind": "local"}] * (fewest - 1)
        wish = {"game": plan.game, "map": plan.map, "seats": seats, "policy": {"order": "fixed"}}
        made = await client.ask("POST", "/api/tables", wish)
        table = LoadTable(made["table"]["id"], client.token or "", len(seats), tally)
        await table.open(address, client.forwarded)
        tables.append(table)


async def _keep_awake(tables: list[LoadTable]) -> None:
    """Tables that were opened first wait for the last, which may take longer than a server waits for a word."""
    while True:
        await asyncio.sleep(PING)
        for table in tables:
            table.ping()
