"""`rainhill verify`: replay every stored match and report differences."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING, Any

from rainhill.cli import FAILED, add_command
from rainhill.cli.arguments import add_json
from rainhill.cli.output import print_json
from rainhill.cli.server_settings import add_data, served, settings_of
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
    findings = asyncio.run(_verify(settings_of(args)))
    wrong = [finding for finding in findings if finding.problem is not None]
    entries = sum(finding.entries for finding in findings)
    if args.json:
        problems = [{"table": finding.table_id, "problem": finding.problem} for finding in wrong]
        print_json({"ok": not wrong, "matches": len(findings), "entries": entries, "problems": problems})
    else:
        for finding in wrong:
            sys.stdout.write(text("verify-problem", table=finding.table_id, problem=finding.problem) + "\n")
        sys.stdout.write(text("verify-done", matches=len(findings), entries=entries, wrong=len(wrong)) + "\n")
    return FAILED if wrong else 0


async def _verify(settings: Settings) -> list[Finding]:
    from rainhill.server.storage.store import opened
    from rainhill.server.storage.verify import verify

    async with opened(settings) as store:
        return [finding async for finding in verify(store)]
