"""Repeated, stale, reordered, truncated, oversized and hostile messages: a Hypothesis machine talks to a real server.

The model is small: the log only grows by what was accepted, every accepted key is in it exactly once, and a repeat
gets the bytes of the first answer.
"""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running_server import PATIENCE, ROUNDS, RunningServer, verified

pytestmark = pytest.mark.slow
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
ADDRESS = {"http": ""}


class Conversation(RuleBasedStateMachine):
    """One table, its owner on a socket, and a stranger."""

    @initialize()
    def sit_down(self) -> None:
        self.http = httpx.Client(base_url=ADDRESS["http"], trust_env=False, timeout=PATIENCE, verify=False)
        wish = {
            "game": "rocket",
            "map": "toy",
            "edition": "1999",
            "name": "Ada",
            "seats": [{"kind": "me"}, {"kind": "local"}],
            "policy": {"undo": "free", "order": "fixed"},
        }
        made = self.http.post("/api/tables", json=wish).json()
        self.table, self.token = made["table"]["id"], made["token"]
        self.answers: dict[tuple[int, str], bytes] = {}
        self.sent: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.connect()

    def connect(self) -> None:
        self.close()
        address = ADDRESS["http"].replace("http", "ws") + f"/api/tables/{self.table}/socket"
        self.doors = ExitStack()
        self.socket = self.doors.enter_context(connect(address, compression=None, max_size=None, proxy=None))
        hello = {"type": "hello", "protocol": 1, "seat": 0, "version": len(self.entries), "token": self.token}
        self.socket.send(json.dumps(hello))
        self.look(json.loads(self.socket.recv(PATIENCE)))

    def close(self) -> None:
        if self.socket is not None:
            self.doors.close()
            self.socket = None

    def look(self, message: dict[str, Any]) -> None:
        if message["type"] in ("welcome", "update"):
            known = len(self.entries)
            self.entries += [entry for entry in message["entries"] if entry["number"] > known]
            assert [entry["number"] for entry in self.entries] == list(range(1, len(self.entries) + 1))
            self.version, self.info = message["version"], message["table"]
            assert self.version == len(self.entries)

    def exchange(self, message: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        """Send and wait for the answer with the key."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))
        while True:
            raw = self.socket.recv(PATIENCE)
            answer = json.loads(raw)
            self.look(answer)
            if answer.get("key") == message["key"] or answer["type"] == "trouble":
                return answer, raw if isinstance(raw, bytes) else raw.encode()

    def say(self, message: dict[str, Any]) -> dict[str, Any]:
        before = len(self.entries)
        self.sent.append(message)
        answer, raw = self.exchange(message)
        name = (message["seat"], message["key"])
        if name in self.answers:
            assert raw == self.answers[name], "a repeat was answered otherwise"
            assert len(self.entries) == before, "a repeat was played"
        elif answer["type"] == "accepted":
            self.answers[name] = raw
            while len(self.entries) < answer["version"]:
                self.look(json.loads(self.socket.recv(PATIENCE)))  # type: ignore[union-attr]
        else:
            assert len(self.entries) == before, "what was rejected was played"
        return answer

    def legal(self) -> list[Any]:
        path = f"/api/tables/{self.table}/state?seat={self.info['asked']}"
        headers = {"Authorization": f"Bearer {self.token}"}
        found: list[Any] = self.http.get(path, headers=headers).json()["view"]["legal"]
        return found

    def is_playing(self) -> bool:
        return self.info["asked"] is not None

    @precondition(is_playing)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        legal = self.legal()
        action = legal[data.draw(st.integers(0, len(legal) - 1))]
        key = secrets.token_hex(8)
        message = {"type": "submit", "key": key, "version": self.version, "seat": self.info["asked"], "action": action}
        assert self.say(message)["type"] == "accepted"

    @precondition(lambda self: bool(self.info["can_undo"]))
    @rule()
    def undo(self) -> None:
        seat = self.info["can_undo"][0]
        key = secrets.token_hex(8)
        message = {"type": "control", "key": key, "version": self.version, "seat": seat, "what": "undo"}
        assert self.say(message)["type"] == "accepted"

    @precondition(lambda self: bool(self.sent))
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """Any earlier message again: late, twice, out of order."""
        message = self.sent[data.draw(st.integers(0, len(self.sent) - 1))]
        name = (message["seat"], message["key"])
        answer = self.say(message)
        assert name in self.answers or answer["type"] == "rejected"

    @precondition(is_playing)
    @rule(version=st.integers(0, 50), action=st.sampled_from(["pass", "station at A1", "nonsense", "extend X to Z9"]))
    def guess(self, version: int, action: str) -> None:
        seat = self.info["asked"]
        message = {"type": "submit", "key": secrets.token_hex(8), "version": version, "seat": seat, "action": action}
        answer = self.say(message)
        if version != self.version:
            assert answer["code"] == "stale"

    @rule(action=JUNK, seat=st.integers(-1, 20), key=st.text(max_size=70))
    def wrong_fields(self, action: Any, seat: int, key: str) -> None:
        self.shout({"type": "submit", "key": key, "version": self.version, "seat": seat, "action": action})

    @rule(junk=JUNK)
    def nonsense(self, junk: Any) -> None:
        self.shout(junk)

    @rule(cut=st.integers(1, 60))
    def truncated(self, cut: int) -> None:
        whole = json.dumps(
            {"type": "submit", "key": "cut-cut-cut", "version": self.version, "seat": 0, "action": "pass"}
        )
        self.throw(whole[:-cut])

    @rule(size=st.sampled_from([20_000, 60_000, 200_000]), depth=st.booleans())
    def oversized(self, size: int, depth: bool) -> None:
        self.throw("[" * size if depth else json.dumps({"type": "say", "text": "x" * size}))

    def shout(self, value: Any) -> None:
        self.throw(json.dumps(value))

    def throw(self, text: str) -> None:
        """Something no honest client sends: at most a trouble comes back, the table stays as it is."""
        assert self.socket is not None
        before = len(self.entries)
        try:
            self.socket.send(text)
            self.socket.send(json.dumps({"type": "ping", "sent": 1}))
            while (message := json.loads(self.socket.recv(PATIENCE)))["type"] != "pong":
                self.look(message)
        except ConnectionClosed:
            pass
        self.connect()
        assert len(self.entries) == before

    @rule()
    def stranger(self) -> None:
        """Somebody without a session cannot act, whatever is in the message."""
        seat = self.info["asked"] or 0
        body = {"key": secrets.token_hex(8), "version": self.version, "seat": seat, "action": "pass"}
        with httpx.Client(base_url=ADDRESS["http"], trust_env=False, verify=False, timeout=PATIENCE) as other:
            assert other.post(f"/api/tables/{self.table}/actions", json=body).status_code == 401
            other.post("/api/session", json={"name": "Eve"})
            assert other.post(f"/api/tables/{self.table}/actions", json=body).status_code == 403

    @rule()
    def reconnect(self) -> None:
        self.connect()

    @invariant()
    def accepted_once(self) -> None:
        if hasattr(self, "entries"):
            assert len(self.answers) <= len(self.entries)

    def teardown(self) -> None:
        if hasattr(self, "http"):
            self.close()
            self.http.close()


def test_a_hostile_conversation(server: RunningServer) -> None:
    ADDRESS["http"] = server.address
    machine = Conversation.TestCase
    machine.settings = settings(
        max_examples=12 * ROUNDS,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    machine("runTest").runTest()
    report = verified(server.data)
    assert report["ok"], report
    assert '"level": "error"' not in server.logged(), server.logged()[-2000:]


def test_a_slow_reader_does_not_keep_others_waiting(server: RunningServer) -> None:
    """One connection never reads; the others go on as if it were not there."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        wish = {"game": "rocket", "map": "england", "seats": [{"kind": "me"}, {"kind": "local"}]}
        made = http.post("/api/tables", json=wish | {"policy": {"order": "fixed", "undo": "free"}}).json()
        table, headers = made["table"]["id"], {"Authorization": f"Bearer {made['token']}"}
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(address, compression=None, max_size=None, proxy=None) as silent:
            silent.send(json.dumps({"type": "hello", "protocol": 1, "seat": 0, "token": made["token"]}))
            for _ in range(60):
                info = http.get(f"/api/tables/{table}", headers=headers).json()
                seat = info["asked"]
                state = http.get(f"/api/tables/{table}/state?seat={seat}&since=9999", headers=headers).json()
                body = {"key": secrets.token_hex(8), "version": info["version"], "seat": seat}
                body["action"] = state["view"]["legal"][0]
                answer = http.post(f"/api/tables/{table}/actions", json=body, headers=headers)
                assert answer.json()["type"] == "accepted"
