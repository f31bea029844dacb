"""HTTP: playing without a socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rainhill.kernel.records import format_json, format_record
from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, allow, json_answer
from rainhill.server.http.table_answers import TableId
from rainhill.server.protocol.bodies import Mute, SayBody, TableState
from rainhill.server.protocol.messages import (
    Accepted,
    ChatLine,
    Control,
    Preview,
    Previewed,
    Rejected,
    Submit,
    TableInfo,
    Trouble,
)
from rainhill.server.services import Services
from rainhill.server.tables import chat, describe
from rainhill.server.tables.access import check_visible, own_seat, own_seats
from rainhill.server.tables.commands import preview
from rainhill.server.tables.live_table import record_tags

SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
Since = Annotated[int, Parameter(ge=0, le=1_000_000)]
# An action that was understood is refused under its key, anything else as everywhere.
REFUSALS = TROUBLES | {
    409: ResponseSpec(Rejected | Trouble, generate_examples=False, description="Refused as things stand")
}


@get("/api/tables/{table_id:str}", summary="A table", responses=TROUBLES)
async def show_table(services: Services, person: Person | None, table_id: TableId) -> TableInfo:
    """The table as everybody may see it."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        return describe.table_info(live, services.listeners.attendance(table_id))


@get("/api/tables/{table_id:str}/state", summary="View and news", responses=TROUBLES)
async def table_state(
    services: Services, person: Person | None, table_id: TableId, seat: SeatNumber | None = None, since: Since = 0
) -> Response[TableState]:
    """The view of an own seat (without `seat`: of a spectator) and the log entries after `since`."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        looks_as = own_seat(live.row, person, seat)
        if person is not None:
            services.listeners.visit(table_id, own_seats(live.row, person), person.id)
        attendance = services.listeners.attendance(table_id)
        return json_answer(describe.state_bytes(live, attendance, person, looks_as, since))


@get("/api/tables/{table_id:str}/news", summary="What happened since my last action", responses=TROUBLES)
async def table_news(
    services: Services, somebody_known: Person, table_id: TableId, seat: SeatNumber
) -> Response[TableState]:
    """The log entries with their events since the seat itself last did something, and its view."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, somebody_known)
        looks_as = own_seat(live.row, somebody_known, seat)
        services.listeners.visit(table_id, own_seats(live.row, somebody_known), somebody_known.id)
        since = 0 if live.match is None else live.match.last_own.get(seat, 0)
        attendance = services.listeners.attendance(table_id)
        return json_answer(describe.state_bytes(live, attendance, somebody_known, looks_as, since))


def _status(answer: bytes) -> int:
    """Accepted answers are 200; the others say by their status that nothing was done."""
    return 200 if msgspec.json.decode(answer)["type"] == "accepted" else 409


@post("/api/tables/{table_id:str}/actions", status_code=200, summary="Play an action", responses=REFUSALS)
async def play_action(
    services: Services, somebody_known: Person, table_id: TableId, data: Submit
) -> Response[Accepted | Rejected]:
    """Play an action; when this answers it is on disk. The same key again gets the same answer again."""
    answer = await services.tables.submit(somebody_known.id, table_id, data)
    services.listeners.visit(table_id, [data.seat], somebody_known.id)
    return json_answer(answer, _status(answer))


@post("/api/tables/{table_id:str}/control", status_code=200, summary="Undo, concede, offer, ...", responses=REFUSALS)
async def control_table(
    services: Services, somebody_known: Person, table_id: TableId, data: Control
) -> Response[Accepted | Rejected]:
    """Everything besides playing that is written into the log."""
    answer = await services.tables.control(somebody_known.id, table_id, data)
    services.listeners.visit(table_id, [data.seat], somebody_known.id)
    return json_answer(answer, _status(answer))


@post("/api/tables/{table_id:str}/preview", status_code=200, summary="What would happen", responses=TROUBLES)
async def preview_action(services: Services, somebody_known: Person, table_id: TableId, data: Preview) -> Previewed:
    """The events an action would cause; nothing is played."""
    async with services.tables.held(table_id) as live:
        events = preview(live, somebody_known.id, data)
    services.listeners.visit(table_id, [data.seat], somebody_known.id)
    return describe.previewed(data.key, events)


@get("/api/tables/{table_id:str}/chat", summary="Chat lines", responses=TROUBLES)
async def read_chat(services: Services, person: Person | None, table_id: TableId, since: Since = 0) -> list[ChatLine]:
    """The latest lines after a number."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
    who = None if person is None else person.id
    return await services.store.read(lambda connection: chat.lines(connection, table_id, who, since))


@post("/api/tables/{table_id:str}/chat", summary="Say something", responses=TROUBLES)
async def say(services: Services, somebody_known: Person, table_id: TableId, data: SayBody) -> ChatLine:
    """Say something at a table."""
    return await chat.say_at(services, table_id, somebody_known, data.text, data.seat)


@post("/api/tables/{table_id:str}/mute", status_code=204, summary="Stop hearing a seat", responses=TROUBLES)
async def mute(services: Services, somebody_known: Person, table_id: TableId, data: Mute) -> None:
    """Do not show me what a seat says (null: spectators), or show it again."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, somebody_known)
    who = somebody_known.id
    await services.change(lambda connection: chat.mute(connection, table_id, who, data.seat, data.muted))
    number = chat.SPECTATORS if data.seat is None else data.seat
    for listener in services.listeners.at(table_id):
        if listener.person == who:
            (listener.muted.add if data.muted else listener.muted.discard)(number)


@get("/api/tables/{table_id:str}/record.rail", media_type=MediaType.TEXT, summary="Record, text", responses=TROUBLES)
async def record_text(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId
) -> str:
    """The match as a record that can be read aloud."""
    return await _record(request, services, person, table_id, is_json=False)


@get("/api/tables/{table_id:str}/record.json", summary="Record, JSON", responses=TROUBLES)
async def record_json(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId
) -> Response[dict[str, Any]]:
    """The match as a JSON record."""
    return json_answer((await _record(request, services, person, table_id, is_json=True)).encode())


async def _record(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: str, *, is_json: bool
) -> str:
    allow(services.limits.replays, request)
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        if live.match is None:
            raise Refused("not-started")
        match = live.match.kernel_match
        match.tags = record_tags(live.row)
        if match.over:
            return format_json(match) if is_json else format_record(match)
        # While it is played the hash is left out: it depends on what is secret.
        if is_json:
            data = msgspec.json.decode(format_json(match))
            del data["hash"]
            return msgspec.json.encode(data).decode()
        return "".join(line for line in format_record(match).splitlines(True) if not line.startswith("Hash: "))


HANDLERS = (
    show_table,
    table_state,
    table_news,
    play_action,
    control_table,
    preview_action,
    read_chat,
    say,
    mute,
    record_text,
    record_json,
)
