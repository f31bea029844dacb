"""`rainhill arena`: a league of bots, or the gate for a changed one."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rainhill.arena.gate import Claims, GateVerdict, block_shares, judge
from rainhill.arena.league import results_of
from rainhill.arena.report import report
from rainhill.arena.results import Results
from rainhill.arena.schedule import Schedule, challenge, complete_setting, round_robin
from rainhill.arena.workers import read_workers
from rainhill.bots.outside.roster import Roster
from rainhill.cli import FAILED, USAGE, Failed, add_command
from rainhill.cli.arguments import (
    add_json,
    add_own,
    add_setup,
    positive,
    read_names,
    read_options,
    read_roster,
    say_faults,
)
from rainhill.cli.errors import explained
from rainhill.cli.files import game_named, map_wanted
from rainhill.cli.output import print_json, progress
from rainhill.locales import join, text
from rainhill.locales.words import edition_title, game_text
from rainhill.registry import find_game, measure_of
from rainhill.terminal.printed_table import number, percent, print_table

UNDECIDED = 3
_CODES = {"accepted": 0, "rejected": FAILED, "undecided": UNDECIDED}


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "arena")
    add_setup(parser)
    parser.add_argument("--bots", default="", metavar="A,B,...", help=text("arena-argument-bots"))
    parser.add_argument("--challenger", metavar="BOT", help=text("arena-argument-challenger"))
    parser.add_argument("--matches", type=positive, default=100, metavar="N", help=text("arena-argument-matches"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("arena-argument-seed"))
    parser.add_argument("--jobs", type=positive, metavar="N", help=text("arena-argument-jobs"))
    parser.add_argument("--workers", default="local", metavar="WHERE", help=text("arena-argument-workers"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=text("arena-argument-out"))
    parser.add_argument("--gate", action="store_true", help=text("arena-argument-gate"))
    parser.add_argument("--worse", type=float, default=0.0, metavar="R", help=text("arena-argument-worse"))
    parser.add_argument("--better", type=float, default=40.0, metavar="R", help=text("arena-argument-better"))
    parser.add_argument("--error", type=float, default=0.05, metavar="P", help=text("arena-argument-error"))
    add_own(parser)
    add_json(parser)


@explained
def run(args: argparse.Namespace) -> int:
    """Play what is still to be played, then tell what it all adds up to."""
    game = game_named(args.game, [args.map])
    setting = complete_setting(game, map_wanted(args.map), args.edition, read_options(args.option), args.seats)
    roster = read_roster(args)
    schedule = Schedule(setting, _lineups(args, roster), args.seed)
    claims = _claims(args, len(schedule.lineups))
    results = Results(schedule, args.out)
    # Whole blocks only: in half a block somebody would have had the better seats.
    matches = -(-args.matches // args.seats) * args.seats
    began = time.perf_counter()
    verdict = _play(args, schedule, roster, results, matches, claims)
    figures = report(schedule, results.in_order(matches)) | {"played_in": time.perf_counter() - began}
    if verdict is not None:
        figures["gate"] = asdict(verdict) | asdict(claims) if claims else None
    if args.json:
        print_json(figures)
    else:
        _print(figures)
        if verdict is not None and claims is not None:
            _print_verdict(verdict, claims)
    return 0 if verdict is None else _CODES[verdict.decision]


def _lineups(args: argparse.Namespace, roster: Roster) -> tuple[tuple[str, ...], ...]:
    names = read_names(args.bots, roster)
    if args.challenger is None:
        return round_robin(names, args.seats)
    roster.check(args.challenger)
    return challenge(args.challenger, [name for name in names if name != args.challenger], args.seats)


def _claims(args: argparse.Namespace, lineups: int) -> Claims | None:
    if not args.gate:
        return None
    if args.challenger is None or lineups != 1 or not args.better > args.worse or not 0 < args.error < 0.5:
        raise Failed(text("arena-bad-gate"), USAGE)
    return Claims(args.seats, args.worse, args.better, args.error)


def _play(
    args: argparse.Namespace,
    schedule: Schedule,
    roster: Roster,
    results: Results,
    matches: int,
    claims: Claims | None,
) -> GateVerdict | None:
    """Play what is missing; a gate stops as soon as it is decided."""

    def ask() -> GateVerdict | None:
        if claims is None:
            return None
        first = {number: result for number, result in results.found.items() if number < matches}
        return judge(claims, block_shares(first, args.challenger, args.seats))

    workers = read_workers(args.workers, args.jobs)
    missing = results.missing(matches)
    verdict = ask()
    with progress(text("arena-progress"), matches) as advance:
        advance(matches - len(missing))
        if not missing or (verdict is not None and verdict.decision != "undecided"):
            return verdict
        with results_of(schedule, roster, missing, workers) as played:
            for result in played:
                results.add(result)
                advance(1)
                verdict = ask()
                if verdict is not None and verdict.decision != "undecided":
                    break
    return verdict


# -- tables -----------------------------------------------------------------------------------------------------------


def _print(figures: dict[str, Any]) -> None:
    setting = figures["setting"]
    heading = text(
        "arena-heading",
        title=find_game(setting["game"]).info.title,
        map=setting["map"],
        edition=edition_title(setting["game"], setting["edition"]),
        seats=setting["seats"],
        matches=figures["matches"],
        seed=figures["seed"],
    )
    sys.stdout.write(heading + "\n\n")
    rows = figures["bots"]
    print_table(
        text("arena-strength"),
        tuple(
            text(f"arena-head-{head}")
            for head in ("bot", "rating", "rating-interval", "matches", "wins", "share", "interval", "even", "points")
        ),
        [
            (
                _marked(row),
                *_strength(row),
                percent(row["even"]),
                row["points"],
            )
            for row in rows
        ],
    )
    if len(figures["lineups"]) > 1:
        _print_lineups(figures["lineups"])
    _print_pace(rows, setting["game"])
    _print_troubles(figures["troubles"])
    sys.stdout.write(text("arena-model") + "\n")


def _marked(row: dict[str, Any]) -> str:
    """A bot's name; one that failed carries a mark, because its other results are not the whole truth either."""
    if not row["failed"]:
        return str(row["bot"])
    return text("arena-marked", bot=row["bot"], failed=row["failed"], matches=row["matches"])


