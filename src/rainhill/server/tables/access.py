"""Who may see a table, and as which seat."""

from __future__ import annotations

from rainhill.server.accounts.people import Person
from rainhill.server.storage.queries import TableRow
from rainhill.server.tables.errors import Forbidden, Missing


def check_visible(row: TableRow, person: Person | None) -> None:
    """A private table does not exist for those who have no seat at it."""
    if row.is_private and not (person is not None and (row.seats_of(person.id) or row.creator == person.id)):
        raise Missing(row.id)


def own_seat(row: TableRow, person: Person | None, wanted: int | None) -> int | None:
    """The seat somebody looks as: the one asked for if it is theirs; None for a spectator."""
    if wanted is None:
        return None
    if wanted not in own_seats(row, person):
        raise Forbidden("not-your-seat")
    return wanted


def own_seats(row: TableRow, person: Person | None) -> list[int]:
    """The seats a person may act for."""
    return row.seats_of(None if person is None else person.id)
