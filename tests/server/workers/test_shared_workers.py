"""One guest starves nobody: shares of the workers, caps on tables of bots, and work nobody waits for is dropped."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from redis.asyncio import Redis

from rainhill.kernel.jsonable import plain
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game
from rainhill.server.http.analysis import give_hint
from rainhill.server.http.errors import AskerGone, unless_gone
from rainhill.server.protocol.bodies import AskHint, NewTable, SeatWish
from rainhill.server.protocol.messages import Control, Policy, Submit
from rainhill.server.services import Services, build_services
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import migrate
from rainhill.server.tables import lobby
from rainhill.server.workers import bot_tables, queue, work
from rainhill.server.workers.pool import WorkerPool
from rainhill.server.workers.question import Question
from rainhill.server.workers.queue import BotQueue
from tests.server.databases import RedisServer
from tests.server.running_server import PATIENCE, RunningServer, app_in_process
from tests.server.waiting import until

pytestmark = pytest.mark.slow
SECONDS = 60.0
"""Longer than anything here takes on a busy machine, and far shorter than a job's own limit."""


def question(*payers: str, version: int = 0) -> Question:
    header = complete_header(find_game("rocket"), map="toy", seats=["Ada", "Ben"], seed=1)
    return Question("choose", "t", header, [], 0, version=version, bot="random", payers=list(payers))


# -- on one machine ---------------------------------------------------------------------------------------------------


