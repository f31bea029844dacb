"""What is read from and written to the database of tables, seats and their log; one function a question."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import and_, case, delete, func, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.game import Game, Header
from rainhill.kernel.setup import fill_options
from rainhill.registry import find_game
from rainhill.server.protocol.actions import decode_action, encode_action
from rainhill.server.protocol.messages import Policy
from rainhill.server.storage.schema import grants, log, seats, tables
from rainhill.server.tables.log_row import LogRow

Stamp = tuple[int, float]
LOG_COLUMNS = tuple(column.name for column in log.columns)
_encode = msgspec.json.Encoder(order="deterministic").encode


class TableSetup(msgspec.Struct, frozen=True):
    """What a table was asked to play."""

    map: str
    edition: str
    options: dict[str, str]
    policy: Policy
    map_text: str = ""
    """The text of a map of somebody's own."""
    first: int | None = None
    """The seat that begins; like the options of each seat, it goes with the seats when they are shuffled."""
    starts_itself: bool = False
    """Whether the match begins as soon as every seat is taken, without anybody starting it."""
    colours: tuple[int | None, ...] = ()
    """The colour that was chosen for each seat, if one was; they go with the seats when these are shuffled."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    person: str | None
    link_hash: str | None
    bot: str | None
    standing: tuple[str, ...] = ()
    """answers its person has given in advance, in the words of the game; nobody else's business"""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, with its seats and the further persons who may use them."""

    id: str
    game: str
    setup: TableSetup
    header: Header | None
    status: str
    version: int
    asked: int | None
    asks_bot: bool
    deadline: float | None
    result: dict[str, Any] | None
    creator: str | None
    creator_name: str
    origin: str | None
    rematch: str | None
    created: float
    started: float | None
    finished: float | None
    seats: tuple[SeatRow, ...]
    grants: frozenset[tuple[int, str]]
    updated: float = 0.0
    round: int | None = None

    @property
    def stamp(self) -> Stamp:
        """Tells this state of the table from every other: entries change the version, anything else the time."""
        return self.version, self.updated

    @property
    def aside(self) -> tuple[object, ...]:
        """What can change at a table otherwise than by its log."""
        closed, colours = self.status == "closed", self.setup.colours
        return self.seats, self.grants, self.rematch, self.header, closed, self.creator_name, colours

    @property
    def is_private(self) -> bool:
        return self.setup.policy.visibility == "private"

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {row.person for row in self.seats if row.person is not None} | {who for _, who in self.grants}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person may act for."""
        if person is None:
            return []
        return [row.seat for row in self.seats if row.person == person or (row.seat, person) in self.grants]

    def owners(self, seat: int) -> set[str]:
        """The persons who may act for a seat."""
        own = self.seats[seat].person
        return {who for number, who in self.grants if number == seat} | ({own} if own is not None else set())

    def empty_seats(self) -> list[int]:
        """Seats that neither a bot nor any person has."""
        shared = {seat for seat, _ in self.grants}
        return [row.seat for row in self.seats if row.person is None and row.bot is None and row.seat not in shared]


class Conflict(Exception):
    """Somebody else appended or changed the table first."""


def to_json(value: Any) -> str:
    """A value as it is stored."""
    return _encode(value).decode()


async def read_tables(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, TableRow]:
    """Several tables at once; what does not exist is left out."""
    found = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).mappings().all()
    if not found:
        return {}
    seat_rows = (
        await connection.execute(
            select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        )
    ).mappings()
    seats_of: dict[str, list[SeatRow]] = {}
    for row in seat_rows:
        seats_of.setdefault(row["table_id"], []).append(
            SeatRow(
                row["seat"],
                row["kind"],
                row["name"],
                row["person"],
                row["link_hash"],
                row["bot"],
                tuple(msgspec.json.decode(row["standing"] or "[]")),
            )
        )
    grants_of: dict[str, set[tuple[int, str]]] = {}
    for row in (await connection.execute(select(grants).where(grants.c.table_id.in_(ids)))).mappings():
        grants_of.setdefault(row["table_id"], set()).add((row["seat"], row["person"]))
    made = {}
    for row in found:
        made[row["id"]] = TableRow(
            id=row["id"],
            game=row["game"],
            setup=msgspec.json.decode(row["setup"], type=TableSetup),
            header=None if row["header"] is None else read_header(row["header"]),
            status=row["status"],
            version=row["version"],
            asked=row["asked"],
            asks_bot=row["asks_bot"],
            deadline=row["deadline"],
            result=None if row["result"] is None else msgspec.json.decode(row["result"]),
            creator=row["creator"],
            creator_name=row["creator_name"],
            origin=row["origin"],
            rematch=row["rematch"],
            created=row["created"],
            started=row["started"],
            finished=row["finished"],
            seats=tuple(seats_of.get(row["id"], ())),
            grants=frozenset(grants_of.get(row["id"], ())),
            updated=row["updated"],
            round=row["round"],
        )
    return made


async def read_table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """One table."""
    return (await read_tables(connection, [table_id])).get(table_id)


def read_header(text: str) -> Header:
    """A stored header; options that came after it have their defaults."""
    header = msgspec.json.decode(text, type=Header)
    return fill_options(find_game(header.game), header)


async def read_log(connection: AsyncConnection, table_id: str, game: Game, after: int = 0) -> list[LogRow]:
    """The log entries after a number; RecordError if one of them holds what is no action of the game."""
    found = await connection.execute(
        select(log).where(log.c.table_id == table_id, log.c.number > after).order_by(log.c.number)
    )
    return [_read_row(row, game) for row in found.mappings()]


def _read_row(row: Mapping[Any, Any], game: Game) -> LogRow:
    data = msgspec.json.decode(row["data"])
    is_action = row["kind"] == "action"
    return LogRow(
        number=row["number"],
        seat=row["seat"],
        kind=row["kind"],
        by=row["by"],
        at=row["at"],
        action=decode_action(game, data) if is_action else None,
        facts={} if is_action else data,
        auto=row["auto"],
        key=row["key"],
        answer=row["answer"],
    )


async def count_log(connection: AsyncConnection, table_id: str) -> int:
    """How many entries a log has."""
    return (await connection.execute(select(func.count()).where(log.c.table_id == table_id))).scalar_one()


async def append(connection: AsyncConnection, table_id: str, seen: int, rows: Sequence[LogRow], **state: Any) -> None:
    """Add rows to a log of which the writer saw `seen` entries, and change the table's state with them."""
    changed = await connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.version == seen)
        .values(version=seen + len(rows), **state)
    )
    if changed.rowcount != 1:
        raise Conflict
    await _insert_log(connection, table_id, rows)


