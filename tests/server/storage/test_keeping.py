"""Keeping what a server has: verify, backup, restore and export, on damaged and old databases and on full disks."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gzip
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from rainhill.kernel.match import Match
from rainhill.registry import find_game
from rainhill.server.accounts.people import new_guest
from rainhill.server.settings import Settings
from rainhill.server.storage import backup
from rainhill.server.storage.migrate import latest, migrate, revision, shape
from rainhill.server.storage.store import SQLITE_FILE, opened
from rainhill.server.tables.lifecycle.branches import insert_branch, plan_branch
from tests.rounds import amount
from tests.server.running_server import Done, command, verified

pytestmark = pytest.mark.slow


def told(done: Done, *words: str) -> None:
    """It failed, and said so in words."""
    said = done.stdout + done.stderr
    assert done.returncode == 1 and "Traceback" not in said, said
    for word in words:
        assert word in said


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with two matches, as the bytes of its file."""
    data = tmp_path_factory.mktemp("kept")

    async def keep() -> None:
        async with opened(Settings(data=data)) as store:
            await migrate(store)
            ada, _ = await store.write(lambda connection: new_guest(connection, "Ada"))
            for seed in range(2):
                match = Match.new(find_game("rocket"), seats=["Ada", "Ben"], map="toy", seed=seed)
                match.play_randomly(Random(seed))
                plan = plan_branch(match, ada, {}, None)
                await store.write(lambda connection, plan=plan: insert_branch(connection, plan))

    asyncio.run(keep())
    with sqlite3.connect(data / SQLITE_FILE) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return (data / SQLITE_FILE).read_bytes()


@pytest.fixture
def data(tmp_path: Path, kept: bytes) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / SQLITE_FILE).write_bytes(kept)
    return folder


