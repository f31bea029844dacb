"""Other people's moves while somebody floods the server: the same tables, quiet first and then under each attack."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from rainhill.server.load_test.attacks import KINDS
from rainhill.server.load_test.run import LoadPlan, LoadTables, load_tables, resident

QUIET = "quiet"
SPARE = 0.5
"""Seconds an attack lasts longer than its measurement."""
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
    """the 99th percentile right before, with nobody flooding: other work on the machine comes and goes"""
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
    """For each attack a quiet run and one under it, all on one server with its usual limits."""
    async with load_tables(plan, rates=True) as load:
        for kind in kinds:
            quiet = await _measured(load, QUIET, 0.0, {})
            yield quiet
            yield await _under(load, kind, quiet.p99)


async def _under(load: LoadTables, kind: str, quiet: float) -> FloodReport:
    port = urlsplit(load.address).port or 80
    lasts = load.plan.seconds + load.plan.every + SPARE
    words = [kind, str(port), load.tables[0].table_id, str(lasts)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "rainhill.server.load_test.attacks", *words, stdout=asyncio.subprocess.PIPE
    )
    try:
        report = await _measured(load, kind, quiet, {})
        out, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    report.tried.update(json.loads(out))
    return report


async def _measured(load: LoadTables, kind: str, quiet: float, tried: dict[str, Any]) -> FloodReport:
    report = await load.run(load.plan.every, load.plan.seconds)
    facts = report.facts()
    return FloodReport(
        kind,
        facts["p50"],
        facts["p99"],
        facts["longest"],
        facts["moves"],
        facts["mistakes"],
        report.work / report.elapsed,
        resident(load.pid) / 1024,
        quiet or facts["p99"],
        tried,
    )
