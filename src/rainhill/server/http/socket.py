"""The socket of a table: one connection, one listener. docs/protocol.md describes the conversation."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.exceptions.websocket_exceptions import WebSocketException

from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server.accounts.people import Person, hash_token
from rainhill.server.protocol.messages import (
    LARGEST_MESSAGE,
    PROTOCOL,
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
from rainhill.server.rights import check_sessions
from rainhill.server.security import has_nul, is_own_origin, token_of
from rainhill.server.services import Services
from rainhill.server.storage.store import is_outage
from rainhill.server.tables import chat, describe
from rainhill.server.tables.access import check_visible, own_seat
from rainhill.server.tables.commands import preview
from rainhill.server.tables.errors import Forbidden, Missing, Unavailable
from rainhill.server.tables.listeners import Listener

HELLO_PATIENCE = 15.0
IDLE = 90.0
"""Seconds without a word after which a connection is taken for dead; clients ping."""
_logger = logging.getLogger("rainhill.socket")

# Close codes: 4400 not understood, 4401 session or right ended, 4403 forbidden, 4404 no such table, 4408 silent,
# 4413 too slow, 4429 too many.


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
    """Hold one conversation."""
    if not is_own_origin(socket, services.settings):
        # Refused before it is accepted: a foreign page learns nothing.
        await socket.close(4403)
        return
    await socket.accept()
    try:
        await _converse(socket, services, table_id)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        # The other side has gone; whatever it was told before is safe.
        return


async def _converse(socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
    try:
        async with asyncio.timeout(HELLO_PATIENCE):
            hello = await _receive(socket)
    except TimeoutError:
        return await socket.close(4408)
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        await _send(socket, write(Trouble(code="hello-first", facts={"protocol": PROTOCOL})))
        return await socket.close(4400)
    try:
        token = hello.token or token_of(socket)
        # Whoever waits too long in line is told to come again, as if the database were away.
        async with asyncio.timeout(HELLO_PATIENCE), services.listeners.arrivals:
            person = await services.person(token)
            listener = await _welcome(services, table_id, person, hello, token)
    except Missing:
        await _send(socket, write(Trouble(code="no-table")))
        return await socket.close(4404)
    except Forbidden as refusal:
        await _send(socket, write(Trouble(code=refusal.code)))
        return await socket.close(4429 if refusal.code == "table-crowded" else 4403)
    except Exception as error:
        if not is_outage(error):
            raise
        return await socket.close(1013)
    sender = asyncio.create_task(_write_waiting(socket, services, listener))
    try:
        if await _is_open(services, listener):
            await _read_all(socket, services, listener)
        else:
            await socket.close(1013)
    finally:
        services.listeners.remove(listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def _is_open(services: Services, listener: Listener) -> bool:
    """Look at the session once more: it may have ended while the table was read, before anybody could tell us."""
    try:
        await check_sessions(services, [listener])
    except Exception as error:
        if not is_outage(error):
            raise
        return False
    return True


async def _welcome(
    services: Services, table_id: str, person: Person | None, hello: Hello, token: str | None
) -> Listener:
    who = None if person is None else person.id
    if person is None and not services.listeners.has_room(table_id, None, has_seat=False):
        # Nobody knows them, so they have no seat; they are told before anything is read for them.
        raise Forbidden("table-crowded")
    lines = await services.store.read(lambda connection: chat.lines(connection, table_id, who))
    muted = await services.store.read(lambda connection: chat.muted(connection, table_id, who))
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        seat = own_seat(live.row, person, hello.seat)
        mine = live.row.seats_of(who)
        if not services.listeners.has_room(table_id, who, has_seat=bool(mine)):
            raise Forbidden("table-crowded")
        listener = Listener(table_id, who, mine, seat, live.version, muted=muted)
        listener.heard = lines[-1].number if lines else 0
        listener.known = person
        listener.session = None if person is None or token is None else hash_token(token)
        # Added while the table is held: from here on nothing is missed and nothing told twice.
        services.listeners.add(listener)
        attendance = services.listeners.attendance(table_id)
        listener.send(describe.welcome_bytes(live, attendance, person, seat, hello.version, lines))
        return listener


async def _write_waiting(socket: WebSocket[Any, Any, Any], services: Services, listener: Listener) -> None:
    while True:
        message = await listener.waiting.get()
        if message is None or services.is_closing:
            await socket.close(listener.close_code or 1012)
            return
        await socket.send_data(message.decode(), mode="text")
        if listener.is_slow:
            await socket.close(4413)
            return


async def _read_all(socket: WebSocket[Any, Any, Any], services: Services, listener: Listener) -> None:
    rate = Rate(services.limits.messages.burst, services.limits.messages.per_second, services.settings.rates)
    while True:
        try:
            async with asyncio.timeout(IDLE):
                message = await _receive(socket)
        except TimeoutError:
            return await socket.close(4408)
        if message is None:
            return await socket.close(4400)
        if not rate.take(""):
            listener.send(write(Trouble(code="too-fast")))
            return await socket.close(4429)
        if listener.close_code is not None:
            return await socket.close(listener.close_code)
        listener.send(await _answer(services, listener, message))


async def _receive(socket: WebSocket[Any, Any, Any]) -> ClientMessage | None:
    """One message; None if it cannot be understood, after which the conversation ends."""
    data = await socket.receive_data(mode="text")
    if len(data) > LARGEST_MESSAGE:
        await _send(socket, write(Trouble(code="too-large", facts={"most": LARGEST_MESSAGE})))
        return None
    try:
        if has_nul(data.encode()):
            raise UnicodeError
        message: ClientMessage = read_message(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        await _send(socket, write(Trouble(code="not-understood")))
        return None
    return message


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


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
        if not is_outage(error):
            _logger.exception("message failed", extra={"facts": {"kind": type(message).__name__}})
            return write(Trouble(code="internal"))
        return write(Trouble(code="unavailable"))


async def _follow(services: Services, listener: Listener, message: ClientMessage) -> bytes:
    table_id, person = listener.table_id, listener.known
    match message:
        case Submit():
            return await services.tables.submit(listener.person, table_id, message)
        case Control():
            return await services.tables.control(listener.person, table_id, message)
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
