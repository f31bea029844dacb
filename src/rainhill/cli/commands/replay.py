"""`rainhill replay`: check a record and tell the match in words."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console

from rainhill.cli import Subparsers, add_command
from rainhill.cli.files import at_version, read_match
from rainhill.kernel.jsonable import plain
from rainhill.kernel.match import Match
from rainhill.locales import text
from rainhill.locales.words import describe_entry, edition_title, game_title, map_title
from rainhill.terminal.console import add_palette, open_console, print_lines, read_line
from rainhill.terminal.outcome import print_outcome
from rainhill.terminal.screen import Palette, screen


def add(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "replay")
    parser.add_argument("file", metavar="FILE", help=text("cli-record-help"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--all", action="store_true", help=text("replay-all-help"))
    how.add_argument("--step", action="store_true", help=text("replay-step-help"))
    parser.add_argument("--at", type=int, metavar="N", help=text("cli-at-help"))
    parser.add_argument("--json", action="store_true", help=text("cli-json-help"))
    add_palette(parser)


def run(args: argparse.Namespace) -> int:
    """Replay and tell."""
    match = at_version(read_match(args.file), args.at)
    if args.json:
        print(json.dumps(_report(match), ensure_ascii=False, indent=1))
        return 0
    console, palette = open_console(args, match)
    header = match.header
    console.print(
        text(
            "replay-heading",
            title=game_title(header.game),
            map=map_title(header.game, header.map),
            edition=edition_title(header.game, header.edition),
            seats=header.seats,
            actions=len(match.entries),
        )
    )
    if args.step:
        _step(match, console, palette)
    else:
        for number in range(len(match.entries)):
            _tell(match, number, console)
    if match.outcome is not None:
        print_outcome(match, console, palette)
    console.print(text("replay-verified", hash=match.position.digest()))
    return 0


def _tell(match: Match, number: int, console: Console) -> None:
    entry = match.entries[number]
    console.print(
        text(
            "replay-entry",
            number=number + 1,
            seat=match.header.seats[entry.seat],
            action=match.game.format_action(entry.action),
            auto=entry.auto,
        ),
        style="bold",
    )
    if entry.comment:
        console.print(text("replay-comment", comment=entry.comment), style="italic")
    for sentence in describe_entry(match, number):
        console.print(text("replay-sentence", sentence=sentence))


def _step(match: Match, console: Console, palette: Palette) -> None:
    """Show the position after every action and wait for Enter; `q` ends it."""
    for number in range(len(match.entries)):
        past = match.branch(number + 1)
        print_lines(console, screen(past.view(None), palette, (console.width, console.height), spare=6))
        _tell(match, number, console)
        try:
            answer = read_line(console, text("replay-prompt", number=number + 1, actions=len(match.entries)))
        except EOFError:
            return
        if answer.lower() in ("q", "quit"):
            return


def _report(match: Match) -> dict[str, Any]:
    header, outcome = match.header, match.outcome
    return {
        "game": header.game,
        "map": header.map,
        "edition": header.edition,
        "options": dict(header.options),
        "seats": list(header.seats),
        "hash": match.position.digest(),
        "over": match.over,
        "outcome": None if outcome is None else plain(outcome),
        "actions": [
            {
                "number": number + 1,
                "seat": entry.seat,
                "action": match.game.format_action(entry.action),
                "auto": entry.auto,
                "events": [plain(event) for event in match.events[number]],
                "words": describe_entry(match, number),
            }
            for number, entry in enumerate(match.entries)
        ],
    }