class Thinking:
    """A pool of threads instead of processes, held until told otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, count: int = 1) -> None:
        self.hold = threading.Event()
        self.asked: list[Question] = []
        executor = ThreadPoolExecutor(count)
        monkeypatch.setattr(WorkerPool, "_open", lambda _: executor)
        monkeypatch.setattr(work, "answer", self._answer)

    def _answer(self, asked: Question) -> str:
        self.asked.append(asked)
        self.hold.wait(SECONDS)
        return asked.table_id


def test_who_does_not_wait_any_longer_is_not_thought_for(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinking(monkeypatch)

    async def story() -> None:
        workers = WorkerPool(1)
        first = asyncio.create_task(workers.answer(question("person a")))
        await until(lambda: thinking.asked)
        second = asyncio.create_task(workers.answer(question("person b")))
        await until(lambda: workers.turns.waiting == 1)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert workers.turns.waiting == 0
        # One that has begun keeps its process until it is done, or two would share it.
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        third = asyncio.create_task(workers.answer(question("person c")))
        await until(lambda: workers.turns.waiting == 1)
        thinking.hold.set()
        assert await third == "t"
        assert [asked.payers for asked in thinking.asked] == [["person a"], ["person c"]]

    asyncio.run(story())


def test_a_hint_is_dropped_when_its_asker_hangs_up() -> None:
    async def story() -> None:
        gone = asyncio.Event()

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        scope: Any = {"type": "http", "path_params": {}}
        request: Any = Request(scope, receive=receive)
        working: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = asyncio.create_task(unless_gone(request, working))
        await asyncio.sleep(0)
        gone.set()
        with pytest.raises(AskerGone):
            await waiting
        assert working.cancelled()

        async def answer() -> int:
            return 7

        gone.clear()
        assert await unless_gone(request, answer()) == 7

    asyncio.run(story())


def with_services(tmp_path: Path, story: Callable[[Services], Awaitable[None]]) -> None:
    async def run() -> None:
        services = build_services(Settings(data=tmp_path))
        await migrate(services.store)
        try:
            async with asyncio.timeout(SECONDS):
                await story(services)
        finally:
            await services.bots.stop()
            await services.store.close()

    asyncio.run(run())


def test_the_hint_of_a_table_is_not_thought_about_when_nobody_waits_for_it(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        asked: list[asyncio.Future[Any]] = []

        def ask(_: Question) -> asyncio.Future[Any]:
            asked.append(asyncio.get_running_loop().create_future())
            return asked[-1]

        services.ask = ask
        ada, _ = await services.guest("Ada")
        wish = NewTable("rocket", [SeatWish("me"), SeatWish("local")], map="toy", policy=Policy(advice="during"))
        rows, _ = lobby.seat_rows(wish.seats, ada)
        setup = lobby.check_wish(wish)
        table_id = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
        await services.change(lambda c: lobby.start(c, table_id, ada))
        async with services.tables.held(table_id) as live:
            assert live.match is not None and live.match.asked is not None
            seat = live.match.asked
        gone = asyncio.Event()

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        scope: Any = {"type": "http", "path_params": {}, "client": ("192.0.2.1", 1), "headers": []}
        request: Any = Request(scope, receive=receive)
        hint = asyncio.ensure_future(give_hint.fn(request, services, ada, table_id, AskHint(seat)))
        await until(lambda: asked)
        gone.set()
        await asyncio.wait([hint])
        assert isinstance(hint.exception(), AskerGone) and asked[0].cancelled()

    with_services(tmp_path, story)


def test_a_bot_does_not_think_on_about_a_table_that_has_moved_on(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        asked: list[Question] = []
        answers: asyncio.Queue[Any] = asyncio.Queue()
        dropped: list[int] = []

        async def ask(one: Question) -> Any:
            asked.append(one)
            try:
                return await answers.get()
            except asyncio.CancelledError:
                dropped.append(one.version)
                raise

        services.bots.ask = ask
        ada, _ = await services.guest("Ada")
        policy = Policy(order="fixed", undo="free")
        wish = NewTable("rocket", [SeatWish("me"), SeatWish("bot", bot="random")], map="toy", policy=policy)
        rows, _ = lobby.seat_rows(wish.seats, ada)
        setup = lobby.check_wish(wish)
        table_id = await services.change(lambda c: lobby.insert_open(c, wish.game, setup, ada, rows, 9))
        services.bots.came_from(table_id, "address x")
        await services.change(lambda c: lobby.start(c, table_id, ada))
        await services.tables.changed(table_id)

        async def play_until_asked(count: int) -> int:
            """Ada plays until the bot was asked so often after a move of hers; what it was asked before, it answers."""
            while True:
                async with services.tables.held(table_id) as live:
                    assert live.match is not None
                    version, seat, legal = live.version, live.match.asked, live.match.kernel_match.legal()
                    has_moved = any(who == 0 for _, who in live.match.chosen)
                if seat == 0:
                    message = Submit(key=f"key-{version:08}", version=version, seat=0, action=plain(legal[0]))
                    assert b"accepted" in await services.tables.submit(ada.id, table_id, message)
                elif asked and asked[-1].version == version:
                    if has_moved and len(asked) >= count:
                        return version
                    answers.put_nowait(plain(legal[0]))
                    while services.bots._asking.get(table_id, (-1,))[0] == version:
                        await asyncio.sleep(0)
                await asyncio.sleep(0)

        version = await play_until_asked(1)
        assert asked[0].payers == [f"person {ada.id}", "address x"]
        count = len(asked)
        control = Control(key="take-that-back", version=version, seat=0, what="undo")
        assert b"accepted" in await services.tables.control(ada.id, table_id, control)
        await until(lambda: dropped == [version])
        # The table goes on: the bot is asked again when it is its turn.
        assert await play_until_asked(count + 1) > version

    with_services(tmp_path, story)


def test_tables_where_only_bots_play_are_few_for_a_person_and_for_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_tables, "OF_A_PERSON", 2)
    monkeypatch.setattr(bot_tables, "OF_AN_ADDRESS", 3)
    thinking = Thinking(monkeypatch)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    with app_in_process(Settings(data=tmp_path)) as client:

        def create(**wish: Any) -> Any:
            return client.post("/api/tables", json={"game": "rocket", "map": "toy", "seats": bots} | wish)

        def refused(answer: Any) -> None:
            assert (answer.status_code, answer.json()["code"]) == (409, "too-many-bot-tables"), answer.text
            assert answer.json()["text"]

        first = create().json()
        record = client.get(f"/api/tables/{first['table']['id']}/record.rail").text
        waiting = create(start=False)
        # A table that waits to be started will count.
        assert waiting.status_code == 201
        assert create().status_code == 201
        refused(create())
        refused(client.post(f"/api/tables/{waiting.json()['table']['id']}/start"))
        refused(client.post("/api/records", json={"record": record, "bots": {"0": "random", "1": "random"}}))
        # Nor by giving the last empty seat to a bot, with which a match begins that was to begin by itself.
        itself = create(seats=[*bots[:1], {"kind": "open"}], starts_itself=True).json()["table"]["id"]
        refused(client.post(f"/api/tables/{itself}/seats/1/bot", json={"bot": "random"}))
        assert client.get(f"/api/tables/{itself}").json()["status"] == "open"
        assert create(seats=[{"kind": "me"}, *bots[:1]]).status_code == 201, "a person plays there"
        # Another guest of the same address.
        client.cookies.clear()
        assert create().status_code == 201
        refused(create())
        thinking.hold.set()


# -- over Redis -------------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:Call to deprecated:DeprecationWarning")
def test_one_person_has_few_questions_in_the_queue_and_who_has_gone_none(redis: RedisServer) -> None:
    async def story() -> None:
        asking = BotQueue(redis.address, WorkerPool(1), 0)
        await asking.open()
        try:
            async with asyncio.timeout(SECONDS), Redis.from_url(redis.address) as seen:
                tasks = [
                    asyncio.create_task(asking.answer(question("person a", "address a", version=n))) for n in range(9)
                ]

                async def queued() -> int:
                    return int(await seen.llen("saq:rainhill-bots:queued"))

                while await queued() < queue.OF_A_PERSON:
                    await asyncio.sleep(0.01)
                other = asyncio.create_task(asking.answer(question("person b", "address b", version=99)))
                while await queued() < queue.OF_A_PERSON + 1:
                    await asyncio.sleep(0.01)
                assert await queued() == queue.OF_A_PERSON + 1
                for task in (*tasks, other):
                    task.cancel()
                await asyncio.gather(*tasks, other, return_exceptions=True)
                assert await queued() == 0, "nobody waits for them any longer"
        finally:
            await asking.close()

    asyncio.run(story())


def test_a_worker_machine_that_stands_still_or_is_killed_costs_seconds(redis: RedisServer, tmp_path: Path) -> None:
    """Whoever has the question goes: another answers it, long before the question's own time is up."""
    settings = {"RAINHILL_REDIS": redis.address}
    first, second = (RunningServer(tmp_path, settings, port=redis.port, words=("--bots-only",)) for _ in range(2))

    def tell(worker: RunningServer, what: signal.Signals) -> None:
        assert worker.process is not None
        worker.process.send_signal(what)

    async def story() -> None:
        header = complete_header(find_game("rocket"), map="england", seats=["Ada", "Ben"], seed=1)
        asking = BotQueue(redis.address, WorkerPool(1), 0)
        await asking.open()
        try:
            async with Redis.from_url(redis.address) as seen, asyncio.timeout(PATIENCE):

                async def alive(count: int) -> None:
                    while len(await seen.keys(f"{queue.NAME}:alive:*")) != count:
                        await asyncio.sleep(0.01)

                async def ask(number: int) -> asyncio.Task[Any]:
                    deep = Question("choose", f"t{number}", header, [], 0, version=1, bot="stephenson")
                    answer = asyncio.create_task(asking.answer(deep))
                    while not await seen.llen("saq:rainhill-bots:active"):
                        await asyncio.sleep(0.005)
                    return answer

                for worker in (first, second):
                    await asyncio.to_thread(worker.start)
                await alive(2)
                tell(second, signal.SIGSTOP)
                await alive(1)
                answer = await ask(1)
                tell(first, signal.SIGSTOP)
                tell(second, signal.SIGCONT)
                assert "kind" in await asyncio.wait_for(answer, SECONDS)
                answer = await ask(2)
                tell(second, signal.SIGKILL)
                tell(first, signal.SIGCONT)
                assert "kind" in await asyncio.wait_for(answer, SECONDS)
        finally:
            await asking.close()

    try:
        asyncio.run(story())
    finally:
        for worker in (first, second):
            if worker.process is not None:
                worker.kill()
