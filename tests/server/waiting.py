"""Wait for a condition inside a story of coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.server.running_server import PATIENCE


async def until(condition: Callable[[], object]) -> None:
    """Wait until it holds; the limit is for a test that fails."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)
