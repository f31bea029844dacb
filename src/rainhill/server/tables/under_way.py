"""Whether a record is one of a match that is still being played here: nobody looks ahead in it by uploading it.

It is recognised by what was settled before the first action and by the actions, not by names, which anybody can change.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.game import Header
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.actions import encode_action
from rainhill.server.storage.queries import read_header, to_json
from rainhill.server.storage.schema import log, tables
from rainhill.server.tables.live_table import LiveTable

OPENING = 8
"""Chosen actions that two matches may share by accident."""
NAMED_OPENING = 4
"""The same, if the names at the seats are the same, too."""


def check_may_look_ahead(live: LiveTable, person: Person | None) -> None:
    """`Refused` if going on alone from a match would tell secrets, or be advice the table does not want."""
    match = live.match
    if match is None or match.result is not None:
        return
    if reads_secrets(match.kernel_match):
        raise Refused("branch-tells-secrets")
    mine = live.row.seats_of(None if person is None else person.id)
    empty = live.row.empty_seats()
    others = [seat for seat in live.row.seats if seat.bot is None and seat.seat not in (*mine, *empty)]
    if match.policy.advice == "after" and others:
        raise Refused("match-under-way")


def reads_secrets(match: Match) -> bool:
    """Whether sitting in every seat would tell more than sitting in one: then an unfinished match is not branched."""
    if match.over:
        return False
    public = match.view(None).seats
    return any(match.view(seat).seats != public for seat in range(match.seats))


async def find_under_way(connection: AsyncConnection, match: Match) -> list[str]:
    """The tables where this match is being played."""
    header = match.header
    chosen = [(entry.seat, to_json(encode_action(entry.action))) for entry in match.entries if not entry.auto]
    if not chosen:
        return []
    seat, data = chosen[0]
    first = select(log.c.number).where(
        log.c.table_id == tables.c.id, log.c.kind == "action", log.c.seat == seat, log.c.data == data
    )
    query = select(tables.c.id, tables.c.header).where(
        tables.c.status == "playing",
        tables.c.game == header.game,
        tables.c.header.contains(f'"deal":{to_json(dict(header.deal))}', autoescape=True),
        first.exists(),
    )
    found = []
    for table_id, text in (await connection.execute(query)).all():
        other = read_header(text)
        if _is_same_setup(header, other):
            played = await _chosen(connection, table_id)
            if _is_same_match(chosen, played, header.seats == other.seats):
                found.append(table_id)
    return found


def _is_same_setup(one: Header, other: Header) -> bool:
    # Neither map nor options: a copy of the map under another name, or an option that changes nothing so far, would
    # make it another match otherwise, with the same moves.
    def facts(header: Header) -> tuple[Any, ...]:
        return header.game, dict(header.deal), len(header.seats)

    return facts(one) == facts(other)


def _is_same_match(one: list[tuple[int, str]], played: list[tuple[int, str]], has_same_names: bool) -> bool:
    shared = 0
    while shared < min(len(one), len(played)) and one[shared] == played[shared]:
        shared += 1
    # Half is enough: with another last move it would be the same match still.
    return shared >= max(NAMED_OPENING if has_same_names else OPENING, len(played) // 2)


async def _chosen(connection: AsyncConnection, table_id: str) -> list[tuple[int, str]]:
    """The actions that were chosen at a table and still stand."""
    columns = (log.c.seat, log.c.kind, log.c.data, log.c.auto)
    rows = (await connection.execute(select(*columns).where(log.c.table_id == table_id).order_by(log.c.number))).all()
    standing: list[tuple[int, str, bool]] = []
    for seat, kind, data, auto in rows:
        if kind == "action":
            standing.append((seat, data, auto))
        elif kind == "undo":
            del standing[msgspec.json.decode(data)["to"] :]
    return [(seat, data) for seat, data, auto in standing if not auto]
