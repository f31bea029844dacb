"""Who listens to which table in this process, and who is known to listen in the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rainhill.server.accounts.people import Person
from rainhill.server.storage.queries import Stamp, TableRow

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
VISIT = 300.0
"""Seconds for which somebody counts as present who asks over HTTP and holds no socket."""
LATELY = 10.0
"""Seconds for which somebody who has gone may be about to come back, as when a page is loaded anew."""
ENDED = 4401
"""Close code: the session or the right a socket was opened by has ended."""


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
    """messages that could not be sent at once"""
    unsent: int = 0
    """how many of them there are, the one that is just being sent included"""
    write: Callable[[bytes], bool] | None = None
    """sends a message at once; False if it cannot now"""
    is_slow: bool = False
    known: Person | None = None
    """whose session it is"""
    session: str | None = None
    """the hash of the session's token; None for somebody without a session"""
    close_code: int | None = None
    """set when it has to end at once"""

    def send(self, message: bytes) -> None:
        """Send a message, or put it in line behind others; never waits."""
        if self.close_code is not None or (self.write is not None and not self.unsent and self.write(message)):
            return
        try:
            self.waiting.put_nowait(message)
            self.unsent += 1
        except asyncio.QueueFull:
            self.is_slow = True

    def end(self) -> None:
        """Let the connection end at once: what it rested on is gone, and so is what was in line."""
        self.close_code = ENDED
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def heed(self, row: TableRow) -> bool:
        """Take the seats the person has now; False if what the connection shows is not theirs to see any more."""
        mine = row.seats_of(self.person)
        gone = self.seat is not None and self.seat not in mine
        if gone and mine and self.version == 0:
            # Seats change places when a match begins.
            self.seat, gone = mine[0], False
        is_hidden = row.is_private and not mine and (self.person is None or self.person != row.creator)
        self.mine = mine
        return not gone and not is_hidden

    def stop(self) -> None:
        """Let the connection end after what is in line."""
        try:
            self.waiting.put_nowait(None)
            self.unsent += 1
        except asyncio.QueueFull:
            self.is_slow = True


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is at a table: seats with a person at a screen, and spectators."""

    seats: frozenset[int]
    watchers: int


@dataclass(frozen=True, slots=True)
class Presence:
    """Which of the people who have a seat are at a table."""

    here: frozenset[int]
    lately: frozenset[int] = frozenset()
    """seats whose person has gone a moment ago"""
    is_sure: bool = True
    """False while others may be there of whom this process does not know"""
    gone_at: float = 0.0
    """since when nobody is there, as far as this process knows"""

    def is_there(self, seat: int) -> bool:
        """Whether the person of a seat is there, or may be."""
        return seat in self.here or seat in self.lately or not self.is_sure

    @property
    def is_deserted(self) -> bool:
        """Whether all have gone for good."""
        return self.is_sure and not self.here and not self.lately


@dataclass
class Listeners:
    """All listeners of this process."""

    remote: dict[str, dict[str, tuple[float, Attendance]]] = field(default_factory=dict)
    """table -> process -> when it said so, and who is there"""
    on_change: Callable[[str], None] = lambda _: None
    """called when somebody came or went"""
    arrivals: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(ARRIVALS))
    _by_table: dict[str, set[Listener]] = field(default_factory=dict)
    told: dict[str, Stamp] = field(default_factory=dict)
    """table -> the state of it that the listeners here know"""
    _visits: dict[str, dict[int, tuple[str, float]]] = field(default_factory=dict)
    """table -> seat -> who asked over HTTP last, and when"""
    sure_from: float = 0.0
    """from when on (by the monotonic clock) this process knows who is not there: people come back after a restart"""
    _gone: dict[str, dict[int, float]] = field(default_factory=dict)
    """table -> seat -> when its person went"""
    _began: float = field(default_factory=time.time)

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
        if listener not in group:
            return
        before = self.attendance(listener.table_id)
        group.discard(listener)
        if not group:
            self._by_table.pop(listener.table_id, None)
            self.told.pop(listener.table_id, None)
        self._note_gone(listener.table_id, before)
        self.on_change(listener.table_id)

    def at(self, table_id: str) -> list[Listener]:
        """The listeners of a table in this process."""
        return list(self._by_table.get(table_id, ()))

    def tables(self) -> list[str]:
        """Tables somebody listens to in this process."""
        return list(self._by_table)

    def of(self, person: str | None = None) -> list[Listener]:
        """The listeners of a person, or everybody's that have a session."""
        everybody = [listener for group in self._by_table.values() for listener in group]
        return [one for one in everybody if one.session is not None and person in (None, one.person)]

    def heed(self, row: TableRow) -> None:
        """Give every listener the seats it has now; whoever lost what it looks at is cut off."""
        visits = self._visits.get(row.id, {})
        for seat in [seat for seat, (person, _) in visits.items() if person not in row.owners(seat)]:
            del visits[seat]
        for listener in self.at(row.id):
            if not listener.heed(row):
                self.cut(listener)
        if row.id in self._by_table:
            self.told[row.id] = row.stamp

    def cut(self, listener: Listener) -> None:
        """End a connection whose session or right is gone; it is told nothing more."""
        listener.end()
        self.remove(listener)

    def visit(self, table_id: str, seats: Iterable[int], person: str) -> None:
        """Somebody with these seats asked over HTTP."""
        before = self._visitors(table_id)
        came = frozenset(seats)
        if came:
            self._visits.setdefault(table_id, {}).update(dict.fromkeys(came, (person, time.monotonic())))
            if not came <= before:
                self.on_change(table_id)

    def end_visits(self) -> None:
        """Notice who has not asked for a while."""
        for table_id in list(self._visits):
            here, before = self._visitors(table_id), self._visits[table_id].keys()
            if len(here) < len(self._visits[table_id]):
                self._visits[table_id] = {seat: one for seat, one in self._visits[table_id].items() if seat in here}
                if not here:
                    del self._visits[table_id]
                self._note_gone(table_id, Attendance(frozenset(before), 0))
                self.on_change(table_id)

    def visited(self) -> list[str]:
        """Tables somebody is at over HTTP in this process."""
        return list(self._visits)

    def _visitors(self, table_id: str) -> frozenset[int]:
        since = time.monotonic() - VISIT
        return frozenset(seat for seat, (_, at) in self._visits.get(table_id, {}).items() if at > since)

    def count(self) -> int:
        return sum(len(group) for group in self._by_table.values())

    def here(self, table_id: str) -> Attendance:
        """Who is connected to this process."""
        group = self.at(table_id)
        return Attendance(
            frozenset(seat for listener in group for seat in listener.mine) | self._visitors(table_id),
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
        before = self.attendance(table_id)
        known = self.remote.setdefault(table_id, {})
        if said.seats or said.watchers:
            known[process] = (time.monotonic(), said)
        else:
            known.pop(process, None)
            if not known:
                self.remote.pop(table_id, None)
        self._note_gone(table_id, before)

    # -- who is missed ------------------------------------------------------------------------------------------------

    def _note_gone(self, table_id: str, before: Attendance) -> None:
        gone = before.seats - self.attendance(table_id).seats
        if gone:
            self._gone.setdefault(table_id, {}).update(dict.fromkeys(gone, time.monotonic()))

    def presence(self, table_id: str) -> Presence:
        """Which of the people of a table are there."""
        now, here = time.monotonic(), self.attendance(table_id).seats
        gone = {seat: at for seat, at in self._gone.get(table_id, {}).items() if seat not in here}
        lately = frozenset(seat for seat, at in gone.items() if now - at < LATELY)
        gone_at = time.time() - (now - max(gone.values())) if gone else self._began
        return Presence(here, lately, now >= self.sure_from, gone_at)

    def deserted(self) -> list[str]:
        """Tables whose people have all gone, each told once."""
        found = [table_id for table_id in self._gone if not self.presence(table_id).lately]
        empty = [table_id for table_id in found if not self.attendance(table_id).seats]
        if time.monotonic() < self.sure_from:
            return []
        for table_id in found:
            if table_id not in empty:
                del self._gone[table_id]
        return empty

    def forget_gone(self, table_id: str) -> None:
        """It is known at the table that everybody has gone."""
        self._gone.pop(table_id, None)
