"""What all commands that draw in the terminal have in common: the console and how it looks."""

from __future__ import annotations

import argparse

from rich.console import Console

from rainhill.draw.terminal import Look, look_of
from rainhill.locales import text


def add_look(parser: argparse.ArgumentParser) -> None:
    """Add the switches for colours."""
    parser.add_argument("--theme", choices=("light", "dark"), help=text("cli-theme-help"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain-help"))


def open_console(args: argparse.Namespace) -> tuple[Console, Look]:
    """The console for the output, and what it can show."""
    console = Console(highlight=False, markup=False, emoji=False, no_color=True if args.plain else None)
    return console, look_of(console, args.theme)
