"""A right that is lost is lost at once: sockets end or follow, whatever happens to sessions, links and seats."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rainhill.server.client import Client, TableSocket
from rainhill.server.tables.listeners import ENDED
from tests.server.running_server import PATIENCE, RunningServer
from tests.server.tables.test_protocol import refused, table, tell

pytestmark = pytest.mark.slow

PASSWORD = "seven green wagons"


async def ended(socket: TableSocket) -> None:
    """The server closes the socket, with the code that says why; nothing of a match comes before."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while (await socket.receive())["type"] != "update":
                pass
        assert socket.connection.close_code == ENDED


async def joined(server: RunningServer, table_id: str, name: str) -> Client:
    client = Client(server.address)
    await client.ask("POST", f"/api/tables/{table_id}/join", {"name": name})
    return client


async def another(client: Client) -> Client:
    """The same session in another place."""
    made = Client(client.address)
    made.token = client.token
    return made


def test_a_socket_ends_with_its_session(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        table_id = made["table"]["id"]
        async with ada.at(table_id, 0) as socket:
            await ada.ask("POST", "/api/logout")
            await ended(socket)
        await refused(ada.ask("GET", f"/api/tables/{table_id}/state?seat=0"), "not-your-seat")

    tell(server, story)


def test_all_sessions_end_and_so_do_all_sockets(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "local"))["table"]["id"]
        login = {"login": f"all-{table_id}", "password": PASSWORD}
        await ada.ask("POST", "/api/account", login)
        phone = Client(server.address)
        await phone.ask("POST", "/api/login", login)
        async with ada.at(table_id, 0) as first, phone.at(table_id, 1) as second:
            await ada.ask("DELETE", "/api/sessions")
            await ended(first)
            await ended(second)
        await refused(phone.ask("GET", "/api/me"), "no-session")
        await phone.close()

    tell(server, story)


def test_a_socket_ends_with_the_account(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "local"))["table"]["id"]
        async with ada.at(table_id, 0) as socket:
            await ada.ask("DELETE", "/api/account")
            await ended(socket)

    tell(server, story)


def test_a_new_link_ends_the_sockets_of_those_who_came_by_the_old_one(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open", policy={"visibility": "public"})
        table_id = made["table"]["id"]
        ben, phone = await joined(server, table_id, "Ben"), Client(server.address)
        link = await ben.ask("POST", f"/api/tables/{table_id}/seats/1/link")
        await phone.ask("POST", f"/api/tables/{table_id}/claim", {"secret": link["secret"]})
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        await phone.ask("PUT", f"/api/tables/{table_id}/seats/1/standing", {"wishes": ["idle"]})
        async with phone.at(table_id, 1) as lost, phone.at(table_id, None) as watching, ben.at(table_id, 1) as kept:
            await ben.ask("POST", f"/api/tables/{table_id}/seats/1/link")
            await ended(lost)
            # Whoever looks as a spectator may go on, without the seat.
            while (await watching.until("table"))["mine"]:
                pass
            await watching.send({"type": "look", "seat": 1})
            assert (await watching.until("trouble"))["code"] == "not-your-seat"
            await kept.send({"type": "look", "seat": 1})
            assert (await kept.until("welcome"))["mine"] == [1]
            # Nor does the seat answer on by what was wished for it by that right; what its own person wishes stays.
            standing = f"/api/tables/{table_id}/seats/1/standing"
            assert await ben.ask("GET", standing) == {"wishes": []}
            await ben.ask("PUT", standing, {"wishes": ["idle"]})
            await ben.ask("POST", f"/api/tables/{table_id}/seats/1/link")
            assert await ben.ask("GET", standing) == {"wishes": ["idle"]}
        for client in (ben, phone):
            await client.close()

    tell(server, story)


def test_leaving_a_private_table_ends_its_sockets(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "invite", policy={"visibility": "private"})
        table_id, (link,) = made["table"]["id"], made["links"]
        ben = Client(server.address)
        await ben.ask("POST", f"/api/tables/{table_id}/claim", {"secret": link["secret"], "name": "Ben"})
        # As a spectator of a table that only its people may see.
        async with ben.at(table_id, None) as socket:
            await ben.ask("POST", f"/api/tables/{table_id}/leave")
            await ended(socket)
        await ben.close()

    tell(server, story)


def test_seats_that_change_places_take_their_listeners_along(server: RunningServer) -> None:
    """When a match begins with the seats in another order nobody is shown somebody else's view."""

    async def story(ada: Client) -> None:
        moved = False
        while not moved:
            made = await table(ada, "me", "open", policy={"order": "random"}, edition="1999")
            table_id = made["table"]["id"]
            ben = await joined(server, table_id, "Ben")
            async with ada.at(table_id, 0) as first, ben.at(table_id, 1) as second:
                begun = await ada.ask("POST", f"/api/tables/{table_id}/start")
                names = [seat["name"] for seat in begun["table"]["seats"]]
                moved = names == ["Ben", "Ada"]
                asked = begun["table"]["asked"]
                mover = ada if names[asked] == "Ada" else ben
                state = await mover.ask("GET", f"/api/tables/{table_id}/state?seat={asked}")
                move = {"key": "first-move", "version": state["version"], "seat": asked}
                await mover.ask("POST", f"/api/tables/{table_id}/actions", move | {"action": state["view"]["legal"][0]})
                for name, socket in (("Ada", first), ("Ben", second)):
                    told = await socket.until("update")
                    assert told["seat"] == told["view"]["seat"] == names.index(name)
            await ben.close()

    tell(server, story)


def test_a_socket_follows_its_person_into_an_account(server: RunningServer) -> None:
    """Registering and logging in give a new token; what was open goes on, with the seats the account has."""

    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "invite", policy={"visibility": "private"}))["table"]["id"]
        login = {"login": f"follow-{table_id}", "password": PASSWORD}
        old = await another(ada)
        link = await ada.ask("POST", f"/api/tables/{table_id}/seats/1/link")
        phone = Client(server.address)
        await phone.ask("POST", f"/api/tables/{table_id}/claim", {"secret": link["secret"], "name": "Phone"})
        async with ada.at(table_id, 0) as first, phone.at(table_id, 1) as second:
            assert (await ada.ask("POST", "/api/account", login))["token"] not in (None, old.token)
            await refused(old.ask("GET", "/api/me"), "no-session")
            await phone.ask("POST", "/api/login", login)
            for socket in (first, second):
                mine: Any = None
                while mine != [0, 1]:
                    mine = (await socket.until("table"))["mine"]
                await socket.send({"type": "look", "seat": 1})
                assert (await socket.until("welcome"))["seat"] == 1
            await phone.ask("POST", "/api/logout")
            await ended(second)
            await first.send({"type": "ping"})
            await first.until("pong")
        for client in (old, phone):
            await client.close()

    tell(server, story)


def test_logging_in_as_somebody_else_ends_the_sockets_of_before(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        table_id = (await table(ada, "me", "local"))["table"]["id"]
        mine, theirs = ({"login": f"{name}-{table_id}", "password": PASSWORD} for name in ("one", "two"))
        await ada.ask("POST", "/api/account", mine)
        other = Client(server.address)
        await other.ask("POST", "/api/account", theirs)
        async with ada.at(table_id, 0) as socket:
            await ada.ask("POST", "/api/login", theirs)
            await ended(socket)
        await other.close()

    tell(server, story)
