"""Matches as they stood before something was taken back, for whoever goes through them step by step."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.registry import find_game
from rainhill.server.storage.queries import TableRow, read_log, read_table
from rainhill.server.storage.store import Store
from rainhill.server.tables.errors import Missing
from rainhill.server.tables.live_table import open_live_table
from rainhill.server.tables.log_row import LogRow
from rainhill.server.tables.replays import Replays
from rainhill.server.tables.table_match import TableMatch

MOST = 6000
"""Entries of such matches that are kept for a next look."""


@dataclass
class PastMatches:
    """The latest ones, each replayed once."""

    store: Store
    replays: Replays
    _kept: OrderedDict[tuple[str, int], TableMatch] = field(default_factory=OrderedDict)

    def forget(self, table_id: str) -> None:
        """Replay the table's anew next time."""
        for known in [known for known in self._kept if known[0] == table_id]:
            del self._kept[known]

    async def before(self, table_id: str, number: int, payers: list[str]) -> TableMatch:
        """The match just before an entry of its log, replayed at somebody's expense."""
        found = self._kept.get((table_id, number))
        if found is None:
            row, log = await self.store.read(lambda connection: read_all(connection, table_id))
            if row is None or row.header is None:
                raise Missing(table_id)
            replay = partial(open_live_table, row, log[: number - 1])
            found = (await self.replays.run_for(payers, number, replay)).match
            assert found is not None
            self._kept[table_id, number] = found
        self._kept.move_to_end((table_id, number))
        while len(self._kept) > 1 and sum(match.version for match in self._kept.values()) > MOST:
            self._kept.popitem(last=False)
        return found


async def read_all(connection: AsyncConnection, table_id: str) -> tuple[TableRow | None, list[LogRow]]:
    """A table and, if its match has begun, the whole log."""
    row = await read_table(connection, table_id)
    if row is None or row.header is None:
        return row, []
    return row, await read_log(connection, table_id, find_game(row.game))