@pytest.mark.parametrize("words", [("verify",), ("verify", "--json"), ("backup", "b.gz"), ("export", "out")])
def test_a_wrong_data_folder_is_told_and_nothing_is_made(
    tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told(command(tmp_path / "other", *words, "--data", str(tmp_path / "wrong")), "wrong", "--data")
    (tmp_path / "empty").mkdir()
    told(command(tmp_path / "other", *words, "--data", str(tmp_path / "empty")), "empty", "--data")
    assert [path.name for path in tmp_path.rglob("*")] == ["empty"]
    # Something else lies there: an empty file, no database at all, and one of another program.
    file = tmp_path / "empty" / SQLITE_FILE
    with contextlib.closing(sqlite3.connect(tmp_path / "other.sqlite3")) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
        connection.commit()
    other = (tmp_path / "other.sqlite3").read_bytes()
    (tmp_path / "other.sqlite3").unlink()
    for content in (b"", b"shopping list", other):
        file.write_bytes(content)
        said = command(tmp_path / "other", *words, "--data", str(tmp_path / "empty"))
        told(said, "not a database of Rainhill", "--data")
        assert file.read_bytes() == content
        assert {path.name for path in tmp_path.rglob("*")} == {"empty", SQLITE_FILE}


def test_verify_sees_references_that_lead_nowhere(data: Path) -> None:
    assert verified(data) == verified(data) | {"ok": True, "database": []}
    connection = sqlite3.connect(data / SQLITE_FILE)
    connection.execute("INSERT INTO outbox (person, channel, data, due, attempts) VALUES ('no', 'email', '{}', 0, 0)")
    connection.commit()
    connection.close()
    report = verified(data)
    assert not report["ok"] and "outbox" in report["database"][0] and report["problems"] == []
    said = command(data, "verify")
    told(said, "damaged", "persons")
    assert "well" not in said.stdout


def test_verify_sees_what_sqlites_own_check_sees(data: Path) -> None:
    """An index that has lost its entries: no match reads otherwise."""
    connection = sqlite3.connect(data / SQLITE_FILE)
    page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_listing'").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    spoil(data / SQLITE_FILE, (page - 1) * size + size - 12)
    report = verified(data)
    assert not report["ok"] and report["database"] and report["matches"] == 2
    told(command(data, "verify"), "damaged")


def spoil(file: Path, place: int) -> None:
    content = bytearray(file.read_bytes())
    content[place : place + 8] = bytes(byte ^ 0xFF for byte in content[place : place + 8])
    file.write_bytes(bytes(content))


def test_flipped_bytes_in_a_database_are_told_whatever_they_hit(data: Path, tmp_path: Path, kept: bytes) -> None:
    places = [0, 100, *range(4096 * 2 + 5, len(kept), len(kept) // amount(20, 4))]
    seen = 0
    for place in places:
        (data / SQLITE_FILE).write_bytes(kept)
        spoil(data / SQLITE_FILE, place)
        done = command(data, "verify")
        assert done.returncode in (0, 1) and "Traceback" not in done.stderr
        seen += done.returncode
        done = command(data, "backup", str(tmp_path / "b.gz"))
        assert done.returncode in (0, 1) and "Traceback" not in done.stderr
        assert not list(tmp_path.glob("*.part"))
        done = command(data, "export", str(tmp_path / "out"))
        assert done.returncode in (0, 1) and "Traceback" not in done.stderr
    # In pages nobody uses there is nothing to tell; the first two places are the head of the file.
    assert seen >= 2


def test_flipped_bytes_in_a_backup_are_told_and_nothing_is_made(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.gz"
    assert command(data, "backup", str(file)).returncode == 0
    whole = file.read_bytes()
    for place in (0, 2, 40, len(whole) // 2, len(whole) - 12):
        file.write_bytes(whole)
        spoil(file, place)
        told(command(tmp_path / "new", "restore", str(file)), "b.gz")
        assert not (tmp_path / "new").exists()
    file.write_bytes(whole)
    assert command(tmp_path / "new", "restore", str(file)).returncode == 0
    assert verified(tmp_path / "new")["ok"]


def test_a_backup_that_was_changed_or_lost_a_line_is_told_although_it_unpacks(data: Path, tmp_path: Path) -> None:
    file, empty = tmp_path / "moment.gz", tmp_path / "empty"
    assert command(data, "backup", str(file)).returncode == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for changed in ([*lines[:2], *lines[3:]], [lines[0], lines[1].replace(b"Ada", b"Eve"), *lines[2:]]):
        assert changed != lines
        file.write_bytes(gzip.compress(b"".join(changed)))
        done = command(empty, "restore", str(file))
        assert done.returncode == 1 and "Traceback" not in done.stderr, done.stderr


def test_a_full_disk_is_told_and_leaves_no_part(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writing = backup._write

    def full(out: Any, digest: Any, value: dict[str, Any]) -> None:
        if "end" in value:
            raise OSError(errno.ENOSPC, "No space left on device")
        writing(out, digest, value)

    monkeypatch.setattr(backup, "_write", full)
    file = tmp_path / "b.gz"
    told(command(data, "backup", str(file)), "b.gz", "No space left")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    told(command(data, "backup", str(tmp_path / "nowhere" / "b.gz")), "nowhere")


@pytest.mark.parametrize("target", ["new", "served", "postgresql"])
def test_an_older_database_is_backed_up_before_and_migrated_while_it_is_restored(
    tmp_path: Path, target: str, request: pytest.FixtureRequest
) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "b.gz"
    changes = {"RAINHILL_DATABASE": request.getfixturevalue("database")} if target == "postgresql" else {}
    settings = Settings(data=new, database=changes.get("RAINHILL_DATABASE"))

    async def prepare() -> None:
        async with opened(Settings(data=old)) as store, store.writer.begin() as connection:
            await connection.run_sync(shape, "0002")
            person = "INSERT INTO persons (id, name, email, created) VALUES ('p', 'Ada', 'ada@example.org', 1.0)"
            await connection.execute(text(person))
        if target == "served":
            async with opened(settings) as store:
                await migrate(store)

    async def look() -> tuple[Any, Any]:
        async with opened(settings) as store:
            query = text("SELECT name, email, email_pending FROM persons")

            async def work(connection: Any) -> Any:
                return (await connection.execute(query)).one()

            return await revision(store), tuple(await store.read(work))

    asyncio.run(prepare())
    assert command(old, "backup", str(file)).returncode == 0
    done = command(new, "restore", str(file), **changes)
    assert done.returncode == 0, done.stderr
    assert asyncio.run(look()) == (latest(), ("Ada", None, "ada@example.org"))
    told(command(new, "restore", str(file), **changes), "not empty")
    # The old one has not been touched: it can still be migrated.
    assert "0002" in command(old, "migrate").stdout
    assert verified(old)["ok"]
