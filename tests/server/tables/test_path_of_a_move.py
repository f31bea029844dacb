"""The path of a move: read once where it comes in, typed inside, written once for the store and once for clients."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession

from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.server.protocol import actions
from rainhill.server.settings import Settings
from tests.server.running_server import app_in_process

SERVER = Path(actions.__file__).parents[1]
WISH = {
    "game": "rocket",
    "map": "toy",
    "name": "Ada",
    "seats": [{"kind": "me"}, {"kind": "local"}],
    "policy": {"order": "fixed"},
}


class Counts:
    """How often actions were read and written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read: list[Any] = []
        self.written: list[Any] = []

        def count_read(kinds: Any, data: object) -> Any:
            self.read.append(data)
            return action_from_plain(kinds, data)

        def count_written(action: Any) -> Any:
            self.written.append(action)
            return plain(action)

        monkeypatch.setattr(actions, "action_from_plain", count_read)
        monkeypatch.setattr(actions, "plain", count_written)

    def clear(self) -> None:
        self.read.clear()
        self.written.clear()


@pytest.fixture
def app_client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with app_in_process(Settings(data=tmp_path, rates=False)) as client:
        yield client


def hear(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(socket.receive_text())
        if message["type"] == kind:
            return message


def test_an_action_is_read_once_and_written_once_for_the_store_and_once_for_all_who_listen(
    app_client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = Counts(monkeypatch)
    made = app_client.post("/api/tables", json=WISH).json()
    table, asked = f"/api/tables/{made['table']['id']}", made["table"]["asked"]
    hello = {"type": "hello", "protocol": 1, "seat": asked, "token": made["token"]}
    with (
        app_client.websocket_connect(f"{table}/socket") as player,
        app_client.websocket_connect(f"{table}/socket") as watcher,
    ):
        player.send_json(hello)
        seen = hear(player, "welcome")
        watcher.send_json(hello | {"seat": None})
        hear(watcher, "welcome")
        action = seen["view"]["legal"][0]

        counts.clear()
        player.send_json({"type": "preview", "key": "look-first", "seat": asked, "action": action})
        assert hear(player, "previewed")["code"] is None
        assert counts.read == [action] and not counts.written, "a preview is read once and written nowhere"

        counts.clear()
        move = {"type": "submit", "key": "first-move", "version": seen["version"], "seat": asked, "action": action}
        player.send_json(move)
        update, told = hear(player, "update"), hear(watcher, "update")
        answer = hear(player, "accepted")
        entries = update["entries"]
        assert entries == told["entries"] and entries[0]["action"] == action
        assert counts.read == [action]
        assert len(counts.written) == 2 * len(entries), "once for the store, once for both who listen"

        counts.clear()
        player.send_json(move)
        assert hear(player, "accepted") == answer
        assert not counts.read and not counts.written, "a repeat gets the first answer, unread"

    # Read anew from the store, every action of the log is read once and, for those who listen, written once.
    log = app_client.get(f"{table}/state").json()["entries"]
    stored = [entry["action"] for entry in log if entry["kind"] == "action"]
    counts.clear()
    assert app_client.post(f"{table}/seats/{asked}/link").status_code == 201
    assert counts.read == stored and len(counts.written) == len(stored)


def test_no_other_part_of_the_server_reads_actions() -> None:
    """Workers are processes of their own, with a border of their own."""
    borders = {SERVER / "protocol" / "actions.py", SERVER / "workers" / "work.py"}
    for file in SERVER.rglob("*.py"):
        assert file in borders or "action_from_plain" not in file.read_text(encoding="utf-8"), file
