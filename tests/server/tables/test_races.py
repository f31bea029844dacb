"""Rights that change in the very moment in which somebody uses them, on a database with several writers at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from rainhill.kernel.refusals import Refused
from rainhill.server.accounts import deletion
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.bodies import ClaimSeat, JoinTable, NewTable, SeatWish
from rainhill.server.protocol.messages import Policy
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.storage.queries import TableRow, read_table
from rainhill.server.tables import lobby
from rainhill.server.tables.lifecycle import removal

pytestmark = pytest.mark.slow
Change = Callable[[Any], Awaitable[object]]


@asynccontextmanager
async def opened(database: str, folder: Path) -> AsyncIterator[Services]:
    services = build_services(Settings(data=folder, database=database))
    await migrate(services.store)
    try:
        yield services
    finally:
        await services.store.close()


async def row_of(services: Services, table_id: str) -> TableRow | None:
    return await services.store.read(lambda connection: read_table(connection, table_id))


async def is_somebody_held_back(connection: Any) -> bool:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    return bool((await connection.execute(text(waiting))).scalar())


async def new_table(services: Services, creator: Person, *wishes: SeatWish) -> tuple[str, dict[int, str]]:
    wish = NewTable("rocket", list(wishes), map="toy", policy=Policy(order="fixed"))
    rows, links = lobby.seat_rows(wish.seats, creator)
    setup = lobby.check_wish(wish)
    made = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, creator, rows, 9))
    return made, links


async def overtaken(services: Services, place: Any, change: Change, meanwhile: Change) -> None:
    """Begin a change and, as soon as it has read the table (in module `place`), do another to its end."""
    read, is_first = place.read_table, [True]

    async def read_and_wait(connection: Any, table_id: str) -> TableRow | None:
        found = await read(connection, table_id)
        if is_first.pop():
            place.read_table = read
            await services.change(meanwhile)
        return found  # type: ignore[no-any-return]

    place.read_table = read_and_wait
    try:
        await services.change(change)
    finally:
        place.read_table = read


def test_a_link_that_becomes_void_while_it_is_used_opens_nothing(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(database, tmp_path) as services:
            (ada, _), (ben, _), (eve, _) = [await services.guest(name) for name in ("Ada", "Ben", "Eve")]
            made, links = await new_table(services, ada, SeatWish("me"), SeatWish("invite"))
            wish = ClaimSeat(links[1])
            await services.change(lambda c: lobby.claim_seat(c, made, ben, wish))
            with pytest.raises(Refused) as refusal:
                await overtaken(
                    services,
                    lobby,
                    lambda c: lobby.claim_seat(c, made, eve, wish),
                    lambda c: lobby.new_link(c, made, ben, 1),
                )
            assert refusal.value.code == "bad-link"
            row = await row_of(services, made)
            assert row is not None and row.seats_of(eve.id) == [] and row.seats_of(ben.id) == [1]

    asyncio.run(story())


def test_a_device_follows_its_seat_when_seats_change_places_meanwhile(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Turned:
        """Chance that puts the last seat first."""

        shuffle = staticmethod(lambda seats: seats.reverse())
        getrandbits = staticmethod(lambda bits: bits)

    monkeypatch.setattr(lobby, "_chance", Turned)

    async def story() -> None:
        async with opened(database, tmp_path) as services:
            (ada, _), (ben, _), (phone, _) = [await services.guest(name) for name in ("Ada", "Ben", "Phone")]
            wish = NewTable("rocket", [SeatWish("me"), SeatWish("invite")], map="toy", policy=Policy(order="random"))
            rows, links = lobby.seat_rows(wish.seats, ada)
            setup = lobby.check_wish(wish)
            made = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
            claim = ClaimSeat(links[1])
            await services.change(lambda c: lobby.claim_seat(c, made, ben, claim))
            await overtaken(
                services,
                lobby,
                lambda c: lobby.claim_seat(c, made, phone, claim),
                lambda c: lobby.start(c, made, ada),
            )
            row = await row_of(services, made)
            assert row is not None and row.seats_of(ben.id) == row.seats_of(phone.id) == [0]

    asyncio.run(story())


def test_a_table_is_not_deleted_under_somebody_who_takes_a_seat(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(database, tmp_path) as services:
            (ada, _), (ben, _) = [await services.guest(name) for name in ("Ada", "Ben")]
            made, _ = await new_table(services, ada, SeatWish("me"), SeatWish("open"))
            with pytest.raises(Refused) as refusal:
                await overtaken(
                    services,
                    removal,
                    lambda c: removal.delete_table(c, made, ada),
                    lambda c: lobby.take_seat(c, made, ben, JoinTable()),
                )
            assert refusal.value.code == "not-alone"
            row = await row_of(services, made)
            assert row is not None and row.seats_of(ben.id) == [1]

    asyncio.run(story())


def test_nobody_inherits_a_seat_by_access_that_ends_meanwhile(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new link waits for the deletion of the seat's person, and has nothing left to renew."""

    async def story() -> None:
        async with opened(database, tmp_path) as services:
            (ada, _), (ben, _), (eve, _) = [await services.guest(name) for name in ("Ada", "Ben", "Eve")]
            made, links = await new_table(services, ada, SeatWish("me"), SeatWish("invite"))
            for one in (ben, eve):
                await services.change(partial(lobby.claim_seat, table_id=made, person=one, wish=ClaimSeat(links[1])))
            renewing: list[asyncio.Task[str]] = []
            leave_seat = deletion._leave_seat

            async def leave_later(*facts: Any) -> None:
                renewing.append(asyncio.create_task(services.change(lambda c: lobby.new_link(c, made, ben, 1))))
                while not renewing[0].done() and not await services.store.read(is_somebody_held_back):
                    await asyncio.sleep(0.01)
                await leave_seat(*facts)

            monkeypatch.setattr(deletion, "_leave_seat", leave_later)
            await services.change(lambda c: deletion.forget(c, ben.id))
            with pytest.raises(Refused) as refusal:
                await renewing[0]
            assert refusal.value.code == "not-your-seat"
            row = await row_of(services, made)
            assert row is not None and row.seats_of(eve.id) == [1]

    asyncio.run(story())
