"""Everything that is kept about a person, as one JSON value; hashes of secrets are named but not told."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.storage.schema import chat, grants, learnt, log, mutes, outbox, persons, seats, sessions, tables


async def export_person(connection: AsyncConnection, person_id: str) -> dict[str, Any] | None:
    """One value for each kind of thing; `entries` are the lines of logs that the person's seats wrote.

    None if there is no such person any more.
    """
    own = select(seats.c.table_id).where(seats.c.person == person_id)
    shared = select(grants.c.table_id).where(grants.c.person == person_id)
    found = await _rows(
        connection,
        select(
            persons.c.id, persons.c.name, persons.c.login, persons.c.email, persons.c.webhook, persons.c.created,
            persons.c.email_pending, persons.c.webhook_off, persons.c.language,
            persons.c.password.is_not(None).label("has_password"),
            persons.c.webhook_secret.is_not(None).label("has_webhook_secret"),
        ).where(persons.c.id == person_id),
    )  # fmt: skip
    if not found:
        return None
    has_link = seats.c.link_hash.is_not(None).label("has_link")
    seat_columns = (seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.name, has_link, seats.c.standing)
    entry_columns = (log.c.table_id, log.c.number, log.c.seat, log.c.kind, log.c.data, log.c.at, log.c.key)
    mine = and_(seats.c.table_id == log.c.table_id, seats.c.seat == log.c.seat, seats.c.person == person_id)
    entries = select(*entry_columns).join(seats, mine).where(log.c.by == "person")
    waiting = select(outbox.c.channel, outbox.c.data, outbox.c.due, outbox.c.attempts)
    return {
        "person": found[0],
        "sessions": await _of(connection, select(sessions.c.created, sessions.c.seen), sessions.c.person, person_id),
        "seats": await _of(connection, select(*seat_columns), seats.c.person, person_id),
        "access": await _of(connection, select(grants.c.table_id, grants.c.seat), grants.c.person, person_id),
        "tables": await _rows(
            connection,
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.started, tables.c.finished,
                   (tables.c.creator == person_id).label("is_creator"))
            .where(or_(tables.c.creator == person_id, tables.c.id.in_(own), tables.c.id.in_(shared))),
        ),
        "entries": await _rows(connection, entries.order_by(log.c.table_id, log.c.number)),
        "chat": await _of(
            connection,
            select(chat.c.table_id, chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at),
            chat.c.person, person_id,
        ),
        "mutes": await _of(connection, select(mutes.c.table_id, mutes.c.seat), mutes.c.person, person_id),
        "notifications": await _of(connection, waiting, outbox.c.person, person_id),
        "learnt": await _of(connection, select(learnt.c.data, learnt.c.updated), learnt.c.person, person_id),
    }  # fmt: skip


async def _of(connection: AsyncConnection, query: Select[Any], column: Any, person_id: str) -> list[dict[str, Any]]:
    return await _rows(connection, query.where(column == person_id))


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    for row in rows:
        if "data" in row:
            row["data"] = msgspec.json.decode(row["data"])
        if "standing" in row:
            row["standing"] = msgspec.json.decode(row["standing"] or "[]")
        for name in ("is_creator", "has_link", "has_password", "has_webhook_secret"):
            if name in row:
                row[name] = bool(row[name])
    return rows
