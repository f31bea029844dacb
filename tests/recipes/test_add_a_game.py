"""docs/howto/add-a-game.md does what it says: a folder and a line make a game that is played everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.recipes.follow import LONGEST, environment, follow, run

pytestmark = pytest.mark.slow

# In a process of its own: a client talks to a server of the tree until the match is over, with a bot in the other seat.
SERVED = """
import asyncio, itertools, re, subprocess, sys
import httpx

async def main():
    serve = [sys.executable, "-m", "rainhill.cli", "serve", "--port", "0", "--data", "served", "--log", "warning"]
    server = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        address = re.search(r"http://\\S+", server.stdout.readline())[0].replace("localhost", "127.0.0.1").rstrip("/.")
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            catalogue = (await client.get("/api/catalogue")).raise_for_status().json()
            game = next(game for game in catalogue["games"] if game["id"] == "nim")
            assert [each["id"] for each in game["maps"]] == ["heap", "pebble"], game
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben", "bot": "engineer"}]
            body = {"game": "nim", "map": "heap", "edition": "long", "options": {}, "name": "Ada", "start": True,
                    "seats": seats, "policy": {"undo": "turn", "visibility": "private", "order": "fixed"}}
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()["table"]["id"]
            for key in itertools.count():
                state = (await client.get(f"/api/tables/{made}/state?since=0&seat=0")).raise_for_status().json()
                view = state["view"]
                if view["outcome"] is not None:
                    print("over after", len(state["entries"]))
                    return
                if view["legal"]:
                    version = state["table"]["version"]
                    move = {"version": version, "key": f"own-key-{key:04d}", "action": view["legal"][0], "seat": 0}
                    answer = await client.post(f"/api/tables/{made}/actions", json=move)
                    assert answer.status_code == 200, answer.text
                else:
                    await asyncio.sleep(0.05)
    finally:
        server.terminate()
        server.wait()

asyncio.run(main())
"""


def test_the_page_makes_a_game_that_is_played_everywhere(tree: Path) -> None:
    """One test, because following the page takes most of the time."""
    _, among_bots, by_hand = follow("add-a-game", tree)
    assert "clerk" in among_bots and "baron" in among_bots
    assert "Ada is asked: take." in by_hand
    # Nothing but the folder and the registry was touched.
    assert "nim" in run(tree, "rainhill simulate --game nim --seats 3 --bots stephenson:nodes=50 --matches 1 --json")
    is_listed_shown_and_drawn(tree)
    is_learned(tree)
    is_served(tree)


def is_listed_shown_and_drawn(tree: Path) -> None:
    run(tree, "rainhill simulate --game nim --seats 2 --bots greedy --matches 1 --seed 3 --out kept")
    (record,) = (tree / "kept").iterdir()
    assert "Nim" in run(tree, f"rainhill replay {record}")
    assert "stones" in run(tree, f"rainhill show {record}")
    assert "stones" in run(tree, f"rainhill draw {record} -o -")
    assert "judge" in run(tree, f"rainhill analyse {record} --nodes 20 --json")


LEARNED = """
from rainhill.env import Batch
from rainhill.env.pettingzoo import env
batch = Batch("nim", 4, seats=2)
ended = 0
while ended < 8:
    batch.step(batch.sample())
    ended += int(batch.terminated.sum())
    assert set(batch.rewards[batch.terminated].reshape(-1)) <= {1.0, -1.0}
agents = env("nim", seats=3)
agents.reset(seed=1)
while agents.agents:
    seen, _, over, cut, _ = agents.last()
    agents.step(None if over or cut else int(seen["action_mask"].argmax()))
print("learned")
"""
"""Without a part of its own: environments through views."""


def is_learned(tree: Path) -> None:
    assert "learned" in run_program(tree, LEARNED)


def is_served(tree: Path) -> None:
    assert "over after" in run_program(tree, SERVED)


def run_program(tree: Path, program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tree,
        env=environment(tree),
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
