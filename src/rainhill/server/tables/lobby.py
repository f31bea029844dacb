"""Setting up tables: create, join, claim, leave, start. Nothing here plays."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from random import SystemRandom
from typing import Any
from unicodedata import normalize

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.bots import list_bots
from rainhill.kernel.game import GameInfo, Header
from rainhill.kernel.refusals import Refused, SetupError
from rainhill.kernel.seats.names import is_seat_name
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game
from rainhill.server.accounts import notifications
from rainhill.server.accounts.people import Person, hash_token, is_token, new_id, new_token
from rainhill.server.protocol.bodies import ClaimSeat, JoinTable, NewTable, SeatWish
from rainhill.server.protocol.messages import Policy
from rainhill.server.storage.queries import (
    Conflict,
    SeatRow,
    TableRow,
    TableSetup,
    append,
    insert_table,
    later,
    read_table,
    to_json,
    write_seats,
)
from rainhill.server.storage.schema import grants, tables
from rainhill.server.tables.lifecycle import colours
from rainhill.server.tables.live_table import state_of
from rainhill.server.tables.log_row import LogRow
from rainhill.server.tables.table_match import TableMatch, new_table_match

_chance = SystemRandom()
_KINDS = {"me": "person", "local": "local", "invite": "invite", "open": "open", "bot": "bot"}


def check_wish(wish: NewTable, limit: int = 8) -> TableSetup:
    """The set-up of a table, complete; SetupError if there is no such game, map, option, bot or number of seats."""
    game = find_game(wish.game)
    names = [f"Seat {number}" for number in range(1, len(wish.seats) + 1)]
    # One line is no map; it must not be taken for the id of one.
    wanted = wish.map if wish.map_text is None else wish.map_text + "\n"
    header = complete_header(
        game, map=wanted, edition=wish.edition, options=wish.options, seats=names[:limit], first=wish.first
    )
    for bot in [seat.bot for seat in wish.seats if seat.kind == "bot"] + [wish.policy.substitute]:
        check_bot(bot)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise SetupError("bad-seats")
    for seat in wish.seats:
        check_name(seat.name)
    options, own = dict(header.options), (wish.first, wish.starts_itself, colours.wished(wish.seats))
    return TableSetup(header.map, header.edition, options, wish.policy, header.map_text, *own)


def check_bot(bot: str | None) -> None:
    """SetupError if there is no such bot."""
    if bot not in list_bots():
        raise SetupError("unknown-bot", bot=bot or "", known=list_bots())


def check_name(name: str | None) -> None:
    """A name has to be able to stand in a record."""
    if name is not None and not is_seat_name(name):
        raise SetupError("bad-seat-name", name=name)


def seat_rows(wishes: Sequence[SeatWish], creator: Person) -> tuple[list[SeatRow], dict[int, str]]:
    """Seats as wished, with different names, and the secrets of those that are taken by a link."""
    rows: list[SeatRow] = []
    links: dict[int, str] = {}
    for number, wish in enumerate(wishes):
        owner = creator.id if wish.kind in ("me", "local") else None
        link_hash = None
        if wish.kind == "invite":
            links[number] = new_token()
            link_hash = hash_token(links[number])
        name = wish.name or (creator.name if wish.kind == "me" else wish.bot if wish.kind == "bot" else None)
        name = different_name(name or f"Seat {number + 1}", [row.name for row in rows])
        bot = wish.bot if wish.kind == "bot" else None
        rows.append(SeatRow(number, _KINDS[wish.kind], name, owner, link_hash, bot))
    return rows, links


def different_name(name: str, others: Sequence[str]) -> str:
    """The name, or the name with a number that nobody at the table has, whichever way its letters are put together."""
    made, number = name, 1
    taken = {normalize("NFC", other) for other in others}
    while normalize("NFC", made) in taken:
        number += 1
        made = f"{name[:36]} {number}"
    return made


async def insert_open(
    connection: AsyncConnection, game: str, setup: TableSetup, creator: Person, rows: Sequence[SeatRow], limit: int
) -> str:
    """Store a table that waits for its players."""
    query = select(func.count()).where(tables.c.creator == creator.id, tables.c.status == "open")
    if ((await connection.execute(query)).scalar() or 0) >= limit:
        raise Refused("too-many-open-tables", most=limit)
    values = table_values(game, setup, creator)
    await insert_table(connection, values, rows)
    return str(values["id"])


def table_values(game: str, setup: TableSetup, creator: Person) -> dict[str, Any]:
    """A new table as it is stored."""
    now = time.time()
    return {
        "id": new_id(),
        "game": game,
        "setup": to_json(setup),
        "status": "open",
        "visibility": setup.policy.visibility,
        "version": 0,
        "asks_bot": False,
        "creator": creator.id,
        "creator_name": creator.name,
        "created": now,
        "updated": now,
    }


async def take_seat(connection: AsyncConnection, table_id: str, person: Person, wish: JoinTable) -> None:
    """Take a seat that is open to anyone."""
    row = await _open_table(connection, table_id)
    check_name(wish.name)
    free = [seat for seat in row.seats if seat.kind == "open" and seat.person is None]
    chosen = next((seat for seat in free if wish.seat is None or seat.seat == wish.seat), None)
    if chosen is None:
        raise Refused("no-free-seat")
    if not row.is_private and row.seats_of(person.id):
        # What is open to anyone is not for one person alone.
        raise Refused("has-seat")
    others = [seat.name for seat in row.seats if seat is not chosen]
    taken = replace(chosen, person=person.id, name=different_name(wish.name or person.name, others))
    await put_seats(connection, row, [taken if seat is chosen else seat for seat in row.seats])
    await _choose_colour(connection, table_id, person, chosen.seat, wish.colour)
    await _begin_by_itself(connection, table_id)


async def _choose_colour(
    connection: AsyncConnection, table_id: str, person: Person, seat: int, colour: int | None
) -> None:
    """What a newcomer wants is settled with the seat: with the last one the match may begin."""
    if colour is not None:
        await colours.choose(connection, table_id, person, seat, colour)


async def claim_seat(connection: AsyncConnection, table_id: str, person: Person, wish: ClaimSeat) -> None:
    """Exchange a seat's secret for access; the first to come gives the seat its name, others are further devices."""
    row = await read_table(connection, table_id)
    check_name(wish.name)
    seat = None
    for candidate in () if row is None else row.seats:
        # Every hash is compared, so that the time taken does not tell which one was right.
        if is_token(wish.secret, candidate.link_hash):
            seat = candidate
    if row is None or seat is None:
        raise Refused("bad-link")
    if seat.person is None and row.status == "open":
        others = [other.name for other in row.seats if other is not seat]
        taken = replace(seat, person=person.id, name=different_name(wish.name or person.name, others))
        await put_seats(connection, row, [taken if other is seat else other for other in row.seats])
        await _choose_colour(connection, table_id, person, seat.seat, wish.colour)
        await _begin_by_itself(connection, table_id)
    elif seat.person is None:
        await put_seats(connection, row, [replace(s, person=person.id) if s is seat else s for s in row.seats])
    elif seat.person != person.id and (seat.seat, person.id) not in row.grants:
        if sum(number == seat.seat for number, _ in row.grants) >= 20:
            raise Refused("too-many-devices")
        # The link may become void, or the seats change places, in this very moment.
        await hold_seats(connection, row)
        await connection.execute(insert(grants).values(table_id=table_id, seat=seat.seat, person=person.id))


