"""What several requests about tables need: who asks, the table as it is now, links, room for bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import Parameter

from rainhill.server.accounts.people import Person, rename
from rainhill.server.http.errors import address_payer
from rainhill.server.http.languages import language_of
from rainhill.server.protocol.bodies import Joined, SeatLink
from rainhill.server.security import session_cookie
from rainhill.server.services import Services
from rainhill.server.storage.queries import SeatRow
from rainhill.server.tables import lobby
from rainhill.server.tables.access import own_seats
from rainhill.server.tables.describe import table_info

TableId = Annotated[str, Parameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]


async def somebody(
    request: Request[Any, Any, Any], services: Services, person: Person | None, name: str | None
) -> tuple[Person, str | None]:
    """The person of the session, or a new guest with a token."""
    lobby.check_name(name)
    if person is None:
        return await services.guest(name or "Guest", language_of(request))
    if name is not None and name != person.name and person.login is None:
        known = person
        await services.store.write(lambda connection: rename(connection, known.id, name))
        return Person(known.id, name, None, known.email, known.webhook), None
    return person, None


def with_cookie(response: Response[Any], token: str | None, services: Services) -> Response[Any]:
    """An answer that begins a session, if there is a new one."""
    if token is not None:
        response.cookies.append(session_cookie(token, services.settings))
    return response


def room(
    services: Services, request: Request[Any, Any, Any], creator: Person, rows: Sequence[SeatRow]
) -> AbstractAsyncContextManager[set[str]]:
    """Room for one more table of bots, if it is one."""
    is_limited = services.settings.rates
    return services.bot_tables.room(services.store, creator.id, address_payer(request), rows, is_limited)


def link_of(services: Services, table_id: str, seat: int, secret: str) -> SeatLink:
    """The link of a seat: its path is that of the table's preview, its secret stands where no server is told it."""
    return SeatLink(seat=seat, secret=secret, link=f"{services.settings.address or ''}/t/{table_id}#{secret}")


async def joined(services: Services, table_id: str, person: Person, token: str | None) -> Response[Joined]:
    """The table after somebody came, went or began it; everybody at it is told."""
    await services.tables.changed(table_id)
    async with services.tables.held(table_id) as live:
        answer = Joined(
            table=table_info(live, services.listeners.attendance(table_id)),
            mine=own_seats(live.row, person),
            token=token,
        )
    return with_cookie(Response(answer), token, services)


async def tell_origin(services: Services, table_id: str) -> None:
    """Whoever still looks at the end of a match is told what becomes of its rematch."""
    async with services.tables.held(table_id) as live:
        origin = live.row.origin
    if origin is not None and services.listeners.at(origin):
        await services.tables.tell_again(origin)
