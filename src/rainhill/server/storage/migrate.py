"""Bring the database to the shape this version needs, with Alembic."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from rainhill.server.storage.store import Store

# Alembic is loaded where there is something to migrate: it takes a good part of a server's start.
if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 8_291_829
"""Two servers that start at once on one PostgreSQL migrate one after the other."""


class TooNew(Exception):
    """The database has the shape of a later version of this program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("rainhill.server.storage") / "migrations"))
    return config


async def migrate(store: Store) -> tuple[str | None, str]:
    """Run what is missing; tell the revision before and after."""

    def run(connection: Connection) -> tuple[str | None, str]:
        if not store.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        before = _revision(connection)
        if before is not None and before not in revisions():
            raise TooNew(before, latest())
        shape(connection, latest())
        return before, latest()

    if await revision(store) == latest():
        return latest(), latest()
    async with store.writer.begin() as connection:
        return await connection.run_sync(run)


def shape(connection: Connection, wanted: str) -> None:
    """Bring a database to a revision, forwards or (an empty one) backwards, in the transaction of its connection."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    present = _revision(connection)
    known = revisions()
    is_ahead = present in known and known.index(present) > known.index(wanted)
    (command.downgrade if is_ahead else command.upgrade)(config, wanted)


async def revision(store: Store) -> str | None:
    """The revision the database has now."""
    async with store.reader.connect() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def latest() -> str:
    """The revision this version needs."""
    return revisions()[-1]


def revisions() -> list[str]:
    """All revisions this version knows, the oldest first: the numbers in the names of files, `v0002_studies.py` say."""
    names = [each.name for each in (files("rainhill.server.storage") / "migrations" / "versions").iterdir()]
    return sorted(found[1] for name in names if (found := re.fullmatch(r"v(\d+)_\w+\.py", name)))
