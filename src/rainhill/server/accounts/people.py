"""Persons: guests with a session, and guests who chose a login and a password. Secrets are stored as hashes only."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.server.storage.queries import read_header, to_json
from rainhill.server.storage.schema import chat, grants, outbox, persons, seats, sessions, tables

SESSION_DAYS = 400
_hasher = PasswordHasher()
_NOBODY = _hasher.hash(secrets.token_urlsafe(16))
"""Checked when a login does not exist, so that the time taken does not tell."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str
    login: str | None
    email: str | None
    webhook: str | None
    email_pending: str | None = None
    """an address that is not confirmed yet"""
    webhook_off: str | None = None
    """a webhook that failed for so long that it was switched off"""


def new_token() -> str:
    """192 bits nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name for a table or a person; it is no secret."""
    return secrets.token_urlsafe(12)


def hash_token(token: str) -> str:
    """What is stored of a token. It has too many bits to be searched for, so a fast hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, stored: str | None) -> bool:
    """Compare in constant time."""
    return stored is not None and secrets.compare_digest(hash_token(token), stored)


async def new_guest(connection: AsyncConnection, name: str) -> tuple[Person, str]:
    """A new person and the token of its first session."""
    person = Person(new_id(), name, None, None, None)
    await connection.execute(insert(persons).values(id=person.id, name=name, created=time.time()))
    return person, await new_session(connection, person.id)


async def new_session(connection: AsyncConnection, person_id: str) -> str:
    """A further session of a person."""
    token, now = new_token(), time.time()
    await connection.execute(
        insert(sessions).values(token_hash=hash_token(token), person=person_id, created=now, seen=now)
    )
    return token


async def find_person(connection: AsyncConnection, token: str) -> Person | None:
    """Whose session it is."""
    query = (
        select(persons, sessions.c.token_hash)
        .join(sessions, sessions.c.person == persons.c.id)
        .where(sessions.c.token_hash == hash_token(token), sessions.c.seen > time.time() - SESSION_DAYS * 86_400)
    )
    row = (await connection.execute(query)).mappings().first()
    if row is None or not is_token(token, row["token_hash"]):
        return None
    return _person(row)


def _person(row: Any) -> Person:
    known = (row["id"], row["name"], row["login"], row["email"], row["webhook"])
    return Person(*known, row["email_pending"], row["webhook_off"])


async def rename(connection: AsyncConnection, person_id: str, name: str) -> None:
    """Take another name; matches under way keep the old one."""
    await connection.execute(update(persons).where(persons.c.id == person_id).values(name=name))


async def end_session(connection: AsyncConnection, token: str) -> None:
    """Log out here."""
    await connection.execute(delete(sessions).where(sessions.c.token_hash == hash_token(token)))


def hash_password(password: str) -> str:
    """Slow on purpose: call it in a thread."""
    return _hasher.hash(password)


def is_password(password: str, stored: str | None) -> bool:
    """Slow on purpose, and as slow for a login that does not exist."""
    try:
        _hasher.verify(stored or _NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


async def register(connection: AsyncConnection, person_id: str, login: str, password_hash: str) -> None:
    """Turn a guest into an account; everything it had stays with it."""
    try:
        changed = await connection.execute(
            update(persons)
            .where(persons.c.id == person_id, persons.c.login.is_(None))
            .values(login=login.lower(), password=password_hash)
        )
    except IntegrityError as error:
        raise Refused("login-taken") from error
    if changed.rowcount != 1:
        raise Refused("has-account")


async def find_login(connection: AsyncConnection, login: str) -> tuple[str, str] | None:
    """Id and password hash behind a login."""
    query = select(persons.c.id, persons.c.password).where(persons.c.login == login.lower())
    row = (await connection.execute(query)).first()
    return None if row is None or row[1] is None else (row[0], row[1])


async def claim_guest(connection: AsyncConnection, guest: str, account: str) -> None:
    """The seats of a guest belong to an account from now on; the guest is gone."""
    await connection.execute(update(seats).where(seats.c.person == guest).values(person=account))
    held = (await connection.execute(select(grants.c.table_id, grants.c.seat).where(grants.c.person == account))).all()
    for table_id, seat in (
        await connection.execute(select(grants.c.table_id, grants.c.seat).where(grants.c.person == guest))
    ).all():
        if (table_id, seat) not in {tuple(row) for row in held}:
            await connection.execute(insert(grants).values(table_id=table_id, seat=seat, person=account))
    await connection.execute(update(tables).where(tables.c.creator == guest).values(creator=account))
    await connection.execute(update(chat).where(chat.c.person == guest).values(person=account))
    await connection.execute(delete(persons).where(persons.c.id == guest))


async def forget(connection: AsyncConnection, person_id: str, said: str) -> list[str]:
    """Delete a person's data: name, login, address, sessions and what it said. Matches of others stay whole.

    Gives the tables whose names changed. `said` takes the place of chat lines.
    """
    mine = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person_id)
    touched = []
    for table_id, seat in (await connection.execute(mine)).all():
        await _forget_name(connection, table_id, seat)
        touched.append(table_id)
    # Nobody could start a table whose creator is gone; leaving it closes it, too.
    waiting = (tables.c.creator == person_id, tables.c.status == "open")
    touched += list((await connection.execute(select(tables.c.id).where(*waiting))).scalars())
    await connection.execute(update(tables).where(*waiting).values(status="closed", updated=time.time()))
    await connection.execute(update(tables).where(tables.c.creator == person_id).values(creator=None, creator_name="-"))
    await connection.execute(update(chat).where(chat.c.person == person_id).values(text=said, name="-", person=None))
    for table in (outbox, sessions, grants):
        await connection.execute(delete(table).where(table.c.person == person_id))
    await connection.execute(delete(persons).where(persons.c.id == person_id))
    return touched


async def _forget_name(connection: AsyncConnection, table_id: str, seat: int) -> None:
    names = (await connection.execute(select(seats.c.seat, seats.c.name).where(seats.c.table_id == table_id))).all()
    taken = {name for number, name in names if number != seat}
    blank = f"Seat {seat + 1}"
    while blank in taken:
        blank += "'"
    where = (seats.c.table_id == table_id, seats.c.seat == seat)
    await connection.execute(update(seats).where(*where).values(person=None, name=blank, link_hash=None))
    text = (await connection.execute(select(tables.c.header).where(tables.c.id == table_id))).scalar()
    if text is None:
        return
    header = read_header(text)
    renamed = tuple(blank if number == seat else name for number, name in enumerate(header.seats))
    values = {f: getattr(header, f) for f in header.__dataclass_fields__} | {"seats": renamed}
    await connection.execute(
        update(tables).where(tables.c.id == table_id).values(header=to_json(values), updated=time.time())
    )
