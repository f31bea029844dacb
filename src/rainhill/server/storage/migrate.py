"""Bring the database to the shape this version needs, with Alembic."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rainhill.server.storage.store import Store

LOCK = 8_291_829
"""Two servers that start at once on one PostgreSQL migrate one after the other."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("rainhill.server.storage") / "migrations"))
    return config


async def migrate(store: Store) -> tuple[str | None, str]:
    """Run what is missing; tell the revision before and after."""

    def run(connection: Connection) -> tuple[str | None, str]:
        if not store.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        before = MigrationContext.configure(connection).get_current_revision()
        shape(connection, latest())
        return before, latest()

    async with store.writer.begin() as connection:
        return await connection.run_sync(run)


def shape(connection: Connection, wanted: str) -> None:
    """Bring a database to a revision, forwards or (an empty one) backwards, in the transaction of its connection."""
    config = _config()
    config.attributes["connection"] = connection
    present = MigrationContext.configure(connection).get_current_revision()
    known = revisions()
    is_ahead = present in known and known.index(present) > known.index(wanted)
    (command.downgrade if is_ahead else command.upgrade)(config, wanted)


async def revision(store: Store) -> str | None:
    """The revision the database has now."""
    async with store.reader.connect() as connection:
        return await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())


def latest() -> str:
    """The revision this version needs."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def revisions() -> list[str]:
    """All revisions this version knows, the oldest first."""
    found = ScriptDirectory.from_config(_config()).walk_revisions()
    return [one.revision for one in found][::-1]
