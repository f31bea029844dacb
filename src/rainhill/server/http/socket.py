"""The socket of a table: one connection, one listener. docs/protocol.md describes the conversation."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket

from rainhill.server.accounts.people import Person, hash_token
from rainhill.server.connections.sockets import DIRECT
from rainhill.server.http.conversation import GONE, Conversation, DirectSocket, read_text
from rainhill.server.protocol.messages import PROTOCOL, Hello, Trouble, write
from rainhill.server.rights import check_sessions
from rainhill.server.security import is_own_origin, token_of
from rainhill.server.services import Services
from rainhill.server.storage.store import is_outage
from rainhill.server.tables import chat, describe
from rainhill.server.tables.access import check_visible, own_seat
from rainhill.server.tables.errors import Forbidden, Missing
from rainhill.server.tables.listeners import Listener

HELLO_PATIENCE = 15.0
IDLE = 90.0
"""Seconds without a word after which a connection is taken for dead; clients ping."""

# Close codes: 4400 not understood, 4401 session or right ended, 4403 forbidden, 4404 no such table, 4408 silent,
# 4413 too slow, 4429 too many.


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
    """Hold one conversation."""
    try:
        if not is_own_origin(socket, services.settings):
            # Refused before it is accepted: a foreign page learns nothing.
            await socket.close(4403)
            return
        await socket.accept()
        await _converse(socket, services, table_id)
    except GONE:
        return
    finally:
        # They and the socket hold each other; apart they are freed without the collector, which stops everybody.
        del socket.receive, socket.send


async def _converse(socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
    try:
        async with asyncio.timeout(HELLO_PATIENCE):
            hello = read_text(await socket.receive_data(mode="text"))
    except TimeoutError:
        return await socket.close(4408)
    if isinstance(hello, Trouble):
        await _send(socket, write(hello))
        return await socket.close(4400)
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
    direct = _direct(socket)
    if direct is not None:
        listener.write = direct.write_text
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
    """Send what could not be sent at once."""
    while True:
        message = await listener.waiting.get()
        if message is None or services.is_closing:
            await socket.close(listener.close_code or 1012)
            return
        await _send(socket, message)
        listener.unsent -= 1
        if listener.is_slow:
            await socket.close(4413)
            return


async def _read_all(socket: WebSocket[Any, Any, Any], services: Services, listener: Listener) -> None:
    direct = _direct(socket)

    async def close(code: int, last: bytes | None) -> None:
        if last is not None:
            await _send(socket, last)
        await socket.close(code)

    conversation = Conversation(services, listener, close, direct)
    if direct is not None:
        # From here on only what came before, what comes in parts and the end of the connection is received below.
        direct.on_text = conversation.hear
    while True:
        try:
            async with asyncio.timeout(conversation.heard_at + IDLE - time.monotonic()):
                data = await socket.receive_data(mode="text")
        except TimeoutError:
            if conversation.heard_at + IDLE > time.monotonic():
                continue
            return await socket.close(4408)
        conversation.hear(data)
        if direct is None:
            await conversation.rest()


def _direct(socket: WebSocket[Any, Any, Any]) -> DirectSocket | None:
    """The connection itself; None where another server than ours runs the application, as in tests."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: DirectSocket | None = extensions.get(DIRECT)
    return found


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")
