"""Notifications: signed, tried again, and not a way into the host's own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from rainhill.kernel.jsonable import plain
from rainhill.server.accounts import hook_call, mail, send
from rainhill.server.accounts.hook_address import Undeliverable
from rainhill.server.accounts.hook_call import call_hook
from rainhill.server.accounts.send import Deliveries
from rainhill.server.protocol.bodies import JoinTable, NewTable, SeatWish
from rainhill.server.protocol.messages import Policy, Submit
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Mail, Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.schema import outbox, persons
from rainhill.server.storage.store import Store, opened
from rainhill.server.tables import lobby
from tests.server.waiting import until

pytestmark = pytest.mark.slow
MAIL = Mail("localhost", 25, "rainhill@example.org")


class Hook:
    """A receiver of calls. `answer` gets the connection; the usual one says 500, and 204 from then on."""

    def __init__(self, answer: Callable[[Hook, socket.socket], None] | None = None) -> None:
        self.heard: list[tuple[bytes, bytes]] = []
        self.closing = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}/hook"
        self.answer = answer or Hook.fail_once
        self.threads: list[threading.Thread] = []
        self._start(self._accept)

    def _start(self, work: Callable[..., None], *args: Any) -> None:
        thread = threading.Thread(target=work, args=args)
        self.threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            self._start(self._serve, connection)

    def _serve(self, connection: socket.socket) -> None:
        with connection, suppress(OSError):
            data = b""
            while b"\r\n\r\n" not in data or not data.endswith(b"}"):
                data += connection.recv(65536)
            head, _, body = data.partition(b"\r\n\r\n")
            self.heard.append((head, body))
            self.answer(self, connection)

    def fail_once(self, connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 500 No\r\n\r\n" if len(self.heard) == 1 else b"HTTP/1.1 204 Fine\r\n\r\n")

    def close(self) -> None:
        self.closing.set()
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        for thread in self.threads:
            thread.join()


@contextmanager
def hooked(answer: Callable[[Hook, socket.socket], None] | None = None) -> Iterator[Hook]:
    made = Hook(answer)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    with hooked() as made:
        yield made


def fine(_: Hook, connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")


def silent(hook: Hook, _: socket.socket) -> None:
    hook.closing.wait()


async def put_person(store: Store, name: str, address: str, count: int = 1, **more: Any) -> None:
    person = {"id": name, "name": name, "created": 1.0, "webhook": address, "webhook_secret": "s3cret"} | more
    data = json.dumps({"event": "your-turn", "table": "t", "seat": 0})
    note = {"person": name, "channel": "webhook", "data": data, "due": time.time(), "attempts": 0}

    async def work(connection: Any) -> None:
        await connection.execute(insert(persons).values(**person))
        for _ in range(count):
            await connection.execute(insert(outbox).values(**note))

    await store.write(work)


def delivering(tmp_path: Path, story: Callable[[Deliveries], Awaitable[None]], **settings: Any) -> None:
    """Tell a story of deliveries from a new database."""

    async def run() -> None:
        chosen = Settings(data=tmp_path, private_hooks=True, **settings)
        async with opened(chosen) as store:
            await migrate(store)
            deliveries = Deliveries(store, chosen)
            try:
                await story(deliveries)
            finally:
                await deliveries.close()

    asyncio.run(run())


async def due_now(store: Store) -> None:
    async def work(connection: Any) -> None:
        await connection.execute(update(outbox).values(due=time.time()))
        await connection.execute(update(persons).values(webhook_next=None))

    await store.write(work)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_webhook_is_signed_and_tried_again(tmp_path: Path, hook: Hook, kind: str, request: Any) -> None:
    address = request.getfixturevalue("database") if kind == "postgresql" else None

    async def story(deliveries: Deliveries) -> None:
        store = deliveries.store
        await put_person(store, "p", hook.address)
        await deliveries.begin_due()
        await deliveries.settle()
        assert len(hook.heard) == 1
        (left,) = await store.read(_rows)
        assert left["attempts"] == 1 and left["due"] > time.time(), "it failed, so it is put off"
        await deliveries.begin_due()
        await deliveries.settle()
        assert len(hook.heard) == 1, "not before it is due"
        await due_now(store)
        await deliveries.begin_due()
        await deliveries.settle()
        assert len(hook.heard) == 2 and await store.read(_rows) == []

    delivering(tmp_path, story, database=address)
    head, body = hook.heard[-1]
    assert head.startswith(b"POST /hook HTTP/1.1\r\nHost: " + hook.address.encode()[7:-5])
    signature = head.partition(b"X-Rainhill-Signature: ")[2].partition(b"\r\n")[0].decode()
    moment, _, given = signature.partition(",v1=")
    expected = hmac.new(b"s3cret", moment.removeprefix("t=").encode() + b"." + body, hashlib.sha256).hexdigest()
    assert given == expected
    assert json.loads(body)["event"] == "your-turn"


def endless(first: bytes, rest: bytes) -> Callable[[Hook, socket.socket], None]:
    def answer(_: Hook, connection: socket.socket) -> None:
        connection.sendall(first)
        while True:
            # Ends when the other side has had enough.
            connection.sendall(rest * 1000)

    return answer


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (endless(b"HTTP/1.1 200 OK\r\n\r\n", b"nothing new "), 200),
        (endless(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", b"\0"), 200),
        (endless(b"HTTP/1.1 200 OK\r\nX: ", b"a"), 200),
        (endless(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n", b"a"), 302),
        (endless(b"HTTP/1.1 ", b"200"), None),
        (endless(b"", b"SSH-2.0\r\n"), None),
    ],
)
def test_nothing_but_the_status_of_an_answer_is_read(answer: Any, status: int | None) -> None:
    with hooked(answer) as hook:
        calling = call_hook(hook.address, Settings(private_hooks=True), {}, b"{}")
        if status is None:
            # Because of what came, long before the deadline for all of it: an endless line is not waited for.
            with pytest.raises(Undeliverable, match=r"^(ValueError|no answer)$"):
                asyncio.run(calling)
        else:
            assert asyncio.run(calling) == status
        # Who sends without end is left alone with it.
        assert len(hook.heard) == 1


def test_a_call_ends_at_its_deadline_however_busy_the_other_side_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def drip(hook: Hook, connection: socket.socket) -> None:
        while not hook.closing.wait(0.02):
            connection.sendall(b"H")

    monkeypatch.setattr(hook_call, "DEADLINE", 0.2)
    with hooked(drip) as hook, pytest.raises(Undeliverable, match="too slow"):
        asyncio.run(call_hook(hook.address, Settings(private_hooks=True), {}, b"{}"))


def test_a_slow_receiver_delays_nobody_else_and_has_few_calls_at_a_time(tmp_path: Path) -> None:
    with hooked(silent) as slow, hooked(fine) as quick:

        async def story(deliveries: Deliveries) -> None:
            await put_person(deliveries.store, "slow", slow.address, count=60)
            await put_person(deliveries.store, "quick", quick.address, count=5)
            async with asyncio.timeout(60):
                while len(quick.heard) < 5:
                    await deliveries.begin_due()
            await until(lambda: len(slow.heard) == 2)
            await deliveries.begin_due()
            assert len(deliveries._tasks) == 2, "the slow one's, still under way"
            await deliveries.close()

        delivering(tmp_path, story)
        assert len(slow.heard) == 2


def test_who_has_one_under_way_has_one_more_and_not_two(tmp_path: Path) -> None:
    with hooked(silent) as slow:

        async def story(deliveries: Deliveries) -> None:
            await put_person(deliveries.store, "slow", slow.address)
            await deliveries.begin_due()
            note = next(iter(deliveries._tasks.values()))
            await deliveries.store.write(lambda c: _more_of(c, note, 3))
            await deliveries.begin_due()
            assert len(deliveries._tasks) == send.OF_A_PERSON
            await deliveries.close()

        delivering(tmp_path, story)


async def _more_of(connection: Any, note: Any, count: int) -> None:
    values = {name: note[name] for name in ("person", "channel", "data", "attempts")} | {"due": time.time()}
    await connection.execute(insert(outbox), [values] * count)


def test_whoever_cannot_be_reached_stands_behind_those_who_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(send, "UNDER_WAY", 4)
    monkeypatch.setattr(send, "OF_THE_FAILING", 2)
    with hooked(silent) as slow, hooked(fine) as quick:

        async def story(deliveries: Deliveries) -> None:
            for n in range(6):
                await put_person(deliveries.store, f"slow{n}", slow.address, count=2, webhook_failures=1)
            await put_person(deliveries.store, "quick", quick.address)
            await deliveries.begin_due()
            await until(lambda: quick.heard and len(slow.heard) == 2)
            await deliveries.begin_due()
            assert len(deliveries._tasks) == 2
            await deliveries.close()

        delivering(tmp_path, story)


def test_so_many_an_hour_and_no_more(tmp_path: Path, standing_clock: None) -> None:
    with hooked(fine) as hook:

        async def story(deliveries: Deliveries) -> None:
            deliveries.rates["webhook"].burst = 3
            await put_person(deliveries.store, "p", hook.address, count=8)
            while await deliveries.store.read(_rows):
                await deliveries.begin_due()
                await deliveries.settle()

        delivering(tmp_path, story)
        assert len(hook.heard) == 3


def test_a_dead_webhook_is_tried_ever_more_rarely_then_switched_off_and_its_owner_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, str]] = []
    monkeypatch.setattr(mail, "_hand_over", lambda _, to, message: sent.append((to, message.get_content())))

    def refuse(_: Hook, connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 404 Gone\r\n\r\n")

    with hooked(refuse) as hook:

        async def story(deliveries: Deliveries) -> None:
            store = deliveries.store
            await put_person(store, "p", hook.address, count=send.WAITING + 20, email="p@example.org")
            pauses: list[int] = []
            while True:
                await deliveries.begin_due()
                await deliveries.settle()
                person = await store.read(_person)
                if person.webhook is None:
                    break
                assert len(await store.read(_rows)) <= send.WAITING
                pauses.append(round(person.webhook_next - time.time()))
                await due_now(store)
            assert pauses == sorted(pauses) and pauses[-1] > 3600
            assert person.webhook_off == hook.address
            # What it was to be told is gone; what is left is the mail that says why.
            assert [row["channel"] for row in await store.read(_rows)] == ["email"]
            await deliveries.begin_due()
            await deliveries.settle()

        delivering(tmp_path, story, mail=MAIL)
        assert len(hook.heard) <= send.DEAD + 1
    assert len(sent) == 1 and sent[0][0] == "p@example.org" and hook.address in sent[0][1]


async def _person(connection: Any) -> Any:
    return (await connection.execute(select(persons))).one()


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
            await services.change(lambda c: lobby.take_seat(c, table_id, ben, JoinTable()))
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
