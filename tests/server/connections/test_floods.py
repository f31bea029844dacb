"""Floods: whoever sends without end, reads nothing or never finishes is cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.sync.client import connect

from rainhill.server.connections import guard as guard_module
from rainhill.server.connections.frames import FrameCounter
from rainhill.server.connections.guard import ADDRESS_CONNECTIONS, HALF_OPEN, Guard
from rainhill.server.connections.http import MOST_PIECES, PIPELINE
from rainhill.server.connections.sockets import MOST_UNREAD, GuardedSocket
from rainhill.server.load_test.attacks import KINDS, frame
from rainhill.server.load_test.floods import FloodReport, measure_floods
from rainhill.server.load_test.run import LoadPlan
from rainhill.server.rate_limits import Rate
from rainhill.server.tables.listeners import MOST_SCREENS, MOST_WATCHERS, Listener, Listeners
from tests.server.running_server import PATIENCE, RunningServer, running_server

pytestmark = pytest.mark.slow

LOAD_WORDS = Path(__file__).parents[3] / "src/rainhill/locales/en/cli/load.ftl"
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def guarded() -> Iterator[RunningServer]:
    """A server with its limits on."""
    with running_server(RAINHILL_RATES="on") as running:
        yield running


@pytest.fixture(scope="module")
def table(guarded: RunningServer) -> dict[str, Any]:
    wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
    with httpx.Client(base_url=guarded.address, trust_env=False, timeout=PATIENCE) as http:
        made: dict[str, Any] = http.post("/api/tables", json=wish).json()
    return made


def opened(server: RunningServer) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    made.settimeout(PATIENCE)
    return made


def shaken(server: RunningServer, table: str) -> socket.socket:
    made = opened(server)
    made.sendall(HANDSHAKE.format(table=table).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += made.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return made


def sent_until_cut(connection: socket.socket, data: bytes, most: int) -> tuple[int, bytes]:
    """Send again and again, until the other side hangs up: how much was sent, and what it said."""
    sent, heard = 0, b""
    try:
        while sent < most:
            sent += connection.send(data)
    except OSError:
        pass
    try:
        while piece := connection.recv(65_536):
            heard += piece
    except OSError:
        pass
    return sent, heard


def closed_with(heard: bytes) -> int:
    """The code of the close frame at the end."""
    at = heard.rfind(b"\x88")
    return int(struct.unpack("!H", heard[at + 2 : at + 4])[0])


@pytest.mark.parametrize("flood", [frame(9), frame(10), frame(0, final=False)], ids=["pings", "pongs", "parts"])
def test_frames_without_end_are_cut_off(guarded: RunningServer, table: dict[str, Any], flood: bytes) -> None:
    with closing(shaken(guarded, table["table"]["id"])) as connection:
        if flood[0] == 0:
            connection.sendall(frame(1, b"x", final=False))
        # In one piece, so that the close frame is not overtaken by what comes when nobody reads any more.
        connection.sendall(flood * 101)
        heard = b""
        while not heard.endswith(struct.pack("!BBH", 0x88, 2, 1008)):
            piece = connection.recv(65_536)
            assert piece, heard[-20:]
            heard += piece
        assert connection.recv(1) == b""


def test_the_same_without_rates(server: RunningServer) -> None:
    wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
    made = httpx.post(f"{server.address}/api/tables", json=wish, trust_env=False, timeout=PATIENCE).json()
    with closing(shaken(server, made["table"]["id"])) as connection:
        sent, _ = sent_until_cut(connection, frame(9) * 1000, 100_000_000)
        assert sent < 100_000_000


def test_who_reads_no_answer_is_cut_off(guarded: RunningServer, table: dict[str, Any]) -> None:
    """Slowly enough for every other limit: what waits for a client is bounded all the same."""
    with closing(shaken(guarded, table["table"]["id"])) as connection:
        sent, _ = sent_until_cut(connection, frame(9, b"x" * 125) * 50, 50_000_000)
        assert sent < 50_000_000


def test_moves_go_on_while_somebody_floods(guarded: RunningServer, table: dict[str, Any]) -> None:
    """A socket without a session sends parts without end; the moves of others are accepted."""
    headers = {"Authorization": f"Bearer {table['token']}"}
    path = f"/api/tables/{table['table']['id']}"
    with ExitStack() as stack:
        http = stack.enter_context(httpx.Client(base_url=guarded.address, trust_env=False, timeout=PATIENCE))
        for _ in range(3):
            flooding = stack.enter_context(closing(shaken(guarded, table["table"]["id"])))
            flooding.sendall(frame(1, b"x", final=False))
            sent_until_cut(flooding, frame(0, final=False) * 10_000, 10_000_000)
            info = http.get(path, headers=headers).json()
            state = http.get(f"{path}/state?seat={info['asked']}", headers=headers).json()
            body = {"key": f"flooded-{info['version']}", "version": info["version"], "seat": info["asked"]}
            answer = http.post(f"{path}/actions", json=body | {"action": state["view"]["legal"][0]}, headers=headers)
            assert answer.json()["type"] == "accepted"


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 70_000,
        b"GET /" + b"x" * 70_000,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 9000,
    ],
    ids=["one header", "path", "headers"],
)
def test_a_head_has_an_end(guarded: RunningServer, head: bytes) -> None:
    with closing(opened(guarded)) as connection:
        _, heard = sent_until_cut(connection, head, len(head))
        assert heard.startswith(b"HTTP/1.1 431") or not heard
        assert b'"too-large"' in heard or not heard
        assert heard.count(b"HTTP/1.1") <= 1
    # Sent in pieces that are read one by one, the answer always comes.
    with closing(opened(guarded)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 102)
        assert connection.recv(65_536).startswith(b"HTTP/1.1 431")


def test_what_comes_after_a_refused_head_is_not_read(guarded: RunningServer) -> None:
    """Whoever goes on waits for a second or two: coming back at once, with more, would take others' time."""
    with closing(opened(guarded)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 102)
        assert connection.recv(65_536).startswith(b"HTTP/1.1 431")
        connection.settimeout(0)
        sent = 0
        with suppress(BlockingIOError):
            while sent < 64_000_000:
                sent += connection.send(b"x" * 65_536)
        assert sent < 64_000_000
        connection.settimeout(PATIENCE)
        assert sent_until_cut(connection, b"x" * 65_536, 1 << 40)[1] == b""


