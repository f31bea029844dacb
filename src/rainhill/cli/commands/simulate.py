"""`rainhill simulate`: many matches between bots, and what they add up to."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from rainhill.arena.match import Players
from rainhill.bots.outside.roster import Roster
from rainhill.bots.record_tags import tag_of_day
from rainhill.cli import add_command
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
from rainhill.kernel.setup import complete_header
from rainhill.lab.simulation import Plan, Tally, fill_seats, play, summary
from rainhill.locales import text
from rainhill.locales.words import edition_title, end_reason, game_text, map_name
from rainhill.registry import find_game
from rainhill.terminal.printed_table import number, percent, print_table
from rainhill.terminal.saves import write_match

_SPREAD_HEADS = ("mean", "deviation", "least", "most")


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "simulate")
    add_setup(parser)
    parser.add_argument("--matches", type=positive, default=100, metavar="N", help=text("simulate-argument-matches"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("simulate-argument-seed"))
    parser.add_argument("--bots", default="random", metavar="A,B,...", help=text("simulate-argument-bots"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=text("simulate-argument-out"))
    add_own(parser)
    add_json(parser)


@explained
def run(args: argparse.Namespace) -> int:
    """Simulate and print."""
    roster = read_roster(args)
    plan = _plan(args, roster)
    tally = Tally(plan.seats)
    players = Players(roster)
    began = time.perf_counter()
    with progress(text("simulate-progress"), args.matches) as advance, closing(players):
        for n in range(args.matches):
            match = play(plan, n, players)
            tally.add(match, plan.lineup(n))
            if args.out is not None:
                match.tags |= tag_of_day()
                write_match(match, args.out / f"match-{plan.seed + n:06}.rail")
            advance(1)
        faults = players.faults()
    figures = _settings(plan) | summary(tally) | {"seconds": time.perf_counter() - began, "faults": faults}
    if args.json:
        print_json(figures)
    else:
        _print(plan, figures, args.out)
    return 0


def _plan(args: argparse.Namespace, roster: Roster) -> Plan:
    game = find_game(game_named(args.game, [args.map]))
    options = read_options(args.option)
    names = read_names(args.bots, roster) or ["random"]
    # Refuse what cannot be set up before any work is done, and fill in the defaults for the report.
    header = complete_header(
        game,
        map=map_wanted(args.map),
        edition=args.edition,
        options=options,
        seats=[f"{n}" for n in range(args.seats)],
        seed=args.seed,
    )
    return Plan(game, header.map, header.edition, header.options, args.seats, fill_seats(names, args.seats), args.seed)


def _settings(plan: Plan) -> dict[str, Any]:
    return {
        "game": plan.game.info.id,
        "map": plan.map,
        "edition": plan.edition,
        "options": dict(plan.options),
        "seats": plan.seats,
        "seed": plan.seed,
        "lineup": list(plan.bots),
    }


def _print(plan: Plan, figures: dict[str, Any], out: Path | None) -> None:
    game = plan.game.info.id
    heading = text(
        "simulate-heading",
        title=plan.game.info.title,
        map=map_name(game, str(plan.map)),
        edition=edition_title(game, str(plan.edition)),
        seats=plan.seats,
        matches=figures["matches"],
        seconds=figures["seconds"],
    )
    sys.stdout.write(heading + "\n\n")
    _print_wins(figures)
    _print_spreads(
        text("simulate-spreads"),
        [
            (text("simulate-scores"), figures["scores"]),
            (text("simulate-winning-scores"), figures["winning_scores"]),
            (text("simulate-lengths"), figures["lengths"]),
        ],
    )
    print_table(
        text("simulate-ends"),
        (text("simulate-end"), text("simulate-share")),
        [(end_reason(game, reason), percent(share)) for reason, share in figures["ends"].items()],
    )
    print_table(
        text("simulate-actions"),
        (text("simulate-action"), text("simulate-per-match")),
        [(kind, number(float(mean))) for kind, mean in figures["actions"].items()],
    )
    if figures["lines"]:
        print_table(
            text("simulate-lines"),
            (text("simulate-line"), text("simulate-used"), text("simulate-isolated"), text("simulate-merged")),
            [
                (line, *(percent(facts.get(fact, 0.0)) for fact in ("used", "isolated", "merged")))
                for line, facts in figures["lines"].items()
            ],
        )
    if figures["measures"]:
        _print_measures(game, figures)
    for bot, faults in figures["faults"].items():
        sys.stdout.write(text("bot-faults", bot=bot, times=sum(faults.values()), faults=say_faults(faults)) + "\n")
    if out is not None:
        sys.stdout.write(text("simulate-written", matches=figures["matches"], folder=str(out)) + "\n")


def _print_wins(figures: dict[str, Any]) -> None:
    share_heads = (text("simulate-wins"), text("simulate-share"), text("simulate-interval"))
    print_table(
        text("simulate-by-order"),
        (text("simulate-order"), *share_heads),
        [(row["order"], row["wins"], percent(row["share"]), _interval(row)) for row in figures["wins_by_order"]],
    )
    print_table(
        text("simulate-by-bot"),
        (text("simulate-bot"), text("simulate-chairs"), *share_heads, text("simulate-points")),
        [
            (row["bot"], row["chairs"], row["wins"], percent(row["share"]), _interval(row), row["points"])
            for row in figures["bots"]
        ],
    )


def _print_measures(game: str, figures: dict[str, Any]) -> None:
    """What the game counts in numbers: of a match, and of a seat for each bot."""
    _print_spreads(
        text("simulate-measures"),
        [(game_text(game, "simulate", f"match-{name}"), numbers) for name, numbers in figures["measures"].items()],
    )
    bots = figures["bots"]
    print_table(
        text("simulate-seats"),
        ("", *(row["bot"] for row in bots)),
        [
            (game_text(game, "simulate", f"seat-{name}"), *(row["measures"][name] for row in bots))
            for name in bots[0]["measures"]
        ],
    )


def _print_spreads(title: str, rows: list[tuple[str, dict[str, Any]]]) -> None:
    print_table(
        title,
        ("", text("simulate-mean"), text("simulate-deviation"), text("simulate-least"), text("simulate-most")),
        [(label, *(numbers[head] for head in _SPREAD_HEADS)) for label, numbers in rows],
    )


def _interval(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return text("simulate-range", low=100 * low, high=100 * high)
