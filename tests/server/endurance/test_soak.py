"""A server that is used for long stays as it was: matches begin and end, and its memory does not grow with them."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from rainhill.server.client import Client
from rainhill.server.load_test.run import resident
from rainhill.server.load_test.table import LoadTable, LoadTally
from tests.ledger import add_up
from tests.rounds import amount
from tests.server.running_server import RunningServer, running_server

pytestmark = pytest.mark.slow
SECONDS = amount(float(os.environ.get("RAINHILL_SOAK", "60")), 2.0)
TABLES = 12
EVERY = amount(2.0, 0.05)
"""Seconds between two moves at a table."""
SAMPLES = 60


async def play_on(address: str, until: float) -> tuple[int, int]:
    """Play one match after the other; how many moves, and how many mistakes."""
    client = Client(address)
    moves = mistakes = 0
    while time.monotonic() < until:
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
        made = await client.ask("POST", "/api/tables", wish)
        tally = LoadTally()
        table = LoadTable(made["table"]["id"], client.token or "", 2, tally)
        await table.open(address)
        table.play(EVERY)
        while not tally.over and not tally.mistakes and time.monotonic() < until:
            await asyncio.sleep(0.1)
            table.ping()
        table.pause()
        while table.is_waiting:
            await asyncio.sleep(0.01)
        table.close()
        moves, mistakes = moves + len(tally.delays), mistakes + tally.mistakes
    await client.close()
    return moves, mistakes


async def soak(server: RunningServer) -> tuple[list[float], int, int]:
    """Megabytes of the server, looked at in equal steps; moves and mistakes."""
    assert server.process is not None
    until = time.monotonic() + SECONDS
    playing = [asyncio.create_task(play_on(server.address, until)) for _ in range(TABLES)]
    memory = []
    for _ in range(SAMPLES):
        await asyncio.sleep(SECONDS / SAMPLES)
        memory.append(resident(server.process.pid) / 1000)
    done = await asyncio.gather(*playing)
    return memory, sum(moves for moves, _ in done), sum(mistakes for _, mistakes in done)


def test_memory_stays_flat() -> None:
    # A cache that is full soon, as it is one day on every server.
    with running_server(None, RAINHILL_CACHE="4") as server:
        memory, moves, mistakes = asyncio.run(soak(server))
    assert moves > TABLES and mistakes == 0
    begin, end = memory[SAMPLES // 4], max(memory[-SAMPLES // 4 :])
    print(f"{moves} moves in {SECONDS:.0f} s: {begin:.1f} MB after a quarter of it, at most {end:.1f} in the last one")
    # In a few seconds everything grows that has yet to be loaded; the long form tells.
    assert end < begin * amount(1.1, 2.0)
    add_up(f"seconds of soak, {moves} moves, {begin:.1f} to {end:.1f} MB: mistakes", int(SECONDS), mistakes)
