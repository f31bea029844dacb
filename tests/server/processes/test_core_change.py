"""`make play` changes from the plain to the compiled core in the middle of matches, and no move is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import threading
from pathlib import Path

import pytest

from tests.server import players
from tests.server.databases import free_port, wait_open
from tests.server.processes.test_crash import stored_keys
from tests.server.running_server import PATIENCE, environment, verified
from tests.test_play import PretendedBuild
from tools.chores.core_build import PLAIN
from tools.chores.game_server import GameServer

pytestmark = pytest.mark.slow
TABLES = 3
MOVES = 4
"""So many at a table before the change, and again after it."""


async def play_through(server: GameServer, address: str, core: PretendedBuild, data: Path) -> int:
    """Play, have the core change, go on playing at the same address; count what was acknowledged and kept."""
    tables = await players.sit_down(address, TABLES)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(players.play(table, [address], stop, random.Random())) for table in tables]
    await _each(tables, MOVES)
    before = {table.table_id: len(table.acknowledged) for table in tables}
    plain = server._process
    core.end(is_good=True)
    while server._process is plain:
        await asyncio.sleep(0.05)
    # Players may have got this far before the old server ended: what follows is asked of the new one.
    await asyncio.to_thread(wait_open, int(address.rpartition(":")[2]), PATIENCE)
    await _each(tables, max(before.values()) + MOVES)
    stop.set()
    await asyncio.gather(*tasks)
    return await players.check(tables, address, await stored_keys(data, None))


async def _each(tables: list[players.PlayedTable], count: int) -> None:
    while min(len(table.acknowledged) for table in tables) < count:
        await asyncio.sleep(0.05)


def test_no_move_is_lost_when_the_core_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    port = free_port()
    env = {name: value for name, value in environment(tmp_path).items() if name != PLAIN}
    line = [sys.executable, "-m", "rainhill.cli", "serve", "--port", str(port), "--log", "warning"]
    server, core = GameServer(line, env, ("127.0.0.1", port)), PretendedBuild()
    codes: list[int] = []
    serving = threading.Thread(target=lambda: codes.append(server.run(core)))
    serving.start()
    try:
        wait_open(port, PATIENCE)
        acknowledged = asyncio.run(play_through(server, f"http://127.0.0.1:{port}", core, tmp_path))
    finally:
        server.end()
        core.ended.set()
        serving.join()
    assert acknowledged >= 2 * MOVES * TABLES
    assert codes == [0]
    report = verified(tmp_path)
    assert report["ok"], report
    assert report["matches"] == TABLES
