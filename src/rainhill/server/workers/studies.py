"""Studies of matches: judged decision by decision in the bots' processes, kept in the database, open to be stopped.

Any process may be asked how far a study is or to stop it: the one that works on it looks into the database before
every decision.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Literal
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.analysis.verdict import Verdict, verdict_from_plain
from rainhill.server.storage.schema import studies, verdicts
from rainhill.server.storage.store import Store
from rainhill.server.tables.errors import Missing
from rainhill.server.tables.table_match import TableMatch
from rainhill.server.tables.tables import Tables
from rainhill.server.workers.question import EVERYBODY, Ask, Question

AT_ONCE = 2
"""Studies of one address that a process works on at the same time; the others wait."""
MOST_WRITTEN = 8_000_000
"""Bytes of written studies that are kept; a long one has half a million."""
SILENT = 60.0
"""Seconds after which a study nobody was heard of is taken as stopped: its process is gone."""
_logger = logging.getLogger("rainhill.analysis")

State = Literal["none", "running", "stopped", "done"]


@dataclass(frozen=True, slots=True)
class JudgedEntry:
    """A decision that is or can be judged: its entry in the match and its number in the log."""

    entry: int
    number: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a study is."""

    state: State
    count: int
    """how many decisions are judged"""


def judged_entries(match: TableMatch, viewer: int) -> list[JudgedEntry]:
    """The decisions a study is about: all of them, or those of the seat that looks."""
    return [
        JudgedEntry(n, match.numbers[n])
        for n, entry in enumerate(match.kernel_match.entries[: len(match.numbers)])
        if not entry.auto and viewer in (EVERYBODY, entry.seat)
    ]


def read_verdict(kept: str) -> Verdict:
    """A verdict as it is stored."""
    return verdict_from_plain(msgspec.json.decode(kept))


@dataclass
class StudyAnswers:
    """What was written last about studies: many look at one, and writing it takes as long as a hundred moves."""

    _kept: OrderedDict[tuple[object, ...], bytes] = field(default_factory=OrderedDict)

    def get(self, key: tuple[object, ...]) -> bytes | None:
        """What was written, if it is kept; the key tells everything that it depends on."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: tuple[object, ...], written: bytes) -> None:
        """Keep it; what was looked at longest ago makes room."""
        self._kept[key] = written
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_WRITTEN:
            self._kept.popitem(last=False)


@dataclass
class Studies:
    """The studies of this process."""

    store: Store
    tables: Tables
    ask: Ask
    answers: StudyAnswers = field(default_factory=StudyAnswers)
    _tasks: dict[tuple[str, int], asyncio.Task[None]] = field(default_factory=dict)
    _payers: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    """who pays for the studies of this process: whoever began them, first"""
    _thinking: dict[tuple[str, int], asyncio.Future[Any]] = field(default_factory=dict)
    """what a study of this process waits for"""
    _rooms: WeakValueDictionary[str, asyncio.Semaphore] = field(default_factory=WeakValueDictionary)

    def is_of(self, table_id: str, viewer: int, payer: str) -> bool:
        """Whether a study that runs here was begun by somebody."""
        return payer in self._payers.get((table_id, viewer), ())

    async def begin(self, table_id: str, viewer: int, payers: list[str]) -> None:
        """Begin a study, or go on with one that was stopped; one that runs is left alone."""
        if (await self.progress(table_id, viewer)).state == "running":
            return
        await self.store.write(lambda connection: _set_state(connection, table_id, viewer, "running"))
        task = asyncio.create_task(self._work(table_id, viewer, payers))
        self._tasks[table_id, viewer], self._payers[table_id, viewer] = task, payers
        task.add_done_callback(lambda _: self._forget(table_id, viewer, task))

    async def stop(self, table_id: str, viewer: int) -> None:
        """Stop a study, whichever process works on it; what is judged stays."""
        if (await self.progress(table_id, viewer)).state == "running":
            await self.store.write(lambda connection: _set_state(connection, table_id, viewer, "stopped"))
        task = self._tasks.get((table_id, viewer))
        if task is not None:
            # Ours: what it is at is dropped, and it has ended before anybody can begin anew.
            thinking = self._thinking.get((table_id, viewer))
            if thinking is not None:
                thinking.cancel()
            await asyncio.wait([task])

    def _forget(self, table_id: str, viewer: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get((table_id, viewer)) is task:
            del self._tasks[table_id, viewer], self._payers[table_id, viewer]

    async def progress(self, table_id: str, viewer: int) -> Progress:
        """How far a study is."""
        return await self.store.read(lambda connection: _read(connection, table_id, viewer))

    async def verdicts(self, table_id: str, viewer: int) -> dict[int, str]:
        """The verdicts as they are stored, by number in the log; reading them is not for a loop."""
        return await self.store.read(lambda connection: _verdicts(connection, table_id, viewer))

    async def close(self) -> None:
        """Leave the studies as they are; they can be taken up again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table_id: str, viewer: int, payers: list[str]) -> None:
        state: State | None = "stopped"
        room = self._rooms.get(payers[-1])
        if room is None:
            room = self._rooms[payers[-1]] = asyncio.Semaphore(AT_ONCE)
        try:
            async with room:
                state = await self._judge_all(table_id, viewer, payers)
        except Missing:
            return
        except Exception as error:
            _logger.warning("study failed", extra={"facts": {"table": table_id, "reason": repr(error)[:200]}})
        if state is not None:
            await self.store.write(lambda connection: _end(connection, table_id, viewer, state))

    async def _judge_all(self, table_id: str, viewer: int, payers: list[str]) -> State | None:
        """Judge what is not judged yet; None if somebody stopped it, who has said so."""
        known = await self.verdicts(table_id, viewer)
        async with self.tables.held(table_id) as live:
            if live.match is None:
                return "stopped"
            asked = Question("judge", table_id, live.match.header, live.match.chosen_actions(), viewer, payers=payers)
            wanted = [one for one in judged_entries(live.match, viewer) if one.number not in known]
        for one in wanted:
            if not await self.store.write(lambda connection: _beat(connection, table_id, viewer)):
                return None
            thinking = asyncio.ensure_future(self.ask(msgspec.structs.replace(asked, entry=one.entry)))
            self._thinking[table_id, viewer] = thinking
            try:
                found = await thinking
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                return None
            finally:
                del self._thinking[table_id, viewer]
            data = msgspec.json.encode(found).decode()
            row = {"table_id": table_id, "eyes": viewer, "number": one.number, "data": data}
            await self.store.write(lambda connection, row=row: _keep(connection, row))  # type: ignore[misc]
        return "done"


