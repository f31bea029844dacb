"""A match never runs away from its people: time-outs, stand-ins, waiting for them, and the pace of bots."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rainhill.kernel.refusals import Refused
from rainhill.server import lifecycle
from rainhill.server.client import Client
from rainhill.server.protocol.actions import encode_action
from rainhill.server.protocol.messages import ClockPolicy, Control, Submit
from rainhill.server.storage import verify
from rainhill.server.tables import commands, describe, listeners
from rainhill.server.tables.clocks import LEAST, deadline
from rainhill.server.tables.listeners import Listener, Listeners, Presence
from rainhill.server.tables.live_table import LiveTable, state_of
from rainhill.server.tables.log_row import LogRow
from rainhill.server.tables.refusals import is_stale
from rainhill.server.tables.table_match import TableMatch
from rainhill.server.workers import bots
from tests.server.running_server import RunningServer
from tests.server.tables.test_outages import kinds, new_table, process
from tests.server.tables.test_protocol import table, tell
from tests.server.tables.test_secrets import row_of
from tests.server.tables.test_tables import new_match

MINUTE = ClockPolicy(kind="decision", seconds=60)
BOTH, BEN, NOBODY = Presence(frozenset({0, 1})), Presence(frozenset({1})), Presence(frozenset(), gone_at=1010.0)


def run_out(match: TableMatch, now: float, presence: Presence = BOTH) -> dict[str, Any]:
    """Let the time of whoever is asked run out; a bot makes the decision, if it has only that: the entry's facts."""
    rows = commands.time_out(match, now, presence)
    seat = rows[0].seat
    if match.once is not None:
        assert commands.play_for_bot(match, match.version, seat, match.kernel_match.legal()[0], now + 1)
    return rows[0].facts


def act(match: TableMatch, now: float) -> None:
    """Whoever is asked plays."""
    assert match.asked is not None
    match.play(match.kernel_match.legal()[0], match.asked, "person", now)


def test_a_time_out_of_somebody_who_is_there_costs_one_decision() -> None:
    match = new_match(clock=MINUTE)
    facts = run_out(match, 1060.0)
    assert (facts["handed"], facts["missed"], match.stand_ins, match.once) == (False, 1, {}, None)
    assert match.persons() == [0, 1] and match.person_asked is not None, "the next decision is the person's again"
    assert match.clock is not None and match.clock.left[match.person_asked] == 60


def test_after_several_in_a_row_a_bot_has_the_seat_and_a_move_of_ones_own_begins_anew() -> None:
    match, now = new_match(clock=MINUTE), 1060.0
    told: list[tuple[int, bool]] = []
    while match.lasting_bot(0) is None:
        if match.asked == 1:
            act(match, now)
        elif len(told) == 2 and told[-1][0] == 2:
            act(match, now)
            told.append((0, False))
        else:
            facts = run_out(match, now)
            told.append((facts["missed"], facts["handed"]))
        now += 70
    assert told == [(1, False), (2, False), (0, False), (1, False), (2, False), (3, True)]
    assert not match.missed and match.persons() == [1]


def test_while_a_bot_makes_the_one_decision_its_person_is_asked_what_others_offer() -> None:
    match = new_match(clock=MINUTE, undo="agreed")
    commands.time_out(match, 1060.0, BOTH)
    seat = match.once
    assert seat is not None and match.persons() == [0, 1]
    rows = commands.control(match, control(match, 1 - seat, "offer-end"), 1061.0, lambda _: True)
    assert [row.kind for row in rows] == ["offer"], "the other is not alone"
    action = encode_action(match.kernel_match.legal()[0])
    with pytest.raises(Refused, match="seat-has-bot"):
        commands.play(match, Submit("key-00000001", match.version, seat, action), 1061.0)


def control(match: TableMatch, seat: int, what: Any) -> Control:
    return Control(key="key-00000001", version=match.version, seat=seat, what=what)


def test_whoever_is_away_or_had_days_loses_the_seat_at_once() -> None:
    away, days = new_match(clock=MINUTE), new_match(clock=ClockPolicy(kind="days", days=1))
    assert run_out(away, 1060.0, BEN)["handed"] and away.lasting_bot(0) == "engineer"
    assert run_out(days, 1000.0 + 86_400, BOTH)["handed"] and days.lasting_bot(0) == "engineer"
    gone = new_match(clock=ClockPolicy(kind="days", days=1))
    assert run_out(gone, 1000.0 + 86_400, NOBODY)["handed"], "a match over days waits for nobody"


def test_an_offer_does_not_wait_for_somebody_whose_seat_the_clock_gave_away() -> None:
    match = new_match(clock=MINUTE)
    commands.control(match, control(match, 1, "offer-end"), 1001.0, lambda _: True)
    assert [row.kind for row in commands.time_out(match, 1060.0, BEN)] == ["timeout", "ended"]


