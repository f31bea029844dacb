"""The application: handlers, dependencies, security headers, and its lifecycle."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send, WebSocketCloseEvent

from rainhill._version import __version__
from rainhill.server import metrics
from rainhill.server.accounts.people import Person
from rainhill.server.http import accounts, analysis, host, learnt, lessons, maps, past, play, puzzles, seats, tables
from rainhill.server.http.errors import EXCEPTIONS, TooMany, allow, trouble
from rainhill.server.http.socket import table_socket
from rainhill.server.lifecycle import running
from rainhill.server.logs import log_request
from rainhill.server.security import HEADERS, HSTS, has_nul, head_trouble, is_json, is_own_origin, token_of
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.tables.errors import Forbidden
from rainhill.server.tables.outages import through_outages

LARGEST_BODY = 1_000_000
MOVES = ("/actions", "/control")
"""How the paths end of what is written into a log."""
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

_NO_SOCKET: WebSocketCloseEvent = {"type": "websocket.close", "code": 4404, "reason": ""}


def make_app(settings: Settings) -> Litestar:
    """The application of one server process."""
    services = build_services(settings)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        async with running(services):
            yield

    async def provide_person(request: Request[Any, Any, Any]) -> Person | None:
        return await services.person(token_of(request))

    async def provide_known(request: Request[Any, Any, Any]) -> Person:
        token = token_of(request)
        if request.scope["path"].endswith(MOVES):
            # A move waits for the database from the first look at who sends it, as it does on a socket.
            person = await through_outages(lambda: services.person(token))
        else:
            person = await services.person(token)
        if person is None:
            raise Forbidden("no-session")
        return person

    async def check_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
        if not request.scope["path"].startswith("/api/"):
            return None
        try:
            allow(services.limits.requests, request)
        except TooMany:
            return trouble(429, "too-fast")
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if not is_own_origin(request, settings):
            return trouble(403, "foreign-origin")
        body = await request.body()
        if body and not is_json(request.headers.get("content-type", "")):
            return trouble(415, "not-json")
        return trouble(400, "bad-request") if has_nul(body) else None

    app = Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *seats.HANDLERS,
            *play.HANDLERS,
            *past.HANDLERS,
            *maps.HANDLERS,
            *analysis.HANDLERS,
            *lessons.HANDLERS,
            *puzzles.HANDLERS,
            *learnt.HANDLERS,
            *accounts.HANDLERS,
            *host.HANDLERS,
            *host.client_handlers(),
            table_socket,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "person": Provide(provide_person),
            "somebody_known": Provide(provide_known),
        },
        before_request=check_request,
        exception_handlers=EXCEPTIONS,
        lifespan=[life],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Rainhill",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        # No compression here: what is secret is never compressed together with what others may have written, and the
        # files of the client come compressed (http/client_files).
        logging_config=None,
        signature_namespace={"Services": Services, "Person": Person},
    )
    # Around everything, not as middleware of the routes: an answer to a path that does not exist is an answer, too.
    app.asgi_handler = _observe(app.asgi_handler, settings)
    return app


def _observe(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Add the security headers, count, and write a line without query or headers: secrets may be in those."""
    every = [*_HEADERS, (b"strict-transport-security", HSTS.encode())] if settings.is_secure else _HEADERS

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        bad = head_trouble(scope)
        if scope["type"] != ScopeType.HTTP:
            await (app(scope, receive, send) if bad is None else send(_NO_SOCKET))
            return
        method = scope["method"]
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [(name, value) for name, value in every if name not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
                metrics.requests.labels(f"{message['status'] // 100}xx").inc()
                log_request(str(method), scope["path"], message["status"], time.perf_counter() - began)
            await send(message)

        if bad is None:
            await app(scope, receive, sending)
        else:
            await trouble(*bad).to_asgi_response(app=None, request=Request(scope))(scope, receive, sending)

    return wrapped
