"""Deleting a table: by somebody who was alone at it, but for bots. Others keep the matches they played."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.storage.queries import TableRow, read_table
from rainhill.server.storage.schema import chat, grants, log, mutes, seats, studies, tables, verdicts
from rainhill.server.tables.lobby import hold_seats


def is_alone(row: TableRow) -> bool:
    """Whether one person has, or set up, all there is at a table."""
    return len(row.people() | ({row.creator} if row.creator is not None else set())) == 1


async def delete_table(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """Delete a table with its log and everything said and found there."""
    row = await read_table(connection, table_id)
    if row is None or (row.creator != person.id and not row.seats_of(person.id)):
        raise Refused("no-table")
    if not is_alone(row):
        raise Refused("not-alone")
    # Somebody may be taking a seat in this very moment.
    await hold_seats(connection, row)
    for table in (verdicts, studies, mutes, chat, grants, log, seats):
        await connection.execute(delete(table).where(table.c.table_id == table_id))
    await connection.execute(delete(tables).where(tables.c.id == table_id))