def test_after_the_time_for_the_match_is_over_there_is_enough_for_a_decision() -> None:
    match = new_match(clock=ClockPolicy(kind="match", seconds=900, increment=5))
    run_out(match, 1900.0)
    assert match.clock is not None and match.clock.left[0] == LEAST
    short = new_match(clock=ClockPolicy(kind="match", seconds=20))
    run_out(short, 1020.0, BEN)
    commands.control(short, control(short, 0, "take-back"), 1021.0, lambda _: True)
    assert short.clock is not None and short.clock.left[0] == 20, "who comes back is not out of time again at once"


def test_with_nobody_there_a_live_match_waits_and_charges_nobody() -> None:
    match = new_match(clock=ClockPolicy(kind="match", seconds=900))
    assert commands.time_out(match, 1900.0, replace(NOBODY, lately=frozenset({0}))) == [], "they may be back at once"
    assert commands.time_out(match, 1900.0, replace(NOBODY, is_sure=False)) == []
    (row,) = commands.time_out(match, 1900.0, NOBODY)
    assert (row.kind, row.by, row.facts) == ("wait", "clock", {"since": 1010.0})
    assert deadline(match.clock) is None and commands.time_out(match, 9999.0, BOTH) == []
    assert commands.resume(match, 9000.0, NOBODY) == []
    assert [row.kind for row in commands.resume(match, 9000.0, BEN)] == ["resume"]
    assert match.clock is not None and match.clock.left[0] == 890 and deadline(match.clock) == 9890.0


def test_a_match_to_which_nobody_has_come_yet_waits_since_it_began() -> None:
    match = new_match(clock=MINUTE)
    (row,) = commands.wait(match, 1001.0, replace(NOBODY, gone_at=10.0))
    assert row.facts == {"since": 1000.0}, "not since the server was started"


def test_the_log_alone_tells_who_is_stood_in_for_and_whether_it_waits() -> None:
    rows: list[LogRow] = []
    match = new_match(clock=MINUTE)
    rows += commands.time_out(match, 1060.0, BOTH)
    rows += commands.play_for_bot(match, match.version, 0, match.kernel_match.legal()[0], 1061.0)
    rows += commands.wait(match, 1100.0, NOBODY)
    again = new_match(clock=MINUTE)
    for row in rows:
        again.replay(row)
    assert (again.missed, again.waits, again.clock, again.once) == (match.missed, 1010.0, match.clock, None)
    old = new_match(clock=MINUTE)
    old.replay(LogRow(1, 0, "timeout", "clock", 1060.0, facts={"at_zero": "bot", "bot": "clerk"}))
    assert old.lasting_bot(0) == "clerk", "before, every time-out gave the seat away"


def test_bots_that_wait_are_not_looked_after_and_waiting_makes_no_move_stale() -> None:
    match = new_match()
    for seat in (0, 1):
        commands.control(match, control(match, seat, "hand-over"), 1001.0, lambda _: True)
    assert state_of(match, None, 1001.0)["asks_bot"]
    assert [row.kind for row in commands.wait(match, 1030.0, NOBODY)] == ["wait"], "without a clock, if only bots play"
    assert not state_of(match, None, 1030.0)["asks_bot"]
    row = row_of(match)
    assert verify._compare(row, LiveTable(row, match)) is None, "and nothing is wrong with that"
    live: Any = SimpleNamespace(version=match.version, entries_after=lambda n: match.entries[n:])
    message = control(match, 0, "take-back")
    assert not is_stale(replace_version(message, match.version - 1), live)
    assert is_stale(replace_version(message, match.version - 2), live)
    assert is_stale(replace_version(message, match.version + 1), live)
    commands.control(match, message, 1040.0, lambda _: True)
    assert match.waits is None, "who acts is there"


def replace_version(message: Control, version: int) -> Control:
    return Control(key=message.key, version=version, seat=message.seat, what=message.what)


def test_without_a_clock_bots_answer_a_person_who_has_gone_and_tables_of_bots_play() -> None:
    assert commands.wait(new_match(), 1030.0, NOBODY) == []
    of_bots = new_match(clock=MINUTE)
    of_bots.bots = {0: "clerk", 1: "clerk"}
    assert commands.wait(of_bots, 1030.0, NOBODY) == []


