"""A crowd that plays at many tables, writes down what it was promised, and checks afterwards that it was kept."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from rainhill.server.visitor import Answered, TableSocket, Visitor

LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
"""What a client sees when its server dies."""


@dataclass
class Place:
    """A table the crowd plays at, all seats by one person."""

    visitor: Visitor
    table_id: str
    seats: int
    acknowledged: dict[tuple[int, str], bytes] = field(default_factory=dict)
    """(seat, key) -> the bytes of the answer"""
    pending: dict[str, Any] | None = None
    """a message that was sent and not answered yet"""
    repeats: int = 0


async def sit_down(address: str, tables: int, **wish: Any) -> list[Place]:
    places = []
    for _ in range(tables):
        visitor = Visitor(address)
        seats = [{"kind": "me"}, {"kind": "local"}]
        asked = {"game": "rocket", "map": "toy", "edition": "2018", "seats": seats, "policy": {"undo": "free"}} | wish
        made = await visitor.ask("POST", "/api/tables", asked)
        places.append(Place(visitor, made["table"]["id"], len(asked["seats"])))
    return places


async def play(place: Place, addresses: list[str], stop: asyncio.Event, rng: random.Random) -> None:
    """Play until told to stop, through every breakdown: what was not answered is sent again, with the same key."""
    while not stop.is_set():
        place.visitor.address = rng.choice(addresses)
        try:
            async with place.visitor.at(place.table_id, 0) as socket:
                while not stop.is_set() and socket.table["status"] == "playing":
                    await _one_move(place, socket, rng)
                if socket.table["status"] != "playing":
                    return
        except LOST:
            await asyncio.sleep(0.05)


async def _one_move(place: Place, socket: TableSocket, rng: random.Random) -> None:
    message = place.pending
    if message is None:
        asked = socket.table["asked"]
        # One person has all seats: look as the one that is asked, which others may change meanwhile.
        if socket.view["seat"] != asked or not socket.view["legal"]:
            await socket.send({"type": "look", "seat": asked})
            await socket.until("welcome")
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
        place.pending = message
    await socket.send(message)
    while True:
        raw = await asyncio.wait_for(socket.connection.recv(), 60)
        answer = json.loads(raw)
        if answer["type"] in ("update", "welcome"):
            socket.version, socket.view, socket.table = answer["version"], answer["view"], answer["table"]
        elif answer["type"] == "accepted" and answer["key"] == message["key"]:
            data = raw if isinstance(raw, bytes) else raw.encode()
            place.acknowledged[message["seat"], message["key"]] = data
            break
        elif answer["type"] in ("rejected", "trouble"):
            assert answer.get("code") in ("stale", "unavailable"), answer
            if answer["code"] == "unavailable":
                return
            break
    place.pending = None
    if rng.random() < 0.1 and answer["type"] == "accepted":
        await _repeat(place, socket, message)
    while socket.version < answer["version"]:
        await socket.until("update", "welcome")


async def _repeat(place: Place, socket: TableSocket, message: dict[str, Any]) -> None:
    """Say it again: the same bytes come back, and nothing is played."""
    await socket.send(message)
    while True:
        raw = await asyncio.wait_for(socket.connection.recv(), 60)
        answer = json.loads(raw)
        if answer["type"] in ("update", "welcome"):
            socket.version, socket.view, socket.table = answer["version"], answer["view"], answer["table"]
        elif answer.get("key") == message["key"]:
            data = raw if isinstance(raw, bytes) else raw.encode()
            assert data == place.acknowledged[message["seat"], message["key"]]
            place.repeats += 1
            return


async def check(places: list[Place], address: str, stored: dict[str, list[tuple[int, str, int]]]) -> int:
    """Every acknowledged message is in the log exactly once; a repeat still gets its first answer. Counts them."""
    count = 0
    for place in places:
        place.visitor.address = address
        await place.visitor.close()
        place.visitor.http = httpx.AsyncClient(base_url=address, timeout=60, trust_env=False)
        # A table where nothing was acknowledged has no entry.
        log = stored.get(place.table_id, [])
        keys = [(seat, key) for seat, key, _ in log]
        assert len(set(keys)) == len(keys), "a key is in the log twice"
        for seat, key in place.acknowledged:
            assert keys.count((seat, key)) == 1, f"{key} was acknowledged and is not in the log"
            count += 1
        for (seat, key), answer in list(place.acknowledged.items())[-3:]:
            body = {"key": key, "version": 0, "seat": seat, "action": "pass"}
            token = {"Authorization": f"Bearer {place.visitor.token}"}
            path = f"/api/tables/{place.table_id}/actions"
            again = await place.visitor.http.post(path, json=body, headers=token)
            assert again.content == answer
        await place.visitor.close()
    return count


__all__ = ["Answered", "Place", "check", "play", "sit_down"]
