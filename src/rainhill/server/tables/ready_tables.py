"""The tables kept ready in memory: those used last, as many as their bytes allow."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from rainhill.server.tables.live_table import LiveTable
from rainhill.server.tables.table_size import table_size


@dataclass
class ReadyTables:
    """Tables by their id, the one used longest ago first."""

    capacity: int
    """bytes; a table that is too large by itself is kept while it is the only one"""
    size: int = 0
    """about how many bytes they take"""
    _tables: OrderedDict[str, LiveTable] = field(default_factory=OrderedDict)
    _sizes: dict[str, int] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> LiveTable | None:
        """The table, if it is kept ready."""
        live = self._tables.get(table_id)
        if live is not None:
            self._tables.move_to_end(table_id)
        return live

    def put(self, table_id: str, live: LiveTable) -> list[str]:
        """Keep a table and know its present size; those that have to make room for it."""
        self._tables[table_id] = live
        self._tables.move_to_end(table_id)
        size = table_size(live)
        self.size += size - self._sizes.get(table_id, 0)
        self._sizes[table_id] = size
        excess, gone = self.size - self.capacity, []
        for other in self._tables:
            if excess <= 0 or other == table_id:
                break
            excess -= self._sizes[other]
            gone.append(other)
        return gone

    def forget(self, table_id: str) -> None:
        """Keep it no longer."""
        self._tables.pop(table_id, None)
        self.size -= self._sizes.pop(table_id, 0)
