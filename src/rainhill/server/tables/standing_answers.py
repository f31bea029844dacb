"""Answers in advance: what a seat is asked and has answered already is played at once, as an ordinary action.

A game says what can be answered in advance, and in which words (`Game.standing_answer`). The wishes are the seat's
own business: nobody else is told of them, and what is played by them looks like any other action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.game import IDLE
from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.storage.queries import SeatRow, read_table
from rainhill.server.tables.lobby import put_seats
from rainhill.server.tables.log_row import By, LogRow
from rainhill.server.tables.replays import LONGEST_LOG
from rainhill.server.tables.table_match import TableMatch


def answers(match: TableMatch, seats: Sequence[SeatRow], now: float) -> list[LogRow]:
    """Play what the seats that are asked, one after the other, have answered in advance: the rows."""
    rows: list[LogRow] = []
    while (seat := match.person_asked) is not None and match.version < LONGEST_LOG:
        wishes = seats[seat].standing
        found = _answer(match, wishes) if wishes else None
        if found is None:
            break
        action, by = found
        rows += match.play(action, seat, by, now)
    return rows


def _answer(match: TableMatch, wishes: Sequence[str]) -> tuple[Any, By] | None:
    answer = match.game.standing_answer
    if answer is None:
        return None
    position = match.kernel_match.position
    # That nothing can change everybody sees; anything else is the person's own answer.
    idle = answer(position, [wish for wish in wishes if wish == IDLE])
    if idle is not None:
        return idle, "rules"
    given = answer(position, wishes)
    return None if given is None else (given, "standing")


async def keep(connection: AsyncConnection, table_id: str, person: Person, number: int, wishes: Sequence[str]) -> None:
    """Remember what a person's own seat answers from now on."""
    row = await read_table(connection, table_id)
    if row is None or number not in row.seats_of(person.id):
        raise Refused("not-your-seat")
    changed = replace(row.seats[number], standing=tuple(wishes))
    if changed != row.seats[number]:
        await put_seats(connection, row, [changed if seat.seat == number else seat for seat in row.seats])
