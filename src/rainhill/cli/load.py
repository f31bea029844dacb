"""`rainhill load`: hold many live tables on a server, play at all of them over sockets, and measure."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Any

from rainhill.cli import FAILED, add_command
from rainhill.cli.server_settings import served
from rainhill.cli.setup_arguments import add_json, positive, positive_seconds
from rainhill.cli.tables import print_json
from rainhill.locales import text


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "load")
    parser.add_argument("--address", metavar="URL", help=text("load-argument-address"))
    parser.add_argument("--tables", type=positive, default=500, metavar="N", help=text("load-argument-tables"))
    parser.add_argument("--every", type=positive_seconds, default=2.0, metavar="S", help=text("load-argument-every"))
    parser.add_argument(
        "--seconds", type=positive_seconds, default=30.0, metavar="S", help=text("load-argument-seconds")
    )
    parser.add_argument("--game", default="rocket", metavar="GAME", help=text("tools-argument-game"))
    parser.add_argument("--map", metavar="MAP", help=text("load-argument-map"))
    parser.add_argument("--limit", action="store_true", help=text("load-argument-limit"))
    parser.add_argument("--postgres", metavar="URL", help=text("load-argument-postgres"))
    add_json(parser)


@served
def run(args: argparse.Namespace) -> int:
    """Load, measure, report; 1 if a move was lost or answered wrongly."""
    import uvicorn

    from rainhill.server.loading import Plan, find_limit, measure

    plan = Plan(args.game, args.map, args.tables, args.every, args.seconds, args.address, args.postgres)
    # The clients share the machine with the server: the faster loop leaves it more.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        reports = runner.run(find_limit(plan)) if args.limit else [runner.run(measure(plan))]
    for report in reports:
        facts = report.facts()
        if args.json:
            print_json(facts)
        else:
            sys.stdout.write(text("load-report", **facts) + "\n")
            sys.stdout.flush()
    return FAILED if any(report.mistakes for report in reports) else 0
