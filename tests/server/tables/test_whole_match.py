"""Whole matches at a table, from setting it up to the record: a person over a socket, bots in the other seats."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from rainhill.kernel.records import read_record
from rainhill.registry import find_game
from rainhill.server.client import Client, ErrorAnswer
from rainhill.server.settings import Settings
from tests.server.running_server import PATIENCE, RunningServer, app_in_process

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("edition", ["base", "standard"])
def test_steam_is_played_to_its_end(server: RunningServer, edition: str) -> None:
    """The person draws a kind first: drawn from the flat list, ruinous bids would end the match at once."""

    async def story() -> None:
        ada, rng = Client(server.address), random.Random(5)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "steam", "map": "toy", "edition": edition, "seats": seats, "policy": {"order": "fixed"}}
        made = await ada.ask("POST", "/api/tables", wish)
        table_id = made["table"]["id"]
        own = 0
        async with ada.at(table_id, 0) as socket, ada.at(table_id, None) as watcher, asyncio.timeout(PATIENCE):
            while socket.table["status"] == "playing":
                if socket.table["asked"] != 0:
                    await socket.until("update", "table")
                    continue
                kinds = sorted({action["kind"] for action in socket.view["legal"]})
                kind = rng.choice(kinds)
                action = min((a for a in socket.view["legal"] if a["kind"] == kind), key=lambda a: a.get("amount", 0))
                answer = await socket.submit(action)
                assert answer["type"] == "accepted", answer
                own += 1
            while watcher.version < socket.version:
                await watcher.until("update")
            numbers = [entry["number"] for entry in watcher.entries]
            assert numbers == list(range(1, socket.version + 1)), "a listener misses nothing and hears nothing twice"
            assert watcher.view["outcome"] == socket.view["outcome"] is not None
        result = socket.table["result"]
        assert result["how"] == "played" and own > 5
        record = await ada.ask("GET", f"/api/tables/{table_id}/record.rail")
        match = read_record(record, find_game)
        assert match.outcome is not None and list(match.outcome.scores) == result["scores"]
        await ada.close()

    asyncio.run(story())


def test_the_past_is_shown_as_the_seat_could_see_it(server: RunningServer) -> None:
    async def story() -> None:
        ada, stranger = Client(server.address), Client(server.address)
        seats = [{"kind": "me"}, {"kind": "local"}]
        wish = {"game": "rocket", "map": "toy", "edition": "1999", "seats": seats, "policy": {"order": "fixed"}}
        table_id = (await ada.ask("POST", "/api/tables", wish))["table"]["id"]
        seen = {}
        async with ada.at(table_id, 0) as first, ada.at(table_id, 1) as second:
            for _ in range(6):
                seen[first.version] = (first.view, second.view)
                mover, other = (first, second) if first.table["asked"] == 0 else (second, first)
                await mover.submit(mover.view["legal"][0])
                while other.version < mover.version:
                    await other.until("update")
        for version, views in seen.items():
            for seat, view in enumerate(views):
                past = await ada.ask("GET", f"/api/tables/{table_id}/past/{version}?seat={seat}")
                assert past["version"] == version and past["view"] == view
        public = await stranger.ask("GET", f"/api/tables/{table_id}/past/3")
        assert public["seat"] is None and all(seat["score"] is None for seat in public["view"]["seats"])
        for path, status in (
            (f"{table_id}/past/3?seat=0", 403),
            (f"{table_id}/past/999", 404),
            ("nowhere/past/0", 404),
        ):
            with pytest.raises(ErrorAnswer) as caught:
                await stranger.ask("GET", f"/api/tables/{path}")
            assert caught.value.status == status
        # When it is over, everybody may look through anybody's eyes.
        async with ada.at(table_id, 0) as socket:
            await socket.control("concede")
        for seat, view in enumerate(seen[3]):
            assert (await stranger.ask("GET", f"/api/tables/{table_id}/past/3?seat={seat}"))["view"] == view
        for nobody in (-1, 7):
            with pytest.raises(ErrorAnswer) as caught:
                await stranger.ask("GET", f"/api/tables/{table_id}/past/3?seat={nobody}")
            assert caught.value.status in (400, 403), nobody
        await ada.close()
        await stranger.close()

    asyncio.run(story())


def test_views_of_the_past_are_limited(tmp_path: Path, standing_clock: None) -> None:
    with app_in_process(Settings(data=tmp_path)) as http:
        codes = [http.get("/api/tables/nowhere/past/0").status_code for _ in range(90)]
        assert codes[0] == 404 and 429 in codes
