"""uvicorn's WebSocket protocol with an end to everything: frames, what is not read, patience."""

from __future__ import annotations

import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rainhill.server.connections.frames import FrameCounter
from rainhill.server.connections.guard import READ_PATIENCE, Guard
from rainhill.server.rate_limits import Rate

MOST_AT_ONCE = 500
"""Frames of one read; a client says one thing at a time."""
MOST_UNREAD = 1_000_000
"""Bytes that may wait for a client, pongs and all."""
INNOCENT = 0.7
"""Who has so much of its own allowance left is not to blame for what others at its address send."""
POLICY, TOO_MANY = 1008, 4429


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection, of an address."""

    guard: Guard

    def __init__(self, *args: Any, address: str = "", **named: Any) -> None:
        super().__init__(*args, **named)
        self.due: float | None = None
        self.address = address
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
        elif self.transport.is_closing() or self._is_flood(data):
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

    # -- frames -------------------------------------------------------------------------------------------------------

    def _is_flood(self, data: bytes) -> bool:
        assert self._counter is not None
        messages, pieces = self._counter.count(data, MOST_AT_ONCE)
        if messages + pieces > MOST_AT_ONCE or self._is_too_much(pieces, self._pieces, self.guard.pieces):
            self._end(POLICY, "frames")
        elif self._is_too_much(messages, self._messages, self.guard.messages):
            self._end(TOO_MANY, "messages")
        else:
            return False
        return True

    def _is_too_much(self, count: int, own: Rate, shared: Rate) -> bool:
        """Whether the connection has nothing left, or its address has not and the connection is not innocent of it."""
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
