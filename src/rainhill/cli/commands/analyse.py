"""`rainhill analyse`: how the chances of a match went, where it turned, and what every decision was worth."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rainhill.analysis.open_match import open_match
from rainhill.analysis.study import account_of, course_of, turning_points
from rainhill.analysis.verdict import Prospect, advise, is_decision
from rainhill.analysis.verdict_file import Kept, key_of
from rainhill.analysis.workers import Judge, cores, run_study, thinker
from rainhill.bots.bot import Budget
from rainhill.cli import Failed, Subparsers, add_command
from rainhill.cli.errors import explained
from rainhill.cli.files import at_version, read_match
from rainhill.cli.output import progress
from rainhill.cli.print_study import print_hint, print_study
from rainhill.kernel.match import Match
from rainhill.locales import text
from rainhill.terminal.console import add_palette, open_console
from rainhill.terminal.saves import data_folder

NODES = 600
"""Nodes for a decision: a match is judged in about a minute on two cores."""


def add(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "analyse")
    parser.add_argument("file", metavar="FILE", help=text("cli-record-help"))
    parser.add_argument("--at", type=int, metavar="N", help=text("cli-at-help"))
    parser.add_argument("--hint", action="store_true", help=text("analyse-hint-help"))
    parser.add_argument("--all", action="store_true", help=text("analyse-all-help"))
    parser.add_argument("--bot", default="search", help=text("analyse-bot-help"))
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--nodes", type=int, metavar="N", help=text("analyse-nodes-help", nodes=NODES))
    limit.add_argument("--seconds", type=float, metavar="S", help=text("analyse-seconds-help"))
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help=text("analyse-jobs-help"))
    parser.add_argument("--fresh", action="store_true", help=text("analyse-fresh-help"))
    parser.add_argument("--json", action="store_true", help=text("cli-json-help"))
    add_palette(parser)


@explained
def run(args: argparse.Namespace) -> int:
    """Study a record, or advise on its last position."""
    match = at_version(read_match(args.file), args.at)
    judge = Judge(args.bot, _budget(args))
    if args.hint:
        return _hint(match, judge, args)
    # The whole record lies open, so the judge may know what the seats could not.
    known = open_match(match)
    kept = Kept(_file(known, judge, args.fresh))
    _study(known, judge, kept, max(1, args.jobs))
    verdicts = kept.in_order()
    course = course_of(known, verdicts)
    turns = turning_points(course, verdicts)
    accounts = [account_of(verdicts, seat) for seat in range(match.seats)]
    if args.json:
        report = {
            "judge": asdict(judge),
            "seats": list(match.header.seats),
            "course": asdict(course),
            "turns": [asdict(turn) for turn in turns],
            "accounts": [asdict(account) for account in accounts],
            "verdicts": [asdict(v) | {"cost": v.cost, "cost_in_points": v.cost_in_points} for v in verdicts],
        }
        print(json.dumps(report, ensure_ascii=False, indent=1))
        return 0
    console, palette = open_console(args, match)
    print_study(console, palette, match, verdicts, course, turns, accounts, everything=args.all)
    return 0


def _budget(args: argparse.Namespace) -> Budget:
    for given in (args.nodes, args.seconds):
        if given is not None and given <= 0:
            raise Failed(text("analyse-bad-budget"), 2)
    if args.seconds is not None:
        return Budget(seconds=args.seconds)
    return Budget(nodes=args.nodes or NODES)


def _file(match: Match, judge: Judge, fresh: bool) -> Path:
    file = data_folder() / "analysis" / f"{key_of(match, judge.describe())}.jsonl"
    if fresh:
        file.unlink(missing_ok=True)
    return file


def _study(match: Match, judge: Judge, kept: Kept, jobs: int) -> None:
    wanted = sum(is_decision(match, entry) for entry in range(match.version))
    with progress(text("analyse-progress"), wanted) as advance:
        advance(len(kept.verdicts))
        try:
            run_study(match, judge, kept, jobs, lambda _: advance(1))
        except KeyboardInterrupt:
            raise Failed(text("analyse-broken-off", done=len(kept.verdicts), wanted=wanted), 130) from None


def _hint(match: Match, judge: Judge, args: argparse.Namespace) -> int:
    decision = match.decision
    if decision is None:
        raise Failed(text("analyse-nothing-asked"))
    # A hint is for the seat asked, so it knows only what that seat knows.
    choices: tuple[Prospect, ...] = advise(match, decision.seat, thinker(judge.bot, judge.seed), judge.budget)
    if args.json:
        facts: dict[str, Any] = {"seat": decision.seat, "choices": [asdict(choice) for choice in choices]}
        print(json.dumps(facts, ensure_ascii=False, indent=1))
        return 0
    console, _ = open_console(args)
    print_hint(console, match, decision, choices)
    return 0
