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
from rainhill.server import chat
from rainhill.server.house import House
from rainhill.server.hub import Listener
from rainhill.server.limits import Rate
from rainhill.server.messages import (
    LARGEST_MESSAGE,
    PROTOCOL,
    ClientMessage,
    Control,
    Hello,
    Look,
    Ping,
    Pong,
    Preview,
    Previewed,
    Said,
    Say,
    Submit,
    Trouble,
    read_message,
    write,
)
from rainhill.server.people import Person
from rainhill.server.previewing import preview
from rainhill.server.security import is_own_origin, token_of
from rainhill.server.seeing import check_visible, own_seat, welcome_bytes
from rainhill.server.store import is_outage
from rainhill.server.tables import Forbidden, Missing, Unavailable

HELLO_PATIENCE = 15.0
IDLE = 90.0
"""Seconds without a word after which a connection is taken for dead; clients ping."""
_logger = logging.getLogger("rainhill.socket")

# Close codes: 4400 not understood, 4403 forbidden, 4404 no such table, 4408 silent, 4413 too slow, 4429 too many.


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], house: House, table_id: str) -> None:
    """Hold one conversation."""
    if not is_own_origin(socket, house.settings):
        # Refused before it is accepted: a foreign page learns nothing.
        await socket.close(4403)
        return
    await socket.accept()
    try:
        await _converse(socket, house, table_id)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        # The other side has gone; whatever it was told before is safe.
        return


async def _converse(socket: WebSocket[Any, Any, Any], house: House, table_id: str) -> None:
    try:
        async with asyncio.timeout(HELLO_PATIENCE):
            hello = await _receive(socket)
    except TimeoutError:
        return await socket.close(4408)
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        await _send(socket, write(Trouble(code="hello-first", facts={"protocol": PROTOCOL})))
        return await socket.close(4400)
    try:
        person = await house.person(hello.token or token_of(socket))
        listener, welcome = await _welcome(house, table_id, person, hello)
    except Missing:
        await _send(socket, write(Trouble(code="no-table")))
        return await socket.close(4404)
    except Forbidden as refusal:
        await _send(socket, write(Trouble(code=refusal.code)))
        return await socket.close(4403)
    except Exception as error:
        if not is_outage(error):
            raise
        return await socket.close(1013)
    sender = asyncio.create_task(_write_waiting(socket, house, listener))
    try:
        listener.send(welcome)
        house.hub.on_change(table_id)
        await _read_all(socket, house, listener, person)
    finally:
        house.hub.remove(listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def _welcome(house: House, table_id: str, person: Person | None, hello: Hello) -> tuple[Listener, bytes]:
    who = None if person is None else person.id
    lines = await house.store.read(lambda connection: chat.lines(connection, table_id, who))
    muted = await house.store.read(lambda connection: chat.muted(connection, table_id, who))
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
        seat = own_seat(live.row, person, hello.seat)
        listener = Listener(table_id, who, live.row.seats_of(who), seat, live.version, muted=muted)
        listener.heard = lines[-1].number if lines else 0
        # Added while the table is held: from here on nothing is missed and nothing told twice.
        house.hub.listeners.setdefault(table_id, set()).add(listener)
        return listener, welcome_bytes(house, live, person, seat, hello.version, lines)


async def _write_waiting(socket: WebSocket[Any, Any, Any], house: House, listener: Listener) -> None:
    while True:
        message = await listener.waiting.get()
        if message is None or house.is_closing:
            await socket.close(1012)
            return
        await socket.send_data(message.decode(), mode="text")
        if listener.is_slow:
            await socket.close(4413)
            return


async def _read_all(socket: WebSocket[Any, Any, Any], house: House, listener: Listener, person: Person | None) -> None:
    rate = Rate(house.limits.messages.burst, house.limits.messages.per_second, house.settings.rates)
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
        listener.send(await _answer(house, listener, person, message))


async def _receive(socket: WebSocket[Any, Any, Any]) -> ClientMessage | None:
    """One message; None if it cannot be understood, after which the conversation ends."""
    data = await socket.receive_data(mode="text")
    if len(data) > LARGEST_MESSAGE:
        await _send(socket, write(Trouble(code="too-large", facts={"most": LARGEST_MESSAGE})))
        return None
    try:
        message: ClientMessage = read_message(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        await _send(socket, write(Trouble(code="not-understood")))
        return None
    return message


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


async def _answer(house: House, listener: Listener, person: Person | None, message: ClientMessage) -> bytes:
    try:
        return await _follow(house, listener, person, message)
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


async def _follow(house: House, listener: Listener, person: Person | None, message: ClientMessage) -> bytes:
    table_id = listener.table_id
    match message:
        case Submit():
            return await house.tables.submit(listener.person, table_id, message)
        case Control():
            return await house.tables.control(listener.person, table_id, message)
        case Look():
            async with house.tables.held(table_id) as live:
                listener.seat = own_seat(live.row, person, message.seat)
                listener.version = live.version
                return welcome_bytes(house, live, person, listener.seat, live.version, [])
        case Preview():
            return await _preview(house, listener, message)
        case Say():
            return await _say(house, listener, person, message)
        case Ping():
            return write(Pong(sent=message.sent, now=time.time()))
        case Hello():
            return write(Trouble(code="hello-again"))


async def _preview(house: House, listener: Listener, message: Preview) -> bytes:
    async with house.tables.held(listener.table_id) as live:
        try:
            events = preview(live, listener.person, message.seat, message.action)
        except (Refused, RecordError) as refusal:
            rule = refusal.rule if isinstance(refusal, Refused) else None
            facts = dict(refusal.facts)
            return write(Previewed(key=message.key, events=[], code=refusal.code, rule=rule, facts=facts))
    return write(Previewed(key=message.key, events=events, code=None, rule=None, facts={}))


async def _say(house: House, listener: Listener, person: Person | None, message: Say) -> bytes:
    if person is None:
        raise Forbidden("no-session")
    line = await say_at(house, listener.table_id, person, message.text, message.seat)
    # The speaker hears it like everybody else; this answer only closes the question.
    return write(Said(number=line.number))


async def say_at(house: House, table_id: str, person: Person, text: str, seat: int | None) -> Any:
    """Say something at a table: limited, stored, then handed out."""
    if not house.limits.chat.take(person.id):
        raise Refused("too-fast")
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
        row = live.row
    speaker = chat.speaking_seat(row, person, seat)
    said = chat.clean(text)
    line = await house.change(lambda connection: chat.say(connection, row, person, speaker, said))
    chat.hand_out(house.hub, table_id, line)
    house.signals.chatted(table_id)
    return line
