"""A client of the table server, for the load test, the tests and scripts: HTTP for tables, a socket for play."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class ErrorAnswer(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(status, body)
        self.status = status
        self.code = body.get("code", "") if isinstance(body, dict) else ""


class Client:
    """Somebody with a session of their own."""

    def __init__(self, address: str, comes_from: str | None = None) -> None:
        self.address = address.rstrip("/")
        # A load test is many people behind one proxy.
        self.forwarded = {} if comes_from is None else {"X-Forwarded-For": comes_from}
        self.token: str | None = None
        # Only where there is TLS: reading all certificates takes longer than most requests.
        verify = self.address.startswith("https:")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=60, trust_env=False, verify=verify)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; `ErrorAnswer` if it fails."""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        headers |= self.forwarded
        self.http.cookies.clear()
        answer = await self.http.request(method, path, json=body, headers=headers)
        found: Any = None
        if answer.content:
            is_json = "json" in answer.headers.get("content-type", "")
            found = answer.json() if is_json else answer.text
        if answer.status_code >= 400 and not (isinstance(found, dict) and found.get("type") == "rejected"):
            raise ErrorAnswer(answer.status_code, found)
        if isinstance(found, dict) and found.get("token"):
            self.token = found["token"]
        return found

    async def close(self) -> None:
        await self.http.aclose()

    @asynccontextmanager
    async def at(self, table_id: str, seat: int | None, version: int | None = None) -> AsyncIterator[TableSocket]:
        """A socket to a table, welcomed."""
        address = "ws" + self.address.removeprefix("http") + f"/api/tables/{table_id}/socket"
        async with connect(address, max_size=None, compression=None, proxy=None, ping_interval=None) as connection:
            hello = {"type": "hello", "protocol": 1, "seat": seat, "version": version, "token": self.token}
            await connection.send(json.dumps(hello))
            socket = TableSocket(connection, seat)
            await socket.until("welcome")
            yield socket


class TableSocket:
    """What a client knows of a table while it listens."""

    def __init__(self, connection: ClientConnection, seat: int | None) -> None:
        self.connection = connection
        self.seat = seat
        self.version = 0
        self.view: Any = None
        self.table: Any = None
        self.entries: list[Any] = []
        self.chat: list[Any] = []
        self._keys = itertools.count(1)
        self._name = secrets.token_hex(6)

    def new_key(self) -> str:
        """A key nobody else uses."""
        return f"{self._name}-{next(self._keys)}"

    async def receive(self) -> Any:
        """The next message; what it tells is remembered."""
        message = json.loads(await self.connection.recv())
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.version, self.view = message["version"], message["view"]
            self.table = message["table"]
            self.entries += message["entries"]
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message)
        return message

    async def until(self, *kinds: str, seconds: float = 60) -> Any:
        """The next message of one of these kinds."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive()
                if message["type"] in kinds:
                    return message

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))

    async def submit(self, action: Any, *, key: str | None = None, version: int | None = None) -> Any:
        """Play an action and wait for its answer."""
        key = key or self.new_key()
        seen = self.version if version is None else version
        await self.send({"type": "submit", "key": key, "version": seen, "seat": self.seat, "action": action})
        return await self._answer(key)

    async def control(self, what: str, **facts: Any) -> Any:
        """Undo, concede and so on."""
        key = self.new_key()
        message = {"type": "control", "key": key, "version": self.version, "seat": self.seat, "what": what}
        await self.send(message | facts)
        return await self._answer(key)

    async def _answer(self, key: str) -> Any:
        while True:
            message = await self.until("accepted", "rejected", "trouble")
            if message["type"] == "trouble" or message["key"] == key:
                break
        # The update comes before the answer, or right after it if another process told of it.
        while message["type"] == "accepted" and self.version < message["version"]:
            await self.until("update")
        return message
