"""Attackers, for a process of their own: `python -m rainhill.server.load_test.attacks KIND PORT TABLE SECONDS`.

Only ever against this machine. Whoever is hung up on comes back at once, but for a pause nobody's network is faster
than. At the end one line tells what was tried: connections made, connections lost, bytes sent.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

HOST = "127.0.0.1"
SLOW = 200
"""Connections of one address that say a little now and then."""
LISTENERS = 3000
AT_ONCE = 100
"""Listeners that connect side by side."""
PAUSE = 0.01
"""Seconds before an attacker comes back."""
CHUNK = 65_536
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


@dataclass
class Attack:
    """One attack on one server."""

    port: int
    table: str
    made: int = 0
    lost: int = 0
    sent: int = 0

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        found = await asyncio.open_connection(HOST, self.port)
        self.made += 1
        return found

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        writer.write(data)
        self.sent += len(data)
        await writer.drain()
        # With nobody to wait for, `drain` does not let others have a turn.
        await asyncio.sleep(0)

    async def shake(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket to the table, before the first word."""
        reader, writer = await self.connect()
        head = (
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionRefusedError
        return reader, writer

    async def again(self, once: Callable[[], Awaitable[None]]) -> None:
        """Attack, and attack again whenever that ends."""
        while True:
            with suppress(*LOST):
                await once()
            self.lost += 1
            await asyncio.sleep(PAUSE)

    # -- kinds --------------------------------------------------------------------------------------------------------

    async def pings(self) -> None:
        """Pings, whose pongs are read."""

        async def once() -> None:
            reader, writer = await self.shake()
            reading = asyncio.create_task(_read_all(reader))
            try:
                while not reading.done():
                    await self.send(writer, frame(9) * 1000)
            finally:
                reading.cancel()
                writer.close()

        await self.again(once)

    async def unread_pings(self) -> None:
        """Pings as long as they may be, whose pongs nobody reads."""

        async def once() -> None:
            _, writer = await self.shake()
            try:
                while True:
                    await self.send(writer, frame(9, b"x" * 125) * 50)
            finally:
                writer.close()

        await self.again(once)

    async def continuations(self) -> None:
        """A message in empty parts that never ends."""

        async def once() -> None:
            _, writer = await self.shake()
            try:
                await self.send(writer, frame(1, b"x", final=False))
                while True:
                    await self.send(writer, frame(0, final=False) * 1000)
            finally:
                writer.close()

        await self.again(once)

    async def headers(self) -> None:
        """A request whose head never ends, on ten connections."""

        async def once() -> None:
            _, writer = await self.connect()
            try:
                await self.send(writer, b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
                while True:
                    await self.send(writer, b"x" * CHUNK)
            finally:
                writer.close()

        await asyncio.gather(*(self.again(once) for _ in range(10)))

    async def requests(self) -> None:
        """Small requests, one after the other on ten connections, as fast as they are answered."""
        head = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"

        async def once() -> None:
            reader, writer = await self.connect()
            try:
                while not reader.at_eof():
                    await self.send(writer, head * 4)
                    await reader.read(CHUNK)
            finally:
                writer.close()

        await asyncio.gather(*(self.again(once) for _ in range(10)))

    async def half_open(self) -> None:
        """Requests that come byte by byte and are never complete."""
        await self._slow(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")

    async def bodies(self) -> None:
        """Bodies that come byte by byte and are never complete."""
        head = (
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n"
        )
        await self._slow(head)

    async def _slow(self, head: bytes) -> None:
        async def once() -> None:
            reader, writer = await self.connect()
            try:
                await self.send(writer, head)
                while not reader.at_eof():
                    await self.send(writer, b"x")
                    await asyncio.sleep(0.2)
            finally:
                writer.close()

        await asyncio.gather(*(self.again(once) for _ in range(SLOW)))

    async def listeners(self) -> None:
        """Thousands who watch one table."""
        gate = asyncio.Semaphore(AT_ONCE)
        hello = frame(1, json.dumps({"type": "hello", "protocol": 1}).encode())

        async def once() -> None:
            async with gate:
                reader, writer = await self.shake()
                await self.send(writer, hello)
                await reader.readexactly(2)
            try:
                await _read_all(reader)
            finally:
                writer.close()

        async def watch() -> None:
            with suppress(*LOST):
                await once()
            self.lost += 1

        await asyncio.gather(*(watch() for _ in range(LISTENERS)))


KINDS = ("pings", "unread_pings", "continuations", "headers", "requests", "half_open", "bodies", "listeners")


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A frame masked with zeros."""
    return bytes(((0x80 if final else 0) | opcode, 0x80 | len(payload))) + bytes(4) + payload


async def _read_all(reader: asyncio.StreamReader) -> None:
    while await reader.read(CHUNK):
        pass


async def _attack(kind: str, port: int, table: str, seconds: float) -> Attack:
    attack = Attack(port, table)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await getattr(attack, kind)()
    return attack


def main(words: list[str]) -> int:
    """Attack for so many seconds."""
    kind, port, table, seconds = words
    if kind not in KINDS:
        return 2
    if hasattr(os, "nice"):
        # An attacker has a processor of their own; here they should not take the server's.
        os.nice(10)
    done = asyncio.run(_attack(kind, int(port), table, float(seconds)))
    sys.stdout.write(json.dumps({"made": done.made, "lost": done.lost, "sent": done.sent}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
