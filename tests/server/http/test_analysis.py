"""Analysis and hints over the server: who may ask, what is kept, and that a study can be stopped and continued."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rainhill.server.client import Client
from rainhill.server.settings import Settings
from rainhill.server.workers.pool import WorkerPool
from rainhill.server.workers.question import Question
from tests.server.running_server import RunningServer, app_in_process
from tests.server.tables.test_protocol import move, refused, table, tell

pytestmark = pytest.mark.slow


async def settled(person: Client, table_id: str, query: str = "") -> Any:
    """The study when nobody works on it any more."""
    while True:
        found = await person.ask("GET", f"/api/tables/{table_id}/analysis{query}")
        if found["state"] != "running":
            return found
        await asyncio.sleep(0.1)


async def play_on(person: Client, table_id: str, moves: int) -> None:
    async with person.at(table_id, 0) as socket:
        for _ in range(moves):
            await move(socket)


async def ask_hint(person: Client) -> None:
    """Ask for a hint at another table, and wait for it."""
    made = await table(person, "me", "local", policy={"advice": "during"})
    table_id, asked = made["table"]["id"], made["table"]["asked"]
    await person.ask("POST", f"/api/tables/{table_id}/hint", {"seat": asked})


def test_a_finished_match_is_judged_for_everybody_and_kept(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "local", edition="1999"))["table"]["id"]
        await play_on(ada, table_id, 5)
        await refused(ada.ask("POST", f"/api/tables/{table_id}/analysis"), "no-advice")
        async with ada.at(table_id, 0) as socket:
            await socket.control("concede")
        nobody = Client(server.address)
        assert (await nobody.ask("GET", f"/api/tables/{table_id}/analysis"))["state"] == "none"
        await refused(nobody.ask("POST", f"/api/tables/{table_id}/analysis"), "no-session")
        begun = await ada.ask("POST", f"/api/tables/{table_id}/analysis")
        assert begun["state"] == "running" and begun["total"] == 5
        found = await settled(nobody, table_id)
        await nobody.close()
        assert found["state"] == "done" and len(found["judged"]) == 5
        for judged in found["judged"]:
            assert abs(sum(judged["best"][0]["chances"]) - 1) < 0.01
            assert 0 <= judged["cost"] <= 1 and judged["nodes"] >= 1
        numbers = [judged["number"] for judged in found["judged"]]
        state = await ada.ask("GET", f"/api/tables/{table_id}/state?seat=0")
        by_number = {entry["number"]: entry for entry in state["entries"]}
        played = [by_number[number]["notation"] for number in numbers]
        assert played == [judged["played"]["action"] for judged in found["judged"]]
        assert sum(account["decisions"] for account in found["accounts"]) == 5
        # Asked again it is there at once, not judged anew.
        again = await ada.ask("POST", f"/api/tables/{table_id}/analysis")
        assert again["judged"] == found["judged"]

    tell(server, story)


def test_while_a_match_is_played_a_seat_sees_its_own_decisions_only(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "invite", edition="1999", policy={"advice": "during"})
        table_id = made["table"]["id"]
        ben = Client(server.address)
        await ben.ask("POST", f"/api/tables/{table_id}/claim", {"secret": made["links"][0]["secret"], "name": "Ben"})
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        people = [ada, ben]
        for _ in range(6):
            asked = (await ada.ask("GET", f"/api/tables/{table_id}"))["asked"]
            async with people[asked].at(table_id, asked) as socket:
                await socket.submit(socket.view["legal"][0])
        await refused(ada.ask("GET", f"/api/tables/{table_id}/analysis"), "not-your-seat")
        await refused(ada.ask("POST", f"/api/tables/{table_id}/analysis?seat=1"), "not-your-seat")
        await ada.ask("POST", f"/api/tables/{table_id}/analysis?seat=0")
        found = await settled(ada, table_id, "?seat=0")
        assert found["judged"] and {judged["seat"] for judged in found["judged"]} == {0}
        await ben.close()

    tell(server, story)


def test_a_hint_is_for_the_own_seat_that_is_asked_where_the_table_allows_it(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "local"))["table"]["id"]
        asked = (await ada.ask("GET", f"/api/tables/{table_id}"))["asked"]
        await refused(ada.ask("POST", f"/api/tables/{table_id}/hint", {"seat": asked}), "no-advice")
        table_id = (await table(ada, "me", "local", policy={"advice": "during"}))["table"]["id"]
        asked = (await ada.ask("GET", f"/api/tables/{table_id}"))["asked"]
        await refused(ada.ask("POST", f"/api/tables/{table_id}/hint", {"seat": 1 - asked}), "not-your-decision")
        hint = await ada.ask("POST", f"/api/tables/{table_id}/hint", {"seat": asked})
        assert hint["seat"] == asked and hint["choices"]
        async with ada.at(table_id, asked) as socket:
            assert (await socket.submit(hint["choices"][0]["action"]))["type"] == "accepted"
        stranger = Client(server.address)
        await table(stranger, "me", "local")
        await refused(stranger.ask("POST", f"/api/tables/{table_id}/hint", {"seat": asked}), "not-your-seat")
        await stranger.close()

    tell(server, story)


@pytest.mark.parametrize("way", ["logout", "link"])
def test_a_hint_is_not_told_to_somebody_who_lost_the_right_while_it_was_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Thinking takes a while; meanwhile the asker logs out elsewhere, or a new link ends the access to the seat."""
    asked: list[str] = []

    async def think(question: Question) -> list[Any]:
        asked.append(question.table_id)
        path, who = ("/api/logout", phone) if way == "logout" else (f"{at}/seats/{seat}/link", ada)
        await asyncio.to_thread(http.post, path, headers=who)
        return []

    def bearer(answer: Any) -> dict[str, str]:
        http.cookies.clear()
        return {"Authorization": f"Bearer {answer.json()['token']}"}

    monkeypatch.setattr(WorkerPool, "answer", lambda _, question: think(question))
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}], "name": "Ada"}
        made = http.post("/api/tables", json=wish | {"policy": {"advice": "during"}})
        ada, table_info = bearer(made), made.json()["table"]
        at, seat = f"/api/tables/{table_info['id']}", table_info["asked"]
        link = http.post(f"{at}/seats/{seat}/link", headers=ada).json()
        phone = bearer(http.post(f"{at}/claim", json={"secret": link["secret"], "name": "Phone"}))
        hint = http.post(f"{at}/hint", json={"seat": seat}, headers=phone)
        code = "no-session" if way == "logout" else "not-your-seat"
        assert asked and hint.json()["code"] == code and "choices" not in hint.json()


