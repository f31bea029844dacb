"""A session that goes on under another token is not taken for one that has ended."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rainhill.server import rights
from rainhill.server.accounts.people import hash_token
from rainhill.server.services import Services
from rainhill.server.tables.listeners import ENDED, Listener
from tests.server.tables.test_outages import process


async def watched(services: Services, monkeypatch: pytest.MonkeyPatch, *, is_moved: bool) -> Listener:
    """A socket by a token that is gone while somebody looks at all sessions, before the call that tells of it."""
    ada, token = await services.guest("Ada")
    listener = Listener("table", ada.id, [], None, known=ada, session=hash_token("the-token-before-this-one"))
    services.listeners.add(listener)

    async def pause(_: float) -> None:
        assert listener.close_code is None
        if is_moved:
            await rights.follow_sessions(services, ada.id, {listener.session or "": hash_token(token)})

    monkeypatch.setattr(asyncio, "sleep", pause)
    await rights.watch_sessions(services)
    return listener


@pytest.mark.parametrize("is_moved", [True, False])
def test_the_watch_waits_for_the_call_that_tells_of_a_new_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_moved: bool
) -> None:
    async def run() -> None:
        async with process(tmp_path) as services:
            services.tables.tell_again = _nothing
            listener = await watched(services, monkeypatch, is_moved=is_moved)
            assert listener.close_code == (None if is_moved else ENDED)

    asyncio.run(run())


async def _nothing(_: str) -> None:
    pass
