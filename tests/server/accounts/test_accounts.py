"""Accounts: passwords, what is kept and told, what is left when somebody goes; and no seat against one's will."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from rainhill.kernel.match import Match
from rainhill.kernel.records import format_record, read_record
from rainhill.kernel.refusals import Refused
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game
from rainhill.server import lifecycle
from rainhill.server.accounts import people
from rainhill.server.accounts.deletion import forget
from rainhill.server.accounts.passwords import COMMON, check_new_password
from rainhill.server.client import Client, TableSocket
from rainhill.server.protocol.bodies import JoinTable, NewTable, SeatWish
from rainhill.server.rate_limits import Rate, network_of
from rainhill.server.services import build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.tables import lobby
from tests.kernel.test_own_maps import own_text
from tests.server.running_server import RunningServer, app_in_process
from tests.server.tables.test_protocol import refused, table, tell

pytestmark = pytest.mark.slow

PASSWORD = "seven green wagons"


async def guests(server: RunningServer, *names: str) -> list[Client]:
    made = [Client(server.address) for _ in names]
    for client, name in zip(made, names, strict=True):
        await client.ask("POST", "/api/session", {"name": name})
    return made


async def together(ada: Client, ben: Client, **policy: Any) -> str:
    """A match of two people, under way; Ada has seat 0."""
    made = await table(ada, "me", "open", policy=policy)
    table_id: str = made["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
    await ada.ask("POST", f"/api/tables/{table_id}/start")
    return table_id


async def play(table_id: str, sides: list[Client], count: int, rng: random.Random) -> None:
    """So many moves, over HTTP."""
    for _ in range(count):
        asked = (await sides[0].ask("GET", f"/api/tables/{table_id}"))["asked"]
        state = await sides[asked].ask("GET", f"/api/tables/{table_id}/state?seat={asked}")
        action = rng.choice(state["view"]["legal"])
        body = {"key": f"key-{rng.getrandbits(64):016x}", "version": state["version"], "seat": asked, "action": action}
        answer = await sides[asked].ask("POST", f"/api/tables/{table_id}/actions", body)
        assert answer["type"] == "accepted", answer


def on_a_copied_map(record: str) -> str:
    """The same moves on the same map under another name, with an option that has not mattered so far."""
    match = read_record(record, find_game)
    header = complete_header(
        match.game,
        map=own_text(match.header.game),
        edition=match.header.edition,
        options=dict(match.header.options) | {"standstill": "ends"},
        seats=match.header.seats,
        deal=match.header.deal,
    )
    copied = Match(match.game, header)
    for entry in match.entries:
        if not entry.auto:
            copied.play(entry.action)
    return format_record(copied)


def test_a_password_is_changed_by_who_knows_it_and_ends_all_other_sessions(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        (phone,) = await guests(server, "Phone")
        await refused(phone.ask("POST", "/api/account/password", {"password": PASSWORD, "new": PASSWORD}), "no-account")
        made = await ada.ask("POST", "/api/session", {"name": "Ada"})
        login = {"login": f"change-{made['id']}", "password": PASSWORD}
        await ada.ask("POST", "/api/account", login)
        await phone.ask("POST", "/api/login", login)
        change = {"password": PASSWORD, "new": "eight blue wagons"}
        await refused(
            ada.ask("POST", "/api/account/password", change | {"password": "not the password"}), "wrong-login"
        )
        await refused(ada.ask("POST", "/api/account/password", change | {"new": "Password123!"}), "common-password")
        before = ada.token
        await ada.ask("POST", "/api/account/password", change)
        assert ada.token != before and (await ada.ask("GET", "/api/me"))["login"] == login["login"].lower()
        await refused(phone.ask("GET", "/api/me"), "no-session")
        phone.token = None
        await refused(phone.ask("POST", "/api/login", login), "wrong-login")
        await phone.ask("POST", "/api/login", login | {"password": change["new"]})
        await phone.close()

    tell(server, story)


@pytest.mark.parametrize(
    "password",
    ["Password123!", "1234567890", "qwertyuiop", "Ada.Lovelace", "ada.lovelace99", "aaaaaaaaaa", "!!Football2026"],
)
def test_passwords_everybody_tries_are_refused(password: str) -> None:
    with pytest.raises(Refused) as caught:
        check_new_password(password, "ada.lovelace", "Ada")
    assert caught.value.code == "common-password"


def test_other_passwords_are_taken() -> None:
    check_new_password(PASSWORD, "ada.lovelace", "Ada", None)
    check_new_password("correct horse battery", "ada")
    assert len(COMMON) > 300 and all(word == word.lower() for word in COMMON)


def test_guessing_is_limited_for_an_account_wherever_it_comes_from(
    tmp_path: Path, standing_clock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Slow on purpose where it matters.
    monkeypatch.setattr(people, "is_password", lambda given, stored: stored is not None and given == PASSWORD)
    with app_in_process(Settings(data=tmp_path, rates=True)) as client:
        services = client.app.dependencies["services"].dependency()
        services.limits.logins.is_on = False
        login = {"login": "ada.lovelace", "password": PASSWORD}
        assert client.post("/api/account", json=login).status_code == 201
        wrong = [
            client.post("/api/login", json=login | {"password": f"guess {n} of many"}).status_code for n in range(11)
        ]
        assert wrong == [409] * 10 + [429]
        assert client.post("/api/login", json=login).status_code == 429, "a right guess would tell"
        assert client.post("/api/login", json=login | {"login": "another"}).status_code == 409


def test_who_knows_the_password_is_not_limited() -> None:
    rate = Rate(2, 0)
    for _ in range(5):
        assert rate.take("ada")
        rate.give_back("ada")
    assert rate.take("ada") and rate.take("ada") and not rate.take("ada")


def test_a_limit_counts_networks_of_ipv6_and_addresses_of_ipv4() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("fe80::1%eth0") and network_of("testclient") == "testclient"


def test_everything_kept_about_a_person_is_told_to_them_alone(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        (ben,) = await guests(server, "Ben")
        table_id = await together(ada, ben)
        await play(table_id, [ada, ben], 3, random.Random(1))
        await ada.ask("POST", f"/api/tables/{table_id}/chat", {"text": "Good luck"})
        await ben.ask("POST", f"/api/tables/{table_id}/mute", {"seat": 0})
        mine, theirs = [await who.ask("GET", "/api/account/export") for who in (ada, ben)]
        assert mine["person"]["name"] == "Ada" and not mine["person"]["has_password"] and len(mine["sessions"]) == 1
        assert [seat["seat"] for seat in mine["seats"]] == [0] and mine["tables"][0]["is_creator"]
        assert [line["text"] for line in mine["chat"]] == ["Good luck"] and theirs["chat"] == []
        assert theirs["mutes"] == [{"table_id": table_id, "seat": 0}] and not theirs["tables"][0]["is_creator"]
        numbers = [{entry["number"] for entry in told["entries"]} for told in (mine, theirs)]
        assert numbers[0] and not numbers[0] & numbers[1] and sum(map(len, numbers)) == 3
        assert str(ada.token) not in str(mine) and "hash" not in str(mine)
        nobody = Client(server.address)
        await refused(nobody.ask("GET", "/api/account/export"), "no-session")
        for client in (ben, nobody):
            await client.close()

    tell(server, story)


def test_a_match_under_way_is_not_opened_by_uploading_its_record(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, eve = await guests(server, "Ben", "Eve")
        rng = random.Random(7)
        table_id = await together(ada, ben)
        await play(table_id, [ada, ben], 9, rng)
        record = await eve.ask("GET", f"/api/tables/{table_id}/record.rail")
        renamed = record.replace("Ada", "Tom").replace("Ben", "Jerry")
        shorter = "\n".join(record.rstrip().splitlines()[:-1]).replace("Actions: 9", "Actions: 8") + "\n"
        for who in (ada, eve):
            for text in (record, renamed, shorter, on_a_copied_map(record)):
                await refused(who.ask("POST", "/api/records", {"record": text}), "match-under-way")
            await refused(who.ask("POST", f"/api/tables/{table_id}/branch", {"version": 4}), "match-under-way")
        # When it is over everybody may.
        async with ben.at(table_id, 1) as socket:
            await socket.control("concede")
        assert (await eve.ask("POST", "/api/records", {"record": renamed}))["mine"] == [0, 1]
        # Nobody plays against anybody there: others may go on from the same record, too.
        assert (await ben.ask("POST", "/api/records", {"record": shorter}))["mine"] == [0, 1]
        # Where the table wants advice there is nothing to keep.
        table_id = await together(ada, ben, advice="during")
        await play(table_id, [ada, ben], 9, rng)
        record = await eve.ask("GET", f"/api/tables/{table_id}/record.rail")
        await eve.ask("POST", "/api/records", {"record": record})
        for client in (ben, eve):
            await client.close()

    tell(server, story)


def test_a_rematch_has_only_people_who_want_it(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, cleo = await guests(server, "Ben", "Cleo")
        table_id = await together(ada, ben)
        async with ada.at(table_id, 0) as first, ben.at(table_id, 1) as second:
            await second.control("concede")
            offered = await ada.ask("POST", f"/api/tables/{table_id}/rematch")
            assert offered["table"]["status"] == "open" and offered["mine"] == [0]
            assert [seat["taken"] for seat in offered["table"]["seats"]] == [True, False]
            while first.table["rematch"] != offered["table"]["id"]:
                await first.until("table")
        again = f"/api/tables/{offered['table']['id']}"
        assert [row["id"] for row in (await ben.ask("GET", "/api/tables?which=mine"))["tables"]] == [table_id]
        await refused(cleo.ask("POST", f"{again}/join", {"name": "Cleo"}), "no-free-seat")
        await refused(cleo.ask("POST", f"/api/tables/{table_id}/rematch"), "no-rematch")
        assert (await ada.ask("POST", f"/api/tables/{table_id}/rematch"))["table"]["status"] == "open"
        accepted = await ben.ask("POST", f"/api/tables/{table_id}/rematch")
        assert accepted["table"]["id"] == offered["table"]["id"] and accepted["table"]["status"] == "playing"
        assert accepted["mine"] == [1] and accepted["table"]["origin"] == table_id
        for client in (ben, cleo):
            await client.close()

    tell(server, story)


def test_a_rematch_nobody_wants_is_called_off_and_a_seat_is_given_to_another(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, cleo = await guests(server, "Ben", "Cleo")
        table_id = await together(ada, ben)
        async with ben.at(table_id, 1) as socket:
            await socket.control("concede")
        first = (await ada.ask("POST", f"/api/tables/{table_id}/rematch"))["table"]["id"]
        await ada.ask("POST", f"/api/tables/{first}/leave")
        second = (await ben.ask("POST", f"/api/tables/{table_id}/rematch"))["table"]["id"]
        assert second != first
        link = await ben.ask("POST", f"/api/tables/{second}/seats/0/link")
        claim = {"secret": link["secret"], "name": "Cleo"}
        assert (await cleo.ask("POST", f"/api/tables/{second}/claim", claim))["mine"] == [0]
        assert (await ada.ask("POST", f"/api/tables/{table_id}/rematch"))["mine"] == []
        await ben.ask("POST", f"/api/tables/{second}/start")
        for client in (ben, cleo):
            await client.close()

    tell(server, story)


async def _hears_of(socket: TableSocket, rematch: str) -> None:
    async with asyncio.timeout(60):
        while socket.table["rematch"] != rematch:
            await socket.until("table")


def test_everybody_at_the_end_of_a_match_is_told_who_accepts_a_rematch(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, cleo = await guests(server, "Ben", "Cleo")
        made = await table(ada, "me", "invite", policy={"visibility": "private"})
        table_id = made["table"]["id"]
        claim = {"secret": made["links"][0]["secret"], "name": "Ben"}
        await ben.ask("POST", f"/api/tables/{table_id}/claim", claim)
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        where = f"/api/tables/{table_id}/rematch"
        async with ben.at(table_id, 1) as socket:
            await socket.control("concede")
            await refused(ada.ask("GET", where), "no-table")
            await ada.ask("POST", where)
            # The rematch is private, too, and yet Ben is told of it.
            told = await ben.ask("GET", where)
            assert (told["creator"], told["status"], told["accepted"]) == ("Ada", "open", [0])
            assert (told["mine"], told["is_creator"]) == (False, False)
            await refused(cleo.ask("GET", where), "no-table")
            # Everything that becomes of it is told at the table where the match was.
            await _hears_of(socket, told["table"])
            await ada.ask("POST", f"/api/tables/{told['table']}/leave")
            await asyncio.wait_for(socket.until("table"), 60)
            assert (await ben.ask("GET", where))["status"] == "closed"
            await _hears_of(socket, (await ben.ask("POST", where))["table"]["id"])
            await ada.ask("POST", where)
            await asyncio.wait_for(socket.until("table"), 60)
            told = await ben.ask("GET", where)
            assert (told["status"], told["mine"], told["is_creator"]) == ("playing", True, True)
        for client in (ben, cleo):
            await client.close()

    tell(server, story)


def test_a_name_comes_back_to_a_rematch_with_its_person(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, cleo = await guests(server, "Ben", "Cleo")
        made = await table(ada, "me", "open", "open", map="england")
        table_id = made["table"]["id"]
        for who, name in ((ben, "Ben"), (cleo, "Cleo")):
            await who.ask("POST", f"/api/tables/{table_id}/join", {"name": name})
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        for who, seat in ((ben, 1), (cleo, 2)):
            async with who.at(table_id, seat) as socket:
                await socket.control("concede")
        where = f"/api/tables/{table_id}/rematch"
        offered = (await ada.ask("POST", where))["table"]["id"]
        await ben.ask("POST", where)
        await ben.ask("POST", f"/api/tables/{offered}/leave")
        assert (await cleo.ask("GET", where))["accepted"] == [0]
        again = (await ben.ask("POST", where))["table"]
        assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben", "Cleo"] and again["status"] == "open"
        for client in (ben, cleo):
            await client.close()

    tell(server, story)


def test_what_was_chosen_for_a_seat_goes_with_it_into_the_rematch(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        wish: dict[str, Any] = {
            "game": "steam",
            "map": "toy",
            "edition": "standard",
            "options": {"mercy": "none track both"},
        }
        wish |= {"policy": {"order": "random"}, "first": 2}
        made = (await table(ada, "me", "local", "local", **wish))["table"]
        names = ["Ada", "Seat 2", "Seat 3"]
        chosen = dict(zip(names, ("none", "track", "both"), strict=True))
        for _ in range(3):
            seats = [seat["name"] for seat in made["seats"]]
            assert made["options"]["mercy"].split(" ") == [chosen[name] for name in seats]
            assert seats[made["asked"]] == "Seat 3"
            async with ada.at(made["id"], 0) as socket:
                for seat in (0, 1):
                    socket.seat = seat
                    await socket.control("concede")
            made = (await ada.ask("POST", f"/api/tables/{made['id']}/rematch"))["table"]

    tell(server, story)


def test_nobody_takes_every_open_seat(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        (ben,) = await guests(server, "Ben")
        table_id = (await table(ada, "me", "open", "open"))["table"]["id"]
        await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
        for greedy in (ada, ben):
            await refused(greedy.ask("POST", f"/api/tables/{table_id}/join", {"name": "More"}), "has-seat")
        await ben.close()

    tell(server, story)


def test_a_deleted_person_leaves_no_name_behind_and_no_match_waiting(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, cleo = await guests(server, "Ben", "Cleo")
        table_id = await together(ada, ben, advice="during", substitute="random")
        branch = (await ada.ask("POST", f"/api/tables/{table_id}/branch", {"version": 0}))["table"]["id"]
        twig = (await ada.ask("POST", f"/api/tables/{branch}/branch", {"version": 0}))["table"]["id"]
        async with ada.at(table_id, 0) as socket:
            await socket.control("offer-end")
            # Ben is asked for his opinion, and then there is no Ben.
            await ben.ask("DELETE", "/api/account")
            while not socket.table["result"]:
                await socket.receive()
        for one in (table_id, branch, twig):
            record = await ada.ask("GET", f"/api/tables/{one}/record.rail")
            assert "Ben" not in record and "Seat 2" in record
            assert "Ben" not in str(await ada.ask("GET", f"/api/tables/{one}"))
        for client in (ben, cleo):
            await client.close()

    tell(server, story)


def test_no_match_waits_although_the_server_stopped_while_somebody_was_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        services = build_services(Settings(data=tmp_path))
        await migrate(services.store)
        try:
            (ada, _), (ben, _) = await services.guest("Ada"), await services.guest("Ben")
            wish = NewTable("rocket", [SeatWish("me"), SeatWish("open")], map="toy")
            rows, _ = lobby.seat_rows(wish.seats, ada)
            setup = lobby.check_wish(wish)
            table_id = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
            await services.change(lambda c: lobby.take_seat(c, table_id, ben, JoinTable()))
            await services.change(lambda c: lobby.start(c, table_id, ada))
            async with services.tables.held(table_id) as live:
                assert live.match is not None and live.match.asked is not None
                seat = live.match.asked
                asked = live.row.seats[seat].person
            assert asked is not None
            await lifecycle.fill_empty_seats(services)
            async with services.tables.held(table_id) as live:
                assert live.match is not None and live.match.bot_of(seat) is None
            await services.change(lambda c: forget(c, asked))
            services.tables.forget(table_id)
            await lifecycle.fill_empty_seats(services)
            async with services.tables.held(table_id) as live:
                assert live.match is not None and live.match.bot_of(seat) == live.match.policy.substitute
        finally:
            await services.bots.stop()
            await services.store.close()

    asyncio.run(run())


def test_a_match_without_any_person_ends(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        (eve,) = await guests(server, "Eve")
        table_id = (await table(ada, "me", "local", "bot-random", map="england"))["table"]["id"]
        await ada.ask("DELETE", "/api/account")
        left = await eve.ask("GET", f"/api/tables/{table_id}")
        assert left["status"] == "finished" and left["result"]["winners"] == []
        assert not any(seat["online"] for seat in left["seats"])
        await eve.close()

    tell(server, story)


def test_the_seat_of_a_deleted_person_is_played_on_and_can_be_given_away(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        ben, phone, cleo = await guests(server, "Ben", "Phone", "Cleo")
        table_id = await together(ada, ben, substitute="random")
        link = await ben.ask("POST", f"/api/tables/{table_id}/seats/1/link")
        await phone.ask("POST", f"/api/tables/{table_id}/claim", {"secret": link["secret"]})
        await ben.ask("DELETE", "/api/account")
        # Somebody else has access to it: the seat is theirs now.
        left = (await ada.ask("GET", f"/api/tables/{table_id}"))["seats"][1]
        assert (left["name"], left["played_by"]) == ("Seat 2", "person")
        await phone.ask("POST", f"/api/tables/{table_id}/seats/1/link")
        await phone.ask("DELETE", "/api/account")
        async with ada.at(table_id, 0) as socket:
            assert socket.table["seats"][1]["played_by"] == "bot"
            while socket.table["asked"] != 0:
                await socket.until("update")
            link = await ada.ask("POST", f"/api/tables/{table_id}/seats/1/link")
            claim = {"secret": link["secret"], "name": "Cleo"}
            assert (await cleo.ask("POST", f"/api/tables/{table_id}/claim", claim))["mine"] == [1]
            async with cleo.at(table_id, 1) as other:
                assert (await other.control("take-back"))["type"] == "accepted"
        for client in (ben, phone, cleo):
            await client.close()

    tell(server, story)
