"""Short calls between server processes over Redis: "this table changed", "look at this person's sessions".

They carry no facts of a match and no rights.

A call that is lost does no harm, because every process also looks at the database now and then (`lifecycle.watch`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rainhill.server.tables.listeners import Attendance

CHANNEL = "rainhill:tables"
TOGETHER = 100
"""Calls of one moment that travel together."""
_logger = logging.getLogger("rainhill.signals")


@dataclass
class Signals:
    """The way to the other processes; without Redis there are none."""

    address: str | None
    process: str = field(default_factory=lambda: secrets.token_hex(6))
    _redis: Any = None
    """a `redis.asyncio.Redis`, whose name Litestar could not look up where it is not loaded"""
    _waiting: asyncio.Queue[dict[str, Any]] = field(default_factory=lambda: asyncio.Queue(10_000))
    _sender: asyncio.Task[None] | None = None
    on_heard: Callable[[bool], None] = lambda _: None
    """called when the others can be heard again (True), and when they cannot any more"""

    async def open(self) -> None:
        """Begin to send."""
        if self.address is not None:
            # Loaded where there is a Redis: it takes a good part of a server's start.
            from redis.asyncio import Redis

            self._redis = Redis.from_url(self.address, socket_connect_timeout=5, health_check_interval=10)
            self._sender = asyncio.create_task(self._send())

    def changed(self, table_id: str) -> None:
        """Say that a table changed."""
        self._put({"what": "changed", "table": table_id})

    def chatted(self, table_id: str) -> None:
        """Say that somebody said something at a table."""
        self._put({"what": "chat", "table": table_id})

    def attend(self, table_id: str, here: Attendance) -> None:
        """Say who is at a table by way of this process."""
        self._put({"what": "attends", "table": table_id, "seats": sorted(here.seats), "watchers": here.watchers})

    def skip(self, table_id: str) -> None:
        """Say that the bots of a table need not leave time to look."""
        self._put({"what": "skip", "table": table_id})

    def sessions(self, person: str, moved: Mapping[str, str]) -> None:
        """Say that sessions of a person ended, or go on under other tokens; only hashes of tokens are told."""
        self._put({"what": "sessions", "person": person, "moved": dict(moved)})

    def _put(self, message: dict[str, Any]) -> None:
        if self._redis is None:
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            # Redis has been away for long; the others look for themselves.
            _logger.warning("signal dropped")

    async def _send(self) -> None:
        from redis.exceptions import RedisError

        assert self._redis is not None
        while True:
            messages = [await self._waiting.get()]
            while len(messages) < TOGETHER and not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            call = json.dumps({"from": self.process, "calls": messages})
            while True:
                try:
                    await self._redis.publish(CHANNEL, call)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(0.3)

    async def listen(self, hear: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Hear the others for as long as the process runs."""
        if self._redis is None:
            return
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.on_heard(True)
                    async for message in channel.listen():
                        data = json.loads(message["data"])
                        if data["from"] != self.process:
                            for call in data["calls"]:
                                await self._pass(hear, call | {"from": data["from"]})
            except (RedisError, OSError) as error:
                self.on_heard(False)
                _logger.warning("redis away", extra={"facts": {"reason": type(error).__name__}})
                await asyncio.sleep(0.3)

    @staticmethod
    async def _pass(hear: Callable[[dict[str, Any]], Awaitable[None]], data: dict[str, Any]) -> None:
        try:
            await hear(data)
        except Exception as error:
            _logger.warning("signal not followed", extra={"facts": {"reason": repr(error)[:200]}})

    async def is_ready(self) -> bool:
        """Whether Redis, if there is to be one, answers now."""
        if self._redis is None:
            return True
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(2):
                return bool(await self._redis.ping())
        except (RedisError, OSError, TimeoutError):
            return False

    async def close(self) -> None:
        """Hang up."""
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
