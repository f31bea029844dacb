"""Notifications: written in the transaction of the move they tell of, delivered afterwards (see `send`)."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.storage.log_writer import Notification
from rainhill.server.storage.queries import TableRow, to_json
from rainhill.server.storage.schema import outbox, persons
from rainhill.server.tables.table_match import TableMatch


def notifications_of(row: TableRow, match: TableMatch, was_asked: int | None) -> list[Notification]:
    """Whom to tell what: the person asked now, if it was another seat before; everybody when it is over."""
    facts = {"table": row.id, "game": row.game, "map": row.setup.map, "version": match.version}
    now = time.time()
    if match.result is not None:
        people = {seat.person for seat in row.seats if seat.person is not None}
        data = to_json(facts | {"event": "match-over"})
        return [Notification(person, data, now) for person in sorted(people)]
    asked = match.person_asked
    if asked is None or asked == was_asked:
        return []
    owner = next((seat.person for seat in row.seats if seat.seat == asked), None)
    return [] if owner is None else [Notification(owner, to_json(facts | {"event": "your-turn", "seat": asked}), now)]


async def put(connection: AsyncConnection, notifications: Sequence[Notification]) -> None:
    """Store what is to be delivered with something else than a move; moves bring theirs along (see `log_writer`)."""
    for note in notifications:
        for channel, address in (("webhook", persons.c.webhook), ("email", persons.c.email)):
            values = [persons.c.id, literal(channel), literal(note.data), literal(note.due), literal(0)]
            wanted = select(*values).where(persons.c.id == note.person, address != "")
            await connection.execute(
                insert(outbox).from_select(["person", "channel", "data", "due", "attempts"], wanted)
            )
