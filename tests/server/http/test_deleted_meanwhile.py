"""A person or a table that is deleted in the middle of a request: that is no mistake of ours, and no outage."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rainhill.server.accounts.deletion import forget
from rainhill.server.accounts.people import Person
from rainhill.server.services import Services
from rainhill.server.settings import Settings
from rainhill.server.tables.lifecycle.removal import delete_table
from rainhill.server.tables.tables import Tables
from rainhill.server.workers.pool import WorkerPool
from tests.server.accounts.test_learnt import FIRST
from tests.server.running_server import app_in_process

pytestmark = pytest.mark.slow
KEY = {"key": "key-12345", "version": 0, "seat": 0}
AT_TABLE: list[tuple[str, str, Any]] = [
    ("POST", "/join", {"name": "Ben"}),
    ("POST", "/leave", None),
    ("POST", "/start", None),
    ("POST", "/seats/0/link", None),
    ("POST", "/seats/0/bot", {"bot": "random"}),
    ("PUT", "/seats/0/colour", {"colour": 1}),
    ("PUT", "/seats/0/standing", {"wishes": ["idle"]}),
    ("POST", "/rematch", None),
    ("POST", "/branch", {"version": 0}),
    ("POST", "/actions", KEY | {"action": "pass"}),
    ("POST", "/control", KEY | {"what": "concede"}),
    ("POST", "/preview", {"key": "key-12345", "seat": 0, "action": "pass"}),
    ("POST", "/chat", {"text": "hello"}),
    ("POST", "/mute", {"seat": 0}),
    ("POST", "/analysis?seat=0", None),
    ("GET", "/analysis?seat=0", None),
    ("DELETE", "/analysis?seat=0", None),
    ("POST", "/hint", {"seat": 0}),
    ("GET", "/state?seat=0", None),
    ("GET", "/past/0?seat=0", None),
    ("GET", "/record.rail", None),
    ("DELETE", "", None),
]
OF_ONES_OWN: list[tuple[str, str, Any]] = [
    ("POST", "/api/session", {"name": "Ada"}),
    ("POST", "/api/account/password", {"password": "correct horse staple", "new": "another horse staple"}),
    ("POST", "/api/login", {"login": "ada", "password": "correct horse staple"}),
    ("PUT", "/api/notifications", {}),
    ("PUT", "/api/learnt", {"puzzles": {FIRST: True}}),
    ("GET", "/api/account/export", None),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/account", None),
    ("POST", "/api/tables", {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}),
]


def play(http: Any) -> tuple[str, dict[str, str]]:
    """A new table of a new guest, and how to ask as that guest."""
    wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}], "name": "Ada"}
    made = http.post("/api/tables", json=wish | {"policy": {"advice": "during", "order": "fixed"}}).json()
    return f"/api/tables/{made['table']['id']}", {"Authorization": f"Bearer {made['token']}"}


def told(http: Any, method: str, path: str, body: Any, headers: dict[str, str]) -> None:
    http.cookies.clear()
    answer = http.request(method, path, json=body, headers=headers)
    http.cookies.clear()
    assert answer.status_code < 500, (method, path, answer.text)


@pytest.fixture(autouse=True)
def _nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: Any) -> list[Any]:
        return []

    monkeypatch.setattr(WorkerPool, "answer", think)


def test_a_person_who_is_deleted_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really, deleting = Services.person, [False]

    async def person(self: Services, token: str | None) -> Person | None:
        found = await really(self, token)
        if found is not None and deleting[0]:
            deleting[0] = False
            await self.change(lambda connection: forget(connection, found.id))
        return found

    monkeypatch.setattr(Services, "person", person)
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        for method, path, body in [*OF_ONES_OWN, *AT_TABLE]:
            at, who = play(http)
            if path.startswith("/api/"):
                at, account = "", {"login": "ada", "password": "correct horse staple"}
                who = {
                    "Authorization": f"Bearer {http.post('/api/account', json=account, headers=who).json()['token']}"
                }
            deleting[0] = True
            told(http, method, at + path, body, who)


def test_a_table_that_is_deleted_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really, deleting = Tables.held, [False]

    @asynccontextmanager
    async def held(self: Tables, table_id: str, *, may_be_old: bool = False) -> AsyncIterator[Any]:
        async with really(self, table_id, may_be_old=may_be_old) as live:
            yield live
        if deleting[0]:
            deleting[0] = False
            creator = Person(str(live.row.creator), "", None, None, None)
            await self.store.write(lambda connection: delete_table(connection, table_id, creator))
            self.forget(table_id)

    monkeypatch.setattr(Tables, "held", held)
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        for method, path, body in AT_TABLE:
            at, who = play(http)
            deleting[0] = True
            told(http, method, at + path, body, who)
            deleting[0] = False