def _strength(row: dict[str, Any]) -> tuple[str | int, ...]:
    if row["rating"] is None:
        return text("arena-unrated"), "", 0, number(0.0), "", ""
    low, high = row["rating_interval"]
    return (
        text("arena-rating", rating=row["rating"]),
        text("arena-rating-range", low=low, high=high),
        row["rated"],
        number(float(row["wins"])),
        percent(row["share"]),
        _range(row),
    )


def _print_troubles(troubles: list[dict[str, Any]]) -> None:
    """How each bot that failed did so first, in its own words."""
    for trouble in troubles:
        kinds = join(text(f"bot-fault-{kind}") for kind in trouble["kinds"])
        told = text("arena-trouble", bot=trouble["bot"], kinds=kinds, match=trouble["match"], seed=trouble["seed"])
        sys.stdout.write(told + "\n")
        sys.stdout.write("".join(f"    {line}\n" for line in trouble["said"].splitlines()) + "\n")


def _print_lineups(lineups: list[dict[str, Any]]) -> None:
    heads = ("lineup", "bot", "matches", "share", "interval", "even")
    print_table(
        text("arena-lineups"),
        tuple(text(f"arena-head-{head}") for head in heads),
        [
            (join(row["lineup"]), row["bot"], row["matches"], percent(row["share"]), _range(row), percent(row["even"]))
            for row in lineups
        ],
    )


def _print_pace(rows: list[dict[str, Any]], game: str) -> None:
    facts = measure_of(game).fact_names
    heads = ["bot", "decisions", "milliseconds", "slowest", "nodes", "faults"]
    print_table(
        text("arena-pace"),
        (*(text(f"arena-head-{head}") for head in heads), *(game_text(game, "arena", fact) for fact in facts)),
        [
            (
                row["bot"],
                row["decisions"],
                1000.0 * row["seconds"],
                1000.0 * row["slowest"],
                row["nodes"],
                text("arena-fault-none") if not row["faults"] else say_faults(row["faults"]),
                *(row[fact] for fact in facts),
            )
            for row in rows
        ],
    )


def _range(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return text("simulate-range", low=100 * low, high=100 * high)


def _print_verdict(verdict: GateVerdict, claims: Claims) -> None:
    sys.stdout.write(
        text(
            "arena-verdict",
            decision=verdict.decision,
            matches=verdict.blocks * claims.seats,
            share=100 * verdict.share,
            ratio=verdict.ratio,
            bound=verdict.bound,
            worse=claims.worse,
            better=claims.better,
            error=100 * claims.error,
        )
        + "\n"
    )
