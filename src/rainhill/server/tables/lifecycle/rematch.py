"""A rematch: offered by one who had a seat, accepted by the others, begun when everybody has."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.storage.queries import Conflict, TableRow, insert_table, later, read_table
from rainhill.server.storage.schema import grants, tables
from rainhill.server.tables.lobby import begin, different_name, hold_seats, is_full, put_seats, table_values


async def rematch(connection: AsyncConnection, row: TableRow, person: Person) -> str:
    """The table where the same people may play again, with this person at it; it starts when everybody is there.

    Whoever asks first sets it up. The others have their seats only when they ask for it, too; until then nobody
    else can take them but by a link that its creator makes.
    """
    current = await read_table(connection, row.id)
    if current is None or current.status != "finished" or not current.seats_of(person.id):
        raise Refused("no-rematch")
    offered = None if current.rematch is None else await read_table(connection, current.rematch)
    if offered is None or offered.status == "closed":
        offered = await _offer_rematch(connection, current, person)
    offered = await _accept_rematch(connection, offered, current, person)
    if offered.status == "open" and is_full(offered.seats) and offered.seats_of(person.id):
        await begin(connection, offered)
    return offered.id


async def _offer_rematch(connection: AsyncConnection, row: TableRow, person: Person) -> TableRow:
    values = table_values(row.game, row.setup, person) | {"origin": row.id}
    asked = [
        # Bots stay, persons are asked; nobody else finds the seat open.
        seat if seat.bot is not None else replace(seat, kind="invite", person=None, link_hash=None, standing=())
        for seat in row.seats
    ]
    await insert_table(connection, values, asked)
    is_same = tables.c.rematch.is_(None) if row.rematch is None else tables.c.rematch == row.rematch
    where = update(tables).where(tables.c.id == row.id, is_same)
    if (await connection.execute(where.values(rematch=values["id"], updated=later()))).rowcount != 1:
        raise Conflict
    offered = await read_table(connection, str(values["id"]))
    assert offered is not None
    return offered


async def _accept_rematch(connection: AsyncConnection, offered: TableRow, before: TableRow, person: Person) -> TableRow:
    """Take the seats one had; where another device of the same seat was faster, share it."""
    changed = list(offered.seats)
    for old in before.seats_of(person.id):
        had = before.seats[old]
        # Seats keep their numbers until the match begins, and their names after it.
        new = changed[old] if offered.status == "open" else next((s for s in changed if s.name == had.name), None)
        if new is None or new.bot is not None or new.seat in offered.seats_of(person.id):
            continue
        if new.person is None and offered.status == "open":
            # Whoever had accepted and left again took the name along.
            name = different_name(had.name, [seat.name for seat in changed if seat is not new])
            changed[new.seat] = replace(new, person=person.id, kind=had.kind, name=name)
        elif new.person in before.owners(old):
            await hold_seats(connection, offered)
            await connection.execute(insert(grants).values(table_id=offered.id, seat=new.seat, person=person.id))
    if tuple(changed) != offered.seats:
        await put_seats(connection, offered, changed)
    current = await read_table(connection, offered.id)
    assert current is not None
    return current
