"""`rainhill serve --processes N`: one port, several processes, which come back when they die and end together."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server import players
from tests.server.databases import RedisServer
from tests.server.processes.test_crash import stored_keys
from tests.server.running_server import PATIENCE, RunningServer, command, running_server, verified
from tests.server.workers.test_workers import children, lives

pytestmark = pytest.mark.slow


def serving(server: RunningServer) -> list[int]:
    """The processes that serve requests."""
    assert server.process is not None
    found = []
    for child in children(server.process.pid):
        try:
            words = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
        except OSError:
            continue
        if "--shared-port" in words:
            found.append(child)
    return found


async def play_through(server: RunningServer, database: str) -> int:
    """Play while one of the processes is killed: its players find the other, and it comes back. Counts the moves."""
    tables = await players.sit_down(server.address, 4)
    stop, rng = asyncio.Event(), random.Random(1)
    tasks = [asyncio.create_task(players.play(table, [server.address], stop, rng)) for table in tables]
    await _moves(tables, 8, tasks)
    first, second = serving(server)
    os.kill(first, signal.SIGKILL)
    while len(now := serving(server)) < 2 or first in now:
        await asyncio.sleep(0.05)
    assert second in now
    await _moves(tables, players.moves_of(tables) + 8, tasks)
    stop.set()
    await asyncio.gather(*tasks)
    return await players.check(tables, server.address, await stored_keys(server.data, database))


async def _moves(tables: list[players.PlayedTable], count: int, tasks: list[asyncio.Task[None]]) -> None:
    """Wait for so many moves, or until all matches are over: on a quick machine they may be before a process is back.

    Whoever cannot go on says why, instead of being waited for.
    """
    while players.moves_of(tables) < count and not all(task.done() for task in tasks):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


def holders(server: RunningServer) -> dict[int, int]:
    """How many connections each of the processes has."""
    lines = Path("/proc/net/tcp").read_text(encoding="utf-8").splitlines()[1:]
    rows = [line.split() for line in lines]
    open_here = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{server.port:04X}") and row[3] == "01"}
    return {pid: len(open_here & set(map(_target, Path(f"/proc/{pid}/fd").iterdir()))) for pid in serving(server)}


def _target(file: Path) -> str:
    try:
        return str(file.readlink())
    except OSError:
        return ""


async def sit_together(server: RunningServer) -> None:
    """Everybody at a table is with the same process, whichever the system let them in by."""
    client = (await players.sit_down(server.address, 1))[0]
    until = time.monotonic() + PATIENCE
    came: list[int] = []
    # A process that has only just begun to serve has yet to hear of its neighbours.
    while sorted(came) != [0, 8]:
        assert time.monotonic() < until, came
        before = holders(server)
        async with AsyncExitStack() as stack:
            for _ in range(8):
                await stack.enter_async_context(client.client.at(client.table_id, 0))
            came = [count - before[pid] for pid, count in holders(server).items()]
        while holders(server) != before and time.monotonic() < until:
            await asyncio.sleep(0.05)
    await client.client.close()


def test_two_processes_share_a_port_and_one_that_dies_comes_back(database: str, redis: RedisServer) -> None:
    settings = {"RAINHILL_DATABASE": database, "RAINHILL_REDIS": redis.address}
    with running_server(None, "--processes", "2", **settings) as server:
        # A port is open with the first of them.
        while len(serving(server)) < 2:
            time.sleep(0.05)
        asyncio.run(sit_together(server))
        assert asyncio.run(play_through(server, database)) > 15
        ours = serving(server)
        assert server.stop() == 0
        assert not any(map(lives, ours))
        report = verified(server.data, **settings)
        assert report["ok"] and report["matches"] == 5, report


CHILD = """
import signal, sys
from rainhill.server.processes import end_with_parent
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
end_with_parent()
print("open", flush=True)
signal.pause()
"""
PARENT = """
import sys
from rainhill.server.processes import run_processes
command = [sys.executable, "-c", sys.argv[1]]
sys.exit(run_processes([command, command], lambda: print("all", flush=True), 10))
"""


def test_processes_do_not_outlive_the_one_that_started_them() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT, CHILD], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None and parent.stdout.readline() == "all\n"
    ours = children(parent.pid)
    assert len(ours) == 2
    parent.kill()
    parent.communicate()
    until = time.monotonic() + PATIENCE
    while any(map(lives, ours)):
        assert time.monotonic() < until, "processes outlive the one that started them"
        time.sleep(0.02)


def test_a_process_that_cannot_start_ends_them_all_with_its_code() -> None:
    parent = subprocess.run([sys.executable, "-c", PARENT, "raise SystemExit(3)"], check=False, timeout=PATIENCE)
    assert parent.returncode == 3


def test_one_that_dies_before_it_is_ready_is_started_again_if_another_serves(tmp_path: Path) -> None:
    """The first to come is open; the second dies once before it is."""
    child = f"""
import os, pathlib, signal, sys
mark = pathlib.Path({str(tmp_path)!r})
try:
    (mark / "first").mkdir()
except FileExistsError:
    while not (mark / "open").exists():
        pass
    try:
        (mark / "second").mkdir()
        os.kill(os.getpid(), signal.SIGKILL)
    except FileExistsError:
        pass
print("open", flush=True)
(mark / "open").touch()
signal.pause()
"""
    parent = subprocess.Popen([sys.executable, "-c", PARENT, child], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None and parent.stdout.readline() == "all\n"
    assert (tmp_path / "second").exists()
    parent.terminate()
    parent.communicate()
    assert parent.returncode == 0


def test_several_processes_share_a_database_and_redis(tmp_path: Path) -> None:
    done = command(tmp_path, "serve", "--port", "0", "--processes", "2")
    assert done.returncode == 2 and "RAINHILL_REDIS" in done.stderr
