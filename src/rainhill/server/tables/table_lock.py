"""One at a time at a table: a lock for each that is in use."""

from __future__ import annotations

import asyncio

Locks = dict[str, tuple[asyncio.Lock, list[int]]]
"""table -> its lock, and how many hold it or wait for it"""


class TableLock:
    """Holds a table for the length of an `async with`; on the path of every move, so it is no generator."""

    __slots__ = ("_id", "_lock", "_locks", "_users")

    def __init__(self, locks: Locks, table_id: str) -> None:
        self._locks, self._id = locks, table_id

    async def __aenter__(self) -> None:
        found = self._locks.get(self._id)
        if found is None:
            found = self._locks[self._id] = asyncio.Lock(), [0]
        self._lock, self._users = found
        self._users[0] += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
        self._leave()

    def _leave(self) -> None:
        self._users[0] -= 1
        if not self._users[0]:
            self._locks.pop(self._id, None)
