"""Deleting a person: everything kept about them goes, the matches of others stay whole and go on."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.server.accounts.people import tables_of
from rainhill.server.storage.queries import read_header, to_json, touch
from rainhill.server.storage.schema import chat, grants, learnt, outbox, persons, seats, sessions, tables


async def forget(connection: AsyncConnection, person_id: str) -> list[str]:
    """Delete a person's data: name, login, address, sessions and what it said. Matches of others stay whole.

    Gives the tables that changed. Chat lines stay without their words: readers are told in their own language.
    """
    touched = set(await tables_of(connection, person_id))
    # First: until we are done nobody gets or loses access to what is given away here.
    await touch(connection, touched)
    mine = select(seats.c.table_id, seats.c.seat, seats.c.name).where(seats.c.person == person_id)
    for table_id, seat, name in (await connection.execute(mine)).all():
        await _leave_seat(connection, table_id, seat, person_id)
        await _forget_name(connection, table_id, seat)
        touched |= await _forget_in_branches(connection, table_id, name)
    # Nobody could start a table whose creator is gone; leaving it closes it, too.
    waiting = (tables.c.creator == person_id, tables.c.status == "open")
    await connection.execute(update(tables).where(*waiting).values(status="closed"))
    await connection.execute(update(tables).where(tables.c.creator == person_id).values(creator=None, creator_name="-"))
    await connection.execute(update(chat).where(chat.c.person == person_id).values(text="", name="-", person=None))
    for table in (learnt, outbox, sessions, grants):
        await connection.execute(delete(table).where(table.c.person == person_id))
    await connection.execute(delete(persons).where(persons.c.id == person_id))
    await touch(connection, touched)
    return sorted(touched)


async def _leave_seat(connection: AsyncConnection, table_id: str, seat: int, person_id: str) -> None:
    """The seat goes to somebody who has access to it by its link, else to nobody. The link itself is void."""
    shared = (grants.c.table_id == table_id, grants.c.seat == seat, grants.c.person != person_id)
    heir = (await connection.execute(select(grants.c.person).where(*shared).order_by(grants.c.person))).scalar()
    here = (seats.c.table_id == table_id, seats.c.seat == seat)
    await connection.execute(update(seats).where(*here).values(person=heir, link_hash=None, standing=None))
    if heir is not None:
        await connection.execute(delete(grants).where(*shared, grants.c.person == heir))


async def _forget_in_branches(connection: AsyncConnection, table_id: str, name: str) -> set[str]:
    """Blank the name at every table that was branched off, however often, or is a rematch; gives those tables."""
    found: set[str] = set()
    parents = {table_id}
    while parents:
        children = set((await connection.execute(select(tables.c.id).where(tables.c.origin.in_(parents)))).scalars())
        parents = children - found - {table_id}
        found |= parents
    named = select(seats.c.table_id, seats.c.seat).where(seats.c.table_id.in_(found), seats.c.name == name)
    changed = set()
    for branch_id, seat in (await connection.execute(named)).all():
        await _forget_name(connection, branch_id, seat)
        changed.add(branch_id)
    return changed


async def _forget_name(connection: AsyncConnection, table_id: str, seat: int) -> None:
    names = (await connection.execute(select(seats.c.seat, seats.c.name).where(seats.c.table_id == table_id))).all()
    taken = {name for number, name in names if number != seat}
    blank = f"Seat {seat + 1}"
    while blank in taken:
        blank += "'"
    where = (seats.c.table_id == table_id, seats.c.seat == seat)
    await connection.execute(update(seats).where(*where).values(name=blank))
    text = (await connection.execute(select(tables.c.header).where(tables.c.id == table_id))).scalar()
    if text is None:
        return
    header = read_header(text)
    renamed = tuple(blank if number == seat else name for number, name in enumerate(header.seats))
    values = {f: getattr(header, f) for f in header.__dataclass_fields__} | {"seats": renamed}
    await connection.execute(update(tables).where(tables.c.id == table_id).values(header=to_json(values)))