def test_a_head_that_no_socket_can_begin_with_is_answered(guarded: RunningServer) -> None:
    with closing(opened(guarded)) as connection:
        head = HANDSHAKE.format(table="none").replace("Host: x", "Host: x\r\nOrigin: " + "x" * 9000)
        connection.sendall(head.encode())
        assert connection.recv(65_536).startswith(b"HTTP/1.1 400")
        assert connection.recv(1) == b""


def test_a_head_that_drips_in_is_refused(guarded: RunningServer) -> None:
    with closing(opened(guarded)) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        sent, heard = sent_until_cut(connection, b"x", 40_000)
        assert sent < 40_000 or heard.startswith(b"HTTP/1.1 431")


def test_bodies_in_crumbs_and_requests_in_line_have_an_end(guarded: RunningServer) -> None:
    with closing(opened(guarded)) as connection:
        connection.sendall(
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        # Far less than a body may have, and even to its end: but in too many parts to be answered.
        crumbs = b"1\r\nx\r\n" * (MOST_PIECES + 1) + b"0\r\n\r\n"
        assert sent_until_cut(connection, crumbs, len(crumbs))[1] == b""
    with closing(opened(guarded)) as connection:
        # In one piece, and the last one is the last: each would be answered if as many could wait.
        ask = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        line = ask * (PIPELINE + 4) + ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        assert sent_until_cut(connection, line, len(line))[1].count(b" 200 ") < PIPELINE + 5


def test_requests_without_end_are_refused_before_anything_is_done_for_them() -> None:
    """Small ones on one connection, each read: from an address that no proxy tells, so that it is shut out as well."""
    with running_server(RAINHILL_RATES="on", RAINHILL_TRUSTED_PROXIES="192.0.2.1") as alone:
        ask, answered = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * PIPELINE, 0
        with closing(opened(alone)) as connection:
            is_heard = True
            while is_heard:
                assert answered < 20_000
                connection.sendall(ask)
                heard = b""
                while heard.count(b"ok\n") < PIPELINE and (piece := connection.recv(65_536)):
                    heard += piece
                answered += heard.count(b" 200 ")
                # The first one too many is answered by 429 or, with others still in line, not at all.
                is_heard = heard.endswith(b"ok\n")
        assert answered > 900
        with closing(opened(alone)) as connection:
            assert sent_until_cut(connection, ask, 1)[1] == b""
        assert alone.stop() == 0


def test_half_open_connections_make_room(guarded: RunningServer) -> None:
    """Two hundred that never finish: the oldest are cut off, and whoever asks properly is answered."""
    with ExitStack() as stack:
        slow = [stack.enter_context(closing(opened(guarded))) for _ in range(200)]
        for connection in slow:
            connection.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        assert slow[0].recv(1) == b""
        assert httpx.get(f"{guarded.address}/health", trust_env=False, timeout=PATIENCE).status_code == 200


def test_a_terminated_server_does_not_wait_for_floods() -> None:
    """Connections that read nothing, or never finish, keep no server from ending in good order."""
    with ExitStack() as stack:
        running = stack.enter_context(running_server())
        wish = {"game": "rocket", "map": "england", "seats": [{"kind": "me"}, {"kind": "local"}]}
        made = httpx.post(f"{running.address}/api/tables", json=wish, trust_env=False, timeout=PATIENCE).json()
        for _ in range(20):
            connection = stack.enter_context(closing(opened(running)))
            connection.sendall(
                b"POST /api/session HTTP/1.1\r\nContent-Length: 900\r\nContent-Type: application/json\r\n\r\n{"
            )
            deaf = stack.enter_context(closing(socket.socket()))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", running.port))
            deaf.sendall(HANDSHAKE.format(table=made["table"]["id"]).encode())
            deaf.sendall(frame(1, json.dumps({"type": "hello", "protocol": 1}).encode()))
        assert httpx.get(f"{running.address}/health", trust_env=False, timeout=PATIENCE).status_code == 200
        assert running.stop() == 0


# -- the parts --------------------------------------------------------------------------------------------------------


class Standing:
    """A connection that only remembers whether it was cut."""

    def __init__(self) -> None:
        self.due: float | None = None
        self.is_cut = self.ends = False

    def cut(self) -> None:
        self.is_cut = True

    def is_ending(self) -> bool:
        return self.ends


def test_frames_are_counted_however_they_are_cut() -> None:
    data = frame(1, b"x") + frame(9) + frame(1, b"y" * 100, final=False) + frame(0) + frame(8, b"ab")
    long = bytes((0x82, 0x80 | 126)) + (300).to_bytes(2, "big") + bytes(4) + b"z" * 300
    longer = bytes((0x82, 0x80 | 127)) + (70_000).to_bytes(8, "big") + bytes(4) + b"z" * 70_000
    whole = data + long + longer
    assert FrameCounter().count(whole, 1000) == (3, 4)
    for size in (1, 2, 3, 7, 64, 5000):
        counter, messages, pieces = FrameCounter(), 0, 0
        for at in range(0, len(whole), size):
            found = counter.count(whole[at : at + size], 1000)
            messages, pieces = messages + found[0], pieces + found[1]
        assert (messages, pieces) == (3, 4), size
    assert sum(FrameCounter().count(frame(9) * 100_000, 50)) == 51


def test_who_lets_too_much_wait_is_cut_off_whatever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda _, __: None)
    for waiting in (MOST_UNREAD, MOST_UNREAD + 1):
        cut: list[int] = []
        made: Any = object.__new__(GuardedSocket)
        made.guard, made.address, made._counter = Guard(), "192.0.2.9", FrameCounter()
        made._pieces = made._messages = Rate(100, 10)
        made.transport = SimpleNamespace(
            is_closing=lambda: False, get_write_buffer_size=lambda size=waiting: size, abort=lambda c=cut: c.append(1)
        )
        made.data_received(frame(9))
        assert bool(cut) == made.guard.is_barred("192.0.2.9") == (waiting > MOST_UNREAD)


