"""A live match waits while none of its people is at the table, and goes on when one of them is back."""

from __future__ import annotations

import time

from rainhill.server.storage.queries import TableRow
from rainhill.server.tables import commands
from rainhill.server.tables.log_row import LogRow
from rainhill.server.tables.table_match import TableMatch
from rainhill.server.tables.tables import Tables


async def wait_for_people(tables: Tables, table_id: str) -> None:
    """Stop the clocks and the bots of a table that everybody has left."""

    def new_rows(match: TableMatch, _: TableRow) -> list[LogRow]:
        return commands.wait(match, time.time(), tables.listeners.presence(table_id))

    await tables.act_unasked(table_id, new_rows)


async def welcome_back(tables: Tables, table_id: str) -> None:
    """Somebody may have come to a table: a match that waited goes on, and so do bots that stood still."""

    def new_rows(match: TableMatch, _: TableRow) -> list[LogRow]:
        return commands.resume(match, time.time(), tables.listeners.presence(table_id))

    live = tables.ready.get(table_id)
    if live is None or live.match is None or not tables.listeners.presence(table_id).here:
        return
    if live.match.waits is not None:
        await tables.act_unasked(table_id, new_rows)
    elif live.row.asks_bot:
        tables.on_bot(table_id)
