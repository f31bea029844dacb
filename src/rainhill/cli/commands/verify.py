"""`rainhill verify`: replay every stored match and report differences."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from typing import TYPE_CHECKING, Any

from rainhill.cli import FAILED, add_command
from rainhill.cli.arguments import add_json
from rainhill.cli.output import print_json
from rainhill.cli.server_settings import add_data, existing, served, settings_of
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings
    from rainhill.server.storage.verify import Finding


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "verify")
    add_data(parser)
    add_json(parser)


@served
def run(args: argparse.Namespace) -> int:
    """Verify and report; 1 if something is wrong."""
    findings, damage = asyncio.run(_verify(existing(settings_of(args))))
    wrong = [finding for finding in findings if finding.problem is not None]
    entries = sum(finding.entries for finding in findings)
    if args.json:
        problems = [{"table": finding.table_id, "problem": finding.problem} for finding in wrong]
        facts = {"matches": len(findings), "entries": entries, "problems": problems, "database": damage}
        print_json({"ok": not wrong and not damage} | facts)
    else:
        for line in damage:
            sys.stdout.write(text("verify-damage", problem=line) + "\n")
        for finding in wrong:
            sys.stdout.write(text("verify-problem", table=finding.table_id, problem=finding.problem) + "\n")
        if damage and not wrong:
            # No word of how well the rest is.
            return FAILED
        sys.stdout.write(text("verify-done", matches=len(findings), entries=entries, wrong=len(wrong)) + "\n")
    return FAILED if wrong or damage else 0


async def _verify(settings: Settings) -> tuple[list[Finding], list[str]]:
    from sqlalchemy.exc import DatabaseError

    from rainhill.server.storage.store import opened
    from rainhill.server.storage.verify import check_database, verify

    findings: list[Finding] = []
    async with opened(settings) as store:
        damage = await check_database(store)
        try:
            async for finding in verify(store):
                findings.append(finding)
        except (DatabaseError, sqlite3.DatabaseError):
            # Damaged so badly that not even the list of matches can be read: that has been told.
            if not damage:
                raise
    return findings, damage
