"""HTTP: sessions, accounts, notifications."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.exceptions import ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.locales import languages, speaking, text
from rainhill.server.accounts import mail, people
from rainhill.server.accounts.deletion import forget
from rainhill.server.accounts.export import export_person
from rainhill.server.accounts.hook_address import Undeliverable, find_target
from rainhill.server.accounts.passwords import check_new_password
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, TooMany, allow
from rainhill.server.http.languages import language_of
from rainhill.server.protocol.bodies import (
    Credentials,
    Language,
    Me,
    NewAccount,
    NewPassword,
    NewSession,
    Notifications,
    NotificationsSet,
)
from rainhill.server.rights import seats_changed, sessions_changed
from rainhill.server.security import COOKIE, session_cookie, token_of
from rainhill.server.services import Services
from rainhill.server.storage.queries import with_empty_seats
from rainhill.server.storage.schema import persons
from rainhill.server.tables.errors import Forbidden
from rainhill.server.tables.lobby import check_name

DONE = TROUBLES | {204: ResponseSpec(None, generate_examples=False, description="Done; there is nothing to say")}
LOOKING_UP = 5.0
"""Seconds the name in a webhook's address may take to be found."""


def _me(person: Person, token: str | None = None) -> Me:
    known = (person.id, person.name, person.login, person.email, person.webhook)
    return Me(*known, token, person.email_pending, person.webhook_off, person.language)


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
    guest, token = await services.guest(data.name, language_of(request))
    return _with_session(Response(_me(guest, token)), token, services)


@put("/api/me/language", status_code=204, summary="Which language I read", responses=DONE)
async def set_language(services: Services, somebody_known: Person, data: Language) -> Response[None]:
    """Mails are written in it, and other devices speak it unless something else was chosen there."""
    if not services.limits.learnt.take(somebody_known.id):
        raise TooMany
    if data.language not in languages():
        raise ValidationException(extra=[{"key": "language"}])
    who = somebody_known.id
    await services.store.write(lambda connection: people.set_language(connection, who, data.language))
    return Response(None, status_code=204)


def _with_session(response: Response[Any], token: str, services: Services) -> Response[Any]:
    response.cookies.append(session_cookie(token, services.settings))
    return response


@post("/api/account", summary="Make an account", responses=TROUBLES)
async def register(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: NewAccount
) -> Response[Me]:
    """Choose a login and a password; the seats of this session come along, under a new token."""
    allow(services.limits.logins, request)
    check_name(data.name)
    check_new_password(data.password, data.login, data.name, None if person is None else person.name)
    if person is None:
        person, _ = await services.guest(data.name or data.login[:40], language_of(request))
    known = person
    password = await asyncio.to_thread(people.hash_password, data.password)

    async def work(connection: AsyncConnection) -> str:
        await people.register(connection, known.id, data.login, password)
        # Whoever knew the token of the guest must not have the account as well.
        return await people.replace_sessions(connection, known.id)

    token = await services.store.write(work)
    await _sessions_moved(services, known.id, token_of(request), token)
    return _with_session(Response(_me(replace(known, login=data.login.lower()), token)), token, services)


async def _sessions_moved(services: Services, person_id: str, before: str | None, now: str) -> None:
    """The sockets of the session that asked go on under its new token; those of ended sessions end."""
    moved = {} if before is None else {people.hash_token(before): people.hash_token(now)}
    await sessions_changed(services, person_id, moved)


@post("/api/login", status_code=200, summary="Log in", responses=TROUBLES)
async def log_in(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: Credentials
) -> Response[Me]:
    """Log in, instead of the session that asks; the seats a guest had in it belong to the account from now on."""
    allow(services.limits.logins, request)
    account = await _check_password(services, data.login, data.password)
    before = token_of(request)

    async def work(connection: AsyncConnection) -> tuple[str, list[str]]:
        touched = []
        if person is not None and person.login is None:
            touched = await people.claim_guest(connection, person.id, account)
        elif person is not None:
            await people.end_sessions(connection, person.id, before)
        return await people.new_session(connection, account), touched

    token, touched = await services.change(work)
    if person is not None and (person.login is None or person.id == account):
        await _sessions_moved(services, person.id, before, token)
    elif person is not None:
        await sessions_changed(services, person.id)
    await seats_changed(services, touched)
    known = await services.person(token)
    if known is None:
        # Deleted or logged out everywhere, in this very moment.
        raise Forbidden("no-session")
    return _with_session(Response(_me(known, token)), token, services)


async def _check_password(services: Services, login: str, password: str) -> str:
    """The account behind a login and its password; guessing is limited for every account, wherever it comes from."""
    name = login.lower()
    if not services.limits.guesses.take(name):
        raise TooMany
    found = await services.store.read(lambda connection: people.find_login(connection, name))
    stored = None if found is None else found[1]
    if not await asyncio.to_thread(people.is_password, password, stored) or found is None:
        raise Refused("wrong-login")
    services.limits.guesses.give_back(name)
    return found[0]


