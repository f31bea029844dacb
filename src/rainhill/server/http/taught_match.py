"""Matches that no table holds, told as if one did: so that the board of a table can show lessons and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.params import Parameter

from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import allow, payers_of
from rainhill.server.protocol.actions import encode_action
from rainhill.server.protocol.encode import events_plain
from rainhill.server.protocol.messages import LogEntry, Policy, Previewed, SeatInfo, TableInfo
from rainhill.server.services import Services
from rainhill.server.tables.describe import preview_refused, previewed

Answer = TypeVar("Answer")
GameId = Annotated[str, Parameter(max_length=24)]
PieceId = Annotated[str, Parameter(max_length=40)]
"""a lesson or a puzzle"""
POLICY = Policy(undo="free", visibility="private", chat="off", hand_over="no")
NO_KEY = "preview"


async def worked_out(
    services: Services,
    request: Request[Any, Any, Any],
    person: Person | None,
    cost: int,
    work: Callable[[], Answer],
) -> Answer:
    """An answer that takes a replay: so often, in a thread, and within the asker's budget."""
    allow(services.limits.tries, request)
    return await services.tables.replays.run_for(payers_of(request, person), cost, work)


def told_preview(events: Callable[[], Sequence[Any]]) -> Previewed:
    """What would happen, or why it is refused."""
    try:
        return previewed(NO_KEY, events_plain(events()))
    except (Refused, RecordError) as refusal:
        return preview_refused(NO_KEY, refusal)


def told_table(match: Match, name: str, seat: int, *, undo: bool = False) -> TableInfo:
    """A table of which whoever looks has one seat; what the others answer is known."""
    header, decision = match.header, match.decision
    return TableInfo(
        id=name,
        game=header.game,
        map=header.map,
        edition=header.edition,
        options=dict(header.options),
        policy=POLICY,
        status="playing",
        seats=[_seat(number, name) for number, name in enumerate(header.seats)],
        version=match.version,
        asked=None if decision is None or decision.seat != seat else seat,
        clock=None,
        offer=None,
        result=None,
        can_undo=[seat] if undo else [],
        creator="",
        created=0.0,
        started=0.0,
        finished=None,
        rematch=None,
        origin=None,
        alone=True,
    )


def _seat(number: int, name: str) -> SeatInfo:
    return SeatInfo(
        seat=number,
        kind="person",
        name=name,
        taken=True,
        bot=None,
        played_by="person",
        conceded=False,
        online=True,
    )


def told_entries(match: Match, after: int = 0) -> list[LogEntry]:
    """The log, as of a table."""
    return [told_entry(match, number) for number in range(after + 1, match.version + 1)]


def told_entry(match: Match, number: int) -> LogEntry:
    """An entry of the log, counted from 1."""
    entry, events = match.entries[number - 1], match.events[number - 1]
    action: dict[str, Any] = encode_action(entry.action)
    return LogEntry(
        number=number,
        seat=entry.seat,
        kind="action",
        by="rules" if entry.auto else "person",
        at=0.0,
        action=action,
        notation=match.game.format_action(entry.action),
        auto=entry.auto,
        facts={},
        events=events_plain(events),
    )
