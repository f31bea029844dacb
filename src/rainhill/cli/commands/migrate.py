"""`rainhill migrate`: bring the server's database to the shape this version needs."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING, Any

from rainhill.cli import add_command
from rainhill.cli.server_settings import add_data, served, settings_of
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "migrate")
    add_data(parser)
    parser.add_argument("--check", action="store_true", help=text("migrate-argument-check"))


@served
def run(args: argparse.Namespace) -> int:
    """Migrate, or tell whether it is needed."""
    before, after = asyncio.run(_migrate(settings_of(args), only_look=args.check))
    key = "migrate-fine" if before == after else "migrate-behind" if args.check else "migrate-done"
    sys.stdout.write(text(key, before=before or "-", after=after) + "\n")
    return 1 if args.check and before != after else 0


async def _migrate(settings: Settings, *, only_look: bool) -> tuple[str | None, str]:
    from rainhill.server.storage import migrate
    from rainhill.server.storage.store import opened

    async with opened(settings) as store:
        if only_look:
            return await migrate.revision(store), migrate.latest()
        return await migrate.migrate(store)
