"""What somebody has learnt goes with the account: found on every device, told to nobody else, bounded, and deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rainhill.lessons import list_lessons
from rainhill.puzzles import list_puzzles
from rainhill.registry import list_games
from rainhill.server.accounts.learnt import merged, only_what_there_is
from rainhill.server.client import Client
from rainhill.server.protocol.lessons import Learnt, LessonKept
from rainhill.server.settings import Settings
from tests.server.accounts.test_accounts import PASSWORD, guests
from tests.server.running_server import RunningServer, app_in_process
from tests.server.tables.test_protocol import refused, tell

GAME = list_games()[0]
LESSON = list_lessons(GAME)[0]
FIRST, SECOND = (f"{GAME}/{puzzle.id}" for puzzle in list_puzzles(GAME)[:2])
NAME = f"{GAME}/{LESSON.id}"
ACTION = LESSON.steps[0].solution[0]


async def account(client: Client) -> dict[str, str]:
    made = await client.ask("POST", "/api/session", {"name": "Ada"})
    login = {"login": f"learns-{made['id']}", "password": PASSWORD}
    await client.ask("POST", "/api/account", login)
    return login


@pytest.mark.slow
def test_it_is_found_on_another_device_and_goes_with_the_account(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        phone, ben = await guests(server, "Phone", "Ben")
        await refused(ada.ask("GET", "/api/learnt"), "no-session")
        for method, body in (("GET", None), ("PUT", {"puzzles": {FIRST: True}})):
            await refused(phone.ask(method, "/api/learnt", body), "no-account")
        login = await account(ada)
        assert await ada.ask("GET", "/api/learnt") == {"lessons": {}, "puzzles": {}}
        stand = {"done": 1, "finished": False, "start": 0, "actions": [ACTION]}
        await ada.ask("PUT", "/api/learnt", {"lessons": {NAME: stand}, "puzzles": {FIRST: False}})
        await phone.ask("POST", "/api/login", login)
        found = await phone.ask("GET", "/api/learnt")
        assert found["puzzles"] == {FIRST: False} and found["lessons"][NAME]["done"] == 1
        # The phone knows an earlier step and a later answer; neither takes anything away.
        told = {"lessons": {NAME: stand | {"done": 0, "actions": []}}, "puzzles": {FIRST: True, SECOND: True}}
        both = await phone.ask("PUT", "/api/learnt", told)
        assert both == {"lessons": found["lessons"], "puzzles": {FIRST: False, SECOND: True}}
        await account(ben)
        assert await ben.ask("GET", "/api/learnt") == {"lessons": {}, "puzzles": {}}
        (kept,) = (await ada.ask("GET", "/api/account/export"))["learnt"]
        assert kept["data"] == both and (await ben.ask("GET", "/api/account/export"))["learnt"] == []
        await ada.ask("DELETE", "/api/account")
        await refused(phone.ask("PUT", "/api/learnt", {}), "no-session")
        for client in (phone, ben):
            await client.close()

    tell(server, story)


@pytest.mark.slow
def test_nobody_can_tell_too_much_too_often_or_anything_else(tmp_path: Path, standing_clock: None) -> None:
    with app_in_process(Settings(data=tmp_path, rates=True)) as client:
        assert client.post("/api/account", json={"login": "ada.learns", "password": PASSWORD}).status_code == 201

        def tell_it(body: Any) -> int:
            return client.put("/api/learnt", json=body).status_code

        long = {"kind": "extend", "company": "x" * 9000, "to": "A1"}
        strange = {
            "lessons": {"chess/castling": {"done": 3}, NAME: {"done": 50, "start": 49, "actions": [long, "nonsense"]}},
            "puzzles": {"chess/mate": True, f"{GAME}/nothing": True, FIRST: True},
        }
        assert tell_it(strange) == 200
        assert client.get("/api/learnt").json() == {
            "lessons": {NAME: {"done": len(LESSON.steps), "finished": False, "start": 0, "actions": []}},
            "puzzles": {FIRST: True},
        }
        too_much: tuple[Any, ...] = (
            {"lessons": {NAME: {"done": 51}}},
            {"lessons": {NAME: {"done": 1, "actions": [ACTION] * 41}}},
            {"lessons": {f"{GAME}/{n}": {"done": 1} for n in range(201)}},
            {"puzzles": {f"{GAME}/{n}": True for n in range(3001)}},
            {"puzzles": {"x" * 81: True}},
            {"puzzles": {FIRST: "yes"}},
            [],
        )
        assert [tell_it(body) for body in too_much] == [400] * len(too_much)
        answers = [tell_it({}) for _ in range(25)]
        assert set(answers) == {200, 429} and answers.count(200) == 19
        assert len(json.dumps(client.get("/api/learnt").json())) < 500


def test_the_further_step_and_the_first_answer_stay() -> None:
    early, late = LessonKept(1, False, 0, ["a"]), LessonKept(3, False, 2, ["b"])
    for known, told in ((early, late), (late, early)):
        assert merged(Learnt({"l": known}), Learnt({"l": told})).lessons == {"l": late}
    again = LessonKept(3, True, 0, [])
    assert merged(Learnt({"l": late}), Learnt({"l": again})).lessons == {"l": again}
    assert merged(Learnt({"l": again}), Learnt({"l": early})).lessons["l"].finished
    assert merged(Learnt({}, {"p": False}), Learnt({}, {"p": True, "q": True})).puzzles == {"p": False, "q": True}


def test_actions_are_kept_as_they_are_stored_everywhere() -> None:
    (kept,) = only_what_there_is(Learnt({NAME: LessonKept(1, False, 0, [ACTION])})).lessons.values()
    assert isinstance(kept.actions[0], dict) and kept.actions[0]["kind"] == ACTION.split(" ")[0]
