"""The load test: many tables, two sockets each, a move now and then, and a stopwatch."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from rainhill.server.visitor import TableSocket, Visitor

GOAL = 50.0
"""Milliseconds the 99th percentile should stay under."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure."""

    game: str
    map: str | None
    tables: int
    every: float
    seconds: float
    address: str | None = None
    postgres: str | None = None


@dataclass
class Report:
    """What was measured."""

    plan: Plan
    delays: list[float] = field(default_factory=list)
    mistakes: int = 0
    elapsed: float = 0.0
    memory: float = 0.0
    """kilobytes of the server for one table"""
    work: float = 0.0
    """seconds of processor time the server took while it was measured"""

    def facts(self) -> dict[str, Any]:
        """The figures, with times in milliseconds."""
        ordered = sorted(self.delays) or [0.0]
        return {
            "tables": self.plan.tables,
            "database": "PostgreSQL" if self.plan.postgres else "SQLite",
            "asked": self.plan.tables / self.plan.every,
            "rate": len(self.delays) / self.elapsed if self.elapsed else 0.0,
            "p50": ordered[len(ordered) // 2] * 1000,
            "p99": ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] * 1000,
            "longest": ordered[-1] * 1000,
            "memory": self.memory,
            "work": self.work / max(1, len(self.delays)) * 1000,
            "moves": len(self.delays),
            "mistakes": self.mistakes,
        }


@asynccontextmanager
async def own_server(postgres: str | None) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own, without rate limits; its address and process id."""
    with tempfile.TemporaryDirectory(prefix="rainhill-load-") as folder:
        env = os.environ | {"RAINHILL_RATES": "off", "RAINHILL_DATA": folder}
        env.pop("RAINHILL_DATABASE", None)
        if postgres is not None:
            env["RAINHILL_DATABASE"] = postgres
        command = [sys.executable, "-m", "rainhill.cli", "serve", "--port", "0", "--log", "warning"]
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
    """Kilobytes of memory a process holds; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    return next((float(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def worked(pid: int) -> float:
    """Seconds of processor time of a process; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(plan: Plan) -> Report:
    """One run."""
    async with AsyncExitStack() as stack:
        if plan.address is not None:
            return await _measure(plan, plan.address, 0)
        address, pid = await stack.enter_async_context(own_server(plan.postgres))
        return await _measure(plan, address, pid)


async def find_limit(plan: Plan) -> list[Report]:
    """Runs at a growing pace until the goal is missed."""
    reports = []
    pace = plan.tables / plan.every
    while pace < 100_000:
        reports.append(await measure(replace(plan, every=plan.tables / pace)))
        facts = reports[-1].facts()
        if facts["p99"] > GOAL or facts["rate"] < pace * 0.9:
            break
        pace *= 1.4
    return reports


async def _measure(plan: Plan, address: str, pid: int) -> Report:
    report = Report(plan)
    empty = resident(pid)
    visitors = [Visitor(address) for _ in range(20)]
    for number, visitor in enumerate(visitors):
        await visitor.ask("POST", "/api/session", {"name": f"Load {number}"})
    async with AsyncExitStack() as stack:
        gate = asyncio.Semaphore(20)
        tables = await asyncio.gather(
            *(_open_table(stack, plan, visitors[number % 20], gate) for number in range(plan.tables))
        )
        report.memory = max(0.0, resident(pid) - empty) / plan.tables
        worked_before = worked(pid)
        began = time.perf_counter()
        until = began + plan.seconds
        await asyncio.gather(*(_play_table(sockets, plan, until, report) for sockets in tables))
        report.elapsed = time.perf_counter() - began
        report.work = worked(pid) - worked_before
    for visitor in visitors:
        await visitor.close()
    return report


async def _open_table(
    stack: AsyncExitStack, plan: Plan, visitor: Visitor, gate: asyncio.Semaphore
) -> list[TableSocket]:
    async with gate:
        seats = [{"kind": "me"}, {"kind": "local"}] + [{"kind": "local"}] * (1 if plan.game == "steam" else 0)
        wish = {"game": plan.game, "map": plan.map, "seats": seats, "policy": {"order": "fixed"}}
        made = await visitor.ask("POST", "/api/tables", wish)
        table_id = made["table"]["id"]
        return [await stack.enter_async_context(visitor.at(table_id, seat)) for seat in range(len(seats))]


async def _play_table(sockets: list[TableSocket], plan: Plan, until: float, report: Report) -> None:
    await asyncio.sleep(random.random() * plan.every)
    while time.perf_counter() < until:
        turn = time.perf_counter()
        asked = sockets[0].table["asked"]
        if asked is None:
            return
        mover = sockets[asked]
        action = random.choice(mover.view["legal"])
        goal = mover.version + 1
        key = mover.new_key()
        message = {"type": "submit", "key": key, "version": mover.version, "seat": asked, "action": action}
        text = json.dumps(message)
        began = time.perf_counter()
        await mover.connection.send(text)
        try:
            arrivals = await asyncio.gather(*(_hear(socket, goal) for socket in sockets))
        except (TimeoutError, ConnectionClosed):
            # A server that falls behind by minutes has failed, whatever it says later.
            report.mistakes += 1
            return
        report.delays.append(max(arrivals) - began)
        rest = plan.every - (time.perf_counter() - turn)
        await asyncio.sleep(max(0.0, rest * random.uniform(0.8, 1.2)))


async def _hear(socket: TableSocket, version: int) -> float:
    """Wait until a socket has an event; tell when it came, before it was unpacked."""
    async with asyncio.timeout(60):
        while True:
            data = await socket.connection.recv()
            arrived = time.perf_counter()
            message = json.loads(data)
            if message["type"] == "update":
                socket.version, socket.view, socket.table = message["version"], message["view"], message["table"]
                if socket.version >= version:
                    return arrived
