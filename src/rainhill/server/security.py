"""What every answer carries and every request has to show: security headers, origins, session cookies."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

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
    return urlsplit(origin).netloc == connection.headers.get("host", "")
