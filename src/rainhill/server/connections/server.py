"""The server process: uvicorn with guarded connections, and an end that does not wait for those who will not go."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import time
from typing import Any

import uvicorn

from rainhill.server.connections.guard import TOTAL_CONNECTIONS, Guard
from rainhill.server.connections.http import GuardedHttp
from rainhill.server.connections.neighbours import Neighbours
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
_logger = logging.getLogger("rainhill.connections")


class GuardedServer(uvicorn.Server):
    """One server process."""

    def __init__(self, config: uvicorn.Config, guard: Guard, neighbours: Neighbours | None = None) -> None:
        super().__init__(config)
        self.guard = guard
        self.neighbours = neighbours
        self._adoptions: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.neighbours is not None:
            try:
                self.neighbours.open(self._adopt)
            except OSError as error:
                _logger.warning("no neighbours", extra={"facts": {"reason": repr(error)[:200]}})

    def _adopt(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._serve_adopted(connection, head))
        self._adoptions.add(task)
        task.add_done_callback(self._adoptions.discard)

    async def _serve_adopted(self, connection: socket.socket, head: bytes) -> None:
        """Go on where another process stopped: after the head of the request."""
        make: Any = self.config.http_protocol_class
        protocol = make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.is_adopted = True
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            # It has gone meanwhile.
            connection.close()
            return
        protocol.data_received(head)

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self.guard.sweep(self.server_state.connections, time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.neighbours is not None:
            self.neighbours.close()
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


def make_server(app: Any, settings: Settings, neighbours: Neighbours | None = None) -> GuardedServer:
    """A server for an application; nothing is open yet."""
    guard = Guard(settings.trusted_proxies, settings.rates, _most_connections())
    config = uvicorn.Config(
        app,
        http=type("Http", (GuardedHttp,), {"guard": guard, "neighbours": neighbours}),
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
    return GuardedServer(config, guard, neighbours)


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
