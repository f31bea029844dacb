"""The HTTP interface as OpenAPI describes it, fuzzed by schemathesis; headers, cookies, origins, limits."""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from rainhill.bots import list_levels
from rainhill.server.settings import Settings
from tests.server.running_server import (
    PATIENCE,
    ROUNDS,
    RunningServer,
    app_in_process,
    running_server,
    verified,
)

pytestmark = pytest.mark.slow


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        # With an account: making one would end the session the rest needs.
        account = {"login": f"fuzz-{secrets.token_hex(8)}", "password": "seven green wagons"}
        token = http.post("/api/account", json=account).json()["token"]
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    line = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json", "--checks", checks]
    # Deleting the account or logging out would end the session, too.
    amount = str(8 * ROUNDS if ROUNDS > 1 else 4)
    line += ["--max-examples", amount, "--phases", "examples,coverage,fuzzing", "--no-color"]
    line += ["--header", f"Authorization: Bearer {token}", "--exclude-operation-id", "ApiAccountDeleteAccount"]
    line += ["--exclude-path", "/api/logout", "--exclude-path", "/api/sessions", "--suppress-health-check", "all"]
    # The same requests every time, so that a run of the tests proves what it proved before; `make endure` tries others.
    line += ["--seed", "1"] if ROUNDS == 1 else []
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=3 * PATIENCE * ROUNDS)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert '"level": "error"' not in server.logged(), server.logged()[-3000:]
    report = verified(server.data)
    assert report["ok"], report


def test_what_is_described_for_a_refused_action_is_what_comes(server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        described = http.get("/api/openapi.json").json()["paths"]["/api/tables/{table_id}/actions"]["post"]["responses"]
        seats = [{"kind": "me"}, {"kind": "local"}]
        made = http.post("/api/tables", json={"game": "rocket", "map": "toy", "seats": seats, "name": "Ada"}).json()
        http.headers["Authorization"] = f"Bearer {made['token']}"
        body = {"type": "submit", "seat": 0, "version": 99, "key": "refused-action", "action": {"kind": "nothing"}}
        answer = http.post(f"/api/tables/{made['table']['id']}/actions", json=body)
    assert answer.status_code == 409 and answer.json()["type"] == "rejected", answer.text
    allowed = described["409"]["content"]["application/json"]["schema"]["oneOf"]
    assert {each["$ref"].rsplit("/", 1)[1] for each in allowed} == {"Rejected", "Trouble"}


def test_every_answer_carries_the_security_headers(server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        for path in ("/", "/api/catalogue", "/api/tables/none", "/nowhere", "/health"):
            headers = http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"
        assert http.get("/health").text == "ok\n" and http.get("/ready").text == "ready\n"
        figures = http.get("/metrics").text
        assert "rainhill_log_entries_total" in figures and "rainhill_commit_seconds_bucket" in figures


def test_the_catalogue_says_what_can_be_chosen_and_what_an_edition_ignores(server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        told = http.get("/api/catalogue").json()
    assert "greedy" in told["bots"] and told["usual_bot"] in told["bots"]
    assert [level["id"] for level in told["levels"]] == list(list_levels())
    steam = next(game for game in told["games"] if game["id"] == "steam")
    options = {option["id"]: option["editions"] for option in steam["options"]}
    assert options["mercy"] == ["standard"] and options["first_order"] == ["base"]
    assert options["repeats"] == ["base", "standard"]
    maps = {entry["id"]: entry for entry in steam["maps"]}
    assert maps["ruhr"]["seats"] == [4, 5] and maps["ruhr"]["hexes"] > 100


def test_the_session_cookie_is_out_of_reach(server: RunningServer, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        answer = http.post("/api/session", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
        assert http.get("/api/me").json()["name"] == "Ada"
    with app_in_process(Settings(data=tmp_path, rates=False, address="https://trains.example")) as safe:
        body = {"name": "Ada"}
        assert "Secure" in safe.post("/api/session", json=body).headers["set-cookie"]
        own = {"Origin": "https://trains.example"}
        assert safe.post("/api/session", json=body, headers=own).status_code == 201
        other = {"Origin": "https://trains.example.evil"}
        assert safe.post("/api/session", json=body, headers=other).status_code == 403


def test_a_foreign_page_gets_no_socket(server: RunningServer) -> None:
    address = server.address.replace("http", "ws") + "/api/tables/none/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example"), proxy=None):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.address), proxy=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(10))["code"] == "no-table"


def test_no_foreign_page_changes_anything_by_any_door(tmp_path: Path) -> None:
    """Every way to ask for a change there is, also those that come later: without our own origin nothing is done."""
    with app_in_process(Settings(data=tmp_path, rates=False, address="https://trains.example")) as http:
        doors = {
            (method, route.path_format)
            for route in http.app.routes
            for method in getattr(route, "methods", ())
            if method not in ("GET", "HEAD", "OPTIONS")
        }
        assert len(doors) > 25
        for method, path in sorted(doors):
            place = re.sub(r"\{\w+\}", "0", path)
            for origin in (
                "https://evil.example",
                "https://trains.example.evil.example",
                "http://trains.example",
                "null",
            ):
                answer = http.request(method, place, json={}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), (method, path, origin)
            own = http.request(method, place, json={}, headers={"Origin": "https://trains.example"})
            assert own.status_code != 403 or own.json()["code"] != "foreign-origin", (method, path)


def test_limits_hold(tmp_path: Path, standing_clock: None) -> None:
    with app_in_process(Settings(data=tmp_path)) as http:
        codes = [http.post("/api/login", json={"login": "ada", "password": "x" * 12}).status_code for _ in range(14)]
        assert codes[:3] == [409] * 3 and 429 in codes
        assert http.post("/api/records", json={"record": "x" * 1_500_000}).status_code == 413
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
        made = [http.post("/api/tables", json=wish) for _ in range(7)]
        assert [answer.status_code for answer in made[:5]] == [201] * 5
        assert made[6].json()["code"] == "too-many-open-tables"
        assert 429 in [http.get("/api/catalogue").status_code for _ in range(120)]


def test_a_body_that_is_no_text_is_the_mistake_of_its_sender(server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        for body in (b'"\xff\xfe\xfd4"', b'{"record": "\xff"}', b"[" * 100_000):
            answer = http.post("/api/records", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), body[:20]


def test_no_secret_is_logged_and_the_server_stops_in_good_order() -> None:
    with (
        running_server(None, "--log", "debug") as server,
        httpx.Client(base_url=server.address, trust_env=False) as http,
    ):
        wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "invite"}], "name": "Ada"}
        made = http.post("/api/tables", json=wish).json()
        secret, token = made["links"][0]["secret"], made["token"]
        http.post(f"/api/tables/{made['table']['id']}/claim", json={"secret": secret, "name": "Ben"})
        http.post("/api/account", json={"login": "ada", "password": "my very own password"})
        http.get(f"/api/me?token={token}", headers={"Authorization": f"Bearer {token}"})
        http.post("/api/tables", content=b'{"game": "' + token.encode())
        assert "path" in server.logged()
        for hidden in (secret, token, "my very own password"):
            assert hidden not in server.logged()
        stored = b"".join(file.read_bytes() for file in server.data.glob("rainhill.sqlite3*"))
        for hidden in (secret, token, "my very own password"):
            assert hidden.encode() not in stored
        address = server.address.replace("http", "ws") + "/api/tables/none/socket"
        with connect(address, proxy=None):
            assert server.stop() == 0
