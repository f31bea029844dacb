"""What is said on the socket of a table after the welcome, one message after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect
from litestar.exceptions.websocket_exceptions import WebSocketException

from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.messages import (
    LARGEST_MESSAGE,
    ClientMessage,
    Control,
    Hello,
    Look,
    Ping,
    Pong,
    Preview,
    Said,
    Say,
    Skip,
    Skipping,
    Submit,
    Trouble,
    read_message,
    write,
)
from rainhill.server.rate_limits import Rate
from rainhill.server.security import has_nul
from rainhill.server.services import Services
from rainhill.server.storage.store import is_dangling, is_outage
from rainhill.server.tables import chat, describe
from rainhill.server.tables.access import own_seat
from rainhill.server.tables.commands import preview
from rainhill.server.tables.errors import Forbidden, Missing, Unavailable
from rainhill.server.tables.listeners import Listener

MOST_WAITING = 8
"""Messages of a connection that wait for their turn before no more is read from it."""
GONE = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)
"""The other side has gone; whatever it was told before is safe."""
Close = Callable[[int, bytes | None], Awaitable[None]]
"""Closes a connection with a code, after a last message."""
_logger = logging.getLogger("rainhill.socket")
_tasks: set[asyncio.Task[None]] = set()
"""Those that answer; a task nobody holds could be lost."""


class DirectSocket(Protocol):
    """The connection itself, where the server lets us have it: messages go past the layers made for requests."""

    on_text: Callable[[str], None] | None
    """takes every whole message from now on"""

    def write_text(self, message: bytes) -> bool:
        """Send a message now; False if that cannot be done now, and nothing was sent."""

    def pause(self) -> None:
        """Read no more for a while."""

    def resume(self) -> None:
        """Read again."""


def read_text(data: str) -> ClientMessage | Trouble:
    """A message, or why it cannot be understood."""
    if len(data) > LARGEST_MESSAGE:
        return Trouble(code="too-large", facts={"most": LARGEST_MESSAGE})
    try:
        if has_nul(data.encode()):
            raise UnicodeError
        message: ClientMessage = read_message(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Trouble(code="not-understood")
    return message


class Conversation:
    """The messages of one connection, in the order in which they came.

    They are answered in a task that nobody ends: a sender who hangs up in the middle of a move must not leave a
    half-told table behind.
    """

    def __init__(self, services: Services, listener: Listener, close: Close, direct: DirectSocket | None) -> None:
        self.heard_at = time.monotonic()
        """when the other side said something last"""
        self._services = services
        self._listener = listener
        self._close = close
        self._direct = direct
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_over = self._is_paused = False
        limit = services.limits.messages
        self._rate = Rate(limit.burst, limit.per_second, services.settings.rates)

    def hear(self, data: str) -> None:
        """Take the next message; it is answered when those before it have been."""
        if self._is_over:
            return
        self.heard_at = time.monotonic()
        self._waiting.append(data)
        if self._task is None:
            self._task = asyncio.create_task(self._take_all())
            _tasks.add(self._task)
        elif self._direct is not None and len(self._waiting) >= MOST_WAITING:
            self._is_paused = True
            self._direct.pause()

    async def rest(self) -> None:
        """Wait until everything is answered that was said so far."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _take_all(self) -> None:
        assert self._task is not None
        task, end = self._task, None
        try:
            while self._waiting and end is None:
                end = await self._take(self._waiting.popleft())
            if end is not None:
                self._is_over = True
                with suppress(*GONE):
                    await self._close(*end)
        finally:
            self._task = None
            _tasks.discard(task)
        if self._is_paused and self._direct is not None:
            self._is_paused = False
            self._direct.resume()

    async def _take(self, data: str) -> tuple[int, bytes | None] | None:
        """Answer a message; if that was the last one, the code to close with and the last word."""
        listener = self._listener
        message = read_text(data)
        if isinstance(message, Trouble):
            return 4400, write(message)
        if not self._rate.take(""):
            return 4429, write(Trouble(code="too-fast"))
        if listener.close_code is not None:
            return listener.close_code, None
        listener.send(await _answer(self._services, listener, message))
        return None


async def _answer(services: Services, listener: Listener, message: ClientMessage) -> bytes:
    try:
        return await _follow(services, listener, message)
    except Forbidden as refusal:
        return write(Trouble(code=refusal.code))
    except Refused as refusal:
        return write(Trouble(code=refusal.code, facts=dict(refusal.facts)))
    except Missing:
        return write(Trouble(code="no-table"))
    except Unavailable:
        return write(Trouble(code="unavailable"))
    except Exception as error:
        if is_dangling(error):
            return write(Trouble(code="no-table"))
        if not is_outage(error):
            _logger.exception("message failed", extra={"facts": {"kind": type(message).__name__}})
            return write(Trouble(code="internal"))
        return write(Trouble(code="unavailable"))


async def _follow(services: Services, listener: Listener, message: ClientMessage) -> bytes:
    table_id, person = listener.table_id, listener.known
    match message:
        case Submit():
            return await services.tables.submit_unshielded(listener.person, table_id, message)
        case Control():
            return await services.tables.control_unshielded(listener.person, table_id, message)
        case Look():
            async with services.tables.held(table_id) as live:
                listener.seat = own_seat(live.row, person, message.seat)
                listener.version = live.version
                attendance = services.listeners.attendance(table_id)
                return describe.welcome_bytes(live, attendance, person, listener.seat, live.version, [])
        case Preview():
            return await _preview(services, listener, message)
        case Say():
            return await _say(services, listener, person, message)
        case Ping():
            return write(Pong(sent=message.sent, now=time.time()))
        case Skip():
            if not listener.mine:
                raise Forbidden("not-your-seat")
            services.bots.skip(table_id)
            services.signals.skip(table_id)
            return write(Skipping())
        case Hello():
            return write(Trouble(code="hello-again"))


async def _preview(services: Services, listener: Listener, message: Preview) -> bytes:
    async with services.tables.held(listener.table_id) as live:
        try:
            events = preview(live, listener.person, message)
        except (Refused, RecordError) as refusal:
            return write(describe.preview_refused(message.key, refusal))
    return write(describe.previewed(message.key, events))


async def _say(services: Services, listener: Listener, person: Person | None, message: Say) -> bytes:
    if person is None:
        raise Forbidden("no-session")
    line = await chat.say_at(services, listener.table_id, person, message.text, message.seat)
    # The speaker hears it like everybody else; this answer only closes the question.
    return write(Said(number=line.number))
