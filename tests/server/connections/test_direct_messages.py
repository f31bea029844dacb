"""Messages that go past the layers for requests: none is lost, overtaken or read where it is not right."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rainhill.server.client import Client
from rainhill.server.connections.frames import frame_head, whole_text
from rainhill.server.load_test.attacks import Attack, frame
from tests.server.running_server import RunningServer

TEXT, CLOSE = 1, 8


def masked(text: bytes, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    size = bytes((0x80 | len(text),)) if len(text) < 126 else bytes((0x80 | 126,)) + len(text).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))


@pytest.mark.parametrize("text", ["", "x", "ä" * 62, "x" * 126, "ж" * 4000])
def test_a_whole_frame_is_its_text(text: str) -> None:
    assert whole_text(masked(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        masked(b"text")[:-1],
        masked(b"text") + b"\x81",
        b"\x01" + masked(b"text")[1:],
        b"\x82" + masked(b"text")[1:],
        b"\xc1" + masked(b"text")[1:],
        b"\x81\x04text",
        masked(b"\xff\xfe"),
        b"\x81",
    ],
)
def test_anything_else_is_left_to_those_who_know_what_to_do_with_it(data: bytes) -> None:
    assert whole_text(data) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_tells_its_length(length: int) -> None:
    head = frame_head(length)
    assert head[0] == 0x81
    told = head[1] if head[1] < 126 else int.from_bytes(head[2:], "big")
    assert told == length and len(head) == {126: 4, 127: 10}.get(head[1], 2)


class RawSocket:
    """A socket whose bytes are ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def heard(self) -> dict[str, Any] | int:
        """The next message; a number for the code of a close."""
        while True:
            first, second = await self.reader.readexactly(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            payload = await self.reader.readexactly(length)
            if first & 15 == TEXT:
                found: dict[str, Any] = json.loads(payload)
                return found
            if first & 15 == CLOSE:
                return int.from_bytes(payload[:2], "big")

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.heard()
            assert isinstance(message, dict), message
            if message["type"] == kind:
                return message


@asynccontextmanager
async def table_socket(server: RunningServer) -> AsyncIterator[tuple[RawSocket, bytes]]:
    """A socket before its hello, and the hello."""
    client = Client(server.address)
    seats = [{"kind": "me"}, {"kind": "local"}]
    made = await client.ask("POST", "/api/tables", {"game": "rocket", "map": "toy", "seats": seats})
    reader, writer = await Attack(server.port, made["table"]["id"]).shake()
    hello = {"type": "hello", "protocol": 1, "seat": 0, "token": client.token}
    try:
        yield RawSocket(reader, writer), masked(json.dumps(hello).encode())
    finally:
        writer.close()
        await client.close()


def ping(number: int) -> bytes:
    return masked(json.dumps({"type": "ping", "sent": number}).encode())


@pytest.mark.slow
def test_messages_keep_their_order_however_they_are_cut(server: RunningServer) -> None:
    async def run() -> None:
        async with table_socket(server) as (socket, hello):
            # Before the welcome, together, one by one, in parts, across reads: they are answered in order.
            socket.writer.write(hello + ping(0) + ping(1))
            await socket.until("welcome")
            whole = json.dumps({"type": "ping", "sent": 5}).encode()
            parts = frame(TEXT, whole[:9], final=False) + frame(0, whole[9:])
            for data in (ping(2), ping(3) + ping(4), parts, ping(6)[:7], ping(6)[7:] + ping(7)[:1], ping(7)[1:]):
                socket.writer.write(data)
                await socket.writer.drain()
                await asyncio.sleep(0.01)
            socket.writer.write(b"".join(ping(number) for number in range(8, 30)))
            answers = [(await socket.until("pong"))["sent"] for _ in range(30)]
            assert answers == list(range(30))

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bad", "said", "code"),
    [
        (masked(b"{"), "not-understood", 4400),
        (masked(b'{"type":"ping","sent":1,"x":"\\u0000"}'), "not-understood", 4400),
        (masked(b"x" * 17_000), "too-large", 4400),
        (masked(b"\xff\xfe"), None, 1007),
        (b"\x81\x04text", None, 1002),
        (frame(TEXT, b"x", final=False) + frame(TEXT, b"y"), None, 1002),
    ],
)
def test_what_is_not_right_ends_the_conversation_with_its_code(
    server: RunningServer, bad: bytes, said: str | None, code: int
) -> None:
    async def run() -> None:
        async with table_socket(server) as (socket, hello):
            socket.writer.write(hello)
            await socket.until("welcome")
            socket.writer.write(ping(1))
            await socket.until("pong")
            socket.writer.write(bad)
            if said is not None:
                assert (await socket.until("trouble"))["code"] == said
            found = await socket.heard()
            while isinstance(found, dict):
                found = await socket.heard()
            assert found == code

    asyncio.run(run())
