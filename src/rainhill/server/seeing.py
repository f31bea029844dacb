"""Who may see a table, and what a request is told about it."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from rainhill.server.house import House
from rainhill.server.live import Live, table_info
from rainhill.server.messages import TableInfo
from rainhill.server.people import Person
from rainhill.server.rows import TableRow
from rainhill.server.tables import Forbidden, Missing

encode = msgspec.json.Encoder(order="deterministic").encode


def check_visible(row: TableRow, person: Person | None) -> None:
    """A private table does not exist for those who have no seat at it."""
    if row.is_private and not (person is not None and (row.seats_of(person.id) or row.creator == person.id)):
        raise Missing(row.id)


def own_seat(row: TableRow, person: Person | None, wanted: int | None) -> int | None:
    """The seat somebody looks as: the one asked for if it is theirs; None for a spectator."""
    if wanted is None:
        return None
    if wanted not in row.seats_of(None if person is None else person.id):
        raise Forbidden("not-your-seat")
    return wanted


def info_of(house: House, live: Live) -> TableInfo:
    """The table as everybody may see it, with who is there now."""
    return table_info(live, house.hub.attendance(live.row.id))


def mine(live: Live, person: Person | None) -> list[int]:
    """A person's seats."""
    return live.row.seats_of(None if person is None else person.id)


def state_bytes(house: House, live: Live, person: Person | None, seat: int | None, since: int) -> bytes:
    """The answer to a slow client: `TableState`."""
    message: dict[str, Any] = {
        "table": info_of(house, live),
        "mine": mine(live, person),
        "seat": seat,
        "version": live.version,
        "view": live.view(seat),
        "entries": live.entries_after(since),
    }
    return encode(message)


def welcome_bytes(
    house: House, live: Live, person: Person | None, seat: int | None, since: int | None, chat: list[Any]
) -> bytes:
    """The first answer on a socket. A client that was never here gets the whole log; it is short."""
    message: dict[str, Any] = {
        "type": "welcome",
        "protocol": 1,
        "mine": mine(live, person),
        "seat": seat,
        "version": live.version,
        "table": info_of(house, live),
        "view": live.view(seat),
        "entries": live.entries_after(0 if since is None or since > live.version else since),
        "chat": chat,
        "watchers": house.hub.attendance(live.row.id).watchers,
        "now": time.time(),
    }
    return encode(message)
