"""Coming and going at tables: lists, open seats, presence, spectators, and what others may do for somebody away."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from types import SimpleNamespace
from typing import Any

import pytest

import rainhill
from rainhill.kernel.refusals import Refused
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game
from rainhill.server.client import Client
from rainhill.server.protocol.messages import ClockPolicy, Control, ControlKind, Policy
from rainhill.server.storage.queries import read_header, to_json
from rainhill.server.tables import commands, listeners
from rainhill.server.tables.listeners import Presence
from rainhill.server.tables.table_match import TableMatch, new_table_match
from tests.server.running_server import RunningServer
from tests.server.tables.test_protocol import refused, table, tell


async def listed(client: Client, which: str) -> list[str]:
    found = await client.ask("GET", f"/api/tables?which={which}")
    return [one["id"] for one in found["tables"]]


def test_an_open_table_is_found_joined_left_and_played(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made, hidden = await table(ada, "me", "open"), await table(ada, "me", "open", policy={"visibility": "private"})
        table_id = made["table"]["id"]
        ben = Client(server.address)
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


def test_everybody_sees_who_is_there(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open", policy={"chat": "seats"})
        table_id = made["table"]["id"]
        ben, watcher = Client(server.address), Client(server.address)
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


def test_a_seat_that_was_left_keeps_nobody(server: RunningServer) -> None:
    """Neither the link made before leaving nor the access somebody has by it reaches the next person's seat."""

    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open")
        table_id = made["table"]["id"]
        ben, phone, cleo = Client(server.address), Client(server.address), Client(server.address)
        await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
        claim = {"secret": (await ben.ask("POST", f"/api/tables/{table_id}/seats/1/link"))["secret"], "name": "Ben"}
        assert (await phone.ask("POST", f"/api/tables/{table_id}/claim", claim))["mine"] == [1]
        await ben.ask("POST", f"/api/tables/{table_id}/leave")
        assert (await cleo.ask("POST", f"/api/tables/{table_id}/join", {"name": "Cleo"}))["mine"] == [1]
        await refused(ben.ask("POST", f"/api/tables/{table_id}/claim", claim), "bad-link")
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        seat = next(
            one["seat"] for one in (await ada.ask("GET", f"/api/tables/{table_id}"))["seats"] if one["name"] == "Cleo"
        )
        for other in (ben, phone):
            state = f"/api/tables/{table_id}/state?since=0&seat={seat}"
            await refused(other.ask("GET", state), "not-your-seat")
        for client in (ben, phone, cleo):
            await client.close()

    tell(server, story)


def test_a_seat_is_handed_to_bots_that_the_table_knows() -> None:
    late = 1000.0 + commands.ABSENT
    assert control(new_match(), 0, "hand-over", bot="search:seconds=900000") == "hand-over-not-allowed"
    assert control(new_match(), 0, "hand-over", bot="nobody") == "hand-over-not-allowed"
    own = new_match()
    assert control(own, 0, "hand-over", bot="clerk") == "hand-over" and own.bot_of(0) == "clerk"
    others = new_match()
    assert control(others, 1, "hand-over", late, target=0, bot="random") == "hand-over"
    assert others.bot_of(0) == "engineer", "others do not choose who plays for somebody"


def new_match(**policy: Any) -> TableMatch:
    header = complete_header(find_game("rocket"), map="toy", seats=["Ada", "Ben"], deal={"first": "1"})
    return new_table_match(header, Policy(**policy), {}, 1000.0)


def control(
    match: TableMatch, seat: int, what: ControlKind, now: float = 1000.0, *, away: bool = True, **facts: Any
) -> str:
    """Do it and tell the kind of the first entry, or the code of the refusal."""
    message = Control(key="key-00000001", version=match.version, seat=seat, what=what, **facts)
    try:
        return commands.control(match, message, now, lambda _: not away)[0].kind
    except Refused as refusal:
        return refusal.code


def test_a_person_who_is_away_is_replaced_by_others_only_after_a_while() -> None:
    late = 1000.0 + commands.ABSENT
    assert control(new_match(), 1, "hand-over", target=0) == "hand-over-not-allowed"
    assert control(new_match(), 1, "hand-over", late, away=False, target=0) == "hand-over-not-allowed"
    assert control(new_match(hand_over="self"), 1, "hand-over", late, target=0) == "hand-over-not-allowed"
    assert control(new_match(hand_over="no"), 0, "hand-over") == "hand-over-not-allowed"
    played = new_match()
    assert control(played, 1, "hand-over", late, target=0) == "hand-over" and played.bot_of(0) == "engineer"
    assert control(played, 1, "take-back", target=0) == "take-back-not-allowed", "only its own person comes back"
    assert control(played, 0, "take-back") == "take-back" and played.bot_of(0) is None


def test_where_there_is_a_clock_it_alone_says_that_somebody_is_away() -> None:
    for kind in ("days", "decision", "match"):
        for late in (121.0, 5 * commands.ABSENT):
            played = new_match(clock=ClockPolicy(kind=kind, days=3))
            assert control(played, 1, "hand-over", 1000.0 + late, target=0) == "hand-over-not-allowed"
    assert commands.ABSENT >= 86_400, "and where there is none nobody has to hurry"


def test_an_offer_does_not_outlive_the_seat_it_waits_for() -> None:
    """Handing a seat to a bot takes its own offer back, and does what only waited for its answer."""
    mine = new_match(undo="agreed")
    action = mine.kernel_match.legal()[0]
    mine.play(action, 0, "person", 1000.0)
    assert control(mine, 0, "offer-undo") == "offer" and control(mine, 0, "hand-over") == "hand-over"
    assert mine.offer is None and control(mine, 1, "agree") == "no-offer"
    theirs = new_match()
    assert control(theirs, 0, "offer-end") == "offer" and control(theirs, 1, "hand-over") == "hand-over"
    assert theirs.result is not None and theirs.result["how"] == "agreed"


