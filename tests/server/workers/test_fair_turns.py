"""Bot tables share the workers fairly: oldest first, short ones not behind long ones, nobody for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from rainhill.server.workers import fair_turns as turns_module
from rainhill.server.workers.fair_turns import FairTurns


class Clock:
    """Time that passes when a piece of work is done."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(turns_module, "time", made)
    return made


async def work(
    turns: FairTurns,
    clock: Clock,
    kind: str,
    seconds: float,
    done: list[str],
    name: str = "",
    payers: Sequence[str] = (),
) -> None:
    async with turns.turn(kind, payers):
        await asyncio.sleep(0)
        clock.now += seconds
        done.append(name or kind)


def run(story: Any) -> None:
    async def limited() -> None:
        async with asyncio.timeout(20):
            await story()

    asyncio.run(limited())


def test_every_table_in_turn(clock: Clock) -> None:
    """Each table asks again as soon as it is answered, and still none is answered twice before all others were."""

    async def story() -> None:
        turns, done = FairTurns(2), list[str]()

        async def table(name: str) -> None:
            for _ in range(4):
                await work(turns, clock, "quick", 0.01, done, name)

        await asyncio.gather(*(table(str(n)) for n in range(6)))
        for first in range(0, 24, 6):
            assert sorted(done[first : first + 6]) == list("012345")

    run(story)


def test_a_short_answer_passes_long_ones_but_not_for_ever(clock: Clock) -> None:
    async def story() -> None:
        turns, done = FairTurns(1), list[str]()
        await work(turns, clock, "deep", 5.0, done)
        await work(turns, clock, "quick", 0.01, done)
        done.clear()
        tasks = [asyncio.create_task(work(turns, clock, "deep", 5.0, done)) for _ in range(3)]
        tasks.append(asyncio.create_task(work(turns, clock, "quick", 0.01, done)))
        await asyncio.gather(*tasks)
        assert done.index("quick") == 1, "one was already under way, the others stand back"
        done.clear()
        waits = asyncio.create_task(work(turns, clock, "deep", 5.0, done))
        block = asyncio.create_task(work(turns, clock, "quick", 0.01, done))
        await asyncio.gather(waits, block)
        # One that has waited its own length is passed by nobody.
        done.clear()
        async with turns.turn("quick"):
            old = asyncio.create_task(work(turns, clock, "deep", 5.0, done))
            await asyncio.sleep(0)
            clock.now += 6.0
            young = asyncio.create_task(work(turns, clock, "quick", 0.01, done))
            await asyncio.sleep(0)
        await asyncio.gather(old, young)
        assert done == ["deep", "quick"]

    run(story)


def test_one_of_several_processes_is_kept_for_short_answers(clock: Clock) -> None:
    async def story() -> None:
        turns, done = FairTurns(2), list[str]()
        await work(turns, clock, "deep", 5.0, done)
        hold = asyncio.Event()

        async def long() -> None:
            async with turns.turn("deep"):
                await hold.wait()

        deep = [asyncio.create_task(long()) for _ in range(3)]
        await asyncio.sleep(0)
        await work(turns, clock, "quick", 0.01, done)
        assert turns.waiting == 2
        hold.set()
        await asyncio.gather(*deep)

    run(story)


def test_who_gives_up_leaves_no_gap(clock: Clock) -> None:
    async def story() -> None:
        turns, done = FairTurns(1), list[str]()
        async with turns.turn("quick"):
            gone = asyncio.create_task(work(turns, clock, "quick", 0.01, done, "gone"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        with pytest.raises(RuntimeError):
            async with turns.turn("quick"):
                raise RuntimeError
        await work(turns, clock, "quick", 0.01, done, "next")
        assert done == ["next"] and turns.waiting == 0

    run(story)


def test_somebody_with_many_tables_has_the_share_of_one(clock: Clock) -> None:
    """Thirty tables of one guest wait; whoever comes next waits for the piece of work that has begun and no longer."""

    async def story() -> None:
        turns, done = FairTurns(1), list[str]()
        greedy = ["person g", "address g"]
        tables = [asyncio.create_task(work(turns, clock, "deep", 2.0, done, "guest", greedy)) for _ in range(30)]
        while len(done) < 3:
            await asyncio.sleep(0)
        before = len(done)
        await work(turns, clock, "clerk", 0.01, done, "other", ["person o", "address o"])
        assert done.index("other") <= before + 1
        await asyncio.gather(*tables)
        assert done.count("guest") == 30, "nobody waits for ever"

    run(story)


def test_many_guests_of_one_address_have_the_share_of_a_few(clock: Clock) -> None:
    async def story() -> None:
        turns, done = FairTurns(1), list[str]()
        crowd = [
            asyncio.create_task(work(turns, clock, "deep", 2.0, done, "crowd", [f"person {n}", "address c"]))
            for n in range(60)
        ]
        while len(done) < 10:
            await asyncio.sleep(0)
        before = len(done)
        for n in range(3):
            await work(turns, clock, "deep", 2.0, done, "other", ["person o", "address o"])
            assert len(done) <= before + 5 * (n + 1), "as if there were four others"
        # Those who wait are not forgotten when others have had as much.
        for _ in range(20):
            await work(turns, clock, "deep", 2.0, done, "other", ["person o", "address o"])
        assert done[before:].count("crowd") > 20
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    run(story)


def test_what_somebody_had_is_forgotten_in_time(clock: Clock) -> None:
    async def story() -> None:
        turns, done = FairTurns(1), list[str]()
        for _ in range(10):
            await work(turns, clock, "deep", 2.0, done, "", ["person g"])
        assert turns._share_had(["person g"]) > 10
        clock.now += 600
        assert turns._share_had(["person g"]) < 0.1
        # Who gives up has had nothing.
        async with turns.turn("deep", ["person o"]):
            gone = asyncio.create_task(work(turns, clock, "deep", 2.0, done, "gone", ["person h"]))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        assert turns._share_had(["person h"]) == 0

    run(story)
