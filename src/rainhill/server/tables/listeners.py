"""Who listens to which table in this process, and who is known to listen in the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

QUEUE = 64
"""Messages that may wait for one slow listener before it is cut off; it can come back and ask for the gap."""
MOST_WATCHERS = 200
"""Spectators of one table in one process: everybody there is told of every move."""
MOST_SCREENS = 20
"""Connections of one person to one table."""
ARRIVALS = 2
"""How many are welcomed at the same time; reading a table for one must not keep the moves of the others waiting."""
REMOTE_LIFE = 60.0
"""Seconds after which another process that fell silent is forgotten."""


@dataclass(eq=False)
class Listener:
    """One connection to one table."""

    table_id: str
    person: str | None
    mine: list[int]
    seat: int | None
    """the own seat it looks as; None for a spectator"""
    version: int = 0
    """what it was told last"""
    heard: int = 0
    """the chat line it was told last"""
    muted: set[int] = field(default_factory=set)
    waiting: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    is_slow: bool = False

    def send(self, message: bytes) -> None:
        """Put a message in line; never waits."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow = True

    def stop(self) -> None:
        """Let the connection end after what is in line."""
        try:
            self.waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.is_slow = True


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is at a table: seats with a person at a screen, and spectators."""

    seats: frozenset[int]
    watchers: int


@dataclass
class Listeners:
    """All listeners of this process."""

    remote: dict[str, dict[str, tuple[float, Attendance]]] = field(default_factory=dict)
    """table -> process -> when it said so, and who is there"""
    on_change: Callable[[str], None] = lambda _: None
    """called when somebody came or went"""
    arrivals: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(ARRIVALS))
    _by_table: dict[str, set[Listener]] = field(default_factory=dict)

    def has_room(self, table_id: str, person: str | None, *, has_seat: bool) -> bool:
        """Whether one more may listen: a spectator among the others, a player on one more screen."""
        group = self._by_table.get(table_id, ())
        if has_seat:
            return sum(1 for listener in group if listener.person == person) < MOST_SCREENS
        return sum(1 for listener in group if not listener.mine) < MOST_WATCHERS

    def add(self, listener: Listener) -> None:
        self._by_table.setdefault(listener.table_id, set()).add(listener)
        self.on_change(listener.table_id)

    def remove(self, listener: Listener) -> None:
        group = self._by_table.get(listener.table_id, set())
        group.discard(listener)
        if not group:
            self._by_table.pop(listener.table_id, None)
        self.on_change(listener.table_id)

    def at(self, table_id: str) -> list[Listener]:
        """The listeners of a table in this process."""
        return list(self._by_table.get(table_id, ()))

    def tables(self) -> list[str]:
        """Tables somebody listens to in this process."""
        return list(self._by_table)

    def count(self) -> int:
        return sum(len(group) for group in self._by_table.values())

    def here(self, table_id: str) -> Attendance:
        """Who is connected to this process."""
        group = self.at(table_id)
        return Attendance(
            frozenset(seat for listener in group for seat in listener.mine),
            sum(1 for listener in group if not listener.mine),
        )

    def attendance(self, table_id: str) -> Attendance:
        """Who is at the table, in all processes."""
        now = time.monotonic()
        parts = [self.here(table_id)]
        parts += [said for when, said in self.remote.get(table_id, {}).values() if now - when < REMOTE_LIFE]
        return Attendance(
            frozenset(seat for part in parts for seat in part.seats), sum(part.watchers for part in parts)
        )

    def hear(self, table_id: str, process: str, seats: Iterable[int], watchers: int) -> None:
        """Another process told who is with it."""
        said = Attendance(frozenset(seats), watchers)
        known = self.remote.setdefault(table_id, {})
        if said.seats or said.watchers:
            known[process] = (time.monotonic(), said)
        else:
            known.pop(process, None)
            if not known:
                self.remote.pop(table_id, None)
