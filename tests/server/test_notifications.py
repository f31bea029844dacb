"""Notifications: signed, tried again, and not a way into the host's own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from rainhill.kernel.jsonable import plain
from rainhill.server.accounts import send
from rainhill.server.accounts.send import Undeliverable, check_hook, deliver_due
from rainhill.server.protocol.bodies import NewTable, SeatWish
from rainhill.server.protocol.messages import Policy, Submit
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.schema import outbox, persons
from rainhill.server.storage.store import Store, opened
from rainhill.server.tables import lobby

pytestmark = pytest.mark.slow


class Hook:
    """A web server that writes down what it is told; it fails the first time."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.heard.append((self.headers["X-Rainhill-Signature"], body))
                self.send_response(500 if len(hook.heard) == 1 else 204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    yield made
    made.close()


async def prepare(store: Store, address: str) -> None:
    await migrate(store)
    person = {"id": "p", "name": "Ada", "created": 1.0, "webhook": address, "webhook_secret": "s3cret"}
    data = json.dumps({"event": "your-turn", "table": "t", "seat": 0})
    note = {"person": "p", "channel": "webhook", "data": data, "due": 0.0, "attempts": 0}

    async def work(connection: Any) -> None:
        await connection.execute(insert(persons).values(**person))
        await connection.execute(insert(outbox).values(**note))

    await store.write(work)


def test_a_webhook_is_signed_and_tried_again(tmp_path: Path, hook: Hook) -> None:
    async def run() -> None:
        settings = Settings(data=tmp_path, private_hooks=True)
        async with opened(settings) as store:
            await prepare(store, hook.address)
            await deliver_due(store, settings)
            assert len(hook.heard) == 1
            (left,) = await store.read(_rows)
            assert left["attempts"] == 1 and left["due"] > 0, "it failed, so it is put off"
            await deliver_due(store, settings)
            assert len(hook.heard) == 1, "not before it is due"
            await store.write(lambda c: c.execute(update(outbox).values(due=0.0)))
            await deliver_due(store, settings)
            assert len(hook.heard) == 2 and await store.read(_rows) == []

    asyncio.run(run())
    signature, body = hook.heard[-1]
    moment, _, given = signature.partition(",v1=")
    expected = hmac.new(b"s3cret", moment.removeprefix("t=").encode() + b"." + body, hashlib.sha256).hexdigest()
    assert given == expected
    assert json.loads(body)["event"] == "your-turn"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_person_asked_is_told_at_the_start_and_after_moves(tmp_path: Path, kind: str, request: Any) -> None:
    """A note is written with what it tells of: none is lost, and whoever wants none gets none."""
    address = request.getfixturevalue("database") if kind == "postgresql" else None
    settings = Settings(data=tmp_path, database=address)

    async def run() -> None:
        services = build_services(settings)
        await migrate(services.store)
        try:
            ada, _ = await services.guest("Ada")
            ben, _ = await services.guest("Ben")
            wanted = update(persons).where(persons.c.id == ben.id).values(webhook="https://example.org/", email="b@c.d")
            await services.store.write(lambda c: c.execute(wanted))
            wish = NewTable("rocket", [SeatWish("me"), SeatWish("open")], map="toy", policy=Policy(order="fixed"))
            rows, _ = lobby.seat_rows(wish.seats, ada)
            setup = lobby.check_wish(wish)
            table_id = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
            await services.change(lambda c: lobby.take_seat(c, table_id, ben, None, None))
            await services.change(lambda c: lobby.start(c, table_id, ada))
            told = [row["channel"] for row in await services.store.read(_rows)]
            async with services.tables.held(table_id) as live:
                assert live.match is not None
                asked = live.match.asked
                assert sorted(told) == (["email", "webhook"] if asked == 1 else [])
            while not told:
                await _move(services, table_id, [ada.id, ben.id])
                told = [row["channel"] for row in await services.store.read(_rows)]
            assert sorted(told) == ["email", "webhook"]
            assert {json.loads(row["data"])["seat"] for row in await services.store.read(_rows)} == {1}
        finally:
            await services.store.close()

    asyncio.run(run())


async def _move(services: Services, table_id: str, people: list[str]) -> None:
    async with services.tables.held(table_id) as live:
        assert live.match is not None and live.match.asked is not None
        asked, version, action = live.match.asked, live.version, plain(live.match.kernel_match.legal()[0])
    message = Submit(key=f"key-{version:08}", version=version, seat=asked, action=action)
    assert b"accepted" in await services.tables.submit(people[asked], table_id, message)


async def _rows(connection: Any) -> list[Any]:
    return [dict(row) for row in (await connection.execute(select(outbox))).mappings()]


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/x",
        "http://localhost:1",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/",
        "ftp://x",
    ],
)
def test_a_webhook_cannot_reach_into_the_host(address: str) -> None:
    with pytest.raises(Undeliverable):
        asyncio.run(check_hook(address, Settings()))


def test_mail_is_worded_and_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from rainhill.server.settings import Mail

    sent: list[Any] = []
    monkeypatch.setattr(send, "_send_mail", lambda _, message: sent.append(message))
    note = {"email": "ada@example.org", "name": "Ada", "data": json.dumps({"event": "your-turn", "table": "t"})}
    settings = Settings(mail=Mail("localhost", 25, "rainhill@example.org"), address="https://trains.example")
    asyncio.run(send._email(settings, note))
    assert sent[0]["To"] == "ada@example.org" and "https://trains.example/#/table/t" in sent[0].get_content()
