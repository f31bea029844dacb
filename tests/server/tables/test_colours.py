"""Colours at a table: chosen before the start by who has the seat, and kept by the match, its record and rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rainhill.kernel.records import read_record
from rainhill.kernel.seats.colours import tagged_colours
from rainhill.registry import find_game
from rainhill.server.accounts.people import Person
from rainhill.server.client import Client
from rainhill.server.protocol.bodies import JoinTable, NewTable, SeatWish
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.queries import TableRow, read_table
from rainhill.server.tables import lobby
from rainhill.server.tables.lifecycle import colours
from tests.server.running_server import RunningServer
from tests.server.tables.test_protocol import move, refused, table, tell

pytestmark = pytest.mark.slow


def shown(made: dict[str, Any]) -> dict[str, int]:
    """Whose colour is which."""
    return {seat["name"]: seat["seat"] if seat["colour"] is None else seat["colour"] for seat in made["table"]["seats"]}


def test_a_colour_is_chosen_by_who_has_the_seat_and_stays_with_it(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        wish = {"policy": {"order": "random"}, "start": False}
        made = await table(ada, "me", "open", "bot-random", **wish)
        at = f"/api/tables/{made['table']['id']}"
        assert shown(made) == {"Ada": 0, "Seat 2": 1, "random": 2}
        ben, eve = Client(server.address), Client(server.address)
        # Ben wants what Ada has only by her number: she gets another one.
        joined = await ben.ask("POST", f"{at}/join", {"name": "Ben", "colour": 0})
        assert shown(joined) == {"Ada": 1, "Ben": 0, "random": 2}
        async with ben.at(made["table"]["id"], 1) as socket:
            changed = await ada.ask("PUT", f"{at}/seats/0/colour", {"colour": 4})
            assert shown(changed) == {"Ada": 4, "Ben": 0, "random": 2}
            # Everybody there is told, besides who comes and goes.
            while shown(await socket.until("table")) != shown(changed):
                pass
        await refused(ada.ask("PUT", f"{at}/seats/0/colour", {"colour": 0}), "colour-taken")
        await refused(ada.ask("PUT", f"{at}/seats/1/colour", {"colour": 3}), "not-your-seat")
        await refused(ben.ask("PUT", f"{at}/seats/2/colour", {"colour": 3}), "not-your-seat")
        await refused(ben.ask("PUT", f"{at}/seats/1/colour", {"colour": 6}), "bad-request")
        await refused(ben.ask("PUT", f"{at}/seats/9/colour", {"colour": 5}), "not-your-seat")
        await refused(eve.ask("PUT", f"{at}/seats/1/colour", {"colour": 3}), "no-session")
        wanted = {"Ada": 4, "Ben": 0, "random": 5}
        assert shown(await ada.ask("PUT", f"{at}/seats/2/colour", {"colour": 5})) == wanted
        # Seats are shuffled; colours are not.
        assert shown(await ada.ask("POST", f"{at}/start")) == wanted
        await refused(ada.ask("PUT", f"{at}/seats/0/colour", {"colour": 3}), "already-started")
        record = read_record(await eve.ask("GET", f"{at}/record.rail"), find_game)
        assert dict(zip(record.header.seats, tagged_colours(record.tags), strict=True)) == wanted
        for person in (ada, ben):
            seat = (await person.ask("GET", f"{at}/state"))["mine"][0]
            is_over = False
            while not is_over:
                # The bot may have moved meanwhile, and the answer be that this was about an older state.
                async with person.at(made["table"]["id"], seat) as socket:
                    is_over = (await socket.control("concede"))["type"] == "accepted"
        await ada.ask("POST", f"{at}/rematch")
        assert shown(await ben.ask("POST", f"{at}/rematch")) == wanted
        uploaded = await eve.ask("POST", "/api/records", {"record": await eve.ask("GET", f"{at}/record.rail")})
        assert shown(uploaded) == wanted
        for client in (ben, eve):
            await client.close()

    tell(server, story)


def test_colours_are_set_up_with_the_table_and_given_up_with_the_seat(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        seats = [{"kind": "me", "colour": 5}, {"kind": "open", "colour": 3}]
        wish = {"game": "rocket", "map": "toy", "name": "Ada", "policy": {"order": "fixed"}, "start": False}
        made = await ada.ask("POST", "/api/tables", wish | {"seats": seats})
        at = f"/api/tables/{made['table']['id']}"
        assert shown(made) == {"Ada": 5, "Seat 2": 3}
        twice = [{"kind": "me", "colour": 5}, {"kind": "local", "colour": 5}]
        await refused(ada.ask("POST", "/api/tables", wish | {"seats": twice}), "setup-same-colour")
        ben = Client(server.address)
        await refused(ben.ask("POST", f"{at}/join", {"name": "Ben", "colour": 5}), "colour-taken")
        assert not (await ada.ask("GET", at))["seats"][1]["taken"], "nothing was taken"
        assert shown(await ben.ask("POST", f"{at}/join", {"name": "Ben"})) == {"Ada": 5, "Ben": 3}
        assert shown(await ben.ask("PUT", f"{at}/seats/1/colour", {"colour": 2})) == {"Ada": 5, "Ben": 2}
        left = await ben.ask("POST", f"{at}/leave")
        assert shown(left) == {"Ada": 5, "Seat 2": 1}
        assert shown(await ada.ask("PUT", f"{at}/seats/0/colour", {"colour": None})) == {"Ada": 0, "Seat 2": 1}
        await ben.close()
        # Whoever goes on from a past position sees it as it was played.
        local = await ada.ask("POST", "/api/tables", wish | {"seats": [seats[0], {"kind": "local"}], "start": True})
        async with ada.at(local["table"]["id"], 0) as socket:
            await move(socket)
        branched = await ada.ask("POST", f"/api/tables/{local['table']['id']}/branch", {"version": 1})
        assert shown(branched) == {"Ada": 5, "Seat 2": 1}

    tell(server, story)


def test_of_two_who_want_a_colour_one_has_it_and_a_start_loses_no_choice(database: str, tmp_path: Path) -> None:
    """On PostgreSQL, where transactions run side by side."""

    async def run() -> None:
        services = build_services(Settings(data=tmp_path, database=database))
        try:
            await migrate(services.store)
            for _ in range(8):
                await _race(services)
        finally:
            await services.store.close()

    asyncio.run(run())


async def _race(services: Services) -> None:
    ada, _ = await services.guest("Ada")
    ben, _ = await services.guest("Ben")
    wish = NewTable("rocket", [SeatWish("me"), SeatWish("open")], map="toy")
    setup = lobby.check_wish(wish)
    rows, _ = lobby.seat_rows(wish.seats, ada)
    table_id = await services.change(lambda c: lobby.insert_open(c, "rocket", setup, ada, rows, 9))
    await services.change(lambda c: lobby.take_seat(c, table_id, ben, JoinTable()))

    async def choose(who: Person, seat: int, colour: int) -> object:
        return await services.change(lambda c: colours.choose(c, table_id, who, seat, colour))

    async def look() -> TableRow:
        row = await services.store.read(lambda c: read_table(c, table_id))
        assert row is not None
        return row

    both = await asyncio.gather(choose(ada, 0, 4), choose(ben, 1, 4), return_exceptions=True)
    assert [getattr(each, "code", None) for each in both].count("colour-taken") == 1
    assert sorted((await look()).setup.colours, key=str) == [4, None]
    winner, seat = (ada, 0) if both[0] is None else (ben, 1)
    chosen, _ = await asyncio.gather(
        choose(winner, seat, 5),
        services.change(lambda c: lobby.start(c, table_id, ada)),
        return_exceptions=True,
    )
    row = await look()
    assert row.status == "playing"
    kept = {one.person: colour for one, colour in zip(row.seats, row.setup.colours, strict=True)}
    assert kept[winner.id] == (5 if chosen is None else 4), "what was accepted is kept"
