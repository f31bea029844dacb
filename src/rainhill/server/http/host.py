"""HTTP: what a host watches, and the files of the browser client."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

from rainhill.locales import text
from rainhill.server import metrics
from rainhill.server.http.link_preview import page_of_link
from rainhill.server.services import Services

CLIENT = Path(__file__).resolve().parents[2] / "web_dist"


@get("/health", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def health() -> str:
    """The process lives."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(services: Services) -> Response[str]:
    """The process can serve: the database answers, and so does Redis if there is to be one."""
    if services.is_closing or not await services.store.is_ready() or not await services.signals.is_ready():
        return Response("not ready\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def plain_page() -> str:
    """What is shown where the browser client is not installed."""
    return text("server-plain-page")


def client_handlers() -> list[HTTPRouteHandler | Router]:
    """The browser client if it was built, else a page that says where the interface is."""
    if not (CLIENT / "index.html").is_file():
        return [plain_page]
    files = create_static_files_router(path="/", directories=[CLIENT], html_mode=True, name="client")
    return [page_of_link(CLIENT), files]


HANDLERS = (health, ready, figures)