@post("/api/account/password", status_code=200, summary="Change my password", responses=TROUBLES)
async def change_password(
    request: Request[Any, Any, Any], services: Services, somebody_known: Person, data: NewPassword
) -> Response[Me]:
    """Another password, for whoever knows the present one. All sessions end; this one goes on under a new token."""
    allow(services.limits.logins, request)
    if somebody_known.login is None:
        raise Refused("no-account")
    who = await _check_password(services, somebody_known.login, data.password)
    check_new_password(data.new, somebody_known.login, somebody_known.name)
    password = await asyncio.to_thread(people.hash_password, data.new)

    async def work(connection: AsyncConnection) -> str:
        await people.set_password(connection, who, password)
        return await people.replace_sessions(connection, who)

    token = await services.store.write(work)
    await _sessions_moved(services, who, token_of(request), token)
    return _with_session(Response(_me(somebody_known, token)), token, services)


@post("/api/logout", status_code=204, summary="Log out", responses=DONE)
async def log_out(request: Request[Any, Any, Any], services: Services, person: Person | None) -> Response[None]:
    """End this session, with its sockets. A guest without another device or seat link cannot come back."""
    token = token_of(request)
    if person is not None:
        known = person
        await services.store.write(lambda connection: people.end_sessions(connection, known.id, token))
        await sessions_changed(services, known.id)
    return _without_session()


@delete("/api/sessions", status_code=204, summary="Log out everywhere", responses=DONE)
async def end_all_sessions(services: Services, somebody_known: Person) -> Response[None]:
    """End all sessions of this person, with their sockets."""
    who = somebody_known.id
    await services.store.write(lambda connection: people.end_sessions(connection, who))
    await sessions_changed(services, who)
    return _without_session()


def _without_session() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/account/export", summary="Everything kept about me", responses=TROUBLES)
async def export_account(
    request: Request[Any, Any, Any], services: Services, somebody_known: Person
) -> Response[dict[str, Any]]:
    """Person, sessions, seats, access, tables, log entries, chat lines, mutes, waiting notifications, things learnt."""
    allow(services.limits.replays, request)
    who = somebody_known.id
    found = await services.store.read(lambda connection: export_person(connection, who))
    if found is None:
        # Deleted since the request came in.
        raise Forbidden("no-session")
    return Response(found)


@delete("/api/account", status_code=204, summary="Delete my data", responses=DONE)
async def delete_account(services: Services, somebody_known: Person) -> Response[None]:
    """Delete name, login, addresses, sessions, chat lines, things learnt. Matches stay, nameless, and go on by bot."""
    who = somebody_known.id
    touched = await services.change(lambda connection: forget(connection, who))
    await sessions_changed(services, who)
    await seats_changed(services, touched)
    for table_id in await services.store.read(lambda connection: with_empty_seats(connection, touched)):
        await services.tables.fill_empty_seats(table_id)
    return _without_session()


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
        addresses = select(persons.c.email, persons.c.email_pending).where(persons.c.id == somebody_known.id)
        if (await connection.execute(change)).rowcount != 1:
            # Deleted since the request came in.
            raise Forbidden("no-session")
        token = await mail.put_address(connection, somebody_known.id, data.email, can_ask)
        return token, (await connection.execute(addresses)).one()

    token, now = await services.store.write(work)
    if token is not None and data.email is not None:
        with speaking(somebody_known.language or language_of(request)):
            services.deliveries.ask_to_confirm(somebody_known.id, somebody_known.name, data.email, token)
    return NotificationsSet(data.webhook, now.email, secret, now.email_pending)


Token = Annotated[str, Parameter(max_length=64)]


@get("/api/notifications/confirm", include_in_schema=False)
async def ask_whether(request: Request[Any, Any, Any], services: Services, token: Token) -> Response[str]:
    """The page behind the link in a mail. Programs that look at mails follow links: only its button confirms."""
    allow(services.limits.logins, request)
    known = await services.store.read(lambda connection: mail.is_asked(connection, token))
    return _page(request, "server-confirm-page" if known else "server-confirm-old-page")


@post("/api/notifications/confirm", status_code=200, include_in_schema=False)
async def confirm_address(request: Request[Any, Any, Any], services: Services, token: Token) -> Response[str]:
    """The owner of an address wants to be told there."""
    allow(services.limits.logins, request)
    done = await services.store.write(lambda connection: mail.confirm(connection, token))
    return _page(request, "server-confirmed-page" if done else "server-confirm-old-page")


def _page(request: Request[Any, Any, Any], key: str) -> Response[str]:
    # Without a referrer browsers would not tell the origin of the form either, which has to be our own.
    headers = {"Referrer-Policy": "same-origin"}
    with speaking(language_of(request)):
        return Response(text(key), media_type=MediaType.HTML, headers=headers)


HANDLERS = (
    who_am_i,
    new_session,
    set_language,
    register,
    log_in,
    change_password,
    log_out,
    end_all_sessions,
    export_account,
    delete_account,
    set_notifications,
    ask_whether,
    confirm_address,
)
