"""Colours of seats: chosen before the start by whoever has the seat, else those of the seats' numbers.

A colour is a piece of `draw` (0 is the first). What was chosen stands in the table's set-up and goes with the seats
when they are shuffled; the rules know nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused, SetupError
from rainhill.kernel.seats.colours import shown_colours
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.bodies import SeatWish
from rainhill.server.storage.queries import Conflict, TableRow, TableSetup, later, read_table, to_json
from rainhill.server.storage.schema import tables

Chosen = tuple[int | None, ...]
"""The colour that was chosen for each seat; empty if none was."""


def wished(wishes: Sequence[SeatWish]) -> Chosen:
    """The colours a table is set up with; SetupError if one is wanted twice."""
    chosen = [wish.colour for wish in wishes]
    wanted = [colour for colour in chosen if colour is not None]
    if len(set(wanted)) < len(wanted):
        raise SetupError("same-colour")
    return _kept(chosen)


def colours_of(row: TableRow) -> tuple[int, ...]:
    """The colour of every seat of a table."""
    return shown_colours(row.setup.colours, len(row.seats))


def turned(setup: TableSetup, order: Sequence[int]) -> Chosen:
    """What was chosen, when the seats stand in another order."""
    return tuple(setup.colours[seat] for seat in order) if setup.colours else ()


async def choose(connection: AsyncConnection, table_id: str, person: Person, number: int, colour: int | None) -> None:
    """Choose the colour of an own seat or, for who set the table up, of one that no person has. None: any."""
    row = await read_table(connection, table_id)
    if row is None:
        raise Refused("no-table")
    if row.status != "open":
        raise Refused("already-started")
    is_own = number in row.seats_of(person.id)
    is_free = number < len(row.seats) and not row.owners(number) and row.creator == person.id
    if not is_own and not is_free:
        raise Refused("not-your-seat")
    chosen = [*row.setup.colours] or [None] * len(row.seats)
    if colour is not None and colour in [other for seat, other in enumerate(chosen) if seat != number]:
        raise Refused("colour-taken")
    chosen[number] = colour
    await _put(connection, row, chosen)


async def give_up(connection: AsyncConnection, row: TableRow, numbers: Sequence[int]) -> None:
    """Whoever comes next chooses for themselves."""
    if row.setup.colours:
        kept = [None if seat in numbers else colour for seat, colour in enumerate(row.setup.colours)]
        await _put(connection, row, kept)


async def _put(connection: AsyncConnection, row: TableRow, chosen: Sequence[int | None]) -> None:
    """Write what was chosen, unless somebody else was faster."""
    where = update(tables).where(tables.c.id == row.id, tables.c.status == "open")
    # The row is changed first: on PostgreSQL that makes two who want the same colour wait for each other.
    if (await connection.execute(where.values(updated=later()))).rowcount != 1:
        raise Conflict
    current = await read_table(connection, row.id)
    if current is None or current.setup.colours != row.setup.colours:
        raise Conflict
    setup = msgspec.structs.replace(current.setup, colours=_kept(chosen))
    await connection.execute(where.values(setup=to_json(setup)))


def _kept(chosen: Sequence[int | None]) -> Chosen:
    return tuple(chosen) if any(colour is not None for colour in chosen) else ()
