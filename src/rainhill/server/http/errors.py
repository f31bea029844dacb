"""How HTTP answers are made: bodies that are bytes already, errors as `Trouble`, limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.locales import has_text, speaking, text
from rainhill.locales.words import record_trouble, setup_facts
from rainhill.server.accounts.people import Person
from rainhill.server.http.languages import language_of
from rainhill.server.protocol.messages import Trouble
from rainhill.server.rate_limits import Rate, network_of
from rainhill.server.storage.store import is_bad_value, is_dangling, is_outage
from rainhill.server.tables.errors import Forbidden, Missing, Unavailable
from rainhill.server.tables.replays import OverBudget

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
        415: "A body that is not said to be JSON",
        429: "Too many requests",
        503: "The database is away; try again with the same key",
    }.items()
}
Found = TypeVar("Found")
_logger = logging.getLogger("rainhill.http")


class AskerGone(Exception):
    """Whoever asked has hung up."""


class Absent(Exception):
    """There is no such thing to be learnt from."""


class TooMany(Exception):
    """A rate limit was reached."""


def client_address(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from, as far as limits tell senders apart."""
    return network_of(request.client.host) if request.client is not None else ""


def allow(rate: Rate, request: Request[Any, Any, Any]) -> None:
    """Count a request against a limit."""
    if not rate.take(client_address(request)):
        raise TooMany


def give_back(rate: Rate, request: Request[Any, Any, Any]) -> None:
    """It was none of those a limit is for."""
    rate.give_back(client_address(request))


def payers_of(request: Request[Any, Any, Any], person: Person | None) -> list[str]:
    """Who pays for work that is done for a request: the person, if it is known, and the address."""
    address = address_payer(request)
    return [address] if person is None else [f"person {person.id}", address]


def address_payer(request: Request[Any, Any, Any]) -> str:
    """The address of a request, as one of those who pay."""
    return f"address {client_address(request)}"


async def unless_gone(request: Request[Any, Any, Any], work: Awaitable[Found]) -> Found:
    """Wait for some work for as long as whoever asked for it does."""
    working = asyncio.ensure_future(work)
    going = asyncio.ensure_future(_until_gone(request))
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise AskerGone
        return working.result()
    finally:
        for task in (working, going):
            task.cancel()
        await asyncio.gather(working, going, return_exceptions=True)


async def _until_gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def json_answer(body: bytes, status: int = 200) -> Response[Any]:
    """An answer whose JSON is ready."""
    return Response(content=body, status_code=status, media_type=MediaType.JSON)


def trouble(status: int, code: str, facts: dict[str, Any] | None = None, sentence: str = "") -> Response[Any]:
    """An error as an answer, with its sentence."""
    if has_text(f"server-refusal-{code}"):
        sentence = text(f"server-refusal-{code}")
    body = Trouble(code=code, facts=facts or {}, text=sentence)
    return Response(body, status_code=status, media_type=MediaType.JSON)


def _refused(_: Any, error: Refused) -> Response[Any]:
    return trouble(409, error.code, dict(error.facts))


def _setup(_: Any, error: SetupError) -> Response[Any]:
    return trouble(400, f"setup-{error.code}", dict(error.facts) | setup_facts(error.code, error.facts))


def _record(_: Any, error: RecordError) -> Response[Any]:
    # Whose rules refused an action: the client has words of its own for it.
    game = {"game": error.game} if error.game else {}
    facts = dict(error.facts) | {"line": error.line} | game
    return trouble(400, f"record-{error.code}", facts, record_trouble(error))


def _http(_: Any, error: HTTPException) -> Response[Any]:
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:
        # Whoever hung up in the middle of a body hears no answer, and it was no mistake of ours.
        return trouble(400, "bad-request")
    code = {401: "no-session", 404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "bad-request")
    facts: dict[str, Any] = {}
    if error.status_code == 400 and isinstance(error.extra, list):
        # Which fields, not what was in them: it may be a secret.
        facts = {"fields": [str(item.get("key", "")) for item in error.extra if isinstance(item, dict)]}
    status = error.status_code if error.status_code < 500 else 500
    return trouble(status, code, facts)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if is_outage(error):
        return trouble(503, "unavailable")
    if is_bad_value(error):
        return trouble(400, "bad-request")
    if is_dangling(error):
        # Deleted since the request came in.
        return trouble(404, "not-found")
    _logger.error("request failed", exc_info=error, extra={"facts": {"path": request.scope["path"]}})
    return trouble(500, "internal")


Answering = Callable[[Request[Any, Any, Any], Any], Response[Any]]


def _in_their_language(answer: Answering) -> Answering:
    """The sentence of an error is for whoever asked."""

    def answered(request: Request[Any, Any, Any], error: Any) -> Response[Any]:
        with speaking(language_of(request)):
            return answer(request, error)

    return answered


_ANSWERS = cast(
    "dict[int | type[Exception], Answering]",
    {
        Refused: _refused,
        SetupError: _setup,
        RecordError: _record,
        Absent: lambda _, __: trouble(404, "not-found"),
        Missing: lambda _, __: trouble(404, "no-table"),
        Forbidden: lambda _, error: trouble(401 if error.code == "no-session" else 403, error.code),
        Unavailable: lambda _, __: trouble(503, "unavailable"),
        TooMany: lambda _, __: trouble(429, "too-fast"),
        AskerGone: lambda _, __: trouble(499, "gone"),
        OverBudget: lambda _, __: trouble(429, "too-fast"),
        HTTPException: _http,
        # Bodies that are no text, or nested without end: not the server's mistake.
        UnicodeDecodeError: lambda _, __: trouble(400, "bad-request"),
        RecursionError: lambda _, __: trouble(400, "bad-request"),
        Exception: _unexpected,
    },
)
EXCEPTIONS = {kind: _in_their_language(answer) for kind, answer in _ANSWERS.items()}
