"""What open sockets rest on. When a session ends or a seat changes hands they end or follow, in every process at once.

A call to the other processes carries no right: whoever hears it looks into the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from rainhill.server.accounts.people import find_sessions
from rainhill.server.services import Services
from rainhill.server.tables.errors import Missing
from rainhill.server.tables.listeners import Listener

CALL = 0.5
"""Seconds in which a call of another process, or the rest of a request of ours, has come through."""
NOBODY_MOVED: Mapping[str, str] = {}


async def watch_sessions(services: Services) -> None:
    """Look at all sessions; one that is missing is looked at again, because it may go on under another token.

    Between the change of a token and the call that tells of it a socket still has the old one.
    """
    gone = await _find_ended(services, services.listeners.of())
    if gone:
        await asyncio.sleep(CALL)
        await check_sessions(services, gone)


async def _find_ended(services: Services, listeners: Sequence[Listener]) -> list[Listener]:
    hashes = sorted({one.session for one in listeners if one.session is not None})
    if not hashes:
        return []
    found = await services.store.read(lambda connection: find_sessions(connection, hashes))
    for listener in listeners:
        person = None if listener.session is None else found.get(listener.session)
        if person is not None:
            listener.known, listener.person = person, person.id
    return [one for one in listeners if one.session is not None and one.session in hashes and one.session not in found]


async def check_sessions(services: Services, listeners: Sequence[Listener]) -> None:
    """Cut off listeners whose session has ended; the others are who their session says."""
    for listener in await _find_ended(services, listeners):
        services.listeners.cut(listener)


async def sessions_changed(services: Services, person: str, moved: Mapping[str, str] = NOBODY_MOVED) -> None:
    """Sessions of a person have ended, or go on as others (hash of the token before -> hash of the token now)."""
    services.signals.sessions(person, moved)
    await follow_sessions(services, person, moved)


async def follow_sessions(services: Services, person: str, moved: Mapping[str, str]) -> None:
    """Do for the sockets of this process what `sessions_changed` says."""
    affected = services.listeners.of(person)
    for listener in affected:
        assert listener.session is not None
        listener.session = moved.get(listener.session, listener.session)
    await check_sessions(services, affected)
    # Who somebody is decides which seats they have.
    for table_id in {one.table_id for one in affected if one.close_code is None}:
        with suppress(Missing):
            await services.tables.tell_again(table_id)


async def seats_changed(services: Services, ids: Iterable[str]) -> None:
    """Seats of these tables changed hands or names otherwise than at the table: tell everybody concerned."""
    for table_id in ids:
        if services.listeners.at(table_id):
            with suppress(Missing):
                await services.tables.changed(table_id)
        else:
            await services.tables.drop(table_id)
