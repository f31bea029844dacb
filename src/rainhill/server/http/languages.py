"""HTTP: which language whoever asks would like to be answered in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Request

from rainhill.locales import languages

LONGEST = 200
"""Letters of the header that are looked at; browsers send fewer."""


def language_of(request: Request[Any, Any, Any]) -> str | None:
    """The language of ours that the request asks for first; None if it asks for none of them."""
    return _first_of(request.headers.get("accept-language", "")[:LONGEST])


@lru_cache(maxsize=256)
def _first_of(header: str) -> str | None:
    wished: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        base = name.strip().lower().partition("-")[0]
        if base in languages():
            wished.append((_number(weight), base))
    # Of those that are wished for as much as each other the first; one may be named to say that it is not wanted.
    best = max(wished, key=lambda wish: wish[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def _number(weight: str) -> float:
    try:
        return float(weight.strip().removeprefix("q="))
    except ValueError:
        return 1.0 if weight.strip() == "" else 0.0
