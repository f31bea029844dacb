"""The commands of the server, as a host calls them."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from rainhill.cli import main
from rainhill.kernel.match import Match
from rainhill.registry import find_game
from rainhill.server.accounts.people import new_guest
from rainhill.server.settings import Settings
from rainhill.server.storage.migrate import latest, migrate
from rainhill.server.storage.schema import log
from rainhill.server.storage.store import opened
from rainhill.server.tables.lifecycle.branches import insert_branch, plan_branch
from tests.server.running_server import command, verified

pytestmark = pytest.mark.slow


def test_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    for name in ("RAINHILL_DATABASE", "RAINHILL_REDIS", "RAINHILL_ADDRESS", "--bots-only", "docs/hosting.md"):
        assert name in said


def test_wrong_settings_are_told_in_words(tmp_path: Path) -> None:
    wrong = command(tmp_path, "serve", RAINHILL_DATABASE="mysql://x")
    assert wrong.returncode == 2 and "postgresql://" in wrong.stderr and "Traceback" not in wrong.stderr
    wrong = command(tmp_path, "serve", "--bots-only")
    assert wrong.returncode == 2 and "RAINHILL_REDIS" in wrong.stderr
    wrong = command(tmp_path, "verify", RAINHILL_DATABASE="postgresql://nobody:secret@127.0.0.1:1/none")
    assert wrong.returncode == 1 and "secret" not in wrong.stderr and "Traceback" not in wrong.stderr


def test_migrate_tells_before_it_does(tmp_path: Path) -> None:
    assert command(tmp_path, "migrate", "--check").returncode == 1
    assert latest() in command(tmp_path, "migrate").stdout
    assert command(tmp_path, "migrate", "--check").returncode == 0


def test_verify_notices_a_changed_log_and_export_writes_records(tmp_path: Path) -> None:
    data = tmp_path / "data"
    settings = Settings(data=data)

    async def keep_a_match() -> None:
        match = Match.new(find_game("rocket"), seats=["Ada", "Ben"], map="toy", seed=3)
        match.play_randomly(Random(3))
        async with opened(settings) as store:
            await migrate(store)
            ada, _ = await store.write(lambda connection: new_guest(connection, "Ada"))
            await store.write(lambda connection: insert_branch(connection, plan_branch(match, ada, {}, None)))

    asyncio.run(keep_a_match())
    assert verified(data)["ok"]
    assert command(data, "export", str(tmp_path / "out"), "--finished").returncode == 0
    (record,) = (tmp_path / "out").glob("rocket-*.rail")
    assert command(data, "replay", str(record)).returncode == 0

    async def spoil(**values: Any) -> None:
        async with opened(settings) as store:
            change = update(log).where(log.c.number == 2).values(**values)
            await store.write(lambda connection: connection.execute(change))

    asyncio.run(spoil(seat=1 - log.c.seat))
    report = verified(data)
    assert not report["ok"] and report["problems"]
    asyncio.run(spoil(data='{"kind": "no such action"}'))
    (problem,) = (again := verified(data))["problems"]
    assert "does not replay" in json.dumps(problem) and again["entries"] == report["entries"]


def test_the_systemd_unit_is_sound(tmp_path: Path) -> None:
    """By systemd's own judgement where it is installed; every path it may write to is the data folder's."""
    unit = (Path(__file__).parents[3] / "deploy" / "rainhill.service").read_text(encoding="utf-8")
    assert "RAINHILL_DATA=/var/lib/rainhill" in unit and "StateDirectory=rainhill\n" in unit
    program = shutil.which("systemd-analyze")
    if program is not None:
        file = tmp_path / "rainhill.service"
        file.write_text(unit.replace("/opt/rainhill/bin/rainhill", sys.executable), encoding="utf-8")
        done = subprocess.run([program, "verify", str(file)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
