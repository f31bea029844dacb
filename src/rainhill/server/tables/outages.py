"""Wait through a short absence of the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from rainhill.server.storage.store import is_outage
from rainhill.server.tables.errors import Unavailable

PATIENCE = 20.0
"""Seconds a move waits for a database that is away before its sender is told to try again."""
Answer = TypeVar("Answer")


async def through_outages(
    work: Callable[[], Awaitable[Answer]], on_outage: Callable[[], None] = lambda: None
) -> Answer:
    """Do something, again and again while the database is away; `Unavailable` when that takes too long."""
    began = time.monotonic()
    pause = 0.1
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_outage(error):
                raise
            on_outage()
            if time.monotonic() - began > PATIENCE:
                raise Unavailable from error
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)
