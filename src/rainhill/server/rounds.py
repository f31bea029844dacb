"""Chores that go round the tables: what is wrong with one of them is its own trouble and keeps no other waiting."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from rainhill.server.storage.queries import Conflict
from rainhill.server.storage.store import is_outage
from rainhill.server.tables.errors import Missing

MOST_TOLD = 1000
_logger = logging.getLogger("rainhill.server")
_told: set[tuple[str, str]] = set()
"""Troubles that stand in the log already: a chore comes round several times a second."""


async def go_round(chore: str, ids: Iterable[str], work: Callable[[str], Awaitable[object]]) -> None:
    """Do something at every table, one after the other; a database that is away ends the round."""
    for table_id in ids:
        try:
            await work(table_id)
        except (Conflict, Missing):
            # Somebody else was faster, or deleted it.
            continue
        except Exception as error:
            if is_outage(error):
                raise
            if (chore, table_id) not in _told and len(_told) < MOST_TOLD:
                _told.add((chore, table_id))
                facts = {"chore": chore, "table": table_id, "reason": repr(error)[:200]}
                _logger.error("table failed", extra={"facts": facts})
