"""A WebSocket as light as the load test needs it, so that it measures the server more than itself.

Frames of a server come whole and unmasked; only what the test looks at is taken out of a message.
"""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Number(msgspec.Struct):
    """A log entry, of which only the number counts."""

    number: int


class Asked(msgspec.Struct):
    asked: int | None


class Choices(msgspec.Struct):
    legal: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """What the load test looks at in a message of any type."""

    type: str
    version: int = 0
    key: str = ""
    table: Asked | None = None
    view: Choices | None = None
    entries: list[Number] = []


_decode = msgspec.json.Decoder(Heard).decode


class LoadSocket(asyncio.Protocol):
    """One connection to one table; every message is handed on with the time at which it was complete."""

    def __init__(self, on_heard: Callable[[LoadSocket, Heard, float], None], on_lost: Callable[[], None]) -> None:
        self.on_heard = on_heard
        self.on_lost = on_lost
        self.is_closing = False
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._shaken: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()

    async def connect(self, address: str, path: str, headers: Mapping[str, str] | None = None) -> None:
        """Connect and shake hands."""
        parts = urlsplit(address)
        loop = asyncio.get_running_loop()
        shaken = self._shaken
        await loop.create_connection(lambda: self, parts.hostname or "localhost", parts.port or 80)
        assert self._transport is not None and shaken is not None
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in (headers or {}).items()),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(60):
            await shaken

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._shaken is None and self._transport is not None and not self._transport.is_closing()

    def send(self, message: bytes, opcode: int = TEXT) -> None:
        """Send a message, masked with zeros: the server undoes any mask, and this one costs nothing."""
        assert self._transport is not None
        length = len(message)
        head = bytes((0x80 | opcode, 0x80 | length)) if length < 126 else bytes((0x80 | opcode, 0x80 | 126))
        size = b"" if length < 126 else length.to_bytes(2, "big")
        self._transport.write(head + size + bytes(4) + message)

    def close(self) -> None:
        """Hang up."""
        self.is_closing = True
        if self._transport is not None:
            self._transport.close()

    # -- what the event loop calls ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if self._shaken is not None and not self._shaken.done():
            self._shaken.set_exception(error or ConnectionResetError())
        if not self.is_closing:
            self.on_lost()

    def data_received(self, data: bytes) -> None:
        arrived = time.perf_counter()
        self._buffer += data
        if self._shaken is not None and not self._shake():
            return
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.on_heard(self, _decode(payload), arrived)
            elif opcode == PING:
                self.send(payload, PONG)

    def _shake(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        assert self._shaken is not None
        if self._buffer.startswith(b"HTTP/1.1 101"):
            self._shaken.set_result(None)
        else:
            self._shaken.set_exception(ConnectionRefusedError(bytes(self._buffer[:40])))
        self._shaken = None
        del self._buffer[: end + 4]
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return frame