async def _insert_log(connection: AsyncConnection, table_id: str, rows: Sequence[LogRow]) -> None:
    if rows:
        values = [dict(zip(LOG_COLUMNS, log_values(table_id, row), strict=True)) for row in rows]
        await connection.execute(insert(log), values)


def log_values(table_id: str, row: LogRow) -> tuple[Any, ...]:
    """A row of the log as it is stored, in the order of `LOG_COLUMNS`."""
    data = to_json(row.facts if row.action is None else encode_action(row.action))
    return table_id, row.number, row.seat, row.kind, data, row.auto, row.by, row.at, row.key, row.answer


def later() -> Any:
    """For `tables.updated` where something else than the log changes: now, and never a time it had before."""
    now = literal(time.time())
    return case((tables.c.updated >= now, tables.c.updated + 1e-6), else_=now)


async def touch(connection: AsyncConnection, ids: Iterable[str]) -> None:
    """Say that something about tables changed besides their log: whoever holds them reads them anew."""
    wanted = sorted(set(ids))
    if wanted:
        await connection.execute(update(tables).where(tables.c.id.in_(wanted)).values(updated=later()))


async def insert_table(
    connection: AsyncConnection, values: dict[str, Any], seat_rows: Sequence[SeatRow], rows: Sequence[LogRow] = ()
) -> None:
    """A new table with its seats and, if it begins in the middle, its log."""
    await connection.execute(insert(tables).values(**values))
    await write_seats(connection, values["id"], seat_rows)
    await _insert_log(connection, values["id"], rows)


