"""Persons: guests with a session, and guests who chose a login and a password. Secrets are stored as hashes only."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.server.storage.queries import touch
from rainhill.server.storage.schema import chat, grants, persons, seats, sessions, tables

SESSION_DAYS = 400
MOST_AT_ONCE = 5000
"""Sessions that are looked up by one question."""
_hasher = PasswordHasher()


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
    language: str | None = None
    """what it reads, if that is known"""


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


async def new_guest(connection: AsyncConnection, name: str, language: str | None = None) -> tuple[Person, str]:
    """A new person and the token of its first session."""
    person = Person(new_id(), name, None, None, None, language=language)
    values = {"id": person.id, "name": name, "created": time.time(), "language": language}
    await connection.execute(insert(persons).values(**values))
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


async def find_sessions(connection: AsyncConnection, hashes: Sequence[str]) -> dict[str, Person]:
    """Of several hashes of tokens, those that still are sessions, and whose."""
    found = {}
    for first in range(0, len(hashes), MOST_AT_ONCE):
        query = (
            select(persons, sessions.c.token_hash)
            .join(sessions, sessions.c.person == persons.c.id)
            .where(
                sessions.c.token_hash.in_(hashes[first : first + MOST_AT_ONCE]),
                sessions.c.seen > time.time() - SESSION_DAYS * 86_400,
            )
        )
        found.update({row["token_hash"]: _person(row) for row in (await connection.execute(query)).mappings()})
    return found


def _person(row: Any) -> Person:
    known = (row["id"], row["name"], row["login"], row["email"], row["webhook"])
    return Person(*known, row["email_pending"], row["webhook_off"], row["language"])


async def rename(connection: AsyncConnection, person_id: str, name: str) -> None:
    """Take another name; matches under way keep the old one."""
    await connection.execute(update(persons).where(persons.c.id == person_id).values(name=name))


async def set_language(connection: AsyncConnection, person_id: str, language: str) -> None:
    """What this person reads from now on."""
    await connection.execute(update(persons).where(persons.c.id == person_id).values(language=language))


async def end_sessions(connection: AsyncConnection, person_id: str, token: str | None = None) -> None:
    """Log out: the session of a token, or all of a person."""
    ended = delete(sessions).where(sessions.c.person == person_id)
    await connection.execute(ended if token is None else ended.where(sessions.c.token_hash == hash_token(token)))


async def replace_sessions(connection: AsyncConnection, person_id: str) -> str:
    """End all sessions of a person; the token of the one that takes their place."""
    await end_sessions(connection, person_id)
    return await new_session(connection, person_id)


async def set_password(connection: AsyncConnection, person_id: str, password_hash: str) -> None:
    """Another password for an account."""
    await connection.execute(update(persons).where(persons.c.id == person_id).values(password=password_hash))


def hash_password(password: str) -> str:
    """Slow on purpose: call it in a thread."""
    return _hasher.hash(password)


@cache
def _nobody() -> str:
    """A hash no password fits, made with today's parameters when it is first needed."""
    return _hasher.hash(secrets.token_urlsafe(16))


def is_password(password: str, stored: str | None) -> bool:
    """Slow on purpose, and as slow for a login that does not exist."""
    try:
        _hasher.verify(stored or _nobody(), password)
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


async def tables_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """Where a person has a seat, or access to one, or is the creator."""
    found: set[str] = set()
    for query in (
        select(seats.c.table_id).where(seats.c.person == person_id),
        select(grants.c.table_id).where(grants.c.person == person_id),
        select(tables.c.id).where(tables.c.creator == person_id),
    ):
        found.update((await connection.execute(query)).scalars())
    return sorted(found)


async def claim_guest(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """The seats of a guest belong to an account from now on; the guest is gone. Gives the tables concerned."""
    touched = await tables_of(connection, guest)
    await touch(connection, touched)
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
    return touched
