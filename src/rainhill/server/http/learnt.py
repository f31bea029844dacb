"""HTTP: what somebody with an account has learnt. Guests are refused: their browser keeps it."""

from __future__ import annotations

import asyncio

from litestar import get, put

from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.learnt import add_learnt, learnt_by, only_what_there_is
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, TooMany
from rainhill.server.protocol.lessons import Learnt
from rainhill.server.services import Services


@get("/api/learnt", summary="What I have learnt", responses=TROUBLES)
async def show_learnt(services: Services, somebody_known: Person) -> Learnt:
    """How far I am in lessons, and which puzzles I have answered."""
    who = _account(somebody_known)
    return await services.store.read(lambda connection: learnt_by(connection, who))


@put("/api/learnt", summary="Add to what I have learnt", responses=TROUBLES)
async def tell_learnt(services: Services, somebody_known: Person, data: Learnt) -> Learnt:
    """Add what a device knows; the answer is all that is known. The further step and the first answer stay."""
    who = _account(somebody_known)
    if not services.limits.learnt.take(who):
        raise TooMany
    told = await asyncio.to_thread(only_what_there_is, data)
    return await services.store.write(lambda connection: add_learnt(connection, who, told))


def _account(person: Person) -> str:
    if person.login is None:
        raise Refused("no-account")
    return person.id


HANDLERS = (show_learnt, tell_learnt)