def test_an_address_has_so_many_connections_and_a_proxy_tells_whose_they_are(
    standing_clock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(guard_module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    guard = Guard("10.0.0.1")
    for _ in range(ADDRESS_CONNECTIONS):
        assert guard.arrive("192.0.2.1", Standing())
        guard.hold("192.0.2.1")
    assert not guard.arrive("192.0.2.1", Standing())
    assert guard.arrive("192.0.2.2", Standing()) and guard.arrive("10.0.0.1", Standing())
    guard.release("192.0.2.1")
    assert guard.arrive("192.0.2.1", Standing())
    told = [(b"x-forwarded-for", b"198.51.100.7, 10.0.0.1")]
    assert guard.address("10.0.0.1", told) == "198.51.100.7"
    assert guard.address("192.0.2.1", told) == "192.0.2.1", "only a proxy is believed"
    guard.bar("192.0.2.2", "frames")
    guard.bar("10.0.0.1", "frames")
    assert not guard.arrive("192.0.2.2", Standing())
    assert guard.arrive("10.0.0.1", Standing()), "a proxy brings others, too"
    now[0] += 11
    guard.sweep([], now[0])
    assert guard.arrive("192.0.2.2", Standing())


def test_the_addresses_of_one_customer_count_as_one(standing_clock: None) -> None:
    guard = Guard("2001:db8:9::1")
    first, second = (guard.peer(f"2001:db8:1:2:{host}::7") for host in ("a", "b"))
    assert first == second != guard.peer("2001:db8:1:3:a::7") and guard.peer("192.0.2.7") == "192.0.2.7"
    assert guard.peer("2001:db8:9::1") == "2001:db8:9::1" and guard.is_proxy(guard.peer("2001:db8:9::1"))
    for _ in range(ADDRESS_CONNECTIONS):
        assert guard.arrive(first, Standing())
        guard.hold(first)
    assert not guard.arrive(second, Standing())
    told = [(b"x-forwarded-for", b"2001:db8:1:2:c::7")]
    assert guard.address("2001:db8:9::1", told) == first


def test_the_oldest_half_open_makes_room_and_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    guard = Guard(rates=False)
    waiting = [Standing() for _ in range(HALF_OPEN + 2)]
    for connection in waiting[:-1]:
        guard.arrive("192.0.2.1", connection)
    assert [connection.is_cut for connection in waiting[:3]] == [True, False, False]
    guard.has_asked("192.0.2.1", waiting[1])
    guard.arrive("192.0.2.1", waiting[-1])
    assert not any(connection.is_cut for connection in waiting[1:])
    late, ending, fine = Standing(), Standing(), Standing()
    late.due, ending.ends = 50.0, True
    guard.sweep([late, ending, fine], 49.0)
    assert [late.is_cut, ending.due is None] == [False, False]
    guard.sweep([late, ending, fine], 60.0)
    assert [late.is_cut, ending.is_cut, fine.is_cut] == [True, True, False]


def test_a_table_has_room_for_so_many() -> None:
    listeners = Listeners()
    for _ in range(MOST_WATCHERS):
        listeners.add(Listener("t", None, [], None))
    assert not listeners.has_room("t", None, has_seat=False) and listeners.has_room("u", None, has_seat=False)
    for _ in range(MOST_SCREENS):
        assert listeners.has_room("t", "ada", has_seat=True)
        listeners.add(Listener("t", "ada", [0], 0))
    assert not listeners.has_room("t", "ada", has_seat=True) and listeners.has_room("t", "bob", has_seat=True)


def test_attendance_is_told_now_and_then_not_at_every_join(guarded: RunningServer, table: dict[str, Any]) -> None:
    address = guarded.address.replace("http", "ws") + f"/api/tables/{table['table']['id']}/socket"
    hello = json.dumps({"type": "hello", "protocol": 1})
    with ExitStack() as stack:
        first = stack.enter_context(connect(address, compression=None, proxy=None, max_size=None))
        first.send(hello)
        for _ in range(30):
            other = stack.enter_context(connect(address, compression=None, proxy=None, max_size=None))
            other.send(hello)
            other.recv(PATIENCE)
        told = 0
        message: dict[str, Any] = {}
        while message.get("watchers", 0) < 31:
            message = json.loads(first.recv(PATIENCE))
            told += message["type"] == "table"
        assert told < 30


def test_the_measurement_of_floods_tells_quiet_and_every_attack(server: RunningServer) -> None:
    plan = LoadPlan("rocket", "toy", 2, 0.2, 0.2, server.address)

    async def measured() -> list[FloodReport]:
        return [report async for report in measure_floods(plan, ("pings", "half_open"))]

    reports = asyncio.run(measured())
    assert [report.kind for report in reports] == ["quiet", "pings", "quiet", "half_open"]
    assert all(report.facts()["made"] for report in reports[1::2]) and not any(report.mistakes for report in reports)
    assert {f"load-flood-{kind.replace('_', '-')}" for kind in (*KINDS, "quiet")} <= set(message_keys())


def message_keys() -> list[str]:
    return [line.split(" =")[0] for line in LOAD_WORDS.read_text(encoding="utf-8").splitlines() if " =" in line]