async def give_to_bot(connection: AsyncConnection, table_id: str, person: Person, number: int, bot: str | None) -> None:
    """A bot for a seat nobody has taken, as its creator wishes; without one it waits for a person again."""
    row = await _open_table(connection, table_id)
    if row.creator != person.id:
        raise Refused("not-creator")
    if bot is not None:
        check_bot(bot)
    if number >= len(row.seats) or row.seats[number].person is not None:
        raise Refused("no-free-seat")
    seat = row.seats[number]
    others = [other.name for other in row.seats if other is not seat]
    # Where a link led to the seat it is void: whoever has it is told so, not seated on a bot.
    if bot is None:
        kind = "invite" if seat.kind == "bot" else seat.kind
        changed = replace(seat, kind=kind, name=different_name(f"Seat {number + 1}", others), bot=None, link_hash=None)
    else:
        changed = replace(seat, kind="bot", name=different_name(bot, others), bot=bot, link_hash=None)
    await put_seats(connection, row, [changed if other is seat else other for other in row.seats])
    await _begin_by_itself(connection, table_id)


async def new_link(connection: AsyncConnection, table_id: str, person: Person, number: int) -> str:
    """A new secret for an own seat or, before it is taken, for one the creator may give away.

    The old one is void, and so is what others got by it.
    """
    row = await read_table(connection, table_id)
    if row is None or number >= len(row.seats):
        raise Refused("no-free-seat")
    seat = row.seats[number]
    # During the match a seat may have become empty, because its person was deleted.
    is_empty = seat.seat in row.empty_seats() and (seat.kind == "invite" or row.status == "playing")
    is_free_invitation = row.creator == person.id and is_empty
    if seat.bot is not None or not (seat.person == person.id or is_free_invitation):
        raise Refused("not-your-seat")
    secret = new_token()
    # What a seat answers in advance may have been wished by somebody who has no right to it any more.
    is_shared = any(shared == number for shared, _ in row.grants)
    changed = replace(seat, link_hash=hash_token(secret), standing=() if is_shared else seat.standing)
    await put_seats(connection, row, [changed if other is seat else other for other in row.seats])
    await _end_grants(connection, table_id, [number])
    return secret


async def leave(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """Leave before the start; when its creator leaves, the table is closed."""
    row = await _open_table(connection, table_id)
    if row.creator == person.id:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(status="closed", updated=later()))
        return
    if not row.seats_of(person.id):
        raise Refused("not-your-seat")
    # Whoever comes next must not share the seat with those who got its link, or access by it, from the one who leaves.
    left = [
        seat
        if seat.person != person.id
        else replace(seat, person=None, link_hash=None, standing=(), name=f"Seat {seat.seat + 1}")
        for seat in row.seats
    ]
    await put_seats(connection, row, left)
    given_up = [seat.seat for seat in row.seats if seat.person == person.id]
    await _end_grants(connection, table_id, given_up)
    await colours.give_up(connection, row, given_up)
    await connection.execute(delete(grants).where(grants.c.table_id == table_id, grants.c.person == person.id))


