"""Raw requests from a seeded generator: whatever a client sends is the client's mistake, never the server's."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get
from litestar.testing import create_test_client
from sqlalchemy.exc import DBAPIError

from rainhill.server.accounts.people import find_login
from rainhill.server.http import host
from rainhill.server.http.errors import EXCEPTIONS
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.store import is_bad_value, is_outage, opened
from tests.server.running_server import PATIENCE, ROUNDS, RunningServer, app_in_process

pytestmark = pytest.mark.slow

REQUESTS = 250 * ROUNDS
NASTY = [
    "",
    "\x00",
    "a\x00b",
    "\ud800",
    "x\udfffy",
    "🚂" * 20,
    "é\u202e\u2066",
    "'; DROP TABLE tables; --",
    "%s%n{}",
    "../" * 30,
    "x" * 300,
    "x" * 5000,
    "\r\nX-Evil: 1",
    "-1",
    "NaN",
    "1e999",
    "true",
]
NUMBERS = [-1, 0, 1, 15, 16, 2**31, 2**63, 2**64, 10**30, 1.5, -0.0, 1e308, True, None]
HOSTS = [
    b"x",
    b"http://[::1",
    b"[::1",
    b"]",
    b"\xff\xfe",
    b"a b",
    b"",
    b"x:99999999",
    b"x:y",
    b"%00",
    b"://",
    b"@",
    b"?#",
]
PATHS = [
    "/",
    "/%00",
    "/index.html%00.js",
    "/" + "x" * 300,
    "/" + "x/" * 1500,
    "/%ff%fe",
    "/%ed%a0%80",
    "/..%2f..%2fetc/passwd",
    "/api",
    "/api/",
    "/api/openapi.json",
    "/api/catalogue",
    "/api/me",
    "/api/tables",
    "/api/tables?which=%00&page=%ff&after=\x7f",
    "/api/tables?which=open&which=mine",
    "/api/session",
    "/api/account",
    "/api/login",
    "/api/logout",
    "/api/records",
    "/api/notifications",
    "/health",
    "/ready?%00",
    "http://[::1/api/me",
    "http://x/api/me",
    "*",
    "//",
    "/?#",
    "/api/tables/%00",
    "/api/tables/" + "9" * 400,
]
TABLE_PATHS = [
    "",
    "/state?seat=%00&since=-1",
    "/state?seat=99999999999999999999999&since=1e9",
    "/state?seat=0&since=0",
    "/news?seat=x",
    "/past/0?seat=0",
    "/past/99999999999999999999999",
    "/past/-1",
    "/past/%00",
    "/chat?since=%ff",
    "/join",
    "/claim",
    "/leave",
    "/start",
    "/rematch",
    "/branch",
    "/actions",
    "/control",
    "/preview",
    "/chat",
    "/mute",
    "/record.rail",
    "/record.json",
    "/analysis",
    "/hint",
    "/seats/0/link",
    "/seats/99999999999999999999999/link",
    "/seats/-1/link",
    "/socket",
]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW"]
POSTED = {
    "join",
    "claim",
    "leave",
    "start",
    "rematch",
    "branch",
    "actions",
    "control",
    "preview",
    "chat",
    "mute",
    "hint",
}
POSTED |= {"link", "analysis", "tables", "session", "account", "login", "records"}
FIELDS = [
    "name",
    "game",
    "map",
    "edition",
    "seats",
    "options",
    "policy",
    "key",
    "version",
    "seat",
    "action",
    "what",
    "text",
]
FIELDS += [
    "record",
    "bots",
    "login",
    "password",
    "webhook",
    "email",
    "secret",
    "start",
    "since",
    "target",
    "bot",
    "kind",
]
TYPES = ["application/json", "application/json; charset=\xff", "text/plain", "multipart/form-data", "x", "", "a/b;c"]
GOOD: dict[str, Any] = {
    "name": "Ada",
    "game": "rocket",
    "map": "toy",
    "seats": [{"kind": "me"}, {"kind": "local"}],
    "key": "raw-key-1",
    "version": 0,
    "seat": 0,
    "action": "pass",
    "what": "undo",
    "text": "hello",
    "login": "ada",
    "password": "a good password",
}


def value(rng: random.Random, depth: int = 0) -> Any:
    kind = rng.randrange(6 if depth < 3 else 3)
    if kind == 0:
        return rng.choice(NASTY)
    if kind == 1:
        return rng.choice(NUMBERS)
    if kind == 2:
        return rng.choice(list(GOOD.values()))
    if kind == 3:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 4:
        return {rng.choice(FIELDS + NASTY): value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return {"kind": rng.choice(["me", "open", "bot", *NASTY]), "name": rng.choice(NASTY), "bot": rng.choice(NASTY)}


def body(rng: random.Random) -> bytes:
    kind = rng.randrange(6)
    if kind == 0:
        return b""
    if kind == 1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 2:
        return rng.choice(
            [b"[" * 50_000, b'{"a":' * 50_000, b"null", b'"', b"\xef\xbb\xbf{}", b"{}", b"[]", b"1" * 10_000]
        )
    # Mostly right, with something wrong in it: that is what comes furthest.
    made = dict(GOOD)
    for _ in range(rng.randrange(1, 4)):
        made[rng.choice(FIELDS)] = value(rng)
    return json.dumps(made).encode()


def upgrade(rng: random.Random, table: str) -> bytes:
    """A request for a socket with something wrong in it, and perhaps a frame behind it."""
    path = rng.choice(
        [f"/api/tables/{table}/socket", "/", "/api/me", "/\xff/socket", "/api/tables/%00/socket", "*", "/?\x80"]
    )
    lines = [
        f"{rng.choice(['GET', 'GET', 'POST'])} {path} HTTP/{rng.choice(['1.1', '1.1', '1.0', '9.9'])}".encode("latin-1")
    ]
    wrong = rng.choice([b"", b"\xff", b"x" * 9000, b"http://[::1", b"13", b"[", b"a,b;c=\x01", b"chunked", b"-1"])
    parts = {
        b"Host": b"x",
        b"Upgrade": b"websocket",
        b"Connection": b"Upgrade",
        b"Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version": b"13",
    }
    names = [*parts, b"Origin", b"Sec-WebSocket-Protocol", b"Sec-WebSocket-Extensions", b"Cookie", b"X-Forwarded-For"]
    for name in rng.sample([*names, b"Transfer-Encoding", b"Content-Length"], rng.randrange(3)):
        # A body that is announced and never comes would only be waited for.
        parts[name] = b"-1" if name in (b"Transfer-Encoding", b"Content-Length") else wrong
    lines += [name + b": " + value for name, value in parts.items()]
    lines += [b"Host: y"] if rng.random() < 0.1 else []
    return b"\r\n".join([*lines, b"", rng.choice([b"", b"\x88\x80\0\0\0\0", b"\xff" * 20])])


def request(rng: random.Random, table: str, token: str) -> bytes:
    if rng.random() < 0.1:
        return upgrade(rng, table)
    path = rng.choice(PATHS) if rng.random() < 0.4 else f"/api/tables/{table}" + rng.choice(TABLE_PATHS)
    content = body(rng)
    usual = "POST" if path.rpartition("/")[2] in POSTED else "GET"
    method = usual if rng.random() < 0.8 else rng.choice(METHODS)
    lines = [f"{method} {path} HTTP/1.1".encode("latin-1", "replace")]
    lines.append(b"Host: " + (b"x" if rng.random() < 0.6 else rng.choice(HOSTS)))
    lines.append(b"Connection: close")
    if rng.random() < 0.8:
        lines.append(b"Content-Type: " + (TYPES[0] if rng.random() < 0.8 else rng.choice(TYPES)).encode("latin-1"))
    if rng.random() < 0.7:
        lines.append(b"Authorization: Bearer " + token.encode())
    for name in (b"Origin", b"Referer", b"Cookie", b"X-Forwarded-For", b"X-Forwarded-Proto", b"Accept", b"Range"):
        if rng.random() < 0.15:
            lines.append(name + b": " + rng.choice([*HOSTS, b"rainhill_session=\xff\x80;;=", b"bytes=9-1", b"*/\xff"]))
    if rng.random() < 0.1:
        lines += [b"Transfer-Encoding: chunked", b"", b"%x" % len(content), content, b"0", b"", b""]
        return b"\r\n".join(lines)
    if content or rng.random() < 0.5:
        lines.append(b"Content-Length: %d" % len(content))
    return b"\r\n".join([*lines, b"", content])


def answer(port: int, data: bytes) -> bytes:
    """Whatever comes back until the other side hangs up; of a request for a socket, which stays open, the beginning."""
    heard = b""
    with closing(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)) as connection:
        try:
            connection.sendall(data)
            while piece := connection.recv(65_536):
                heard += piece
                if b"Sec-WebSocket" in data:
                    break
        except OSError:
            # Refused before all of it was sent.
            pass
    return heard


def test_no_request_is_the_servers_mistake(server: RunningServer) -> None:
    rng = random.Random(20260)
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        made = http.post("/api/tables", json=GOOD | {"policy": {"order": "fixed"}}).json()
    table, token = made["table"]["id"], made["token"]
    before = len(server.logged())
    statuses: dict[int, int] = {}
    for _ in range(REQUESTS):
        data = request(rng, table, token)
        heard = answer(server.port, data)
        if heard:
            status = int(heard.split(b" ", 2)[1])
            statuses[status] = statuses.get(status, 0) + 1
            assert status < 500, (data[:600], heard[-300:])
    assert statuses.get(200, 0) > 5 and statuses.get(400, 0) > 5, statuses
    logged = server.logged()[before:]
    assert "Traceback" not in logged and '"level": "error"' not in logged, logged[-3000:]


def test_no_path_of_the_client_is_the_servers_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("hello", encoding="utf-8")
    monkeypatch.setattr(host, "CLIENT", tmp_path / "web")
    with app_in_process(Settings(data=tmp_path / "data", rates=False)) as http:
        assert http.get("/").text == "hello"
        odd = ["/%00", "/a%00b/c", "/index.html/x", "/" + "x" * 250, "/" + "%C3%A9" * 130, "/" + "a/" * 900, "/%FF"]
        for path in [*odd, "/%2e%2e/%2e%2e/x", "/index.html%2Fx", "/%ED%A0%80", "/con", "/" + "x" * 4000, "/a?%00"]:
            assert 400 <= http.get(path).status_code < 500, path


def test_bodies_are_json_and_say_so(tmp_path: Path) -> None:
    with app_in_process(Settings(data=tmp_path, rates=False, address="https://trains.example")) as http:
        body = '{"name": "Ada"}'
        for said in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            answer = http.post("/api/session", content=body, headers={"Content-Type": said})
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json"), said
            assert answer.json()["text"]
        said = "Application/JSON; charset=utf-8"
        answer = http.post("/api/session", content=body, headers={"Content-Type": said})
        assert answer.status_code == 201
        assert http.post("/api/logout").status_code == 204, "without a body there is nothing to say"
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        for odd in ("http://[::1", "[", "http://[::1]:x", "null"):
            answer = http.post("/api/session", json={"name": "Ada"}, headers={"Origin": odd})
            assert answer.status_code == 403, odd


def test_an_origin_that_is_no_address_is_foreign(server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        assert "strict-transport-security" not in http.get("/health").headers
        answer = http.post("/api/session", json={"name": "Ada"}, headers={"Origin": "http://[::1"})
        assert answer.status_code == 403


def test_no_database_takes_a_nul(database: str, tmp_path: Path) -> None:
    with app_in_process(Settings(data=tmp_path, database=database, rates=False)) as http:
        made = http.post("/api/tables", json=GOOD).json()
        path = f"/api/tables/{made['table']['id']}"
        for sent in ("a\0b", "\ud800"):
            for where, what in ((f"{path}/chat", {"text": sent}), ("/api/session", {"name": sent})):
                answer = http.post(where, content=json.dumps(what), headers={"Content-Type": "application/json"})
                assert answer.status_code == 400, (where, sent)
        # Written out, it is a text like any other.
        assert http.post(f"{path}/chat", json={"text": "\\u0000"}).status_code == 201
        with http.websocket_connect(f"{path}/socket") as socket:
            socket.send_json({"type": "hello", "protocol": 1, "token": made["token"]})
            assert socket.receive_json()["type"] == "welcome"
            socket.send_text('{"type": "say", "text": "a\\u0000b"}')
            while (heard := socket.receive_json())["type"] != "trouble":
                pass
            assert heard["code"] == "not-understood"


def test_what_a_database_cannot_hold_is_the_mistake_of_its_sender(database: str, tmp_path: Path) -> None:
    """Whatever comes past all other doors: the database says that the value is wrong, and so do we."""

    async def find() -> None:
        async with opened(Settings(data=tmp_path, database=database)) as store:
            await migrate(store)
            await store.read(lambda connection: find_login(connection, "a\0b"))

    with pytest.raises(DBAPIError) as error:
        asyncio.run(find())
    assert is_bad_value(error.value) and not is_outage(error.value)

    @get("/")
    async def ask() -> None:
        raise error.value

    with create_test_client([ask], exception_handlers=EXCEPTIONS) as http:
        answer = http.get("/")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_heads_that_cannot_be_anything_are_answered_before_anybody_looks(tmp_path: Path) -> None:
    """A host that is no address, NUL in a query, names longer than any file's: whatever they ask for."""
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        assert http.get("/api/me").status_code == 401
        assert http.get("/api/me", headers={"host": "[::1"}).status_code == 400
        assert http.get("/api/me?x=%00").status_code == 400
        for path in ("/%00", "/a%00b/c", "/api/tables/%00/state", "/t/%00", "/assets/%00.js"):
            assert (http.get(path).status_code, http.get(path).json()["code"]) == (400, "bad-request"), path
        assert http.get("/api/tables/" + "x" * 200).status_code == 400
        assert http.get("/api/tables/" + "x" * 300).status_code == 404
        assert http.get("/" + "x/" * 1500).status_code == 414


@pytest.mark.parametrize(
    "lines",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked",
        b"Transfer-Encoding: chunked\r\nContent-Length: 4",
        b"Transfer-Encoding: xchunked\r\nContent-Length: 4",
        b"Content-Length: 4\r\nContent-Length: 0",
        b"Content-Length : 4",
        b"X-Folded: a\r\n Content-Length: 4",
        b"X-Bare: a\nContent-Length: 4",
    ],
)
def test_what_two_readers_could_take_for_two_things_is_refused(server: RunningServer, lines: bytes) -> None:
    """A proxy that read it otherwise would let one person's request answer another's."""
    head = b"POST /api/logout HTTP/1.1\r\nHost: x\r\n" + lines + b"\r\n\r\n"
    heard = answer(server.port, head + b"0\r\n\r\n" + b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 400 ") and b"ok\n" not in heard, heard


def test_a_request_is_for_one_host(server: RunningServer) -> None:
    ask = b"GET /api/catalogue HTTP/1.1\r\nConnection: close\r\nHost: x\r\n"
    assert answer(server.port, ask + b"\r\n").startswith(b"HTTP/1.1 200 ")
    assert answer(server.port, ask + b"Host: y\r\n\r\n").startswith(b"HTTP/1.1 400 ")
