"""HTTP: sessions, accounts, notifications."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.locales import text
from rainhill.server.accounts import mail, people
from rainhill.server.accounts.hook_address import Undeliverable, find_target
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, allow
from rainhill.server.protocol.bodies import Credentials, Me, NewAccount, NewSession, Notifications, NotificationsSet
from rainhill.server.security import COOKIE, session_cookie, token_of
from rainhill.server.services import Services
from rainhill.server.storage.schema import persons
from rainhill.server.tables.lobby import check_name

LOOKING_UP = 5.0
"""Seconds the name in a webhook's address may take to be found."""


def _me(person: Person, token: str | None = None) -> Me:
    known = (person.id, person.name, person.login, person.email, person.webhook)
    return Me(*known, token, person.email_pending, person.webhook_off)


@get("/api/me", summary="Who am I", responses=TROUBLES)
async def who_am_i(somebody_known: Person) -> Me:
    """The person this session belongs to."""
    return _me(somebody_known)


@post("/api/session", summary="Begin as a guest, or take another name", responses=TROUBLES)
async def new_session(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: NewSession
) -> Response[Me]:
    """A session with a name; no account is needed."""
    allow(services.limits.creations, request)
    check_name(data.name)
    if person is not None:
        await services.store.write(lambda connection: people.rename(connection, person.id, data.name))
        return Response(_me(replace(person, name=data.name)))
    guest, token = await services.guest(data.name)
    return _with_session(Response(_me(guest, token)), token, services)


def _with_session(response: Response[Any], token: str, services: Services) -> Response[Any]:
    response.cookies.append(session_cookie(token, services.settings))
    return response


@post("/api/account", summary="Make an account", responses=TROUBLES)
async def register(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: NewAccount
) -> Response[Me]:
    """Choose a login and a password; the seats of this session come along."""
    allow(services.limits.logins, request)
    check_name(data.name)
    token = None
    if person is None:
        person, token = await services.guest(data.name or data.login[:40])
    known = person
    password = await asyncio.to_thread(people.hash_password, data.password)
    await services.store.write(lambda connection: people.register(connection, known.id, data.login, password))
    made = Response(_me(replace(known, login=data.login.lower()), token))
    return made if token is None else _with_session(made, token, services)


@post("/api/login", status_code=200, summary="Log in", responses=TROUBLES)
async def log_in(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: Credentials
) -> Response[Me]:
    """Log in; the seats a guest had in this session belong to the account from now on."""
    allow(services.limits.logins, request)
    found = await services.store.read(lambda connection: people.find_login(connection, data.login))
    stored = None if found is None else found[1]
    if not await asyncio.to_thread(people.is_password, data.password, stored) or found is None:
        raise Refused("wrong-login")
    account = found[0]
    if person is not None and person.login is None:
        guest = person.id
        await services.change(lambda connection: people.claim_guest(connection, guest, account))
        services.tables.forget_all()
    token = await services.store.write(lambda connection: people.new_session(connection, account))
    known = await services.person(token)
    assert known is not None
    return _with_session(Response(_me(known, token)), token, services)


@post("/api/logout", status_code=204, summary="Log out", responses=TROUBLES)
async def log_out(request: Request[Any, Any, Any], services: Services) -> Response[None]:
    """End this session. A guest without another device or seat link cannot come back."""
    token = token_of(request)
    if token is not None:
        await services.store.write(lambda connection: people.end_session(connection, token))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@delete("/api/account", status_code=204, summary="Delete my data", responses=TROUBLES)
async def delete_account(services: Services, somebody_known: Person) -> Response[None]:
    """Delete name, login, addresses, sessions and chat lines. Matches stay, with a blank name."""
    said = text("server-deleted-line")
    await services.change(lambda connection: people.forget(connection, somebody_known.id, said))
    services.tables.forget_all()
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@put("/api/notifications", summary="How to tell me that it is my turn", responses=TROUBLES)
async def set_notifications(
    request: Request[Any, Any, Any], services: Services, somebody_known: Person, data: Notifications
) -> NotificationsSet:
    """Set or clear the webhook and the e-mail address; nothing is mailed before the address is confirmed."""
    allow(services.limits.contacts, request)
    secret = None
    if data.webhook is not None:
        try:
            async with asyncio.timeout(LOOKING_UP):
                await find_target(data.webhook, services.settings)
        except (Undeliverable, TimeoutError) as error:
            raise Refused("bad-webhook", reason=str(error) or "too slow") from error
        secret = people.new_token()
    if data.email is not None and not mail.is_address(data.email):
        raise Refused("bad-email")
    can_ask = services.settings.mail is not None
    values = {"webhook": data.webhook, "webhook_secret": secret, "webhook_failures": None, "webhook_next": None}
    change = update(persons).where(persons.c.id == somebody_known.id).values(**values, webhook_off=None)

    async def work(connection: AsyncConnection) -> tuple[str | None, Any]:
        token = await mail.put_address(connection, somebody_known.id, data.email, can_ask)
        await connection.execute(change)
        addresses = select(persons.c.email, persons.c.email_pending).where(persons.c.id == somebody_known.id)
        return token, (await connection.execute(addresses)).one()

    token, now = await services.store.write(work)
    if token is not None and data.email is not None:
        services.deliveries.ask_to_confirm(somebody_known.id, somebody_known.name, data.email, token)
    return NotificationsSet(data.webhook, now.email, secret, now.email_pending)


Token = Annotated[str, Parameter(max_length=64)]


@get("/api/notifications/confirm", include_in_schema=False)
async def ask_whether(request: Request[Any, Any, Any], services: Services, token: Token) -> Response[str]:
    """The page behind the link in a mail. Programs that look at mails follow links: only its button confirms."""
    allow(services.limits.logins, request)
    known = await services.store.read(lambda connection: mail.is_asked(connection, token))
    return _page("server-confirm-page" if known else "server-confirm-old-page")


@post("/api/notifications/confirm", status_code=200, include_in_schema=False)
async def confirm_address(request: Request[Any, Any, Any], services: Services, token: Token) -> Response[str]:
    """The owner of an address wants to be told there."""
    allow(services.limits.logins, request)
    done = await services.store.write(lambda connection: mail.confirm(connection, token))
    return _page("server-confirmed-page" if done else "server-confirm-old-page")


def _page(key: str) -> Response[str]:
    # Without a referrer browsers would not tell the origin of the form either, which has to be our own.
    return Response(text(key), media_type=MediaType.HTML, headers={"Referrer-Policy": "same-origin"})


HANDLERS = (
    who_am_i,
    new_session,
    register,
    log_in,
    log_out,
    delete_account,
    set_notifications,
    ask_whether,
    confirm_address,
)
