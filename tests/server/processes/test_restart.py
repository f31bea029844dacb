"""No match is stuck because a server stopped, or because of another match: whatever is due is done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from rainhill.server import lifecycle
from rainhill.server.accounts.deletion import forget
from rainhill.server.accounts.people import Person
from rainhill.server.protocol.bodies import JoinTable, NewTable, SeatWish
from rainhill.server.protocol.messages import ClockPolicy, Policy
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.schema import tables
from rainhill.server.tables import listeners, lobby
from rainhill.server.tables.lifecycle.removal import delete_table
from rainhill.server.tables.listeners import Listener
from tests.server.tables.test_outages import BEGAN, kinds, process

SOON = 30.0
"""Seconds for what is done several times in one; only a test that fails takes as long."""
MATCH = Policy(clock=ClockPolicy(kind="match", seconds=60), order="fixed")
DAYS = Policy(clock=ClockPolicy(kind="days", days=1), order="fixed")


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which passes when the test says so."""
    told = [BEGAN]
    monkeypatch.setattr(time, "time", lambda: told[0])
    return told


async def soon(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SOON):
        while not await condition():
            await asyncio.sleep(0.02)


async def seat_everybody(services: Services, creator: Person, policy: Policy, *wishes: SeatWish) -> str:
    wish = NewTable("rocket", list(wishes), map="toy", policy=policy)
    rows, _ = lobby.seat_rows(wish.seats, creator)
    setup = lobby.check_wish(wish)
    return await services.change(lambda c: lobby.insert_open(c, wish.game, setup, creator, rows, 99))


async def start(services: Services, policy: Policy, *wishes: SeatWish) -> str:
    ada, _ = await services.guest("Ada")
    table_id = await seat_everybody(services, ada, policy, *wishes)
    await services.change(lambda c: lobby.start(c, table_id, ada))
    return table_id


async def start_on_one_screen(services: Services, policy: Policy = MATCH) -> str:
    return await start(services, policy, SeatWish("me"), SeatWish("local"))


async def start_and_delete_who_is_asked(services: Services) -> tuple[str, int]:
    """A match that waits for somebody who is gone, just before the server would have noticed; and the seat."""
    (ada, _), (ben, _) = await services.guest("Ada"), await services.guest("Ben")
    table_id = await seat_everybody(services, ada, Policy(), SeatWish("me"), SeatWish("open"))
    await services.change(lambda c: lobby.take_seat(c, table_id, ben, JoinTable()))
    await services.change(lambda c: lobby.start(c, table_id, ada))
    async with services.tables.held(table_id) as live:
        assert live.match is not None and live.match.asked is not None
        seat = live.match.asked
        asked = live.row.seats[seat].person
    assert asked is not None
    await services.change(lambda c: forget(c, asked))
    services.tables.forget(table_id)
    return table_id, seat


async def is_played_on(services: Services, table_id: str, seat: int) -> bool:
    async with services.tables.held(table_id) as live:
        assert live.match is not None
        return live.match.bot_of(seat) == live.match.policy.substitute


def services_without_bots(folder: Path, woken: list[str]) -> Services:
    services = build_services(Settings(data=folder))
    services.bots.wake = woken.append  # type: ignore[method-assign, assignment]
    return services


def test_a_bot_that_was_asked_when_the_server_stopped_is_asked_again_by_the_next(tmp_path: Path) -> None:
    async def before() -> str:
        async with process(tmp_path) as services:
            while True:
                # Who begins is drawn.
                table_id = await start(services, Policy(), SeatWish("bot", bot="random"), SeatWish("me"))
                async with services.tables.held(table_id) as live:
                    if live.row.asks_bot:
                        return table_id

    async def after(table_id: str) -> None:
        woken: list[str] = []
        async with lifecycle.running(services_without_bots(tmp_path, woken)):
            assert table_id in woken, "before anybody can ask"

    asyncio.run(after(asyncio.run(before())))


def test_a_clock_that_ran_out_while_no_server_ran_leaves_a_moment_and_then_ends(
    tmp_path: Path, now: list[float]
) -> None:
    async def before() -> str:
        async with process(tmp_path) as services:
            # With no beat of a pulse, as after a power cut: there is no outage to be taken off.
            return await start_on_one_screen(services, DAYS)

    async def after(table_id: str) -> None:
        services = services_without_bots(tmp_path, [])

        async def is_over() -> bool:
            return "timeout" in await kinds(services, table_id)

        async with lifecycle.running(services):
            async with services.tables.held(table_id) as live:
                assert live.row.deadline == now[0] + lifecycle.GRACE
            now[0] += lifecycle.GRACE + 1
            await soon(is_over)

    table_id = asyncio.run(before())
    now[0] += 3 * 86_400
    asyncio.run(after(table_id))


def test_the_seat_of_somebody_deleted_as_the_server_stopped_is_played_on_by_the_next(tmp_path: Path) -> None:
    async def before() -> tuple[str, int]:
        async with process(tmp_path) as services:
            return await start_and_delete_who_is_asked(services)

    async def after(table_id: str, seat: int) -> None:
        services = services_without_bots(tmp_path, [])
        async with lifecycle.running(services):
            await soon(lambda: is_played_on(services, table_id, seat))

    asyncio.run(after(*asyncio.run(before())))


def test_a_match_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path, now: list[float]) -> None:
    """Outages, clocks and empty seats are looked after at every table, whatever is wrong with another."""

    async def spoil(services: Services, table_id: str) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(header="{}"))

        await services.change(work)
        services.tables.forget(table_id)

    async def story() -> None:
        async with process(tmp_path) as services:
            broken, *made = [await start_on_one_screen(services) for _ in range(3)]
            (deserted, _), (left, seat) = [await start_and_delete_who_is_asked(services) for _ in range(2)]
            await services.pulse.beat()
            await spoil(services, broken)
            await spoil(services, deserted)
            now[0] += 3600
            await services.pulse.beat()
            assert not services.tables.outages
            assert [await kinds(services, table_id) for table_id in made] == [["outage"]] * 2
            now[0] = services.pulse.alive = now[0] + 61
            await lifecycle.check_clocks(services)
            assert [await kinds(services, table_id) for table_id in made] == [["outage", "wait"]] * 2
            await lifecycle.fill_empty_seats(services)
            assert await is_played_on(services, left, seat)

    asyncio.run(story())


def test_a_table_that_was_left_and_deleted_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever deletes a table just after leaving it must not end what the server does for all others."""
    monkeypatch.setattr(listeners, "LATELY", 0.0)

    async def story() -> None:
        async with process(tmp_path) as services:
            ada, _ = await services.guest("Ada")
            deleted = await seat_everybody(services, ada, MATCH, SeatWish("me"), SeatWish("local"))
            left = await start_on_one_screen(services)
            for table_id in (deleted, left):
                here = Listener(table_id, ada.id, [0, 1], 0)
                services.listeners.add(here)
                services.listeners.remove(here)
            await services.change(lambda c: delete_table(c, deleted, ada))
            await services.tables.drop(deleted)
            await lifecycle.watch(services)
            assert await kinds(services, left) == ["wait"] and services.listeners.deserted() == []

    asyncio.run(story())
