"""Maps of people's own at a table: looked at first, played on, stored with the match, and bounded."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import rainhill
from rainhill.kernel.own_maps import LARGEST
from rainhill.registry import list_games
from rainhill.server.client import Client
from tests.kernel.test_own_maps import forget, own_text
from tests.server.running_server import RunningServer, verified
from tests.server.tables.test_protocol import refused, table, tell


@pytest.mark.parametrize("game", list_games())
def test_a_map_is_looked_at_and_played_on(server: RunningServer, game: str) -> None:
    text = own_text(game)

    async def story(ada: Client) -> None:
        seen = await ada.ask("POST", "/api/maps", {"game": game, "text": text})
        assert seen["id"].startswith("mine~") and seen["title"] == "My Valley" and seen["hexes"] > 20
        for theme in ("light", "dark"):
            assert ET.fromstring(seen[theme]).tag.endswith("svg")
        made = await table(ada, "me", "bot-random", "bot-random", game=game, map=None, map_text=text)
        table_id = made["table"]["id"]
        assert made["table"]["map"] == seen["id"] and made["table"]["status"] == "playing"
        state = await ada.ask("GET", f"/api/tables/{table_id}/state?seat=0")
        assert state["view"]["map"] == seen["id"]
        drawn = await ada.ask("GET", f"/api/tables/{table_id}/map.json")
        assert (drawn["id"], drawn["title"], len(drawn["hexes"])) == (seen["id"], "My Valley", seen["hexes"])
        for theme in ("light", "dark"):
            picture = await ada.ask("GET", f"/api/tables/{table_id}/map.svg?theme={theme}")
            assert picture == seen[theme]
        await refused(ada.ask("GET", f"/api/tables/{table_id}/map.svg?theme=loud"), "bad-request")
        record = await ada.ask("GET", f"/api/tables/{table_id}/record.json")
        assert record["map_text"] == text
        forget()
        assert rainhill.load(json.dumps(record)).header.map == seen["id"]
        again = await ada.ask("POST", "/api/records", {"record": json.dumps(record)})
        assert again["table"]["map"] == seen["id"]
        other = Client(server.address)
        for file in ("map.json", "map.svg"):
            await refused(other.ask("GET", f"/api/tables/{again['table']['id']}/{file}"), "no-table")
        await other.close()

    tell(server, story)
    if game == list_games()[-1]:
        assert verified(server.data)["ok"]


def test_what_cannot_be_played_on_is_refused_in_words(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        wish: dict[str, Any] = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        for text in ("format = 1", own_text("steam"), own_text("rocket").replace('"flat"', '"round"')):
            await refused(ada.ask("POST", "/api/maps", {"game": "rocket", "text": text}), "setup-bad-map")
            await refused(ada.ask("POST", "/api/tables", wish | {"map_text": text}), "setup-bad-map")
        long = own_text("rocket") + "#" * LARGEST
        await refused(ada.ask("POST", "/api/maps", {"game": "rocket", "text": long}), "bad-request")
        await refused(ada.ask("POST", "/api/tables", wish | {"map_text": long}), "bad-request")
        await refused(ada.ask("POST", "/api/maps", {"game": "chess", "text": "a"}), "setup-unknown-game")
        # An id alone says nothing: the text has to come with it.
        await refused(ada.ask("POST", "/api/tables", wish | {"map": "mine~000000000000"}), "setup-unknown-map")

    tell(server, story)


def test_the_maps_of_the_games_are_told_in_the_same_way(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "bot-random")
        drawn = await ada.ask("GET", f"/api/tables/{made['table']['id']}/map.json")
        assert drawn["id"] == made["table"]["map"]

    tell(server, story)
