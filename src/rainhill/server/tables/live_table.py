"""One table in memory: its row, and its match once it has begun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from rainhill.bots.record_tags import tag_of_day, tags_of_bots
from rainhill.kernel.seats.colours import colours_as_tag, shown_colours
from rainhill.server.storage.queries import TableRow, to_json
from rainhill.server.tables.clocks import deadline
from rainhill.server.tables.log_row import LogRow
from rainhill.server.tables.table_match import TableMatch, new_table_match


@dataclass
class LiveTable:
    """A table as this process knows it; `match` is None before the start."""

    row: TableRow
    match: TableMatch | None

    @property
    def version(self) -> int:
        return 0 if self.match is None else self.match.version

    def entries_after(self, version: int) -> list[msgspec.Raw]:
        return [] if self.match is None else self.match.entries[version:]


def open_live_table(row: TableRow, log: Sequence[LogRow]) -> LiveTable:
    """Replay a stored table; slow for a long log, so call it in a thread."""
    if row.header is None:
        return LiveTable(row, None)
    bots = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None}
    match = new_table_match(row.header, row.setup.policy, bots, row.started or row.created)
    for entry in log:
        match.replay(entry)
    return LiveTable(row, match)


def record_tags(row: TableRow) -> dict[str, str]:
    """What a record tells of a table besides its match; the id of a private one is for those who sit there."""
    bots: list[str | None] = [seat.bot for seat in sorted(row.seats, key=lambda seat: seat.seat)]
    table = {} if row.is_private else {"table": row.id}
    colours = colours_as_tag(shown_colours(row.setup.colours, len(row.seats)))
    return tag_of_day(row.started or row.created) | table | tags_of_bots(bots) | colours


def round_of(match: TableMatch) -> int | None:
    """The round the match is in, counted from 1, where its game counts them."""
    count = match.game.round_of
    return None if count is None else count(match.kernel_match.position)


def state_of(match: TableMatch, finished: float | None, now: float) -> dict[str, Any]:
    """The columns of a table that follow from its match."""
    asked = match.asked
    over = match.result is not None
    return {
        "asked": asked,
        "asks_bot": asked is not None and match.bot_of(asked) is not None and match.waits is None,
        "deadline": deadline(match.clock),
        "status": "finished" if over else "playing",
        "result": to_json(match.result) if over else None,
        "finished": (finished or now) if over else None,
        "updated": now,
        "round": round_of(match),
    }
