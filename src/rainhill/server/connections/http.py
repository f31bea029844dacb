"""uvicorn's HTTP protocol with an end to everything: heads, bodies, waiting requests, patience."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from rainhill.locales import text
from rainhill.server.connections.guard import BODY_PATIENCE, HEAD_PATIENCE, READ_PATIENCE, Guard
from rainhill.server.connections.neighbours import Neighbours
from rainhill.server.connections.sockets import GuardedSocket
from rainhill.server.protocol.messages import Trouble, write

MOST_HEAD = 32_768
"""Bytes of a head."""
MOST_HEADERS = 100
MOST_HEAD_READS = 200
"""Reads a head may take: it is there after one, or drips in on purpose."""
MOST_PIECES = 4000
"""Parts in which a body may come."""
MOST_REQUEST = 3_000_000
"""Bytes of a whole request as it travels: a body in many parts is longer than what is in it."""
MOST_SURPLUS = 1_000_000
"""Bytes of a body that still come after it was answered (that it is too large)."""
TOO_LARGE = "431 Request Header Fields Too Large"
PIPELINE = 8
"""Requests of a connection that may wait for the answer to the one before."""


class TooMuch(Exception):
    """More than a request may have."""


class GuardedHttp(HttpToolsProtocol):
    """One HTTP connection."""

    guard: Guard
    neighbours: Neighbours | None = None
    is_adopted = False
    """whether another process handed it to us"""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.due: float | None = None
        self.peer = ""
        self._has_arrived = False
        self._held: str | None = None
        self._in_head = True
        self._is_ignored = False
        self._status = "400 Bad Request"
        self._code = "bad-request"
        self._read = self._reads = self._pieces = self._surplus = 0

    # -- the guard's view ---------------------------------------------------------------------------------------------

    def cut(self) -> None:
        self.transport.abort()

    def is_ending(self) -> bool:
        return self.transport.is_closing()

    @property
    def _current(self) -> RequestResponseCycle | None:
        """The last request; uvicorn's type forgets that there may be none."""
        return self.cycle

    def _is_answered(self) -> bool:
        return self._current is not None and self._current.response_complete

    # -- what the event loop calls ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.guard.peer(self.client[0]) if self.client else ""
        self._has_arrived = self.guard.arrive(self.peer, self)
        if not self._has_arrived:
            transport.abort()
            return
        if not self.guard.is_proxy(self.peer):
            self._hold(self.peer)
        self.due = time.monotonic() + HEAD_PATIENCE

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        # uvicorn leaves this timer running after an error.
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._has_arrived or self.transport.is_closing():
            return
        if self._in_head:
            if self._reads == 0:
                self.due = time.monotonic() + HEAD_PATIENCE
            self._reads += 1
        self._read += len(data)
        super().data_received(data)
        # Only now is it known how much of it belonged to the head.
        if self._in_head and (self._read > MOST_HEAD or self._reads > MOST_HEAD_READS):
            self._refuse_head()
            self.send_400_response("")
        elif self._read > MOST_REQUEST:
            self.cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.due = time.monotonic() + READ_PATIENCE

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reads:
            self.due = time.monotonic() + HEAD_PATIENCE
        elif self._current is not None and self._current.more_body:
            self.due = time.monotonic() + BODY_PATIENCE
        else:
            self.due = None

    # -- what the parser calls ----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._in_head = True
        self._pieces = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_HEAD:
            self._refuse_head()
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if not self._in_head or len(self.headers) > MOST_HEADERS or len(name) + len(value) > MOST_HEAD:
            self._refuse_head()
            raise TooMuch

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            self._status, self._code = "429 Too Many Requests", "too-fast"
            raise TooMuch
        address = self.guard.address(self.peer, self.headers)
        if not self.guard.requests.take(address):
            self.guard.bar(address, "requests")
            self._status, self._code = "429 Too Many Requests", "too-fast"
            raise TooMuch
        self.guard.has_asked(self.peer, self)
        self._in_head = False
        self._read = self._reads = 0
        self.due = time.monotonic() + BODY_PATIENCE
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise TooMuch
        if self._is_answered():
            self._surplus += len(body)
            if self._surplus > MOST_SURPLUS:
                raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        # Answered before it was complete (too large): nothing but this ends the connection if nothing else comes.
        self.due = time.monotonic() + self.timeout_keep_alive if self._is_answered() else None
        self._in_head = True
        self._read = 0
        super().on_message_complete()

    # -- answers ------------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 -- uvicorn's words are not ours
        """An answer the application knows nothing of, in the words of the others; and the end of the connection."""
        if self.transport.is_closing() or self._is_ignored:
            return
        if self._current is not None and not self._is_answered():
            # In the middle of another answer there is no place for one.
            self.cut()
            return
        if self._status == TOO_LARGE:
            self._send_and_ignore(self._status, self._code)
        else:
            self._send_and_close(self._status, self._code)

    def _refuse_head(self) -> None:
        self._status, self._code = TOO_LARGE, "too-large"

    def _send_and_ignore(self, status: str, code: str) -> None:
        """An answer, and not a byte more: who still sends waits until the connection is cut, and floods nobody else."""
        self._is_ignored = True
        self.transport.pause_reading()
        self._send(status, code)
        self.due = time.monotonic()

    def _send_and_close(self, status: str, code: str) -> None:
        self._send(status, code)
        self.transport.close()

    def _send(self, status: str, code: str) -> None:
        body = write(Trouble(code=code, text=text(f"server-refusal-{code}")))
        head = (
            f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
            "x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket, if its address may have one more; or to the process it belongs to."""
        output = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            output += [name, b": ", value, b"\r\n"]
        head = b"".join([*output, b"\r\n"])
        if self._is_passed_on(head):
            return
        address = self.guard.address(self.peer, self.headers)
        # Its own connection is already counted unless a proxy made it.
        if self._held is None:
            if not self.guard.admit(address, self.guard.handshakes):
                self._send_and_close("429 Too Many Requests", "too-fast")
                return
        elif not self.guard.handshakes.take(address):
            self._send_and_close("429 Too Many Requests", "too-fast")
            return
        self.guard.hold(address)
        self._let_go(is_over=False)
        self.connections.discard(self)
        # The two hold each other, and nothing else would part them, as the end of a connection does.
        self.parser = None  # type: ignore[assignment]
        socket_class = self.ws_protocol_class
        assert socket_class is not None and issubclass(socket_class, GuardedSocket)
        protocol = socket_class(
            config=self.config, server_state=self.server_state, app_state=self.app_state, address=address
        )
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        protocol.data_received(head)
        if not protocol.handshake_initiated and not self.transport.is_closing():
            # A head that is right for HTTP and not for a socket (a very long line): nobody would ever answer.
            self._send_and_close("400 Bad Request", "bad-request")

    def _is_passed_on(self, head: bytes) -> bool:
        """Whether another process has the connection now."""
        owner = None if self.neighbours is None or self.is_adopted else self.neighbours.owner(self.url)
        if owner is None or self.transport.get_write_buffer_size():
            return False
        assert self.neighbours is not None
        if not self.neighbours.pass_on(owner, self.transport.get_extra_info("socket").fileno(), head):
            return False
        # Only our end of it is closed.
        self.transport.abort()
        return True

    # -- counting -----------------------------------------------------------------------------------------------------

    def _hold(self, address: str) -> None:
        self._held = address
        self.guard.hold(address)

    def _let_go(self, *, is_over: bool = True) -> None:
        self.guard.has_asked(self.peer, self)
        if self._held is not None:
            self.guard.release(self._held)
            self._held = None
        if self._has_arrived and is_over:
            self.guard.leave()
        self._has_arrived = False
