"""HTTP: sessions, accounts, notifications."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, delete, get, post, put
from sqlalchemy import update

from rainhill.kernel.refusals import Refused
from rainhill.locales import text
from rainhill.server.accounts import people
from rainhill.server.accounts.people import Person
from rainhill.server.accounts.send import Undeliverable, check_hook
from rainhill.server.http.errors import TROUBLES, allow
from rainhill.server.protocol.bodies import Credentials, Me, NewAccount, NewSession, Notifications, NotificationsSet
from rainhill.server.security import COOKIE, session_cookie, token_of
from rainhill.server.services import Services
from rainhill.server.storage.schema import persons
from rainhill.server.tables.lobby import check_name


def _me(person: Person, token: str | None = None) -> Me:
    return Me(person.id, person.name, person.login, person.email, person.webhook, token)


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
        return Response(_me(Person(person.id, data.name, person.login, person.email, person.webhook)))
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
    made = Response(_me(Person(known.id, known.name, data.login.lower(), known.email, known.webhook), token))
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
async def set_notifications(services: Services, somebody_known: Person, data: Notifications) -> NotificationsSet:
    """Set or clear the webhook and the e-mail address."""
    secret = None
    if data.webhook is not None:
        try:
            await check_hook(data.webhook, services.settings)
        except Undeliverable as error:
            raise Refused("bad-webhook", reason=str(error)) from error
        secret = people.new_token()
    if data.email is not None and (data.email.count("@") != 1 or not data.email.isprintable() or " " in data.email):
        raise Refused("bad-email")
    values = {"webhook": data.webhook, "webhook_secret": secret, "email": data.email}
    change = update(persons).where(persons.c.id == somebody_known.id).values(**values)
    await services.store.write(lambda connection: connection.execute(change))
    return NotificationsSet(data.webhook, data.email, secret)


HANDLERS = (who_am_i, new_session, register, log_in, log_out, delete_account, set_notifications)
