"""Hostile messages by the thousand over live sockets: none is the server's mistake, and no match is hurt."""

from __future__ import annotations

import asyncio
import json
import os
import random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.ledger import add_up
from tests.rounds import amount
from tests.server.running_server import PATIENCE, RunningServer, verified

pytestmark = pytest.mark.slow
MESSAGES = amount(int(os.environ.get("RAINHILL_HOSTILE", "50000")), 1500)
SOCKETS = 6
BURST = 30
"""Messages before a ping, whose answer tells that all of them were dealt with."""
JUNK: list[Any] = ["", "\x00", "\ud800", "🚂" * 9, -1, 0, 1.5, 1e308, 2**63, 10**30, None, True, [], {}, [[[[]]]]]
JUNK += [{"kind": "pass"}, {"kind": ["station"]}, {"kind": "extend", "company": 3}, "pass", "bid 3", "x" * 3000]
TYPES = ["submit", "control", "preview", "look", "say", "hello", "ping", "nothing", "", None, 7]
WORDS = ["undo", "concede", "hand-over", "take-back", "offer-end", "agree", "decline", "flag", "", "\x00"]


def hostile(rng: random.Random, version: int) -> str:
    """A message that looks like one of ours and is wrong somewhere; now and then it is no message at all."""
    message: dict[str, Any] = {
        "type": rng.choice(TYPES) if rng.random() < 0.3 else "submit",
        "key": rng.choice(["same-key-again", f"key-{rng.getrandbits(40):012x}", "", "x" * 80]),
        "version": rng.choice([version, version + 1, 0, -1, 2**40]),
        "seat": rng.choice([0, 1, 2, 15, -1]),
        "action": rng.choice(JUNK),
    }
    if message["type"] in ("control", "say", "look"):
        message |= {"what": rng.choice(WORDS), "text": rng.choice(JUNK), "bot": rng.choice(JUNK)}
    for name in rng.sample(sorted(message), k=rng.randint(0, 2)):
        if name != "type" or rng.random() < 0.05:
            message[name] = rng.choice(JUNK)
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if rng.random() < 0.005 else text


async def attack(address: str, table: str, token: str, count: int, rng: random.Random) -> None:
    """Send so many hostile messages to a table; whoever is thrown out comes back."""
    sent = 0
    while sent < count:
        async with connect(address, compression=None, max_size=None, proxy=None, ping_interval=None) as socket:
            hello = {"type": "hello", "protocol": 1, "seat": 0, "version": 0, "token": token}
            await socket.send(json.dumps(hello))
            try:
                while sent < count:
                    version = 0
                    for _ in range(BURST):
                        await socket.send(hostile(rng, version))
                        sent += 1
                    await socket.send(json.dumps({"type": "ping", "sent": 1}))
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            answer = json.loads(await socket.recv())
                            version = answer.get("version", version) or 0
                            assert answer.get("code") != "internal", answer
                            if answer["type"] == "pong":
                                break
            except ConnectionClosed:
                continue


async def storm(server: RunningServer) -> list[str]:
    tables, attacks = [], []
    for number in range(SOCKETS):
        with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
            seats = [{"kind": "me"}, *[{"kind": "local"}] * (1 + number % 2)]
            wish = {"game": ("rocket", "steam")[number % 2], "map": "toy", "name": "Eve", "seats": seats}
            made = http.post("/api/tables", json=wish).json()
        tables.append(made["table"]["id"])
        address = f"{server.address.replace('http', 'ws')}/api/tables/{tables[-1]}/socket"
        attacks.append(attack(address, tables[-1], made["token"], MESSAGES // SOCKETS, random.Random(number)))
    await asyncio.gather(*attacks)
    return tables


def test_a_storm_of_hostile_messages(server: RunningServer) -> None:
    tables = asyncio.run(storm(server))
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        assert http.get("/ready").status_code == 200
    report = verified(server.data)
    assert report["ok"] and report["matches"] >= len(tables), report
    assert '"level": "error"' not in server.logged(), server.logged()[-2000:]
    add_up("hostile messages: corrupt matches and internal errors", MESSAGES)