def test_a_study_is_stopped_and_goes_on(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "local"))["table"]["id"]
        await play_on(ada, table_id, 12)
        async with ada.at(table_id, 0) as socket:
            await socket.control("concede")
        await ada.ask("POST", f"/api/tables/{table_id}/analysis")
        stopped = await ada.ask("DELETE", f"/api/tables/{table_id}/analysis")
        assert stopped["state"] == "stopped"
        # The one process that thinks gives a hint after the decision it was at, and then has nothing more to judge.
        await ask_hint(ada)
        found = await settled(ada, table_id)
        assert found["state"] == "stopped" and len(found["judged"]) < 12
        await ask_hint(ada)
        assert await settled(ada, table_id) == found
        await ada.ask("POST", f"/api/tables/{table_id}/analysis")
        done = await settled(ada, table_id)
        assert done["state"] == "done" and len(done["judged"]) == 12
        assert done["judged"][: len(found["judged"])] == found["judged"]

    tell(server, story)


def test_steam_is_judged_and_advised_too_in_notation_and_as_data(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(
            ada, "me", "local", "local", game="steam", map="toy", edition="base", policy={"advice": "during"}
        )
        table_id = made["table"]["id"]
        first = (await ada.ask("GET", f"/api/tables/{table_id}"))["asked"]
        for _ in range(3):
            asked = (await ada.ask("GET", f"/api/tables/{table_id}"))["asked"]
            hint = await ada.ask("POST", f"/api/tables/{table_id}/hint", {"seat": asked})
            async with ada.at(table_id, asked) as socket:
                assert hint["choices"][0]["means"] in socket.view["legal"]
                assert (await socket.submit(hint["choices"][0]["action"]))["type"] == "accepted"
        eyes = f"?seat={first}"
        await ada.ask("POST", f"/api/tables/{table_id}/analysis{eyes}")
        found = await settled(ada, table_id, eyes)
        assert found["state"] == "done" and len(found["judged"]) == found["total"] >= 1
        state = await ada.ask("GET", f"/api/tables/{table_id}/state?seat=0")
        actions = {entry["number"]: entry["action"] for entry in state["entries"]}
        for judged in found["judged"]:
            assert judged["played"]["means"] == actions[judged["number"]]
            assert all(len(choice["then"]) == len(choice["line"]) for choice in judged["best"])

    tell(server, story)


@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_a_hint_and_the_analysis_of_the_same_decision_agree(server: RunningServer, edition: str) -> None:
    """The same choices with the same numbers and reasons, while the match is played and when it is over."""

    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local", edition=edition, policy={"advice": "during"})
        table_id, hints = made["table"]["id"], []
        async with ada.at(table_id, 0) as socket:
            for _ in range(3):
                asked = socket.table["asked"]
                hints.append(await ada.ask("POST", f"/api/tables/{table_id}/hint", {"seat": asked}))
                await socket.send({"type": "look", "seat": asked})
                await socket.until("welcome")
                socket.seat = asked
                # What was hardly looked into would be looked at again; the best found is taken as it was found.
                assert (await socket.submit(hints[-1]["choices"][0]["action"]))["type"] == "accepted"
            asked = hints[0]["seat"]
            await ada.ask("POST", f"/api/tables/{table_id}/analysis?seat={asked}")
            during = await settled(ada, table_id, f"?seat={asked}")
            await socket.control("concede")
        await ada.ask("POST", f"/api/tables/{table_id}/analysis")
        after = await settled(ada, table_id)
        assert [judged["best"] for judged in after["judged"]] == [hint["choices"] for hint in hints]
        assert during["judged"][0]["best"] == hints[0]["choices"]
        for hint in hints:
            chances = [choice["chances"][hint["seat"]] for choice in hint["choices"]]
            assert chances == sorted(chances, reverse=True)
            assert all("brings" in choice and "later" in choice for choice in hint["choices"])

    tell(server, story)
