"""A socket is handed to the process its table belongs to; who cannot be handed on is served where they are."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from rainhill.server.connections.neighbours import Neighbours, read_neighbours


def url(table: str) -> bytes:
    return f"/api/tables/{table}/socket".encode()


def test_a_table_belongs_to_one_process_and_everybody_agrees(tmp_path: Path) -> None:
    every = [read_neighbours(f"{number}:3:{tmp_path}") for number in range(3)]
    for table in ("abc", "x-1", "Zz_9", "t4"):
        owners = [one.owner(url(table)) for one in every]
        assert owners.count(None) == 1, "it is ours for one of them"
        assert set(owners) - {None} == {owners.index(None)}
    for other in (b"/api/tables", b"/api/tables/abc", b"/api/tables/a%62c/socket", b"/"):
        assert [one.owner(other) for one in every] == [None] * 3


def test_a_connection_goes_on_in_the_other_process(tmp_path: Path) -> None:
    async def run() -> None:
        here, there = Neighbours(tmp_path, 0, 2), Neighbours(tmp_path, 1, 2)
        client, ours = socket.socketpair()
        assert not here.pass_on(1, ours.fileno(), b"head"), "nobody is there yet"
        adopted: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        there.open(lambda connection, head: adopted.put_nowait((connection, head)))
        assert here.pass_on(1, ours.fileno(), b"head")
        # What is closed here is open there.
        ours.close()
        connection, head = await adopted.get()
        assert head == b"head"
        client.send(b"still there")
        assert connection.recv(100) == b"still there"
        connection.close()
        assert not here.pass_on(1, client.fileno(), b"x" * 70_000)
        there.close()
        # A connection that was under way may go once more; then it is noticed.
        while here.pass_on(1, client.fileno(), b"head"):
            await asyncio.sleep(0)
        client.close()
        here.close()

    asyncio.run(run())
