"""Bot workers end with their server, even when it is killed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from rainhill.server.client import Client
from tests.server.running_server import PATIENCE, running_server

pytestmark = pytest.mark.slow


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
    client = Client(address)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = await client.ask("POST", "/api/tables", {"game": "rocket", "map": "toy", "seats": seats})
    async with client.at(made["table"]["id"], None) as socket, asyncio.timeout(60):
        while socket.version < 2:
            await socket.receive()
    await client.close()


def test_no_worker_outlives_a_killed_server() -> None:
    with running_server() as server:
        assert server.process is not None
        asyncio.run(ask_a_bot(server.address))
        workers = children(server.process.pid)
        assert workers
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(map(lives, workers)):
            assert time.monotonic() < until, "workers outlive their server"
            time.sleep(0.02)
