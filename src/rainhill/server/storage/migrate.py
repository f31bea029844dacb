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


class TooNew(Exception):
    """The database has the shape of a later version of this program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known


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
        _check_known(before)
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        return before, latest()

    async with store.writer.begin() as connection:
        return await connection.run_sync(run)


async def revision(store: Store) -> str | None:
    """The revision the database has now."""
    async with store.reader.connect() as connection:
        return await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())


def _check_known(found: str | None) -> None:
    """`TooNew` if this version has never heard of a revision."""
    if found is not None and found not in {script.revision for script in _scripts().walk_revisions()}:
        raise TooNew(found, latest())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def latest() -> str:
    """The revision this version needs."""
    head = _scripts().get_current_head()
    assert head is not None
    return head
