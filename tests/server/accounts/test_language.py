"""The language goes with the person: mails, previews of their tables and other devices speak it; errors the asker's."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from rainhill.locales import language, languages, speaking, text
from rainhill.server.accounts import mail, send
from rainhill.server.client import Client
from rainhill.server.http.languages import _first_of
from rainhill.server.settings import Mail, Settings
from tests.server.accounts.test_accounts import PASSWORD, guests
from tests.server.running_server import RunningServer
from tests.server.tables.test_protocol import refused, table, tell


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", None),
        ("hu", "hu"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, it;q=0.4, ru;q=0.7", "ru"),
        ("RU-ru", "ru"),
        ("en;q=0", None),
        ("hu;q=none, it", "it"),
        ("*", None),
        (",;q=,;;,", None),
    ],
)
def test_a_request_asks_for_a_language_of_ours_or_for_none(header: str, found: str | None) -> None:
    assert _first_of(header) == found


def test_a_language_is_spoken_for_a_while() -> None:
    before = language()
    with speaking("hu"):
        assert language() == "hu"
        with speaking("xx"), speaking(None):
            assert language() == "hu"
    assert language() == before


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("event", ["your-turn", "match-over", "webhook-off"])
def test_mails_are_written_in_the_language_of_their_reader(
    spoken: str, event: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(mail, "_hand_over", lambda _, __, message: sent.append(message))
    facts = {"event": event, "table": "t", "game": "steam", "map": "ruhr", "address": "https://bot.example"}
    note = {"email": "ada@example.org", "name": "Ada", "language": spoken, "data": json.dumps(facts)}
    asyncio.run(send._email(Settings(mail=Mail("127.0.0.1", 25, "rainhill@example.org")), note))
    with speaking(spoken):
        assert sent[0]["Subject"] == text(f"server-mail-subject-{event}", game="Steam")


@pytest.mark.slow
def test_it_is_known_from_the_first_visit_changed_by_its_person_and_found_on_other_devices(
    server: RunningServer,
) -> None:
    async def story(ada: Client) -> None:
        await refused(ada.ask("PUT", "/api/me/language", {"language": "de"}), "no-session")
        ada.http.headers["accept-language"] = "hu-HU,hu;q=0.9,en;q=0.5"
        made = await ada.ask("POST", "/api/session", {"name": "Ada"})
        assert made["language"] == "hu"
        for wrong in ("xx", "", "EN", "../en", "e" * 9):
            await refused(ada.ask("PUT", "/api/me/language", {"language": wrong}), "bad-request")
        # Whoever tries all of them can still say where to send mail.
        for each in (*languages(), "ru"):
            await ada.ask("PUT", "/api/me/language", {"language": each})
        await ada.ask("PUT", "/api/notifications", {"email": None, "webhook": None})
        login = {"login": f"reads-{made['id']}", "password": PASSWORD}
        assert (await ada.ask("POST", "/api/account", login))["language"] == "ru"
        (phone,) = await guests(server, "Phone")
        phone.http.headers["accept-language"] = "it"
        assert (await phone.ask("POST", "/api/login", login))["language"] == "ru"
        assert (await phone.ask("GET", "/api/account/export"))["person"]["language"] == "ru"
        await phone.close()

    tell(server, story)


@pytest.mark.slow
def test_errors_answer_in_the_language_of_the_request_and_links_in_that_of_whoever_sent_them(
    server: RunningServer,
) -> None:
    async def story(ada: Client) -> None:
        for spoken in languages():
            with httpx.Client(base_url=server.address, trust_env=False) as http, speaking(spoken):
                asked = {"accept-language": spoken}
                told = http.get("/api/tables/nothere12345", headers=asked).json()["text"]
                assert told == text("server-refusal-no-table")
                page = http.get("/api/notifications/confirm?token=none", headers=asked).text
                assert page == text("server-confirm-old-page")
        ada.http.headers["accept-language"] = "de"
        made = await table(ada, "me", "open", policy={"visibility": "public"})
        with speaking("de"):
            title = text("server-preview-title", creator="Ada", game="Stephenson’s Rocket")
        # The program that looks at the link reads Italian, if anything.
        seen = httpx.get(
            f"{server.address}/t/{made['table']['id']}", headers={"accept-language": "it"}, trust_env=False
        )
        assert title.replace("'", "&#x27;") in seen.text

    tell(server, story)
