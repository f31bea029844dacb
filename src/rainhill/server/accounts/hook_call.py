"""One call of a webhook: a POST whose answer is read as far as its status, and no byte further.

By hand, because every client library reads, unpacks or follows more than is wanted from a stranger's machine.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache

from rainhill.server.accounts.hook_address import HookTarget, Undeliverable, find_target
from rainhill.server.settings import Settings

DEADLINE = 10.0
"""Seconds for everything together: the name, the connection, the call and the status."""
_LONGEST_LINE = 1024
_TRIES = 2
"""Addresses of one name that are tried."""


async def call_hook(address: str, settings: Settings, headers: Mapping[str, str], body: bytes) -> int:
    """Call a webhook and give the status it answers with; `Undeliverable` if it gives none in time."""
    try:
        async with asyncio.timeout(DEADLINE):
            target = await find_target(address, settings)
            reader, writer = await _connect(target)
            try:
                writer.write(_request(target, headers, body))
                await writer.drain()
                return _status(await reader.readline())
            finally:
                # Not `close`, which would listen to the other side's farewell.
                writer.transport.abort()
    except TimeoutError as error:
        raise Undeliverable("too slow") from error
    except (OSError, ValueError, asyncio.LimitOverrunError) as error:
        # A line without end is a ValueError here.
        raise Undeliverable(type(error).__name__) from error


async def _connect(target: HookTarget) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to one of the addresses that were checked; the name is not looked up again."""
    secure = _tls() if target.is_secure else None
    trouble: OSError | None = None
    for address in target.addresses[:_TRIES]:
        try:
            return await asyncio.open_connection(
                address,
                target.port,
                ssl=secure,
                server_hostname=target.host if target.is_secure else None,
                limit=_LONGEST_LINE,
            )
        except OSError as error:
            trouble = error
    raise trouble or Undeliverable("unknown host")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(target: HookTarget, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.authority}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Accept-Encoding: identity",
        "Connection: close",
    ]
    return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body


def _status(line: bytes) -> int:
    words = line.split(None, 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit() or len(words[1]) != 3:
        raise Undeliverable("no answer")
    return int(words[1])
