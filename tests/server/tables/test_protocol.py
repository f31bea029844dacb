"""What the protocol promises, by a person's use of it: tables, seats, undo, offers, clocks, chat, records, accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rainhill.server.client import Client, ErrorAnswer, TableSocket
from tests.server.running_server import PATIENCE, RunningServer

pytestmark = pytest.mark.slow

Story = Callable[[Client], Awaitable[None]]


def tell(server: RunningServer, story: Story) -> None:
    async def run() -> None:
        client = Client(server.address)
        try:
            async with asyncio.timeout(PATIENCE):
                await story(client)
        finally:
            await client.close()

    asyncio.run(run())


async def table(client: Client, *kinds: str, **wish: Any) -> dict[str, Any]:
    seats = [{"kind": "bot", "bot": kind[4:]} if kind.startswith("bot-") else {"kind": kind} for kind in kinds]
    policy = {"order": "fixed"} | wish.pop("policy", {})
    made: dict[str, Any] = await client.ask(
        "POST", "/api/tables", {"game": "rocket", "map": "toy", "name": "Ada", "seats": seats, "policy": policy} | wish
    )
    return made


async def move(socket: TableSocket) -> Any:
    """One move of whoever is asked, all seats being on this screen."""
    asked = socket.table["asked"]
    await socket.send({"type": "look", "seat": asked})
    await socket.until("welcome")
    socket.seat = asked
    return await socket.submit(socket.view["legal"][0])


async def refused(promise: Awaitable[Any], code: str) -> None:
    with pytest.raises(ErrorAnswer) as caught:
        await promise
    assert caught.value.code == code


def test_an_invitation_is_exchanged_once_for_a_seat_and_again_for_a_device(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "invite")
        table_id, (link,) = made["table"]["id"], made["links"]
        assert made["table"]["status"] == "open" and len(link["secret"]) * 6 >= 128
        assert link["link"].partition("#")[0].count(link["secret"]) == 0
        ben, phone, stranger = Client(server.address), Client(server.address), Client(server.address)
        await refused(stranger.ask("POST", f"/api/tables/{table_id}/claim", {"secret": "x" * 32}), "bad-link")
        claim = {"secret": link["secret"], "name": "Ben"}
        assert (await ben.ask("POST", f"/api/tables/{table_id}/claim", claim))["mine"] == [1]
        assert (await phone.ask("POST", f"/api/tables/{table_id}/claim", claim))["mine"] == [1]
        await refused(ben.ask("POST", f"/api/tables/{table_id}/start"), "not-creator")
        started = await ada.ask("POST", f"/api/tables/{table_id}/start")
        assert [seat["name"] for seat in started["table"]["seats"]] == ["Ada", "Ben"]
        # A new link voids the old one, and what others got by it.
        renewed = await ben.ask("POST", f"/api/tables/{table_id}/seats/1/link")
        await refused(stranger.ask("POST", f"/api/tables/{table_id}/claim", claim), "bad-link")
        with pytest.raises(Exception, match=r"4403|policy"):
            async with phone.at(table_id, 1) as socket:
                await socket.receive()
        claim["secret"] = renewed["secret"]
        assert (await phone.ask("POST", f"/api/tables/{table_id}/claim", claim))["mine"] == [1]
        async with ben.at(table_id, 1) as first, phone.at(table_id, 1) as second:
            assert first.view == second.view and first.view["seat"] == 1
        with pytest.raises(Exception, match=r"4403|policy"):
            async with stranger.at(table_id, 1) as socket:
                await socket.receive()
        for client in (ben, phone, stranger):
            await client.close()

    tell(server, story)


def test_a_repeat_gets_the_first_answer_and_a_stale_message_nothing(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        table_id = made["table"]["id"]
        seat = made["table"]["asked"]
        state = await ada.ask("GET", f"/api/tables/{table_id}/state?seat={seat}")
        body = {"key": "first-move", "version": state["version"], "seat": seat, "action": state["view"]["legal"][0]}
        headers = {"Authorization": f"Bearer {ada.token}"}
        path = f"/api/tables/{table_id}/actions"
        first = await ada.http.post(path, json=body, headers=headers)
        again = await ada.http.post(path, json=body | {"version": 77}, headers=headers)
        assert first.status_code == again.status_code == 200 and first.content == again.content
        stale = await ada.http.post(path, json=body | {"key": "other-move"}, headers=headers)
        assert stale.status_code == 409 and stale.json()["code"] == "stale"
        after = await ada.ask("GET", f"/api/tables/{table_id}/state?since={state['version']}")
        assert [entry["number"] for entry in after["entries"]] == [state["version"] + 1]
        assert after["view"]["legal"] == [], "a spectator is offered nothing"

    tell(server, story)


def test_nobody_moves_for_another_seat(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        table_id, seat = made["table"]["id"], made["table"]["asked"]
        eve = Client(server.address)
        await eve.ask("POST", "/api/session", {"name": "Eve"})
        body = {"key": "evil-move-1", "version": made["table"]["version"], "seat": seat, "action": "pass"}
        await refused(eve.ask("POST", f"/api/tables/{table_id}/actions", body), "not-your-seat")
        await refused(eve.ask("GET", f"/api/tables/{table_id}/state?seat={seat}"), "not-your-seat")
        await refused(
            eve.ask("POST", f"/api/tables/{table_id}/preview", body | {"key": "evil-look-1"}), "not-your-seat"
        )
        eve.token = None
        await refused(eve.ask("POST", f"/api/tables/{table_id}/actions", body), "no-session")
        await eve.close()

    tell(server, story)


@pytest.mark.parametrize(("policy", "allowed"), [("free", True), ("turn", False), ("none", False), ("agreed", False)])
def test_undo_after_another_seat_acted(server: RunningServer, policy: str, allowed: bool) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local", policy={"undo": policy})
        async with ada.at(made["table"]["id"], 0) as socket:
            first = socket.table["asked"]
            while socket.table["asked"] == first:
                await move(socket)
            await move(socket)
            before = socket.version
            socket.seat = first
            answer = await socket.control("undo")
            assert (answer["type"] == "accepted") == allowed, answer
            assert (socket.version == before + 1) == allowed
            if allowed:
                assert socket.entries[-1]["kind"] == "undo" and socket.table["asked"] == first

    tell(server, story)


def test_undo_by_agreement_and_the_end_by_agreement(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local", policy={"undo": "agreed"})
        async with ada.at(made["table"]["id"], 0) as socket:
            await move(socket)
            mover, other = socket.seat, 1 - (socket.seat or 0)
            assert (await socket.control("offer-undo"))["type"] == "accepted"
            assert socket.table["offer"]["needed"] == [other]
            assert (await socket.control("agree"))["code"] == "no-offer"
            socket.seat = other
            assert (await socket.control("decline"))["type"] == "accepted"
            socket.seat = mover
            assert (await socket.control("offer-end"))["code"] == "offer-too-soon"
            socket.seat = other
            assert (await socket.control("offer-end"))["type"] == "accepted"
            socket.seat = mover
            assert (await socket.control("agree"))["type"] == "accepted"
            assert socket.table["status"] == "finished"
            assert socket.table["result"]["how"] == "agreed" and socket.table["result"]["winners"] == []
            assert (await socket.control("undo"))["code"] == "match-over"
        again = await ada.ask("POST", f"/api/tables/{made['table']['id']}/rematch")
        assert again["table"]["status"] == "playing" and again["table"]["origin"] == made["table"]["id"]

    tell(server, story)


def test_conceding_ends_it_between_two_and_not_among_three(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        for seats, status in ((2, "finished"), (3, "playing")):
            made = await table(ada, "me", *["local"] * (seats - 1), map="england")
            async with ada.at(made["table"]["id"], 0) as socket:
                assert (await socket.control("concede"))["type"] == "accepted"
                assert socket.table["status"] == status
                assert socket.table["seats"][0]["conceded"]
                if seats == 2:
                    assert socket.table["result"]["winners"] == [1]
                else:
                    assert socket.table["seats"][0]["played_by"] == "bot"

    tell(server, story)


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        async with ada.at(made["table"]["id"], 0) as socket:
            seat = socket.seat = socket.table["asked"]
            socket.seat = 1 - seat
            assert (await socket.control("hand-over", target=seat))["code"] == "hand-over-not-allowed", "it is present"
            socket.seat = seat
            assert (await socket.control("hand-over", bot="random"))["type"] == "accepted"
            while socket.table["asked"] == seat:
                await socket.until("update")
            assert {entry["by"] for entry in socket.entries if entry["kind"] == "action"} >= {"bot"}
            assert (await socket.submit("pass"))["code"] == "seat-has-bot"
            assert (await socket.control("take-back"))["type"] == "accepted"
            assert socket.table["seats"][seat]["played_by"] == "person"

    tell(server, story)


@pytest.mark.parametrize("at_zero", ["bot", "lose"])
def test_a_clock_that_runs_out(server: RunningServer, at_zero: str) -> None:
    async def story(ada: Client) -> None:
        clock = {"kind": "match", "seconds": 0.6, "increment": 0.0, "at_zero": at_zero}
        made = await table(ada, "me", "local", policy={"clock": clock})
        async with ada.at(made["table"]["id"], 0) as socket:
            assert max(socket.table["clock"]["left"]) <= 0.6
            while not any(entry["kind"] == "timeout" for entry in socket.entries):
                await socket.until("update")
            # On a busy machine it may have been over before anybody looked.
            asked = next(entry["seat"] for entry in socket.entries if entry["kind"] == "timeout")
            if at_zero == "lose":
                assert socket.table["result"] == {
                    "how": "time",
                    "reason": "time",
                    "scores": None,
                    "winners": [1 - asked],
                }
            else:
                assert socket.table["seats"][asked]["played_by"] == "bot"

    tell(server, story)


def test_reconnecting_with_a_version_gets_the_gap(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        table_id = made["table"]["id"]
        async with ada.at(table_id, 0) as socket:
            await move(socket)
            seen = socket.version
            await move(socket)
            await move(socket)
            last = socket.version
        async with ada.at(table_id, 0, version=seen) as socket:
            assert [entry["number"] for entry in socket.entries] == list(range(seen + 1, last + 1))
            assert all(entry["events"] for entry in socket.entries)
        async with ada.at(table_id, 0, version=10_000) as socket:
            assert len(socket.entries) == last, "a version from nowhere gets everything"

    tell(server, story)


def test_chat_is_heard_limited_and_muted(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open")
        table_id = made["table"]["id"]
        ben = Client(server.address)
        await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
        async with ada.at(table_id, 0) as here, ben.at(table_id, 1) as there:
            await there.send({"type": "say", "text": "good  \u0007 luck"})
            assert (await here.until("chat"))["text"] == "good luck"
            # Its own answer, so that the next one is that of the next line.
            await there.until("said")
            await ada.ask("POST", f"/api/tables/{table_id}/mute", {"seat": 1})
            await there.send({"type": "say", "text": "again"})
            await there.until("said")
            await here.send({"type": "ping", "sent": 1})
            assert (await here.until("pong", "chat"))["type"] == "pong"
            assert [line["text"] for line in await ada.ask("GET", f"/api/tables/{table_id}/chat")] == []
            assert len(await ben.ask("GET", f"/api/tables/{table_id}/chat")) == 2
            with pytest.raises(ErrorAnswer):
                await ben.ask("POST", f"/api/tables/{table_id}/chat", {"text": "x" * 501})
        await ben.close()

    tell(server, story)


def test_records_go_down_and_up_and_branch(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        table_id = made["table"]["id"]
        async with ada.at(table_id, 0) as socket:
            for _ in range(4):
                await move(socket)
        record = await ada.ask("GET", f"/api/tables/{table_id}/record.rail")
        assert record.startswith("Rainhill record") and "Hash:" not in record
        up = await ada.ask("POST", "/api/records", {"record": record, "bots": {"1": "random"}})
        assert up["table"]["version"] >= 4 and up["table"]["policy"]["visibility"] == "private"
        down = await ada.ask("GET", f"/api/tables/{up['table']['id']}/record.json")
        assert [entry["action"] for entry in down["actions"]][:4] and "hash" not in down
        branch = await ada.ask("POST", f"/api/tables/{table_id}/branch", {"version": 2})
        assert branch["table"]["version"] == 2 and branch["mine"] == [0, 1]
        stranger = Client(server.address)
        await refused(stranger.ask("GET", f"/api/tables/{branch['table']['id']}"), "no-table")
        await refused(ada.ask("POST", "/api/records", {"record": "nonsense"}), "record-not-a-record")
        await stranger.close()

    tell(server, story)


def test_an_account_claims_guest_seats_and_can_be_deleted(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        table_id = made["table"]["id"]
        login = {"login": f"ada-{table_id}", "password": "correct horse battery"}
        assert (await ada.ask("POST", "/api/account", login))["login"] == login["login"].lower()
        phone = Client(server.address)
        other = await table(phone, "me", "local")
        await refused(phone.ask("POST", "/api/login", login | {"password": "wrong password"}), "wrong-login")
        await phone.ask("POST", "/api/login", login)
        mine = await phone.ask("GET", "/api/tables?which=mine")
        assert {row["id"] for row in mine["tables"]} == {table_id, other["table"]["id"]}
        turn = await phone.ask("GET", "/api/tables?which=my-turn")
        assert {row["id"] for row in turn["tables"]} == {table_id, other["table"]["id"]}
        await phone.ask("DELETE", "/api/account")
        await refused(ada.ask("GET", "/api/me"), "no-session")
        left = await ada.ask("GET", f"/api/tables/{table_id}")
        assert left["seats"][0]["name"] == "Seat 1" and left["creator"] == "-"
        await phone.close()

    tell(server, story)


def test_what_happened_since_my_last_action(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "bot-random", map="england")
        table_id = made["table"]["id"]
        async with ada.at(table_id, 0) as socket:
            while socket.table["asked"] != 0:
                await socket.until("update")
            mine = 0
            while socket.table["asked"] == 0:
                mine = (await socket.submit(socket.view["legal"][0]))["version"]
            while socket.table["asked"] != 0:
                await socket.until("update")
        news = await ada.ask("GET", f"/api/tables/{table_id}/news?seat=0")
        assert news["entries"] and all(entry["seat"] != 0 or entry["auto"] for entry in news["entries"])
        assert news["entries"][-1]["number"] >= mine and any(entry["events"] for entry in news["entries"])

    tell(server, story)


def test_a_table_starts_with_a_random_order_and_links_move_with_their_seats(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        seen = set()
        for _ in range(12):
            made = await table(ada, "me", "local", policy={"order": "random"}, name="Ada")
            seen.add(made["table"]["seats"][0]["name"])
        assert len(seen) == 2, "twelve tables in the same order"

    tell(server, story)


def test_a_table_that_waits_is_closed_when_its_creator_is_forgotten(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "open"))["table"]["id"]
        ben = Client(server.address)
        listed = [row["id"] for row in (await ben.ask("GET", "/api/tables?which=open"))["tables"]]
        assert table_id in listed
        await ada.ask("DELETE", "/api/account")
        listed = [row["id"] for row in (await ben.ask("GET", "/api/tables?which=open"))["tables"]]
        assert table_id not in listed
        assert (await ben.ask("GET", f"/api/tables/{table_id}"))["status"] == "closed"
        await ben.close()

    tell(server, story)