def test_who_plays_over_http_is_there_for_a_while(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open")
        table_id = made["table"]["id"]
        ben = Client(server.address)
        await ben.ask("POST", f"/api/tables/{table_id}/join", {"name": "Ben"})
        await ada.ask("POST", f"/api/tables/{table_id}/start")
        async with ada.at(table_id, 0) as socket:
            assert [seat["online"] for seat in socket.table["seats"]] == [True, False]
            state = await ben.ask("GET", f"/api/tables/{table_id}/state?seat=1")
            assert [seat["online"] for seat in state["table"]["seats"]] == [True, True]
            while not socket.table["seats"][1]["online"]:
                await socket.until("table")
        # Whoever only acts is there as well: by a move, by anything else, by a look at what a move would cause.
        for door in ("actions", "control", "preview"):
            made = await table(ada, "me", "local")
            at, asked = f"/api/tables/{made['table']['id']}", made["table"]["asked"]
            match = rainhill.load(await ben.ask("GET", f"{at}/record.rail"))
            body: dict[str, Any] = {"key": f"only-{door}", "seat": asked}
            body |= {} if door == "preview" else {"version": made["table"]["version"]}
            body |= (
                {"what": "offer-end"} if door == "control" else {"action": match.game.format_action(match.legal()[0])}
            )
            await ada.ask("POST", f"{at}/{door}", body)
            assert (await ben.ask("GET", at))["seats"][asked]["online"], door
        await ben.close()

    tell(server, story)
    # In the end they are gone again.
    clock = [1000.0]
    told: list[str] = []
    monkeypatch.setattr(listeners, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    here = listeners.Listeners(on_change=told.append)
    here.visit("t", [1], "ben")
    clock[0] += listeners.VISIT - 1
    here.visit("t", [1], "ben")
    here.end_visits()
    assert here.attendance("t").seats == {1} and told == ["t"] and here.visited() == ["t"]
    clock[0] += listeners.VISIT
    here.end_visits()
    assert here.attendance("t").seats == frozenset() and told == ["t", "t"] and here.visited() == []


def test_an_offer_is_withdrawn_by_who_made_it() -> None:
    played = new_match()
    assert control(played, 0, "offer-end") == "offer"
    assert control(played, 1, "withdraw") == "no-offer"
    assert control(played, 0, "withdraw") == "withdraw" and played.offer is None
    assert control(played, 1, "agree") == "no-offer"


@pytest.mark.parametrize("kind", ["decision", "match", "days"])
@pytest.mark.parametrize("at_zero", ["bot", "lose"])
def test_every_clock_does_something_sensible_at_zero(kind: Any, at_zero: Any) -> None:
    played = new_match(clock=ClockPolicy(kind=kind, seconds=10, days=1, at_zero=at_zero))
    other = Presence(frozenset({1}))
    rows = commands.time_out(played, 1000.0 + 86_401, other)
    assert [row.kind for row in rows] == (["timeout"] if at_zero == "bot" else ["timeout", "ended"])
    assert all(row.by in ("clock", "rules") for row in rows)
    if at_zero == "bot":
        assert played.bot_of(0) == "engineer" and played.result is None
        assert commands.time_out(played, 1000.0 + 2 * 86_401, other) == [], "a bot has no clock"
    else:
        assert played.result is not None and played.result["winners"] == [1] and played.result["how"] == "time"


def test_a_seat_is_taken_once(server: RunningServer) -> None:
    """Eight people take the one open seat at the same moment: one has it, the others are told."""

    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open")
        people = [Client(server.address) for _ in range(8)]
        path = f"/api/tables/{made['table']['id']}/join"
        answers = await asyncio.gather(
            *(one.ask("POST", path, {"name": "Ben"}) for one in people), return_exceptions=True
        )
        assert sum(isinstance(answer, dict) for answer in answers) == 1
        for one in people:
            await one.close()

    tell(server, story)


def test_a_stored_header_has_the_defaults_of_options_that_came_later() -> None:
    header = complete_header(find_game("steam"), map="toy", seats=["Ada", "Ben", "Cyd"], seed=1)
    stored = {name: value for name, value in header.options.items() if name != "redirects"}
    text = to_json(asdict(header) | {"options": stored, "rules": 1})
    assert read_header(text) == replace(header, rules=1)


def test_the_table_decides_who_begins_and_who_plays_with_mercy(server: RunningServer) -> None:
    """Both follow the seats when these are shuffled."""

    async def story(ada: Client) -> None:
        seats = [{"kind": "local", "name": name} for name in ("Ben", "Cyd", "Dan")]
        wish = {"game": "steam", "map": "toy", "edition": "standard", "seats": seats, "name": "Ada", "first": 1}
        wish["options"] = {"mercy": "none track both"}
        for order in ("fixed", "random", "random"):
            made = await ada.ask("POST", "/api/tables", wish | {"policy": {"order": order}})
            record = await ada.ask("GET", f"/api/tables/{made['table']['id']}/record.json")
            mercy = dict(zip(record["seats"], record["options"]["mercy"].split(), strict=True))
            assert mercy == {"Ben": "none", "Cyd": "track", "Dan": "both"}
            assert record["seats"][int(record["deal"]["order"].split()[0]) - 1] == "Cyd"
        await refused(ada.ask("POST", "/api/tables", wish | {"first": 3}), "setup-bad-first")

    tell(server, story)
