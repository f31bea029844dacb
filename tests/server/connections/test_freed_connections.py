"""A connection that is over is freed at once: cycles would wait for the collector, which stops everybody."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from rainhill.server.connections.http import GuardedHttp
from rainhill.server.connections.server import GuardedServer, make_server
from rainhill.server.load_test.attacks import frame
from rainhill.server.settings import Settings
from tests.server.connections.test_floods import HANDSHAKE
from tests.server.databases import free_port
from tests.server.running_server import PATIENCE, application
from tests.server.waiting import until

HELLO = frame(1, json.dumps({"type": "hello", "protocol": 1}).encode())
NEVER_COMPLETE = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: "


@asynccontextmanager
async def served(data: Path) -> AsyncIterator[tuple[GuardedServer, int]]:
    settings = Settings(data=data, port=free_port(), rates=False)
    with application(settings) as app:
        server = make_server(app, settings)
        server.config.port = settings.port
        # Signals are the test runner's.
        serving = asyncio.create_task(server._serve())
        try:
            await until(lambda: server.started or serving.done())
            yield server, settings.port
        finally:
            server.should_exit = True
            await serving


async def spoken(port: int, words: bytes, *more: bytes) -> asyncio.StreamWriter:
    """A connection that has said something, each thing after an answer to the one before."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(words)
    for each in more:
        await reader.read(1)
        writer.write(each)
        await reader.read(1)
    return writer


@pytest.mark.slow
def test_sockets_and_half_requests_leave_no_cycles(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (server, port):
            wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
            address = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as http:
                table: dict[str, Any] = (await http.post("/api/tables", json=wish)).json()["table"]
            await until(lambda: not server.server_state.connections)
            handshake = HANDSHAKE.format(table=table["id"]).replace("Host: x", f"Host: 127.0.0.1:{port}").encode()
            gc.collect()
            gc.disable()
            try:
                open_now = [await spoken(port, handshake, HELLO), await spoken(port, NEVER_COMPLETE)]
                known = [weakref.ref(each) for each in server.server_state.connections]
                assert len(known) == 2
                for writer in open_now:
                    writer.close()
                await until(lambda: all(each() is None for each in known))
                # What the socket was before it became one.
                assert [each for each in gc.get_objects() if isinstance(each, GuardedHttp)] == []
            finally:
                gc.enable()

    asyncio.run(story())