async def write_seats(connection: AsyncConnection, table_id: str, seat_rows: Sequence[SeatRow]) -> None:
    """Replace the seats of a table."""
    await connection.execute(delete(seats).where(seats.c.table_id == table_id))
    await connection.execute(
        insert(seats),
        [
            {
                "table_id": table_id,
                "seat": row.seat,
                "kind": row.kind,
                "name": row.name,
                "person": row.person,
                "link_hash": row.link_hash,
                "bot": row.bot,
                "standing": to_json(row.standing) if row.standing else None,
            }
            for row in seat_rows
        ],
    )


async def list_ids(connection: AsyncConnection, which: str, person: str | None, limit: int, offset: int) -> list[str]:
    """Ids of tables, newest first: `open` and `finished` and `playing` public ones, or a person's own."""
    query = select(tables.c.id).order_by(tables.c.updated.desc(), tables.c.id).limit(limit).offset(offset)
    if which in ("mine", "my-turn"):
        own = select(seats.c.table_id).where(seats.c.person == person)
        shared = select(grants.c.table_id).where(grants.c.person == person)
        query = query.where(or_(tables.c.id.in_(own), tables.c.id.in_(shared), tables.c.creator == person))
    else:
        query = query.where(tables.c.status == which, tables.c.visibility == "public")
    if which == "my-turn":
        asked_own = select(seats.c.table_id).where(seats.c.person == person, seats.c.seat == tables.c.asked)
        asked_shared = select(grants.c.table_id).where(grants.c.person == person, grants.c.seat == tables.c.asked)
        query = query.where(
            tables.c.status == "playing",
            tables.c.asks_bot.is_(False),
            or_(tables.c.id.in_(asked_own), tables.c.id.in_(asked_shared)),
        )
    return list((await connection.execute(query)).scalars())


async def clocked_tables(connection: AsyncConnection, most: int | None = None) -> list[str]:
    """Tables at which the clock of a person runs."""
    query = select(tables.c.id).where(tables.c.status == "playing", tables.c.deadline.is_not(None)).limit(most)
    return list((await connection.execute(query)).scalars())


async def due_tables(connection: AsyncConnection, now: float) -> list[str]:
    """Tables on which a clock has run out."""
    query = select(tables.c.id).where(tables.c.status == "playing", tables.c.deadline <= now).limit(200)
    return list((await connection.execute(query)).scalars())


async def abandoned_tables(connection: AsyncConnection) -> list[str]:
    """Tables that wait for a seat nobody has."""
    shared = select(grants.c.seat).where(grants.c.table_id == tables.c.id, grants.c.seat == tables.c.asked)
    query = (
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked))
        .where(tables.c.status == "playing", tables.c.asks_bot.is_(False))
        .where(seats.c.person.is_(None), seats.c.bot.is_(None), ~shared.exists())
    )
    return list((await connection.execute(query.limit(200))).scalars())


async def with_empty_seats(connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """Of some tables, those where a match is played and a seat has neither person nor bot."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.id.in_(ids), tables.c.status == "playing", seats.c.person.is_(None), seats.c.bot.is_(None))
    )
    return list((await connection.execute(query.distinct())).scalars())


async def bot_tables(connection: AsyncConnection, before: float) -> list[str]:
    """Tables that have waited for a bot since before a time."""
    query = select(tables.c.id).where(
        and_(tables.c.asks_bot.is_(True), tables.c.status == "playing", tables.c.updated <= before)
    )
    return list((await connection.execute(query.limit(500))).scalars())


async def stamps(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Stamp]:
    """Version and time of the last change of tables, to notice what others did."""
    query = select(tables.c.id, tables.c.version, tables.c.updated).where(tables.c.id.in_(ids))
    return {row[0]: (row[1], row[2]) for row in await connection.execute(query)}
