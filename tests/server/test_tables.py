"""Coming and going at tables: lists, open seats, presence, spectators, and what others may do for somebody away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rainhill.games import find_game
from rainhill.kernel.game import complete_header
from rainhill.kernel.refusals import Refused
from rainhill.server import moves
from rainhill.server.course import Course, new_course
from rainhill.server.messages import ClockPolicy, Control, ControlKind, Policy
from rainhill.server.visitor import Visitor
from tests.server.houses import RunningHouse
from tests.server.test_protocol import refused, table, tell


async def listed(visitor: Visitor, which: str) -> list[str]:
    found = await visitor.ask("GET", f"/api/tables?which={which}")
    return [one["id"] for one in found["tables"]]


def test_an_open_table_is_found_joined_left_and_played(server: RunningHouse) -> None:
    async def story(ada: Visitor) -> None:
        made, hidden = await table(ada, "me", "open"), await table(ada, "me", "open", policy={"visibility": "private"})
        table_id = made["table"]["id"]
        ben = Visitor(server.address)
        assert table_id in await listed(ben, "open") and hidden["table"]["id"] not in await listed(ben, "open")
        await refused(ben.ask("GET", f"/api/tables/{hidden['table']['id']}"), "no-table")
        assert (await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"}))["mine"] == [1]
        await ben.ask("POST", f"/api/tables/{table_id}/leave")
        await refused(ada.ask("POST", f"/api/tables/{table_id}/start"), "seats-not-taken")
        await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        assert table_id in await listed(ben, "playing") and table_id not in await listed(ben, "open")
        await refused(ben.ask("POST", f"/api/tables/{table_id}/leave"), "already-started")
        asked = (await ada.ask("GET", f"/api/tables/{table_id}"))["asked"]
        assert (table_id in await listed(ada, "my-turn"), table_id in await listed(ben, "my-turn")) == (
            asked == 0,
            asked == 1,
        )
        async with ben.at(table_id, 1) as socket:
            await socket.control("concede")
        assert table_id in await listed(ada, "finished") and table_id in await listed(ben, "mine")
        await ben.close()

    tell(server, story)


def test_everybody_sees_who_is_there(server: RunningHouse) -> None:
    async def story(ada: Visitor) -> None:
        made = await table(ada, "me", "open", policy={"chat": "seats"})
        table_id = made["table"]["id"]
        ben, watcher = Visitor(server.address), Visitor(server.address)
        await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        await watcher.ask("POST", "/api/session", {"name": "Wil"})
        async with ada.at(table_id, 0) as socket:

            async def until(online: list[bool], watchers: int) -> None:
                while True:
                    message = await socket.until("table")
                    if [seat["online"] for seat in message["table"]["seats"]] == online:
                        if message["watchers"] == watchers:
                            return

            async with ben.at(table_id, 1):
                await until([True, True], 0)
                async with watcher.at(table_id, None) as looking:
                    await until([True, True], 1)
                    assert looking.view["seat"] is None and looking.view["legal"] == []
                    await looking.send({"type": "say", "text": "Hello"})
                    assert (await looking.until("trouble"))["code"] == "chat-off"
                await until([True, True], 0)
            await until([True, False], 0)
        await ben.close()
        await watcher.close()

    tell(server, story)


def course(**policy: Any) -> Course:
    header = complete_header(find_game("rocket"), map="toy", seats=["Ada", "Ben"], deal={"first": "1"})
    return new_course(header, Policy(**policy), {}, 1000.0)


def control(
    course: Course, seat: int, what: ControlKind, now: float = 1000.0, *, away: bool = True, **facts: Any
) -> str:
    """Do it and tell the kind of the first entry, or the code of the refusal."""
    message = Control(key="key-00000001", version=course.version, seat=seat, what=what, **facts)
    try:
        return moves.control(course, message, now, lambda _: not away)[0].kind
    except Refused as refusal:
        return refusal.code


def test_a_person_who_is_away_is_replaced_by_others_only_after_a_while() -> None:
    late = 1000.0 + moves.ABSENT
    assert control(course(), 1, "hand-over", target=0) == "hand-over-not-allowed"
    assert control(course(), 1, "hand-over", late, away=False, target=0) == "hand-over-not-allowed"
    assert control(course(hand_over="self"), 1, "hand-over", late, target=0) == "hand-over-not-allowed"
    assert control(course(hand_over="no"), 0, "hand-over") == "hand-over-not-allowed"
    played = course()
    assert control(played, 1, "hand-over", late, target=0) == "hand-over" and played.bot_of(0) == "engineer"
    assert control(played, 1, "take-back", target=0) == "take-back-not-allowed", "only its own person comes back"
    assert control(played, 0, "take-back") == "take-back" and played.bot_of(0) is None


def test_an_offer_is_withdrawn_by_who_made_it() -> None:
    played = course()
    assert control(played, 0, "offer-end") == "offer"
    assert control(played, 1, "withdraw") == "no-offer"
    assert control(played, 0, "withdraw") == "withdraw" and played.offer is None
    assert control(played, 1, "agree") == "no-offer"


@pytest.mark.parametrize("kind", ["decision", "match", "days"])
@pytest.mark.parametrize("at_zero", ["bot", "lose"])
def test_every_clock_does_something_sensible_at_zero(kind: Any, at_zero: Any) -> None:
    played = course(clock=ClockPolicy(kind=kind, seconds=10, days=1, at_zero=at_zero))
    rows = moves.time_out(played, 1000.0 + 86_401)
    assert [row.kind for row in rows] == (["timeout"] if at_zero == "bot" else ["timeout", "ended"])
    assert all(row.by in ("clock", "rules") for row in rows)
    if at_zero == "bot":
        assert played.bot_of(0) == "engineer" and played.result is None
        assert moves.time_out(played, 1000.0 + 2 * 86_401) == [], "a bot has no clock"
    else:
        assert played.result is not None and played.result["winners"] == [1] and played.result["how"] == "time"


def test_a_seat_is_taken_once(server: RunningHouse) -> None:
    """Eight people take the one open seat at the same moment: one has it, the others are told."""

    async def story(ada: Visitor) -> None:
        made = await table(ada, "me", "open")
        crowd = [Visitor(server.address) for _ in range(8)]
        path = f"/api/tables/{made['table']['id']}/join"
        answers = await asyncio.gather(
            *(one.ask("POST", path, {"name": "Ben"}) for one in crowd), return_exceptions=True
        )
        assert sum(isinstance(answer, dict) for answer in answers) == 1
        for one in crowd:
            await one.close()

    tell(server, story)
