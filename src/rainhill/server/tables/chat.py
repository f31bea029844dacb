"""Chat at a table: stored, limited, and passed on to those who want to hear it."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.messages import ChatLine, write
from rainhill.server.services import Services
from rainhill.server.storage.queries import TableRow
from rainhill.server.storage.schema import chat, mutes
from rainhill.server.storage.store import Store
from rainhill.server.tables.access import check_visible
from rainhill.server.tables.listeners import Listeners

SHOWN = 50
"""Lines a newcomer is shown."""
KEPT = 500
"""Lines of a table that are kept: who talks without end fills no disk."""
SPECTATORS = -1


def speaking_seat(row: TableRow, person: Person, wanted: int | None) -> int | None:
    """As which seat a person speaks; None for a spectator. Refused where the table does not want to hear it."""
    mine = row.seats_of(person.id)
    seat = wanted if wanted in mine else mine[0] if mine else None
    policy = row.setup.policy.chat
    if policy == "off" or (policy == "seats" and seat is None):
        raise Refused("chat-off")
    return seat


_JOINERS = frozenset("\u200c\u200d")
"""They join emoji into one, and letters in some scripts; at the ends of a word they mean nothing."""
_TAGS = range(0xE0020, 0xE0080)
"""Behind a black flag they say whose it is."""


def clean(text: str) -> str:
    """A line without control characters, joined emoji whole; Refused if nothing is left."""
    kept = (c if c.isprintable() or c in _JOINERS or ord(c) in _TAGS else " " for c in text)
    words = (word.strip("".join(_JOINERS)) for word in "".join(kept).split())
    said = " ".join(word for word in words if word)
    if not any(c.isprintable() for c in said):
        raise Refused("chat-empty")
    return said


async def say(connection: AsyncConnection, row: TableRow, person: Person, seat: int | None, text: str) -> ChatLine:
    """Store a line."""
    last = (await connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == row.id))).scalar()
    name = person.name if seat is None else row.seats[seat].name
    line = ChatLine(number=(last or 0) + 1, at=time.time(), seat=seat, name=name, text=text)
    await connection.execute(
        insert(chat).values(
            table_id=row.id, number=line.number, person=person.id, seat=seat, name=name, text=text, at=line.at
        )
    )
    await connection.execute(delete(chat).where(chat.c.table_id == row.id, chat.c.number <= line.number - KEPT))
    return line


async def lines(connection: AsyncConnection, table_id: str, person: str | None, after: int = 0) -> list[ChatLine]:
    """The latest lines after a number, without those the person does not want to hear."""
    query = (
        select(chat).where(chat.c.table_id == table_id, chat.c.number > after).order_by(chat.c.number.desc())
    ).limit(SHOWN)
    found = (await connection.execute(query)).mappings().all()
    silent = await muted(connection, table_id, person)
    return [
        ChatLine(number=row["number"], at=row["at"], seat=row["seat"], name=row["name"], text=row["text"])
        for row in reversed(found)
        if (SPECTATORS if row["seat"] is None else row["seat"]) not in silent
    ]


async def muted(connection: AsyncConnection, table_id: str, person: str | None) -> set[int]:
    """The seats (-1: spectators) a person does not want to hear at a table."""
    if person is None:
        return set()
    query = select(mutes.c.seat).where(mutes.c.table_id == table_id, mutes.c.person == person)
    return set((await connection.execute(query)).scalars())


async def mute(connection: AsyncConnection, table_id: str, person: str, seat: int | None, is_muted: bool) -> None:
    """Stop or begin to hear a seat."""
    number = SPECTATORS if seat is None else seat
    where = (mutes.c.table_id == table_id, mutes.c.person == person, mutes.c.seat == number)
    await connection.execute(delete(mutes).where(*where))
    if is_muted:
        await connection.execute(insert(mutes).values(table_id=table_id, person=person, seat=number))


async def say_at(services: Services, table_id: str, person: Person, text: str, seat: int | None) -> ChatLine:
    """Say something at a table: limited, stored, then handed out."""
    if not services.limits.chat.take(person.id):
        raise Refused("too-fast")
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        row = live.row
    speaker = speaking_seat(row, person, seat)
    said = clean(text)
    line = await services.change(lambda connection: say(connection, row, person, speaker, said))
    hand_out(services.listeners, table_id, line)
    services.signals.chatted(table_id)
    return line


def hand_out(listeners: Listeners, table_id: str, line: ChatLine) -> None:
    """Give a line to every listener here who wants to hear it."""
    message = write(line)
    number = SPECTATORS if line.seat is None else line.seat
    for listener in listeners.at(table_id):
        if number not in listener.muted and line.number > listener.heard:
            listener.heard = line.number
            listener.send(message)


async def pass_on(store: Store, listeners: Listeners, table_id: str) -> None:
    """Another process stored a line: read what the listeners here have not heard."""
    here = listeners.at(table_id)
    if here:
        heard = min(listener.heard for listener in here)
        for line in await store.read(lambda connection: lines(connection, table_id, None, heard)):
            hand_out(listeners, table_id, line)