def test_who_has_gone_is_known_after_a_moment_and_not_just_after_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [5000.0]
    monkeypatch.setattr(listeners, "time", SimpleNamespace(monotonic=lambda: now[0], time=lambda: 1e9 + now[0]))
    all_here = Listeners(sure_from=5015.0)
    assert all_here.presence("t").is_there(0) and not all_here.presence("t").is_deserted
    now[0] += 20
    assert all_here.presence("t").is_deserted
    ada = Listener("t", "ada", [0], 0)
    all_here.add(ada)
    all_here.hear("t", "other process", [1], 0)
    assert all_here.presence("t").here == {0, 1}
    all_here.remove(ada)
    assert all_here.presence("t").is_there(0) and all_here.deserted() == []
    now[0] += listeners.LATELY + 1
    assert not all_here.presence("t").is_there(0) and all_here.presence("t").is_there(1)
    all_here.hear("t", "other process", [], 0)
    went = now[0]
    assert not all_here.presence("t").is_deserted
    now[0] += listeners.LATELY + 1
    assert all_here.presence("t").is_deserted and all_here.presence("t").gone_at == 1e9 + went
    assert all_here.deserted() == ["t"]
    all_here.forget_gone("t")
    assert all_here.deserted() == []


def test_a_table_that_is_left_waits_and_goes_on_when_somebody_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chores of a process: who leaves, comes back, and what the bots do meanwhile."""
    monkeypatch.setattr(listeners, "LATELY", 0.0)

    async def story() -> None:
        async with process(tmp_path) as services:
            ada, _ = await services.guest("Ada")
            made = await new_table(services, ada)
            here = Listener(made, ada.id, [0, 1], 0)
            services.listeners.add(here)
            services.listeners.remove(here)
            await lifecycle.watch(services)
            assert await kinds(services, made) == ["wait"]
            async with services.tables.held(made) as live:
                assert live.row.deadline is None and describe.table_info(live).waits is not None
            services.listeners.add(here)
            tasks: set[asyncio.Task[None]] = set()
            crier = lifecycle.AttendanceCrier(services, tasks, pause=0.0)
            crier.changed(made)
            await asyncio.gather(*tasks)
            assert await kinds(services, made) == ["wait", "resume"]
            async with services.tables.held(made) as live:
                assert live.row.deadline is not None and describe.table_info(live).waits is None

    asyncio.run(story())


def test_bots_leave_time_to_look_until_somebody_has_seen_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.PAUSES, "long", 3600.0)

    async def story() -> None:
        async with process(tmp_path) as services:
            runner, table_id = services.bots, "a table"
            runner._running[table_id] = asyncio.create_task(asyncio.sleep(3600))
            await runner._let_see(table_id, 3600.0)
            services.listeners.add(Listener(table_id, None, [], None))
            looked = asyncio.create_task(runner._let_see(table_id, 3600.0))
            while table_id not in runner._pauses:
                await asyncio.sleep(0)
            assert not looked.done(), "somebody looks on"
            runner.skip(table_id)
            await looked
            await runner._let_see(table_id, 3600.0)
            runner._rest(table_id)
            looked = asyncio.create_task(runner._let_see(table_id, 3600.0))
            while table_id not in runner._pauses:
                await asyncio.sleep(0)
            runner.moved(table_id, 7)
            await looked
            await runner.stop()

    asyncio.run(story())


def test_a_match_played_with_pauses_can_be_skipped_through(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "rocket", "map": "toy", "seats": seats, "policy": {"bot_pace": "long"}}
        made = await ada.ask("POST", "/api/tables", wish)
        watcher = Client(server.address)
        async with ada.at(made["table"]["id"], made["mine"][0]) as socket:
            await socket.control("hand-over")
            await socket.send({"type": "skip"})
            await socket.until("skipping")
            while sum(entry["by"] == "bot" for entry in socket.entries) < 3:
                await socket.until("update")
            at = [entry["at"] for entry in socket.entries if entry["kind"] == "action"]
            assert at == sorted(at)
        async with watcher.at(made["table"]["id"], None) as looking:
            await looking.send({"type": "skip"})
            assert (await looking.until("trouble"))["code"] == "not-your-seat"
        await watcher.close()

    tell(server, story)


def test_who_is_there_loses_one_decision_on_a_running_server(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        clock = {"kind": "decision", "seconds": 0.5, "at_zero": "bot"}
        made = await table(ada, "me", "local", policy={"clock": clock, "substitute": "random"})
        async with ada.at(made["table"]["id"], 0) as socket:
            while not any(entry["by"] == "bot" for entry in socket.entries):
                await socket.until("update")
            kinds = [entry["kind"] for entry in socket.entries if entry["by"] in ("bot", "clock")]
            assert kinds[:2] == ["timeout", "action"]
            first = next(entry for entry in socket.entries if entry["kind"] == "timeout")
            assert first["facts"]["handed"] is False and socket.table["most_missed"] == commands.MOST_MISSED

    tell(server, story)
