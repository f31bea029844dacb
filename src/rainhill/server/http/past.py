"""HTTP: a match as it stood at an earlier moment, for going through it step by step."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import Parameter

from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, allow, json_answer, payers_of
from rainhill.server.http.play import SeatNumber
from rainhill.server.http.table_answers import TableId
from rainhill.server.services import Services
from rainhill.server.tables.access import check_visible, own_seat
from rainhill.server.tables.describe import past_bytes

Moment = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/past/{version:int}", summary="The view at an earlier version", responses=TROUBLES)
async def past_view(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    table_id: TableId,
    version: Moment,
    seat: SeatNumber | None = None,
) -> Response[dict[str, Any]]:
    """What a seat (without `seat`: a spectator) could see after the first `version` entries of the log.

    While the match is played it must be an own seat; afterwards everybody may look through anybody's eyes.
    """
    allow(services.limits.steps, request)
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        is_over = live.match is not None and live.match.result is not None
        is_there = seat is not None and 0 <= seat < len(live.row.seats)
        looks_as = seat if is_over and is_there else own_seat(live.row, person, seat)
    match = await services.tables.match_at(table_id, version, payers_of(request, person))
    return json_answer(past_bytes(match, version, looks_as))


HANDLERS = (past_view,)
