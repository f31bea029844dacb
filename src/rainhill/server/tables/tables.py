"""The one door to every match on this server: whoever acts, acts here, one at a time for each table.

Between processes the database decides: a row is appended only to the version its writer saw (`log_writer`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server import metrics
from rainhill.server.accounts import notifications
from rainhill.server.named_lock import Locks, NamedLock
from rainhill.server.protocol.messages import Control, Submit
from rainhill.server.storage.log_writer import STATE, LogAppend
from rainhill.server.storage.queries import Conflict, Stamp, TableRow, read_log, read_table, stamps
from rainhill.server.storage.store import Store
from rainhill.server.tables import commands, describe, standing_answers
from rainhill.server.tables.clocks import Outage
from rainhill.server.tables.errors import Forbidden, Missing, Unavailable
from rainhill.server.tables.listeners import Listeners
from rainhill.server.tables.live_table import LiveTable, open_live_table, state_of
from rainhill.server.tables.log_row import LogRow, is_quiet
from rainhill.server.tables.outages import through_outages
from rainhill.server.tables.past_matches import PastMatches, read_all
from rainhill.server.tables.ready_tables import ReadyTables
from rainhill.server.tables.refusals import is_stale, known_answer, refused, rejected
from rainhill.server.tables.replays import Replays
from rainhill.server.tables.table_match import TableMatch

ATTEMPTS = 5
"""How often an action is tried while the table changes under it."""
LONG_LOG = 40
"""Entries; a longer log is replayed in a thread so that nobody else has to wait."""

NewRows = Callable[[TableMatch], list[LogRow]]
"""Plays into a match and gives back the rows to be stored; `Refused` changes nothing."""


async def _nothing() -> None:
    """Nobody looks."""


@dataclass
class Tables:
    """The tables of this process, kept ready while somebody uses them."""

    store: Store
    listeners: Listeners
    capacity: int = 512_000_000
    """bytes for tables that are kept ready; the others are replayed when somebody asks"""
    replays: Replays = field(default_factory=Replays)
    on_change: Callable[[str], None] = lambda _: None
    """called after a commit of ours, to tell other processes"""
    on_bot: Callable[[str], None] = lambda _: None
    """called when a table waits for a bot"""
    on_moved: Callable[[str, int], None] = lambda *_: None
    """called when a match has come to a version, by whomever"""
    look_for_outage: Callable[[], Awaitable[None]] = _nothing
    """called before a clock is charged; adds to `outages`"""
    outages: list[Outage] = field(default_factory=list)
    """times that have yet to be taken off the clocks"""
    written: int = 0
    """log entries this process has written"""
    ready: ReadyTables = field(init=False)
    _past: PastMatches = field(init=False)
    _locks: Locks = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ready = ReadyTables(self.capacity)
        self._past = PastMatches(self.store, self.replays)

    # -- looking ------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self, table_id: str, *, may_be_old: bool = False) -> AsyncIterator[LiveTable]:
        """The table as it stands, with nobody else at it. Do not keep it longer than needed.

        `may_be_old`: as this process knows it, for those who only pass on what they hear.
        """
        async with self._locked(table_id):
            yield await (self._get(table_id) if may_be_old else self._get_fresh(table_id))

    def _locked(self, table_id: str) -> NamedLock:
        return NamedLock(self._locks, table_id)

    async def _get(self, table_id: str) -> LiveTable:
        live = self.ready.get(table_id)
        if live is None:
            live = await self._load(table_id)
        for gone in self.ready.put(table_id, live):
            self.forget(gone)
        return live

    async def _get_fresh(self, table_id: str) -> LiveTable:
        """The table as the database has it: another process may have written, and its call may be lost."""
        live = self.ready.get(table_id)
        if live is None or self.store.is_sqlite:
            return await self._get(table_id)
        stored = await self.store.read(lambda connection: stamps(connection, [table_id]))
        if stored.get(table_id) != live.row.stamp or live.version != live.row.version:
            return await self._catch_up(table_id)
        return live

    def is_told(self, table_id: str, stamp: Stamp) -> bool:
        """Whether the listeners here know this state of a table."""
        told = self.listeners.told.get(table_id)
        # Moves go on while one looks: who knows a later version knows this one.
        is_known = told is not None and (told == stamp or told[0] > stamp[0])
        return is_known and all(listener.version >= stamp[0] for listener in self.listeners.at(table_id))

    async def _load(self, table_id: str) -> LiveTable:
        row, log = await self.store.read(lambda connection: read_all(connection, table_id))
        if row is None:
            raise Missing(table_id)
        if len(log) < LONG_LOG:
            return open_live_table(row, log)
        return await self.replays.run(len(log), partial(open_live_table, row, log))

    def forget(self, table_id: str) -> None:
        """Read the table anew next time."""
        self.ready.forget(table_id)
        self._past.forget(table_id)

    async def drop(self, table_id: str) -> None:
        """Read the table anew next time, and let others do so: it changed and nobody listens here."""
        async with self._locked(table_id):
            self.forget(table_id)
        self.on_change(table_id)

    def forget_idle(self, table_id: str) -> None:
        """Another process changed a table nobody listens to here; if somebody is at it now, the commit will notice."""
        if table_id not in self._locks:
            self.forget(table_id)

    async def match_at(self, table_id: str, version: int, payers: list[str]) -> Match:
        """The match as it stood after the first `version` entries of its log.

        Only what was taken back since has to be replayed, at somebody's expense.
        """
        async with self.held(table_id) as live:
            match = live.match
            if match is None or version > live.version:
                raise Missing(table_id)
            gone = match.taken_back(version)
            if gone is None:
                return match.past(version)
        return (await self._past.before(table_id, gone, payers)).past(version)

    # -- acting -------------------------------------------------------------------------------------------------------

    async def submit(self, person: str | None, table_id: str, message: Submit) -> bytes:
        """Play a person's action to the end: who hangs up in the middle must not leave a half-told table behind."""
        return await asyncio.shield(asyncio.create_task(self.submit_unshielded(person, table_id, message)))

    async def control(self, person: str | None, table_id: str, message: Control) -> bytes:
        """Undo, concede, offer and the like, to the end."""
        return await asyncio.shield(asyncio.create_task(self.control_unshielded(person, table_id, message)))

    async def submit_unshielded(self, person: str | None, table_id: str, message: Submit) -> bytes:
        """Play a person's action; the answer is given only when it is on disk. In a task that nobody ends."""

        def new_rows(match: TableMatch) -> list[LogRow]:
            return commands.play(match, message, time.time())

        return await self._through_outages(person, table_id, message, new_rows)

    async def control_unshielded(self, person: str | None, table_id: str, message: Control) -> bytes:
        """Undo, concede, offer and the like. In a task that nobody ends."""

        def new_rows(match: TableMatch) -> list[LogRow]:
            online = self.listeners.attendance(table_id).seats
            return commands.control(match, message, time.time(), lambda seat: seat in online)

        return await self._through_outages(person, table_id, message, new_rows)

    async def play_for_bot(self, table_id: str, version: int, seat: int, action: Any) -> None:
        """Play what a bot chose at a version; if the table has moved on, it is asked again."""

        def new_rows(match: TableMatch, _: TableRow) -> list[LogRow]:
            return commands.play_for_bot(match, version, seat, action, time.time())

        await self.act_unasked(table_id, new_rows)

    async def fill_empty_seats(self, table_id: str) -> None:
        """Where nobody is left who could answer for a seat the table's substitute does: no match waits for ever."""

        def new_rows(match: TableMatch, row: TableRow) -> list[LogRow]:
            return commands.fill_empty_seats(match, row.empty_seats(), time.time())

        await self.act_unasked(table_id, new_rows)

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
                rows = commands.time_out(live.match, time.time(), self.listeners.presence(table_id))
                if not rows:
                    return
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

    async def act_unasked(self, table_id: str, new_rows: Callable[[TableMatch, TableRow], list[LogRow]]) -> None:
        """Enter what nobody asked for, if there is any of it."""
        async with self.held(table_id) as live:
            if live.match is None:
                return
            try:
                rows = new_rows(live.match, live.row)
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
        """Check seat, key and version; play, write, and only then tell.

        The row is written only if the table is as it was when the right was checked, whoever changed it meanwhile.
        """
        for _ in range(ATTEMPTS):
            answer = await self._act_once(person, table_id, message, new_rows)
            if answer is not None:
                return answer
        raise Unavailable

    async def _act_once(
        self, person: str | None, table_id: str, message: Submit | Control, new_rows: NewRows
    ) -> bytes | None:
        live = await self._get(table_id)
        known = known_answer(live, message)
        if (known is None and is_stale(message, live)) or message.seat not in live.row.seats_of(person):
            # Nothing is refused before it is known what other processes did.
            live = await self._catch_up(table_id)
            known = known_answer(live, message)
        if message.seat not in live.row.seats_of(person):
            raise Forbidden("not-your-seat")
        if known is not None:
            metrics.repeats.inc()
            return known
        if live.match is None:
            return rejected(message, live, "not-started")
        if is_stale(message, live):
            return rejected(message, live, "stale")
        # What this writes changes nothing in the match: the sender, who cannot have seen it, is not too late by it.
        added = live.version
        live = await self._take_off_outages(live)
        if live.match is None or not is_quiet(live.entries_after(added)):
            return known_answer(live, message) or rejected(message, live, "stale")
        before = live.version
        try:
            rows = new_rows(live.match)
        except (Refused, RecordError) as refusal:
            if live.version != before:
                self.forget(table_id)
                raise AssertionError("a refusal changed the match") from refusal
            return refused(message, live, refusal)
        rows += standing_answers.answers(live.match, live.row.seats, rows[-1].at)
        answer = describe.accepted_bytes(live, message.key)
        rows[0] = replace(rows[0], key=message.key, answer=answer.decode())
        try:
            await self._commit(live, rows)
        except Conflict:
            self.forget(table_id)
            fresh = await self._catch_up(table_id)
            known = known_answer(fresh, message)
            if known is None and not is_stale(message, fresh):
                # Not the match changed but the table: the right is looked at again.
                return None
            return known or rejected(message, fresh, "stale")
        except BaseException:
            self.forget(table_id)
            raise
        live.match.answers[message.seat, message.key] = answer.decode()
        self._tell(live)
        return answer

    async def _commit(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Write rows that the match has already entered, with everything that follows from them."""
        match = live.match
        assert match is not None
        rows += standing_answers.answers(match, live.row.seats, rows[-1].at)
        state = state_of(match, live.row.finished, rows[-1].at)
        seen = match.version - len(rows)
        told = notifications.notifications_of(live.row, match, live.row.asked)

        values = tuple(match.version if name == "version" else state[name] for name in STATE)
        started = time.perf_counter()
        await self.store.append(LogAppend(live.row.id, seen, rows, values, told, live.row.updated))
        metrics.commit_seconds.observe(time.perf_counter() - started)
        metrics.entries.inc(len(rows))
        self.written += len(rows)
        known = {name: state[name] for name in STATE if name not in ("version", "result")}
        live.row = replace(live.row, version=match.version, result=match.result, **known)

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, live: LiveTable) -> None:
        """Tell listeners here, other processes and bots what happened."""
        self._push(live)
        self.on_change(live.row.id)
        if live.row.asks_bot:
            self.on_bot(live.row.id)

    def _push(self, live: LiveTable) -> None:
        """Give every listener what it has not seen yet, if it is still theirs to see."""
        self.listeners.heed(live.row)
        self.on_moved(live.row.id, live.version)
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
        live = self.ready.get(table_id)
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
        if before is None or before.aside != live.row.aside:
            self.tell_table(live)
        return live

    def tell_table(self, live: LiveTable) -> None:
        """Tell listeners here that something about the table changed, but not in the match."""
        self.listeners.heed(live.row)
        attendance = self.listeners.attendance(live.row.id)
        info = describe.table_info(live, attendance)
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners.at(live.row.id):
            mine = tuple(listener.mine)
            if mine not in made:
                # Those who have the same seats, above all none, share the bytes.
                made[mine] = describe.table_changed_bytes(info, listener.mine, attendance.watchers)
            listener.send(made[mine])

    async def tell_again(self, table_id: str) -> None:
        """Tell the listeners here which seats they have now."""
        async with self._locked(table_id):
            self.tell_table(await self._catch_up(table_id))

    async def changed(self, table_id: str) -> None:
        """We changed the table otherwise than by its log (seats, start, rematch): read it anew and tell everybody."""
        async with self._locked(table_id):
            self.forget(table_id)
            live = await self._catch_up(table_id)
        self.on_change(table_id)
        if live.row.asks_bot:
            self.on_bot(table_id)
