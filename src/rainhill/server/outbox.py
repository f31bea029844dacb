"""Notifications: written in the transaction of the move they tell of, delivered afterwards (see `delivering`)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.course import Course
from rainhill.server.rows import TableRow, to_json
from rainhill.server.schema import outbox, persons

CHANNELS = ("webhook", "email")
"""Ways to reach a person; each is a column of `persons` and a function in `delivering`."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to tell a person about a table."""

    person: str
    facts: dict[str, Any]


def notes(row: TableRow, course: Course, was_asked: int | None) -> list[Note]:
    """Whom to tell what: the person asked now, if it was another seat before; everybody when it is over."""
    facts = {"table": row.id, "game": row.game, "map": row.setup.map, "version": course.version}
    if course.result is not None:
        people = {seat.person for seat in row.seats if seat.person is not None}
        return [Note(person, facts | {"event": "match-over"}) for person in sorted(people)]
    asked = course.person_asked
    if asked is None or asked == was_asked:
        return []
    owner = next((seat.person for seat in row.seats if seat.seat == asked), None)
    return [] if owner is None else [Note(owner, facts | {"event": "your-turn", "seat": asked})]


async def put(connection: AsyncConnection, notes: Sequence[Note]) -> None:
    """Store what is to be delivered, once for every way its person wants to be reached by."""
    if not notes:
        return
    wanted = (
        await connection.execute(
            select(persons.c.id, persons.c.webhook, persons.c.email).where(persons.c.id.in_([n.person for n in notes]))
        )
    ).all()
    now = time.time()
    values = [
        {"person": note.person, "channel": channel, "data": to_json(note.facts), "due": now, "attempts": 0}
        for note in notes
        for person, *addresses in wanted
        if person == note.person
        for channel, address in zip(CHANNELS, addresses, strict=True)
        if address
    ]
    if values:
        await connection.execute(insert(outbox), values)
