"""Before a match: invitations, names, bots for empty seats, the start by itself, answers in advance, and deletion."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from rainhill.server.client import Client
from rainhill.server.http import client_files
from tests.server.running_server import RunningServer
from tests.server.tables.test_protocol import refused, table, tell

pytestmark = pytest.mark.slow
CREW = "\U0001f469\u200d\U0001f680"


def test_a_link_tells_what_it_invites_to_and_takes_nothing(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "invite", policy={"visibility": "private"})
        at, secret = f"/api/tables/{made['table']['id']}", {"secret": made["links"][0]["secret"]}
        assert made["links"][0]["link"].endswith(f"/t/{made['table']['id']}#{secret['secret']}")
        ben, claus = Client(server.address), Client(server.address)
        await refused(ben.ask("POST", f"{at}/invitation", {"secret": "x" * 32}), "bad-link")
        found = await ben.ask("POST", f"{at}/invitation", secret)
        assert (found["seat"], found["used"], found["mine"]) == (1, False, False)
        assert found["table"]["creator"] == "Ada" and found["map"] is None and ben.token is None
        await ben.ask("POST", f"{at}/claim", secret | {"name": f"Ben: {CREW}"})
        again = await ben.ask("POST", f"{at}/invitation", secret)
        assert again["mine"] and not again["used"] and again["table"]["seats"][1]["name"] == f"Ben: {CREW}"
        assert (await claus.ask("POST", f"{at}/invitation", secret))["used"]
        await refused(claus.ask("POST", f"{at}/claim", secret | {"name": "Cl\u200daus"}), "setup-bad-seat-name")
        await ben.close()
        await claus.close()

    tell(server, story)


def test_what_was_to_start_by_itself_starts_with_the_last_seat(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open", "invite", starts_itself=True, first=1)
        at = f"/api/tables/{made['table']['id']}"
        assert made["table"]["starts_itself"] and made["table"]["first"] == 1
        ben = Client(server.address)
        assert (await ben.ask("POST", f"{at}/join", {"name": "Ben"}))["table"]["status"] == "open"
        await refused(ben.ask("POST", f"{at}/seats/2/bot", {"bot": "random"}), "not-creator")
        await refused(ada.ask("POST", f"{at}/seats/1/bot", {"bot": "random"}), "no-free-seat")
        begun = await ada.ask("POST", f"{at}/seats/2/bot", {"bot": "random"})
        assert begun["table"]["status"] == "playing" and begun["table"]["seats"][2]["bot"] == "random"
        await ben.close()

    tell(server, story)


def test_a_bot_takes_an_empty_seat_and_gives_it_back(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "invite")
        at, secret = f"/api/tables/{made['table']['id']}", made["links"][0]["secret"]
        full = await ada.ask("POST", f"{at}/seats/1/bot", {"bot": "random"})
        assert full["table"]["status"] == "open" and full["table"]["seats"][1]["taken"]
        ben = Client(server.address)
        await refused(ben.ask("POST", f"{at}/invitation", {"secret": secret}), "bad-link")
        await ben.close()
        free = (await ada.ask("POST", f"{at}/seats/1/bot", {"bot": None}))["table"]["seats"][1]
        assert (free["kind"], free["taken"], free["bot"]) == ("invite", False, None)

    tell(server, story)


def test_a_table_of_one_person_can_be_deleted_and_no_other(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        alone, shared = await table(ada, "me", "bot-random"), await table(ada, "me", "open")
        at = f"/api/tables/{shared['table']['id']}"
        ben = Client(server.address)
        await ben.ask("POST", f"{at}/join", {"name": "Ben"})
        assert alone["table"]["alone"] and not (await ada.ask("GET", at))["alone"]
        await refused(ada.ask("DELETE", at), "not-alone")
        await refused(ben.ask("DELETE", f"/api/tables/{alone['table']['id']}"), "no-table")
        await ada.ask("DELETE", f"/api/tables/{alone['table']['id']}")
        await refused(ada.ask("GET", f"/api/tables/{alone['table']['id']}"), "no-table")
        mine = await ada.ask("GET", "/api/tables?which=mine")
        assert [one["id"] for one in mine["tables"]] == [shared["table"]["id"]]
        await ben.close()

    tell(server, story)


def test_lists_tell_the_round(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        assert made["table"]["round"] == 1
        listed = await ada.ask("GET", "/api/tables?which=my-turn")
        assert [one["round"] for one in listed["tables"]] == [1]

    tell(server, story)


def test_answers_in_advance_are_played_at_once_and_told_to_nobody(server: RunningServer) -> None:
    """Ben holds a share of a company; once he has passed in advance for it, Ada goes on without asking him."""

    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open", first=1)
        at = f"/api/tables/{made['table']['id']}"
        ben = Client(server.address)
        await ben.ask("POST", f"{at}/join", {"name": "Ben"})
        await ada.ask("POST", f"{at}/start")
        async with ada.at(made["table"]["id"], 0) as here, ben.at(made["table"]["id"], 1) as there:

            async def play(socket: Any, kind: str, company: str | None = None) -> Any:
                while socket.view["decision"]["seat"] != socket.seat:
                    await socket.until("update")
                legal = [a for a in socket.view["legal"] if a["kind"] == kind and company in (None, a.get("company"))]
                action = legal[0]
                assert (await socket.submit(action))["type"] == "accepted"
                return action

            company = (await play(there, "extend"))["company"]
            await play(there, "invest")
            await refused(ada.ask("PUT", f"{at}/seats/1/standing", {"wishes": ["idle"]}), "not-your-seat")
            await refused(ada.ask("GET", f"{at}/seats/1/standing"), "not-your-seat")
            wishes = {"wishes": [f"pass {company} 2"]}
            assert await ben.ask("PUT", f"{at}/seats/1/standing", wishes) == wishes
            assert await ben.ask("GET", f"{at}/seats/1/standing") == wishes
            await play(here, "extend", company)
            # He was asked and passed, in the log like any other answer; it goes when her action is taken back.
            assert [(e["seat"], e["notation"], e["by"]) for e in here.entries[-1:]] == [(1, "pass", "person")]
            assert here.table["asked"] == 0 and here.table["can_undo"] == [0]
            assert (await here.control("undo"))["type"] == "accepted" and here.table["asked"] == 0
            told = await ada.ask("GET", f"{at}/state?seat=0&since=0")
            assert "standing" not in str(told) and "wishes" not in str(told)
            # Taken back by Ben, it is his to answer again.
            await ben.ask("PUT", f"{at}/seats/1/standing", {"wishes": []})
            await play(here, "extend", company)
            assert here.table["asked"] == 1
        await ben.close()

    tell(server, story)


def test_the_page_of_a_link_tells_a_public_table_and_no_private_one(server: RunningServer) -> None:
    if not (client_files.CLIENT / "index.html").is_file():
        # Without the browser client there is no such page.
        assert httpx.get(f"{server.address}/t/nothere12345", trust_env=False).status_code == 404
        return

    def tags(table_id: str) -> dict[str, str]:
        answer = httpx.get(f"{server.address}/t/{table_id}", trust_env=False)
        assert answer.status_code == 200 and 'id="app"' in answer.text and answer.headers["cache-control"] == "no-cache"
        return dict(re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)">', answer.text))

    async def story(ada: Client) -> None:
        await ada.ask("POST", "/api/session", {"name": 'A"<b>'})
        open_seats = {"name": 'A"<b>', "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]}
        made = await table(ada, **open_seats)
        told = tags(made["table"]["id"])
        assert told["og:title"] == "A&quot;&lt;b&gt; invites you to Stephenson’s Rocket"
        assert "One seat is free." in told["og:description"]
        assert told["og:image"].startswith(server.address) and told["og:image"].endswith("/maps/rocket/preview.png")
        assert httpx.get(told["og:image"], trust_env=False).content[:4] == b"\x89PNG"
        hidden = await table(ada, **open_seats, policy={"visibility": "private"})
        secret, nothing = tags(hidden["table"]["id"]), tags("nothere12345")
        assert secret | {"og:url": ""} == nothing | {"og:url": ""} and "Rocket" not in str(secret)

    tell(server, story)
