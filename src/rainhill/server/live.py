"""One table in memory: its row, and the course of its match once it has begun; and how it is told to others."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

import msgspec

from rainhill.server.clocks import deadline, press
from rainhill.server.course import Course, Row, enter, new_course
from rainhill.server.hub import Attendance
from rainhill.server.messages import ClockInfo, OfferInfo, Result, SeatInfo, TableInfo
from rainhill.server.moves import undo_target
from rainhill.server.rows import SeatRow, TableRow, to_json
from rainhill.server.wire import view_bytes, views_bytes

_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass
class Live:
    """A table as this process knows it; `course` is None before the start."""

    row: TableRow
    course: Course | None

    @property
    def version(self) -> int:
        return 0 if self.course is None else self.course.version

    def view(self, seat: int | None) -> msgspec.Raw | None:
        """The view of a seat, as bytes."""
        return None if self.course is None else view_bytes(self.course.match, seat)

    def views(self, seats: Collection[int | None]) -> Mapping[int | None, msgspec.Raw | None]:
        """The views of several seats, as bytes."""
        return dict.fromkeys(seats) if self.course is None else views_bytes(self.course.match, seats)

    def entries_after(self, version: int) -> list[msgspec.Raw]:
        return [] if self.course is None else self.course.entries[version:]


def open_live(row: TableRow, log: list[Row]) -> Live:
    """Replay a stored table; slow for a long log, so call it in a thread."""
    if row.header is None:
        return Live(row, None)
    bots = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None}
    course = new_course(row.header, row.setup.policy, bots, row.started or row.created)
    for entry in log:
        enter(course, entry)
    return Live(row, course)


def state_of(course: Course, finished: float | None, now: float) -> dict[str, Any]:
    """The columns of a table that follow from its course."""
    asked = course.asked
    over = course.result is not None
    return {
        "asked": asked,
        "asks_bot": asked is not None and course.bot_of(asked) is not None,
        "deadline": deadline(course.clock),
        "status": "finished" if over else "playing",
        "result": to_json(course.result) if over else None,
        "finished": (finished or now) if over else None,
        "updated": now,
    }


def table_info(live: Live, attendance: Attendance | None = None) -> TableInfo:
    """The table as everybody may see it."""
    row, course = live.row, live.course
    setup = row.setup
    online = attendance.seats if attendance is not None else frozenset()
    return TableInfo(
        id=row.id,
        game=row.game,
        map=setup.map,
        edition=setup.edition,
        options=setup.options,
        policy=setup.policy,
        status=cast("Literal['open', 'playing', 'finished', 'closed']", row.status),
        seats=[_seat_info(seat, course, seat.seat in online) for seat in row.seats],
        version=live.version,
        asked=row.asked if course is None else course.asked,
        clock=None if course is None else _clock_info(course, row.deadline),
        offer=None if course is None else _offer_info(course),
        result=None if row.result is None else Result(**row.result),
        can_undo=[] if course is None else _undoers(course),
        creator=row.creator_name,
        created=row.created,
        started=row.started,
        finished=row.finished,
        rematch=row.rematch,
        origin=row.origin,
    )


def brief_info(row: TableRow) -> TableInfo:
    """The table for a list, without replaying its log."""
    info = table_info(Live(row, None))
    return msgspec.structs.replace(info, version=row.version)


def _undoers(course: Course) -> list[int]:
    return [seat for seat in range(course.match.seats) if undo_target(course, seat) is not None]


def _seat_info(seat: SeatRow, course: Course | None, online: bool) -> SeatInfo:
    bot = seat.bot if course is None else course.bot_of(seat.seat)
    taken = seat.person is not None or seat.bot is not None or (course is not None)
    played_by: Literal["person", "bot", "nobody"] = "bot" if bot is not None else "person" if taken else "nobody"
    return SeatInfo(
        seat=seat.seat,
        kind=cast("Literal['person', 'local', 'invite', 'open', 'bot']", seat.kind),
        name=seat.name,
        taken=taken,
        bot=bot,
        played_by=played_by,
        conceded=course is not None and seat.seat in course.conceded,
        online=online,
    )


def _clock_info(course: Course, runs_out: float | None) -> ClockInfo | None:
    if course.clock is None:
        return None
    now = time.time()
    running = press(course.clock, course.policy.clock, now, course.clock.asked, acted=False)
    left: list[float | None] = [
        None if seat in course.bots else round(seconds, 3) for seat, seconds in enumerate(running.left)
    ]
    return ClockInfo(left=left, at=now, deadline=runs_out)


def _offer_info(course: Course) -> OfferInfo | None:
    if course.offer is None:
        return None
    agreed = sorted(course.offer.agreed)
    needed = [seat for seat in course.persons() if seat not in course.offer.agreed]
    return OfferInfo(what=course.offer.what, seat=course.offer.seat, agreed=agreed, needed=needed)


def update_bytes(live: Live, seat: int | None, after: int, info: msgspec.Raw, view: msgspec.Raw | None) -> bytes:
    """The message `update` for listeners who look as this seat."""
    message = {
        "type": "update",
        "version": live.version,
        "seat": seat,
        "table": info,
        "view": view,
        "entries": live.entries_after(after),
        "now": time.time(),
    }
    return _encode(message)
