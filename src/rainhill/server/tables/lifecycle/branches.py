"""Tables that begin in the middle: with the past of a match, or with a record."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.match import Match
from rainhill.kernel.seats.colours import tagged_colours
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.messages import Policy
from rainhill.server.storage.queries import SeatRow, TableSetup, insert_table, to_json
from rainhill.server.tables.live_table import state_of
from rainhill.server.tables.lobby import begun, check_bot, table_values
from rainhill.server.tables.log_row import LogRow


@dataclass(frozen=True, slots=True)
class BranchPlan:
    """A table that begins with the past of a match, as it will be stored."""

    values: dict[str, Any]
    seats: Sequence[SeatRow]
    rows: Sequence[LogRow]


def plan_branch(match: Match, creator: Person, bots: Mapping[str, str], origin: str | None) -> BranchPlan:
    """A private table with the past of a match; its seats are on one screen or are bots. It replays: not for a loop."""
    now = time.time()
    seats = []
    for number, name in enumerate(match.header.seats):
        bot = bots.get(str(number))
        if bot is not None:
            check_bot(bot)
        seats.append(SeatRow(number, "local" if bot is None else "bot", name, None if bot else creator.id, None, bot))
    header = match.header
    policy = Policy(undo="free", order="fixed", visibility="private", chat="off")
    colours = tagged_colours(match.tags)
    setup = TableSetup(header.map, header.edition, dict(header.options), policy, header.map_text, colours=colours)
    match_now, rows = begun(header, policy, seats, now)
    for entry in match.entries[match_now.entered :]:
        if not entry.auto:
            rows += match_now.play(entry.action, entry.seat, "person", now)
    state = state_of(match_now, None, now)
    values = table_values(match.header.game, setup, creator) | state
    values |= {"header": to_json(asdict(header)), "started": now, "version": len(rows), "origin": origin}
    return BranchPlan(values, seats, rows)


async def insert_branch(connection: AsyncConnection, plan: BranchPlan) -> str:
    """Store a table that was planned."""
    await insert_table(connection, plan.values, plan.seats, plan.rows)
    return str(plan.values["id"])
