from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from rainhill.server import rate_limits
from tests.server.databases import Postgres, RedisServer, close_postgres, open_postgres, open_redis
from tests.server.running_server import RunningServer, running_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = open_postgres()
    yield cluster
    close_postgres(cluster)


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    address = postgres.database()
    yield address
    postgres.drop(address)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = open_redis()
    yield server
    server.stop()


@pytest.fixture
def standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for rate limits, however slow the machine is."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    """A server on SQLite without rate limits, for all tests that do not stop it."""
    with running_server() as running:
        yield running
