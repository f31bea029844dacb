"""Small parts by themselves: clocks, limits, tokens, passwords, settings, and what makes a database unfit."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rainhill.server.accounts.people import hash_password, hash_token, is_password, is_token, new_token
from rainhill.server.protocol.messages import ClockPolicy
from rainhill.server.rate_limits import Rate
from rainhill.server.settings import Settings, read_settings
from rainhill.server.storage.store import NotDurable, is_outage, open_store, sync_address
from rainhill.server.tables.clocks import deadline, press, start_clock


def test_seconds_for_the_match_and_an_increment() -> None:
    policy = ClockPolicy(kind="match", seconds=60, increment=5)
    clock = start_clock(policy, 2, 100.0, 0)
    assert clock is not None and deadline(clock) == 160.0
    clock = press(clock, policy, 110.0, 1, acted=True)
    assert clock.left == (55.0, 60.0) and deadline(clock) == 170.0
    clock = press(clock, policy, 130.0, None, acted=True)
    assert clock.left == (55.0, 45.0) and deadline(clock) is None


def test_seconds_for_every_decision() -> None:
    policy = ClockPolicy(kind="decision", seconds=30)
    clock = start_clock(policy, 2, 0.0, 0)
    assert clock is not None
    clock = press(clock, policy, 20.0, 0, acted=True)
    assert deadline(clock) == 50.0, "the next decision of the same seat has its own time"
    clock = press(clock, policy, 30.0, 0, acted=False)
    assert deadline(clock) == 50.0, "an offer in between gives no time"


def test_days_are_given_for_a_turn() -> None:
    policy = ClockPolicy(kind="days", days=1)
    clock = start_clock(policy, 2, 0.0, 0)
    assert clock is not None and deadline(clock) == 86_400
    clock = press(clock, policy, 1000.0, 0, acted=True)
    assert deadline(clock) == 86_400, "a second action of the same turn"
    clock = press(clock, policy, 2000.0, 1, acted=True)
    assert deadline(clock) == 2000 + 86_400


def test_a_rate_lets_a_burst_through_and_then_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rainhill.server.rate_limits.time.monotonic", lambda: now[0])
    rate = Rate(3, 1)
    assert [rate.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert rate.take("b"), "another name has a bucket of its own"
    now[0] = 2.0
    assert [rate.take("a") for _ in range(3)] == [True, True, False]


def test_tokens_cannot_be_guessed_and_are_stored_as_hashes() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200 and min(map(len, tokens)) * 6 >= 128
    token = tokens.pop()
    assert is_token(token, hash_token(token)) and token not in hash_token(token)
    assert not is_token(tokens.pop(), hash_token(token)) and not is_token(token, None)


def test_passwords_are_argon2() -> None:
    stored = hash_password("correct horse battery")
    assert stored.startswith("$argon2id$")
    assert is_password("correct horse battery", stored)
    assert not is_password("wrong", stored) and not is_password("anything", None)


def test_settings_come_from_the_environment() -> None:
    found = read_settings({"RAINHILL_PORT": "1", "RAINHILL_ADDRESS": "https://x.example/", "RAINHILL_SMTP_HOST": "m"})
    assert found.port == 1 and found.address == "https://x.example" and found.is_secure
    assert found.mail is not None and found.mail.start_tls
    assert sync_address(Settings(database="postgresql://u@h/d")) == "postgresql+asyncpg://u@h/d"
    issues = {"RAINHILL_ISSUES": "https://forge.example/rainhill/issues/new"}
    assert read_settings(issues).issues == "https://forge.example/rainhill/issues/new"
    assert read_settings({"RAINHILL_ISSUES": "javascript:alert(1)"}).issues is None
    with pytest.raises(ValueError, match="mysql"):
        sync_address(Settings(database="mysql://u@h/d"))


def test_a_database_that_could_lose_moves_is_refused(tmp_path: Path) -> None:
    from sqlalchemy import event

    async def run(unsafe: bool) -> None:
        store = open_store(Settings(data=tmp_path))
        if unsafe:

            @event.listens_for(store.writer.sync_engine, "connect")
            def spoil(connection, _):  # type: ignore[no-untyped-def]
                connection.cursor().execute("PRAGMA synchronous=OFF")

        try:
            await store.check_durable()
        finally:
            await store.close()

    asyncio.run(run(unsafe=False))
    with pytest.raises(NotDurable):
        asyncio.run(run(unsafe=True))


def test_an_outage_is_told_from_a_mistake() -> None:
    assert is_outage(ConnectionRefusedError()) and is_outage(TimeoutError())
    assert not is_outage(ValueError()) and not is_outage(KeyError("x"))
