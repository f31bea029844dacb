"""HTTP: what a host watches, and the files of the browser client."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.handlers import HTTPRouteHandler

from rainhill.locales import speaking, text
from rainhill.server import metrics
from rainhill.server.http.client_files import CLIENT, file_handlers
from rainhill.server.http.languages import language_of
from rainhill.server.http.link_preview import page_of_link
from rainhill.server.services import Services

LOOKED_AT = [HttpMethod.GET, HttpMethod.HEAD]


@route("/health", http_method=LOOKED_AT, media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def health() -> str:
    """The process lives."""
    return "ok\n"


@route("/ready", http_method=LOOKED_AT, media_type=MediaType.TEXT, include_in_schema=False)
async def ready(services: Services) -> Response[str]:
    """The process can serve: the database answers, and so does Redis if there is to be one."""
    if services.is_closing or not await services.store.is_ready() or not await services.signals.is_ready():
        return Response("not ready\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@route("/", http_method=LOOKED_AT, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def plain_page(request: Request[Any, Any, Any]) -> str:
    """What is shown where the browser client is not installed."""
    with speaking(language_of(request)):
        return text("server-plain-page")


def client_handlers() -> list[HTTPRouteHandler]:
    """The browser client if it was built, else a page that says where the interface is."""
    files = file_handlers(CLIENT)
    return [page_of_link(CLIENT), *files] if files else [plain_page]


HANDLERS = (health, ready, figures)
