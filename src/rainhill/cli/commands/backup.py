"""`rainhill backup`: everything the server keeps, in one file, while it runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rainhill.cli import Failed, add_command
from rainhill.cli.errors import explained
from rainhill.cli.server_settings import add_data, existing, served, settings_of
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "backup")
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=text("backup-argument-file"))
    add_data(parser)


@explained
@served
def run(args: argparse.Namespace) -> int:
    """Write the backup."""
    from rainhill.server.storage.backup import BadBackup

    target = args.file or Path(time.strftime("rainhill-%Y%m%d-%H%M%S.backup.gz", time.gmtime()))
    try:
        counts = asyncio.run(_back_up(existing(settings_of(args)), target))
    except BadBackup as error:
        raise Failed(text(f"backup-bad-{error.code}", file=str(target), **error.facts)) from error
    facts = {"tables": counts["tables"], "entries": counts["log"], "persons": counts["persons"]}
    sys.stdout.write(text("backup-done", file=str(target), **facts) + "\n")
    return 0


async def _back_up(settings: Settings, target: Path) -> dict[str, int]:
    from rainhill.server.storage.backup import back_up
    from rainhill.server.storage.store import opened

    async with opened(settings) as store:
        return await back_up(store, target)
