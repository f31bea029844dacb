"""Long logs and records cost those who want them: not the event loop, not a transaction, not the memory of a server."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import tracemalloc
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rainhill.kernel.match import Match
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game
from rainhill.server.protocol.messages import Policy
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.tables import commands, live_table, past_matches
from rainhill.server.tables import replays as replays_module
from rainhill.server.tables.lifecycle import branches
from rainhill.server.tables.live_table import LiveTable
from rainhill.server.tables.replays import LONGEST_RECORD, USUAL, Replays
from rainhill.server.tables.table_match import TableMatch, new_table_match
from rainhill.server.tables.table_size import table_size
from tests.server.running_server import app_in_process
from tests.server.tables.test_secrets import row_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with app_in_process(Settings(data=tmp_path_factory.mktemp("data"), rates=False)) as client:
        yield client


def played(steps: int = 60) -> Match:
    match = Match.new(find_game("rocket"), seats=["Ada", "Ben"], map="england", seed=5)
    rng = Random(5)
    for _ in range(steps):
        match.play(match.position.sample(rng))
    return match


def test_a_record_that_is_too_long_is_refused_before_it_is_replayed(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "replay", lambda *_: pytest.fail("replayed"))
    match = Match.new(find_game("rocket"), seats=2, map="toy", seed=1)
    text = "".join(line for line in match.to_text().splitlines(True) if not line.startswith(("Actions", "Hash")))
    data = json.loads(match.to_json())
    many = LONGEST_RECORD + 1
    long_text = text + "".join(f"{n}. Seat 1: pass\n" for n in range(1, many + 1))
    long_json = json.dumps(data | {"actions": [{"seat": 0, "action": {"kind": "pass"}}] * many})
    for record in (long_text, long_json):
        answer = app.post("/api/records", json={"record": record})
        assert answer.status_code == 400, answer.text
        said = answer.json()
        assert said["code"] == "record-too-long" and said["facts"]["most"] == LONGEST_RECORD
        assert str(LONGEST_RECORD) in said["text"].replace(",", "")


def test_uploads_are_replayed_neither_on_the_loop_nor_in_a_transaction(
    app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[str] = set()
    entering, replaying, inserting = Match._enter, TableMatch.replay, branches.insert_branch
    writes: list[str] = []

    def enter(self: Match, *args: Any, **named: Any) -> None:
        threads.add(threading.current_thread().name)
        writes.append("play")
        entering(self, *args, **named)

    def replay(self: TableMatch, row: Any) -> None:
        threads.add(threading.current_thread().name)
        replaying(self, row)

    async def insert(*args: Any) -> str:
        before = len(writes)
        made = await inserting(*args)
        assert len(writes) == before, "something was played inside the transaction"
        return made

    record = played().to_text()
    monkeypatch.setattr(Match, "_enter", enter)
    monkeypatch.setattr(TableMatch, "replay", replay)
    monkeypatch.setattr(branches, "insert_branch", insert)
    answer = app.post("/api/records", json={"record": record})
    assert answer.status_code == 201 and answer.json()["table"]["version"] == 60
    assert writes and all(name.startswith("rainhill-replay") for name in threads), threads


def test_everybody_has_a_budget_of_entries(
    tmp_path: Path, standing_clock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays_module, "BUDGET", 600.0)
    with app_in_process(Settings(data=tmp_path)) as client:
        record = played().to_text()
        codes = [client.post("/api/records", json={"record": record}).status_code for _ in range(8)]
        paid = codes.index(429)
        # Each is read and then planned: 60 entries, twice.
        assert 1 <= paid <= 5 and codes[:paid] == [201] * paid


def test_who_waits_for_a_long_replay_keeps_nobody_else_waiting() -> None:
    async def story() -> None:
        replays, hold = Replays(), threading.Event()
        try:
            long = asyncio.create_task(replays.run_for(["address a"], USUAL + 1, hold.wait))
            again = asyncio.create_task(replays.run_for(["address a"], 1, lambda: "second"))
            async with asyncio.timeout(30):
                assert await replays.run_for(["address b"], USUAL, lambda: "quick") == "quick"
                assert not long.done() and not again.done(), "one at a time for one address"
                hold.set()
                assert await again == "second"
        finally:
            hold.set()
            replays.close()

    asyncio.run(story())


def test_the_past_is_replayed_only_where_it_was_taken_back_and_then_once(
    app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "me"}, {"kind": "local"}]
    policy = {"undo": "free", "order": "fixed"}
    wish = {"game": "rocket", "map": "england", "seats": seats, "policy": policy}
    made = app.post("/api/tables", json=wish).json()["table"]
    table, keys, seen = f"/api/tables/{made['id']}", iter(range(100)), {}

    def state() -> Any:
        asked = app.get(table).json()["asked"]
        found = app.get(f"{table}/state?seat={asked}").json()
        seen[found["version"]] = (asked, found["view"])
        return found

    def act(path: str, **body: Any) -> None:
        now = state()
        body |= {"key": f"key-{next(keys):08}", "version": now["version"], "seat": now["seat"]}
        if path == "actions":
            body["action"] = now["view"]["legal"][next(keys) % len(now["view"]["legal"])]
        assert app.post(f"{table}/{path}", json=body).status_code == 200

    for _ in range(6):
        act("actions")
    for _ in range(2):
        seat = app.get(table).json()["can_undo"][0]
        now = app.get(table).json()["version"]
        body = {"key": f"key-{next(keys):08}", "version": now, "seat": seat, "what": "undo"}
        assert app.post(f"{table}/control", json=body).status_code == 200
    for _ in range(4):
        act("actions")
    state()
    replayed: list[int] = []
    opening = live_table.open_live_table

    def counted(row: Any, log: Any) -> Any:
        replayed.append(len(log))
        return opening(row, log)

    monkeypatch.setattr(past_matches, "open_live_table", counted)
    for _ in range(3):
        for version, (seat, view) in seen.items():
            past = app.get(f"{table}/past/{version}?seat={seat}").json()
            assert past["view"] == view, version
    assert 1 <= len(replayed) <= 2, "once before each undo"


def test_a_log_without_end_is_closed_but_for_its_end(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made = app.post("/api/tables", json={"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]})
    table = f"/api/tables/{made.json()['table']['id']}"
    info = app.get(table).json()
    monkeypatch.setattr(commands, "LONGEST_LOG", info["version"])
    legal = app.get(f"{table}/state?seat={info['asked']}").json()["view"]["legal"]
    body = {"key": "key-00000001", "version": info["version"], "seat": info["asked"]}
    refused = app.post(f"{table}/actions", json=body | {"action": legal[0]}).json()
    assert refused["code"] == "log-full"
    assert app.post(f"{table}/control", json=body | {"what": "concede"}).status_code == 200


def _begun(game: str, board: str, seats: int, seed: int) -> TableMatch:
    header = complete_header(find_game(game), map=board, seats=[f"S{n}" for n in range(seats)], seed=seed)
    match = new_table_match(header, Policy(), {}, 1.0)
    match.begin()
    rng = Random(seed)
    while match.asked is not None and match.version < 120:
        match.play(match.kernel_match.position.sample(rng), match.asked, "person", 2.0)
    return match


@pytest.mark.parametrize(("game", "board", "seats"), [("rocket", "england", 4), ("steam", "ruhr", 5)])
def test_the_size_of_a_table_is_told_honestly(game: str, board: str, seats: int) -> None:
    told = table_size(LiveTable(row_of(_begun(game, board, seats, 1)), _begun(game, board, seats, 1)))
    gc.collect()
    tracemalloc.start()
    kept = [_begun(game, board, seats, seed) for seed in range(2, 6)]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    assert taken * 0.9 < told < taken * 1.6


def test_tables_are_kept_ready_as_far_as_their_bytes_fit(tmp_path: Path) -> None:
    async def run() -> None:
        services: Services = build_services(Settings(data=tmp_path, cache=1))
        await migrate(services.store)
        tables = services.tables
        try:
            ada, _ = await services.guest("Ada")
            ids = []
            one = 0
            for _ in range(8):
                insert = partial(branches.insert_branch, plan=branches.plan_branch(played(), ada, {}, None))
                ids.append(await services.change(insert))
            for table_id in ids:
                async with tables.held(table_id) as live:
                    one = table_size(live)
                assert tables.ready.size <= tables.ready.capacity == 1_000_000
            assert 1 < len(tables.ready) == min(8, 1_000_000 // one) < 8
            assert tables.ready.size == len(tables.ready) * one
            for table_id in ids:
                tables.forget(table_id)
            assert tables.ready.size == 0
            # One that is too large by itself is kept while it is the only one.
            tables.ready.capacity = 1
            async with tables.held(ids[0]):
                assert len(tables.ready) == 1
        finally:
            await services.store.close()

    asyncio.run(run())
