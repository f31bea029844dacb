"""All that a client is told about a table: as everybody may see it, and each message with the view of one seat.

There is no other way from a position to a client.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal, cast

import msgspec

from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.kernel.seats.colours import shown_colours
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.encode import view_bytes, views_bytes
from rainhill.server.protocol.messages import (
    PROTOCOL,
    Accepted,
    ChatLine,
    ClockInfo,
    OfferInfo,
    Previewed,
    Rejected,
    Result,
    SeatInfo,
    TableChanged,
    TableInfo,
    write,
)
from rainhill.server.storage.queries import SeatRow, TableRow
from rainhill.server.tables.access import own_seats
from rainhill.server.tables.clocks import press
from rainhill.server.tables.commands import MOST_MISSED, undo_target
from rainhill.server.tables.lifecycle.removal import is_alone
from rainhill.server.tables.listeners import Attendance, Listener
from rainhill.server.tables.live_table import LiveTable, round_of
from rainhill.server.tables.table_match import TableMatch

# -- the table as everybody may see it --------------------------------------------------------------------------------


def table_info(live: LiveTable, attendance: Attendance | None = None) -> TableInfo:
    """The table, with who is there now."""
    row, match = live.row, live.match
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
        seats=[
            _seat_info(seat, match, seat.seat in online, colour)
            for seat, colour in zip(row.seats, shown_colours(setup.colours, len(row.seats)), strict=True)
        ],
        version=live.version,
        asked=row.asked if match is None else match.asked,
        clock=None if match is None else _clock_info(match, row.deadline),
        offer=None if match is None else _offer_info(match),
        result=None if row.result is None else Result(**row.result),
        can_undo=[] if match is None else _seats_that_may_undo(match),
        creator=row.creator_name,
        created=row.created,
        started=row.started,
        finished=row.finished,
        rematch=row.rematch,
        origin=row.origin,
        waits=None if match is None else match.waits,
        most_missed=MOST_MISSED if setup.policy.clock.kind in ("decision", "match") else 0,
        creator_seat=next(iter(row.seats_of(row.creator)), None),
        first=setup.first,
        starts_itself=setup.starts_itself,
        round=row.round if match is None else round_of(match),
        alone=is_alone(row),
    )


def brief_info(row: TableRow) -> TableInfo:
    """The table for a list, without replaying its log."""
    info = table_info(LiveTable(row, None))
    return msgspec.structs.replace(info, version=row.version)


def _seats_that_may_undo(match: TableMatch) -> list[int]:
    return [seat for seat in range(match.seats) if undo_target(match, seat) is not None]


def _seat_info(seat: SeatRow, match: TableMatch | None, online: bool, colour: int) -> SeatInfo:
    bot = seat.bot if match is None else match.bot_of(seat.seat)
    taken = seat.person is not None or seat.bot is not None or (match is not None)
    played_by: Literal["person", "bot", "nobody"] = "bot" if bot is not None else "person" if taken else "nobody"
    return SeatInfo(
        seat=seat.seat,
        kind=cast("Literal['person', 'local', 'invite', 'open', 'bot']", seat.kind),
        name=seat.name,
        taken=taken,
        bot=bot,
        played_by=played_by,
        conceded=match is not None and seat.seat in match.conceded,
        online=online,
        stand_in="no" if match is None else _stand_in(seat.seat, match),
        missed=0 if match is None else match.missed.get(seat.seat, 0),
        colour=None if colour == seat.seat else colour,
    )


def _stand_in(seat: int, match: TableMatch) -> Literal["no", "decision", "seat"]:
    if seat in match.bots or seat in match.conceded:
        return "no"
    return "seat" if seat in match.stand_ins else "decision" if seat == match.once else "no"


def _clock_info(match: TableMatch, runs_out: float | None) -> ClockInfo | None:
    if match.clock is None:
        return None
    now = time.time()
    running = press(match.clock, match.policy.clock, now, match.clock.asked, acted=False)
    left: list[float | None] = [
        None if seat in match.bots else round(seconds, 3) for seat, seconds in enumerate(running.left)
    ]
    return ClockInfo(left=left, at=now, deadline=runs_out)


def _offer_info(match: TableMatch) -> OfferInfo | None:
    if match.offer is None:
        return None
    agreed = sorted(match.offer.agreed)
    needed = [seat for seat in match.persons() if seat not in match.offer.agreed]
    return OfferInfo(what=match.offer.what, seat=match.offer.seat, agreed=agreed, needed=needed)


# -- with the view of a seat ------------------------------------------------------------------------------------------


def view_of(live: LiveTable, seat: int | None) -> msgspec.Raw | None:
    """The view of a seat (None: a spectator), as bytes."""
    return views_of(live, [seat])[seat]


def views_of(live: LiveTable, seats: Collection[int | None]) -> Mapping[int | None, msgspec.Raw | None]:
    """The views of several seats, as bytes; what they share is written once."""
    match = live.match
    return dict.fromkeys(seats) if match is None else views_bytes(match.kernel_match, seats, match.written_parts)


def welcome_bytes(
    live: LiveTable,
    attendance: Attendance,
    person: Person | None,
    seat: int | None,
    since: int | None,
    chat: list[ChatLine],
) -> bytes:
    """`Welcome`: the first answer on a socket. A client that was never here gets the whole log; it is short."""
    message: dict[str, Any] = {
        "type": "welcome",
        "protocol": PROTOCOL,
        "mine": own_seats(live.row, person),
        "seat": seat,
        "version": live.version,
        "table": table_info(live, attendance),
        "view": view_of(live, seat),
        "entries": live.entries_after(0 if since is None or since > live.version else since),
        "chat": chat,
        "watchers": attendance.watchers,
        "now": time.time(),
    }
    return write(message)


def updates(live: LiveTable, attendance: Attendance, behind: Iterable[Listener]) -> Iterable[tuple[Listener, bytes]]:
    """`Update` for every listener that has not seen everything; those who look alike share the bytes."""
    waiting = list(behind)
    info = msgspec.Raw(write(table_info(live, attendance)))
    views = views_of(live, {listener.seat for listener in waiting})
    made: dict[tuple[int | None, int], bytes] = {}
    for listener in waiting:
        wanted = (listener.seat, listener.version)
        if wanted not in made:
            made[wanted] = update_bytes(live, listener.seat, listener.version, info, views[listener.seat])
        yield listener, made[wanted]


def update_bytes(live: LiveTable, seat: int | None, after: int, info: msgspec.Raw, view: msgspec.Raw | None) -> bytes:
    """`Update` for listeners who look as this seat."""
    message = {
        "type": "update",
        "version": live.version,
        "seat": seat,
        "table": info,
        "view": view,
        "entries": live.entries_after(after),
        "now": time.time(),
    }
    return write(message)


def state_bytes(live: LiveTable, attendance: Attendance, person: Person | None, seat: int | None, since: int) -> bytes:
    """`TableState`: the answer to a slow client."""
    message: dict[str, Any] = {
        "table": table_info(live, attendance),
        "mine": own_seats(live.row, person),
        "seat": seat,
        "version": live.version,
        "view": view_of(live, seat),
        "entries": live.entries_after(since),
    }
    return write(message)


def past_bytes(match: Match, version: int, seat: int | None) -> bytes:
    """What a seat could see at an earlier version."""
    return write({"version": version, "seat": seat, "view": view_bytes(match, seat)})


# -- answers ----------------------------------------------------------------------------------------------------------


def table_changed_bytes(info: TableInfo, mine: list[int], watchers: int) -> bytes:
    """`TableChanged`: something changed, but not in the match."""
    return write(TableChanged(table=info, mine=mine, watchers=watchers))


def accepted_bytes(live: LiveTable, key: str) -> bytes:
    """`Accepted`: it is written down for good, once this is sent."""
    return write(Accepted(key=key, version=live.version))


def rejected_bytes(live: LiveTable, key: str, code: str) -> bytes:
    """`Rejected`, because the table is not where the sender thought."""
    return write(Rejected(key=key, code=code, rule=None, facts={}, version=live.version))


def refused_bytes(live: LiveTable, key: str, refusal: Refused | RecordError) -> bytes:
    """`Rejected`, because the rules or the table forbid it."""
    code, rule, facts = _reason(refusal)
    return write(Rejected(key=key, code=code, rule=rule, facts=facts, version=live.version))


def preview_refused(key: str, refusal: Refused | RecordError) -> Previewed:
    """Why an action would be refused."""
    code, rule, facts = _reason(refusal)
    return Previewed(key=key, events=[], code=code, rule=rule, facts=facts)


def previewed(key: str, events: list[dict[str, Any]]) -> Previewed:
    """What an action would cause."""
    return Previewed(key=key, events=events, code=None, rule=None, facts={})


def _reason(refusal: Refused | RecordError) -> tuple[str, str | None, dict[str, Any]]:
    return refusal.code, refusal.rule if isinstance(refusal, Refused) else None, dict(refusal.facts)
