"""The one door to every match on this server: whoever acts, acts here, one at a time for each table.

Between processes the database decides: a row is appended only to the version its writer saw (`log_writer`).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.registry import find_game
from rainhill.server import metrics
from rainhill.server.accounts import notifications
from rainhill.server.protocol.messages import Control, Submit
from rainhill.server.storage.log_writer import STATE, LogAppend
from rainhill.server.storage.queries import Conflict, TableRow, read_log, read_table
from rainhill.server.storage.store import Store, is_outage
from rainhill.server.tables import commands, describe
from rainhill.server.tables.clocks import Outage
from rainhill.server.tables.errors import Forbidden, Missing, Unavailable
from rainhill.server.tables.listeners import Listeners
from rainhill.server.tables.live_table import LiveTable, open_live_table, state_of
from rainhill.server.tables.log_row import LogRow, entry_kind
from rainhill.server.tables.table_match import TableMatch

PATIENCE = 20.0
"""Seconds a move waits for a database that is away before its sender is told to try again."""
LONG_LOG = 40
"""Entries; a longer log is replayed in a thread so that nobody else has to wait."""

Answer = TypeVar("Answer")
NewRows = Callable[[TableMatch], list[LogRow]]
"""Plays into a match and gives back the rows to be stored; `Refused` changes nothing."""


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


async def _nothing() -> None:
    """Nobody looks."""


@dataclass
class Tables:
    """The tables of this process, kept ready while somebody uses them."""

    store: Store
    listeners: Listeners
    capacity: int = 2000
    on_change: Callable[[str], None] = lambda _: None
    """called after a commit of ours, to tell other processes"""
    on_bot: Callable[[str], None] = lambda _: None
    """called when a table waits for a bot"""
    look_for_outage: Callable[[], Awaitable[None]] = _nothing
    """called before a clock is charged; adds to `outages`"""
    outages: list[Outage] = field(default_factory=list)
    """times that have yet to be taken off the clocks"""
    written: int = 0
    """log entries this process has written"""
    _ready: OrderedDict[str, LiveTable] = field(default_factory=OrderedDict)
    _locks: dict[str, tuple[asyncio.Lock, list[int]]] = field(default_factory=dict)

    # -- looking ------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, with nobody else at it. Do not keep it longer than needed."""
        async with self._locked(table_id):
            yield await self._get(table_id)

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[None]:
        lock, users = self._locks.setdefault(table_id, (asyncio.Lock(), [0]))
        users[0] += 1
        try:
            async with lock:
                yield
        finally:
            users[0] -= 1
            if not users[0]:
                self._locks.pop(table_id, None)

    async def _get(self, table_id: str) -> LiveTable:
        live = self._ready.get(table_id)
        if live is None:
            live = await self._load(table_id)
            self._ready[table_id] = live
            while len(self._ready) > self.capacity:
                self._ready.popitem(last=False)
        self._ready.move_to_end(table_id)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        row, log = await self.store.read(lambda connection: _read_all(connection, table_id))
        if row is None:
            raise Missing(table_id)
        if len(log) < LONG_LOG:
            return open_live_table(row, log)
        return await asyncio.to_thread(open_live_table, row, log)

    def count(self) -> int:
        """How many tables are kept ready."""
        return len(self._ready)

    def forget(self, table_id: str) -> None:
        """Read the table anew next time."""
        self._ready.pop(table_id, None)

    def forget_idle(self, table_id: str) -> None:
        """Another process changed a table nobody listens to here; if somebody is at it now, the commit will notice."""
        if table_id not in self._locks:
            self.forget(table_id)

    def forget_all(self) -> None:
        """Read every table anew next time: a person is somebody else now."""
        for table_id in list(self._ready):
            self.forget(table_id)

    async def match_at(self, table_id: str, version: int) -> Match:
        """The match as it stood after the first `version` entries of its log."""
        row, log = await self.store.read(lambda connection: _read_all(connection, table_id))
        if row is None or row.header is None or version > len(log):
            raise Missing(table_id)
        live = await asyncio.to_thread(open_live_table, row, log[:version])
        assert live.match is not None
        return live.match.kernel_match

    # -- acting -------------------------------------------------------------------------------------------------------

    async def submit(self, person: str | None, table_id: str, message: Submit) -> bytes:
        """Play a person's action; the answer is given only when it is on disk."""

        def new_rows(match: TableMatch) -> list[LogRow]:
            return commands.play(match, message, time.time())

        return await self._shielded(person, table_id, message, new_rows)

    async def control(self, person: str | None, table_id: str, message: Control) -> bytes:
        """Undo, concede, offer and the like."""

        def new_rows(match: TableMatch) -> list[LogRow]:
            online = self.listeners.attendance(table_id).seats
            return commands.control(match, message, time.time(), lambda seat: seat in online)

        return await self._shielded(person, table_id, message, new_rows)

    async def play_for_bot(self, table_id: str, version: int, seat: int, action: Any) -> None:
        """Play what a bot chose at a version; if the table has moved on, it is asked again."""

        def new_rows(match: TableMatch) -> list[LogRow]:
            return commands.play_for_bot(match, version, seat, action, time.time())

        await self._act_unasked(table_id, new_rows)

    async def time_out(self, table_id: str) -> None:
        """The clock of the seat asked has run out, unless somebody was faster."""
        async with self._locked(table_id):
            # The deadline in the database counts: it may have been moved after a pause of the server.
            self.forget(table_id)
            live = await self._get(table_id)
            live = await self._take_off_outages(live)
            if live.match is None or live.row.deadline is None or live.row.deadline > time.time():
                return
            try:
                rows = commands.time_out(live.match, time.time())
                await self._commit(live, rows)
            except BaseException:
                self.forget(table_id)
                raise
            self._tell(live)

    async def take_off_outages(self, table_id: str) -> None:
        """Write down the times in which nobody could act, and charge nobody for them."""
        async with self._locked(table_id):
            await self._take_off_outages(await self._get(table_id))

    async def _take_off_outages(self, live: LiveTable) -> LiveTable:
        table_id = live.row.id
        if live.match is None or live.match.clock is None:
            return live
        await self.look_for_outage()
        try:
            rows = [row for outage in self.outages for row in live.match.take_off(outage, time.time())]
            if rows:
                await self._commit(live, rows)
                self._tell(live)
        except Conflict:
            # Another process did it, or somebody acted there.
            self.forget(table_id)
            return await self._catch_up(table_id)
        except BaseException:
            self.forget(table_id)
            raise
        return live

    async def _act_unasked(self, table_id: str, new_rows: NewRows) -> None:
        async with self.held(table_id) as live:
            if live.match is None:
                return
            try:
                rows = new_rows(live.match)
                if not rows:
                    return
                await self._commit(live, rows)
            except Conflict:
                self.forget(table_id)
                await self._catch_up(table_id)
                return
            except BaseException:
                self.forget(table_id)
                raise
            self._tell(live)

    async def _shielded(self, person: str | None, table_id: str, message: Submit | Control, new_rows: NewRows) -> bytes:
        """Act to the end: a sender who hangs up in the middle must not leave a half-told table behind."""
        return await asyncio.shield(asyncio.create_task(self._through_outages(person, table_id, message, new_rows)))

    async def _through_outages(
        self, person: str | None, table_id: str, message: Submit | Control, new_rows: NewRows
    ) -> bytes:
        """Act, again and again while the database is away."""

        async def work() -> bytes:
            async with self._locked(table_id):
                return await self._act(person, table_id, message, new_rows)

        # After a broken connection it is unknown whether the row was written: the next round looks for its key.
        return await through_outages(work, lambda: self.forget(table_id))

    async def _act(self, person: str | None, table_id: str, message: Submit | Control, new_rows: NewRows) -> bytes:
        """Check seat, key and version; play, write, and only then tell."""
        live = await self._get(table_id)
        if message.seat not in live.row.seats_of(person):
            raise Forbidden("not-your-seat")
        known = self._known_answer(live, message)
        if known is None and message.version != live.version:
            live = await self._catch_up(table_id)
            known = self._known_answer(live, message)
        if known is not None:
            metrics.repeats.inc()
            return known
        if live.match is None:
            return _rejected(message, live, "not-started")
        if message.version != live.version:
            return _rejected(message, live, "stale")
        # What this writes changes nothing in the match: the sender, who cannot have seen it, is not too late by it.
        added = live.version
        live = await self._take_off_outages(live)
        if live.match is None or any(entry_kind(entry) != "outage" for entry in live.entries_after(added)):
            return self._known_answer(live, message) or _rejected(message, live, "stale")
        before = live.version
        try:
            rows = new_rows(live.match)
        except (Refused, RecordError) as refusal:
            if live.version != before:
                self.forget(table_id)
                raise AssertionError("a refusal changed the match") from refusal
            return _refusal(message, live, refusal)
        answer = describe.accepted_bytes(live, message.key)
        rows[0] = replace(rows[0], key=message.key, answer=answer.decode())
        try:
            await self._commit(live, rows)
        except Conflict:
            self.forget(table_id)
            fresh = await self._catch_up(table_id)
            return self._known_answer(fresh, message) or _rejected(message, fresh, "stale")
        except BaseException:
            self.forget(table_id)
            raise
        live.match.answers[message.seat, message.key] = answer.decode()
        self._tell(live)
        return answer

    @staticmethod
    def _known_answer(live: LiveTable, message: Submit | Control) -> bytes | None:
        if live.match is None:
            return None
        known = live.match.answers.get((message.seat, message.key))
        return None if known is None else known.encode()

    async def _commit(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Write rows that the match has already entered, with everything that follows from them."""
        match = live.match
        assert match is not None
        state = state_of(match, live.row.finished, rows[-1].at)
        seen = match.version - len(rows)
        told = notifications.notifications_of(live.row, match, live.row.asked)

        values = tuple(match.version if name == "version" else state[name] for name in STATE)
        started = time.perf_counter()
        await self.store.append(LogAppend(live.row.id, seen, rows, values, told))
        metrics.commit_seconds.observe(time.perf_counter() - started)
        metrics.entries.inc(len(rows))
        self.written += len(rows)
        live.row = replace(
            live.row,
            version=match.version,
            asked=state["asked"],
            asks_bot=state["asks_bot"],
            deadline=state["deadline"],
            status=state["status"],
            result=match.result,
            finished=state["finished"],
        )

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, live: LiveTable) -> None:
        """Tell listeners here, other processes and bots what happened."""
        self._push(live)
        self.on_change(live.row.id)
        if live.row.asks_bot:
            self.on_bot(live.row.id)

    def _push(self, live: LiveTable) -> None:
        """Give every listener what it has not seen yet."""
        behind = [listener for listener in self.listeners.at(live.row.id) if listener.version < live.version]
        if not behind:
            return
        for listener, message in describe.updates(live, self.listeners.attendance(live.row.id), behind):
            listener.version = live.version
            listener.send(message)

    async def catch_up(self, table_id: str) -> None:
        """Another process changed the table: read what is new and tell the listeners here."""
        async with self._locked(table_id):
            await self._catch_up(table_id)

    async def _catch_up(self, table_id: str) -> LiveTable:
        live = self._ready.get(table_id)
        before = None if live is None else live.row
        if live is None or live.match is None:
            self.forget(table_id)
            live = await self._get(table_id)
        else:
            match = live.match

            async def work(connection: AsyncConnection) -> tuple[TableRow | None, list[LogRow]]:
                row = await read_table(connection, table_id)
                return row, await read_log(connection, table_id, match.game, match.version)

            row, log = await self.store.read(work)
            if row is None:
                self.forget(table_id)
                raise Missing(table_id)
            try:
                for entry in log:
                    match.replay(entry)
            except BaseException:
                self.forget(table_id)
                raise
            live.row = row
        self._push(live)
        if before is None or _aside(before) != _aside(live.row):
            self.tell_table(live)
        return live

    def tell_table(self, live: LiveTable) -> None:
        """Tell listeners here that something about the table changed, but not in the match."""
        attendance = self.listeners.attendance(live.row.id)
        info = describe.table_info(live, attendance)
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners.at(live.row.id):
            listener.mine = live.row.seats_of(listener.person)
            mine = tuple(listener.mine)
            if mine not in made:
                # Those who have the same seats, above all none, share the bytes.
                made[mine] = describe.table_changed_bytes(info, listener.mine, attendance.watchers)
            listener.send(made[mine])

    async def changed(self, table_id: str) -> None:
        """We changed the table otherwise than by its log (seats, start, rematch): read it anew and tell everybody."""
        async with self._locked(table_id):
            self.forget(table_id)
            live = await self._catch_up(table_id)
        self.on_change(table_id)
        if live.row.asks_bot:
            self.on_bot(table_id)


async def _read_all(connection: AsyncConnection, table_id: str) -> tuple[TableRow | None, list[LogRow]]:
    row = await read_table(connection, table_id)
    if row is None or row.header is None:
        return row, []
    return row, await read_log(connection, table_id, find_game(row.game))


def _aside(row: TableRow) -> tuple[object, ...]:
    """What can change at a table otherwise than by its log."""
    return row.seats, row.grants, row.rematch, row.header, row.status == "closed", row.creator_name


def _rejected(message: Submit | Control, live: LiveTable, code: str) -> bytes:
    metrics.rejected.labels(code if code in ("stale", "not-started") else "rules").inc()
    return describe.rejected_bytes(live, message.key, code)


def _refusal(message: Submit | Control, live: LiveTable, refusal: Refused | RecordError) -> bytes:
    metrics.rejected.labels("rules").inc()
    return describe.refused_bytes(live, message.key, refusal)
