"""HTTP: playing without a socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from rainhill.kernel.records import format_json, format_record
from rainhill.kernel.refusals import Refused
from rainhill.server import chat
from rainhill.server.answers import TROUBLES, allow, json_answer
from rainhill.server.house import House
from rainhill.server.messages import Accepted, ChatLine, Control, Preview, Previewed, Rejected, Submit, TableInfo
from rainhill.server.people import Person
from rainhill.server.previewing import preview
from rainhill.server.requests import Mute, SayBody, TableState
from rainhill.server.routes_tables import TableId
from rainhill.server.seeing import check_visible, info_of, own_seat, state_bytes
from rainhill.server.socket import say_at

SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
Since = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}", summary="A table", responses=TROUBLES)
async def show_table(house: House, person: Person | None, table_id: TableId) -> TableInfo:
    """The table as everybody may see it."""
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
        return info_of(house, live)


@get("/api/tables/{table_id:str}/state", summary="View and news", responses=TROUBLES)
async def table_state(
    house: House, person: Person | None, table_id: TableId, seat: SeatNumber | None = None, since: Since = 0
) -> Response[TableState]:
    """The view of an own seat (without `seat`: of a spectator) and the log entries after `since`."""
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
        looks_as = own_seat(live.row, person, seat)
        return json_answer(state_bytes(house, live, person, looks_as, since))


@get("/api/tables/{table_id:str}/news", summary="What happened since my last action", responses=TROUBLES)
async def table_news(house: House, somebody_known: Person, table_id: TableId, seat: SeatNumber) -> Response[TableState]:
    """The log entries with their events since the seat itself last did something, and its view."""
    async with house.tables.held(table_id) as live:
        check_visible(live.row, somebody_known)
        looks_as = own_seat(live.row, somebody_known, seat)
        since = 0 if live.course is None else live.course.last_own.get(seat, 0)
        return json_answer(state_bytes(house, live, somebody_known, looks_as, since))


def _status(answer: bytes) -> int:
    """Accepted answers are 200; the others say by their status that nothing was done."""
    return 200 if msgspec.json.decode(answer)["type"] == "accepted" else 409


@post("/api/tables/{table_id:str}/actions", status_code=200, summary="Play an action", responses=TROUBLES)
async def play_action(
    house: House, somebody_known: Person, table_id: TableId, data: Submit
) -> Response[Accepted | Rejected]:
    """Play an action; when this answers it is on disk. The same key again gets the same answer again."""
    answer = await house.tables.submit(somebody_known.id, table_id, data)
    return json_answer(answer, _status(answer))


@post("/api/tables/{table_id:str}/control", status_code=200, summary="Undo, concede, offer, ...", responses=TROUBLES)
async def control_table(
    house: House, somebody_known: Person, table_id: TableId, data: Control
) -> Response[Accepted | Rejected]:
    """Everything besides playing that is written into the log."""
    answer = await house.tables.control(somebody_known.id, table_id, data)
    return json_answer(answer, _status(answer))


@post("/api/tables/{table_id:str}/preview", status_code=200, summary="What would happen", responses=TROUBLES)
async def preview_action(house: House, somebody_known: Person, table_id: TableId, data: Preview) -> Previewed:
    """The events an action would cause; nothing is played."""
    async with house.tables.held(table_id) as live:
        events = preview(live, somebody_known.id, data.seat, data.action)
    return Previewed(key=data.key, events=events, code=None, rule=None, facts={})


@get("/api/tables/{table_id:str}/chat", summary="Chat lines", responses=TROUBLES)
async def read_chat(house: House, person: Person | None, table_id: TableId, since: Since = 0) -> list[ChatLine]:
    """The latest lines after a number."""
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
    who = None if person is None else person.id
    return await house.store.read(lambda connection: chat.lines(connection, table_id, who, since))


@post("/api/tables/{table_id:str}/chat", summary="Say something", responses=TROUBLES)
async def say(house: House, somebody_known: Person, table_id: TableId, data: SayBody) -> ChatLine:
    """Say something at a table."""
    line: ChatLine = await say_at(house, table_id, somebody_known, data.text, data.seat)
    return line


@post("/api/tables/{table_id:str}/mute", status_code=204, summary="Stop hearing a seat", responses=TROUBLES)
async def mute(house: House, somebody_known: Person, table_id: TableId, data: Mute) -> None:
    """Do not show me what a seat says (null: spectators), or show it again."""
    async with house.tables.held(table_id) as live:
        check_visible(live.row, somebody_known)
    who = somebody_known.id
    await house.change(lambda connection: chat.mute(connection, table_id, who, data.seat, data.muted))
    number = chat.SPECTATORS if data.seat is None else data.seat
    for listener in house.hub.at(table_id):
        if listener.person == who:
            (listener.muted.add if data.muted else listener.muted.discard)(number)


@get("/api/tables/{table_id:str}/record.rail", media_type=MediaType.TEXT, summary="Record, text", responses=TROUBLES)
async def record_text(request: Request[Any, Any, Any], house: House, person: Person | None, table_id: TableId) -> str:
    """The match as a record that can be read aloud."""
    return await _record(request, house, person, table_id, is_json=False)


@get("/api/tables/{table_id:str}/record.json", summary="Record, JSON", responses=TROUBLES)
async def record_json(
    request: Request[Any, Any, Any], house: House, person: Person | None, table_id: TableId
) -> Response[dict[str, Any]]:
    """The match as a JSON record."""
    return json_answer((await _record(request, house, person, table_id, is_json=True)).encode())


async def _record(
    request: Request[Any, Any, Any], house: House, person: Person | None, table_id: str, *, is_json: bool
) -> str:
    allow(house.limits.replays, request)
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
        if live.course is None:
            raise Refused("not-started")
        match = live.course.match
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
