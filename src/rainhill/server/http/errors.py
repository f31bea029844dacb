"""How HTTP answers are made: bodies that are bytes already, errors as `Trouble`, limits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.locales import has_text, text
from rainhill.locales.words import setup_facts
from rainhill.server.protocol.messages import Trouble
from rainhill.server.rate_limits import Rate
from rainhill.server.storage.store import is_outage
from rainhill.server.tables.errors import Forbidden, Missing, Unavailable

TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=words)
    for status, words in {
        400: "Not understood, or not possible to set up",
        401: "A session is needed",
        403: "Not allowed",
        404: "No such table",
        405: "Not a way to ask this",
        409: "Refused as things stand",
        413: "Too large",
        429: "Too many requests",
        503: "The database is away; try again with the same key",
    }.items()
}
_logger = logging.getLogger("rainhill.http")


class TooMany(Exception):
    """A rate limit was reached."""


def client_address(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


def allow(rate: Rate, request: Request[Any, Any, Any]) -> None:
    """Count a request against a limit."""
    if not rate.take(client_address(request)):
        raise TooMany


def json_answer(body: bytes, status: int = 200) -> Response[Any]:
    """An answer whose JSON is ready."""
    return Response(content=body, status_code=status, media_type=MediaType.JSON)


def _trouble(status: int, code: str, facts: dict[str, Any] | None = None) -> Response[Any]:
    sentence = text(f"server-refusal-{code}") if has_text(f"server-refusal-{code}") else ""
    trouble = Trouble(code=code, facts=facts or {}, text=sentence)
    return Response(trouble, status_code=status, media_type=MediaType.JSON)


def _refused(_: Any, error: Refused) -> Response[Any]:
    return _trouble(409, error.code, dict(error.facts))


def _setup(_: Any, error: SetupError) -> Response[Any]:
    return _trouble(400, f"setup-{error.code}", dict(error.facts) | setup_facts(error.code, error.facts))


def _record(_: Any, error: RecordError) -> Response[Any]:
    return _trouble(400, f"record-{error.code}", dict(error.facts) | {"line": error.line})


def _http(_: Any, error: HTTPException) -> Response[Any]:
    code = {401: "no-session", 404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "bad-request")
    facts: dict[str, Any] = {}
    if error.status_code == 400 and isinstance(error.extra, list):
        # Which fields, not what was in them: it may be a secret.
        facts = {"fields": [str(item.get("key", "")) for item in error.extra if isinstance(item, dict)]}
    status = error.status_code if error.status_code < 500 else 500
    return _trouble(status, code, facts)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if is_outage(error):
        return _trouble(503, "unavailable")
    _logger.error("request failed", exc_info=error, extra={"facts": {"path": request.url.path}})
    return _trouble(500, "internal")


EXCEPTIONS = cast(
    "dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]]",
    {
        Refused: _refused,
        SetupError: _setup,
        RecordError: _record,
        Missing: lambda _, __: _trouble(404, "no-table"),
        Forbidden: lambda _, error: _trouble(401 if error.code == "no-session" else 403, error.code),
        Unavailable: lambda _, __: _trouble(503, "unavailable"),
        TooMany: lambda _, __: _trouble(429, "too-fast"),
        HTTPException: _http,
        # Bodies that are no text, or nested without end: not the server's mistake.
        UnicodeDecodeError: lambda _, __: _trouble(400, "bad-request"),
        RecursionError: lambda _, __: _trouble(400, "bad-request"),
        Exception: _unexpected,
    },
)
