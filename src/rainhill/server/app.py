"""The application: handlers, dependencies, security headers, and its lifecycle."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rainhill._version import __version__
from rainhill.server import metrics
from rainhill.server.accounts.people import Person
from rainhill.server.http import accounts, analysis, host, maps, past, play, tables
from rainhill.server.http.errors import EXCEPTIONS, TooMany, allow
from rainhill.server.http.socket import table_socket
from rainhill.server.lifecycle import running
from rainhill.server.logs import log_request
from rainhill.server.protocol.messages import Trouble
from rainhill.server.security import HEADERS, is_own_origin, token_of
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.tables.errors import Forbidden

LARGEST_BODY = 1_000_000
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


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
        person = await services.person(token_of(request))
        if person is None:
            raise Forbidden("no-session")
        return person

    def check_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
        if request.url.path.startswith("/api/"):
            try:
                allow(services.limits.requests, request)
            except TooMany:
                return Response(Trouble(code="too-fast"), status_code=429, media_type=MediaType.JSON)
            if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_origin(request, settings):
                return Response(Trouble(code="foreign-origin"), status_code=403, media_type=MediaType.JSON)
        return None

    app = Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *play.HANDLERS,
            *past.HANDLERS,
            *maps.HANDLERS,
            *analysis.HANDLERS,
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
        # Not under /api: what is secret is never compressed together with what others may have written.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api"]),
        logging_config=None,
        signature_namespace={"Services": Services, "Person": Person},
    )
    # Around everything, not as middleware of the routes: an answer to a path that does not exist is an answer, too.
    app.asgi_handler = _observe(app.asgi_handler)
    return app


def _observe(app: ASGIApp) -> ASGIApp:
    """Add the security headers, count, and write a line without query or headers: secrets may be in those."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        method = scope.get("method")
        if method is None:
            # A socket has none.
            await app(scope, receive, send)
            return
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [(name, value) for name, value in _HEADERS if name not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
                metrics.requests.labels(f"{message['status'] // 100}xx").inc()
                log_request(str(method), scope["path"], message["status"], time.perf_counter() - began)
            await send(message)

        await app(scope, receive, sending)

    return wrapped
