"""Doors that strangers may knock at: what each request may hold, cost and do to others."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from rainhill.draw import map_svg
from rainhill.server.client import Client
from rainhill.server.http import analysis, link_preview, maps
from rainhill.server.rate_limits import network_of
from rainhill.server.settings import Settings
from rainhill.server.tables import live_table
from tests.kernel.test_own_maps import own_text
from tests.server.http.test_analysis import play_on
from tests.server.running_server import RunningServer, app_in_process
from tests.server.tables.test_protocol import refused, table, tell

pytestmark = pytest.mark.slow
WISH: dict[str, Any] = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "invite"}]}


def test_lists_in_a_body_have_an_end(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        many = {f"o{n}": "x" for n in range(101)}
        await refused(table(ada, "me", "local", options=many), "bad-request")
        await refused(table(ada, "me", "local", options={"x" * 61: "x"}), "bad-request")
        made = await table(ada, "me", "local")
        await play_on(ada, made["table"]["id"], 1)
        at = f"/api/tables/{made['table']['id']}"
        bots = {str(n): "random" for n in range(17)}
        await refused(ada.ask("POST", f"{at}/branch", {"version": 1, "bots": bots}), "bad-request")
        record = await ada.ask("GET", f"{at}/record.rail")
        await refused(ada.ask("POST", "/api/records", {"record": record, "bots": bots}), "bad-request")

    tell(server, story)


def test_what_is_too_long_is_no_name_anywhere(server: RunningServer) -> None:
    """Refused where it comes in, with the field that is wrong, before anything looks at it."""
    long = "x" * 41

    async def story(ada: Client) -> None:
        made = await table(ada, "me", "open", "invite")
        at, secret = f"/api/tables/{made['table']['id']}", made["links"][0]["secret"]
        account = {"login": "ada", "password": "a good password"}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        control = {"key": "key-12345", "version": 0, "seat": 0, "what": "hand-over"}
        for path, body in (
            ("/api/session", {"name": long}),
            ("/api/account", account | {"name": long}),
            ("/api/account", account | {"login": long}),
            ("/api/login", account | {"login": long}),
            ("/api/tables", {"game": "rocket", "seats": seats, "name": long}),
            ("/api/tables", {"game": "rocket", "seats": [seats[0] | {"name": long}, seats[1]]}),
            ("/api/tables", {"game": "rocket", "seats": [seats[0], seats[1] | {"bot": long}]}),
            ("/api/tables", {"game": "rocket", "seats": seats, "policy": {"substitute": long}}),
            ("/api/tables", {"game": long + long, "seats": seats}),
            ("/api/records", {"record": "x", "bots": {"0": long}}),
            (f"{at}/join", {"name": long}),
            (f"{at}/claim", {"name": long, "secret": secret}),
            (f"{at}/control", control | {"bot": long}),
            (f"{at}/seats/1/bot", {"bot": long}),
        ):
            await refused(ada.ask("POST", path, body), "bad-request")
        await ada.ask("POST", "/api/session", {"name": long[1:]})
        assert (await ada.ask("GET", "/api/me"))["name"] == long[1:]

    tell(server, story)


def test_an_analysis_is_not_stopped_by_somebody_who_only_looks_on(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        at = f"/api/tables/{made['table']['id']}/analysis"
        await play_on(ada, made["table"]["id"], 12)
        async with ada.at(made["table"]["id"], 0) as socket:
            await socket.control("concede")
        eve, tom = Client(server.address), Client(server.address)
        for client in (eve, tom):
            await client.ask("POST", "/api/session", {"name": "Guest"})
        # Tom, who looks on, begins it, so it is his to stop; Ada played the match; Eve did neither.
        assert (await tom.ask("POST", at))["state"] == "running"
        await refused(eve.ask("DELETE", at), "not-your-study")
        assert (await tom.ask("DELETE", at))["state"] == "stopped"
        await tom.ask("POST", at)
        await refused(eve.ask("DELETE", at), "not-your-study")
        await ada.ask("DELETE", at)
        for client in (eve, tom):
            await client.close()

    tell(server, story)


def test_a_study_is_written_once_in_a_thread_however_many_look_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, threads = analysis._written, []

    def written(*args: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return really(*args)

    monkeypatch.setattr(analysis, "_written", written)
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        made = http.post("/api/tables", json=WISH | {"seats": [{"kind": "me"}, {"kind": "local"}]}).json()["table"]
        at = f"/api/tables/{made['id']}"
        http.post(f"{at}/control", json={"key": "enough-1", "version": made["version"], "seat": 0, "what": "concede"})
        http.cookies.clear()
        answers = {http.get(f"{at}/analysis").text for _ in range(3)}
    assert len(answers) == 1 and '"state":"none"' in answers.pop()
    assert len(threads) == 1 and threads[0].startswith("rainhill-replay")


def test_a_club_at_one_address_opens_all_its_links_and_a_guesser_does_not_guess_on(
    tmp_path: Path, standing_clock: None
) -> None:
    with app_in_process(Settings(data=tmp_path)) as http:
        made = http.post("/api/tables", json=WISH).json()
        at, secret = f"/api/tables/{made['table']['id']}", {"secret": made["links"][0]["secret"]}
        http.cookies.clear()
        asked = [http.post(f"{at}/invitation", json=secret).status_code for _ in range(15)]
        assert asked == [200] * 15
        claimed = http.post(f"{at}/claim", json=secret | {"name": "Ben"}).json()
        again = [http.post(f"{at}/claim", json=secret).status_code for _ in range(15)]
        assert claimed["mine"] == [1] and again == [201] * 15
        wrong = [
            http.post(f"{at}/{door}", json={"secret": "x" * 32}).status_code for door in ("invitation", "claim") * 6
        ]
        assert wrong == [409] * 10 + [429] * 2


def test_a_map_is_drawn_once_in_a_thread_and_at_the_expense_of_who_asks(
    tmp_path: Path, standing_clock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def drawing(*args: Any, **named: Any) -> str:
        drawn.append(named["theme"])
        return map_svg(*args, **named)

    monkeypatch.setattr(maps, "map_svg", drawing)
    text = own_text("rocket", "Drawn Once")
    with app_in_process(Settings(data=tmp_path)) as http:
        for _ in range(3):
            assert http.post("/api/maps", json={"game": "rocket", "text": text}).status_code == 200
        assert drawn == ["light", "dark"]
        made = http.post("/api/tables", json=WISH | {"map": None, "map_text": text}).json()
        at = f"/api/tables/{made['table']['id']}"
        for _ in range(3):
            assert http.get(f"{at}/map.svg").status_code == 200
            assert http.post(f"{at}/invitation", json={"secret": made["links"][0]["secret"]}).json()["map"]
        assert drawn == ["light", "dark", "light"]
        services = http.app.dependencies["services"].dependency()
        payer = f"address {network_of('testclient')}"
        left = services.tables.replays.budget.left(payer)
        assert http.get(f"{at}/map.json").status_code == 200
        assert services.tables.replays.budget.left(payer) == left - maps.DRAWING
        services.tables.replays.budget.take(payer, left - maps.DRAWING)
        assert http.get(f"{at}/map.json").status_code == 429


def test_a_program_that_looks_at_links_has_no_match_replayed_and_only_so_many_pages(
    tmp_path: Path, standing_clock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<html><head></head><body></body></html>")
    monkeypatch.setattr("rainhill.server.http.host.CLIENT", client)
    seats = [{"kind": "me"}, {"kind": "local"}]
    with app_in_process(Settings(data=tmp_path / "data")) as http:
        made = http.post("/api/tables", json=WISH | {"seats": seats}).json()
    monkeypatch.setattr(live_table, "new_table_match", None)
    with app_in_process(Settings(data=tmp_path / "data")) as http:
        page = f"/t/{made['table']['id']}"
        assert "og:title" in http.get(page).text
        answers = [http.get(page).status_code for _ in range(130)]
        assert set(answers) == {200, 429} and answers[-1] == 429
    assert link_preview.PICTURE


def test_everything_kept_about_a_seat_is_told_its_person(server: RunningServer) -> None:
    async def story(ada: Client) -> None:
        made = await table(ada, "me", "local")
        await ada.ask("PUT", f"/api/tables/{made['table']['id']}/seats/0/standing", {"wishes": ["idle"]})
        told = await ada.ask("GET", "/api/account/export")
        assert [seat["standing"] for seat in told["seats"]] == [["idle"], []]

    tell(server, story)
