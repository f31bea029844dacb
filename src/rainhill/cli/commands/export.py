"""`rainhill export`: every stored match as a record file."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rainhill.cli import add_command
from rainhill.cli.errors import explained
from rainhill.cli.server_settings import add_data, existing, served, settings_of
from rainhill.locales import text
from rainhill.terminal.saves import write_text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "export")
    parser.add_argument("folder", type=Path, metavar="DIR", help=text("export-argument-folder"))
    parser.add_argument("--json", action="store_true", help=text("export-argument-json"))
    parser.add_argument("--finished", action="store_true", help=text("export-argument-finished"))
    add_data(parser)


@explained
@served
def run(args: argparse.Namespace) -> int:
    """Write the records."""
    settings = existing(settings_of(args))
    count = asyncio.run(_export(settings, args.folder, args.json, args.finished))
    sys.stdout.write(text("export-done", count=count, folder=str(args.folder)) + "\n")
    return 0


async def _export(settings: Settings, folder: Path, is_json: bool, only_finished: bool) -> int:
    from rainhill.server.storage.store import opened
    from rainhill.server.storage.verify import matches
    from rainhill.server.tables.live_table import open_live_table, record_tags

    count = 0
    async with opened(settings) as store:
        async for row, log in matches(store):
            if only_finished and row.status != "finished":
                continue
            match = open_live_table(row, log).match
            assert match is not None
            played = match.kernel_match
            played.tags = record_tags(row)
            record = played.to_json() if is_json else played.to_text()
            # Not before there is something to write: who named a wrong database finds nothing new.
            folder.mkdir(parents=True, exist_ok=True)
            write_text(folder / f"{row.game}-{row.id}.{'json' if is_json else 'rail'}", record)
            count += 1
    folder.mkdir(parents=True, exist_ok=True)
    return count
