"""The server process: uvicorn with guarded connections, and an end that does not wait for those who will not go."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from typing import Any

import uvicorn

from rainhill.server.connections.guard import TOTAL_CONNECTIONS, Guard
from rainhill.server.connections.http import GuardedHttp
from rainhill.server.connections.sockets import GuardedSocket
from rainhill.server.protocol.messages import LARGEST_MESSAGE
from rainhill.server.settings import Settings

GRACE = 4
"""Seconds in which requests under way may end when the server is told to stop."""
FORCE = 2.0
"""Seconds in which connections may be closed in good order before that."""
BACKLOG = 256
"""Connections the system accepts for us; all of them are taken at once, while nobody is served."""
SPARE_FILES = 100


class GuardedServer(uvicorn.Server):
    """One server process."""

    def __init__(self, config: uvicorn.Config, guard: Guard) -> None:
        super().__init__(config)
        self.guard = guard

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self.guard.sweep(self.server_state.connections, time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        forcing = asyncio.create_task(self._force())
        try:
            await super().shutdown(sockets)
        finally:
            forcing.cancel()

    async def _force(self) -> None:
        """Whoever does not read what is left for them cannot keep the process."""
        await asyncio.sleep(FORCE)
        for connection in list(self.server_state.connections):
            if connection.transport.is_closing():
                connection.transport.abort()


def make_server(app: Any, settings: Settings) -> GuardedServer:
    """A server for an application; nothing is open yet."""
    guard = Guard(settings.trusted_proxies, settings.rates, _most_connections())
    config = uvicorn.Config(
        app,
        http=type("Http", (GuardedHttp,), {"guard": guard}),
        ws=type("Socket", (GuardedSocket,), {"guard": guard}),
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_per_message_deflate=False,
        # Clients say something every now and then, or are cut off; this finds only those that cannot be reached.
        ws_ping_interval=40,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )
    return GuardedServer(config, guard)


def _most_connections() -> int:
    """As many as there are files for; databases and workers need some, too."""
    if sys.platform == "win32":
        return TOTAL_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = TOTAL_CONNECTIONS + SPARE_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(TOTAL_CONNECTIONS, soft - SPARE_FILES)
