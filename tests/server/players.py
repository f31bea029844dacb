"""Players at many tables who write down what they were promised, and check afterwards that it was kept."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from rainhill.server.client import Client, TableSocket

LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
"""What a client sees when its server dies."""


@dataclass
class PlayedTable:
    """A table they play at, all seats by one person."""

    client: Client
    table_id: str
    seats: int
    acknowledged: dict[tuple[int, str], bytes] = field(default_factory=dict)
    """(seat, key) -> the bytes of the answer"""
    pending: dict[str, Any] | None = None
    """a message that was sent and not answered yet"""
    repeats: int = 0


async def sit_down(address: str, count: int, **wish: Any) -> list[PlayedTable]:
    tables = []
    for _ in range(count):
        client = Client(address)
        seats = [{"kind": "me"}, {"kind": "local"}]
        asked = {"game": "rocket", "map": "toy", "edition": "2018", "seats": seats, "policy": {"undo": "free"}} | wish
        made = await client.ask("POST", "/api/tables", asked)
        tables.append(PlayedTable(client, made["table"]["id"], len(asked["seats"])))
    return tables


async def play(table: PlayedTable, addresses: list[str], stop: asyncio.Event, rng: random.Random) -> None:
    """Play until told to stop, through every breakdown: what was not answered is sent again, with the same key."""
    while not stop.is_set():
        table.client.address = rng.choice(addresses)
        try:
            async with table.client.at(table.table_id, 0) as socket:
                while not stop.is_set() and socket.table["status"] == "playing":
                    await _one_move(table, socket, rng)
                if socket.table["status"] != "playing":
                    return
        except LOST:
            await asyncio.sleep(0.05)


async def _one_move(table: PlayedTable, socket: TableSocket, rng: random.Random) -> None:
    message = table.pending
    if message is None:
        asked = socket.table["asked"]
        # One person has all seats: look as the one that is asked, which others may change meanwhile.
        if socket.view["seat"] != asked or not socket.view["legal"]:
            await socket.send({"type": "look", "seat": asked})
            # A server whose database is away says so instead.
            await socket.until("welcome", "trouble")
            return
        message = {
            "type": "submit",
            "version": socket.version,
            "seat": asked,
            "action": rng.choice(socket.view["legal"]),
        }
        if rng.random() < 0.1 and asked in socket.table["can_undo"]:
            message = {"type": "control", "version": socket.version, "seat": asked, "what": "undo"}
        message["key"] = f"key-{rng.getrandbits(64):016x}"
        table.pending = message
    await socket.send(message)
    while True:
        raw = await asyncio.wait_for(socket.connection.recv(), 300)
        answer = json.loads(raw)
        if answer["type"] in ("update", "welcome"):
            socket.version, socket.view, socket.table = answer["version"], answer["view"], answer["table"]
        elif answer["type"] == "accepted" and answer["key"] == message["key"]:
            data = raw if isinstance(raw, bytes) else raw.encode()
            table.acknowledged[message["seat"], message["key"]] = data
            break
        elif answer["type"] in ("rejected", "trouble"):
            assert answer.get("code") in ("stale", "unavailable"), answer
            if answer["code"] == "unavailable":
                return
            break
    table.pending = None
    if rng.random() < 0.1 and answer["type"] == "accepted":
        await _repeat(table, socket, message)
    while socket.version < answer["version"]:
        await socket.until("update", "welcome")


async def _repeat(table: PlayedTable, socket: TableSocket, message: dict[str, Any]) -> None:
    """Say it again: the same bytes come back, and nothing is played."""
    await socket.send(message)
    while True:
        raw = await asyncio.wait_for(socket.connection.recv(), 300)
        answer = json.loads(raw)
        if answer["type"] in ("update", "welcome"):
            socket.version, socket.view, socket.table = answer["version"], answer["view"], answer["table"]
        elif answer.get("key") == message["key"]:
            data = raw if isinstance(raw, bytes) else raw.encode()
            assert data == table.acknowledged[message["seat"], message["key"]]
            table.repeats += 1
            return


def moves_of(tables: list[PlayedTable]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(table.acknowledged) for table in tables)


async def acknowledged(tables: list[PlayedTable], count: int, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until so many moves were acknowledged in all, and a repeat among them; or until all matches are over."""
    while moves_of(tables) < count or not any(table.repeats for table in tables):
        if all(task.done() for task in tasks):
            return
        await asyncio.sleep(0.01)


async def check(tables: list[PlayedTable], address: str, stored: dict[str, list[tuple[int, str, int]]]) -> int:
    """Every acknowledged message is in the log exactly once; a repeat still gets its first answer. Counts them."""
    count = 0
    for table in tables:
        table.client.address = address
        await table.client.close()
        table.client.http = httpx.AsyncClient(base_url=address, timeout=300, trust_env=False)
        # A table where nothing was acknowledged has no entry.
        log = stored.get(table.table_id, [])
        keys = [(seat, key) for seat, key, _ in log]
        assert len(set(keys)) == len(keys), "a key is in the log twice"
        for seat, key in table.acknowledged:
            assert keys.count((seat, key)) == 1, f"{key} was acknowledged and is not in the log"
            count += 1
        for (seat, key), answer in list(table.acknowledged.items())[-3:]:
            body = {"key": key, "version": 0, "seat": seat, "action": "pass"}
            token = {"Authorization": f"Bearer {table.client.token}"}
            path = f"/api/tables/{table.table_id}/actions"
            again = await table.client.http.post(path, json=body, headers=token)
            assert again.content == answer
        await table.client.close()
    return count
