from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.houses import RunningHouse, house
from tests.server.services import Postgres, RedisServer, close_postgres, open_postgres, open_redis


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


@pytest.fixture(scope="module")
def server() -> Iterator[RunningHouse]:
    """A server on SQLite without rate limits."""
    with house() as running:
        yield running
