"""One table of the load test: its sockets, whose turn it is, and how long every move took to reach everybody."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from rainhill.server.load_test.socket import Heard, LoadSocket

_encode = msgspec.json.Encoder().encode
PATIENCE = 60.0
"""Seconds after which a move that has not come back counts as a mistake."""


@dataclass
class LoadTally:
    """What all tables measured together since somebody last asked."""

    delays: list[float] = field(default_factory=list)
    mistakes: int = 0
    over: int = 0
    """tables whose match has ended"""


class LoadTable:
    """Plays at a table until it is told to stop: a random legal action, a pause, and again."""

    def __init__(self, table_id: str, token: str, seats: int, tally: LoadTally) -> None:
        self.table_id = table_id
        self.tally = tally
        self.every = 2.0
        self._token = token
        self._name = secrets.token_hex(6)
        self._sockets = [LoadSocket(self._heard, self._lost) for _ in range(seats)]
        self._versions = [-1] * seats
        self._legal: list[list[msgspec.Raw]] = [[] for _ in range(seats)]
        self._asked: int | None = None
        self._goal = 0
        self._key = ""
        self._sent = 0.0
        self._is_waiting = self._is_accepted = False
        self.is_lost = False
        """the server hung up"""
        self._welcomed = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._is_playing = False

    async def open(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        """Connect every seat."""
        for seat, socket in enumerate(self._sockets):
            await socket.connect(address, f"/api/tables/{self.table_id}/socket", headers)
            socket.send(_encode({"type": "hello", "protocol": 1, "seat": seat, "token": self._token}))
        async with asyncio.timeout(PATIENCE):
            await self._welcomed.wait()

    def play(self, every: float) -> None:
        """Begin to move, once in so many seconds; somewhere in the first of them."""
        self.every = every
        self._is_playing = True
        if self.is_lost:
            self.tally.mistakes += 1
        else:
            self._later(random.random() * every)

    def ping(self) -> None:
        """Keep the connections awake: the server takes a silent one for dead."""
        for socket in self._sockets:
            if socket.is_open:
                socket.send(_encode({"type": "ping"}))

    def pause(self) -> None:
        """Move no more; what is under way is still measured."""
        self._is_playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_waiting(self) -> bool:
        """Whether a move is under way."""
        return self._is_waiting

    def give_up(self) -> None:
        """Count a move that never came back."""
        if self._is_waiting:
            self._is_waiting = False
            self.tally.mistakes += 1

    def close(self) -> None:
        self.pause()
        for socket in self._sockets:
            socket.close()

    def _later(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._move)

    def _move(self) -> None:
        self._timer = None
        if self._asked is None:
            self.tally.over += 1
            return
        seat = self._asked
        self._goal += 1
        self._key = f"{self._name}-{self._goal}"
        action = random.choice(self._legal[seat])
        version = self._versions[seat]
        message = {"type": "submit", "key": self._key, "version": version, "seat": seat, "action": action}
        self._is_waiting, self._is_accepted = True, False
        self._goal = version + 1
        data = _encode(message)
        self._sent = time.perf_counter()
        self._sockets[seat].send(data)

    def _heard(self, socket: LoadSocket, message: Heard, arrived: float) -> None:
        seat = self._sockets.index(socket)
        if message.type in ("welcome", "update"):
            self._learn(seat, message)
        elif message.type == "accepted" and message.key == self._key:
            self._is_accepted = True
        elif message.type not in ("table", "pong"):
            # Refused although it was listed, or something else that should not be.
            self.tally.mistakes += 1
            self._is_waiting = False
            return
        if message.type == "welcome":
            if min(self._versions) >= 0:
                self._welcomed.set()
        elif not self.is_lost and self._is_waiting and self._is_accepted and min(self._versions) >= self._goal:
            self._is_waiting = False
            self.tally.delays.append(arrived - self._sent)
            if self._is_playing:
                rest = self.every - (time.perf_counter() - self._sent)
                self._later(rest * random.uniform(0.8, 1.2))

    def _learn(self, seat: int, message: Heard) -> None:
        expected = range(max(0, self._versions[seat]) + 1, message.version + 1)
        if message.type == "update" and [entry.number for entry in message.entries] != list(expected):
            self.tally.mistakes += 1
        self._versions[seat] = message.version
        self._legal[seat] = [] if message.view is None else message.view.legal
        if message.table is not None and message.version >= max(self._versions):
            self._asked = message.table.asked

    def _lost(self) -> None:
        self.is_lost = True
        self.tally.mistakes += 1
        self._is_waiting = False
        self.pause()
