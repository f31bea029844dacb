"""Where webhooks and mails may go: to the internet at the address that was checked, and to whom it was confirmed."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from rainhill.server.accounts import hook_address, mail, send
from rainhill.server.accounts.hook_address import Undeliverable, find_target, is_public
from rainhill.server.accounts.hook_call import call_hook
from rainhill.server.settings import Mail, Settings
from tests.server.running_server import app_in_process

pytestmark = pytest.mark.slow
MAIL = Mail("localhost", 25, "rainhill@example.org")


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/x",
        "http://127.1/",
        "http://2130706433/",
        "http://localhost:8080",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/",
        "http://8.8.8.8:25/",
        "http://me@8.8.8.8/",
        "http://8.8.8.8:99999/",
        "http://8.8.8.8/a\r\nHost: b",
        "http://",
        "ftp://x",
    ],
)
def test_a_webhook_cannot_reach_into_the_host(address: str) -> None:
    with pytest.raises(Undeliverable):
        asyncio.run(find_target(address, Settings()))


@pytest.mark.parametrize(
    "address",
    [
        *("0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.2", "169.254.1.1", "172.31.0.1"),
        *("192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.19.0.1", "198.51.100.1", "203.0.113.1"),
        *("224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "::7f00:1", "::10.0.0.1", "::8.8.8.8", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a00:1"),
        *("64:ff9b:1::a00:1", "100::1", "2001::1", "2001:db8::1", "2002:a00:1::", "2002:7f00:1::1", "3fff::1"),
        *("fc00::1", "fd12::1", "fe80::1", "fe80::1%lo", "fec0::1", "ff02::1", "ff0e::1"),
    ],
)
def test_every_range_that_is_not_the_internets_is_refused(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet_are_not_refused() -> None:
    assert all(map(is_public, ("8.8.8.8", "100.63.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1")))


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is looked up again leads nowhere: it is looked up once."""
    answers = iter([["93.184.216.34"], ["127.0.0.1"]])
    called: list[Any] = []

    async def connect(*where: Any, **how: Any) -> Any:
        called.append((where, how["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(hook_address, "_resolve", lambda *_: next(answers))
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Undeliverable):
        asyncio.run(call_hook("https://Trains.example:4443/x y".replace(" ", "%20"), Settings(), {}, b"{}"))
    assert called == [(("93.184.216.34", 4443), "trains.example")]
    with pytest.raises(Undeliverable, match="private address"):
        asyncio.run(call_hook("https://trains.example:4443/", Settings(), {}, b"{}"))
    assert len(called) == 1


def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook_address, "_resolve", lambda *_: ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(Undeliverable, match="private address"):
        asyncio.run(find_target("https://trains.example/", Settings()))


def ada_told(facts: dict[str, Any]) -> dict[str, Any]:
    return {"email": "ada@example.org", "name": "Ada", "language": None, "data": json.dumps(facts)}


def test_mail_is_worded_and_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(mail, "_hand_over", lambda _, to, message: sent.append((to, message)))
    settings = Settings(mail=MAIL, address="https://trains.example")
    facts = {"event": "your-turn", "table": "t", "game": "steam", "map": "ruhr"}
    asyncio.run(send._email(settings, ada_told(facts)))
    to, message = sent.pop()
    assert to == message["To"] == "ada@example.org" and "https://trains.example/#/table/t" in message.get_content()
    # Whoever plays at several tables sees which one it is, before the mail is opened.
    assert "Steam" in message["Subject"] and "Ruhr" in message.get_content()
    # The hash of a map of somebody's own, which is not in play in this process, is nothing to read.
    facts |= {"event": "match-over", "map": "fens~0123abcd"}
    asyncio.run(send._email(settings, ada_told(facts)))
    assert "(fens)" in sent.pop()[1].get_content()
    # What is about no table leads to where its address is entered.
    off = {"event": "webhook-off", "address": "https://bot.example/turn"}
    asyncio.run(send._email(settings, ada_told(off)))
    told = sent.pop()[1].get_content()
    assert "https://bot.example/turn" in told and "https://trains.example/#/me" in told


@pytest.mark.parametrize(
    "address",
    [
        "a@b",
        "a,b@c.de",
        "a@b.de,c",
        "Ada <a@b.de>",
        "a@b.de\nBcc: c@d.ef",
        '"a b"@c.de',
        "a..b@c.de",
        "@c.de",
        "a@b.de ",
    ],
)
def test_only_one_plain_recipient_is_an_address(address: str) -> None:
    assert not mail.is_address(address)
    assert mail.is_address("ada.l+trains@mail.example.org")


def test_nobody_is_mailed_before_they_confirmed_and_nobody_asked_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, str]] = []
    monkeypatch.setattr(mail, "_hand_over", lambda _, to, message: sent.append((to, message.get_content())))
    with app_in_process(Settings(data=tmp_path, mail=MAIL, rates=False, bot_workers=1)) as client:

        def guest() -> dict[str, str]:
            client.cookies.clear()
            token = client.post("/api/session", json={"name": "Ada"}).json()["token"]
            client.cookies.clear()
            return {"Authorization": f"Bearer {token}"}

        def put(who: dict[str, str], email: str | None) -> Any:
            return client.put("/api/notifications", json={"email": email}, headers=who)

        def mails(count: int) -> None:
            end = time.monotonic() + 60
            while len(sent) < count and time.monotonic() < end:
                time.sleep(0.005)
            assert len(sent) == count

        ada = guest()
        assert put(ada, "ada@example.org").json() | {"secret": None} == {
            "webhook": None,
            "email": None,
            "secret": None,
            "email_pending": "ada@example.org",
        }
        kept = client.get("/api/account/export", headers=ada).json()["person"]
        assert (kept["email"], kept["email_pending"], kept["webhook_off"]) == (None, "ada@example.org", None)
        mails(1)
        to, words = sent[0]
        token = re.search(r"token=([\w-]+)", words)
        assert to == "ada@example.org" and token is not None
        path = f"/api/notifications/confirm?token={token[1]}"
        # Setting it again sends nothing, and looking at the link confirms nothing.
        assert put(ada, "ada@example.org").status_code == 200
        page = client.get(path)
        assert "<form" in page.text and page.headers["referrer-policy"] == "same-origin"
        assert client.get("/api/me", headers=ada).json()["email"] is None
        mails(1)
        assert "<form" not in client.post(path.replace("token=", "token=x")).text
        assert client.post(path).status_code == 200
        me = client.get("/api/me", headers=ada).json()
        assert (me["email"], me["email_pending"]) == ("ada@example.org", None)
        assert put(ada, "ada@example.org").json()["email"] == "ada@example.org"
        assert "<form" not in client.get(path).text, "a link works once"
        mails(1)
        # One address is asked a few times, whoever wants it; one person asks a few addresses.
        for _ in range(mail.ASKED_OF_AN_ADDRESS - 1):
            assert put(guest(), "Ada@example.org").status_code == 200
        mails(mail.ASKED_OF_AN_ADDRESS)
        refused = put(guest(), "ada@example.org")
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-mails")
        ben = guest()
        for n in range(mail.ASKED_BY_A_PERSON):
            assert put(ben, f"ben{n}@example.org").status_code == 200
        assert put(ben, "cai@example.org").json()["code"] == "too-many-mails"
        assert client.get("/api/me", headers=ben).json()["email_pending"] == f"ben{n}@example.org"
        mails(mail.ASKED_OF_AN_ADDRESS + mail.ASKED_BY_A_PERSON)
        assert put(ben, None).json()["email_pending"] is None
