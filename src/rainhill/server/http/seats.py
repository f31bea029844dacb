"""HTTP: seats of tables: invitations, joining, bots for empty ones, leaving, the start, answers in advance."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from litestar import Request, Response, get, post, put

from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person, is_token
from rainhill.server.http.errors import TROUBLES, address_payer, allow, give_back, payers_of
from rainhill.server.http.maps import DRAWING, seen_map
from rainhill.server.http.play import SeatNumber
from rainhill.server.http.table_answers import TableId, joined, link_of, room, somebody, tell_origin
from rainhill.server.protocol.bodies import (
    ClaimSeat,
    Invitation,
    InvitationInfo,
    Joined,
    JoinTable,
    SeatBot,
    SeatColour,
    SeatLink,
    Standing,
)
from rainhill.server.services import Services
from rainhill.server.tables import lobby, standing_answers
from rainhill.server.tables.access import check_visible, own_seat, own_seats
from rainhill.server.tables.describe import table_info
from rainhill.server.tables.lifecycle import colours


@post("/api/tables/{table_id:str}/join", summary="Take a seat that is open to anyone", responses=TROUBLES)
async def join_table(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId, data: JoinTable
) -> Response[Joined]:
    """Take an open seat; the first free one unless told which."""
    allow(services.limits.creations, request)
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
    who, token = await somebody(request, services, person, data.name)
    await services.change(lambda connection: lobby.take_seat(connection, table_id, who, data))
    services.bots.came_from(table_id, address_payer(request))
    return await joined(services, table_id, who, token)


@post("/api/tables/{table_id:str}/invitation", status_code=200, summary="What a link invites to", responses=TROUBLES)
async def show_invitation(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId, data: Invitation
) -> InvitationInfo:
    """The table, for whoever has the secret of one of its seats. Nothing is taken."""
    allow(services.limits.logins, request)
    async with services.tables.held(table_id) as live:
        # Every hash is compared, so that the time taken does not tell which one was right.
        found = [seat for seat in live.row.seats if is_token(data.secret, seat.link_hash)]
        if not found:
            raise Refused("bad-link")
        # Who has the secret does not guess: a whole club opens its links at one address.
        give_back(services.limits.logins, request)
        seat, mine = found[0], own_seats(live.row, person)
        info = table_info(live, services.listeners.attendance(table_id))
        setup = live.row.setup
    allow(services.limits.steps, request)
    drawn = None
    if setup.map_text:
        drawing = partial(seen_map, info.game, setup.map_text)
        drawn = await services.tables.replays.run_for(payers_of(request, person), DRAWING, drawing)
    is_mine = seat.seat in mine
    return InvitationInfo(info, seat.seat, used=seat.person is not None and not is_mine, mine=is_mine, map=drawn)


@post("/api/tables/{table_id:str}/claim", summary="Exchange a seat's secret for access", responses=TROUBLES)
async def claim_seat(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId, data: ClaimSeat
) -> Response[Joined]:
    """Exchange the secret of a seat link for access to the seat, on any device."""
    allow(services.limits.logins, request)
    async with services.tables.held(table_id) as live:
        # A wrong secret must not leave a guest behind.
        if not any(is_token(data.secret, seat.link_hash) for seat in live.row.seats):
            raise Refused("bad-link")
    give_back(services.limits.logins, request)
    allow(services.limits.creations, request)
    who, token = await somebody(request, services, person, data.name)
    await services.change(lambda connection: lobby.claim_seat(connection, table_id, who, data))
    return await joined(services, table_id, who, token)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", summary="A new secret for a seat", responses=TROUBLES)
async def new_link(services: Services, somebody_known: Person, table_id: TableId, seat: SeatNumber) -> SeatLink:
    """A new secret link for an own seat (for another device) or an invitation; the old one is void."""
    secret = await services.change(lambda connection: lobby.new_link(connection, table_id, somebody_known, seat))
    await services.tables.changed(table_id)
    return link_of(services, table_id, seat, secret)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Leave before the start", responses=TROUBLES)
async def leave_table(services: Services, somebody_known: Person, table_id: TableId) -> Response[Joined]:
    """Leave before the start; when its creator leaves, the table is closed."""
    await services.change(lambda connection: lobby.leave(connection, table_id, somebody_known))
    answer = await joined(services, table_id, somebody_known, None)
    await tell_origin(services, table_id)
    return answer


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Start the match", responses=TROUBLES)
async def start_table(
    request: Request[Any, Any, Any], services: Services, somebody_known: Person, table_id: TableId
) -> Response[Joined]:
    """Start, once every seat is taken."""
    async with services.tables.held(table_id) as live:
        seats = live.row.seats
    async with room(services, request, somebody_known, seats) as running:
        await services.change(lambda connection: lobby.start(connection, table_id, somebody_known))
        running.add(table_id)
    services.bots.came_from(table_id, address_payer(request))
    answer = await joined(services, table_id, somebody_known, None)
    await tell_origin(services, table_id)
    return answer


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="A bot for an empty seat",
    responses=TROUBLES,
)
async def give_to_bot(
    request: Request[Any, Any, Any],
    services: Services,
    somebody_known: Person,
    table_id: TableId,
    seat: SeatNumber,
    data: SeatBot,
) -> Response[Joined]:
    """Before the start its creator may give a seat nobody has taken to a bot, or take it from one."""
    allow(services.limits.creations, request)
    async with services.tables.held(table_id) as live:
        rows = list(live.row.seats)
        if live.row.setup.starts_itself and seat < len(rows):
            # With the last seat the match begins, and it may be one of bots alone.
            rows[seat] = replace(rows[seat], bot=data.bot)
    async with room(services, request, somebody_known, rows) as running:
        await services.change(
            lambda connection: lobby.give_to_bot(connection, table_id, somebody_known, seat, data.bot)
        )
        running.add(table_id)
    services.bots.came_from(table_id, address_payer(request))
    answer = await joined(services, table_id, somebody_known, None)
    await tell_origin(services, table_id)
    return answer


@put("/api/tables/{table_id:str}/seats/{seat:int}/colour", summary="Choose a colour", responses=TROUBLES)
async def choose_colour(
    request: Request[Any, Any, Any],
    services: Services,
    somebody_known: Person,
    table_id: TableId,
    seat: SeatNumber,
    data: SeatColour,
) -> Response[Joined]:
    """Before the start: the colour of an own seat or, for who set the table up, of one that no person has."""
    allow(services.limits.steps, request)
    await services.change(lambda connection: colours.choose(connection, table_id, somebody_known, seat, data.colour))
    return await joined(services, table_id, somebody_known, None)


@get("/api/tables/{table_id:str}/seats/{seat:int}/standing", summary="Answers in advance", responses=TROUBLES)
async def show_standing(services: Services, somebody_known: Person, table_id: TableId, seat: SeatNumber) -> Standing:
    """What an own seat answers without being asked; nobody else is told."""
    async with services.tables.held(table_id) as live:
        own_seat(live.row, somebody_known, seat)
        return Standing(list(live.row.seats[seat].standing))


@put("/api/tables/{table_id:str}/seats/{seat:int}/standing", summary="Answer in advance", responses=TROUBLES)
async def set_standing(
    request: Request[Any, Any, Any],
    services: Services,
    somebody_known: Person,
    table_id: TableId,
    seat: SeatNumber,
    data: Standing,
) -> Standing:
    """What an own seat answers from its next question on; what it is being asked now waits for an answer."""
    allow(services.limits.steps, request)
    await services.change(
        lambda connection: standing_answers.keep(connection, table_id, somebody_known, seat, data.wishes)
    )
    await services.tables.catch_up(table_id)
    services.tables.on_change(table_id)
    return data


HANDLERS = (
    join_table,
    show_invitation,
    claim_seat,
    new_link,
    give_to_bot,
    choose_colour,
    leave_table,
    start_table,
    show_standing,
    set_standing,
)