async def _read(connection: AsyncConnection, table_id: str, viewer: int) -> Progress:
    study = (
        await connection.execute(
            select(studies.c.state, studies.c.beat).where(studies.c.table_id == table_id, studies.c.eyes == viewer)
        )
    ).one_or_none()
    judged = select(func.count()).where(verdicts.c.table_id == table_id, verdicts.c.eyes == viewer)
    count = (await connection.execute(judged)).scalar_one()
    state: State = "none" if study is None else study.state
    if study is not None and state == "running" and study.beat < time.time() - SILENT:
        state = "stopped"
    return Progress(state, count)


async def _verdicts(connection: AsyncConnection, table_id: str, viewer: int) -> dict[int, str]:
    columns = select(verdicts.c.number, verdicts.c.data)
    found = await connection.execute(columns.where(verdicts.c.table_id == table_id, verdicts.c.eyes == viewer))
    return {row.number: row.data for row in found}


async def _set_state(connection: AsyncConnection, table_id: str, viewer: int, state: State) -> None:
    await connection.execute(delete(studies).where(studies.c.table_id == table_id, studies.c.eyes == viewer))
    await connection.execute(insert(studies).values(table_id=table_id, eyes=viewer, state=state, beat=time.time()))


async def _end(connection: AsyncConnection, table_id: str, viewer: int, state: State) -> None:
    """End a study that runs; one that somebody stopped meanwhile stays as it is."""
    where = (studies.c.table_id == table_id, studies.c.eyes == viewer, studies.c.state == "running")
    await connection.execute(update(studies).where(*where).values(state=state))


async def _beat(connection: AsyncConnection, table_id: str, viewer: int) -> bool:
    """Say that the study is being worked on; False if somebody stopped it."""
    where = (studies.c.table_id == table_id, studies.c.eyes == viewer, studies.c.state == "running")
    return (await connection.execute(update(studies).where(*where).values(beat=time.time()))).rowcount == 1


async def _keep(connection: AsyncConnection, row: dict[str, Any]) -> None:
    """Keep a verdict; two processes that judged the same decision found the same."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(verdicts).values(**row))
    except IntegrityError:
        return