async def _end_grants(connection: AsyncConnection, table_id: str, numbers: Sequence[int]) -> None:
    """Access that others have to some seats ends."""
    await connection.execute(delete(grants).where(grants.c.table_id == table_id, grants.c.seat.in_(numbers)))


async def _open_table(connection: AsyncConnection, table_id: str) -> TableRow:
    row = await read_table(connection, table_id)
    if row is None:
        raise Refused("no-table")
    if row.status != "open":
        raise Refused("already-started")
    return row


async def put_seats(connection: AsyncConnection, row: TableRow, changed: Sequence[SeatRow]) -> None:
    """Change the seats of a table, unless somebody else was faster."""
    await hold_seats(connection, row)
    await write_seats(connection, row.id, changed)


async def hold_seats(connection: AsyncConnection, row: TableRow) -> None:
    """Keep the seats of a table as they were read until the end of the transaction; `Conflict` if they are not."""
    # The table's own row is changed first: on PostgreSQL that makes two who want the same seat wait for each other.
    guard = update(tables).where(tables.c.id == row.id, tables.c.status == row.status).values(updated=later())
    if (await connection.execute(guard)).rowcount != 1:
        raise Conflict
    current = await read_table(connection, row.id)
    if current is None or current.seats != row.seats:
        raise Conflict


def is_full(seats: Sequence[SeatRow]) -> bool:
    """Whether every seat is taken."""
    return all(seat.person is not None or seat.bot is not None for seat in seats)


async def start(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """Start the match: shuffle the seats if the table wants it, deal, and write the first forced answers."""
    row = await _open_table(connection, table_id)
    if row.creator != person.id:
        raise Refused("not-creator")
    if not is_full(row.seats):
        raise Refused("seats-not-taken")
    await begin(connection, row)


async def _begin_by_itself(connection: AsyncConnection, table_id: str) -> None:
    """Begin a match that was to begin as soon as everybody is there, if everybody is."""
    row = await read_table(connection, table_id)
    if row is not None and row.status == "open" and row.setup.starts_itself and is_full(row.seats):
        await begin(connection, row)


async def begin(connection: AsyncConnection, row: TableRow) -> None:
    """Begin a match at a table whose seats are all taken."""
    table_id = row.id
    order = list(row.seats)
    if row.setup.policy.order == "random":
        _chance.shuffle(order)
    moved = {seat.seat: number for number, seat in enumerate(order)}
    seated = [replace(seat, seat=number) for number, seat in enumerate(order)]
    # Whatever was chosen for a seat goes with it, also into a rematch.
    setup = msgspec.structs.replace(
        row.setup,
        options=_turned(find_game(row.game).info, row.setup.options, [seat.seat for seat in order]),
        first=None if row.setup.first is None else moved[row.setup.first],
        colours=colours.turned(row.setup, [seat.seat for seat in order]),
    )
    header = complete_header(
        find_game(row.game),
        map=setup.map_text or setup.map,
        edition=setup.edition,
        options=setup.options,
        seats=[seat.name for seat in seated],
        seed=_chance.getrandbits(48),
        first=setup.first,
    )
    now = time.time()
    match, log = begun(header, setup.policy, seated, now)
    state = state_of(match, None, now) | {"updated": later()}
    # Somebody may have chosen a colour in this very moment.
    same = (tables.c.id == table_id, tables.c.updated == row.updated)
    if (await connection.execute(update(tables).where(*same).values(updated=later()))).rowcount != 1:
        raise Conflict
    begun_as = {"setup": to_json(setup), "header": to_json(asdict(header)), "started": now}
    await append(connection, table_id, 0, log, **begun_as, **state)
    if (current := await read_table(connection, table_id)) is None or current.seats != row.seats:
        raise Conflict
    await write_seats(connection, table_id, seated)
    await connection.execute(delete(grants).where(grants.c.table_id == table_id))
    if row.grants:
        values = [{"table_id": table_id, "seat": moved[seat], "person": who} for seat, who in row.grants]
        await connection.execute(insert(grants), values)
    # Whoever begins may have gone away while the seats were filling.
    started = replace(row, setup=setup, seats=tuple(seated), header=header)
    await notifications.put(connection, notifications.notifications_of(started, match, None))


def _turned(info: GameInfo, options: Mapping[str, str], order: Sequence[int]) -> dict[str, str]:
    """Options chosen for each seat follow the seats when these are shuffled."""
    each = {option.id for option in info.options if option.each_seat}
    return {
        name: " ".join(value.split(" ")[seat] for seat in order) if name in each and " " in value else value
        for name, value in options.items()
    }


def begun(header: Header, policy: Policy, seats: Sequence[SeatRow], now: float) -> tuple[TableMatch, list[LogRow]]:
    """The match at its very beginning, and the rows of what is forced there."""
    bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
    match = new_table_match(header, policy, bots, now)
    return match, match.begin()
