"""Lessons and puzzles over the server: whoever asks gets the real rules, bounded, and nothing is kept."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from rainhill.lessons import find_lesson, list_lessons
from rainhill.puzzles import list_puzzles
from rainhill.registry import list_games
from rainhill.server.settings import Settings
from tests.server.running_server import RunningServer, app_in_process

pytestmark = pytest.mark.slow
games = pytest.mark.parametrize("game", list_games())


def ask(server: RunningServer, path: str, body: Any = None) -> httpx.Response:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        return http.get(path) if body is None else http.post(path, json=body)


@games
def test_the_first_lesson_is_gone_through_without_an_account(server: RunningServer, game: str) -> None:
    listed = ask(server, f"/api/lessons/{game}").json()
    assert [each["id"] for each in listed] == [lesson.id for lesson in list_lessons(game)]
    lesson = list_lessons(game)[0]
    path = f"/api/lessons/{game}/{lesson.id}"
    stand = ask(server, path, {}).json()
    assert (stand["step"], stand["verdict"], stand["table"]["asked"]) == (0, None, lesson.seat)
    actions: list[str] = []
    for number, step in enumerate(lesson.steps):
        for action in step.solution:
            stand = ask(server, f"{path}/try", {"start": stand["start"], "actions": actions, "action": action}).json()
            assert stand["verdict"]["kind"] in ("done", "on"), (step.id, stand["verdict"])
            actions = [*actions, action] if stand["kept"] else []
        assert stand["step"] == number + 1


def test_a_try_that_misses_is_explained_and_changes_nothing(server: RunningServer) -> None:
    path = "/api/lessons/rocket/locomotive/try"
    turned = ask(server, path, {"start": 1, "actions": [], "action": "extend WPR to C9"}).json()
    assert (turned["verdict"]["kind"], turned["verdict"]["code"], turned["verdict"]["rule"]) == (
        "refused",
        "turn-too-sharp",
        "R5.1",
    )
    poor = ask(server, path, {"start": 2, "actions": [], "action": "extend WPR to C9"}).json()
    assert (poor["verdict"]["kind"], poor["verdict"]["gain"], poor["verdict"]["best"]) == ("costs", 0, 2)
    assert (poor["step"], poor["kept"], poor["rules"]) == (2, 0, ["R8.1"])
    told = ask(server, "/api/lessons/rocket/locomotive/preview", {"start": 2, "actions": [], "action": "pass"}).json()
    assert told["code"] == "not-in-veto"


def test_what_leads_nowhere_is_refused(server: RunningServer) -> None:
    path = "/api/lessons/rocket/locomotive"
    assert ask(server, "/api/lessons/rocket/nothing", {}).status_code == 404
    assert ask(server, "/api/lessons/chess/locomotive", {}).status_code == 400
    assert ask(server, path, {"start": 49}).json()["code"] == "lesson-astray"
    assert ask(server, path, {"start": 3}).json()["code"] == "lesson-astray"
    assert ask(server, path, {"actions": ["extend WPR to B8", "pass"]}).json()["code"] == "lesson-astray"
    assert ask(server, path, {"actions": ["pass"] * 41}).status_code == 400
    assert ask(server, path, {"actions": ["nonsense"]}).json()["code"] == "record-action-unreadable"


@games
def test_a_puzzle_is_asked_looked_at_and_answered(server: RunningServer, game: str) -> None:
    listed = ask(server, f"/api/puzzles/{game}").json()
    assert len(listed["puzzles"]) == len(list_puzzles(game)) > 100
    assert listed["today"] in {each["id"] for each in listed["puzzles"]}
    puzzle = list_puzzles(game)[0]
    path = f"/api/puzzles/{game}/{puzzle.id}"
    asked = ask(server, path).json()
    assert asked["table"]["asked"] == asked["seat"] == puzzle.seat and asked["view"]["legal"]
    assert "choices" not in asked
    best, other = puzzle.best.action, puzzle.choices[1].action
    assert ask(server, f"{path}/preview", {"action": best}).json()["code"] is None
    right = ask(server, f"{path}/answer", {"action": best}).json()
    assert (right["right"], right["rank"]) == (True, 1)
    assert right["line"][0]["entry"]["notation"] == best
    wrong = ask(server, f"{path}/answer", {"action": other}).json()
    assert (wrong["right"], wrong["rank"]) == (False, 2)
    assert ask(server, f"{path}/answer", {"action": {"kind": "nothing"}}).status_code == 400
    assert ask(server, f"/api/puzzles/{game}/nothing").status_code == 404


def test_tries_are_limited(standing_clock: None, tmp_path: Any) -> None:
    lesson = find_lesson("rocket", "locomotive")
    assert lesson is not None
    with app_in_process(Settings(data=tmp_path)) as http:
        answers = {http.post("/api/lessons/rocket/locomotive", json={}).status_code for _ in range(95)}
    assert answers == {200, 429}
