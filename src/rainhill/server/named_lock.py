"""One at a time for each name, as at a table: a lock for each that is in use."""

from __future__ import annotations

import asyncio

Locks = dict[str, tuple[asyncio.Lock, list[int]]]
"""name -> its lock, and how many hold it or wait for it"""


class NamedLock:
    """Holds a name for the length of an `async with`; on the path of every move, so it is no generator."""

    __slots__ = ("_lock", "_locks", "_name", "_users")

    def __init__(self, locks: Locks, name: str) -> None:
        self._locks, self._name = locks, name

    async def __aenter__(self) -> None:
        found = self._locks.get(self._name)
        if found is None:
            found = self._locks[self._name] = asyncio.Lock(), [0]
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
            self._locks.pop(self._name, None)
