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
SECONDS = float(os.environ.get("RAINHILL_SOAK", "60"))
"""How long the long form plays; the short one ends with so many moves at every table:"""
MOVES = 8
TABLES = 12
EVERY = amount(2.0, 0.05)
"""Seconds between two moves at a table."""
STEP = amount(SECONDS / 60, 0.05)
"""Seconds between two looks at the memory."""


def is_enough(began: float, moves: int) -> bool:
    return amount(time.monotonic() > began + SECONDS, moves >= MOVES)


async def play_on(address: str) -> tuple[int, int]:
    """Play one match after the other; how many moves, and how many mistakes."""
    client, began = Client(address), time.monotonic()
    moves = mistakes = 0
    while not is_enough(began, moves) and not mistakes:
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
        made = await client.ask("POST", "/api/tables", wish)
        tally = LoadTally()
        table = LoadTable(made["table"]["id"], client.token or "", 2, tally)
        await table.open(address)
        table.play(EVERY)
        while not tally.over and not tally.mistakes and not is_enough(began, moves + len(tally.delays)):
            await asyncio.sleep(max(0.05, STEP / 10))
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
    playing = asyncio.gather(*(play_on(server.address) for _ in range(TABLES)))
    memory = []
    while not playing.done():
        memory.append(resident(server.process.pid) / 1000)
        await asyncio.sleep(STEP)
    done = await playing
    return memory, sum(moves for moves, _ in done), sum(mistakes for _, mistakes in done)


def test_memory_stays_flat() -> None:
    # A cache that is full soon, as it is one day on every server.
    with running_server(None, RAINHILL_CACHE="4") as server:
        memory, moves, mistakes = asyncio.run(soak(server))
    assert moves >= TABLES * MOVES and mistakes == 0
    quarter = len(memory) // 4
    begin, end = memory[quarter], max(memory[-quarter or -1 :])
    print(f"{moves} moves: {begin:.1f} MB after a quarter of the time, at most {end:.1f} in the last one")
    # In a few moves everything grows that has yet to be loaded; the long form tells.
    assert end < begin * amount(1.1, 2.0)
    add_up(f"seconds of soak, {moves} moves, {begin:.1f} to {end:.1f} MB: mistakes", int(SECONDS), mistakes)
