"""What can be wrong before a server opens is told in one sentence, with an exit code; and what it writes is private."""

from __future__ import annotations

import asyncio
import errno
import os
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from rainhill.cli.commands import serve
from rainhill.server.settings import Settings
from rainhill.server.storage.data_folder import make_private_folder
from rainhill.server.storage.store import SQLITE_FILE, opened
from tests.server.databases import Postgres
from tests.server.running_server import Done, RunningServer, command

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _nothing_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that gets as far as opening ends there, with 0: it would serve for ever, and its test never fail."""
    monkeypatch.setattr(serve, "_listen_and_serve", lambda *_, **__: 0)


def sentence(done: Done) -> str:
    """What a host reads; one line, whatever went wrong."""
    lines = done.stderr.strip().splitlines()
    assert done.returncode in (1, 2) and len(lines) == 1, done
    assert "Traceback" not in done.stderr
    return lines[0]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("a file", encoding="utf-8")
    assert str(file) in sentence(command(file, "serve", "--port", "0"))


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = os.open

    def read_only(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT and str(path).startswith(str(tmp_path)):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", read_only)
    assert os.strerror(errno.EROFS) in sentence(command(tmp_path, "serve", "--port", "0"))


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    assert command(tmp_path, "migrate").returncode == 0

    async def age() -> None:
        async with opened(Settings(data=tmp_path)) as store, store.writer.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'v9999'")

    asyncio.run(age())
    said = sentence(command(tmp_path, "serve", "--port", "0"))
    assert "v9999" in said
    assert sentence(command(tmp_path, "migrate")) == said


def test_a_second_server_on_one_folder(server: RunningServer, tmp_path: Path) -> None:
    second = command(server.data, "serve", "--port", "0")
    assert str(server.data) in sentence(second) and second.returncode == 1
    # Where there is no other it would have opened.
    assert command(tmp_path, "serve", "--port", "0").returncode == 0


def test_a_database_that_may_forget(postgres: Postgres, database: str, tmp_path: Path) -> None:
    async def set_fsync(value: str) -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(f"ALTER SYSTEM SET fsync = {value}")
        await connection.execute("SELECT pg_reload_conf()")
        while await connection.fetchval("SHOW fsync") != value:
            await asyncio.sleep(0.01)
        await connection.close()

    asyncio.run(set_fsync("off"))
    try:
        said = sentence(command(tmp_path, "serve", "--port", "0", RAINHILL_DATABASE=database))
    finally:
        asyncio.run(set_fsync("on"))
    assert "fsync" in said and "off" in said


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    address = "postgresql://nobody:hidden@127.0.0.1:1/none"
    assert "hidden" not in sentence(command(tmp_path, "serve", "--port", "0", RAINHILL_DATABASE=address))


def test_what_is_written_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    before = os.umask(0)
    try:
        (folder / SQLITE_FILE).touch(0o644)
        assert command(folder, "migrate").returncode == 0
    finally:
        os.umask(before)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert [path.stat().st_mode & 0o777 for path in folder.iterdir()] == [0o600] * len(list(folder.iterdir()))


def test_a_folder_with_other_things_in_it_is_left_open(tmp_path: Path) -> None:
    (tmp_path / "photographs").mkdir()
    tmp_path.chmod(0o755)
    make_private_folder(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
