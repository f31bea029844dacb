"""`rainhill load`: hold many live tables on a server, play at all of them over sockets, and measure."""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING, Any

from rainhill.cli import FAILED, USAGE, Failed, add_command
from rainhill.cli.arguments import add_json, positive, positive_seconds
from rainhill.cli.output import print_json
from rainhill.cli.server_settings import served
from rainhill.locales import text
from rainhill.registry import list_games

if TYPE_CHECKING:
    from rainhill.server.load_test.run import LoadPlan, LoadReport

SECONDS = 30.0
LIMIT_SECONDS = 20.0
"""Seconds of a run; a search for the limit makes several. In a short one a single pause would be the percentile."""


SHARE = 0.15
"""Of a processor, for every server process where several numbers of them are compared."""


def _share(word: str) -> float:
    share = positive_seconds(word)
    if share > 1:
        raise argparse.ArgumentTypeError(text("load-bad-share"))
    return share


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "load")
    parser.add_argument("--address", metavar="URL", help=text("load-argument-address"))
    parser.add_argument("--tables", type=positive, default=500, metavar="N", help=text("load-argument-tables"))
    parser.add_argument("--every", type=positive_seconds, default=2.0, metavar="S", help=text("load-argument-every"))
    parser.add_argument("--seconds", type=positive_seconds, metavar="S", help=text("load-argument-seconds"))
    parser.add_argument("--game", default=list_games()[0], metavar="GAME", help=text("tools-argument-game"))
    parser.add_argument("--map", metavar="MAP", help=text("load-argument-map"))
    parser.add_argument("--limit", action="store_true", help=text("load-argument-limit"))
    parser.add_argument("--postgres", metavar="URL", help=text("load-argument-postgres"))
    parser.add_argument("--redis", metavar="URL", help=text("load-argument-redis"))
    processes = text("load-argument-processes")
    parser.add_argument("--processes", type=positive, nargs="+", default=[1], metavar="N", help=processes)
    parser.add_argument("--share", type=_share, default=SHARE, metavar="S", help=text("load-argument-share"))
    parser.add_argument("--floods", action="store_true", help=text("load-argument-floods"))
    add_json(parser)


@served
def run(args: argparse.Namespace) -> int:
    """Load, measure, report; 1 if a move was lost or answered wrongly."""
    import uvicorn

    from rainhill.server.load_test.run import LoadPlan

    seconds = args.seconds or (LIMIT_SECONDS if args.limit else SECONDS)
    plan = LoadPlan(args.game, args.map, args.tables, args.every, seconds, args.address, args.postgres)
    plan = replace(plan, redis=args.redis, processes=args.processes[0])
    if max(args.processes) > 1 and (args.postgres is None or args.redis is None):
        raise Failed(text("serve-processes-need-both"), USAGE)
    # The clients share the machine with the server: the faster loop leaves it more.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return FAILED if runner.run(_measure(plan, args)) else 0


async def _measure(plan: LoadPlan, args: argparse.Namespace) -> int:
    """Every run is told as soon as it is over; the number of mistakes."""
    from rainhill.server.load_test.run import find_limit, measure

    if len(args.processes) > 1:
        return await _measure_scaling(plan, args)
    if args.floods:
        return await _measure_floods(plan, args)
    if not args.limit:
        report = await measure(plan)
        _tell(report, args)
        return report.mistakes
    mistakes, best = 0, 0.0
    async for report in find_limit(plan):
        _tell(report, args)
        mistakes += report.mistakes
        if report.holds:
            best = max(best, report.facts()["rate"])
    if not args.json:
        sys.stdout.write(text("load-limit" if best else "load-no-limit", rate=best) + "\n")
    return mistakes


async def _measure_scaling(plan: LoadPlan, args: argparse.Namespace) -> int:
    """As many moves as each number of processes can, and what more of them are worth; the number of mistakes."""
    from rainhill.server.load_test.process_ratio import measure_scaling
    from rainhill.server.load_test.processor_shares import NoShares

    rates: dict[int, list[float]] = {}
    mistakes = 0
    try:
        async for report in measure_scaling(plan, args.processes, args.share):
            _tell(report, args, "load-scaling-run")
            mistakes += report.mistakes
            rates.setdefault(report.plan.processes, []).append(report.facts()["rate"])
    except NoShares as error:
        raise Failed(text("load-no-shares", group=str(error))) from error
    middle = {count: median(found) for count, found in rates.items()}
    fewest = args.processes[0]
    for count in args.processes[1:]:
        facts = {"processes": count, "fewer": fewest, "rate": middle[count], "times": middle[count] / middle[fewest]}
        if args.json:
            print_json(facts)
        else:
            sys.stdout.write(text("load-scaling", **facts) + "\n")
    return mistakes


async def _measure_floods(plan: LoadPlan, args: argparse.Namespace) -> int:
    """Quiet, then under each attack; the number of mistakes and of attacks that more than doubled the percentile."""
    from rainhill.server.load_test.floods import MOST, measure_floods

    bad = 0
    async for report in measure_floods(plan):
        facts = report.facts()
        bad += report.mistakes + (report.ratio > MOST)
        if args.json:
            print_json(facts)
        else:
            words = text(f"load-flood-{report.kind.replace('_', '-')}")
            sys.stdout.write(text("load-flood", **(facts | {"words": words, "sent": report.sent_mb})) + "\n")
        sys.stdout.flush()
    return bad


def _tell(report: LoadReport, args: argparse.Namespace, words: str = "load-report") -> None:
    if args.json:
        print_json(report.facts() | {"holds": report.holds})
    else:
        sys.stdout.write(text(words, **report.facts()) + "\n")
    sys.stdout.flush()
