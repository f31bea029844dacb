"""`rainhill show`: the position of a record in the terminal, or as JSON."""

from __future__ import annotations

import argparse
import json

from rainhill.cli import Subparsers, add_command
from rainhill.cli.files import at_version, read_match, seat_of
from rainhill.kernel.jsonable import plain
from rainhill.locales import text
from rainhill.locales.words import ask, describe_entry
from rainhill.terminal.console import add_palette, open_console, print_lines
from rainhill.terminal.outcome import print_outcome
from rainhill.terminal.screen import Marks, screen


def add(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "show")
    parser.add_argument("file", metavar="FILE", help=text("cli-record-help"))
    parser.add_argument("--at", type=int, metavar="N", help=text("cli-at-help"))
    parser.add_argument("--seat", metavar="SEAT", help=text("cli-seat-help"))
    parser.add_argument("--json", action="store_true", help=text("cli-json-help"))
    add_palette(parser)


def run(args: argparse.Namespace) -> int:
    """Print the position."""
    match = at_version(read_match(args.file), args.at)
    seat = None if args.seat is None else seat_of(match, args.seat)
    view = match.view(seat)
    if args.json:
        print(json.dumps(plain(view), ensure_ascii=False, indent=1))
        return 0
    console, palette = open_console(args, match)
    news = describe_entry(match, len(match.entries) - 1) if match.entries else []
    lines = screen(view, palette, (console.width, None), marks=Marks(), news=news)
    print_lines(console, lines)
    if match.outcome is not None:
        print_outcome(match, console, palette)
    elif match.decision is not None:
        console.print(ask(match.decision, match.header))
    return 0
