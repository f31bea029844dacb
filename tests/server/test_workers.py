"""Bot workers end with their server, even when it is killed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from rainhill.server.visitor import Visitor
from tests.server.houses import house


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def ask_a_bot(address: str) -> None:
    visitor = Visitor(address)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = await visitor.ask("POST", "/api/tables", {"game": "rocket", "map": "toy", "seats": seats})
    async with visitor.at(made["table"]["id"], None) as socket, asyncio.timeout(60):
        while socket.version < 2:
            await socket.receive()
    await visitor.close()


def test_no_worker_outlives_a_killed_server() -> None:
    with house() as server:
        assert server.process is not None
        asyncio.run(ask_a_bot(server.address))
        workers = children(server.process.pid)
        assert workers
        server.kill()
        until = time.monotonic() + 20
        while any(map(lives, workers)):
            assert time.monotonic() < until, "workers outlive their server"
            time.sleep(0.1)
