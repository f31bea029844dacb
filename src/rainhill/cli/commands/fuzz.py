"""`rainhill fuzz`: random matches with the referee after every action, until something breaks or the time is up."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from rainhill.cli import add_command
from rainhill.cli.arguments import add_json, positive, positive_seconds
from rainhill.cli.errors import explained
from rainhill.cli.files import game_named
from rainhill.cli.output import print_json, progress
from rainhill.kernel.own_maps import check_own, normal, read_source
from rainhill.kernel.refusals import SetupError
from rainhill.lab.fuzz import FuzzFault, FuzzLimits, run_case
from rainhill.locales import text
from rainhill.registry import find_game, list_games
from rainhill.terminal.saves import write_text

DEFAULT_SECONDS = 20.0


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "fuzz")
    parser.add_argument("--game", metavar="GAME", help=text("fuzz-argument-game"))
    parser.add_argument("--map", action="append", default=[], metavar="MAP", help=text("fuzz-argument-map"))
    parser.add_argument("--edition", action="append", default=[], metavar="EDITION", help=text("fuzz-argument-edition"))
    parser.add_argument("--seats", action="append", default=[], type=int, metavar="N", help=text("fuzz-argument-seats"))
    parser.add_argument("--seconds", type=positive_seconds, metavar="S", help=text("fuzz-argument-seconds"))
    parser.add_argument("--matches", type=positive, metavar="N", help=text("fuzz-argument-matches"))
    parser.add_argument("--seed", type=int, metavar="N", help=text("fuzz-argument-seed"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=text("fuzz-argument-out"))
    add_json(parser)


@explained
def run(args: argparse.Namespace) -> int:
    """Test and report; 1 if a fault was found."""
    turns = _limits(args)
    first = args.seed if args.seed is not None else time.time_ns() // 1_000_000 % 1_000_000_000
    seconds = args.seconds or (None if args.matches else DEFAULT_SECONDS)
    began = time.perf_counter()
    matches = actions = listed = refused = 0
    with progress(text("fuzz-progress"), args.matches or round(seconds or 0)) as advance:
        while (args.matches is None or matches < args.matches) and not _is_late(began, seconds):
            before = time.perf_counter()
            limits = turns[matches % len(turns)]
            try:
                case = run_case(limits, first + matches)
            except FuzzFault as fault:
                return _report_fault(args, limits, fault)
            matches += 1
            actions += len(case.match.entries)
            listed += case.listed
            refused += case.refused
            advance(1 if args.matches else time.perf_counter() - before)
    figures: dict[str, Any] = {
        "ok": True,
        "games": [limits.game for limits in turns],
        "seed": first,
        "matches": matches,
        "actions": actions,
        "listed": listed,
        "refused": refused,
        "seconds": time.perf_counter() - began,
    }
    if args.json:
        print_json(figures)
    else:
        facts = {name: figures[name] for name in ("seed", "matches", "actions", "listed", "refused", "seconds")}
        sys.stdout.write(text("fuzz-fine", **facts) + "\n")
    return 0


def _limits(args: argparse.Namespace) -> list[FuzzLimits]:
    """What is played in turns: every game, unless one is named or something that only one game has."""
    if args.game is None and not (args.map or args.edition or args.seats):
        return [FuzzLimits(name, (), (), ()) for name in list_games()]
    game = find_game(game_named(args.game, args.map))
    info = game.info
    wanted = tuple(read_source(source) for source in args.map)
    for source in wanted:
        if "\n" in source:
            # A map of one's own: what is wrong with it is told before anything is played.
            check_own(info.id, normal(source), game.map_hash)
        elif source not in game.maps():
            raise SetupError("unknown-map", game=info.id, map=source, known=tuple(game.maps()))
    for edition in args.edition:
        if edition not in info.editions:
            raise SetupError("unknown-edition", game=info.id, edition=edition, known=info.editions)
    for seats in args.seats:
        if seats not in info.seats:
            raise SetupError("wrong-seats", game=info.id, seats=seats, known=info.seats)
    return [FuzzLimits(info.id, wanted, tuple(args.edition), tuple(args.seats))]


def _is_late(began: float, seconds: float | None) -> bool:
    return seconds is not None and time.perf_counter() - began >= seconds


def _report_fault(args: argparse.Namespace, limits: FuzzLimits, fault: FuzzFault) -> int:
    """Write the match down and say how to see the fault again."""
    file = args.out / f"fuzz-{fault.case.seed}.rail"
    write_text(file, fault.record)
    repeat = " ".join(
        [
            f"rainhill fuzz --game {limits.game}",
            *(f"--map {source}" for source in args.map),
            *(f"--edition {edition}" for edition in limits.editions),
            *(f"--seats {seats}" for seats in limits.seats),
            f"--seed {fault.case.seed} --matches 1",
        ]
    )
    facts = {
        "seed": fault.case.seed,
        "reason": fault.reason,
        "trying": fault.case.trying,
        "file": str(file),
        "repeat": repeat,
    }
    if args.json:
        print_json({"ok": False, "game": limits.game, **facts})
    else:
        sys.stderr.write(text("fuzz-fault", **facts) + "\n")
    return 1
