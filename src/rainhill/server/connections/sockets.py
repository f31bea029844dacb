"""uvicorn's WebSocket protocol with an end to everything: frames, what is not read, patience."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from rainhill.server.connections.frames import FrameCounter, frame_head, whole_text
from rainhill.server.connections.guard import READ_PATIENCE, Guard
from rainhill.server.rate_limits import Rate

MOST_AT_ONCE = 500
"""Frames of one read; a client says one thing at a time."""
MOST_UNREAD = 1_000_000
"""Bytes that may wait for a client, pongs and all."""
INNOCENT = 0.7
"""Who has so much of its own allowance left is not to blame for what others at its address send."""
POLICY, TOO_MANY = 1008, 4429
DIRECT = "rainhill.direct"
"""The extension by which an application gets at the connection itself."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection, of an address."""

    guard: Guard
    on_text: Callable[[str], None] | None = None
    """takes whole messages past the layers in between, once the application has set it"""

    def __init__(self, *args: Any, address: str = "", **named: Any) -> None:
        super().__init__(*args, **named)
        self.due: float | None = None
        self.address = address
        self._unsent: tuple[bytes, ...] = ()
        self._counter: FrameCounter | None = None
        # Browsers send no pings of their own and cut only long messages.
        self._pieces = Rate(100, 10)
        self._messages = Rate(100, 20) if self.guard.rates else Rate(1000, 500)

    # -- the guard's view ---------------------------------------------------------------------------------------------

    def cut(self) -> None:
        self.transport.abort()

    def is_ending(self) -> bool:
        return self.transport.is_closing()

    # -- what the event loop calls ------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.release(self.address)
        self.guard.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._counter is None:
            # The request itself, which HTTP has looked at.
            self._counter = FrameCounter()
        elif self.transport.is_closing():
            return
        else:
            was_between = self._counter.is_between
            messages, pieces = self._counter.count(data, MOST_AT_ONCE)
            if self._is_flood(messages, pieces):
                return
            if self.on_text is not None and was_between and messages == 1 and not pieces and self._pass_on(data):
                return
        super().data_received(data)
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.guard.bar(self.address, "unread")
            self.cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.due = time.monotonic() + READ_PATIENCE

    def resume_writing(self) -> None:
        super().resume_writing()
        self.due = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # What is left holds itself in circles: freed now, it need not be found by the collector, which stops everybody.
        self.on_text = None
        self.scope.clear()  # type: ignore[attr-defined] # nobody asks what a connection was that is over

    # -- the way past the layers for requests ---------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    def write_text(self, message: bytes) -> bool:
        """Send a message now; False if that cannot be done now, and nothing was sent."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if not self._unsent:
            # What is told in one go travels in one go: the news of a move, and that it was accepted.
            self.loop.call_soon(self._flush)
        self._unsent += (frame_head(len(message)), message)
        return True

    def _flush(self) -> None:
        if self._unsent:
            frames, self._unsent = self._unsent, ()
            if not self.transport.is_closing():
                self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def pause(self) -> None:
        """Read no more for a while."""
        self.transport.pause_reading()

    def resume(self) -> None:
        """Read again, unless what was read waits for somebody else."""
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _pass_on(self, data: bytes) -> bool:
        """Hand on a read that is one whole message; False if it is not, or others have to see it first."""
        if self.frames or self.close_sent or self.read_paused or not self.queue.empty():
            return False
        text = whole_text(data)
        if text is None:
            return False
        assert self.on_text is not None
        self.on_text(text)
        return True

    # -- frames -------------------------------------------------------------------------------------------------------

    def _is_flood(self, messages: int, pieces: int) -> bool:
        if messages + pieces > MOST_AT_ONCE or self._is_too_much(pieces, self._pieces, self.guard.pieces):
            self._end(POLICY, "frames")
        elif self._is_too_much(messages, self._messages, self.guard.messages):
            self._end(TOO_MANY, "messages")
        else:
            return False
        return True

    def _is_too_much(self, count: int, own: Rate, shared: Rate) -> bool:
        """Whether the connection has nothing left, or its address has not and the connection is not innocent of it."""
        if not count:
            return False
        if not own.take("", count):
            return True
        return not shared.take(self.address, count) and own.left("") < INNOCENT * own.burst

    def _end(self, code: int, why: str) -> None:
        """Say why, and hang up without waiting for the other side to agree."""
        self.guard.bar(self.address, why)
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.stop_keepalive()
        # What still comes is not read any more.
        self.transport.pause_reading()
        self.transport.close()
