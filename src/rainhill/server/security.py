"""What every answer carries and every request has to show: security headers, origins, session cookies."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import HTTPScope, WebSocketScope

from rainhill.server.settings import Settings

COOKIE = "rainhill_session"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
HSTS = "max-age=31536000"
"""For addresses under https: browsers do not even try the other way for a year."""
LONGEST_PATH = 2000
LONGEST_NAME = 255
"""Bytes of one part of a path; a longer one is no file's name anywhere."""
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def has_nul(json: bytes) -> bool:
    """Whether a text in JSON holds the character NUL, which no database takes (written bare, it is no JSON at all)."""
    return _NUL.search(json) is not None


def head_trouble(scope: HTTPScope | WebSocketScope) -> tuple[int, str] | None:
    """Status and code for a request whose path or host cannot be anything."""
    path = scope["path"]
    if "\0" in path or b"%00" in scope["query_string"]:
        return 400, "bad-request"
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if len(hosts) > 1:
        # Of two, a proxy might believe one and we the other.
        return 400, "bad-request"
    try:
        for host in hosts:
            # Read for its port, as everybody does who puts the address of a request together.
            _ = urlsplit("//" + host).port
    except ValueError:
        return 400, "bad-request"
    if len(path) > LONGEST_PATH:
        return 414, "too-large"
    if any(len(name.encode(errors="replace")) > LONGEST_NAME for name in path.split("/")):
        return 404, "not-found"
    return None


def is_json(content_type: str) -> bool:
    """Whether a body is said to be JSON; what is said to be a form comes from pages that may not send JSON."""
    return content_type.partition(";")[0].strip().lower() == "application/json"


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The session of a browser: out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
        path="/",
        max_age=400 * 86_400,
    )


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The session token a client shows: `Authorization: Bearer`, else the cookie."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    token = value if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
    return token if token and 16 <= len(token) <= 128 else None


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request comes from our own pages, or from something that is no browser and so has no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.address is not None:
        return origin == settings.address
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        # No address at all.
        return False
