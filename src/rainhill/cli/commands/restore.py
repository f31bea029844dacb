"""`rainhill restore`: fill an empty database from a backup."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rainhill.cli import Failed, add_command
from rainhill.cli.errors import explained
from rainhill.cli.server_settings import add_data, served, settings_of
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "restore")
    parser.add_argument("file", type=Path, metavar="FILE", help=text("restore-argument-file"))
    add_data(parser)


@explained
@served
def run(args: argparse.Namespace) -> int:
    """Read the backup."""
    from rainhill.server.storage.backup import BadBackup

    try:
        counts = asyncio.run(_restore(settings_of(args), args.file))
    except BadBackup as error:
        raise Failed(text(f"backup-bad-{error.code}", file=str(args.file), **error.facts)) from error
    facts = {"tables": counts.get("tables", 0), "entries": counts.get("log", 0), "persons": counts.get("persons", 0)}
    sys.stdout.write(text("restore-done", file=str(args.file), **facts) + "\n")
    return 0


async def _restore(settings: Settings, source: Path) -> dict[str, int]:
    from rainhill.server.storage.backup import check, restore
    from rainhill.server.storage.store import opened

    # Before a folder is made for what cannot be restored.
    check(source)
    async with opened(settings) as store:
        return await restore(store, source)
