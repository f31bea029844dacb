"""Other people's moves while somebody floods the server: the same tables, quiet first and then under each attack."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from rainhill.server.load_test.attacks import KINDS
from rainhill.server.load_test.processor_shares import NoShares, limited
from rainhill.server.load_test.run import WARM, LoadPlan, LoadReport, LoadTables, load_tables, resident

QUIET = "quiet"
SPARE = 0.5
"""Seconds an attack lasts longer than its measurement."""
TURNS = 4
"""Quiet runs and runs under an attack by turns: other work on the machine comes and goes, and is to meet both."""
ATTACKER = 0.3
"""Of a processor for the attackers, who in truth have machines of their own: the server is measured, not its rest."""
MOST = 2.0
"""How many times the quiet figure the 99th percentile may be under an attack."""


FIGURES = ("kind", "p50", "p99", "longest", "moves", "mistakes", "busy", "memory", "quiet")


@dataclass(frozen=True, slots=True)
class FloodReport:
    """The moves of others under one attack."""

    kind: str
    p50: float
    p99: float
    longest: float
    moves: int
    mistakes: int
    busy: float
    """how much of a processor the server took, 1.0 being all of it"""
    memory: float
    """megabytes of the server afterwards"""
    quiet: float
    """the 99th percentile in between, with nobody flooding"""
    tried: dict[str, Any]
    """what the attackers did"""

    @property
    def ratio(self) -> float:
        """How many times the quiet figure the 99th percentile is."""
        return self.p99 / self.quiet if self.quiet else 0.0

    @property
    def sent_mb(self) -> float:
        """Megabytes the attackers sent."""
        return float(self.tried.get("sent", 0)) / 1e6

    def facts(self) -> dict[str, Any]:
        """The figures, with times in milliseconds."""
        named = {name: getattr(self, name) for name in FIGURES} | {"ratio": self.ratio}
        return named | {name: self.tried.get(name, 0) for name in ("made", "lost", "sent")}


async def measure_floods(plan: LoadPlan, kinds: Sequence[str] = KINDS) -> AsyncIterator[FloodReport]:
    """For each attack quiet runs and runs under it in turns, all on one server with its usual limits."""
    async with load_tables(plan, rates=True) as load:
        for kind in kinds:
            quiet, under = Moves(), Moves()
            tried: Counter[str] = Counter()
            for _ in range(TURNS):
                quiet.add(await load.run(plan.every, plan.seconds / TURNS))
                tried.update(await _attacked(load, kind, under))
            yield quiet.report(QUIET, load.pid, quiet.p99, {})
            yield under.report(kind, load.pid, quiet.p99, dict(tried))


@dataclass
class Moves:
    """The moves of several runs."""

    delays: list[float] = field(default_factory=list)
    mistakes: int = 0
    work: float = 0.0
    elapsed: float = 0.0

    def add(self, report: LoadReport) -> None:
        self.delays += report.delays
        self.mistakes += report.mistakes
        self.work += report.work
        self.elapsed += report.elapsed

    def _at(self, share: float) -> float:
        ordered = sorted(self.delays) or [0.0]
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000

    @property
    def p99(self) -> float:
        return self._at(0.99)

    def report(self, kind: str, pid: int, quiet: float, tried: dict[str, Any]) -> FloodReport:
        busy, memory = self.work / max(self.elapsed, 0.001), resident(pid) / 1024
        figures = self._at(0.5), self.p99, self._at(1.0), len(self.delays), self.mistakes, busy, memory
        return FloodReport(kind, *figures, quiet, tried)


async def _attacked(load: LoadTables, kind: str, moves: Moves) -> dict[str, int]:
    """One run under an attack; what the attackers did."""
    plan = load.plan
    port = urlsplit(load.address).port or 80
    words = [kind, str(port), load.tables[0].table_id, str(plan.seconds / TURNS + max(plan.every, WARM) + SPARE)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "rainhill.server.load_test.attacks", *words, stdout=asyncio.subprocess.PIPE
    )
    try:
        with ExitStack() as stack:
            # Where nobody may say how much they get, they stand back for everybody else (`attacks`).
            with suppress(NoShares):
                stack.enter_context(limited([process.pid], ATTACKER))
            moves.add(await load.run(plan.every, plan.seconds / TURNS))
            out, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    done: dict[str, int] = json.loads(out)
    return done
